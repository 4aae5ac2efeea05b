//! How fast the solver is.

use std::io;
use std::path::Path;

use cpu_time::ProcessTime;
use fivefold_core::games::connect::solver::{Board, Solver};

/// Solves each position of the test sets with an empty table and prints the mean processor time and nodes.
pub fn measure(folder: &Path, table_bytes: usize) -> io::Result<()> {
    for name in ["Test_L3_R1", "Test_L2_R1", "Test_L1_R1"] {
        let text = std::fs::read_to_string(folder.join(name))?;
        let mut solver = Solver::new(table_bytes);
        let (mut seconds, mut wrong, mut count) = (0.0, 0, 0.0);
        for line in text.lines() {
            let (columns, score) = line.split_once(' ').unwrap_or((line, ""));
            let board: Board = columns.parse().map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
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
