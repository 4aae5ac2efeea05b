//! Grades of moves and replies to them.
//!
//! While the puzzle is shown, a thread proves ahead what each legal move will need, because a solver can take half a second
//! for a reply. What is not proven yet is proven when it is needed; the result is the same.

use std::{
    collections::HashMap,
    mem,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
    thread,
};

use super::{super::super::board::Board, Puzzle, PuzzleStage, Task};
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

/// The graded moves and the best defenses of positions with true claims, and the refutations in positions after wrong moves.
#[derive(Default)]
struct Known {
    graded: HashMap<(u64, Claim), Vec<Graded>>,
    defenses: HashMap<(u64, Claim), Option<Move>>,
    refutations: HashMap<(u64, Claim), Vec<Move>>,
}

/// The position in which a move is to be found.
struct OpenPosition {
    state: Box<dyn GameState>,
    /// The actions of the move under way, which are not in `state`.
    begun: Move,
    claim: Claim,
    /// The stored grades of the moves, if this is the puzzle's first position.
    stored: Option<StoredMoves>,
    /// Whether a right move is replied to.
    has_reply: bool,
}

/// The moves of a puzzle's first position that are not wrong.
struct StoredMoves {
    right: Vec<Move>,
    longer: Vec<Move>,
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

    /// Returns the refutation of a wrong move; `state` is the position after it.
    pub fn refutation(&self, state: &dyn GameState, claim: Claim) -> Vec<Move> {
        refutation(&self.known, state, claim)
    }

