//! The sheet for two people: who makes the first move, and the handicap.

use serde_json::json;

use super::driver::TestDriver as _;
use super::fixture::TestApp;
use super::new_game::{person_names, person_rows};
use crate::{
    ButtonAction, ChoiceStyle, CivilDate, Match, MatchEvent, MatchState, NewGame, NewGameEvent, NewGameRow,
    NewGameState, NextMatch, Opponent, People, Screen, SeriesScore, SettingsEvent, ValueRow,
};
use fivefold_engine::{
    game::Side,
    games::{self, POSITION},
    session::Session,
};

/// Opens the sheet of a game for Ada and Ben.
fn sheet(fixture: &mut TestApp, game: &str) -> NewGame {
    let mut sheet = fixture.app.new_game(game).expect("the game exists");
    sheet.send(NewGameEvent::SetOpponent { opponent: Opponent::Person });
    for (player, name) in [(0, "Ada"), (1, "Ben")] {
        sheet.send(NewGameEvent::SetName { player, name: name.to_owned() });
    }
    sheet
}

fn set_first_move(sheet: &mut NewGame, first_move: People) -> NewGameState {
    sheet.send(NewGameEvent::SetFirstMove { first_move }).expect("another choice")
}

/// Steps the handicap towards a person.
fn help(sheet: &mut NewGame, player: usize) -> Option<NewGameState> {
    sheet.send(NewGameEvent::StepHandicap { is_up: player == 1 })
}

/// Returns the value, the sentence and the buttons of the handicap.
fn handicap(state: &NewGameState) -> Option<&ValueRow> {
    state.groups.iter().flat_map(|group| &group.rows).find_map(|row| match row {
        NewGameRow::Value { row } if row.label == "Handicap" => Some(row),
        _ => None,
    })
}

fn handicap_words(state: &NewGameState) -> (&str, &str) {
    handicap(state).map(|row| (row.value.as_str(), row.hint.as_str())).expect("a handicap")
}

fn summary(state: &NewGameState) -> &str {
    &state.folded.as_ref().expect("options").summary
}

/// Returns the hint beside the segments and their labels, the chosen one in brackets.
fn first_move(state: &NewGameState) -> (String, Vec<String>) {
    let row = state.groups.iter().flat_map(|group| &group.rows).find_map(|row| match row {
        NewGameRow::Choice { row } if row.style == ChoiceStyle::LabeledSegments => Some(row),
        _ => None,
    });
    let row = row.expect("the row");
    assert_eq!(row.label, "Who goes first");
    let label = |label: &String, is_chosen| if is_chosen { format!("[{label}]") } else { label.clone() };
    (row.hint.clone(), row.options.iter().map(|option| label(&option.label, option.is_chosen)).collect())
}

/// Returns the names of the first and the second side.
fn names(opened: &Match) -> [String; 2] {
    let state: MatchState = opened.state();
    Side::BOTH
        .map(|side| state.players.iter().find(|bar| bar.side == side).map(|bar| bar.name.clone()).unwrap_or_default())
}

fn rematch(opened: &Match) -> Match {
    opened.begin_next(NextMatch::Rematch).expect("the next match can be set up")
}

/// Returns the score beside the result.
fn score(opened: &Match) -> Option<SeriesScore> {
    opened.state().result.expect("the match is over").score
}

fn options(opened: &Match) -> serde_json::Value {
    Session::load(&opened.save()).expect("it is saved").options()
}

