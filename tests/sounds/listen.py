#!/usr/bin/env python3
"""Listens to the app's sounds and compares them with what the design asks: length, strikes, pitch, levels and decay.

    tests/sounds/listen.py FOLDER    reads FOLDER/*.wav, prints a table, and fails if a sound differs

It shares no code with the synthesis, and needs only Python's standard library.
"""

import cmath
import math
import pathlib
import sys
import wave

# Length in ms, strikes, and the range of the strongest frequency in Hz.
ASKED = {
    "wood": (60, 1, (350, 1600)),
    "stone": (80, 2, (1100, 4000)),
    "plank": (140, 2, (200, 700)),
    "rotate": (250, None, (300, 1500)),
    "win": (900, 3, (500, 850)),
    "loss": (520, 2, (240, 350)),
    "draw": (500, 2, (400, 480)),
    "refuse": (90, 2, (150, 450)),
}
# The pitches of the notes, in Hz: up after a win, down after a loss.
NOTES = {"win": (523, 659, 784), "loss": (330, 262), "draw": (440, 440)}

FRAME_MS = 2


def samples_of(path):
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2), path
        raw = file.readframes(file.getnframes())
        rate = file.getframerate()
    return [int.from_bytes(raw[at : at + 2], "little", signed=True) / 32768 for at in range(0, len(raw), 2)], rate


def decibels(swing):
    return 20 * math.log10(max(swing, 1e-9))


def rms(samples):
    return math.sqrt(sum(sample * sample for sample in samples) / max(len(samples), 1))


def weighted(samples, rate):
    """Applies the two filters of ITU-R BS.1770: the head's, and one for low frequencies."""
    for f0, gain, q, is_shelf in ((1681.97, 4.0, 0.7072, True), (38.135, 0.0, 0.5003, False)):
        k = math.tan(math.pi * f0 / rate)
        a0 = 1 + k / q + k * k
        a1, a2 = 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0
        if is_shelf:
            high = 10 ** (gain / 20)
            band = high**0.49967
            b = [(high + band * k / q + k * k) / a0, 2 * (k * k - high) / a0, (high - band * k / q + k * k) / a0]
        else:
            b = [1, -2, 1]
        out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
        for x in samples:
            y = b[0] * x + b[1] * x1 + b[2] * x2 - a1 * y1 - a2 * y2
            x1, x2, y1, y2 = x, x1, y, y1
            out.append(y)
        samples = out
    return samples


def loudest(samples, rate, ms):
    count = max(1, int(rate * ms / 1000))
    if len(samples) <= count:
        return math.sqrt(sum(sample * sample for sample in samples) / count)
    return max(rms(samples[at : at + count]) for at in range(0, len(samples) - count, count // 8))


def spectrum(samples, rate, low=100.0, high=6000.0, step=1.01):
    """Returns frequencies, a sixth of a semitone apart, with the strength of each."""
    count = len(samples)
    window = [sample * (0.5 - 0.5 * math.cos(2 * math.pi * (at + 0.5) / count)) for at, sample in enumerate(samples)]
    found, hertz = [], low
    while hertz < high:
        turn = cmath.exp(-2j * math.pi * hertz / rate)
        total = 0j
        for sample in reversed(window):
            total = total * turn + sample
        found.append((abs(total), hertz))
        hertz *= step
    return found


def strikes_of(samples, rate):
    """Returns the times of the strikes in ms: the level rises by half within a few frames, near the loudest."""
    count = int(rate * FRAME_MS / 1000)
    frames = [rms(samples[at : at + count]) for at in range(0, len(samples) - count + 1, count)]
    peak = max(frames)
    strikes = []
    for at, level in enumerate(frames):
        before = min(frames[max(0, at - 6) : at], default=0.0)
        is_apart = not strikes or at * FRAME_MS - strikes[-1] > 25
        if level > 0.3 * peak and level > 1.6 * before and is_apart:
            strikes.append(at * FRAME_MS)
    return strikes


def decay_ms(samples, rate):
    """Returns the time from the loudest frame until everything is 30 dB softer."""
    count = int(rate * FRAME_MS / 1000)
    frames = [rms(samples[at : at + count]) for at in range(0, len(samples) - count + 1, count)]
    top = frames.index(max(frames))
    last = max(at for at, level in enumerate(frames) if level > frames[top] / 31.6)
    return (last - top + 1) * FRAME_MS


def listen(name, samples, rate):
    length, strikes, (low, high) = ASKED[name]
    faults = []
    heard_ms = 1000 * len(samples) / rate
    if abs(heard_ms - length) > 3:
        faults.append(f"takes {heard_ms:.0f} ms, not {length}")
    found = strikes_of(samples, rate)
    if strikes is not None and len(found) != strikes:
        faults.append(f"has strikes at {found} ms, not {strikes}")
    if name in ("stone", "plank", "refuse") and len(found) == 2:
        levels = [rms(samples[int(rate * at / 1000) :][: int(rate * 0.02)]) for at in found]
        if levels[1] >= levels[0]:
            faults.append("the second strike is not lighter")
    hertz = max(spectrum(samples, rate))[1]
    if not low <= hertz <= high:
        faults.append(f"is strongest at {hertz:.0f} Hz, not {low} to {high}")
    notes = []
    for at, asked in zip(found, NOTES.get(name, ())):
        part = samples[int(rate * (at + 5) / 1000) :][: int(rate * 0.1)]
        note = max(spectrum(part, rate, asked / 1.5, asked * 1.5))[1]
        notes.append(f"{note:.0f}")
        if abs(math.log2(note / asked)) > 0.5 / 12:
            faults.append(f"plays {note:.0f} Hz, not {asked}")
    peak, level = decibels(max(map(abs, samples))), decibels(loudest(samples, rate, 50))
    loudness = -0.691 + decibels(loudest(weighted(samples, rate), rate, 50))
    if not -11 <= peak <= -4:
        faults.append(f"peaks at {peak:.1f} dB")
    if name == "rotate":
        # The final stop is at most three times as loud as the rotation before it.
        turning = rms(samples[int(rate * 0.05) : int(rate * 0.15)])
        stop = rms(samples[int(rate * 0.19) : int(rate * 0.22)])
        if not 0.5 < stop / turning < 5:
            faults.append(f"stops at {stop / turning:.1f} times the level of turning")
    end = decibels(rms(samples[-int(rate * 0.005) :]) / max(map(abs, samples)))
    if end > -40:
        faults.append(f"breaks off at {end:.0f} dB")
    row = (name, length, heard_ms, len(found), hertz, "-".join(notes), peak, level, loudness, decay_ms(samples, rate))
    return row, faults, loudness


def main():
    folder = pathlib.Path(sys.argv[1])
    titles = ("sound", "asked", "ms", "strikes", "Hz", "notes", "peak dB", "RMS dB", "LUFS", "-30 dB ms")
    print("{:8} {:>5} {:>5} {:>7} {:>5} {:>12} {:>8} {:>7} {:>6} {:>10}".format(*titles))
    faults, levels = [], []
    for name in ASKED:
        row, own, loudness = listen(name, *samples_of(folder / f"{name}.wav"))
        print("{:8} {:5} {:5.0f} {:7} {:5.0f} {:>12} {:8.1f} {:7.1f} {:6.1f} {:10}".format(*row))
        faults += [f"{name} {fault}" for fault in own]
        levels.append(loudness)
    if max(levels) - min(levels) > 7:
        faults.append(f"the sounds differ by {max(levels) - min(levels):.1f} LU")
    print("\n".join(faults), file=sys.stderr)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
