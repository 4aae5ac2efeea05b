use super::{
    super::{LinesOfAction, LinesOfActionOptions, Movement, NarrowLines, word::Wide},
    BothConnected, ending, options, played,
};
use crate::game::{
    Ending, MoveError, Rules, Side,
    testing::{actions, after},
};

/// Returns the position of a picture without coordinates; `X` is a piece of the first side, `O` of the second.
fn drawn(options: LinesOfActionOptions, side: Side, picture: &str) -> NarrowLines {
    let rows: Vec<&str> = picture.split_whitespace().collect();
    let mut pieces = [0; 2];
    for (row, line) in rows.iter().rev().enumerate() {
        for (column, letter) in line.chars().enumerate() {
            if let Some(index) = "XO".find(letter) {
                pieces[index] |= 1 << (8 * row + column);
            }
        }
    }
    LinesOfAction::of(options, rows.len(), pieces, side)
}

fn refusal_of(options: LinesOfActionOptions, moves: &str, text: &str) -> &'static str {
    match played::<u64>(options, moves).position().read_move(text) {
        Err(MoveError::Illegal { reason, .. }) => reason.key,
        Err(MoveError::Unreadable { .. }) => "unreadable",
        Ok(_) => "legal",
    }
}

#[test]
fn connected_pieces_end_game_for_owner() {
    let draw = |size| LinesOfActionOptions { both_connected: BothConnected::Draw, ..options(size) };
    let win = |side| Ending::win(side, "end-connected");
    let joined = "c6xa4 a2-c2 c1xa3 c2-e2 a3-c3 a5-d2";
    let captured = "c1xa3 a2-c2 b1xe4 e3-d2 d1xa4";
    for (options, moves, end, about) in [
        (options(6), joined, win(Side::Second), "all own pieces are joined"),
        (draw(6), joined, win(Side::Second), "the option concerns captures only"),
        (
            options(5),
            "d5-d3 a4-c2 c5xc2 e2xb5",
            Ending::win(Side::First, "end-gave-away"),
            "a capture joins only the opponent's pieces",
        ),
        (options(5), captured, win(Side::First), "a capture joins the pieces of both sides"),
        (draw(5), captured, Ending::draw("end-both-connected"), "a capture joins the pieces of both sides"),
        (
            options(5),
            "c1xa3 a4-c2 b1xe4 e3xc5 a3xc5 a2-c4 b5xe2 c4-a4 e4xc2",
            Ending::win(Side::Second, "end-gave-away"),
            "a capture leaves one piece",
        ),
        (
            options(5),
            "c5xe3 e2-c2 b1xe4 a3-b4 d1xa4 b4-a3 e4-c4 c2-d3 c1xa3 a2-b1 d5xd3",
            win(Side::First),
            "a capture leaves one piece and joins the own ones",
        ),
    ] {
        assert_eq!(ending(options, moves), Some(end), "{about}");
    }
}

#[test]
fn side_without_move_must_pass() {
    let history = played::<u64>(options(5), "c5xa3 e3-c3 c1xc3 a4-c2 b5-a4 a2-c4 b1-a2");
    let position = history.position();
    let moves: Vec<String> = actions(position).into_iter().map(|action| position.move_text(action.into())).collect();
    assert_eq!(moves, ["pass"]);
    let after = after(position, actions(position)[0]);
    assert_eq!(after.side(), Side::First);
    assert_eq!(after.pieces, position.pieces);
    assert_ne!(after.key(), position.key());
    assert!(actions(&after).len() > 1);
}

#[test]
fn side_with_move_may_not_pass() {
    assert_eq!(refusal_of(options(5), "", "pass"), "refuse-pass");
}

#[test]
fn position_without_moves_for_both_is_draw() {
    let classic = LinesOfActionOptions { movement: Movement::Classic, ..options(5) };
    let mut position = drawn(classic, Side::First, "OOXXX OOOOO XXXXX O.OO. XXX.O");
    let mv = position.read_move("a1xe1").expect("a legal move");
    mv.actions().for_each(|action| position.play_unchecked(action));
    assert_eq!(position.ending(), Some(Ending::draw("end-no-moves")));
    assert_eq!(actions(&position), []);
}

