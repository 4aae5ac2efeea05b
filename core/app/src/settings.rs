//! What a person has decided about the app as a whole.

use serde::{Deserialize, Serialize};

use crate::picture::{PaletteChoice, Picture};
use fivefold_engine::text::Language;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// As the system is.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How fast pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnimationSpeed {
    /// Twice the usual time.
    Slow,
    /// The usual time.
    #[default]
    Normal,
    /// Half of it.
    Fast,
    /// Nothing moves.
    Off,
}

impl AnimationSpeed {
    /// What the usual time is multiplied by; 0 where nothing moves.
    #[must_use]
    pub const fn pace(self) -> f64 {
        match self {
            Self::Slow => 2.0,
            Self::Normal => 1.0,
            Self::Fast => 0.5,
            Self::Off => 0.0,
        }
    }
}

/// How high the board of the settings is: all choices of colours are below it without a scroll.
pub(super) const SETTINGS_BOARD: f64 = 160.0;

/// A board among the settings, on which a change of colours is seen.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingsBoard {
    /// The board of the last game of the home screen.
    pub picture: Picture,
    /// How high it is shown, in the hosts' own units, of which a finger needs 48.
    pub height: f64,
}

/// What a person has decided about the app as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct AppSettings {
    /// Light or dark.
    pub theme: ThemeChoice,
    /// The tag of the language everything is said in; none to follow the system.
    pub language: Option<String>,
    /// The colours of boards.
    pub palette: PaletteChoice,
    /// Whether boards show coordinates.
    pub coordinates: bool,
    /// How fast pieces move.
    pub speed: AnimationSpeed,
    /// Whether complete moves wait to be confirmed.
    pub confirm_moves: bool,
    /// Whether moves are felt.
    pub haptics: bool,
    /// Whether they are heard.
    pub sounds: bool,
    /// Whether an expert looks: the value of every move is on the board, and it is said how much the computer looks at.
    pub show_visits: bool,
    /// Whether the board is turned for the player opposite.
    pub flip_board: bool,
}

impl AppSettings {
    /// The language that was chosen, if any was; one that nobody knows any more is not.
    pub(super) fn language(&self) -> Option<Language> {
        Language::tagged(self.language.as_deref()?)
    }

    /// These settings without a choice that nobody knows.
    pub(super) fn known(mut self) -> Self {
        self.language = self.language().map(|language| language.tag().to_owned());
        self
    }
}

impl Default for AppSettings {
    fn default() -> Self {
        Self {
            theme: ThemeChoice::System,
            language: None,
            palette: PaletteChoice::Standard,
            coordinates: true,
            speed: AnimationSpeed::Normal,
            confirm_moves: false,
            haptics: true,
            sounds: false,
            show_visits: false,
            flip_board: false,
        }
    }
}
