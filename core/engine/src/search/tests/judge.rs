//! Tests of the judge: brute force in the smallest game, and invariants in every game.

use std::cell::Cell;

use serde_json::json;

use super::games::{after_random_moves, play};
use super::tic_tac_toe;
use crate::game::{Move, PositionHistory, Proof, Rules, Side, Verdict, testing::BruteForce, whole_moves};
use crate::games::template::TicTacToe;
use crate::games::{self, GameState};
use crate::search::judge::graded;
use crate::search::{Grade, JUDGE_VISITS, Judgment, Worth, judge, last_safe};

const NEVER: &dyn Fn() -> bool = &|| false;

/// Returns the error of an estimate.
fn error(value: f32, visits: u64) -> f32 {
    match Worth::estimated(value, visits) {
        Worth::Estimated { error, .. } => error,
        Worth::Proven(_) => panic!("simulations prove nothing"),
    }
}

#[test]
fn estimate_error_shrinks_with_visits_and_clear_results() {
    // The error that remains however many simulations are made.
    let blindness = error(0.0, 1 << 60);
    let by_chance = |value, visits| error(value, visits) - blindness;
    let is_near = |one: f32, two: f32| (one / two - 1.0).abs() < 0.01;
    assert!(blindness > 0.0);
    assert!(is_near(by_chance(0.0, 1_000), 2.0 * by_chance(0.0, 4_000)));
    // Results are +1 and -1, whose variance is 1 - value², and nothing is certain.
    assert!(is_near(by_chance(0.0, 1_000), (1.05_f32 / 0.05).sqrt() * by_chance(1.0, 1_000)));
    assert!(is_near(by_chance(-0.6, 1_000), (0.69_f32 / 0.05).sqrt() * by_chance(1.0, 1_000)));
    let is_same = |one: f32, two: f32| (one - two).abs() < f32::EPSILON;
    assert!(is_same(error(0.5, 0), error(0.5, 1)), "without visits the error is that of one visit");
    assert!(is_same(error(0.0, 1), 1.0), "the error is at most 1");
}

const fn estimated(value: f32, error: f32) -> Worth {
    Worth::Estimated { value, error }
}

const fn proven(verdict: Verdict, moves: Option<u16>) -> Worth {
    Worth::Proven(Proof { verdict, moves })
}

/// Creates a judgment in which only the values matter.
const fn kept(before: Worth, after: Worth) -> Judgment {
    Judgment {
        text: String::new(),
        grade: Grade::Kept,
        before,
        after,
        best: String::new(),
        lost: None,
        refutation: Vec::new(),
        visits: 0,
    }
}

#[test]
fn estimates_are_graded_by_points_lost_beyond_error() {
    // Converts expected points to a value.
    let points = |points: f32| 2.0_f32.mul_add(points, -1.0);
    for (best, played, error, expected) in [
        // Losses at and just below the threshold of a blunder, and at the others.
        (points(0.3), -1.0, 0.0, Grade::Blunder),
        (points(0.29), -1.0, 0.0, Grade::Mistake),
        (points(0.57), points(0.4), 0.0, Grade::Mistake),
        (points(0.5), points(0.4), 0.0, Grade::Inaccuracy),
        (points(0.5), points(0.45), 0.0, Grade::Kept),
        (0.0, 0.5, 0.0, Grade::Kept),
        // Intervals that overlap, touch, and are apart.
        (0.5, 0.0, 0.375, Grade::Unsure),
        (0.5, 0.0, 0.25, Grade::Unsure),
        (0.5, 0.0, 0.125, Grade::Mistake),
        // The grade is one step milder where both values are beyond 0.85 points, that bound included.
        (points(0.97), points(0.85), 0.0, Grade::Kept),
        (points(0.97), points(0.84), 0.0, Grade::Inaccuracy),
        (1.0, points(0.81), 0.0, Grade::Mistake),
        (-points(0.85), -points(0.97), 0.0, Grade::Kept),
        (-points(0.84), -points(0.97), 0.0, Grade::Inaccuracy),
    ] {
        let (grade, lost) = graded(estimated(played, error), estimated(best, error), false, &[None, None]);
        assert_eq!(grade, expected, "{played} where {best} is possible, to {error}");
        assert!(lost.is_some_and(|lost| lost >= 0.0));
    }
    assert_eq!(graded(estimated(-1.0, 0.0), estimated(1.0, 0.0), true, &[None]), (Grade::Kept, Some(0.0)));
}

