//! The second half of a double press has no effect, and a refused touch leaves a verdict on the screen.

use super::driver::{TestDriver as _, answer};
use super::fixture::{TestApp, moves, touch};
use super::puzzles::{example, open, test_app};
use crate::{BoardKey, Match, NewsKind, PressFilter, SettingsEvent, SpokenElement, StudyEntry, StudyEvent, Tone};
use fivefold_engine::puzzles::Claim;

/// Returns the center of an element.
fn middle(elements: &[SpokenElement], label: &str) -> (f64, f64) {
    let found = elements.iter().find(|element| element.label.starts_with(label)).expect("the element exists");
    (found.x + found.width / 2.0, found.y + found.height / 2.0)
}

/// Taps at a point; returns whether anything changed.
macro_rules! tap {
    ($board:expr, $point:expr) => {{
        let (x, y) = $point;
        $board.press(x, y);
        let changed = $board.make(crate::BoardGesture::TouchAt { x, y }).is_some();
        $board.point_away();
        changed
    }};
}

fn count(game: &Match) -> usize {
    moves(&game.state()).len()
}

#[test]
fn second_press_in_rhythm_plays_no_move_of_opponent() {
    for (name, flips) in [("connect-four", false), ("connect-any", true), ("bridgit", true)] {
        let mut fixture = TestApp::default();
        fixture.app.change_settings(SettingsEvent::SetFlipBoard { is_on: flips });
        let game = fixture.people(name);
        let before = game.state();
        let place = middle(&before.board.spoken, "d4");
        assert!(tap!(game, place), "{name}");
        fixture.clock.pass(299);
        let shown = game.state();
        assert!(!tap!(game, place), "{name}: anywhere on the board");
        assert!(!tap!(game, (place.0 + 1.0, place.1 + 1.0)), "{name}: anywhere on the board");
        let state = game.state();
        assert_eq!((moves(&state).len(), state.news, state.moment), (1, shown.news, shown.moment), "{name}: silence");
        // It begins in time and ends later.
        game.press(place.0, place.1);
        fixture.clock.pass(1);
        assert!(game.make(crate::BoardGesture::TouchAt { x: place.0, y: place.1 }).is_none(), "{name}");
        assert!(tap!(game, place), "{name}: time enough has passed");
    }
}

#[test]
fn lists_keys_and_screen_readers_need_no_pause() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let place = middle(&game.state().board.spoken, "d4");
    tap!(game, place);
    game.play("4");
    touch(&game, "d4");
    game.key(BoardKey::Right);
    game.act_at_cursor();
    assert_eq!(count(&game), 4);
}

#[test]
fn chosen_piece_stays_chosen_and_moves_at_once() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    let state = game.state();
    let (from, to) = (middle(&state.board.spoken, "b1"), middle(&state.board.spoken, "b3"));
    tap!(game, from);
    assert!(!tap!(game, from), "a double press chooses the piece");
    assert!(game.state().board.spoken.iter().any(|element| element.is_selected));
    assert!(tap!(game, to));
    assert_eq!(moves(&game.state()), ["b1-b3"]);
}

#[test]
fn second_press_leaves_verdict_of_puzzle_and_lesson() {
    for (claim, length) in [(Claim::WinIn(2), 2), (Claim::OnlyWin, 3)] {
        let mut fixture = test_app();
        // Without motions the reply comes at once.
        fixture.app.set_reduced_motion(true);
        let (puzzle, right) = example("connect-four", claim, length);
        for is_right in [false, true] {
            let study = open(&mut fixture, puzzle);
            let column = if is_right { right[0].clone() } else { wrong(&study.legal_moves(), &right) };
            let place = middle(&study.state().board.spoken, &format!("Column {column},"));
            assert!(tap!(study, place));
            let verdict = study.replied();
            fixture.clock.pass(150);
            assert!(!tap!(study, place), "{claim:?}, {is_right}");
            let state = study.state();
            assert_eq!((state.at, state.tone, state.sentence), (verdict.at, verdict.tone, verdict.sentence));
        }
    }
    let mut fixture = TestApp::default();
    let study = fixture.app.study(&StudyEntry::Lesson { game: "connect-four".to_owned() }).expect("a lesson");
    let column = answer(&study).expect("the first step asks for a move");
    let place = middle(&study.state().board.spoken, &format!("Column {column},"));
    assert!(tap!(study, place));
    let verdict = study.state();
    assert!(!tap!(study, place));
    fixture.clock.pass(300);
    // A later touch is refused, which a screen reader tells; the verdict stays.
    assert!(tap!(study, place));
    let state = study.state();
    assert_eq!((state.sentence, state.tone), (verdict.sentence, Tone::Good));
    assert_eq!(state.moment.announcement, "Step done. Tap “Next”.");
}

fn wrong(legal: &[crate::LegalMoveRow], right: &[String]) -> String {
    legal.iter().map(|row| row.text.clone()).find(|text| !right.contains(text)).expect("a wrong move")
}

#[test]
fn refused_touch_does_not_stand_in_result() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    for mv in ["1", "2", "1", "2", "1", "2", "1"] {
        game.play(mv);
    }
    let place = middle(&game.state().board.spoken, "a1");
    tap!(game, place);
    let state = game.state();
    assert!(state.result.is_some() && state.news.kind != NewsKind::Refusal, "{:?}", state.news);
    assert_eq!(state.moment.announcement, "The game is over.");
}

