//! Toolkit-independent application logic: the state of every screen and the meaning of every gesture.
//!
//! [`App`] owns all stored data; [`Match`] is a game in progress with its searches; [`NewGame`] is the setup sheet for
//! the next game; [`Study`] is a lesson, a puzzle or a review. Each is a state machine: an event is one call, which
//! returns an immutable snapshot of everything the screen shows. A front end lays out views, plays pictures back and
//! makes no decisions.
//!
//! # One touch, step by step
//!
//! 1. The front end sends a [`MatchEvent::Board`] with a [`BoardGesture`] in coordinates of the picture: one when the
//!    finger goes down, one for each motion, and one when it is lifted.
//! 2. `play/event.rs`: the match applies changed settings and takes the elapsed time from the clock.
//! 3. `board/gestures.rs`, `board/drag.rs`: the board maps the point of the lifted finger to a target, a place or an
//!    operation on a region. After a drag it is the place or the operation on which the drag ends. `board/rhythm.rs`:
//!    the second half of a double press is ignored.
//! 4. `play/gestures.rs`: the match refuses the target at an earlier position, plays a hint that ends there, or passes
//!    the target to the session (crate `fivefold_engine`). The session rejects it, picks a piece, stores a part of a
//!    move, or completes the move.
//! 5. `board.rs`: the board keeps the effects for the animation, and the sound, haptics and announcement.
//! 6. `play/owner.rs`, `play/thinking.rs`: the match writes the game to the library, discards the results of a finished
//!    position and starts the search that is due. The clock of the side to move starts.
//! 7. `play/screen.rs`: the call returns a [`MatchState`] with the new picture, or `None` if nothing changed.
//!
//! # One search, step by step
//!
//! 1. `play/thinking.rs`: the match starts a search for the computer's move, a hint or the analysis, one at a time, and
//!    after its end a search for the deciding move. Each search runs on its own threads.
//! 2. `play/mailbox.rs`: a listener on a search thread stores the latest progress and the final report in the search's
//!    mailbox and then notifies the host's [`SearchListener`](fivefold_engine::search::SearchListener).
//! 3. The host switches to its main thread and sends [`MatchEvent::SearchReported`] with the search's id to the match
//!    that the message names, or [`StudyEvent::SearchReported`] to the study if the message names no match.
//! 4. `play/searcher.rs`: the match ignores the id of another search, else empties the mailbox. Progress updates the
//!    values on the board. A report plays the move, shows the hint or ends the analysis.
//! 5. The call returns a new [`MatchState`], or `None` if nothing changed.
//!
//! Reviews and replies in puzzles run on such threads too (`background.rs`); the study takes the result with the last
//! message.
//!
//! # Add a screen
//!
//! The screen of the rules is a small complete example: `article.rs`, and `ArticleScreen` in both apps.
//!
//! 1. **State**: a record of everything the screen shows, in its own module; a case of [`Screen`], and one of [`Page`]
//!    that [`App::page`] returns. A screen that takes gestures is a state machine like [`NewGame`], whose calls return
//!    the next state. A fixed text is an id in `word.rs` with its English in `languages/en/screens.ftl`; a text with
//!    values is a key of `languages/en/app.ftl`. Test the method in `tests`.
//! 2. **Bindings**: `bindings/build.rs` finds the types of the fields by itself. A new object needs its calls
//!    in `bindings/src`.
//! 3. **Scenario**: a description in `bindings/src/describe`, then a file in `tests/scenarios`; the name of a screen is
//!    a command that prints it. `cargo test --package fivefold-tests --test bindings` names every field that a language
//!    does not use yet.
//! 4. **Android**: a composable with a preview, which `FivefoldApp.kt` shows.
//! 5. **iOS**: a view with a preview, which `FivefoldScene.swift` shows.
//! 6. **Check**: add the screen to `onEveryScreen` of `AppTestBase.kt`, which the tests of accessibility visit, and to
//!    `Pictures.kt`. Look at it in `cargo play --pictures FOLDER --only large-text`, then run `cargo verify`.
#![forbid(unsafe_code)]

mod article;
mod background;
mod board;
mod button;
mod context;
mod dates;
mod environment;
mod event;
mod files;
mod glicko;
mod home;
mod learn;
mod levels;
mod library;
mod messages;
mod mistake;
mod navigation;
mod new_game;
mod outside;
mod page;
pub mod picture;
mod plan;
mod play;
mod presses;
mod profile;
mod progress;
mod puzzles;
mod review_search;
mod screens;
#[cfg(doc)]
#[doc = include_str!("security.md")]
pub mod security {}
mod settings;
mod sound;
mod store;
mod study;
mod switch;
mod symbol;
#[cfg(test)]
mod tests;
mod theme;
mod word;
mod words;
mod you;

use fivefold_engine::{search, sync, text::TextFile};

pub use article::{Article, ArticleSection, CaptionedPicture};
pub use board::{
    BoardGesture, BoardKey, BoardState, Haptic, LegalMoveRow, Moment, MoveRow, MoveSign, Sound, SpokenAction,
    SpokenElement, SpokenRotor, zoom_pressed,
};
pub use button::{ButtonAction, PieceButton, Question, ScreenButton};
pub use dates::CivilDate;
pub use environment::{DrawnSeeds, Environment, Pools, Seeds};
pub use event::{MatchEvent, MatchSheet, NextMatch, StudyEvent};
pub use files::{Disk, FileSystem, FolderLock};
pub use home::{HomeCard, HomeState, StoredMatchRow, UndoOffer};
pub use learn::{LearnGame, LearnState};
pub use levels::rating as level_rating;
pub use library::{Opponent, People, Starter, StrengthKind};
pub use messages::AppMessage;
pub use navigation::{Screen, StudyEntry};
pub use new_game::{
    ChoiceRow, ChoiceStyle, FoldedRows, NameRow, NewGame, NewGameButton, NewGameEvent, NewGameOption, NewGameRow,
    NewGameState, RowGroup, StepButtons, ValueRow,
};
pub use outside::{DailyWidget, OutsideState, Shortcut};
pub use page::Page;
pub use plan::{PlanKind, PlanShape, ScreenPlan};
pub use play::{
    AnalysisRow, AnalysisState, ClockFace, DecidingMove, Match, MatchLink, MatchPart, MatchResult, MatchState, News,
    NewsKind, PersonScore, PlayerBar, PlayerChoice, SeriesScore,
};
pub use presses::PressFilter;
pub use profile::{AnimationSpeed, AppSettings, RatingCard, ThemeChoice};
pub use puzzles::{Chapter, DailyState, PuzzleCard, PuzzlesState};
pub use screens::App;
pub use settings::{Appearance, SettingsEvent, SettingsOption, SettingsRow, SettingsSection, SettingsState};
pub use store::PendingFlush;
pub use study::{StepMark, Study, StudyGraph, StudyHint, StudyKind, StudyState, Tone};
pub use switch::SwitchRow;
pub use symbol::Symbol;
pub use word::{Speech, Word};
pub use words::{Refusal, fault_words};
pub use you::{Count, FactList, StatisticsRow, StatisticsSection, StatisticsState, YouBar};

/// All text files of the app, for the language tests.
pub const TEXTS: &[TextFile] = &[words::FILE, word::FILE];
