//! The learn screen: the daily puzzle, lessons, puzzles and their chapters.

mod own;

use std::collections::BTreeSet;

use super::{
    button::{ButtonAction, ScreenButton},
    context::Storage,
    dates::{CivilDate, Day},
    navigation::StudyEntry,
    progress::{longest_streak, streak},
    symbol::Symbol,
    words::{Words, counted},
};
use crate::picture::{self, Picture};
use fivefold_engine::{
    game::Message,
    games::{self, Game, GameState},
    puzzles::{Claim, Pool, Puzzle},
    session::Session,
    text::Join,
};

/// The state of the learn screen.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnState {
    /// The daily puzzle.
    pub daily: Option<DailyState>,
    /// A section for each game.
    pub games: Vec<LearnGame>,
}

/// The daily puzzle and the calendar of its month.
#[derive(Clone, Debug, PartialEq)]
pub struct DailyState {
    /// The title: `Daily puzzle`.
    pub title: String,
    /// The claim: `Orange wins in 3`.
    pub claim: String,
    /// The game's name.
    pub game_name: String,
    /// The puzzle's position.
    pub picture: Picture,
    /// The button: `Solve`, the primary one, or `View again`.
    pub button: ScreenButton,
    /// The current streak: `5 days in a row`, or a text for no streak.
    pub streak: String,
    /// The longest streak: `Longest: 21`; empty without one.
    pub longest: String,
    /// The month: `November 2026`.
    pub month: String,
    /// The abbreviated weekdays, from the first day of the week.
    pub weekdays: Vec<String>,
    /// The weeks of the month, with blanks that align every day with its weekday.
    pub weeks: Vec<Vec<CalendarDay>>,
}

/// A day of the month.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalendarDay {
    /// The day of the month; empty for a blank.
    pub label: String,
    /// The accessibility label: `Saturday 21, solved`; empty for a blank.
    pub words: String,
    /// Whether the day's puzzle was solved.
    pub is_solved: bool,
    /// Whether the day is today.
    pub is_today: bool,
}

/// The learning section of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnGame {
    /// The id of the game.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// The next puzzle's position; the start position if the game has no puzzles.
    pub picture: Picture,
    /// The person's rating: `Your rating: about 1240`; empty before the first rated game.
    pub rating: String,
    /// The rows of the lesson and the puzzles that the game has.
    pub rows: Vec<LearnRow>,
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// The lesson or the puzzles of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct LearnRow {
    /// The progress: `3 of 8 steps`, `12 solved · rated 1240`.
    pub words: String,
    /// The progress from 0 to 1; `None` for puzzles, which never end.
    pub share: Option<f64>,
    /// The button: `Begin`, `Go on`, `Solve`.
    pub button: ScreenButton,
}

/// A chapter: an ordered set of related puzzles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// The title.
    pub title: String,
    /// The progress: `3 of 8`.
    pub detail: String,
    /// The chapter's puzzles, in order.
    pub levels: Vec<ChapterLevel>,
}

/// A puzzle of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChapterLevel {
    /// The puzzle.
    pub entry: StudyEntry,
    /// The puzzle's number in the chapter.
    pub label: String,
    /// The accessibility label: `Level 1, solved`.
    pub words: String,
    /// Whether the puzzle is solved.
    pub is_solved: bool,
}

const MONTHS: [&str; 12] = [
    "month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8", "month-9", "month-10",
    "month-11", "month-12",
];

const WEEKDAYS: [&str; 7] = ["weekday-1", "weekday-2", "weekday-3", "weekday-4", "weekday-5", "weekday-6", "weekday-7"];

const WEEKDAYS_SHORT: [&str; 7] = [
    "weekday-short-1",
    "weekday-short-2",
    "weekday-short-3",
    "weekday-short-4",
    "weekday-short-5",
    "weekday-short-6",
    "weekday-short-7",
];

/// Returns the learn screen's state on a day.
pub(super) fn state(storage: &mut Storage, today: CivilDate) -> LearnState {
    let games = games::all().iter().filter_map(|game| section(storage, *game, today.number())).collect();
    LearnState { daily: daily(storage, today), games }
}

