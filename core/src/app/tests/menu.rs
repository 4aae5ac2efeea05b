//! What is done seldom, and the same game once more.

use super::world::{World, turns};
use crate::{
    app::{Match, MenuDeed, MenuRow},
    session::Player,
};

fn row(game: &Match, deed: MenuDeed) -> MenuRow {
    let rows: Vec<_> = game.menu().into_iter().flatten().filter(|row| row.deed == deed).collect();
    let [row] = &rows[..] else { panic!("{deed:?} is in it {} times", rows.len()) };
    row.clone()
}

#[test]
fn every_entry_keeps_its_place_whatever_can_be_done() {
    let mut world = World::default();
    let game = world.people("connect-four");
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
fn a_restart_is_the_same_game_once_more_and_the_first_one_is_kept() {
    let mut world = World::default();
    let game = world.against("connect-four", 2);
    game.play("4");
    let again = game.restart().expect("it can be set up");
    assert_ne!(again.number(), game.number());
    assert!(again.state().turns.is_empty());
    assert_eq!(again.players(), game.players(), "everybody stays where they are");
    assert_eq!(again.players()[1], Player::Level(2));
    assert!(!turns(&game.state()).is_empty(), "nothing of the first one is lost");
    assert!(world.app.home().undo_replacing.is_some(), "and it can be brought back");
}
