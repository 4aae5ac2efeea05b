//! The options of a board on the new-game sheet.

use super::fixture::TestApp;
use super::new_game::{choose_cells, preview, rows, sent, set_opponent, set_option, shown, touch_corner, value};
use crate::{NewGame, NewGameButton, NewGameEvent, NewGameRow, NewGameState, Opponent, ValueRow};
use fivefold_engine::games;

fn button<'a>(row: &'a ValueRow, label: &str) -> Option<&'a NewGameButton> {
    row.buttons.iter().find(|button| button.label == label)
}

/// Returns whether a value can be stepped down and up.
fn steps(row: &ValueRow) -> (bool, bool) {
    let steps = row.steps.as_ref().expect("a stepper");
    (steps.less.is_enabled, steps.more.is_enabled)
}

fn step_option(sheet: &mut NewGame, name: &str, is_up: bool) -> NewGameState {
    sent(sheet, NewGameEvent::StepOption { name: name.to_owned(), is_up })
}

fn reset_option(sheet: &mut NewGame, name: &str) -> NewGameState {
    sent(sheet, NewGameEvent::ResetOption { name: name.to_owned() })
}

fn draw_again(sheet: &mut NewGame) -> NewGameState {
    sent(sheet, NewGameEvent::DrawAgain { name: "seed".to_owned() })
}

#[test]
fn number_option_steps_within_bounds() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("lines-of-action").expect("there is such a game");
    let mut state = new_game.state();
    while steps(value(&state, "Board size")).1 {
        state = step_option(&mut new_game, "size", true);
    }
    assert_eq!(shown(&state, "Board size"), "12");
    assert_eq!(new_game.send(NewGameEvent::StepOption { name: "size".to_owned(), is_up: true }), None);
    let reset = button(value(&state, "Board size"), "Reset").expect("it differs from the default");
    assert_eq!(shown(&sent(&mut new_game, reset.event.clone()), "Board size"), "8");
    assert_eq!(button(value(&new_game.state(), "Board size"), "Reset"), None);
    assert_eq!(new_game.send(NewGameEvent::StepOption { name: "nonsense".to_owned(), is_up: true }), None);
}

#[test]
fn dependent_option_continues_from_default_of_size() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("bridgit").expect("there is such a game");
    let state = step_option(&mut new_game, "size", true);
    assert_eq!((shown(&state, "Size"), shown(&state, "Rows")), ("15", "15"));
    // A regression test: the value jumped to 11, the middle of the range.
    let state = step_option(&mut new_game, "rows", true);
    assert_eq!((shown(&state, "Rows"), shown(&state, "Columns")), ("17", "15"));
    let state = step_option(&mut new_game, "rows", false);
    assert_eq!(shown(&state, "Rows"), "15");
    let summary = |state: &NewGameState| state.folded.as_ref().expect("options").summary.clone();
    assert!(summary(&state).starts_with("Size: 15, Rows: 15"), "{}", summary(&state));
    let state = step_option(&mut new_game, "columns", true);
    assert!(summary(&state).starts_with("Rows: 15, Columns: 17"), "{}", summary(&state));
    let state = reset_option(&mut new_game, "rows");
    assert_eq!(button(value(&state, "Rows"), "Reset"), None);
    assert_eq!(shown(&step_option(&mut new_game, "size", false), "Rows"), "13");
}

#[test]
fn random_setup_can_be_redrawn_and_hides_seed() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("connect-any").expect("there is such a game");
    set_option(&mut new_game, "mode", "ban-bonus");
    assert_eq!(shown(&new_game.state(), "Hole"), "Random");
    let mut other = fixture.app.new_game("connect-any").expect("there is such a game");
    set_option(&mut other, "mode", "ban-bonus");
    assert_ne!(preview(&new_game.state()), preview(&other.state()), "each sheet draws its own cells");
    let first = draw_again(&mut new_game);
    let second = draw_again(&mut new_game);
    assert_ne!(preview(&first), preview(&second));
    let seed = value(&second, "Placement");
    assert_eq!(seed.value, "", "a number would mean nothing to a person");
    let labels: Vec<_> = seed.buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Shuffle"]);
}

#[test]
fn cells_are_toggled_on_preview() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("connect-any").expect("there is such a game");
    set_option(&mut new_game, "mode", "ban");
    let before = touch_corner(&mut new_game);
    assert_eq!(shown(&before, "Hole"), "Random", "nothing is being chosen");
    let is_choosing = |state: &NewGameState| {
        let row = value(state, "Hole");
        let is_on = button(row, "Choose").expect("cells can be chosen").is_on;
        assert_eq!(row.hint.is_empty(), is_on == Some(false), "{}", row.hint);
        is_on
    };
    let height = |state: &NewGameState| {
        rows(state).find_map(|row| match row {
            NewGameRow::Preview { height, .. } => Some(*height),
            _ => None,
        })
    };
    assert_eq!((is_choosing(&before), height(&before)), (Some(false), Some(200.0)));
    let choosing = choose_cells(&mut new_game, "ban");
    assert_eq!((is_choosing(&choosing), height(&choosing)), (Some(true), Some(400.0)));
    assert_eq!(value(&choosing, "Hole").hint, "Tap the board: Hole");
    let touched = touch_corner(&mut new_game);
    assert_eq!(shown(&touched, "Hole"), "a8");
    assert_ne!(preview(&touched), preview(&before));
    assert_eq!(shown(&touch_corner(&mut new_game), "Hole"), "Random");
    assert_eq!(is_choosing(&choose_cells(&mut new_game, "ban")), Some(false));
    assert_eq!(new_game.send(NewGameEvent::ChooseCells { name: "rows".to_owned() }), None);
}

