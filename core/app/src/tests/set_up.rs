use super::driver::play_from_here;
use super::fixture::{TestApp, TestRng};
use crate::{
    BoardGesture, BoardKey, ButtonAction, Match, MatchEvent, MatchState, NewGameEvent, NextMatch, Opponent, Screen,
    ScreenButton, Study, StudyEntry, StudyEvent, StudyKind, StudyState, Tone, picture::Stroke,
};
use fivefold_engine::{
    game::{Place, Target},
    games,
    session::Player,
};

fn open(app: &mut TestApp, setting: &str) -> Study {
    app.app.study(&StudyEntry::SetUp { setting: setting.to_owned() }).expect("a setting")
}

/// Returns the place with this name on the board of a setting.
fn place(setting: &str, name: &str) -> Place {
    let session = fivefold_engine::session::Session::of_setting(setting).expect("a setting");
    session.layout().spots.iter().find(|spot| spot.name == name).expect("a place").place
}

/// Chooses a tool by its label and touches these places.
fn put(study: &Study, tool: &str, places: impl IntoIterator<Item = Place>) -> StudyState {
    let tray = study.state().tray;
    let found = tray.iter().find(|piece| piece.button.label == tool);
    let button = &found.unwrap_or_else(|| panic!("no {tool} in the tray")).button;
    press(study, button);
    for place in places {
        study.send(StudyEvent::Board { gesture: BoardGesture::Touch { target: Target::Place(place) } });
    }
    study.state()
}

fn press(study: &Study, button: &ScreenButton) {
    let ButtonAction::Study { event } = button.action.clone() else { panic!("{button:?} is no event") };
    study.send(event);
}

fn labels(state: &StudyState) -> Vec<String> {
    state.tray.iter().map(|piece| piece.button.label.clone()).collect()
}

/// Returns the label of a place for a screen reader.
fn spoken(state: &StudyState, place: Place) -> String {
    let element = state.board.spoken.iter().find(|element| element.target == Target::Place(place));
    element.expect("a place").label.clone()
}

#[test]
fn tray_has_the_pieces_of_each_game() {
    let mut app = TestApp::default();
    let mut tray = |setting| labels(&open(&mut app, setting).state());
    assert_eq!(tray("bridgit"), ["Orange", "Blue", "Wall", "Erase"]);
    assert_eq!(tray("lines-of-action"), ["Orange", "Blue", "Erase"]);
    assert_eq!(tray("connect-four"), ["Orange", "Blue", "Erase"]);
    assert_eq!(tray("connect-any"), ["Orange", "Blue", "Blocker", "Hole", "Bonus cell", "Erase"]);
    assert_eq!(tray("pentago-twist"), ["Orange", "Blue", "Erase"]);
}

#[test]
fn every_game_is_set_up_played_and_shared() {
    for game in games::all() {
        let mut app = TestApp::default();
        let study = open(&mut app, game.id());
        let state = study.state();
        assert_eq!((state.kind, state.title.as_str()), (StudyKind::SetUp, "Set up a position"));
        press(&study, &state.bar[1]);
        let places: Vec<Place> = state
            .board
            .spoken
            .iter()
            .filter_map(|element| match element.target {
                Target::Place(place) => Some(place),
                Target::Operation(..) => None,
            })
            .collect();
        // Places without a line of either side.
        let [one, two, three, four] = [places[0], places[2], places[places.len() - 2], places[places.len() - 4]];
        put(&study, "Orange", [one, three]);
        let state = put(&study, "Blue", [two, four]);
        assert_ne!(spoken(&state, one), "");
        assert!(play_from_here(&state).is_some(), "{}: {}", game.id(), state.sentence);
        let opened = study.play_from_here(false).expect("it can be played");
        let pieces = |of: &Match| of.lock().board.pieces();
        assert_eq!(pieces(&opened).len(), 4, "{}", game.id());
        let link = opened.link().expect("a short match").link;
        let mut other = TestApp::default();
        let received = other.app.receive(&link).expect("a link");
        assert_eq!(pieces(&received), pieces(&opened));
        let saved = other.app.receive(&opened.save()).expect("a saved game");
        assert_eq!(pieces(&saved), pieces(&opened));
        assert!(!opened.state().board.picture.groups.is_empty());
    }
}

