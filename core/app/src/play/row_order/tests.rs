use super::*;
use fivefold_engine::{
    game::{Proof, Verdict},
    games,
    search::SearchView,
};

/// Returns the results of a search that values columns of Connect Four, best first.
fn results(candidates: &[(&str, f32, Option<Verdict>)]) -> SearchResults {
    let candidates = candidates.iter().map(|(mv, value, verdict)| MoveEvaluation {
        mv: (*mv).to_owned(),
        visits: 100,
        value: *value,
        proof: verdict.map(|verdict| Proof { verdict, moves: None }),
    });
    SearchResults::of(SearchView { candidates: candidates.collect(), ..SearchView::default() })
}

fn rows(order: &RowOrder, results: &SearchResults) -> Vec<String> {
    let state = games::find("connect-four").expect("a game").open(&serde_json::json!({})).expect("valid options");
    order.best_moves(results, state.as_ref()).into_iter().map(|mv| mv.mv.clone()).collect()
}

const SECOND: Duration = Duration::from_secs(1);

#[test]
fn rows_keep_their_order_while_values_are_close() {
    let mut order = RowOrder::default();
    order.update(&results(&[("4", 0.20, None), ("3", 0.18, None), ("5", 0.17, None)]), SECOND, false);
    let close = results(&[("3", 0.20, None), ("4", 0.19, None), ("5", 0.17, None)]);
    order.update(&close, 10 * SECOND, false);
    assert_eq!(rows(&order, &close), ["4", "3", "5"]);
    order.update(&close, 11 * SECOND, true);
    assert_eq!(rows(&order, &close), ["3", "4", "5"], "the search has ended");
}

/// Regression test: the first row kept a move with a twentieth of the simulations of the best one.
#[test]
fn row_gives_way_to_a_much_more_visited_move() {
    let mut order = RowOrder::default();
    order.update(&results(&[("4", 0.20, None), ("3", 0.20, None)]), SECOND, false);
    let mut other = results(&[("3", 0.20, None), ("4", 0.20, None)]);
    order.update(&other, 10 * SECOND, false);
    assert_eq!(rows(&order, &other), ["4", "3"]);
    other.view.candidates[0].visits = 401;
    order.update(&other, 11 * SECOND, false);
    assert_eq!(rows(&order, &other), ["3", "4"]);
}

#[test]
fn rows_change_their_order_once_a_second() {
    let mut order = RowOrder::default();
    order.update(&results(&[("4", 0.20, None), ("3", 0.18, None), ("5", 0.17, None)]), SECOND, false);
    let settled = results(&[("3", 0.30, None), ("4", 0.20, None), ("5", 0.17, None)]);
    order.update(&settled, SECOND + SECOND / 2, false);
    assert_eq!(rows(&order, &settled), ["3", "4", "5"], "the search has just begun");
    let clear = results(&[("5", 0.40, None), ("4", 0.20, None), ("3", 0.18, None)]);
    order.update(&clear, 2 * SECOND, false);
    assert_eq!(rows(&order, &clear), ["3", "4", "5"]);
    order.update(&clear, 3 * SECOND, false);
    assert_eq!(rows(&order, &clear), ["5", "4", "3"]);
    let won = results(&[("1", 1.0, Some(Verdict::Win)), ("5", 0.40, None), ("4", 0.20, None)]);
    order.update(&won, 3 * SECOND, false);
    assert_eq!(rows(&order, &won), ["1", "5", "4"], "a proof does not wait");
    let lost = results(&[("5", 0.40, None), ("4", 0.20, None), ("1", -1.0, Some(Verdict::Loss))]);
    order.update(&lost, 3 * SECOND, false);
    assert_eq!(rows(&order, &lost), ["5", "4", "1"], "a lost move is not first");
    let drawn = results(&[("2", 0.60, None), ("4", 0.20, None), ("5", 0.0, Some(Verdict::Draw))]);
    order.update(&drawn, 3 * SECOND, false);
    assert_eq!(rows(&order, &drawn), ["2", "4", "5"], "a draw is not before a good chance");
}

#[test]
fn new_moves_fill_empty_rows_at_once() {
    let mut order = RowOrder::default();
    order.update(&results(&[("4", 0.20, None)]), SECOND, false);
    let more = results(&[("3", 0.30, None), ("4", 0.20, None)]);
    order.update(&more, SECOND, false);
    assert_eq!(rows(&order, &more), ["3", "4"]);
    let others = results(&[("1", 0.10, None), ("2", 0.05, None)]);
    order.update(&others, SECOND, false);
    assert_eq!(rows(&order, &others), ["1", "2"], "the results of another search");
    order.reset();
    assert!(rows(&order, &others).is_empty());
}

