use serde_json::json;

use super::fixture::TestApp;
use crate::{
    NewGameState, NumberRow, Opponent, OptionRow, SettingsEvent, Starter, StrengthKind, StrengthRow,
    picture::{self, PaletteChoice},
};
use fivefold_engine::{
    game::Side,
    games,
    session::{Limits, Player},
    text::Language,
};

fn name(row: &OptionRow) -> &str {
    match row {
        OptionRow::Number { row } => &row.name,
        OptionRow::Choice { row } => &row.name,
        OptionRow::Cells { row } => &row.name,
    }
}

fn names(state: &NewGameState) -> Vec<&str> {
    state.options.iter().map(name).collect()
}

fn number<'a>(state: &'a NewGameState, wanted: &str) -> &'a NumberRow {
    let found = state.options.iter().find(|row| name(row) == wanted);
    match found {
        Some(OptionRow::Number { row }) => row,
        other => panic!("no number {wanted}: {other:?}"),
    }
}

fn cells(state: &NewGameState, wanted: &str) -> String {
    let found = state.options.iter().find(|row| name(row) == wanted);
    match found {
        Some(OptionRow::Cells { row }) => row.value.clone(),
        other => panic!("no cells {wanted}: {other:?}"),
    }
}

#[test]
fn new_game_follows_language_and_color_names() {
    let mut fixture = TestApp::default();
    let sheet = fixture.app.new_game("connect-four").expect("there is such a game");
    assert_eq!(sheet.state().starters[0].label, "Orange, first");
    fixture.app.change_settings(SettingsEvent::SetPalette { palette: PaletteChoice::Grays });
    assert_eq!(sheet.state().starters[0].label, "White, first");
    fixture.app.set_language(Language::negotiate("de"));
    assert_eq!(sheet.state().starters[0].label, "Weiß, zuerst");
}

#[test]
fn every_game_offers_its_options_with_preview() {
    let mut fixture = TestApp::default();
    for game in games::all() {
        let state = fixture.app.new_game(game.id()).expect("there is such a game").state();
        assert_eq!(state.name, game.texts(fivefold_engine::text::Language::ENGLISH.into()).word("name"));
        assert!(!state.preview.groups.is_empty() && state.refusal.is_none());
        let known: Vec<&str> = game.option_specs().iter().map(|spec| spec.name).collect();
        assert!(names(&state).iter().all(|name| known.contains(name)));
        assert_eq!((state.opponent, state.strengths[0].level), (Opponent::Computer, 3));
    }
    assert!(fixture.app.new_game("chess").is_err());
}

#[test]
fn choices_are_remembered_per_game() {
    let mut fixture = TestApp::default();
    let game = fixture.begin("bridgit", |new_game| {
        new_game.set_opponent(Opponent::Watch);
        new_game.set_strength_kind(0, StrengthKind::Time);
        new_game.step_strength(0, true);
        new_game.set_level(1, 7);
        new_game.step_option("size", false);
    });
    assert_eq!(
        game.players(),
        [Player::Limits(Limits { visits: None, ms: Some(10_000) }), Player::Level(7)],
        "two computers, each as strong as it was chosen"
    );
    let mut fixture = fixture.killed();
    let state = fixture.app.new_game("bridgit").expect("there is such a game").state();
    assert_eq!((state.opponent, state.strengths[0].seconds, state.strengths[1].level), (Opponent::Watch, 10, 7));
    assert_eq!(number(&state, "size").value, "11");
    assert_eq!(
        fixture.app.new_game("connect-four").expect("there is such a game").state().opponent,
        Opponent::Computer
    );
    fixture.app.delete(game.number());
    let again = fixture.app.open_game("bridgit").expect("there is such a game");
    assert_eq!(again.players()[1], Player::Level(7), "a touch on the card begins it as it was chosen last");
}

#[test]
fn number_option_steps_within_bounds() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("lines-of-action").expect("there is such a game");
    let mut state = new_game.state();
    while number(&state, "size").can_more {
        state = new_game.step_option("size", true);
    }
    assert_eq!(number(&state, "size").value, "12");
    assert_eq!(new_game.step_option("size", true), state);
    assert!(number(&state, "size").can_reset);
    assert_eq!(number(&new_game.reset_option("size"), "size").value, "8");
    assert_eq!(new_game.step_option("nonsense", true), new_game.state());
}

#[test]
fn dependent_option_continues_from_default_of_size() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("bridgit").expect("there is such a game");
    let state = new_game.step_option("size", true);
    assert_eq!((number(&state, "size").value.as_str(), number(&state, "rows").value.as_str()), ("15", "15"));
    // A regression test: the value jumped to 11, the middle of the range.
    let state = new_game.step_option("rows", true);
    assert_eq!((number(&state, "rows").value.as_str(), number(&state, "columns").value.as_str()), ("17", "15"));
    let state = new_game.step_option("rows", false);
    assert_eq!(number(&state, "rows").value, "15");
    let state = new_game.reset_option("rows");
    assert!(!number(&state, "rows").can_reset);
    assert_eq!(number(&new_game.step_option("size", false), "rows").value, "13");
}

