use serde_json::json;

use super::driver::{TestDriver as _, can_send, leading_to};
use super::fixture::{TestApp, targets, touch};
use crate::{Match, MatchEvent, MatchState, NewsKind};
use fivefold_engine::{game::Target, games, session::Player};

impl TestApp {
    /// Turns on the expert setting that shows visits.
    fn shows_visits(&mut self) {
        self.app.change_settings(crate::SettingsEvent::SetShowVisits { is_on: true });
    }

    /// Asks for a hint, waits for it, and returns its move.
    fn hinted_move(&self, game: &Match) -> String {
        game.hint();
        self.until(game, "a hint is shown", |state| state.news.kind == NewsKind::Hint);
        game.lock().hint.as_ref().expect("a hint is shown").mv.clone()
    }

    /// Returns a match that Orange wins with the next move, and its state after the analysis has proven it.
    fn proven(&mut self) -> (Match, MatchState) {
        let game = self.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1 2");
        game.analyze();
        let state = self.until(&game, "the position is proven", |state| {
            state.analysis.as_ref().is_some_and(|analysis| analysis.is_proven && !analysis.is_running)
        });
        (game, state)
    }
}

impl Match {
    /// Shows the match and turns on the analysis.
    fn analyze(&self) {
        self.shown();
        self.set_analysis(true);
    }
}

/// Returns the values read by a screen reader, by target.
fn values(state: &MatchState) -> Vec<(Target, String)> {
    let spoken = state.board.spoken.iter();
    spoken.filter_map(|element| Some((element.target, element.value.clone()?))).collect()
}

fn is_analyzed(game: &Match, state: &MatchState) -> bool {
    let valued: Vec<Target> = values(state).into_iter().map(|(target, _)| target).collect();
    let places = targets(game).into_iter().filter(|target| matches!(target, Target::Place(_)));
    places.into_iter().all(|target| valued.contains(&target))
}

#[test]
fn analysis_values_every_legal_target() {
    for game in games::all() {
        let mut fixture = TestApp::default();
        let opened = fixture.people(game.id());
        let still = opened.shown().board.picture.groups;
        assert!(opened.set_analysis(true).analysis.expect("the analysis is on").is_running);
        let state = fixture.until(&opened, game.id(), |state| is_analyzed(&opened, state));
        assert_ne!(state.board.picture.groups, still, "the values are drawn");
        assert_eq!(values(&state).iter().filter(|(_, value)| value.ends_with(", best move")).count(), 1);
        assert!(!can_send(&state, MatchEvent::MoveNow), "an analysis is not the computer's move");
        let analysis = state.analysis.expect("the analysis is on");
        assert!(!analysis.rows.is_empty() && !analysis.bar_words.is_empty());
        // The legend of Bridg-It's two paths is shown once they are proven.
        assert!(analysis.details.is_empty() || analysis.is_proven, "only experts see details");
        assert!(values(&opened.play(&opened.legal_moves()[0].text)).is_empty(), "a new position is analyzed");
        fixture.until(&opened, game.id(), |state| !values(state).is_empty());
        let state = opened.set_analysis(false);
        assert_eq!((values(&state).len(), state.analysis), (0, None));
    }
}

#[test]
fn analysis_pauses_while_match_is_hidden() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    game.analyze();
    assert!(!game.hidden().analysis.expect("the analysis is on").is_running);
    assert!(game.shown().analysis.expect("the analysis is on").is_running);
    fixture.until(&game, "values are shown", |state| !values(state).is_empty());
}

#[test]
fn refused_jump_keeps_search_running() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    game.analyze();
    fixture.until(&game, "values are shown", |state| !values(state).is_empty());
    let before = fixture.seeds_drawn();
    assert_eq!(game.go_to(3).news.kind, NewsKind::Refusal);
    game.undo();
    game.redo();
    assert!(!values(&game.state()).is_empty());
    assert_eq!(fixture.seeds_drawn(), before, "no new search was started");
}

#[test]
fn proven_position_is_analyzed_once() {
    let mut fixture = TestApp::default();
    let (game, state) = fixture.proven();
    let analysis = state.analysis.clone().expect("the analysis is on");
    assert_eq!(
        (analysis.bar_words.as_str(), analysis.share.to_string().as_str()),
        ("Chances: Orange wins in 1 move", "1")
    );
    assert!(values(&state).iter().any(|(_, value)| value == "wins in 1 move, best move"), "{:?}", values(&state));
    assert!(!game.state().analysis.expect("the analysis is on").is_running, "the search is not restarted");
    let analysis = game.play("1").analysis.expect("the analysis is on");
    assert!(analysis.is_proven && analysis.bar_words == "Chances: Orange wins", "{analysis:?}");
}

