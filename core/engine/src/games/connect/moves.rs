//! Actions, and the text notation of moves: `5` drops a disc in column 5, `5:2` then drops the blocker in column 2.

use std::fmt::Write;

use super::MAX_LENGTH;
use crate::game::{Action, Message, Move, MoveError, Rules};

/// An action, with its column 0-based from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConnectAction {
    /// A disc of the side to move.
    Disc(u8),
    /// A neutral blocker.
    Blocker(u8),
}

impl ConnectAction {
    /// Returns the column of the action.
    #[must_use]
    pub const fn column(self) -> u8 {
        match self {
            Self::Disc(column) | Self::Blocker(column) => column,
        }
    }

    /// Decodes an action on a board of any size; `None` if the code is invalid.
    #[must_use]
    pub fn from_action(action: Action) -> Option<Self> {
        let code = u8::try_from(action.0).ok()?;
        match code.checked_sub(MAX_LENGTH) {
            None => Some(Self::Disc(code)),
            Some(column) if column < MAX_LENGTH => Some(Self::Blocker(column)),
            Some(_) => None,
        }
    }
}

impl From<ConnectAction> for Action {
    fn from(step: ConnectAction) -> Self {
        match step {
            ConnectAction::Disc(column) => Self(column.into()),
            ConnectAction::Blocker(column) => Self((MAX_LENGTH + column).into()),
        }
    }
}

/// The number of digits of the largest column.
const DIGITS: usize = 2;

/// Returns the text of a whole move or of the rest of one.
pub(super) fn text(mv: Move) -> String {
    let mut text = String::new();
    for step in mv.actions().filter_map(ConnectAction::from_action) {
        // Writing to a string cannot fail.
        let _ = match step {
            ConnectAction::Disc(column) => write!(text, "{}", column + 1),
            ConnectAction::Blocker(column) => write!(text, ":{}", column + 1),
        };
    }
    text
}

/// Parses a move. `refusal` returns the reason why an action is illegal.
pub(super) fn read<P: Rules>(
    position: &P,
    text: &str,
    refusal: fn(&P, ConnectAction) -> Option<Message>,
) -> Result<Move, MoveError> {
    let steps = steps(text.trim()).ok_or_else(|| MoveError::unreadable(text))?;
    let mut after = *position;
    let mut mv = Move::default();
    for step in steps.into_iter().flatten() {
        if !mv.is_empty() && !after.status().is_mid_move() {
            return Err(MoveError::illegal(text, Message::new("refuse-no-blocker-due")));
        }
        if let Some(reason) = refusal(&after, step) {
            return Err(MoveError::illegal(text, reason));
        }
        let action = Action::from(step);
        after.play_unchecked(action);
        mv = mv.then(action);
    }
    if after.status().is_mid_move() {
        return Err(MoveError::illegal(text, Message::new("refuse-blocker-missing")));
    }
    Ok(mv)
}

/// Splits a word of digits only, each of them a move on a board of fewer than ten columns.
pub(super) fn separate(word: &str) -> Vec<&str> {
    if word.bytes().all(|byte| byte.is_ascii_digit()) {
        (0..word.len()).map(|index| &word[index..=index]).collect()
    } else {
        vec![word]
    }
}

/// Parses the steps in a text: a disc, a disc and a blocker, or a blocker alone, which completes a half-made move.
fn steps(text: &str) -> Option<[Option<ConnectAction>; 2]> {
    let disc = |text| column(text).map(ConnectAction::Disc);
    let blocker = |text| column(text).map(ConnectAction::Blocker);
    match text.split_once(':') {
        None => Some([Some(disc(text)?), None]),
        Some(("", second)) => Some([Some(blocker(second)?), None]),
        Some((first, second)) => Some([Some(disc(first)?), Some(blocker(second)?)]),
    }
}

/// Parses a 1-based column into a 0-based one. The result may be too large for any board.
fn column(text: &str) -> Option<u8> {
    let is_number = (1..=DIGITS).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let number: u8 = if is_number && !text.starts_with('0') { text.parse().ok()? } else { return None };
    number.checked_sub(1)
}
