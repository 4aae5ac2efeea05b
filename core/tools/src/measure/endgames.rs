//! The time of exact results in endgames of Pentago Twist.

use std::cell::Cell;
use std::io;
use std::path::Path;

use cpu_time::ThreadTime;
use fivefold_engine::game::{ExactSolver, Side, Think};
use fivefold_engine::games::pentago_twist::{Endgame, PentagoTwist, StoneSet};

use super::quantile;
use crate::train::record;

/// Prints the time to the result of the position and to the results of all its moves, for the first position with this
/// number of empty cells and without a win in one of each game of a file written by `train play`.
pub fn measure(file: &Path, empty: &[u32], count: usize, most_seconds: f64) -> io::Result<()> {
    println!("| empty cells | positions | result of | solved | median ms | 90 of 100 within | longest |");
    println!("|---|---|---|---|---|---|---|");
    for empty in empty {
        let positions = positions(file, *empty, count)?;
        let (mut results, mut of_moves): (Vec<f64>, Vec<f64>) =
            positions.iter().map(|position| times(position, most_seconds)).unzip();
        for (name, times) in [("position", &mut results), ("all moves", &mut of_moves)] {
            let solved = times.iter().filter(|time| time.is_finite()).count();
            let [median, most, longest] = [quantile(times, 50)?, quantile(times, 90)?, quantile(times, 100)?];
            let count = times.len();
            println!("| {empty} | {count} | {name} | {solved} | {median:.0} | {most:.0} | {longest:.0} |");
        }
    }
    Ok(())
}

fn positions(file: &Path, empty: u32, count: usize) -> io::Result<Vec<PentagoTwist>> {
    let (mut positions, mut is_taken) = (Vec::new(), false);
    for record in record::read(file)? {
        is_taken &= !record.begins_game;
        let side = if record.is_first { Side::First } else { Side::Second };
        let stones = record.pieces.map(|pieces| {
            let cells = StoneSet::ALL.cells().filter(|cell| pieces >> cell.index() & 1 != 0);
            cells.fold(StoneSet::default(), StoneSet::with)
        });
        let position = PentagoTwist::with_stones(stones, side);
        if !is_taken && position.empty().count() == empty && position.winning_action().is_none() {
            is_taken = true;
            positions.push(position);
        }
    }
    positions.truncate(count);
    Ok(positions)
}

/// Returns the milliseconds of processor time until the result of the position is known, and until those of all moves
/// are; infinity if that takes too long.
fn times(position: &PentagoTwist, most_seconds: f64) -> (f64, f64) {
    let watch = ThreadTime::now();
    let (result, of_moves) = (Cell::new(f64::INFINITY), Cell::new(f64::INFINITY));
    let mut known = Vec::new();
    let moves = 8 * position.empty().count() as usize;
    let stop = || of_moves.get().is_finite() || watch.elapsed().as_secs_f64() > most_seconds;
    Endgame::default().solve(position, u64::MAX, &stop, &mut |mv, _| {
        let now = watch.elapsed().as_secs_f64() * 1_000.0;
        if mv.is_empty() {
            result.set(now);
        } else if !known.contains(&mv) {
            known.push(mv);
            if known.len() == moves {
                of_moves.set(now);
            }
        }
    });
    (result.get(), of_moves.get())
}