#[test]
fn evaluation_bar_favors_leader_on_either_turn() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1");
    game.analyze();
    let state = fixture.until(&game, "the value is known", |state| {
        state.analysis.as_ref().is_some_and(|analysis| analysis.rows[0].mv.is_some())
    });
    let analysis = state.analysis.expect("the analysis is on");
    assert!(analysis.share < 1.0, "Blue can stop it: {analysis:?}");
    assert!(analysis.bar_words.contains("Blue"), "the words speak of the side to move: {analysis:?}");
}

#[test]
fn rows_name_moves_with_reason_and_value() {
    let mut fixture = TestApp::default();
    let analysis = fixture.people("connect-four").set_analysis(true).analysis.expect("the analysis is on");
    assert_eq!(analysis.rows.len(), 3, "the panel's height is that of the rows to come");
    let (_, state) = fixture.proven();
    let rows = state.analysis.expect("the analysis is on").rows;
    let row = &rows[0];
    assert_eq!((row.number, row.mv.as_deref(), row.is_chosen), (1, Some("1"), false));
    assert_eq!((row.reason.as_str(), row.value.as_str()), ("Wins the game", "wins in 1 move"));
    assert_eq!(row.spoken, format!("{}, Wins the game, wins in 1 move", row.sentence));
    assert_eq!(rows[1].reason, "Stops Blue from making four in column 2");
}

#[test]
fn chosen_row_is_shown_beside_search_statistics() {
    let mut fixture = TestApp::default();
    fixture.shows_visits();
    let (game, state) = fixture.proven();
    let second = state.analysis.as_ref().and_then(|analysis| analysis.rows[1].mv.clone()).expect("a move");
    let shown = game.send(MatchEvent::TryMove { text: second }).expect("the move is shown");
    assert_ne!(shown.board.picture.groups, state.board.picture.groups);
    game.set_analysis(false);
    let again = game.set_analysis(true);
    let rows = again.analysis.expect("the analysis is on").rows;
    assert!(rows.iter().all(|row| !row.is_chosen), "a new analysis begins without a chosen row");
}

#[test]
fn row_is_shown_on_board_and_then_played() {
    let mut fixture = TestApp::default();
    let (game, state) = fixture.proven();
    let rows = state.analysis.as_ref().expect("the analysis is on").rows.clone();
    let (first, second) = (rows[0].mv.clone().expect("a move"), rows[1].mv.clone().expect("a move"));
    let shown = game.send(MatchEvent::TryMove { text: second.clone() }).expect("another move is shown");
    let chosen = |state: &MatchState| {
        let rows = state.analysis.as_ref().map(|analysis| analysis.rows.clone()).unwrap_or_default();
        rows.into_iter().filter(|row| row.is_chosen).map(|row| row.mv).collect::<Vec<_>>()
    };
    assert_eq!((chosen(&shown), shown.at), (vec![Some(second)], 6));
    assert_ne!(shown.board.picture.groups, state.board.picture.groups, "the board shows the other move");
    let shown = game.send(MatchEvent::TryMove { text: first.clone() }).expect("the first move is shown");
    assert_eq!((chosen(&shown), shown.at), (vec![Some(first.clone())], 6));
    let played = game.send(MatchEvent::TryMove { text: first }).expect("the shown move is played");
    assert_eq!((chosen(&played), played.at), (Vec::new(), 7));
    assert!(played.analysis.expect("the analysis is on").rows.is_empty(), "the match is over");
    assert_eq!(game.send(MatchEvent::TryMove { text: "9".to_owned() }), None);
}

#[test]
fn winning_sets_of_won_position_are_drawn() {
    let mut fixture = TestApp::default();
    let game = fixture.received("bridgit", &json!({ "size": 7 }), [Player::Human; 2], "");
    game.analyze();
    let state = fixture.until(&game, "the position is proven", |state| {
        state.analysis.as_ref().is_some_and(|analysis| analysis.is_proven)
    });
    let with_trees = state.board.picture.groups.len();
    assert!(with_trees > game.set_analysis(false).board.picture.groups.len());
}

/// Regression test: the board marked another move as the best one than the first row.
#[test]
fn board_marks_the_move_of_the_first_row() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    game.analyze();
    let mut state = fixture.until(&game, "values are shown", |state| is_analyzed(&game, state));
    for _ in 0..12 {
        let first = state.analysis.and_then(|analysis| analysis.rows[0].mv.clone()).expect("a first row");
        let best = state.board.spoken.iter().find(|it| it.value.as_ref().is_some_and(|it| it.ends_with("best move")));
        let label = &best.expect("a best move").label;
        assert!(label.contains(&first[..2]), "{label}, but {first}");
        game.heard(fixture.next_message());
        state = game.state();
    }
}

