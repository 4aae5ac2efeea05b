use super::{board, model::Model, *};
use crate::game::{Ending, NoOptions, Side};

fn perft<B: Bits, V: Variant>(position: &Connect<B, V>, depth: u32) -> u64 {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    match depth {
        0 => 1,
        1 => actions.len() as u64,
        _ => {
            let after = |action| {
                let mut after = *position;
                after.play_unchecked(action);
                perft(&after, depth - 1)
            };
            actions.into_iter().map(after).sum()
        }
    }
}

#[test]
fn perft_counts_match_known_numbers() {
    let start = ConnectFour::start(&NoOptions {}).unwrap();
    let counts: Vec<u64> = (0..=8).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [1, 7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234]);
}

#[test]
fn perft_agrees_with_model() {
    let boards = [
        board(6, 7, "", ""),
        board(4, 4, "", ""),
        board(4, 4, "b1", ""),
        board(4, 5, "c2", "c3"),
        board(5, 4, "", "a1"),
        board(4, 4, "d4", "d3"),
    ];
    for options in boards {
        let start = ConnectAny::<u64>::start(&options).unwrap();
        let model = Model::new(&options);
        for depth in 0..=7 {
            assert_eq!(perft(&start, depth), model.perft(depth), "{options:?} at depth {depth}");
        }
    }
}

#[test]
fn connect_four_equals_any_board_at_defaults() {
    let classic = after(ConnectFour::start(&NoOptions {}).unwrap(), "4 4 3 3 2 2 5");
    let any = any_after(&AnyOptions::default(), "4 4 3 3 2 2 5");
    for side in Side::BOTH {
        assert_eq!(classic.stones(side), any.stones(side));
    }
    assert_eq!(classic.ending(), Some(Ending::win(Side::First, "end-four")));
    assert_eq!(classic.ending(), any.ending());
}

#[test]
fn four_in_each_direction_win() {
    for moves in ["1 2 1 2 1 2 1", "1 1 2 2 3 3 4", "1 2 2 3 3 4 3 4 4 6 4", "7 6 6 5 5 4 5 4 4 2 4"] {
        let won = any_after(&AnyOptions::default(), moves);
        assert_eq!(won.ending(), Some(Ending::win(Side::First, "end-four")), "{moves}");
    }
}

#[test]
fn line_does_not_wrap_to_next_column() {
    // The first side takes a4 a5 a6 and b1, whose numbers are consecutive except for the spare row.
    let position = any_after(&AnyOptions::default(), "1 7 7 1 6 1 1 3 1 3 1 3 2");
    assert_eq!(position.ending(), None);
}

#[test]
fn more_than_four_in_a_row_win() {
    // Orange fills row 1 except d1, and blue row 2.
    let position = any_after(&AnyOptions::default(), "1 1 2 2 3 3 5 5 6 6 7 7");
    assert_eq!(position.ending(), None);
    let won = after(position, "4");
    assert_eq!(won.ending(), Some(Ending::win(Side::First, "end-four")));
}

#[test]
fn full_board_without_four_is_draw() {
    let columns = ["1 2 1 2 1 2 2 1 2 1 2 1", "3 4 3 4 3 4 4 3 4 3 4 3", "5 6 5 6 5 6 6 5 6 5 6 5", "7 7 7 7 7 7"];
    let full = any_after(&AnyOptions::default(), &columns.join(" "));
    assert_eq!(full.ending(), Some(Ending::draw("end-full")));
    let mut actions = Vec::new();
    full.actions(&mut actions);
    assert_eq!(actions, []);
}

#[test]
fn last_disc_can_win() {
    let last = any_after(&board(4, 4, "", ""), "2 1 2 2 4 3 3 4 3 1 4 2 4 1 3");
    assert_eq!(last.ending(), None);
    assert_eq!(after(last, "1").ending(), Some(Ending::win(Side::Second, "end-four")));
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
    let whole = after(half, ":4");
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
