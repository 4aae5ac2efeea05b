use rand::{RngExt, SeedableRng, rngs::SmallRng};
use serde_json::json;

use super::scenes::palette_named;
use crate::picture::{Change, DisplayBoard, Ink, Moving, Picture, Scene, Stroke, paint, svg};
use fivefold_engine::{
    game::{Piece, PieceKind, Place, Side},
    games,
};

/// Returns the visible strokes at an instant, sorted.
fn seen(picture: &Picture, at_ms: f64) -> Vec<String> {
    let mut lines: Vec<String> = svg(picture, at_ms, &palette_named("light")).lines().map(Into::into).collect();
    lines.sort();
    lines
}

#[test]
fn every_animation_ends_in_resting_picture() {
    let mut random = SmallRng::seed_from_u64(5);
    for game in games::all() {
        let mut table = game.open(&json!({})).expect("every game has defaults");
        for flipped in [false, true].into_iter().cycle().take(40) {
            let actions = table.actions();
            if actions.is_empty() {
                break;
            }
            let board = DisplayBoard::new(&table.position().layout(), flipped);
            let before = table.position().pieces();
            let action = actions[random.random_range(0..actions.len())];
            let effects = table.play(action).expect("a legal action").effects;
            let still = Scene {
                winning_lines: table.position().winning_lines(),
                ..Scene::new(&board, table.position().pieces())
            };
            let moving = Scene { moving: Some(Moving { number: 1, before, effects, pace: 1.0 }), ..still.clone() };
            let (still, moving) = (paint(&still), paint(&moving));
            assert!(moving.length_ms > 0, "{}: something moves", game.id());
            let rests = f64::from(moving.length_ms);
            assert_eq!(seen(&moving, rests), seen(&still, 0.0), "{}", game.id());
            assert_ne!(seen(&moving, rests / 3.0), seen(&still, 0.0), "{}: the motion is visible", game.id());
        }
    }
}

/// A stone on a quadrant that is then rotated: the example of the module documentation.
#[test]
fn placed_stone_is_carried_by_rotation() {
    let mut table = games::find("pentago-twist").expect("a game").open(&json!({})).expect("defaults");
    let mv = table.read_move("a6:nw+").expect("a move");
    let board = DisplayBoard::new(&table.position().layout(), false);
    let mut effects = Vec::new();
    for action in mv.actions() {
        effects.extend(table.play(action).expect("legal").effects);
    }
    let moving = Some(Moving { number: 1, before: Vec::new(), effects, pace: 1.0 });
    let picture = paint(&Scene { moving, ..Scene::new(&board, table.position().pieces()) });
    let stone = table.position().pieces()[0];
    let end = board.spot(stone.place).expect("a place");
    let at = |ms: f64| {
        let is_stone = |stroke: &Stroke| matches!(stroke, Stroke::Disc { ink: crate::picture::Ink::Orange, .. });
        let found: Vec<_> = picture.at(ms).filter(|seen| seen.strokes.iter().any(is_stone)).collect();
        let [seen] = found[..] else { panic!("exactly one stone is visible") };
        let (matrix, place) = (seen.matrix, seen.places[0]);
        assert_eq!((place.x, place.y), (end.x, end.y));
        (matrix.a * place.x + matrix.c * place.y + matrix.e, matrix.b * place.x + matrix.d * place.y + matrix.f)
    };
    let corner = board.spots().iter().find(|spot| spot.name == "a6").expect("a place");
    let near = |(x, y): (f64, f64), spot: &crate::picture::DisplaySpot| (x - spot.x).hypot(y - spot.y) < 0.2;
    assert!(near(at(1.0), corner) && near(at(159.0), corner) && !near(at(159.0), end));
    assert!(near(at(f64::from(picture.length_ms)), end));
}

