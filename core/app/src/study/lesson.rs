//! A lesson: a sequence of steps on the board, each with one task.

use std::{sync::Arc, time::Duration};

use super::{
    super::{
        board::{Board, Haptic, Overlay, Sound},
        button::ScreenButton,
        context::Context,
        new_game::NewGame,
        play::OpenMatches,
        words::{Refusal, Words, brief},
    },
    StepMark, Study, StudyEvent, StudyKind, StudyState, Tone,
    exercise::Exercise,
    tasks,
};
use crate::picture::{ShownTone, Signs};
use fivefold_engine::{
    game::{Message, Place, Side},
    games::{Game, PlayedMove},
    session::Session,
    text::{Goal, Join, LessonStep, Task},
};

/// A lesson in progress.
pub struct Lesson {
    game: &'static dyn Game,
    steps: Vec<LessonStep>,
    at: usize,
    stage: LessonStage,
    /// Whether the answer is shown on the board.
    is_answer_shown: bool,
    /// The time the step was completed.
    done_at: Duration,
}

/// The pause in milliseconds before the next step follows automatically, to which `LETTER_MS` per letter of the comment
/// is added: long enough to see the move and read or hear the comment.
const LOOK_MS: u64 = 1500;
const LETTER_MS: u64 = 80;

/// The stage of the current step.
#[derive(Clone, Debug, PartialEq, Eq)]
enum LessonStage {
    /// The task is open.
    Open,
    /// A move that fails the task is on the board; the field is the key of the explanation.
    Wrong(String),
    /// The task is completed.
    Done,
}

impl Lesson {
    /// Starts or resumes the lesson of a game.
    ///
    /// # Errors
    /// If the game has no lesson, which the tests exclude.
    pub(crate) fn open(matches: &Arc<OpenMatches>, game: &'static dyn Game) -> Result<Study, Refusal> {
        let wording = matches.context.storage().profile.wording();
        let steps = game.texts(wording).lesson().map_err(|error| Refusal(brief(&error.to_string())))?;
        let at = matches.context.storage().progress.lessons().resume_at(game.id(), &steps);
        let lesson =
            Self { game, steps, at, stage: LessonStage::Open, is_answer_shown: false, done_at: Duration::ZERO };
        let session = lesson.session().map_err(|reason| Refusal(brief(&reason)))?;
        lesson.remember(&matches.context);
        Ok(Study::open(matches, session, Box::new(lesson)))
    }

    fn step(&self) -> Option<&LessonStep> {
        self.steps.get(self.at)
    }

    /// Returns a session at the position of the step.
    fn session(&self) -> Result<Session, String> {
        let step = self.step().ok_or_else(|| format!("the lesson of {} has no step", self.game.id()))?;
        let mut session = Session::new(self.game.id(), &step.options).map_err(|error| error.to_string())?;
        session.play_all(&step.moves).map_err(|error| error.to_string())?;
        Ok(session)
    }

    /// Saves which step is shown.
    fn remember(&self, context: &Context) {
        if let Some(step) = self.step() {
            context.storage().progress.change_lessons(|lessons| lessons.show(self.game.id(), &step.name));
        }
    }

    /// Sets up the position of the step on the board.
    fn set_up(&mut self, board: &mut Board) {
        (self.stage, self.is_answer_shown) = (LessonStage::Open, false);
        // The games' tests set up every step, so this cannot fail.
        if let Ok(session) = self.session() {
            board.set_up(session);
        }
    }

    /// Goes to a step.
    fn go(&mut self, board: &mut Board, at: usize) {
        self.at = at.min(self.steps.len().saturating_sub(1));
        self.set_up(board);
        self.remember(&board.context);
        let said = board.words().joined(Join::Sentences, [self.text(board, ""), self.text(board, "task")]);
        board.emit_moment(None, None, said);
    }

    /// Returns the time until the next step follows a completed one. The last step stays, and so does every step if
    /// animations are off.
    fn rest(&self, board: &Board) -> Option<Duration> {
        let has_next = self.stage == LessonStage::Done && self.at + 1 < self.steps.len();
        if !has_next || board.context.storage().profile.pace() == 0.0 {
            return None;
        }
        let letters = self.text(board, "done").chars().count();
        let looked = LOOK_MS + LETTER_MS * u64::try_from(letters).unwrap_or(u64::MAX);
        let due = self.done_at + Duration::from_millis(looked);
        Some(due.saturating_sub(board.context.environment.clock.now()))
    }

    /// Returns a text of the step.
    fn text(&self, board: &Board, part: &str) -> String {
        let texts = self.game.texts(board.wording());
        self.step().map_or_else(String::new, |step| texts.word(&step.key(part)))
    }

    /// Returns the places that are not dimmed: those of the step, and those of a stone that is placed already.
    fn lit(&self, board: &Board, mut places: Vec<Place>) -> Vec<Place> {
        if !places.is_empty() && board.session.has_partial() {
            let before = board.session.before(self.moves_before()).position().pieces();
            let pieces = board.session.state().position().pieces();
            places.extend(pieces.iter().filter(|piece| !before.contains(piece)).map(|piece| piece.place));
        }
        places
    }

