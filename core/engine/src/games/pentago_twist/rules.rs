//! The rules: a stone, then a twist, and only then a check for fives.

use super::{Cell, StoneSet, Twist, TwistAction, board, notation};
use crate::game::{
    Action, Ending, Message, Move, MoveError, NoOptions, OptionError, OptionSpec, Outcome, Rules, Side, Status, mixed,
};

/// A position, between moves or in the middle of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PentagoTwist {
    stones: [StoneSet; 2],
    side: Side,
    twist_due: bool,
    outcome: Option<Outcome>,
    /// Whether searches try to solve positions with more empty cells than [`LATE`](super::endgame::LATE). Levels are
    /// measured without it.
    pub(super) solves_early: bool,
}

impl PentagoTwist {
    /// The empty board.
    pub const EMPTY: Self = Self::with_stones([StoneSet(0); 2], Side::First);

    /// Returns the stones of a side.
    #[must_use]
    pub const fn stones(&self, side: Side) -> StoneSet {
        self.stones[side.index()]
    }

    /// Returns the stones of this side and those of the other one.
    #[must_use]
    pub const fn both_stones(&self, side: Side) -> [StoneSet; 2] {
        [self.stones(side), self.stones(side.other())]
    }

    /// Returns the cells without a stone.
    #[must_use]
    pub const fn empty(&self) -> StoneSet {
        self.stones[0].union(self.stones[1]).complement()
    }

    /// Returns whether the stone of this move has been placed and a quadrant has to be twisted.
    #[must_use]
    pub const fn twist_due(&self) -> bool {
        self.twist_due
    }

    /// Returns the result of the game, if it has ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Makes the first half of a move, on an empty cell.
    pub const fn place(&mut self, cell: Cell) {
        let own = &mut self.stones[self.side.index()];
        *own = own.with(cell);
        self.twist_due = true;
    }

    /// Makes the second half of a move.
    pub const fn twist(&mut self, twist: Twist) {
        self.turn_quadrant(twist);
        *self = Self { solves_early: self.solves_early, ..Self::with_stones(self.stones, self.side) };
    }

    /// Makes the second half of a move that does not end the game.
    const fn turn_quadrant(&mut self, twist: Twist) {
        self.stones = [self.stones[0].twisted(twist), self.stones[1].twisted(twist)];
        (self.side, self.twist_due) = (self.side.other(), false);
    }

    /// Creates the position between moves with these stones and this side to move.
    #[must_use]
    pub const fn with_stones(stones: [StoneSet; 2], side: Side) -> Self {
        let full = stones[0].union(stones[1]).complement().0 == 0;
        let outcome = match (stones[0].fives() != 0, stones[1].fives() != 0) {
            (false, false) if !full => None,
            (false, false) | (true, true) => Some(Outcome::Draw),
            (true, false) => Some(Outcome::Win(Side::First)),
            (false, true) => Some(Outcome::Win(Side::Second)),
        };
        Self { stones, side, twist_due: false, outcome, solves_early: true }
    }

    /// Returns this position with the other side to move; `None` in mid-move and after the end.
    pub(super) fn after_pass(&self) -> Option<Self> {
        (self.outcome.is_none() && !self.twist_due).then(|| Self { side: self.side.other(), ..*self })
    }

    /// Returns the position after a half rotation of the board, the only symmetry of the game.
    #[must_use]
    pub const fn half_turned(&self) -> Self {
        Self { stones: [self.stones[0].half_turned(), self.stones[1].half_turned()], ..*self }
    }

    /// Returns the reason why a move is illegal, or `None` if it is legal.
    #[must_use]
    pub fn action_refusal(&self, step: TwistAction) -> Option<Message> {
        if self.outcome.is_some() {
            return Some(Message::new("refuse-over"));
        }
        match step {
            TwistAction::Place(_) if self.twist_due => Some(Message::new("refuse-twist-due")),
            TwistAction::Place(cell) if !self.empty().has(cell) => {
                Some(Message::new("refuse-occupied").word("cell", cell.name()))
            }
            TwistAction::Twist(_) if !self.twist_due => Some(Message::new("refuse-place-first")),
            _ => None,
        }
    }

    /// Returns the side that makes the next move, or would make it if the game had not ended.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Returns the result of the game, if it has ended.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let reason = match self.outcome? {
            // The side to move did not make the last move.
            Outcome::Win(winner) if winner == self.side => "end-five-opponent",
            Outcome::Win(_) => "end-five",
            Outcome::Draw if self.stones[0].fives() != 0 => "end-five-both",
            Outcome::Draw => "end-full",
        };
        self.outcome.map(|outcome| Ending { outcome, reason })
    }
}

impl Rules for PentagoTwist {
    type Options = NoOptions;

    const ACTIONS: usize = board::CELLS as usize + Twist::COUNT as usize;

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn start(_: &Self::Options) -> Result<Self, OptionError> {
        Ok(Self::EMPTY)
    }

    fn status(&self) -> Status {
        match self.ending() {
            Some(ending) => Status::Ended(ending),
            None if self.twist_due => Status::MidMove(self.side()),
            None => Status::ToMove(self.side()),
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        if self.outcome.is_some() {
            return;
        }
        if self.twist_due {
            into.extend(Twist::ALL.map(|twist| Action::from(TwistAction::Twist(twist))));
        } else {
            into.extend(self.empty().cells().map(|cell| Action::from(TwistAction::Place(cell))));
        }
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        match TwistAction::of(action) {
            Some(step) => self.action_refusal(step),
            None => Some(Message::new("refuse-action").number("action", action.0)),
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        match TwistAction::of(action).expect("legal actions have a meaning") {
            TwistAction::Place(cell) => self.place(cell),
            TwistAction::Twist(twist) => self.twist(twist),
        }
    }

    #[inline]
    fn play_nonterminal(&mut self, action: Action) {
        match TwistAction::of(action).expect("legal actions have a meaning") {
            TwistAction::Place(cell) => self.place(cell),
            TwistAction::Twist(twist) => self.turn_quadrant(twist),
        }
    }

    fn key(&self) -> u64 {
        let mv = u64::from(self.twist_due) << 1 | self.side.index() as u64;
        mixed(mixed(self.stones[0].0 | mv << board::CELLS) ^ self.stones[1].0)
    }

    fn move_text(&self, mv: Move) -> String {
        notation::write_move(mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        notation::read_move(self, text, Self::action_refusal)
    }
}
