//! Faults of the iOS app that no compiler and no computer shows, each of them made once: they are looked for in the sources.

use crate::sources;

const VIEWS: &str = "ios/Sources/FivefoldUI";

/// The sources of the views that have these words, by their names.
fn with(words: &str) -> Vec<String> {
    let of = |(name, text): (String, String)| text.contains(words).then_some(name);
    sources::files(VIEWS, ".swift").into_iter().filter_map(of).collect()
}

#[test]
fn a_screen_reader_meets_an_element_where_it_is_placed() {
    let text = sources::all(VIEWS, ".swift");
    let placed: Vec<&str> = text.split("private func ").filter(|part| part.contains(".position(")).collect();
    assert!(!placed.is_empty(), "nothing is placed");
    for part in placed {
        // What is placed fills its whole surroundings; an element that is made of that does too.
        let element = part.find(".accessibilityElement(").expect("what is placed is an element");
        assert!(element < part.find(".position(").expect("it was found"), "{part}");
    }
}

#[test]
fn a_drag_from_the_first_point_on_never_keeps_a_screen_from_scrolling() {
    assert_eq!(with("minimumDistance: 0"), ["BoardView.swift"]);
    let text = sources::all(VIEWS, "BoardView.swift");
    assert!(
        text.contains("if scrolls {\n      layer.gesture(resting("),
        "where the screen scrolls a finger rests first"
    );
    assert!(text.contains("@GestureState private var finger"), "a gesture that the system ends leaves nothing behind");
}

#[test]
fn a_board_is_drawn_once_and_by_one_canvas() {
    assert_eq!(with("Canvas { "), ["BoardCanvas.swift"]);
    let fitted = sources::files(VIEWS, ".swift").into_iter().filter(|(_, text)| text.contains("ViewThatFits("));
    for (name, text) in fitted {
        // It makes all its choices before it shows one of them.
        assert!(!text.contains("BoardView(") && !text.contains("BoardScreen("), "{name} tries boards");
    }
    let board = sources::all(VIEWS, "BoardView.swift");
    let spoken = board.split("SpokenBoard(\n").nth(1).expect("a screen reader meets the board");
    assert!(spoken.lines().nth(2).is_some_and(|line| line.trim() == ".equatable()"), "it is made anew for nothing");
}

#[test]
fn whatever_is_told_lies_above_every_sheet() {
    assert_eq!(with(".alert("), ["Notices.swift"]);
    assert_eq!(with(".sheet("), ["FivefoldScene.swift"]);
    let scene = sources::all(VIEWS, "FivefoldScene.swift");
    assert!(scene.contains("Notices(window: window, isOnTop: window.sheet == nil)"));
    assert!(scene.contains("content(of: sheet).modifier(Notices(window: window, isOnTop: true))"));
    assert!(scene.contains("NavigationStack(path: $window.path)"), "the path is no binding of one's own");
}
