//! The overflow menu and restarting a match.

use super::fixture::{TestApp, moves};
use crate::{Match, MenuDeed, MenuRow};
use fivefold_engine::session::Player;

fn row(game: &Match, deed: MenuDeed) -> MenuRow {
    let rows: Vec<_> = game.menu().into_iter().flatten().filter(|row| row.deed == deed).collect();
    let [row] = &rows[..] else { panic!("{deed:?} is in it {} times", rows.len()) };
    row.clone()
}

#[test]
fn menu_entries_keep_their_places() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let order = |game: &Match| -> Vec<Vec<_>> {
        game.menu().iter().map(|group| group.iter().map(|row| (row.deed, row.label.clone())).collect()).collect()
    };
    let before = order(&game);
    assert!(!row(&game, MenuDeed::Undo).is_enabled && !row(&game, MenuDeed::Restart).is_enabled);
    assert!(!row(&game, MenuDeed::Coach).is_enabled, "two people have none");
    game.play("4");
    assert!(row(&game, MenuDeed::Undo).is_enabled && row(&game, MenuDeed::AgreeDraw).is_enabled);
    game.set_analysis(true);
    assert_eq!(row(&game, MenuDeed::Analysis).is_on, Some(true));
    game.resign();
    assert!(!row(&game, MenuDeed::Resign).is_enabled && !row(&game, MenuDeed::Players).is_enabled);
    assert_eq!(order(&game), before);
}

#[test]
fn menu_switches_toggle_their_state() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 2);
    for deed in [MenuDeed::Analysis, MenuDeed::Coach] {
        for is_on in [true, false] {
            game.choose(deed);
            assert_eq!(row(&game, deed).is_on, Some(is_on), "{deed:?}");
        }
    }
    assert!(game.state().analysis.is_none());
    game.play("4");
    assert_eq!((game.choose(MenuDeed::Undo).at, game.choose(MenuDeed::Redo).at), (0, 1));
    let before = game.state();
    for group in game.menu() {
        for row in group.iter().filter(|row| row.is_on.is_none() && row.deed != MenuDeed::Undo) {
            let state = game.choose(row.deed);
            assert_eq!((state.at, state.result), (before.at, before.result.clone()), "{:?} is the host’s", row.deed);
        }
    }
    game.resign();
    assert!(game.choose(MenuDeed::Coach).coach.is_none(), "there is none when it is over");
}

#[test]
fn restart_begins_same_game_and_keeps_first() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 2);
    game.play("4");
    let again = game.restart().expect("it can be set up");
    assert_ne!(again.number(), game.number());
    assert!(again.state().moves.is_empty());
    assert_eq!(again.players(), game.players(), "everybody stays where they are");
    assert_eq!(again.players()[1], Player::Level(2));
    assert!(!moves(&game.state()).is_empty(), "nothing of the first one is lost");
    assert!(fixture.app.home().put_aside.is_some(), "and it can be brought back");
}
