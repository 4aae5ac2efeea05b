use serde_json::json;

use super::fixture::TestApp;
use crate::{
    ChoiceRow, ChoiceStyle, NameRow, NewGame, NewGameEvent, NewGameOption, NewGameRow, NewGameState, Opponent,
    SettingsEvent, Starter, StrengthKind, SwitchRow, ValueRow,
    library::ChosenStrength,
    picture::{self, PaletteChoice, Picture},
};
use fivefold_engine::{
    game::Side,
    games,
    session::{Limits, Player},
    text::Language,
};

/// Returns the rows of a sheet, also the folded ones.
pub(super) fn rows(state: &NewGameState) -> impl Iterator<Item = &NewGameRow> {
    let visible = state.groups.iter().flat_map(|group| &group.rows);
    visible.chain(state.folded.iter().flat_map(|folded| &folded.rows))
}

/// Returns the switch with a label, if the sheet has one.
pub(super) fn switch<'a>(state: &'a NewGameState, wanted: &str) -> Option<&'a SwitchRow> {
    rows(state).find_map(|row| match row {
        NewGameRow::Switch { row, .. } if row.label == wanted => Some(row),
        _ => None,
    })
}

/// Returns the choices of a layout.
fn choices(state: &NewGameState, style: ChoiceStyle) -> Vec<&ChoiceRow> {
    rows(state)
        .filter_map(|row| match row {
            NewGameRow::Choice { row } if row.style == style => Some(row),
            _ => None,
        })
        .collect()
}

fn values(state: &NewGameState) -> impl Iterator<Item = &ValueRow> {
    rows(state).filter_map(|row| if let NewGameRow::Value { row } = row { Some(row) } else { None })
}

/// Returns the value row with a label.
pub(super) fn value<'a>(state: &'a NewGameState, label: &str) -> &'a ValueRow {
    values(state).find(|row| row.label == label).unwrap_or_else(|| panic!("no value {label}"))
}

pub(super) fn shown<'a>(state: &'a NewGameState, label: &str) -> &'a str {
    &value(state, label).value
}

fn chosen(row: &ChoiceRow) -> &NewGameOption {
    let mut chosen = row.options.iter().filter(|option| option.is_chosen);
    let option = chosen.next().expect("an option is chosen");
    assert_eq!(chosen.next(), None, "two options are chosen");
    option
}

fn opponent(state: &NewGameState) -> &str {
    &chosen(choices(state, ChoiceStyle::Segments)[0]).label
}

/// Returns the chosen level of the computer in a row.
pub(super) fn level(state: &NewGameState) -> u8 {
    match chosen(choices(state, ChoiceStyle::Faces)[0]).event {
        NewGameEvent::SetLevel { level, .. } => level,
        ref event => panic!("a level sends {event:?}"),
    }
}

/// Returns the rows of the two people.
pub(super) fn person_rows(state: &NewGameState) -> Vec<&NameRow> {
    rows(state)
        .filter_map(|row| match row {
            NewGameRow::Name { row } => Some(row),
            _ => None,
        })
        .collect()
}

/// Returns the names of the two people.
pub(super) fn person_names(state: &NewGameState) -> Vec<&str> {
    person_rows(state).iter().map(|row| row.name.as_str()).collect()
}

pub(super) fn preview(state: &NewGameState) -> &Picture {
    rows(state)
        .find_map(|row| match row {
            NewGameRow::Preview { picture, .. } => Some(picture),
            _ => None,
        })
        .expect("a preview")
}

/// Returns the labels of the options of a board.
fn options(state: &NewGameState) -> Vec<&str> {
    state
        .folded
        .iter()
        .flat_map(|folded| &folded.rows)
        .filter_map(|row| match row {
            NewGameRow::Choice { row } => Some(row.label.as_str()),
            NewGameRow::Value { row } => Some(row.label.as_str()),
            _ => None,
        })
        .collect()
}

/// Sends an event and returns the state after it, whether it changed or not.
pub(super) fn sent(sheet: &mut NewGame, event: NewGameEvent) -> NewGameState {
    sheet.send(event).unwrap_or_else(|| sheet.state())
}