#[test]
fn two_people_take_turns_with_first_move() {
    let mut fixture = TestApp::default();
    let mut sheet = sheet(&mut fixture, "connect-four");
    let state = sheet.state();
    assert_eq!(
        first_move(&state),
        ("Ada now, Ben next time".into(), ["Ada", "Ben", "[Alternate]"].map(Into::into).to_vec())
    );
    assert_eq!([0, 1].map(|person| person_rows(&state)[person].color), Side::BOTH);
    let opened = fixture.app.begin(&sheet).expect("the choices make a game");
    assert_eq!(names(&opened), ["Ada", "Ben"]);
    opened.play("4");
    opened.resign();
    // The sheet knows who began last, and the names stay where they were entered.
    let state = fixture.app.new_game("connect-four").expect("the game exists").state();
    assert_eq!((first_move(&state).0.as_str(), person_names(&state)), ("Ben now, Ada next time", vec!["Ada", "Ben"]));
    assert_eq!([0, 1].map(|person| person_rows(&state)[person].color), [Side::Second, Side::First]);
    let again = rematch(&opened);
    assert_eq!(names(&again), ["Ben", "Ada"]);
    again.play("4");
    let state = fixture.app.new_game("connect-four").expect("the game exists").state();
    assert_eq!(first_move(&state).0, "Ada now, Ben next time");
    // Other people have not played yet.
    sheet.send(NewGameEvent::SetName { player: 0, name: String::new() });
    assert_eq!(first_move(&sheet.state()).1, ["Player 1", "Ben", "[Alternate]"]);
}

#[test]
fn people_keep_their_seats_when_they_swap_colors() {
    let mut fixture = TestApp::default();
    fixture.app.change_settings(SettingsEvent::SetFlipBoard { is_on: true });
    let sheet = sheet(&mut fixture, "connect-four");
    let seats = |state: &MatchState| state.players.iter().map(|bar| bar.name.clone()).collect::<Vec<_>>();
    let mut opened = fixture.app.begin(&sheet).expect("the choices make a game");
    for (number, first) in ["Ada", "Ben", "Ada"].into_iter().enumerate() {
        let state = opened.state();
        assert_eq!(
            (seats(&state), state.headline.as_str()),
            (vec!["Ben".into(), "Ada".into()], &*format!("{first}’s turn"))
        );
        assert_eq!(state.is_turned, first == "Ben", "the board faces the person to move");
        assert_eq!(state.news.text.contains("You’ve swapped colors."), number > 0);
        let state = opened.play("4");
        assert_eq!((seats(&state)[1].as_str(), state.is_turned), ("Ada", first == "Ada"));
        assert!(!state.news.text.contains("colors"));
        opened.resign();
        opened = rematch(&opened);
    }
    let began = fixture.app.new_game("connect-four").expect("the game exists");
    let opened = fixture.app.begin(&began).expect("the choices make a game");
    assert_eq!(seats(&opened.state()), ["Ben", "Ada"], "seats are those of the sheet, whoever begins");
}

#[test]
fn fixed_first_move_keeps_colors_in_rematch() {
    let mut fixture = TestApp::default();
    let mut sheet = sheet(&mut fixture, "connect-four");
    let state = set_first_move(&mut sheet, People::Second);
    assert_eq!(
        first_move(&state),
        ("Ben in every game".into(), ["Ada", "[Ben]", "Alternate"].map(Into::into).to_vec())
    );
    assert_eq!([0, 1].map(|person| person_rows(&state)[person].color), [Side::Second, Side::First]);
    let opened = fixture.app.begin(&sheet).expect("the choices make a game");
    opened.play("4");
    opened.resign();
    assert_eq!([names(&opened), names(&rematch(&opened))], [["Ben", "Ada"], ["Ben", "Ada"]]);
    let again = fixture.app.play_again(opened.number()).expect("it is stored");
    assert_eq!(names(&again), ["Ben", "Ada"], "the same from the home screen");
    again.play("4");
    again.resign();
    assert_eq!(score(&again).map(|score| score.spoken).as_deref(), Some("Score: Ada 0, Ben 2."));
    let mut fixture = fixture.killed();
    let state = fixture.app.new_game("connect-four").expect("the game exists").state();
    assert_eq!(first_move(&state).0, "Ben in every game");
}

