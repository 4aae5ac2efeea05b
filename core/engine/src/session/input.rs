use super::{MOST_TURNS, Session};
use crate::{
    game::{Action, Decoration, Effect, Gesture, Message, Place, Target, TurnError},
    games::{Played, PlayedTurn},
    text::Wording,
};

/// How far from the centre of a place a finger may be and still mean it, in units of the layout, if what is under the
/// finger is nothing to touch. Less than the distance of two places, so that the centre of one never means another.
const REACH: f32 = 0.75;

/// What came of a touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Touched {
    /// Nothing changed, for this reason.
    Rejected(Message),
    /// A part of a turn is made, picked or put back.
    Partial {
        /// What is seen of it.
        effects: Vec<Effect>,
    },
    /// The turn is complete and waits for [`Session::finish`] or [`Session::drop_partial`].
    MayFinish {
        /// The turn.
        turn: PlayedTurn,
        /// What is seen of the last touch.
        effects: Vec<Effect>,
    },
    /// The turn is played.
    Done {
        /// The turn.
        turn: PlayedTurn,
        /// What is seen of the last touch.
        effects: Vec<Effect>,
    },
}

/// A legal turn, for a list to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalTurn {
    /// Its text, for [`Session::play`].
    pub text: String,
    /// The turn as a sentence.
    pub sentence: String,
}

/// Of several turns, one that may not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("turn {number}: {error}")]
pub struct TurnFault {
    /// Which of them, counted from 1.
    pub number: usize,
    /// Why not.
    pub error: TurnError,
}

impl Session {
    /// Does what a touch by the human to move means.
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

    /// Plays the turn that waits to be confirmed.
    pub fn finish(&mut self) -> Touched {
        let Some(turn) = self.held.take() else {
            return Touched::Rejected(Message::new("refuse-nothing-held"));
        };
        self.commit(turn.clone());
        Touched::Done { turn, effects: Vec::new() }
    }

    /// Takes back what is made of a turn, held for confirmation or not, and says whether there was anything.
    pub fn drop_partial(&mut self) -> bool {
        let had = self.has_partial();
        let made = self.held.take().map_or_else(|| self.state.under_way(), |held| held.turn);
        self.take_back(made.len());
        self.picked = None;
        if !made.is_empty() {
            self.moved();
        } else if had {
            self.changed();
        }
        had
    }

    /// Whether something is picked, half made, or held for confirmation.
    #[must_use]
    pub fn has_partial(&self) -> bool {
        self.picked.is_some() || self.held.is_some() || !self.state.under_way().is_empty()
    }

    /// How many actions of the turn are made, those that are held included.
    #[must_use]
    pub fn actions_made(&self) -> usize {
        self.held.as_ref().map_or_else(|| self.state.under_way(), |held| held.turn).len()
    }

    /// Plays a whole turn given as text, without asking for confirmation. What is made of the turn is kept, and the
    /// text must begin with it.
    ///
    /// # Errors
    /// If it is no turn, or one that may not be played; nothing has changed.
    pub fn play(&mut self, text: &str) -> Result<Touched, TurnError> {
        if let Some(reason) = self.input_refusal() {
            return Err(TurnError::illegal(text, reason));
        }
        self.play_text(text)
    }

    /// Plays the turns of a text for whoever is to move, people and computers alike: all of them or none.
    ///
    /// # Errors
    /// If one of them may not be played; the error says which, counted from 1.
    pub fn play_all(&mut self, turns: &str) -> Result<(), TurnFault> {
        let (history, concession) = (self.history.clone(), self.concession);
        let (picked, made) = (self.picked, self.state.under_way());
        for (number, text) in (1..).zip(self.state.separate(turns)) {
            let played = match self.closed() {
                Some(reason) => Err(TurnError::illegal(text, reason)),
                None => self.play_text(text),
            };
            if let Err(error) = played {
                if number > 1 {
                    self.jump(history.at());
                    (self.history, self.concession, self.picked) = (history, concession, picked);
                    // These actions have been played on this position before.
                    made.actions().for_each(|action| drop(self.state.play(action)));
                }
                return Err(TurnFault { number, error });
            }
        }
        Ok(())
    }

