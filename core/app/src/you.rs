//! The player's screen: ratings and results, with the bar that leads to the puzzles, the lessons and the menu.

use super::{
    button::{ButtonAction, ScreenButton},
    context::Storage,
    levels,
    navigation::Screen,
    profile::RatingCard,
    puzzles,
    symbol::Symbol,
    word::Word,
    words::Words,
};
use crate::picture::{self, Picture};
use fivefold_engine::{
    game::Message,
    games::{self, Game},
    text::{Join, Wording},
};

/// The bar at the lower edge of the player's screens.
#[derive(Clone, Debug, PartialEq)]
pub struct YouBar {
    /// The screens: ratings, puzzles, lessons; the visible one is on.
    pub tabs: Vec<ScreenButton>,
    /// The menu behind the last place of the bar, in groups.
    pub menu: Vec<Vec<ScreenButton>>,
}

/// The ratings and the results against the computer.
#[derive(Clone, Debug, PartialEq)]
pub struct StatisticsState {
    /// A section for each game.
    pub sections: Vec<StatisticsSection>,
    /// The place of the section that is shown at first: the game that was played most.
    pub shown: u32,
    /// The button that resets the results, if there are any.
    pub reset: Option<ScreenButton>,
}

/// The rating and the results in one game.
#[derive(Clone, Debug, PartialEq)]
pub struct StatisticsSection {
    /// The id of the game.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// The person's rating, once a game was rated.
    pub rating: Option<RatingCard>,
    /// How to get a rating; empty with one.
    pub note: String,
    /// The button that starts a game, beside the note.
    pub play: Option<ScreenButton>,
    /// The heading of the rows, and those of their numbers; empty without rows.
    pub heads: Vec<String>,
    /// A row for each level played against, the strongest first.
    pub rows: Vec<StatisticsRow>,
    /// The streak, the puzzles and the lesson; then the mistakes of this month by theme.
    pub facts: Vec<FactList>,
}

/// The results against one level.
#[derive(Clone, Debug, PartialEq)]
pub struct StatisticsRow {
    /// The level's face.
    pub face: Picture,
    /// The level in words.
    pub label: String,
    /// The level's rating, else its label.
    pub short: String,
    /// The numbers of games won, drawn and lost, for a bar.
    pub shares: Vec<u32>,
    /// The same numbers as texts; empty instead of 0.
    pub numbers: Vec<String>,
    /// The level and the results in words.
    pub words: String,
}

/// Numbers below a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactList {
    /// The heading.
    pub title: String,
    /// The numbers.
    pub counts: Vec<Count>,
}

/// A number with its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// The label: `Streak`.
    pub label: String,
    /// The number: `2 (best 3)`.
    pub value: String,
    /// The label and the number: `Streak: 2 (best 3)`.
    pub words: String,
}

/// Returns the bar of one of the player's screens.
pub(super) fn bar(shown: &Screen, wording: Wording) -> YouBar {
    let tab = |screen: Screen, word, symbol| {
        let is_on = screen == *shown;
        ScreenButton::with_word(ButtonAction::Switch { screen }, word, symbol, wording).on(is_on)
    };
    YouBar {
        tabs: vec![
            tab(Screen::Statistics, Word::Ratings, Symbol::Statistics),
            tab(Screen::Puzzles, Word::Puzzles, Symbol::Hint),
            tab(Screen::Learn, Word::Lessons, Symbol::Learn),
        ],
        menu: vec![
            vec![
                ScreenButton::open(Screen::Settings, Word::Settings, Symbol::Settings, wording),
                ScreenButton::with_word(ButtonAction::Paste, Word::PasteGame, Symbol::Paste, wording),
            ],
            vec![ScreenButton::open(Screen::About, Word::About, Symbol::About, wording)],
        ],
    }
}

/// Returns the state of the ratings.
pub(super) fn statistics(storage: &mut Storage) -> StatisticsState {
    let wording = storage.profile.wording();
    let results = storage.profile.statistics();
    let played = |game: &&'static dyn Game| -> u64 {
        results.levels(game.id()).flat_map(|(_, shares)| shares).map(u64::from).sum()
    };
    let counts: Vec<u64> = games::all().iter().map(played).collect();
    let most = counts.iter().max().copied().unwrap_or_default();
    let shown = counts.iter().position(|count| *count == most).and_then(|place| u32::try_from(place).ok());
    let reset = results.has_any().then(|| {
        let action = ButtonAction::ResetStatistics.after_question(Word::ResetSure.said(wording), Word::Reset, wording);
        ScreenButton::with_word(action, Word::Reset, Symbol::Delete, wording)
    });
    let sections = games::all().iter().map(|game| section(storage, *game)).collect();
    StatisticsState { sections, shown: shown.unwrap_or_default(), reset }
}

