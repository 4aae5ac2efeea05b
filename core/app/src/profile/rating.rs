//! The person's rating in a game, from results against the computer's levels.
//!
//! A level's rating comes from the ladder it was measured on, so that the person's rating is on the same scale. Only
//! games without help are rated, each of them once.

use serde::{Deserialize, Serialize};

use super::super::{
    glicko::{Encounter, Rating},
    levels,
    words::Words,
};
use crate::picture::{self, DescribedPicture, GraphPoint};
use fivefold_engine::{game::Message, games::Game};

/// The rating deviation of a level: the uncertainty after 200 games between neighboring levels (`calibrate`).
const LEVEL_DEVIATION: f64 = 50.0;

/// The number of recent games kept for the graph.
const MOST_GAMES: usize = 50;

/// The number of games before a new best rating is named: the first ones change it with almost every win.
const GAMES_BEFORE_BEST: usize = 5;

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
    /// The highest rating of earlier games; 0 without any.
    best: u16,
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
    /// The deviation after the game; 0 in files of older versions.
    #[serde(default)]
    deviation: u16,
}

/// The rating card of the statistics screen.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingCard {
    /// The rating: `1240`.
    pub rating: String,
    /// Its uncertainty: `give or take 60`.
    pub band: String,
    /// The change over the games of the graph: `+86 in 50 games`; empty before the second game.
    pub change: String,
    /// The number of games and the best rating: `12 rated games, best 1302`.
    pub words: String,
    /// The graph; from the second game on.
    pub graph: Option<DescribedPicture>,
}

