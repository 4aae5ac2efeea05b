use serde_json::json;

use super::{place, tic_tac_toe};
use crate::{
    game::{Place, Proof, Target, Verdict},
    search::MoveEvaluation,
    session::{Session, TargetValue},
};

/// Candidates with these moves, the best one first; every one was visited ten times.
fn candidates(moves: &[(&str, f32)]) -> Vec<MoveEvaluation> {
    let candidate = |(mv, value): &(&str, f32)| MoveEvaluation {
        mv: (*mv).to_owned(),
        visits: 10,
        value: *value,
        proof: (*value >= 1.0).then_some(Proof { verdict: Verdict::Win, moves: Some(3) }),
    };
    moves.iter().map(candidate).collect()
}

fn at(values: &[TargetValue], place: Place) -> Option<TargetValue> {
    values.iter().find(|value| value.target == Target::Place(place)).copied()
}

#[test]
fn places_have_values_of_moves() {
    let session = tic_tac_toe("a1");
    let values = session.values(&candidates(&[("b2", 0.5), ("c3", -0.25)]));
    let center = at(&values, place(&session, "b2")).expect("a value");
    assert_eq!((center.value, center.visits, center.is_best), (0.5, 10, true));
    let corner = at(&values, place(&session, "c3")).expect("a value");
    assert_eq!((corner.value, corner.is_best), (-0.25, false));
    assert_eq!(values.len(), 2, "unsearched moves have no value");
}

#[test]
fn piece_has_best_value_and_destinations_their_own() {
    let mut session = Session::new("lines-of-action", &json!({})).expect("a known game");
    let moves = session.legal_moves();
    let same: Vec<&str> = moves.iter().filter(|mv| mv[..2] == moves[0][..2]).map(String::as_str).collect();
    let searched: Vec<(&str, f32)> = same.iter().zip([0.75, 0.25]).map(|(mv, value)| (*mv, value)).collect();
    let searched = candidates(&searched);
    let from = place(&session, &moves[0][..2]);
    let values = session.values(&searched);
    assert_eq!(values.len(), 1);
    assert_eq!((values[0].target, values[0].value, values[0].visits), (Target::Place(from), 0.75, 20));
    session.touch(Target::Place(from));
    let values: Vec<f32> = session.values(&searched).into_iter().map(|value| value.value).collect();
    assert_eq!(values.len(), 2);
    assert!(values.contains(&0.75) && values.contains(&0.25));
}

#[test]
fn earlier_search_serves_partial_move() {
    let mut session = Session::new("pentago-twist", &json!({})).expect("a known game");
    let moves = session.legal_moves();
    let (one, two) = (moves[0].as_str(), moves[1].as_str());
    assert_eq!(one[..2], two[..2], "the same stone with two twists");
    let other = moves.iter().find(|mv| mv[..2] != one[..2]).expect("there are other places");
    let searched = candidates(&[(other, 1.0), (two, 0.5), (one, 0.25)]);
    let stone = place(&session, &one[..2]);
    let before = session.values(&searched);
    let first = at(&before, stone).expect("a value");
    assert_eq!((first.value, first.visits, first.is_best, first.proof), (0.5, 20, false, None));
    assert_eq!(at(&before, place(&session, &other[..2])).and_then(|value| value.proof?.moves), Some(3));
    session.touch(Target::Place(stone));
    let after: Vec<_> =
        session.values(&searched).iter().map(|value| (value.value, value.visits, value.is_best)).collect();
    assert_eq!(after.len(), 2, "two twists continue the move");
    assert!(after.contains(&(0.5, 10, true)) && after.contains(&(0.25, 10, false)));
}

#[test]
fn no_values_while_unconfirmed_or_after_end() {
    let searched = candidates(&[("c1", 0.5)]);
    let mut session = tic_tac_toe("a1");
    session.set_confirm(true);
    let target = Target::Place(place(&session, "b2"));
    session.touch(target);
    assert_eq!(session.values(&searched), []);
    assert_eq!(tic_tac_toe("a1 b1 a2 b2 a3").values(&searched), []);
}

#[test]
fn candidates_of_other_position_are_skipped() {
    let session = tic_tac_toe("a1");
    assert_eq!(session.values(&candidates(&[("a1", 1.0), ("z9", 0.5), ("", 0.0)])), []);
}
