//! Independent proofs of the puzzles' claims: exhaustive search by the rules alone where a claim limits the number of
//! moves; otherwise the game's solver without memory after each move.

use std::collections::HashSet;

use super::{Claim, Puzzle, PuzzleGrade, PuzzleTheme, graded, pool, refutation};
use crate::{
    game::{Move, Outcome, Side, Status, Verdict},
    games::{self, Game, GameState, played},
};

/// The maximum size of a pool, in bytes.
const MOST_BYTES: usize = 40_000;

/// The minimum number of rated puzzles of a game, and of those that take at least three moves.
const LEAST_PUZZLES: usize = 250;
const LEAST_LONG: usize = 60;

/// The puzzles of the first release.
const FIRST_PUZZLES: usize = 200;

fn is_long() -> bool {
    std::env::var_os("FIVEFOLD_LONG").is_some()
}

/// Returns the offered games that have puzzles.
fn games_with_puzzles() -> impl Iterator<Item = &'static dyn Game> {
    games::all().iter().copied().filter(|game| game.puzzle_path().is_some())
}

/// Returns the command that makes or rates the puzzles of a game.
fn command(work: &str, game: &dyn Game) -> String {
    format!("cargo run --release --package fivefold-tools -- puzzles {work} --game {}", game.id())
}

/// Returns a sample of the puzzles of all games; all of them with `FIVEFOLD_LONG`.
fn some(step: usize) -> impl Iterator<Item = &'static Puzzle> {
    let step = if is_long() { 1 } else { step };
    games_with_puzzles().flat_map(move |game| pool(game).unwrap().puzzles().iter().step_by(step))
}

fn winner(state: &dyn GameState) -> Option<Outcome> {
    state.status().ending().map(|ending| ending.outcome)
}

/// Returns whether `side`, which is to move, wins with one of its next `moves` moves, by exhaustive search.
fn wins(state: &dyn GameState, side: Side, moves: u16) -> bool {
    // Immediate wins first, for speed.
    let after: Vec<Box<dyn GameState>> = state.moves().into_iter().map(|mv| played(state, mv)).collect();
    after.iter().any(|after| winner(&**after) == Some(Outcome::Win(side)))
        || moves > 1 && after.iter().any(|after| !after.status().is_over() && loses(&**after, side.other(), moves - 1))
}

/// Returns whether `side`, which is to move, loses by force within the next `moves` moves of the opponent.
fn loses(state: &dyn GameState, side: Side, moves: u16) -> bool {
    state.moves().into_iter().all(|mv| {
        let after = played(state, mv);
        match after.status() {
            Status::Ended(ending) => ending.outcome == Outcome::Win(side.other()),
            _ => wins(&*after, side.other(), moves),
        }
    })
}

/// Returns the value of a move by the game's solver, without memory of other positions.
fn solved_after(state: &dyn GameState, mv: Move, side: Side) -> Verdict {
    let after = played(state, mv);
    match winner(&*after) {
        Some(Outcome::Win(winner)) if winner == side => Verdict::Win,
        Some(Outcome::Win(_)) => Verdict::Loss,
        Some(Outcome::Draw) => Verdict::Draw,
        None => after.solve(u64::MAX, &|| false).expect("a puzzle is solved").proof.verdict.reversed(),
    }
}

/// Returns the moves that keep the claim, by independent proofs.
fn keeping(state: &dyn GameState, claim: Claim) -> Vec<Move> {
    let side = state.status().side().expect("a puzzle is not over");
    let keeps = |mv: Move| {
        let after = played(state, mv);
        let is_over = after.status().is_over();
        match claim {
            Claim::WinIn(1) => winner(&*after) == Some(Outcome::Win(side)),
            Claim::WinIn(moves) => {
                winner(&*after) == Some(Outcome::Win(side)) || !is_over && loses(&*after, side.other(), moves - 1)
            }
            Claim::Prevent(moves) => {
                winner(&*after) != Some(Outcome::Win(side.other())) && (is_over || !wins(&*after, side.other(), moves))
            }
            Claim::OnlyWin | Claim::Save => Some(solved_after(state, mv, side)) >= claim.verdict(),
        }
    };
    state.moves().into_iter().filter(|mv| keeps(*mv)).collect()
}

