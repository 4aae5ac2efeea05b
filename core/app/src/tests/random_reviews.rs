//! Reviews of random games, where mistakes of every kind are made.

use serde_json::{Value, json};

use super::driver::offers;
use super::fixture::{TestApp, TestRng};
use crate::{StudyEntry, StudyEvent, StudyState, Tone};
use fivefold_engine::session::{Player, Session};

/// The length of the games, and the number of mistakes that are retried in each.
const MOVES: usize = 16;
const RETRIED: usize = 3;

fn random_moves(game: &str, options: &Value, rng: &mut TestRng) -> String {
    let mut session = Session::new(game, options).expect("the options make a game");
    let mut moves = Vec::new();
    while moves.len() < MOVES && !session.is_over() {
        let mv = rng.of(&session.legal_moves());
        session.play(&mv).expect("it is legal");
        moves.push(mv);
    }
    moves.join(" ")
}

/// Returns whether an attempt was judged.
fn is_judged(state: &StudyState) -> bool {
    offers(state, StudyEvent::TryAgain) || offers(state, StudyEvent::NextSlip)
}

#[test]
fn moves_of_random_games_are_explained_and_retried() {
    let games = [
        ("bridgit", json!({ "size": 5 })),
        ("lines-of-action", json!({ "size": 5 })),
        ("connect-four", json!({})),
        ("connect-any", json!({ "columns": 5, "rows": 5 })),
        ("pentago-twist", json!({})),
    ];
    let mut tones = [0; 2];
    for (seed, (game, options)) in (1..).zip(games.iter().cycle().take(3 * games.len())) {
        let mut rng = TestRng::new(seed);
        let mut fixture = TestApp::default();
        let players = [Player::Human, if seed % 2 == 0 { Player::Human } else { Player::Level(1) }];
        let moves = random_moves(game, options, &mut rng);
        let number = fixture.received(game, options, players, &moves).number();
        let study = fixture.app.study(&StudyEntry::Review { number }).expect("the match is stored");
        let until = |is_so: fn(&StudyState) -> bool| {
            while !is_so(&study.state()) {
                study.heard(fixture.next_message());
            }
            study.state()
        };
        study.shown();
        let last = until(|state| state.progress.is_none()).moves.len();
        for number in 1..=last {
            let state = study.go_to(u32::try_from(number).expect("a short game"));
            assert!(!state.sentence.is_empty(), "{game} {moves}, {number}");
        }
        study.after(StudyEvent::First);
        for _ in 0..RETRIED {
            if !offers(&study.after(StudyEvent::NextSlip), StudyEvent::Retry) {
                break;
            }
            study.after(StudyEvent::Retry);
            study.play(&rng.of(&study.legal_moves()).text);
            let state = until(is_judged);
            match state.tone {
                Tone::Good => tones[0] += 1,
                Tone::Bad => tones[1] += 1,
                Tone::Quiet => panic!("{game} {moves}: {}", state.sentence),
            }
            while offers(&study.state(), StudyEvent::Refute) {
                assert!(!study.after(StudyEvent::Refute).sentence.is_empty());
            }
            study.after(StudyEvent::Answer);
            study.after(StudyEvent::Continue);
        }
    }
    assert!(tones.iter().all(|count| *count > 0), "right and wrong attempts: {tones:?}");
}
