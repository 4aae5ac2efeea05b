//! The person's rating in a game, from results against the computer's levels.
//!
//! A level's rating comes from the ladder it was measured on, so that the person's rating is on the same scale. Only
//! games without help are rated, each of them once.

use serde::{Deserialize, Serialize};

use super::super::{
    glicko::{Encounter, Rating},
    words::Words,
};
use crate::picture::{self, Picture};
use fivefold_engine::game::Message;

/// The rating deviation of a level: the uncertainty after 200 games between neighboring levels (`calibrate`).
const LEVEL_DEVIATION: f64 = 50.0;

/// The number of recent games kept for the graph.
const MOST_GAMES: usize = 50;

/// Above this deviation, a rating is shown as approximate ("about").
const PRECISE_DEVIATION: f64 = 75.0;

/// The initial rating against levels: above the beginner's rule (800), with a deviation below Glicko's 350, so that one
/// game changes the rating by at most one level.
const INITIAL: Rating = Rating { rating: 1000.0, deviation: 200.0, volatility: 0.06 };

/// A person's rating in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnRating {
    rating: Rating,
    /// The most recent games, oldest first.
    games: Vec<RatedGame>,
    /// The number of rated games.
    count: u32,
    /// The rating before the last game.
    before: Option<Rating>,
}

/// A rated game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct RatedGame {
    /// The match's number.
    number: u64,
    /// The rating after the game.
    rating: u16,
    /// The change of the rating.
    change: i16,
}

/// The rating card of the statistics screen.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingCard {
    /// The title: `Your rating: about 1240`.
    pub title: String,
    /// The number of games: `12 rated games`.
    pub words: String,
    /// The graph of the rating; from the second game on.
    pub graph: Option<Picture>,
    /// The graph's description for screen readers.
    pub graph_words: String,
}

impl Default for OwnRating {
    fn default() -> Self {
        Self { rating: INITIAL, games: Vec::new(), count: 0, before: None }
    }
}

impl OwnRating {
    /// Returns whether a deserialized rating is valid.
    pub fn is_valid(&self) -> bool {
        self.rating.checked().is_some()
            && self.before.is_none_or(|before| before.checked().is_some())
            && self.games.len() <= MOST_GAMES.min(self.count as usize)
            && self.games.iter().all(|game| (100..=3500).contains(&game.rating))
    }

    /// Returns whether any game was rated.
    pub const fn is_known(&self) -> bool {
        self.count > 0
    }

    /// Returns the rating.
    pub const fn value(&self) -> f64 {
        self.rating.rating
    }

    /// Records a result against a level of this rating: 1 for a win, 0.5 for a draw, 0 for a loss.
    pub fn record(&mut self, number: u64, opponent: u16, score: f64) {
        let before = self.rating;
        let encounter = Encounter { rating: opponent.into(), deviation: LEVEL_DEVIATION, score };
        self.rating = before.after(encounter, 1.0);
        self.before = Some(before);
        self.count = self.count.saturating_add(1);
        let (from, to) = (rounded(before.rating), rounded(self.rating.rating));
        self.games.push(RatedGame { number, rating: to, change: to.cast_signed() - from.cast_signed() });
        if self.games.len() > MOST_GAMES {
            self.games.remove(0);
        }
    }

    /// Reverts the rating of a resumed game. Only the last rated game can be reverted, because each rating depends on
    /// the one before.
    pub fn revert(&mut self, number: u64) {
        if self.games.last().is_some_and(|game| game.number == number)
            && let Some(before) = self.before.take()
        {
            self.rating = before;
            self.games.pop();
            self.count -= 1;
        }
    }

    /// Returns the rating with a match's change: `Your rating: 1240 (+12)`.
    pub fn change_words(&self, number: u64, words: Words) -> Option<String> {
        let game = self.games.iter().rfind(|game| game.number == number)?;
        let sign = if game.change < 0 { "\u{2212}" } else { "+" };
        let change = format!("{sign}{}", game.change.unsigned_abs());
        let message = Message::new("rating-change").word("rating", game.rating.to_string());
        Some(words.say(&message.word("change", change)))
    }

    /// Returns the rating as text: `Your rating: about 1240`.
    pub fn title(&self, words: Words) -> String {
        let key = if self.rating.deviation > PRECISE_DEVIATION { "rating-about" } else { "rating-sure" };
        words.say(&Message::new(key).word("rating", rounded(self.rating.rating).to_string()))
    }

    /// Returns the card for the statistics screen.
    pub fn card(&self, words: Words) -> RatingCard {
        let ratings: Vec<u16> = self.games.iter().map(|game| game.rating).collect();
        let best = ratings.iter().max().copied().unwrap_or_default();
        let said = words.say(&Message::new("rating-games").number("count", self.count).word("best", best.to_string()));
        let graph_words = match ratings.as_slice() {
            [first, .., last] => {
                let message = Message::new("rating-graph").number("count", u32::try_from(ratings.len()).unwrap_or(0));
                words.say(&message.word("first", first.to_string()).word("last", last.to_string()))
            }
            _ => String::new(),
        };
        let graph = (ratings.len() > 1).then(|| picture::line_graph(&ratings, words.is_right_to_left()));
        RatingCard { title: self.title(words), words: said, graph, graph_words }
    }
}

/// Rounds a rating.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "ratings lie between 100 and 3500")]
fn rounded(rating: f64) -> u16 {
    rating.round() as u16
}

#[cfg(test)]
mod tests {
    use super::{MOST_GAMES, OwnRating};
    use crate::words::Words;
    use fivefold_engine::text::Language;

    fn words() -> Words {
        Words::new(Language::ENGLISH.into())
    }

    #[test]
    fn win_raises_and_loss_lowers_own_rating() {
        let mut rating = OwnRating::default();
        assert!(!rating.is_known());
        rating.record(1, 1100, 1.0);
        let after_win = rating.value();
        assert!(after_win > 1080.0, "{after_win}");
        rating.record(2, 1100, 0.0);
        assert!(rating.value() < after_win);
        let said: Vec<_> = [1, 2, 3].map(|number| rating.change_words(number, words())).into_iter().collect();
        assert!(said[0].as_ref().is_some_and(|said| said.contains("(+")), "{said:?}");
        assert!(said[1].as_ref().is_some_and(|said| said.contains("(\u{2212}")), "{said:?}");
        assert_eq!(said[2], None);
        assert!(rating.title(words()).starts_with("Your rating: about "));
    }

    #[test]
    fn only_last_rated_match_is_undone() {
        let mut rating = OwnRating::default();
        rating.record(1, 1300, 1.0);
        let before = rating.clone();
        rating.record(2, 1300, 0.0);
        rating.revert(1);
        assert_eq!(rating.count, 2);
        rating.revert(2);
        assert_eq!((rating.value(), rating.count, rating.games.len()), (before.value(), 1, 1));
    }

    #[test]
    fn rating_graph_has_last_fifty_matches() {
        let mut rating = OwnRating::default();
        for number in 0..80 {
            rating.record(number, 1300, f64::from(u8::from(number % 3 == 0)));
            assert!(rating.is_valid());
        }
        assert_eq!((rating.games.len(), rating.count), (MOST_GAMES, 80));
        let card = rating.card(words());
        assert!(card.graph.is_some() && card.words.starts_with("80 rated games"), "{}", card.words);
        assert!(card.graph_words.starts_with("Rating over the last 50 games: from "), "{}", card.graph_words);
        assert!(card.title.starts_with("Your rating: 1"), "precise after 80 games: {}", card.title);
    }
}