#[test]
fn random_setup_can_be_redrawn_and_shows_seed() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("connect-any").expect("there is such a game");
    new_game.choose("mode", "ban-bonus");
    assert_eq!(cells(&new_game.state(), "ban"), "By chance");
    let first = new_game.draw_again("seed");
    let second = new_game.draw_again("seed");
    assert_ne!(first.preview, second.preview);
    assert_eq!(cells(&second, "seed"), "", "a number would mean nothing to anybody");
}

#[test]
fn cells_are_toggled_on_preview() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("connect-any").expect("there is such a game");
    new_game.choose("mode", "ban");
    let before = new_game.touch_at(0.6, 0.6);
    assert_eq!(cells(&before, "ban"), "By chance", "nothing is being chosen");
    assert_eq!(new_game.choose_cells("ban").choosing.as_deref(), Some("ban"));
    let chosen = new_game.touch_at(0.6, 0.6);
    assert_eq!(cells(&chosen, "ban"), "a6");
    assert_ne!(chosen.preview, before.preview);
    assert_eq!(cells(&new_game.touch_at(0.6, 0.6), "ban"), "By chance");
    assert_eq!(new_game.choose_cells("ban").choosing, None);
    assert_eq!(new_game.choose_cells("rows").choosing, None);
}

#[test]
fn invalid_options_are_explained_and_keep_preview() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("connect-any").expect("there is such a game");
    new_game.choose("mode", "ban-bonus");
    new_game.choose_cells("ban");
    let good = new_game.touch_at(0.6, 0.6);
    new_game.choose_cells("bonus");
    let bad = new_game.touch_at(0.6, 0.6);
    assert!(bad.refusal.is_some());
    assert_eq!(bad.preview, good.preview);
    assert!(fixture.app.begin(&new_game).is_err());
    assert!(new_game.touch_at(0.6, 0.6).refusal.is_none());
}

#[test]
fn saved_options_refused_by_game_fall_back_to_default() {
    let remembered = json!({ "opponent": "watch", "options": { "size": 9999, "gone": true } }).to_string();
    let mut fixture = TestApp::with(&[("choices/lines-of-action.json", &remembered)]);
    let state = fixture.app.new_game("lines-of-action").expect("there is such a game").state();
    assert_eq!((state.opponent, number(&state, "size").value.as_str()), (Opponent::Watch, "8"));
    let wild = json!({ "strengths": [{ "level": 200, "seconds": 0, "visits": 0 }, {}] }).to_string();
    let mut fixture = TestApp::with(&[("choices/bridgit.json", &wild)]);
    let state = fixture.app.new_game("bridgit").expect("there is such a game").state();
    let strength = &state.strengths[0];
    assert_eq!((strength.level, strength.seconds, strength.visits), (8, 1, 1));
}

#[test]
fn unreadable_choices_are_quarantined() {
    let mut fixture = TestApp::with(&[("choices/bridgit.json", "nonsense")]);
    fixture.app.new_game("bridgit").expect("there is such a game");
    assert_eq!(fixture.app.home().notices.len(), 1);
    assert_eq!(fixture.files.text("choices/bridgit.json.unreadable-1").as_deref(), Some("nonsense"));
}

#[test]
fn starting_player_is_chosen_or_drawn() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("bridgit").expect("there is such a game");
    let mut starts = |new_game: &_| fixture.app.begin(new_game).expect("it can be begun").players()[0] == Player::Human;
    new_game.set_starter(Starter::You);
    assert!(starts(&new_game));
    new_game.set_starter(Starter::Computer);
    assert!(!starts(&new_game));
    new_game.set_starter(Starter::Lot);
    let drawn: Vec<bool> = (0..8).map(|_| starts(&new_game)).collect();
    assert!(drawn.contains(&true) && drawn.contains(&false), "{drawn:?}");
}

#[test]
fn every_level_has_face_in_color_of_its_side() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("bridgit").expect("there is such a game");
    let row = new_game.set_level(0, 4).strengths.remove(0);
    assert_eq!(row.choices.len(), usize::from(row.levels));
    let chosen: Vec<u8> = row.choices.iter().filter(|choice| choice.is_chosen).map(|choice| choice.level).collect();
    assert_eq!((chosen, &row.choices[3].label), (vec![4], &row.words));
    let seconds = |row: &StrengthRow| row.choices[3].face == picture::face(4, row.levels, Some(Side::Second));
    assert!(seconds(&row));
    assert!(!seconds(&new_game.set_starter(Starter::Computer).strengths[0]), "now it has the first side's color");
}

#[test]
fn surprise_board_is_playable() {
    let mut fixture = TestApp::default();
    for game in games::all() {
        let mut new_game = fixture.app.new_game(game.id()).expect("there is such a game");
        for _ in 0..20 {
            assert_eq!(new_game.surprise().refusal, None, "{}", game.id());
        }
        fixture.app.begin(&new_game).expect("it can be begun");
    }
}
