use super::{MOST_MOVES, Session};
use crate::{
    game::{Action, Decoration, Effect, Gesture, Message, MoveError, Place, Target},
    games::{Played, PlayedMove},
    text::Wording,
};

/// The touch radius around the center of a place, in layout units, if there is nothing touchable under the finger. Less
/// than the distance of two places, so that the center of one never hits another.
const REACH: f32 = 0.75;

/// The result of a touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched {
    /// The touch was rejected for this reason; nothing changed.
    Rejected(Message),
    /// A part of a move was played, or a piece was picked or put back.
    Partial {
        /// The effects of the touch.
        effects: Vec<Effect>,
    },
    /// The move is complete and awaits [`Session::finish`] or [`Session::drop_partial`].
    MayFinish {
        /// The move.
        mv: PlayedMove,
        /// The effects of the last touch.
        effects: Vec<Effect>,
    },
    /// The move was played.
    Done {
        /// The move.
        mv: PlayedMove,
        /// The effects of the last touch.
        effects: Vec<Effect>,
    },
}

/// A legal move, for display in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// The notation, for [`Session::play`].
    pub text: String,
    /// The move as a sentence.
    pub sentence: String,
}

/// The error for an illegal or unreadable move in a sequence.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("move {number}: {error}")]
pub struct MoveFault {
    /// The number of the move in the sequence, from 1.
    pub number: usize,
    /// The error of the move.
    pub error: MoveError,
}

impl Session {
    /// Handles a touch by the human to move.
    pub fn touch(&mut self, target: Target) -> Touched {
        if let Some(reason) = self.input_refusal() {
            return Touched::Rejected(reason);
        }
        match self.state.touch(self.picked, target) {
            Err(reason) => Touched::Rejected(reason),
            Ok(Gesture::Pick(place)) => {
                self.picked = Some(place);
                self.changed();
                Touched::Partial { effects: Vec::new() }
            }
            Ok(Gesture::Unpick) => {
                self.picked = None;
                self.changed();
                Touched::Partial { effects: Vec::new() }
            }
            Ok(Gesture::Act(action)) => self.act(action),
        }
    }

    /// Plays the move held for confirmation.
    pub fn finish(&mut self) -> Touched {
        let Some(mv) = self.held.take() else {
            return Touched::Rejected(Message::new("refuse-nothing-held"));
        };
        self.commit(mv.clone());
        Touched::Done { mv, effects: Vec::new() }
    }

    /// Drops the partial or held move and returns whether there was one.
    pub fn drop_partial(&mut self) -> bool {
        let had = self.has_partial();
        let made = self.held.take().map_or_else(|| self.state.under_way(), |held| held.mv);
        self.take_back(made.len());
        self.picked = None;
        if !made.is_empty() {
            self.moved();
        } else if had {
            self.changed();
        }
        had
    }

    /// Returns whether a piece is picked, or a move is partial or held for confirmation.
    #[must_use]
    pub fn has_partial(&self) -> bool {
        self.picked.is_some() || self.held.is_some() || !self.state.under_way().is_empty()
    }

    /// Returns whether a complete move awaits [`Session::finish`] or [`Session::drop_partial`].
    #[must_use]
    pub const fn awaits_confirmation(&self) -> bool {
        self.held.is_some()
    }

    /// Returns the number of actions of the partial or held move.
    #[must_use]
    pub fn actions_made(&self) -> usize {
        self.held.as_ref().map_or_else(|| self.state.under_way(), |held| held.mv).len()
    }

    /// Plays a complete move given as text, without confirmation. The text must continue the partial move, which is
    /// kept.
    ///
    /// # Errors
    /// If the text is not a move, or the move is illegal; the match is unchanged.
    pub fn play(&mut self, text: &str) -> Result<Touched, MoveError> {
        if let Some(reason) = self.input_refusal() {
            return Err(MoveError::illegal(text, reason));
        }
        self.play_text(text)
    }

    /// Plays a text of several moves for the sides to move, human or computer: all of them or none.
    ///
    /// # Errors
    /// If a move cannot be played; the error has its number, counted from 1.
    pub fn play_all(&mut self, moves: &str) -> Result<(), MoveFault> {
        let (history, concession) = (self.history.clone(), self.concession);
        let (picked, made) = (self.picked, self.state.under_way());
        for (number, text) in (1..).zip(self.state.separate(moves)) {
            let played = match self.closed() {
                Some(reason) => Err(MoveError::illegal(text, reason)),
                None => self.play_text(text),
            };
            if let Err(error) = played {
                if number > 1 {
                    self.jump(history.at(), false);
                    (self.history, self.concession, self.picked) = (history, concession, picked);
                    // Legal: the same actions were played from this position before.
                    made.actions().for_each(|action| drop(self.state.play(action)));
                }
                return Err(MoveFault { number, error });
            }
        }
        Ok(())
    }

