//! Attempts to find a better move than the one played. A move that keeps the result, or is indistinguishably close, is
//! accepted; any other is answered by its refutation.

use super::{
    super::{
        super::{
            board::{Board, Haptic, Sound},
            button::ScreenButton,
            context::Context,
            mistake::last_reason,
            words::Words,
        },
        StudyEvent, Tone,
    },
    ReviewSearch,
};
use fivefold_engine::{
    game::Message,
    search::{Grade, JUDGE_VISITS, Judgment, Worth},
    session::Session,
    text::Join,
};

/// An attempt to find a better move.
pub struct Retry {
    /// The number of the criticized move, from 1.
    pub mv: usize,
    pub stage: RetryStage,
    /// The background judgment of the attempt.
    judging: Option<ReviewSearch>,
    /// The number of moves of the refutation that are on the board.
    refuted: usize,
}

/// The stage of the attempt.
#[derive(Clone, Debug, PartialEq)]
pub enum RetryStage {
    /// No move was played yet.
    Asked,
    /// The move played is being judged.
    Judged,
    /// The move was good.
    Right(Judgment),
    /// The move was not good.
    Wrong(Judgment),
}

impl Retry {
    pub const fn new(mv: usize) -> Self {
        Self { mv, stage: RetryStage::Asked, judging: None, refuted: 0 }
    }

    /// Starts judging the move just played.
    pub fn played(&mut self, board: &Board, context: &Context) {
        let made = board.session.played().len();
        let mut unknown = vec![None; made];
        // Of all moves on the board only the attempt is judged.
        for (place, mv) in unknown.iter_mut().zip(board.session.played()).take(made.saturating_sub(1)) {
            *place = Some(placeholder_judgment(&mv.text));
        }
        self.judging = Some(ReviewSearch::new(&board.session, unknown, JUDGE_VISITS));
        self.stage = RetryStage::Judged;
        self.resume(board, context);
    }

    /// Resumes judging, if a move is to be judged.
    pub fn resume(&mut self, board: &Board, context: &Context) {
        if self.stage == RetryStage::Judged
            && let Some(judging) = &mut self.judging
        {
            judging.start(&board.session, &context.environment, &context.host);
        }
    }

    /// Stops judging while the screen is hidden.
    pub fn stop(&mut self) {
        if let Some(judging) = &mut self.judging {
            judging.stop();
        }
    }

    /// Processes a search message; returns whether it was about the attempt and changed the state.
    pub fn search_reported(&mut self, board: &mut Board, search: u64) -> bool {
        let Some(judging) = &mut self.judging else { return false };
        if !judging.update(search) {
            return false;
        }
        let Some(judged) = judging.judged().last().cloned().flatten() else {
            if !judging.is_running() {
                // No judgment was reached, so the attempt is reset.
                self.stage = RetryStage::Asked;
                board.session.undo();
                board.report_failed_search();
            }
            return true;
        };
        self.judging = None;
        let is_right = !judged.grade.is_slip();
        self.stage = if is_right { RetryStage::Right(judged) } else { RetryStage::Wrong(judged) };
        if is_right {
            let said = board.words().word("retry-right-said");
            board.emit_moment(Some(Sound::Win), Some(Haptic::Win), said);
        } else {
            self.refute(board);
        }
        true
    }

    /// Plays the next move of the attempt's refutation.
    pub fn refute(&mut self, board: &mut Board) {
        let RetryStage::Wrong(judged) = &self.stage else { return };
        if let Some(text) = judged.refutation.get(self.refuted) {
            board.play_animated(text);
            self.refuted += 1;
        }
    }

    /// Returns the sentence shown, and its tone.
    pub fn sentence(&self, board: &mut Board, whole: &Session) -> (String, Tone) {
        let words = board.words();
        let state = whole.before(self.mv - 1);
        let sentence = |text: &str| {
            let read = state.read_move(text).ok().map(|mv| board.say(&state.describe(mv)));
            read.unwrap_or_else(|| text.to_owned())
        };
        match &self.stage {
            RetryStage::Asked => (words.word("retry-ask"), Tone::Quiet),
            RetryStage::Judged => (words.word("retry-waits"), Tone::Quiet),
            RetryStage::Right(judged) => {
                let key = if judged.grade == Grade::Unsure { "retry-even" } else { "retry-right" };
                (words.say(&Message::new(key).word("move", sentence(&judged.text))), Tone::Good)
            }
            RetryStage::Wrong(judged) => {
                let said = words.say(&Message::new("retry-wrong").word("move", sentence(&judged.text)));
                let answer = board.session.played().last().map(|mv| board.say(&mv.sentence)).unwrap_or_default();
                let reason = last_reason(board);
                (words.joined(Join::Sentences, [said, words.sentence(&answer), reason]), Tone::Bad)
            }
        }
    }

    /// Returns the two wide buttons: what follows the attempt, and the way back.
    pub fn offers(&self, words: Words, has_next: bool) -> Vec<ScreenButton> {
        let button = |event, key| ScreenButton::study(event, words.word(key));
        let again = || button(StudyEvent::TryAgain, "retry-again");
        let back = button(StudyEvent::Continue, "back-to-game");
        match &self.stage {
            RetryStage::Asked | RetryStage::Judged => vec![again().enabled(false), back],
            RetryStage::Wrong(_) => vec![again().main(), back],
            RetryStage::Right(_) if has_next => vec![button(StudyEvent::NextSlip, "review-next-slip").main(), back],
            RetryStage::Right(_) => vec![again(), back.main()],
        }
    }

    /// Returns the bar.
    pub fn bar(&self, words: Words) -> Vec<ScreenButton> {
        let button = |event, key| ScreenButton::study(event, words.word(key));
        let goes_on = matches!(&self.stage, RetryStage::Wrong(judged) if self.refuted < judged.refutation.len());
        vec![
            button(StudyEvent::Refute, "retry-refute").enabled(goes_on),
            button(StudyEvent::Answer, "retry-answer").enabled(!matches!(self.stage, RetryStage::Right(_))),
        ]
    }
}

/// Returns a placeholder judgment for a move that is not to be judged.
fn placeholder_judgment(text: &str) -> Judgment {
    let unknown = Worth::Estimated { value: 0.0, error: 1.0 };
    Judgment {
        text: text.to_owned(),
        grade: Grade::Unsure,
        before: unknown,
        after: unknown,
        best: text.to_owned(),
        lost: None,
        refutation: Vec::new(),
        visits: 0,
    }
}
