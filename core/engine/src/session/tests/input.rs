use serde_json::Value;

use super::{english, place, shown, tic_tac_toe, touch};
use crate::{
    game::{BoardOperationKind, Decoration, Effect, Message, Place, RegionId, Side, Target, replay},
    session::{Session, Touched},
    text::Language,
};

#[test]
fn touch_on_free_square_plays_move() {
    let mut session = tic_tac_toe("");
    let before = english(&session);
    let Touched::Done { mv, effects } = touch(&mut session, "b2") else { panic!("the move is complete") };
    assert_eq!((mv.text.as_str(), mv.side), ("b2", Side::First));
    assert!(matches!(effects[..], [Effect::Appear(_)]));
    assert_eq!(replay(&before.pieces, &effects), english(&session).pieces);
    assert!(english(&session).revision > before.revision);
}

#[test]
fn refused_touch_explains_and_changes_nothing() {
    let mut session = tic_tac_toe("b2");
    let before = english(&session);
    let targets = [
        (Target::Place(place(&session, "b2")), "refuse-taken"),
        (Target::Place(Place(9)), "refuse-place"),
        (Target::Place(Place(u16::MAX)), "refuse-place"),
        (Target::Operation(BoardOperationKind::Rotate, Some(RegionId(7))), "refuse-operation"),
    ];
    for (target, key) in targets {
        let Touched::Rejected(reason) = session.touch(target) else { panic!("{target:?} is refused") };
        assert_eq!(reason.key, key);
    }
    assert_eq!(english(&session), before);
}

#[test]
fn unconfirmed_move_waits_until_finished() {
    let mut session = tic_tac_toe("a1");
    session.set_confirm(true);
    assert!(matches!(touch(&mut session, "b2"), Touched::MayFinish { .. }));
    let held = english(&session);
    assert_eq!((held.side, held.pieces.len(), held.made.as_str(), held.at), (Some(Side::Second), 2, "b2", 1));
    assert!(held.may_finish && held.has_partial && held.marks.is_empty());
    assert!(session.described_moves(Language::ENGLISH).is_empty(), "no move follows one that waits");
    assert!(session.legal_moves().is_empty(), "no move follows one that waits");
    assert_eq!(session.play_all("c3").expect_err("a move waits").number, 1);
    assert_eq!(english(&session), held, "the move still waits");
    assert_eq!(touch(&mut session, "c3"), Touched::Rejected(Message::new("refuse-held")));
    assert!(matches!(session.finish(), Touched::Done { .. }));
    assert_eq!(shown(&session), ["a1", "b2"]);
    assert_eq!(session.finish(), Touched::Rejected(Message::new("refuse-nothing-held")));
}

#[test]
fn unconfirmed_move_can_be_dropped() {
    let mut session = tic_tac_toe("a1 a2 b1 b2");
    let before = english(&session);
    session.set_confirm(true);
    touch(&mut session, "c1");
    assert_eq!(session.conclusion(), None, "the winning move is not confirmed");
    assert!(session.drop_partial());
    assert!(!session.drop_partial());
    let after = english(&session);
    assert_eq!((after.pieces, after.at, after.side), (before.pieces, 4, Some(Side::First)));
}

#[test]
fn finished_game_accepts_no_input() {
    let mut session = tic_tac_toe("a1 a2 b1 b2 c1");
    assert_eq!(touch(&mut session, "c3"), Touched::Rejected(Message::new("refuse-over")));
    assert!(session.play("c3").is_err());
    assert_eq!(session.legal_moves(), [""; 0]);
    assert!(session.described_moves(Language::ENGLISH).is_empty());
    let end = english(&session);
    let result = end.result.expect("a winner");
    assert_eq!((result.title.as_str(), result.reason.as_str()), ("Orange wins", "Orange has three in a row."));
    assert_eq!(end.announcement, "Orange takes c1. Orange has three in a row.");
    assert_eq!((end.side, end.winning_lines[0].len(), end.marks.len()), (None, 3, 0));
}

#[test]
fn invalid_move_text_is_quoted_and_changes_nothing() {
    let mut session = tic_tac_toe("b2");
    let before = english(&session);
    let long = "x".repeat(1_000_000);
    for (text, error) in [
        ("", "`` is not a move of this game"),
        ("b2", "`b2` is not legal here (refuse-taken)"),
        ("🙂", "`🙂` is not a move of this game"),
        (&long, "`xxxxxxxxxxxxxxxxxxxxxxxx…` is not a move of this game"),
    ] {
        assert_eq!(session.play(text).expect_err("no move").to_string(), error);
    }
    assert_eq!(english(&session), before);
}

#[test]
fn legal_moves_are_listed_with_sentences() {
    let session = tic_tac_toe("a1 b1 c1 a2 b2 c2 b3");
    assert_eq!(session.legal_moves(), ["a3", "c3"]);
    let described = session.described_moves(Language::negotiate("de"));
    assert_eq!(described[1].sentence, "Blau besetzt c3");
}

#[test]
fn touch_beside_free_place_hits_it() {
    let session = tic_tac_toe("b2");
    assert_eq!(session.hit(2.0, 2.0), Some(place(&session, "b2")));
    assert_eq!(session.hit(2.4, 2.0), Some(place(&session, "c2")));
    assert_eq!(session.hit(0.9, 1.2), Some(place(&session, "a3")));
    for nowhere in [(-5.0, 2.0), (f32::NAN, 1.0), (f32::INFINITY, 0.0)] {
        assert_eq!(session.hit(nowhere.0, nowhere.1), None);
    }
}

#[test]
fn touch_beyond_three_quarters_of_cell_is_ignored() {
    for game in ["tic-tac-toe", "bridgit"] {
        let session = Session::new(game, &Value::Null).expect("it is there");
        let layout = session.layout();
        let pegs = layout.decorations.iter().filter_map(|decoration| match *decoration {
            Decoration::Peg { x, y, .. } => Some((x, y)),
            _ => None,
        });
        // The place that is furthest to the left has no other one on that side.
        let places = layout.spots.iter().map(|spot| (spot.x, spot.y)).chain(pegs);
        let (x, y) = places.min_by(|one, other| one.0.total_cmp(&other.0)).expect("a board has places");
        assert_eq!(session.hit(x - 0.75, y), None, "{game}");
        assert!(session.hit(x - 0.74, y).is_some(), "{game}");
    }
}

#[test]
fn unknown_game_error_names_game() {
    let error = Session::new("chess", &Value::Null).expect_err("not here");
    assert_eq!(error.to_string(), "there is no game `chess`");
}

#[test]
fn play_all_is_atomic() {
    let mut session = tic_tac_toe("a1 b2 c3");
    session.go_to(1).expect("there are three");
    let before = english(&session);
    let fault = session.play_all("b1 c1 b1 c2").expect_err("b1 is taken");
    assert_eq!(fault.to_string(), "move 3: `b1` is not legal here (refuse-taken)");
    let after = english(&session);
    assert_eq!(crate::session::Snapshot { revision: before.revision, ..after }, before);
    session.play_all("b1 c1\nc2").expect("all are free");
    assert_eq!(shown(&session), ["a1", "b1", "c1", "c2"]);
}

#[test]
fn play_all_keeps_partial_move_when_first_is_illegal() {
    let mut session = Session::new("pentago-twist", &Value::Null).expect("it is there");
    touch(&mut session, "c4");
    let before = english(&session);
    for moves in ["d4:ne+", "c4", "c4:ne+d4:ne+", "x"] {
        assert_eq!(session.play_all(moves).expect_err("it is none").number, 1, "{moves}");
        assert_eq!(english(&session), before, "{moves}");
    }
}