/// Returns the section of a game.
fn section(storage: &mut Storage, game: &'static dyn Game) -> StatisticsSection {
    let facts = facts(storage, game);
    let wording = storage.profile.wording();
    let (words, results) = (Words::new(wording), storage.profile.statistics());
    let rating = results.rating(game.id()).map(|rating| rating.card(game, words));
    let mut rows: Vec<StatisticsRow> =
        results.levels(game.id()).map(|(level, shares)| row(game, level, shares, words)).collect();
    rows.reverse();
    let heads = ["against-levels", "wins", "draws", "losses"].map(|key| words.word(key));
    let name = game.texts(wording).word("name");
    let open = Screen::NewGame { game: game.id().to_owned() };
    let play = ScreenButton::open(open, Word::NewGame, Symbol::New, wording).of(&name, words).main();
    StatisticsSection {
        game: game.id().to_owned(),
        name,
        note: if rating.is_some() { String::new() } else { words.word("no-rating") },
        play: rating.is_none().then_some(play),
        rating,
        heads: if rows.is_empty() { Vec::new() } else { heads.into() },
        rows,
        facts,
    }
}

/// Returns the results against a level.
fn row(game: &'static dyn Game, level: u8, shares: [u32; 3], words: Words) -> StatisticsRow {
    let levels = u8::try_from(game.levels().len()).unwrap_or(u8::MAX);
    let label = levels::title(game, level, words);
    let numbers = shares.map(|share| if share == 0 { String::new() } else { words.number(share.into()) });
    let named = ["wins", "draws", "losses"].into_iter().zip(&numbers).filter(|(_, number)| !number.is_empty());
    let named: Vec<String> = named.map(|(key, number)| words.labeled(&words.word(key), number)).collect();
    StatisticsRow {
        face: picture::face(level, levels, None),
        short: levels::rating(game, level).map_or_else(|| label.clone(), |rating| rating.to_string()),
        shares: shares.into(),
        words: words.joined(Join::Facts, [label.clone(), words.joined(Join::List, named)]),
        numbers: numbers.into(),
        label,
    }
}

/// Returns the streak, the puzzles and the lesson of a game, and the mistakes of this month by theme.
fn facts(storage: &mut Storage, game: &'static dyn Game) -> Vec<FactList> {
    let wording = storage.profile.wording();
    let (words, id) = (Words::new(wording), game.id());
    let count = |label: String, value: String| Count { words: words.labeled(&label, &value), label, value };
    let mut counts = Vec::new();
    let (streak, best) = storage.profile.statistics().streak(id);
    if best > 0 {
        let value = words.say(&Message::new("streak").number("streak", streak).number("best", best));
        counts.push(count(words.word("streak-label"), value));
    }
    if let Some(all) = storage.progress.pool(game).map(|pool| pool.puzzles().len()).filter(|all| *all > 0) {
        let done = storage.progress.puzzles().solved(id);
        counts.push(count(Word::Puzzles.said(wording), words.say(&puzzles::progress("puzzles-total", done, all))));
    }
    let steps = game.texts(wording).lesson().unwrap_or_default();
    if !steps.is_empty() {
        let done = storage.progress.lessons().done(id, &steps).into_iter().filter(|is_done| *is_done).count();
        let value = words.say(&puzzles::progress("learn-lesson", done, steps.len()));
        counts.push(count(Word::Lessons.said(wording), value));
    }
    let today = storage.progress.today();
    let mistakes = today.map(|today| storage.profile.statistics().mistakes.counts(id, today)).unwrap_or_default();
    let mistakes =
        mistakes.into_iter().map(|(theme, number)| count(words.word(theme.key()), words.number(number.into())));
    [(Word::Statistics.said(wording), counts), (words.word("mistakes-this-month"), mistakes.collect())]
        .into_iter()
        .filter(|(_, counts)| !counts.is_empty())
        .map(|(title, counts)| FactList { title, counts })
        .collect()
}
