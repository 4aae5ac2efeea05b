use std::collections::BTreeSet;

use serde_json::json;

use super::{board, *};
use crate::game::OptionError;

fn offending(options: &AnyOptions) -> (&'static str, String) {
    match options.settle() {
        Err(OptionError::Value { name, value, .. }) => (name, value),
        other => panic!("{options:?} gave {other:?}"),
    }
}

#[test]
fn options_are_written_by_their_names() {
    let options = board(5, 8, "c3", "");
    let written = json!({"rows": 5, "columns": 8, "mode": "ban", "ban": "c3", "seed": 0});
    assert_eq!(serde_json::to_value(&options).unwrap(), written);
    assert_eq!(serde_json::from_value::<AnyOptions>(written).unwrap(), options);
    assert_eq!(serde_json::from_value::<AnyOptions>(json!({})).unwrap(), AnyOptions::default());
}

#[test]
fn malformed_cell_option_is_refused() {
    for wrong in ["", "c", "3", "c0", "c13", "m1", "C3", "c03", "c3 ", "ä1", "c3c3"] {
        let error = serde_json::from_value::<AnyOptions>(json!({"mode": "ban", "ban": wrong})).unwrap_err();
        assert!(error.to_string().contains(&format!("`{wrong}`")), "{error}");
    }
    for row in 1..=12 {
        for column in 'a'..='l' {
            let name = format!("{column}{row}");
            assert_eq!(cell(&name).to_string(), name);
        }
    }
}

#[test]
fn option_error_names_option() {
    assert_eq!(offending(&board(3, 7, "", "")), ("rows", "3".to_owned()));
    assert_eq!(offending(&board(6, 13, "", "")), ("columns", "13".to_owned()));
    assert_eq!(offending(&board(6, 7, "h1", "")), ("ban", "h1".to_owned()));
    assert_eq!(offending(&board(6, 7, "", "a7")), ("bonus", "a7".to_owned()));
    assert_eq!(offending(&board(6, 7, "a1", "a1")), ("bonus", "a1".to_owned()));
    let misplaced = AnyOptions { ban: Some(cell("a1")), ..AnyOptions::default() };
    assert_eq!(offending(&misplaced), ("ban", "a1".to_owned()));
    let misplaced = AnyOptions { bonus: Some(cell("a1")), ..board(6, 7, "b1", "") };
    assert_eq!(offending(&misplaced), ("bonus", "a1".to_owned()));
}

#[test]
fn special_cells_are_distinct_and_reach_every_cell() {
    let mut seen = BTreeSet::new();
    for seed in 0..1000 {
        let drawn = AnyOptions { rows: 4, columns: 4, mode: Mode::BanBonus, seed, ..AnyOptions::default() };
        let drawn = drawn.settle().unwrap();
        assert_ne!(drawn.ban, drawn.bonus);
        seen.insert((drawn.ban.unwrap(), drawn.bonus.unwrap()));
    }
    assert!(seen.len() > 230, "of 240 pairs {} were drawn", seen.len());
}

#[test]
fn seed_draws_recorded_cells() {
    let options = AnyOptions { mode: Mode::BanBonus, seed: 2026, ..AnyOptions::default() };
    let settled = options.settle().unwrap();
    assert_eq!(settled, AnyOptions { seed: 2026, ..board(6, 7, "d3", "f4") });
    assert_eq!(settled.settle().unwrap(), settled, "settled options stay the same");
}

#[test]
fn chosen_cell_is_kept_when_other_is_drawn() {
    for seed in 0..200 {
        let options =
            AnyOptions { mode: Mode::BanBonus, bonus: Some(cell("b2")), rows: 4, columns: 4, ban: None, seed };
        let settled = options.settle().unwrap();
        assert_eq!(settled.bonus, options.bonus);
        assert_ne!(settled.ban, options.bonus);
    }
}

#[test]
fn surprises_are_valid_and_reach_every_size_and_mode() {
    let surprises: Vec<AnyOptions> = (0..2000).map(AnyOptions::surprise).collect();
    let sizes: BTreeSet<(u8, u8)> = surprises.iter().map(|options| (options.rows, options.columns)).collect();
    assert_eq!(sizes.len(), 81);
    assert!(Mode::ALL.iter().all(|mode| surprises.iter().any(|options| options.mode == *mode)));
    assert!(surprises.iter().all(|options| options.settle().is_ok()));
}

#[test]
fn board_is_refused_by_narrow_bit_set() {
    let largest = board(12, 12, "", "");
    assert_eq!(largest.width(), Width::Triple);
    assert!(ConnectAny::<u64>::start(&largest).is_err());
    assert!(ConnectAny::<u128>::start(&largest).is_err());
    assert!(ConnectAny::<Wide>::start(&largest).is_ok());
    assert_eq!(board(7, 8, "", "").width(), Width::Narrow, "64 bits");
    assert_eq!(board(8, 8, "", "").width(), Width::Double);
}
