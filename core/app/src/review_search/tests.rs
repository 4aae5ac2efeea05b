use super::{certify::Certification, consistent, losing_move};
use crate::environment::Pools;
use fivefold_engine::{
    game::{Proof, Side, Verdict},
    games::{self, played},
    puzzles,
    search::{Grade, Judgment, Worth},
};
use serde_json::json;

/// A mistake from one worth to another, in expected points; 0 is a proven loss, 1 a proven win.
fn mistake(before: f32, after: f32) -> Judgment {
    let worth = |points: f32| match points {
        0.0 => Worth::Proven(Proof { verdict: Verdict::Loss, moves: None }),
        1.0 => Worth::Proven(Proof { verdict: Verdict::Win, moves: None }),
        points => Worth::Estimated { value: 2.0 * points - 1.0, error: 0.05 },
    };
    Judgment {
        text: String::new(),
        grade: if before > after { Grade::Mistake } else { Grade::Kept },
        before: worth(before),
        after: worth(after),
        best: String::new(),
        lost: Some(before - after),
        refutation: Vec::new(),
        visits: 1,
    }
}

/// Returns the losing move of a game in which every other move is of the first side, which loses.
fn losing<const N: usize>(judged: [impl Into<Option<Judgment>>; N], is_given_up: bool) -> Option<usize> {
    let judged = judged.map(Into::into);
    let sides: Vec<Side> = Side::BOTH.into_iter().cycle().take(judged.len()).collect();
    losing_move(&sides, &judged, Side::First, is_given_up)
}

/// Regression test: an estimated loss counted as lost, and the move before the one that lost was named.
#[test]
fn losing_move_is_last_mistake_with_proven_loss() {
    let kept = || mistake(0.5, 0.5);
    let game = [mistake(0.48, 0.28), kept(), mistake(0.28, 0.0), mistake(1.0, 1.0)];
    assert_eq!(losing(game, false), Some(2));
    assert_eq!(
        losing([None, None, Some(mistake(0.28, 0.0)), Some(kept())], false),
        Some(2),
        "earlier moves do not matter"
    );
    assert_eq!(
        losing([Some(mistake(0.9, 0.0)), Some(kept()), None, Some(kept())], false),
        None,
        "a later move is not judged"
    );
    assert_eq!(losing([mistake(0.9, 0.0), kept(), mistake(0.0, 0.0)], false), Some(0), "it was lost already");
}

#[test]
fn estimated_loss_has_no_losing_move() {
    let kept = || mistake(0.5, 0.5);
    assert_eq!(losing([mistake(0.9, 0.5), kept(), mistake(0.5, 0.2)], false), None);
    assert_eq!(losing([kept(), kept()], false), None);
}

#[test]
fn position_given_up_early_has_no_losing_move() {
    assert_eq!(losing([mistake(0.9, 0.0), mistake(0.5, 0.5), mistake(0.5, 0.5)], true), None);
    assert_eq!(losing([mistake(0.9, 0.0)], true), Some(0));
}

/// Regression test: a move was judged at 39 % and the next position as lost.
#[test]
fn proof_of_next_position_is_the_result_of_the_move() {
    let sides: Vec<Side> = Side::BOTH.into_iter().cycle().take(4).collect();
    let won = mistake(1.0, 1.0);
    let judged = |all: [Option<Judgment>; 4]| {
        consistent(&sides, all.into()).into_iter().map(|it| it.map(|it| it.after.points())).collect::<Vec<_>>()
    };
    let even = || Some(Judgment { best: "other".to_owned(), ..mistake(0.5, 0.5) });
    let lost =
        consistent(&sides, vec![even(), even(), Some(Judgment { best: "reply".to_owned(), ..won.clone() }), even()]);
    let refutation = lost[1].as_ref().map(|judgment| (judgment.grade, judgment.refutation.clone()));
    assert_eq!(refutation, Some((Grade::Blunder, vec!["reply".to_owned()])));
    assert_eq!(judged([even(), even(), Some(won), even()]), [Some(0.5), Some(0.0), Some(1.0), Some(0.5)]);
    assert_eq!(judged([even(), even(), None, even()]), [None, None, None, Some(0.5)], "the later ones come first");
}

/// Regression test: a puzzle asked for the only defense in a lost position of Bridg-It.
#[test]
fn overlooked_win_in_lost_position_makes_no_puzzle() {
    let never = || false;
    let options = json!({ "size": 9 });
    let game = games::find("bridgit").expect("the game is offered");
    let mut overlooked = 0;
    for seed in 0..60_usize {
        let mut state = game.open(&options).expect("valid options");
        let (mut moves, mut sides, mut judged) = (Vec::new(), Vec::new(), Vec::new());
        while let Some(side) = state.status().side() {
            let legal = state.moves();
            let mv = legal[(seed * 7 + moves.len() * (seed + 3)) % legal.len()];
            judged.push(state.judge(mv, 1, &never));
            moves.push(mv);
            sides.push(side);
            state = played(&*state, mv);
        }
        let loser = sides.last().expect("the game has moves").other();
        // The last move of the loser alone is judged as a slip.
        let last = judged.len() - 2;
        for (_, judged) in judged.iter_mut().enumerate().filter(|(mv, _)| *mv != last) {
            judged.as_mut().expect("the judge is not stopped").grade = Grade::Kept;
        }
        let is_lost = judged[last].as_ref().is_some_and(|judged| judged.before.verdict() == Some(Verdict::Loss));
        if !is_lost || !judged[last].as_ref().is_some_and(|judged| judged.grade.is_slip()) {
            continue;
        }
        overlooked += 1;
        let options = options.clone();
        let pools: Pools = puzzles::pool;
        let certification = Certification { game, options, moves, sides, side: loser, pools };
        assert!(certification.run(&judged, &never).is_some_and(|puzzles| puzzles.is_empty()), "seed {seed}");
    }
    assert!(overlooked > 3, "{overlooked}");
}
