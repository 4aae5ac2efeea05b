//! Review of a played game, move by move: the value of each move, a better one, and the reason.
//!
//! | file | contents |
//! |---|---|
//! | `buttons` | the buttons below the board |
//! | `graph` | graph of the expected result |
//! | `record` | what is kept of a review: the judgments, the mistakes and the puzzles made of them |
//! | `seen` | view state: the moves, the graph and the signs on the board |
//! | `summary` | texts about the whole game: the result of each side’s decisions, the themes of the mistakes |
//! | `words` | texts about a position and about a move |
//! | `retry` | attempts to find a better move than the one played |

mod buttons;
mod graph;
mod record;
mod retry;
mod seen;
mod summary;
mod words;

use std::{collections::BTreeMap, sync::Arc};

use self::{
    graph::Point,
    retry::{Retry, RetryStage},
};
use super::{
    super::{
        board::{Board, MoveRow, MoveRows, Overlay},
        button::ScreenButton,
        context::Context,
        library::ReviewRecord,
        mistake::{Mistake, last_reason},
        navigation::Screen,
        review_search::ReviewSearch,
        symbol::Symbol,
        word::Word,
    },
    StudyEvent, StudyGraph, StudyKind, StudyState, Tone,
    exercise::Exercise,
};
use fivefold_engine::{
    game::{Message, Side},
    games::PlayedMove,
    search::{JUDGE_VISITS, Judgment},
    session::{Player, Session},
    text::Join,
};

/// A game under review.
pub struct Review {
    context: Arc<Context>,
    /// The number of the match, under which judgments are stored.
    number: u64,
    /// The whole match, at its end. The board shows a position of it, or a copy with a different line.
    whole: Session,
    /// The number of moves on the board.
    at: usize,
    search: ReviewSearch,
    is_shown: bool,
    /// The number of judgments already in the file.
    recorded: usize,
    /// Whether the mistakes were examined for puzzles.
    is_examined: bool,
    /// The explained mistakes, by the number of the move, from 1.
    mistakes: BTreeMap<usize, Mistake>,
    line: Line,
    rows: MoveRows<Option<Judgment>>,
}

/// The line shown on the board.
enum Line {
    /// The game as played.
    Game,
    /// The refutation of a move, with this many of its moves on the board.
    Refutation(usize),
    /// An attempt to find a better move.
    Retry(Box<Retry>),
}

impl Review {
    /// Creates a review of a match from earlier judgments, after `place` moves, and the session of that position.
    pub fn new(
        context: Arc<Context>,
        number: u64,
        mut whole: Session,
        record: Option<ReviewRecord>,
        place: Option<usize>,
    ) -> (Self, Session) {
        let end = whole.played().len();
        drop(whole.go_to(end));
        let is_examined = record.as_ref().is_some_and(|record| record.is_examined(&whole));
        let judged = record.map_or_else(|| vec![None; end], |record| record.judged(&whole, JUDGE_VISITS));
        let recorded = judged.iter().flatten().count();
        let is_own = whole.is_over() && !whole.circumstances().is_received;
        let examined = whole.only_human().filter(|_| is_own && !is_examined);
        let search = ReviewSearch::with_puzzles(&whole, judged, JUDGE_VISITS, examined);
        let at = place.unwrap_or(end).min(end);
        let first = at_move(&whole, at);
        let mistakes = BTreeMap::new();
        let review = Self {
            context,
            number,
            whole,
            at,
            search,
            is_shown: false,
            recorded,
            is_examined,
            mistakes,
            line: Line::Game,
            rows: MoveRows::default(),
        };
        (review, first)
    }

    fn moves(&self) -> usize {
        self.whole.played().len()
    }

    /// Returns whether the game was not over after this many moves.
    fn goes_on(&self, moves: usize) -> bool {
        moves < self.moves() || !self.whole.state().status().is_over()
    }

    /// Returns the number of moves before a game that is played from the shown position: a mistake of the person is left
    /// out.
    fn start(&self, judged: &[Option<Judgment>]) -> usize {
        if self.can_retry(judged) { self.at - 1 } else { self.at }
    }

