use super::driver::{answer, hinted, offers, play_from_here};
use super::fixture::TestApp;
use crate::{ButtonAction, CivilDate, PuzzleCard, Screen, Study, StudyEntry, StudyEvent, StudyKind, StudyState, Tone};
use fivefold_engine::{
    game::Move,
    games,
    puzzles::{self, Claim, Puzzle},
    text::Language,
};

/// The letters that fit two lines on a phone.
const LONGEST: usize = 98;

/// A sample of the puzzles; all of them if `FIVEFOLD_LONG` is set.
fn sample() -> impl Iterator<Item = &'static Puzzle> {
    let step = if std::env::var_os("FIVEFOLD_LONG").is_some() { 1 } else { 29 };
    games::all().iter().flat_map(move |game| puzzles::pool(*game).unwrap().puzzles().iter().step_by(step))
}

pub fn test_app() -> TestApp {
    let mut fixture = TestApp::default();
    fixture.app.set_today(CivilDate { year: 2026, month: 11, day: 22 });
    fixture
}

pub fn open(fixture: &mut TestApp, puzzle: &Puzzle) -> Study {
    fixture
        .app
        .study(&StudyEntry::Numbered { puzzle: puzzle.id() })
        .unwrap_or_else(|refusal| panic!("{puzzle:?}: {refusal}"))
}

pub fn card(fixture: &mut TestApp, game: &str) -> PuzzleCard {
    fixture.app.puzzles().games.into_iter().find(|card| card.game == game).unwrap()
}

/// Returns the first puzzle of a game with this claim and length, and its right moves.
pub fn example(game: &str, claim: Claim, length: u16) -> (&'static Puzzle, Vec<String>) {
    let pool = puzzles::pool(games::find(game).unwrap()).unwrap();
    let is_meant = |puzzle: &&Puzzle| puzzle.claim() == claim && puzzle.length() == length;
    let puzzle = pool.puzzles().iter().find(is_meant).unwrap();
    let right = puzzle.solutions().unwrap();
    (puzzle, move_texts(puzzle, |mv| right.contains(mv)))
}

/// Returns whether the puzzle is solved.
pub fn is_solved(state: &StudyState) -> bool {
    offers(state, StudyEvent::Continue)
}

#[test]
fn puzzle_with_other_rules_names_them() {
    let mut fixture = test_app();
    let pool = puzzles::pool(games::find("lines-of-action").unwrap()).unwrap();
    let mut sentence_of = |name: &str, value: &str| {
        let is_meant = |puzzle: &&Puzzle| puzzle.options()[name] == value;
        let puzzle = pool.puzzles().iter().find(is_meant).expect("a puzzle with this option");
        open(&mut fixture, puzzle).state().sentence
    };
    assert_eq!(
        sentence_of("both-connected", "draw"),
        "If one move connects both sides: Draw. Find the move that wins, whatever Blue does."
    );
    let classic = "Classic (Soucie’s game): over your own pieces, never the enemy’s.";
    assert_eq!(sentence_of("movement", "classic"), classic);
}

/// Plays right moves until the puzzle is solved and returns their number.
pub fn solve(study: &Study) -> usize {
    for moves in 0..60 {
        if is_solved(&study.state()) {
            return moves;
        }
        let answer = answer(study).expect("a right move exists");
        study.play(&answer);
    }
    panic!("{study:?} does not end");
}

/// Opens a puzzle at its beginning.
fn open_anew(fixture: &mut TestApp, puzzle: &Puzzle) -> Study {
    let study = open(fixture, puzzle);
    study.after(StudyEvent::First);
    study
}

fn move_texts(puzzle: &Puzzle, wanted: impl Fn(&Move) -> bool) -> Vec<String> {
    let state = puzzle.position().unwrap();
    state.moves().into_iter().filter(wanted).map(|mv| state.move_text(mv)).collect()
}

#[test]
fn puzzles_are_solved_against_best_defense() {
    let mut fixture = test_app();
    for puzzle in sample() {
        let study = open(&mut fixture, puzzle);
        let state = study.state();
        assert_eq!((state.kind, state.at), (StudyKind::Puzzle, 0), "{puzzle:?}");
        assert!(!state.headline.is_empty() && state.sentence.chars().count() <= LONGEST, "{puzzle:?}");
        let moves = solve(&study);
        assert!(moves >= 1 && moves <= usize::from(puzzle.length()), "{puzzle:?} took {moves} moves");
        let state = study.state();
        assert_eq!((state.headline.as_str(), state.tone), ("Solved", Tone::Good), "{puzzle:?}");
        if let Claim::WinIn(moves_claimed) = puzzle.claim() {
            assert_eq!(moves, usize::from(moves_claimed), "{puzzle:?}: the best defense lasts as long as claimed");
            assert_eq!(state.moves.len(), 2 * moves - 1, "{puzzle:?}");
        }
    }
}