#[test]
fn inconsistent_effects_show_resting_board() {
    let table = games::find("connect-four").expect("a game").open(&json!({})).expect("defaults");
    let board = DisplayBoard::new(&table.position().layout(), false);
    let disc = |place| Piece { place: Place(place), kind: PieceKind::Disc, color: Some(Side::First) };
    let effects = vec![fivefold_engine::game::Effect::Fall(disc(38))];
    let moving = Moving { number: 7, before: Vec::new(), effects, pace: 1.0 };
    let wrong = paint(&Scene { moving: Some(moving.clone()), ..Scene::new(&board, vec![disc(39)]) });
    assert_eq!((wrong.length_ms, wrong.motion), (0, 7));
    assert_eq!(seen(&wrong, 0.0), seen(&paint(&Scene::new(&board, vec![disc(39)])), 0.0));
    let fast =
        |pace| paint(&Scene { moving: Some(Moving { pace, ..moving.clone() }), ..Scene::new(&board, vec![disc(38)]) });
    assert_eq!(fast(0.0).length_ms, 0, "no motion without animations");
    assert!(fast(2.0).length_ms.abs_diff(4 * fast(0.5).length_ms) < 8, "durations scale with the pace");
}

/// The winning line starts when the last piece has come to rest, not before.
#[test]
fn winning_line_appears_after_last_piece_rests() {
    let mut table = games::find("connect-four").expect("a game").open(&json!({})).expect("defaults");
    let mut before = Vec::new();
    let mut effects = Vec::new();
    for mv in ["1", "2", "1", "2", "1", "2", "1"] {
        before = table.position().pieces();
        let mv = table.read_move(mv).expect("a move");
        effects = mv.actions().flat_map(|action| table.play(action).expect("legal").effects).collect();
    }
    let board = DisplayBoard::new(&table.position().layout(), false);
    let picture = paint(&Scene {
        winning_lines: table.position().winning_lines(),
        moving: Some(Moving { number: 1, before, effects, pace: 1.0 }),
        ..Scene::new(&board, table.position().pieces())
    });
    let line = picture.groups.iter().find(|group| matches!(group.strokes[0], Stroke::Trail { .. })).expect("a line");
    let falls = picture.groups.iter().flat_map(|group| &group.motions);
    let rests = falls.filter(|motion| matches!(motion.change, Change::Offset { .. }));
    let rests = rests.map(|motion| motion.begin_ms + motion.length_ms).max().expect("a fall");
    assert_eq!(line.motions[0].begin_ms, rests);
    assert!(line.motions[0].begin_ms + line.motions[0].length_ms < picture.length_ms, "the pulse follows the line");
}

/// Returns the ink, center, radius and alpha of every disc at an instant, rounded and sorted.
fn discs(picture: &Picture, at_ms: f64) -> Vec<String> {
    let mut lines = Vec::new();
    for seen in picture.at(at_ms) {
        let matrix = seen.matrix;
        for place in seen.places {
            for stroke in seen.strokes {
                let Stroke::Disc { x, y, radius, ink, alpha } = stroke else { continue };
                let (x, y) = (place.x + x, place.y + y);
                let (x, y) = (matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f);
                let radius = radius * (matrix.a * matrix.d - matrix.b * matrix.c).abs().sqrt();
                lines.push(
                    format!("{ink:?} {x:.6} {y:.6} {radius:.6} {:.6}", alpha * seen.alpha)
                        .replace("-0.000000", "0.000000"),
                );
            }
        }
    }
    lines.sort();
    lines
}

