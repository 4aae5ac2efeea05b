use super::{
    Sound,
    synthesis::{RATE, samples_in},
};

/// Returns the samples; 1 is full scale.
fn wave(sound: Sound) -> Vec<f64> {
    let pairs = sound.samples();
    let sample = |pair: &[u8]| f64::from(i16::from_le_bytes([pair[0], pair[1]])) / f64::from(i16::MAX);
    pairs.chunks(2).map(sample).collect()
}

fn decibels(swing: f64) -> f64 {
    20.0 * swing.log10()
}

fn power(wave: &[f64]) -> f64 {
    wave.iter().map(|swing| swing * swing).sum()
}

/// Returns the root mean square of some samples.
fn swing(wave: &[f64]) -> f64 {
    let count = u32::try_from(wave.len()).expect("less than a day");
    (power(wave) / f64::from(count)).sqrt()
}

/// Returns the power-weighted mean frequency of the spectrum, from the ratio of the samples' differences to the
/// samples.
fn brightness(wave: &[f64]) -> f64 {
    let changes: Vec<f64> = wave.windows(2).map(|pair| pair[1] - pair[0]).collect();
    (power(&changes) / power(wave)).sqrt() * f64::from(RATE) / std::f64::consts::TAU
}

#[test]
fn sound_is_wav_file_of_its_samples() {
    let (file, samples) = (Sound::Wood.wave(), Sound::Wood.samples());
    let number = |at: usize| u32::from_le_bytes([file[at], file[at + 1], file[at + 2], file[at + 3]]) as usize;
    assert_eq!((&file[..4], &file[8..16], &file[36..40]), (&b"RIFF"[..], &b"WAVEfmt "[..], &b"data"[..]));
    assert_eq!((number(4), number(40)), (file.len() - 8, samples.len()));
    // Sixteen bytes of format: PCM, mono, frames and bytes a second, bytes a frame, bits a sample.
    assert_eq!((number(16), number(20), number(24), number(28), number(32)), (16, 0x1_0001, 44_100, 88_200, 0x10_0002));
    assert_eq!(file[44..], samples);
}

#[test]
fn sounds_are_short() {
    for sound in Sound::ALL {
        let length_ms = wave(sound).len() * 1000 / RATE as usize;
        let longest = if matches!(sound, Sound::Win | Sound::Loss | Sound::Draw) { 900 } else { 250 };
        assert!((40..=longest).contains(&length_ms), "{sound:?} takes {length_ms} ms");
    }
}

#[test]
fn sounds_have_similar_loudness() {
    for sound in Sound::ALL {
        let wave = wave(sound);
        let peak = decibels(wave.iter().fold(0.0, |peak, swing| f64::max(peak, swing.abs())));
        assert!((-11.0..=-4.0).contains(&peak), "the peak of {sound:?} is at {peak:.1} dB");
        let loudest = wave.windows(samples_in(0.05)).step_by(100).map(swing).fold(0.0, f64::max);
        let loudest = decibels(loudest);
        assert!((-20.5..=-14.5).contains(&loudest), "the loudness of {sound:?} is {loudest:.1} dB");
        // Inaudible low frequencies displace the speaker's membrane.
        let mean = wave.iter().sum::<f64>() / f64::from(RATE);
        assert!(mean.abs() < 0.0002, "{sound:?} has a DC offset of {mean:.5}");
    }
}

#[test]
fn sounds_begin_and_end_at_zero() {
    for sound in Sound::ALL {
        let wave = wave(sound);
        let edge = |samples: &[f64]| samples.iter().fold(0.0, |most, swing| f64::max(most, swing.abs()));
        assert!(wave[0].abs() < 0.001, "{sound:?} begins at {}", wave[0]);
        assert!(edge(&wave[wave.len() - 20..]) < 0.001, "{sound:?} breaks off");
        assert!(swing(&wave[wave.len() - samples_in(0.01)..]) < 0.01, "{sound:?} does not fade out");
        // No discontinuities either: a click is a step that no resonant object can make.
        let steps = wave.windows(2).map(|pair| (pair[1] - pair[0]).abs());
        assert!(steps.fold(0.0, f64::max) < 0.2, "{sound:?} clicks");
    }
}

#[test]
fn sounds_differ_from_each_other() {
    use Sound::{Draw, Loss, Plank, Refuse, Rotate, Stone, Win, Wood};
    let mut heard = Sound::ALL.map(|sound| (brightness(&wave(sound)), sound));
    heard.sort_by(|one, other| one.0.total_cmp(&other.0));
    let order = heard.map(|(_, sound)| sound);
    assert_eq!(order, [Refuse, Loss, Plank, Draw, Rotate, Win, Wood, Stone], "{heard:?}");
    for pair in heard.windows(2) {
        assert!(pair[1].0 > pair[0].0 * 1.08, "{pair:?}");
    }
}

/// A win rises in pitch, a loss falls, and a draw keeps its pitch.
#[test]
fn win_sound_rises_and_loss_sound_falls() {
    let course = |sound: Sound| {
        let wave = wave(sound);
        let last = wave.len() - samples_in(0.2);
        (brightness(&wave[..samples_in(0.1)]), brightness(&wave[last..]))
    };
    let (first, last) = course(Sound::Win);
    assert!(last > first * 1.2, "a win goes from {first:.0} to {last:.0} Hz");
    let (first, last) = course(Sound::Loss);
    assert!(last < first / 1.2, "a loss goes from {first:.0} to {last:.0} Hz");
    let (first, last) = course(Sound::Draw);
    assert!((0.9..1.1).contains(&(last / first)), "a draw goes from {first:.0} to {last:.0} Hz");
}

/// The exact bytes, by their FNV hash: they are the same on every processor. After a change of a sound, listen to it
/// and update the expected hashes.
#[test]
fn sounds_match_golden_hashes() {
    let sums = Sound::ALL.map(|sound| {
        let sum = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
        format!("{:08x}", sound.samples().iter().fold(0x811C_9DC5, sum))
    });
    assert_eq!(sums.join(" "), "00c13887 ab0b3129 eb844a01 1a79e560 9bcdf6f6 8baebdd3 4bfd99e8 40405d7e");
}
