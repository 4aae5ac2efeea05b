//! The speed of the solver.

use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use cpu_time::ProcessTime;
use fivefold_engine::game::Random;
use fivefold_engine::games::connect::solver::{Book, Solver, StandardBoard, layer};
use rand::SeedableRng;

use super::positions::game;

/// The size of the solver's table in a match.
const TABLE_BYTES: usize = 32 << 20;

/// The size of the table for the test sets, which is cleared for each position.
const SMALL_TABLE_BYTES: usize = 8 << 20;

/// Solves each position of the test sets with an empty table and prints the mean processor time and nodes.
pub fn measure(folder: &Path) -> io::Result<()> {
    for name in ["Test_L3_R1", "Test_L2_R1", "Test_L1_R1"] {
        let text = std::fs::read_to_string(folder.join(name))?;
        let mut solver = Solver::new(SMALL_TABLE_BYTES);
        let (mut seconds, mut wrong, mut count) = (0.0, 0, 0.0);
        for line in text.lines() {
            let (columns, score) = line.split_once(' ').unwrap_or((line, ""));
            let board: StandardBoard =
                columns.parse().map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
            solver.forget();
            let start = ProcessTime::now();
            let found = solver.score(board, &|| false);
            seconds += start.elapsed().as_secs_f64();
            wrong += u32::from(found != score.trim().parse().ok());
            count += 1.0;
        }
        #[expect(clippy::cast_precision_loss, reason = "far fewer than 2^52 nodes")]
        let nodes = solver.nodes() as f64;
        println!(
            "{name}: {:.2} us, {:.1} nodes, {:.1} million nodes/s, {wrong} wrong",
            seconds / count * 1e6,
            nodes / count,
            nodes / seconds / 1e6
        );
    }
    Ok(())
}

/// Solves a position without the book and prints its score, the processor time and the number of nodes.
pub fn position(board: StandardBoard) {
    let mut solver = Solver::new(TABLE_BYTES);
    let start = ProcessTime::now();
    let score = solver.score(board, &|| false).expect("the solver has no stop condition");
    println!("score {score}, {:.2} s, {} nodes", start.elapsed().as_secs_f64(), solver.nodes());
}

/// Scores all columns of random positions of up to twelve stones, each with an empty table, and prints the processor
/// time; first prints the time to unpack the book.
pub fn openings(fewest: u32, count: usize) {
    let asked = [0, 8, 9, 10].map(|stones| (stones, layer(stones)[0]));
    let start = Instant::now();
    for (stones, board) in asked {
        Book::shared().score(board).expect("it is in the book");
        println!("the book is unpacked up to {stones} stones after {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    }
    let mut random = Random::seed_from_u64(3);
    let mut solver = Solver::new(TABLE_BYTES).with_book();
    let mut all = Vec::new();
    for stones in fewest..=12 {
        let mut costs = Vec::with_capacity(count);
        while costs.len() < count {
            let Some((_, board)) = game(&mut random, stones) else { continue };
            solver.forget();
            let (start, nodes) = (ProcessTime::now(), solver.nodes());
            solver.moves(board, u64::MAX, &|| false, &mut |_, _| {}).expect("the solver has no stop condition");
            costs.push((start.elapsed(), solver.nodes() - nodes));
        }
        print(&format!("{stones} stones"), &mut costs);
        all.append(&mut costs);
    }
    print("together", &mut all);
}

fn print(what: &str, costs: &mut [(Duration, u64)]) {
    costs.sort_unstable();
    let (median, slow, worst) = (costs[costs.len() / 2], costs[costs.len() * 95 / 100], costs[costs.len() - 1]);
    println!(
        "{what}: median {:.1} ms ({} nodes), 95 % {:.1} ms, worst {:.1} ms ({} nodes)",
        median.0.as_secs_f64() * 1e3,
        median.1,
        slow.0.as_secs_f64() * 1e3,
        worst.0.as_secs_f64() * 1e3,
        worst.1
    );
}
