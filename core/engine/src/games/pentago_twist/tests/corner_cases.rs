//! Tests of corner cases of the rules.

use super::super::{PentagoTwist, StoneSet, Twist, TwistAction};
use super::{cell, played};
use crate::game::{Action, Ending, MoveError, Outcome, Rules, Side};

/// Returns the position with these rows from the top and the first side to move; `o` and `x` are the two sides' stones.
fn board(rows: [&str; 6]) -> PentagoTwist {
    let mut stones = [StoneSet::default(); 2];
    for (row, line) in (0_u8..).zip(rows) {
        for (column, letter) in (0_u8..).zip(line.chars().filter(|letter| !letter.is_whitespace())) {
            let cell = super::super::Cell::at(row, column).expect("six rows of six cells");
            match letter {
                'o' => stones[0] = stones[0].with(cell),
                'x' => stones[1] = stones[1].with(cell),
                _ => {}
            }
        }
    }
    PentagoTwist::with_stones(stones, Side::First)
}

fn ending(mut position: PentagoTwist, mv: &str) -> Option<Ending> {
    let mv = position.read_move(mv).expect("the move is legal");
    mv.actions().for_each(|action| position.play_unchecked(action));
    position.ending()
}

#[test]
fn five_broken_by_rotation_does_not_count() {
    let position = board(["oooo..", "......", "......", "......", "..x...", "xx..x."]);
    assert_eq!(ending(position, "e6:nw+"), None);
    assert_eq!(ending(position, "e6:ne+"), None);
    assert_eq!(ending(position, "e6:se+"), Some(Ending::win(Side::First, "end-five")));
}

#[test]
fn five_by_placement_counts_after_rotation_only() {
    let mut position = board(["oooo..", "......", "......", "......", "..x...", "xx..x."]);
    position.place(cell("e6"));
    assert_eq!(position.ending(), None);
    assert!(position.status().is_mid_move());
    assert_eq!(position.side(), Side::First);
}

#[test]
fn five_made_by_rotation_counts() {
    // The move takes d5 and d4 to e6 and d6.
    let position = board(["oo....", "...o..", "...o..", "......", "..x...", "xxx..."]);
    assert_eq!(ending(position, "c6:sw+"), None);
    assert_eq!(ending(position, "c6:ne|"), None);
    assert_eq!(ending(position, "c6:ne+"), Some(Ending::win(Side::First, "end-five")));
}

#[test]
fn five_for_both_is_draw() {
    let position = board(["ooo...", "......", "xxx...", "...o..", "......", "......"]);
    let both = board(["ooo.o.", "......", "xxxx..", "......", "......", "......"]);
    assert_eq!(ending(position, "a1:sw+"), None);
    // The mirror moves both sides' stones of the east quadrant to the columns where they continue a row.
    let mirrored = board(["ooo.o.", "......", "xxx.xx", "......", "......", "......"]);
    assert_eq!(ending(mirrored, "f6:ne|"), Some(Ending::draw("end-five-both")));
    assert_eq!(ending(both, "d6:sw+"), Some(Ending::win(Side::First, "end-five")));
}

#[test]
fn five_for_opponent_only_loses() {
    let position = board(["......", "......", "xxx.xx", "......", "o.....", "oo.oo."]);
    assert_eq!(ending(position, "f6:ne|"), Some(Ending::win(Side::Second, "end-five-opponent")));
    assert_eq!(ending(position, "f6:nw|"), None);
}

#[test]
fn full_board_without_five_is_draw() {
    let position = board(["ooxxoo", "xxooxx", "ooxxoo", "xxooxx", "ooxxoo", "xxoxx."]);
    let last = position.read_move("f1:nw|").expect("the last move is legal");
    let mut after = position;
    for action in last.actions() {
        assert_eq!(after.ending(), None);
        after.play_unchecked(action);
    }
    assert_eq!(after.ending(), Some(Ending::draw("end-full")));
    let mut actions = vec![Action(0)];
    after.actions(&mut actions);
    assert_eq!(actions, []);
}

#[test]
fn last_stone_may_win() {
    let position = board(["ooxxoo", "xxooxx", "ooxxoo", "xxooxx", "ooxxoo", "xooooo"]);
    assert_eq!(position.outcome(), Some(Outcome::Win(Side::First)));
    let position = board(["ooxxoo", "xxooxx", "ooxxoo", "xxooxx", "ooxxoo", "xoooo."]);
    assert_eq!(ending(position, "f1:nw|"), Some(Ending::win(Side::First, "end-five")));
}

#[test]
fn six_in_a_row_win() {
    let position = board(["ooo.oo", "......", "......", "......", "..x...", "xx.xx."]);
    assert_eq!(ending(position, "d6:sw+"), Some(Ending::win(Side::First, "end-five")));
    let diagonal = board(["o.....", ".o....", "..o...", "......", "....o.", "xxx..o"]);
    assert_eq!(ending(diagonal, "d3:ne|"), Some(Ending::win(Side::First, "end-five")));
}

