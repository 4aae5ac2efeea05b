use serde_json::json;

use super::driver::TestDriver as _;
use super::fixture::{Fault, TestApp, moves, saved, touch, visible_state};
use crate::{App, ButtonAction, HomeCard, Match, MatchState, NewGameEvent, NextMatch, Opponent, Screen};
use fivefold_engine::{game::Side, games, session::Player};

fn card(app: &mut App, game: &str) -> HomeCard {
    app.home().cards.into_iter().find(|card| card.game == game).expect("every game has a card")
}

fn labels(card: &HomeCard) -> Vec<&str> {
    card.buttons.iter().map(|button| button.label.as_str()).collect()
}

#[test]
fn finished_match_opened_again_leaves_running_one_on_home_screen() {
    let mut fixture = TestApp::default();
    let finished = fixture.people("connect-four");
    finished.play("4");
    finished.resign();
    let running = fixture.people("connect-four");
    running.play("3");
    finished.shown();
    let current = |fixture: &mut TestApp| fixture.app.open_game("connect-four").expect("a match is stored").number();
    assert_eq!(current(&mut fixture), running.number());
    running.resign();
    finished.shown();
    assert_eq!(current(&mut fixture), finished.number());
}

#[test]
fn explored_copy_leaves_running_match_on_home_screen() {
    let mut fixture = TestApp::default();
    let running = fixture.people("connect-four");
    running.play("4");
    let copy = running.begin_next(NextMatch::Explore).expect("a copy");
    copy.play("3");
    let home = fixture.app.home();
    assert_eq!((home.undo_offer, home.message), (None, None), "nothing was replaced");
    let shown = card(&mut fixture.app, "connect-four");
    assert_eq!(shown.current, Some(running.number()));
    let rows: Vec<_> = shown.stored.iter().map(|row| row.words.as_str()).collect();
    assert_eq!(rows, ["Explored position, move 3", "Two people, move 2"]);
    let open = |fixture: &mut TestApp| fixture.app.open_game("connect-four").expect("a match is stored").number();
    assert_eq!(open(&mut fixture), running.number());
    copy.shown();
    assert_eq!(open(&mut fixture), running.number());
    let mut fixture = fixture.killed();
    let (copy, running) = (copy.number(), running.number());
    assert!(fixture.app.open_match(copy).expect("it is stored").state().board.picture.groups.len() > 3);
    fixture.app.delete(running);
    assert_eq!(card(&mut fixture.app, "connect-four").current, None);
}

#[test]
fn home_shows_five_games_with_typical_positions() {
    let mut fixture = TestApp::default();
    let home = fixture.app.home();
    assert_eq!(home.cards.len(), games::all().len());
    for card in &home.cards {
        assert!(card.picture.groups.len() > 3 && card.picture.length_ms == 0, "{}", card.game);
        assert!(!card.name.is_empty() && !card.status.is_empty());
        assert_eq!((labels(card), card.current, card.stored.len()), (vec!["Learn", "Play"], None, 0));
        assert_eq!(card.open, ButtonAction::Play { game: card.game.clone() }, "a tap plays");
    }
    assert_eq!(fixture.app.home(), home, "the state is stable");
    assert!(fixture.files.names().is_empty(), "viewing writes no files");
}

#[test]
fn card_begins_match_and_then_resumes_it() {
    for game in games::all() {
        let mut fixture = TestApp::default();
        let opened = fixture.app.open_game(game.id()).expect("the game exists");
        opened.play(&opened.legal_moves()[0].text);
        let before = opened.state();
        drop(opened);
        assert_eq!(card(&mut fixture.app, game.id()).current, Some(before.number));
        let again = fixture.app.open_game(game.id()).expect("the game exists");
        assert_eq!(visible_state(&again.state()), visible_state(&before));
    }
    assert!(TestApp::default().app.open_game("chess").is_err());
}

