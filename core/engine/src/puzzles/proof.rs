use super::Claim;
use crate::{
    game::{Move, Proof, Status, Verdict},
    games::{GameState, played},
};

/// The node budget of a forced-line search; a puzzle needs a small part of it.
pub const FORCED_NODES: u64 = 4_000_000;

/// The node budget for finding wins longer than claimed.
const LONGER_NODES: u64 = 100_000;

/// The node budget of each search for a refutation; where it is too small, the search is repeated for fewer moves.
const REFUTED_NODES: u64 = 100_000;

/// The node budget of a game's own solver: ten milliseconds in Connect Four, half a second in Pentago Twist.
pub const SOLVER_NODES: u64 = 200_000;

/// The node budget of a game's own solver for a refutation of a move that gives a value away. The position after such a move
/// can be harder to solve than the puzzle's.
const REFUTED_VALUE_NODES: u64 = 4_000_000;

/// The maximum number of equally long defenses compared by difficulty, and the node budget of each.
const MOST_DEFENSES: usize = 12;
const COMPARED_NODES: u64 = 10_000;

/// The grade of a move in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleGrade {
    /// The move keeps the claim.
    Right,
    /// The move wins, but later than claimed.
    Longer,
    /// The move gives the claim away.
    Wrong,
}

/// A move and its proof, if any.
type ProvenMove = (Move, Option<Proof>);

/// A move and its grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graded {
    /// The complete move.
    pub mv: Move,
    /// The grade.
    pub grade: PuzzleGrade,
    /// The proof, for the side that plays the move.
    pub proof: Option<Proof>,
}

/// Grades every legal move of a position with a true claim, in the order of the rules. Returns `None` if the node
/// budget is exceeded or the claim is false.
#[must_use]
pub fn graded(state: &dyn GameState, claim: Claim) -> Option<Vec<Graded>> {
    type Marking = fn(Claim, Option<Proof>) -> PuzzleGrade;
    let (proofs, grade): (Vec<ProvenMove>, Marking) = match claim {
        Claim::WinIn(moves) => {
            let within = 2 * moves - 1;
            let proofs = state.forced(within + 2, LONGER_NODES).or_else(|| state.forced(within, FORCED_NODES))?;
            (proofs, of_win)
        }
        Claim::Prevent(moves) => (state.forced(2 * moves, FORCED_NODES)?, of_prevention),
        Claim::OnlyWin | Claim::Save => {
            let exact = state.solve(SOLVER_NODES, &|| false)?;
            let of = |mv| exact.moves.iter().find(|(other, _)| *other == mv).map(|(_, proof)| *proof);
            (state.moves().into_iter().map(|mv| (mv, of(mv))).collect(), of_value)
        }
    };
    let graded: Vec<Graded> =
        proofs.into_iter().map(|(mv, proof)| Graded { mv, grade: grade(claim, proof), proof }).collect();
    graded.iter().any(|graded| graded.grade == PuzzleGrade::Right).then_some(graded)
}

fn of_win(claim: Claim, proof: Option<Proof>) -> PuzzleGrade {
    match proof {
        Some(Proof { verdict: Verdict::Win, moves }) if moves <= claim.moves() => PuzzleGrade::Right,
        Some(Proof { verdict: Verdict::Win, .. }) => PuzzleGrade::Longer,
        _ => PuzzleGrade::Wrong,
    }
}

fn of_prevention(_: Claim, proof: Option<Proof>) -> PuzzleGrade {
    if proof.is_some_and(|proof| proof.verdict == Verdict::Loss) { PuzzleGrade::Wrong } else { PuzzleGrade::Right }
}

fn of_value(claim: Claim, proof: Option<Proof>) -> PuzzleGrade {
    if proof.map(|proof| proof.verdict) >= claim.verdict() { PuzzleGrade::Right } else { PuzzleGrade::Wrong }
}

/// Returns the remaining claim after a move of the claiming side, or `None` once the claim is fulfilled.
#[must_use]
pub fn claim_after(claim: Claim, proof: Option<Proof>) -> Option<Claim> {
    match claim {
        Claim::OnlyWin | Claim::Save => Some(claim),
        Claim::Prevent(_) => None,
        Claim::WinIn(moves) => {
            // A longer win takes more moves than were claimed.
            let own = proof.and_then(|proof| proof.moves).map_or(moves, |moves| moves / 2 + 1);
            (own > 1).then(|| Claim::WinIn(own - 1))
        }
    }
}

