//! The time of the computer's replies in puzzles.

use std::io;

use cpu_time::ThreadTime;
use fivefold_engine::game::{Side, Status, Verdict};
use fivefold_engine::games::{self, GameState, played};
use fivefold_engine::puzzles::{self, Claim, Puzzle, PuzzleGrade};

use super::quantile;

/// The number of wrong moves of each puzzle.
const WRONG_MOVES: usize = 12;

/// The node budget for checking a reply to a wrong move.
const CHECKED_NODES: u64 = 4_000_000;

/// Milliseconds of processor time, and the number of the puzzle.
type Reply = (f64, u32);

/// Prints the time to grade the next right move and to find the reply to it, and to refute some wrong moves; then the wrong
/// moves whose reply does not refute them.
pub fn measure(only: Option<&str>) -> io::Result<()> {
    println!(
        "| game | moves | number | median ms | 99 of 100 within | longest | puzzle |\n|---|---|---|---|---|---|---|"
    );
    for game in games::all().iter().filter(|game| only.is_none_or(|id| id == game.id())) {
        let (mut right, mut wrong) = (Vec::new(), Vec::new());
        for puzzle in puzzles::pool(*game).map_err(io::Error::other)?.puzzles() {
            let state = puzzle.position().map_err(io::Error::other)?;
            replies(puzzle, &*state, &mut right)?;
            refutations(puzzle, &*state, &mut wrong)?;
        }
        print(game.id(), "right", &mut right)?;
        print(game.id(), "wrong", &mut wrong)?;
    }
    Ok(())
}

/// Plays the first right moves to the end of the puzzle.
fn replies(puzzle: &Puzzle, start: &dyn GameState, times: &mut Vec<Reply>) -> io::Result<()> {
    let solutions = puzzle.solutions().map_err(io::Error::other)?;
    let (mut state, mut claim, mut next) = (start.copy(), puzzle.claim(), solutions.first().map(|mv| (*mv, None)));
    for _ in 1..puzzle.length() {
        let Some((mv, proof)) = next else { break };
        let watch = ThreadTime::now();
        let after = played(&*state, mv);
        let Some(left) = puzzles::claim_after(claim, proof) else { break };
        let Some(reply) = puzzles::defense(&*after, left) else { break };
        (state, claim) = (played(&*after, reply), left);
        let graded = puzzles::graded(&*state, claim).unwrap_or_default();
        times.push((watch.elapsed().as_secs_f64() * 1_000.0, puzzle.number()));
        let right = graded.into_iter().find(|graded| graded.grade == PuzzleGrade::Right);
        next = right.map(|graded| (graded.mv, graded.proof));
    }
    Ok(())
}

/// Plays some wrong moves, evenly spread.
fn refutations(puzzle: &Puzzle, state: &dyn GameState, times: &mut Vec<Reply>) -> io::Result<()> {
    let solutions = puzzle.solutions().map_err(io::Error::other)?;
    let mut wrong = state.moves();
    wrong.retain(|mv| !solutions.contains(mv));
    let step = (wrong.len() / WRONG_MOVES).max(1);
    for mv in wrong.into_iter().step_by(step) {
        let watch = ThreadTime::now();
        let after = played(state, mv);
        let reply = puzzles::refutation(&*after, puzzle.claim()).first().map(|reply| played(&*after, *reply));
        times.push((watch.elapsed().as_secs_f64() * 1_000.0, puzzle.number()));
        let (claim, claimant) = (puzzle.claim(), state.status().side());
        let is_refuted = |reply: &dyn GameState| refutes(reply, claim, claimant);
        if is_refuted(&*reply.unwrap_or_else(|| after.copy())) != Some(true) {
            let can_be = after.moves().into_iter().any(|reply| is_refuted(&*played(&*after, reply)) == Some(true));
            let found = if can_be { "not refuted" } else { "no refutation found" };
            println!("puzzle {}, {claim:?}, {}: {found}", puzzle.id(), state.move_text(mv));
        }
    }
    Ok(())
}

/// Returns whether a claim cannot be kept any more in the position after a reply to a wrong move, and a win that was claimed
/// for the first move is not possible either; `None` if the node budget is exceeded.
fn refutes(state: &dyn GameState, claim: Claim, claimant: Option<Side>) -> Option<bool> {
    if let Status::Ended(ending) = state.status() {
        let winner = ending.outcome.winner();
        return Some(if claim == Claim::Save { winner == claimant.map(Side::other) } else { winner != claimant });
    }
    if state.status().side() != claimant {
        return Some(false);
    }
    let verdicts = |within| {
        let proofs = state.forced(within, CHECKED_NODES)?;
        Some(proofs.into_iter().map(|(_, proof)| proof.map(|proof| proof.verdict)).collect::<Vec<_>>())
    };
    match claim {
        Claim::WinIn(1) => Some(!verdicts(1)?.contains(&Some(Verdict::Win))),
        Claim::WinIn(moves) => Some(!verdicts(2 * moves - 3)?.contains(&Some(Verdict::Win))),
        Claim::Prevent(moves) => Some(verdicts(2 * moves - 2)?.iter().all(|verdict| *verdict == Some(Verdict::Loss))),
        Claim::OnlyWin | Claim::Save => {
            let best = state.solve(CHECKED_NODES, &|| false)?.proof.verdict;
            Some(if claim == Claim::Save { best == Verdict::Loss } else { best != Verdict::Win })
        }
    }
}

fn print(game: &str, moves: &str, times: &mut [Reply]) -> io::Result<()> {
    let [median, most, (longest, puzzle)] = [quantile(times, 50)?, quantile(times, 99)?, quantile(times, 100)?];
    let (count, median, most) = (times.len(), median.0, most.0);
    println!("| {game} | {moves} | {count} | {median:.1} | {most:.1} | {longest:.1} | {puzzle} |");
    Ok(())
}