#[test]
fn operation_values_follow_first_half_of_move() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    game.analyze();
    fixture.until(&game, "values are shown", |state| is_analyzed(&game, state));
    let half = touch(&game, "b5");
    let has_row = half.analysis.as_ref().is_some_and(|analysis| analysis.is_running && analysis.rows.len() == 1);
    assert!(has_row, "the search continues: all twists lead to one position");
    let on_operations = |state: &MatchState| {
        let actions = state.board.spoken.iter().flat_map(|element| &element.actions);
        actions.filter(|action| action.label.contains("% chance to win")).count()
    };
    assert!(on_operations(&half) > 0, "earlier results stay valid");
    let back = game.take_back();
    assert!(!values(&back).is_empty() && back.analysis.is_some_and(|it| it.is_running), "earlier results stay");
}

#[test]
fn analysis_restarts_when_half_move_is_taken_back() {
    let mut fixture = TestApp::default();
    fixture.shows_visits();
    let game = fixture.people("pentago-twist");
    game.shown();
    touch(&game, "b5");
    game.set_analysis(true);
    fixture.until(&game, "search results arrive", |state| {
        state.analysis.as_ref().is_some_and(|analysis| !analysis.details.is_empty())
    });
    let state = game.take_back();
    let analysis = state.analysis.expect("the analysis is on");
    assert!(analysis.is_running && analysis.details.is_empty(), "{analysis:?}");
    fixture.until(&game, "all moves are valued", |state| is_analyzed(&game, state));
}

#[test]
fn hint_names_target_until_move_is_made() {
    for game in games::all() {
        let mut fixture = TestApp::default();
        let opened = fixture.people(game.id());
        opened.shown();
        let state = opened.hint();
        assert_eq!(state.news.kind, NewsKind::Thinking);
        let first = fixture.until(&opened, game.id(), |state| state.news.kind == NewsKind::Hint);
        assert_eq!(first.moment.announcement, first.news.text);
        assert!(first.news.text.starts_with("Suggestion: ") && first.board.picture != state.board.picture);
        let mv = opened.lock().hint.as_ref().expect("a hint is shown").mv.clone();
        for _ in 0..4 {
            if opened.state().at > 0 {
                break;
            }
            // In the second half of a move the region is chosen before its operation.
            let target = leading_to(&opened.lock().board, &mv);
            opened.touch(target.unwrap_or_else(|| panic!("{}: no target is hinted", game.id())));
        }
        let state = opened.state();
        assert_eq!(state.moves[0].text, mv, "{}", game.id());
        assert_eq!(state.news.kind, NewsKind::Quiet);
    }
}

#[test]
fn hint_continues_through_half_made_move() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    game.shown();
    game.hint();
    let half = touch(&game, "b5");
    assert_eq!(half.news.kind, NewsKind::Thinking, "the search continues");
    fixture.until(&game, "a hint is shown", |state| state.news.kind == NewsKind::Hint);
    let mv = game.lock().hint.as_ref().expect("a hint is shown").mv.clone();
    assert!(mv.starts_with("b5"), "{mv}");
}

#[test]
fn hint_is_dropped_when_it_no_longer_applies() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    game.shown();
    let mv = fixture.hinted_move(&game);
    let other = if mv.starts_with("a1") { "a2" } else { "a1" };
    assert_eq!(touch(&game, other).news.kind, NewsKind::Quiet);
}

#[test]
fn hint_includes_reason_given_by_game() {
    let mut fixture = TestApp::default();
    // Blue has three in column 2, and no side can win at once.
    let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], "1 2 7 2 6 2");
    game.shown();
    game.hint();
    let state = fixture.until(&game, "a hint is shown", |state| state.news.kind == NewsKind::Hint);
    assert_eq!(
        state.news.text,
        "Suggestion: drop in column 2. Stops Blue from making four in column 2. With best play: Blue wins in 16 moves."
    );
}

#[test]
fn touch_on_hinted_destination_plays_move() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    game.shown();
    let mv = fixture.hinted_move(&game);
    let end = mv.split(['-', 'x']).next_back().expect("the move has a destination").to_owned();
    assert_eq!(touch(&game, &end).moves.first().map(|mv| mv.text.clone()), Some(mv));
}

/// Regression test: a touch on the cell of a hinted stone also rotated a quadrant.
#[test]
fn touch_on_hinted_stone_only_places_it() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    game.shown();
    for _ in 0..2 {
        let at = game.state().at;
        let mv = fixture.hinted_move(&game);
        let state = touch(&game, &mv[..2]);
        assert_eq!((state.at, state.news.kind), (at, NewsKind::Hint), "the quadrant is left to the player");
        assert_eq!(game.lock().board.session.actions_made(), 1);
        assert_eq!(game.play(&mv).at, at + 1);
        game.undo();
    }
}