#[test]
fn card_shows_board_turn_and_result() {
    let mut fixture = TestApp::default();
    let typical = card(&mut fixture.app, "connect-four").picture;
    let game = fixture.against_thinker("connect-four");
    let said = |shown: &HomeCard| (shown.status.clone(), labels(shown).join(" "));
    let both = |status: &str, labels: &str| (status.to_owned(), labels.to_owned());
    assert_eq!(said(&card(&mut fixture.app, "connect-four")), both("Your turn", "Continue"));
    game.play("4");
    assert_eq!(said(&card(&mut fixture.app, "connect-four")), both("Computer’s turn", "Continue"));
    assert_ne!(card(&mut fixture.app, "connect-four").picture, typical);
    game.resign();
    let shown = card(&mut fixture.app, "connect-four");
    assert_eq!(said(&shown), both("You lost", "Play View"));
    assert!(shown.stored[0].is_over);
    let people = fixture.people("bridgit");
    people.play(&people.legal_moves()[0].text);
    let shown = card(&mut fixture.app, "bridgit");
    assert_eq!((said(&shown), shown.stored[0].words.as_str()), (both("Blue’s turn", "Continue"), "Two people, move 2"));
}

#[test]
fn card_names_person_whose_turn_it_is() {
    let mut fixture = TestApp::default();
    let mut new_game = fixture.app.new_game("connect-four").expect("the game exists");
    new_game.send(NewGameEvent::SetOpponent { opponent: Opponent::Person });
    new_game.send(NewGameEvent::SetName { player: 0, name: "Ann".to_owned() });
    new_game.send(NewGameEvent::SetName { player: 1, name: "Bo".to_owned() });
    let game = fixture.app.begin(&new_game).expect("valid options");
    assert_eq!(card(&mut fixture.app, "connect-four").status, "Ann’s turn");
    game.play("4");
    assert_eq!(card(&mut fixture.app, "connect-four").status, "Bo’s turn");
    let computers = [Player::Level(1); 2];
    let text = saved("bridgit", &json!({}), computers, "");
    drop(fixture.app.receive(&text).expect("a valid saved game"));
    assert_eq!(card(&mut fixture.app, "bridgit").status, "Orange’s turn");
}

