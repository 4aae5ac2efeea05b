//! The coach reports losing moves; matches with help are not rated.

use serde_json::json;

use super::driver::TestDriver as _;
use super::fixture::{TestApp, saved, touch};
use super::new_game::switch;
use crate::mistake::Mistake;
use crate::{Match, MatchPart, MatchState, NewGame, NewGameEvent, NextMatch, Opponent, Symbol};
use fivefold_engine::{
    game::{Proof, Side, Verdict},
    games::played,
    search::{Grade, Judgment, Worth},
    session::{Limits, Player, Session, Unrated},
};

const AGAINST: [Player; 2] = [Player::Level(1), Player::Human];

/// Orange has taken a corner: only the center holds the draw.
fn beside_a_corner(fixture: &mut TestApp, has_coach: bool) -> Match {
    let opened = fixture.received("tic-tac-toe", &json!({}), AGAINST, "a1");
    opened.set_coach(has_coach);
    opened.shown();
    opened
}

/// Plays a move and waits for the computer's answer.
fn answered(fixture: &TestApp, opened: &Match, mv: &str) -> MatchState {
    let at = opened.play(mv).at;
    fixture.until(opened, "the computer replies", |state| state.at > at)
}

/// Plays a move and waits for the coach's remark, which holds the computer's reply.
fn warned(fixture: &TestApp, opened: &Match, mv: &str) -> MatchState {
    let at = opened.play(mv).at;
    let state = fixture.until(opened, "the coach warns", |state| state.advice.is_some());
    assert_eq!(state.at, at, "the computer waits");
    state
}

fn said(state: &MatchState) -> Option<&str> {
    state.advice.as_deref()
}

fn unrated(opened: &Match) -> Option<Unrated> {
    Session::load(&opened.save()).expect("a valid saved game").circumstances().unrated
}

#[test]
fn coach_reports_losing_move_and_takes_it_back() {
    let mut fixture = TestApp::default();
    let opened = beside_a_corner(&mut fixture, true);
    let state = warned(&fixture, &opened, "a2");
    let advice = state.advice.expect("the move loses the draw");
    assert_eq!(advice, "Careful! Orange wins in 3 moves.");
    let labels: Vec<&str> = state.offers.iter().map(|offer| offer.label.as_str()).collect();
    assert_eq!((state.news.text.as_str(), &labels[..]), ("", &["Undo", "Let the computer play"][..]));
    assert_eq!((state.bar[0].symbol, state.bar[0].is_enabled), (Symbol::Undo, true));
    assert_eq!(state.headline, "Orange’s turn");
    assert!(state.moment.announcement.ends_with(&advice), "{:?}", state.moment);
    let touched = touch(&opened, "b2");
    assert_eq!((touched.news.text.as_str(), touched.advice), ("", Some(advice.clone())), "the computer only waits");
    let state = opened.undo();
    assert_eq!((state.at, said(&state)), (1, None));
    // The same move gets the same judgment again.
    assert_eq!(said(&warned(&fixture, &opened, "a2")), Some(advice.as_str()));
    opened.undo();
    assert_eq!(said(&answered(&fixture, &opened, "b2")), None, "the draw was held");
}

/// Regression test: the reason of the reply, which prevents a loss, hid that the reply wins.
#[test]
fn near_loss_is_said_before_reason_without_threat() {
    let mut fixture = TestApp::default();
    let opened = fixture.people("connect-four");
    for mv in ["1", "7", "2", "7", "3"] {
        opened.play(mv);
    }
    let play = &*opened.lock();
    let judged = |moves| Judgment {
        text: "3".to_owned(),
        grade: Grade::Blunder,
        before: Worth::Estimated { value: 0.0, error: 0.1 },
        after: Worth::Proven(Proof { verdict: Verdict::Loss, moves: Some(moves) }),
        best: "7".to_owned(),
        lost: Some(0.5),
        refutation: vec!["4".to_owned()],
        visits: 1,
    };
    let said = |moves| {
        let mistake = Mistake::of(play.board.session.before(4).as_ref(), &judged(moves)).expect("the move is legal");
        mistake.consequence(&play.board, Side::BOTH, None)
    };
    assert_eq!(said(4), "Possible reply: Blue drops in column 4. Blue wins in 2 moves.");
    assert_eq!(said(20), "Possible reply: Blue drops in column 4. Stops Orange from making four in column 4.");
}

