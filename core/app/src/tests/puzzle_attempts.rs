use super::driver::{answer, offers};
use super::fixture::TestApp;
use super::puzzles::{card, example, is_solved, open, solve, test_app};
use crate::{BoardGesture, ButtonAction, Screen, StudyEntry, StudyEvent, Tone, picture::Stroke};
use fivefold_engine::{
    game::Target,
    games,
    puzzles::{self, Claim},
    text::Language,
};

#[test]
fn attempt_is_resumed_after_kill() {
    let mut fixture = test_app();
    let (puzzle, right) = example("connect-four", Claim::WinIn(3), 3);
    let study = open(&mut fixture, puzzle);
    assert!(study.state().caption.ends_with("Move 1 of 3"), "{}", study.state().caption);
    study.play(&right[0]);
    let before = study.after(StudyEvent::Hint);
    assert!(before.caption.ends_with("Move 2 of 3") && before.at == 2, "{}", before.caption);
    let mut fixture = fixture.killed();
    // The next puzzle of the game is the one that was left.
    let study = fixture.app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).unwrap();
    assert!(!study.state().bar.iter().take(2).any(|button| button.is_enabled), "the right moves are not known yet");
    study.shown();
    let after = study.replied();
    assert_eq!((after.title, after.caption, after.at), (before.title, before.caption, before.at));
    assert_eq!((after.hints, after.sentence), (before.hints, before.sentence));
    assert_eq!(solve(&study), 2);
    assert_ne!(
        fixture.app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).unwrap().state().title,
        study.state().title
    );
}

#[test]
fn failed_attempt_stays_failed_after_it_was_left() {
    let mut fixture = test_app();
    let (puzzle, right) = example("connect-four", Claim::OnlyWin, 3);
    let state = puzzle.position().unwrap();
    let wrong = state.moves().into_iter().map(|mv| state.move_text(mv)).find(|text| !right.contains(text)).unwrap();
    assert_eq!(open(&mut fixture, puzzle).play(&wrong).tone, Tone::Bad);
    let failed = card(&mut fixture, "connect-four").rating;
    let study = open(&mut fixture, puzzle);
    assert_eq!(study.state().at, 0, "the wrong move is not on the board");
    solve(&study);
    let card = card(&mut fixture, "connect-four");
    assert_eq!((card.rating, card.progress.starts_with("1 of")), (failed, true), "solved, but rated once");
}

#[test]
fn damaged_attempt_is_begun_again() {
    let (puzzle, _) = example("connect-four", Claim::WinIn(2), 2);
    for open_puzzle in ["\"moves\":\"9 9\",\"claim\":\"w1\",\"found\":1", "\"found\":7", "\"claim\":\"x\""] {
        let text =
            format!("{{\"games\":{{\"connect-four\":{{\"open\":{{\"{}\":{{{open_puzzle}}}}}}}}}}}", puzzle.number());
        let mut fixture = TestApp::with(&[("puzzles.json", &text)]);
        let study = open(&mut fixture, puzzle);
        assert_eq!(study.state().at, 0, "{open_puzzle}");
        assert_eq!(solve(&study), 2);
    }
}

/// Regression test: nothing asked for the second part of a move, and nothing said it in a shown answer.
#[test]
fn puzzle_of_two_part_moves_names_the_second_part() {
    let mut fixture = test_app();
    let (puzzle, right) = example("pentago-twist", Claim::WinIn(2), 2);
    let study = open(&mut fixture, puzzle);
    study.shown();
    study.replied();
    let stone = right[0][..2].to_owned();
    let layout = study.lock().board.session.layout();
    let place = layout.spots.iter().find(|spot| spot.name == stone).expect("a cell").place;
    let state = study.after(StudyEvent::Board { gesture: BoardGesture::Touch { target: Target::Place(place) } });
    assert!(state.sentence.contains("quadrant"), "{}", state.sentence);
    let state = study.after(StudyEvent::Answer);
    assert!(state.sentence.starts_with(&format!("{stone}, ")), "{}", state.sentence);
}

#[test]
fn shown_answer_is_played_to_its_end() {
    let mut fixture = test_app();
    for (game, claim, length) in
        [("connect-four", Claim::WinIn(3), 3), ("pentago-twist", Claim::WinIn(2), 2), ("bridgit", Claim::OnlyWin, 3)]
    {
        let (puzzle, right) = example(game, claim, length);
        let study = open(&mut fixture, puzzle);
        study.after(StudyEvent::Answer);
        let mut state = study.replied();
        assert_eq!((state.headline.as_str(), state.tone), ("The answer", Tone::Quiet), "{puzzle:?}");
        assert!(right.contains(&state.moves[0].text) && state.wake_ms.is_some(), "{puzzle:?}");
        assert_eq!(study.tick().at, state.at, "{puzzle:?}: the next move is not due");
        for _ in 1..length {
            let at = state.at;
            study.wait();
            study.tick();
            state = study.replied();
            assert!(state.at > at, "{puzzle:?}");
        }
        study.wait();
        let shown = study.tick();
        assert_eq!(shown.wake_ms, None, "{puzzle:?}");
        let strokes = shown.board.picture.groups.iter().flat_map(|group| &group.strokes);
        let numbers =
            strokes.filter(|stroke| matches!(stroke, Stroke::Caption { text, .. } if ["1", "2"].contains(&&**text)));
        assert!(numbers.count() >= 2, "{puzzle:?}: the moves of the answer are numbered");
        assert!(!is_solved(&study.after(StudyEvent::TryAgain)), "{puzzle:?}");
        assert_eq!(study.state().at, 0, "{puzzle:?}");
        solve(&study);
        assert!(card(&mut fixture, game).progress.starts_with("0 of"), "{puzzle:?} was shown");
    }
}

