use super::{
    geometry::{Geometry, Tables},
    groups,
    options::{BothConnected, LinesOfActionOptions, Movement},
};
use crate::game::{Action, Ending, OptionError, Side};

/// A position on a board that fits the word `W`: see [`NarrowLines`](super::NarrowLines) and
/// [`WideLines`](super::WideLines).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinesOfAction<W: Tables> {
    /// The pieces of each side.
    pub(super) pieces: [W; 2],
    /// The number of pieces of both sides on each line; cached, because move generation reads it for every move.
    counts: W::Counts,
    pub(super) geometry: &'static Geometry<W>,
    pub(super) side: Side,
    pub(super) movement: Movement,
    pub(super) both_connected: BothConnected,
    /// Whether the trained evaluation is used, if there is one.
    pub(super) uses_learning: bool,
    finish: Finish,
}

/// The effect of the last move on the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Finish {
    Open,
    /// The side that moved is connected.
    Connected,
    /// Both sides are connected, which is a draw by the options.
    BothConnected,
    /// The side that moved captured the only piece that disconnected the other side.
    GaveAway,
    /// The side to move is connected in a position set up by hand.
    Arranged,
    /// Neither side can move.
    NoMoves,
    /// A position set up by hand lacks the pieces of a side.
    NoPieces,
}

/// A decoded action: a move or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinesAction {
    /// A piece moves between two squares.
    Move {
        /// The origin square.
        from: usize,
        /// The target square.
        to: usize,
    },
    /// A pass.
    Pass,
}

impl<W: Tables> LinesOfAction<W> {
    /// The number of squares of the word; the base of move codes.
    const SQUARES: usize = W::STRIDE * W::STRIDE;

    /// The code of the pass: the last code.
    const PASS: usize = Self::SQUARES * Self::SQUARES;

    /// The number of codes.
    pub(super) const CODES: usize = Self::PASS + 1;

    /// Returns the position before the first move.
    pub(super) fn opening(options: LinesOfActionOptions) -> Result<Self, OptionError> {
        let rows = options.rows()?;
        if rows > W::STRIDE {
            return Err(OptionError::Value {
                name: "size",
                value: rows.to_string(),
                expected: format!("this kind of board has at most {} rows", W::STRIDE),
            });
        }
        let square = |row: usize, column: usize| W::only(row * W::STRIDE + column);
        let mut pieces = [W::NONE; 2];
        for along in 1..rows - 1 {
            pieces[0] = pieces[0] | square(0, along) | square(rows - 1, along);
            pieces[1] = pieces[1] | square(along, 0) | square(along, rows - 1);
        }
        Ok(Self::of(options, rows, pieces, Side::First))
    }

    /// Returns a game under way, with these pieces and this side to move.
    pub(super) fn of(options: LinesOfActionOptions, rows: usize, pieces: [W; 2], side: Side) -> Self {
        let position = Self {
            pieces: [W::NONE; 2],
            counts: W::NO_COUNTS,
            geometry: W::geometry(rows),
            side,
            movement: options.movement,
            both_connected: options.both_connected,
            uses_learning: true,
            finish: Finish::Open,
        };
        position.with_pieces(pieces, side)
    }

    /// Returns this position with other pieces and this side to move.
    fn with_pieces(self, pieces: [W; 2], side: Side) -> Self {
        let mut position = Self { pieces, side, counts: W::NO_COUNTS, finish: Finish::Open, ..self };
        for square in (pieces[0] | pieces[1]).squares() {
            for line in position.geometry.squares[square].lines {
                position.counts.as_mut()[usize::from(line)] += 1;
            }
        }
        position
    }

    /// Returns this position with other pieces and this side to move; the game is over if a side has no pieces or is
    /// connected.
    pub(super) fn arranged_with(&self, pieces: [W; 2], side: Side) -> Self {
        let position = self.with_pieces(pieces, side);
        let is_empty = pieces.into_iter().any(W::is_none);
        // Either side may be connected, as after a capture.
        let finish = match position.judge(true) {
            _ if is_empty => Finish::NoPieces,
            Finish::GaveAway => Finish::Arranged,
            finish => finish,
        };
        Self { finish, ..position }
    }

    /// Returns the pieces of the side to move.
    pub(super) const fn own(&self) -> W {
        self.pieces[self.side.index()]
    }

    /// Returns the pieces of the opponent of the side to move.
    pub(super) const fn enemy(&self) -> W {
        self.pieces[self.side.other().index()]
    }