#[test]
fn handicap_names_person_and_meaning_for_game() {
    let mut fixture = TestApp::default();
    let mut bridgit = sheet(&mut fixture, "bridgit");
    assert_eq!(handicap_words(&bridgit.state()), ("None", "A head start for one of you."));
    let state = help(&mut bridgit, 1).expect("a step");
    let meaning = "Ben’s way across is one bridge shorter, so Ben can win even when Ada goes first.";
    assert_eq!(handicap_words(&state), ("1 for Ben", meaning));
    assert_eq!(summary(&state), "Size: 13, Columns: 11 with the handicap\u{a0}· With best play: Blue wins");
    let steps = handicap(&state).and_then(|row| row.steps.clone()).expect("a stepper");
    assert_eq!((steps.less.label.as_str(), steps.more.label.as_str()), ("Handicap: None", "Handicap: 2 for Ben"));
    assert!(
        !handicap(&help(&mut bridgit, 1).expect("a step"))
            .and_then(|row| row.steps.as_ref())
            .expect("a stepper")
            .more
            .is_enabled
    );
    assert_eq!(help(&mut bridgit, 1), None, "two is the most");
    // The help goes with the person, not with the color.
    let state = set_first_move(&mut bridgit, People::Second);
    assert_eq!(handicap_words(&state).0, "2 for Ben");
    assert_eq!(summary(&state), "Size: 13, Rows: 9 with the handicap\u{a0}· With best play: Orange wins");
    for value in ["1 for Ben", "None", "1 for Ada", "2 for Ada"] {
        assert_eq!(handicap_words(&help(&mut bridgit, 0).expect("a step")).0, value);
    }
    for (game, expected) in [
        ("lines-of-action", "Ben has 2 pieces fewer, so there’s less to connect."),
        ("connect-four", "One of Ben’s discs is on the board already."),
        ("connect-any", "One of Ben’s discs is on the board already."),
        ("pentago-twist", "One of Ben’s stones is on the board already."),
    ] {
        let mut sheet = sheet(&mut fixture, game);
        let state = help(&mut sheet, 1).expect("a step");
        assert_eq!(handicap_words(&state), ("1 for Ben", expected));
        let opened = fixture.app.begin(&sheet).expect("the choices make a game");
        let state = opened.state();
        let details: Vec<_> =
            state.players.iter().map(|bar| (bar.name.as_str(), bar.detail.contains("Handicap: 1"))).collect();
        assert_eq!(details, [("Ben", true), ("Ada", false)], "{game}");
        assert!(state.news.text.starts_with(expected), "{}", state.news.text);
        assert!(options(&opened).get(POSITION).is_some(), "{game}: links and files carry it");
    }
}

#[test]
fn handicap_stays_with_person_in_rematch() {
    let mut fixture = TestApp::default();
    let mut sheet = sheet(&mut fixture, "bridgit");
    help(&mut sheet, 1).expect("a step");
    let opened = fixture.app.begin(&sheet).expect("the choices make a game");
    let lengths = |opened: &Match| ["rows", "columns"].map(|name| options(opened)[name].clone());
    assert_eq!((names(&opened), lengths(&opened)), (["Ada", "Ben"].map(Into::into), [json!(null), json!(11)]));
    opened.resign();
    let again = rematch(&opened);
    assert_eq!((names(&again), lengths(&again)), (["Ben", "Ada"].map(Into::into), [json!(11), json!(null)]));
    again.resign();
    assert_eq!(lengths(&rematch(&again)), [json!(null), json!(11)]);
    let mut fixture = fixture.killed();
    let state = fixture.app.new_game("bridgit").expect("the game exists").state();
    assert_eq!(handicap_words(&state).0, "1 for Ben", "the sheet remembers it");
    let state = fixture.app.new_game("connect-four").expect("the game exists").state();
    assert_eq!(handicap(&state), None, "against the computer there is none");
}

