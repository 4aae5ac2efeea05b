//! The settings screen: its rows in order, and the events that change a setting.

use super::{
    profile::{AnimationSpeed, AppSettings, ThemeChoice},
    switch::SwitchRow,
    word::Word,
    words::Words,
};
use crate::picture::{PaletteChoice, Picture};
use fivefold_engine::text::{Language, Wording};

/// The height of the sample board: all color choices fit below it without scrolling.
const BOARD_HEIGHT: f64 = 160.0;

/// The settings that the platform applies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appearance {
    /// The screens' theme: the chosen one, but dark where the board palette requires it.
    pub theme: ThemeChoice,
    /// The color scheme of boards; see [`App::palette`](super::App::palette).
    pub palette: PaletteChoice,
    /// Whether moves play sounds.
    pub has_sounds: bool,
    /// The duration of a board's flight between its card and its place, in milliseconds; 0 without animations.
    pub flight_ms: u32,
}

/// The state of the settings screen.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingsState {
    /// The board of the last game on the home screen, which shows the effect of color choices.
    pub board: Picture,
    /// The board's height in the host's units; a touch target needs 48 of them.
    pub board_height: f64,
    /// The settings in order.
    pub sections: Vec<SettingsSection>,
}

/// Related settings. The sample board belongs to the first section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsSection {
    /// The title.
    pub title: String,
    /// The rows.
    pub rows: Vec<SettingsRow>,
}

/// A setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsRow {
    /// One of several options.
    Choice {
        /// The label.
        label: String,
        /// The options, of which one is chosen.
        options: Vec<SettingsOption>,
    },
    /// A toggle.
    Switch {
        /// The texts and the value.
        row: SwitchRow,
        /// The event that toggles the value.
        event: SettingsEvent,
    },
}

/// An option of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsOption {
    /// The label.
    pub label: String,
    /// Whether the option is chosen.
    pub is_chosen: bool,
    /// The event that chooses the option.
    pub event: SettingsEvent,
}

/// A change of one setting: the argument of [`App::change_settings`](super::App::change_settings).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsEvent {
    /// Sets the color theme.
    SetTheme {
        /// The theme.
        theme: ThemeChoice,
    },
    /// Sets the color scheme of boards.
    SetPalette {
        /// The scheme.
        palette: PaletteChoice,
    },
    /// Sets the animation speed.
    SetSpeed {
        /// The speed.
        speed: AnimationSpeed,
    },
    /// Sets the language.
    SetLanguage {
        /// The language tag; `None` to follow the system, as for an unknown tag.
        language: Option<String>,
    },
    /// Shows or hides the coordinates of boards.
    SetCoordinates {
        /// Whether they are shown.
        is_on: bool,
    },
    /// Turns the search statistics on or off.
    SetShowVisits {
        /// Whether they are shown.
        is_on: bool,
    },
    /// Turns the confirmation of moves on or off.
    SetConfirmMoves {
        /// Whether moves are confirmed.
        is_on: bool,
    },
    /// Rotates the board for the player opposite.
    SetFlipBoard {
        /// Whether it is rotated.
        is_on: bool,
    },
    /// Turns haptic feedback on or off.
    SetHaptics {
        /// Whether moves cause it.
        is_on: bool,
    },
    /// Turns sounds on or off.
    SetSounds {
        /// Whether moves play them.
        is_on: bool,
    },
}

impl SettingsEvent {
    /// Applies the event.
    pub(super) fn apply(self, settings: &mut AppSettings) {
        match self {
            Self::SetTheme { theme } => settings.theme = theme,
            Self::SetPalette { palette } => settings.palette = palette,
            Self::SetSpeed { speed } => settings.speed = speed,
            Self::SetLanguage { language } => settings.language = language,
            Self::SetCoordinates { is_on } => settings.coordinates = is_on,
            Self::SetShowVisits { is_on } => settings.show_visits = is_on,
            Self::SetConfirmMoves { is_on } => settings.confirm_moves = is_on,
            Self::SetFlipBoard { is_on } => settings.flip_board = is_on,
            Self::SetHaptics { is_on } => settings.haptics = is_on,
            Self::SetSounds { is_on } => settings.sounds = is_on,
        }
    }
}

