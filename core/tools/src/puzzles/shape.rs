//! Normal forms of positions under symmetry.

use std::path::PathBuf;

use fivefold_engine::game::{Side, Status};
use fivefold_engine::games::{Game, GameState};
use fivefold_engine::puzzles::{Pool, PuzzleGrade, graded};

/// Returns the pieces and the side to move, equal for a position and all its symmetric images.
pub fn shape(state: &dyn GameState) -> Vec<(i32, i32, u8)> {
    let layout = state.position().layout();
    let side = match state.status() {
        Status::ToMove(side) | Status::MidMove(side) => state.position().color(side),
        Status::Ended(_) => Side::First,
    };
    let color = |color: Option<Side>| match color {
        None => 2,
        Some(color) => u8::from(color == side),
    };
    let place = |piece: &fivefold_engine::game::Piece| {
        layout.spots.iter().find(|spot| spot.place == piece.place).map(|spot| {
            #[expect(clippy::cast_possible_truncation, reason = "a board is a few units wide")]
            let along = |at: f32, length: f32| (4.0 * (at - length / 2.0)).round() as i32;
            (along(spot.x, layout.width), along(spot.y, layout.height), color(piece.color))
        })
    };
    let pieces: Vec<(i32, i32, u8)> = state.position().pieces().iter().filter_map(place).collect();
    let turned = (0..8).map(|way| {
        let mut turned: Vec<(i32, i32, u8)> = pieces.iter().map(|piece| mv(*piece, way)).collect();
        turned.sort_unstable();
        turned
    });
    turned.min().unwrap_or_default()
}

fn mv((x, y, color): (i32, i32, u8), way: u8) -> (i32, i32, u8) {
    let (x, y) = if way & 1 == 0 { (x, y) } else { (-x, y) };
    let (x, y) = if way & 2 == 0 { (x, y) } else { (x, -y) };
    if way & 4 == 0 { (x, y, color) } else { (y, x, color) }
}

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