pub(super) fn set_opponent(sheet: &mut NewGame, opponent: Opponent) -> NewGameState {
    sent(sheet, NewGameEvent::SetOpponent { opponent })
}

fn set_kind(sheet: &mut NewGame, kind: StrengthKind) -> NewGameState {
    sent(sheet, NewGameEvent::SetStrengthKind { computer: 0, kind })
}

fn set_level(sheet: &mut NewGame, level: u8) -> NewGameState {
    sent(sheet, NewGameEvent::SetLevel { computer: 0, level })
}

pub(super) fn set_option(sheet: &mut NewGame, name: &str, word: &str) -> NewGameState {
    sent(sheet, NewGameEvent::SetOption { name: name.to_owned(), word: word.to_owned() })
}

pub(super) fn choose_cells(sheet: &mut NewGame, name: &str) -> NewGameState {
    sent(sheet, NewGameEvent::ChooseCells { name: name.to_owned() })
}

pub(super) fn touch_corner(sheet: &mut NewGame) -> NewGameState {
    sent(sheet, NewGameEvent::TouchPreview { x: 0.6, y: 0.6 })
}

#[test]
fn new_game_follows_language_and_color_names() {
    let mut fixture = TestApp::default();
    let sheet = fixture.app.new_game("connect-four").expect("there is such a game");
    let first = || chosen(choices(&sheet.state(), ChoiceStyle::Cards)[0]).label.clone();
    assert_eq!(first(), "You go first (Orange)");
    fixture.app.change_settings(SettingsEvent::SetPalette { palette: PaletteChoice::Grays });
    assert_eq!(first(), "You go first (White)");
    fixture.app.set_locale(Language::negotiate("de"));
    assert_eq!(first(), "Du beginnst (Weiß)");
}

#[test]
fn every_game_offers_its_options_with_preview() {
    let mut fixture = TestApp::default();
    for game in games::all() {
        let state = fixture.app.new_game(game.id()).expect("there is such a game").state();
        let texts = game.texts(Language::ENGLISH.into());
        assert_eq!(state.name, texts.word("name"));
        assert_eq!(state.refusal, None);
        assert_eq!(state.folded.is_some(), !game.option_specs().is_empty(), "{}", game.id());
        assert!(state.folded.is_none() || !preview(&state).groups.is_empty());
        let known: Vec<_> =
            game.option_specs().iter().map(|spec| texts.word(&format!("option-{}", spec.name))).collect();
        assert!(options(&state).iter().all(|label| known.contains(&(*label).to_owned())));
        assert_eq!((opponent(&state), level(&state)), ("Computer", 2));
    }
    assert!(fixture.app.new_game("chess").is_err());
}

#[test]
fn rows_follow_opponent_in_order() {
    let mut fixture = TestApp::default();
    let mut sheet = fixture.app.new_game("bridgit").expect("there is such a game");
    let kinds = |state: &NewGameState| -> Vec<String> {
        let kind = |row: &NewGameRow| match row {
            NewGameRow::Value { row } if row.label == "Handicap" => row.label.clone(),
            NewGameRow::Choice { row } => format!("{:?}", row.style),
            NewGameRow::Value { .. } => "Value".to_owned(),
            NewGameRow::Switch { row, .. } => row.label.clone(),
            NewGameRow::Name { row } => row.label.clone(),
            NewGameRow::Preview { .. } => "Preview".to_owned(),
            NewGameRow::Button { button } => button.label.clone(),
        };
        state.groups.iter().flat_map(|group| &group.rows).map(kind).collect()
    };
    assert_eq!(kinds(&sheet.state()), ["Segments", "Faces", "Menu", "Cards", "Coach"]);
    let people = set_opponent(&mut sheet, Opponent::Person);
    assert_eq!(
        kinds(&people),
        [
            "Segments",
            "Player 1",
            "Player 2",
            "LabeledSegments",
            "Handicap",
            "LabeledSegments",
            "No hints",
            "Flip the board every turn",
            "Pass the device"
        ]
    );
    let cards: Vec<_> = people.groups.iter().map(|group| (group.is_card, group.rows.len())).collect();
    assert_eq!(cards, [(false, 1), (true, 2), (true, 1), (true, 1), (true, 1), (true, 3)], "one question on each card");
    let computers = set_opponent(&mut sheet, Opponent::Watch);
    assert_eq!(kinds(&computers), ["Segments", "Faces", "Menu", "Faces", "Menu"]);
    let folded = sheet.state().folded.expect("the game has options");
    assert_eq!(folded.title, "Board and rules");
    assert!(matches!(folded.rows.first(), Some(NewGameRow::Preview { .. })));
    let Some(NewGameRow::Button { button }) = folded.rows.last() else { panic!("no button at the end") };
    assert_eq!((button.label.as_str(), &button.event), ("Surprise me", &NewGameEvent::Surprise));
}

