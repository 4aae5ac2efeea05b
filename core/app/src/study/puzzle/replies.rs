//! Grades of moves and replies to them.
//!
//! While the puzzle is shown, a thread proves ahead what the right moves will need, because a solver can take half a second
//! for a reply. What is not proven yet is proven when it is needed; the result is the same.

use std::{
    collections::HashMap,
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    thread,
};

use super::{super::super::board::Board, Puzzle, PuzzleStage};
use fivefold_engine::{
    game::Move,
    games::{GameState, played},
    puzzles::{self, Claim, Graded, PuzzleGrade},
};

/// The proofs of positions of a puzzle, shared with the thread. The thread ends after its current proof once these are
/// dropped.
#[derive(Default)]
pub struct Proofs {
    known: Arc<Mutex<Known>>,
    /// Whether the puzzle is shown; otherwise no thread runs.
    pub is_shown: bool,
}

/// The graded moves and the best defenses of positions with true claims.
#[derive(Default)]
struct Known {
    graded: HashMap<(u64, Claim), Vec<Graded>>,
    defenses: HashMap<(u64, Claim), Option<Move>>,
}

/// The position in which a move is to be found.
struct OpenPosition {
    state: Box<dyn GameState>,
    claim: Claim,
    /// The right moves, if known.
    solutions: Option<Vec<Move>>,
    /// Whether a right move is replied to.
    has_reply: bool,
}

impl Proofs {
    /// Returns the proofs of the next puzzle: none so far.
    pub fn cleared(&self) -> Self {
        Self { is_shown: self.is_shown, ..Self::default() }
    }

    /// Returns every legal move with its grade; none if the node budget is exceeded.
    pub fn graded(&self, state: &dyn GameState, claim: Claim) -> Vec<Graded> {
        graded(&self.known, state, claim)
    }

    /// Returns the best defense against a claim.
    pub fn defense(&self, state: &dyn GameState, claim: Claim) -> Option<Move> {
        defense(&self.known, state, claim)
    }

    /// Starts a thread for this position; that of an earlier position ends.
    fn find_ahead(&mut self, open: OpenPosition) {
        self.stop();
        let known = Arc::downgrade(&self.known);
        // Without a thread, everything is proven when it is needed.
        drop(thread::Builder::new().name("fivefold-replies".to_owned()).spawn(move || find(&known, open)));
    }

    /// Ends the thread after its current proof, and keeps what it has found.
    fn stop(&mut self) {
        let known = mem::take(&mut *lock(&self.known));
        self.known = Arc::new(Mutex::new(known));
    }
}

fn lock(known: &Mutex<Known>) -> MutexGuard<'_, Known> {
    known.lock().unwrap_or_else(PoisonError::into_inner)
}

fn graded(known: &Mutex<Known>, state: &dyn GameState, claim: Claim) -> Vec<Graded> {
    let position = (state.key(), claim);
    let found = lock(known).graded.get(&position).cloned();
    found.unwrap_or_else(|| {
        let found = puzzles::graded(state, claim).unwrap_or_default();
        lock(known).graded.insert(position, found.clone());
        found
    })
}

fn defense(known: &Mutex<Known>, state: &dyn GameState, claim: Claim) -> Option<Move> {
    let position = (state.key(), claim);
    let found = lock(known).defenses.get(&position).copied();
    found.unwrap_or_else(|| {
        let found = puzzles::defense(state, claim);
        lock(known).defenses.insert(position, found);
        found
    })
}

/// Proves the reply to each right move and the moves after it; returns `None` if the owner of the proofs is gone.
fn find(known: &Weak<Mutex<Known>>, open: OpenPosition) -> Option<()> {
    let OpenPosition { state, claim, solutions, has_reply } = open;
    let right: Vec<(Move, Option<Claim>)> = if let Some(moves) = solutions {
        moves.into_iter().map(|mv| (mv, puzzles::claim_after(claim, None))).collect()
    } else {
        let graded = graded(&*known.upgrade()?, &*state, claim);
        let right = graded.into_iter().filter(|graded| graded.grade == PuzzleGrade::Right);
        right.map(|graded| (graded.mv, puzzles::claim_after(claim, graded.proof))).collect()
    };
    for (mv, left) in right.into_iter().filter(|_| has_reply) {
        let after = played(&*state, mv);
        let Some(left) = left.filter(|_| !after.status().is_over()) else { continue };
        let Some(reply) = defense(&*known.upgrade()?, &*after, left) else { continue };
        let next = played(&*after, reply);
        if left.moves().is_none() && !next.status().is_over() {
            graded(&*known.upgrade()?, &*next, left);
        }
    }
    Some(())
}

