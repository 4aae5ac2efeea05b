//! A puzzle on the board: a claim, the moves that keep it, the best defense, and refutations of all other moves. Its
//! presentation is in `puzzle/view.rs`.

mod view;

use std::sync::Arc;

use super::{
    super::{
        board::{Board, Overlay},
        button::ScreenButton,
        dates::Day,
        learn,
        play::OpenMatches,
        progress::Attempt,
        word::Word,
        words::{Refusal, Words},
    },
    Study, StudyEvent, StudyHint, StudyKind, StudyState, Tone,
    exercise::Exercise,
};
use fivefold_engine::{
    game::{Message, Move, Outcome, Side},
    games::PlayedMove,
    puzzles::{self, Claim, Puzzle as Task, PuzzleGrade},
    session::Session,
    text::Join,
};

/// The number of places framed by the first hint.
const FRAMED: usize = 7;

/// A puzzle being solved.
#[expect(clippy::struct_excessive_bools, reason = "the flags are independent")]
pub struct Puzzle {
    task: &'static Task,
    /// The day the puzzle was opened, which is the day it counts for.
    today: Day,
    /// Whether it is the daily puzzle.
    is_daily: bool,
    stage: PuzzleStage,
    /// The claim that remains to be shown in the position on the board.
    claim: Claim,
    /// The number of moves found.
    found: u16,
    /// The number of moves on the board before the move to find.
    at: usize,
    /// The number of moves of the game that lead to the puzzle.
    before: usize,
    /// The number of hints given for the move to find.
    hints: usize,
    is_hinted: bool,
    /// Whether a move was wrong or the answer was shown; the puzzle is then repeated later.
    is_failed: bool,
    /// Whether the answer was shown.
    is_answer_shown: bool,
}

/// The stage of the attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PuzzleStage {
    /// A move is to be found; the field is the comment on the last one.
    Open(Comment),
    /// A wrong move is on the board with its refutation; `loses` if the opponent now wins.
    Wrong { loses: bool },
    /// All moves were found.
    Solved,
}

/// The comment on the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comment {
    Nothing,
    Right,
    Longer,
}

impl Puzzle {
    /// Opens a puzzle.
    ///
    /// # Errors
    /// If the pool is damaged.
    pub(crate) fn open(
        matches: &Arc<OpenMatches>,
        task: &'static Task,
        today: Day,
        is_daily: bool,
    ) -> Result<Study, Refusal> {
        let (session, puzzle) = Self::new(task, today, is_daily)
            .ok_or_else(|| Refusal(Words::new(matches.context.storage().profile.wording()).word("puzzles-damaged")))?;
        Ok(Study::open(matches, session, Box::new(puzzle)))
    }

    /// Returns a puzzle and its position, or `None` if the pool is damaged.
    fn new(task: &'static Task, today: Day, is_daily: bool) -> Option<(Session, Self)> {
        let session = task.session().ok()?;
        let before = session.at();
        let puzzle = Self {
            task,
            today,
            is_daily,
            stage: PuzzleStage::Open(Comment::Nothing),
            claim: task.claim(),
            found: 0,
            at: before,
            before,
            hints: 0,
            is_hinted: false,
            is_failed: false,
            is_answer_shown: false,
        };
        Some((session, puzzle))
    }

    /// Sets up this puzzle again, or another one.
    fn set_up(&mut self, board: &mut Board, task: &'static Task, is_daily: bool) {
        if let Some((session, puzzle)) = Self::new(task, self.today, is_daily) {
            *self = puzzle;
            board.set_up(session);
            let claim = learn::claimed(board.session.state(), self.claim, board.words());
            board.emit_moment(None, None, claim);
        }
    }

    /// Returns the side that solves the puzzle.
    fn color(&self, board: &Board) -> Option<Side> {
        let session = &board.session;
        let side = session.played().get(self.before).map(|mv| mv.side).or_else(|| session.side())?;
        Some(session.state().position().color(side))
    }

    /// Returns the right moves in the current position.
    fn answers(&self, board: &Board) -> Vec<Move> {
        if self.found == 0 {
            return self.task.solutions().unwrap_or_default();
        }
        let graded = puzzles::graded(board.session.state(), self.claim).unwrap_or_default();
        graded.into_iter().filter(|graded| graded.grade == PuzzleGrade::Right).map(|graded| graded.mv).collect()
    }

    /// Grades a move; returns its grade and the claim that remains after it.
    fn grade(&self, board: &Board, mv: Move) -> (PuzzleGrade, Option<Claim>) {
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
        let graded = puzzles::graded(&*before, self.claim).unwrap_or_default();
        let Some(graded) = graded.into_iter().find(|graded| graded.mv == mv) else { return (PuzzleGrade::Wrong, None) };
        (graded.grade, puzzles::claim_after(self.claim, graded.proof))
    }

