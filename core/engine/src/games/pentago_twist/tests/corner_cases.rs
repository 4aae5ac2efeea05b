//! Tests of corner cases of the rules.

use super::super::{PentagoTwist, StoneSet, Twist, TwistAction};
use super::{cell, played};
use crate::game::{Action, Ending, MoveError, Rules, Side, testing, testing::actions};

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

fn ending(position: PentagoTwist, mv: &str) -> Option<Ending> {
    testing::played(position, mv).ending()
}

#[test]
fn fives_count_after_rotation() {
    let win = |side| Some(Ending::win(side, "end-five"));
    let both = Some(Ending::draw("end-five-both"));
    let opponent = Some(Ending::win(Side::Second, "end-five-opponent"));
    let open = ["oooo..", "......", "......", "......", "..x...", "xx..x."];
    // The move takes d5 and d4 to e6 and d6.
    let turned = ["oo....", "...o..", "...o..", "......", "..x...", "xxx..."];
    // The mirror moves both sides' stones of the east quadrant to the columns where they continue a row.
    let mirrored = ["ooo.o.", "......", "xxx.xx", "......", "......", "......"];
    let opponents = ["......", "......", "xxx.xx", "......", "o.....", "oo.oo."];
    for (rows, mv, expected) in [
        (open, "e6:nw+", None),
        (open, "e6:ne+", None),
        (open, "e6:se+", win(Side::First)),
        (turned, "c6:sw+", None),
        (turned, "c6:ne|", None),
        (turned, "c6:ne+", win(Side::First)),
        (["ooo...", "......", "xxx...", "...o..", "......", "......"], "a1:sw+", None),
        (mirrored, "f6:ne|", both),
        (["ooo.o.", "......", "xxxx..", "......", "......", "......"], "d6:sw+", win(Side::First)),
        (opponents, "f6:ne|", opponent),
        (opponents, "f6:nw|", None),
        // The last stone.
        (["ooxxoo", "xxooxx", "ooxxoo", "xxooxx", "ooxxoo", "xoooo."], "f1:nw|", win(Side::First)),
        // Six in a row.
        (["ooo.oo", "......", "......", "......", "..x...", "xx.xx."], "d6:sw+", win(Side::First)),
        (["o.....", ".o....", "..o...", "......", "....o.", "xxx..o"], "d3:ne|", win(Side::First)),
    ] {
        assert_eq!(ending(board(rows), mv), expected, "{mv} in {rows:?}");
    }
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
fn full_board_without_five_is_draw() {
    let position = board(["ooxxoo", "xxooxx", "ooxxoo", "xxooxx", "ooxxoo", "xxoxx."]);
    let last = position.read_move("f1:nw|").expect("the last move is legal");
    let mut after = position;
    for action in last.actions() {
        assert_eq!(after.ending(), None);
        after.play_unchecked(action);
    }
    assert_eq!(after.ending(), Some(Ending::draw("end-full")));
    assert_eq!(actions(&after), []);
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
    assert_eq!(actions(&position), Twist::ALL.map(|twist| Action::from(TwistAction::Twist(twist))));
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