#[test]
fn second_press_on_skip_skips_one_step() {
    let mut fixture = test_app();
    let game = "connect-four".to_owned();
    for entry in [StudyEntry::Lesson { game: game.clone() }, StudyEntry::Puzzle { game }] {
        let study = fixture.app.study(&entry).expect("the study exists");
        assert!(study.state().bar.iter().all(|button| !button.is_deaf), "{entry:?}");
        let skipped = study.after(StudyEvent::Next);
        assert!(skipped.bar[2].is_enabled && skipped.bar[2].is_deaf, "{entry:?}");
        fixture.clock.pass(600);
        assert!(study.tick().bar.iter().all(|button| !button.is_deaf), "{entry:?}");
    }
}

#[test]
fn second_press_on_hint_spends_no_second_hint() {
    let mut fixture = TestApp::default();
    let study = fixture.app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).expect("a puzzle");
    let is_deaf = |state: &crate::StudyState| state.bar[0].is_deaf;
    assert!(!is_deaf(&study.state()));
    let state = study.after(StudyEvent::Hint);
    assert!(is_deaf(&state) && state.wake_ms == Some(600), "{:?}", state.bar);
    fixture.clock.pass(600);
    assert!(!is_deaf(&study.tick()), "the next hint can be asked for");
}

#[test]
fn second_press_on_twist_button_leaves_verdict() {
    let mut fixture = test_app();
    fixture.app.set_reduced_motion(true);
    let study = fixture.app.study(&StudyEntry::Puzzle { game: "pentago-twist".to_owned() }).expect("a puzzle");
    let before = study.state();
    let empty = before.board.spoken.iter().find(|element| element.label.contains("empty")).expect("an empty cell");
    study.touch(empty.target);
    let (width, height) = (before.board.picture.width, before.board.picture.height);
    let mut points = (1..40).flat_map(|row| (1..40).map(move |column| (f64::from(column), f64::from(row))));
    let twisted = points.find(|(column, row)| {
        fixture.clock.pass(300);
        tap!(study, (width * column / 40.0, height * row / 40.0)) && study.state().at > before.at
    });
    let (column, row) = twisted.expect("a twist button");
    let verdict = study.replied();
    assert!(!tap!(study, (width * column / 40.0, height * row / 40.0)));
    let state = study.state();
    assert_eq!((state.at, state.tone, state.sentence), (verdict.at, verdict.tone, verdict.sentence));
    assert_ne!(state.tone, Tone::Quiet);
}

#[test]
fn second_press_does_not_act_on_what_first_one_opened() {
    let mut presses = PressFilter::default();
    assert!(presses.hears(1_000));
    presses.pressed(1_000);
    assert!(presses.hears(1_200), "nothing was replaced");
    presses.pressed(1_200);
    presses.replaced();
    assert!(!presses.hears(1_300) && !presses.hears(1_799), "a press that is not heard does not prolong the pause");
    assert!(presses.hears(1_800));
    presses.pressed(1_800);
    assert!(presses.hears(1_801), "the replacement is over");
}

#[test]
fn screen_that_opens_without_press_hears_at_once() {
    let mut presses = PressFilter::default();
    presses.replaced();
    assert!(presses.hears(5), "it opened by a link");
    presses.pressed(5);
    presses.replaced();
    assert!(presses.hears(10_000), "it was replaced long ago");
    presses.pressed(10_000);
    assert!(presses.hears(10_001));
}

#[test]
fn second_press_on_undo_opens_no_match_in_list() {
    let mut fixture = TestApp::default();
    let rows = |fixture: &mut TestApp| {
        let cards = fixture.app.home().cards.into_iter();
        cards.flat_map(|card| card.stored).map(|row| (row.number, row.open)).collect::<Vec<_>>()
    };
    let [deleted, _] = [(); 2].map(|()| {
        let game = fixture.people("connect-four");
        touch(&game, "d5");
        game.resign();
        game.number()
    });
    // The host reports that rows were replaced, and not only that there are more or fewer of them.
    let mut filter = PressFilter::default();
    let mut pressed = |fixture: &mut TestApp, at: u64, action: &dyn Fn(&mut TestApp)| {
        if !filter.hears(at) {
            return false;
        }
        filter.pressed(at);
        let before = rows(fixture);
        action(fixture);
        if rows(fixture) != before {
            filter.replaced();
        }
        true
    };
    let before = rows(&mut fixture);
    assert!(pressed(&mut fixture, 0, &|fixture| drop(fixture.app.delete(deleted))));
    assert_eq!(rows(&mut fixture).len(), before.len(), "the row of the deleted match stays, below the others");
    assert!(fixture.app.home().undo_offer.is_some());
    assert!(pressed(&mut fixture, 2_000, &|fixture| drop(fixture.app.undo_removal())));
    assert_eq!(rows(&mut fixture), before);
    assert!(!pressed(&mut fixture, 2_130, &|_| panic!("a match opens")));
    assert!(pressed(&mut fixture, 3_000, &|_| ()));
}
