use serde_json::json;

use super::hands::TestDriver as _;
use super::world::{TestApp, place, targets, touch};
use crate::{Match, MatchState, NewsKind};
use fivefold_engine::{game::Target, games, session::Player};

impl TestApp {
    /// Shows what experts want to see.
    fn shows_visits(&mut self) {
        let mut settings = self.app.settings();
        settings.show_visits = true;
        self.app.set_settings(settings);
    }
}

/// The values that a screen reader finds, by what is touched.
fn values(state: &MatchState) -> Vec<(Target, String)> {
    let spoken = state.board.spoken.iter();
    spoken.filter_map(|element| Some((element.target, element.value.clone()?))).collect()
}

fn is_analysed(game: &Match, state: &MatchState) -> bool {
    let valued: Vec<Target> = values(state).into_iter().map(|(target, _)| target).collect();
    let places = targets(game).into_iter().filter(|target| matches!(target, Target::Place(_)));
    places.into_iter().all(|target| valued.contains(&target))
}

#[test]
fn analysis_values_whatever_may_be_touched_on_the_board() {
    for game in games::all() {
        let mut world = TestApp::default();
        let opened = world.people(game.id());
        let still = opened.shown().board.picture.groups;
        assert!(opened.set_analysis(true).analysis.expect("it is on").is_running);
        let state = world.until(&opened, game.id(), |state| is_analysed(&opened, state));
        assert_ne!(state.board.picture.groups, still, "the values are on the picture");
        assert_eq!(values(&state).iter().filter(|(_, value)| value.ends_with(", the best")).count(), 1);
        assert!(!state.abilities.move_now, "an analysis is not the computer’s turn");
        let analysis = state.analysis.expect("it is on");
        assert!(!analysis.line.is_empty() && !analysis.words.is_empty());
        assert!(analysis.visits.is_empty(), "that is for experts");
        assert!(values(&opened.play(&opened.legal_moves()[0].text)).is_empty(), "another position");
        world.until(&opened, game.id(), |state| !values(state).is_empty());
        let state = opened.set_analysis(false);
        assert_eq!((values(&state).len(), state.analysis), (0, None));
    }
}

#[test]
fn an_analysis_stops_when_it_is_hidden_and_goes_on_when_it_is_shown() {
    let mut world = TestApp::default();
    let game = world.people("lines-of-action");
    game.shown();
    game.set_analysis(true);
    assert!(!game.hidden().analysis.expect("it is on").is_running);
    assert!(game.shown().analysis.expect("it is on").is_running);
    world.until(&game, "it is valued", |state| !values(state).is_empty());
}

#[test]
fn a_jump_that_is_refused_ends_no_search() {
    let mut world = TestApp::default();
    let game = world.people("lines-of-action");
    game.shown();
    game.set_analysis(true);
    world.until(&game, "it is valued", |state| !values(state).is_empty());
    let drawn = world.drawn();
    assert_eq!(game.go_to(3).news.kind, NewsKind::Refusal);
    game.undo();
    game.redo();
    assert!(!values(&game.state()).is_empty());
    assert_eq!(world.drawn(), drawn, "no search was begun anew");
}

#[test]
fn a_proven_position_is_analysed_once_and_said_in_words() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1 2");
    game.shown();
    game.set_analysis(true);
    let state = world.until(&game, "it is proven", |state| {
        state.analysis.as_ref().is_some_and(|analysis| analysis.is_proven && !analysis.is_running)
    });
    let analysis = state.analysis.clone().expect("it is on");
    assert_eq!((analysis.words.as_str(), analysis.share.to_string().as_str()), ("Orange wins in 1 turn", "1"));
    assert!(values(&state).iter().any(|(_, value)| value == "wins in 1 turn, the best"), "{:?}", values(&state));
    assert!(!game.state().analysis.expect("it is on").is_running, "it is not begun again");
    let analysis = game.play("1").analysis.expect("it is on");
    assert!(analysis.is_proven && analysis.words == "Orange wins", "{analysis:?}");
}

#[test]
fn the_bar_is_orange_where_orange_is_ahead_whoever_is_to_move() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1");
    game.shown();
    game.set_analysis(true);
    let state = world
        .until(&game, "it is known", |state| state.analysis.as_ref().is_some_and(|analysis| !analysis.line.is_empty()));
    let analysis = state.analysis.expect("it is on");
    assert!(analysis.share < 1.0, "Blue can stop it: {analysis:?}");
    assert_eq!(analysis.line[0].colour, fivefold_engine::game::Side::Second);
}

