use super::Claim;
use crate::{
    game::{Knowledge, Move, Verdict},
    games::GameState,
};

/// The theme of a puzzle: the idea of its first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleTheme {
    /// A win by several threats at once.
    DoubleThreat,
    /// A win by breaking a connection of the opponent.
    Cut,
    /// A win by connecting.
    Connection,
    /// Another win in a number of moves.
    ForcedWin,
    /// Another win that only one move keeps.
    OnlyMove,
    /// A draw that only one move keeps.
    Draw,
    /// A threat is stopped.
    Defense,
}

impl PuzzleTheme {
    /// All themes, with their names and the letters that stand for them in a pool.
    const ALL: [(Self, &'static str, char); 7] = [
        (Self::DoubleThreat, "double-threat", 't'),
        (Self::Cut, "cut", 'c'),
        (Self::Connection, "connection", 'j'),
        (Self::ForcedWin, "forced-win", 'w'),
        (Self::OnlyMove, "only-move", 'o'),
        (Self::Draw, "draw", 's'),
        (Self::Defense, "defense", 'p'),
    ];

    /// Returns all themes.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().map(|(theme, ..)| theme)
    }

    /// Returns the theme of a claim whose first move has no other idea.
    #[must_use]
    pub const fn usual(claim: Claim) -> Self {
        match claim {
            Claim::WinIn(_) => Self::ForcedWin,
            Claim::OnlyWin => Self::OnlyMove,
            Claim::Save => Self::Draw,
            Claim::Prevent(_) => Self::Defense,
        }
    }

    /// Returns the theme of a claim that this move keeps, from the reasons of the move.
    #[must_use]
    pub fn of(state: &dyn GameState, claim: Claim, mv: Move) -> Self {
        let usual = Self::usual(claim);
        if claim.verdict() != Some(Verdict::Win) {
            return usual;
        }
        let reasons = state.reasons(mv, Knowledge::default());
        let motif = reasons.iter().filter(|reason| reason.is_merit).find_map(|reason| match reason.message.key {
            "reason-two-threats" | "reason-unstoppable" | "reason-ways" => Some(Self::DoubleThreat),
            "reason-cuts" | "reason-splits" | "reason-isolates" | "reason-breaks" | "reason-blocks-line"
            | "reason-pulls-apart" => Some(Self::Cut),
            "reason-joins-groups"
            | "reason-joins-shore"
            | "reason-lengthens"
            | "reason-shortens"
            | "reason-connects"
            | "reason-joins-last"
            | "reason-fewer-groups"
            | "reason-nearer" => Some(Self::Connection),
            _ => None,
        });
        motif.unwrap_or(usual)
    }

    /// Returns the name used in the names of screens.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// Returns the theme with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, other, _)| *other == name).map(|(theme, ..)| theme)
    }

    /// Returns the letter that stands for the theme in a pool.
    #[must_use]
    pub fn letter(self) -> char {
        Self::ALL[self as usize].2
    }

    /// Returns the theme of a letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|(.., other)| *other == letter).map(|(theme, ..)| theme)
    }
}
