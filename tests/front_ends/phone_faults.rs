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
    // In scrolling screens a drag starts with a long press, and then the screen stands still.
    assert!(text.contains("layer.simultaneousGesture(resting("), "since iOS 18 another long press blocks scrolling");
    assert!(files::joined(VIEWS, "BoardScreen.swift").contains(".scrollDisabled(isTouched)"));
    for state in ["finger", "pinch"] {
        assert!(text.contains(&format!("@GestureState private var {state}")), "a canceled gesture resets {state}");
    }
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
        spoken.lines().nth(3).is_some_and(|line| line.trim() == ".equatable()"),
        "not equatable: rebuilt on each update"
    );
}

#[test]
fn views_are_prepared_for_ios_26() {
    assert_eq!(with("SwipeSwitch()"), ["BoardScreen.swift"], "a swipe over a board would leave it");
    // The system calls it on any thread, and without `@Sendable` Swift takes the closure for one of the main thread.
    let pasted = with("PasteButton(");
    assert_eq!(pasted, with("PasteButton(payloadType: String.self) { @Sendable"));
    assert_eq!(pasted.len(), 1);
    assert!(with("replacing: .newItem").is_empty(), "the menu would have no entry for a new window");
    // Otherwise the screen reader's own speech cuts announcements off.
    assert_eq!(with(".post()"), ["GameFeedback.swift"]);
    assert!(files::joined(VIEWS, "GameFeedback.swift").contains("AnnouncementPriority = .high"));
}

#[test]
fn notices_are_shown_above_every_sheet() {
    assert_eq!(with(".alert("), ["Notices.swift"]);
    // Messages take the place of titles, because a snackbar covers the board, names or buttons.
    assert_eq!(with("placement: .principal"), ["Notices.swift"]);
    assert_eq!(with(".sheet(item:"), ["FivefoldScene.swift"]);
    let scene = files::joined(VIEWS, "FivefoldScene.swift");
    assert!(scene.contains("Notices(window: window, isOnTop: window.sheet == nil)"));
    let shown = scene.split_once("content(of: sheet)").map(|(_, rest)| rest.split('}').next().unwrap_or_default());
    assert!(shown.is_some_and(|modifiers| modifiers.contains("Notices(window: window, isOnTop: true)")), "{scene}");
    assert!(scene.contains("NavigationStack(path: $window.path)"), "the path needs no custom binding");
}