#[test]
fn the_trees_of_a_won_position_are_drawn() {
    let mut world = TestApp::default();
    let game = world.received("bridgit", &json!({ "size": 7 }), [Player::Human; 2], "");
    game.shown();
    game.set_analysis(true);
    let state =
        world.until(&game, "it is proven", |state| state.analysis.as_ref().is_some_and(|analysis| analysis.is_proven));
    let with_trees = state.board.picture.groups.len();
    assert!(with_trees > game.set_analysis(false).board.picture.groups.len());
}

#[test]
fn the_values_of_the_second_half_of_a_move_follow_the_first() {
    let mut world = TestApp::default();
    let game = world.people("pentago-twist");
    game.shown();
    game.set_analysis(true);
    world.until(&game, "it is valued", |state| is_analysed(&game, state));
    let half = touch(&game, "b5");
    assert!(half.analysis.as_ref().expect("it is on").is_running, "the search goes on");
    let on_operations = |state: &MatchState| {
        let actions = state.board.spoken.iter().flat_map(|element| &element.actions);
        actions.filter(|action| action.label.contains("% to win")).count()
    };
    assert!(on_operations(&half) > 0, "what was known of the turn still holds");
    let back = game.take_back();
    assert!(!values(&back).is_empty(), "and still does when it is taken back");
    assert!(back.analysis.expect("it is on").is_running);
}

#[test]
fn an_analysis_of_half_a_move_is_begun_anew_when_that_is_taken_back() {
    let mut world = TestApp::default();
    world.shows_visits();
    let game = world.people("pentago-twist");
    game.shown();
    touch(&game, "b5");
    game.set_analysis(true);
    world.until(&game, "something is known", |state| {
        state.analysis.as_ref().is_some_and(|analysis| !analysis.visits.is_empty())
    });
    let state = game.take_back();
    let analysis = state.analysis.expect("it is on");
    assert!(analysis.is_running && analysis.visits.is_empty(), "{analysis:?}");
    world.until(&game, "all is valued", |state| is_analysed(&game, state));
}

#[test]
fn a_hint_says_what_to_touch_until_the_move_is_made() {
    for game in games::all() {
        let mut world = TestApp::default();
        let opened = world.people(game.id());
        opened.shown();
        let state = opened.hint();
        assert_eq!(state.news.kind, NewsKind::Thinking);
        let first = world.until(&opened, game.id(), |state| state.news.kind == NewsKind::Hint);
        assert_eq!(first.moment.announcement, first.news.text);
        assert!(first.news.text.starts_with("Suggestion: ") && first.board.picture != state.board.picture);
        let mv = opened.play_for_tests().hint.as_ref().expect("there is a hint").mv.clone();
        for _ in 0..4 {
            if opened.state().at > 0 {
                break;
            }
            // In the second half of a move the region is touched before its operation.
            let target = opened.play_for_tests().hint_target_for_tests();
            opened.touch(target.unwrap_or_else(|| panic!("{}: nothing is suggested", game.id())));
        }
        let state = opened.state();
        assert_eq!(state.moves[0].text, mv, "{}", game.id());
        assert_eq!(state.news.kind, NewsKind::Quiet);
    }
}

#[test]
fn a_hint_goes_on_through_half_a_move_and_suggests_what_is_left_of_it() {
    let mut world = TestApp::default();
    let game = world.people("pentago-twist");
    game.shown();
    game.hint();
    let half = touch(&game, "b5");
    assert_eq!(half.news.kind, NewsKind::Thinking, "it is still thought about");
    world.until(&game, "there is a hint", |state| state.news.kind == NewsKind::Hint);
    let mv = game.play_for_tests().hint.as_ref().expect("there is a hint").mv.clone();
    assert!(mv.starts_with("b5"), "{mv}");
}

#[test]
fn a_hint_is_forgotten_when_it_cannot_be_followed_any_more() {
    let mut world = TestApp::default();
    let game = world.people("pentago-twist");
    game.shown();
    game.hint();
    world.until(&game, "there is a hint", |state| state.news.kind == NewsKind::Hint);
    let mv = game.play_for_tests().hint.as_ref().expect("there is a hint").mv.clone();
    let other = if mv.starts_with("a1") { "a2" } else { "a1" };
    assert_eq!(touch(&game, other).news.kind, NewsKind::Quiet);
}

