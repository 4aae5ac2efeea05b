//! Texts about a whole game: the decisions of each side, the fate of the loser, and the themes of the mistakes.

use super::{
    super::super::{play::side_name, review_search::losing_move, theme::Theme, words::Words},
    Review,
};
use fivefold_engine::{
    game::{Message, Outcome, Side, Verdict},
    search::{Judgment, Tally},
    text::Join,
};

/// The maximum number of themes named.
const MOST_THEMES: usize = 3;

/// The judged moves of a game.
pub struct Summary<'a> {
    review: &'a Review,
    judged: &'a [Option<Judgment>],
    colors: [Side; 2],
}

impl Review {
    /// Returns the game's summary.
    pub(super) fn summary<'a>(&'a self, judged: &'a [Option<Judgment>]) -> Summary<'a> {
        let colors = Side::BOTH.map(|side| self.whole.state().position().color(side));
        Summary { review: self, judged, colors }
    }
}

impl Summary<'_> {
    /// Returns the name of a side's player between two people with names, otherwise the color.
    fn name(&self, side: Side, words: Words) -> String {
        let whole = &self.review.whole;
        side_name(whole.players(), &whole.circumstances().names, self.colors, side, words)
    }

    fn tallies(&self) -> [Tally; 2] {
        let mut tallies = [Tally::default(); 2];
        for (mv, judged) in self.review.whole.played().iter().zip(self.judged) {
            if let Some(judged) = judged {
                tallies[mv.side.index()].add(judged.grade);
            }
        }
        tallies
    }

    /// Returns how well the game was played, counted in decisions, once no more moves are being judged.
    pub fn headline(&self, words: Words, is_running: bool) -> String {
        if self.judged.is_empty() {
            return words.word("review-empty");
        }
        if is_running || self.judged.iter().all(Option::is_none) {
            return words.word("review-begins");
        }
        let tallies = self.tallies();
        let of = |key: &'static str, side: Side| {
            let Tally { decisions, kept } = tallies[side.index()];
            let message = Message::new(key).number("kept", kept).number("decisions", decisions);
            words.say(&message.word("color", self.name(side, words)))
        };
        match self.review.person() {
            Some(side) if tallies[side.index()].decisions == 0 => {
                let own = words.word(if self.is_won_by(side) { "no-slips" } else { "review-no-decisions" });
                let has_others = tallies[side.other().index()].decisions > 0;
                let others = has_others.then(|| of("review-kept", side.other()));
                words.joined(Join::Sentences, [own].into_iter().chain(others))
            }
            Some(side) => of("review-kept-you", side),
            None if tallies.iter().all(|tally| tally.decisions == 0) => words.word("review-nobody-decided"),
            None => {
                let deciders = Side::BOTH.into_iter().filter(|side| tallies[side.index()].decisions > 0);
                words.joined(Join::Sentences, deciders.map(|side| of("review-kept", side)))
            }
        }
    }

    /// Returns whether this side has won, and all moves are judged.
    fn is_won_by(&self, side: Side) -> bool {
        let outcome = self.review.whole.final_conclusion().map(|conclusion| conclusion.outcome);
        outcome == Some(Outcome::Win(side)) && self.judged.iter().all(Option::is_some)
    }

    /// Returns when the loser lost the game: a statement that its judgments prove, or its costliest mistake; empty if
    /// neither is known.
    pub fn fate(&self, words: Words) -> String {
        let whole = &self.review.whole;
        let winner = whole.final_conclusion().and_then(|conclusion| conclusion.outcome.winner());
        let Some(loser) = winner.map(Side::other) else { return String::new() };
        let judged: Option<Vec<(Side, &Judgment)>> =
            whole.played().iter().zip(self.judged).map(|(mv, judged)| Some((mv.side, judged.as_ref()?))).collect();
        let Some(judged) = judged else { return String::new() };
        let of = |key| Message::new(key).word("color", self.name(loser, words));
        let at = |key, mv: usize| words.say(&of(key).number("move", u32::try_from(mv + 1).unwrap_or(u32::MAX)));
        let Some((side, last)) = judged.last() else { return String::new() };
        let is_given_up = !whole.state().status().is_over();
        let at_end = last.after.verdict().map(|own| if *side == loser { own } else { own.reversed() });
        match at_end.filter(|_| is_given_up) {
            Some(Verdict::Win) => return words.say(&of("review-gave-up-win")),
            Some(Verdict::Draw) => return words.say(&of("review-gave-up-draw")),
            Some(Verdict::Loss) | None => {}
        }
        let own = || (0..).zip(&judged).filter(|(_, (side, _))| *side == loser);
        if own().next().is_some() && own().all(|(_, (_, judged))| judged.before.verdict() == Some(Verdict::Loss)) {
            return words.say(&of("review-never-safe"));
        }
        let sides: Vec<Side> = judged.iter().map(|(side, _)| *side).collect();
        if let Some(mv) = losing_move(&sides, self.judged, loser, is_given_up) {
            return match judged[mv].1.before.verdict() {
                Some(Verdict::Win) => at("review-last-winning", mv),
                Some(Verdict::Draw) => at("review-last-safe", mv),
                Some(Verdict::Loss) | None => at("review-losing", mv),
            };
        }
        let slips = own().filter(|(_, (_, judged))| judged.grade.is_slip());
        let cost = |judged: &Judgment| judged.lost.unwrap_or_default();
        let costliest = slips.max_by(|(_, (_, one)), (_, (_, other))| cost(one).total_cmp(&cost(other)));
        costliest.map(|(mv, _)| at("review-costliest", mv)).unwrap_or_default()
    }

    /// Returns the most frequent themes of the people's mistakes, each with its count, without those that only say what
    /// the marks of the moves say.
    pub fn themes(&self, words: Words) -> String {
        let own = self.review.mistakes.iter().filter(|(mv, _)| self.review.is_own(**mv));
        let themes: Vec<Theme> = own.map(|(_, mistake)| mistake.theme).collect();
        let count = |theme: Theme| themes.iter().filter(|other| **other == theme).count();
        let named = Theme::ALL.into_iter().filter(|theme| theme.is_specific());
        let mut counts: Vec<(Theme, usize)> = named.map(|theme| (theme, count(theme))).collect();
        counts.retain(|(_, count)| *count > 0);
        // The sort is stable: among equally frequent themes the more important one stays first.
        counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let named = |(theme, count): (Theme, usize)| words.labeled(&words.word(theme.key()), &count.to_string());
        words.joined(Join::Facts, counts.into_iter().take(MOST_THEMES).map(named))
    }
}
