use super::Claim;
use crate::{
    game::{Proof, Status, Turn, Verdict},
    games::{GameState, played},
};

/// So many positions may be looked at for one question of what is forced: what a puzzle asks takes a small part of it.
pub const FORCED_NODES: u64 = 4_000_000;

/// So many for the question whether a turn wins, but later: it is not worth more time.
const LONGER_NODES: u64 = 100_000;

/// So many positions a game's own solver may look at: some ten milliseconds.
pub const SOLVER_NODES: u64 = 200_000;

/// Of how many equally good defences it is found out how hard they are to meet.
const MOST_DEFENCES: usize = 12;

/// What a turn is worth in a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It keeps the claim.
    Right,
    /// It wins too, but later than the claim says.
    Longer,
    /// It gives the claim away.
    Wrong,
}

/// A turn and what is proven of it, if anything is.
type Proven = (Turn, Option<Proof>);

/// A turn and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graded {
    /// The whole turn.
    pub turn: Turn,
    /// What it is worth.
    pub mark: Mark,
    /// What is proven of it, for the side that makes it.
    pub proof: Option<Proof>,
}

/// Every legal turn of a position of which a claim is true, in the order of the rules; `None` if it is too much to look
/// at, or the claim is not true.
#[must_use]
pub fn graded(state: &dyn GameState, claim: Claim) -> Option<Vec<Graded>> {
    type Marking = fn(Claim, Option<Proof>) -> Mark;
    let (proofs, mark): (Vec<Proven>, Marking) = match claim {
        Claim::WinIn(turns) => {
            let within = 2 * turns - 1;
            let proofs = state.forced(within + 2, LONGER_NODES).or_else(|| state.forced(within, FORCED_NODES))?;
            (proofs, of_win)
        }
        Claim::Prevent(turns) => (state.forced(2 * turns, FORCED_NODES)?, of_prevention),
        Claim::OnlyWin | Claim::Save => {
            let exact = state.solve_within(SOLVER_NODES)?;
            let of = |turn| exact.turns.iter().find(|(other, _)| *other == turn).map(|(_, proof)| *proof);
            (state.turns().into_iter().map(|turn| (turn, of(turn))).collect(), of_value)
        }
    };
    let graded: Vec<Graded> =
        proofs.into_iter().map(|(turn, proof)| Graded { turn, mark: mark(claim, proof), proof }).collect();
    graded.iter().any(|graded| graded.mark == Mark::Right).then_some(graded)
}

fn of_win(claim: Claim, proof: Option<Proof>) -> Mark {
    match proof {
        Some(Proof { verdict: Verdict::Win, turns }) if turns <= claim.turns() => Mark::Right,
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

/// What is left of a claim after a turn of the side it is about; nothing once that turn has fulfilled it.
#[must_use]
pub fn claim_after(claim: Claim, proof: Option<Proof>) -> Option<Claim> {
    match claim {
        Claim::OnlyWin | Claim::Save => Some(claim),
        Claim::Prevent(_) => None,
        Claim::WinIn(turns) => {
            // A longer win takes more turns than were claimed.
            let own = proof.and_then(|proof| proof.turns).map_or(turns, |turns| turns / 2 + 1);
            (own > 1).then(|| Claim::WinIn(own - 1))
        }
    }
}

/// The opponent's best defence in a position in which the claim is about its opponent: what loses last, and of that
/// what leaves the fewest right answers. `None` if the game is over or it is too much to look at.
#[must_use]
pub fn defence(state: &dyn GameState, claim: Claim) -> Option<Turn> {
    if state.status().is_over() {
        return None;
    }
    let mut answers: Vec<(u16, Turn)> = match claim {
        Claim::WinIn(turns) => {
            let proofs = state.forced(2 * turns, FORCED_NODES)?;
            proofs.into_iter().map(|(turn, proof)| (length(proof), turn)).collect()
        }
        Claim::Prevent(_) => return None,
        Claim::OnlyWin | Claim::Save => {
            let exact = state.solve_within(SOLVER_NODES)?;
            let best = exact.proof.verdict;
            let kept = exact.turns.into_iter().filter(|(_, proof)| proof.verdict == best);
            kept.map(|(turn, proof)| (length(Some(proof)), turn)).collect()
        }
    };
    let longest = answers.iter().map(|(length, _)| *length).max()?;
    answers.retain(|(length, _)| *length == longest);
    answers.truncate(MOST_DEFENCES);
    let right_answers = |turn: Turn| {
        let after = played(state, turn);
        let graded = graded(&*after, claim).unwrap_or_default();
        graded.iter().filter(|graded| graded.mark == Mark::Right).count()
    };
    answers.into_iter().map(|(_, turn)| turn).min_by_key(|turn| right_answers(*turn))
}

/// After how many turns a lost game ends; one that does not end soon, or of which that is not known, is the longest.
fn length(proof: Option<Proof>) -> u16 {
    proof.filter(|proof| proof.verdict != Verdict::Win).and_then(|proof| proof.turns).unwrap_or(u16::MAX)
}

/// What is wrong with a turn that gave the claim away: the turns that follow with best play, the opponent's first, to
/// the end of the game if that is near. `state` is the position after the wrong turn, the claim that of the position
/// before it.
#[must_use]
pub fn refutation(state: &dyn GameState, claim: Claim) -> Vec<Turn> {
    const MOST: u16 = 5;
    let mut turns = Vec::new();
    let mut state = state.copy();
    let mut opponent = true;
    while turns.len() < usize::from(MOST) && !state.status().is_over() {
        let Some(turn) = answer(&*state, claim, opponent) else { break };
        turns.push(turn);
        state = played(&*state, turn);
        opponent = !opponent;
        // Once the opponent does not win by force, its answer has said everything.
        let is_near = matches!(state.status(), Status::Ended(_)) || wins_soon(&*state, opponent, MOST);
        if !is_near {
            break;
        }
    }
    turns
}

/// Whether the opponent of the solver wins by force, with so many turns at most, whoever is to move.
fn wins_soon(state: &dyn GameState, opponent_to_move: bool, within: u16) -> bool {
    let Some(proofs) = state.forced(within, LONGER_NODES) else { return false };
    let is = |verdict| move |(_, proof): &(Turn, Option<Proof>)| proof.is_some_and(|proof| proof.verdict == verdict);
    if opponent_to_move {
        proofs.iter().any(is(Verdict::Win))
    } else {
        !proofs.is_empty() && proofs.iter().all(is(Verdict::Loss))
    }
}

/// The turn that shows best what was wrong: for the opponent the quickest win, else what refutes the claim; for the
/// solver what resists longest.
fn answer(state: &dyn GameState, claim: Claim, opponent: bool) -> Option<Turn> {
    let within = claim.turns().unwrap_or(5);
    let forced = (1..=within).rev().find_map(|within| state.forced(within, LONGER_NODES))?;
    let lasts = |(_, proof): &&(Turn, Option<Proof>)| length(*proof);
    if !opponent {
        return forced.iter().max_by_key(lasts).map(|(turn, _)| *turn);
    }
    let win = forced.iter().filter_map(|(turn, proof)| proof.map(|proof| (*turn, proof)));
    let win = win.filter(|(_, proof)| proof.verdict == Verdict::Win).min_by_key(|(_, proof)| proof.turns);
    let exact = || state.solve_within(SOLVER_NODES).and_then(|exact| exact.turns.first().map(|(turn, _)| *turn));
    win.map(|(turn, _)| turn).or_else(exact).or_else(|| forced.iter().max_by_key(lasts).map(|(turn, _)| *turn))
}