#[test]
fn proven_loss_is_a_mistake_while_another_move_holds_out() {
    let lost = proven(Verdict::Loss, Some(8));
    for (value, error, expected) in [
        (0.5, 0.1, Grade::Blunder),
        // An estimate that may be a loss as well.
        (-0.5, 0.6, Grade::Mistake),
        // Hardly any points are lost where the result is hardly in doubt.
        (-0.8, 0.1, Grade::Inaccuracy),
        (-0.98, 0.3, Grade::Inaccuracy),
    ] {
        let (grade, _) = graded(lost, estimated(value, error), false, &[None, Some(Verdict::Loss)]);
        assert_eq!(grade, expected, "where {value} is possible, to {error}");
    }
    assert_eq!(graded(lost, lost, true, &[Some(Verdict::Loss)]), (Grade::Equal, None));
}

#[test]
fn loss_at_once_is_a_mistake_in_a_lost_position() {
    let lost = |moves| proven(Verdict::Loss, moves);
    let others = [Some(Verdict::Loss), Some(Verdict::Loss)];
    let grade = |played, best| graded(lost(played), lost(best), false, &others);
    for best in [Some(4), None] {
        assert_eq!(grade(Some(2), best), (Grade::Mistake, Some(0.0)), "{best:?}");
    }
    assert_eq!(graded(lost(Some(2)), lost(None), true, &others), (Grade::Equal, None), "no move is better");
    for (played, best) in [(Some(4), Some(8)), (Some(2), Some(2)), (None, Some(4))] {
        assert_eq!(grade(played, best), (Grade::Equal, None), "{played:?}, {best:?}");
    }
}

#[test]
fn proof_after_the_next_move_changes_value_and_grade() {
    let proof = |verdict| Proof { verdict, moves: None };
    let given = |grade, best: &str, verdict| {
        let before = kept(estimated(-0.2, 0.2), estimated(-0.24, 0.2));
        let judgment = Judgment { grade, best: best.to_owned(), ..before }.with_proof(proof(verdict));
        assert_eq!(judgment.after, Worth::Proven(proof(verdict)));
        (judgment.grade, judgment.before.verdict(), judgment.best)
    };
    let text = kept(estimated(0.0, 0.1), estimated(0.0, 0.1)).text;
    let own = || text.clone();
    // Another move may hold out, or the search has found none.
    assert_eq!(given(Grade::Unsure, "other", Verdict::Loss), (Grade::Blunder, None, "other".to_owned()));
    assert_eq!(given(Grade::Kept, &text, Verdict::Loss), (Grade::Kept, None, own()));
    assert_eq!(given(Grade::Mistake, "other", Verdict::Win), (Grade::Kept, Some(Verdict::Win), own()));
    assert_eq!(given(Grade::Only, &text, Verdict::Loss), (Grade::Equal, Some(Verdict::Loss), own()));
    assert_eq!(given(Grade::Only, &text, Verdict::Draw), (Grade::Only, Some(Verdict::Draw), own()));
    assert_eq!(given(Grade::Forced, &text, Verdict::Win), (Grade::Forced, Some(Verdict::Win), own()));
    let known = kept(estimated(0.0, 0.1), proven(Verdict::Draw, None));
    assert_eq!(known.clone().with_proof(proof(Verdict::Loss)), known, "its own proof is kept");
}

