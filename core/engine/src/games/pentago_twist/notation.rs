//! Actions, and the notation of moves: `c4:ne+` is a stone on c4 and a clockwise rotation of the top-right quadrant,
//! `c4:ne|` its mirror.

use super::{Cell, Quadrant, Twist, TwistKind, board};
use crate::game::{Action, Message, Move, MoveError, Rules};

/// An action: one of the two steps of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TwistAction {
    /// Places a stone on an empty cell.
    Place(Cell),
    /// Rotates or mirrors a quadrant.
    Twist(Twist),
}

impl TwistAction {
    /// Returns the step of an action's code, if valid.
    #[must_use]
    pub fn of(action: Action) -> Option<Self> {
        let code = u8::try_from(action.0).ok()?;
        match code.checked_sub(board::CELLS) {
            None => Cell::new(code).map(Self::Place),
            Some(twist) => Twist::ALL.get(usize::from(twist)).map(|twist| Self::Twist(*twist)),
        }
    }
}

impl From<TwistAction> for Action {
    fn from(step: TwistAction) -> Self {
        Self(u16::from(match step {
            TwistAction::Place(cell) => cell.index(),
            TwistAction::Twist(twist) => board::CELLS + twist.index(),
        }))
    }
}

/// Returns the text of a legal move or of its completed half.
pub(super) fn write_move(mv: Move) -> String {
    let steps: Vec<String> = mv
        .actions()
        .filter_map(TwistAction::of)
        .map(|step| match step {
            TwistAction::Place(cell) => cell.name(),
            TwistAction::Twist(twist) => twist.name(),
        })
        .collect();
    steps.join(":")
}

/// Parses the rest of a move: both halves, or only the twist if it is due. Capitals and blanks are allowed, and the
/// colon is optional. `refusal` returns the reason why an action is illegal.
pub(super) fn read_move<P: Rules>(
    position: &P,
    text: &str,
    refusal: fn(&P, TwistAction) -> Option<Message>,
) -> Result<Move, MoveError> {
    let steps = read_steps(text).ok_or_else(|| MoveError::unreadable(text))?;
    let mut position = *position;
    let mut mv = Move::default();
    for step in steps.into_iter().flatten() {
        if let Some(reason) = refusal(&position, step) {
            return Err(MoveError::illegal(text, reason));
        }
        position.play_unchecked(step.into());
        mv = mv.then(Action::from(step));
    }
    if position.status().is_mid_move() {
        return Err(MoveError::illegal(text, Message::new("refuse-twist-due")));
    }
    Ok(mv)
}

/// Splits a text into its placement and twist; either may be missing, but not both.
fn read_steps(text: &str) -> Option<[Option<TwistAction>; 2]> {
    let mut word = [0_u8; 6];
    let mut length = 0;
    for letter in text.bytes().filter(|byte| !byte.is_ascii_whitespace()) {
        *word.get_mut(length)? = letter.to_ascii_lowercase();
        length += 1;
    }
    let (place, rest) = match &word[..length] {
        [column @ b'a'..=b'f', row @ b'1'..=b'6', rest @ ..] => (Cell::at(b'6' - row, column - b'a'), rest),
        rest => (None, rest),
    };
    let twist = match rest {
        [] => None,
        [b':', twist @ ..] if place.is_some() => Some(read_twist(twist)?),
        twist => Some(read_twist(twist)?),
    };
    let steps = [place.map(TwistAction::Place), twist.map(TwistAction::Twist)];
    steps.iter().any(Option::is_some).then_some(steps)
}

/// Parses a twist: a quadrant and a final sign.
fn read_twist(word: &[u8]) -> Option<Twist> {
    let (sign, name) = word.split_last()?;
    let kind = match sign {
        b'+' => TwistKind::Rotate,
        b'|' => TwistKind::Mirror,
        _ => return None,
    };
    let quadrant = Quadrant::ALL.into_iter().find(|quadrant| quadrant.name().as_bytes() == name)?;
    Some(Twist { quadrant, kind })
}
