use serde::{Deserialize, Serialize};

use super::{Session, SessionError};
use crate::{
    game::{Ending, Message, Outcome, Side},
    games::GameState,
};

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person at this device.
    Human,
    /// The computer at this level, from 1.
    Level(u8),
    /// The computer with limits of its own.
    Limits(Limits),
}

/// How long the computer thinks about a turn; whichever comes first ends it. Without any it is the strongest level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Limits {
    /// Simulations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visits: Option<u32>,
    /// Milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u32>,
}

impl Player {
    /// Whether it is the computer.
    #[must_use]
    pub const fn is_computer(self) -> bool {
        !matches!(self, Self::Human)
    }
}

/// A match ended by its players, not by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Concession {
    /// This side resigned.
    Resigned(Side),
    /// Both agreed on a draw.
    Agreed,
    /// This side had no time left.
    TimedOut(Side),
}

impl Concession {
    pub(super) const fn ending(self) -> Ending {
        match self {
            Self::Resigned(side) => Ending::win(side.other(), "end-resigned"),
            Self::Agreed => Ending::draw("end-agreed"),
            Self::TimedOut(side) => Ending::win(side.other(), "end-timed-out"),
        }
    }

    /// Whether the players may think better of it.
    pub(super) const fn can_be_taken_back(self) -> bool {
        !matches!(self, Self::TimedOut(_))
    }
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conclusion {
    /// Who won, if anybody.
    pub outcome: Outcome,
    /// The result in a few words.
    pub title: Message,
    /// Why, as a sentence.
    pub reason: Message,
}

impl Conclusion {
    pub(super) fn new(ending: Ending, state: &dyn GameState) -> Self {
        let (outcome, reason) = (ending.outcome, state.result(ending));
        let title = match outcome {
            Outcome::Draw => Message::new("result-draw"),
            Outcome::Win(winner) => Message::new("result-won").side("side", state.colour(winner)),
        };
        Self { outcome, title, reason }
    }
}

impl Session {
    /// Who plays the first and the second side.
    #[must_use]
    pub const fn players(&self) -> [Player; 2] {
        self.players
    }

    /// Changes who plays a side, at any time. What was half made by a person whom the computer replaces is dropped.
    ///
    /// # Errors
    /// If the game has no such level.
    pub fn set_player(&mut self, side: Side, player: Player) -> Result<(), Message> {
        if let Player::Level(level) = player
            && !(1..=self.game.levels().len()).contains(&usize::from(level))
        {
            return Err(Message::new("refuse-level").number("level", level));
        }
        self.players[side.index()] = player;
        if self.computer_to_move() {
            self.drop_partial();
        }
        self.moved();
        Ok(())
    }

    /// Whether the computer is kept from playing.
    #[must_use]
    pub const fn paused(&self) -> bool {
        self.paused
    }

    /// Keeps the computer from playing, or lets it play on.
    pub fn set_paused(&mut self, paused: bool) {
        self.paused = paused;
        self.moved();
    }

    /// Whether the side to move is played by the computer.
    #[must_use]
    pub fn computer_to_move(&self) -> bool {
        self.side().is_some_and(|side| self.players[side.index()].is_computer())
    }

    /// Whether the match goes on when the computer has played: not while it is paused, and not while somebody looks
    /// at an earlier turn, because its turn would replace the later ones.
    #[must_use]
    pub fn waits_for_computer(&self) -> bool {
        self.computer_to_move() && !self.paused && self.history.at_end()
    }

    /// The side of the person, if exactly one side is played by one.
    #[must_use]
    pub fn only_human(&self) -> Option<Side> {
        match self.players.map(Player::is_computer) {
            [false, true] => Some(Side::First),
            [true, false] => Some(Side::Second),
            _ => None,
        }
    }

    /// How the players ended the match, if they did.
    #[must_use]
    pub const fn concession(&self) -> Option<Concession> {
        self.concession
    }

    /// A side gives up, on its own turn or not.
    ///
    /// # Errors
    /// If the match is over, or an earlier turn is shown.
    pub fn resign(&mut self, side: Side) -> Result<(), Message> {
        self.concede(Concession::Resigned(side))
    }

    /// Two people agree on a draw.
    ///
    /// # Errors
    /// If a computer plays, the match is over, or an earlier turn is shown.
    pub fn agree_draw(&mut self) -> Result<(), Message> {
        if self.players.iter().any(|player| player.is_computer()) {
            return Err(Message::new("refuse-human-draw"));
        }
        self.concede(Concession::Agreed)
    }

    /// A side has no time left.
    ///
    /// # Errors
    /// If the match is over, or an earlier turn is shown.
    pub fn time_out(&mut self, side: Side) -> Result<(), Message> {
        self.concede(Concession::TimedOut(side))
    }

    fn concede(&mut self, concession: Concession) -> Result<(), Message> {
        if self.conclusion().is_some() {
            return Err(Message::new("refuse-over"));
        }
        if !self.history.at_end() {
            return Err(Message::new("refuse-earlier"));
        }
        self.drop_partial();
        self.concession = Some(concession);
        self.moved();
        Ok(())
    }

    /// The same game again on the same board, with the sides changed.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn rematch(&self) -> Result<Self, SessionError> {
        let [first, second] = self.players;
        Ok(Self { players: [second, first], ..self.anew()? })
    }

    /// The same game again on the same board, with everybody where they are; who has won this one is remembered.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn restarted(&self, winner: Option<Side>) -> Result<Self, SessionError> {
        Ok(Self { circumstances: self.circumstances.anew(winner), ..self.anew()? })
    }

    /// The same board, with the same players.
    fn anew(&self) -> Result<Self, SessionError> {
        let state = self.game.reopen(&self.options(), &self.setup())?;
        Ok(Self { players: self.players, confirm: self.confirm, ..Self::of(self.game, state) })
    }

    /// A copy of the match as it is shown, without the turns after that and without a result that was agreed on.
    ///
    /// # Errors
    /// If the game cannot be set up again, which no game does.
    pub fn branch(&self) -> Result<Self, SessionError> {
        let mut copy = self.anew()?;
        for turn in &self.played()[..self.at()] {
            // It was legal when it was played, and the position is the same.
            drop(copy.play_text(&turn.text));
        }
        copy.revision = 0;
        Ok(copy)
    }
}
