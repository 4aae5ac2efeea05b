//! Struck things: a blow, the tones in which the thing rings, and a little of the room.
//!
//! Nothing but the four operations of numbers is used, which every processor does alike: sines of a system's library may
//! differ in their last digit, and a sound is to be the same bytes everywhere.

/// Samples a second.
pub const RATE: u32 = 44_100;

/// The same as a number that can be reckoned with.
const RATE_HZ: f64 = 44_100.0;

/// How long the end fades, in seconds.
const FADE_S: f64 = 0.02;

/// What comes back from the room: after so many seconds so much of it.
const ROOM: [(f64, f64); 3] = [(0.0071, 0.10), (0.0113, 0.07), (0.0179, 0.045)];

/// What a thing rings in.
pub struct Tone {
    /// How high it is.
    pub hertz: f64,
    /// How loud it is beside the others of its thing, were it struck by a point.
    pub gain: f64,
    /// How quickly it dies away: after so many seconds a third of it is left.
    pub third_s: f64,
}

/// A thing that is struck, or rubbed where the contact is long and rough.
pub struct Blow {
    /// When it begins, in seconds.
    pub at_s: f64,
    /// How long the two touch, in seconds: the softer, the longer, and the fewer high tones.
    pub contact_s: f64,
    /// How much of the contact is rough, from 0 to 1: what rustles.
    pub roughness: f64,
    /// How hard it is beside the others of its sound.
    pub force: f64,
    /// What rings.
    pub tones: Vec<Tone>,
}

pub const fn tone(hertz: f64, gain: f64, third_s: f64) -> Tone {
    Tone { hertz, gain, third_s }
}

/// What is heard of some blows in so many seconds; how loud it is has no meaning yet.
pub fn rung(blows: &[Blow], length_s: f64) -> Vec<f64> {
    let mut wave = vec![0.0; samples_in(length_s)];
    for blow in blows {
        let start = samples_in(blow.at_s).min(wave.len());
        let contact = blow.contact();
        for tone in &blow.tones {
            tone.ring(&contact, &mut wave[start..]);
        }
    }
    let mut heard = wave.clone();
    for (after_s, part) in ROOM {
        let after = samples_in(after_s).min(wave.len());
        for (heard, reflected) in heard[after..].iter_mut().zip(&wave) {
            *heard += part * reflected;
        }
    }
    without_offset(&mut heard);
    fade(&mut heard);
    heard
}

/// How many samples a time takes.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most a second, never negative")]
pub fn samples_in(seconds: f64) -> usize {
    (seconds * RATE_HZ) as usize
}

impl Blow {
    /// The force of the contact in its course: it grows and goes, smoothly.
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

impl Tone {
    /// Adds what rings of a contact: two poles that turn round and come nearer to the middle.
    fn ring(&self, contact: &[f64], wave: &mut [f64]) {
        let (sine, cosine) = sine_and_cosine(std::f64::consts::TAU * self.hertz / RATE_HZ);
        let left = decay(1.0 / (self.third_s * RATE_HZ));
        let (moves, shrinks) = (2.0 * left * cosine, left * left);
        let (mut last, mut before) = (0.0, 0.0);
        let contact = contact.iter().copied().chain(std::iter::repeat(0.0));
        for (sample, force) in wave.iter_mut().zip(contact) {
            let now = self.gain * sine * force + moves * last - shrinks * before;
            (before, last) = (last, now);
            *sample += now;
        }
    }
}

/// 0 at 0 and at 1, 1 between them.
fn bump(part: f64) -> f64 {
    let hill = 4.0 * part * (1.0 - part);
    hill * hill
}

/// The sine and the cosine of an angle below a right one, by their series.
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

/// What is left of 1 after a part of the time in which a third is left, by its series.
fn decay(part: f64) -> f64 {
    let mut left = 1.0;
    let mut term = 1.0;
    for step in (1..12).map(f64::from) {
        term *= -part / step;
        left += term;
    }
    left
}

/// Numbers between -1 and 1 in no order, the same ones each time.
struct Noise(u32);

impl Noise {
    fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        f64::from(self.0) / f64::from(u32::MAX) * 2.0 - 1.0
    }
}

/// Takes away what is too low to be heard: it would only push the speaker out.
fn without_offset(wave: &mut [f64]) {
    const KEEPS: f64 = 0.99;
    let (mut came, mut went) = (0.0, 0.0);
    for sample in wave {
        let now = *sample - came + KEEPS * went;
        (came, went) = (*sample, now);
        *sample = now;
    }
}

/// Lets the end fade to nothing, lest it clicks.
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
