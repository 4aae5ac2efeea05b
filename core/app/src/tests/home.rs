use serde_json::json;

use super::world::{Fault, TestApp, essence, moves, saved, touch};
use crate::{App, HomeCard, Match, archive::MOST_KEPT};
use fivefold_engine::{game::Side, games, session::Player, text::Language};

fn card(app: &mut App, game: &str) -> HomeCard {
    app.home().cards.into_iter().find(|card| card.game == game).expect("every game has a card")
}

#[test]
fn home_shows_five_games_each_with_a_typical_position() {
    let mut world = TestApp::default();
    let home = world.app.home();
    assert_eq!(home.cards.len(), games::all().len());
    for card in &home.cards {
        assert!(card.picture.groups.len() > 3 && card.picture.length_ms == 0, "{}", card.game);
        assert!(!card.name.is_empty() && !card.tagline.is_empty());
        assert_eq!((card.action.as_str(), card.current, card.kept.len()), ("Play", None, 0));
    }
    assert_eq!(world.app.home(), home, "the same one every time");
    assert!(world.files.names().is_empty(), "to look is not to play");
}

#[test]
fn a_touch_on_a_card_begins_a_game_and_then_goes_on_with_it() {
    for game in games::all() {
        let mut world = TestApp::default();
        let opened = world.app.open_game(game.id()).expect("there is such a game");
        opened.play(&opened.legal_moves()[0].text);
        let before = opened.state();
        drop(opened);
        assert_eq!(card(&mut world.app, game.id()).current, Some(before.number));
        let again = world.app.open_game(game.id()).expect("there is such a game");
        assert_eq!(essence(&again.state()), essence(&before));
    }
    assert!(TestApp::default().app.open_game("chess").is_err());
}

#[test]
fn the_card_shows_the_match_and_says_whose_turn_it_is_and_how_it_ended() {
    let mut world = TestApp::default();
    let typical = card(&mut world.app, "connect-four").picture;
    let game = world.against_thinker("connect-four");
    let said = |shown: &HomeCard| (shown.status.clone(), shown.action.clone());
    let both = |status: &str, action: &str| (status.to_owned(), action.to_owned());
    assert_eq!(said(&card(&mut world.app, "connect-four")), both("Your turn", "Continue"));
    game.play("4");
    assert_eq!(said(&card(&mut world.app, "connect-four")), both("The computer’s turn", "Continue"));
    assert_ne!(card(&mut world.app, "connect-four").picture, typical);
    game.resign();
    let shown = card(&mut world.app, "connect-four");
    assert_eq!(said(&shown), both("Blue won", "Look again"));
    assert!(shown.kept[0].is_over);
    let people = world.people("bridgit");
    people.play(&people.legal_moves()[0].text);
    let shown = card(&mut world.app, "bridgit");
    assert_eq!((said(&shown), shown.kept[0].words.as_str()), (both("Turn 2", "Continue"), "Two people, turn 2"));
}

#[test]
fn a_new_game_keeps_the_one_that_runs_and_says_how_to_go_back() {
    let mut world = TestApp::default();
    let old = world.against("connect-four", 3);
    touch(&old, "d5");
    let new = world.people("connect-four");
    let home = world.app.home();
    let said = home.put_aside.expect("a running match was replaced");
    assert_eq!((&*said.words, said.by), ("The game of Connect Four was put aside for a new one.", Some(new.number())));
    let shown = card(&mut world.app, "connect-four");
    assert_eq!(shown.current, Some(new.number()));
    let words: Vec<&str> = shown.kept.iter().map(|kept| kept.words.as_str()).collect();
    assert_eq!(words, ["Two people, turn 1", "Against the computer, level 3, turn 2"]);
    assert_eq!(world.app.bring_back().put_aside, None);
    let shown = card(&mut world.app, "connect-four");
    assert_eq!((shown.current, shown.kept.len()), (Some(old.number()), 1), "nobody has played the new one");
}

#[test]
fn a_second_replacement_is_told_of_as_well() {
    let mut world = TestApp::default();
    let mut told = Vec::new();
    for _ in 0..3 {
        let game = world.people("connect-four");
        touch(&game, "d5");
        let home = world.app.home();
        told.push(home.put_aside);
    }
    assert_eq!(told[0], None);
    let [one, other] = [1, 2].map(|at| told[at].clone().expect("one was put aside"));
    assert!(one.words == other.words && one.key != other.key);
}

