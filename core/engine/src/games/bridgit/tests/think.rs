use serde_json::json;

use super::{
    super::{
        Bridgit, Way,
        fill::{filled, winner},
        solver::GraphSolver,
    },
    random_position, start,
};
use crate::game::{
    Action, ExactSolver, Outcome, PositionHistory, Random, Rules, Show, Think, Trail, Verdict, below,
    testing::{actions, after, check_uniform_playouts, check_winning_action, one_of, random},
};
use crate::search::{SearchLimits, Settings, SystemClock, Unmonitored, think};

#[test]
fn filled_board_has_cell_counts_of_playout() {
    let mut random = random(1);
    for _ in 0..500 {
        let position = random_position(&mut random, true);
        let bridges = filled(&position, &mut random);
        let gained = Way::BOTH.map(|way| (bridges[way.index()] & !position.bridges(way)).len());
        let first = usize::from(position.mover() == Way::Horizontal);
        let free = position.free().len();
        assert_eq!([gained[first], gained[1 - first]], [free.div_ceil(2), free / 2]);
        assert_eq!(bridges[0] | bridges[1] | position.walls(), position.board().all());
        assert!((bridges[0] & bridges[1]).is_empty());
    }
}

#[test]
fn playout_assigns_cells_uniformly() {
    let position = start(&json!({"size": 5}));
    let mut random = random(1);
    let mut counts = [0_u32; 5];
    for _ in 0..100_000 {
        for cell in filled(&position, &mut random)[0].iter() {
            counts[usize::from(cell.0)] += 1;
        }
    }
    // Three of five cells each time; five standard deviations are about 800.
    assert!(counts.iter().all(|count| count.abs_diff(60_000) < 800), "{counts:?}");
}

#[test]
fn filled_board_has_winner_of_playout() {
    let mut random = random(4);
    for _ in 0..500 {
        let mut position = random_position(&mut random, true);
        let bridges = filled(&position, &mut random);
        let expected = winner(&position, bridges);
        while position.ending().is_none() {
            let own = bridges[position.mover().index()] & position.free();
            let cell = own.iter().next().expect("each side has its half");
            position.play_unchecked(Action::from(cell));
        }
        assert_eq!(position.winner(), expected, "{}", position.text_board());
    }
}

#[test]
fn uniform_playouts_have_win_rate_of_random_games() {
    for options in [json!({"size": 7}), json!({"rows": 7, "columns": 9}), json!({"size": 7, "walls": ["d4", "c3"]})] {
        check_uniform_playouts(&start(&options));
    }
}

#[test]
fn trail_contains_final_cell_owners() {
    let mut random = random(2);
    for _ in 0..200 {
        let position = random_position(&mut random, true);
        let mut trail = Trail::default();
        position.leaf_value(&mut (), &mut random, &mut trail);
        let mut all: Vec<Action> = trail.played.concat();
        all.sort_unstable();
        assert_eq!(all, actions(&position));
        let mover = trail.played[position.side().index()].len();
        assert_eq!(mover, all.len().div_ceil(2));
    }
}

#[test]
fn winning_action_is_found_if_one_exists() {
    let mut random = random(8);
    let found = (0..3_000).filter(|_| check_winning_action(&random_position(&mut random, true))).count();
    assert!(found > 300, "{found} wins in one");
}

/// The opponents against which a won position must be won.
#[derive(Clone, Copy, Debug)]
enum Opponent {
    Random,
    /// Builds where its own remaining distance becomes shortest.
    Greedy,
    /// Builds where it wins the most of a few random games.
    Searching,
}

impl Opponent {
    fn action(self, position: &Bridgit, random: &mut Random) -> Action {
        let list = actions(position);
        let way = position.mover();
        let score = |action: Action, random: &mut Random| {
            let after = after(position, action);
            match self {
                Self::Random => i32::try_from(below(random, 1_000)).expect("small"),
                Self::Greedy => {
                    let length = super::super::solver::distance(after.board(), way, after.bridges(way), after.free());
                    -i32::from(length.unwrap_or(1_000)) * 10 + i32::try_from(below(random, 10)).expect("small")
                }
                Self::Searching => {
                    (0..12).map(|_| i32::from(winner(&after, filled(&after, random)) == Some(way))).sum()
                }
            }
        };
        let mut best = (i32::MIN, list[0]);
        for action in list {
            best = best.max((score(action, random), action));
        }
        best.1
    }
}

