use super::world::{Fault, TestApp, touch};
use crate::picture::PaletteChoice;
use crate::{AnimationSpeed, AppSettings, ThemeChoice};

fn strange() -> AppSettings {
    AppSettings {
        theme: ThemeChoice::Dark,
        language: Some("de".to_owned()),
        palette: PaletteChoice::Greys,
        coordinates: false,
        speed: AnimationSpeed::Fast,
        confirm_moves: true,
        haptics: false,
        sounds: true,
        show_visits: false,
        flip_board: true,
    }
}

#[test]
fn settings_hold_at_once_and_are_kept() {
    let mut world = TestApp::default();
    let usual = world.app.palette(false, false);
    assert_eq!(world.app.set_settings(strange()), strange());
    assert_ne!(world.app.palette(false, false), usual);
    let world = world.killed();
    assert_eq!(world.app.settings(), strange());
}

#[test]
fn the_settings_show_the_last_board_of_the_home_screen() {
    let mut world = TestApp::default();
    let shown = world.app.home().cards.pop().expect("there are cards").picture;
    let board = world.app.settings_board();
    assert_eq!(board.picture, shown);
    assert!(board.height >= 3.0 * 48.0, "{}", board.height);
}

#[test]
fn a_board_flies_as_fast_as_all_else_moves_and_not_at_all_where_nothing_does() {
    let mut world = TestApp::default();
    let mut flight = |speed| {
        world.app.set_settings(AppSettings { speed, ..AppSettings::default() });
        world.app.flight_ms()
    };
    let [slow, normal, fast, off] =
        [AnimationSpeed::Slow, AnimationSpeed::Normal, AnimationSpeed::Fast, AnimationSpeed::Off].map(&mut flight);
    assert!(slow == 2 * normal && normal == 2 * fast && fast > 0 && off == 0, "{slow} {normal} {fast} {off}");
    assert_eq!(flight(AnimationSpeed::Normal), normal);
    world.app.set_reduced_motion(true);
    assert_eq!(world.app.flight_ms(), 0);
}

#[test]
fn a_night_is_dark_whatever_the_theme() {
    let mut world = TestApp::default();
    for theme in [ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark] {
        for palette in [PaletteChoice::Standard, PaletteChoice::Wood, PaletteChoice::HighContrast, PaletteChoice::Greys]
        {
            world.app.set_settings(AppSettings { theme, palette, ..AppSettings::default() });
            assert_eq!(world.app.theme(), theme, "{palette:?}");
        }
        world.app.set_settings(AppSettings { theme, palette: PaletteChoice::Night, ..AppSettings::default() });
        assert_eq!((world.app.theme(), world.app.settings().theme), (ThemeChoice::Dark, theme));
    }
}

#[test]
fn settings_are_one_for_all_open_matches() {
    let mut world = TestApp::default();
    let (one, other) = (world.people("connect-four"), world.people("bridgit"));
    let wide = one.state().board.picture.width;
    world.app.set_settings(strange());
    assert!(one.state().board.picture.width < wide, "without coordinates the board is all there is");
    assert!(touch(&one, "d5").abilities.confirm);
    assert!(other.play(&other.legal_moves()[0].text).moment.sound.is_some());
}

#[test]
fn settings_that_cannot_be_read_are_set_aside_and_said_once() {
    let long = "x".repeat(300_000);
    for bad in ["", "{", "[]", "{\"theme\":\"pink\"}", &long] {
        let mut world = TestApp::with(&[("settings.json", bad)]);
        assert_eq!(world.app.settings(), AppSettings::default());
        let notice = "The settings could not be read and were set aside.";
        assert_eq!(world.app.home().notices, [notice]);
        assert_eq!(world.files.text("settings.json.unreadable-1").as_deref(), Some(bad));
        assert!(world.app.notice_read().notices.is_empty());
        world.app.set_settings(strange());
        let mut world = world.killed();
        assert_eq!((world.app.settings(), world.app.home().notices.len()), (strange(), 0));
    }
}

#[test]
fn settings_of_a_later_version_are_read_as_far_as_they_are_known() {
    let world = TestApp::with(&[("settings.json", "{\"theme\":\"dark\",\"music\":\"polka\"}")]);
    assert_eq!(world.app.settings(), AppSettings { theme: ThemeChoice::Dark, ..AppSettings::default() });
}

#[test]
fn what_can_be_neither_read_nor_set_aside_is_not_overwritten() {
    let world = TestApp::with(&[("settings.json", "{\"theme\":\"dark\"}")]);
    world.files.set_fault(Some(Fault::NoRead));
    let mut world = world.reopened();
    assert_eq!(world.app.settings().theme, ThemeChoice::System);
    world.files.set_fault(None);
    let aside = world.files.text("settings.json.unreadable-1");
    assert_eq!(aside.as_deref(), Some("{\"theme\":\"dark\"}"), "it was set aside");
    world.files.put("settings.json", "{\"theme\":\"light\"}");
    world.files.set_fault(Some(Fault::NoReadNorRename));
    let mut again = world.reopened();
    again.files.set_fault(None);
    again.app.set_settings(strange());
    assert_eq!(again.files.text("settings.json").as_deref(), Some("{\"theme\":\"light\"}"));
    world = again.reopened();
    assert_eq!(world.app.settings().theme, ThemeChoice::Light);
}

#[test]
fn on_a_full_disk_settings_hold_as_long_as_the_app_lives() {
    let mut world = TestApp::default();
    world.app.set_settings(AppSettings { sounds: true, ..AppSettings::default() });
    world.files.set_fault(Some(Fault::Full));
    world.app.set_settings(strange());
    assert_eq!(world.app.settings(), strange());
    let world = world.killed();
    assert_eq!(world.app.settings(), AppSettings { sounds: true, ..AppSettings::default() });
}
