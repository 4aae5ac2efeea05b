//! Depth-first proof-number search (df-pn) for the outcome of a position.
//!
//! Moves that prevent an immediate loss are many in quiet positions and few beside threats. The search follows the lines
//! with the fewest replies, so it finds forced wins among many moves without trying the others. A position is asked
//! whether its side to move reaches a goal: a win, or at least a draw.

use super::super::StoneSet;
use super::proof_table::{ProofGoal, ProofKey, ProofNumbers, ProofTable};
use super::search::{AlphaBeta, safe_moves, visit_safe_moves};

/// The maximum number of empty cells of a position that is passed to alpha-beta.
const MOST_EMPTY_OF_LEAF: i8 = 7;
/// A child is searched until it is worse than the next best one by this fraction, so that the search switches seldom.
const EXCESS: u32 = 8;

/// A position after a move: the stones of the next side to move first.
struct Child {
    stones: [StoneSet; 2],
    key: ProofKey,
    /// `None` until initialized.
    numbers: Option<ProofNumbers>,
}

/// A search with its table.
pub struct ProofSearch<'a> {
    pub table: &'a mut ProofTable,
    /// The search of the last moves, which has the limits of both.
    pub leaves: AlphaBeta<'a>,
}

impl ProofSearch<'_> {
    /// Returns whether the side to move reaches the goal; `None` if the search gave up. The side to move must have no
    /// immediate win.
    pub fn is_reached(&mut self, stones: [StoneSet; 2], empty: i8, goal: ProofGoal) -> Option<bool> {
        let key = ProofKey::of(stones, goal);
        let numbers = match self.table.get(key) {
            Some(numbers) if numbers.is_solved() => numbers,
            _ => self.search(stones, key, empty, goal, ProofNumbers::UNLIMITED)?,
        };
        Some(numbers.proof == 0)
    }

    /// Returns the index of a position whose side to move does not reach the goal, or `Some(None)` if there is none.
    /// The sides to move must have no immediate win.
    #[expect(clippy::option_option, reason = "giving up is not the same as finding none")]
    pub fn denied_among(&mut self, all: &[[StoneSet; 2]], empty: i8, goal: ProofGoal) -> Option<Option<usize>> {
        let mut children: Vec<Child> = all.iter().map(|stones| Child::new(*stones, goal)).collect();
        self.initialize(&mut children, goal)?;
        self.solve(&mut children, empty, goal, ProofNumbers::UNLIMITED)?;
        Some(children.iter().position(|child| child.numbers().disproof == 0))
    }

    /// Searches a position until it is solved or its numbers reach the limits. Returns the numbers.
    fn search(
        &mut self,
        stones: [StoneSet; 2],
        key: ProofKey,
        empty: i8,
        goal: ProofGoal,
        limits: ProofNumbers,
    ) -> Option<ProofNumbers> {
        let before = self.leaves.budget;
        let numbers = if empty <= MOST_EMPTY_OF_LEAF {
            let alpha = if goal == ProofGoal::Win { 0 } else { -1 };
            ProofNumbers::of(self.leaves.score(stones, empty, alpha, alpha + 1)? > alpha)
        } else {
            self.leaves.spend(1)?;
            let mut children = Vec::new();
            let best = visit_safe_moves(stones, empty, |after| children.push(Child::new(after, goal.denied())));
            if goal == ProofGoal::Draw && best >= 0 {
                ProofNumbers::REACHED
            } else {
                // Different moves can lead to the same position.
                children.sort_by_key(|child| child.key);
                children.dedup_by_key(|child| child.key);
                self.initialize(&mut children, goal.denied())?;
                self.solve(&mut children, empty - 1, goal.denied(), limits)?
            }
        };
        self.table.put(key, numbers, before - self.leaves.budget);
        Some(numbers)
    }

    /// Searches the positions after all moves until the one before them is solved or its numbers reach the limits.
    /// `goal` is that of the children, whose number of empty cells is `empty`.
    fn solve(
        &mut self,
        children: &mut [Child],
        empty: i8,
        goal: ProofGoal,
        limits: ProofNumbers,
    ) -> Option<ProofNumbers> {
        loop {
            let (mut best, mut next_best) = (None, ProofNumbers::INFINITE);
            let mut numbers = ProofNumbers::DENIED;
            for (index, child) in children.iter().map(Child::numbers).enumerate() {
                if child.disproof < numbers.proof {
                    next_best = numbers.proof;
                    numbers.proof = child.disproof;
                    best = Some(index);
                } else {
                    next_best = next_best.min(child.disproof);
                }
                numbers.disproof = numbers.disproof.saturating_add(child.proof).min(ProofNumbers::INFINITE - 1);
            }
            if numbers.proof == 0 {
                numbers.disproof = ProofNumbers::INFINITE;
            }
            let Some(child) = best.filter(|_| !numbers.reach(limits)).map(|index| &mut children[index]) else {
                return Some(numbers);
            };
            let others = numbers.disproof - child.numbers().proof;
            let proof = match limits.disproof {
                ProofNumbers::INFINITE => ProofNumbers::INFINITE,
                disproof => disproof - others,
            };
            let disproof = limits.proof.min(next_best.saturating_add(1 + next_best / EXCESS));
            let limits = ProofNumbers { proof, disproof };
            child.numbers = Some(self.search(child.stones, child.key, empty, goal, limits)?);
        }
    }

    /// Sets the numbers of the positions after all moves: those in the table, or else one for a proof, and one for each
    /// reply that has to be refuted. Stops once the goal is known to be denied in one of them.
    fn initialize(&mut self, children: &mut [Child], goal: ProofGoal) -> Option<()> {
        // All lookups first, so that their cache misses overlap.
        for child in children.iter_mut() {
            child.numbers = self.table.get(child.key);
        }
        if children.iter().any(|child| child.numbers == Some(ProofNumbers::DENIED)) {
            return Some(());
        }
        for child in children.iter_mut().filter(|child| child.numbers.is_none()) {
            self.leaves.spend(1)?;
            let replies = safe_moves(child.stones).unsigned_abs();
            let numbers = match goal {
                ProofGoal::Win if replies == 0 => ProofNumbers::DENIED,
                _ => ProofNumbers { proof: 1, disproof: replies.max(1) },
            };
            self.table.put(child.key, numbers, 0);
            child.numbers = Some(numbers);
            if numbers == ProofNumbers::DENIED {
                break;
            }
        }
        Some(())
    }
}

impl Child {
    fn new(stones: [StoneSet; 2], goal: ProofGoal) -> Self {
        Self { stones, key: ProofKey::of(stones, goal), numbers: None }
    }

    /// Returns the numbers, infinite if unknown. `initialize` leaves numbers unknown only beside a denied child, which
    /// decides the result.
    fn numbers(&self) -> ProofNumbers {
        self.numbers.unwrap_or(ProofNumbers::UNLIMITED)
    }
}