#[test]
fn finished_card_begins_next_match_or_shows_last() {
    let mut fixture = TestApp::default();
    let game = fixture.against("connect-four", 3);
    touch(&game, "d5");
    game.resign();
    let shown = card(&mut fixture.app, "connect-four");
    let number = game.number();
    let actions: Vec<_> = shown.buttons.iter().map(|button| (button.action.clone(), button.is_main)).collect();
    let view = ButtonAction::Open { screen: Screen::Match { number } };
    assert_eq!(actions, [(ButtonAction::PlayAgain { number }, true), (view.clone(), false)]);
    assert_eq!((shown.open, &*shown.buttons[0].spoken), (view, "Connect Four: Play"));
    let next = fixture.app.play_again(number).expect("the match is stored");
    let [before, after] = [&game, &next].map(Match::state);
    assert_eq!((after.result, after.moves.len()), (None, 0));
    let levels = |state: &MatchState| {
        state.players.iter().filter(|bar| bar.is_computer).map(|bar| bar.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(levels(&before), levels(&next.state()));
    assert_eq!(card(&mut fixture.app, "connect-four").current, Some(next.number()));
    assert!(fixture.app.play_again(4711).is_err());
}

#[test]
fn new_match_keeps_running_one_and_offers_return() {
    let mut fixture = TestApp::default();
    let old = fixture.against("connect-four", 3);
    touch(&old, "d5");
    let new = fixture.people("connect-four");
    let home = fixture.app.home();
    let said = home.undo_offer.expect("a running match was replaced");
    assert_eq!((&*said.words, said.replaced_by), ("Connect Four: your previous game is saved.", Some(new.number())));
    let shown = card(&mut fixture.app, "connect-four");
    assert_eq!(shown.current, Some(new.number()));
    let words: Vec<&str> = shown.stored.iter().map(|stored| stored.words.as_str()).collect();
    assert_eq!(words, ["Two people, move 1", "Against the computer, level 3, move 2"]);
    assert_eq!(fixture.app.undo_removal().undo_offer, None);
    let shown = card(&mut fixture.app, "connect-four");
    assert_eq!((shown.current, shown.stored.len()), (Some(old.number()), 1), "the unplayed match is removed");
}

#[test]
fn second_replacement_offers_return_too() {
    let mut fixture = TestApp::default();
    let mut told = Vec::new();
    for _ in 0..3 {
        let game = fixture.people("connect-four");
        touch(&game, "d5");
        let home = fixture.app.home();
        told.push(home.undo_offer);
    }
    assert_eq!(told[0], None);
    let [one, other] = [1, 2].map(|at| told[at].clone().expect("a match was replaced"));
    assert!(one.words == other.words && one.key != other.key);
}

#[test]
fn match_rewound_to_start_is_stored() {
    let mut fixture = TestApp::default();
    let old = fixture.people("connect-four");
    touch(&old, "d5");
    old.go_to(0);
    fixture.people("connect-four");
    assert!(fixture.app.home().undo_offer.is_some());
    fixture.app.undo_removal();
    assert_eq!(card(&mut fixture.app, "connect-four").current, Some(old.number()));
    assert_eq!(moves(&old.state()), ["4"]);
}

/// Begins a match while another match of the same game is running.
fn replaced() -> (TestApp, Match) {
    let mut fixture = TestApp::default();
    touch(&fixture.people("connect-four"), "d5");
    let new = fixture.people("connect-four");
    (fixture, new)
}

#[test]
fn dropped_match_is_removed_when_disk_recovers() {
    let (mut fixture, new) = replaced();
    fixture.files.set_fault(Some(Fault::Dead));
    new.set_player(Side::First, Player::Level(1));
    fixture.app.undo_removal();
    new.set_player(Side::Second, Player::Level(1));
    fixture.files.set_fault(None);
    drop(new.state());
    let number = new.number();
    drop(new);
    let mut fixture = fixture.killed();
    assert!(fixture.app.open_match(number).is_err(), "the unplayed match is removed");
}

/// A regression test: the match was opened twice, and the two instances overwrote each other's moves.
#[test]
fn dropped_match_that_is_played_has_one_owner() {
    let mut fixture = TestApp::default();
    fixture.people("connect-four").play("4");
    let new = fixture.people("connect-four");
    fixture.app.undo_removal();
    assert!(fixture.app.open_match(new.number()).is_err(), "the unplayed match is removed");
    new.play("1");
    let other = fixture.app.open_match(new.number()).expect("the match is stored again");
    new.play("2");
    assert_eq!(moves(&other.state()), ["1", "2"]);
}

#[test]
fn dropped_match_with_moves_is_stored() {
    let (mut fixture, new) = replaced();
    fixture.files.set_fault(Some(Fault::Dead));
    fixture.app.undo_removal();
    fixture.files.set_fault(None);
    touch(&new, "a5");
    drop(new.state());
    let number = new.number();
    drop(new);
    let mut fixture = fixture.killed();
    assert_eq!(moves(&fixture.app.open_match(number).expect("the played match is stored").state()), ["1"]);
}

#[test]
fn card_shows_result_while_earlier_move_is_viewed() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    touch(&game, "d5");
    game.resign();
    game.go_to(0);
    assert_eq!(card(&mut fixture.app, "connect-four").status, "Orange won");
}

#[test]
fn card_shows_position_after_undo_and_code_the_last_one() {
    let mut fixture = TestApp::default();
    let game = fixture.people("connect-four");
    let first = card(&mut fixture.app, "connect-four");
    touch(&game, "d5");
    let shown = card(&mut fixture.app, "connect-four");
    assert_eq!((shown.status.as_str(), game.link().expect("a link").words.as_str()), ("Blue’s turn", "Blue’s turn"));
    assert_ne!(shown.picture, first.picture);
    game.undo();
    let undone = card(&mut fixture.app, "connect-four");
    assert_eq!((undone.status.as_str(), undone.stored[0].words.as_str()), ("Orange’s turn", "Two people, move 1"));
    assert_eq!(undone.picture, first.picture, "the card shows what opens");
    assert_eq!(game.link().expect("a link").words, "Blue’s turn");
    game.go_to(1);
    game.resign();
    game.go_to(0);
    let number = game.number();
    drop(game);
    let state = fixture.app.open_match(number).expect("it is stored").state();
    assert_eq!((state.at, state.result.is_some()), (1, true), "a finished match opens at its end");
}

#[test]
fn card_leads_to_match_opened_last() {
    let mut fixture = TestApp::default();
    let old = fixture.begin(
        "connect-four",
        [
            NewGameEvent::SetOpponent { opponent: Opponent::Person },
            NewGameEvent::StepClock { player: 0, is_up: true },
            NewGameEvent::StepClock { player: 1, is_up: true },
        ],
    );
    old.shown();
    old.play("4");
    fixture.clock.pass(5000);
    let new = old.begin_next(NextMatch::Restart).expect("it can be begun");
    new.shown();
    fixture.clock.pass(5000);
    old.hidden();
    new.hidden();
    assert_eq!(card(&mut fixture.app, "connect-four").current, Some(new.number()));
    old.shown();
    old.hidden();
    assert_eq!(card(&mut fixture.app, "connect-four").current, Some(old.number()));
    let mut fixture = fixture.killed();
    assert_eq!(card(&mut fixture.app, "connect-four").current, Some(old.number()));
}

#[test]
fn return_to_replaced_match_expires() {
    let (mut fixture, new) = replaced();
    touch(&new, "a5");
    fixture.clock.pass(9 * 60_000);
    assert!(fixture.app.home().undo_offer.is_some());
    fixture.clock.pass(60_000);
    assert_eq!(fixture.app.home().undo_offer, None);
    fixture.app.undo_removal();
    assert_eq!(card(&mut fixture.app, "connect-four").current, Some(new.number()));
}

#[test]
fn unplayed_match_is_replaced() {
    let mut fixture = TestApp::default();
    let untouched = fixture.people("connect-four");
    let next = fixture.people("connect-four");
    assert_eq!(fixture.app.home().undo_offer, None);
    untouched.hidden();
    assert_eq!(card(&mut fixture.app, "connect-four").stored.len(), 1);
    // A match that is still on a screen is not lost.
    touch(&untouched, "d5");
    assert_eq!(card(&mut fixture.app, "connect-four").stored.len(), 2);
    assert_ne!(untouched.number(), next.number());
}

#[test]
fn match_opened_twice_is_shared() {
    let mut fixture = TestApp::default();
    let one = fixture.people("connect-four");
    let other = fixture.app.open_match(one.number()).expect("the match is stored");
    touch(&one, "d5");
    assert_eq!(moves(&other.state()), ["4"]);
    touch(&other, "d5");
    assert_eq!(moves(&one.state()), ["4", "4"]);
}

#[test]
fn invalid_text_is_refused_with_reason() {
    let mut fixture = TestApp::default();
    let refusal = |fixture: &mut TestApp, text: &str| fixture.app.receive(text).expect_err("the text is invalid").0;
    assert_eq!(refusal(&mut fixture, " \n"), "Nothing to paste.");
    for other in ["hello", "https://example.org/{}", &"[".repeat(100_000)] {
        assert_eq!(refusal(&mut fixture, other), "This isn’t a game from Fivefold.");
    }
    let long_word = format!("{{\"fivefold\":1,\"game\":\"{}\"}}", "x".repeat(100_000));
    let bad = json!({ "fivefold": 1, "game": "connect-four", "turns": "4 9" }).to_string();
    let long_key = format!("{{\"fivefold\":1,\"game\":\"bridgit\",\"options\":{{\"{}\":1}}}}", "y".repeat(100_000));
    let small = json!({ "fivefold": 1, "game": "bridgit", "options": { "size": 4 } }).to_string();
    let newer = json!({ "fivefold": 9, "game": "connect-four", "turns": "" }).to_string();
    let long = "z".repeat(2_000_000);
    for (text, reason) in [
        ("{}", "the text is damaged"),
        (&long, "the text is too long"),
        (&long_word, "Fivefold doesn’t have that game"),
        (&long_key, "the text is damaged"),
        (&small, "its board isn’t valid"),
        (&bad, "a move in it isn’t legal"),
        (&newer, "it comes from a newer version of Fivefold"),
    ] {
        assert_eq!(refusal(&mut fixture, text), format!("This can’t be opened as a game: {reason}."));
    }
    assert!(fixture.files.names().is_empty());
}

#[test]
fn rules_of_every_game_have_pages_with_pictures() {
    let fixture = TestApp::default();
    for game in games::all() {
        let rules = fixture.app.rules(game.id()).expect("the game exists");
        assert!(rules.sections.iter().all(|page| !page.title.is_empty() && !page.paragraphs.is_empty()));
        let pictures = rules.sections.iter().flat_map(|section| &section.pictures);
        assert!(pictures.count() > 1, "{}", game.id());
    }
    assert_eq!(fixture.app.rules("chess").expect_err("the game does not exist").0, "This app doesn’t have that game.");
}