#[test]
fn a_match_that_stands_at_its_start_is_kept_as_well() {
    let mut world = TestApp::default();
    let old = world.people("connect-four");
    touch(&old, "d5");
    old.go_to(0);
    world.people("connect-four");
    assert!(world.app.home().put_aside.is_some());
    world.app.bring_back();
    assert_eq!(card(&mut world.app, "connect-four").current, Some(old.number()));
    assert_eq!(moves(&old.state()), ["4"]);
}

/// A match that was begun while another one of its game was running.
fn replaced() -> (TestApp, Match) {
    let mut world = TestApp::default();
    touch(&world.people("connect-four"), "d5");
    let new = world.people("connect-four");
    (world, new)
}

#[test]
fn a_match_that_the_disk_would_not_give_up_goes_when_it_does() {
    let (mut world, new) = replaced();
    world.files.set_fault(Some(Fault::Dead));
    new.set_player(Side::First, Player::Level(1));
    world.app.bring_back();
    new.set_player(Side::Second, Player::Level(1));
    world.files.set_fault(None);
    drop(new.state());
    let number = new.number();
    drop(new);
    let mut world = world.killed();
    assert!(world.app.open_match(number).is_err(), "it was forgotten");
}

/// A regression test: it was opened a second time, and each of the two wrote over the moves of the other.
#[test]
fn a_forgotten_match_that_is_played_all_the_same_has_one_owner() {
    let mut world = TestApp::default();
    world.people("connect-four").play("4");
    let new = world.people("connect-four");
    world.app.bring_back();
    assert!(world.app.open_match(new.number()).is_err(), "it was forgotten");
    new.play("1");
    let other = world.app.open_match(new.number()).expect("it is kept again");
    new.play("2");
    assert_eq!(moves(&other.state()), ["1", "2"]);
}

#[test]
fn a_forgotten_match_that_is_played_all_the_same_is_kept() {
    let (mut world, new) = replaced();
    world.files.set_fault(Some(Fault::Dead));
    world.app.bring_back();
    world.files.set_fault(None);
    touch(&new, "a5");
    drop(new.state());
    let number = new.number();
    drop(new);
    let mut world = world.killed();
    assert_eq!(moves(&world.app.open_match(number).expect("somebody played it").state()), ["1"]);
}

#[test]
fn a_finished_match_that_shows_an_earlier_move_says_how_it_ended() {
    let mut world = TestApp::default();
    let game = world.people("connect-four");
    touch(&game, "d5");
    game.resign();
    game.go_to(0);
    assert_eq!(card(&mut world.app, "connect-four").status, "Orange won");
}

#[test]
fn the_way_back_is_offered_for_a_while() {
    let (mut world, new) = replaced();
    touch(&new, "a5");
    world.clock.pass(9 * 60_000);
    assert!(world.app.home().put_aside.is_some());
    world.clock.pass(60_000);
    assert_eq!(world.app.home().put_aside, None);
    world.app.bring_back();
    assert_eq!(card(&mut world.app, "connect-four").current, Some(new.number()));
}

#[test]
fn going_back_keeps_the_new_game_if_somebody_has_played_it() {
    let mut world = TestApp::default();
    let old = world.people("connect-four");
    touch(&old, "d5");
    touch(&world.people("connect-four"), "a5");
    world.app.bring_back();
    let shown = card(&mut world.app, "connect-four");
    assert_eq!((shown.current, shown.kept.len()), (Some(old.number()), 2));
    let mut world = world.killed();
    assert_eq!(card(&mut world.app, "connect-four").current, shown.current);
}

#[test]
fn a_game_that_nobody_has_played_is_not_kept_beside_another() {
    let mut world = TestApp::default();
    let untouched = world.people("connect-four");
    let next = world.people("connect-four");
    assert_eq!(world.app.home().put_aside, None);
    untouched.hidden();
    assert_eq!(card(&mut world.app, "connect-four").kept.len(), 1);
    // Whoever still has it on the screen loses nothing.
    touch(&untouched, "d5");
    assert_eq!(card(&mut world.app, "connect-four").kept.len(), 2);
    assert_ne!(untouched.number(), next.number());
}

