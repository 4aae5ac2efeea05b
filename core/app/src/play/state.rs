//! The state of a match's screen.

use super::super::{
    board::{BoardState, Moment, MoveRow},
    button::ScreenButton,
    switch::SwitchRow,
};
use crate::picture::Picture;
use fivefold_engine::{game::Side, session::Player};

/// An immutable snapshot of a match's screen.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchState {
    /// Increases with every change; of two states of one match the higher revision is newer.
    pub revision: u64,
    /// The match's id, as stored in its save.
    pub number: u64,
    /// The id of the game.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// Whether the match began at a position of another screen: its screen opens above that one, which Back returns to.
    /// The screen of any other match replaces those open, unless it is restored.
    pub is_above: bool,
    /// The board, including values, hint, ghost and cursor.
    pub board: BoardState,
    /// Whether the board is shown upside down, for the player sitting opposite.
    pub is_turned: bool,
    /// The side to move and the prompt, or the result: `Blue’s move`, `You won`.
    pub headline: String,
    /// The side to move or the winner; its player bar has the color.
    pub headline_side: Option<Side>,
    /// The texts and buttons below the board or beside it, in order.
    pub parts: Vec<MatchPart>,
    /// The status line.
    pub news: News,
    /// The coach's remark on the person's last move; one of the offers takes the move back.
    pub advice: Option<String>,
    /// The coach switch, where a coach is available.
    pub coach: Option<SwitchRow>,
    /// The player above the board, then the player below it.
    pub players: Vec<PlayerBar>,
    /// The buttons below the board, in order, to the left of the overflow menu.
    pub bar: Vec<ScreenButton>,
    /// Whether the bar stays at the lower edge of a screen that scrolls; otherwise it follows the texts.
    pub is_bar_fixed: bool,
    /// The overflow menu: cards of rows, at most eight rows in all. What cannot be done now is absent.
    pub menu: Vec<Vec<ScreenButton>>,
    /// The symbols beside the title of the overflow menu: redo, the lists of moves, and the settings; after the end
    /// also undo and the analysis.
    pub tools: Vec<ScreenButton>,
    /// The buttons below the texts, in order.
    pub offers: Vec<ScreenButton>,
    /// The steps through the moves: to the first position, back, on, and to the last one.
    pub steppers: Vec<ScreenButton>,
    /// Every move of the match, including undone moves.
    pub moves: Vec<MoveRow>,
    /// The number of moves on the board.
    pub at: u32,
    /// The match's result, while its last move is on the board.
    pub result: Option<MatchResult>,
    /// The analysis, or `None` while it is off.
    pub analysis: Option<AnalysisState>,
    /// Milliseconds until a clock display changes; the host then sends
    /// [`MatchEvent::TimerFired`](super::MatchEvent::TimerFired).
    pub wake_ms: Option<u32>,
    /// The sound, haptics and announcement of the last change.
    pub moment: Moment,
}

/// A part of the texts and buttons of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchPart {
    /// The headline as a request to hand the device over: the bar has the next person's one button, and nothing else can
    /// be played.
    Handover,
    /// The headline: whose turn it is.
    Headline,
    /// The [`result`](MatchState::result) with its details.
    Result,
    /// The coach's remark: [`MatchState::advice`].
    Advice,
    /// The status line: [`MatchState::news`].
    News,
    /// The buttons: [`MatchState::offers`].
    Offers,
    /// The [`analysis`](MatchState::analysis), whose rows may fill the place.
    Analysis,
}

/// The status line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// The kind of status line.
    pub kind: NewsKind,
    /// The text; empty where the analysis, the result or the coach's remark takes the place of the last move.
    pub text: String,
}

/// The kind of a status line, which determines its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewsKind {
    /// The last move, or a prompt for the next action.
    Quiet,
    /// The reason a touch was ignored, or a failure; announced immediately.
    Refusal,
    /// A hint.
    Hint,
    /// The computer's current line, with a progress indicator.
    Thinking,
}