#[test]
fn loss_is_hastened_if_another_move_holds_out() {
    let lost = |moves| proven(Verdict::Loss, Some(moves));
    assert!(kept(lost(30), lost(4)).hastens_loss(3), "the winner needs two moves");
    assert!(!kept(lost(6), lost(4)).hastens_loss(3), "three before");
    assert!(!kept(lost(30), lost(8)).hastens_loss(3), "it is far");
    assert!(kept(estimated(0.0, 0.1), lost(2)).hastens_loss(3));
    assert!(!kept(lost(30), proven(Verdict::Draw, None)).hastens_loss(3));
}

#[test]
fn slower_by_is_none_unless_win_stays_a_win() {
    let (win, loss) = (proven(Verdict::Win, Some(3)), proven(Verdict::Loss, Some(8)));
    assert_eq!(kept(win, proven(Verdict::Win, Some(8))).slower_by(), Some(2));
    assert_eq!(kept(win, win).slower_by(), None);
    assert_eq!(kept(win, loss).slower_by(), None);
    assert_eq!(kept(proven(Verdict::Draw, Some(3)), proven(Verdict::Win, Some(8))).slower_by(), None);
}

/// Returns the result of a move for the side that makes it, by brute force.
fn verdict_of(position: TicTacToe, mv: Move) -> Verdict {
    BruteForce::default().value_of(&position, mv).verdict
}

/// Returns whether the opponent can win at once after a move.
fn loses_at_once(position: TicTacToe, mv: Move) -> bool {
    let proof = BruteForce::default().value_of(&position, mv);
    (proof.verdict, proof.moves) == (Verdict::Loss, 2)
}

/// Returns the only possible grade of a move when everything is known.
fn expected(position: TicTacToe, mv: Move) -> Grade {
    let own = verdict_of(position, mv);
    let mut others = whole_moves(&position, Move::default());
    others.retain(|other| *other != mv);
    let is_lost = own == Verdict::Loss && others.iter().all(|other| verdict_of(position, *other) == own);
    if is_lost && loses_at_once(position, mv) && others.iter().any(|other| !loses_at_once(position, *other)) {
        return Grade::Mistake;
    }
    let others: Vec<Verdict> = others.into_iter().map(|other| verdict_of(position, other)).collect();
    let best = others.iter().copied().max();
    match best {
        None => Grade::Forced,
        Some(_) if others.iter().all(|other| *other == own) => Grade::Equal,
        Some(best) if best < own => Grade::Only,
        Some(best) if best > own => Grade::GaveAway,
        Some(_) => Grade::Kept,
    }
}

#[test]
fn tic_tac_toe_moves_are_graded_by_their_results() {
    for moves in ["b2 a1", "a1 b2", "a1 a2 b1", "a1 c3 b2 b1", "b2 a1 c3 a3", "a1 b2 c3 a3 c1", "a1 b1 a2 b2 c3"] {
        let history = tic_tac_toe(moves);
        for mv in whole_moves(history.position(), Move::default()) {
            let judged = judge(&history, mv, 20_000, NEVER).expect("the judge is not stopped");
            assert_eq!(judged.grade, expected(*history.position(), mv), "{moves}: {judged:?}");
            assert_eq!(
                judged.before.verdict(),
                Some(BruteForce::default().value(history.position()).verdict),
                "{moves}: {judged:?}"
            );
            assert_eq!(judged.after.verdict(), Some(verdict_of(*history.position(), mv)), "{moves}: {judged:?}");
            assert_eq!(judged.grade.is_slip(), !judged.refutation.is_empty(), "{moves}: {judged:?}");
        }
    }
}

