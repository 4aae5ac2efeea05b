//! What the app shows outside its screens: the widget of the daily puzzle, and the shortcuts of its icon.

use super::{
    context::Storage,
    dates::{CivilDate, Day},
    library::StoredMatch,
    navigation::{Screen, StudyEntry},
    puzzles,
    symbol::Symbol,
    word::Word,
    words::Words,
};
use crate::picture::{DescribedPicture, Picture};
use fivefold_engine::{
    games::{self, Game},
    puzzles::Puzzle,
    text::Join,
};

/// The number of days for which a widget can be drawn without starting the app.
const DAYS: i32 = 7;

/// What the app shows outside its screens.
#[derive(Clone, Debug, PartialEq)]
pub struct OutsideState {
    /// The widget of today and of the following days, each shown from the local midnight that begins its date. Empty
    /// before the platform has set the date, or if the puzzles are damaged.
    pub days: Vec<DailyWidget>,
    /// The shortcuts, the most important one first.
    pub shortcuts: Vec<Shortcut>,
}

/// The daily puzzle on the widget.
#[derive(Clone, Debug, PartialEq)]
pub struct DailyWidget {
    /// The date.
    pub date: CivilDate,
    /// The title and the game: `Daily puzzle · Connect Four`.
    pub title: String,
    /// The claim, `Orange wins in 3`, or that the puzzle is solved.
    pub headline: String,
    /// The puzzle's position.
    pub picture: Picture,
    /// The days of the week with their solved puzzles, and the current streak in words.
    pub week: DescribedPicture,
    /// The accessibility label of the whole widget.
    pub words: String,
}

/// A shortcut of the app's icon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shortcut {
    /// The id, which stays the same while the screen changes: `daily`, `continue` or `new-game`.
    pub id: String,
    /// The label: `Continue`.
    pub label: String,
    /// The subject: `Connect Four`.
    pub detail: String,
    /// The label and the subject in one line.
    pub words: String,
    /// The symbol.
    pub symbol: Symbol,
    /// The screen that it opens.
    pub screen: Screen,
}

/// Returns what the app shows outside its screens.
pub(super) fn state(storage: &mut Storage) -> OutsideState {
    let today = storage.progress.today().map(CivilDate::number);
    let days = today.into_iter().flat_map(|today| (0..DAYS).map(move |later| today.later(later)));
    let days = days.map_while(|day| widget(storage, day)).collect();
    let of_today = today.and_then(|today| storage.progress.daily_puzzle(today)).map(Puzzle::game);
    OutsideState { days, shortcuts: shortcuts(storage, of_today) }
}

/// Returns the widget of a day, or `None` if the puzzles are damaged.
fn widget(storage: &mut Storage, day: Day) -> Option<DailyWidget> {
    let puzzle = storage.progress.daily_puzzle(day)?;
    let wording = storage.profile.wording();
    let words = Words::new(wording);
    let week = puzzles::week(storage, day, words);
    let is_solved = storage.progress.puzzles().days().contains(&day);
    let headline = if is_solved { words.word("daily-solved") } else { puzzles::claim_words(puzzle, words) };
    let title = words.joined(Join::Facts, [words.word("daily-title"), puzzle.game().texts(wording).word("name")]);
    let said = [&title, &headline, &week.words].map(|text| words.sentence(text));
    Some(DailyWidget {
        date: day.date(),
        words: words.joined(Join::Sentences, said),
        title,
        headline,
        picture: puzzles::picture_of(puzzle),
        week,
    })
}

/// Returns the shortcuts: today's puzzle, the running match played last, and a new game of the game played last.
fn shortcuts(storage: &Storage, of_today: Option<&'static dyn Game>) -> Vec<Shortcut> {
    let wording = storage.profile.wording();
    let words = Words::new(wording);
    let latest = |is_wanted: fn(&StoredMatch) -> bool| {
        let all = games::all().iter().flat_map(|game| storage.library.of(*game));
        all.filter(|stored| is_wanted(stored)).max_by_key(|stored| stored.stamp)
    };
    let shortcut = |id: &str, label: String, game: &dyn Game, symbol, screen| {
        let detail = game.texts(wording).word("name");
        let said = words.joined(Join::Facts, [&label, &detail]);
        Shortcut { id: id.to_owned(), label, detail, words: said, symbol, screen }
    };
    let daily = of_today.map(|game| {
        let screen = Screen::Study { entry: StudyEntry::Daily };
        shortcut("daily", words.word("daily-title"), game, Symbol::Hint, screen)
    });
    let running = latest(|stored| stored.is_running() && !stored.is_explored).and_then(|stored| {
        let screen = Screen::Match { number: stored.number };
        Some(shortcut("continue", words.word("card-continue"), games::find(stored.game)?, Symbol::Play, screen))
    });
    let next = latest(|_| true).and_then(|stored| {
        let screen = Screen::NewGame { game: stored.game.to_owned() };
        Some(shortcut("new-game", Word::NewGame.said(wording), games::find(stored.game)?, Symbol::New, screen))
    });
    [daily, running, next].into_iter().flatten().collect()
}
