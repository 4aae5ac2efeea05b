//! Grades of moves and replies to them, proven on a search thread, because a solver can take half a second.

use super::{
    super::super::{
        background::{BackgroundJob, JobMessages, JobState},
        board::{Board, Haptic, Sound},
    },
    Comment, Demonstrated, Puzzle, PuzzleStage, Task,
};
use fivefold_engine::{
    game::{Move, Outcome, Proof},
    games::{GameState, played},
    puzzles::{self, Claim, Graded, PuzzleGrade},
};

/// The result of a search: the opponent's moves, and the position after them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The best defense, or the refutation of a wrong move.
    moves: Vec<Move>,
    /// The claim that remains; `None` once it is fulfilled.
    claim: Option<Claim>,
    /// Every legal move with its grade, if another move is to be found; none if the node budget is exceeded.
    graded: Vec<Graded>,
}

/// A position in which a move is to be found, or was.
struct OpenPosition {
    state: Box<dyn GameState>,
    claim: Claim,
    played: Option<GradedMove>,
}

/// The move played in an open position.
struct GradedMove {
    mv: Move,
    grade: PuzzleGrade,
    proof: Option<Proof>,
}

impl OpenPosition {
    /// Proves the reply to the move played, and the grades of the next ones.
    fn prove(self) -> Reply {
        let Self { state, claim, played: Some(GradedMove { mv, grade, proof }) } = self else {
            return Reply { moves: Vec::new(), claim: Some(self.claim), graded: graded(&*self.state, self.claim) };
        };
        let after = played(&*state, mv);
        let left = match grade {
            PuzzleGrade::Wrong => {
                let moves = puzzles::refutation(&*after, claim);
                return Reply { moves, claim: Some(claim), graded: Vec::new() };
            }
            PuzzleGrade::Right => puzzles::claim_after(claim, proof),
            PuzzleGrade::Longer => {
                let own = graded(&*state, claim).into_iter().find(|graded| graded.mv == mv);
                own.and_then(|own| puzzles::claim_after(claim, own.proof))
            }
        };
        let reply = left.and_then(|left| Some((left, puzzles::defense(&*after, left)?)));
        let Some((left, reply)) = reply else { return Reply { moves: Vec::new(), claim: None, graded: Vec::new() } };
        Reply { moves: vec![reply], claim: Some(left), graded: graded(&*played(&*after, reply), left) }
    }
}

/// Returns every legal move of the first position of a puzzle with its grade, without a proof; `None` if the pool is damaged.
pub fn stored_grades(task: &Task, start: &dyn GameState) -> Option<Vec<Graded>> {
    let (right, longer) = (task.solutions().ok()?, task.longer().ok()?);
    let grade = |mv| match (right.contains(&mv), longer.contains(&mv)) {
        (true, _) => PuzzleGrade::Right,
        (_, true) => PuzzleGrade::Longer,
        _ => PuzzleGrade::Wrong,
    };
    Some(start.moves().into_iter().map(|mv| Graded { mv, grade: grade(mv), proof: None }).collect())
}

fn graded(state: &dyn GameState, claim: Claim) -> Vec<Graded> {
    if state.status().is_over() { Vec::new() } else { puzzles::graded(state, claim).unwrap_or_default() }
}

impl Puzzle {
    /// Starts the search that the stage needs, if any. Its report comes after the motion of the last move.
    pub(super) fn search(&mut self, board: &mut Board) {
        let grade = match self.stage {
            PuzzleStage::Open(_) if self.graded.is_none() => None,
            PuzzleStage::Replying { grade, .. } => Some(grade),
            PuzzleStage::Shown { next: Some(Demonstrated::Reply) } => Some(PuzzleGrade::Right),
            _ => return,
        };
        let [least, _] = board.animation_left();
        let mut state = board.session.state().copy();
        let mv = grade.and_then(|grade| Some((board.session.played().get(self.at)?.mv, grade)));
        for _ in mv.iter().flat_map(|(mv, _)| mv.actions()) {
            state.take_back();
        }
        let played = mv.map(|(mv, grade)| GradedMove { mv, grade, proof: self.proof(mv) });
        let open = OpenPosition { state, claim: self.claim, played };
        let messages = JobMessages { moves_played: board.session.at(), least, ..JobMessages::default() };
        let (environment, host) = (&board.context.environment, &board.context.host);
        self.job = BackgroundJob::start(environment, host, messages, move |_| open.prove());
        if self.job.is_none() {
            self.search_failed(board);
        }
    }

    /// Takes the result of the search once it is reported.
    pub(super) fn take_reply(&mut self, board: &mut Board, search: u64) {
        let Some(job) = self.job.as_ref().filter(|job| job.search() == search) else { return };
        let state = job.state();
        if state == JobState::Running {
            return;
        }
        self.job = None;
        board.revision += 1;
        let JobState::Ended(reply) = state else { return self.search_failed(board) };
        match self.stage {
            PuzzleStage::Replying { grade, .. } => self.replied(board, grade, reply),
            PuzzleStage::Shown { .. } => self.show_reply(board, reply),
            _ => self.graded = Some(reply.graded),
        }
    }