/// The bar of one of the two players, beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent")]
pub struct PlayerBar {
    /// The side.
    pub side: Side,
    /// The side's color: `First` is orange.
    pub color: Side,
    /// The color's name: `Orange`.
    pub color_name: String,
    /// The player's name: `You`, `Orange`, `Computer`.
    pub name: String,
    /// The color and the name: `Orange: Ann`.
    pub title: String,
    /// A detail: `Level 3`, `5 seconds per move`; may be empty.
    pub detail: String,
    /// Whether this player is to move.
    pub is_to_move: bool,
    /// Whether the bar is highlighted: the side to move, or the winner.
    pub is_highlighted: bool,
    /// Whether this player's search is running.
    pub is_thinking: bool,
    /// Whether the player is a computer.
    pub is_computer: bool,
    /// The player's clock, if two people play with one.
    pub clock: Option<ClockFace>,
    /// The number of games won in this series: `2`; empty before the first win, and while the result shows the score.
    pub score: String,
    /// The players available for the side: a person, each level of the computer, and its custom limits, if any.
    pub choices: Vec<PlayerChoice>,
}

/// A player's remaining time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// The displayed text: `4:59`.
    pub text: String,
    /// The time in words, for screen readers.
    pub words: String,
    /// Whether the clock is running.
    pub is_running: bool,
    /// Whether little time is left.
    pub is_low: bool,
}

/// An item in the list of players for a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerChoice {
    /// The label: `Person`, `Level 3 · Easy`.
    pub label: String,
    /// The player.
    pub player: Player,
    /// Whether this player is selected.
    pub is_chosen: bool,
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchResult {
    /// The winner's side, or `None` for a draw.
    pub winner: Option<Side>,
    /// The title: `You won`, `Blue won`, `Draw`.
    pub title: String,
    /// The reason.
    pub reason: String,
    /// The rating change, or the reason for none: `You had help: not rated`; may be empty.
    pub rating: String,
    /// The score of two people, from their second match in a row.
    pub score: Option<SeriesScore>,
    /// The decisive move, once found.
    pub deciding: Option<DecidingMove>,
}

/// The score of two people who played several matches in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesScore {
    /// The two people, in reading order.
    pub people: Vec<PersonScore>,
    /// The drawn matches: `Draws: 1`; may be empty.
    pub draws: String,
    /// The score in words, for screen readers: `Score: Ann 2, Ben 1.`
    pub spoken: String,
}

/// A person's part of a score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonScore {
    /// The color of the person's side in this match.
    pub color: Side,
    /// The name: `Ann`, or the color's.
    pub name: String,
    /// The number of matches won: `2`.
    pub won: String,
}

/// The decisive move of a match, at which a review begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidingMove {
    /// The move number, from 1.
    pub number: u32,
    /// The sentence: `Your losing move was move 23`.
    pub words: String,
}

/// The analysis of the position shown.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisState {
    /// The share of the evaluation bar, from its lower end, of the player below the board: from 0 to 1.
    pub share: f64,
    /// The colors of the players above and below the board.
    pub above: Side,
    /// See [`above`](Self::above).
    pub below: Side,
    /// Whether the value is proven.
    pub is_proven: bool,
    /// The heading of the panel if a win is proven by sets of places: `Orange can no longer be stopped`. It and its
    /// legend take the place of the last row.
    pub headline: Option<String>,
    /// The legend of the sets that the board shows, with the headline.
    pub legend: Option<String>,
    /// The accessibility label of the evaluation bar, with the value: `Chances: Orange wins in 7 moves`.
    pub bar_words: String,
    /// The best moves, best first; placeholders until they are known, so that there are always as many rows. The order
    /// changes at most once a second while values are close.
    pub rows: Vec<AnalysisRow>,
    /// The details of the search where search statistics are shown: the principal variation (`Best line: 4 · 4 · 3`),
    /// the statistics (`15,916 simulations, 120,000 a second · 24,084 left`) and the most visited moves
    /// (`d4 · 57 % chance to win · 12,345 simulations`).
    pub details: Vec<String>,
    /// Whether the search is running.
    pub is_running: bool,
    /// The error text if the search failed.
    pub failure: Option<String>,
}

/// A move in the list of the best moves. Sending [`MatchEvent::TryMove`](super::MatchEvent::TryMove) shows it on the
/// board, and plays it if it is already chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct AnalysisRow {
    /// The place in the list, from 1; the board shows it at the move's destination.
    pub number: u32,
    /// The move's text, to be sent; `None` for a placeholder.
    pub mv: Option<String>,
    /// The picture beside the sentence, of an operation on a region of the board.
    pub picture: Option<Picture>,
    /// The move in a few words.
    pub sentence: String,
    /// The reason for the move, or what is wrong with it; may be empty.
    pub reason: String,
    /// The value for the side to move: `64%`, `wins in 3 moves`.
    pub value: String,
    /// The move as a sentence, the reason and the value as one text.
    pub spoken: String,
    /// Whether the move was chosen, so that it is the one shown on the board.
    pub is_chosen: bool,
}
