//! The score of two people who play several matches in a row.

use super::{super::words::Words, PersonScore, Play, SeriesScore, ending::ShownEnd};
use fivefold_engine::{
    game::{Message, Side},
    session::{Player, Score, Snapshot, Unrated},
    text::Join,
};

impl Play {
    /// Updates the score of two people before an unfinished match, because they may have finished others since.
    pub(super) fn update_score(&mut self) {
        let session = &self.board.session;
        if session.is_over() || session.players() != [Player::Human; 2] {
            return;
        }
        let circumstances = session.circumstances();
        let (names, before) = (circumstances.names.clone(), (circumstances.won, circumstances.drawn));
        let score = self.board.context.storage().library.score_today(&names);
        if let Some(Score { won, drawn }) = score.filter(|score| (score.won, score.drawn) != before) {
            self.board.session.change_circumstances(|it| (it.won, it.drawn) = (won, drawn));
            self.persist();
        }
    }

    /// Returns the score of two people, including this match once its end was shown; `None` in a copy of a match, which
    /// does not count.
    fn score(&self) -> Option<Score> {
        let session = &self.board.session;
        let conclusion = session.final_conclusion().filter(|_| self.shown_end == ShownEnd::Everything);
        let score = session.circumstances().score_with(conclusion.map(|conclusion| conclusion.outcome));
        let is_copy = session.circumstances().unrated == Some(Unrated::Copied);
        (session.players() == [Player::Human; 2] && !is_copy).then_some(score)
    }

    /// Returns the score beside the result, which is shown from the second match on.
    fn shown_score(&self) -> Option<Score> {
        let is_shown = self.shown_end == ShownEnd::Everything && self.board.session.conclusion().is_some();
        self.score().filter(|score| is_shown && score.matches() > 1)
    }

    /// Returns the games won by a side, for its bar.
    pub(super) fn bar_score(&self, side: Side) -> String {
        let score = self.score().filter(|score| score.won != [0, 0] && self.shown_score().is_none());
        score.map(|score| score.won[side.index()].to_string()).unwrap_or_default()
    }

    /// Returns the name beside a score and on the bar of a side. Colors change sides in a rematch, but the score does not:
    /// from the second match on, people without names at one device are numbered as on the sheet for a new game, whose
    /// first person sits below.
    pub(super) fn person_name(&self, snapshot: &Snapshot, side: Side, words: Words) -> String {
        let circumstances = self.board.session.circumstances();
        let is_nameless = circumstances.names[side.index()].is_empty() && circumstances.linked_side.is_none();
        if !is_nameless || circumstances.score_with(None).matches() == 0 {
            return self.side_name(snapshot, side, words);
        }
        let number = if side == self.board.side_below() { 1 } else { 2 };
        words.say(&Message::new("player-number").number("number", number))
    }

    /// Returns the score beside the result.
    pub(super) fn series_score(&self, snapshot: &Snapshot, words: Words) -> Option<SeriesScore> {
        let Score { won, drawn } = self.shown_score()?;
        let below = self.board.side_below();
        let sides = [below, below.other()];
        let people = sides.map(|side| PersonScore {
            color: snapshot.colors[side.index()],
            name: self.person_name(snapshot, side, words),
            won: won[side.index()].to_string(),
        });
        let draws = if drawn > 0 { words.labeled(&words.word("draws"), &drawn.to_string()) } else { String::new() };
        let each = sides.map(|side| {
            let message = Message::new("score-of").word("name", self.person_name(snapshot, side, words));
            words.say(&message.number("won", won[side.index()]))
        });
        let score = words.labeled(&words.word("score"), &words.joined(Join::List, each));
        let sentences = [&score, &draws].into_iter().filter(|phrase| !phrase.is_empty());
        let spoken = words.joined(Join::Sentences, sentences.map(|phrase| words.sentence(phrase)));
        Some(SeriesScore { people: people.into(), draws, spoken })
    }
}