/// Regression test: the coach named a reply and marked the cells of a later win.
#[test]
fn warning_marks_place_of_reply() {
    let mut fixture = TestApp::default();
    let opened = fixture.people("pentago-twist");
    for mv in ["b5:se+", "e2:nw+", "c5:sw+", "d2:ne+"] {
        opened.play(mv);
    }
    let play = &*opened.lock();
    let before = play.board.session.before(4);
    let mv = before.read_move("a1:ne+").expect("a legal move");
    let after = played(before.as_ref(), mv);
    let spots = play.board.session.layout().spots;
    let mut warnings = 0;
    for reply in after.moves() {
        let judged = Judgment {
            text: "a1:ne+".to_owned(),
            grade: Grade::Blunder,
            before: Worth::Estimated { value: 0.0, error: 0.1 },
            after: Worth::Proven(Proof { verdict: Verdict::Loss, moves: Some(4) }),
            best: "a2:ne+".to_owned(),
            lost: Some(0.5),
            refutation: vec![after.move_text(reply)],
            visits: 1,
        };
        let mistake = Mistake::of(before.as_ref(), &judged).expect("the move is legal");
        let Some((_, places)) = mistake.warning(&play.board, Side::BOTH).filter(|(_, places)| !places.is_empty())
        else {
            continue;
        };
        let names: Vec<&str> = places
            .iter()
            .filter_map(|place| spots.iter().find(|spot| spot.place == *place))
            .map(|spot| spot.name.as_str())
            .collect();
        let text = after.move_text(reply);
        assert_eq!(names, [text.split(':').next().unwrap_or_default()], "{text}");
        warnings += 1;
    }
    assert!(warnings > 0);
}

/// Regression test: while the coach waited, a rotation of the device let the computer play.
#[test]
fn advice_stays_while_match_is_hidden_and_shown() {
    let mut fixture = TestApp::default();
    let opened = beside_a_corner(&mut fixture, true);
    let before = warned(&fixture, &opened, "a2");
    opened.hidden();
    let state = opened.shown();
    let offered = |state: &MatchState| state.offers.iter().map(|offer| offer.label.clone()).collect::<Vec<_>>();
    assert_eq!((said(&state), offered(&state)), (said(&before), offered(&before)));
    assert!(opened.lock().searcher.purpose().is_none(), "the computer waits");
    let answered = opened.let_computer_play();
    fixture.until(&opened, "the computer replies", |state| state.at > answered.at);
}

#[test]
fn parts_below_board_are_in_order_of_importance() {
    let mut fixture = TestApp::default();
    let opened = beside_a_corner(&mut fixture, true);
    assert_eq!(opened.state().parts, [MatchPart::Headline, MatchPart::News]);
    let with_advice = warned(&fixture, &opened, "a2").parts;
    assert_eq!(with_advice, [MatchPart::Headline, MatchPart::Advice, MatchPart::Offers]);
    let analyzed = opened.set_analysis(true).parts;
    assert_eq!(analyzed, [MatchPart::Advice, MatchPart::Offers, MatchPart::Analysis]);
    opened.set_analysis(false);
    let over = opened.resign().parts;
    assert_eq!(over.first(), Some(&MatchPart::Result));
    assert!(!over.contains(&MatchPart::Headline), "{over:?}");
}

#[test]
fn coach_warns_of_near_loss_in_lost_position() {
    let mut fixture = TestApp::default();
    // The first move in the corner loses, as only a solver sees; Blue has two in the bottom row, open at both ends.
    let players = [Player::Human, Player::Limits(Limits { visits: Some(300), ms: None })];
    let opened = fixture.received("connect-four", &json!({}), players, "1 3 1 4");
    opened.set_coach(true);
    opened.shown();
    assert_eq!(said(&warned(&fixture, &opened, "7")), Some("Careful! Blue wins in 2 moves."));
}

