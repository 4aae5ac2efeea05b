use super::{board, *};
use crate::game::{
    Ending, NoOptions, Side,
    testing::{actions, perft},
};

#[test]
fn perft_counts_match_known_numbers() {
    let start = ConnectFour::start(&NoOptions {}).unwrap();
    let counts: Vec<u64> = (0..=8).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [1, 7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234]);
}

#[test]
fn connect_four_equals_any_board_at_defaults() {
    let classic = played(ConnectFour::start(&NoOptions {}).unwrap(), "4 4 3 3 2 2 5");
    let any = any_after(&AnyOptions::default(), "4 4 3 3 2 2 5");
    for side in Side::BOTH {
        assert_eq!(classic.stones(side), any.stones(side));
    }
    assert_eq!(classic.ending(), Some(Ending::win(Side::First, "end-four")));
    assert_eq!(classic.ending(), any.ending());
}

#[test]
fn four_or_more_in_row_win() {
    let won = |side| Some(Ending::win(side, "end-four"));
    let (classic, small) = (AnyOptions::default(), board(4, 4, "", ""));
    for (options, moves, expected) in [
        (&classic, "1 2 1 2 1 2 1", won(Side::First)),
        (&classic, "1 1 2 2 3 3 4", won(Side::First)),
        (&classic, "1 2 2 3 3 4 3 4 4 6 4", won(Side::First)),
        (&classic, "7 6 6 5 5 4 5 4 4 2 4", won(Side::First)),
        // Orange takes a4 a5 a6 and b1, whose numbers are consecutive except for the spare row.
        (&classic, "1 7 7 1 6 1 1 3 1 3 1 3 2", None),
        // Orange fills row 1 except d1, and blue row 2.
        (&classic, "1 1 2 2 3 3 5 5 6 6 7 7", None),
        (&classic, "1 1 2 2 3 3 5 5 6 6 7 7 4", won(Side::First)),
        // The last disc.
        (&small, "2 1 2 2 4 3 3 4 3 1 4 2 4 1 3", None),
        (&small, "2 1 2 2 4 3 3 4 3 1 4 2 4 1 3 1", won(Side::Second)),
    ] {
        assert_eq!(any_after(options, moves).ending(), expected, "{moves}");
    }
}

#[test]
fn full_board_without_four_is_draw() {
    let columns = ["1 2 1 2 1 2 2 1 2 1 2 1", "3 4 3 4 3 4 4 3 4 3 4 3", "5 6 5 6 5 6 6 5 6 5 6 5", "7 7 7 7 7 7"];
    let full = any_after(&AnyOptions::default(), &columns.join(" "));
    assert_eq!(full.ending(), Some(Ending::draw("end-full")));
    assert_eq!(actions(&full), []);
}

#[test]
fn key_depends_on_side_phase_and_special_cells() {
    let plain = any_after(&board(6, 7, "", ""), "4");
    let bonus = any_after(&board(6, 7, "", "a1"), "4");
    let other_bonus = any_after(&board(6, 7, "", "a2"), "4");
    let ban = any_after(&board(6, 7, "a1", ""), "4");
    let keys = [plain, bonus, other_bonus, ban].map(|position| position.key());
    assert!(keys.iter().enumerate().all(|(index, key)| !keys[..index].contains(key)), "{keys:?}");
    let mut half = any_after(&board(6, 7, "", "a1"), "");
    half.play_unchecked(ConnectAction::Disc(0).into());
    let whole = played(half, ":4");
    assert_ne!(half.key(), whole.key());
}

#[test]
fn transposed_moves_give_same_key() {
    let one = any_after(&AnyOptions::default(), "1 2 3 4");
    let other = any_after(&AnyOptions::default(), "3 4 1 2");
    assert_eq!(one, other);
    assert_eq!(one.key(), other.key());
}

#[test]
fn empty_board_has_recorded_key() {
    assert_eq!(ConnectFour::start(&NoOptions {}).unwrap().key(), 6_031_803_883_602_712_883);
}

#[test]
fn unused_action_code_is_refused() {
    let position = ConnectFour::start(&NoOptions {}).unwrap();
    let refusal = |code| position.refusal(crate::game::Action(code)).map(|message| message.key);
    assert_eq!(refusal(6), None);
    assert_eq!(refusal(7), Some("refuse-column"));
    assert_eq!(refusal(12), Some("refuse-no-blocker-due"));
    assert_eq!(refusal(24), Some("refuse-action"));
    assert_eq!(refusal(u16::MAX), Some("refuse-action"));
}