    /// Returns the color to move in the position of the step.
    fn color(&self, board: &Board) -> Option<Side> {
        let session = &board.session;
        let side = session.played().get(self.moves_before()).map(|mv| mv.side).or_else(|| session.side())?;
        Some(session.state().position().color(side))
    }

    /// Returns the number of moves before the position of the step.
    fn moves_before(&self) -> usize {
        self.step().map_or(0, |step| step.moves.split_whitespace().count())
    }

    /// Returns whether the last step was just completed, and with it the lesson.
    fn is_complete(&self, board: &Board) -> bool {
        let is_last = self.stage == LessonStage::Done && self.at + 1 == self.steps.len();
        is_last && !board.context.storage().progress.lessons().done(self.game.id(), &self.steps).contains(&false)
    }

    /// Returns the primary button.
    fn offer(&self, words: Words) -> ScreenButton {
        let button = |event, key| ScreenButton::study(event, words.word(key)).main();
        match &self.stage {
            LessonStage::Open => button(StudyEvent::Continue, "lesson-next").enabled(false),
            LessonStage::Wrong(_) => button(StudyEvent::TryAgain, "lesson-again"),
            LessonStage::Done if self.is_last() => ScreenButton::play_from_here(words.word("lesson-play")).main(),
            LessonStage::Done => button(StudyEvent::Continue, "lesson-next"),
        }
    }

    /// Returns the bar, whose buttons keep their places at every step.
    fn bar(&self, words: Words) -> Vec<ScreenButton> {
        let button = |event, key| ScreenButton::study(event, words.word(key));
        let (is_open, is_done) = (self.stage == LessonStage::Open, self.stage == LessonStage::Done);
        vec![
            button(StudyEvent::Previous, "lesson-back").enabled(self.at > 0),
            button(StudyEvent::Answer, "lesson-show").enabled(!(is_done || is_open && self.is_answer_shown)),
            button(StudyEvent::Next, "lesson-skip").enabled(!self.is_last()),
        ]
    }

    fn is_last(&self) -> bool {
        self.at + 1 == self.steps.len()
    }

    /// Takes back a wrong move, with an animation.
    fn take_back(&mut self, board: &mut Board) {
        let before = self.moves_before();
        if board.session.go_to(before).is_ok() {
            board.position_changed(Vec::new(), Vec::new(), self.text(board, "task"));
        }
        self.stage = LessonStage::Open;
    }
}

impl Exercise for Lesson {
    fn state(&mut self, board: &mut Board) -> StudyState {
        let (words, texts) = (board.words(), self.game.texts(board.wording()));
        let done = board.context.storage().progress.lessons().done(self.game.id(), &self.steps);
        let mark = |(at, is_done)| match is_done {
            _ if at == self.at => StepMark::Current,
            true => StepMark::Done,
            false => StepMark::Open,
        };
        let title = words.say(&Message::new("lesson-title").word("game", texts.word("name")));
        let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let detail =
            Message::new("lesson-detail").number("at", count(self.at + 1)).number("steps", count(self.steps.len()));
        let (caption, sentence, tone) = match &self.stage {
            // After part of a move, the prompt of the game names the missing part.
            LessonStage::Open if board.session.actions_made() > 0 => {
                ("turn-yours", board.snapshot().prompt.clone(), Tone::Quiet)
            }
            LessonStage::Open => ("turn-yours", self.text(board, "task"), Tone::Quiet),
            LessonStage::Wrong(part) => ("lesson-not-yet", self.text(board, part), Tone::Bad),
            LessonStage::Done => ("lesson-well-done", self.text(board, "done"), Tone::Good),
        };
        let headline = if self.is_complete(board) { words.word("lesson-complete") } else { self.text(board, "") };
        StudyState {
            detail: words.say(&detail),
            steps: done.into_iter().enumerate().map(mark).collect(),
            scroll_key: u32::try_from(self.at).unwrap_or(u32::MAX),
            caption: words.word(caption),
            color: self.color(board),
            headline,
            sentence,
            tone,
            offers: vec![self.offer(words)],
            bar: self.bar(words),
            wake_ms: self.rest(board).and_then(|rest| u32::try_from(rest.as_millis()).ok()),
            ..StudyState::new(StudyKind::Lesson, title, board)
        }
    }

    fn menu(&self, board: &Board) -> Vec<ScreenButton> {
        let again = ScreenButton::study(StudyEvent::First, board.words().word("lesson-first"));
        vec![again.enabled(self.at > 0 || self.stage != LessonStage::Open)]
    }

