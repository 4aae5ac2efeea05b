//! The kinds of mistakes, which reviews and statistics count.

/// The kind of a mistake, in order of importance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Theme {
    /// Another move would have won at once.
    MissedWin,
    /// The opponent threatened to win, and the move did not stop it.
    OverlookedThreat,
    /// The move lets the opponent win at once.
    AllowedWin,
    /// Another move would have made several threats at once.
    MissedThreats,
    /// The move lets the opponent make several threats at once.
    AllowedThreats,
    /// The move gave up an own threat.
    SpentThreat,
    /// The reply breaks a chain, a group or a line.
    BrokenChain,
    /// The position was won.
    MissedForcedWin,
    /// The position was a draw and is lost.
    MissedDraw,
    /// Another move would have joined own pieces or bridges, brought them closer or lengthened a chain.
    MissedConnection,
    /// No other theme applies.
    Other,
}

impl Theme {
    /// All themes, in order of importance.
    pub const ALL: [Self; 11] = [
        Self::MissedWin,
        Self::OverlookedThreat,
        Self::AllowedWin,
        Self::MissedThreats,
        Self::AllowedThreats,
        Self::SpentThreat,
        Self::BrokenChain,
        Self::MissedForcedWin,
        Self::MissedDraw,
        Self::MissedConnection,
        Self::Other,
    ];

    /// Returns whether the theme says more than the result that was lost.
    pub const fn is_specific(self) -> bool {
        !matches!(self, Self::MissedForcedWin | Self::MissedDraw | Self::Other)
    }

    /// Returns the key of the theme's name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::MissedWin => "mistake-missed-win",
            Self::OverlookedThreat => "mistake-overlooked-threat",
            Self::AllowedWin => "mistake-allowed-win",
            Self::MissedThreats => "mistake-missed-threats",
            Self::AllowedThreats => "mistake-allowed-threats",
            Self::SpentThreat => "mistake-spent-threat",
            Self::BrokenChain => "mistake-broken-chain",
            Self::MissedForcedWin => "mistake-missed-forced-win",
            Self::MissedDraw => "mistake-missed-draw",
            Self::MissedConnection => "mistake-missed-connection",
            Self::Other => "mistake-other",
        }
    }
}
