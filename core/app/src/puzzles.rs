//! The state of the puzzle screen: the daily puzzle, and the puzzles of each game by theme.

mod daily;

use std::collections::BTreeSet;

use super::{
    button::{ButtonAction, ScreenButton},
    context::Storage,
    dates::CivilDate,
    navigation::StudyEntry,
    symbol::Symbol,
    words::{Words, counted},
};
use crate::picture::{self, DescribedPicture, Picture};
use fivefold_engine::{
    game::Message,
    games::{self, Game, GameState},
    puzzles::{Claim, Pool, Puzzle, PuzzleChapter, PuzzleTheme},
    text::{Join, Texts},
};

pub use self::daily::DailyState;
pub(super) use self::daily::{daily_button, week};

/// The maximum number of themes of a game.
const MOST_THEMES: usize = 3;

/// The minimum number of puzzles of a theme.
const LEAST_OF_THEME: usize = 8;

/// The state of the puzzle screen.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzlesState {
    /// The progress beside the title: `102 of 246 solved`.
    pub solved: String,
    /// The daily puzzle.
    pub daily: Option<DailyState>,
    /// A card for each game with puzzles.
    pub games: Vec<PuzzleCard>,
}

/// The puzzles of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleCard {
    /// The id of the game.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// The next puzzle's position.
    pub picture: Picture,
    /// The person's rating in puzzles: `Rating 1240`.
    pub rating: String,
    /// The progress: `31 of 48`.
    pub progress: String,
    /// The progress from 0 to 1.
    pub share: f64,
    /// The button that opens the next puzzle.
    pub open: ScreenButton,
    /// The themes, each with a count: `Double threat 12/30`; a press opens the next puzzle.
    pub chips: Vec<ScreenButton>,
    /// The chapters.
    pub chapters: Vec<Chapter>,
    /// The graph of the rating; from the second puzzle on.
    pub graph: Option<DescribedPicture>,
}

/// A chapter: an ordered set of related puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// The title.
    pub title: String,
    /// The progress: `3 of 8`.
    pub detail: String,
    /// The chapter's puzzles by number, in order, the solved ones with a check mark.
    pub levels: Vec<ScreenButton>,
}

/// Returns the puzzle screen's state on a day.
pub(super) fn state(storage: &mut Storage, today: CivilDate) -> PuzzlesState {
    let (mut cards, mut done, mut all) = (Vec::new(), 0, 0);
    for game in games::all() {
        let Some(pool) = storage.progress.pool(*game).filter(|pool| !pool.puzzles().is_empty()) else { continue };
        done += storage.progress.puzzles().solved(game.id());
        all += pool.puzzles().len();
        cards.push(card(storage, *game, pool, today));
    }
    let daily = daily::state(storage, today);
    let solved = progress("puzzles-total", done, all);
    PuzzlesState { solved: Words::new(storage.profile.wording()).say(&solved), daily, games: cards }
}

/// Returns a message about solved puzzles and all of them.
pub(super) fn progress(key: &'static str, done: usize, all: usize) -> Message {
    Message::new(key).word("done", done.to_string()).word("all", all.to_string())
}

/// Returns the card of a game.
fn card(storage: &Storage, game: &'static dyn Game, pool: &Pool, today: CivilDate) -> PuzzleCard {
    let (wording, record) = (storage.profile.wording(), storage.progress.puzzles());
    let (words, texts) = (Words::new(wording), game.texts(wording));
    let (id, name) = (game.id(), texts.word("name"));
    let next = record.next(id, pool, None, today.number(), &BTreeSet::new());
    let (done, all) = (record.solved(id), pool.puzzles().len());
    let said = words.say(&progress("chapter-detail", done, all));
    let rating = match record.rating(id) {
        Some(rating) => words.say(&Message::new("puzzles-rating").number("rating", whole(rating.rating))),
        None => words.word("puzzles-unrated"),
    };
    let entry = StudyEntry::Puzzle { game: id.to_owned() };
    let open = ScreenButton::new(ButtonAction::study(entry), words.word("puzzle-solve"), Symbol::Play);
    let spoken = words.joined(Join::Facts, [&words.labeled(&name, &open.label), &said, &rating]);
    PuzzleCard {
        game: id.to_owned(),
        picture: next.map_or(Picture::EMPTY, picture_of),
        open: ScreenButton { spoken, ..open },
        rating,
        progress: said,
        share: share(done, all),
        chips: chips(storage, game, pool, &name).into_iter().chain(own_chip(storage, game, &name)).collect(),
        name,
        chapters: pool.chapters().iter().map(|one| chapter(storage, id, one, texts)).collect(),
        graph: graph(record.ratings(id), words),
    }
}

