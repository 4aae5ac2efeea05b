use serde::{Deserialize, Serialize};
use serde_json::json;

use super::board::{MOST_ROWS, OthelloBoard, Squares, each};
use crate::game::{
    Action, Ending, Message, Move, MoveError, OptionError, OptionKind, OptionSpec, Rules, Side, Status, mixed,
};

/// The pass action: the first number that is not a square of any board.
pub(super) const PASS: Action = Action(MOST_ROWS * MOST_ROWS);

/// The notation of a pass.
const PASS_TEXT: &str = "pass";

/// The options of Othello.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct OthelloOptions {
    /// Rows and columns: 6, 8 or 10.
    pub size: u16,
}

impl Default for OthelloOptions {
    fn default() -> Self {
        Self { size: 8 }
    }
}

/// A position. Actions are squares, row by row from the top left, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Othello {
    pub(super) board: OthelloBoard,
    /// The discs of each side.
    pub(super) discs: [Squares; 2],
    side: Side,
    /// The squares where the side to move may place a disc.
    pub(super) moves: Squares,
    is_over: bool,
}

impl Othello {
    /// Returns the side to move, or the side that would move if the game had not ended.
    pub(super) const fn side(self) -> Side {
        self.side
    }

    pub(super) const fn count_of(self, side: Side) -> u32 {
        self.discs[side.index()].count_ones()
    }

    pub(super) const fn must_pass(self) -> bool {
        !self.is_over && self.moves == 0
    }

    /// Returns the discs flipped by a disc of the side to move on this square.
    pub(super) fn flips(self, square: u16) -> Squares {
        let [own, enemy] = [self.side, self.side.other()].map(|side| self.discs[side.index()]);
        self.board.flips(own, enemy, square)
    }

    fn moves_of(self, side: Side) -> Squares {
        self.board.moves(self.discs[side.index()], self.discs[side.other().index()])
    }

    /// Passes the turn to the other side.
    fn next(&mut self) {
        self.side = self.side.other();
        self.moves = self.moves_of(self.side);
        self.is_over = self.moves == 0 && self.moves_of(self.side.other()) == 0;
    }

    /// Returns the name of a square: column letter, then row number from the bottom.
    pub(super) fn square_name(self, square: u16) -> String {
        let size = self.board.size();
        let column = char::from(b'a' + u8::try_from(square % size).unwrap_or_default());
        format!("{column}{}", size - square / size)
    }

    fn square(self, name: &str) -> Option<u16> {
        (0..self.board.squares()).find(|square| self.square_name(*square).eq_ignore_ascii_case(name))
    }
}

impl Rules for Othello {
    type Options = OthelloOptions;

    const ACTIONS: usize = PASS.0 as usize + 1;

    fn option_specs() -> Vec<OptionSpec> {
        let kind = OptionKind::Number { min: 6, max: MOST_ROWS.into(), step: 2 };
        vec![OptionSpec { name: "size", kind, default: json!(8), needs: None, follows: None, is_named: false }]
    }

    fn start(options: &OthelloOptions) -> Result<Self, OptionError> {
        let size = options.size;
        if ![6, 8, MOST_ROWS].contains(&size) {
            let expected = "a board has 6, 8 or 10 rows".to_owned();
            return Err(OptionError::Value { name: "size", value: size.to_string(), expected });
        }
        let board = OthelloBoard::new(size);
        let corner = (size / 2 - 1) * (size + 1);
        let pair = |one: u16, other: u16| 1 << one | 1 << other;
        let discs = [pair(corner + 1, corner + size), pair(corner, corner + size + 1)];
        let mut start = Self { board, discs, side: Side::Second, moves: 0, is_over: false };
        start.next();
        Ok(start)
    }

    fn status(&self) -> Status {
        if !self.is_over {
            return Status::ToMove(self.side);
        }
        let [first, second] = Side::BOTH.map(|side| self.count_of(side));
        Status::Ended(match first.cmp(&second) {
            std::cmp::Ordering::Greater => Ending::win(Side::First, "end-most"),
            std::cmp::Ordering::Less => Ending::win(Side::Second, "end-most"),
            std::cmp::Ordering::Equal => Ending::draw("end-even"),
        })
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        into.extend(each(self.moves).map(Action));
        if self.must_pass() {
            into.push(PASS);
        }
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        let square = action.0;
        if action == PASS {
            return match (self.is_over, self.must_pass()) {
                (true, _) => Some(Message::new("refuse-over")),
                (false, true) => None,
                (false, false) => Some(Message::new("refuse-pass")),
            };
        }
        if square >= self.board.squares() {
            Some(Message::new("refuse-action").number("action", square))
        } else if self.is_over {
            Some(Message::new("refuse-over"))
        } else if self.moves >> square & 1 == 1 {
            None
        } else if self.must_pass() {
            Some(Message::new("refuse-must-pass").side("side", self.side))
        } else if (self.discs[0] | self.discs[1]) >> square & 1 == 1 {
            Some(Message::new("refuse-taken").word("square", self.square_name(square)))
        } else {
            Some(Message::new("refuse-no-flip").word("square", self.square_name(square)))
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        if action != PASS {
            let flips = self.flips(action.0);
            self.discs[self.side.index()] |= flips | 1 << action.0;
            self.discs[self.side.other().index()] &= !flips;
        }
        self.next();
    }

    fn key(&self) -> u64 {
        let start = mixed(u64::from(self.board.size()) << 1 | self.side.index() as u64);
        let words = self.discs.into_iter().flat_map(|discs| [discs, discs >> u64::BITS]);
        #[expect(clippy::cast_possible_truncation, reason = "the halves are taken one by one")]
        words.fold(start, |key, word| mixed(key ^ word as u64))
    }

    fn move_text(&self, mv: Move) -> String {
        let text = |action: Action| if action == PASS { PASS_TEXT.to_owned() } else { self.square_name(action.0) };
        mv.actions().map(text).collect()
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        let word = text.trim();
        let action = if word.eq_ignore_ascii_case(PASS_TEXT) { Some(PASS) } else { self.square(word).map(Action) };
        let action = action.ok_or_else(|| MoveError::unreadable(text))?;
        match self.refusal(action) {
            Some(reason) => Err(MoveError::illegal(text, reason)),
            None => Ok(action.into()),
        }
    }
}
