use std::marker::PhantomData;

use super::{Bits, ConnectAction, Grid, GridCell, Variant, has_four, moves, threats};
use crate::game::{Action, Ending, Message, Move, MoveError, OptionError, OptionSpec, Rules, Side, Status, mixed};

/// A position: the board, the stones of each side and the blockers, each in a bit set. The bit sets must be the
/// narrowest that hold the board ([`AnyOptions::width`](super::AnyOptions::width)): playouts and the
/// learned value are compiled only for those strides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connect<B, V> {
    grid: Grid<B>,
    /// The stones of the first and the second side.
    stones: [B; 2],
    /// The occupied cells: stones, blockers, and the ban cell from the start.
    filled: B,
    side: Side,
    phase: Phase,
    /// Whether the learned evaluation is in use.
    pub(super) uses_learning: bool,
    variant: PhantomData<V>,
}

/// The action due next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The side to move drops a disc.
    Disc,
    /// The side whose disc came to rest on the bonus cell drops a blocker.
    Blocker,
    /// Game over: the side that moved last has four in a row.
    Won,
    /// Game over: the board is full.
    Full,
}

impl<B: Bits, V: Variant> Connect<B, V> {
    /// Returns the initial position.
    #[must_use]
    pub fn empty(grid: Grid<B>) -> Self {
        let filled = grid.ban();
        let (side, phase) = (Side::First, Phase::Disc);
        Self { grid, stones: [B::NONE; 2], filled, side, phase, uses_learning: V::IS_LEARNED, variant: PhantomData }
    }

    /// Returns the position with these pieces, each on one cell, on the same board; `None` if a piece is on the ban cell
    /// or floats. If the game is over, the winner counts as the side that moved last.
    pub(super) fn with_pieces(&self, pieces: Vec<(B, Option<Side>)>, to_move: Side) -> Option<Self> {
        let mut position = Self { side: to_move, ..Self::empty(self.grid) };
        for (cell, owner) in pieces {
            if position.filled.meets(cell) {
                return None;
            }
            position.filled |= cell;
            if let Some(side) = owner {
                position.stones[side.index()] |= cell;
            }
        }
        let placed = position.filled & !self.grid.ban();
        if !(self.grid.below(placed) & self.grid.cells() & !position.filled).is_none() {
            return None;
        }
        let has_won = |side: &Side| has_four(position.stones(*side), self.stride());
        if let Some(winner) = [to_move.other(), to_move].into_iter().find(has_won) {
            (position.phase, position.side) = (Phase::Won, winner.other());
        } else if position.filled == self.grid.cells() {
            position.phase = Phase::Full;
        }
        Some(position)
    }

    /// Returns the board and its special cells.
    #[inline]
    #[must_use]
    pub const fn grid(&self) -> &Grid<B> {
        &self.grid
    }

    /// Returns the stones of a side.
    #[inline]
    #[must_use]
    pub const fn stones(&self, side: Side) -> B {
        self.stones[side.index()]
    }

    /// Returns the occupied cells: stones, blockers and the ban cell.
    #[inline]
    #[must_use]
    pub const fn filled(&self) -> B {
        self.filled
    }

    /// Returns the neutral pieces.
    #[must_use]
    pub fn blockers(&self) -> B {
        self.filled & !self.grid.ban() & !self.stones[0] & !self.stones[1]
    }

    /// Returns the current phase.
    #[inline]
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the difference between the numbers of horizontal neighbors.
    #[inline]
    #[must_use]
    pub fn stride(&self) -> u32 {
        V::STRIDE.unwrap_or_else(|| self.grid.stride())
    }

    /// Returns the free cells that would complete four in a row for this side, reachable or not.
    #[inline]
    #[must_use]
    pub fn threats(&self, side: Side) -> B {
        threats(self.stones(side), self.stride()) & !self.filled & self.grid.cells()
    }

    /// Returns the landing cell of each column.
    #[inline]
    #[must_use]
    pub fn landings(&self) -> B {
        self.grid.landings(self.filled)
    }

    /// Returns the landing cell of this column, if the column is on the board and not full.
    #[must_use]
    pub fn landing(&self, column: u8) -> Option<GridCell> {
        if column >= self.grid.columns() {
            return None;
        }
        let landing = self.grid.landing(self.filled, column);
        landing.each().next().map(|number| self.grid.cell(number))
    }

    /// Drops a disc of the side to move on this cell, which must be the landing of its column.
    #[inline]
    pub fn drop_disc(&mut self, landing: B) {
        let mover = self.side;
        self.add_disc(landing);
        if has_four(self.stones(mover), self.stride()) {
            (self.phase, self.side) = (Phase::Won, mover.other());
        } else if self.filled == self.grid.cells() {
            // The board is full, so no blocker is dropped.
            (self.phase, self.side) = (Phase::Full, mover.other());
        }
    }