/// Returns the themes with the most puzzles, in their own order.
fn chips(storage: &Storage, game: &dyn Game, pool: &Pool, name: &str) -> Vec<ScreenButton> {
    let (words, record) = (Words::new(storage.profile.wording()), storage.progress.puzzles());
    let of = |theme: PuzzleTheme| {
        let puzzles = pool.puzzles().iter().filter(|puzzle| puzzle.is_rated() && puzzle.theme() == theme);
        let (mut done, mut all) = (0, 0);
        for puzzle in puzzles {
            all += 1;
            done += usize::from(record.is_solved(game.id(), puzzle.number()));
        }
        (theme, done, all)
    };
    let mut themes: Vec<(PuzzleTheme, usize, usize)> = PuzzleTheme::all().map(of).collect();
    themes.retain(|(_, _, all)| *all >= LEAST_OF_THEME);
    themes.sort_by_key(|(_, _, all)| std::cmp::Reverse(*all));
    themes.truncate(MOST_THEMES);
    themes.sort_by_key(|(theme, ..)| *theme);
    let chip = |(theme, done, all): (PuzzleTheme, usize, usize)| {
        let entry = StudyEntry::Theme { game: game.id().to_owned(), theme: theme.name().to_owned() };
        let label = words.word(key(theme));
        let said = words.joined(Join::Facts, [&label, &words.say(&progress("chapter-detail", done, all))]);
        let label = words.say(&progress("puzzles-theme", done, all).word("theme", label));
        let button = ScreenButton::new(ButtonAction::study(entry), label, Symbol::Play);
        ScreenButton { spoken: words.labeled(name, &said), ..button }
    };
    themes.into_iter().map(chip).collect()
}

/// Returns the chip of the puzzles made of the player's own mistakes, if there are any.
fn own_chip(storage: &Storage, game: &dyn Game, name: &str) -> Option<ScreenButton> {
    let (words, count) = (Words::new(storage.profile.wording()), storage.progress.own().count(game.id()));
    let label = words.say(&counted("own-count", count as u64, words));
    let button =
        ScreenButton::new(ButtonAction::study(StudyEntry::Own { game: game.id().to_owned() }), label, Symbol::Play);
    (count > 0).then(|| button.of(name, words))
}

/// Returns the key of a theme's name.
const fn key(theme: PuzzleTheme) -> &'static str {
    match theme {
        PuzzleTheme::DoubleThreat => "puzzle-theme-double-threat",
        PuzzleTheme::Cut => "puzzle-theme-cut",
        PuzzleTheme::Connection => "puzzle-theme-connection",
        PuzzleTheme::ForcedWin => "puzzle-theme-forced-win",
        PuzzleTheme::OnlyMove => "puzzle-theme-only-move",
        PuzzleTheme::Draw => "puzzle-theme-draw",
        PuzzleTheme::Defense => "puzzle-theme-defense",
    }
}

/// Returns a chapter.
fn chapter(storage: &Storage, game: &str, chapter: &PuzzleChapter, texts: &Texts) -> Chapter {
    let (words, record) = (Words::new(storage.profile.wording()), storage.progress.puzzles());
    let level = |(place, number): (usize, &u32)| {
        let is_solved = record.is_solved(game, *number);
        let key = if is_solved { "chapter-level-solved" } else { "chapter-level" };
        let level = (place + 1).to_string();
        let spoken = words.say(&Message::new(key).word("level", level.clone()));
        let done = || words.say(&Message::new("chapter-level-done").word("level", level.clone()));
        let label = if is_solved { done() } else { level };
        let entry = StudyEntry::Numbered { puzzle: format!("{game}/{number}") };
        ScreenButton { spoken, ..ScreenButton::new(ButtonAction::study(entry), label, Symbol::Play) }
    };
    let levels: Vec<ScreenButton> = chapter.numbers.iter().enumerate().map(level).collect();
    let done = chapter.numbers.iter().filter(|number| record.is_solved(game, **number)).count();
    let detail = words.say(&progress("chapter-detail", done, levels.len()));
    Chapter { title: texts.word(&format!("chapter-{}", chapter.name)), detail, levels }
}

/// Returns the graph of the latest ratings.
fn graph(ratings: &[u16], words: Words) -> Option<DescribedPicture> {
    let [first, .., last] = ratings else { return None };
    let message = Message::new("puzzles-graph").number("count", u32::try_from(ratings.len()).unwrap_or(u32::MAX));
    let said = words.say(&message.word("first", first.to_string()).word("last", last.to_string()));
    Some(DescribedPicture { picture: picture::line_graph(ratings, words.is_right_to_left()), words: said })
}

/// Returns a part of a whole, from 0 to 1.
fn share(done: usize, all: usize) -> f64 {
    let [done, all] = [done, all.max(1)].map(|count| f64::from(u32::try_from(count).unwrap_or(u32::MAX)));
    (done / all).min(1.0)
}

/// Rounds a rating for display.
#[expect(clippy::cast_possible_truncation, reason = "ratings are checked to lie within thousands")]
fn whole(rating: f64) -> i64 {
    rating.round() as i64
}

/// Returns the picture of a puzzle; an empty one if the pool is damaged.
pub(super) fn picture_of(puzzle: &Puzzle) -> Picture {
    puzzle.session().map_or_else(|_| Picture::EMPTY, |session| picture::position_of(&session))
}

/// Returns the claim of a puzzle in words.
pub(super) fn claim_words(puzzle: &Puzzle, words: Words) -> String {
    puzzle.position().map_or_else(|_| String::new(), |state| claimed(&*state, puzzle.claim(), words))
}

/// Returns a claim about a position in words.
pub(super) fn claimed(state: &dyn GameState, claim: Claim, words: Words) -> String {
    let Some(side) = state.status().side() else { return String::new() };
    let [own, other] = [side, side.other()].map(|side| words.color(state.position().color(side)));
    let message = match claim {
        Claim::WinIn(moves) => Message::new("puzzle-win-in").number("moves", moves),
        Claim::OnlyWin => Message::new("puzzle-only-win"),
        Claim::Save => Message::new("puzzle-save"),
        Claim::Prevent(_) => Message::new("puzzle-prevent"),
    };
    words.say(&message.word("color", own).word("other", other))
}
