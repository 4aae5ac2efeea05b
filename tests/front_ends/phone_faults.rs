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

/// iOS 26 calls this closure on other threads.
#[test]
fn scene_decides_nothing_in_closure_of_window_group() {
    assert_eq!(with("WindowGroup {"), with("WindowGroup { OpenedView() }"));
    assert_eq!(with("WindowGroup {"), ["FivefoldScene.swift"]);
}

#[test]
fn board_stays_the_same_view_when_window_changes_width() {
    let screen = files::joined(VIEWS, "BoardScreen.swift");
    let arranged = screen.split_once("private func parts(").expect("the parts of the screen").1;
    let parts = arranged.split("private func").next().expect("they have an end");
    // A board in two branches would be two views, of which one ends with its gesture.
    assert!(parts.contains("AnyLayout(HStackLayout") && parts.contains("AnyLayout(VStackLayout"), "{parts}");
    assert_eq!(parts.matches("board(plan)").count(), 1, "{parts}");
    assert!(screen.contains("@State private var zoom: Zoom?"), "the zoom outlives the board");
}

/// A failing call that tells its failure changes what the view reads, and is made again.
#[test]
fn views_make_no_call_that_tells_its_failure() {
    assert_eq!(with(".attempt"), ["WindowModel.swift"], "a view asks by `drawn`");
}

#[test]
fn first_sound_is_prepared_off_the_main_thread() {
    assert_eq!(with("AVAudioPlayer("), ["SoundPlayer.swift"]);
    assert_eq!(with("AVAudioSession."), ["SoundPlayer.swift"]);
    assert!(files::joined(VIEWS, "SoundPlayer.swift").contains("\nactor SoundPlayer {"));
    assert!(files::joined(VIEWS, "GameFeedback.swift").contains("try await sounds.prepare()"));
}

#[test]
fn every_element_of_board_has_name_to_say_and_is_found_by_rotors() {
    let board = files::joined(VIEWS, "BoardView.swift");
    let element = board.split_once("private func spoken(").expect("an element").1;
    for modifier in [
        ".accessibilityInputLabels([element.inputLabel])",
        ".accessibilityZoomAction",
        ".accessibilityRotorEntry(id: element.target",
    ] {
        assert!(element.contains(modifier), "{modifier}");
    }
    assert!(board.contains("ForEach(elements, id: \\.target)"), "VoiceOver stays at the place");
}

/// Bars, the way back and swipes are those of `UIKit`, and follow the window.
#[test]
fn language_chosen_in_app_turns_the_window() {
    assert_eq!(with("WindowDirection(isRightToLeft: app.speech.isRightToLeft)"), ["BoardPalette.swift"]);
    assert!(files::joined(VIEWS, "SystemViews.swift").contains("traitOverrides.layoutDirection = direction"));
}

/// A view that takes no touches takes no swipes either, and a list in it would not scroll.
#[test]
fn second_half_of_double_press_is_ignored_by_buttons_and_not_by_scrolling() {
    assert_eq!(with(".allowsHitTesting("), ["BoardView.swift"], "only elements of VoiceOver take no touches");
    assert_eq!(with("PressFilter()"), ["WindowModel.swift"], "the core has the rule");
    // Keys are not delayed, and the menu bar is theirs.
    let files = files::below(VIEWS, ".swift").into_iter().filter(|(name, _)| name != "FivefoldCommands.swift");
    let mut buttons = 0;
    for (name, text) in files {
        let lines: Vec<&str> = text.lines().collect();
        let begins = |line: &str| {
            ["Button {", "Button("]
                .iter()
                .any(|it| line.trim_start().starts_with(it) || line.contains(&format!(" {it}")))
        };
        for (at, _) in lines.iter().enumerate().filter(|(_, line)| begins(line)) {
            buttons += 1;
            let around = lines[at..lines.len().min(at + 3)].join(" ");
            let known = [
                "ifHeard",
                "press(",
                "leaveMenu(",
                " send(",
                "action: action",
                "model.make(",
                "showWhole()",
                "role: .cancel",
            ];
            assert!(known.iter().any(|it| around.contains(it)), "{name}: {around}");
        }
    }
    assert!(buttons > 20, "only {buttons} buttons");
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
