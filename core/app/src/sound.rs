//! Sound effects: short, dry, percussive sounds, synthesized at run time.

mod synthesis;
#[cfg(test)]
mod tests;

use synthesis::{RATE, Strike, mode, samples_in, strike_response};

use super::Sound;

/// The target loudness, relative to full scale: the geometric mean of the peak sample and the loudest window of a
/// twentieth of a second, because short sounds are perceived as softer than their peak, and long ones as louder.
const LOUDNESS: f64 = 0.24;

/// The length of a WAV file's header.
const HEADER_BYTES: usize = 44;

/// The second knock of a bridge, and the stop of a quadrant.
const PLANK_LANDS_MS: u32 = 70;
const ROTATION_STOPS_MS: u32 = 190;

/// The loudness window, in seconds.
const WINDOW_S: f64 = 0.05;

impl Sound {
    /// All sounds.
    pub const ALL: [Self; 8] =
        [Self::Wood, Self::Stone, Self::Plank, Self::Rotate, Self::Win, Self::Loss, Self::Draw, Self::Refuse];

    /// Returns the sound as a WAV file: a header of 44 bytes, then 16-bit mono samples at 44,100 Hz.
    #[must_use]
    pub fn wave(self) -> Vec<u8> {
        const SAMPLE_BYTES: u16 = 2;
        let samples = self.samples();
        let length = u32::try_from(samples.len()).unwrap_or(u32::MAX);
        let [mono, pcm] = [1_u16.to_le_bytes(); 2];
        let mut file = Vec::with_capacity(HEADER_BYTES + samples.len());
        file.extend(b"RIFF");
        file.extend((length + 36).to_le_bytes());
        file.extend(b"WAVEfmt ");
        file.extend(16_u32.to_le_bytes());
        file.extend([pcm, mono].concat());
        file.extend(RATE.to_le_bytes());
        file.extend((RATE * u32::from(SAMPLE_BYTES)).to_le_bytes());
        file.extend(SAMPLE_BYTES.to_le_bytes());
        file.extend((8 * SAMPLE_BYTES).to_le_bytes());
        file.extend(b"data");
        file.extend(length.to_le_bytes());
        file.extend(samples);
        file
    }

    /// Returns the time within the sound at which something lands, in milliseconds: a bridge's second end, or a quadrant
    /// that stops after turning.
    pub(crate) const fn impact_ms(self) -> u32 {
        match self {
            Self::Plank => PLANK_LANDS_MS,
            Self::Rotate => ROTATION_STOPS_MS,
            Self::Wood | Self::Stone | Self::Win | Self::Loss | Self::Draw | Self::Refuse => 0,
        }
    }

    /// Returns the sound as little-endian PCM.
    fn samples(self) -> Vec<u8> {
        let (length_s, strikes) = self.strikes();
        let wave = strike_response(&strikes, length_s);
        let gain = LOUDNESS / (peak(&wave) * loudness(&wave)).sqrt();
        let sample = |swing: f64| {
            #[expect(clippy::cast_possible_truncation, reason = "no louder than the largest sample")]
            let sample = (swing * gain * f64::from(i16::MAX)).round() as i16;
            sample
        };
        wave.into_iter().flat_map(|swing| sample(swing).to_le_bytes()).collect()
    }