#[test]
fn judgment_reports_lost_points() {
    let history = tic_tac_toe("a1 b2 c3");
    let judged = |text: &str| {
        let mv = history.position().read_move(text).expect("the move is legal");
        judge(&history, mv, 20_000, NEVER).expect("the judge is not stopped")
    };
    let (corner, side) = (judged("a3"), judged("a2"));
    assert_eq!((corner.grade, corner.lost), (Grade::GaveAway, Some(0.5)), "{corner:?}");
    assert_eq!(corner.refutation.first().map(String::as_str), Some("c1"), "{corner:?}");
    assert_eq!((side.grade, side.lost), (Grade::Kept, Some(0.0)), "{side:?}");
    assert_eq!(side.best, "a2", "no other move is better");
}

#[test]
fn slower_win_is_graded_as_kept() {
    // Orange wins immediately by c1, and later by any move that makes two threats.
    let history = tic_tac_toe("a1 a2 b1 b3");
    let win = history.position().read_move("c1").expect("the move is legal");
    let slower = whole_moves(history.position(), Move::default())
        .into_iter()
        .find(|mv| *mv != win && verdict_of(*history.position(), *mv) == Verdict::Win)
        .expect("another move wins too");
    let judged = judge(&history, slower, 20_000, NEVER).expect("the judge is not stopped");
    assert_eq!((judged.grade, judged.best.as_str()), (Grade::Kept, "c1"), "{judged:?}");
    assert_eq!(judged.slower_by(), Some(1), "{judged:?}");
}

#[test]
fn judgment_loses_only_points_of_result_change() {
    let history = tic_tac_toe("a1 a2 b1 b3");
    let win = history.position().read_move("c1").expect("the move is legal");
    let mut is_given_away = false;
    for mv in whole_moves(history.position(), Move::default()) {
        let judged = judge(&history, mv, 20_000, NEVER).expect("the judge is not stopped");
        let value = verdict_of(*history.position(), mv);
        let (slower, lost) = match value {
            Verdict::Win => ((mv != win).then_some(1), 0.0),
            Verdict::Draw => (None, 0.5),
            Verdict::Loss => (None, 1.0),
        };
        is_given_away |= value == Verdict::Draw;
        assert_eq!((judged.slower_by(), judged.lost), (slower, Some(lost)), "{judged:?}");
    }
    assert!(is_given_away, "a move gives the win away to a draw");
}

#[test]
fn judge_returns_none_when_game_has_ended() {
    let history = tic_tac_toe("a1 a2 b1 b2");
    let mv = history.position().read_move("c1").expect("the move is legal");
    let mut over: PositionHistory<TicTacToe> = history.clone();
    mv.actions().for_each(|action| over.play_unchecked(action));
    assert_eq!(judge(&over, mv, 100, NEVER), None);
}

/// The simulations of the judgments in every game.
const VISITS: u64 = 400;

#[test]
fn judgments_are_consistent_in_every_game() {
    for game in games::every() {
        for (moves, seed) in [(0, 1), (3, 2), (8, 3), (14, 4), (30, 5)] {
            let state = after_random_moves(game.id(), moves, seed);
            let legal = state.moves();
            for mv in legal.iter().step_by(legal.len().div_ceil(3).max(1)) {
                let judged = state.judge(*mv, VISITS, NEVER).expect("the judge is not stopped");
                assert_consistent(state.as_ref(), &judged, legal.len());
                assert_eq!(state.judge(*mv, VISITS, NEVER), Some(judged), "{}: reproducible", game.id());
            }
        }
    }
}