fn section(storage: &mut Storage, game: &'static dyn Game, today: Day) -> Option<LearnGame> {
    let pool = storage.progress.pool(game);
    let (wording, record) = (storage.profile.wording(), storage.progress.puzzles());
    let (words, texts) = (Words::new(wording), game.texts(wording));
    let next = pool.and_then(|pool| record.next(game.id(), pool, today));
    let name = texts.word("name");
    let (lesson, own) = (lesson(storage, game, &name, words), own::row(storage, game, &name, words));
    if next.is_none() && lesson.is_none() {
        return None;
    }
    let solved = next.map(|_| counted("puzzles-solved", record.solved(game.id()) as u64, words));
    let rated =
        record.rating(game.id()).map(|rating| Message::new("puzzles-rated").number("rating", whole(rating.rating)));
    let known = words.joined(Join::Facts, solved.into_iter().chain(rated).map(|message| words.say(&message)));
    let puzzles = next.map(|_| {
        let entry = StudyEntry::Puzzle { game: game.id().to_owned() };
        let button = ScreenButton::new(ButtonAction::study(entry), words.word("puzzle-solve"), Symbol::Play);
        LearnRow { words: known, share: None, button: button.of(&name, words) }
    });
    let chapters = pool.map_or(&[][..], Pool::chapters).iter().map(|chapter| {
        let level = |(place, number): (usize, &u32)| {
            let is_solved = record.is_solved(game.id(), *number);
            let key = if is_solved { "chapter-level-solved" } else { "chapter-level" };
            let label = place + 1;
            ChapterLevel {
                entry: StudyEntry::Numbered { puzzle: format!("{}/{number}", game.id()) },
                label: label.to_string(),
                words: words.say(&Message::new(key).word("level", label.to_string())),
                is_solved,
            }
        };
        let levels: Vec<ChapterLevel> = chapter.numbers.iter().enumerate().map(level).collect();
        let done = levels.iter().filter(|level| level.is_solved).count();
        let detail =
            Message::new("chapter-detail").word("done", done.to_string()).word("all", levels.len().to_string());
        Chapter { title: texts.word(&format!("chapter-{}", chapter.name)), detail: words.say(&detail), levels }
    });
    Some(LearnGame {
        game: game.id().to_owned(),
        name,
        picture: next.map_or_else(|| picture_of_start(game), picture_of),
        rating: storage.profile.statistics().rating(game.id()).map(|rating| rating.title(words)).unwrap_or_default(),
        rows: lesson.into_iter().chain(puzzles).chain(own).collect(),
        chapters: chapters.collect(),
    })
}

/// Returns the row of a lesson, if the game has one.
fn lesson(storage: &Storage, game: &dyn Game, name: &str, words: Words) -> Option<LearnRow> {
    let steps = game.texts(storage.profile.wording()).lesson().unwrap_or_default();
    let all = steps.len();
    if all == 0 {
        return None;
    }
    let done = storage.progress.lessons().done(game.id(), &steps).into_iter().filter(|is_done| *is_done).count();
    let said = Message::new("learn-lesson").word("done", done.to_string()).word("all", all.to_string());
    let action = match done {
        0 => "learn-lesson-begin",
        _ if done == all => "learn-lesson-again",
        _ => "learn-lesson-go-on",
    };
    let share = storage.progress.lessons().share(game);
    let entry = StudyEntry::Lesson { game: game.id().to_owned() };
    let button = ScreenButton::new(ButtonAction::study(entry), words.word(action), Symbol::Learn).of(name, words);
    Some(LearnRow { words: words.say(&said), share: Some(share), button })
}

/// Rounds a rating for display.
#[expect(clippy::cast_possible_truncation, reason = "ratings are checked to lie within thousands")]
pub(super) fn whole(rating: f64) -> i64 {
    rating.round() as i64
}