#[test]
fn events_of_rows_apply_and_unchanged_sheet_returns_none() {
    let mut fixture = TestApp::default();
    let mut sheet = fixture.app.new_game("bridgit").expect("there is such a game");
    for option in choices(&sheet.state(), ChoiceStyle::Segments)[0].options.clone().into_iter().rev() {
        let state = sheet.send(option.event.clone()).expect("another option");
        assert_eq!(opponent(&state), option.label);
        assert_eq!(sheet.send(option.event), None, "it is chosen");
    }
    for option in choices(&sheet.state(), ChoiceStyle::Cards)[0].options.clone().into_iter().rev() {
        let state = sheet.send(option.event).expect("another option");
        assert_eq!(chosen(choices(&state, ChoiceStyle::Cards)[0]).label, option.label);
    }
    let coach = |state: &NewGameState| {
        let event = |row: &NewGameRow| match row {
            NewGameRow::Switch { row, event } => Some((row.is_on, event.clone())),
            _ => None,
        };
        rows(state).find_map(event).expect("a switch")
    };
    let (is_on, event) = coach(&sheet.state());
    assert_ne!(coach(&sheet.send(event).expect("it toggles")).0, is_on);
    let size = value(&sheet.state(), "Size").steps.clone().expect("a stepper");
    assert_eq!((size.less.label.as_str(), size.more.label.as_str()), ("Decrease Size", "Increase Size"));
    assert_eq!(shown(&sheet.send(size.more.event).expect("a larger board"), "Size"), "15");
    assert_eq!(sheet.send(NewGameEvent::SetName { player: 2, name: "Ann".to_owned() }), None, "no such person");
    assert_eq!(sheet.send(NewGameEvent::SetLevel { computer: 9, level: 1 }), None, "no such computer");
}

/// Regression test: the size had no effect after the rows and the columns were set.
#[test]
fn new_size_replaces_rows_and_columns() {
    let mut fixture = TestApp::default();
    let mut sheet = fixture.app.new_game("bridgit").expect("there is such a game");
    let mut step = |name: &str, is_up| sheet.send(NewGameEvent::StepOption { name: name.to_owned(), is_up });
    step("rows", true);
    step("columns", true);
    let state = step("size", false).expect("a smaller board");
    let rows = ["Size", "Rows", "Columns"].map(|label| shown(&state, label));
    assert_eq!(rows, [rows[0]; 3]);
}

#[test]
fn choices_are_remembered_per_game() {
    let mut fixture = TestApp::default();
    let game = fixture.begin(
        "bridgit",
        [
            NewGameEvent::SetOpponent { opponent: Opponent::Watch },
            NewGameEvent::SetStrengthKind { computer: 0, kind: StrengthKind::Time },
            NewGameEvent::StepStrength { computer: 0, is_up: true },
            NewGameEvent::SetLevel { computer: 1, level: 7 },
            NewGameEvent::StepOption { name: "size".to_owned(), is_up: false },
        ],
    );
    assert_eq!(
        game.players(),
        [Player::Limits(Limits { visits: None, ms: Some(10_000) }), Player::Level(7)],
        "two computers, each as strong as it was chosen"
    );
    let mut fixture = fixture.killed();
    let state = fixture.app.new_game("bridgit").expect("there is such a game").state();
    assert_eq!((opponent(&state), level(&state)), ("Computer vs. computer", 7));
    assert_eq!(value(&state, "10 seconds per move").color, Some(Side::First));
    assert_eq!(shown(&state, "Size"), "11");
    assert_eq!(opponent(&fixture.app.new_game("connect-four").expect("there is such a game").state()), "Computer");
    fixture.app.delete(game.number());
    let again = fixture.app.open_game("bridgit").expect("there is such a game");
    assert_eq!(again.players()[1], Player::Level(7), "a touch on the card begins it as it was chosen last");
}

