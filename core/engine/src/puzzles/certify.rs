use std::collections::HashSet;

use serde_json::Value;

use super::{Claim, Puzzle, PuzzleDraft, PuzzleGrade, claim_after, defense, graded};
use crate::{
    game::{Exact, Move, Outcome, Proof, Verdict},
    games::{Game, GameState, MoveCode, played},
};

/// The minimum number of moves before a puzzle: earlier positions are openings.
pub const FIRST_MOVES: usize = 6;

/// The minimum number of legal moves of a puzzle.
const LEAST_MOVES: usize = 4;

/// The node limit of the search for forced wins, so that a phone can verify the puzzle.
const NODES: u64 = 100_000;

/// The node limit for wins that are one move further away.
const NODES_FURTHER: u64 = 60_000;

/// The maximum number of moves of a win.
const MOST_COUNTED: u16 = 4;

/// The node limit of a solver.
const SOLVER_NODES: u64 = 150_000;

/// The number of moves of a puzzle without a forced end.
const LONGEST: u16 = 3;

/// Finds and proves the claims of positions.
#[derive(Clone, Copy, Debug)]
pub struct Certifier {
    /// The number of moves of both sides within which forced wins are searched.
    pub within: u16,
    /// The maximum number of correct first moves of a puzzle with a win in a number of moves.
    pub answers: usize,
}

impl Default for Certifier {
    /// Requires one correct move, and wins of at most three moves.
    fn default() -> Self {
        Self { within: 3, answers: 1 }
    }
}

impl Certifier {
    /// Returns the puzzle of the position after these moves of a game, with the number 0 and without a rating; `None`
    /// if it is an opening, no claim is proven within the node limits, or too many moves keep it.
    #[must_use]
    pub fn puzzle(self, game: &'static dyn Game, options: &Value, moves: &[Move]) -> Option<Puzzle> {
        if moves.len() < FIRST_MOVES {
            return None;
        }
        let mut state = game.open(options).ok()?;
        let mut history = String::new();
        for mv in moves {
            history += &MoveCode::of(&*state).write(*mv);
            state = played(&*state, *mv);
        }
        let claim = self.claim(&*state, |_| true)?;
        let draft = self.draft(&*state, claim)?;
        Some(Puzzle::new(game, options.clone(), history, &*state, &draft))
    }

    /// Returns the claim that holds in a position. A solver that counts moves is used first because it is faster; a
    /// win one move further away than [`Certifier::within`] is searched for if it is wanted.
    #[must_use]
    pub fn claim(self, state: &dyn GameState, is_wanted: impl Fn(Claim) -> bool) -> Option<Claim> {
        if state.moves().len() < LEAST_MOVES {
            return None;
        }
        let exact = state.solve(SOLVER_NODES, &|| false);
        if let Some(Exact { proof: Proof { verdict, moves }, .. }) = &exact {
            let own = moves.map(|moves| moves / 2 + 1);
            match verdict {
                Verdict::Win if own.is_some_and(|own| own <= MOST_COUNTED) => return own.map(Claim::WinIn),
                Verdict::Win => return Some(Claim::OnlyWin),
                Verdict::Draw => return Some(Claim::Save),
                Verdict::Loss => {}
            }
        }
        let forced = state.forced(self.within, NODES)?;
        if let Some(moves) = moves_of(&forced, Verdict::Win).min() {
            return Some(Claim::WinIn(moves / 2 + 1));
        }
        let further = Claim::WinIn(self.within / 2 + 2);
        if exact.is_none() && is_wanted(further) {
            let forced = state.forced(self.within + 2, NODES_FURTHER).unwrap_or_default();
            if moves_of(&forced, Verdict::Win).next().is_some() {
                return Some(further);
            }
        }
        // The minimum number of opposing moves after which only one answer is left.
        let prevents = |moves: u16| {
            let lost = moves_of(&forced, Verdict::Loss).filter(|lost| *lost <= 2 * moves).count();
            lost < forced.len() && forced.len() - lost <= self.answers
        };
        [1, 2].into_iter().find(|moves| prevents(*moves)).map(Claim::Prevent)
    }

    /// Returns the answers to a claim; `None` if it cannot be proven, or too many moves keep it.
    #[must_use]
    pub fn draft(self, state: &dyn GameState, claim: Claim) -> Option<PuzzleDraft> {
        let all = graded(state, claim)?;
        let marked = |grade| -> Vec<Move> { all.iter().filter(|one| one.grade == grade).map(|one| one.mv).collect() };
        let (right, longer) = (marked(PuzzleGrade::Right), marked(PuzzleGrade::Longer));
        let positions: HashSet<u64> = right.iter().map(|mv| played(state, *mv).key()).collect();
        let most = if matches!(claim, Claim::WinIn(_)) { self.answers } else { 1 };
        let is_a_question = positions.len() <= most && 3 * right.len() <= all.len();
        is_a_question.then(|| PuzzleDraft { claim, length: length(state, claim, right[0]), right, longer })
    }
}

/// Returns the number of moves to find: all moves to the end of the game if the claim counts them, else as many moves
/// as require a decision, up to a limit.
fn length(state: &dyn GameState, claim: Claim, right: Move) -> u16 {
    match claim {
        Claim::WinIn(moves) => moves,
        Claim::Prevent(_) => 1,
        Claim::OnlyWin | Claim::Save => {
            let (mut state, mut mv, mut length) = (state.copy(), right, 1);
            while length < LONGEST {
                let after = played(&*state, mv);
                let Some(claim) = claim_after(claim, None) else { break };
                let Some(reply) = defense(&*after, claim) else { break };
                state = played(&*after, reply);
                if state.status().is_over() || is_won(&*state) {
                    break;
                }
                let Some(graded) = graded(&*state, claim) else { break };
                if graded.iter().all(|graded| graded.grade == PuzzleGrade::Right) {
                    break;
                }
                let Some(next) = graded.iter().find(|graded| graded.grade == PuzzleGrade::Right) else { break };
                mv = next.mv;
                length += 1;
            }
            length
        }
    }
}

/// Returns the lengths of the moves with this verdict.
fn moves_of(forced: &[(Move, Option<Proof>)], verdict: Verdict) -> impl Iterator<Item = u16> {
    let proofs = forced.iter().filter_map(|(_, proof)| *proof);
    proofs.filter(move |proof| proof.verdict == verdict).filter_map(|proof| proof.moves)
}

fn is_won(state: &dyn GameState) -> bool {
    state.status().ending().is_some_and(|ending| matches!(ending.outcome, Outcome::Win(_)))
}