fn assert_consistent(state: &dyn GameState, judged: &Judgment, legal: usize) {
    let context = format!("{} {}: {judged:?}", state.game(), state.position().text_board());
    assert_eq!(judged.grade == Grade::Forced, legal == 1, "{context}");
    let best = state.read_move(&judged.best).expect("the best move is legal");
    let played = state.read_move(&judged.text).expect("the move is legal");
    if best == played {
        assert!(!judged.grade.is_slip() && judged.grade != Grade::Unsure, "{context}");
        assert!(judged.before.points() <= judged.after.points(), "{context}");
    }
    if judged.grade.is_slip() {
        assert!(judged.before.points() > judged.after.points(), "{context}");
        assert!(judged.lost.is_some_and(|lost| lost > 0.0), "{context}");
        let is_verified = judged.is_proven() || judged.visits > VISITS;
        assert!(is_verified, "a short search alone blames no move: {context}");
    }
    if judged.is_proven() {
        assert!(judged.before.verdict() >= judged.after.verdict(), "{context}");
        let fell = judged.before.verdict() > judged.after.verdict();
        assert_eq!(judged.grade == Grade::GaveAway, fell, "{context}");
    } else {
        assert_ne!(judged.grade, Grade::GaveAway, "{context}");
    }
    let mut after = state.copy();
    play(after.as_mut(), played);
    for (number, text) in judged.refutation.iter().enumerate() {
        let mv = after.read_move(text).unwrap_or_else(|error| panic!("{error} in {context}"));
        let wins = winning_replies(after.as_ref(), mv);
        if number % 2 == 1 && wins > 0 {
            let fewest = after.moves().into_iter().map(|mv| winning_replies(after.as_ref(), mv)).min();
            assert_eq!(Some(wins), fewest, "{text} is no defense in {context}");
        }
        play(after.as_mut(), mv);
    }
}

/// Regression test: a move that overlooked the last bridge was called the longest defense.
#[test]
fn overlooked_win_is_a_mistake_in_a_lost_position_of_bridgit() {
    let mut judged = 0;
    for seed in 0..120 {
        let state = after_random_moves("bridgit", 40, seed);
        let loses = |mv: &Move| winning_replies(state.as_ref(), *mv) > 0;
        let is_lost = state.solve(u64::MAX, NEVER).is_some_and(|solved| solved.proof.verdict == Verdict::Loss);
        let moves = state.moves();
        let overlooked = moves.iter().copied().find(loses).filter(|_| is_lost && !moves.iter().all(loses));
        let Some(overlooked) = overlooked else { continue };
        let judgment = state.judge(overlooked, JUDGE_VISITS, NEVER).expect("the judge is not stopped");
        assert_eq!(judgment.grade, Grade::Mistake, "seed {seed}: {judgment:?}");
        assert!(!loses(&state.read_move(&judgment.best).expect("a legal move")), "seed {seed}: {judgment:?}");
        judged += 1;
    }
    assert!(judged > 5, "{judged}");
}

/// Regression test: with every move lost at once, the side that erred ignored the threat.
#[test]
fn refutation_answers_threat_of_lost_position() {
    let moves = "d3:sw+ d1:nw| c3:ne| c5:sw+ a4:nw| e2:se+ c3:se| c2:nw| a1:sw+ a5:se| c3:se| b5:se|";
    let mut state = games::find("pentago-twist").expect("an offered game").open(&json!({})).expect("valid options");
    for text in moves.split(' ') {
        let mv = state.read_move(text).expect("a legal move");
        play(state.as_mut(), mv);
    }
    let mv = state.read_move("b3:se|").expect("a legal move");
    let judged = state.judge(mv, JUDGE_VISITS, NEVER).expect("the judge is not stopped");
    assert_eq!(judged.refutation[0], "e5:sw+");
    assert!(judged.refutation[1].starts_with("d5:"), "d5 makes five: {:?}", judged.refutation);
    assert_consistent(state.as_ref(), &judged, state.moves().len());
}

fn winning_replies(state: &dyn GameState, mv: Move) -> usize {
    let mut after = state.copy();
    play(after.as_mut(), mv);
    let wins = |reply: Move| {
        let mut won = after.copy();
        play(won.as_mut(), reply);
        won.status().ending().is_some_and(|ending| ending.outcome.winner() == after.status().side())
    };
    after.moves().into_iter().filter(|reply| wins(*reply)).count()
}