    /// Drops a disc that does not end the game.
    #[inline]
    fn add_disc(&mut self, landing: B) {
        self.stones[self.side.index()] |= landing;
        self.filled |= landing;
        if landing.meets(self.grid.bonus()) {
            self.phase = Phase::Blocker;
        } else {
            self.side = self.side.other();
        }
    }

    /// Drops the blocker that is due on this cell, which must be the landing of its column.
    #[inline]
    pub fn drop_blocker(&mut self, landing: B) {
        self.filled |= landing;
        self.phase = if self.filled == self.grid.cells() { Phase::Full } else { Phase::Disc };
        self.side = self.side.other();
    }

    fn action_refusal(&self, step: ConnectAction) -> Option<Message> {
        match (self.phase, step) {
            (Phase::Won | Phase::Full, _) => return Some(Message::new("refuse-over")),
            (Phase::Disc, ConnectAction::Blocker(_)) => return Some(Message::new("refuse-no-blocker-due")),
            (Phase::Blocker, ConnectAction::Disc(_)) => return Some(Message::new("refuse-blocker-due")),
            (Phase::Disc, ConnectAction::Disc(_)) | (Phase::Blocker, ConnectAction::Blocker(_)) => {}
        }
        let column = step.column();
        if column >= self.grid.columns() {
            let message = Message::new("refuse-column").number("column", column + 1);
            return Some(message.number("columns", self.grid.columns()));
        }
        self.landing(column).is_none().then(|| Message::new("refuse-column-full").number("column", column + 1))
    }

    /// Returns the side that makes the next move, or would make it if the game had not ended.
    #[must_use]
    #[inline]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Returns this position with the other side to move; `None` in mid-move and after the end.
    pub(super) fn after_pass(&self) -> Option<Self> {
        (self.phase == Phase::Disc).then(|| Self { side: self.side.other(), ..*self })
    }

    /// Returns the result of the game, if it has ended.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Disc | Phase::Blocker => None,
            Phase::Won => Some(Ending::win(self.side.other(), "end-four")),
            Phase::Full => Some(Ending::draw("end-full")),
        }
    }
}

impl<B: Bits, V: Variant> Rules for Connect<B, V> {
    type Options = V::Options;

    const ACTIONS: usize = V::ACTIONS;

    fn option_specs() -> Vec<OptionSpec> {
        V::option_specs()
    }

    fn settle(options: &V::Options) -> Result<V::Options, OptionError> {
        V::settle(options)
    }

    fn start(options: &V::Options) -> Result<Self, OptionError> {
        V::grid(options).map(Self::empty)
    }

    fn status(&self) -> Status {
        match self.ending() {
            Some(ending) => Status::Ended(ending),
            None if self.phase == Phase::Blocker => Status::MidMove(self.side()),
            None => Status::ToMove(self.side()),
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        let step = match self.phase {
            Phase::Disc => ConnectAction::Disc,
            Phase::Blocker => ConnectAction::Blocker,
            Phase::Won | Phase::Full => return,
        };
        let open = |column: &u8| !self.grid.landing(self.filled, *column).is_none();
        into.extend((0..self.grid.columns()).filter(open).map(|column| Action::from(step(column))));
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        match ConnectAction::from_action(action) {
            Some(step) => self.action_refusal(step),
            None => Some(Message::new("refuse-action").number("action", action.0)),
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        match ConnectAction::from_action(action) {
            Some(ConnectAction::Disc(column)) => self.drop_disc(self.grid.landing(self.filled, column)),
            Some(ConnectAction::Blocker(column)) => self.drop_blocker(self.grid.landing(self.filled, column)),
            None => {}
        }
    }

    #[inline]
    fn play_nonterminal(&mut self, action: Action) {
        match ConnectAction::from_action(action) {
            Some(ConnectAction::Disc(column)) => self.add_disc(self.grid.landing(self.filled, column)),
            _ => self.play_unchecked(action),
        }
    }

    fn key(&self) -> u64 {
        let bytes = [self.grid.columns(), self.grid.rows(), u8::from(self.side == Side::First), self.phase as u8];
        let small = u32::from_le_bytes(bytes);
        let sets = [self.stones[0], self.stones[1], self.filled, self.grid.bonus()];
        sets.into_iter().flat_map(Bits::words).fold(mixed(small.into()), |key, word| mixed(key ^ word))
    }

    fn move_text(&self, mv: Move) -> String {
        moves::text(mv)
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        moves::read(self, text, Self::action_refusal)
    }

    fn separate(word: &str) -> Vec<&str> {
        if V::DIGITS_ARE_MOVES { moves::separate(word) } else { vec![word] }
    }
}
