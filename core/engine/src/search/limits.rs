//! Limits and settings of a search, with the defaults of moves, hints and analyses.

use serde::{Deserialize, Serialize};

use crate::game::Level;

/// The variant of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Style {
    /// The full search.
    #[default]
    Full,
    /// The full search without learned evaluations and progressive history: that of the levels.
    Unlearned,
    /// Plain UCT on uniformly random playouts, without proofs or knowledge: the baseline of engine matches.
    Plain,
}

/// The limits of a search; `None` means unlimited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct SearchLimits {
    /// The total number of simulations.
    pub visits: Option<u64>,
    /// Wall-clock time in milliseconds.
    pub ms: Option<u64>,
    /// The number of threads, at least 1. With more than one the result depends on timing.
    pub threads: u16,
    /// The tree's memory limit in bytes. A search with a full tree continues without growing it.
    pub memory_bytes: u64,
}

/// The default memory limit of a tree: 64 MiB.
pub const MEMORY_BYTES: u64 = 64 << 20;

impl Default for SearchLimits {
    fn default() -> Self {
        Self { visits: None, ms: None, threads: 1, memory_bytes: MEMORY_BYTES }
    }
}

/// The strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// A level of the game, counted from 1.
    Level(u8),
    /// Full strength within limits of time or simulations a move.
    Limits(SearchLimits),
}

/// The shortest time in milliseconds before a computer's move is shown; an earlier move looks abrupt.
pub const LEAST_MOVE_MS: u64 = 600;

/// The longest time in milliseconds for a move of a level, on any device: a safety net, not a measure of strength.
pub const LONGEST_LEVEL_MS: u64 = 20_000;

/// The time limit of a hint in milliseconds.
pub const HINT_MS: u64 = 1_500;

/// The time without a change, in milliseconds, after which an analysis ends. A phone searches some million positions in
/// this time.
pub const STILL_MS: u64 = 30_000;

/// Solver positions allowed for each requested simulation: about as expensive as the simulation.
const SOLVER_NODES_A_VISIT: u64 = 16;

/// The minimum of solver positions, however few simulations are requested: a few milliseconds.
const LEAST_SOLVER_NODES: u64 = 16_384;

/// Positions a millisecond of the fastest solver on a server.
const SOLVER_NODES_A_MS: u64 = 20_000;

/// The complete settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The limits of the search.
    pub limits: SearchLimits,
    /// The random seed.
    pub seed: u64,
    /// The variant of the search.
    pub style: Style,
    /// Enables the exact solver and verdicts.
    pub use_oracle: bool,
    /// The level that chooses the move; `None` plays the best one.
    pub level: Option<Level>,
    /// Reuses the tree of an earlier search. The result then depends on that search.
    pub keeps_tree: bool,
    /// Stops as soon as the choice can no longer change, or if there is only one move.
    pub stops_early: bool,
    /// The time in milliseconds without a change after which the search stops; `None` disables this stop.
    pub still_ms: Option<u64>,
    /// The shortest time in milliseconds before the result is reported.
    pub least_ms: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            limits: SearchLimits::default(),
            seed: 0,
            style: Style::Full,
            use_oracle: true,
            level: None,
            keeps_tree: false,
            stops_early: true,
            still_ms: None,
            least_ms: 0,
        }
    }
}

impl Settings {
    /// Returns the solver's limit of positions, in proportion to the host's limits. Limits in simulations are converted
    /// to a number of positions, because time would make the result depend on the device. A level has its own
    /// probability of exact knowledge, so its solver is not limited by visits. Limits in time give the solver `percent`
    /// of the time.
    pub(super) fn solver_nodes(&self, percent: u32) -> u64 {
        let of_visits = |visits: u64| visits.saturating_mul(SOLVER_NODES_A_VISIT).max(LEAST_SOLVER_NODES);
        let by_visits = self.limits.visits.filter(|_| self.level.is_none()).map_or(u64::MAX, of_visits);
        let by_time =
            self.limits.ms.map_or(u64::MAX, |ms| ms.saturating_mul(SOLVER_NODES_A_MS * u64::from(percent) / 100));
        by_visits.min(by_time)
    }

    /// Returns the settings of a computer's move at this strength, in a game with these levels. One thread searches, so
    /// that the move can be reproduced; the move is shown after [`LEAST_MOVE_MS`] at the earliest.
    ///
    /// # Panics
    /// If there are no levels.
    #[must_use]
    pub fn for_move(strength: Strength, levels: &[Level], seed: u64) -> Self {
        let asked = Self { seed, least_ms: LEAST_MOVE_MS, ..Self::default() };
        match strength {
            Strength::Level(number) => {
                let level = levels[usize::from(number).clamp(1, levels.len()) - 1];
                let limits = SearchLimits {
                    visits: Some(u64::from(level.visits)),
                    ms: Some(LONGEST_LEVEL_MS),
                    ..SearchLimits::default()
                };
                // The ladder of levels was measured without learned evaluations.
                Self { limits, level: Some(level), style: Style::Unlearned, ..asked }
            }
            Strength::Limits(limits) => Self { limits, keeps_tree: limits.visits.is_none(), ..asked },
        }
    }

    /// Returns the settings of a hint. With equal threads, a hint and an analysis reuse each other's tree.
    #[must_use]
    pub fn for_hint(threads: u16, seed: u64) -> Self {
        let limits = SearchLimits { ms: Some(HINT_MS), threads: threads.max(1), ..SearchLimits::default() };
        Self { limits, seed, keeps_tree: true, ..Self::default() }
    }

    /// Returns the settings of an analysis, which values all legal moves until it is stopped, has proven all of them,
    /// or has been unchanged for some time.
    #[must_use]
    pub fn for_analysis(threads: u16, seed: u64) -> Self {
        let limits = SearchLimits { threads: threads.max(1), ..SearchLimits::default() };
        Self { limits, seed, keeps_tree: true, stops_early: false, still_ms: Some(STILL_MS), ..Self::default() }
    }
}
