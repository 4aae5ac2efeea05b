use super::{
    geometry::{DIRECTIONS, Tables, narrow},
    options::{LinesOfActionOptions, Movement},
    position::{LinesAction, LinesOfAction},
};
use crate::game::{Action, Ending, Message, Move, MoveError, OptionError, OptionSpec, Rules, Side, Status, mixed};

impl<W: Tables> LinesOfAction<W> {
    /// Returns the side that makes the next move, or would make it if the game had not ended.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Returns the result of the game, if it has ended.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.result()
    }
}

impl<W: Tables> Rules for LinesOfAction<W> {
    type Options = LinesOfActionOptions;

    const REPETITIONS: Option<usize> = Some(3);

    const ACTIONS: usize = Self::CODES;

    fn option_specs() -> Vec<OptionSpec> {
        LinesOfActionOptions::specs()
    }

    fn start(options: &LinesOfActionOptions) -> Result<Self, OptionError> {
        Self::opening(*options)
    }

    fn status(&self) -> Status {
        match self.ending() {
            Some(ending) => Status::Ended(ending),
            None => Status::ToMove(self.side()),
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        if !self.is_open() {
            return;
        }
        for from in self.own().squares() {
            into.extend(self.targets(self.side, from).squares().map(|to| Self::action(LinesAction::Move { from, to })));
        }
        if into.is_empty() {
            into.push(Self::action(LinesAction::Pass));
        }
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        let Some(step) = self.step(action) else {
            return Some(Message::new("refuse-action").number("action", action.0));
        };
        if !self.is_open() {
            return Some(Message::new("refuse-over"));
        }
        match step {
            LinesAction::Pass => self.can_move(self.side).then(|| Message::new("refuse-pass")),
            LinesAction::Move { from, to } if self.own().has(from) && self.targets(self.side, from).has(to) => None,
            LinesAction::Move { from, to } => Some(self.reason(from, to)),
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        let step = self.step(action).expect("only legal actions are played");
        self.make(step);
    }

    #[inline]
    fn play_nonterminal(&mut self, action: Action) {
        let step = self.step(action).expect("only legal actions are played");
        self.shift(step);
    }

    fn key(&self) -> u64 {
        let rules = self.geometry.size << 2 | usize::from(self.side == Side::Second) << 1;
        let rules = rules | usize::from(self.movement == Movement::Classic);
        let seed = mixed(rules as u64 + 1);
        self.pieces[1].mix(self.pieces[0].mix(seed))
    }

    fn is_irreversible(&self, action: Action) -> bool {
        matches!(self.step(action), Some(LinesAction::Move { to, .. }) if self.enemy().has(to))
    }

    fn move_text(&self, mv: Move) -> String {
        mv.actions().filter_map(|action| self.step(action)).map(|step| self.step_text(step)).collect()
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        let action = Self::action(self.read_step(text)?);
        match self.refusal(action) {
            Some(reason) => Err(MoveError::illegal(text, reason)),
            None => Ok(action.into()),
        }
    }
}

impl<W: Tables> LinesOfAction<W> {
    /// Returns the reason why the side to move cannot move between these two squares. The move must be illegal.
    pub(super) fn reason(&self, from: usize, to: usize) -> Message {
        if let Some(reason) = self.reason_to_stay(from) {
            return reason;
        }
        let square = &self.geometry.squares[from];
        let Some(direction) = (0..DIRECTIONS.len()).find(|direction| square.rays[*direction].has(to)) else {
            return Message::new("refuse-no-line")
                .word("from", square_name::<W>(from))
                .word("to", square_name::<W>(to));
        };
        let count = self.line_count(from, direction);
        let beyond = self.geometry.squares[to].rays[direction];
        let way = square.rays[direction] & !beyond;
        if usize::from(square.landings[direction][count]) != to {
            return Message::new("refuse-distance").number("count", narrow(count)).number("steps", way.count());
        }
        let blocking = match self.movement {
            _ if self.own().has(to) => return Message::new("refuse-own").word("square", square_name::<W>(to)),
            Movement::Leaping => ("refuse-past-own", self.own()),
            Movement::Classic => ("refuse-past-enemy", self.enemy()),
        };
        let at = (way & blocking.1).squares().next().unwrap_or(to);
        Message::new(blocking.0).word("square", square_name::<W>(at))
    }

    /// Returns the reason why the piece on this square, if any, cannot move: it does not belong to the side to move, or
    /// has no moves.
    pub(super) fn reason_to_stay(&self, from: usize) -> Option<Message> {
        let key = if !self.can_move(self.side) {
            "refuse-must-pass"
        } else if self.enemy().has(from) {
            "refuse-enemy"
        } else if !self.own().has(from) {
            "refuse-empty"
        } else if self.targets(self.side, from).is_none() {
            "refuse-stuck"
        } else {
            return None;
        };
        Some(Message::new(key).word("square", square_name::<W>(from)).side("side", self.side))
    }

    /// Returns the text of a legal step: `c8-c6`, `f8xc5`, `pass`.
    pub(super) fn step_text(&self, step: LinesAction) -> String {
        match step {
            LinesAction::Pass => "pass".to_owned(),
            LinesAction::Move { from, to } => {
                let by = if self.enemy().has(to) { 'x' } else { '-' };
                format!("{}{by}{}", square_name::<W>(from), square_name::<W>(to))
            }
        }
    }

    fn read_step(&self, text: &str) -> Result<LinesAction, MoveError> {
        let unreadable = || MoveError::unreadable(text);
        let trimmed = text.trim();
        if trimmed.eq_ignore_ascii_case("pass") {
            return Ok(LinesAction::Pass);
        }
        let (from, to) = trimmed.split_once(['-', 'x', 'X']).ok_or_else(unreadable)?;
        let read = |name: &str| {
            let (row, column) = read_square(name).ok_or_else(unreadable)?;
            self.geometry.square(row, column).ok_or_else(|| {
                let size = narrow(self.geometry.size);
                MoveError::illegal(text, Message::new("refuse-off-board").word("square", name).number("size", size))
            })
        };
        let (from, to) = (read(from.trim())?, read(to.trim())?);
        let captures = trimmed.contains(['x', 'X']);
        if captures && !self.enemy().has(to) && self.is_open() {
            let reason = Message::new("refuse-no-capture").word("square", square_name::<W>(to));
            return Err(MoveError::illegal(text, reason));
        }
        Ok(LinesAction::Move { from, to })
    }
}

/// Returns the name of a square: column letter, then row number from the bottom.
pub(super) fn square_name<W: Tables>(square: usize) -> String {
    format!("{}{}", column_name(square % W::STRIDE), square / W::STRIDE + 1)
}

/// Returns the letter of a column, counted from 0 at the left.
pub(super) fn column_name(column: usize) -> char {
    char::from(b'a' + narrow(column))
}

/// Parses the name of a square into its 0-based row and column, which may be off the board.
fn read_square(name: &str) -> Option<(usize, usize)> {
    let mut characters = name.chars();
    let letter = characters.next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    let digits = characters.as_str();
    let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
    let row = digits.parse::<usize>().ok().filter(|_| plain)?.checked_sub(1)?;
    Some((row, usize::try_from(u32::from(letter) - u32::from('a')).ok()?))
}
