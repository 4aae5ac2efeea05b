use serde::{Deserialize, Serialize};
use serde_json::json;

use super::board::{Cells, FEWEST_ROWS, HexBoard, MOST_ROWS, each};
use crate::game::{
    Action, Ending, Message, Move, MoveError, OptionError, OptionKind, OptionSpec, Rules, Side, Status, mixed,
};

/// The swap action: the first number that is not a cell of any board.
pub(super) const SWAP: Action = Action(MOST_ROWS * MOST_ROWS);

/// The notation of a swap.
const SWAP_TEXT: &str = "swap";

const DEFAULT_SIZE: u16 = 9;

/// The options of Hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct HexOptions {
    /// Rows and columns: 5 to 11.
    pub size: u16,
    /// Whether the second side may take over the first stone instead of its first move.
    pub swap: bool,
}

impl Default for HexOptions {
    fn default() -> Self {
        Self { size: DEFAULT_SIZE, swap: true }
    }
}

/// A position. Actions are cells, row by row from the top left, or the swap. Stones are stored by color, because the
/// sides exchange their colors in a swap and the stones stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex {
    pub(super) board: HexBoard,
    /// The orange stones, which join top and bottom, and the blue ones, which join left and right.
    pub(super) stones: [Cells; 2],
    has_swap_rule: bool,
    /// Whether the first side plays blue.
    is_swapped: bool,
    /// The color with a chain from edge to edge.
    winner: Option<Side>,
}

impl Hex {
    /// Returns the color to move: orange begins, and the colors alternate.
    pub(super) const fn mover(&self) -> Side {
        if self.stones[0].count_ones() == self.stones[1].count_ones() { Side::First } else { Side::Second }
    }

    /// Returns the color of a side, or the side of a color.
    pub(super) const fn exchanged(&self, side: Side) -> Side {
        if self.is_swapped { side.other() } else { side }
    }

    pub(super) const fn free(&self) -> Cells {
        self.board.all() & !(self.stones[0] | self.stones[1])
    }

    pub(super) const fn may_swap(&self) -> bool {
        self.has_swap_rule && !self.is_swapped && self.stones[0].is_power_of_two() && self.stones[1] == 0
    }

    pub(super) const fn winner(&self) -> Option<Side> {
        self.winner
    }

    /// Returns whether the stones of a color join its edges.
    pub(super) fn joins(&self, stones: Cells, color: Side) -> bool {
        self.board.joins(stones, color == Side::First)
    }

    /// Returns the name of a cell: column letter, then row number from the top.
    pub(super) fn cell_name(&self, cell: u16) -> String {
        let size = self.board.size();
        let column = char::from(b'a' + u8::try_from(cell % size).unwrap_or_default());
        format!("{column}{}", cell / size + 1)
    }

    fn cell(&self, name: &str) -> Option<u16> {
        (0..self.board.cells()).find(|cell| self.cell_name(*cell).eq_ignore_ascii_case(name))
    }
}

impl Rules for Hex {
    type Options = HexOptions;

    const ACTIONS: usize = SWAP.0 as usize + 1;

    fn option_specs() -> Vec<OptionSpec> {
        let size = OptionKind::Number { min: FEWEST_ROWS.into(), max: MOST_ROWS.into(), step: 1 };
        let spec =
            |name, kind, default| OptionSpec { name, kind, default, needs: None, follows: None, is_named: false };
        vec![spec("size", size, json!(DEFAULT_SIZE)), spec("swap", OptionKind::YesNo, json!(true))]
    }

    fn start(options: &HexOptions) -> Result<Self, OptionError> {
        let HexOptions { size, swap } = *options;
        if !(FEWEST_ROWS..=MOST_ROWS).contains(&size) {
            let expected = format!("a board has {FEWEST_ROWS} to {MOST_ROWS} rows");
            return Err(OptionError::Value { name: "size", value: size.to_string(), expected });
        }
        let board = HexBoard::new(size);
        Ok(Self { board, stones: [0; 2], has_swap_rule: swap, is_swapped: false, winner: None })
    }

    fn status(&self) -> Status {
        match self.winner {
            Some(color) => Status::Ended(Ending::win(self.exchanged(color), "end-joined")),
            None => Status::ToMove(self.exchanged(self.mover())),
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        if self.winner.is_none() {
            into.extend(each(self.free()).map(Action));
            into.extend(self.may_swap().then_some(SWAP));
        }
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        if action.0 >= self.board.cells() && action != SWAP {
            Some(Message::new("refuse-action").number("action", action.0))
        } else if self.winner.is_some() {
            Some(Message::new("refuse-over"))
        } else if action == SWAP {
            (!self.may_swap()).then(|| Message::new("refuse-swap"))
        } else if self.free() >> action.0 & 1 == 1 {
            None
        } else {
            Some(Message::new("refuse-taken").word("cell", self.cell_name(action.0)))
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        if action == SWAP {
            self.is_swapped = true;
            return;
        }
        let color = self.mover();
        let stones = &mut self.stones[color.index()];
        *stones |= 1 << action.0;
        let stones = *stones;
        if self.joins(stones, color) {
            self.winner = Some(color);
        }
    }

    fn key(&self) -> u64 {
        let rules = u64::from(self.has_swap_rule) << 1 | u64::from(self.is_swapped);
        let start = mixed(u64::from(self.board.size()) << 2 | rules);
        let words = self.stones.into_iter().flat_map(|stones| [stones, stones >> u64::BITS]);
        #[expect(clippy::cast_possible_truncation, reason = "the halves are taken one by one")]
        words.fold(start, |key, word| mixed(key ^ word as u64))
    }

    fn is_irreversible(&self, _: Action) -> bool {
        true
    }

    fn move_text(&self, mv: Move) -> String {
        let text = |action: Action| if action == SWAP { SWAP_TEXT.to_owned() } else { self.cell_name(action.0) };
        mv.actions().map(text).collect()
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        let word = text.trim();
        let action = if word.eq_ignore_ascii_case(SWAP_TEXT) { Some(SWAP) } else { self.cell(word).map(Action) };
        let action = action.ok_or_else(|| MoveError::unreadable(text))?;
        match self.refusal(action) {
            Some(reason) => Err(MoveError::illegal(text, reason)),
            None => Ok(action.into()),
        }
    }
}