    fn overlay(&self, board: &Board) -> Overlay {
        let Some(step) = self.step() else { return Overlay::NONE };
        let spots = board.session.layout().spots;
        let places = |names: &[String]| -> Vec<Place> {
            let named = names.iter().filter_map(|name| spots.iter().find(|spot| spot.name == *name));
            named.map(|spot| spot.place).collect()
        };
        // Of a move of several parts the text says which one is wrong.
        let made = || board.session.played().get(self.moves_before()).filter(|mv| mv.mv.len() == 1);
        let made = || made().and_then(|mv| mv.trace.last().copied());
        let hint = self.is_answer_shown.then(|| self.answer(board)).flatten();
        let is_open = self.stage == LessonStage::Open;
        let signs = Signs {
            lit: if is_open { self.lit(board, places(&step.lit)) } else { Vec::new() },
            framed: if is_open { places(&step.framed) } else { Vec::new() },
            moves: hint
                .and_then(|mv| Board::shown_move(board.session.state(), &mv, ShownTone::Hint))
                .into_iter()
                .collect(),
            bad: if matches!(self.stage, LessonStage::Wrong(_)) { made().into_iter().collect() } else { Vec::new() },
            ..Signs::NONE
        };
        let part = match &self.stage {
            LessonStage::Open => "task",
            LessonStage::Wrong(part) => part,
            LessonStage::Done => "done",
        };
        let said = self.text(board, part);
        let mut words = said.split(|letter: char| !letter.is_ascii_alphanumeric());
        let shows_coordinates = words.any(|word| spots.iter().any(|spot| spot.name == word));
        Overlay { signs, is_read_only: !is_open, shows_coordinates, ..Overlay::NONE }
    }

    fn may_touch(&mut self, board: &mut Board) -> Result<(), Message> {
        match self.stage {
            LessonStage::Open => Ok(()),
            // A touch on the board starts another try.
            LessonStage::Wrong(_) => {
                self.take_back(board);
                Ok(())
            }
            LessonStage::Done => Err(Message::new("lesson-is-done")),
        }
    }

    fn has_verdict(&self) -> bool {
        self.stage == LessonStage::Done
    }

    fn played(&mut self, board: &mut Board, mv: &PlayedMove) {
        let Some(step) = self.steps.get(self.at).cloned() else { return };
        self.is_answer_shown = false;
        let Ok(before) = self.session() else { return };
        if tasks::is_done(before.state(), mv.mv, &step.task) {
            if let Some(answer) = &step.answer {
                board.answer(answer);
            }
            self.stage = LessonStage::Done;
            self.done_at = board.context.environment.clock.now();
            board
                .context
                .storage()
                .progress
                .change_lessons(|lessons| lessons.finish(self.game.id(), &step.name, &self.steps));
            board.append_announcement(&self.text(board, "done"));
            if self.is_complete(board) {
                board.append_announcement(&board.words().word("lesson-complete"));
                board.end_with(Sound::Win, Haptic::Win);
            }
        } else {
            // If the goal to stop the other side fails, that side plays its winning move.
            if step.task == Task::Goal(Goal::Stop)
                && let Some(win) = tasks::answers(board.session.state(), &Task::Goal(Goal::Win)).first()
            {
                let win = board.session.state().move_text(*win);
                board.answer(&win);
            }
            let kind = step.wrong.iter().find(|wrong| tasks::fits(&mv.text, &wrong.moves));
            let part = kind.map_or("wrong", |wrong| wrong.reply.as_str());
            self.stage = LessonStage::Wrong(part.to_owned());
            board.append_announcement(&self.text(board, part));
        }
    }

    fn perform(&mut self, board: &mut Board, event: &StudyEvent) {
        match event {
            StudyEvent::First => self.go(board, 0),
            StudyEvent::Previous => self.go(board, self.at.saturating_sub(1)),
            StudyEvent::Next | StudyEvent::Continue => self.go(board, self.at + 1),
            StudyEvent::TryAgain => self.take_back(board),
            StudyEvent::Answer => {
                if self.stage != LessonStage::Open {
                    self.take_back(board);
                }
                board.session.drop_partial();
                self.is_answer_shown = true;
                let told = self.answer(board).map(|mv| board.advice(board.session.state(), &mv));
                board.emit_moment(None, None, told.unwrap_or_default());
            }
            _ => {}
        }
    }

    fn tick(&mut self, board: &mut Board) {
        if self.rest(board).is_some_and(|rest| rest.is_zero()) {
            board.notice = None;
            self.go(board, self.at + 1);
            board.revision += 1;
        }
    }

    fn answer(&self, board: &Board) -> Option<String> {
        let state = board.session.state();
        let answers = tasks::answers(state, &self.step()?.task).into_iter();
        answers.min_by_key(|mv| tasks::moved_pieces(state, *mv)).map(|mv| state.move_text(mv))
    }

    fn restore(&mut self, board: &mut Board) {
        self.set_up(board);
    }

    fn begin(&self, board: &Board, _: bool) -> Result<Session, Message> {
        let new_game = NewGame::new(Arc::clone(&board.context), self.game);
        new_game.easy().session().map_err(|_| Message::new("refuse-operation"))
    }
}