#[test]
fn third_repetition_is_draw() {
    let cycle = "c8-c6 h3-f3 c6-c8 f3-h3";
    let twice = format!("{cycle} {cycle}");
    assert_eq!(ending(options(8), cycle), None);
    assert_eq!(ending(options(8), "c8-c6 h3-f3 c6-c8 f3-h3 c8-c6 h3-f3 c6-c8"), None);
    assert_eq!(ending(options(8), &twice), Some(Ending::draw("end-repetition")));
    let wide = played::<Wide>(options(8), &twice);
    assert_eq!(wide.status().ending(), Some(Ending::draw("end-repetition")));
}

#[test]
fn repetition_requires_same_side_to_move() {
    let start: NarrowLines = LinesOfAction::start(&options(8)).expect("legal options");
    let other = LinesOfAction::of(options(8), 8, start.pieces, Side::Second);
    assert_ne!(start, other);
    assert_ne!(start.key(), other.key());
}

#[test]
fn only_captures_are_irreversible() {
    let position = *played::<u64>(options(5), "b1-b3").position();
    let is_irreversible = |text| {
        let mv = position.read_move(text).expect("a legal move");
        mv.actions().all(|action| position.is_irreversible(action))
    };
    assert!(is_irreversible("a4xd1"));
    assert!(!is_irreversible("a4-c4"));
}

#[test]
fn capture_is_read_with_dash_or_cross() {
    let history = played::<u64>(options(5), "b1-b3");
    let mv = history.position().read_move(" A4-D1 ").expect("a legal move");
    assert_eq!(history.position().move_text(mv), "a4xd1");
    assert_eq!(refusal_of(options(5), "", "b1xb3"), "refuse-no-capture");
}

#[test]
fn illegal_moves_are_refused_with_reason() {
    let classic = LinesOfActionOptions { movement: Movement::Classic, ..options(8) };
    for (options, moves, text, reason) in [
        (options(8), "", "d4-d5", "refuse-empty"),
        (options(8), "", "a4-c4", "refuse-enemy"),
        (options(8), "", "b1-c3", "refuse-no-line"),
        (options(8), "", "b1-b1", "refuse-no-line"),
        (options(8), "", "b1-b4", "refuse-distance"),
        (options(8), "", "b1-h1", "refuse-past-own"),
        (classic, "", "b1-h1", "legal"),
        (options(8), "", "b1-b9", "refuse-off-board"),
        (options(8), "", "j1-b1", "refuse-off-board"),
        (options(8), "", "b1", "unreadable"),
        (options(8), "", "b1-b", "unreadable"),
        (options(8), "", "b1-b+3", "unreadable"),
        (options(8), "", "b0-b3", "unreadable"),
        (options(8), "", "", "unreadable"),
        (options(8), "", "ä1-b3", "unreadable"),
        (options(8), "c1-e3 h4-f2", "d1-f1", "refuse-distance"),
        (options(8), "c8-c6", "a6-d6", "legal"),
        (classic, "c8-c6", "a6-d6", "refuse-past-enemy"),
        (options(5), "b1-b3 a4-c4", "b5-b3", "refuse-own"),
        (options(5), "d5-d3 a4-c2 c5xc2 e2xb5", "b1-b3", "refuse-over"),
    ] {
        assert_eq!(refusal_of(options, moves, text), reason, "{text} after `{moves}`");
    }
}

#[test]
fn board_size_out_of_range_is_refused() {
    for size in [0, 4, 13, u32::MAX] {
        let error = NarrowLines::start(&options(size)).expect_err("no board has this size");
        assert_eq!(error.to_string(), format!("option `size` is {size}: a board has 5 to 12 rows"));
    }
}

/// Regression test: the end of a position set up by hand spoke of a capture.
#[test]
fn arranged_position_ends_without_a_capture() {
    let position = drawn(options(5), Side::First, "..... ..... .XX.. ..... O...O");
    let arranged = |side| position.arranged_with(position.pieces, side).ending();
    for side in Side::BOTH {
        assert_eq!(arranged(side), Some(Ending::win(Side::First, "end-connected")), "{side:?} is to move");
    }
}