impl Default for OwnRating {
    fn default() -> Self {
        Self { rating: INITIAL, games: Vec::new(), count: 0, best: 0, before: None }
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
        let (change, deviation) = (to.cast_signed() - from.cast_signed(), rounded(self.rating.deviation));
        self.games.push(RatedGame { number, rating: to, change, deviation });
        if self.games.len() > MOST_GAMES {
            self.best = self.best.max(self.games.remove(0).rating);
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

    /// Returns the rating with a match's change: `Your rating: 1240 (+12)`. The first win and a new best rating are named.
    pub fn change_words(&self, number: u64, is_won: bool, words: Words) -> Option<String> {
        let place = self.games.iter().rposition(|game| game.number == number)?;
        let (game, earlier) = (self.games[place], &self.games[..place]);
        let best = earlier.iter().map(|game| game.rating).max().unwrap_or_default().max(self.best);
        let is_first = self.best == 0 && earlier.iter().all(|game| game.change <= 0);
        let key = match () {
            () if is_won && is_first => "rating-first",
            () if is_won && earlier.len() >= GAMES_BEFORE_BEST && game.rating > best => "rating-best",
            () => "rating-change",
        };
        let message = Message::new(key).word("rating", game.rating.to_string());
        Some(words.say(&message.word("change", signed(game.change.into()))))
    }

    /// Returns the rating as text: `Your rating: about 1240`.
    pub fn title(&self, words: Words) -> String {
        let key = if self.rating.deviation > PRECISE_DEVIATION { "rating-about" } else { "rating-sure" };
        words.say(&Message::new(key).word("rating", rounded(self.rating.rating).to_string()))
    }

    /// Returns the card for the statistics screen.
    pub fn card(&self, game: &dyn Game, words: Words) -> RatingCard {
        let best = self.games.iter().map(|game| game.rating).max().unwrap_or_default().max(self.best);
        let said = words.say(&Message::new("rating-games").number("count", self.count).word("best", best.to_string()));
        let count = u32::try_from(self.games.len()).unwrap_or(u32::MAX);
        let (mut change, mut graph) = (String::new(), None);
        if let [first, .., last] = self.games.as_slice() {
            // The graph begins before the first of the games, whose change counts.
            let before = first.rating.saturating_add_signed(first.change.saturating_neg());
            let span = Message::new("rating-span").number("count", count);
            change = words.say(&span.word("change", signed(i32::from(last.rating) - i32::from(before))));
            let described = Message::new("rating-graph").number("count", count);
            let described = described.word("first", before.to_string()).word("last", last.rating.to_string());
            let begin = GraphPoint { rating: before, doubt: first.deviation };
            let games = self.games.iter().map(|game| GraphPoint { rating: game.rating, doubt: game.deviation });
            let points = [begin].into_iter().chain(games);
            let levels = 1..=u8::try_from(game.levels().len()).unwrap_or(u8::MAX);
            let levels: Vec<u16> = levels.filter_map(|level| levels::rating(game, level)).collect();
            let picture = picture::rating_graph(&points.collect::<Vec<_>>(), &levels, words.is_right_to_left());
            graph = Some(DescribedPicture { picture, words: words.say(&described) });
        }
        let doubt = u32::from(rounded(self.rating.deviation / 10.0)) * 10;
        RatingCard {
            rating: rounded(self.rating.rating).to_string(),
            band: words.say(&Message::new("rating-band").number("doubt", doubt)),
            change,
            words: said,
            graph,
        }
    }
}

/// Returns a change with its sign.
fn signed(change: i32) -> String {
    let sign = if change < 0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", change.unsigned_abs())
}

/// Rounds a rating.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "ratings lie between 100 and 3500")]
fn rounded(rating: f64) -> u16 {
    rating.round() as u16
}

#[cfg(test)]
mod tests {
    use super::{MOST_GAMES, OwnRating, Rating};
    use crate::{picture::Stroke, words::Words};
    use fivefold_engine::{games, text::Language};

    fn words() -> Words {
        Words::new(Language::ENGLISH.into())
    }

    #[test]
    fn impossible_rating_is_refused() {
        let mut rating = OwnRating::default();
        rating.record(1, 1200, 1.0);
        assert!(rating.is_valid());
        assert!(!OwnRating { count: 0, ..rating.clone() }.is_valid());
        let before = rating.before.map(|before| Rating { deviation: -1.0, ..before });
        assert!(!OwnRating { before, ..rating.clone() }.is_valid());
        rating.games[0].rating = 9_999;
        assert!(!rating.is_valid());
    }

    #[test]
    fn first_win_is_named_only_if_no_earlier_game_was_won() {
        let (mut rating, words) = (OwnRating::default(), words());
        rating.record(1, 1200, 0.0);
        rating.record(2, 1200, 1.0);
        rating.record(3, 1200, 1.0);
        let said = [1, 2, 3].map(|number| rating.change_words(number, number > 1, words).expect("a rated game"));
        assert_eq!(said.map(|said| said.starts_with("First rated win!")), [false, true, false]);
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
        let said = [(1, true), (2, false), (3, false)].map(|(number, won)| rating.change_words(number, won, words()));
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
        let card = rating.card(games::find("connect-four").expect("the game exists"), words());
        assert!(card.words.starts_with("80 rated games"), "{}", card.words);
        let graph = card.graph.clone().expect("there are several games");
        assert!(graph.words.starts_with("Rating over the last 50 games: from "), "{}", graph.words);
        assert!(card.change.ends_with(" in 50 games"), "{}", card.change);
        assert!(card.rating.len() == 4 && card.band.starts_with("give or take "), "{card:?}");
        assert!(rating.title(words()).starts_with("Your rating: 1"), "precise after 80 games");
    }

    #[test]
    fn graph_and_change_begin_before_first_game() {
        let mut rating = OwnRating::default();
        for number in 1..=4 {
            rating.record(number, 800, 0.0);
        }
        let card = rating.card(games::find("bridgit").expect("the game exists"), words());
        let (first, last) = (1000, rating.games[3].rating);
        assert_eq!(card.change, format!("\u{2212}{} in 4 games", first - last));
        let graph = card.graph.expect("there are several games");
        assert_eq!(graph.words, format!("Rating over the last 4 games: from {first} to {last}"));
        let corners = graph.picture.groups[0].strokes.iter().find_map(|stroke| match stroke {
            Stroke::Trail { corners, .. } => Some(corners.len()),
            _ => None,
        });
        assert_eq!(corners, Some(5));
    }

    #[test]
    fn first_win_and_best_rating_are_named() {
        let mut rating = OwnRating::default();
        let mut said = Vec::new();
        for (number, score) in (1..).zip([0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 1.0]) {
            rating.record(number, 1200, score);
            said.push(rating.change_words(number, score > 0.5, words()).expect("the game is rated"));
        }
        assert!(said[0].starts_with("Your rating: "), "{said:?}");
        assert!(said[1].starts_with("First rated win! Your rating: "), "{said:?}");
        assert!(said[2].starts_with("Your rating: "), "too early for a best rating: {said:?}");
        assert!(said[9].starts_with("Your best rating yet: "), "{said:?}");
        let best = rating.games[9].rating;
        for number in 11..90 {
            rating.record(number, 800, 0.0);
        }
        assert_eq!(rating.best, best, "the best rating outlives the games of the graph");
    }

    #[test]
    fn rating_of_older_version_has_no_band() {
        let stored = r#"{"rating":{"rating":1100.0,"deviation":90.0,"volatility":0.06},"count":2,
            "games":[{"number":1,"rating":1050,"change":50},{"number":2,"rating":1100,"change":50}]}"#;
        let rating: OwnRating = serde_json::from_str(stored).expect("it loads");
        assert!(rating.is_valid());
        let card = rating.card(games::find("bridgit").expect("the game exists"), words());
        let strokes = card.graph.clone().expect("two games").picture.groups.remove(0).strokes;
        assert!(!strokes.iter().any(|stroke| matches!(stroke, Stroke::Shape { .. })), "{strokes:?}");
        assert_eq!((&*card.rating, &*card.change), ("1100", "+100 in 2 games"));
    }
}