#[test]
fn odd_count_is_said_with_its_remedy_and_marked() {
    let mut app = TestApp::default();
    let study = open(&mut app, "connect-four");
    let bottom = place("connect-four", "d1");
    let state = put(&study, "Orange", [bottom]);
    assert_eq!(
        state.sentence,
        "Orange has more pieces than play can reach (+1). That’s allowed, but the position is marked as composed. Make it Blue’s turn to clear the mark."
    );
    assert_eq!(state.tone, Tone::Quiet);
    let opened = study.play_from_here(true).expect("it is allowed").state();
    assert!(opened.news.text.is_empty() || opened.news.text.starts_with("Composed position."), "{}", opened.news.text);
    press(&study, &state.turns[1].button);
    let state = study.state();
    assert_eq!(state.sentence, "Ready to play. Tap the board to change the position.");
    assert_eq!(state.turns.iter().map(|turn| turn.button.is_on).collect::<Vec<_>>(), [Some(false), Some(true)]);
    let state = put(&study, "Orange", [bottom, bottom]);
    assert!(state.sentence.ends_with("Erase pieces of Orange to clear the mark."), "{}", state.sentence);
    let opened = study.play_from_here(false).expect("it is allowed").state();
    assert!(opened.news.text.starts_with("Composed position."), "{}", opened.news.text);
}

#[test]
fn position_that_nobody_can_play_is_refused_with_its_reason() {
    let mut app = TestApp::default();
    let study = open(&mut app, "connect-four");
    let row = ["a1", "b1", "c1", "d1"].map(|name| place("connect-four", name));
    let state = put(&study, "Orange", row);
    assert_eq!(state.tone, Tone::Bad);
    assert!(state.sentence.ends_with("Nothing is left to play: change the position."), "{}", state.sentence);
    assert!(play_from_here(&state).is_none());
    assert!(study.play_from_here(false).is_err() && study.play_from_here(true).is_err());
    let study = open(&mut app, "lines-of-action");
    press(&study, &study.state().bar[1].clone());
    let state = study.state();
    assert_eq!(state.sentence, "A side has no pieces. Nothing is left to play: change the position.");
}

#[test]
fn full_column_and_empty_place_are_refused() {
    let mut app = TestApp::default();
    let study = open(&mut app, "connect-four");
    let bottom = place("connect-four", "d1");
    let state = put(&study, "Erase", [bottom]);
    assert_eq!((state.sentence.as_str(), state.tone), ("There’s no room here, or nothing to erase.", Tone::Quiet));
    put(&study, "Orange", [bottom, bottom, bottom]);
    let state = put(&study, "Blue", [bottom, bottom, bottom, bottom]);
    assert_eq!(state.sentence, "There’s no room here, or nothing to erase.");
}

#[test]
fn special_cells_choose_the_mode() {
    let mut app = TestApp::default();
    let study = open(&mut app, "connect-any");
    let at = |name| place("connect-any", name);
    put(&study, "Orange", [at("a1"), at("a1")]);
    let state = put(&study, "Hole", [at("a1")]);
    // The discs rest on the closed cell.
    assert!(spoken(&state, at("a3")).contains("range"), "{}", spoken(&state, at("a3")));
    put(&study, "Bonus cell", [at("d1")]);
    let opened = study.play_from_here(true).expect("it can be played");
    let options = opened.lock().board.session.options();
    assert_eq!(
        (&options["mode"], &options["ban"], &options["bonus"]),
        (&"ban-bonus".into(), &"a1".into(), &"d1".into())
    );
    let state = put(&study, "Erase", [at("d1")]);
    assert!(!spoken(&state, at("d1")).contains("bonus"));
    let opened = study.play_from_here(true).expect("it can be played");
    assert_eq!(opened.lock().board.session.options()["mode"], "ban");
}

#[test]
fn undo_restores_pieces_cells_and_turn() {
    let mut app = TestApp::default();
    let study = open(&mut app, "connect-any");
    let at = |name| place("connect-any", name);
    let first = spoken(&study.state(), at("a1"));
    put(&study, "Hole", [at("a1")]);
    put(&study, "Orange", [at("b1")]);
    press(&study, &study.state().turns[1].button.clone());
    for _ in 0..3 {
        press(&study, &study.state().bar[0].clone());
    }
    let state = study.state();
    assert_eq!(spoken(&state, at("a1")), first);
    assert!(!state.bar[0].is_enabled);
    assert_eq!(state.turns[0].button.is_on, Some(true));
}

