//! The daily puzzle, its week and its month.

use super::{
    super::{
        button::{ButtonAction, ScreenButton},
        context::Storage,
        dates::{CivilDate, Day},
        navigation::StudyEntry,
        progress::{longest_streak, streak},
        symbol::Symbol,
        words::Words,
    },
    claim_words, picture_of,
};
use crate::picture::{self, DescribedPicture, Picture};
use fivefold_engine::{game::Message, text::Join};

/// The daily puzzle and the days on which it was solved.
#[derive(Clone, Debug, PartialEq)]
pub struct DailyState {
    /// The title and the game: `Daily puzzle · Connect Four`.
    pub title: String,
    /// The claim: `Orange wins in 3`.
    pub claim: String,
    /// The puzzle's position.
    pub picture: Picture,
    /// The button: `Solve`, the primary one, or `View again`.
    pub button: ScreenButton,
    /// The days of the week with their solved puzzles.
    pub week: DescribedPicture,
    /// The current streak: `5 days in a row`, or a text for no streak.
    pub streak: String,
    /// The longest streak: `Longest: 21`; empty without one.
    pub longest: String,
    /// The month: `November 2026`.
    pub month: String,
    /// The days of the month with their solved puzzles.
    pub days: DescribedPicture,
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

/// Returns the daily puzzle's state, or `None` if the pools are damaged.
pub(super) fn state(storage: &mut Storage, today: CivilDate) -> Option<DailyState> {
    let day = today.number();
    let puzzle = storage.progress.daily_puzzle(day)?;
    let (words, days) = (Words::new(storage.profile.wording()), storage.progress.puzzles().days());
    let month = Message::new("calendar-month").word("month", words.word(MONTHS[month_index(today)]));
    let month = words.say(&month.word("year", today.nearest().year.to_string()));
    let longest = longest_streak(days);
    let name = puzzle.game().texts(storage.profile.wording()).word("name");
    Some(DailyState {
        title: words.joined(Join::Facts, [words.word("daily-title"), name]),
        claim: claim_words(puzzle, words),
        picture: picture_of(puzzle),
        button: daily_button(days.contains(&day), words),
        week: week(storage, day, words),
        streak: streak_words(storage, day, words),
        longest: if longest == 0 {
            String::new()
        } else {
            words.say(&Message::new("daily-longest").number("days", longest))
        },
        days: calendar(storage, today, &month, words),
        month,
    })
}

/// Returns the button that opens the daily puzzle.
pub(in super::super) fn daily_button(is_solved: bool, words: Words) -> ScreenButton {
    let label = words.word(if is_solved { "puzzle-look" } else { "puzzle-solve" });
    let button = ScreenButton::new(ButtonAction::study(StudyEntry::Daily), label, Symbol::Play);
    if is_solved { button } else { button.main() }
}

fn month_index(today: CivilDate) -> usize {
    usize::from(today.nearest().month - 1)
}

/// Returns the days of the week with their solved puzzles.
pub(in super::super) fn week(storage: &Storage, day: Day, words: Words) -> DescribedPicture {
    let (days, place) = (storage.progress.puzzles().days(), day.place_in_week(storage.profile.first_weekday()));
    let first = day.later(-i32::from(place));
    let done = std::array::from_fn(|place| i32::try_from(place).is_ok_and(|place| days.contains(&first.later(place))));
    DescribedPicture { picture: picture::week(done, place.into()), words: streak_words(storage, day, words) }
}

/// Returns the current streak in words.
fn streak_words(storage: &Storage, day: Day, words: Words) -> String {
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

/// Returns the days of the month.
fn calendar(storage: &Storage, today: CivilDate, month: &str, words: Words) -> DescribedPicture {
    let (solved, first_weekday) = (storage.progress.puzzles().days(), storage.profile.first_weekday());
    let today = today.nearest();
    let first = CivilDate { day: 1, ..today }.number();
    let is_solved = |day: u8| solved.contains(&first.later(i32::from(day) - 1));
    let done: Vec<bool> = (1..=today.days_of_month()).map(is_solved).collect();
    let said = (1..=today.days_of_month()).filter(|day| is_solved(*day)).map(|day| {
        let weekday = first.later(i32::from(day) - 1).weekday();
        let message = Message::new("calendar-day-solved").word("weekday", words.word(WEEKDAYS[usize::from(weekday)]));
        words.sentence(&words.say(&message.word("day", day.to_string())))
    });
    let leading = first.place_in_week(first_weekday);
    DescribedPicture {
        words: words.joined(Join::Sentences, [words.sentence(month)].into_iter().chain(said)),
        picture: picture::month(&weekdays(first_weekday, words), leading.into(), &done, usize::from(today.day) - 1),
    }
}
