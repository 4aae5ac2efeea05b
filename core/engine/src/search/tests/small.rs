use super::tic_tac_toe;
use crate::game::{PositionHistory, Proof, Verdict};
use crate::games::template::TicTacToe;
use crate::search::report::move_text;
use crate::search::{Decision, SearchLimits, Settings, Stopped, Style, SystemClock, Thinker, Unmonitored, think};

fn after(history: &PositionHistory<TicTacToe>, settings: &Settings) -> Decision {
    think(history, settings, &Unmonitored::new(&SystemClock::default()))
}

fn visits(visits: u64) -> Settings {
    let limits = SearchLimits { visits: Some(visits), ..SearchLimits::default() };
    Settings { limits, stops_early: false, ..Settings::default() }
}

fn best(moves: &str, count: u64) -> String {
    let history = tic_tac_toe(moves);
    let decision = after(&history, &visits(count));
    move_text(&history, decision.mv.expect("the game goes on"))
}

#[test]
fn tic_tac_toe_is_proven_to_be_a_draw() {
    let decision = after(&tic_tac_toe(""), &visits(200_000));
    assert_eq!(decision.findings.proof, Some(Proof { verdict: Verdict::Draw, moves: None }));
    assert_eq!(decision.stopped, Stopped::Proven);
    assert!(decision.findings.candidates.iter().all(|mv| mv.proof.is_none_or(|p| p.verdict == Verdict::Draw)));
}

#[test]
fn immediate_win_is_played_and_proven() {
    let decision = after(&tic_tac_toe("a1 b3 b1 c3"), &visits(100));
    assert_eq!(decision.findings.proof, Some(Proof { verdict: Verdict::Win, moves: Some(1) }));
    assert_eq!(best("a1 b3 b1 c3", 100), "c1");
}

#[test]
fn only_block_is_found() {
    assert_eq!(best("a1 b3 b1", 300), "c1");
}

#[test]
fn fork_is_proven_to_win_in_three_moves() {
    let decision = after(&tic_tac_toe("a1 b3 c1 b1"), &visits(5_000));
    assert_eq!(decision.findings.proof, Some(Proof { verdict: Verdict::Win, moves: Some(3) }));
    let lost = after(&tic_tac_toe("a1 b3 c1 b1 b2"), &visits(5_000));
    assert_eq!(lost.findings.proof, Some(Proof { verdict: Verdict::Loss, moves: Some(2) }));
}

#[test]
fn line_begins_with_best_move_and_reaches_proven_end() {
    let history = tic_tac_toe("a1 b3 c1 b1");
    let decision = after(&history, &visits(5_000));
    assert_eq!(decision.findings.line.first().copied(), decision.findings.best());
    assert_eq!(decision.findings.line.len(), 3);
}

#[test]
fn every_legal_move_is_valued() {
    let decision = after(&tic_tac_toe("b2"), &visits(2_000));
    assert_eq!(decision.findings.candidates.len(), 8);
    let visited: u64 = decision.findings.candidates.iter().map(|mv| mv.visits).sum();
    assert_eq!(visited, decision.findings.visits);
}

#[test]
fn findings_are_equal_only_for_equal_seeds() {
    let run = |seed| after(&tic_tac_toe("b2"), &Settings { seed, ..visits(500) }).findings;
    assert_eq!(run(7), run(7));
    assert_ne!(run(7), run(8));
}

#[test]
fn baseline_finds_block_without_proofs() {
    let history = tic_tac_toe("a1 b3 b1");
    let decision = after(&history, &Settings { style: Style::Plain, ..visits(3_000) });
    assert_eq!(move_text(&history, decision.mv.expect("the game goes on")), "c1");
    assert_eq!(decision.findings.proof, None);
    assert_eq!(decision.stopped, Stopped::Visits);
}

#[test]
fn only_move_needs_no_search() {
    let decision = after(&tic_tac_toe("a1 b1 c1 a2 b2 c2 b3 a3"), &Settings { stops_early: true, ..visits(1_000) });
    assert_eq!(decision.stopped, Stopped::OnlyMove);
    assert_eq!(decision.findings.candidates.len(), 1);
}

#[test]
fn finished_game_has_no_best_move() {
    assert_eq!(after(&tic_tac_toe("a1 a2 b1 b2 c1"), &visits(10)).mv, None);
}

#[test]
fn kept_tree_keeps_simulations_below_played_moves() {
    let thinker = Thinker::<TicTacToe>::new();
    let clock = SystemClock::default();
    let watch = Unmonitored::new(&clock);
    let settings = Settings { keeps_tree: true, ..visits(300) };
    let run = |moves: &str| thinker.job(tic_tac_toe(moves), settings)(&watch).view;
    assert_eq!(run("b2").visits, 300);
    let next = run("b2 a1");
    assert!(next.visits > 300, "simulations below a1 are kept");
    assert_eq!(next.new_visits, 300, "kept simulations do not count as new");
    let other = run("c3");
    assert_eq!((other.visits, other.new_visits), (300, 300), "another game starts with an empty tree");
}

#[test]
fn several_threads_share_visits_and_prove_draw() {
    let settings = visits(100);
    let limits = SearchLimits { threads: 3, ..settings.limits };
    let quick = after(&tic_tac_toe("b2"), &Settings { limits, ..settings });
    assert_eq!((quick.findings.visits, quick.findings.new_visits), (100, 100));
    assert_eq!(quick.findings.candidates.len(), 8);
    let limits = SearchLimits { threads: 3, visits: None, ..limits };
    let whole = after(&tic_tac_toe("b2"), &Settings { limits, ..settings });
    assert_eq!(whole.findings.proof.map(|proof| proof.verdict), Some(Verdict::Draw));
}