#[test]
fn saved_options_refused_by_game_fall_back_to_default() {
    let remembered = json!({ "opponent": "watch", "options": { "size": 9999, "gone": true } }).to_string();
    let mut fixture = TestApp::with(&[("choices/lines-of-action.json", &remembered)]);
    let state = fixture.app.new_game("lines-of-action").expect("there is such a game").state();
    assert_eq!((opponent(&state), shown(&state, "Board size")), ("Computer vs. computer", "8"));
    let wild = json!({ "strengths": [{ "level": 200, "seconds": 0, "visits": 0 }, {}] }).to_string();
    let mut fixture = TestApp::with(&[("choices/bridgit.json", &wild)]);
    let mut sheet = fixture.app.new_game("bridgit").expect("there is such a game");
    assert_eq!(level(&sheet.state()), 8);
    value(&set_kind(&mut sheet, StrengthKind::Time), "1 second per move");
    value(&set_kind(&mut sheet, StrengthKind::Visits), "1 simulation per move");
}

#[test]
fn unreadable_choices_are_quarantined() {
    let mut fixture = TestApp::with(&[("choices/bridgit.json", "nonsense")]);
    fixture.app.new_game("bridgit").expect("there is such a game");
    assert_eq!(fixture.app.home().notices().len(), 1);
    assert_eq!(fixture.files.text("unreadable/choices-bridgit.json-1").as_deref(), Some("nonsense"));
}

#[test]
fn starting_player_is_chosen_or_drawn() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("bridgit").expect("there is such a game");
    let mut starts = |new_game: &_| fixture.app.begin(new_game).expect("it can be begun").players()[0] == Player::Human;
    assert!(starts(&new_game));
    new_game.send(NewGameEvent::SetStarter { starter: Starter::Computer });
    assert!(!starts(&new_game));
    new_game.send(NewGameEvent::SetStarter { starter: Starter::Lot });
    let drawn: Vec<bool> = (0..8).map(|_| starts(&new_game)).collect();
    assert!(drawn.contains(&true) && drawn.contains(&false), "{drawn:?}");
    new_game.send(NewGameEvent::SetStarter { starter: Starter::You });
    assert!(starts(&new_game));
}

#[test]
fn every_level_has_face_in_color_of_its_side() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("bridgit").expect("there is such a game");
    let row = |state: &NewGameState| choices(state, ChoiceStyle::Faces)[0].clone();
    let faces = row(&set_level(&mut new_game, 4));
    assert_eq!(faces.options.len(), games::find("bridgit").expect("there is such a game").levels().len());
    assert_eq!(chosen(&faces), &faces.options[3]);
    assert_eq!(chosen(&faces).label, faces.label);
    let is_second = |row: &ChoiceRow| row.options[3].face == Some(picture::face(4, 8, Some(Side::Second)));
    assert!(is_second(&faces));
    let starts = sent(&mut new_game, NewGameEvent::SetStarter { starter: Starter::Computer });
    assert!(!is_second(&row(&starts)), "the face has the first side's color");
}

#[test]
fn strength_steps_down_to_the_least() {
    let strength = ChosenStrength { kind: StrengthKind::Time, seconds: 2, ..ChosenStrength::default() };
    let less = strength.stepped(false, 1).expect("one second");
    assert_eq!((less.seconds, less.stepped(false, 1)), (1, None));
}
