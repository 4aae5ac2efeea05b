//! What is asked of a search, and the numbers that come with each purpose.

use serde::{Deserialize, Serialize};

use crate::game::Level;

/// Which search it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Style {
    /// With everything that makes it stronger.
    #[default]
    Full,
    /// The same without evaluations that were learned.
    Unlearned,
    /// Plain upper confidence bounds on uniformly random playouts, no proofs, no knowledge: the baseline of matches.
    Plain,
}

/// How far a search goes. What is `None` does not limit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct SearchLimits {
    /// Simulations in all.
    pub visits: Option<u64>,
    /// Milliseconds by the clock.
    pub ms: Option<u64>,
    /// Threads, at least 1. With more than one the result depends on timing.
    pub threads: u16,
    /// The most memory the tree takes. When it is full the search goes on without growing.
    pub memory_bytes: u64,
}

/// The memory of a tree unless something else is asked for: 64 MiB.
pub const MEMORY_BYTES: u64 = 64 << 20;

impl Default for SearchLimits {
    fn default() -> Self {
        Self { visits: None, ms: None, threads: 1, memory_bytes: MEMORY_BYTES }
    }
}

/// How strong a computer player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Strength {
    /// One of the levels of the game, from 1 to as many as it has.
    Level(u8),
    /// Full strength within limits: so many seconds or simulations a move.
    Limits(SearchLimits),
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assignment {
    /// The computer's own move; it is shown after [`LEAST_MOVE_MS`] at the earliest.
    Move(Strength),
    /// The best move for a person who asks.
    Hint,
    /// The values of all legal turns, until it is cancelled, everything is proven, or half a minute has changed nothing.
    Analysis,
    /// Whatever the caller wants to know, within these limits.
    Custom(SearchLimits),
}

/// The shortest time, in milliseconds, after which a computer's move is shown: sooner looks like a jerk.
pub const LEAST_MOVE_MS: u64 = 600;

/// The longest that a move of a level takes, in milliseconds, whatever the device: a safety net, not the strength.
pub const LONGEST_LEVEL_MS: u64 = 20_000;

/// How long a hint thinks, in milliseconds.
pub const HINT_MS: u64 = 1_500;

/// How long nothing may have changed before an analysis ends, in milliseconds: a phone has looked at some million positions in
/// it, and a person has read everything.
pub const STILL_MS: u64 = 30_000;

/// How many positions the exact solver may look at for every simulation that is asked for: that takes about as long as
/// the simulation.
const SOLVER_NODES_A_VISIT: u64 = 16;

/// So many positions the solver may look at however few simulations are asked for: some milliseconds.
const LEAST_SOLVER_NODES: u64 = 16_384;

/// How many positions the fastest solver looks at in a millisecond on a server.
const SOLVER_NODES_A_MS: u64 = 20_000;

/// What is asked of a search, in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchRequest {
    /// What it is for.
    pub purpose: Assignment,
    /// What everything random comes from: the same position, seed and visits on one thread give the same result.
    pub seed: u64,
    /// How many threads a hint or an analysis may have. The computer's own turns have one, so that they can be repeated.
    pub threads: u16,
}

/// A request with every number filled in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How far it goes.
    pub limits: SearchLimits,
    /// What everything random comes from.
    pub seed: u64,
    /// The search or its baseline.
    pub style: Style,
    /// Whether exact knowledge is used.
    pub use_oracle: bool,
    /// How the move is chosen; `None` for the best one.
    pub level: Option<Level>,
    /// Whether to go on where an earlier search has been. The result then depends on that search.
    pub keeps_tree: bool,
    /// Whether to stop as soon as the choice cannot change any more, or there is only one turn.
    pub stops_early: bool,
    /// In milliseconds, how long what is known has to stay the same for the search to stop; `None` if it goes on all the same.
    pub still_ms: Option<u64>,
    /// How long the result is held back, in milliseconds.
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
    /// How many positions the exact solver may look at: in proportion to what the host has asked for. Where that is
    /// simulations, nothing but a number will do, for time would make the result depend on the device. A level says
    /// itself how often exact knowledge is used, and then means it. Of time the solver has so many per cent.
    pub(super) fn solver_nodes(&self, percent: u32) -> u64 {
        let of_visits = |visits: u64| visits.saturating_mul(SOLVER_NODES_A_VISIT).max(LEAST_SOLVER_NODES);
        let by_visits = self.limits.visits.filter(|_| self.level.is_none()).map_or(u64::MAX, of_visits);
        let by_time =
            self.limits.ms.map_or(u64::MAX, |ms| ms.saturating_mul(SOLVER_NODES_A_MS * u64::from(percent) / 100));
        by_visits.min(by_time)
    }

    /// The settings for a request in a game with these levels.
    #[must_use]
    pub fn for_request(request: &SearchRequest, levels: &[Level]) -> Self {
        let asked = Self { seed: request.seed, ..Self::default() };
        // Of as many threads, a hint and an analysis go on with each other's tree.
        let shared = SearchLimits { threads: request.threads.max(1), ..SearchLimits::default() };
        match request.purpose {
            Assignment::Move(Strength::Level(number)) => {
                let index = usize::from(number).clamp(1, levels.len()) - 1;
                let level = levels[index];
                let limits = SearchLimits {
                    visits: Some(u64::from(level.visits)),
                    ms: Some(LONGEST_LEVEL_MS),
                    ..SearchLimits::default()
                };
                // The ladder was measured without.
                Self { limits, level: Some(level), style: Style::Unlearned, least_ms: LEAST_MOVE_MS, ..asked }
            }
            Assignment::Move(Strength::Limits(limits)) => {
                Self { limits, keeps_tree: limits.visits.is_none(), least_ms: LEAST_MOVE_MS, ..asked }
            }
            Assignment::Hint => {
                let limits = SearchLimits { ms: Some(HINT_MS), ..shared };
                Self { limits, keeps_tree: true, ..asked }
            }
            Assignment::Analysis => {
                Self { limits: shared, keeps_tree: true, stops_early: false, still_ms: Some(STILL_MS), ..asked }
            }
            Assignment::Custom(limits) => Self { limits, ..asked },
        }
    }
}
