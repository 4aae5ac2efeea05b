use fivefold_core::{game, session};

use crate::{
    piece::Piece,
    states::{BoardOperationKind, Player, Side},
};

/// Everything there is to show of a match at one moment, in one language. It never changes.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own that a front end asks")]
pub struct Snapshot {
    /// Of two snapshots of a session the one with the greater number is the later.
    pub revision: u64,
    /// Every piece on the board, sorted by place.
    pub pieces: Vec<Piece>,
    /// The places that a human may touch; none while the computer is to move.
    pub marks: Vec<Mark>,
    /// What a human may do besides touching a place.
    pub operations: Vec<BoardOperation>,
    /// The piece that is picked.
    pub picked: Option<u16>,
    /// The text of what is made of the turn, empty if nothing is.
    pub made: String,
    /// Whether something is picked, made or held that can be dropped.
    pub has_partial: bool,
    /// Whether a complete turn waits to be confirmed.
    pub may_finish: bool,
    /// The places that mark the last turn: where a piece came from, if it moved, and then where it is.
    pub trace: Vec<u16>,
    /// The places that show why the game was won, in an order a stroke can follow.
    pub winning_line: Vec<u16>,
    /// The side to move, nobody once the match has ended.
    pub side: Option<Side>,
    /// Who plays the first side.
    pub first_player: Player,
    /// Who plays the second side.
    pub second_player: Player,
    /// Whether the side to move is played by the computer.
    pub computer_to_move: bool,
    /// Whether a search for the computer's turn should be running.
    pub waits_for_computer: bool,
    /// Whether the computer is kept from playing.
    pub paused: bool,
    /// What the side to move is asked to do.
    pub prompt: String,
    /// Every turn of the match, those after the cursor included.
    pub turns: Vec<TurnEntry>,
    /// How many of the turns are on the board.
    pub at: u32,
    /// Whether there is something to undo.
    pub can_undo: bool,
    /// Whether there is something to redo.
    pub can_redo: bool,
    /// How the match ended, if it has.
    pub result: Option<GameResult>,
    /// What a screen reader says for each place, in reading order.
    pub labels: Vec<PlaceLabel>,
    /// What a screen reader announces: the last turn and the result, empty before the first turn.
    pub announcement: String,
}

/// A place that may be touched with success.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Mark {
    /// The place to touch.
    pub place: u16,
    /// Whether a touch takes an enemy piece.
    pub captures: bool,
    /// The piece that a touch would bring about, where it would stand; nothing for a pick.
    pub ghost: Option<Piece>,
}

/// An operation that is legal now.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct BoardOperation {
    /// What is done.
    pub kind: BoardOperationKind,
    /// The region it is done to, if any.
    pub region: Option<u16>,
    /// What a button and a screen reader say.
    pub label: String,
}

/// A turn of the match.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TurnEntry {
    /// Its number, from 1.
    pub number: u32,
    /// Who played it.
    pub side: Side,
    /// Its text.
    pub text: String,
    /// The turn as a sentence.
    pub sentence: String,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameResult {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// The result in a few words.
    pub title: String,
    /// Why, as a sentence.
    pub reason: String,
}

/// What a screen reader says for a place.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PlaceLabel {
    /// The place.
    pub place: u16,
    /// What is there.
    pub label: String,
}

/// A legal turn, for a list to choose from.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LegalTurn {
    /// Its text, to play it by.
    pub text: String,
    /// The turn as a sentence.
    pub sentence: String,
}

impl From<session::Snapshot> for Snapshot {
    fn from(snapshot: session::Snapshot) -> Self {
        let [first_player, second_player] = snapshot.players;
        Self {
            revision: snapshot.revision,
            pieces: snapshot.pieces.into_iter().map(Into::into).collect(),
            marks: snapshot.marks.into_iter().map(Into::into).collect(),
            operations: snapshot.operations.into_iter().map(Into::into).collect(),
            picked: snapshot.picked.map(|place| place.0),
            made: snapshot.made,
            has_partial: snapshot.has_partial,
            may_finish: snapshot.may_finish,
            trace: numbers(snapshot.trace),
            winning_line: numbers(snapshot.winning_lines.concat()),
            side: snapshot.side,
            first_player,
            second_player,
            computer_to_move: snapshot.computer_to_move,
            waits_for_computer: snapshot.waits_for_computer,
            paused: snapshot.paused,
            prompt: snapshot.prompt,
            turns: snapshot.turns.into_iter().map(Into::into).collect(),
            at: count(snapshot.at),
            can_undo: snapshot.can_undo,
            can_redo: snapshot.can_redo,
            result: snapshot.result.map(Into::into),
            labels: snapshot.labels.into_iter().map(Into::into).collect(),
            announcement: snapshot.announcement,
        }
    }
}

impl From<game::Mark> for Mark {
    fn from(mark: game::Mark) -> Self {
        Self { place: mark.place.0, captures: mark.takes(), ghost: mark.ghost().map(Into::into) }
    }
}

impl From<session::OperationText> for BoardOperation {
    fn from(operation: session::OperationText) -> Self {
        Self { kind: operation.kind, region: operation.region.map(|region| region.0), label: operation.label }
    }
}

impl From<session::TurnText> for TurnEntry {
    fn from(turn: session::TurnText) -> Self {
        Self { number: count(turn.number), side: turn.side, text: turn.text, sentence: turn.sentence }
    }
}

impl From<session::GameResult> for GameResult {
    fn from(result: session::GameResult) -> Self {
        let winner = match result.outcome {
            game::Outcome::Win(side) => Some(side),
            game::Outcome::Draw => None,
        };
        Self { winner, title: result.title, reason: result.reason }
    }
}

impl From<session::PlaceLabel> for PlaceLabel {
    fn from(label: session::PlaceLabel) -> Self {
        Self { place: label.place.0, label: label.label }
    }
}

impl From<session::LegalTurn> for LegalTurn {
    fn from(turn: session::LegalTurn) -> Self {
        Self { text: turn.text, sentence: turn.sentence }
    }
}

pub(crate) fn numbers(places: Vec<game::Place>) -> Vec<u16> {
    places.into_iter().map(|place| place.0).collect()
}

/// A count of turns; the core allows far fewer than fit.
pub(crate) fn count(turns: usize) -> u32 {
    u32::try_from(turns).unwrap_or(u32::MAX)
}
