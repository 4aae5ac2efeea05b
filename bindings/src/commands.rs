//! Reads the commands of scenarios: events, gestures, players and enum variants. Only in test libraries.
#![expect(clippy::expect_used, reason = "a malformed scenario is a fault, which the guard turns into an error")]

use std::{collections::VecDeque, fmt::Debug, fs, path::Path, str::FromStr};

use fivefold_engine::game::Place;

use crate::{
    UniFfiTag,
    describe::word,
    states::{
        BoardGesture, BoardKey, Limits, MatchEvent, NewGameEvent, Player, SettingsEvent, SpokenElement, StudyEntry,
        StudyEvent, Target,
    },
};

/// Returns the calls of a command: for `zoom 24 24 14 pinch 3 3 4 4 2 show 9 9` three, otherwise one.
pub(crate) fn calls_of(command: &str) -> VecDeque<String> {
    if !command.starts_with("zoom ") {
        return [command.to_owned()].into();
    }
    let mut calls = VecDeque::<String>::new();
    for word in command.split(' ') {
        match calls.back_mut() {
            Some(call) if !["pinch", "step", "press", "show", "seen", "at"].contains(&word) => {
                call.push(' ');
                call.push_str(word);
            }
            Some(_) => calls.push_back(format!("zoom-{word}")),
            None => calls.push_back(word.to_owned()),
        }
    }
    calls
}

