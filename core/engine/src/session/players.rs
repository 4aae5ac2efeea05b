use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Circumstances, Session, SessionError, Unrated};
use crate::{
    game::{Ending, Message, Outcome, Side},
    games::GameState,
};

/// The player of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person at this device.
    Human,
    /// The computer at this level, from 1.
    Level(u8),
    /// The computer with custom limits.
    Limits(Limits),
}

/// The search limits of the computer; the first one reached ends the search. Without limits the strongest level plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Limits {
    /// The maximum number of simulations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visits: Option<u32>,
    /// The maximum time, in milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ms: Option<u32>,
}

impl Player {
    /// Returns whether the player is the computer.
    #[must_use]
    pub const fn is_computer(self) -> bool {
        !matches!(self, Self::Human)
    }
}

/// A result set by the players, not by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Concession {
    /// This side resigned.
    Resigned(Side),
    /// Both agreed on a draw.
    Agreed,
    /// This side lost on time.
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

    /// Returns whether the concession can be undone.
    pub(super) const fn can_be_taken_back(self) -> bool {
        !matches!(self, Self::TimedOut(_))
    }
}

/// The result of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conclusion {
    /// The outcome.
    pub outcome: Outcome,
    /// The result as a title.
    pub title: Message,
    /// The reason, as a sentence.
    pub reason: Message,
}

impl Conclusion {
    pub(super) fn new(ending: Ending, state: &dyn GameState) -> Self {
        let (outcome, reason) = (ending.outcome, state.result(ending));
        let title = match outcome {
            Outcome::Draw => Message::new("result-draw"),
            Outcome::Win(winner) => Message::new("result-won").side("side", state.position().color(winner)),
        };
        Self { outcome, title, reason }
    }
}

impl Session {
    /// Returns the players of the first and the second side.
    #[must_use]
    pub const fn players(&self) -> [Player; 2] {
        self.players
    }

    /// Sets the player of a side, at any time. Drops the partial move of a person replaced by the computer.
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

    /// Returns whether the computer is paused.
    #[must_use]
    pub const fn paused(&self) -> bool {
        self.paused
    }

    /// Pauses or resumes the computer.
    pub fn set_paused(&mut self, paused: bool) {
        self.paused = paused;
        self.moved();
    }

    /// Returns whether the computer is to move.
    #[must_use]
    pub fn computer_to_move(&self) -> bool {
        self.side().is_some_and(|side| self.players[side.index()].is_computer())
    }

    /// Returns whether the match waits for a move of the computer. False while paused, and while an earlier move is
    /// shown, because the computer's move would replace the later ones.
    #[must_use]
    pub fn waits_for_computer(&self) -> bool {
        self.computer_to_move() && !self.paused && self.history.at_end()
    }

    /// Returns the side of the person if the other side is played by the computer.
    #[must_use]
    pub fn only_human(&self) -> Option<Side> {
        match self.players.map(Player::is_computer) {
            [false, true] => Some(Side::First),
            [true, false] => Some(Side::Second),
            _ => None,
        }
    }

    /// Returns the result set by the players, if any.
    #[must_use]
    pub const fn concession(&self) -> Option<Concession> {
        self.concession
    }

    /// Resigns for a side, whether or not it is to move.
    ///
    /// # Errors
    /// If the match is over, or an earlier move is shown.
    pub fn resign(&mut self, side: Side) -> Result<(), Message> {
        self.concede(Concession::Resigned(side))
    }

    /// Ends the match with an agreed draw between two people.
    ///
    /// # Errors
    /// If a computer plays, the match is over, or an earlier move is shown.
    pub fn agree_draw(&mut self) -> Result<(), Message> {
        if self.players.iter().any(|player| player.is_computer()) {
            return Err(Message::new("refuse-human-draw"));
        }
        self.concede(Concession::Agreed)
    }

    /// Ends the match by a loss on time in the position at the cursor; later moves, which were undone, are discarded.
    ///
    /// # Errors
    /// If the match is over.
    pub fn time_out(&mut self, side: Side) -> Result<(), Message> {
        if self.is_over() {
            return Err(Message::new("refuse-over"));
        }
        self.history = self.history.up_to_cursor(false);
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

    /// Returns a new match on the same board with the sides swapped.
    ///
    /// # Errors
    /// If the game cannot be set up again, which never happens with the built-in games.
    pub fn rematch(&self) -> Result<Self, SessionError> {
        let [first, second] = self.players;
        let setup = self.setup();
        // A handicap belongs to a person, so that it changes sides too.
        let changed = self.circumstances.handicap.and_then(|handicap| {
            let usual = self.game.without_handicap(&self.options());
            self.game.handicapped(&usual, &setup, handicap.swapped())
        });
        Ok(Self { players: [second, first], ..self.anew(&changed.unwrap_or_else(|| self.options()))? })
    }

    /// Returns a new match on the same board with the same sides; the outcome of this match is counted.
    ///
    /// # Errors
    /// If the game cannot be set up again, which never happens with the built-in games.
    pub fn restarted(&self, outcome: Option<Outcome>) -> Result<Self, SessionError> {
        Ok(Self { circumstances: self.circumstances.anew(outcome), ..self.anew(&self.options())? })
    }

    /// Returns a new match with these options and the same players.
    fn anew(&self, options: &Value) -> Result<Self, SessionError> {
        let state = self.game.reopen(options, &self.setup())?;
        Ok(Self { players: self.players, confirm: self.confirm, ..Self::of(self.game, state) })
    }

    /// Returns a copy of the match up to the cursor, without a result set by the players. Its own result is neither rated
    /// nor counted.
    #[must_use]
    pub fn branch(&self) -> Self {
        let state = self.before(self.at());
        let history = self.history.up_to_cursor(state.status().is_over());
        let outcome = self.final_conclusion().map(|conclusion| conclusion.outcome);
        let circumstances = Circumstances { unrated: Some(Unrated::Copied), ..self.circumstances.anew(outcome) };
        Self { history, players: self.players, confirm: self.confirm, circumstances, ..Self::of(self.game, state) }
    }

    /// Returns a copy as if the match had been saved and loaded again, without a partial move. Quick, because both share
    /// the records of the moves.
    #[must_use]
    pub fn copy(&self) -> Self {
        Self {
            history: self.history.clone(),
            players: self.players,
            concession: self.concession,
            final_conclusion: self.final_conclusion.clone(),
            tag: self.tag,
            circumstances: self.circumstances.clone(),
            ..Self::of(self.game, self.before(self.at()))
        }
    }
}
