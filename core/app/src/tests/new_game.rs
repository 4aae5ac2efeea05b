use serde_json::json;

use super::{rated, world::TestApp};
use crate::{
    AppSettings, NewGameState, NumberRow, Opponent, OptionRow, Starter, StrengthKind, StrengthRow,
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
fn the_sheet_follows_the_language_and_the_names_of_the_colours() {
    let mut world = TestApp::default();
    let sheet = world.app.new_game("connect-four").expect("there is such a game");
    assert_eq!(sheet.state().starters[0].label, "Orange, first");
    world.app.set_settings(AppSettings { palette: PaletteChoice::Greys, ..world.app.settings() });
    assert_eq!(sheet.state().starters[0].label, "White, first");
    world.app.set_language(Language::negotiate("de"));
    assert_eq!(sheet.state().starters[0].label, "Weiß, zuerst");
}

#[test]
fn every_game_offers_its_own_options_with_a_preview() {
    let mut world = TestApp::default();
    for game in games::all() {
        let state = world.app.new_game(game.id()).expect("there is such a game").state();
        assert_eq!(state.name, game.texts(fivefold_engine::text::Language::ENGLISH.into()).word("name"));
        assert!(!state.preview.groups.is_empty() && state.refusal.is_none());
        let known: Vec<&str> = game.option_specs().iter().map(|spec| spec.name).collect();
        assert!(names(&state).iter().all(|name| known.contains(name)));
        assert_eq!((state.opponent, state.strengths[0].level), (Opponent::Computer, 3));
    }
    assert!(world.app.new_game("chess").is_err());
}

#[test]
fn what_was_chosen_is_remembered_for_each_game() {
    let mut world = TestApp::default();
    let game = world.begin("bridgit", |new_game| {
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
    let mut world = world.killed();
    let state = world.app.new_game("bridgit").expect("there is such a game").state();
    assert_eq!((state.opponent, state.strengths[0].seconds, state.strengths[1].level), (Opponent::Watch, 10, 7));
    assert_eq!(number(&state, "size").value, "11");
    assert_eq!(world.app.new_game("connect-four").expect("there is such a game").state().opponent, Opponent::Computer);
    world.app.delete(game.number());
    let again = world.app.open_game("bridgit").expect("there is such a game");
    assert_eq!(again.players()[1], Player::Level(7), "a touch on the card begins it as it was chosen last");
}

#[test]
fn a_number_goes_step_by_step_and_stops_at_its_ends() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("lines-of-action").expect("there is such a game");
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
fn rows_that_follow_the_size_go_on_from_there() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("bridgit").expect("there is such a game");
    let state = new_game.step_option("size", true);
    assert_eq!((number(&state, "size").value.as_str(), number(&state, "rows").value.as_str()), ("15", "15"));
    // It jumped to 11, the middle of what is possible.
    let state = new_game.step_option("rows", true);
    assert_eq!((number(&state, "rows").value.as_str(), number(&state, "columns").value.as_str()), ("17", "15"));
    let state = new_game.step_option("rows", false);
    assert_eq!(number(&state, "rows").value, "15");
    let state = new_game.reset_option("rows");
    assert!(!number(&state, "rows").can_reset);
    assert_eq!(number(&new_game.step_option("size", false), "rows").value, "13");
}

#[test]
fn options_are_there_only_where_they_are_of_use() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("connect-any").expect("there is such a game");
    assert_eq!(names(&new_game.state()), ["rows", "columns", "mode"]);
    assert_eq!(names(&new_game.choose("mode", "ban")), ["rows", "columns", "mode", "ban", "seed"]);
    assert_eq!(new_game.choose("mode", "nonsense"), new_game.state());
}

#[test]
fn what_is_drawn_by_lot_can_be_drawn_again_and_its_number_is_shown() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("connect-any").expect("there is such a game");
    new_game.choose("mode", "ban-bonus");
    assert_eq!(cells(&new_game.state(), "ban"), "By chance");
    let first = new_game.draw_again("seed");
    let second = new_game.draw_again("seed");
    assert_ne!(first.preview, second.preview);
    assert_eq!(cells(&second, "seed"), "", "a number would mean nothing to anybody");
}

#[test]
fn cells_are_chosen_on_the_preview_and_given_back() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("connect-any").expect("there is such a game");
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
fn options_that_make_no_game_are_explained_and_the_last_board_stays() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("connect-any").expect("there is such a game");
    new_game.choose("mode", "ban-bonus");
    new_game.choose_cells("ban");
    let good = new_game.touch_at(0.6, 0.6);
    new_game.choose_cells("bonus");
    let bad = new_game.touch_at(0.6, 0.6);
    assert!(bad.refusal.is_some());
    assert_eq!(bad.preview, good.preview);
    assert!(world.app.begin(&new_game).is_err());
    assert!(new_game.touch_at(0.6, 0.6).refusal.is_none());
}

#[test]
fn options_that_a_later_version_refuses_fall_back_to_the_standard() {
    let remembered = json!({ "opponent": "watch", "options": { "size": 9999, "gone": true } }).to_string();
    let mut world = TestApp::with(&[("choices/lines-of-action.json", &remembered)]);
    let state = world.app.new_game("lines-of-action").expect("there is such a game").state();
    assert_eq!((state.opponent, number(&state, "size").value.as_str()), (Opponent::Watch, "8"));
    let wild = json!({ "strengths": [{ "level": 200, "seconds": 0, "visits": 0 }, {}] }).to_string();
    let mut world = TestApp::with(&[("choices/bridgit.json", &wild)]);
    let state = world.app.new_game("bridgit").expect("there is such a game").state();
    let strength = &state.strengths[0];
    assert_eq!((strength.level, strength.seconds, strength.visits), (8, 1, 1));
}

