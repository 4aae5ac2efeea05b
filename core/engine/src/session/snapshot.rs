use super::{Player, Session};
use crate::{
    game::{BoardOperationKind, Mark, Message, MoveLabel, Outcome, Piece, Place, RegionId, Side},
    text::{Join, Texts, Wording},
};

/// An immutable view of a match in one language.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is an independent fact, shown by a control of its own")]
pub struct Snapshot {
    /// The revision of the session: of two snapshots, the one with the greater revision is newer.
    pub revision: u64,
    /// Every piece on the board, sorted by place.
    pub pieces: Vec<Piece>,
    /// The places that a human may touch; empty while the computer is to move.
    pub marks: Vec<Mark>,
    /// The legal operations other than touching a place.
    pub operations: Vec<OperationText>,
    /// The place of the picked piece.
    pub picked: Option<Place>,
    /// The notation of the partial move; empty if there is none.
    pub made: String,
    /// Whether there is a picked piece, a partial move or a held move to drop.
    pub has_partial: bool,
    /// Whether a complete move awaits confirmation.
    pub may_finish: bool,
    /// The places to highlight as the last move.
    pub trace: Vec<Place>,
    /// The winning lines; those of both sides if both completed one and the game is drawn.
    pub winning_lines: Vec<Vec<Place>>,
    /// The side to move; `None` once the match has ended.
    pub side: Option<Side>,
    /// The colors of the first and the second side, as in [`Piece::color`]: `First` is orange.
    pub colors: [Side; 2],
    /// The players of the first and the second side.
    pub players: [Player; 2],
    /// Whether the computer is to move.
    pub computer_to_move: bool,
    /// Whether a search for the computer's move should be running.
    pub waits_for_computer: bool,
    /// Whether the computer is paused.
    pub paused: bool,
    /// The prompt for the side to move.
    pub prompt: String,
    /// The number of moves on the board.
    pub at: usize,
    /// Whether undo is possible.
    pub can_undo: bool,
    /// Whether redo is possible.
    pub can_redo: bool,
    /// The result, once the match has ended.
    pub result: Option<GameResult>,
    /// The screen reader label of each place, in reading order.
    pub labels: Vec<PlaceLabel>,
    /// The screen reader announcement: the last move and the result; empty before the first move.
    pub announcement: String,
}

/// A legal operation with its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperationText {
    /// The kind of operation.
    pub kind: BoardOperationKind,
    /// The region, if the operation has one.
    pub region: Option<RegionId>,
    /// The label of the button, also read by a screen reader.
    pub label: String,
}

/// A move of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// The number, from 1.
    pub number: usize,
    /// The side that played the move.
    pub side: Side,
    /// The color of the side before the move, as in [`Piece::color`].
    pub color: Side,
    /// The notation.
    pub text: String,
    /// The short form.
    pub label: MoveLabel,
    /// The move as a sentence.
    pub sentence: String,
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The outcome.
    pub outcome: Outcome,
    /// The result as a title.
    pub title: String,
    /// The reason, as a sentence.
    pub reason: String,
}

/// The screen reader label of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceLabel {
    /// The place.
    pub place: Place,
    /// The label.
    pub label: String,
}

impl Session {
    /// Returns a snapshot of the match in a wording.
    #[must_use]
    pub fn snapshot(&self, wording: impl Into<Wording>) -> Snapshot {
        let texts = self.texts(wording);
        let state = &*self.state;
        let side = self.side();
        let computer_to_move = self.computer_to_move();
        let open = side.is_some() && !computer_to_move && self.held.is_none();
        let result = self.conclusion().map(|conclusion| GameResult {
            outcome: conclusion.outcome,
            title: texts.say(&conclusion.title),
            reason: texts.say(&conclusion.reason),
        });
        Snapshot {
            revision: self.revision,
            pieces: state.position().pieces(),
            marks: if open { state.marks(self.picked) } else { Vec::new() },
            operations: if open { self.operation_texts(texts) } else { Vec::new() },
            picked: self.picked,
            made: self.made(),
            has_partial: self.has_partial(),
            may_finish: self.held.is_some(),
            trace: self.held.as_ref().or(self.history.last()).map(|mv| mv.trace.clone()).unwrap_or_default(),
            winning_lines: if self.held.is_some() { Vec::new() } else { state.position().winning_lines() },
            side,
            colors: Side::BOTH.map(|side| state.position().color(side)),
            players: self.players,
            computer_to_move,
            waits_for_computer: self.waits_for_computer(),
            paused: self.paused,
            prompt: texts.say(&self.prompt()),
            at: self.at(),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            labels: self.labels(texts),
            announcement: self.announcement(texts, result.as_ref()),
            result,
        }
    }

    /// Returns the texts of a played move, also of one after the cursor; moves are counted from 1. `None` if there is no
    /// such move.
    #[must_use]
    pub fn move_text(&self, number: usize, wording: impl Into<Wording>) -> Option<MoveText> {
        let mv = self.played().get(number.checked_sub(1)?)?;
        Some(MoveText {
            number,
            side: mv.side,
            color: mv.color,
            text: mv.text.clone(),
            label: mv.label.clone(),
            sentence: self.texts(wording).say(&mv.sentence),
        })
    }

    /// Returns the prompt for the side to move.
    fn prompt(&self) -> Message {
        if self.conclusion().is_some() {
            Message::new("prompt-over")
        } else if self.held.is_some() {
            Message::new("prompt-confirm")
        } else if !self.computer_to_move() {
            self.state.prompt(self.picked)
        } else if !self.history.at_end() {
            Message::new("prompt-earlier")
        } else if self.paused {
            Message::new("prompt-paused")
        } else {
            Message::new("prompt-computer")
        }
    }

    /// Returns the notation of the partial or held move; empty if there is none.
    pub(super) fn made(&self) -> String {
        let made = self.state.under_way();
        match &self.held {
            Some(mv) => mv.text.clone(),
            None if made.is_empty() => String::new(),
            None => self.state.move_text(made),
        }
    }

    fn operation_texts(&self, texts: &Texts) -> Vec<OperationText> {
        let operations = self.state.operations().into_iter();
        operations
            .map(|operation| OperationText {
                kind: operation.kind,
                region: operation.region,
                label: texts.say(&operation.label),
            })
            .collect()
    }

    fn labels(&self, texts: &Texts) -> Vec<PlaceLabel> {
        let spots = self.state.position().layout().spots.into_iter();
        spots
            .map(|spot| PlaceLabel { place: spot.place, label: texts.say(&self.state.position().label(spot.place)) })
            .collect()
    }

    fn announcement(&self, texts: &Texts, result: Option<&GameResult>) -> String {
        let mv = self.history.last().map(|mv| texts.sentence(&texts.say(&mv.sentence)));
        let ended = result.map(|result| result.reason.clone());
        texts.joined(Join::Sentences, mv.into_iter().chain(ended))
    }
}