#[test]
fn only_one_person_takes_a_move_back_once() {
    let mut fixture = TestApp::default();
    let mut sheet = sheet(&mut fixture, "connect-four");
    let state = sheet.send(NewGameEvent::SetTakingBack { taking_back: People::Second }).expect("another choice");
    let rows: Vec<_> = state.groups.iter().flat_map(|group| &group.rows).collect();
    assert!(rows.iter().any(|row| matches!(row, NewGameRow::Choice { row } if row.hint == "Ben, once a game")));
    let opened = fixture.app.begin(&sheet).expect("the choices make a game");
    let refusal = "Only Ben may take a move back, once a game.";
    for mv in ["1", "2", "3"] {
        opened.play(mv);
    }
    // Ada looks back, but replaces nothing.
    opened.go_to(2);
    let state = opened.play("4");
    assert_eq!((state.at, state.moves.len(), state.news.text.as_str()), (2, 3, refusal));
    // Ben replaces his last move, also after the reply to it.
    let state = opened.undo();
    assert_eq!(state.at, 1);
    let state = opened.play("7");
    assert_eq!((state.at, state.moves.len()), (2, 2));
    opened.go_to(1);
    let used = "Ben has already taken a move back in this game.";
    assert_eq!(opened.play("6").news.text, used, "once is enough");
    // The match remembers it.
    let number = opened.number();
    drop(opened);
    let mut fixture = fixture.killed();
    let opened = fixture.app.open_match(number).expect("the match is stored");
    opened.go_to(1);
    assert_eq!(opened.play("6").news.text, used);
    opened.go_to(2);
    opened.play("1");
    opened.resign();
    // In the rematch it is Ben again, who now begins.
    let again = rematch(&opened);
    for mv in ["1", "2"] {
        again.play(mv);
    }
    again.go_to(1);
    assert_eq!(again.play("3").at, 1, "Ada may not");
    again.go_to(0);
    assert_eq!(again.play("3").news.text, "Playing here replaces moves 1 to 2. Do it again to continue.");
    assert_eq!(again.play("3").moves.len(), 1, "Ben may");
    // An older move stays.
    again.resign();
    let other = rematch(&again);
    for mv in ["1", "2", "3", "4"] {
        other.play(mv);
    }
    other.go_to(1);
    assert_eq!(other.play("5").at, 1);
}

#[test]
fn position_set_up_keeps_what_two_people_chose() {
    let mut fixture = TestApp::default();
    let mut sheet = sheet(&mut fixture, "connect-four");
    sheet.send(NewGameEvent::StepClock { player: 0, is_up: true });
    sheet.send(NewGameEvent::SetNoHelp { is_on: true });
    let state = sheet.send(NewGameEvent::SetTakingBack { taking_back: People::Second }).expect("another choice");
    let Some(ButtonAction::Open { screen: Screen::Study { entry } }) = state.set_up.map(|button| button.action) else {
        panic!("the sheet sets up positions")
    };
    drop(sheet);
    let study = fixture.app.study(&entry).expect("it opens");
    let opened = study.play_from_here(false).expect("it can be played");
    assert_eq!(names(&opened), ["Ada", "Ben"]);
    let circumstances = Session::load(&opened.save()).expect("it is saved").circumstances().clone();
    assert!(circumstances.no_help && circumstances.time.is_some());
    assert_eq!(circumstances.takes_back, Some(Side::Second));
    assert!(study.play_from_here(true).expect("it can be explored").state().analysis.is_some());
}

#[test]
fn board_limits_handicap() {
    let mut fixture = TestApp::default();
    let mut sheet = sheet(&mut fixture, "bridgit");
    help(&mut sheet, 1).expect("a step");
    help(&mut sheet, 1).expect("a step");
    let step = |name: &str, is_up| NewGameEvent::StepOption { name: name.to_owned(), is_up };
    for _ in 0..3 {
        sheet.send(step("size", false)).expect("a smaller board");
    }
    assert_eq!(handicap_words(&sheet.state()).0, "1 for Ben", "7 rows can be shortened once");
    let state = sheet.send(step("rows", true)).expect("more rows");
    assert_eq!((handicap_words(&state).0, &state.refusal), ("None", &None), "the board is unequal already");
    sheet.send(NewGameEvent::ResetOption { name: "rows".to_owned() }).expect("as many rows as columns");
    // Regression test: the chosen handicap was lost on a board that does not allow it.
    let state = sheet.send(step("size", true)).expect("a larger board");
    assert_eq!(handicap_words(&state).0, "2 for Ben");
}

