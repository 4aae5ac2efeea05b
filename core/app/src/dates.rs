//! Local calendar dates, without time zone or clock.

use serde::{Deserialize, Serialize};

use super::words::Words;
use fivefold_engine::game::Message;

/// A calendar date: the local date reported by the platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CivilDate {
    /// The year, for example 2026.
    pub year: i32,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

/// A day number: days since January 1, 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Day(pub i32);

/// The supported years; dates outside are clamped.
const YEARS: std::ops::RangeInclusive<i32> = 1900..=9999;

/// Days in 400 years, after which the Gregorian calendar repeats.
const DAYS_OF_ERA: i32 = 146_097;

/// Days from March 1 of the year 0 to January 1, 1970.
const TO_1970: i32 = 719_468;

impl Day {
    /// Stands for a date that the platform has not set.
    pub const UNKNOWN: Self = Self(0);
}

impl CivilDate {
    /// January 1, 1970: the default for today until the platform reports the date.
    pub const EPOCH: Self = Self { year: 1970, month: 1, day: 1 };

    /// Returns the number of days in this month.
    #[must_use]
    pub const fn days_of_month(self) -> u8 {
        let is_leap = self.year % 4 == 0 && (self.year % 100 != 0 || self.year % 400 == 0);
        match self.month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }

    /// Returns this date, clamped to the nearest valid one.
    #[must_use]
    pub fn nearest(self) -> Self {
        let date = Self { year: self.year.clamp(*YEARS.start(), *YEARS.end()), month: self.month.clamp(1, 12), day: 1 };
        Self { day: self.day.clamp(1, date.days_of_month()), ..date }
    }

    /// Returns the day number. The computation starts the year in March, so that the leap day is its last (Hinnant,
    /// "chrono-compatible low-level date algorithms").
    pub(crate) fn number(self) -> Day {
        let Self { year, month, day } = self.nearest();
        let year = if month <= 2 { year - 1 } else { year };
        let month = (i32::from(month) + 9) % 12;
        let era = year.div_euclid(400);
        let of_era = year.rem_euclid(400);
        let of_year = (153 * month + 2) / 5 + i32::from(day) - 1;
        Day(era * DAYS_OF_ERA + of_era * 365 + of_era / 4 - of_era / 100 + of_year - TO_1970)
    }
}

/// The keys of the abbreviated month names.
const MONTHS: [&str; 12] = [
    "month-short-1",
    "month-short-2",
    "month-short-3",
    "month-short-4",
    "month-short-5",
    "month-short-6",
    "month-short-7",
    "month-short-8",
    "month-short-9",
    "month-short-10",
    "month-short-11",
    "month-short-12",
];

impl Day {
    /// Returns the day of the week, from 0 for Monday.
    #[must_use]
    pub const fn weekday(self) -> u8 {
        // January 1, 1970 was a Thursday.
        (self.0 + 3).rem_euclid(7).unsigned_abs().to_le_bytes()[0]
    }

    /// Returns the position of the day in a week that begins with this weekday.
    #[must_use]
    pub const fn place_in_week(self, first: u8) -> u8 {
        (self.weekday() + 7 - first) % 7
    }

    /// Returns the date, clamped to the supported years: the inverse of [`CivilDate::number`].
    pub fn date(self) -> CivilDate {
        let [first, last] =
            [YEARS.start(), YEARS.end()].map(|year| CivilDate { year: *year, month: 1, day: 1 }.number());
        let days = self.0.clamp(first.0, last.0 + 364) + TO_1970;
        let (era, of_era) = (days.div_euclid(DAYS_OF_ERA), days.rem_euclid(DAYS_OF_ERA));
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let month = (month + 2) % 12 + 1;
        let [month, day] = [month, day].map(|part| part.unsigned_abs().to_le_bytes()[0]);
        CivilDate { year: era * 400 + year + i32::from(month <= 2), month, day }
    }

    /// Returns the day as text relative to today: `Today`, `Yesterday`, `12 Nov`, with the year if it differs.
    pub fn words(self, today: Option<CivilDate>, words: Words) -> String {
        match today.map(|today| today.number().0.saturating_sub(self.0)) {
            Some(0) => return words.word("day-today"),
            Some(1) => return words.word("day-yesterday"),
            _ => {}
        }
        let date = self.date();
        let month = words.word(MONTHS[usize::from(date.month - 1)]);
        let is_this_year = today.is_some_and(|today| today.year == date.year);
        let message = Message::new(if is_this_year { "day-date" } else { "day-date-year" });
        words.say(&message.word("day", date.day.to_string()).word("month", month).word("year", date.year.to_string()))
    }

    /// Returns the day this many days later.
    #[must_use]
    pub const fn later(self, days: i32) -> Self {
        Self(self.0.saturating_add(days))
    }
}

#[cfg(test)]
mod tests {
    use super::{CivilDate, Day};

    fn date(year: i32, month: u8, day: u8) -> CivilDate {
        CivilDate { year, month, day }
    }

    #[test]
    fn date_advances_by_one_day() {
        let mut number = date(1900, 1, 1).number();
        assert_eq!(date(1970, 1, 1).number(), Day(0));
        assert_eq!(date(2000, 3, 1).number(), Day(11_017));
        for year in 1900..2105 {
            for month in 1..=12 {
                for day in 1..=date(year, month, 1).days_of_month() {
                    assert_eq!(date(year, month, day).number(), number, "{year}-{month}-{day}");
                    assert_eq!(number.date(), date(year, month, day));
                    number = number.later(1);
                }
            }
        }
    }

    #[test]
    fn leap_days_match_gregorian_calendar() {
        let days = |year| date(year, 2, 1).days_of_month();
        assert_eq!([1900, 2000, 2024, 2026, 2028, 2100].map(days), [28, 29, 29, 28, 29, 28]);
        assert_eq!(date(2028, 2, 29).number().later(1), date(2028, 3, 1).number());
    }

    #[test]
    fn weekdays_match_gregorian_calendar() {
        // A Saturday, a Monday and a Sunday.
        let days = [date(2026, 11, 21), date(2024, 1, 1), date(1969, 12, 28)];
        assert_eq!(days.map(|day| day.number().weekday()), [5, 0, 6]);
    }

    #[test]
    fn invalid_date_is_clamped() {
        assert_eq!(date(2026, 2, 31).number(), date(2026, 2, 28).number());
        assert_eq!(date(2026, 13, 0).number(), date(2026, 12, 1).number());
        assert_eq!(date(i32::MIN, 0, 0).number(), date(1900, 1, 1).number());
        assert_eq!(date(i32::MAX, 255, 255).number(), date(9999, 12, 31).number());
        assert_eq!([i32::MIN, i32::MAX].map(|day| Day(day).date()), [date(1900, 1, 1), date(9999, 12, 31)]);
    }
}