#[test]
fn puzzles_accept_right_and_refute_wrong_answers() {
    let mut fixture = test_app();
    for puzzle in sample() {
        let (right, longer) = (puzzle.solutions().unwrap(), puzzle.longer().unwrap());
        for text in move_texts(puzzle, |mv| right.contains(mv)) {
            let state = open_anew(&mut fixture, puzzle).play(&text);
            assert_eq!(state.tone, Tone::Good, "{puzzle:?} {text}: {}", state.sentence);
        }
        for text in move_texts(puzzle, |mv| longer.contains(mv)).iter().take(1) {
            let state = open_anew(&mut fixture, puzzle).play(text);
            assert!(state.tone == Tone::Quiet || is_solved(&state), "{puzzle:?} {text}: {}", state.sentence);
        }
        let wrong = move_texts(puzzle, |mv| !right.contains(mv) && !longer.contains(mv));
        for text in wrong.iter().step_by(wrong.len().div_ceil(3).max(1)) {
            let study = open_anew(&mut fixture, puzzle);
            let before = study.state().board.picture;
            let state = study.play(text);
            assert_eq!(state.tone, Tone::Bad, "{puzzle:?} {text}: {}", state.sentence);
            assert!(state.sentence.chars().count() <= LONGEST);
            assert!(!state.moves.is_empty() && state.moves[0].sign.is_some());
            let state = study.after(StudyEvent::TryAgain);
            assert_eq!((state.tone, state.at), (Tone::Quiet, 0), "{puzzle:?} {text}");
            assert_eq!(state.board.picture.groups, before.groups, "{puzzle:?} {text}");
        }
    }
}

#[test]
fn puzzle_hints_have_three_steps_ending_in_answer() {
    let mut fixture = test_app();
    for game in games::all() {
        let puzzle = puzzles::pool(*game).unwrap().puzzle(3).unwrap();
        let study = open(&mut fixture, puzzle);
        let mut said = vec![study.state().sentence];
        for given in 1..=3 {
            let state = study.after(StudyEvent::Hint);
            assert_eq!(state.hints.iter().filter(|hint| hint.is_given).count(), given);
            assert!(!said.contains(&state.sentence), "{puzzle:?}: {}", state.sentence);
            said.push(state.sentence);
        }
        assert!(!offers(&study.state(), StudyEvent::Hint));
        assert!(hinted(&study).is_some(), "{puzzle:?}: the answer is on the board");
        let of_game = game.texts(Language::ENGLISH.into());
        let state = puzzle.position().unwrap();
        let answer = of_game.advise(&state.describe(puzzle.solutions().unwrap()[0]));
        assert_eq!(said[3], format!("{answer}."));
    }
}

#[test]
fn puzzle_solved_with_answer_shown_says_that_it_does_not_count() {
    let mut fixture = test_app();
    let study = fixture.app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).unwrap();
    for _ in 0..3 {
        study.after(StudyEvent::Hint);
    }
    solve(&study);
    let state = study.state();
    assert_eq!(state.headline, "Solved");
    assert_eq!(state.sentence, "Solved with the answer shown: it doesn’t count.");
    assert!(!state.caption.contains("turn"), "{}", state.caption);
}

#[test]
fn first_attempt_is_rated_and_failed_puzzle_returns() {
    let mut fixture = test_app();
    let words = |fixture: &mut TestApp| {
        let card = card(fixture, "connect-four");
        format!("{}, {}", card.progress, card.rating)
    };
    let all = puzzles::pool(games::find("connect-four").unwrap()).unwrap().puzzles().len();
    assert_eq!(words(&mut fixture), format!("0 of {all}, Not rated yet"));
    let study = fixture.app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).unwrap();
    solve(&study);
    let solved = words(&mut fixture);
    assert!(solved.starts_with(&format!("1 of {all}, Rating 1")), "{solved}");
    let title = study.after(StudyEvent::Continue).title;
    let id = format!("connect-four/{}", title.trim_start_matches("Puzzle "));
    study.after(StudyEvent::Answer);
    let failed = words(&mut fixture);
    assert_ne!(failed, solved);
    study.after(StudyEvent::TryAgain);
    solve(&study);
    study.after(StudyEvent::First);
    study.after(StudyEvent::Answer);
    assert!(words(&mut fixture).starts_with("1 of"), "a revealed puzzle is not solved");
    study.after(StudyEvent::TryAgain);
    solve(&study);
    // After another puzzle it returns the next day.
    solve(&fixture.app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).unwrap());
    fixture.app.set_today(CivilDate { year: 2026, month: 11, day: 23 });
    let again = fixture.app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).unwrap().state().title;
    assert_eq!(again, title, "{id} returns");
}