/// Splits a text after its first word.
pub(crate) fn split(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

/// Returns the number at an index of the words, or 0.
pub(crate) fn number<T: FromStr + Default>(words: &[&str], at: usize) -> T {
    words.get(at).and_then(|word| word.parse().ok()).unwrap_or_default()
}

/// Returns the variant of an enum without fields by its name. The variants are enumerated by their numbers at the
/// language boundary.
pub(crate) fn named<T: uniffi::Lift<UniFfiTag> + Debug>(name: &str) -> Option<T> {
    let mut variants = (1_i32..).map_while(|number| T::try_read(&mut number.to_be_bytes().as_slice()).ok());
    variants.find(|variant| word(variant) == name)
}

/// Reads a player such as `human`, `level 3` or `limits visits=100 ms=50`.
pub(crate) fn player(words: &[&str]) -> Player {
    let limit = |name: &str| words.iter().find_map(|word| word.strip_prefix(name)?.parse().ok());
    match words {
        ["level", ..] => Player::Level(number(words, 1)),
        ["limits", ..] => Player::Limits(Limits { visits: limit("visits="), ms: limit("ms=") }),
        _ => Player::Human,
    }
}

/// Reads an event of a match. Returns `None` for other commands.
pub(crate) fn match_event(name: &str, text: &str, words: &[&str], gesture: Option<BoardGesture>) -> Option<MatchEvent> {
    let is_on = text.ends_with("on");
    Some(match name {
        "shown" => MatchEvent::Shown,
        "hidden" => MatchEvent::Hidden,
        "tick" => MatchEvent::TimerFired,
        "confirm" => MatchEvent::Confirm,
        "pass" => MatchEvent::Pass,
        "redo" => MatchEvent::Redo,
        "go-to" => MatchEvent::GoTo { number: number(words, 0) },
        "play" => MatchEvent::Play { text: text.to_owned() },
        "try" => MatchEvent::TryMove { text: text.to_owned() },
        "hint" => MatchEvent::Hint,
        "coach" => MatchEvent::SetCoach { is_on },
        "analysis" => MatchEvent::SetAnalysis { is_on },
        "move-now" => MatchEvent::MoveNow,
        "choose-players" => MatchEvent::ChoosePlayers { is_open: is_on },
        "let-computer-play" => MatchEvent::LetComputerPlay,
        "take-over" => MatchEvent::TakeOver,
        "paused" => MatchEvent::SetPaused { is_paused: is_on },
        "resign" => MatchEvent::Resign,
        "agree-draw" => MatchEvent::AgreeDraw,
        "player" => MatchEvent::SetPlayer { side: named(words[0]).expect("a side"), player: player(words.get(1..)?) },
        _ => return gesture.map(|gesture| MatchEvent::Board { gesture }),
    })
}

/// Reads an event of a review, a puzzle or a lesson. Returns `None` for other commands.
pub(crate) fn study_event(
    name: &str,
    text: &str,
    numbers: &[f64],
    gesture: Option<BoardGesture>,
) -> Option<StudyEvent> {
    Some(match name {
        "shown" => StudyEvent::Shown,
        "hidden" => StudyEvent::Hidden,
        "tick" => StudyEvent::TimerFired,
        "pass" => StudyEvent::Pass,
        "play" => StudyEvent::Play { text: text.to_owned() },
        "go-to" => StudyEvent::GoTo { number: number(&[text], 0) },
        "tap-graph" => StudyEvent::TouchGraph { x: *numbers.first()?, y: *numbers.get(1)? },
        "first" => StudyEvent::First,
        "previous" => StudyEvent::Previous,
        "next" => StudyEvent::Next,
        "last" => StudyEvent::Last,
        "next-slip" => StudyEvent::NextSlip,
        "retry" => StudyEvent::Retry,
        "refute" => StudyEvent::Refute,
        "hint" => StudyEvent::Hint,
        "try-again" => StudyEvent::TryAgain,
        "answer" => StudyEvent::Answer,
        "continue" => StudyEvent::Continue,
        "piece" => StudyEvent::Choose { number: number(&[text], 0) },
        "turn" => StudyEvent::SetTurn { color: named(text)? },
        "empty" => StudyEvent::Empty,
        _ => return gesture.map(|gesture| StudyEvent::Board { gesture }),
    })
}

/// Reads a command that opens a review, a puzzle or a lesson. Returns `None` for other commands.
pub(crate) fn study_entry(name: &str, text: &str) -> Option<StudyEntry> {
    Some(match name {
        "review" => StudyEntry::Review { number: number(&[text], 0) },
        "lesson" => StudyEntry::Lesson { game: text.to_owned() },
        "puzzle" => StudyEntry::Puzzle { game: text.to_owned() },
        "puzzle-numbered" => StudyEntry::Numbered { puzzle: text.to_owned() },
        "own-puzzle" => StudyEntry::Own { game: text.to_owned() },
        "puzzle-theme" => {
            let (theme, game) = split(text);
            StudyEntry::Theme { game: game.to_owned(), theme: theme.to_owned() }
        }
        "daily" => StudyEntry::Daily,
        "set-up" => StudyEntry::SetUp { setting: text.to_owned() },
        _ => return None,
    })
}

/// Reads a change of the settings: `theme dark`, `sounds on`. Returns `None` for unknown settings.
pub(crate) fn settings_event(text: &str) -> Option<SettingsEvent> {
    let (name, value) = split(text);
    let is_on = value == "on";
    Some(match name {
        "theme" => SettingsEvent::SetTheme { theme: named(value).expect("a theme") },
        "palette" => SettingsEvent::SetPalette { palette: named(value).expect("a palette") },
        "speed" => SettingsEvent::SetSpeed { speed: named(value).expect("a speed") },
        "language" => SettingsEvent::SetLanguage { language: (value != "system").then(|| value.to_owned()) },
        "coordinates" => SettingsEvent::SetCoordinates { is_on },
        "show-visits" => SettingsEvent::SetShowVisits { is_on },
        "confirm-moves" => SettingsEvent::SetConfirmMoves { is_on },
        "flip-board" => SettingsEvent::SetFlipBoard { is_on },
        "haptics" => SettingsEvent::SetHaptics { is_on },
        "sounds" => SettingsEvent::SetSounds { is_on },
        _ => return None,
    })
}

/// Reads an event of the new-game sheet. Returns `None` for other commands.
pub(crate) fn new_game_event(name: &str, text: &str, words: &[&str], numbers: &[f64]) -> Option<NewGameEvent> {
    let (first, value) = split(text);
    let is_on = text.ends_with("on");
    let computer = number(words, 0);
    Some(match name {
        "opponent" => NewGameEvent::SetOpponent { opponent: named(text).expect("an opponent") },
        "starter" => NewGameEvent::SetStarter { starter: named(text).expect("a starter") },
        "coach-choice" => NewGameEvent::SetCoach { is_on },
        "no-help" => NewGameEvent::SetNoHelp { is_on },
        "hand-over" => NewGameEvent::SetHandOver { is_on },
        "flip-board-choice" => NewGameEvent::SetFlipBoard { is_on },
        "clock" => NewGameEvent::StepClock { player: number(words, 0), is_up: value == "up" },
        "first-move" => NewGameEvent::SetFirstMove { first_move: named(text).expect("a person") },
        "taking-back" => NewGameEvent::SetTakingBack { taking_back: named(text).expect("a person") },
        "handicap" => NewGameEvent::StepHandicap { is_up: text == "up" },
        "name" => NewGameEvent::SetName { player: number(words, 0), name: value.to_owned() },
        "kind" => NewGameEvent::SetStrengthKind { computer, kind: named(value).expect("a kind of limit") },
        "level" => NewGameEvent::SetLevel { computer, level: number(words, 1) },
        "as-me" => NewGameEvent::SetAsMe { computer, is_on },
        "stronger" | "weaker" => NewGameEvent::StepStrength { computer, is_up: name == "stronger" },
        "more" | "less" => NewGameEvent::StepOption { name: text.to_owned(), is_up: name == "more" },
        "choose" => NewGameEvent::SetOption { name: first.to_owned(), word: value.to_owned() },
        "switch" => NewGameEvent::SwitchOption { name: first.to_owned(), is_on },
        "reset" => NewGameEvent::ResetOption { name: text.to_owned() },
        "choose-cells" => NewGameEvent::ChooseCells { name: text.to_owned() },
        "touch-preview" => NewGameEvent::TouchPreview { x: *numbers.first()?, y: *numbers.get(1)? },
        "draw-again" => NewGameEvent::DrawAgain { name: text.to_owned() },
        "surprise" => NewGameEvent::Surprise,
        "fair" => NewGameEvent::Fair,
        _ => return None,
    })
}

/// Reads a gesture on a board. Returns `None` for other commands.
pub(crate) fn gesture(name: &str, text: &str, spoken: &[SpokenElement]) -> Option<BoardGesture> {
    let center = || {
        let SpokenElement { x, y, width, height, .. } = element(spoken, text);
        (x + width / 2.0, y + height / 2.0)
    };
    let words: Vec<&str> = text.split(' ').collect();
    Some(match name {
        "tap" => {
            let (x, y) = center();
            BoardGesture::TouchAt { x, y }
        }
        "tap-at" => BoardGesture::TouchAt { x: number(&words, 0), y: number(&words, 1) },
        "press" => {
            let (x, y) = center();
            BoardGesture::Press { x, y }
        }
        "point" => {
            let (x, y) = center();
            BoardGesture::PointAt { x, y }
        }
        "point-away" => BoardGesture::PointAway,
        "touch" => BoardGesture::Touch { target: element(spoken, text).target },
        "touch-place" => BoardGesture::Touch { target: Target::Place(Place(number(&words, 0))) },
        "act" => {
            let mut actions = spoken.iter().flat_map(|element| &element.actions);
            actions.find(|action| action.label == text).expect("an action with this label").gesture
        }
        "key" | "arrow" => BoardGesture::Key { key: named(text).expect("a key") },
        "enter" => BoardGesture::Key { key: BoardKey::Enter },
        "focus" => BoardGesture::Focus { is_focused: text == "on" },
        "take-back" => BoardGesture::TakeBack,
        "undo" => BoardGesture::Undo,
        _ => return None,
    })
}

/// Returns the first element of a board whose label without commas contains these words.
pub(crate) fn element<'a>(spoken: &'a [SpokenElement], words: &str) -> &'a SpokenElement {
    let has_words = |label: &str| format!(" {} ", label.replace(',', "")).contains(&format!(" {words} "));
    spoken.iter().find(|element| has_words(&element.label)).expect("an element with these words")
}

/// Returns the names of the files in a folder, sorted, without the second names of texts that are not flushed yet, because
/// they are flushed in the background.
pub(crate) fn files(top: &Path, folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            names.extend(files(top, &path));
        } else if path.extension().is_none_or(|kind| kind != "kept") {
            names.push(path.strip_prefix(top).expect("a file below the top").to_string_lossy().into_owned());
        }
    }
    names.sort();
    names
}
