use serde_json::json;

use super::scenes::palette_named;
use crate::picture::{Arriving, DisplayBoard, Ink, Picture, Scene, Stroke, paint, svg};
use fivefold_engine::games;

/// Returns the initial board of every game, the examples included, at rest and during its entrance.
fn boards(pace: f64) -> impl Iterator<Item = (&'static str, Picture, Picture)> {
    games::every().map(move |game| {
        let state = game.open(&json!({})).expect("every game has defaults");
        let board = DisplayBoard::new(&state.position().layout(), false);
        let still = Scene::new(&board, state.position().pieces());
        let arriving = Scene { arriving: Some(Arriving { number: 7, pace }), ..still.clone() };
        (game.id(), paint(&still), paint(&arriving))
    })
}

/// Returns the visible strokes at an instant, sorted.
fn seen(picture: &Picture, at_ms: f64) -> Vec<String> {
    let mut lines: Vec<String> = svg(picture, at_ms, &palette_named("light")).lines().map(Into::into).collect();
    lines.sort();
    lines
}

#[test]
fn board_entrance_starts_empty_and_ends_at_rest() {
    for (game, still, arriving) in boards(1.0) {
        assert_eq!(arriving.motion, 7);
        assert!((150..=400).contains(&arriving.length_ms), "{game}: {}", arriving.length_ms);
        assert_eq!(arriving.at(0.0).count(), 0, "{game}: a stroke is visible before the entrance");
        assert_eq!(seen(&arriving, arriving.length_ms.into()), seen(&still, 0.0), "{game}");
    }
}

#[test]
fn board_entrance_shows_plates_first_and_pieces_last() {
    /// Returns the time at which a stroke in one of these inks is first visible.
    fn first(picture: &Picture, inks: &[Ink]) -> Option<u32> {
        let has_ink = |stroke: &Stroke| inks.contains(&ink_of(stroke));
        (1..=400).find(|ms| picture.at((*ms).into()).any(|seen| seen.strokes.iter().any(has_ink)))
    }
    for (game, _, arriving) in boards(1.0) {
        let plate = first(&arriving, &[Ink::Board]);
        let places = first(&arriving, &[Ink::Hole, Ink::SecondTone, Ink::Line]);
        let pieces = first(&arriving, &[Ink::OrangeGlyph, Ink::BlueGlyph]);
        assert!(plate < places, "{game}: {plate:?}, {places:?}");
        // Pegs have the inks of pieces and arrive with the places.
        let has_pieces =
            !games::find(game).and_then(|it| it.open(&json!({})).ok()).expect("a game").position().pieces().is_empty();
        assert!(!has_pieces || places < pieces, "{game}: {places:?}, {pieces:?}");
    }
}

#[test]
fn board_entrance_follows_animation_speed() {
    for ((game, still, arriving), (_, _, slow)) in boards(0.0).zip(boards(2.0)) {
        assert_eq!((arriving.length_ms, &arriving.groups), (0, &still.groups), "{game}");
        assert!(slow.length_ms >= 300 && slow.at(0.0).count() == 0, "{game}");
    }
}

const fn ink_of(stroke: &Stroke) -> Ink {
    match stroke {
        Stroke::Plate { ink, .. }
        | Stroke::Frame { ink, .. }
        | Stroke::Disc { ink, .. }
        | Stroke::Ring { ink, .. }
        | Stroke::Bar { ink, .. }
        | Stroke::Trail { ink, .. }
        | Stroke::Shape { ink, .. }
        | Stroke::Caption { ink, .. } => *ink,
    }
}
