//! Moves of more than one touch: picked and moved pieces, stones and twists.

use serde_json::Value;

use super::{english, survives, touch};
use crate::{
    game::{BoardOperationKind, Side, Target, replay},
    session::{Player, Session, Touched},
};

fn begun(game: &str) -> Session {
    Session::new(game, &Value::Null).expect("the game is offered")
}

/// Twists the first quadrant.
fn twist(session: &mut Session) -> Touched {
    let region = english(session).operations[0].region;
    session.touch(Target::Operation(BoardOperationKind::Rotate, region))
}

#[test]
fn stone_appears_at_once_and_twist_completes_move() {
    let mut session = begun("pentago-twist");
    let Touched::Partial { effects } = touch(&mut session, "c4") else { panic!("a twist is due") };
    let half = english(&session);
    assert_eq!(replay(&[], &effects), half.pieces);
    assert_eq!((half.side, half.at, half.made.as_str()), (Some(Side::First), 0, "c4"));
    assert!(half.has_partial && !half.may_finish && !half.operations.is_empty());
    assert!(!session.is_untouched());
    survives(&session);
    let Touched::Done { mv, effects } = twist(&mut session) else { panic!("the move is complete") };
    assert!(mv.text.starts_with("c4:"), "{}", mv.text);
    assert_eq!(replay(&half.pieces, &effects), english(&session).pieces);
}

#[test]
fn partial_move_is_dropped_by_undo_and_navigation() {
    let mut session = begun("pentago-twist");
    touch(&mut session, "c4");
    twist(&mut session);
    let before = english(&session);
    touch(&mut session, "d4");
    assert_eq!(session.undo().expect("a stone is placed").at, 1);
    assert_eq!(english(&session).pieces, before.pieces);
    touch(&mut session, "d4");
    session.go_to(0).expect("the start");
    assert!(english(&session).pieces.is_empty() && !session.has_partial());
    touch(&mut session, "d4");
    assert_eq!(session.redo().expect("one move").effects, [], "the stone vanishes, so there is nothing to show");
    assert_eq!(english(&session).pieces, before.pieces);
}

#[test]
fn legal_moves_and_text_continue_partial_move() {
    let mut session = begun("pentago-twist");
    touch(&mut session, "c4");
    let moves = session.legal_moves();
    assert_eq!(moves.len(), 8);
    assert!(moves.iter().all(|mv| mv.starts_with("c4:")), "{moves:?}");
    let other = session.play("d4:ne+").expect_err("c4 is placed");
    assert_eq!(other.to_string(), "`d4:ne+` is not legal here (refuse-other-beginning)");
    assert!(matches!(session.play("c4:ne+"), Ok(Touched::Done { .. })));
    assert_eq!(session.at(), 1);
}

#[test]
fn confirmation_holds_twist_but_not_stone() {
    let mut session = begun("pentago-twist");
    session.set_confirm(true);
    assert!(matches!(touch(&mut session, "c4"), Touched::Partial { .. }));
    assert!(matches!(twist(&mut session), Touched::MayFinish { .. }));
    survives(&session);
    session.drop_partial();
    assert!(english(&session).pieces.is_empty());
}

#[test]
fn partial_move_is_dropped_when_computer_takes_over() {
    let mut session = begun("pentago-twist");
    touch(&mut session, "c4");
    session.set_player(Side::First, Player::Level(1)).expect("there is a level 1");
    assert!(english(&session).pieces.is_empty() && session.waits_for_computer());
}

#[test]
fn piece_is_picked_changed_put_back_and_moved() {
    let mut session = begun("lines-of-action");
    let start = english(&session);
    let (one, other) = (start.marks[0].place, start.marks[1].place);
    assert_eq!(session.touch(Target::Place(one)), Touched::Partial { effects: Vec::new() });
    assert_eq!(english(&session).picked, Some(one));
    survives(&session);
    session.touch(Target::Place(other));
    assert_eq!(english(&session).picked, Some(other));
    session.touch(Target::Place(other));
    assert_eq!(english(&session).picked, None);
    session.touch(Target::Place(one));
    let goal = english(&session).marks.into_iter().find(|mark| mark.ghost().is_some()).expect("it can move").place;
    let Touched::Done { effects, .. } = session.touch(Target::Place(goal)) else { panic!("the move is complete") };
    assert_eq!(replay(&start.pieces, &effects), english(&session).pieces);
}

#[test]
fn undo_puts_picked_piece_back() {
    let mut session = begun("lines-of-action");
    let square = english(&session).marks[0].place;
    session.touch(Target::Place(square));
    assert!(session.can_undo());
    session.undo();
    assert_eq!((english(&session).picked, session.can_undo()), (None, false));
}

#[test]
fn disc_on_bonus_cell_is_partial_until_blocker_drops() {
    let options = serde_json::json!({ "mode": "bonus", "bonus": "d1" });
    let mut session = Session::new("connect-any", &options).expect("d1 is on the board");
    let Touched::Partial { effects } = touch(&mut session, "d1") else { panic!("a blocker is due") };
    assert_eq!((effects.len(), english(&session).made.as_str(), session.side()), (1, "4", Some(Side::First)));
    assert_eq!(session.legal_moves().len(), 7);
    survives(&session);
    let Touched::Done { mv, .. } = touch(&mut session, "b1") else { panic!("the move is complete") };
    assert_eq!((mv.text.as_str(), mv.side, session.side()), ("4:2", Side::First, Some(Side::Second)));
    survives(&session);
    session.undo();
    assert!(english(&session).pieces.is_empty(), "disc and blocker are taken back together");
}
