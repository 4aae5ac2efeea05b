//! Convergence detection: how long a search's results have been unchanged.

use std::time::Duration;

use super::report::SearchView;
use crate::game::Move;

/// The largest change of the value that counts as unchanged: one percentage point as displayed.
const SAME: f32 = 0.02;

/// The results at the last change.
#[derive(Debug, Default)]
pub(super) struct Convergence {
    known: Option<Known>,
}

#[derive(Debug)]
struct Known {
    best: Option<Move>,
    value: f32,
    /// The number of proven moves.
    proofs: usize,
    since: Duration,
}

impl Convergence {
    /// Records the results at time `now` and returns how long they have been unchanged.
    pub(super) fn record(&mut self, findings: &SearchView<Move>, now: Duration) -> Duration {
        let best = findings.candidates.first().map(|candidate| candidate.mv);
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