/// Estimates the cost of an exhaustive search: the number of moves to the power of the depth.
fn cost(state: &dyn GameState, claim: Claim) -> u32 {
    let moves = u32::try_from(state.moves().len()).unwrap_or(u32::MAX);
    moves.saturating_pow(claim.moves().map_or(1, |moves| u32::from(moves).saturating_sub(1)))
}

#[test]
fn puzzle_claims_and_answers_are_proven() {
    // Expensive puzzles are left to the long run, and wins in three of Pentago Twist to the other test.
    let most = if is_long() { 200_000_000 } else { 10_000 };
    let mut proven = 0;
    for puzzle in some(13) {
        let (state, claim) = (puzzle.position().unwrap(), puzzle.claim());
        if cost(&*state, claim) > most {
            continue;
        }
        let found = keeping(&*state, claim);
        assert_eq!(found, puzzle.solutions().unwrap(), "{puzzle:?}\n{}", state.position().text_board());
        assert!(!found.is_empty());
        match claim {
            // No sooner win, and no better result.
            Claim::WinIn(moves) if moves > 1 => {
                assert!(!wins(&*state, state.status().side().unwrap(), moves - 1), "{puzzle:?}");
            }
            Claim::Save => {
                let exact = state.solve(u64::MAX, &|| false);
                assert!(exact.is_some_and(|exact| exact.proof.verdict == Verdict::Draw));
            }
            _ => {}
        }
        proven += 1;
    }
    assert!(proven >= 30, "only {proven} were proven");
}

#[test]
fn app_prover_confirms_puzzles() {
    for puzzle in some(17) {
        let state = puzzle.position().unwrap();
        let all = graded(&*state, puzzle.claim()).unwrap_or_else(|| panic!("{puzzle:?} is too much to look at"));
        let right: Vec<Move> = all.iter().filter(|one| one.grade == PuzzleGrade::Right).map(|one| one.mv).collect();
        assert_eq!(right, puzzle.solutions().unwrap(), "{puzzle:?}");
        let longer = puzzle.longer().unwrap();
        assert!(longer.iter().all(|mv| all.iter().any(|one| one.mv == *mv && one.grade == PuzzleGrade::Longer)));
    }
}

#[test]
fn replies_to_moves_that_give_a_value_away_keep_it() {
    let nodes = if is_long() { 4_000_000 } else { 200_000 };
    for puzzle in some(41).filter(|puzzle| puzzle.claim().moves().is_none()) {
        let (state, right) = (puzzle.position().unwrap(), puzzle.solutions().unwrap());
        let side = state.status().side().unwrap();
        for mv in state.moves().into_iter().filter(|mv| !right.contains(mv)) {
            let after = played(&*state, mv);
            if after.solve(nodes, &|| false).is_some_and(|exact| !exact.moves.is_empty()) {
                let reply = *refutation(&*after, puzzle.claim()).first().expect("a reply");
                let value = solved_after(&*after, reply, side.other()).reversed();
                assert!(Some(value) < puzzle.claim().verdict(), "{puzzle:?} {mv:?}");
            }
        }
    }
}

#[test]
fn puzzle_ratings_match_current_levels() {
    for game in games_with_puzzles() {
        let levels: Vec<String> = game.levels().iter().map(|level| level.rating.to_string()).collect();
        let remark = format!("# levels {}", levels.join(" "));
        assert!(
            game.puzzles().lines().any(|line| line == remark),
            "the puzzles of {} are not rated by `{remark}`: {}",
            game.id(),
            command("rate", game)
        );
        let untried = pool(game).unwrap().puzzles().iter().find(|puzzle| puzzle.is_rated() && !puzzle.is_tried());
        assert!(untried.is_none(), "{untried:?} has no rating: {}", command("rate", game));
    }
}

