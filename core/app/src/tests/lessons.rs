use std::collections::{BTreeMap, BTreeSet};

use super::driver::{TestDriver as _, answer, hinted, offers, play_from_here};
use super::fixture::TestApp;
use crate::picture::Stroke;
use crate::{BoardGesture, StepMark, Study, StudyEntry, StudyEvent, StudyKind, StudyState, Tone, study::tasks};
use fivefold_engine::{
    games::{self, Game},
    session::Session,
    text::{Language, LessonStep, Task},
};

/// The letters that fit two lines on a phone: of the headline, and of the sentence below the board.
const LONGEST: [usize; 2] = [76, 98];

/// A lesson takes about two minutes.
const STEPS: std::ops::RangeInclusive<usize> = 6..=10;

fn every_lesson() -> impl Iterator<Item = (&'static dyn Game, Vec<LessonStep>)> {
    games::every().map(|game| {
        let steps = game.texts(Language::ENGLISH.into()).lesson();
        (game, steps.unwrap_or_else(|error| panic!("{}: lessons.json: {error}", game.id())))
    })
}

fn position(game: &dyn Game, step: &LessonStep) -> Session {
    let place = format!("{}, step `{}`", game.id(), step.name);
    let mut session = Session::new(game.id(), &step.options).unwrap_or_else(|error| panic!("{place}: {error}"));
    session.play_all(&step.moves).unwrap_or_else(|error| panic!("{place}: {error}"));
    session
}

/// Returns the texts of the right and of the wrong moves.
fn answers(game: &dyn Game, step: &LessonStep) -> (Vec<String>, Vec<String>) {
    let session = position(game, step);
    let state = session.state();
    let text = |mv: &fivefold_engine::game::Move| state.move_text(*mv);
    let right = tasks::answers(state, &step.task);
    let wrong = state.moves().iter().filter(|mv| !right.contains(mv)).map(text).collect();
    (right.iter().map(text).collect(), wrong)
}

#[test]
fn every_game_has_lesson() {
    for (game, steps) in every_lesson() {
        assert!(
            STEPS.contains(&steps.len()),
            "{} teaches {} steps: write {STEPS:?} into `lessons.json` in its folder, as `template/lessons.json` has them",
            game.id(),
            steps.len()
        );
    }
}

