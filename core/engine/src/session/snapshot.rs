use super::{Player, Session};
use crate::{
    game::{BoardOperationKind, Mark, Message, Outcome, Piece, Place, RegionId, Side},
    games::PlayedMove,
    text::{Texts, Wording},
};

/// Everything there is to show of a match at one moment, in one language. It never changes.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is an independent fact, shown by a control of its own")]
pub struct Snapshot {
    /// Grows with every change of the session: of two snapshots the one with the greater number is the later.
    pub revision: u64,
    /// Every piece on the board, sorted by place.
    pub pieces: Vec<Piece>,
    /// The places that a human may touch; none while the computer is to move.
    pub marks: Vec<Mark>,
    /// What a human may do besides touching a place.
    pub operations: Vec<OperationText>,
    /// The piece that is picked.
    pub picked: Option<Place>,
    /// The text of what is made of the move, empty if nothing is.
    pub made: String,
    /// Whether something is picked, made or held that can be dropped.
    pub has_partial: bool,
    /// Whether a complete move waits to be confirmed.
    pub may_finish: bool,
    /// The places that mark the last move.
    pub trace: Vec<Place>,
    /// The lines that show why the game was won, or why by both sides nobody has.
    pub winning_lines: Vec<Vec<Place>>,
    /// The side to move, nobody once the match has ended.
    pub side: Option<Side>,
    /// The colours of the first and the second side, as pieces have them: `First` is orange.
    pub colours: [Side; 2],
    /// Who plays the first and the second side.
    pub players: [Player; 2],
    /// Whether the side to move is played by the computer.
    pub computer_to_move: bool,
    /// Whether a search for the computer's turn should be running.
    pub waits_for_computer: bool,
    /// Whether the computer is kept from playing.
    pub paused: bool,
    /// What the side to move is asked to do.
    pub prompt: String,
    /// Every move of the match, those after the cursor included.
    pub moves: Vec<MoveText>,
    /// How many of the moves are on the board.
    pub at: usize,
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

/// An operation that is legal, with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OperationText {
    /// What is done.
    pub kind: BoardOperationKind,
    /// The region it is done to, if any.
    pub region: Option<RegionId>,
    /// What a button and a screen reader say.
    pub label: String,
}

/// A move of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveText {
    /// Its number, from 1.
    pub number: usize,
    /// Who played it.
    pub side: Side,
    /// Its text.
    pub text: String,
    /// The move as a sentence.
    pub sentence: String,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Who won, if anybody.
    pub outcome: Outcome,
    /// The result in a few words.
    pub title: String,
    /// Why, as a sentence.
    pub reason: String,
}

/// What a screen reader says for a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceLabel {
    /// The place.
    pub place: Place,
    /// What is there.
    pub label: String,
}

impl Session {
    /// The match as it is, in words of one language.
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
            pieces: state.pieces(),
            marks: if open { state.marks(self.picked) } else { Vec::new() },
            operations: if open { self.operation_texts(texts) } else { Vec::new() },
            picked: self.picked,
            made: self.made(),
            has_partial: self.has_partial(),
            may_finish: self.held.is_some(),
            trace: self.held.as_ref().or(self.history.last()).map(|mv| mv.trace.clone()).unwrap_or_default(),
            winning_lines: if self.held.is_some() { Vec::new() } else { state.winning_lines() },
            side,
            colours: Side::BOTH.map(|side| state.colour(side)),
            players: self.players,
            computer_to_move,
            waits_for_computer: self.waits_for_computer(),
            paused: self.paused,
            prompt: texts.say(&self.prompt()),
            moves: self.move_texts(texts),
            at: self.at(),
            can_undo: self.can_undo(),
            can_redo: self.can_redo(),
            labels: self.labels(texts),
            announcement: self.announcement(texts, result.as_ref()),
            result,
        }
    }

    /// What the side to move is asked to do.
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

    /// The text of what is made of the move.
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

    fn move_texts(&self, texts: &Texts) -> Vec<MoveText> {
        let text = |(number, mv): (usize, &PlayedMove)| MoveText {
            number,
            side: mv.side,
            text: mv.text.clone(),
            sentence: texts.say(&mv.sentence),
        };
        (1..).zip(self.played()).map(text).collect()
    }

    fn labels(&self, texts: &Texts) -> Vec<PlaceLabel> {
        let spots = self.state.layout().spots.into_iter();
        spots.map(|spot| PlaceLabel { place: spot.place, label: texts.say(&self.state.label(spot.place)) }).collect()
    }

    fn announcement(&self, texts: &Texts, result: Option<&GameResult>) -> String {
        let mv = self.history.last().map(|mv| texts.say(&mv.sentence) + ".");
        let ended = result.map(|result| result.reason.clone());
        [mv, ended].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