#[test]
fn puzzle_themes_follow_from_reasons() {
    let mut wrong = Vec::new();
    for game in games_with_puzzles() {
        let of = |puzzle: &Puzzle| {
            let state = puzzle.position().unwrap();
            PuzzleTheme::of(&*state, puzzle.claim(), puzzle.solutions().unwrap()[0]).letter()
        };
        let themes: String = pool(game).unwrap().puzzles().iter().map(of).collect();
        let line = format!("themes {themes}");
        if !game.puzzles().lines().any(|other| other == line) {
            wrong.push(format!("{line}\n{}", command("rate", game)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn pools_are_small_and_varied() {
    let mut all = 0;
    for game in games_with_puzzles() {
        let pool = pool(game).unwrap();
        let rated: Vec<&Puzzle> = pool.puzzles().iter().filter(|puzzle| puzzle.is_rated()).collect();
        let missing = LEAST_PUZZLES.saturating_sub(rated.len());
        assert_eq!(missing, 0, "{} lacks puzzles: {}", game.id(), command("make", game));
        assert!(game.puzzles().len() <= MOST_BYTES, "{}: {} bytes", game.id(), game.puzzles().len());
        let long = rated.iter().filter(|puzzle| puzzle.length() >= 3).count();
        assert!(long >= LEAST_LONG, "{}: {long} puzzles of three moves", game.id());
        let at_once = rated.iter().filter(|puzzle| puzzle.claim() == Claim::WinIn(1)).count();
        assert!(10 * at_once <= rated.len(), "{}: {at_once} of {} are won at once", game.id(), rated.len());
        let claims: HashSet<Claim> = rated.iter().map(|puzzle| puzzle.claim()).collect();
        assert!(claims.len() >= 2, "{}: {claims:?}", game.id());
        assert!(pool.puzzles().iter().all(|puzzle| (400..=2400).contains(&puzzle.rating())), "{} is rated", game.id());
        let ratings: HashSet<u16> = rated.iter().map(|puzzle| puzzle.rating()).collect();
        assert!(ratings.len() >= 3, "{}: {ratings:?}", game.id());
        all += rated.len();
    }
    assert!(all >= 1000, "{all} in all");
}

#[test]
fn puzzle_positions_are_unique_and_undecided() {
    for game in games_with_puzzles() {
        let mut met = HashSet::new();
        for puzzle in pool(game).unwrap().puzzles() {
            let (state, right) = (puzzle.position().unwrap(), puzzle.solutions().unwrap());
            let moves = state.moves();
            assert!(moves.len() >= 4 && !right.is_empty() && 3 * right.len() <= moves.len(), "{puzzle:?}");
            assert!(puzzle.longer().unwrap().iter().all(|mv| !right.contains(mv)));
            assert!(met.insert((state.key(), puzzle.options().to_string())), "{puzzle:?} is a duplicate");
            assert_eq!(puzzle.session().unwrap().state().key(), state.key());
        }
    }
}

/// Returns the numbers, positions and solutions of the first puzzles of a game as one hash.
fn first_puzzles(game: &'static dyn Game) -> u64 {
    let keys = pool(game).unwrap().puzzles().iter().take(FIRST_PUZZLES).map(|puzzle| {
        let state = puzzle.position().unwrap();
        puzzle.solutions().unwrap().iter().fold(state.key(), |key, mv| {
            state.move_text(*mv).bytes().fold(key, |key, byte| crate::game::mixed(key ^ u64::from(byte)))
        })
    });
    keys.fold(0, |all, key| crate::game::mixed(all ^ key))
}

/// The number of a puzzle is stored in saved records: an update may add puzzles, but never change one.
#[test]
fn puzzle_numbers_keep_their_positions() {
    for game in games_with_puzzles() {
        let (id, first) = (game.id(), first_puzzles(game));
        let recorded = RECORDED.iter().find(|(recorded, _)| *recorded == id);
        let (_, recorded) = recorded.unwrap_or_else(|| panic!("add (\"{id}\", {first:#018x}) to RECORDED"));
        assert_eq!(first, *recorded, "the first {FIRST_PUZZLES} puzzles of {id} have changed: {first:#018x}");
    }
}

/// The [`first_puzzles`] of each game, recorded when its puzzles were first released.
const RECORDED: &[(&str, u64)] = &[
    ("bridgit", 0x01e3_37d2_a12d_b774),
    ("lines-of-action", 0x47d0_11ce_32a4_482d),
    ("connect-four", 0x3f78_d4c0_dbd2_90d5),
    ("connect-any", 0x70bd_3f79_c4d0_cd14),
    ("pentago-twist", 0x93c9_57d3_eefc_6654),
];

#[test]
fn registered_pools_parse() {
    for game in games::every() {
        let pool = pool(game).unwrap_or_else(|error| panic!("{}: {error}", game.id()));
        let has_file = !game.puzzles().is_empty();
        assert_eq!(game.puzzle_path().is_some(), has_file, "{}: {}", game.id(), command("make", game));
        assert_eq!(pool.puzzles().is_empty(), game.puzzle_path().is_none(), "{}", game.id());
    }
}
