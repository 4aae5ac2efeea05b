use super::driver::can_send;
use super::fixture::{Fault, TestApp, touch};
use crate::picture::{PaletteChoice, Stroke};
use crate::{AnimationSpeed, App, AppSettings, BoardState, Match, MatchEvent, SettingsEvent, SettingsRow, ThemeChoice};

fn strange() -> AppSettings {
    AppSettings {
        theme: ThemeChoice::Dark,
        language: Some("de".to_owned()),
        palette: PaletteChoice::Grays,
        coordinates: true,
        speed: AnimationSpeed::Fast,
        confirm_moves: true,
        haptics: false,
        sounds: true,
        show_visits: false,
        flip_board: true,
    }
}

/// Changes all settings to those of [`strange`].
fn change_all(app: &mut App) {
    let strange = strange();
    let events = [
        SettingsEvent::SetTheme { theme: strange.theme },
        SettingsEvent::SetLanguage { language: strange.language },
        SettingsEvent::SetPalette { palette: strange.palette },
        SettingsEvent::SetCoordinates { is_on: strange.coordinates },
        SettingsEvent::SetSpeed { speed: strange.speed },
        SettingsEvent::SetConfirmMoves { is_on: strange.confirm_moves },
        SettingsEvent::SetHaptics { is_on: strange.haptics },
        SettingsEvent::SetSounds { is_on: strange.sounds },
        SettingsEvent::SetShowVisits { is_on: strange.show_visits },
        SettingsEvent::SetFlipBoard { is_on: strange.flip_board },
    ];
    for event in events {
        app.change_settings(event);
    }
}

/// Returns the events of all rows: for choices those of the options that are not chosen.
fn events(app: &mut App) -> Vec<SettingsEvent> {
    let rows = app.settings_screen().sections.into_iter().flat_map(|section| section.rows);
    let events = rows.flat_map(|row| match row {
        SettingsRow::Choice { options, .. } => {
            assert_eq!(options.iter().filter(|option| option.is_chosen).count(), 1);
            options.into_iter().filter(|option| !option.is_chosen).map(|option| option.event).collect()
        }
        SettingsRow::Switch { event, .. } => vec![event],
    });
    events.collect()
}

#[test]
fn every_row_changes_one_setting() {
    let mut fixture = TestApp::default();
    let mut results = vec![fixture.app.settings()];
    for event in events(&mut fixture.app) {
        let mut other = TestApp::default();
        let state = other.app.change_settings(event.clone());
        assert_eq!(state, Some(other.app.settings_screen()), "{event:?}");
        assert_eq!(other.app.change_settings(event.clone()), None, "{event:?} changes nothing the second time");
        let settings = other.app.settings();
        assert!(!results.contains(&settings), "{event:?}");
        results.push(settings);
    }
    assert!(results.len() > 20, "{}", results.len());
}

#[test]
fn settings_preview_shows_last_board_of_home() {
    let mut fixture = TestApp::default();
    let shown = fixture.app.home().cards.pop().expect("there are cards").picture;
    let screen = fixture.app.settings_screen();
    assert_eq!(screen.board, shown);
    assert!(screen.board_height >= 3.0 * 48.0, "{}", screen.board_height);
}

#[test]
fn screen_transition_follows_animation_speed() {
    let mut fixture = TestApp::default();
    let mut flight = |speed| {
        fixture.app.change_settings(SettingsEvent::SetSpeed { speed });
        fixture.app.appearance().flight_ms
    };
    let [slow, normal, fast, off] =
        [AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast, AnimationSpeed::Off].map(&mut flight);
    assert!(slow == 2 * normal && normal == 2 * fast && fast > 0 && off == 0, "{slow} {normal} {fast} {off}");
    assert_eq!(flight(AnimationSpeed::Normal), normal);
    fixture.app.set_reduced_motion(true);
    assert_eq!(fixture.app.appearance().flight_ms, 0);
}

#[test]
fn night_mode_is_dark_in_every_theme() {
    let mut fixture = TestApp::default();
    for theme in [ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark] {
        fixture.app.change_settings(SettingsEvent::SetTheme { theme });
        for palette in [PaletteChoice::Standard, PaletteChoice::Wood, PaletteChoice::HighContrast, PaletteChoice::Grays]
        {
            fixture.app.change_settings(SettingsEvent::SetPalette { palette });
            assert_eq!(fixture.app.appearance().theme, theme, "{palette:?}");
        }
        fixture.app.change_settings(SettingsEvent::SetPalette { palette: PaletteChoice::Night });
        assert_eq!((fixture.app.appearance().theme, fixture.app.settings().theme), (ThemeChoice::Dark, theme));
    }
}

