//! Bridg-It: playouts, single moves, and the solver.

use criterion::{Criterion, criterion_group, criterion_main};
use fivefold_engine::{
    game::{ExactSolver, Random, Rules, Think, Trail, below},
    games::bridgit::{Bridgit, BridgitOptions, solver},
};
use rand::SeedableRng;
use std::hint::black_box;

/// Returns the empty board of this size.
fn board(size: u32) -> Bridgit {
    Bridgit::start(&BridgitOptions { size, ..BridgitOptions::default() }).expect("a board")
}

/// Returns the positions of one random game.
fn history(size: u32) -> Vec<Bridgit> {
    let mut random = Random::seed_from_u64(1);
    let mut positions = vec![board(size)];
    loop {
        let mut position = positions[positions.len() - 1];
        let mut actions = Vec::new();
        position.actions(&mut actions);
        if actions.is_empty() {
            positions.pop();
            return positions;
        }
        position.play_unchecked(actions[below(&mut random, u32::try_from(actions.len()).expect("few")) as usize]);
        positions.push(position);
    }
}

fn playouts(criterion: &mut Criterion) {
    for size in [5, 13, 17, 19] {
        let (position, mut random) = (board(size), Random::seed_from_u64(1));
        criterion.bench_function(&format!("bridgit {size}: fill the board and see who won"), |bencher| {
            bencher.iter(|| black_box(&position).uniform_playout(&mut random, &mut Vec::new()));
        });
        let mut trail = Trail::default();
        criterion.bench_function(&format!("bridgit {size}: the same with a trail"), |bencher| {
            bencher.iter(|| {
                trail.clear();
                black_box(&position).leaf_value(&mut (), &mut random, &mut trail)
            });
        });
    }
}

fn moves(criterion: &mut Criterion) {
    for size in [13, 19] {
        let mut random = Random::seed_from_u64(1);
        let mut actions = Vec::new();
        criterion.bench_function(&format!("bridgit {size}: a random game, move by move"), |bencher| {
            bencher.iter(|| {
                let mut position = board(size);
                let mut moves = 0;
                loop {
                    position.actions(&mut actions);
                    if actions.is_empty() {
                        return moves;
                    }
                    let chosen = below(&mut random, u32::try_from(actions.len()).expect("few"));
                    position.play_unchecked(actions[chosen as usize]);
                    moves += 1;
                }
            });
        });
    }
}

fn solving(criterion: &mut Criterion) {
    for size in [5, 13, 17, 19] {
        let positions = history(size);
        let mut each = positions.iter().cycle();
        criterion.bench_function(&format!("bridgit {size}: verdict, mean over a random game"), |bencher| {
            bencher.iter(|| each.next().map(solver::verdict));
        });
        criterion.bench_function(&format!("bridgit {size}: verdict of the empty board"), |bencher| {
            bencher.iter(|| solver::verdict(black_box(&positions[0])));
        });
        criterion.bench_function(&format!("bridgit {size}: all winning moves of the empty board"), |bencher| {
            bencher.iter(|| solver::values(black_box(&positions[0])));
        });
        criterion.bench_function(&format!("bridgit {size}: solve the empty board"), |bencher| {
            bencher.iter(|| solver::GraphSolver.solve(black_box(&positions[0]), u64::MAX, &|| false, &mut |_, _| {}));
        });
    }
}

criterion_group!(benches, playouts, moves, solving);
criterion_main!(benches);
