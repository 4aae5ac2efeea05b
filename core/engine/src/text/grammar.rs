//! Functions of the texts: a small first letter, and endings that depend on the last sound of an argument, which are
//! Korean particles and Turkish suffixes.
//!
//! ```text
//! Better: { LOWER($move) }
//! { $cell }{ PARTICLE($cell, "이", "가") }
//! { $cell }’{ SUFFIX($cell, "de") }
//! ```

use fluent_bundle::{FluentError, FluentResource, FluentValue, concurrent::FluentBundle};

use super::Language;

/// Adds the language's functions to a bundle.
pub fn add_functions(bundle: &mut FluentBundle<FluentResource>, language: Language) -> Result<(), FluentError> {
    bundle.add_function("LOWER", |arguments, _| lower_of(arguments))?;
    match language.tag() {
        "ko" => bundle.add_function("PARTICLE", |arguments, _| particle_of(arguments)),
        "tr" => bundle.add_function("SUFFIX", |arguments, _| suffix_of(arguments)),
        _ => Ok(()),
    }
}

/// Returns a text with a small first letter.
fn lower_of<'text>(arguments: &[FluentValue<'text>]) -> FluentValue<'text> {
    let [phrase] = arguments else { return FluentValue::Error };
    let phrase = text(phrase);
    let mut letters = phrase.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect()).into()
}

fn particle_of<'text>(arguments: &[FluentValue<'text>]) -> FluentValue<'text> {
    let [word, after_consonant, after_vowel] = arguments else { return FluentValue::Error };
    particle(&text(word), &text(after_consonant), &text(after_vowel)).into()
}

fn suffix_of<'text>(arguments: &[FluentValue<'text>]) -> FluentValue<'text> {
    let [word, kind] = arguments else { return FluentValue::Error };
    suffix(&text(word), &text(kind)).map_or(FluentValue::Error, FluentValue::from)
}

fn text(value: &FluentValue<'_>) -> String {
    match value {
        FluentValue::String(text) => text.to_string(),
        FluentValue::Number(number) => number.as_string().into_owned(),
        _ => String::new(),
    }
}

/// The last sound of a Korean word, as far as particles depend on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LastSound {
    Vowel,
    /// ㄹ, a vowel for the particle 로.
    Rieul,
    Consonant,
}

/// Returns the particle after a word, or both if the word's last sound is unknown: `이(가)`.
fn particle(word: &str, after_consonant: &str, after_vowel: &str) -> String {
    let is_ro = after_vowel.starts_with('로');
    match last_sound(word) {
        Some(LastSound::Vowel) => after_vowel.to_owned(),
        Some(LastSound::Rieul) if is_ro => after_vowel.to_owned(),
        Some(LastSound::Rieul | LastSound::Consonant) => after_consonant.to_owned(),
        None if is_ro => "(으)로".to_owned(),
        None => format!("{after_consonant}({after_vowel})"),
    }
}

/// Returns the last sound of a word as Koreans read it: digits as numbers, a single letter by its name.
fn last_sound(word: &str) -> Option<LastSound> {
    let (before, last) = last_letters(word)?;
    let is_alone = !before.is_some_and(char::is_alphabetic);
    match last.to_ascii_lowercase() {
        syllable @ '가'..='힣' => Some(match (u32::from(syllable) - u32::from('가')) % 28 {
            0 => LastSound::Vowel,
            8 => LastSound::Rieul,
            _ => LastSound::Consonant,
        }),
        '1' | '7' | '8' | 'l' => Some(LastSound::Rieul),
        'r' if is_alone => Some(LastSound::Rieul),
        '0' | '3' | '6' | 'm' | 'n' => Some(LastSound::Consonant),
        'g' if before.is_some_and(|letter| letter.eq_ignore_ascii_case(&'n')) => Some(LastSound::Consonant),
        '2' | '4' | '5' | '9' | 'a'..='z' => Some(LastSound::Vowel),
        _ => None,
    }
}

/// Returns the last letter or digit of a word, and the character before it.
fn last_letters(word: &str) -> Option<(Option<char>, char)> {
    let mut letters = word.trim_end_matches(|letter: char| !letter.is_alphanumeric()).chars().rev();
    let last = letters.next()?;
    Some((letters.next(), last))
}

