//! The person's mistakes in reviewed matches, counted by theme and month.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::super::{dates::CivilDate, theme::Theme};

/// The mistakes of reviewed matches of this month and the one before, by the numbers of the matches.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MistakeLog(BTreeMap<u64, ReviewedMatch>);

/// The mistakes of one match.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct ReviewedMatch {
    game: String,
    /// Months since the year 0.
    month: i32,
    /// The number of mistakes by the key of their theme. Unknown keys of later versions are kept.
    themes: BTreeMap<String, u32>,
}

fn month_of(date: CivilDate) -> i32 {
    date.year * 12 + i32::from(date.month)
}

impl MistakeLog {
    /// Returns whether nothing is recorded.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Records the mistakes of a reviewed match that ended on this date, in place of those of an earlier review; returns
    /// whether anything changed.
    pub fn record(&mut self, number: u64, game: &str, ended: CivilDate, themes: &[Theme]) -> bool {
        let mut reviewed = ReviewedMatch { game: game.to_owned(), month: month_of(ended), ..ReviewedMatch::default() };
        for theme in themes {
            *reviewed.themes.entry(theme.key().to_owned()).or_default() += 1;
        }
        let before = self.0.clone();
        self.0.insert(number, reviewed);
        let newest = self.0.values().map(|reviewed| reviewed.month).max().unwrap_or_default();
        self.0.retain(|_, reviewed| reviewed.month + 1 >= newest && !reviewed.themes.is_empty());
        self.0 != before
    }

    /// Forgets a match.
    pub fn forget(&mut self, number: u64) {
        self.0.remove(&number);
    }

    /// Returns the number of mistakes in a game by theme in the month of this date, the most frequent first.
    pub fn counts(&self, game: &str, today: CivilDate) -> Vec<(Theme, u32)> {
        let of_month = || self.0.values().filter(|it| it.game == game && it.month == month_of(today));
        let count = |theme: &Theme| of_month().filter_map(|reviewed| reviewed.themes.get(theme.key())).sum::<u32>();
        let mut themes: Vec<(Theme, u32)> = Theme::ALL.iter().map(|theme| (*theme, count(theme))).collect();
        themes.retain(|(_, count)| *count > 0);
        themes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        themes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOVEMBER: CivilDate = CivilDate { year: 2026, month: 11, day: 30 };
    const DECEMBER: CivilDate = CivilDate { year: 2026, month: 12, day: 1 };

    #[test]
    fn mistakes_are_counted_by_theme_and_month_once_per_match() {
        let mut log = MistakeLog::default();
        assert!(log.record(1, "bridgit", NOVEMBER, &[Theme::BrokenChain, Theme::AllowedWin, Theme::BrokenChain]));
        assert!(!log.record(1, "bridgit", NOVEMBER, &[Theme::BrokenChain, Theme::AllowedWin, Theme::BrokenChain]));
        log.record(2, "connect-four", NOVEMBER, &[Theme::Other]);
        assert_eq!(log.counts("bridgit", NOVEMBER), [(Theme::BrokenChain, 2), (Theme::AllowedWin, 1)]);
        assert!(log.counts("bridgit", DECEMBER).is_empty());
        log.record(3, "bridgit", CivilDate { year: 2027, ..DECEMBER }, &[Theme::Other]);
        assert!(log.counts("bridgit", NOVEMBER).is_empty(), "earlier months are forgotten");
        log.forget(3);
        assert!(log.is_empty());
    }
}