#[test]
fn random_edits_are_undone_to_the_start_of_the_kept_steps() {
    let mut rng = TestRng::new(1);
    for setting in ["bridgit", "lines-of-action", "connect-four", "connect-any", "pentago-twist"] {
        let mut app = TestApp::default();
        let study = open(&mut app, setting);
        let mut states = vec![study.state()];
        for _ in 0..300 {
            let state = study.state();
            let spoken: Vec<Target> = state.board.spoken.iter().map(|element| element.target).collect();
            match rng.below(8) {
                0 => press(&study, &rng.of(&state.tray).button),
                1 => press(&study, &rng.of(&state.turns).button),
                _ => drop(study.send(StudyEvent::Board { gesture: BoardGesture::Touch { target: rng.of(&spoken) } })),
            }
            let after = study.state();
            assert!(!after.sentence.is_empty(), "{setting}");
            if pieces(&after) != pieces(states.last().expect("a first one")) {
                states.push(after);
            }
        }
        let mut undone = 0;
        while study.state().bar[0].is_enabled {
            press(&study, &study.state().bar[0].clone());
            undone += 1;
        }
        assert!(undone > 20, "{setting}: {undone} steps");
        let first = pieces(&study.state());
        assert!(states.iter().any(|state| pieces(state) == first), "{setting}");
    }
}

/// Returns the labels of all places, and the side to move.
fn pieces(state: &StudyState) -> (Vec<String>, Vec<Option<bool>>) {
    let labels = state.board.spoken.iter().map(|element| element.label.clone());
    (labels.collect(), state.turns.iter().map(|turn| turn.button.is_on).collect())
}

#[test]
fn keyboard_moves_cursor_and_puts_pieces() {
    let mut app = TestApp::default();
    let study = open(&mut app, "pentago-twist");
    for key in [BoardKey::Down, BoardKey::Enter] {
        study.send(StudyEvent::Board { gesture: BoardGesture::Key { key } });
    }
    assert!(study.state().bar[0].is_enabled);
    study.send(StudyEvent::Board { gesture: BoardGesture::Key { key: BoardKey::Backspace } });
    assert!(!study.state().bar[0].is_enabled);
}

#[test]
fn draft_survives_kill_and_belongs_to_its_start() {
    let mut app = TestApp::default();
    let study = open(&mut app, "connect-four");
    let bottom = place("connect-four", "d1");
    put(&study, "Orange", [bottom]);
    drop(study);
    let mut app = app.killed();
    let name = Screen::Study { entry: StudyEntry::SetUp { setting: "connect-four".to_owned() } }.name();
    let Some(Screen::Study { entry }) = Screen::named(&name) else { panic!("{name} is a study") };
    let again = app.app.study(&entry).expect("a setting").state();
    assert!(spoken(&again, bottom).contains("range"), "{}", spoken(&again, bottom));
    let other = open(&mut app, "connect-four;position=42-b").state();
    assert!(!spoken(&other, bottom).contains("range"));
}

#[test]
fn hostile_setting_is_refused() {
    let mut app = TestApp::default();
    for setting in
        ["", "nonsense", "hex", "connect-four;position=42", "connect-four;position=28o13-o", "connect-four;;=;"]
    {
        let refused = app.app.study(&StudyEntry::SetUp { setting: setting.to_owned() });
        assert!(refused.is_err(), "{setting}");
    }
}

#[test]
fn match_is_set_up_from_its_position() {
    let mut app = TestApp::default();
    let game = app.begin("connect-four", [NewGameEvent::SetOpponent { opponent: Opponent::Person }]);
    game.send(MatchEvent::Play { text: "4".to_owned() });
    let state = game.begin_next(NextMatch::Explore).expect("a copy").state();
    let entry = state.menu.iter().flatten().find_map(|button| match &button.action {
        ButtonAction::Open { screen: Screen::Study { entry: entry @ StudyEntry::SetUp { .. } } } => Some(entry.clone()),
        _ => None,
    });
    let study = app.app.study(&entry.expect("a menu entry")).expect("a setting");
    let state = study.state();
    assert!(spoken(&state, place("connect-four", "d1")).contains("range"));
    assert_eq!(state.turns[1].button.is_on, Some(true));
    assert_eq!(state.sentence, "Ready to play. Tap the board to change the position.");
    let sheet = app.app.new_game("bridgit").expect("a game").state();
    assert_eq!(sheet.set_up.expect("a button").label, "Set up a position");
}