#[test]
fn a_hint_is_said_in_the_language_that_is_spoken() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1 2");
    game.shown();
    game.hint();
    let state = world.until(&game, "there is a hint", |state| state.news.kind == NewsKind::Hint);
    assert_eq!(state.news.text, "Suggestion: Orange drops in column 1. It wins.");
    world.app.set_language(fivefold_engine::text::Language::negotiate("de"));
    assert_eq!(game.state().news.text, "Vorschlag: Orange wirft in Spalte 1 ein. Das gewinnt.");
}

#[test]
fn a_hint_asked_for_once_more_is_played_and_can_be_taken_back() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1 2");
    game.shown();
    game.hint();
    world.until(&game, "there is a hint", |state| state.news.kind == NewsKind::Hint);
    let state = game.hint();
    assert_eq!((state.moves.len(), state.result.is_some()), (7, true));
    assert_eq!(game.hint().moves.len(), 7, "there is nothing to suggest when it is over");
    let state = game.undo();
    assert_eq!((state.at, state.news.kind), (6, NewsKind::Quiet));
}

#[test]
fn a_hint_gives_the_reason_that_the_game_knows() {
    let mut world = TestApp::default();
    // Blue has three in column 2, and nobody wins at once.
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], "1 2 7 2 6 2");
    game.shown();
    game.hint();
    let state = world.until(&game, "there is a hint", |state| state.news.kind == NewsKind::Hint);
    assert_eq!(state.news.text, "Suggestion: Orange drops in column 2. It stops four in column 2.");
}

#[test]
fn the_end_of_a_move_that_is_suggested_plays_it_by_one_touch() {
    let mut world = TestApp::default();
    let game = world.people("lines-of-action");
    game.shown();
    game.hint();
    world.until(&game, "there is a hint", |state| state.news.kind == NewsKind::Hint);
    let mv = game.play_for_tests().hint.as_ref().expect("there is a hint").mv.clone();
    let end = mv.split(['-', 'x']).next_back().expect("it goes somewhere").to_owned();
    assert_eq!(touch(&game, &end).moves.first().map(|mv| mv.text.clone()), Some(mv));
}

/// Its stone and its turned quadrant: whoever has begun another turn goes on with that.
#[test]
fn a_move_of_two_steps_that_is_suggested_is_played_by_one_touch() {
    let mut world = TestApp::default();
    let game = world.people("pentago-twist");
    game.shown();
    for _ in 0..2 {
        let at = game.state().at;
        game.hint();
        world.until(&game, "there is a hint", |state| state.news.kind == NewsKind::Hint);
        let mv = game.play_for_tests().hint.as_ref().expect("there is a hint").mv.clone();
        let state = touch(&game, &mv[..2]);
        assert_eq!((state.at, state.moves.last().map(|played| played.text.clone())), (at + 1, Some(mv)));
        game.undo();
    }
}

#[test]
fn a_hint_is_as_it_was_after_a_touch_that_means_nothing() {
    let mut world = TestApp::default();
    let game = world.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1 2");
    game.shown();
    game.hint();
    world.until(&game, "there is a hint", |state| state.news.kind == NewsKind::Hint);
    assert_eq!(game.play("no turn").at, 6);
    assert_eq!(game.hint().at, 7, "it is played");
}

#[test]
fn a_hint_goes_with_whatever_ends_it() {
    for ending in 0..4 {
        let mut world = TestApp::default();
        let game = world.received("connect-four", &json!({}), [Player::Human; 2], "1 2 1 2 1 2");
        game.shown();
        game.hint();
        world.until(&game, "there is a hint", |state| state.news.kind == NewsKind::Hint);
        let state = match ending {
            0 => game.undo(),
            1 => game.go_to(2),
            2 => game.set_analysis(true),
            _ => {
                game.hidden();
                drop(game);
                world = world.killed();
                world.app.open_game("connect-four").expect("it is kept").state()
            }
        };
        assert_ne!(state.news.kind, NewsKind::Hint, "{ending}");
    }
}

