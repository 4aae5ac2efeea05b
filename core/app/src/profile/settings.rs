//! The app-wide settings.

use serde::{Deserialize, Serialize};

use crate::picture::PaletteChoice;
use fivefold_engine::text::Language;

/// The color theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// The system's theme.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The animation speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AnimationSpeed {
    /// Twice the standard duration.
    Slow,
    /// The standard duration.
    #[default]
    Normal,
    /// Half the standard duration.
    Fast,
    /// No animations.
    Off,
}

impl AnimationSpeed {
    /// Returns the factor on standard durations; 0 without animations.
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

/// The app-wide settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct AppSettings {
    /// The color theme.
    pub theme: ThemeChoice,
    /// The language tag; `None` to follow the system.
    pub language: Option<String>,
    /// The boards' color palette.
    pub palette: PaletteChoice,
    /// Whether boards always show coordinates; otherwise only where words name places.
    pub coordinates: bool,
    /// The animation speed.
    pub speed: AnimationSpeed,
    /// Whether complete moves require confirmation.
    pub confirm_moves: bool,
    /// Whether moves cause haptic feedback.
    pub haptics: bool,
    /// Whether moves play sounds.
    pub sounds: bool,
    /// Whether expert mode is on: the board shows the value of every move, and the screen shows search statistics.
    pub show_visits: bool,
    /// Whether the board is rotated by 180 degrees for the player opposite.
    pub flip_board: bool,
}

impl AppSettings {
    /// Returns the chosen language; `None` if none was chosen or the tag is unknown.
    pub(crate) fn language(&self) -> Option<Language> {
        Language::tagged(self.language.as_deref()?)
    }

    /// Returns these settings without unknown choices.
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
            coordinates: false,
            speed: AnimationSpeed::Normal,
            confirm_moves: false,
            haptics: true,
            sounds: false,
            show_visits: false,
            flip_board: false,
        }
    }
}
