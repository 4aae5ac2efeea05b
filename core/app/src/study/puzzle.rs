//! A puzzle on the board: a claim, the moves that keep it, the best defense, and refutations of all other moves. Its
//! presentation is in `puzzle/view.rs`.

mod attempt;
mod demonstration;
mod replies;
mod sentence;
mod view;

use std::{borrow::Cow, collections::BTreeSet, sync::Arc, time::Duration};

use self::replies::{Reply, stored_grades};
use super::{
    super::{
        background::BackgroundJob,
        board::{Board, MoveRow, Overlay},
        button::{ScreenButton, whole_ms},
        context::Context,
        dates::Day,
        play::OpenMatches,
        progress::Attempt,
        puzzles::claimed,
        word::Word,
        words::{Refusal, Words},
    },
    Study, StudyEvent, StudyHint, StudyKind, StudyState,
    exercise::Exercise,
};
use fivefold_engine::{
    game::{Message, Side},
    games::{GameState, PlayedMove},
    puzzles::{Claim, Graded, Puzzle as Task, PuzzleGrade, PuzzleTheme},
    session::Session,
    text::Join,
};

/// The number of places framed by the first hint.
const FRAMED: usize = 7;

/// The time after the motion of a move until a search for the reply is mentioned.
const LATE: Duration = Duration::from_millis(400);

/// A puzzle being solved.
pub struct Puzzle {
    task: Cow<'static, Task>,
    /// The puzzle's first position.
    start: Box<dyn GameState>,
    /// The day the puzzle was opened, which is the day it counts for.
    today: Day,
    source: PuzzleSource,
    /// The theme of the next puzzles; `None` for any.
    theme: Option<PuzzleTheme>,
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
    /// The number of puzzles shown before this one.
    earlier: u32,
    /// Puzzles of the pool that were shown and skipped or solved, and are not shown again at once.
    shown: BTreeSet<u32>,
    /// Every legal move of the position in which a move is to be found, with its grade; `None` until they are proven.
    graded: Option<Vec<Graded>>,
    /// The search for a reply.
    job: Option<BackgroundJob<Reply>>,
}

/// The origin of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleSource {
    /// The pool of the game.
    Pool,
    /// The pool, as the puzzle of the day.
    Daily,
    /// A mistake of the player.
    Own,
}

/// The stage of the attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PuzzleStage {
    /// A move is to be found; the field is the comment on the last one.
    Open(Comment),
    /// The reply to the move on the board is being found; until `late_at` the comment on the move before stays.
    Replying { grade: PuzzleGrade, comment: Comment, late_at: Duration },
    /// A wrong move is on the board with its refutation; `loses` if the opponent now wins.
    Wrong { loses: bool },
    /// All moves were found.
    Solved,
    /// The answer is played on the board.
    Shown { next: Option<Demonstrated> },
}