    /// Judges the remaining moves while the review is visible.
    fn judge(&mut self) {
        if self.is_shown {
            self.search.start(&self.whole, &self.context.environment, &self.context.host);
        }
    }

    /// Shows the game after this many moves.
    fn show(&mut self, board: &mut Board, mv: usize) {
        let mv = mv.min(self.moves());
        let is_next = matches!(self.line, Line::Game) && mv == self.at + 1;
        self.line = Line::Game;
        if is_next {
            let before = board.pieces();
            let shown = board.session.go_to(mv).map(|jumped| jumped.effects).unwrap_or_default();
            let said = board.snapshot().announcement.clone();
            board.position_changed(before, shown, said);
        } else {
            board.set_up(at_move(&self.whole, mv));
            let said = board.snapshot().announcement.clone();
            board.position_changed(Vec::new(), Vec::new(), said);
        }
        self.at = mv;
    }

    /// Returns the number of the next mistake after the move on the board, wrapping around at the end. Attempts to find
    /// a better move pass the computer's mistakes over.
    fn next_slip(&self, judged: &[Option<Judgment>]) -> Option<usize> {
        let may_be_other = !matches!(self.line, Line::Retry(_));
        let is_slip = |mv: &usize| judged[*mv - 1].as_ref().is_some_and(|judged| judged.grade.is_slip());
        // The mistake on the board is the next one only after its refutation or an attempt.
        let is_shown = |mv: usize| mv == self.at && matches!(self.line, Line::Game);
        let next = (self.at + 1..=judged.len()).chain(1..=self.at.min(judged.len()));
        next.filter(|mv| !is_shown(*mv) && (may_be_other || self.is_own(*mv))).find(is_slip)
    }

    /// Returns whether a person made the move with this number.
    fn is_own(&self, mv: usize) -> bool {
        let mover = mv.checked_sub(1).and_then(|mv| self.whole.played().get(mv)).map(|mv| mv.side);
        mover.is_some_and(|side| self.whole.players()[side.index()] == Player::Human)
    }

    /// Returns whether the last move on the board is a mistake of a person, who may try to find a better one.
    fn can_retry(&self, judged: &[Option<Judgment>]) -> bool {
        self.is_own(self.at) && self.last(judged).is_some_and(|judged| judged.grade.is_slip())
    }

    /// Explains the mistakes that were found since the last call.
    fn explain(&mut self, judged: &[Option<Judgment>]) {
        for (mv, judged) in (1..).zip(judged) {
            if let Some(judged) = judged.as_ref().filter(|judged| judged.grade.is_slip())
                && !self.mistakes.contains_key(&mv)
                && let Some(mistake) = Mistake::of(self.whole.before(mv - 1).as_ref(), judged)
            {
                self.mistakes.insert(mv, mistake);
            }
        }
    }

    /// Returns the judgment of the move that led to the position on the board.
    fn last<'a>(&self, judged: &'a [Option<Judgment>]) -> Option<&'a Judgment> {
        judged.get(self.at.checked_sub(1)?)?.as_ref()
    }

    /// Returns the side of the only person, if exactly one played.
    fn person(&self) -> Option<Side> {
        self.whole.only_human()
    }

    /// Returns the refutation of the move that led to the position on the board.
    fn refutation(&self, judged: &[Option<Judgment>]) -> Vec<String> {
        self.last(judged).map(|judged| judged.refutation.clone()).unwrap_or_default()
    }

    /// Returns the number of moves of the refutation that are shown.
    const fn refuted(&self) -> usize {
        if let Line::Refutation(steps) = self.line { steps } else { 0 }
    }

    /// Shows the first `steps` moves of the refutation.
    fn refute(&mut self, board: &mut Board, steps: usize) {
        let refutation = self.refutation(&self.search.judged());
        let steps = steps.min(refutation.len());
        let is_next = matches!(self.line, Line::Refutation(before) if before + 1 == steps);
        if !is_next {
            board.set_up(at_move_alone(&self.whole, self.at));
            for text in refutation.iter().take(steps.saturating_sub(1)) {
                drop(board.session.play(text));
            }
        }
        self.line = Line::Refutation(steps);
        if let Some(text) = steps.checked_sub(1).and_then(|last| refutation.get(last)) {
            board.play_animated(text);
        }
    }

    /// Asks for a better move than the one that led to the position on the board.
    fn ask(&mut self, board: &mut Board) {
        self.search.stop();
        self.line = Line::Retry(Box::new(Retry::new(self.at)));
        board.set_up(at_move_alone(&self.whole, self.at - 1));
        let said = board.words().word("retry-ask");
        board.position_changed(Vec::new(), Vec::new(), said);
    }
}

