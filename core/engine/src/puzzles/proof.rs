use super::Claim;
use crate::{
    game::{Move, Proof, Status, Verdict},
    games::{GameState, played},
};

/// So many positions may be looked at for one question of what is forced: what a puzzle asks takes a small part of it.
pub const FORCED_NODES: u64 = 4_000_000;

/// So many for the question whether a move wins, but later: it is not worth more time.
const LONGER_NODES: u64 = 100_000;

/// So many positions a game's own solver may look at: some ten milliseconds.
pub const SOLVER_NODES: u64 = 200_000;

/// Of how many equally good defences it is found out how hard they are to meet.
const MOST_DEFENCES: usize = 12;

/// What a move is worth in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It keeps the claim.
    Right,
    /// It wins too, but later than the claim says.
    Longer,
    /// It gives the claim away.
    Wrong,
}

/// A move and what is proven of it, if anything is.
type Proven = (Move, Option<Proof>);

/// A move and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graded {
    /// The whole move.
    pub mv: Move,
    /// What it is worth.
    pub mark: Mark,
    /// What is proven of it, for the side that makes it.
    pub proof: Option<Proof>,
}

/// Every legal move of a position of which a claim is true, in the order of the rules; `None` if it is too much to look
/// at, or the claim is not true.
#[must_use]
pub fn graded(state: &dyn GameState, claim: Claim) -> Option<Vec<Graded>> {
    type Marking = fn(Claim, Option<Proof>) -> Mark;
    let (proofs, mark): (Vec<Proven>, Marking) = match claim {
        Claim::WinIn(moves) => {
            let within = 2 * moves - 1;
            let proofs = state.forced(within + 2, LONGER_NODES).or_else(|| state.forced(within, FORCED_NODES))?;
            (proofs, of_win)
        }
        Claim::Prevent(moves) => (state.forced(2 * moves, FORCED_NODES)?, of_prevention),
        Claim::OnlyWin | Claim::Save => {
            let exact = state.solve_within(SOLVER_NODES)?;
            let of = |mv| exact.moves.iter().find(|(other, _)| *other == mv).map(|(_, proof)| *proof);
            (state.moves().into_iter().map(|mv| (mv, of(mv))).collect(), of_value)
        }
    };
    let graded: Vec<Graded> =
        proofs.into_iter().map(|(mv, proof)| Graded { mv, mark: mark(claim, proof), proof }).collect();
    graded.iter().any(|graded| graded.mark == Mark::Right).then_some(graded)
}

fn of_win(claim: Claim, proof: Option<Proof>) -> Mark {
    match proof {
        Some(Proof { verdict: Verdict::Win, moves }) if moves <= claim.moves() => Mark::Right,
        Some(Proof { verdict: Verdict::Win, .. }) => Mark::Longer,
        _ => Mark::Wrong,
    }
}

fn of_prevention(_: Claim, proof: Option<Proof>) -> Mark {
    if proof.is_some_and(|proof| proof.verdict == Verdict::Loss) { Mark::Wrong } else { Mark::Right }
}

fn of_value(claim: Claim, proof: Option<Proof>) -> Mark {
    if proof.map(|proof| proof.verdict) >= claim.verdict() { Mark::Right } else { Mark::Wrong }
}

/// What is left of a claim after a move of the side it is about; nothing once that move has fulfilled it.
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

/// The opponent's best defence in a position in which the claim is about its opponent: what loses last, and of that
/// what leaves the fewest right answers. `None` if the game is over or it is too much to look at.
#[must_use]
pub fn defence(state: &dyn GameState, claim: Claim) -> Option<Move> {
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
            let exact = state.solve_within(SOLVER_NODES)?;
            let best = exact.proof.verdict;
            let kept = exact.moves.into_iter().filter(|(_, proof)| proof.verdict == best);
            kept.map(|(mv, proof)| (length(Some(proof)), mv)).collect()
        }
    };
    let longest = answers.iter().map(|(length, _)| *length).max()?;
    answers.retain(|(length, _)| *length == longest);
    answers.truncate(MOST_DEFENCES);
    let right_answers = |mv: Move| {
        let after = played(state, mv);
        let graded = graded(&*after, claim).unwrap_or_default();
        graded.iter().filter(|graded| graded.mark == Mark::Right).count()
    };
    answers.into_iter().map(|(_, mv)| mv).min_by_key(|mv| right_answers(*mv))
}

/// After how many moves a lost game ends; one that does not end soon, or of which that is not known, is the longest.
fn length(proof: Option<Proof>) -> u16 {
    proof.filter(|proof| proof.verdict != Verdict::Win).and_then(|proof| proof.moves).unwrap_or(u16::MAX)
}

/// What is wrong with a move that gave the claim away: the moves that follow with best play, the opponent's first, to
/// the end of the game if that is near. `state` is the position after the wrong move, the claim that of the position
/// before it.
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
        // Once the opponent does not win by force, its answer has said everything.
        let is_near = matches!(state.status(), Status::Ended(_)) || wins_soon(&*state, opponent, MOST);
        if !is_near {
            break;
        }
    }
    moves
}

/// Whether the opponent of the solver wins by force, with so many moves at most, whoever is to move.
fn wins_soon(state: &dyn GameState, opponent_to_move: bool, within: u16) -> bool {
    let Some(proofs) = state.forced(within, LONGER_NODES) else { return false };
    let is = |verdict| move |(_, proof): &(Move, Option<Proof>)| proof.is_some_and(|proof| proof.verdict == verdict);
    if opponent_to_move {
        proofs.iter().any(is(Verdict::Win))
    } else {
        !proofs.is_empty() && proofs.iter().all(is(Verdict::Loss))
    }
}

/// The move that shows best what was wrong: for the opponent the quickest win, else what refutes the claim; for the
/// solver what resists longest.
fn answer(state: &dyn GameState, claim: Claim, opponent: bool) -> Option<Move> {
    let within = claim.moves().unwrap_or(5);
    let forced = (1..=within).rev().find_map(|within| state.forced(within, LONGER_NODES))?;
    let lasts = |(_, proof): &&(Move, Option<Proof>)| length(*proof);
    if !opponent {
        return forced.iter().max_by_key(lasts).map(|(mv, _)| *mv);
    }
    let win = forced.iter().filter_map(|(mv, proof)| proof.map(|proof| (*mv, proof)));
    let win = win.filter(|(_, proof)| proof.verdict == Verdict::Win).min_by_key(|(_, proof)| proof.moves);
    let exact = || state.solve_within(SOLVER_NODES).and_then(|exact| exact.moves.first().map(|(mv, _)| *mv));
    win.map(|(mv, _)| mv).or_else(exact).or_else(|| forced.iter().max_by_key(lasts).map(|(mv, _)| *mv))
}
