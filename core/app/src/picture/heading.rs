//! A board as a picture for sharing, with the names of the game and the players.

use fivefold_engine::game::Side;

use super::{Ink, Picture, Stroke, layer::Layer, pieces::disc};

/// The words around a shared board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// The game's name.
    pub name: String,
    /// The result or whose turn it is; may be empty.
    pub status: String,
    /// The color and the name of each player.
    pub players: [(Side, String); 2],
}

/// Lengths of a shared picture, in eighths of the board's width.
const MARGIN: f64 = 0.3;
const ABOVE: f64 = 1.5;
const BELOW: f64 = 1.6;

/// Returns a still picture with its heading, on a background of the page's color: the game and the result above it, the
/// players below it.
#[must_use]
pub fn with_heading(mut picture: Picture, heading: &Heading) -> Picture {
    let unit = picture.width / 8.0;
    let (left, top) = (MARGIN * unit, ABOVE * unit);
    let (width, height) = (picture.width + 2.0 * left, picture.height + top + BELOW * unit);
    for place in picture.groups.iter_mut().flat_map(|group| &mut group.places) {
        (place.x, place.y) = (place.x + left, place.y + top);
    }
    let mut sheet = Layer::default();
    sheet.add(vec![Stroke::Plate { x: 0.0, y: 0.0, width, height, radius: 0.0, ink: Ink::Page, alpha: 1.0 }], &[]);
    let middle = width / 2.0;
    let line = |words: &str, x: f64, y: f64, room: f64, size: f64, bold| Stroke::Caption {
        x,
        y,
        size: fitted(words, room, size),
        text: words.to_owned(),
        ink: Ink::Text,
        bold,
    };
    let mut words = vec![
        line(&heading.name, middle, 0.5 * unit, picture.width, 0.52 * unit, true),
        line(&heading.status, middle, 1.08 * unit, picture.width, 0.36 * unit, false),
    ];
    let foot = top + picture.height;
    for ((color, name), share) in heading.players.iter().zip([0.25, 0.75]) {
        let x = left + picture.width * share;
        sheet.stamp(x, foot + 0.5 * unit, disc(Some(*color), 0.26 * unit, 1.0), &[]);
        words.push(line(name, x, foot + 1.15 * unit, 0.46 * picture.width, 0.34 * unit, false));
    }
    words.retain(|stroke| !matches!(stroke, Stroke::Caption { text, .. } if text.is_empty()));
    sheet.rise();
    sheet.add(words, &[]);
    let mut groups = sheet.into_groups();
    groups.append(&mut picture.groups);
    Picture { width, height, groups, ..picture }
}

/// Returns the size at which a text is not wider than its room.
fn fitted(text: &str, room: f64, size: f64) -> f64 {
    let width: f64 = text.chars().map(advance).sum();
    size.min(room / width.max(1.0))
}

/// Returns the largest width of a letter relative to its size, on average.
const fn advance(letter: char) -> f64 {
    match letter {
        '\0'..='\x7f' => 0.58,
        '\u{80}'..='\u{2e7f}' => 0.66,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::{Heading, fitted, with_heading};
    use crate::picture::{Picture, Stroke};
    use fivefold_engine::game::Side;

    #[test]
    fn long_names_are_drawn_smaller() {
        assert!((fitted("Ann", 4.0, 0.5) - 0.5).abs() < 1e-9);
        assert!(fitted(&"m".repeat(20), 4.0, 0.5) * 20.0 * 0.58 <= 4.0 + 1e-9);
        assert!(fitted(&"字".repeat(20), 4.0, 0.5) <= 0.2);
    }

    #[test]
    fn heading_names_game_result_and_players() {
        let board = Picture { width: 8.0, height: 8.0, ..Picture::EMPTY };
        let players = [(Side::First, "Ann".to_owned()), (Side::Second, "Ben".to_owned())];
        let heading = Heading { name: "Bridg-It".to_owned(), status: "Ann won".to_owned(), players };
        let shared = with_heading(board, &heading);
        let strokes = shared.groups.iter().flat_map(|group| &group.strokes);
        let texts = strokes.filter_map(|stroke| match stroke {
            Stroke::Caption { text, x, y, .. } => {
                assert!((0.0..shared.width).contains(x) && (0.0..shared.height).contains(y), "{text}");
                Some(text.as_str())
            }
            _ => None,
        });
        assert_eq!(texts.collect::<Vec<_>>(), ["Bridg-It", "Ann won", "Ann", "Ben"]);
    }
}
