//! The values of empty boards of Four on any board with best play.

use rand::SeedableRng as _;
use serde_json::Value;

use super::{AnyOptions, GridCell, MIN_LENGTH, Mode};
use crate::game::{Proof, Random, Verdict, below};

/// The boards solved by `fivefold atlas`: every plain board of up to 35 cells and, up to 30 cells, every board with one
/// ban cell or one bonus cell, mirror images once. A line has the rows, the columns, the special cell, the result for the
/// first side and the number of moves of both sides.
const SOLVED: &str = include_str!("atlas.txt");

/// The results of plain boards as published by John Tromp: a text for each number of rows from 4 on, with the results for
/// 4 and more columns.
const PUBLISHED: [&str; 9] = ["==2=22222", "====1111", "==21221", "==1=11", "==212", "==1=1", "==21", "==1", "==2"];

/// A board and its value.
#[derive(Clone, Debug)]
struct SolvedBoard {
    board: AnyOptions,
    proof: Proof,
}

/// Returns the value of the empty board for the first side; `None` if it is unknown or the options are invalid.
pub(super) fn value(options: &Value) -> Option<Proof> {
    let options: AnyOptions = serde_json::from_value(options.clone()).ok()?;
    let board = AnyOptions { seed: 0, ..options.settle().ok()? };
    let mirrored = mirrored(&board);
    let solved = solved_boards().find(|solved| solved.board == board || solved.board == mirrored);
    solved.map(|solved| solved.proof).or_else(|| published(&board))
}

/// Returns the options of a board on which neither side can force a win: one with a special cell if the given options
/// have one, of the same kind if such boards are solved.
pub(super) fn fair(options: &Value, seed: u64) -> Value {
    let mut random = Random::seed_from_u64(seed);
    let mode = serde_json::from_value(options.clone()).map_or(Mode::Plain, |options: AnyOptions| options.mode);
    // Plain boards are few, so every third one drawn is plain.
    let is_plain = mode == Mode::Plain && below(&mut random, 3) == 0;
    let is_wanted = |of: Mode| match mode {
        Mode::Ban | Mode::Bonus => of == mode,
        Mode::Plain | Mode::BanBonus => (of == Mode::Plain) == is_plain,
    };
    let fair = solved_boards().filter(|solved| solved.proof.verdict == Verdict::Draw);
    let fair: Vec<_> = fair.map(|solved| solved.board).filter(|board| is_wanted(board.mode)).collect();
    let drawn = &fair[below(&mut random, u32::try_from(fair.len()).unwrap_or(u32::MAX)) as usize];
    let board = if below(&mut random, 2) == 0 { drawn.clone() } else { mirrored(drawn) };
    serde_json::to_value(board).unwrap_or_default()
}

/// Returns the board with left and right exchanged.
fn mirrored(board: &AnyOptions) -> AnyOptions {
    let [ban, bonus] = [board.ban, board.bonus]
        .map(|cell| cell.map(|GridCell { column, row }| GridCell { column: board.columns - 1 - column, row }));
    AnyOptions { ban, bonus, ..board.clone() }
}

fn published(board: &AnyOptions) -> Option<Proof> {
    let results = PUBLISHED.get(usize::from(board.rows - MIN_LENGTH)).filter(|_| board.mode == Mode::Plain)?;
    let result = results.get(usize::from(board.columns - MIN_LENGTH)..)?.get(..1)?;
    Some(Proof { verdict: verdict(result)?, moves: None })
}

fn solved_boards() -> impl Iterator<Item = SolvedBoard> {
    SOLVED.lines().filter_map(read)
}

/// Reads a line of the atlas; `None` if it has another form, which the tests exclude.
fn read(line: &str) -> Option<SolvedBoard> {
    let mut words = line.split(' ');
    let [rows, columns] = [words.next()?, words.next()?].map(|length| length.parse().ok());
    let plain = AnyOptions { rows: rows?, columns: columns?, ..AnyOptions::default() };
    let board = match words.next()? {
        "-" => plain,
        "ban" => AnyOptions { mode: Mode::Ban, ban: Some(words.next()?.parse().ok()?), ..plain },
        "bonus" => AnyOptions { mode: Mode::Bonus, bonus: Some(words.next()?.parse().ok()?), ..plain },
        _ => return None,
    };
    let proof = Proof { verdict: verdict(words.next()?)?, moves: words.next()?.parse().ok() };
    Some(SolvedBoard { board, proof })
}