#[test]
fn lesson_texts_are_complete_and_fit_two_lines() {
    let mut long = Vec::new();
    for (game, steps) in every_lesson() {
        let names: BTreeSet<&str> = steps.iter().map(|step| step.name.as_str()).collect();
        assert_eq!(names.len(), steps.len(), "{}: duplicate step names", game.id());
        // A game needs no translation until it is offered.
        let is_offered = games::all().iter().any(|offered| offered.id() == game.id());
        for language in Language::all().filter(|language| is_offered || *language == Language::ENGLISH) {
            let texts = game.texts(language.into());
            for step in &steps {
                let is_other = |mv: &String| !step.wrong.iter().any(|kind| tasks::fits(mv, &kind.moves));
                let has_wrong = answers(game, step).1.iter().any(is_other);
                let replies = step.wrong.iter().map(|wrong| wrong.reply.as_str());
                let parts = ["", "task", "done"].into_iter().chain(has_wrong.then_some("wrong")).chain(replies);
                for part in parts {
                    let text = texts.render_word(&step.key(part)).unwrap_or_else(|error| panic!("{error}"));
                    let longest = LONGEST[usize::from(!part.is_empty())];
                    let letters = text.chars().count();
                    if letters > longest {
                        long.push(format!("{} {language:?}: {letters} letters, {longest} fit: {text}", game.id()));
                    }
                }
            }
            let lines = texts.sources().words.iter().flat_map(|file| file.of(language).lines());
            let keys = lines.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
            for key in keys.filter(|key| key.starts_with("lesson-")) {
                let is_of = |step: &LessonStep| key == step.key("") || key.starts_with(&format!("{}-", step.key("")));
                assert!(steps.iter().any(is_of), "{}: no step uses `{key}`", game.id());
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

#[test]
fn lesson_steps_name_existing_places_and_moves() {
    for (game, steps) in every_lesson() {
        for step in &steps {
            let session = position(game, step);
            let place = format!("{}, step `{}`", game.id(), step.name);
            let spots = session.layout().spots;
            for name in step.lit.iter().chain(&step.framed) {
                assert!(spots.iter().any(|spot| spot.name == *name), "{place}: there is no place {name}");
            }
            let (right, wrong) = answers(game, step);
            for pattern in step.wrong.iter().flat_map(|wrong| &wrong.moves) {
                let fits = |mv: &String| tasks::fits(mv, std::slice::from_ref(pattern));
                assert!(wrong.iter().any(fits), "{place}: {pattern} matches no wrong move");
            }
            if let Task::Moves(patterns) = &step.task {
                for pattern in patterns {
                    let fits = |mv: &String| tasks::fits(mv, std::slice::from_ref(pattern));
                    assert!(right.iter().any(fits), "{place}: {pattern} matches no move");
                }
            }
            let right = tasks::answers(session.state(), &step.task);
            assert!(!right.is_empty(), "{place}: no move fulfills the task");
            for mv in right.iter().filter(|_| step.answer.is_some()) {
                let mut after = session.state().copy();
                mv.actions().for_each(|action| drop(after.play(action).expect("the move is legal")));
                let answer = step.answer.as_deref().unwrap_or_default();
                assert!(after.read_move(answer).is_ok(), "{place}: {answer} is illegal after a right move");
            }
        }
    }
}

/// Returns whether the letters and digits of squares named in the sentence stand beside the board.
fn are_named_places_labeled(state: &StudyState) -> bool {
    let strokes = state.board.picture.groups.iter().flat_map(|group| &group.strokes);
    let label = |stroke: &Stroke| match stroke {
        Stroke::Caption { text, .. } => Some(text.clone()),
        _ => None,
    };
    let labels: Vec<String> = strokes.filter_map(label).collect();
    let words = state.sentence.split(|letter: char| !letter.is_ascii_alphanumeric());
    let is_square = |word: &&str| {
        let mut letters = word.chars();
        matches!((letters.next(), letters.next(), letters.next()), (Some('a'..='l'), Some('1'..='9'), None))
    };
    words.filter(is_square).all(|square| square.chars().all(|letter| labels.contains(&letter.to_string())))
}

/// Tries each step with every listed wrong answer, an unlisted wrong move, and a right one.
#[test]
fn lesson_steps_answer_right_and_wrong_moves() {
    for (game, steps) in every_lesson() {
        for language in Language::all() {
            let mut fixture = TestApp::default();
            fixture.app.set_locale(language);
            let texts = game.texts(language.into());
            let study =
                fixture.app.study(&StudyEntry::Lesson { game: game.id().to_owned() }).expect("the game has a lesson");
            for (number, step) in steps.iter().enumerate() {
                let state = study.state();
                assert_eq!(state.headline, texts.word(&step.key("")));
                assert_eq!(state.steps[number], StepMark::Current);
                let (right, wrong) = answers(game, step);
                let kind_of = |mv: &str| {
                    let kind = step.wrong.iter().find(|kind| tasks::fits(mv, &kind.moves));
                    kind.map_or("wrong", |kind| kind.reply.as_str())
                };
                let met: BTreeMap<&str, String> = wrong.iter().map(|mv| (kind_of(mv), mv.clone())).collect();
                assert!(step.wrong.iter().all(|kind| met.contains_key(kind.reply.as_str())), "{}", step.name);
                for (reply, mv) in met {
                    let state = study.play(&mv);
                    assert_eq!((state.sentence.as_str(), state.tone), (&*texts.word(&step.key(reply)), Tone::Bad));
                    assert!(are_named_places_labeled(&state), "{}: {}", step.name, state.sentence);
                    assert!(state.moment.announcement.contains(&state.sentence), "{state:#?}");
                    assert!(offers(&state, StudyEvent::TryAgain) && !offers(&state, StudyEvent::Continue));
                    assert!(study.legal_moves().is_empty(), "it is the other side's turn");
                }
                let state = study.after(StudyEvent::Answer);
                assert_eq!(state.tone, Tone::Quiet);
                let state = study.play(&right[0]);
                assert_eq!((state.sentence.as_str(), state.tone), (&*texts.word(&step.key("done")), Tone::Good));
                let is_last = number + 1 == steps.len();
                assert_eq!(play_from_here(&state).is_some(), is_last);
                study.after(if is_last { StudyEvent::First } else { StudyEvent::Continue });
            }
            assert_eq!(study.state().steps.iter().filter(|mark| **mark == StepMark::Open).count(), 0);
        }
    }
}

/// Following the shown answer touch by touch solves the step.
#[test]
fn lesson_steps_are_solved_by_shown_touches() {
    for (game, steps) in every_lesson() {
        let mut fixture = TestApp::default();
        let study =
            fixture.app.study(&StudyEntry::Lesson { game: game.id().to_owned() }).expect("the game has a lesson");
        for step in &steps {
            let mut state = study.after(StudyEvent::Answer);
            for _ in 0..3 {
                if state.tone == Tone::Good {
                    break;
                }
                let target = hinted(&study).unwrap_or_else(|| panic!("{} {}", game.id(), step.name));
                state = study.touch(target);
            }
            assert_eq!(state.tone, Tone::Good, "{}, step `{}`: {state:#?}", game.id(), step.name);
            study.after(StudyEvent::Continue);
        }
    }
}

fn lesson(fixture: &mut TestApp) -> Study {
    fixture.app.study(&StudyEntry::Lesson { game: "connect-four".to_owned() }).expect("the game has a lesson")
}

#[test]
fn lesson_shows_position_and_task() {
    let state = lesson(&mut TestApp::default()).state();
    assert_eq!(
        (state.kind, state.title.as_str(), state.detail.as_str()),
        (StudyKind::Lesson, "Learn Connect Four", "1 of 9")
    );
    assert_eq!((state.caption.as_str(), state.tone), ("Your turn", Tone::Quiet));
    assert!(!state.headline.is_empty() && !state.sentence.is_empty());
}

#[test]
fn lesson_resumes_after_kill() {
    let mut fixture = TestApp::default();
    let study = lesson(&mut fixture);
    study.play("1");
    study.after(StudyEvent::Continue);
    let left = study.after(StudyEvent::Next);
    let mut fixture = fixture.killed();
    let state = lesson(&mut fixture).state();
    assert_eq!((state.detail.as_str(), state.headline), ("3 of 9", left.headline));
    assert_eq!(state.steps[..3], [StepMark::Done, StepMark::Open, StepMark::Current]);
}

#[test]
fn finished_lesson_restarts_at_first_step() {
    let mut fixture = TestApp::default();
    let study = lesson(&mut fixture);
    let (_, steps) = every_lesson().find(|(game, _)| game.id() == "connect-four").expect("the game is offered");
    for step in &steps {
        study.play(&answers(games::find("connect-four").expect("the game is offered"), step).0[0]);
        study.after(StudyEvent::Continue);
    }
    assert_eq!(lesson(&mut fixture).state().detail, "1 of 9");
}

#[test]
fn unreadable_progress_is_quarantined_and_reported_once() {
    for text in ["", "[]", "{\"connect-four\":{\"at\":7}}", "{\"connect-four\":3}", &"x".repeat(300_000)] {
        let mut fixture = TestApp::with(&[("lessons.json", text)]);
        let notices = fixture.app.home().notices();
        assert_eq!(notices, ["Your lesson progress couldn’t be read and was reset."], "{text:.20}");
        assert!(fixture.files.names().iter().any(|name| name.starts_with("unreadable/lessons.json")));
        assert_eq!(lesson(&mut fixture).state().detail, "1 of 9");
    }
}

#[test]
fn progress_of_removed_steps_and_games_is_ignored() {
    let text = r#"{"connect-four":{"at":"gone","done":["gone","drop"]},"chess":{"at":"castle","done":[]}}"#;
    let mut fixture = TestApp::with(&[("lessons.json", text)]);
    let state = lesson(&mut fixture).state();
    assert_eq!(state.detail, "1 of 9");
    assert!(fixture.app.home().notices().is_empty());
    lesson(&mut fixture).play("4");
    let stored = fixture.files.text("lessons.json").expect("the progress is stored");
    assert!(stored.contains("castle") && !stored.contains("gone"), "{stored}");
}

#[test]
fn wrong_lesson_move_is_undone_by_next_touch() {
    let study = lesson(&mut TestApp::default());
    study.play("1");
    study.after(StudyEvent::Continue);
    assert_eq!(study.play("1").tone, Tone::Bad);
    assert_eq!(study.play("2").tone, Tone::Bad);
    let discs = |state: &StudyState| state.board.spoken.iter().filter(|place| place.label.contains(" disc")).count();
    assert_eq!(discs(&study.state()), 3);
    let state = study.after(StudyEvent::TryAgain);
    assert_eq!((discs(&state), state.tone), (2, Tone::Quiet));
    assert_eq!(study.play("4").tone, Tone::Good);
}

#[test]
fn lesson_shows_opponent_win_after_wrong_move() {
    let study = lesson(&mut TestApp::default());
    for _ in 0..5 {
        study.after(StudyEvent::Next);
    }
    let state = study.play("1");
    assert_eq!(state.tone, Tone::Bad);
    assert!(state.moment.announcement.contains("Blue has four in a row"), "{}", state.moment.announcement);
    assert_eq!(study.play("6").tone, Tone::Good);
}

#[test]
fn board_waits_after_lesson_step() {
    let study = lesson(&mut TestApp::default());
    let done = study.play("1");
    assert!(study.legal_moves().is_empty());
    let state = study.play("2");
    assert_eq!((state.sentence, state.tone), (done.sentence, Tone::Good), "the verdict stays");
    assert_eq!(state.moment.announcement, "Step done. Tap “Next”.");
    assert_eq!(study.after(StudyEvent::Continue).tone, Tone::Quiet);
}

#[test]
fn solved_lesson_step_advances_after_delay() {
    let mut fixture = TestApp::default();
    let study = lesson(&mut fixture);
    assert_eq!(study.state().wake_ms, None, "an open task has no timer");
    let wake = study.play("1").wake_ms.expect("the timer is set");
    assert!((3000..10_000).contains(&wake), "{wake} ms");
    assert_eq!(study.send(StudyEvent::TimerFired).and_then(|it| it.wake_ms), Some(wake), "an early timer is set again");
    fixture.clock.pass(u64::from(wake) - 1);
    let state = study.tick();
    assert_eq!((state.wake_ms, state.detail.as_str(), state.tone), (Some(1), "1 of 9", Tone::Good));
    study.play("2");
    fixture.clock.pass(1);
    let state = study.tick();
    assert_eq!((state.wake_ms, state.detail.as_str(), state.tone), (None, "2 of 9", Tone::Quiet));
    assert_eq!(state.sentence, "Drop yours on top of the pile in the middle.");
    fixture.app.set_reduced_motion(true);
    let state = study.play("4");
    assert_eq!((state.tone, state.wake_ms), (Tone::Good, None), "no automatic advance with reduced motion");
}

#[test]
fn view_scrolls_to_top_only_at_new_lesson_step() {
    let mut fixture = TestApp::default();
    let study = lesson(&mut fixture);
    let first = study.state().scroll_key;
    assert_eq!(study.play("1").scroll_key, first, "the verdict");
    let second = study.after(StudyEvent::Continue).scroll_key;
    assert_ne!(second, first);
    for event in [StudyEvent::Answer, StudyEvent::Play { text: "1".to_owned() }, StudyEvent::TryAgain] {
        assert_eq!(study.after(event.clone()).scroll_key, second, "{event:?}");
    }
    fixture.app.set_locale(Language::negotiate("de"));
    assert_eq!(study.state().scroll_key, second, "another language");
    assert_ne!(study.after(StudyEvent::Next).scroll_key, second);
    assert_eq!(study.after(StudyEvent::Previous).scroll_key, second);
}

#[test]
fn lesson_ignores_actions_not_offered() {
    let study = lesson(&mut TestApp::default());
    let before = study.state();
    for event in [StudyEvent::Continue, StudyEvent::Previous, StudyEvent::Hint, StudyEvent::Retry] {
        assert_eq!(study.after(event).headline, before.headline);
    }
}

#[test]
fn texts_follow_language_change() {
    let mut fixture = TestApp::default();
    let study = lesson(&mut fixture);
    study.play("1");
    study.after(StudyEvent::Continue);
    let english = study.play("1");
    fixture.app.set_locale(Language::negotiate("de"));
    let german = study.state();
    assert_ne!((english.sentence, english.headline), (german.sentence, german.headline));
    assert_eq!(german.title, "Vier gewinnt lernen");
}

#[test]
fn finished_lesson_offers_match() {
    let mut fixture = TestApp::default();
    let study = lesson(&mut fixture);
    for _ in 0..8 {
        study.after(StudyEvent::Next);
    }
    study.play("5");
    let game = study.play_from_here(false).expect("the match begins");
    assert_eq!(game.state().game, "connect-four");
    assert!(game.state().moves.is_empty());
    assert!(!game.state().is_above, "Back leads home, the lesson is over");
}

/// Returns the status of a game's card.
fn status(fixture: &mut TestApp, game: &str) -> String {
    let cards = fixture.app.home().cards;
    cards.into_iter().find(|card| card.game == game).expect("the game is offered").status
}

#[test]
fn home_offers_lesson_until_game_or_lesson_is_finished() {
    let mut fixture = TestApp::default();
    assert!(fixture.app.home().cards.iter().all(|card| {
        card.status == "Learn in two minutes"
            && matches!(&*card.buttons, [learn, play] if learn.label == "Learn" && learn.is_main && play.label == "Play")
    }));
    lesson(&mut fixture).play("1");
    assert_eq!(status(&mut fixture, "connect-four"), "Continue the lesson");
    let (game, steps) = every_lesson().find(|(game, _)| game.id() == "connect-four").expect("the game is offered");
    let study = lesson(&mut fixture);
    study.after(StudyEvent::First);
    for step in &steps {
        study.play(&answers(game, step).0[0]);
        study.after(StudyEvent::Continue);
    }
    let tagline =
        games::find("connect-four").expect("the game is offered").texts(Language::ENGLISH.into()).word("tagline");
    assert_eq!(status(&mut fixture, "connect-four"), tagline);
    let bridgit = fixture.app.open_game("bridgit").expect("the game is offered");
    assert_ne!(status(&mut fixture, "bridgit"), "Learn in two minutes");
    fixture.app.delete(bridgit.number());
    assert_eq!(status(&mut fixture, "bridgit"), "Learn in two minutes");
}

#[test]
fn lesson_explains_half_made_move() {
    let mut fixture = TestApp::default();
    let study = fixture.app.study(&StudyEntry::Lesson { game: "pentago-twist".to_owned() }).expect("the game exists");
    let mut half_made = 0;
    loop {
        let task = study.state().sentence;
        study.after(StudyEvent::Answer);
        if let Some(target) = hinted(&study) {
            let state = study.touch(target);
            if offers(&state, StudyEvent::Board { gesture: BoardGesture::TakeBack }) {
                assert!(state.sentence != task && state.sentence.contains("quadrant"), "{}", state.sentence);
                half_made += 1;
                assert_eq!(study.take_back().sentence, task);
            }
        }
        let before = study.state().detail;
        if study.after(StudyEvent::Next).detail == before {
            break;
        }
    }
    assert!(half_made > 0, "no step has a two-part move");
}

#[test]
fn unfinished_lesson_cannot_start_match() {
    let mut fixture = TestApp::default();
    let study = fixture.app.study(&StudyEntry::Lesson { game: "connect-four".to_owned() }).expect("the game exists");
    assert!(study.play_from_here(false).is_err());
    assert!(fixture.files.names().iter().all(|name| !name.starts_with("matches/")));
}

/// Regression test: the shown answer of a step with several mirrored a quadrant of stones.
#[test]
fn shown_answer_moves_fewest_pieces() {
    let mut fixture = TestApp::default();
    let study = fixture.app.study(&StudyEntry::Lesson { game: "pentago-twist".to_owned() }).expect("the game exists");
    let found = std::iter::repeat_with(|| {
        study.after(StudyEvent::Next);
        answer(&study)
    });
    assert_eq!(found.flatten().take(20).find(|mv| mv.starts_with("e5")), Some("e5:se+".to_owned()));
}
