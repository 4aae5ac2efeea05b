use std::fmt;
use std::str::FromStr;

use crate::game::Verdict;

/// The claim of a puzzle about its position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The side wins with at most this many of its own moves against every defense, and not sooner.
    WinIn(u16),
    /// The side wins, in any number of moves, and hardly any move but the right one does.
    OnlyWin,
    /// The side draws and cannot win; every other move loses.
    Save,
    /// Every other move loses within this many moves of the opponent, and the right one does not.
    Prevent(u16),
}

impl Claim {
    /// Returns the value for the side to move, if the claim implies one.
    #[must_use]
    pub const fn verdict(self) -> Option<Verdict> {
        match self {
            Self::WinIn(_) | Self::OnlyWin => Some(Verdict::Win),
            Self::Save => Some(Verdict::Draw),
            Self::Prevent(_) => None,
        }
    }

    /// Returns the number of moves of both sides until the claim is fulfilled, if the claim implies one.
    #[must_use]
    pub const fn moves(self) -> Option<u16> {
        match self {
            Self::WinIn(moves) => Some(moves.saturating_mul(2).saturating_sub(1)),
            Self::Prevent(moves) => Some(moves.saturating_mul(2)),
            Self::OnlyWin | Self::Save => None,
        }
    }

    /// Returns the average rating of such puzzles: of those of Bridg-It, Lines of Action and Pentago Twist that the
    /// levels have tried, to the nearest fifty.
    #[must_use]
    pub const fn usual_rating(self) -> u16 {
        match self {
            Self::WinIn(1) => 500,
            Self::Prevent(1) => 600,
            Self::OnlyWin | Self::Save => 900,
            Self::WinIn(2) => 1300,
            Self::WinIn(3) => 1350,
            Self::WinIn(_) | Self::Prevent(_) => 1600,
        }
    }

    /// Returns the name used in texts and in the engine program.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::WinIn(_) => "win-in",
            Self::OnlyWin => "only-win",
            Self::Save => "save",
            Self::Prevent(_) => "prevent",
        }
    }
}

/// Formats the claim as in a pool: `w3`, `o`, `s`, `p1`.
impl fmt::Display for Claim {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WinIn(moves) => write!(formatter, "w{moves}"),
            Self::OnlyWin => formatter.write_str("o"),
            Self::Save => formatter.write_str("s"),
            Self::Prevent(moves) => write!(formatter, "p{moves}"),
        }
    }
}

/// The error for a word that is not a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a claim")]
pub struct ClaimError;

impl FromStr for Claim {
    type Err = ClaimError;

    fn from_str(text: &str) -> Result<Self, ClaimError> {
        let moves = |text: &str| text.parse().ok().filter(|moves| (1..=9).contains(moves)).ok_or(ClaimError);
        match text {
            "o" => Ok(Self::OnlyWin),
            "s" => Ok(Self::Save),
            _ => match text.split_at_checked(1) {
                Some(("w", rest)) => Ok(Self::WinIn(moves(rest)?)),
                Some(("p", rest)) => Ok(Self::Prevent(moves(rest)?)),
                _ => Err(ClaimError),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Claim;

    #[test]
    fn claim_round_trips_through_text() {
        for claim in [Claim::WinIn(1), Claim::WinIn(4), Claim::OnlyWin, Claim::Save, Claim::Prevent(2)] {
            assert_eq!(claim.to_string().parse(), Ok(claim));
        }
        for wrong in ["", "w", "w0", "w10", "x", "o1", "p-1", "é"] {
            assert!(wrong.parse::<Claim>().is_err(), "{wrong}");
        }
    }
}