    /// Plays a turn for whichever player is to move.
    pub(super) fn play_text(&mut self, text: &str) -> Result<Touched, TurnError> {
        let turn = self.state.read_turn(text)?;
        let made = self.state.under_way().len();
        let mut shown = Vec::new();
        for (index, action) in turn.actions().enumerate().skip(made) {
            match self.state.play(action) {
                Err(reason) => {
                    self.take_back(index - made);
                    return Err(TurnError::illegal(text, reason));
                }
                Ok(Played { effects, completed }) => {
                    shown.extend(effects);
                    if let Some(turn) = completed {
                        self.commit(turn.clone());
                        return Ok(Touched::Done { turn, effects: shown });
                    }
                }
            }
        }
        self.take_back(turn.len() - made);
        Err(TurnError::unreadable(text))
    }

    /// The texts of all legal whole turns, those that begin with what is made of one.
    #[must_use]
    pub fn legal_turns(&self) -> Vec<String> {
        if self.side().is_none() || self.held.is_some() {
            return Vec::new();
        }
        self.state.turns().into_iter().map(|turn| self.state.turn_text(turn)).collect()
    }

    /// All legal whole turns with a sentence for each: an alternative to the board.
    #[must_use]
    pub fn described_turns(&self, wording: impl Into<Wording>) -> Vec<LegalTurn> {
        if self.side().is_none() || self.held.is_some() {
            return Vec::new();
        }
        let texts = self.texts(wording);
        let describe =
            |turn| LegalTurn { text: self.state.turn_text(turn), sentence: texts.say(&self.state.describe(turn)) };
        self.state.turns().into_iter().map(describe).collect()
    }

    /// The place that a finger means at this point of the layout: the one below it if it may be touched, else the
    /// nearest one that may be and is near enough, else the one below it after all, if there is one: that may be a pier,
    /// so that the game says why nothing is built on it.
    #[must_use]
    pub fn hit(&self, x: f32, y: f32) -> Option<Place> {
        let layout = self.state.layout();
        let distance = |spot: &crate::game::Spot| (spot.x - x).hypot(spot.y - y);
        let mut near: Vec<(f32, Place)> =
            layout.spots.iter().map(|spot| (distance(spot), spot.place)).filter(|(far, _)| *far < REACH).collect();
        near.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        let answers = |place: &Place| self.state.touch(self.picked, Target::Place(*place)).is_ok();
        let pier = |decoration: &Decoration| match *decoration {
            Decoration::Pier { place, x: at_x, y: at_y, .. } if (at_x - x).hypot(at_y - y) < REACH => Some(place),
            _ => None,
        };
        let below = near.first().map(|(_, place)| *place).or_else(|| layout.decorations.iter().find_map(pier));
        near.iter().map(|(_, place)| *place).find(answers).or(below)
    }

    /// Why no person can enter a turn, if that is so.
    fn input_refusal(&self) -> Option<Message> {
        self.closed().or_else(|| self.computer_to_move().then(|| Message::new("refuse-computer")))
    }

    /// Why nobody can play a turn, if that is so.
    pub(super) fn closed(&self) -> Option<Message> {
        if self.conclusion().is_some() {
            Some(Message::new("refuse-over"))
        } else if self.held.is_some() {
            Some(Message::new("refuse-held"))
        } else if self.at() >= MOST_TURNS {
            Some(Message::new("refuse-too-long"))
        } else {
            None
        }
    }

    /// Takes back this many actions.
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
            Ok(Played { effects, completed: Some(turn) }) if self.confirm => {
                self.picked = None;
                self.held = Some(turn.clone());
                self.moved();
                Touched::MayFinish { turn, effects }
            }
            Ok(Played { effects, completed: Some(turn) }) => {
                self.commit(turn.clone());
                Touched::Done { turn, effects }
            }
        }
    }

    fn commit(&mut self, turn: PlayedTurn) {
        self.picked = None;
        self.concession = None;
        self.history.push(turn, self.state.status().is_over());
        self.moved();
    }
}