/// Returns the picture of a puzzle; an empty one if the pool is damaged.
pub(super) fn picture_of(puzzle: &Puzzle) -> Picture {
    puzzle.session().map_or_else(|_| Picture::EMPTY, |session| picture::position_of(&session, false))
}

/// Returns the picture of a game's start position.
fn picture_of_start(game: &dyn Game) -> Picture {
    let session = Session::new(game.id(), &serde_json::json!({}));
    session.map_or_else(|_| Picture::EMPTY, |session| picture::position_of(&session, false))
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

fn daily(storage: &mut Storage, today: CivilDate) -> Option<DailyState> {
    let day = today.number();
    let puzzle = storage.progress.daily_puzzle(day)?;
    let (words, days) = (Words::new(storage.profile.wording()), storage.progress.puzzles().days());
    let first_weekday = storage.profile.first_weekday();
    let month = Message::new("calendar-month").word("month", words.word(MONTHS[month_index(today)]));
    let longest = longest_streak(days);
    Some(DailyState {
        title: words.word("daily-title"),
        claim: claim_words(puzzle, words),
        game_name: puzzle.game().texts(storage.profile.wording()).word("name"),
        picture: picture_of(puzzle),
        button: daily_button(days.contains(&day), words),
        streak: streak_words(storage, day, words),
        longest: if longest == 0 {
            String::new()
        } else {
            words.say(&Message::new("daily-longest").number("days", longest))
        },
        month: words.say(&month.word("year", today.nearest().year.to_string())),
        weekdays: weekdays(first_weekday, words),
        weeks: calendar(days, today, first_weekday, words),
    })
}

/// Returns the button that opens the daily puzzle.
pub(super) fn daily_button(is_solved: bool, words: Words) -> ScreenButton {
    let label = words.word(if is_solved { "puzzle-look" } else { "puzzle-solve" });
    let button = ScreenButton::new(ButtonAction::study(StudyEntry::Daily), label, Symbol::Play);
    if is_solved { button } else { button.main() }
}

fn month_index(today: CivilDate) -> usize {
    usize::from(today.nearest().month - 1)
}

/// Returns the current streak in words.
pub(super) fn streak_words(storage: &Storage, day: Day, words: Words) -> String {
    match streak(storage.progress.puzzles().days(), day) {
        0 => words.word("daily-no-streak"),
        days => words.say(&Message::new("daily-streak").number("days", days)),
    }
}

/// Returns the abbreviated weekdays from the first day of the week.
fn weekdays(first: u8, words: Words) -> Vec<String> {
    let mut names = WEEKDAYS_SHORT.map(|key| words.word(key)).to_vec();
    names.rotate_left(first.into());
    names
}

/// Returns the weeks of the month.
fn calendar(solved: &BTreeSet<Day>, today: CivilDate, first_weekday: u8, words: Words) -> Vec<Vec<CalendarDay>> {
    let today = today.nearest();
    let first = CivilDate { day: 1, ..today }.number();
    let blank = || CalendarDay { label: String::new(), words: String::new(), is_solved: false, is_today: false };
    let day = |day: u8| {
        let number = first.later(i32::from(day) - 1);
        let is_solved = solved.contains(&number);
        let key = match (is_solved, day == today.day) {
            (true, _) => "calendar-day-solved",
            (false, true) => "calendar-today",
            (false, false) => "calendar-day",
        };
        let weekday = words.word(WEEKDAYS[usize::from(number.weekday())]);
        let message = Message::new(key).word("weekday", weekday).word("day", day.to_string());
        CalendarDay { label: day.to_string(), words: words.say(&message), is_solved, is_today: day == today.day }
    };
    let leading = std::iter::repeat_with(blank).take(first.place_in_week(first_weekday).into());
    let mut days: Vec<CalendarDay> = leading.chain((1..=today.days_of_month()).map(day)).collect();
    days.resize_with(days.len().next_multiple_of(WEEKDAYS.len()), blank);
    days.chunks(WEEKDAYS.len()).map(<[CalendarDay]>::to_vec).collect()
}