/// Returns the whole match, positioned at a move.
fn at_move(whole: &Session, mv: usize) -> Session {
    let mut copy = whole.copy();
    drop(copy.go_to(mv));
    copy
}

/// Returns a match of two people with the moves up to this one.
fn at_move_alone(whole: &Session, mv: usize) -> Session {
    let mut copy = at_move(whole, mv).branch();
    for side in Side::BOTH {
        drop(copy.set_player(side, Player::Human));
    }
    copy
}

impl Exercise for Review {
    fn state(&mut self, board: &mut Board) -> StudyState {
        let judged = self.search.judged();
        let words = board.words();
        let known = judged.iter().flatten().count();
        let mut state = StudyState::new(StudyKind::Review, words.word("review"), board);
        state.detail = board.session.texts(board.wording()).word("name");
        self.explain(&judged);
        let summary = self.summary(&judged);
        let is_running = self.search.is_running();
        state.headline = summary.headline(words, is_running);
        if !is_running {
            state.caption = words.joined(Join::Facts, [summary.fate(words), summary.themes(words)]);
        }
        state.progress = match &self.line {
            Line::Retry(retry) if retry.stage == RetryStage::Judged => Some(0.0),
            _ => self.search.is_running().then(|| graph::share(known, judged.len())),
        };
        state.at = u32::try_from(self.at).unwrap_or(u32::MAX);
        state.offers = self.offers(words, &judged);
        state.bar = self.bar(words, &judged);
        state.steppers = self.steppers(board, &judged);
        (state.sentence, state.tone) = match &self.line {
            Line::Retry(retry) => retry.sentence(board, &self.whole),
            Line::Refutation(0) => (words.word("refute-begin"), Tone::Bad),
            Line::Refutation(_) => {
                let announced = board.snapshot().announcement.clone();
                (words.joined(Join::Sentences, [announced, last_reason(board)]), Tone::Bad)
            }
            Line::Game if self.at == 0 => {
                let is_checked = judged.iter().all(Option::is_some);
                (words.word(if is_checked { "review-start" } else { "review-begin" }), Tone::Quiet)
            }
            Line::Game => match self.last(&judged) {
                Some(last) => words::move_comment(board, &self.whole, self.at, last, self.mistakes.get(&self.at)),
                None if self.search.is_running() => (words.word("review-waits"), Tone::Quiet),
                None => (words.word("review-unknown"), Tone::Quiet),
            },
        };
        state
    }

    fn graph(&self, board: &Board) -> Option<StudyGraph> {
        let judged = self.search.judged();
        (!judged.is_empty()).then(|| self.graph_of(&judged, board))
    }

    fn move_rows(&mut self, board: &mut Board) -> Vec<MoveRow> {
        let judged = self.search.judged();
        self.rows_of(&judged, board)
    }

    fn menu(&self, board: &Board) -> Vec<ScreenButton> {
        let signs = Screen::Signs { game: board.session.game().id().to_owned() };
        vec![
            ScreenButton::explore(Word::Explore.said(board.wording())).enabled(self.goes_on(self.at)),
            ScreenButton::open(signs, Word::Signs, Symbol::About, board.wording()),
        ]
    }

