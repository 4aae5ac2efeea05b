//! Flips of several pieces at a time.

use serde_json::json;

use crate::picture::{
    DisplayBoard, Moving,
    motions::{AnimatedPiece, Motions},
};
use fivefold_engine::{
    game::{Effect, Piece, PieceKind, Place, Side},
    games,
};

fn disc(place: u16, color: Side) -> Piece {
    Piece { place: Place(place), kind: PieceKind::Disc, color: Some(color) }
}

#[test]
fn flips_begin_together_and_end_in_other_color() {
    let state = games::find("tic-tac-toe").expect("the template").open(&json!({})).expect("default options");
    let board = DisplayBoard::new(&state.position().layout(), false);
    let flip = |place| Effect::Recolor { place: Place(place), color: Some(Side::First) };
    let moving = Moving {
        number: 1,
        before: vec![disc(1, Side::Second), disc(2, Side::Second)],
        effects: vec![Effect::Appear(disc(0, Side::First)), Effect::Together(vec![flip(1), flip(2)])],
        pace: 1.0,
    };
    let after = [disc(0, Side::First), disc(1, Side::First), disc(2, Side::First)];
    let motions = Motions::of(&board, &moving, &after);
    let of = |place: u16, is_gone| {
        let mut animated_pieces = motions.animated_pieces.iter();
        let wanted = |actor: &&AnimatedPiece| actor.piece.place == Place(place) && actor.is_gone == is_gone;
        animated_pieces.find(wanted).expect("a flipped piece has two motions")
    };
    let begins = |place| of(place, true).motions[0].begin_ms;
    assert_eq!(begins(1), begins(2), "both begin together");
    assert!(begins(1) > 0, "the flips follow the placed disc");
    assert_eq!(of(1, true).piece.color, Some(Side::Second));
    assert_eq!(of(1, false).piece.color, Some(Side::First));
    let alone = Moving { effects: moving.effects[..1].to_vec(), ..moving.clone() };
    let placed = Motions::of(&board, &alone, &[disc(0, Side::First), disc(1, Side::Second), disc(2, Side::Second)]);
    assert_eq!(motions.length_ms - placed.length_ms, 220, "two flips take as long as one");
}