#[test]
fn choices_that_cannot_be_read_are_set_aside() {
    let mut world = TestApp::with(&[("choices/bridgit.json", "nonsense")]);
    world.app.new_game("bridgit").expect("there is such a game");
    assert_eq!(world.app.home().notices.len(), 1);
    assert_eq!(world.files.text("choices/bridgit.json.unreadable-1").as_deref(), Some("nonsense"));
}

#[test]
fn who_starts_is_said_by_the_colour_that_follows_from_it() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("bridgit").expect("there is such a game");
    let said = |state: NewGameState| -> Vec<(String, Vec<Side>, bool)> {
        state.starters.into_iter().map(|it| (it.label, it.colours, it.is_chosen)).collect()
    };
    let (orange, blue) = (Side::First, Side::Second);
    let wanted = |words: [&str; 3], colours: [Side; 2]| {
        let [first, second, chance] = words.map(str::to_owned);
        vec![(first, vec![colours[0]], true), (second, vec![colours[1]], false), (chance, colours.to_vec(), false)]
    };
    assert_eq!(said(new_game.state()), wanted(["Orange, first", "Blue, second", "By chance"], [orange, blue]));
    let turned = new_game.choose("starter", "horizontal");
    assert_eq!(said(turned), wanted(["Blue, first", "Orange, second", "By chance"], [blue, orange]));
    assert!(new_game.set_opponent(Opponent::Person).starters.is_empty());
}

#[test]
fn who_starts_is_the_one_that_was_chosen_or_drawn() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("bridgit").expect("there is such a game");
    let mut starts = |new_game: &_| world.app.begin(new_game).expect("it can be begun").players()[0] == Player::Human;
    new_game.set_starter(Starter::You);
    assert!(starts(&new_game));
    new_game.set_starter(Starter::Computer);
    assert!(!starts(&new_game));
    new_game.set_starter(Starter::Lot);
    let drawn: Vec<bool> = (0..8).map(|_| starts(&new_game)).collect();
    assert!(drawn.contains(&true) && drawn.contains(&false), "{drawn:?}");
}

#[test]
fn the_board_and_its_rules_are_one_line() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("connect-any").expect("there is such a game");
    assert_eq!(new_game.state().board, "Rows 6, Columns 7");
    assert_eq!(new_game.choose("mode", "ban-bonus").board, "Rows 6, Columns 7, Ban and bonus cell");
    let mut new_game = world.app.new_game("bridgit").expect("there is such a game");
    assert_eq!(new_game.state().board, "Size 13");
    assert_eq!(new_game.step_option("rows", false).board, "Size 13, Rows 11");
}

#[test]
fn every_level_has_a_face_and_the_chosen_one_the_colour_it_plays() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("bridgit").expect("there is such a game");
    let row = new_game.set_level(0, 4).strengths.remove(0);
    assert_eq!(row.choices.len(), usize::from(row.levels));
    let chosen: Vec<u8> = row.choices.iter().filter(|choice| choice.is_chosen).map(|choice| choice.level).collect();
    assert_eq!((chosen, &row.choices[3].label), (vec![4], &row.words));
    let seconds = |row: &StrengthRow| row.choices[3].face == picture::face(4, row.levels, Some(Side::Second));
    assert!(seconds(&row));
    assert!(!seconds(&new_game.set_starter(Starter::Computer).strengths[0]), "now it has the first side's colour");
}

#[test]
fn strength_goes_step_by_step_and_is_said_in_words() {
    let mut world = TestApp::default();
    let mut new_game = world.app.new_game("bridgit").expect("there is such a game");
    assert_eq!(new_game.state().strengths[0].words, rated("Level 3 · Casual", "bridgit", 3));
    assert_eq!(new_game.step_strength(0, true).strengths[0].level, 4);
    let state = new_game.set_level(0, 8);
    assert!(!state.strengths[0].can_more && state.strengths[0].can_less);
    assert_eq!(new_game.step_strength(0, true).strengths[0].level, 8);
    let state = new_game.set_strength_kind(0, StrengthKind::Visits);
    assert_eq!(state.strengths[0].words, "10,000 simulations a turn");
    assert_eq!(new_game.step_strength(0, false).strengths[0].visits, 3000);
    new_game.set_strength_kind(0, StrengthKind::Time);
    let mut state = new_game.state();
    while state.strengths[0].can_less {
        state = new_game.step_strength(0, false);
    }
    assert_eq!(state.strengths[0].words, "1 second a turn");
    assert_eq!(new_game.set_level(9, 1).strengths.len(), 1, "there is no such row");
    let state = new_game.set_opponent(Opponent::Watch);
    let colours: Vec<_> = state.strengths.iter().map(|row| row.colour).collect();
    assert_eq!(colours, [Some(Side::First), Some(Side::Second)]);
    assert!(new_game.set_opponent(Opponent::Person).strengths.is_empty());
}

#[test]
fn a_surprise_is_a_board_that_can_be_played() {
    let mut world = TestApp::default();
    for game in games::all() {
        let mut new_game = world.app.new_game(game.id()).expect("there is such a game");
        for _ in 0..20 {
            assert_eq!(new_game.surprise().refusal, None, "{}", game.id());
        }
        world.app.begin(&new_game).expect("it can be begun");
    }
}