    /// Starts a thread for this position; that of an earlier position ends.
    fn find_ahead(&mut self, open: OpenPosition) {
        self.stop();
        let known = Arc::downgrade(&self.known);
        // Without a thread, everything is proven when it is needed.
        drop(thread::Builder::new().name("fivefold-replies".to_owned()).spawn(move || find(&known, &open)));
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

fn refutation(known: &Mutex<Known>, state: &dyn GameState, claim: Claim) -> Vec<Move> {
    let position = (state.key(), claim);
    let found = lock(known).refutations.get(&position).cloned();
    found.unwrap_or_else(|| {
        let found = puzzles::refutation(state, claim);
        lock(known).refutations.insert(position, found.clone());
        found
    })
}

/// Proves what the right moves will need, then those that win later, then the wrong ones; before all others those that go on
/// with the move under way. Returns `None` if the owner of the proofs is gone.
fn find(known: &Weak<Mutex<Known>>, open: &OpenPosition) -> Option<()> {
    let grades: Vec<(Move, PuzzleGrade)> = if let Some(stored) = &open.stored {
        open.state.moves().into_iter().map(|mv| (mv, stored.grade(mv))).collect()
    } else {
        let graded = graded(&*known.upgrade()?, &*open.state, open.claim);
        graded.into_iter().map(|graded| (graded.mv, graded.grade)).collect()
    };
    let (begun, others): (Vec<_>, Vec<_>) = grades.into_iter().partition(|(mv, _)| open.has_begun(*mv));
    for grades in [begun, others] {
        open.find_for(known, &grades)?;
    }
    Some(())
}

impl OpenPosition {
    /// Returns whether a move begins with the actions under way.
    fn has_begun(&self, mv: Move) -> bool {
        mv.actions().take(self.begun.len()).eq(self.begun.actions())
    }

    /// Proves what these moves will need; returns `None` if the owner of the proofs is gone.
    fn find_for(&self, known: &Weak<Mutex<Known>>, grades: &[(Move, PuzzleGrade)]) -> Option<()> {
        let moves_of = |wanted| grades.iter().filter(move |(_, grade)| *grade == wanted).map(|(mv, _)| *mv);
        for mv in moves_of(PuzzleGrade::Right).filter(|_| self.has_reply) {
            let is_stored = self.stored.is_some();
            let left = if is_stored { puzzles::claim_after(self.claim, None) } else { self.left(known, mv) };
            self.find_reply(known, mv, left)?;
        }
        for mv in moves_of(PuzzleGrade::Longer) {
            self.find_reply(known, mv, self.left(known, mv))?;
        }
        for mv in moves_of(PuzzleGrade::Wrong) {
            refutation(&*known.upgrade()?, &*played(&*self.state, mv), self.claim);
        }
        Some(())
    }

    /// Returns the claim that remains after a move, from its proof.
    fn left(&self, known: &Weak<Mutex<Known>>, mv: Move) -> Option<Claim> {
        let graded = graded(&*known.upgrade()?, &*self.state, self.claim);
        puzzles::claim_after(self.claim, graded.into_iter().find(|graded| graded.mv == mv)?.proof)
    }

    /// Proves the reply to a move that is not wrong, and the moves after it; returns `None` if the owner of the proofs is
    /// gone.
    fn find_reply(&self, known: &Weak<Mutex<Known>>, mv: Move, left: Option<Claim>) -> Option<()> {
        let after = played(&*self.state, mv);
        let Some(left) = left.filter(|_| !after.status().is_over()) else { return Some(()) };
        let Some(reply) = defense(&*known.upgrade()?, &*after, left) else { return Some(()) };
        let next = played(&*after, reply);
        if left.moves().is_none() && !next.status().is_over() {
            graded(&*known.upgrade()?, &*next, left);
        }
        Some(())
    }
}

impl StoredMoves {
    fn of(puzzle: &Task) -> Self {
        Self { right: puzzle.solutions().unwrap_or_default(), longer: puzzle.longer().unwrap_or_default() }
    }

    fn grade(&self, mv: Move) -> PuzzleGrade {
        if self.right.contains(&mv) {
            PuzzleGrade::Right
        } else if self.longer.contains(&mv) {
            PuzzleGrade::Longer
        } else {
            PuzzleGrade::Wrong
        }
    }
}

impl Puzzle {
    /// While the puzzle is shown and a move is to be found, proves what every move needs on a thread.
    pub(super) fn find_ahead(&mut self, board: &Board) {
        if !self.proofs.is_shown {
            self.proofs.stop();
        } else if matches!(self.stage, PuzzleStage::Open(_)) {
            self.proofs.find_ahead(self.open_position(board.session.state()));
        }
    }

    fn open_position(&self, state: &dyn GameState) -> OpenPosition {
        let (mut state, begun) = (state.copy(), state.under_way());
        while !state.under_way().is_empty() {
            state.take_back();
        }
        let stored = (self.found == 0).then(|| StoredMoves::of(&self.task));
        OpenPosition { state, begun, claim: self.claim, stored, has_reply: self.found + 1 < self.task.length() }
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
        if self.found == 0 {
            match StoredMoves::of(&self.task).grade(mv) {
                PuzzleGrade::Right => return (PuzzleGrade::Right, puzzles::claim_after(self.claim, None)),
                PuzzleGrade::Longer => {}
                PuzzleGrade::Wrong => return (PuzzleGrade::Wrong, None),
            }
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
    use std::{borrow::Cow, time::Duration};

    use super::*;
    use crate::{
        StudyEntry,
        dates::Day,
        study::{exercise::Exercise as _, puzzle::PuzzleSource},
        tests::fixture::TestApp,
    };
    use fivefold_engine::{
        games,
        session::{Session, Touched},
    };

    fn proofs_found(proofs: &Proofs) -> [usize; 3] {
        let known = lock(&proofs.known);
        [known.graded.len(), known.defenses.len(), known.refutations.len()]
    }

    /// Returns the first puzzle of every claim of a game that has a reply.
    fn examples() -> Vec<&'static Task> {
        let pools = games::all().iter().map(|game| puzzles::pool(*game).expect("a pool"));
        let mut found: Vec<&Task> = Vec::new();
        for puzzle in pools.flat_map(puzzles::Pool::puzzles).filter(|puzzle| puzzle.length() > 1) {
            let is_like = |other: &&Task| (other.game().id(), other.claim()) == (puzzle.game().id(), puzzle.claim());
            if !found.iter().any(is_like) {
                found.push(puzzle);
            }
        }
        found
    }

    fn new(task: &'static Task) -> (Session, Puzzle) {
        Puzzle::new(Cow::Borrowed(task), Day::default(), PuzzleSource::Pool).expect("a sound pool")
    }

    #[test]
    fn proofs_found_ahead_are_all_that_moves_need() {
        let mut fixture = TestApp::default();
        for task in examples() {
            let study = fixture.app.study(&StudyEntry::Numbered { puzzle: task.id() }).expect("a puzzle");
            let context = Arc::clone(&study.lock().board.context);
            let (session, puzzle) = new(task);
            let mut proofs = Proofs::default();
            find(&Arc::downgrade(&proofs.known), &puzzle.open_position(session.state()));
            let found = proofs_found(&proofs);
            for mv in session.legal_moves() {
                let (session, puzzle) = new(task);
                let (mut puzzle, mut board) =
                    (Puzzle { proofs, ..puzzle }, Board::new(Arc::clone(&context), session, false));
                let touched = board.play(&mv).expect("a legal move").1;
                let (Touched::Done { mv, .. } | Touched::MayFinish { mv, .. }) = touched else { panic!("{touched:?}") };
                puzzle.played(&mut board, &mv);
                proofs = puzzle.proofs;
                assert_eq!(proofs_found(&proofs), found, "{task:?} {mv:?}");
            }
        }
    }

    #[test]
    fn moves_that_go_on_with_the_one_under_way_are_first() {
        let game = games::find("pentago-twist").expect("a game");
        let (session, puzzle) = new(&puzzles::pool(game).expect("a pool").puzzles()[0]);
        let mut state = session.state().copy();
        let moves = state.moves();
        assert!(moves.iter().all(|mv| puzzle.open_position(&*state).has_begun(*mv)));
        state.play(moves[0].actions().next().expect("a stone")).expect("it is legal");
        let begun = puzzle.open_position(&*state);
        assert_eq!(begun.state.moves(), moves, "the position is that before the move");
        let going_on = moves.iter().filter(|mv| begun.has_begun(**mv)).count();
        assert!((1..moves.len()).contains(&going_on), "{going_on} of {}", moves.len());
    }

    #[test]
    fn proofs_are_found_while_puzzle_is_shown() {
        let (session, puzzle) = new(examples()[0]);
        let open_position = || puzzle.open_position(session.state());
        let mut proofs = Proofs::default();
        proofs.find_ahead(open_position());
        while proofs_found(&proofs)[1] == 0 {
            thread::sleep(Duration::from_millis(1));
        }
        let known = Arc::downgrade(&proofs.known);
        proofs.stop();
        assert_ne!(proofs_found(&proofs)[1], 0, "what was found is kept");
        while known.strong_count() > 0 {
            thread::sleep(Duration::from_millis(1));
        }
        assert_eq!(find(&known, &open_position()), None);
    }
}