/// Plays a position that the side to move wins or holds to its end, and returns the result for that side.
fn perfect_against(opponent: Opponent, mut position: Bridgit, random: &mut Random) -> Verdict {
    let side = position.side();
    while position.ending().is_none() {
        let action = if position.side() == side {
            let exact = GraphSolver.solve(&position, u64::MAX, &|| false, &mut |_, _| {}).expect("always solved");
            exact.moves[0].0.actions().next().expect("an action")
        } else {
            opponent.action(&position, random)
        };
        position.play_unchecked(action);
    }
    match position.ending().expect("it has ended").outcome {
        Outcome::Win(winner) if winner == side => Verdict::Win,
        Outcome::Win(_) => Verdict::Loss,
        Outcome::Draw => Verdict::Draw,
    }
}

#[test]
fn game_value_is_kept_on_random_boards() {
    let mut random = random(13);
    let mut met = [0; 3];
    while met.iter().any(|count| *count < 50) {
        let position = random_position(&mut random, true);
        let worth = position.verdict().expect("always known");
        met[worth as usize] += 1;
        let opponent = one_of(&[Opponent::Random, Opponent::Greedy, Opponent::Searching], &mut random);
        let result = perfect_against(opponent, position, &mut random);
        assert!(result >= worth, "{worth:?} became {result:?} against {opponent:?} on\n{}", position.text_board());
    }
}

#[test]
fn search_with_solver_is_exact_with_few_visits() {
    let mut random = random(17);
    for visits in [1, 40, 100, 400] {
        for _ in 0..100 {
            let position = random_position(&mut random, false);
            let values = super::super::solver::values(&position);
            let settings = Settings {
                limits: SearchLimits { visits: Some(visits), ..SearchLimits::default() },
                ..full_strength()
            };
            let decision =
                think(&PositionHistory::new(position), &settings, &Unmonitored::new(&SystemClock::default()));
            let action = decision.mv.expect("the game goes on").actions().next().expect("an action");
            let cell = position.board().cell(action).expect("a cell");
            assert_eq!(values.of(cell), values.verdict, "{visits} visits on\n{}", position.text_board());
        }
    }
}

fn full_strength() -> Settings {
    let limits = SearchLimits { visits: Some(2_000), ..SearchLimits::default() };
    Settings { limits, level: Some(Bridgit::levels()[7]), ..Settings::default() }
}

#[test]
fn search_proves_every_move_with_winning_sets() {
    let history = PositionHistory::new(start(&json!({"size": 9})));
    let decision = think(&history, &full_strength(), &Unmonitored::new(&SystemClock::default()));
    let exact = decision.exact.expect("always solved");
    assert_eq!(exact.moves.len(), 25);
    assert!(exact.moves.iter().all(|(_, proof)| proof.verdict == Verdict::Win));
    let trees = history.position().winning_sets(exact.moves[0].0).expect("a won position");
    assert_eq!(trees.len(), 2);
    let shared: Vec<_> = trees[0].iter().filter(|place| trees[1].contains(place)).collect();
    assert_eq!(shared.len(), 1, "the side to move has one cell in both trees: the move that wins");
    // Among moves that all win, the move preferred by the playout search is the natural one.
    let favorite = decision.findings.candidates.iter().max_by_key(|candidate| candidate.visits).map(|best| best.mv);
    assert_eq!(decision.mv, favorite);
}

#[test]
fn lost_position_is_defended_by_hardest_move() {
    let mut random = random(21);
    let mut seen = 0;
    while seen < 20 {
        let position = random_position(&mut random, false);
        if position.verdict() != Some(Verdict::Loss) {
            continue;
        }
        seen += 1;
        let exact = GraphSolver.solve(&position, u64::MAX, &|| false, &mut |_, _| {}).expect("always solved");
        let answers = |mv: crate::game::Move| {
            let after = after(&position, mv);
            let immediate = after.winning_action().is_some();
            (immediate, super::super::solver::values(&after).winning.len())
        };
        let first = answers(exact.moves[0].0);
        assert!(exact.moves.iter().all(|(mv, _)| answers(*mv) >= first), "{}", position.text_board());
    }
}

#[test]
fn solver_stops_on_request() {
    let position = start(&json!({"size": 19}));
    assert_eq!(GraphSolver.solve(&position, u64::MAX, &|| true, &mut |_, _| {}), None);
}
