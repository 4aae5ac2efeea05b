//! Crafted inputs of maximum size and cost, and checks of the record.

use fivefold_engine::games;
use fivefold_engine::session::{MOST_BYTES, Session};

use crate::memory::most_during;

/// Maximum memory for the largest text.
const MOST: usize = 32 << 20;

/// The record of long runs.
const RECORD: &str = include_str!("../../RESULTS.md");

/// Repeats a part up to the maximum length of a saved game.
fn filled(before: &str, part: &str, after: &str) -> String {
    let room = MOST_BYTES - before.len() - after.len() - 1;
    [before, &part.repeat(room / part.len()), after].concat()
}

/// Regression: a save of 1 MB once took 263 MB, because its options were copied before validation.
#[test]
fn largest_texts_take_little_memory() {
    let _beside_others = crate::beside_others();
    for game in games::every() {
        let begin = format!(r#"{{"fivefold":1,"game":"{}","#, game.id());
        let texts = [
            filled(&format!(r#"{begin}"options":{{"walls":["#), "1,", "1]}}"),
            filled(&format!(r#"{begin}"options":{{"walls":["#), r#""a1","#, r#""a1"]}}"#),
            filled(&format!(r#"{begin}"options":["#), "[],", "[]]}"),
            filled(&format!(r#"{begin}"options":["#), "{},", "{}]}"),
            filled(&format!(r#"{begin}"setup":{{"walls":["#), "[1],", "1]}}"),
            filled(&format!(r#"{begin}"turns":""#), "4 ", r#""}"#),
            filled(&format!(r#"{begin}"players":["#), "1,", "1]}"),
            filled(&format!(r#"{begin}"partial":{{"turn":"#), "[", "}}"),
            numbered(&format!(r#"{begin}"options":{{"#)),
            numbered(&format!(r#"{begin}"setup":{{"#)),
            numbered(&begin),
        ];
        for text in texts {
            assert!(text.len() <= MOST_BYTES);
            let (loaded, bytes) = most_during(|| Session::load(&text));
            assert!(bytes <= MOST, "{}: {bytes} bytes for {}…: {loaded:?}", game.id(), &text[..60]);
        }
    }
}

/// As many fields as fit, each with its own name.
fn numbered(before: &str) -> String {
    let mut text = before.to_owned();
    for number in 0.. {
        let field = format!(r#""{number}":0,"#);
        if text.len() + field.len() + 10 > MOST_BYTES {
            break;
        }
        text.push_str(&field);
    }
    text + r#""x":0}}"#
}

/// Returns the numbers of a row: seed, inputs, kinds of outcome, most kB, longest ms.
fn numbers(line: &str) -> Option<(&str, [u64; 5])> {
    let mut cells = line.strip_prefix("| ")?.strip_suffix(" |")?.split(" | ");
    let target = cells.next()?;
    let numbers: Vec<u64> = cells.map_while(|cell| cell.parse().ok()).collect();
    Some((target, numbers.try_into().ok()?))
}

/// Returns the rows of the record.
fn rows() -> impl Iterator<Item = (&'static str, [u64; 5])> {
    let is_row = |line: &&str| {
        let is_simulated = line.starts_with("| simulator");
        line.starts_with('|') && line.contains(|letter: char| letter.is_ascii_digit()) && !is_simulated
    };
    RECORD.lines().filter(is_row).map(|line| numbers(line).unwrap_or_else(|| panic!("{line} is no row")))
}

#[test]
fn recorded_runs_stay_within_limits() {
    for (target, [seed, inputs, kinds, kb, ms]) in rows() {
        let most_kb = if target == "searches" { 1_000 } else { 64_000 };
        assert!(inputs > 0 && kinds > 1 && kb <= most_kb && ms <= 100, "{target} from {seed}");
    }
}

#[test]
fn record_is_complete() {
    let made = |is_meant: &dyn Fn(&str) -> bool| -> u64 {
        rows().filter(|(target, _)| is_meant(target)).map(|(_, [_, inputs, ..])| inputs).sum()
    };
    assert!(made(&|target| !["searches", "kills"].contains(&target)) >= 70_000_000);
    assert!(made(&|target| target == "searches") >= 120_000);
    assert!(made(&|target| target == "gestures") >= 10_000);
    assert!(made(&|target| target == "kills") >= 300);
    let simulated = RECORD.lines().filter(|line| line.starts_with("| simulator"));
    assert!(simulated.filter_map(|line| line.split(" | ").nth(2)?.parse::<u64>().ok()).sum::<u64>() >= 100_000);
}