#[test]
fn chapter_is_played_in_order_and_shows_solved_levels() {
    let mut fixture = test_app();
    let levels = |fixture: &mut TestApp| card(fixture, "bridgit").chapters[0].clone();
    let chapter = levels(&mut fixture);
    assert_eq!((chapter.title.as_str(), chapter.detail.as_str()), ("Eight crossings", "0 of 8"));
    assert_eq!(chapter.levels.len(), 8);
    let entry = |place: usize| match &chapter.levels[place].action {
        ButtonAction::Open { screen: Screen::Study { entry } } => entry.clone(),
        other => panic!("{other:?}"),
    };
    let study = fixture.app.study(&entry(0)).unwrap();
    solve(&study);
    let first = levels(&mut fixture).levels[0].clone();
    assert_eq!((first.label.as_str(), first.spoken.as_str()), ("1 ✓", "Level 1, solved"));
    let second = study.after(StudyEvent::Continue);
    let opened = fixture.app.study(&entry(1)).unwrap().state();
    assert_eq!(second.title, opened.title);
}

#[test]
fn view_scrolls_to_top_only_at_new_puzzle() {
    let study = test_app().app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).unwrap();
    let mut last = study.state().scroll_key;
    for leads_on in [StudyEvent::Continue, StudyEvent::Next] {
        for event in [StudyEvent::Hint, StudyEvent::Answer, StudyEvent::TryAgain, StudyEvent::First] {
            assert_eq!(study.after(event.clone()).scroll_key, last, "{event:?}");
        }
        if leads_on == StudyEvent::Continue {
            solve(&study);
        }
        let next = study.after(leads_on).scroll_key;
        assert_ne!(next, last);
        last = next;
    }
}

#[test]
fn solved_puzzle_can_be_continued_as_match() {
    let mut fixture = test_app();
    let puzzle = puzzles::pool(games::find("bridgit").unwrap()).unwrap().puzzle(1).unwrap();
    let study = open(&mut fixture, puzzle);
    assert!(study.play_from_here(false).is_err(), "the puzzle is unsolved");
    solve(&study);
    let moves = study.state().moves.len();
    let played = study.play_from_here(false).expect("a new game is offered").state();
    let before = puzzle.session().unwrap().at();
    assert_eq!(played.moves.len(), before + moves);
}

#[test]
fn solved_puzzle_whose_game_is_over_is_not_continued() {
    let mut fixture = test_app();
    let (puzzle, _) = example("connect-four", Claim::WinIn(2), 2);
    let study = open(&mut fixture, puzzle);
    solve(&study);
    let state = study.state();
    assert!(is_solved(&state), "{state:?}");
    assert_eq!(play_from_here(&state), None);
    assert!(study.play_from_here(false).is_err());
}

#[test]
fn unknown_puzzle_ids_are_refused() {
    let mut fixture = test_app();
    for id in ["", "bridgit", "bridgit/0", "bridgit/x", "bridgit/99999", "chess/1", "/", "tic-tac-toe/1"] {
        assert_eq!(
            fixture.app.study(&StudyEntry::Numbered { puzzle: id.to_owned() }).unwrap_err().0,
            "This app doesn’t have that puzzle.",
            "{id}"
        );
    }
    assert!(fixture.app.study(&StudyEntry::Puzzle { game: "chess".to_owned() }).is_err());
}

#[test]
fn puzzle_ideas_fit_two_lines() {
    for game in games::all() {
        for language in Language::all() {
            for key in ["win-in", "only-win", "save", "prevent"] {
                let text = game.texts(language.into()).word(&format!("puzzle-idea-{key}"));
                assert!(text.chars().count() <= LONGEST, "{} {language:?}: {text}", game.id());
            }
        }
    }
}