/// A lifted quadrant grows from its place, turns or mirrors, and settles, and no part of it jumps.
#[test]
fn lifted_quadrant_moves_without_jump() {
    for text in ["a1:nw+", "c6:nw|"] {
        let mut table = games::find("pentago-twist").expect("a game").open(&json!({})).expect("defaults");
        for mv in ["b6:se+", "a5:se+"] {
            let mv = table.read_move(mv).expect("a move");
            mv.actions().for_each(|action| drop(table.play(action).expect("legal")));
        }
        let mv = table.read_move(text).expect("a move");
        let actions: Vec<_> = mv.actions().collect();
        table.play(actions[0]).expect("legal");
        let before = table.position().pieces();
        let board = DisplayBoard::new(&table.position().layout(), false);
        let still = paint(&Scene::new(&board, before.clone()));
        let effects = table.play(actions[1]).expect("legal").effects;
        let moving = Some(Moving { number: 1, before, effects, pace: 1.0 });
        let picture = paint(&Scene { moving, ..Scene::new(&board, table.position().pieces()) });
        assert_eq!(discs(&picture, 0.0), discs(&still, 0.0), "{text} begins where the board was");
        let mut largest: f64 = 0.0;
        for group in picture.groups.iter().filter(|group| !group.motions.is_empty()) {
            let alone = Picture { groups: vec![group.clone()], ..picture.clone() };
            let at = |ms: u32| alone.at(ms.into()).next().map(|seen| (seen.matrix, seen.alpha));
            for ms in 0..picture.length_ms {
                let (Some((one, alpha)), Some((other, next))) = (at(ms), at(ms + 1)) else { continue };
                assert!((alpha - next).abs() < 0.05, "{text}: alpha after {ms} ms");
                largest = largest.max((one.a * one.d - one.b * one.c).abs().sqrt());
                for place in &group.places {
                    let shift = |of: [f64; 3], to: [f64; 3]| {
                        (of[0] - to[0]) * place.x + (of[1] - to[1]) * place.y + of[2] - to[2]
                    };
                    let x = shift([one.a, one.c, one.e], [other.a, other.c, other.e]);
                    let y = shift([one.b, one.d, one.f], [other.b, other.d, other.f]);
                    assert!(x.hypot(y) < 0.07, "{text}: {x}, {y} after {ms} ms");
                }
            }
        }
        assert!(text.ends_with('|') || largest > 1.03, "it grows: {largest}");
    }
}

/// A falling disc is covered by the plate between the holes, and by nothing once it rests.
#[test]
fn disc_falls_behind_plate() {
    for (text, flipped) in [("1", false), ("4", true)] {
        let mut table = games::find("connect-four").expect("a game").open(&json!({})).expect("defaults");
        let mv = table.read_move(text).expect("a move");
        let effects = mv.actions().flat_map(|action| table.play(action).expect("legal").effects).collect();
        let board = DisplayBoard::new(&table.position().layout(), flipped);
        let moving = Some(Moving { number: 1, before: Vec::new(), effects, pace: 1.0 });
        let picture = paint(&Scene { moving, ..Scene::new(&board, table.position().pieces()) });
        let order = |ms: f64| {
            let strokes: Vec<&Stroke> = picture.at(ms).flat_map(|seen| seen.strokes).collect();
            let last = |is: fn(&Stroke) -> bool| strokes.iter().rposition(|stroke| is(stroke));
            let disc = last(|stroke| matches!(stroke, Stroke::Disc { ink: Ink::Orange, .. }));
            (disc.expect("the disc"), last(|stroke| matches!(stroke, Stroke::Shape { ink: Ink::Board, .. })))
        };
        let (disc, plate) = order(200.0);
        assert!(plate.is_some_and(|plate| plate > disc), "the plate is in front");
        assert_eq!(order(f64::from(picture.length_ms)).1, None, "the plate is one piece again");
        // The strip leaves the holes open: no corner is within a hole.
        let strips = picture.groups.iter().flat_map(|group| &group.strokes).filter_map(|stroke| match stroke {
            Stroke::Shape { corners, ink: Ink::Board, .. } => Some(corners),
            _ => None,
        });
        let holes = board.spots();
        for corner in strips.flatten() {
            assert!(holes.iter().all(|hole| (corner.x - hole.x).hypot(corner.y - hole.y) > 0.399), "{corner:?}");
        }
    }
}
