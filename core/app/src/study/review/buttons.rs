//! The buttons below the board of a review.

use super::{
    super::super::{board::Board, button::ScreenButton, words::Words},
    Line, Review, StudyEvent,
};
use fivefold_engine::search::Judgment;

impl Review {
    /// Returns the two wide buttons. They keep their places; the one that leads on is the primary one.
    pub(super) fn offers(&self, words: Words, judged: &[Option<Judgment>]) -> Vec<ScreenButton> {
        let button = |event, key| ScreenButton::study(event, words.word(key));
        let next_slip = self.next_slip(judged);
        if let Line::Retry(retry) = &self.line {
            return retry.offers(words, next_slip.is_some_and(|mv| mv != retry.mv));
        }
        let can_retry = self.can_retry(judged);
        let next_slip = button(StudyEvent::NextSlip, "review-next-slip").enabled(next_slip.is_some());
        let retry = button(StudyEvent::Retry, "review-retry").enabled(can_retry);
        if can_retry { vec![retry.main(), next_slip] } else { vec![retry, next_slip.main()] }
    }

    /// Returns the bar, whose buttons keep their places at every move.
    pub(super) fn bar(&self, words: Words, judged: &[Option<Judgment>]) -> Vec<ScreenButton> {
        if let Line::Retry(retry) = &self.line {
            return retry.bar(words);
        }
        let slip = self.last(judged).filter(|judged| judged.grade.is_slip());
        let goes_on = slip.is_some_and(|slip| slip.refutation.len() > self.refuted());
        let refute = if self.refuted() > 0 { "retry-refute" } else { "review-refute" };
        let buttons = [
            ScreenButton::study(StudyEvent::Refute, words.word(refute)).enabled(goes_on),
            ScreenButton::play_from_here(words.word("review-play")).enabled(self.goes_on(self.start(judged))),
        ];
        buttons.into_iter().chain(self.to_puzzles(words)).collect()
    }

    pub(super) fn steppers(&self, board: &Board, judged: &[Option<Judgment>]) -> Vec<ScreenButton> {
        let words = board.words();
        let button = |event, key, is_enabled| ScreenButton::study(event, words.word(key)).enabled(is_enabled);
        let (is_first, is_last) = match self.line {
            Line::Retry(_) => return Vec::new(),
            Line::Refutation(step) => (false, step == self.refutation(judged).len()),
            Line::Game => (self.at == 0, self.at == self.moves()),
        };
        vec![
            button(StudyEvent::First, "review-first", self.at > 0),
            button(StudyEvent::Previous, "review-previous", !is_first),
            button(StudyEvent::Next, "review-next", !is_last),
            button(StudyEvent::Last, "review-last", self.at < self.moves()),
        ]
    }
}