#[test]
fn summary_tells_known_value_and_fair_boards_are_drawn() {
    let mut fixture = TestApp::default();
    let mut sheet = fixture.app.new_game("connect-any").expect("there is such a game");
    let summary = |state: &NewGameState| state.folded.as_ref().expect("options").summary.replace('\u{a0}', " ");
    assert_eq!(summary(&sheet.state()), "Rows: 8, Columns: 7, Hole and bonus cell", "unlike Connect Four");
    reset_option(&mut sheet, "rows");
    let state = reset_option(&mut sheet, "mode");
    assert_eq!(summary(&state), "Rows: 6, Columns: 7 · With best play: Orange wins", "published");
    step_option(&mut sheet, "rows", false);
    let state = step_option(&mut sheet, "columns", false);
    assert_eq!(summary(&state), "Rows: 5, Columns: 6 · With best play: a draw, so it’s fair");
    let state = step_option(&mut sheet, "rows", false);
    assert_eq!(summary(&state), "Rows: 4, Columns: 6 · With best play: Blue wins in 12 moves");
    let state = set_option(&mut sheet, "mode", "ban-bonus");
    assert_eq!(summary(&state), "Rows: 4, Columns: 6, Hole and bonus cell");
    for _ in 0..20 {
        let state = sent(&mut sheet, NewGameEvent::Fair);
        assert!(summary(&state).ends_with("With best play: a draw, so it’s fair"), "{}", summary(&state));
        assert_eq!(state.refusal, None);
        assert!(summary(&state).matches("onus cell").count() < 2, "{}", summary(&state));
    }
    set_opponent(&mut sheet, Opponent::Person);
    let state = sent(&mut sheet, NewGameEvent::StepHandicap { is_up: true });
    assert!(!summary(&state).contains("best play"), "the disc on the board changes it");
    let mut lines = fixture.app.new_game("lines-of-action").expect("there is such a game");
    assert_eq!(summary(&lines.state()), "Board size: 8, Leaping: over enemy pieces, never your own");
    step_option(&mut lines, "size", false);
    step_option(&mut lines, "size", false);
    let state = step_option(&mut lines, "size", false);
    assert!(summary(&state).ends_with("With best play: Orange wins in 8 moves"), "{}", summary(&state));
    let state = set_option(&mut lines, "movement", "classic");
    assert!(summary(&state).ends_with("With best play: Orange wins in 6 moves"), "{}", summary(&state));
    let mut bridgit = fixture.app.new_game("bridgit").expect("there is such a game");
    assert_eq!(bridgit.send(NewGameEvent::Fair), None);
    assert_eq!(summary(&bridgit.state()), "Size: 13 · With best play: Orange wins");
    set_opponent(&mut bridgit, Opponent::Person);
    let state = sent(&mut bridgit, NewGameEvent::StepHandicap { is_up: true });
    assert!(summary(&state).ends_with("with the handicap · With best play: Blue wins"), "{}", summary(&state));
}

#[test]
fn surprise_board_is_playable() {
    let mut fixture = TestApp::default();
    for game in games::all() {
        let mut new_game = fixture.app.new_game(game.id()).expect("there is such a game");
        for _ in 0..20 {
            assert_eq!(sent(&mut new_game, NewGameEvent::Surprise).refusal, None, "{}", game.id());
        }
        fixture.app.begin(&new_game).expect("it can be begun");
    }
}

/// Regression test: the game refused a special cell that a smaller board does not have.
#[test]
fn cells_beyond_a_smaller_board_are_dropped() {
    let mut fixture = TestApp::default();
    let mut sheet = fixture.app.new_game("connect-any").expect("there is such a game");
    set_option(&mut sheet, "mode", "ban");
    choose_cells(&mut sheet, "ban");
    let chosen = shown(&touch_corner(&mut sheet), "Hole").to_owned();
    let mut state = sheet.state();
    while steps(value(&state, "Rows")).0 {
        state = step_option(&mut sheet, "rows", false);
        assert_eq!(state.refusal, None);
    }
    assert_ne!(shown(&state, "Hole"), chosen);
    assert!(fixture.app.begin(&sheet).is_ok());
    let mut sheet = fixture.app.new_game("bridgit").expect("there is such a game");
    choose_cells(&mut sheet, "walls");
    touch_corner(&mut sheet);
    let mut state = sheet.state();
    while steps(value(&state, "Size")).0 {
        state = step_option(&mut sheet, "size", false);
        assert_eq!(state.refusal, None);
    }
}

/// Regression test: the game refused a bonus cell on the blocked cell.
#[test]
fn cell_chosen_for_another_purpose_loses_its_first_one() {
    let mut fixture = TestApp::default();
    let mut sheet = fixture.app.new_game("connect-any").expect("there is such a game");
    set_option(&mut sheet, "mode", "ban-bonus");
    choose_cells(&mut sheet, "ban");
    let blocked = shown(&touch_corner(&mut sheet), "Hole").to_owned();
    choose_cells(&mut sheet, "bonus");
    let state = touch_corner(&mut sheet);
    assert_eq!((state.refusal.as_deref(), shown(&state, "Bonus cell")), (None, &*blocked));
    assert_ne!(shown(&state, "Hole"), blocked);
}