    /// Plays a move for the side to move, human or computer.
    pub(super) fn play_text(&mut self, text: &str) -> Result<Touched, MoveError> {
        let mv = self.state.read_move(text)?;
        let made = self.state.under_way().len();
        let mut shown = Vec::new();
        for (index, action) in mv.actions().enumerate().skip(made) {
            match self.state.play(action) {
                Err(reason) => {
                    self.take_back(index - made);
                    return Err(MoveError::illegal(text, reason));
                }
                Ok(Played { effects, completed }) => {
                    shown.extend(effects);
                    if let Some(mv) = completed {
                        self.commit(mv.clone());
                        return Ok(Touched::Done { mv, effects: shown });
                    }
                }
            }
        }
        self.take_back(mv.len() - made);
        Err(MoveError::unreadable(text))
    }

    /// Returns the notation of all complete legal moves that continue the partial move.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        if self.side().is_none() || self.held.is_some() {
            return Vec::new();
        }
        self.state.moves().into_iter().map(|mv| self.state.move_text(mv)).collect()
    }

    /// Returns all complete legal moves with a sentence for each: an alternative to the board.
    #[must_use]
    pub fn described_moves(&self, wording: impl Into<Wording>) -> Vec<LegalMove> {
        if self.side().is_none() || self.held.is_some() {
            return Vec::new();
        }
        let texts = self.texts(wording);
        let describe = |mv| LegalMove { text: self.state.move_text(mv), sentence: texts.say(&self.state.describe(mv)) };
        self.state.moves().into_iter().map(describe).collect()
    }

    /// Returns the place hit by a finger at this layout point: the place under the finger if touchable, otherwise the
    /// nearest touchable place within `REACH`, otherwise the place under the finger, if any. The last may be a peg,
    /// so that the game explains why nothing can be built on it.
    #[must_use]
    pub fn hit(&self, x: f32, y: f32) -> Option<Place> {
        let layout = self.state.position().layout();
        let distance = |spot: &crate::game::Spot| (spot.x - x).hypot(spot.y - y);
        let mut near: Vec<(f32, Place)> =
            layout.spots.iter().map(|spot| (distance(spot), spot.place)).filter(|(far, _)| *far < REACH).collect();
        near.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        let answers = |place: &Place| self.state.touch(self.picked, Target::Place(*place)).is_ok();
        let peg = |decoration: &Decoration| match *decoration {
            Decoration::Peg { place, x: at_x, y: at_y, .. } if (at_x - x).hypot(at_y - y) < REACH => Some(place),
            _ => None,
        };
        let below = near.first().map(|(_, place)| *place).or_else(|| layout.decorations.iter().find_map(peg));
        near.iter().map(|(_, place)| *place).find(answers).or(below)
    }

    /// Returns the reason why a person cannot enter a move, if any.
    fn input_refusal(&self) -> Option<Message> {
        self.closed().or_else(|| self.computer_to_move().then(|| Message::new("refuse-computer")))
    }

    /// Returns the reason why no move can be played, if any.
    pub(super) fn closed(&self) -> Option<Message> {
        if self.conclusion().is_some() {
            Some(Message::new("refuse-over"))
        } else if self.held.is_some() {
            Some(Message::new("refuse-held"))
        } else if self.at() >= MOST_MOVES {
            Some(Message::new("refuse-too-long"))
        } else {
            None
        }
    }

    /// Undoes this many actions.
    pub(super) fn take_back(&mut self, actions: usize) {
        for _ in 0..actions {
            self.state.take_back();
        }
    }

    fn act(&mut self, action: Action) -> Touched {
        match self.state.play(action) {
            Err(reason) => Touched::Rejected(reason),
            Ok(Played { effects, completed: None }) => {
                self.picked = None;
                self.moved();
                Touched::Partial { effects }
            }
            Ok(Played { effects, completed: Some(mv) }) if self.confirm => {
                self.picked = None;
                self.held = Some(mv.clone());
                self.moved();
                Touched::MayFinish { mv, effects }
            }
            Ok(Played { effects, completed: Some(mv) }) => {
                self.commit(mv.clone());
                Touched::Done { mv, effects }
            }
        }
    }

    fn commit(&mut self, mv: PlayedMove) {
        self.picked = None;
        self.concession = None;
        self.history.push(mv, self.state.status().is_over());
        self.moved();
    }
}