/// The next move of an answer that is played on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Demonstrated {
    /// The opponent's reply, which is being found.
    Reply,
    /// A right move, at this time.
    Move(Duration),
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
        task: Cow<'static, Task>,
        today: Day,
        source: PuzzleSource,
        theme: Option<PuzzleTheme>,
    ) -> Result<Study, Refusal> {
        let (session, puzzle) = Self::stored_or_new(&matches.context, task, today, source)
            .ok_or_else(|| Refusal(Words::new(matches.context.storage().profile.wording()).word("puzzles-damaged")))?;
        puzzle.show(&matches.context);
        Ok(Study::open(matches, session, Box::new(Self { theme, ..puzzle })))
    }

    /// Returns a puzzle with its stored progress, if any.
    fn stored_or_new(
        context: &Context,
        task: Cow<'static, Task>,
        today: Day,
        source: PuzzleSource,
    ) -> Option<(Session, Self)> {
        let is_pool = source != PuzzleSource::Own;
        let open = context.storage().progress.puzzles().open_puzzle(&task).filter(|_| is_pool).cloned();
        let resumed = open.and_then(|open| Self::resumed(task.clone(), today, source, &open));
        resumed.or_else(|| Self::new(task, today, source))
    }

    /// Returns a puzzle and its position, or `None` if the pool is damaged.
    fn new(task: Cow<'static, Task>, today: Day, source: PuzzleSource) -> Option<(Session, Self)> {
        let session = task.session().ok()?;
        let before = session.at();
        let claim = task.claim();
        let start = session.state().copy();
        let graded = stored_grades(&task, &*start)?;
        let puzzle = Self {
            task,
            start,
            today,
            source,
            theme: None,
            stage: PuzzleStage::Open(Comment::Nothing),
            claim,
            found: 0,
            at: before,
            before,
            hints: 0,
            is_hinted: false,
            is_failed: false,
            is_answer_shown: false,
            earlier: 0,
            shown: BTreeSet::new(),
            graded: Some(graded),
            job: None,
        };
        Some((session, puzzle))
    }

    /// Sets up this puzzle again, with its stored progress, or another one.
    fn set_up(&mut self, board: &mut Board, task: Cow<'static, Task>, source: PuzzleSource) {
        if let Some((session, puzzle)) = Self::stored_or_new(&board.context, task, self.today, source) {
            puzzle.show(&board.context);
            let shown = std::mem::take(&mut self.shown);
            *self = Self { theme: self.theme, earlier: self.earlier, shown, ..puzzle };
            board.set_up(session);
            self.search(board);
            let claim = claimed(board.session.state(), self.claim, board.words());
            board.emit_moment(None, None, claim);
        }
    }

    /// Records that an own puzzle is shown.
    fn show(&self, context: &Context) {
        if self.source == PuzzleSource::Own {
            context.storage().progress.change_own(|own| own.show(self.task.number(), self.today));
        }
    }

    /// Shows the next puzzle; after the last own one, one of the pool.
    fn go_on(&mut self, board: &mut Board) {
        let (game, today) = (self.task.game(), self.today);
        let mut storage = board.context.storage();
        let progress = &mut storage.progress;
        let next = if self.source == PuzzleSource::Own {
            let own = progress.own().next(game.id(), today).map(|next| (Cow::Owned(next), PuzzleSource::Own));
            own.or_else(|| progress.puzzle(game, None, today).map(|next| (Cow::Borrowed(next), PuzzleSource::Pool)))
        } else {
            self.shown.insert(self.task.number());
            let mut after = |shown: &BTreeSet<u32>| progress.puzzle_after(&self.task, self.theme, today, shown);
            let next = after(&self.shown).or_else(|| {
                // All others were shown: the first of them follows again.
                self.shown = BTreeSet::from([self.task.number()]);
                after(&self.shown)
            });
            next.map(|next| (Cow::Borrowed(next), PuzzleSource::Pool))
        };
        drop(storage);
        if let Some((next, source)) = next {
            self.earlier += 1;
            self.set_up(board, next, source);
        }
    }

    /// Returns the side that solves the puzzle.
    fn color(&self, board: &Board) -> Option<Side> {
        let session = &board.session;
        let side = session.played().get(self.before).map(|mv| mv.side).or_else(|| session.side())?;
        Some(session.state().position().color(side))
    }

    fn record_attempt(&self, board: &Board, is_solved: bool) {
        let attempt = Attempt { is_solved, is_hinted: self.is_hinted };
        let mut storage = board.context.storage();
        let progress = &mut storage.progress;
        if self.source == PuzzleSource::Own {
            progress.change_own(|own| own.record_attempt(self.task.number(), attempt, self.today));
        } else {
            progress.change_puzzles(|record| record.record_attempt(&self.task, attempt, self.today));
        }
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
        self.store(board, None);
        if !self.is_failed {
            self.record_attempt(board, true);
        } else if self.source != PuzzleSource::Own && !self.is_answer_shown {
            board.context.storage().progress.change_puzzles(|record| record.solve(&self.task));
        }
        if self.source == PuzzleSource::Daily && !self.is_answer_shown {
            board.context.storage().progress.change_puzzles(|record| record.solve_day(self.today));
        }
        let words = board.words();
        let solved = words.sentence(&words.word("puzzle-solved"));
        let (sentence, _) = self.sentence(board, self.stage);
        let said = words.joined(Join::Sentences, [solved, sentence]);
        board.append_announcement(&said);
    }

    /// Returns to the position in which a move is to be found.
    fn go_back(&mut self, board: &mut Board) {
        if board.session.go_to(self.at).is_ok() {
            let claim = claimed(board.session.state(), self.claim, board.words());
            board.position_changed(Vec::new(), Vec::new(), claim);
        }
        self.stage = PuzzleStage::Open(Comment::Nothing);
    }
}