    /// Plays the reply to a move that was not the last one.
    fn replied(&mut self, board: &mut Board, grade: PuzzleGrade, reply: Reply) {
        board.emit_moment(None, None, String::new());
        if grade == PuzzleGrade::Wrong {
            let wrong = board.session.played().last().map(|mv| mv.side);
            play_all(board, &reply.moves);
            let lost = wrong.map(|side| Outcome::Win(side.other()));
            let loses = board.session.conclusion().is_some_and(|conclusion| Some(conclusion.outcome) == lost);
            self.stage = PuzzleStage::Wrong { loses };
            if loses {
                board.end_with(Sound::Loss, Haptic::Loss);
            }
        } else if self.defend(board, reply) {
            let comment = if grade == PuzzleGrade::Longer { Comment::Longer } else { Comment::Right };
            self.stage = PuzzleStage::Open(comment);
            self.keep(board);
        } else {
            return self.finish(board);
        }
        let (sentence, _) = self.sentence(board, self.stage);
        board.append_announcement(&sentence);
    }

    /// Reports a failed search; a move without a reply is taken back.
    fn search_failed(&mut self, board: &mut Board) {
        if matches!(self.stage, PuzzleStage::Replying { .. }) {
            self.go_back(board);
        }
        board.report_failed_search();
    }

    /// Returns the right moves in the current position; none if they are not known yet.
    pub(super) fn answers(&self) -> Vec<Move> {
        let right = self.graded.iter().flatten().filter(|graded| graded.grade == PuzzleGrade::Right);
        right.map(|graded| graded.mv).collect()
    }

    /// Returns the grade of a move.
    pub(super) fn grade(&self, mv: Move) -> PuzzleGrade {
        self.graded_move(mv).map_or(PuzzleGrade::Wrong, |graded| graded.grade)
    }

    /// Returns whether the opponent replies to the right move on the board.
    pub(super) fn is_replied_to(&self, board: &Board, mv: Move) -> bool {
        let is_over = board.session.conclusion().is_some();
        !is_over && self.found + 1 < self.task.length() && puzzles::claim_after(self.claim, self.proof(mv)).is_some()
    }

    fn proof(&self, mv: Move) -> Option<Proof> {
        self.graded_move(mv).and_then(|graded| graded.proof)
    }

    fn graded_move(&self, mv: Move) -> Option<&Graded> {
        self.graded.iter().flatten().find(|graded| graded.mv == mv)
    }

    /// Plays the best defense; returns whether another move is to be found after it. A puzzle whose claim counts no
    /// moves ends early if any move would do.
    pub(super) fn defend(&mut self, board: &mut Board, reply: Reply) -> bool {
        self.found += 1;
        play_all(board, &reply.moves);
        let (Some(claim), false, false) = (reply.claim, reply.moves.is_empty(), board.session.conclusion().is_some())
        else {
            return false;
        };
        let would_any_do = reply.graded.iter().all(|graded| graded.grade == PuzzleGrade::Right);
        if claim.moves().is_none() && would_any_do {
            return false;
        }
        (self.claim, self.at, self.hints, self.graded) = (claim, board.session.at(), 0, Some(reply.graded));
        true
    }
}

/// Plays moves that the user did not choose, one after the other.
fn play_all(board: &mut Board, moves: &[Move]) {
    for (place, mv) in moves.iter().enumerate() {
        let text = board.session.state().move_text(*mv);
        if place == 0 {
            board.play_animated(&text);
        } else {
            board.answer(&text);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{borrow::Cow, sync::Arc, thread, time::Duration};

    use super::*;
    use crate::{
        StudyEntry, dates::Day, study::exercise::Exercise as _, study::puzzle::PuzzleSource, tests::fixture::TestApp,
    };
    use fivefold_engine::{games, search::SearchMonitor, session::Touched};

    #[test]
    fn move_is_taken_back_after_failed_search() {
        let mut fixture = TestApp::default();
        let pool = puzzles::pool(games::find("connect-four").expect("a game")).expect("a pool");
        let task = pool.puzzles().iter().find(|task| task.length() > 1).expect("a puzzle with a reply");
        let study = fixture.app.study(&StudyEntry::Numbered { puzzle: task.id() }).expect("the puzzle");
        let context = Arc::clone(&study.lock().board.context);
        let (session, mut puzzle) =
            Puzzle::new(Cow::Borrowed(task), Day::default(), PuzzleSource::Pool).expect("it is sound");
        let mut board = Board::new(Arc::clone(&context), session, false);
        let right = puzzle.answer(&board).expect("a right move");
        let (_, Touched::Done { mv, .. }) = board.play(&right).expect("it is legal") else {
            panic!("{right} is a move")
        };
        puzzle.played(&mut board, &mv);
        assert_eq!(board.session.at(), puzzle.at + 1);
        let (environment, host) = (&context.environment, &context.host);
        let panicking = |_: &dyn SearchMonitor| panic!("provoked");
        let job = BackgroundJob::start(environment, host, JobMessages::default(), panicking).expect("a thread");
        while job.state() == JobState::Running {
            thread::sleep(Duration::from_millis(1));
        }
        let search = job.search();
        puzzle.job = Some(job);
        puzzle.take_reply(&mut board, search);
        assert_eq!((board.session.at(), puzzle.stage), (puzzle.at, PuzzleStage::Open(Comment::Nothing)));
        assert_eq!(board.notice.as_deref(), Some("The computer had a problem. You can keep playing."));
    }
}