#[test]
fn nobody_gets_a_hint_for_the_computers_turn() {
    let mut world = TestApp::default();
    let game = world.against_thinker("connect-four");
    game.shown();
    assert!(game.state().abilities.hint);
    let state = game.play("4");
    assert!(!state.abilities.hint);
    assert!(game.hint().players[0].is_thinking);
}

#[test]
fn a_hint_while_a_move_waits_to_be_confirmed_drops_the_move() {
    let mut world = TestApp::default();
    let mut settings = world.app.settings();
    settings.confirm_moves = true;
    world.app.set_settings(settings);
    let game = world.people("connect-four");
    game.shown();
    assert!(game.touch(Target::Place(place(&game, "a5"))).abilities.confirm);
    assert!(!game.hint().abilities.confirm);
    world.until(&game, "there is a hint", |state| state.news.kind == NewsKind::Hint);
}

#[test]
fn an_analysis_that_fails_is_said() {
    let mut world = TestApp::default();
    let game = world.people("pentago-twist");
    world.set_searches_fail(true);
    game.shown();
    game.set_analysis(true);
    let state = world.until(&game, "it has failed", |state| {
        state.analysis.as_ref().is_some_and(|analysis| analysis.failure.is_some())
    });
    assert!(!state.analysis.expect("it is on").is_running);
    world.set_searches_fail(false);
    let state = game.play("b5:nw+");
    assert_eq!(state.analysis.expect("it is on").failure, None, "the next position is tried again");
}

#[test]
fn two_moves_taken_back_while_it_is_analysed_are_analysed_again() {
    // Where a tree was planted anew without its old path, the search panicked here.
    let mut world = TestApp::default();
    let game = world.people("bridgit");
    game.shown();
    game.set_analysis(true);
    for mv in 0..4 {
        let legal = game.legal_moves();
        game.play(&legal[(mv * 37 + 5) % legal.len()].text);
        world.until(&game, "it is valued", |state| !values(state).is_empty());
    }
    for _ in 0..4 {
        let state = game.undo();
        assert_eq!(state.analysis.expect("it is on").failure, None);
        world.until(&game, "it is valued again", |state| !values(state).is_empty());
    }
}

/// How often each of these moves was looked at.
fn counts(tried: &[String]) -> Vec<u64> {
    let count = |told: &String| {
        let [mv, value, visits] = told.split(" · ").collect::<Vec<_>>()[..] else { panic!("{told}") };
        assert!(!mv.is_empty() && !value.is_empty(), "{told}");
        let digits: String = visits.chars().filter(char::is_ascii_digit).collect();
        digits.parse().expect("a number")
    };
    tried.iter().map(count).collect()
}

#[test]
fn an_expert_sees_how_often_each_move_was_looked_at() {
    let mut world = TestApp::default();
    let game = world.people("lines-of-action");
    game.shown();
    game.set_analysis(true);
    let tried = |state: &MatchState| state.analysis.as_ref().map(|it| it.tried.clone()).unwrap_or_default();
    let state = world.until(&game, "all is valued", |state| is_analysed(&game, state));
    assert!(tried(&state).is_empty(), "that is for experts");
    world.shows_visits();
    let tried = tried(&game.state());
    assert!((2..=12).contains(&tried.len()), "{tried:?}");
    assert!(tried.iter().all(|told| told.contains('-') && told.contains("to win · ")), "{tried:?}");
    let counts = counts(&tried);
    assert!(counts.is_sorted_by(|one, other| one >= other) && !counts.contains(&0), "{counts:?}");
}

/// While the solver is at work, only threads to spare make simulations: without them there are those of its probe.
#[test]
fn an_analysis_has_the_threads_to_spare() {
    let simulations = |threads| {
        let mut world = TestApp::of_threads(threads);
        world.shows_visits();
        let game = world.received("connect-four", &json!({}), [Player::Human; 2], "2 6 2 3 3 2 5 7 1 3 3 5 4 4");
        game.shown();
        game.set_analysis(true);
        let solved = |state: &MatchState| state.analysis.as_ref().is_some_and(|it| it.is_proven && !it.is_running);
        let state = world.until(&game, "it is solved", solved);
        counts(&state.analysis.expect("it is on").tried).into_iter().sum::<u64>()
    };
    assert_eq!(simulations(1), 1024);
    assert!(simulations(3) > 1024);
}