#[test]
fn moves_of_few_visits_are_not_listed_below_worse_ones() {
    let mut order = RowOrder::default();
    let mut unsure = results(&[("4", 0.32, None), ("6", 0.50, None), ("3", 0.33, None), ("2", 0.10, None)]);
    unsure.view.candidates[1].visits = 20;
    order.update(&unsure, SECOND, false);
    assert_eq!(rows(&order, &unsure), ["4", "3", "2"]);
    let known = results(&[("6", 0.45, None), ("4", 0.32, None), ("3", 0.30, None), ("2", 0.10, None)]);
    order.update(&known, 3 * SECOND, false);
    assert_eq!(rows(&order, &known), ["6", "4", "3"]);
}

/// Regression test: a proven draw and better moves with as many simulations were missing below a worse move.
#[test]
fn better_moves_of_enough_visits_are_listed_above_worse_ones() {
    let mut order = RowOrder::default();
    let mut found =
        results(&[("4", 0.32, None), ("1", -0.36, None), ("2", -0.28, None), ("3", 0.0, Some(Verdict::Draw))]);
    found.view.candidates[3].visits = 1;
    order.update(&found, SECOND, false);
    assert_eq!(rows(&order, &found), ["4", "3", "2"]);
}

#[test]
fn moves_to_same_position_are_listed_once() {
    let state = games::find("pentago-twist").expect("a game").open(&serde_json::json!({})).expect("valid options");
    // A twist of an empty quadrant changes nothing; one of the quadrant with the stone moves it.
    let moves = ["a6:ne+", "a6:sw|", "a6:nw+", "a6:se|", "b5:ne+"].map(|mv| (mv, 0.1, None));
    let results = results(&moves);
    let mut order = RowOrder::default();
    order.update(&results, SECOND, false);
    let rows: Vec<&str> = order.best_moves(&results, state.as_ref()).into_iter().map(|mv| mv.mv.as_str()).collect();
    assert_eq!(rows, ["a6:ne+", "a6:nw+", "b5:ne+"]);
}

#[test]
fn estimate_is_shown_no_higher_than_the_one_above() {
    let results = results(&[
        ("4", -0.08, None),
        ("3", -0.06, None),
        ("1", 0.0, Some(Verdict::Draw)),
        ("5", -0.2, None),
        ("6", -1.0, Some(Verdict::Loss)),
    ]);
    let rows: Vec<&MoveEvaluation> = results.view.candidates.iter().collect();
    assert_eq!(shown_values(&rows), [-0.08, -0.08, 0.0, -0.2, -1.0]);
}

/// Regression test: below a winning move stood moves that lose, which the search had not visited.
#[test]
fn lost_moves_follow_the_others() {
    let mut order = RowOrder::default();
    let (win, loss) = (Some(Verdict::Win), Some(Verdict::Loss));
    let mut found = results(&[("4", 1.0, win), ("3", -1.0, loss), ("5", 0.10, None), ("2", -1.0, loss)]);
    order.update(&found, SECOND, true);
    assert_eq!(rows(&order, &found), ["4", "5", "3"]);
    for mv in &mut found.view.candidates {
        mv.visits = if mv.mv == "5" { 100 } else { 0 };
    }
    order.update(&found, SECOND, true);
    assert_eq!(rows(&order, &found), ["4", "5", "3"], "all moves are known");
    found.view.candidates.push(MoveEvaluation { mv: "6".to_owned(), visits: 0, value: 0.0, proof: None });
    order.update(&found, SECOND, true);
    assert_eq!(rows(&order, &found), ["4", "5"]);
    let all_lost = results(&[("3", -1.0, loss), ("2", -1.0, loss)]);
    order.update(&all_lost, SECOND, true);
    assert_eq!(rows(&order, &all_lost), ["3", "2"], "all moves lose");
}

#[test]
fn longer_losses_precede_shorter_ones() {
    let lost = |mv| (mv, -1.0, Some(Verdict::Loss));
    let mut lost = results(&[lost("1"), lost("2"), lost("3")]);
    for (candidate, moves) in lost.view.candidates.iter_mut().zip([Some(2), None, Some(4)]) {
        candidate.proof = Some(Proof { verdict: Verdict::Loss, moves });
    }
    let mut order = RowOrder::default();
    order.update(&lost, SECOND, true);
    assert_eq!(rows(&order, &lost), ["2", "3", "1"]);
}