    fn record_attempt(&self, board: &Board, is_solved: bool) {
        let attempt = Attempt { is_solved, is_hinted: self.is_hinted };
        board.context.storage().progress.change_puzzles(|record| record.record_attempt(self.task, attempt, self.today));
    }

    /// Records a failed attempt, once.
    fn fail(&mut self, board: &Board) {
        if !self.is_failed && self.stage != PuzzleStage::Solved {
            self.is_failed = true;
            self.record_attempt(board, false);
        }
    }

    fn finish(&mut self, board: &mut Board) {
        self.stage = PuzzleStage::Solved;
        if !self.is_failed {
            self.record_attempt(board, true);
        }
        if self.is_daily && !self.is_answer_shown {
            board.context.storage().progress.change_puzzles(|record| record.solve_day(self.today));
        }
        let words = board.words();
        let solved = words.sentence(&words.word("puzzle-solved"));
        let said = words.joined(Join::Sentences, [solved, self.explanation(board)]);
        board.append_announcement(&said);
    }

    /// Returns the explanation of the solution.
    fn explanation(&self, board: &Board) -> String {
        let key = match self.task.claim() {
            Claim::WinIn(_) => "puzzle-idea-win-in",
            Claim::OnlyWin => "puzzle-idea-only-win",
            Claim::Save => "puzzle-idea-save",
            Claim::Prevent(_) => "puzzle-idea-prevent",
        };
        self.task.game().texts(board.wording()).word(key)
    }

    /// Returns to the position in which a move is to be found.
    fn go_back(&mut self, board: &mut Board) {
        if board.session.go_to(self.at).is_ok() {
            let claim = learn::claimed(board.session.state(), self.claim, board.words());
            board.position_changed(Vec::new(), Vec::new(), claim);
        }
        self.stage = PuzzleStage::Open(Comment::Nothing);
    }

    /// Returns the sentence below the claim, and its tone.
    fn sentence(&self, board: &Board) -> (String, Tone) {
        let words = board.words();
        let colors = self.color(board).map(|own| [own, own.other()].map(|color| words.color(color)));
        let [own, other] = colors.unwrap_or_default();
        let say =
            |key: &'static str| words.say(&Message::new(key).word("color", own.clone()).word("other", other.clone()));
        match self.stage {
            PuzzleStage::Solved => (self.explanation(board), Tone::Good),
            PuzzleStage::Wrong { loses: true } => (say("puzzle-wrong-loses"), Tone::Bad),
            PuzzleStage::Wrong { loses: false } => {
                let key = match self.claim {
                    Claim::WinIn(_) => "puzzle-wrong-win-in",
                    Claim::OnlyWin => "puzzle-wrong-only-win",
                    Claim::Save | Claim::Prevent(_) => "puzzle-wrong-loses",
                };
                (say(key), Tone::Bad)
            }
            PuzzleStage::Open(_) if self.hints == 1 => (say("puzzle-hint-where"), Tone::Quiet),
            PuzzleStage::Open(_) if self.hints == 2 => (self.explanation(board), Tone::Quiet),
            PuzzleStage::Open(_) if self.hints == 3 => (self.answer_words(board), Tone::Quiet),
            PuzzleStage::Open(Comment::Right) => (say("puzzle-right"), Tone::Good),
            PuzzleStage::Open(Comment::Longer) => (say("puzzle-longer"), Tone::Quiet),
            PuzzleStage::Open(Comment::Nothing) => {
                let key = match self.claim {
                    Claim::WinIn(_) => "puzzle-task-win-in",
                    Claim::OnlyWin => "puzzle-task-only-win",
                    Claim::Save => "puzzle-task-save",
                    Claim::Prevent(_) => "puzzle-task-prevent",
                };
                (say(key), Tone::Quiet)
            }
        }
    }

    /// Returns the answer as a sentence.
    fn answer_words(&self, board: &Board) -> String {
        self.answer(board).map_or_else(String::new, |mv| board.advice(board.session.state(), &mv))
    }
}

impl Exercise for Puzzle {
    fn state(&mut self, board: &mut Board) -> StudyState {
        let words = board.words();
        let title = if self.is_daily {
            words.word("daily-title")
        } else {
            words.say(&Message::new("puzzle-title").word("number", self.task.number().to_string()))
        };
        let color = self.color(board);
        let caption = color.map(|color| Message::new("turn-of").word("color", words.color(color)));
        let (sentence, tone) = self.sentence(board);
        let labels = ["puzzle-hint-label-where", "puzzle-hint-label-what", "puzzle-hint-label-answer"];
        let hint = |(place, key)| StudyHint { label: words.word(key), is_given: place < self.hints };
        let moves = self.moves(board);
        StudyState {
            detail: words.say(&Message::new("puzzle-rated").word("rating", self.task.rating().to_string())),
            caption: caption.map_or_else(String::new, |caption| words.say(&caption)),
            color,
            headline: match self.stage {
                PuzzleStage::Solved => words.word("puzzle-solved"),
                _ => learn::claim_words(self.task, words),
            },
            sentence,
            tone,
            hints: labels.into_iter().enumerate().map(hint).collect(),
            at: u32::try_from(moves.len()).unwrap_or(u32::MAX),
            moves,
            offers: self.offers(words),
            bar: self.bar(words),
            ..StudyState::new(StudyKind::Puzzle, title, board)
        }
    }