/// Regression test: the coach was silent about an open line where every move lost within three.
#[test]
fn coach_warns_of_loss_at_once_where_every_move_loses_soon() {
    let mut fixture = TestApp::default();
    // Blue has three in column 7, and two in the bottom row, open at both ends.
    let players = [Player::Human, Player::Limits(Limits { visits: Some(300), ms: None })];
    let opened = fixture.received("connect-four", &json!({}), players, "1 3 3 4 4 7 1 7 3 7");
    opened.set_coach(true);
    opened.shown();
    assert_eq!(said(&warned(&fixture, &opened, "6")), Some("Careful! Blue can then make four in column 7."));
    opened.undo();
    assert_eq!(said(&answered(&fixture, &opened, "7")), None, "it holds out longest");
}

/// Regression test: the remark came after the reply, which had ended the game, and so was never made.
#[test]
fn coach_warns_before_reply_that_wins() {
    let mut fixture = TestApp::default();
    // The first move in the corner loses, as only a solver sees; Blue has three in the bottom row, open at column 6.
    let players = [Player::Human, Player::Limits(Limits { visits: Some(300), ms: None })];
    let opened = fixture.received("connect-four", &json!({}), players, "1 3 1 4 2 5");
    opened.set_coach(true);
    opened.shown();
    let state = warned(&fixture, &opened, "7");
    assert_eq!(said(&state), Some("Careful! Blue can then make four in column 6."));
    assert!(state.moment.announcement.ends_with("Careful! Blue can then make four in column 6."));
    // The remark stays while the analysis is switched on.
    assert!(opened.set_analysis(true).advice.is_some());
    opened.set_analysis(false);
    // On request the computer replies, and the result is said instead.
    opened.let_computer_play();
    let state = fixture.until(&opened, "the game is over", |state| state.result.is_some());
    assert_eq!(said(&state), None);
    assert!(state.offers.iter().all(|offer| offer.label != "Take back"), "{:?}", state.offers);
    assert_eq!(said(&opened.go_to(6)), None);
}

#[test]
fn remark_ends_with_reply() {
    let mut fixture = TestApp::default();
    let opened = beside_a_corner(&mut fixture, true);
    warned(&fixture, &opened, "a2");
    opened.let_computer_play();
    let state = fixture.until(&opened, "the computer replies", |state| state.at == 3);
    assert_eq!(said(&state), None, "the reply may have made it untrue");
    assert!(state.offers.is_empty(), "{:?}", state.offers);
}

#[test]
fn advice_is_absent_without_coach() {
    let mut fixture = TestApp::default();
    let opened = beside_a_corner(&mut fixture, false);
    assert_eq!(said(&answered(&fixture, &opened, "a2")), None);
    // A match of two people or two computers has no coach.
    let people = fixture.people("connect-four");
    assert_eq!(people.set_coach(true).coach, None);
    assert!(!people.save().contains("coach"));
}

#[test]
fn interrupted_coach_judges_again() {
    let mut fixture = TestApp::default();
    let opened = beside_a_corner(&mut fixture, true);
    opened.play("a2");
    opened.hidden();
    opened.shown();
    let state = fixture.until(&opened, "the coach warns", |state| state.advice.is_some());
    assert_eq!(state.at, 2, "the computer waits");
    // Advice is dropped by undo and not restored on reopening.
    assert_eq!(said(&opened.undo()), None);
    let number = opened.number();
    drop(opened);
    let mut fixture = fixture.killed();
    let state = fixture.app.open_match(number).expect("the match is stored").state();
    assert_eq!((state.at, said(&state), state.coach.as_ref().map(|row| row.is_on)), (1, None, Some(true)));
}

fn is_coach_on(sheet: &NewGame) -> Option<bool> {
    switch(&sheet.state(), "Coach").map(|row| row.is_on)
}

