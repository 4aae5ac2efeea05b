//! What is kept of a review: the judgments, the mistakes by theme, and the puzzles made of them.

use super::{
    super::super::{
        button::{ButtonAction, ScreenButton},
        dates::Day,
        library::ReviewRecord,
        navigation::StudyEntry,
        symbol::Symbol,
        theme::Theme,
        words::{Words, counted},
    },
    Review,
};
use fivefold_engine::search::JUDGE_VISITS;

impl Review {
    /// Saves the judgments if there are new ones.
    pub(super) fn persist(&mut self) {
        let judged = self.search.found();
        let found = judged.iter().flatten().count();
        let made = self.search.take_puzzles();
        let is_new = found > self.recorded || made.is_some();
        self.is_examined |= made.is_some();
        if let Some(made) = made.filter(|made| !made.is_empty()) {
            // Before the record: if the process ends in between, they are made again and found again.
            self.context.storage().progress.change_own(|own| {
                for puzzle in &made {
                    own.add(puzzle, self.number);
                }
            });
        }
        if is_new {
            let record = ReviewRecord::new(&self.whole, JUDGE_VISITS, judged, self.is_examined);
            if self.context.storage().library.store_review(self.number, &record) {
                self.recorded = found;
            }
        }
        self.record_mistakes();
    }

    /// Counts the person's mistakes in a finished match against the computer, once all moves are judged.
    fn record_mistakes(&mut self) {
        let judged = self.search.judged();
        if self.person().is_none() || !self.whole.is_over() || judged.iter().any(Option::is_none) {
            return;
        }
        self.explain(&judged);
        let own = self.mistakes.iter().filter(|(mv, _)| self.is_own(**mv));
        let themes: Vec<Theme> = own.map(|(_, mistake)| mistake.theme).collect();
        let mut storage = self.context.storage();
        let ended = storage.library.get(self.number).and_then(|stored| stored.ended).map(Day::date);
        if let Some(ended) = ended.or(storage.progress.today()) {
            storage.profile.record_mistakes(self.number, self.whole.game().id(), ended, &themes);
        }
    }

    /// Returns the button that leads to the puzzles made of this game and not yet shown, if there are any.
    pub(super) fn to_puzzles(&self, words: Words) -> Option<ScreenButton> {
        let count = self.context.storage().progress.own().new_of_match(self.number);
        let entry = StudyEntry::Own { game: self.whole.game().id().to_owned() };
        let label = words.say(&counted("review-puzzles", count as u64, words));
        (count > 0).then(|| ScreenButton::new(ButtonAction::study(entry), label, Symbol::Learn))
    }
}