#[test]
fn rotation_takes_top_row_to_right_column() {
    let after = played("a6:nw+");
    assert!(after.stones(Side::First).has(cell("c6")));
    let after = played("b6:nw+");
    assert!(after.stones(Side::First).has(cell("c5")));
}

#[test]
fn mirror_swaps_left_and_right_columns() {
    let after = played("a6:nw|");
    assert!(after.stones(Side::First).has(cell("c6")));
    let after = played("b6:nw|");
    assert!(after.stones(Side::First).has(cell("b6")));
}

#[test]
fn empty_quadrant_may_be_rotated() {
    let position = played("a6:se+");
    assert!(position.stones(Side::First).has(cell("a6")));
    assert_eq!(position.side(), Side::Second);
}

#[test]
fn occupied_cell_is_refused_with_name() {
    let position = played("a6:se+");
    let refused = position.read_move("a6:se+");
    assert!(matches!(&refused, Err(MoveError::Illegal { reason, .. }) if reason.key == "refuse-occupied"));
}

#[test]
fn rotation_is_mandatory() {
    let refused = PentagoTwist::EMPTY.read_move("a6");
    assert!(matches!(&refused, Err(MoveError::Illegal { reason, .. }) if reason.key == "refuse-twist-due"));
    let mut position = PentagoTwist::EMPTY;
    position.place(cell("a6"));
    let place = Action::from(TwistAction::Place(cell("a5")));
    assert_eq!(position.refusal(place).map(|reason| reason.key), Some("refuse-twist-due"));
    let mut actions = Vec::new();
    position.actions(&mut actions);
    assert_eq!(actions, Twist::ALL.map(|twist| Action::from(TwistAction::Twist(twist))));
}

#[test]
fn rotation_before_placement_is_refused() {
    let twist = Action::from(TwistAction::Twist(Twist::ALL[0]));
    assert_eq!(PentagoTwist::EMPTY.refusal(twist).map(|reason| reason.key), Some("refuse-place-first"));
}

#[test]
fn unused_action_code_is_refused_with_number() {
    for code in [44, 255, 256, u16::MAX] {
        assert_eq!(PentagoTwist::EMPTY.refusal(Action(code)).map(|reason| reason.key), Some("refuse-action"));
    }
}

#[test]
fn finished_game_refuses_all_actions() {
    let position = board(["ooooo.", "......", "......", "......", "......", "......"]);
    for code in 0..50 {
        assert!(position.refusal(Action(code)).is_some());
    }
}

#[test]
fn move_is_read_with_capitals_blanks_or_without_colon() {
    let plain = PentagoTwist::EMPTY.read_move("c4:ne|");
    assert!(plain.is_ok());
    for text in ["C4:NE|", " c4 : ne | ", "c4ne|"] {
        assert_eq!(PentagoTwist::EMPTY.read_move(text), plain);
    }
}

#[test]
fn partial_move_has_text_and_twist_is_read() {
    let mut position = PentagoTwist::EMPTY;
    let place = Action::from(TwistAction::Place(cell("c4")));
    assert_eq!(position.move_text(place.into()), "c4");
    position.play_unchecked(place);
    let twist = position.read_move("sw+").expect("the twist is due");
    assert_eq!(position.move_text(twist), "sw+");
}

#[test]
fn malformed_move_is_unreadable() {
    for text in
        ["", ":", "c4:", "c4:ne", "c4:ne*", "g1:ne+", "a7:ne+", "c4:nn+", "c4:ne++", "c4::ne+", "é4:ne+", "c4:ne+c4"]
    {
        let refused = PentagoTwist::EMPTY.read_move(text);
        assert!(matches!(refused, Err(MoveError::Unreadable { .. })), "{text} was read as {refused:?}");
    }
}

#[test]
fn long_input_is_quoted_truncated() {
    let long = "c".repeat(1_000_000);
    let Err(MoveError::Unreadable { text }) = PentagoTwist::EMPTY.read_move(&long) else { panic!("it was read") };
    assert!(text.chars().count() < 30, "{text}");
}

#[test]
fn key_depends_on_phase_and_side_to_move() {
    let begin = PentagoTwist::EMPTY;
    let mv = begin.read_move("c4:ne+").expect("it is legal");
    let mut actions = mv.actions();
    let mut placed = begin;
    placed.play_unchecked(actions.next().expect("a stone"));
    let mut twisted = placed;
    twisted.play_unchecked(actions.next().expect("a twist of an empty quadrant"));
    assert_eq!(twisted.empty(), placed.empty());
    assert_ne!(twisted.key(), placed.key());
}