#[test]
fn coach_switch_is_remembered_and_independent_of_level() {
    let mut fixture = TestApp::default();
    let coach = |fixture: &mut TestApp, level: u8| {
        let mut sheet = fixture.app.new_game("connect-four").expect("the game exists");
        sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Computer });
        sheet.send(NewGameEvent::SetLevel { computer: 0, level });
        is_coach_on(&sheet)
    };
    for level in [1, 2, 5, 8] {
        assert_eq!(coach(&mut fixture, level), Some(false), "it is off until it is switched on");
    }
    let events = [NewGameEvent::SetOpponent { opponent: Opponent::Computer }, NewGameEvent::SetCoach { is_on: true }];
    let opened = fixture.begin("connect-four", events);
    assert_eq!(opened.state().coach.map(|row| row.is_on), Some(true));
    for level in [1, 5] {
        assert_eq!(coach(&mut fixture, level), Some(true), "the choice is remembered");
    }
    let mut sheet = fixture.app.new_game("connect-four").expect("the game exists");
    for opponent in [Opponent::Person, Opponent::Watch] {
        sheet.send(NewGameEvent::SetOpponent { opponent });
        assert_eq!(is_coach_on(&sheet), None);
    }
    opened.set_coach(false);
    assert_eq!(coach(&mut fixture, 1), Some(false), "a switch during a match is remembered");
}

#[test]
fn helped_match_is_marked_unrated() {
    let mut fixture = TestApp::default();
    let fresh = |fixture: &mut TestApp| fixture.against("connect-four", 1);
    let opened = fresh(&mut fixture);
    opened.play("4");
    opened.undo();
    opened.redo();
    assert_eq!(unrated(&opened), None, "undo and redo are no help");
    opened.undo();
    opened.play("3");
    assert_eq!(unrated(&opened), Some(Unrated::Helped), "a replaced move");

    let opened = fresh(&mut fixture);
    opened.set_analysis(true);
    assert_eq!(unrated(&opened), None);
    opened.play("4");
    assert_eq!(unrated(&opened), Some(Unrated::Helped), "the analysis");

    let opened = fresh(&mut fixture);
    opened.shown();
    opened.set_analysis(true);
    let is_shown = |state: &MatchState| state.analysis.as_ref().is_some_and(|it| it.rows[0].mv.is_some());
    fixture.until(&opened, "the analysis has rows", is_shown);
    opened.set_analysis(false);
    opened.play("4");
    assert_eq!(unrated(&opened), Some(Unrated::Helped), "a look at the analysis");
    opened.resign();
    assert_eq!(opened.state().result.expect("over").rating, "You had help: not rated");

    let opened = fresh(&mut fixture);
    opened.set_coach(true);
    opened.play("4");
    assert_eq!(unrated(&opened), None, "a coach that watches is no help");

    let opened = fresh(&mut fixture);
    opened.hint();
    fixture.until(&opened, "a hint", |_| opened.lock().hint.is_some());
    assert_eq!(unrated(&opened), Some(Unrated::Helped), "a shown hint");

    let opened = fresh(&mut fixture);
    opened.set_player(Side::Second, Player::Level(2));
    assert_eq!(unrated(&opened), None, "no move was played");
    opened.play("4");
    opened.set_player(Side::Second, Player::Level(99));
    opened.set_player(Side::Second, Player::Level(2));
    assert_eq!(unrated(&opened), None, "the level is invalid, and the player is unchanged");
    opened.set_player(Side::Second, Player::Level(1));
    assert_eq!(unrated(&opened), Some(Unrated::Changed));
}

#[test]
fn match_from_midgame_is_marked_unrated() {
    let mut fixture = TestApp::default();
    let players = [Player::Human, Player::Level(1)];
    let opened = fixture.received("connect-four", &json!({}), players, "4 4");
    assert_eq!(unrated(&opened), Some(Unrated::Copied));
    let people =
        fixture.app.receive(&saved("connect-four", &json!({}), [Player::Human; 2], "4 4")).expect("a valid saved game");
    assert_eq!(unrated(&people), None, "matches of two people are not rated");
    assert_eq!(
        unrated(&opened.begin_next(NextMatch::Rematch).expect("the next match can be set up")),
        None,
        "a rematch can be rated"
    );
}

#[test]
fn result_and_list_show_help() {
    let mut fixture = TestApp::default();
    let opened = fixture.against("connect-four", 1);
    opened.set_analysis(true);
    opened.play("4");
    opened.resign();
    assert_eq!(opened.state().result.expect("the match is over").rating, "You had help: not rated");
    let card = fixture.app.home().cards.into_iter().find(|card| card.game == "connect-four").expect("a card");
    assert_eq!(card.stored[0].detail, "You had help: not rated");
}