impl Exercise for Puzzle {
    fn state(&mut self, board: &mut Board) -> StudyState {
        let words = board.words();
        let color = self.color(board);
        let (stage, motion) = self.shown_stage(board);
        let (sentence, tone) = self.sentence(board, stage);
        let turn = color.map(|color| match stage {
            PuzzleStage::Solved | PuzzleStage::Shown { .. } => words.color(color),
            _ => words.say(&Message::new("turn-of").word("color", words.color(color))),
        });
        let count = self.move_count(stage).map(|message| words.say(&message));
        let caption = turn.into_iter().chain(count);
        let labels = ["puzzle-hint-label-where", "puzzle-hint-label-what", "puzzle-hint-label-answer"];
        let is_answer = matches!(stage, PuzzleStage::Shown { .. });
        let hint = |(place, key)| StudyHint { label: words.word(key), is_given: is_answer || place < self.hints };
        StudyState {
            detail: words.say(&self.detail()),
            scroll_key: self.earlier,
            caption: words.joined(Join::Facts, caption),
            color,
            headline: match stage {
                PuzzleStage::Solved => words.word("puzzle-solved"),
                PuzzleStage::Shown { .. } => words.word("puzzle-hint-label-answer"),
                _ => claimed(&*self.start, self.task.claim(), words),
            },
            sentence,
            tone,
            hints: labels.into_iter().enumerate().map(hint).collect(),
            at: u32::try_from(board.session.at() - self.before).unwrap_or(u32::MAX),
            offers: Self::offers(stage, board),
            bar: self.bar(words),
            wake_ms: motion.or(self.rest(board)).map(whole_ms),
            ..StudyState::new(StudyKind::Puzzle, words.say(&self.title()), board)
        }
    }

    fn move_rows(&mut self, board: &mut Board) -> Vec<MoveRow> {
        self.moves(board)
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
            PuzzleStage::Open(_) if self.graded.is_some() => Ok(()),
            PuzzleStage::Open(_) => Err(Message::new("thinking")),
            PuzzleStage::Replying { .. } => Err(Message::new("retry-waits")),
            // A touch on the board starts another try.
            PuzzleStage::Wrong { .. } => {
                self.go_back(board);
                Ok(())
            }
            PuzzleStage::Shown { .. } => {
                self.set_up(board, self.task.clone(), self.source);
                Ok(())
            }
            PuzzleStage::Solved => Err(Message::new("puzzle-is-solved")),
        }
    }

    fn has_verdict(&self) -> bool {
        self.stage == PuzzleStage::Solved
    }

    fn played(&mut self, board: &mut Board, mv: &PlayedMove) {
        let grade = self.grade(mv.mv);
        if grade == PuzzleGrade::Wrong {
            self.fail(board);
            self.keep(board);
        }
        if grade == PuzzleGrade::Right && !self.is_replied_to(board, mv.mv) {
            self.found += 1;
            return self.finish(board);
        }
        let comment = if let PuzzleStage::Open(comment) = self.stage { comment } else { Comment::Nothing };
        let [motion, _] = board.animation_left();
        let late_at = board.context.environment.clock.now() + motion + LATE;
        self.stage = PuzzleStage::Replying { grade, comment, late_at };
        self.search(board);
    }

    fn set_shown(&mut self, board: &mut Board, is_shown: bool) {
        self.job = None;
        if is_shown {
            self.search(board);
        }
    }

    fn search_reported(&mut self, board: &mut Board, search: u64) {
        self.take_reply(board, search);
    }

    #[cfg(test)]
    fn awaited_search(&self) -> Option<u64> {
        self.job.as_ref().map(BackgroundJob::search)
    }

    fn perform(&mut self, board: &mut Board, event: &StudyEvent) {
        match event {
            StudyEvent::First => {
                self.store(board, None);
                self.set_up(board, self.task.clone(), self.source);
            }
            StudyEvent::TryAgain if matches!(self.stage, PuzzleStage::Shown { .. }) => {
                self.set_up(board, self.task.clone(), self.source);
            }
            StudyEvent::TryAgain => self.go_back(board),
            StudyEvent::Hint => {
                board.session.drop_partial();
                self.hints = (self.hints + 1).min(3);
                self.is_hinted = true;
                if self.hints == 3 {
                    self.is_answer_shown = true;
                    self.fail(board);
                }
                self.keep(board);
                let (sentence, _) = self.sentence(board, self.stage);
                board.emit_moment(None, None, sentence);
            }
            StudyEvent::Answer => self.demonstrate(board),
            StudyEvent::Next | StudyEvent::Continue => {
                self.store(board, None);
                self.go_on(board);
            }
            _ => {}
        }
    }

    fn answer(&self, board: &Board) -> Option<String> {
        self.answers().first().map(|mv| board.session.state().move_text(*mv))
    }

    fn tick(&mut self, board: &mut Board) {
        self.show_due(board);
        // The solution may be announced now.
        board.revision += 1;
    }

    fn restore(&mut self, board: &mut Board) {
        self.set_up(board, self.task.clone(), self.source);
    }

    fn begin(&self, board: &Board, _: bool) -> Result<Session, Message> {
        let is_answered = self.stage == PuzzleStage::Solved || self.is_answer_shown;
        if !is_answered || board.session.state().status().is_over() {
            return Err(Message::new("refuse-operation"));
        }
        let mut session = Session::load(&board.session.save()).map_err(|_| Message::new("refuse-operation"))?;
        session.set_tag(None);
        session.drop_partial();
        Ok(session)
    }
}
