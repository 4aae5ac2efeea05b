//! Searches the sources of the iOS app for past faults that only appear on devices.

use crate::files;

const VIEWS: &str = "ios/Sources/FivefoldUI";

/// Returns the names of sources of views that contain a text.
fn with(words: &str) -> Vec<String> {
    let of = |(name, text): (String, String)| text.contains(words).then_some(name);
    files::below(VIEWS, ".swift").into_iter().filter_map(of).collect()
}

#[test]
fn accessibility_element_is_made_before_position() {
    let text = files::joined(VIEWS, ".swift");
    let placed: Vec<&str> = text.split("private func ").filter(|part| part.contains(".position(")).collect();
    assert!(!placed.is_empty(), "no element with a position");
    for part in placed {
        // A positioned view fills its container, and so would an element made of it.
        let element = part.find(".accessibilityElement(").expect("a positioned view is an element");
        assert!(element < part.find(".position(").expect("it was found"), "{part}");
    }
}

#[test]
fn drag_without_minimum_distance_never_blocks_scrolling() {
    assert_eq!(with("minimumDistance: 0"), ["BoardView.swift"]);
    let text = files::joined(VIEWS, "BoardView.swift");
    assert!(
        text.contains("if scrolls {\n      layer.gesture(resting("),
        "in scrolling screens a drag starts with a long press"
    );
    assert!(text.contains("@GestureState private var finger"), "a canceled gesture resets the state");
}

#[test]
fn board_is_drawn_once_by_one_canvas() {
    assert_eq!(with("Canvas { "), ["BoardCanvas.swift"]);
    let fitted = files::below(VIEWS, ".swift").into_iter().filter(|(_, text)| text.contains("ViewThatFits("));
    for (name, text) in fitted {
        // ViewThatFits builds all its alternatives.
        assert!(!text.contains("BoardView(") && !text.contains("BoardScreen("), "{name} builds several boards");
    }
    let board = files::joined(VIEWS, "BoardView.swift");
    let spoken = board.split("SpokenBoard(\n").nth(1).expect("an accessible board");
    assert!(
        spoken.lines().nth(2).is_some_and(|line| line.trim() == ".equatable()"),
        "not equatable: rebuilt on each update"
    );
}

#[test]
fn notices_are_shown_above_every_sheet() {
    assert_eq!(with(".alert("), ["Notices.swift"]);
    // Messages take the place of titles, because a snackbar covers the board, names or buttons.
    assert_eq!(with("placement: .principal"), ["Notices.swift"]);
    assert_eq!(with(".sheet(item:"), ["FivefoldScene.swift"]);
    let scene = files::joined(VIEWS, "FivefoldScene.swift");
    assert!(scene.contains("Notices(window: window, isOnTop: window.sheet == nil)"));
    assert!(scene.contains("content(of: sheet).modifier(Notices(window: window, isOnTop: true))"));
    assert!(scene.contains("NavigationStack(path: $window.path)"), "the path needs no custom binding");
}