#[test]
fn every_handicap_begins_on_every_board() {
    let mut fixture = TestApp::default();
    for game in games::all() {
        let mut sheet = sheet(&mut fixture, game.id());
        for _ in 0..10 {
            sheet.send(NewGameEvent::Surprise);
            while help(&mut sheet, 0).is_some() {}
            loop {
                assert_eq!(sheet.state().refusal, None, "{}", game.id());
                let opened = fixture.app.begin(&sheet).expect("it can be begun");
                assert_eq!(names(&rematch(&opened)), ["Ben", "Ada"]);
                if help(&mut sheet, 1).is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn second_match_of_two_people_ends_with_their_score() {
    let mut fixture = TestApp::default();
    let sheet = sheet(&mut fixture, "connect-four");
    let opened = fixture.app.begin(&sheet).expect("the choices make a game");
    opened.play("4");
    opened.send(MatchEvent::AgreeDraw);
    assert_eq!(score(&opened), None, "the result of one match says enough");
    let again = rematch(&opened);
    again.play("4");
    again.resign();
    let bar_scores = |opened: &Match| opened.state().players.into_iter().map(|bar| bar.score).collect::<Vec<_>>();
    let shown = score(&again).expect("two matches");
    let people: Vec<_> = shown.people.iter().map(|it| (it.color, it.name.as_str(), it.won.as_str())).collect();
    assert_eq!(people, [(Side::Second, "Ada", "0"), (Side::First, "Ben", "1")]);
    assert_eq!((shown.draws.as_str(), shown.spoken.as_str()), ("Draws: 1", "Score: Ada 0, Ben 1. Draws: 1."));
    assert_eq!(bar_scores(&again), ["", ""], "it is shown once");
    // An abandoned match does not count.
    let restarted = again.begin_next(NextMatch::Restart).expect("the same again");
    restarted.play("4");
    let last = restarted.begin_next(NextMatch::Restart).expect("the same again");
    assert_eq!(bar_scores(&last), ["1", "0"]);
    last.play("4");
    let number = last.number();
    drop(last);
    let mut fixture = fixture.killed();
    let last = fixture.app.open_match(number).expect("the match is stored");
    last.play("5");
    last.resign();
    let shown = score(&last).expect("three matches");
    assert_eq!(shown.spoken, "Score: Ada 1, Ben 1. Draws: 1.");
}

#[test]
fn score_goes_on_through_all_games_of_a_day() {
    let mut fixture = TestApp::default();
    let date = |day| CivilDate { year: 2026, month: 11, day };
    fixture.app.set_today(date(27));
    let begin = |fixture: &mut TestApp, game| {
        let sheet = sheet(fixture, game);
        fixture.app.begin(&sheet).expect("the choices make a game")
    };
    let spoken = |opened: &Match| {
        opened.play("d4");
        opened.resign();
        score(opened).map(|score| score.spoken)
    };
    let opened = begin(&mut fixture, "connect-four");
    opened.play("4");
    opened.resign();
    let other = begin(&mut fixture, "bridgit");
    // Ben begins the second match, also of another game.
    assert_eq!(spoken(&other).as_deref(), Some("Score: Ada 1, Ben 1."));
    let third = begin(&mut fixture, "connect-four");
    third.play("4");
    third.resign();
    assert_eq!(score(&third).map(|score| score.spoken).as_deref(), Some("Score: Ada 2, Ben 1."));
    // A copy to explore a position is not counted.
    third.go_to(0);
    let copy = third.begin_next(NextMatch::Explore).expect("a copy");
    copy.resign();
    // A match that waited meanwhile knows the others when it is opened again.
    let waiting = rematch(&third);
    let other = begin(&mut fixture, "bridgit");
    assert_eq!(spoken(&other).as_deref(), Some("Score: Ada 2, Ben 2."));
    waiting.shown();
    waiting.play("4");
    waiting.resign();
    assert_eq!(score(&waiting).map(|score| score.spoken).as_deref(), Some("Score: Ada 2, Ben 3."));
    // Other people, and other days, begin at nothing.
    let mut sheet = sheet(&mut fixture, "connect-four");
    sheet.send(NewGameEvent::SetName { player: 1, name: "Ida".to_owned() });
    let opened = fixture.app.begin(&sheet).expect("the choices make a game");
    opened.play("4");
    opened.resign();
    assert_eq!(score(&opened), None);
    fixture.app.set_today(date(28));
    assert_eq!(spoken(&begin(&mut fixture, "bridgit")), None);
}