    fn overlay(&self, _: &Board) -> Overlay {
        self.marks(&self.search.judged())
    }

    fn may_touch(&mut self, _: &mut Board) -> Result<(), Message> {
        match &self.line {
            Line::Retry(retry) if retry.stage == RetryStage::Asked => Ok(()),
            Line::Retry(_) => Err(Message::new("refuse-retry")),
            Line::Game | Line::Refutation(_) => Err(Message::new("refuse-review")),
        }
    }

    fn played(&mut self, board: &mut Board, _: &PlayedMove) {
        if let Line::Retry(retry) = &mut self.line {
            retry.played(board, &self.context);
        }
    }

    fn perform(&mut self, board: &mut Board, event: &StudyEvent) {
        let judged = self.search.judged();
        let (slip, can_retry) = (self.next_slip(&judged), self.can_retry(&judged));
        match (event, &mut self.line) {
            (StudyEvent::First, _) => self.show(board, 0),
            (StudyEvent::Last, _) => self.show(board, self.moves()),
            (StudyEvent::Answer | StudyEvent::Continue, _) | (StudyEvent::Previous, Line::Refutation(0)) => {
                self.show(board, self.at);
            }
            (StudyEvent::Previous, Line::Refutation(step)) => {
                let step = *step - 1;
                self.refute(board, step);
            }
            (StudyEvent::Previous, _) => self.show(board, self.at.saturating_sub(1)),
            (StudyEvent::Next, Line::Refutation(step)) => {
                let step = *step + 1;
                self.refute(board, step);
            }
            (StudyEvent::Next, _) => self.show(board, self.at + 1),
            (StudyEvent::NextSlip, Line::Retry(_)) => {
                if let Some(slip) = slip {
                    self.at = slip;
                    self.ask(board);
                }
            }
            (StudyEvent::NextSlip, _) => {
                if let Some(slip) = slip {
                    self.show(board, slip);
                }
            }
            (StudyEvent::Retry | StudyEvent::TryAgain, _) if can_retry => self.ask(board),
            (StudyEvent::Refute, Line::Retry(retry)) => retry.refute(board),
            (StudyEvent::Refute, _) => {
                let step = self.refuted() + 1;
                self.refute(board, step);
            }
            _ => {}
        }
        self.judge();
    }

    fn go_to(&mut self, board: &mut Board, mv: u32) {
        self.show(board, mv as usize);
        self.judge();
    }

    fn touch_graph(&mut self, board: &mut Board, x: f64, _: f64) {
        let is_right_to_left = board.words().is_right_to_left();
        let position = graph::position_at(x, self.moves() + 1, is_right_to_left);
        self.show(board, position);
        self.judge();
    }

    fn set_shown(&mut self, board: &mut Board, is_shown: bool) {
        self.is_shown = is_shown;
        if is_shown {
            self.judge();
            if let Line::Retry(retry) = &mut self.line {
                retry.resume(board, &self.context);
            }
        } else {
            self.search.stop();
            if let Line::Retry(retry) = &mut self.line {
                retry.stop();
            }
            self.context.storage().review_places.insert(self.number, self.at);
            self.persist();
        }
        board.revision += 1;
    }

    fn search_reported(&mut self, board: &mut Board, search: u64) {
        if self.search.update(search) {
            board.revision += 1;
            if !self.search.is_running() {
                self.persist();
            }
        }
        if let Line::Retry(retry) = &mut self.line
            && retry.search_reported(board, search)
        {
            board.revision += 1;
            self.judge();
        }
    }

    fn restore(&mut self, board: &mut Board) {
        let at = self.at;
        self.line = Line::Game;
        self.at = 0;
        self.show(board, at);
    }

    fn begin(&self, _: &Board, explores: bool) -> Result<Session, Message> {
        let start = if explores { self.at } else { self.start(&self.search.judged()) };
        if self.goes_on(start) {
            Ok(at_move(&self.whole, start).branch())
        } else {
            Err(Message::new("refuse-operation"))
        }
    }
}