#[test]
fn a_match_is_open_once_however_often_it_is_opened() {
    let mut world = TestApp::default();
    let one = world.people("connect-four");
    let other = world.app.open_match(one.number()).expect("it is kept");
    touch(&one, "d5");
    assert_eq!(moves(&other.state()), ["4"]);
    touch(&other, "d5");
    assert_eq!(moves(&one.state()), ["4", "4"]);
}

#[test]
fn only_so_many_matches_are_kept_and_those_that_ended_first_go_first() {
    let mut world = TestApp::default();
    let begin = |world: &mut TestApp, ends: bool| {
        let game = world.people("connect-four");
        touch(&game, "d5");
        if ends {
            game.resign();
        }
        game.number()
    };
    let running = begin(&mut world, false);
    let ended: Vec<u64> = (0..3).map(|_| begin(&mut world, true)).collect();
    for _ in 0..MOST_KEPT - 2 {
        begin(&mut world, false);
    }
    let kept: Vec<u64> = card(&mut world.app, "connect-four").kept.iter().map(|kept| kept.number).collect();
    assert_eq!(kept.len(), MOST_KEPT);
    assert!(kept.contains(&running) && kept.contains(&ended[2]) && !kept.contains(&ended[1]));
    assert_eq!(world.files.names().iter().filter(|name| name.starts_with("matches/")).count(), MOST_KEPT);
}

#[test]
fn a_shared_text_opens_the_game_beside_the_others() {
    let mut world = TestApp::default();
    let mine = world.people("connect-four");
    touch(&mine, "a5");
    let text = saved("connect-four", &json!({}), [Player::Human; 2], "4 4 3");
    let theirs = world.app.receive(&format!("  {text}\n")).expect("it is a saved game");
    assert_eq!(moves(&theirs.state()), ["4", "4", "3"]);
    assert_eq!(card(&mut world.app, "connect-four").kept.len(), 2);
    assert!(world.app.home().put_aside.is_some(), "mine was running");
    // The same text again is the same game.
    let again = world.app.receive(&text).expect("it is a saved game");
    assert_eq!(again.number(), theirs.number());
    let own = world.app.receive(&mine.save()).expect("it is a saved game");
    assert_eq!(own.number(), mine.number());
}

#[test]
fn a_text_that_is_no_game_is_refused_with_the_reason_and_nothing_changes() {
    let mut world = TestApp::default();
    let refusal = |world: &mut TestApp, text: &str| world.app.receive(text).expect_err("it is no saved game").0;
    assert_eq!(refusal(&mut world, " \n"), "There is no text to paste.");
    let long_word = format!("{{\"fivefold\":1,\"game\":\"{}\"}}", "x".repeat(100_000));
    let bad = json!({ "fivefold": 1, "game": "connect-four", "turns": "4 9" }).to_string();
    let deep = "[".repeat(100_000);
    let long_key = format!("{{\"fivefold\":1,\"game\":\"bridgit\",\"options\":{{\"{}\":1}}}}", "y".repeat(100_000));
    for text in ["hello", "{}", &long_word, &bad, &deep, &"z".repeat(2_000_000), &long_key] {
        let reason = refusal(&mut world, text);
        assert!(reason.starts_with("This text is no saved game: ") && !reason.contains(": not a"), "{reason}");
        assert!(reason.chars().count() < 250, "{} characters", reason.chars().count());
    }
    assert!(refusal(&mut world, &bad).contains("turn 2"));
    assert!(world.files.names().is_empty());
}

#[test]
fn another_language_is_spoken_at_once() {
    let mut world = TestApp::default();
    let game: Match = world.people("connect-four");
    let revision = game.state().revision;
    world.app.set_language(Language::negotiate("de"));
    let state = game.state();
    assert_eq!(state.headline, "Orange ist am Zug");
    assert!(state.revision > revision);
    assert_eq!(card(&mut world.app, "connect-four").status, "Zug 1");
}

#[test]
fn the_rules_of_every_game_have_pages_with_pictures() {
    let world = TestApp::default();
    for game in games::all() {
        let rules = world.app.rules(game.id()).expect("there is such a game");
        assert!(rules.pages.iter().all(|page| !page.title.is_empty() && !page.paragraphs.is_empty()));
        let pictures = rules.pages.iter().flat_map(|page| &page.pictures);
        assert!(pictures.count() > 1, "{}", game.id());
    }
    assert_eq!(world.app.rules("chess").expect_err("there is none").0, "There is no such game here.");
}
