//! How long a search has had nothing to add.

use std::time::Duration;

use super::findings::Findings;
use crate::game::Turn;

/// So far the value may move without a change: one of the per cent that are shown.
const SAME: f32 = 0.02;

/// What was known when it changed last.
#[derive(Debug, Default)]
pub(super) struct Stillness {
    known: Option<Known>,
}

#[derive(Debug)]
struct Known {
    best: Option<Turn>,
    value: f32,
    /// How many turns are proven.
    proofs: usize,
    since: Duration,
}

impl Stillness {
    /// Hears what is known at a time of the search, and says how long that has been the same.
    pub(super) fn hears(&mut self, findings: &Findings, now: Duration) -> Duration {
        let best = findings.candidates.first().map(|candidate| candidate.turn);
        let proofs = findings.candidates.iter().filter(|candidate| candidate.proof.is_some()).count();
        let value = findings.value;
        match &self.known {
            Some(known) if known.best == best && known.proofs == proofs && (known.value - value).abs() <= SAME => {
                now.saturating_sub(known.since)
            }
            _ => {
                self.known = Some(Known { best, value, proofs, since: now });
                Duration::ZERO
            }
        }
    }
}
