//! Describes the settings.

use super::{Line, flag, line, list, switch, word};
use crate::{
    states::{Appearance, SettingsEvent, SettingsOption, SettingsRow, SettingsSection, SettingsState},
    strokes,
};

/// Describes the settings by their values.
pub(crate) fn settings(state: &SettingsState) -> Vec<Line> {
    let rows = state.sections.iter().flat_map(|section| &section.rows);
    let values = rows.filter_map(|row| match row {
        SettingsRow::Choice { options, .. } => {
            options.iter().find(|option| option.is_chosen).map(|it| setting(&it.event))
        }
        SettingsRow::Switch { row, event } => Some((setting(event).0, flag(row.is_on, "on").to_owned())),
    });
    values.map(|(name, value)| line(name, if value.is_empty() { "off".to_owned() } else { value })).collect()
}

/// Describes the settings screen.
pub(crate) fn settings_screen(state: &SettingsState) -> Vec<String> {
    let lengths = [state.board.width, state.board.height, state.board_height].map(strokes::thousandths);
    let row = |row: &SettingsRow| match row {
        SettingsRow::Choice { label, options } => {
            let option = |option: &SettingsOption| {
                list([&option.label, &change(&option.event), flag(option.is_chosen, "chosen")])
            };
            format!("{label}: {}", options.iter().map(option).collect::<Vec<_>>().join("; "))
        }
        SettingsRow::Switch { row, event } => list([&switch(row), &change(event)]),
    };
    let section = |section: &SettingsSection| {
        [section.title.clone()].into_iter().chain(section.rows.iter().map(row)).collect::<Vec<_>>()
    };
    [format!("board: {}", lengths.join(" "))].into_iter().chain(state.sections.iter().flat_map(section)).collect()
}

/// Returns a change of the settings as the command `set` takes it.
fn change(event: &SettingsEvent) -> String {
    let (name, value) = setting(event);
    format!("{name} {value}")
}

/// Returns the name and the new value of a setting.
fn setting(event: &SettingsEvent) -> (&'static str, String) {
    let on = |is_on: bool| if is_on { "on" } else { "off" }.to_owned();
    match event {
        SettingsEvent::SetTheme { theme } => ("theme", word(theme)),
        SettingsEvent::SetPalette { palette } => ("palette", word(palette)),
        SettingsEvent::SetSpeed { speed } => ("speed", word(speed)),
        SettingsEvent::SetLanguage { language } => {
            ("language", language.clone().unwrap_or_else(|| "of the system".to_owned()))
        }
        SettingsEvent::SetCoordinates { is_on } => ("coordinates", on(*is_on)),
        SettingsEvent::SetShowVisits { is_on } => ("show-visits", on(*is_on)),
        SettingsEvent::SetConfirmMoves { is_on } => ("confirm-moves", on(*is_on)),
        SettingsEvent::SetFlipBoard { is_on } => ("flip-board", on(*is_on)),
        SettingsEvent::SetHaptics { is_on } => ("haptics", on(*is_on)),
        SettingsEvent::SetSounds { is_on } => ("sounds", on(*is_on)),
    }
}

/// Describes the settings that the platform applies.
pub(crate) fn appearance(state: &Appearance) -> String {
    let flight = format!("flight {} ms", state.flight_ms);
    list([&word(&state.theme), &word(&state.palette), flag(state.has_sounds, "sounds"), &flight])
}