/// Positions in which every move, or the played one and the best one, have the same result, but only a long search shows
/// it: a judgment by one short search blamed each of these moves.
#[test]
fn move_without_loss_is_not_blamed_on_boards_without_book() {
    let special = json!({"rows": 7, "columns": 5, "mode": "ban-bonus", "ban": "b3", "bonus": "d2"});
    for (options, moves, played) in [
        (special, "1 1 4 4:1 5 3", "4"),
        (json!({"rows": 6, "columns": 6, "mode": "ban", "ban": "d1"}), "2 4 1 1 4 5", "1"),
        (json!({"rows": 7, "columns": 6}), "5 5 1 5 2 4 2", "3"),
    ] {
        let game = games::find("connect-any").expect("an offered game");
        let mut state = game.open(&options).expect("valid options");
        for text in moves.split(' ') {
            let mv = state.read_move(text).expect("a legal move");
            play(state.as_mut(), mv);
        }
        let mv = state.read_move(played).expect("a legal move");
        let judged = state.judge(mv, JUDGE_VISITS, NEVER).expect("the judge is not stopped");
        assert!(!judged.grade.is_slip(), "{options}: {judged:?}");
    }
}

#[test]
fn judge_returns_none_soon_after_stop() {
    for (game, moves) in [("connect-four", 10), ("pentago-twist", 4), ("lines-of-action", 4)] {
        let state = after_random_moves(game, moves, 7);
        let asked = Cell::new(0);
        let stop = || {
            asked.set(asked.get() + 1);
            true
        };
        assert_eq!(state.judge(state.moves()[0], 1 << 20, &stop), None, "{game}");
        assert!(asked.get() < 10, "{game} went on");
    }
}

#[test]
fn judge_checks_stop_every_sixteen_simulations() {
    let state = after_random_moves("lines-of-action", 4, 7);
    let asked = Cell::new(0_u64);
    let never = || {
        asked.set(asked.get() + 1);
        false
    };
    let judged = state.judge(state.moves()[0], 1_600, &never).expect("the judge is not stopped");
    let expected = judged.visits / 16;
    assert!(expected >= 100, "{judged:?}");
    assert!((expected..expected + 10).contains(&asked.get()), "asked {} times", asked.get());
}

#[test]
fn played_move_is_searched_however_bad_it_seems() {
    let state = after_random_moves("lines-of-action", 6, 2);
    for mv in state.moves() {
        let judged = state.judge(mv, 2_000, NEVER).expect("the judge is not stopped");
        if let Worth::Estimated { error, .. } = judged.after {
            assert!(error < 0.25, "a quarter of the simulations are reserved for it: {judged:?}");
        }
    }
}

#[test]
fn last_safe_counts_only_moves_of_loser() {
    let judged = |verdict| kept(proven(verdict, None), proven(verdict, None));
    let (win, draw, loss) = (judged(Verdict::Win), judged(Verdict::Draw), judged(Verdict::Loss));
    let game = [
        (Side::First, Some(&win)),
        (Side::Second, Some(&loss)),
        (Side::First, Some(&draw)),
        (Side::Second, Some(&win)),
        (Side::First, Some(&loss)),
    ];
    assert_eq!(last_safe(&game, Side::First), Some(2));
    assert_eq!(last_safe(&game, Side::Second), Some(3));
    assert_eq!(last_safe(&game[4..], Side::First), None, "the loser was never safe");
    assert_eq!(last_safe(&[(Side::First, None)], Side::First), None, "the move has no judgment");
    // An estimate is safe if the game may still be even.
    for (value, is_safe) in [(-0.25, true), (-0.5, true), (-0.75, false)] {
        let judged = kept(estimated(value, 0.5), estimated(value, 0.5));
        assert_eq!(last_safe(&[(Side::First, Some(&judged))], Side::First).is_some(), is_safe, "{value}");
    }
}
