use crate::game::{Action, Ending, Message, Move, MoveError, NoOptions, OptionError, OptionSpec, Rules, Side, Status};

/// The number of squares in a row or column.
pub const WIDTH: u16 = 3;
/// The number of squares.
pub const SQUARES: u16 = WIDTH * WIDTH;

const FULL: u16 = (1 << SQUARES) - 1;

/// Three in a row, as sets of squares.
pub const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// A position. Squares are numbered row by row from the top left; action `n` places a stone on square `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TicTacToe {
    /// The stones of each side, one bit per square.
    pub(super) stones: [u16; 2],
}

impl TicTacToe {
    /// Returns the side that makes the next move, or would make it if the game had not ended.
    pub(super) const fn side(self) -> Side {
        if self.stones[0].count_ones() == self.stones[1].count_ones() { Side::First } else { Side::Second }
    }

    /// Returns the empty squares.
    pub(super) const fn free(self) -> u16 {
        FULL & !(self.stones[0] | self.stones[1])
    }

    /// Returns the three squares of the winning line of the side that moved last.
    pub(super) fn line(self) -> Option<u16> {
        let stones = self.stones[self.side().other().index()];
        LINES.into_iter().find(|line| stones & line == *line)
    }

    /// Returns the name of a square: column letter, then row number from the bottom.
    pub(super) fn square_name(square: u16) -> String {
        let column = char::from(b'a' + u8::try_from(square % WIDTH).unwrap_or_default());
        format!("{column}{}", WIDTH - square / WIDTH)
    }
}

impl Rules for TicTacToe {
    type Options = NoOptions;

    const ACTIONS: usize = SQUARES as usize;

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn start(_: &NoOptions) -> Result<Self, OptionError> {
        Ok(Self { stones: [0; 2] })
    }

    fn status(&self) -> Status {
        if self.line().is_some() {
            Status::Ended(Ending::win(self.side().other(), "end-three"))
        } else if self.free() == 0 {
            Status::Ended(Ending::draw("end-full"))
        } else {
            Status::ToMove(self.side())
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        if !self.status().is_over() {
            into.extend((0..SQUARES).filter(|square| self.free() >> square & 1 == 1).map(Action));
        }
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        let square = action.0;
        if square >= SQUARES {
            Some(Message::new("refuse-action").number("action", square))
        } else if self.status().is_over() {
            Some(Message::new("refuse-over"))
        } else if self.free() >> square & 1 == 0 {
            Some(Message::new("refuse-taken").word("square", Self::square_name(square)))
        } else {
            None
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        self.stones[self.side().index()] |= 1 << action.0;
    }

    fn key(&self) -> u64 {
        // The stone counts determine the side to move.
        u64::from(self.stones[0]) << SQUARES | u64::from(self.stones[1])
    }

    fn move_text(&self, mv: Move) -> String {
        mv.actions().map(|action| Self::square_name(action.0)).collect()
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        let square = (0..SQUARES).find(|square| Self::square_name(*square).eq_ignore_ascii_case(text.trim()));
        let action = Action(square.ok_or_else(|| MoveError::unreadable(text))?);
        match self.refusal(action) {
            Some(reason) => Err(MoveError::illegal(text, reason)),
            None => Ok(action.into()),
        }
    }
}
