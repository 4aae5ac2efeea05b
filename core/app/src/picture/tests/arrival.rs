use serde_json::json;

use super::scenes::palette_named;
use crate::picture::{Arriving, DisplayBoard, Picture, Scene, Stroke, paint, svg};
use fivefold_engine::games;

/// Returns every game's initial board at rest and during its entrance.
fn boards(pace: f64) -> impl Iterator<Item = (&'static str, Picture, Picture)> {
    games::all().iter().map(move |game| {
        let state = game.open(&json!({})).expect("every game has defaults");
        let board = DisplayBoard::new(&state.position().layout(), true, false);
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
    /// Returns the time at which a stroke of a kind is first visible.
    fn first(picture: &Picture, is_kind: impl Fn(&Stroke) -> bool) -> Option<u32> {
        (1..=400).find(|ms| picture.at((*ms).into()).any(|seen| seen.strokes.iter().any(&is_kind)))
    }
    for (game, _, arriving) in boards(1.0) {
        let plate = first(&arriving, |stroke| matches!(stroke, Stroke::Plate { width, .. } if *width > 1.5));
        let places = first(&arriving, |stroke| {
            matches!(stroke, Stroke::Disc { ink: crate::picture::Ink::Edge | crate::picture::Ink::Line, .. })
                || matches!(stroke, Stroke::Plate { width, .. } if *width <= 1.0)
        });
        let pieces = first(&arriving, |stroke| {
            matches!(stroke, Stroke::Disc { ink: crate::picture::Ink::OrangeRim | crate::picture::Ink::BlueRim, .. })
        });
        assert!(plate < places, "{game}: {plate:?}, {places:?}");
        assert!(pieces.is_none() || places < pieces, "{game}: {places:?}, {pieces:?}");
    }
}

#[test]
fn board_entrance_follows_animation_speed() {
    for ((game, still, arriving), (_, _, slow)) in boards(0.0).zip(boards(2.0)) {
        assert_eq!((arriving.length_ms, &arriving.groups), (0, &still.groups), "{game}");
        assert!(slow.length_ms >= 300 && slow.at(0.0).count() == 0, "{game}");
    }
}
