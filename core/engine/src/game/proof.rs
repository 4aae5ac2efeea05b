use serde::{Deserialize, Serialize};

use super::{Move, OwnValue};

/// A proven result for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// A loss against best play.
    Loss,
    /// A draw with best play.
    Draw,
    /// A win with best play.
    Win,
}

impl Verdict {
    /// Returns the value of the result.
    #[must_use]
    pub const fn value(self) -> OwnValue {
        match self {
            Self::Loss => OwnValue::LOSS,
            Self::Draw => OwnValue::DRAW,
            Self::Win => OwnValue::WIN,
        }
    }

    /// Returns the name used in messages and the engine program.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }

    /// Returns the result from the opponent's view.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// A proven result and, if known, the number of moves of both sides that remain with best play, as the engine program
/// counts them; players are shown [`Proof::winner_moves`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Proof {
    /// The result for the side to move; for a move, for the side that plays it.
    #[serde(rename = "result")]
    pub verdict: Verdict,
    /// The number of moves until the end, including the last: 1 is an immediate win.
    pub moves: Option<u16>,
}

impl Proof {
    /// Returns the number of moves that the winner still makes, including the last: the count shown to players. Returns
    /// `None` for a draw, if the number is unknown, and for a loss in which the winner need not move again.
    #[must_use]
    pub fn winner_moves(self) -> Option<u16> {
        let own = match self.verdict {
            Verdict::Win => self.moves?.div_ceil(2),
            Verdict::Draw => return None,
            Verdict::Loss => self.moves? / 2,
        };
        (own > 0).then_some(own)
    }
}

/// The number of the winner's moves up to which a search finds the shortest win: it tests every move for an immediate win.
const NEAR: u16 = 2;

impl Proof {
    /// Returns the proof of the move that leads to a position with this one, made by the opponent of the side to move there
    /// or by that side. Its number of moves is kept only if it is the shortest.
    #[must_use]
    pub fn before(self, is_of_opponent: bool) -> Self {
        let verdict = if is_of_opponent { self.verdict.reversed() } else { self.verdict };
        Self { verdict, moves: self.moves.map(|moves| moves.saturating_add(1)) }.near()
    }

    /// Returns the proof without a number of moves that may not be the shortest.
    #[must_use]
    pub fn near(self) -> Self {
        let is_near = self.winner_moves().is_none_or(|moves| moves <= NEAR);
        Self { moves: self.moves.filter(|_| is_near), ..self }
    }
}

/// A solved position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    /// The value for the side to move.
    pub proof: Proof,
    /// Every legal move and its value for the side that plays it, starting with the most natural of the best moves.
    pub moves: Vec<(Move, Proof)>,
    /// The score in the format of the game's public test sets, if there are such sets.
    pub score: Option<i32>,
}