#[test]
fn person_plays_side_to_move_unrated() {
    let mut app = TestApp::default();
    let study = open(&mut app, "connect-four;position=35o6-b");
    let game = study.play_from_here(false).expect("it can be played");
    let play = game.lock();
    assert_eq!(play.board.session.players()[1], Player::Human);
    assert!(play.board.session.circumstances().unrated.is_some());
}

#[test]
fn exploring_leaves_the_finished_match_alone() {
    let mut app = TestApp::default();
    let game = app.begin("connect-four", [NewGameEvent::SetOpponent { opponent: Opponent::Person }]);
    for text in ["1", "2", "1", "2", "1", "2", "1"] {
        game.send(MatchEvent::Play { text: text.to_owned() });
    }
    let explore = ButtonAction::Begin { next: NextMatch::Explore };
    let enabled = |game: &Match| game.state().menu.iter().flatten().any(|it| it.action == explore && it.is_enabled);
    assert!(!enabled(&game), "nothing is left to play");
    let running = app.people("connect-four");
    assert!(enabled(&running), "no computer plays");
    let ranked = app.received("connect-four", &serde_json::json!({}), [Player::Human, Player::Level(3)], "4");
    assert!(!enabled(&ranked), "it would be a help");
    game.send(MatchEvent::GoTo { number: 4 });
    assert!(enabled(&game));
    let saved = game.save();
    let copy = game.begin_next(NextMatch::Explore).expect("a copy");
    let state = copy.state();
    assert!(state.analysis.is_some());
    assert_eq!((state.moves.len(), state.at), (4, 4));
    assert!(state.is_above && !game.state().is_above);
    assert_eq!(copy.lock().board.session.players(), [Player::Human; 2]);
    assert_eq!(game.save(), saved);
    copy.shown();
    let state = app.until(&copy, "values", |state| state.analysis.as_ref().is_some_and(|it| it.rows[2].mv.is_some()));
    let captions = |state: &MatchState| -> usize {
        let strokes =
            state.board.picture.groups.iter().flat_map(|group| group.strokes.iter().map(move |it| (it, group)));
        strokes.filter(|(it, _)| matches!(it, Stroke::Caption { .. })).map(|(_, group)| group.places.len()).sum()
    };
    running.shown();
    running.set_analysis(true);
    let plain =
        app.until(&running, "values", |state| state.analysis.as_ref().is_some_and(|it| it.rows[2].mv.is_some()));
    assert!(captions(&state) >= captions(&plain) + 4, "every move has its value on the board");
}

#[test]
fn answered_puzzle_and_review_can_be_explored() {
    let mut app = TestApp::default();
    let study = app.app.study(&StudyEntry::Puzzle { game: "connect-four".to_owned() }).expect("a puzzle");
    let explore = ButtonAction::PlayFromHere { explores: true };
    let enabled = |study: &Study| study.state().menu.iter().flatten().any(|it| it.action == explore && it.is_enabled);
    assert!(!enabled(&study) && study.play_from_here(true).is_err(), "it would give the answer away");
    study.send(StudyEvent::Answer);
    assert!(enabled(&study));
    let state = study.play_from_here(true).expect("it can be explored").state();
    assert!(state.analysis.is_some() && state.players.iter().all(|bar| !bar.is_computer));
    let game = app.begin("connect-four", [NewGameEvent::SetOpponent { opponent: Opponent::Person }]);
    game.send(MatchEvent::Play { text: "4".to_owned() });
    let review = app.app.study(&StudyEntry::Review { number: game.number() }).expect("a review");
    assert!(enabled(&review));
    let signs = ButtonAction::Open { screen: Screen::Signs { game: "connect-four".to_owned() } };
    assert!(review.state().menu.iter().flatten().any(|it| it.action == signs), "the marks are explained");
    assert_eq!(review.play_from_here(true).expect("it can be explored").state().moves.len(), 1);
    assert!(review.play_from_here(false).expect("it can be played").state().is_above, "Back leads to the review");
}