/// Returns the Turkish suffix of this kind (`i`, `e`, `de`, `den`, `in` or `le`) after a word.
fn suffix(word: &str, kind: &str) -> Option<String> {
    let spoken = spoken(word);
    let last = spoken.chars().next_back().unwrap_or('e');
    let vowel = spoken.chars().rev().find(|letter| is_vowel(*letter)).unwrap_or('e');
    let wide = if matches!(vowel, 'a' | 'ı' | 'o' | 'u') { 'a' } else { 'e' };
    let narrow = match vowel {
        'a' | 'ı' => 'ı',
        'o' | 'u' => 'u',
        'ö' | 'ü' => 'ü',
        _ => 'i',
    };
    let hard = if matches!(last, 'f' | 's' | 't' | 'k' | 'ç' | 'ş' | 'h' | 'p') { 't' } else { 'd' };
    let between = |letter| if is_vowel(last) { letter } else { "" };
    Some(match kind {
        "i" => format!("{}{narrow}", between("y")),
        "e" => format!("{}{wide}", between("y")),
        "de" => format!("{hard}{wide}"),
        "den" => format!("{hard}{wide}n"),
        "in" => format!("{}{narrow}n", between("n")),
        "le" => format!("{}l{wide}", between("y")),
        _ => return None,
    })
}

const fn is_vowel(letter: char) -> bool {
    matches!(letter, 'a' | 'e' | 'ı' | 'i' | 'o' | 'ö' | 'u' | 'ü')
}

/// Returns a word in lower case as Turks read it: digits as a number, a single letter by its name.
fn spoken(word: &str) -> String {
    let word = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
    let last = word.rsplit(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    let letters = last.trim_end_matches(|letter: char| letter.is_ascii_digit());
    if letters.len() < last.len() {
        return number(&last[letters.len()..]).to_owned();
    }
    let tail = last.rsplit(|letter: char| letter.is_ascii_digit()).next().unwrap_or_default();
    let mut lower = String::new();
    for letter in tail.chars() {
        match letter {
            'I' => lower.push('ı'),
            'Â' | 'â' => lower.push('a'),
            'İ' | 'Î' | 'î' => lower.push('i'),
            'Û' | 'û' => lower.push('u'),
            _ => lower.extend(letter.to_lowercase()),
        }
    }
    match lower.as_str() {
        "q" => "kü".to_owned(),
        "x" => "iks".to_owned(),
        "h" | "k" => lower + "a",
        letter if letter.chars().count() == 1 && !letter.chars().all(is_vowel) => lower + "e",
        _ => lower,
    }
}

/// Returns the last word of a number in Turkish.
fn number(digits: &str) -> &'static str {
    let zeros = digits.len() - digits.trim_end_matches('0').len();
    let digit = digits.trim_end_matches('0').bytes().last().map_or(0, |digit| usize::from(digit - b'0'));
    let ones = ["sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz"];
    let tens = ["sıfır", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan"];
    match zeros {
        _ if digit == 0 => ones[0],
        0 => ones[digit],
        1 => tens[digit],
        2 => "yüz",
        3..=5 => "bin",
        _ => "milyon",
    }
}

#[cfg(test)]
mod tests {
    use super::{particle, suffix};

    #[test]
    fn korean_particles_follow_last_sound() {
        let subject = |word| particle(word, "이", "가");
        let expected = "a:가 e4:가 d10:이 b1:이 c7:이 h8:이 g3:이 f6:이 a2:가 c5:가 i9:가 주황:이 파랑:이 컴퓨터:가 하늘:이 l:이 r:이 Peter:가 Ann:이 Ying:이 “e4”:가 7:이";
        for pair in expected.split(' ') {
            let (word, particle) = pair.rsplit_once(':').expect("a word and its particle");
            assert_eq!(subject(word), particle, "{word}");
        }
        assert_eq!(subject("王"), "이(가)");
    }

    #[test]
    fn korean_ro_follows_rieul_like_vowel() {
        for (word, expected) in
            [("e4", "로"), ("e1", "로"), ("하늘", "로"), ("d3", "으로"), ("파랑", "으로"), ("王", "(으)로")]
        {
            assert_eq!(particle(word, "으로", "로"), expected, "{word}");
        }
    }

    #[test]
    fn turkish_suffixes_follow_last_vowel_and_consonant() {
        let expected = [
            ("e4", "ü e te ten ün le"),
            ("a1", "i e de den in le"),
            ("b2", "yi ye de den nin yle"),
            ("c3", "ü e te ten ün le"),
            ("d5", "i e te ten in le"),
            ("f6", "yı ya da dan nın yla"),
            ("h9", "u a da dan un la"),
            ("d10", "u a da dan un la"),
            ("20", "yi ye de den nin yle"),
            ("40", "ı a ta tan ın la"),
            ("100", "ü e de den ün le"),
            ("0", "ı a da dan ın la"),
            ("Ayşe", "yi ye de den nin yle"),
            ("Ahmet", "i e te ten in le"),
            ("IŞIK", "ı a ta tan ın la"),
            ("Turuncu", "yu ya da dan nun yla"),
            ("b", "yi ye de den nin yle"),
            ("k", "yı ya da dan nın yla"),
        ];
        for (word, suffixes) in expected {
            let found = ["i", "e", "de", "den", "in", "le"].map(|kind| suffix(word, kind).expect("a known suffix"));
            assert_eq!(found.join(" "), suffixes, "{word}");
        }
        assert_eq!(suffix("e4", "ler"), None);
    }
}
