//! Prints the puzzles of a pool.

use std::path::PathBuf;

use fivefold_engine::games::Game;
use fivefold_engine::puzzles::{Pool, PuzzleGrade, graded};

/// Prints every puzzle of a pool.
pub fn show(game: &'static dyn Game, path: &PathBuf) -> Result<(), String> {
    let pool = Pool::read(game, super::read(path)?).map_err(|error| error.to_string())?;
    for puzzle in pool.puzzles() {
        let state = puzzle.position().map_err(|error| error.to_string())?;
        println!("{} {} rated {} {}", puzzle.number(), puzzle.claim(), puzzle.rating(), puzzle.options());
        println!("{}", state.position().text_board());
        let list = |grade| -> Vec<String> {
            let all = graded(&*state, puzzle.claim()).unwrap_or_default();
            all.iter().filter(|graded| graded.grade == grade).map(|graded| state.move_text(graded.mv)).collect()
        };
        println!("right {:?}, longer {:?}\n", list(PuzzleGrade::Right), list(PuzzleGrade::Longer));
    }
    Ok(())
}
