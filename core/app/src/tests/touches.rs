use super::driver::TestDriver as _;
use super::fixture::{THINKER, TestApp, saved, small_games, targets, visible_state};
use crate::{Match, MatchState, NewsKind};
use fivefold_engine::{
    game::Target,
    session::{Player, Session},
};

/// The distance between touched points, smaller than any element of a board.
const STEP: f64 = 0.4;

/// Returns a match in a deterministic state of this kind.
fn in_state(fixture: &mut TestApp, game: &str, options: &serde_json::Value, kind: &str) -> Match {
    let moves = moves(game, options, if kind == "over" { 500 } else { 5 });
    let players = [Player::Human; 2];
    let opened = fixture.app.receive(&saved(game, options, players, &moves)).expect("a valid saved game");
    match kind {
        "begun" => drop(opened.touch(targets(&opened)[0])),
        "computer" => {
            let side = opened.state().headline_side.expect("a side is to move");
            opened.set_player(side, THINKER);
        }
        "review" => drop(opened.go_to(2)),
        _ => {}
    }
    opened
}

/// Returns up to `most` deterministic legal moves of a game.
fn moves(game: &str, options: &serde_json::Value, most: usize) -> String {
    let mut session = Session::new(game, options).expect("the options make a game");
    for number in 0..most {
        let legal = session.legal_moves();
        let Some(mv) = legal.get((number * 7) % legal.len().max(1)) else { break };
        session.play(mv).expect("the move is legal");
    }
    session.played().iter().map(|mv| mv.text.clone()).collect::<Vec<_>>().join(" ")
}

/// Returns whether a touch changed nothing and gave no explanation; a result on the screen is one.
fn is_silent(before: &MatchState, after: &MatchState) -> bool {
    let is_told = match &after.result {
        Some(_) => !after.moment.announcement.is_empty() && after.news.kind != NewsKind::Refusal,
        None => after.news.kind == NewsKind::Refusal && !after.news.text.is_empty(),
    };
    visible_state(before) == visible_state(after) && !is_told
}

#[test]
fn every_refused_touch_explains_why() {
    for (game, options) in small_games() {
        for kind in ["played", "begun", "over", "computer", "review"] {
            let mut fixture = TestApp::default();
            if kind == "review" && moves(game, &options, 500).is_empty() {
                continue;
            }
            let mut opened = in_state(&mut fixture, game, &options, kind);
            let mut before = opened.state();
            let (width, height) = (before.board.picture.width, before.board.picture.height);
            let (mut x, mut y) = (0.05, 0.05);
            while y < height {
                let after = opened.touch_at(x, y);
                assert!(!is_silent(&before, &after), "{game}, {kind}: no explanation at {x:.2}, {y:.2}");
                if visible_state(&before) != visible_state(&after) {
                    let number = opened.number();
                    drop(opened);
                    fixture.app.delete(number);
                    opened = in_state(&mut fixture, game, &options, kind);
                    before = opened.state();
                }
                x += STEP;
                if x >= width {
                    (x, y) = (0.05, y + STEP);
                }
            }
        }
    }
}

#[test]
fn every_layout_place_answers_touch() {
    for (game, options) in small_games() {
        for kind in ["played", "begun", "over", "computer"] {
            let mut fixture = TestApp::default();
            let opened = in_state(&mut fixture, game, &options, kind);
            let places: Vec<Target> = opened.state().board.spoken.iter().map(|element| element.target).collect();
            for target in places {
                let before = opened.state();
                let after = opened.touch(target);
                assert!(!is_silent(&before, &after), "{game}, {kind}: no explanation at {target:?}");
                if visible_state(&before) != visible_state(&after) {
                    opened.undo();
                }
            }
        }
    }
}

#[test]
fn pier_explains_where_bridges_are_built() {
    let mut fixture = TestApp::default();
    let game = fixture.people("bridgit");
    let state = game.state();
    let cell = state.board.spoken.iter().find(|element| element.label.starts_with("d4")).expect("a cell");
    let state = game.touch_at(cell.x + 0.5, cell.y - 0.5);
    assert_eq!(state.news.text, "d5 is an orange pier. Build bridges between piers.");
    let state = game.touch_at(cell.x - 0.5, cell.y + 0.5);
    assert_eq!(state.news.text, "c4 is a blue pier. Build bridges between piers.");
}

#[test]
fn touch_outside_picture_is_ignored() {
    let mut fixture = TestApp::default();
    let game = fixture.people("lines-of-action");
    assert_eq!(game.touch_at(0.02, 0.02).news.text, "You can’t play there.");
    game.touch(targets(&game)[0]);
    assert_eq!(game.touch_at(-0.1, 0.5).news.kind, NewsKind::Quiet);
}
