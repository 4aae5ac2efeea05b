//! What the screen of a match shows.

use super::super::{
    SwitchRow,
    board::{BoardState, Moment, TurnRow},
};
use fivefold_engine::{game::Side, session::Player};

/// Everything the screen of a match shows at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchState {
    /// Grows with every change; of two states of one match the one with the higher number is newer.
    pub revision: u64,
    /// Which match: the number in its save.
    pub number: u64,
    /// The id of the game that is played.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// The board, with values, hint, ghost and cursor already on it.
    pub board: BoardState,
    /// Whether the board lies the other way round, for the player opposite.
    pub is_turned: bool,
    /// Whose turn it is and what is asked of them, or how it ended: `Blue’s turn`, `You won`.
    pub headline: String,
    /// Whose turn it is or who has won: the side, whose colour is in its bar.
    pub headline_side: Option<Side>,
    /// The line below it.
    pub news: News,
    /// What the coach says of the person's last turn.
    pub advice: Option<Advice>,
    /// The switch of the coach, where there may be one.
    pub coach: Option<SwitchRow>,
    /// Who sits above the board, then who sits below it.
    pub players: Vec<PlayerBar>,
    /// What can be done now.
    pub abilities: Abilities,
    /// Every turn of the match, those taken back included.
    pub turns: Vec<TurnRow>,
    /// How many of them are on the board.
    pub at: u32,
    /// How the match ended, while its last turn is on the board.
    pub result: Option<MatchResult>,
    /// What the analysis knows; nothing while it is off.
    pub analysis: Option<AnalysisState>,
    /// After so many milliseconds a clock shows something else: [`Match::tick`](super::Match::tick) brings it.
    pub wake_ms: Option<u32>,
    /// What is heard, felt and announced of the last change.
    pub moment: Moment,
}

/// What the coach says of a turn that gave the game away; [`Match::take_advice`](super::Match::take_advice) takes it back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What it says.
    pub words: String,
    /// What a touch does: `Take back`.
    pub action: String,
}

/// The line that says what goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// What kind of news it is.
    pub kind: NewsKind,
    /// What it says; empty where there is nothing to say.
    pub text: String,
}

/// What kind of news a line is, which decides how it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewsKind {
    /// The last turn, or what to do next.
    Quiet,
    /// Why a touch meant nothing, or that something failed: it is announced at once.
    Refusal,
    /// A hint.
    Hint,
    /// What the computer thinks about; a line shows that it does.
    Thinking,
}

/// One of the two players, beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerBar {
    /// Which side.
    pub side: Side,
    /// The colour it plays with: `First` is orange.
    pub colour: Side,
    /// What the colour is called: `Orange`.
    pub colour_name: String,
    /// What it is called: `You`, `Orange`, `Computer`.
    pub name: String,
    /// More about it: `Level 3`, `5 seconds a turn`; empty where there is nothing to say.
    pub detail: String,
    /// Whether it is its turn.
    pub is_to_move: bool,
    /// Whether it thinks now.
    pub is_thinking: bool,
    /// Whether a computer plays it.
    pub is_computer: bool,
    /// Its clock, where two people have one.
    pub clock: Option<ClockFace>,
    /// How many games of the evening it has won: `2`; empty before the first one.
    pub score: String,
}

/// How much time somebody has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// What is seen: `4:59`.
    pub text: String,
    /// The same in words.
    pub words: String,
    /// Whether it runs.
    pub is_running: bool,
    /// Whether there is little left.
    pub is_low: bool,
}

/// Who can play a side, for a list to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerChoice {
    /// What it is called: `A person`, `Level 3 · Easy`.
    pub label: String,
    /// Who it is.
    pub player: Player,
    /// Whether it plays now.
    pub is_chosen: bool,
}

/// What can be done now: which buttons are there, and which of them can be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is an independent fact, shown by a control of its own")]
pub struct Abilities {
    /// A turn can be taken back.
    pub undo: bool,
    /// A turn can be brought again.
    pub redo: bool,
    /// A hint can be asked for.
    pub hint: bool,
    /// The analysis can be switched.
    pub analyse: bool,
    /// The thinking can be ended with the best turn so far.
    pub move_now: bool,
    /// A complete turn waits to be confirmed.
    pub confirm: bool,
    /// What is made of a turn can be taken back.
    pub take_back: bool,
    /// The operations without a place on the board, by their words: pass.
    pub pass: Option<String>,
    /// The computer would be to move, but an earlier turn is shown.
    pub let_computer_play: bool,
    /// Two computers play and can be paused.
    pub pause: bool,
    /// They are paused.
    pub is_paused: bool,
    /// The side that would give up, if anybody can.
    pub resign: Option<Side>,
    /// Two people can agree on a draw.
    pub agree_draw: bool,
    /// Who plays can be changed.
    pub players: bool,
    /// The same game again, with the sides changed.
    pub rematch: bool,
    /// An earlier turn of a finished match is shown, and a copy can be played on from it.
    pub play_from_here: bool,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// The winner's side; nobody in a draw.
    pub winner: Option<Side>,
    /// How it ended: `You won`, `Blue won`, `Draw`.
    pub title: String,
    /// Why.
    pub reason: String,
    /// What it says of the person's strength, or why nothing: `Played with help: not rated`; may be empty.
    pub rating: String,
    /// How often two people have won this evening: `Ann 2 · Ben 1`; may be empty.
    pub score: String,
    /// The turn that decided it, once that is known.
    pub deciding: Option<DecidingTurn>,
    /// What a game against the next level is begun by: `Try level 4`; only after a win.
    pub next_level: Option<String>,
}

/// The turn that decided a match: where a review is to begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidingTurn {
    /// Its number, from 1.
    pub turn: u32,
    /// What it did: `You lost the game with turn 23`.
    pub words: String,
    /// What a touch does: `Look at it`.
    pub action: String,
}

/// What the analysis knows of the position shown.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisState {
    /// How much of the bar is orange, from 0 to 1.
    pub share: f64,
    /// Whether the value is proven.
    pub is_proven: bool,
    /// It in words: `Orange wins in 7 turns`, `Blue: 58 %`.
    pub words: String,
    /// The turns that are expected.
    pub line: Vec<AnalysisLine>,
    /// How much was looked at, and what is left of that: `15,916 simulations, 120,000 a second · 24,084 left`; empty where
    /// that is not to be shown.
    pub visits: String,
    /// The turns that were looked at most: `d4 · 57 % to win · 12,345 simulations`; none where that is not to be shown.
    pub tried: Vec<String>,
    /// Whether it still searches.
    pub is_running: bool,
    /// Why there is nothing to know: the search has failed.
    pub failure: Option<String>,
}

/// A turn that is expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisLine {
    /// The colour that makes it.
    pub colour: Side,
    /// Its text.
    pub text: String,
}