#[test]
fn solution_is_announced_after_last_motion() {
    let mut fixture = test_app();
    let (puzzle, _) = example("connect-four", Claim::WinIn(2), 2);
    let study = open(&mut fixture, puzzle);
    study.play(&answer(&study).unwrap());
    let state = study.after(StudyEvent::Play { text: answer(&study).unwrap() });
    assert!(state.headline != "Solved" && state.tone == Tone::Quiet, "{}", state.sentence);
    assert!(!offers(&state, StudyEvent::Continue) && !offers(&state, StudyEvent::Hint) && state.wake_ms.is_some());
    study.wait();
    let state = study.tick();
    assert!(state.headline == "Solved" && offers(&state, StudyEvent::Continue), "{}", state.headline);
}

#[test]
fn announcement_of_puzzle_ends_with_its_language() {
    let mut fixture = test_app();
    let study = fixture.app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).unwrap();
    let state = study.after(StudyEvent::Hint);
    assert_eq!(state.moment.announcement, state.sentence);
    fixture.app.set_locale(Language::negotiate("de"));
    let german = study.state();
    assert_ne!(german.sentence, state.sentence);
    assert_eq!(german.moment.announcement, "", "a screen reader finds no text in another language");
}

#[test]
fn refused_touch_is_no_wrong_answer() {
    let mut fixture = test_app();
    let puzzle = puzzles::pool(games::find("lines-of-action").unwrap()).unwrap().puzzle(1).unwrap();
    let study = open(&mut fixture, puzzle);
    let own = puzzle.position().unwrap();
    let piece = own
        .position()
        .pieces()
        .into_iter()
        .find(|piece| piece.color.is_some_and(|color| Some(color) != study.state().color));
    let gesture = BoardGesture::Touch { target: Target::Place(piece.unwrap().place) };
    let state = study.after(StudyEvent::Board { gesture });
    assert_eq!((state.tone, state.symbol, state.moves.len()), (Tone::Quiet, None, 0), "{}", state.sentence);
    assert!(offers(&state, StudyEvent::Hint));
    solve(&study);
    assert!(card(&mut fixture, "lines-of-action").progress.starts_with("1 of"));
}

#[test]
fn puzzle_screen_opens_puzzles_by_theme() {
    let mut fixture = test_app();
    let mut all = 0;
    for game in games::all() {
        let card = card(&mut fixture, game.id());
        all += puzzles::pool(*game).unwrap().puzzles().len();
        assert!((2..=4).contains(&card.chips.len()), "{}", game.id());
        for chip in card.chips {
            let ButtonAction::Open { screen: Screen::Study { entry } } = chip.action else { panic!("{chip:?}") };
            let StudyEntry::Theme { theme, .. } = &entry else { panic!("{entry:?}") };
            assert!(chip.label.contains("\u{2002}0/"), "{}", chip.label);
            let study = fixture.app.study(&entry).unwrap();
            for _ in 0..2 {
                let number = study.state().title.trim_start_matches("Puzzle ").to_owned();
                let puzzle = puzzles::find(&format!("{}/{number}", game.id())).unwrap();
                assert_eq!(puzzle.theme().name(), theme, "{puzzle:?}");
                study.after(StudyEvent::Next);
            }
        }
    }
    assert_eq!(fixture.app.puzzles().solved, format!("0 of {all} solved"));
}

#[test]
fn puzzle_rating_has_graph_of_last_fifty() {
    let mut fixture = test_app();
    let study = fixture.app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).unwrap();
    solve(&study);
    assert_eq!(card(&mut fixture, "connect-four").graph, None);
    for _ in 0..52 {
        study.after(StudyEvent::Continue);
        study.after(StudyEvent::Answer);
    }
    let graph = card(&mut fixture, "connect-four").graph.expect("a graph");
    assert!(graph.words.starts_with("Rating over the last 50 puzzles: from "), "{}", graph.words);
    let mut fixture = fixture.killed();
    assert_eq!(card(&mut fixture, "connect-four").graph, Some(graph));
}

#[test]
fn skipped_puzzles_are_not_shown_again_at_once() {
    let mut fixture = test_app();
    for game in ["bridgit", "lines-of-action"] {
        let study = fixture.app.study(&StudyEntry::Puzzle { game: game.to_owned() }).expect("a puzzle");
        let mut titles = vec![study.state().title];
        for _ in 0..5 {
            let title = study.after(StudyEvent::Next).title;
            assert!(!titles.contains(&title), "{game}: {title} again after {titles:?}");
            titles.push(title);
        }
    }
}

#[test]
fn puzzle_with_other_rules_says_so() {
    let mut fixture = test_app();
    let pool = puzzles::pool(games::find("lines-of-action").expect("a game")).expect("its puzzles");
    let mut seen = [false, false];
    for puzzle in pool.puzzles().iter().take(60) {
        let session = puzzle.session().expect("a position");
        let is_classic = session.options().get("movement").and_then(|value| value.as_str()) == Some("classic");
        let sentence = open(&mut fixture, puzzle).state().sentence;
        assert_eq!(sentence.starts_with("Classic (Soucie’s game): over your own pieces"), is_classic, "{sentence}");
        seen[usize::from(is_classic)] = true;
    }
    assert_eq!(seen, [true, true]);
}