#[test]
fn hint_survives_refused_touch_and_is_said_again() {
    let mut fixture = TestApp::default();
    let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1 2");
    game.shown();
    fixture.hinted_move(&game);
    assert_eq!(game.play("no move").at, 6);
    let state = game.hint();
    assert_eq!((state.at, state.news.kind), (6, NewsKind::Hint), "only a touch of the board plays it");
    assert_eq!(state.moment.announcement, state.news.text);
}

#[test]
fn hint_is_cleared_by_every_change_of_match() {
    for ending in 0..4 {
        let mut fixture = TestApp::default();
        let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1 2");
        game.shown();
        fixture.hinted_move(&game);
        let state = match ending {
            0 => game.undo(),
            1 => game.go_to(2),
            2 => game.set_analysis(true),
            _ => {
                game.hidden();
                drop(game);
                fixture = fixture.killed();
                fixture.app.open_game("connect-four").expect("the match is stored").state()
            }
        };
        assert_ne!(state.news.kind, NewsKind::Hint, "{ending}");
    }
}

#[test]
fn hint_is_refused_on_computer_turn() {
    let mut fixture = TestApp::default();
    let game = fixture.against_thinker("connect-four");
    game.shown();
    assert!(can_send(&game.state(), MatchEvent::Hint));
    let state = game.play("4");
    assert!(!can_send(&state, MatchEvent::Hint));
    assert!(game.hint().players[0].is_thinking);
}

#[test]
fn failed_analysis_is_explained() {
    let mut fixture = TestApp::default();
    let game = fixture.people("pentago-twist");
    fixture.set_searches_fail(true);
    game.analyze();
    let state = fixture.until(&game, "the analysis has failed", |state| {
        state.analysis.as_ref().is_some_and(|analysis| analysis.failure.is_some())
    });
    assert!(!state.analysis.expect("the analysis is on").is_running);
    fixture.set_searches_fail(false);
    let state = game.play("b5:nw+");
    assert_eq!(state.analysis.expect("the analysis is on").failure, None, "the next position is analyzed");
}

#[test]
fn analysis_restarts_when_two_moves_are_undone() {
    // A regression test: the search panicked when a tree was re-rooted without its old path.
    let mut fixture = TestApp::default();
    let game = fixture.people("bridgit");
    game.analyze();
    for mv in 0..4 {
        let legal = game.legal_moves();
        game.play(&legal[(mv * 37 + 5) % legal.len()].text);
        fixture.until(&game, "values are shown", |state| !values(state).is_empty());
    }
    for _ in 0..4 {
        let state = game.undo();
        assert_eq!(state.analysis.expect("the analysis is on").failure, None);
        fixture.until(&game, "values are shown again", |state| !values(state).is_empty());
    }
}

/// Returns the visits of each of these moves.
fn counts(tried: &[String]) -> Vec<u64> {
    let count = |told: &String| {
        let [mv, value, visits] = told.split("\u{a0}· ").collect::<Vec<_>>()[..] else { panic!("{told}") };
        assert!(!mv.is_empty() && !value.is_empty(), "{told}");
        let digits: String = visits.chars().filter(char::is_ascii_digit).collect();
        digits.parse().expect("a number")
    };
    tried.iter().map(count).collect()
}

#[test]
fn expert_setting_shows_visits_of_each_move() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    game.analyze();
    let details = |state: &MatchState| state.analysis.as_ref().map(|it| it.details.clone()).unwrap_or_default();
    let state = fixture.until(&game, "all moves are valued", |state| is_analyzed(&game, state));
    assert!(details(&state).is_empty(), "only experts see visits");
    fixture.shows_visits();
    let details = details(&game.state());
    let [line, statistics, tried @ ..] = &details[..] else { panic!("{details:?}") };
    assert!(line.starts_with("Best line: ") && statistics.contains("simulations, "), "{details:?}");
    assert!((2..=12).contains(&tried.len()), "{tried:?}");
    assert!(tried.iter().all(|told| told.contains('-') && told.contains("to win\u{a0}· ")), "{tried:?}");
    let counts = counts(tried);
    assert!(counts.is_sorted_by(|one, other| one >= other) && !counts.contains(&0), "{counts:?}");
}

/// While the solver runs, only spare threads run simulations: without them there are those of its probe.
#[test]
fn analysis_uses_spare_threads() {
    let simulations = |threads| {
        let mut fixture = TestApp::of_threads(threads);
        fixture.shows_visits();
        let game = fixture.received("connect-four", &json!({}), [Player::Human; 2], "2 6 2 3 3 2 5 7 1 3 3 5 4 4");
        game.analyze();
        let solved = |state: &MatchState| state.analysis.as_ref().is_some_and(|it| it.is_proven && !it.is_running);
        let state = fixture.until(&game, "the position is solved", solved);
        counts(&state.analysis.expect("the analysis is on").details[2..]).into_iter().sum::<u64>()
    };
    assert_eq!(simulations(1), 1024);
    assert!(simulations(3) > 1024);
}