    /// Returns whether the game is not over, by the rules of the position.
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.finish, Finish::Open)
    }

    /// Returns this position with the other side to move; `None` after the end.
    pub(super) fn after_pass(&self) -> Option<Self> {
        self.is_open().then(|| Self { side: self.side.other(), ..*self })
    }

    /// Returns the number of pieces on the line through this square in this direction.
    #[inline]
    pub(super) fn line_count(&self, square: usize, direction: usize) -> usize {
        let line = self.geometry.squares[square].lines[direction % 4];
        usize::from(self.counts.as_ref()[usize::from(line)])
    }

    /// Returns the legal targets of a piece of `side` on this square.
    #[inline]
    pub(super) fn targets(&self, side: Side, from: usize) -> W {
        match self.movement {
            Movement::Leaping => self.targets_past(self.pieces[side.index()], W::NONE, from),
            Movement::Classic => {
                self.targets_past(W::NONE, self.pieces[side.other().index()], from) & !self.pieces[side.index()]
            }
        }
    }

    /// Returns the targets of a piece that can neither reach nor pass the squares of `wall`, and can reach but not pass
    /// those of `hurdle`.
    ///
    /// The code is branchless: eight unpredictable branches would cost more than computing all eight directions.
    #[inline]
    fn targets_past(&self, wall: W, hurdle: W, from: usize) -> W {
        let square = &self.geometry.squares[from];
        let counts = self.counts.as_ref();
        let mut targets = W::NONE;
        for line in 0..4 {
            let count = usize::from(counts[usize::from(square.lines[line])]);
            for direction in [line, line + 4] {
                let landing = &self.geometry.squares[usize::from(square.landings[direction][count])];
                let between = square.rays[direction] & !landing.rays[direction] & !landing.bit;
                let blocked = (between & hurdle) | ((between | landing.bit) & wall);
                targets |= if blocked.is_none() { landing.bit } else { W::NONE };
            }
        }
        // Landings off the board lead back to the square itself.
        targets & !square.bit
    }

    /// Returns whether this side has a move.
    pub(super) fn can_move(&self, side: Side) -> bool {
        self.pieces[side.index()].squares().any(|from| !self.targets(side, from).is_none())
    }

    /// Plays a legal step.
    #[inline]
    pub(super) fn make(&mut self, step: LinesAction) {
        if let Some(captured) = self.shift(step) {
            self.finish = self.judge(captured);
        }
    }

    /// Moves a piece without finding out whether that ends the game. Returns whether the move captures; `None` for a pass.
    #[inline]
    pub(super) fn shift(&mut self, step: LinesAction) -> Option<bool> {
        let mover = self.side;
        self.side = mover.other();
        let LinesAction::Move { from, to } = step else { return None };
        let (left, reached) = (&self.geometry.squares[from], &self.geometry.squares[to]);
        let own = self.pieces[mover.index()] ^ left.bit ^ reached.bit;
        let enemy = self.pieces[self.side.index()];
        let captured = !(enemy & reached.bit).is_none();
        let enemy = enemy & !reached.bit;
        self.pieces[mover.index()] = own;
        self.pieces[self.side.index()] = enemy;
        let counts = self.counts.as_mut();
        for line in left.lines {
            counts[usize::from(line)] -= 1;
        }
        for line in reached.lines {
            counts[usize::from(line)] += u8::from(!captured);
        }
        Some(captured)
    }

    /// Returns how the last move ended the game.
    #[inline]
    fn judge(&self, captured: bool) -> Finish {
        // Only a capture can join the pieces of the side that did not move.
        let theirs = captured && groups::connected(self.own());
        if groups::connected(self.enemy()) {
            return match self.both_connected {
                BothConnected::Draw if theirs => Finish::BothConnected,
                _ => Finish::Connected,
            };
        }
        if theirs {
            return Finish::GaveAway;
        }
        if !self.can_move(self.side) && !self.can_move(self.side.other()) {
            return Finish::NoMoves;
        }
        Finish::Open
    }

    /// Returns the ending, or `None` while the game is running.
    pub(super) fn result(&self) -> Option<Ending> {
        let mover = self.side.other();
        match self.finish {
            Finish::Open => None,
            Finish::Connected => Some(Ending::win(mover, "end-connected")),
            Finish::GaveAway => Some(Ending::win(self.side, "end-gave-away")),
            Finish::Arranged => Some(Ending::win(self.side, "end-connected")),
            Finish::BothConnected => Some(Ending::draw("end-both-connected")),
            Finish::NoMoves => Some(Ending::draw("end-no-moves")),
            Finish::NoPieces => Some(Ending::draw("end-no-pieces")),
        }
    }

    /// Decodes an action; `None` if the code does not name two squares of this board.
    pub(super) fn step(&self, action: Action) -> Option<LinesAction> {
        let code = usize::from(action.0);
        if code == Self::PASS {
            return Some(LinesAction::Pass);
        }
        let (from, to) = (code / Self::SQUARES, code % Self::SQUARES);
        let board = self.geometry.board;
        (code < Self::PASS && board.has(from) && board.has(to)).then_some(LinesAction::Move { from, to })
    }

    /// Returns the code of a step.
    pub(super) fn action(step: LinesAction) -> Action {
        let code = match step {
            LinesAction::Pass => Self::PASS,
            LinesAction::Move { from, to } => from * Self::SQUARES + to,
        };
        Action(u16::try_from(code).expect("144 x 144 moves and a pass are coded in 16 bits"))
    }
}
