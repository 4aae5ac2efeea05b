//! The screens of the app and their names.

/// A screen. Its name restores it after the process has ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The home screen, below all others.
    Home,
    /// The setup sheet of a new game.
    NewGame {
        /// The id of the game.
        game: String,
    },
    /// A match.
    Match {
        /// The match's id.
        number: u64,
    },
    /// A review, a puzzle or a lesson.
    Study {
        /// The study.
        entry: StudyEntry,
    },
    /// The lessons.
    Learn,
    /// The daily puzzle, and the puzzles of each game.
    Puzzles,
    /// The rules of a game.
    Rules {
        /// The id of the game.
        game: String,
    },
    /// The meaning of the signs and numbers, and how the computer thinks in a game.
    Signs {
        /// The id of the game.
        game: String,
    },
    /// The results against the computer.
    Statistics,
    /// The settings.
    Settings,
    /// The version and the licenses.
    About,
}

/// A review, a puzzle or a lesson: the argument of [`App::study`](super::App::study).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum StudyEntry {
    /// The review of a stored match.
    Review {
        /// The match's id.
        number: u64,
    },
    /// The lesson of a game, at the last step shown.
    Lesson {
        /// The id of the game.
        game: String,
    },
    /// The next puzzle of a game: one due for repetition, or one near the player's rating.
    Puzzle {
        /// The id of the game.
        game: String,
    },
    /// The next puzzle of a theme in a game.
    Theme {
        /// The id of the game.
        game: String,
        /// The name of the theme.
        theme: String,
    },
    /// A puzzle by its id.
    Numbered {
        /// The id: `bridgit/17`.
        puzzle: String,
    },
    /// The next puzzle made of the player's own mistakes in a game.
    Own {
        /// The id of the game.
        game: String,
    },
    /// The daily puzzle.
    Daily,
    /// The set-up of a position.
    SetUp {
        /// The position and options to start from, as in a link: `connect-four;position=35o6-b`.
        setting: String,
    },
}

impl Screen {
    /// Returns the screen's name, such as `study review 7`, for [`Screen::named`].
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Home => "home".to_owned(),
            Self::NewGame { game } => format!("new-game {game}"),
            Self::Match { number } => format!("match {number}"),
            Self::Study { entry } => format!("study {}", entry.name()),
            Self::Learn => "learn".to_owned(),
            Self::Puzzles => "puzzles".to_owned(),
            Self::Rules { game } => format!("rules {game}"),
            Self::Signs { game } => format!("signs {game}"),
            Self::Statistics => "statistics".to_owned(),
            Self::Settings => "settings".to_owned(),
            Self::About => "about".to_owned(),
        }
    }

    /// Returns the screen with a name, or `None` if the name is malformed. The subject of the screen may no longer
    /// exist.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let (kind, rest) = name.split_once(' ').unwrap_or((name, ""));
        Some(match (kind, rest) {
            ("home", "") => Self::Home,
            ("new-game", game) => Self::NewGame { game: id(game)? },
            ("match", number) => Self::Match { number: number.parse().ok()? },
            ("study", entry) => Self::Study { entry: StudyEntry::named(entry)? },
            ("learn", "") => Self::Learn,
            ("puzzles", "") => Self::Puzzles,
            ("rules", game) => Self::Rules { game: id(game)? },
            ("signs", game) => Self::Signs { game: id(game)? },
            ("statistics", "") => Self::Statistics,
            ("settings", "") => Self::Settings,
            ("about", "") => Self::About,
            _ => return None,
        })
    }
}

impl StudyEntry {
    fn name(&self) -> String {
        match self {
            Self::Review { number } => format!("review {number}"),
            Self::Lesson { game } => format!("lesson {game}"),
            Self::Puzzle { game } => format!("puzzle {game}"),
            Self::Theme { game, theme } => format!("theme {theme} {game}"),
            Self::Numbered { puzzle } => format!("numbered {puzzle}"),
            Self::Own { game } => format!("own {game}"),
            Self::Daily => "daily".to_owned(),
            Self::SetUp { setting } => format!("set-up {setting}"),
        }
    }

    fn named(name: &str) -> Option<Self> {
        let (kind, rest) = name.split_once(' ').unwrap_or((name, ""));
        Some(match (kind, rest) {
            ("review", number) => Self::Review { number: number.parse().ok()? },
            ("lesson", game) => Self::Lesson { game: id(game)? },
            ("puzzle", game) => Self::Puzzle { game: id(game)? },
            ("theme", rest) => {
                let (theme, game) = rest.split_once(' ')?;
                Self::Theme { game: id(game)?, theme: theme.to_owned() }
            }
            ("numbered", puzzle) => Self::Numbered { puzzle: id(puzzle)? },
            ("own", game) => Self::Own { game: id(game)? },
            ("daily", "") => Self::Daily,
            ("set-up", setting) => Self::SetUp { setting: id(setting)? },
            _ => return None,
        })
    }
}

fn id(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Screen, StudyEntry};

    #[test]
    fn every_screen_is_restored_from_its_name() {
        let text = || "a b/7".to_owned();
        let entries = [
            StudyEntry::Review { number: u64::MAX },
            StudyEntry::Lesson { game: text() },
            StudyEntry::Puzzle { game: text() },
            StudyEntry::Theme { game: text(), theme: "cut".to_owned() },
            StudyEntry::Numbered { puzzle: text() },
            StudyEntry::Own { game: text() },
            StudyEntry::Daily,
            StudyEntry::SetUp { setting: text() },
        ];
        let screens = [
            Screen::Home,
            Screen::NewGame { game: text() },
            Screen::Match { number: 4 },
            Screen::Learn,
            Screen::Puzzles,
            Screen::Rules { game: text() },
            Screen::Signs { game: text() },
            Screen::Statistics,
            Screen::Settings,
            Screen::About,
        ];
        for screen in entries.map(|entry| Screen::Study { entry }).into_iter().chain(screens) {
            assert_eq!(Screen::named(&screen.name()), Some(screen));
        }
    }

    #[test]
    fn malformed_screen_name_is_no_screen() {
        for name in ["", "nonsense", "match", "match x", "match -1", "study", "study review", "rules", "learn now"] {
            assert_eq!(Screen::named(name), None, "{name}");
        }
    }
}
