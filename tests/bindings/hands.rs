//! Gestures on a board, that of a match or that of what is studied, as scenarios write them.

use fivefold::{BoardGesture, SpokenElement};

use crate::read;

/// What a command does to the board; nothing where it is about something else.
pub fn gesture(command: &str, rest: &str, spoken: &[SpokenElement]) -> Option<BoardGesture> {
    let centre = || {
        let SpokenElement { x, y, width, height, .. } = element(spoken, rest);
        (x + width / 2.0, y + height / 2.0)
    };
    Some(match command {
        "tap" => {
            let (x, y) = centre();
            BoardGesture::TouchAt { x, y }
        }
        "tap-at" => {
            let (x, y) = rest.split_once(' ').expect("a point has two coordinates");
            BoardGesture::TouchAt { x: read::number(x), y: read::number(y) }
        }
        "press" => {
            let (x, y) = centre();
            BoardGesture::Press { x, y }
        }
        "point" => {
            let (x, y) = centre();
            BoardGesture::PointAt { x, y }
        }
        "point-away" => BoardGesture::PointAway,
        "touch" => BoardGesture::Touch { target: element(spoken, rest).target },
        "touch-place" => BoardGesture::Touch { target: read::place(rest) },
        "act" => offered(spoken, rest),
        "arrow" => BoardGesture::MoveCursor { arrow: read::arrow(rest) },
        "enter" => BoardGesture::ActAtCursor,
        "focus" => BoardGesture::Focus { is_focused: rest == "on" },
        "take-back" => BoardGesture::TakeBack,
        "undo" => BoardGesture::Undo,
        _ => return None,
    })
}

/// The first thing on the board whose label has these words, commas aside.
pub fn element<'a>(spoken: &'a [SpokenElement], words: &str) -> &'a SpokenElement {
    let has_words = |label: &str| format!(" {} ", label.replace(',', "")).contains(&format!(" {words} "));
    let meant = spoken.iter().find(|element| has_words(&element.label));
    meant.unwrap_or_else(|| panic!("nothing on the board is called {words}"))
}

/// What a screen reader offers under this label anywhere on the board.
fn offered(spoken: &[SpokenElement], label: &str) -> BoardGesture {
    let action = spoken.iter().flat_map(|element| &element.actions).find(|action| action.label == label);
    action.unwrap_or_else(|| panic!("no action is called {label}")).gesture
}