    fn menu(&self, board: &Board) -> Vec<ScreenButton> {
        let again = ScreenButton::study(StudyEvent::First, board.words().word("puzzle-again"));
        let is_answered = self.is_answer_shown || self.stage == PuzzleStage::Solved;
        vec![
            again.enabled(self.found > 0 || self.stage != PuzzleStage::Open(Comment::Nothing)),
            ScreenButton::explore(Word::Explore.said(board.wording()))
                .enabled(is_answered && !board.session.state().status().is_over()),
        ]
    }

    fn overlay(&self, board: &Board) -> Overlay {
        self.marks(board)
    }

    fn may_touch(&mut self, board: &mut Board) -> Result<(), Message> {
        match self.stage {
            PuzzleStage::Open(_) => Ok(()),
            // A touch on the board starts another try.
            PuzzleStage::Wrong { .. } => {
                self.go_back(board);
                Ok(())
            }
            PuzzleStage::Solved => Err(Message::new("puzzle-is-solved")),
        }
    }

    fn played(&mut self, board: &mut Board, mv: &PlayedMove) {
        let (grade, left) = self.grade(board, mv.mv);
        if grade == PuzzleGrade::Wrong {
            self.fail(board);
            for answer in puzzles::refutation(board.session.state(), self.claim) {
                let text = board.session.state().move_text(answer);
                board.answer(&text);
            }
            let lost = Outcome::Win(mv.side.other());
            let loses = board.session.conclusion().is_some_and(|conclusion| conclusion.outcome == lost);
            self.stage = PuzzleStage::Wrong { loses };
            let (sentence, _) = self.sentence(board);
            board.append_announcement(&sentence);
            return;
        }
        self.found += 1;
        let is_over = board.session.conclusion().is_some();
        let goes_on = left.filter(|_| !is_over && (self.found < self.task.length() || grade == PuzzleGrade::Longer));
        let reply = goes_on.and_then(|claim| puzzles::defense(board.session.state(), claim));
        let (Some(claim), Some(reply)) = (goes_on, reply) else {
            self.finish(board);
            return;
        };
        let text = board.session.state().move_text(reply);
        board.answer(&text);
        if board.session.conclusion().is_some() {
            self.finish(board);
            return;
        }
        (self.claim, self.at, self.hints) = (claim, board.session.at(), 0);
        self.stage = PuzzleStage::Open(if grade == PuzzleGrade::Longer { Comment::Longer } else { Comment::Right });
        let (sentence, _) = self.sentence(board);
        board.append_announcement(&sentence);
    }

    fn perform(&mut self, board: &mut Board, event: &StudyEvent) {
        match event {
            StudyEvent::First => self.set_up(board, self.task, self.is_daily),
            StudyEvent::TryAgain => self.go_back(board),
            StudyEvent::Hint => {
                board.session.drop_partial();
                self.hints = (self.hints + 1).min(3);
                self.is_hinted = true;
                if self.hints == 3 {
                    self.is_answer_shown = true;
                    self.fail(board);
                }
                let (sentence, _) = self.sentence(board);
                board.emit_moment(None, None, sentence);
            }
            StudyEvent::Answer => {
                if matches!(self.stage, PuzzleStage::Wrong { .. }) {
                    self.go_back(board);
                }
                board.session.drop_partial();
                (self.hints, self.is_hinted, self.is_answer_shown) = (3, true, true);
                self.fail(board);
                let (sentence, _) = self.sentence(board);
                board.emit_moment(None, None, sentence);
            }
            StudyEvent::Next | StudyEvent::Continue => {
                let next = board.context.storage().progress.puzzle_after(self.task, self.today);
                if let Some(next) = next {
                    self.set_up(board, next, false);
                }
            }
            _ => {}
        }
    }

    fn answer(&self, board: &Board) -> Option<String> {
        self.answers(board).first().map(|mv| board.session.state().move_text(*mv))
    }

    fn restore(&mut self, board: &mut Board) {
        self.set_up(board, self.task, self.is_daily);
    }

    fn begin(&self, board: &Board) -> Result<Session, Message> {
        if self.stage != PuzzleStage::Solved && !self.is_answer_shown {
            return Err(Message::new("refuse-operation"));
        }
        let mut session = Session::load(&board.session.save()).map_err(|_| Message::new("refuse-operation"))?;
        session.set_tag(None);
        session.drop_partial();
        Ok(session)
    }
}
