//! Coordinates are readable on boards of every size, and do not change a board's size.

use serde_json::json;

use crate::picture::{Coordinates, Corner, DisplayBoard, Picture, Scene, Stroke, margin, paint, pieces::RADIUS};
use fivefold_engine::{game::Place, session::Session};

/// The width of a phone's board, in points, and the margins around it.
const BOARD: f64 = 384.0;
const BESIDE: f64 = 14.0;
const BELOW: f64 = 8.0;
/// The minimum readable font size.
const LEAST: f64 = 12.0;

const BOARDS: [(&str, u32); 8] = [
    ("bridgit", 19),
    ("bridgit", 13),
    ("bridgit", 5),
    ("lines-of-action", 12),
    ("lines-of-action", 8),
    ("connect-four", 0),
    ("connect-any", 12),
    ("pentago-twist", 0),
];

fn session(game: &str, size: u32) -> Session {
    let options = match (game, size) {
        (_, 0) => json!({}),
        ("connect-any", _) => json!({ "columns": size, "rows": size }),
        _ => json!({ "size": size }),
    };
    Session::new(game, &options).expect("valid options")
}

fn picture(board: &DisplayBoard, coordinates: Coordinates) -> Picture {
    paint(&Scene { coordinates, ..Scene::new(board, Vec::new()) })
}

/// Returns the texts with their centers and sizes.
fn labels(picture: &Picture) -> Vec<(String, Corner, f64)> {
    let captions = picture.groups.iter().flat_map(|group| {
        group.strokes.iter().flat_map(|stroke| match stroke {
            Stroke::Caption { size, text, .. } => {
                group.places.iter().map(|place| (text.clone(), *place, *size)).collect()
            }
            _ => Vec::new(),
        })
    });
    captions.collect()
}

#[test]
fn coordinates_are_readable_and_apart_on_every_board() {
    for (game, size) in BOARDS {
        for is_flipped in [false, true] {
            let board = DisplayBoard::new(&session(game, size).layout(), is_flipped);
            let picture = picture(&board, Coordinates::OfMoves);
            let point = BOARD / picture.width;
            let labels = labels(&picture);
            assert!(labels.len() > 3, "{game} {size}");
            let boxes: Vec<_> = labels
                .iter()
                .map(|(text, at, size)| {
                    assert!(size * point >= LEAST - 1e-9, "{game}: {text}");
                    let half = 0.28 * size * f64::from(u32::try_from(text.chars().count()).unwrap_or(u32::MAX));
                    (text, at.x - half, at.x + half, at.y - 0.36 * size, at.y + 0.36 * size)
                })
                .collect();
            for (text, left, right, top, bottom) in &boxes {
                let beside = BESIDE / point;
                assert!(*left >= 0.0 && *right <= picture.width + beside, "{game} {size}: {text} is on the screen");
                // The tail of a letter ends where the next part of the screen begins.
                let tail = bottom + if text.contains(['g', 'j', 'p', 'q']) { 0.22 * LEAST / point } else { 0.0 };
                assert!(*top >= 0.0 && tail <= picture.height + BELOW / point + 1e-9, "{game} {size}: {text}");
                let pieces = board.spots().iter();
                let near = |spot: &crate::picture::DisplaySpot| {
                    (spot.x.clamp(*left, *right) - spot.x).hypot(spot.y.clamp(*top, *bottom) - spot.y)
                };
                assert!(game == "bridgit" || pieces.clone().all(|spot| near(spot) > RADIUS), "{game}: {text} is free");
            }
            for (index, one) in boxes.iter().enumerate() {
                for other in &boxes[index + 1..] {
                    let overlap = one.1 < other.2 && other.1 < one.2 && one.3 < other.4 && other.3 < one.4;
                    assert!(!overlap, "{game} {size}: {} and {}", one.0, other.0);
                }
            }
        }
    }
}

#[test]
fn coordinates_do_not_change_size_of_board() {
    for (game, size) in BOARDS {
        let board = DisplayBoard::new(&session(game, size).layout(), false);
        let [bare, named] = [Coordinates::Hidden, Coordinates::OfMoves].map(|shown| picture(&board, shown));
        assert_eq!((bare.width, bare.height), (named.width, named.height), "{game}");
        assert!(labels(&bare).is_empty());
    }
}

#[test]
fn moves_in_columns_have_one_set_of_coordinates() {
    let board = DisplayBoard::new(&session("connect-four", 0).layout(), false);
    let texts = |shown| labels(&picture(&board, shown)).into_iter().map(|(text, ..)| text).collect::<Vec<_>>();
    assert_eq!(texts(Coordinates::OfMoves), ["1", "2", "3", "4", "5", "6", "7"]);
    let of_places = texts(Coordinates::OfPlaces);
    assert!(of_places.len() == 13 && of_places.contains(&"g".to_owned()), "{of_places:?}");
}

#[test]
fn move_is_named_by_its_row_and_column_only() {
    let session = session("lines-of-action", 8);
    let board = DisplayBoard::new(&session.layout(), false);
    let place = |name: &str| -> Place { board.spots().iter().find(|spot| spot.name == name).expect("a square").place };
    let named = labels(&picture(&board, Coordinates::Naming(vec![place("c4"), place("f7")])));
    let mut texts: Vec<String> = named.into_iter().map(|(text, ..)| text).collect();
    texts.sort();
    assert_eq!(texts, ["4", "7", "c", "f"]);
    assert!((margin(&board)).abs() < 1e-9, "inside the squares");
}
