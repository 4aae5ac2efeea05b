//! The order of the analysis' rows, which stays stable while a search refines close values.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use super::searcher::SearchResults;
use fivefold_engine::{
    game::Verdict,
    games::{GameState, played},
    search::MoveEvaluation,
};

/// The number of the best moves listed.
pub const MOST_ROWS: usize = 3;

/// The minimum time between two changes of the order, unless a result is proven or the search has just begun.
const INTERVAL: Duration = Duration::from_secs(1);

/// The difference of two estimates, on a scale of two, from which one move is clearly better: two percent.
const CLEARLY_BETTER: f32 = 0.04;

/// The ratio of simulations from which the search clearly prefers a move.
const MUCH_MORE_VISITED: u64 = 4;

/// The order of the rows: the texts of the known moves, the best ones first as of the last change.
#[derive(Debug, Default)]
pub struct RowOrder {
    moves: Vec<String>,
    /// The time of the first rows and of the last change.
    begun: Duration,
    changed: Duration,
}

fn is_known(mv: &MoveEvaluation) -> bool {
    mv.visits > 0 || mv.proof.is_some()
}

fn is_better(mv: &MoveEvaluation, than: &MoveEvaluation) -> bool {
    mv.value - than.value >= CLEARLY_BETTER
}

/// Returns whether a move has so many more simulations than another one that the order changes at equal values.
fn is_preferred(mv: &MoveEvaluation, than: &MoveEvaluation) -> bool {
    mv.visits > MUCH_MORE_VISITED * than.visits
}

fn is_lost(mv: &MoveEvaluation) -> bool {
    mv.proof.is_some_and(|proof| proof.verdict == Verdict::Loss)
}

/// Returns the known moves in the order of the search. A move that is clearly better than one above it moves up, at most to
/// the second place, if it is proven or has enough simulations; otherwise it is omitted. Lost moves come last, the longest
/// loss first; those without simulations are omitted unless all moves are known.
fn ranked(results: &SearchResults) -> Vec<&MoveEvaluation> {
    let known = results.view.candidates.iter().filter(|mv| is_known(mv));
    let (mut lost, open): (Vec<&MoveEvaluation>, Vec<_>) = known.partition(|mv| is_lost(mv));
    // A loss of unknown length is not near.
    lost.sort_by_key(|mv| Reverse(mv.proof.and_then(|proof| proof.moves).unwrap_or(u16::MAX)));
    let omits_unvisited = !open.is_empty() && !results.view.candidates.iter().all(is_known);
    let mut ranked: Vec<&MoveEvaluation> = Vec::new();
    for mv in open.into_iter().chain(lost.into_iter().filter(|mv| !omits_unvisited || mv.visits > 0)) {
        match ranked.iter().position(|above| is_better(mv, above)) {
            None => ranked.push(mv),
            Some(place) if mv.proof.is_some() || !is_preferred(ranked[place], mv) => ranked.insert(place.max(1), mv),
            Some(_) => {}
        }
    }
    ranked
}

impl RowOrder {
    /// Takes over the order of new results, if it is final or differs clearly and the last change is long enough ago.
    pub fn update(&mut self, results: &SearchResults, now: Duration, is_final: bool) {
        let ranked = ranked(results);
        let evaluation = |text: &String| ranked.iter().find(|mv| mv.mv == *text);
        let shown = self.moves.iter().filter(|text| evaluation(text).is_some()).take(MOST_ROWS);
        let is_short = shown.count() < ranked.len().min(MOST_ROWS);
        let rows = || self.moves.iter().take(MOST_ROWS).zip(&ranked);
        let is_proven_anew = rows().any(|(row, best)| {
            row != &best.mv && best.proof.is_some() && evaluation(row).is_none_or(|row| row.proof != best.proof)
        });
        let is_proven_worse =
            rows().any(|(row, best)| evaluation(row).is_some_and(|row| row.proof.is_some() && is_better(best, row)));
        let is_clear = rows().any(|(row, best)| {
            row != &best.mv && evaluation(row).is_none_or(|row| is_better(best, row) || is_preferred(best, row))
        });
        if self.moves.is_empty() {
            self.begun = now;
        }
        let is_due = now < self.begun + INTERVAL || now >= self.changed + INTERVAL;
        if is_final || is_short || is_proven_anew || is_proven_worse || (is_clear && is_due) {
            self.moves = ranked.iter().map(|mv| mv.mv.clone()).collect();
            self.changed = now;
        }
    }

    /// Forgets the order after the position has changed.
    pub fn reset(&mut self) {
        self.moves.clear();
    }

    /// Returns the evaluations of the first moves that are still playable, in this order. Of moves that lead to the same
    /// position, such as a rotation and a reflection of an empty quadrant, only the first one is returned.
    pub fn best_moves<'a>(&self, results: &'a SearchResults, state: &dyn GameState) -> Vec<&'a MoveEvaluation> {
        let candidates = &results.view.candidates;
        let known = self.moves.iter().filter_map(|text| candidates.iter().find(|mv| mv.mv == *text));
        let mut reached = Vec::new();
        let is_new_and_playable = |mv: &&MoveEvaluation| {
            let position = state.read_move(&mv.mv).map(|mv| played(state, mv).key());
            let is_new = position.as_ref().is_ok_and(|position| !reached.contains(position));
            reached.extend(position);
            is_new
        };
        known.filter(|mv| is_known(mv)).filter(is_new_and_playable).take(MOST_ROWS).collect()
    }
}

/// Returns the number of positions that the legal moves lead to, at most `most`.
pub fn distinct_positions(state: &dyn GameState, most: usize) -> usize {
    let mut reached = BTreeSet::new();
    for mv in state.moves() {
        reached.insert(played(state, mv).key());
        if reached.len() == most {
            break;
        }
    }
    reached.len()
}

/// Returns the candidates, of which those that lead to the same position have the value of the most visited one.
pub fn merged(candidates: &[MoveEvaluation], state: &dyn GameState) -> Vec<MoveEvaluation> {
    let reached = |mv: &MoveEvaluation| state.read_move(&mv.mv).map(|mv| played(state, mv).key()).ok();
    let keys: Vec<_> = candidates.iter().map(|mv| reached(mv).filter(|_| is_known(mv))).collect();
    let mut best: BTreeMap<u64, &MoveEvaluation> = BTreeMap::new();
    for (mv, key) in candidates.iter().zip(&keys) {
        if let Some(key) = key {
            best.entry(*key)
                .and_modify(|known| *known = if mv.visits > known.visits { mv } else { known })
                .or_insert(mv);
        }
    }
    let with_best = |(mv, key): (&MoveEvaluation, &Option<u64>)| match key.and_then(|key| best.get(&key)) {
        Some(known) => MoveEvaluation { value: known.value, proof: known.proof, ..mv.clone() },
        None => mv.clone(),
    };
    candidates.iter().zip(&keys).map(with_best).collect()
}

/// Returns the values shown in rows of these moves: an estimate is shown no higher than the one of the row above, which
/// rests on more simulations.
pub fn shown_values(best_moves: &[&MoveEvaluation]) -> Vec<f32> {
    let mut highest = f32::INFINITY;
    let mut shown = |mv: &MoveEvaluation| {
        if mv.proof.is_some() {
            return mv.value;
        }
        highest = highest.min(mv.value);
        highest
    };
    best_moves.iter().map(|mv| shown(mv)).collect()
}

#[cfg(test)]
mod tests;
