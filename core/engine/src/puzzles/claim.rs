use std::fmt;
use std::str::FromStr;

use crate::game::Verdict;

/// What a puzzle says of its position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// It wins with its so-manieth move from here at the latest, whatever the opponent does, and not sooner.
    WinIn(u16),
    /// It wins, however long that takes, with hardly any move but the right one.
    OnlyWin,
    /// It draws, and cannot win; every other move loses.
    Save,
    /// Every other move loses within so many moves of the opponent, and the right one does not.
    Prevent(u16),
}

impl Claim {
    /// The value for the side to move, as far as the claim says it.
    #[must_use]
    pub const fn verdict(self) -> Option<Verdict> {
        match self {
            Self::WinIn(_) | Self::OnlyWin => Some(Verdict::Win),
            Self::Save => Some(Verdict::Draw),
            Self::Prevent(_) => None,
        }
    }

    /// How many moves of both sides it takes until the claim has come true, where it says that.
    #[must_use]
    pub const fn moves(self) -> Option<u16> {
        match self {
            Self::WinIn(moves) => Some(2 * moves - 1),
            Self::Prevent(moves) => Some(2 * moves),
            Self::OnlyWin | Self::Save => None,
        }
    }

    /// How hard such puzzles are on average, on the scale of the levels: of those of Bridg-It, Lines of Action and
    /// Pentago Twist that the levels have tried, to the nearest fifty.
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

    /// Its word in texts and in the engine program.
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

/// As it stands in a pool: `w3`, `o`, `s`, `p1`.
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

/// A word that is no claim.
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
    fn a_claim_is_read_as_it_is_written() {
        for claim in [Claim::WinIn(1), Claim::WinIn(4), Claim::OnlyWin, Claim::Save, Claim::Prevent(2)] {
            assert_eq!(claim.to_string().parse(), Ok(claim));
        }
        for wrong in ["", "w", "w0", "w10", "x", "o1", "p-1", "é"] {
            assert!(wrong.parse::<Claim>().is_err(), "{wrong}");
        }
    }
}