/// Returns the opponent's best defense against the claim: the longest, and of those the one that leaves the fewest
/// right answers. Returns `None` if the game is over or the node budget is exceeded.
#[must_use]
pub fn defense(state: &dyn GameState, claim: Claim) -> Option<Move> {
    if state.status().is_over() {
        return None;
    }
    let mut answers: Vec<(u16, Move)> = match claim {
        Claim::WinIn(moves) => {
            let proofs = state.forced(2 * moves, FORCED_NODES)?;
            proofs.into_iter().map(|(mv, proof)| (length(proof), mv)).collect()
        }
        Claim::Prevent(_) => return None,
        Claim::OnlyWin | Claim::Save => {
            let exact = state.solve(SOLVER_NODES, &|| false)?;
            let best = exact.proof.verdict;
            let kept = exact.moves.into_iter().filter(|(_, proof)| proof.verdict == best);
            kept.map(|(mv, proof)| (length(Some(proof)), mv)).collect()
        }
    };
    let longest = answers.iter().map(|(length, _)| *length).max()?;
    answers.retain(|(length, _)| *length == longest);
    answers.truncate(MOST_DEFENSES);
    answers.into_iter().map(|(_, mv)| mv).min_by_key(|mv| right_answers(&*played(state, *mv), claim))
}

/// Returns the number of moves that keep the claim; the maximum if the node budget is exceeded. Wins later than claimed,
/// which take most of the time of [`graded`], are not looked for.
fn right_answers(state: &dyn GameState, claim: Claim) -> usize {
    let count = match claim {
        Claim::WinIn(moves) => state
            .forced(2 * moves - 1, COMPARED_NODES)
            .map(|proofs| proofs.iter().filter(|(_, proof)| of_win(claim, *proof) == PuzzleGrade::Right).count()),
        _ => state.solve(COMPARED_NODES, &|| false).map(|exact| {
            exact.moves.iter().filter(|(_, proof)| of_value(claim, Some(*proof)) == PuzzleGrade::Right).count()
        }),
    };
    count.unwrap_or(usize::MAX)
}

/// Returns the number of moves until a game that is not won ends; `u16::MAX` if unknown or a win.
fn length(proof: Option<Proof>) -> u16 {
    proof.filter(|proof| proof.verdict != Verdict::Win).and_then(|proof| proof.moves).unwrap_or(u16::MAX)
}

/// Returns the refutation of a wrong move: the best-play moves that follow, the opponent's first, to the end of the
/// game if near. `state` is the position after the wrong move, `claim` that of the position before it.
#[must_use]
pub fn refutation(state: &dyn GameState, claim: Claim) -> Vec<Move> {
    const MOST: u16 = 5;
    let mut moves = Vec::new();
    let mut state = state.copy();
    let mut opponent = true;
    while moves.len() < usize::from(MOST) && !state.status().is_over() {
        let Some(mv) = answer(&*state, claim, opponent) else { break };
        moves.push(mv);
        state = played(&*state, mv);
        opponent = !opponent;
        // Without a forced win of the opponent, its answer alone is the refutation.
        let is_near = matches!(state.status(), Status::Ended(_)) || wins_soon(&*state, opponent, MOST);
        if !is_near {
            break;
        }
    }
    moves
}

/// Returns whether the opponent of the solver wins by force within this many moves, regardless of the side to move.
fn wins_soon(state: &dyn GameState, opponent_to_move: bool, within: u16) -> bool {
    let Some(proofs) = state.forced(within, REFUTED_NODES) else { return false };
    let is = |verdict| move |(_, proof): &(Move, Option<Proof>)| proof.is_some_and(|proof| proof.verdict == verdict);
    if opponent_to_move {
        proofs.iter().any(is(Verdict::Win))
    } else {
        !proofs.is_empty() && proofs.iter().all(is(Verdict::Loss))
    }
}

/// Returns the most instructive reply: for the opponent the quickest win, otherwise a refutation of the claim; for the
/// solver the longest resistance.
fn answer(state: &dyn GameState, claim: Claim, opponent: bool) -> Option<Move> {
    // At least the solver's next move is looked at.
    let within = claim.moves().map_or(5, |moves| moves.max(2));
    let forced = (1..=within).rev().find_map(|within| state.forced(within, REFUTED_NODES))?;
    let lasts = |(_, proof): &&(Move, Option<Proof>)| length(*proof);
    if !opponent {
        return forced.iter().max_by_key(lasts).map(|(mv, _)| *mv);
    }
    let win = forced.iter().filter_map(|(mv, proof)| proof.map(|proof| (*mv, proof)));
    let win = win.filter(|(_, proof)| proof.verdict == Verdict::Win).min_by_key(|(_, proof)| proof.moves);
    let nodes = if claim.moves().is_none() { REFUTED_VALUE_NODES } else { SOLVER_NODES };
    let exact = || state.solve(nodes, &|| false).and_then(|exact| exact.moves.first().map(|(mv, _)| *mv));
    win.map(|(mv, _)| mv).or_else(exact).or_else(|| forced.iter().max_by_key(lasts).map(|(mv, _)| *mv))
}
