//! What is heard: short dry sounds, made of tones that die away.

use std::f64::consts::TAU;

use super::Sound;

/// Samples a second.
const RATE: u32 = 44_100;

/// How loud the loudest moment of a sound is, of all that can be said.
const LOUDNESS: f64 = 0.5;

/// A tone that is struck once.
struct Tone {
    /// When it is struck, in seconds.
    at: f64,
    /// How high it is.
    hertz: f64,
    /// How loud it is beside the others.
    gain: f64,
    /// How quickly it dies away: after so many seconds a third of it is left.
    third_s: f64,
}

const fn tone(at: f64, hertz: f64, gain: f64, third_s: f64) -> Tone {
    Tone { at, hertz, gain, third_s }
}

impl Sound {
    /// The sound as it is played: 16 bits a sample, the lower byte first, one channel, 44,100 samples a second.
    #[must_use]
    pub fn samples(self) -> Vec<u8> {
        let tones = self.tones();
        let length_s = tones.iter().map(|tone| tone.at + 6.0 * tone.third_s).fold(0.0, f64::max);
        let all: f64 = tones.iter().map(|tone| tone.gain).sum();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most a second of samples")]
        let count = (length_s * f64::from(RATE)) as u32;
        let sample = |index: u32| {
            let at = f64::from(index) / f64::from(RATE);
            let wave: f64 = tones.iter().map(|tone| tone.at_time(at)).sum();
            // The last hundredth of it fades to nothing, lest it ends with a click.
            let fade = (f64::from(count - index) / f64::from(RATE) * 100.0).min(1.0);
            #[expect(clippy::cast_possible_truncation, reason = "no louder than the largest sample")]
            let loud = (wave / all * fade * LOUDNESS * f64::from(i16::MAX)) as i16;
            loud
        };
        (0..count).flat_map(|index| sample(index).to_le_bytes()).collect()
    }

    /// Wood is a boxwood coin on felt, stone a pebble in a dish, a bridge two knocks of a plank, a turn a lazy Susan with
    /// a soft stop, a win three bars of a marimba that rise, a loss two that fall, a draw the same one twice, a refusal a
    /// muted double tap.
    const fn tones(self) -> &'static [Tone] {
        match self {
            Self::Wood => const { &[tone(0.0, 620.0, 0.7, 0.014), tone(0.0, 1430.0, 0.3, 0.010)] },
            Self::Stone => const { &[tone(0.0, 980.0, 0.6, 0.012), tone(0.0, 2310.0, 0.4, 0.008)] },
            Self::Bridge => {
                const {
                    &[
                        tone(0.0, 330.0, 0.6, 0.020),
                        tone(0.0, 760.0, 0.2, 0.012),
                        tone(0.07, 410.0, 0.3, 0.016),
                        tone(0.07, 900.0, 0.1, 0.010),
                    ]
                }
            }
            Self::Turn => {
                const { &[tone(0.0, 140.0, 0.4, 0.060), tone(0.03, 210.0, 0.2, 0.050), tone(0.2, 480.0, 0.5, 0.012)] }
            }
            Self::Win => {
                const { &[tone(0.0, 523.3, 0.4, 0.10), tone(0.14, 659.3, 0.4, 0.10), tone(0.28, 784.0, 0.5, 0.16)] }
            }
            Self::Loss => const { &[tone(0.0, 523.3, 0.4, 0.10), tone(0.16, 392.0, 0.4, 0.14)] },
            Self::Draw => const { &[tone(0.0, 523.3, 0.4, 0.10), tone(0.18, 523.3, 0.3, 0.12)] },
            Self::Refuse => const { &[tone(0.0, 190.0, 0.5, 0.012), tone(0.06, 170.0, 0.4, 0.012)] },
        }
    }
}

impl Tone {
    fn at_time(&self, at: f64) -> f64 {
        let since = at - self.at;
        if since < 0.0 { 0.0 } else { self.gain * (TAU * self.hertz * since).sin() * (-since / self.third_s).exp() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 8] =
        [Sound::Wood, Sound::Stone, Sound::Bridge, Sound::Turn, Sound::Win, Sound::Loss, Sound::Draw, Sound::Refuse];

    fn values(sound: Sound) -> Vec<i16> {
        sound.samples().chunks(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect()
    }

    #[test]
    fn every_sound_is_short_heard_and_its_own() {
        for sound in ALL {
            let values = values(sound);
            assert!((1_000..60_000).contains(&values.len()), "{sound:?} has {} samples", values.len());
            let loudest = values.iter().map(|value| value.unsigned_abs()).max();
            assert!((2_000..=16_400).contains(&loudest.unwrap_or(0)), "{sound:?} is {loudest:?} loud");
            assert!(ALL.iter().filter(|other| other.samples() == sound.samples()).count() == 1, "{sound:?}");
        }
    }

    #[test]
    fn a_sound_begins_and_ends_without_a_click() {
        for sound in ALL {
            let values = values(sound);
            assert_eq!(values[0], 0, "{sound:?}");
            assert!(values.last().is_some_and(|last| last.abs() < 50), "{sound:?} ends at {:?}", values.last());
        }
    }
}
