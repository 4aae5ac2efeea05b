//! One source with all its faults, each behind a switch: so they are compiled once, and not once for each.

use crate::find::{Mutant, Place};

/// Where the core asks which fault is in force.
pub const SWITCH: &str = "crate::mutant::is";

/// The module that answers. Zero is no fault.
pub const MODULE: &str = "
/// Which fault is in force.
pub mod mutant {
    static NUMBER: std::sync::LazyLock<usize> = std::sync::LazyLock::new(|| {
        std::env::var(\"FIVEFOLD_MUTANT\").ok().and_then(|number| number.parse().ok()).unwrap_or(0)
    });
    /// Whether it is this one.
    pub fn is(number: usize) -> bool {
        *NUMBER == number
    }
}
";

/// The source with these faults by their numbers.
pub fn woven(source: &str, mutants: &[(usize, Mutant)]) -> String {
    // At one place what is outside comes first: the mutants are in that order, and all that closes is alike.
    let mut insertions: Vec<(usize, String)> = Vec::new();
    for (number, mutant) in mutants {
        match &mutant.place {
            Place::AtOnce(at, answer) => {
                insertions.push((*at, format!(" if {SWITCH}({number}) {{ return {answer}; }} ")));
            }
            Place::Instead(range, text) => {
                insertions.push((range.start, format!("(if {SWITCH}({number}) {{ {text} }} else {{ ")));
                insertions.push((range.end, " })".to_owned()));
            }
        }
    }
    insertions.sort_by_key(|(at, _)| *at);
    let (mut text, mut from) = (String::new(), 0);
    for (at, inserted) in insertions {
        text += &source[from..at];
        text += &inserted;
        from = at;
    }
    text + &source[from..]
}

/// The number of the fault that stands at a place of what was woven, or last before it.
pub fn number_at(woven: &str, at: usize) -> Option<usize> {
    let end = woven[at..].find('\n').map_or(woven.len(), |far| at + far);
    // What does not compile is in the text behind the switch; the place may be the switch's own beginning.
    let mark = format!("{SWITCH}(");
    let inside = woven[..at].rfind(&mark).or_else(|| woven[..end].rfind(&mark))?;
    woven[inside + mark.len()..].split_once(')')?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::find::mutants;

    fn numbered(source: &str) -> Vec<(usize, Mutant)> {
        (1..).zip(mutants(source).unwrap()).collect()
    }

    #[test]
    fn what_lies_in_each_other_is_switched_each_by_itself() {
        let source = "fn f() { g(a + b == c); }";
        let woven = woven(source, &numbered(source)[1..]);
        let expected = "fn f() { g((if crate::mutant::is(2) { (a + b) != (c) } else { (if crate::mutant::is(3) { (a) - \
                        (b) } else { (if crate::mutant::is(4) { (a) * (b) } else { a + b }) }) == c })); }";
        assert_eq!(woven, expected);
        syn::parse_file(&woven).expect("it is still Rust");
    }

    #[test]
    fn what_does_not_compile_is_found_again() {
        let source = "fn f() -> bool { a == b }";
        let woven = woven(source, &numbered(source));
        let at = woven.find("(a) != (b)").unwrap();
        assert_eq!(number_at(&woven, at), Some(3));
        assert_eq!(number_at(&woven, woven.find("return false").unwrap()), Some(2));
        assert_eq!(number_at("fn f() {}", 3), None);
    }
}
