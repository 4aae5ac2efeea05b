//! Synthesis of struck objects: an impulse, the resonant modes of the object and a little reverberation.
//!
//! Only the four basic arithmetic operations are used, which give the same results on every processor: the sines of
//! system libraries may differ in the last digit, and a sound must be the same bytes everywhere.

/// Samples per second.
pub const RATE: u32 = 44_100;

/// The sample rate as a floating-point number.
const RATE_HZ: f64 = 44_100.0;

/// The length of the fade-out, in seconds.
const FADE_S: f64 = 0.02;

/// The echoes: delay in seconds and gain.
const ROOM: [(f64, f64); 3] = [(0.0071, 0.10), (0.0113, 0.07), (0.0179, 0.045)];

/// A resonant mode.
pub struct Mode {
    /// The frequency, in hertz.
    pub hertz: f64,
    /// The amplitude relative to the object's other modes, for an ideal impulse.
    pub gain: f64,
    /// The decay time to one third of the amplitude, in seconds.
    pub third_s: f64,
}

/// A strike of an object; a long, rough contact is a rub.
pub struct Strike {
    /// The start, in seconds.
    pub at_s: f64,
    /// The contact time, in seconds: longer is softer, with fewer high frequencies.
    pub contact_s: f64,
    /// The share of noise in the contact, from 0 to 1.
    pub roughness: f64,
    /// The strength relative to the sound's other strikes.
    pub force: f64,
    /// The resonant modes of the object.
    pub modes: Vec<Mode>,
}

pub const fn mode(hertz: f64, gain: f64, third_s: f64) -> Mode {
    Mode { hertz, gain, third_s }
}

/// Returns the samples of some strikes over a length in seconds; the loudness is not normalized.
pub fn strike_response(strikes: &[Strike], length_s: f64) -> Vec<f64> {
    let mut wave = vec![0.0; samples_in(length_s)];
    for strike in strikes {
        let start = samples_in(strike.at_s).min(wave.len());
        let contact = strike.contact();
        for mode in &strike.modes {
            mode.resonate(&contact, &mut wave[start..]);
        }
    }
    let mut heard = wave.clone();
    for (after_s, part) in ROOM {
        let after = samples_in(after_s).min(wave.len());
        for (heard, reflected) in heard[after..].iter_mut().zip(&wave) {
            *heard += part * reflected;
        }
    }
    remove_offset(&mut heard);
    fade(&mut heard);
    heard
}

/// Returns the number of samples of a time.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most a second, never negative")]
pub fn samples_in(seconds: f64) -> usize {
    (seconds * RATE_HZ) as usize
}

impl Strike {
    /// Returns the force of the contact over time: a smooth rise and fall.
    fn contact(&self) -> Vec<f64> {
        let count = samples_in(self.contact_s).max(2);
        let course: Vec<f64> = (0..count).map(|at| bump((number(at)) / number(count))).collect();
        let (sum, power) = course.iter().fold((0.0, 0.0), |(sum, power), force| (sum + force, power + force * force));
        let mut noise = Noise(0x2545_F491);
        let smooth = (1.0 - self.roughness) * self.force / sum;
        let rough = self.roughness * self.force / power.sqrt();
        course.into_iter().map(|force| force * (smooth + rough * noise.next())).collect()
    }
}

impl Mode {
    /// Adds the response of a mode to a contact, by a two-pole resonator.
    fn resonate(&self, contact: &[f64], wave: &mut [f64]) {
        let (sine, cosine) = sine_and_cosine(std::f64::consts::TAU * self.hertz / RATE_HZ);
        let radius = decay(1.0 / (self.third_s * RATE_HZ));
        let (first, second) = (2.0 * radius * cosine, radius * radius);
        let (mut last, mut before) = (0.0, 0.0);
        let contact = contact.iter().copied().chain(std::iter::repeat(0.0));
        for (sample, force) in wave.iter_mut().zip(contact) {
            let now = self.gain * sine * force + first * last - second * before;
            (before, last) = (last, now);
            *sample += now;
        }
    }
}

/// Returns a smooth bump: 0 at 0 and at 1, with a peak of 1 between them.
fn bump(part: f64) -> f64 {
    let hill = 4.0 * part * (1.0 - part);
    hill * hill
}

/// Returns the sine and the cosine of an angle below a right angle, by their series.
fn sine_and_cosine(angle: f64) -> (f64, f64) {
    let square = angle * angle;
    let (mut sine, mut cosine) = (angle, 1.0);
    let (mut of_sine, mut of_cosine) = (angle, 1.0);
    for step in (2..24).step_by(2).map(f64::from) {
        of_cosine *= -square / (step * (step - 1.0));
        of_sine *= -square / (step * (step + 1.0));
        (sine, cosine) = (sine + of_sine, cosine + of_cosine);
    }
    (sine, cosine)
}

/// Returns the rest of an exponential decay from 1 after a fraction of the time to one third, by its series.
fn decay(part: f64) -> f64 {
    let mut left = 1.0;
    let mut term = 1.0;
    for step in (1..12).map(f64::from) {
        term *= -part / step;
        left += term;
    }
    left
}

/// Pseudorandom numbers between -1 and 1, the same sequence each time.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        f64::from(self.0) / f64::from(u32::MAX) * 2.0 - 1.0
    }
}

/// Removes the DC offset and inaudible low frequencies, which would only displace the speaker's membrane.
fn remove_offset(wave: &mut [f64]) {
    const POLE: f64 = 0.99;
    let (mut last_input, mut last_output) = (0.0, 0.0);
    for sample in wave {
        let now = *sample - last_input + POLE * last_output;
        (last_input, last_output) = (*sample, now);
        *sample = now;
    }
}

/// Fades out the end, to avoid a click.
fn fade(wave: &mut [f64]) {
    let count = samples_in(FADE_S).min(wave.len());
    for (left, sample) in wave.iter_mut().rev().take(count).enumerate() {
        let part = number(left) / number(count);
        *sample *= part * part * (3.0 - 2.0 * part);
    }
}

#[expect(clippy::cast_precision_loss, reason = "a count of samples, below 2^53")]
fn number(count: usize) -> f64 {
    count as f64
}