#[test]
fn settings_apply_to_all_open_matches() {
    let mut fixture = TestApp::default();
    let (one, other) = (fixture.people("connect-four"), fixture.people("bridgit"));
    assert_eq!(captions(&one), 0, "coordinates are off at first");
    change_all(&mut fixture.app);
    assert_eq!(captions(&one), 7);
    assert!(can_send(&touch(&one, "d5"), MatchEvent::Confirm));
    assert!(other.play(&other.legal_moves()[0].text).moment.sound.is_some());
}

fn captions(game: &Match) -> usize {
    let picture = game.state().board.picture;
    let strokes = picture.groups.iter().flat_map(|group| &group.strokes);
    strokes.filter(|stroke| matches!(stroke, Stroke::Caption { .. })).count()
}

#[test]
fn coordinates_are_off_unless_words_name_places() {
    for (file, expected) in
        [("{\"theme\":\"dark\"}", 0), ("{\"coordinates\":true}", 16), ("{\"coordinates\":false}", 0)]
    {
        let mut fixture = TestApp::with(&[("settings.json", file)]);
        assert_eq!(captions(&fixture.people("lines-of-action")), expected, "{file}");
    }
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    let before = game.state().board;
    let analyzed = game.set_analysis(true).board;
    assert!(captions(&game) >= 16, "the analysis names moves");
    let size = |board: &BoardState| (board.picture.width, board.picture.height, board.view);
    assert_eq!(size(&analyzed), size(&before), "the board stays in its place");
    game.set_analysis(false);
    assert_eq!(captions(&game), 0);
    game.shown();
    game.hint();
    fixture.until(&game, "a hint", |state| state.board.picture.groups.len() > before.picture.groups.len() + 2);
    assert!((2..=4).contains(&captions(&game)), "a hint names the rows and columns of its move: {}", captions(&game));
}

#[test]
fn unreadable_settings_are_quarantined_and_reported_once() {
    let long = "x".repeat(300_000);
    for bad in ["", "{", "[]", "{\"theme\":\"pink\"}", &long] {
        let mut fixture = TestApp::with(&[("settings.json", bad)]);
        assert_eq!(fixture.app.settings(), AppSettings::default());
        let notice = "Your settings couldn’t be read and were reset.";
        assert_eq!(fixture.app.home().notices(), [notice]);
        assert_eq!(fixture.files.text("unreadable/settings.json-1").as_deref(), Some(bad));
        let message = fixture.app.home().message.expect("the notice is a message");
        assert_eq!(fixture.app.dismiss(message.key).message, None);
        change_all(&mut fixture.app);
        let mut fixture = fixture.killed();
        assert_eq!((fixture.app.settings(), fixture.app.home().notices().len()), (strange(), 0));
    }
}

#[test]
fn settings_of_later_version_keep_known_fields() {
    let fixture = TestApp::with(&[("settings.json", "{\"theme\":\"dark\",\"music\":\"polka\"}")]);
    assert_eq!(fixture.app.settings(), AppSettings { theme: ThemeChoice::Dark, ..AppSettings::default() });
}

#[test]
fn palette_of_first_release_keeps_its_saved_name() {
    let fixture = TestApp::with(&[("settings.json", "{\"palette\":\"greys\"}")]);
    assert_eq!(fixture.app.settings().palette, PaletteChoice::Grays);
}

#[test]
fn file_is_not_overwritten_when_quarantine_fails() {
    let fixture = TestApp::with(&[("settings.json", "{\"theme\":\"dark\"}")]);
    fixture.files.set_fault(Some(Fault::NoRead));
    let mut fixture = fixture.reopened();
    assert_eq!(fixture.app.settings().theme, ThemeChoice::System);
    fixture.files.set_fault(None);
    let aside = fixture.files.text("unreadable/settings.json-1");
    assert_eq!(aside.as_deref(), Some("{\"theme\":\"dark\"}"), "it was set aside");
    fixture.files.put("settings.json", "{\"theme\":\"light\"}");
    fixture.files.set_fault(Some(Fault::NoReadNorRename));
    let mut again = fixture.reopened();
    again.files.set_fault(None);
    change_all(&mut again.app);
    assert_eq!(again.files.text("settings.json").as_deref(), Some("{\"theme\":\"light\"}"));
    fixture = again.reopened();
    assert_eq!(fixture.app.settings().theme, ThemeChoice::Light);
}

#[test]
fn settings_hold_in_memory_when_disk_is_full() {
    let mut fixture = TestApp::default();
    fixture.app.change_settings(SettingsEvent::SetSounds { is_on: true });
    fixture.files.set_fault(Some(Fault::Full));
    change_all(&mut fixture.app);
    assert_eq!(fixture.app.settings(), strange());
    let fixture = fixture.killed();
    assert_eq!(fixture.app.settings(), AppSettings { sounds: true, ..AppSettings::default() });
}