impl Puzzle {
    /// While the puzzle is shown and a move is to be found, proves the replies to the right ones on a thread.
    pub(super) fn find_ahead(&mut self, board: &Board) {
        if !self.proofs.is_shown {
            self.proofs.stop();
        } else if matches!(self.stage, PuzzleStage::Open(_)) {
            let mut state = board.session.state().copy();
            while !state.under_way().is_empty() {
                state.take_back();
            }
            let solutions = (self.found == 0).then(|| self.task.solutions().unwrap_or_default());
            let has_reply = self.found + 1 < self.task.length();
            self.proofs.find_ahead(OpenPosition { state, claim: self.claim, solutions, has_reply });
        }
    }

    /// Returns the right moves in the current position.
    pub(super) fn answers(&self, board: &Board) -> Vec<Move> {
        if self.found == 0 {
            return self.task.solutions().unwrap_or_default();
        }
        let graded = self.proofs.graded(board.session.state(), self.claim);
        graded.into_iter().filter(|graded| graded.grade == PuzzleGrade::Right).map(|graded| graded.mv).collect()
    }

    /// Grades a move; returns its grade and the claim that remains after it.
    pub(super) fn grade(&self, board: &Board, mv: Move) -> (PuzzleGrade, Option<Claim>) {
        let mut before = board.session.state().copy();
        for _ in mv.actions() {
            before.take_back();
        }
        let is_longer = || self.task.longer().is_ok_and(|longer| longer.contains(&mv));
        let grade = match self.found {
            0 if self.task.solutions().is_ok_and(|solutions| solutions.contains(&mv)) => PuzzleGrade::Right,
            0 if is_longer() => PuzzleGrade::Longer,
            0 => return (PuzzleGrade::Wrong, None),
            _ => PuzzleGrade::Right,
        };
        if self.found == 0 && grade == PuzzleGrade::Right {
            return (grade, puzzles::claim_after(self.claim, None));
        }
        let graded = self.proofs.graded(&*before, self.claim);
        let Some(graded) = graded.into_iter().find(|graded| graded.mv == mv) else { return (PuzzleGrade::Wrong, None) };
        (graded.grade, puzzles::claim_after(self.claim, graded.proof))
    }

    /// Plays the best defense against the remaining claim; returns whether another move is to be found after it. A
    /// puzzle whose claim counts no moves ends early if any move would do.
    pub(super) fn reply(&mut self, board: &mut Board, left: Option<Claim>, is_longer: bool) -> bool {
        let is_over = board.session.conclusion().is_some();
        let goes_on = left.filter(|_| !is_over && (self.found < self.task.length() || is_longer));
        let reply = goes_on.and_then(|claim| self.proofs.defense(board.session.state(), claim));
        let (Some(claim), Some(reply)) = (goes_on, reply) else { return false };
        let text = board.session.state().move_text(reply);
        board.answer(&text);
        if board.session.conclusion().is_some() {
            return false;
        }
        if claim.moves().is_none() {
            let graded = self.proofs.graded(board.session.state(), claim);
            if graded.iter().all(|graded| graded.grade == PuzzleGrade::Right) {
                return false;
            }
        }
        (self.claim, self.at, self.hints) = (claim, board.session.at(), 0);
        true
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Returns the first position of a puzzle with a reply.
    fn open_position() -> OpenPosition {
        let game = fivefold_engine::games::find("connect-four").expect("a game");
        let puzzles = puzzles::pool(game).expect("a pool").puzzles();
        let puzzle = puzzles.iter().find(|puzzle| puzzle.length() > 1).expect("a longer puzzle");
        let state = puzzle.session().expect("a position").state().copy();
        OpenPosition { state, claim: puzzle.claim(), solutions: puzzle.solutions().ok(), has_reply: true }
    }

    fn defenses(proofs: &Proofs) -> HashMap<(u64, Claim), Option<Move>> {
        lock(&proofs.known).defenses.clone()
    }

    #[test]
    fn thread_finds_reply_ahead() {
        let (mut proofs, known) = (Proofs::default(), open_position());
        let mv = known.solutions.as_ref().expect("right moves")[0];
        let after = played(&*known.state, mv);
        let left = puzzles::claim_after(known.claim, None).expect("a longer puzzle");
        proofs.find_ahead(open_position());
        while defenses(&proofs).is_empty() {
            thread::sleep(Duration::from_millis(1));
        }
        assert_eq!(defenses(&proofs).get(&(after.key(), left)), Some(&puzzles::defense(&*after, left)));
    }

    #[test]
    fn position_without_owner_is_given_up() {
        let mut owner = Proofs::default();
        let known = Arc::downgrade(&owner.known);
        assert_eq!(find(&known, open_position()), Some(()));
        assert!(!defenses(&owner).is_empty());
        owner.stop();
        assert!(!defenses(&owner).is_empty(), "what was found is kept");
        assert_eq!(find(&known, open_position()), None);
    }
}