fn verdict(result: &str) -> Option<Verdict> {
    match result {
        "1" => Some(Verdict::Win),
        "=" => Some(Verdict::Draw),
        "2" => Some(Verdict::Loss),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{
        game::{Rules as _, testing::BruteForce},
        games::{self, connect::ConnectAny},
    };

    #[test]
    fn every_line_is_a_board_of_its_own() {
        let lines: Vec<&str> = SOLVED.lines().collect();
        for (number, line) in lines.iter().enumerate() {
            let solved = read(line).expect(line);
            assert_eq!(solved.board.settle(), Ok(solved.board.clone()), "{line}");
            let first = solved_boards().position(|it| it.board == solved.board || it.board == mirrored(&solved.board));
            assert_eq!(first, Some(number), "{line}");
        }
        let plain = solved_boards().filter(|solved| solved.board.mode == Mode::Plain).count();
        let special = |rows: usize, columns: usize| 2 * rows * columns.div_ceil(2);
        let sizes = (4..=12).flat_map(|rows| (4..=12).map(move |columns| (rows, columns)));
        let small: usize =
            sizes.filter(|(rows, columns)| rows * columns <= 30).map(|(rows, columns)| special(rows, columns)).sum();
        assert_eq!((plain, lines.len()), (14, 14 + small));
    }

    #[test]
    fn solved_plain_boards_have_published_results() {
        for solved in solved_boards().filter(|solved| solved.board.mode == Mode::Plain) {
            let published = published(&solved.board).map(|proof| proof.verdict);
            assert_eq!(published, Some(solved.proof.verdict), "{:?}", solved.board);
        }
    }

    #[test]
    fn smallest_boards_have_values_of_brute_force() {
        let small = solved_boards().filter(|solved| (solved.board.rows, solved.board.columns) == (4, 4));
        for SolvedBoard { board, proof } in small {
            let start = ConnectAny::<u64>::start(&board).expect("a valid board");
            let value = BruteForce::default().value(&start);
            assert_eq!(value.verdict, proof.verdict, "{board:?}");
            assert!(proof.verdict == Verdict::Draw || proof.moves == Some(value.moves), "{board:?}: {value:?}");
        }
    }

    #[test]
    fn value_is_that_of_the_board_or_its_mirror_image() {
        let known = |options| value(&options);
        assert_eq!(known(json!({"rows": 4, "columns": 6})), Some(Proof { verdict: Verdict::Loss, moves: Some(24) }));
        assert_eq!(known(json!({})), Some(Proof { verdict: Verdict::Win, moves: None }), "6 x 7");
        assert_eq!(known(json!({"rows": 12, "columns": 12})), None);
        let ban = |cell| known(json!({"rows": 4, "columns": 5, "mode": "ban", "ban": cell}));
        assert_eq!((ban("a1"), ban("e1")), (ban("a1"), ban("a1")));
        assert_eq!(ban("a1"), Some(Proof { verdict: Verdict::Win, moves: Some(17) }));
        assert_ne!(ban("b2"), ban("a1"));
        assert_eq!(known(json!({"rows": 5, "columns": 5, "mode": "ban-bonus"})), None);
        assert_eq!(known(json!({"rows": 99})), None);
    }

    #[test]
    fn fair_boards_are_draws_of_every_kind() {
        let game = games::find("connect-any").expect("the game exists");
        let boards: Vec<Value> = (0..300).filter_map(|seed| game.fair(&json!({}), seed)).collect();
        assert_eq!(boards.len(), 300);
        for board in &boards {
            assert_eq!(game.value(board).map(|proof| proof.verdict), Some(Verdict::Draw), "{board}");
            assert!(game.open(board).is_ok(), "{board}");
        }
        for mode in ["plain", "ban", "bonus"] {
            let of_mode = boards.iter().filter(|board| board["mode"] == mode).count();
            assert!(of_mode > 50, "{of_mode} with {mode}");
            let same = |seed| game.fair(&json!({ "mode": mode }), seed).is_some_and(|board| board["mode"] == mode);
            assert!(mode == "plain" || (0..50).all(same), "{mode}");
        }
        let special = |seed| game.fair(&json!({ "mode": "ban-bonus" }), seed).expect("a board")["mode"] != "plain";
        assert!((0..50).all(special), "no board with both is solved");
    }
}