/// Returns the screen's state.
pub(super) fn state(settings: &AppSettings, board: Picture, wording: Wording) -> SettingsState {
    let words = Words::new(wording);
    let switch = |label: &str, hint: Option<&str>, is_on: bool, event: fn(bool) -> SettingsEvent| {
        let hint = hint.map(|hint| words.word(hint)).unwrap_or_default();
        SettingsRow::Switch { row: SwitchRow { label: words.word(label), hint, is_on }, event: event(!is_on) }
    };
    let appearance = vec![
        themes(settings.theme, words),
        palettes(settings.palette, words),
        speeds(settings.speed, words),
        languages(settings.language(), words),
        switch("coordinates", None, settings.coordinates, |is_on| SettingsEvent::SetCoordinates { is_on }),
        switch("show-visits", Some("show-visits-hint"), settings.show_visits, |is_on| SettingsEvent::SetShowVisits {
            is_on,
        }),
    ];
    let playing = vec![
        switch("confirm-moves", Some("confirm-moves-hint"), settings.confirm_moves, |is_on| {
            SettingsEvent::SetConfirmMoves { is_on }
        }),
        switch("flip-board", Some("flip-board-hint"), settings.flip_board, |is_on| SettingsEvent::SetFlipBoard {
            is_on,
        }),
        switch("haptics", None, settings.haptics, |is_on| SettingsEvent::SetHaptics { is_on }),
        switch("sounds", None, settings.sounds, |is_on| SettingsEvent::SetSounds { is_on }),
    ];
    let sections = vec![
        SettingsSection { title: words.word("appearance"), rows: appearance },
        SettingsSection { title: Word::Playing.said(wording), rows: playing },
    ];
    SettingsState { board, board_height: BOARD_HEIGHT, sections }
}

fn themes(chosen: ThemeChoice, words: Words) -> SettingsRow {
    let all = [ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark];
    let key = |theme| match theme {
        ThemeChoice::System => "theme-system",
        ThemeChoice::Light => "theme-light",
        ThemeChoice::Dark => "theme-dark",
    };
    let option = |theme| (words.word(key(theme)), theme == chosen, SettingsEvent::SetTheme { theme });
    choice("theme", all.map(option), words)
}

fn palettes(chosen: PaletteChoice, words: Words) -> SettingsRow {
    let all = [
        PaletteChoice::Standard,
        PaletteChoice::Wood,
        PaletteChoice::Night,
        PaletteChoice::HighContrast,
        PaletteChoice::Grays,
    ];
    let key = |palette| match palette {
        PaletteChoice::Standard => "palette-standard",
        PaletteChoice::Wood => "palette-wood",
        PaletteChoice::Night => "palette-night",
        PaletteChoice::HighContrast => "palette-high-contrast",
        PaletteChoice::Grays => "palette-grays",
    };
    let option = |palette| (words.word(key(palette)), palette == chosen, SettingsEvent::SetPalette { palette });
    choice("palette", all.map(option), words)
}

fn speeds(chosen: AnimationSpeed, words: Words) -> SettingsRow {
    let all = [AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast, AnimationSpeed::Off];
    let key = |speed| match speed {
        AnimationSpeed::Slow => "speed-slow",
        AnimationSpeed::Normal => "speed-normal",
        AnimationSpeed::Fast => "speed-fast",
        AnimationSpeed::Off => "speed-off",
    };
    let option = |speed| (words.word(key(speed)), speed == chosen, SettingsEvent::SetSpeed { speed });
    choice("animation-speed", all.map(option), words)
}

/// Returns the languages by their native names.
fn languages(chosen: Option<Language>, words: Words) -> SettingsRow {
    let of_system = (words.word("language-system"), chosen.is_none(), SettingsEvent::SetLanguage { language: None });
    let option = |language: Language| {
        let event = SettingsEvent::SetLanguage { language: Some(language.tag().to_owned()) };
        (language.name(), chosen == Some(language), event)
    };
    choice("language", std::iter::once(of_system).chain(Language::all().map(option)), words)
}

fn choice(label: &str, options: impl IntoIterator<Item = (String, bool, SettingsEvent)>, words: Words) -> SettingsRow {
    let option = |(label, is_chosen, event)| SettingsOption { label, is_chosen, event };
    SettingsRow::Choice { label: words.word(label), options: options.into_iter().map(option).collect() }
}