    /// Returns the sound's length in seconds and its strikes.
    fn strikes(self) -> (f64, Vec<Strike>) {
        match self {
            // A boxwood coin on a felt-backed board.
            Self::Wood => (
                0.06,
                vec![Strike {
                    at_s: 0.0,
                    contact_s: 0.0006,
                    roughness: 0.12,
                    force: 1.0,
                    modes: vec![
                        mode(390.0, 0.7, 0.012),
                        mode(860.0, 1.0, 0.016),
                        mode(1_540.0, 0.5, 0.009),
                        mode(2_730.0, 0.25, 0.005),
                    ],
                }],
            ),
            // A pebble falling into a clay dish and coming to rest.
            Self::Stone => (0.08, [(0.0, 1.0), (0.038, 0.25)].map(|(at_s, force)| pebble(at_s, force)).into()),
            // A plank: one end knocks, then the other.
            Self::Plank => (
                0.14,
                vec![
                    Strike {
                        at_s: 0.0,
                        contact_s: 0.0018,
                        roughness: 0.05,
                        force: 1.0,
                        modes: vec![
                            mode(296.0, 1.0, 0.030),
                            mode(512.0, 0.6, 0.020),
                            mode(905.0, 0.35, 0.011),
                            mode(1_480.0, 0.2, 0.006),
                        ],
                    },
                    Strike {
                        at_s: seconds(PLANK_LANDS_MS),
                        contact_s: 0.0014,
                        roughness: 0.05,
                        force: 0.55,
                        modes: vec![mode(352.0, 1.0, 0.026), mode(610.0, 0.6, 0.016), mode(1_076.0, 0.35, 0.009)],
                    },
                ],
            ),
            // A wooden turntable that rubs on its rim and stops softly.
            Self::Rotate => (
                0.25,
                vec![
                    Strike {
                        at_s: 0.0,
                        contact_s: 0.19,
                        roughness: 1.0,
                        force: 1.7,
                        modes: vec![mode(640.0, 1.0, 0.0016), mode(1_250.0, 0.6, 0.0010)],
                    },
                    Strike {
                        at_s: seconds(ROTATION_STOPS_MS),
                        contact_s: 0.0024,
                        roughness: 0.05,
                        force: 1.0,
                        modes: vec![mode(398.0, 1.0, 0.024), mode(842.0, 0.7, 0.014), mode(1_570.0, 0.3, 0.007)],
                    },
                ],
            ),
            Self::Win => {
                (0.9, vec![bar(0.0, 523.25, 0.8, 0.07), bar(0.15, 659.26, 0.85, 0.07), bar(0.3, 783.99, 1.0, 0.17)])
            }
            Self::Loss => (0.52, vec![bar(0.0, 329.63, 0.9, 0.08), bar(0.16, 261.63, 1.0, 0.12)]),
            Self::Draw => (0.5, vec![bar(0.0, 440.0, 1.0, 0.08), bar(0.16, 440.0, 0.8, 0.12)]),
            // Two knocks of a knuckle on a covered surface.
            Self::Refuse => (0.09, [(0.0, 1.0), (0.042, 0.8)].map(|(at_s, force)| tap(at_s, force)).into()),
        }
    }
}

fn seconds(ms: u32) -> f64 {
    f64::from(ms) / 1000.0
}

fn pebble(at_s: f64, force: f64) -> Strike {
    Strike {
        at_s,
        contact_s: 0.0004,
        roughness: 0.15,
        force,
        modes: vec![
            mode(620.0, 0.3, 0.014),
            mode(1_370.0, 1.0, 0.018),
            mode(2_190.0, 0.7, 0.012),
            mode(3_460.0, 0.4, 0.007),
            mode(5_230.0, 0.2, 0.004),
        ],
    }
}

fn tap(at_s: f64, force: f64) -> Strike {
    Strike {
        at_s,
        contact_s: 0.005,
        roughness: 0.02,
        force,
        modes: vec![mode(258.0, 1.0, 0.014), mode(421.0, 0.5, 0.008)],
    }
}

/// Returns a marimba bar, struck with felt: its second partial is tuned two octaves above the first.
fn bar(at_s: f64, hertz: f64, force: f64, third_s: f64) -> Strike {
    let modes = vec![mode(hertz, 1.0, third_s), mode(4.0 * hertz, 0.3, third_s / 4.0), mode(9.9 * hertz, 0.1, 0.008)];
    Strike { at_s, contact_s: 0.0012, roughness: 0.0, force, modes }
}

/// Returns the peak amplitude.
fn peak(wave: &[f64]) -> f64 {
    wave.iter().fold(0.0, |peak, swing| f64::max(peak, swing.abs()))
}

/// Returns the root mean square of the loudest window.
fn loudness(wave: &[f64]) -> f64 {
    let count = samples_in(WINDOW_S);
    let power_of = |window: &[f64]| window.iter().map(|swing| swing * swing).sum::<f64>() / WINDOW_S;
    let loudest = wave.windows(count).step_by(count / 10).map(power_of).fold(0.0, f64::max);
    (loudest / f64::from(synthesis::RATE)).sqrt()
}
