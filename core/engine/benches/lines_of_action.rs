//! Lines of Action: single moves, random games, the evaluation of a leaf, and a whole search.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use fivefold_engine::{
    game::{PositionHistory, Random, Rules, Think, Trail, below},
    games::lines_of_action::{LinesOfActionOptions, Movement, NarrowLines, WideLines},
    search::{SearchLimits, Settings, SystemClock, Unmonitored, think},
};
use rand::SeedableRng;

/// Returns the initial position.
fn start<P: Rules<Options = LinesOfActionOptions>>(size: u32, movement: Movement) -> P {
    P::start(&LinesOfActionOptions { size, movement, ..LinesOfActionOptions::default() }).expect("a legal size")
}

/// Returns the undecided positions of some random games in sequence.
fn positions<P: Rules>(start: P, games: u32) -> Vec<P> {
    let mut random = Random::seed_from_u64(1);
    let mut actions = Vec::new();
    let mut positions = Vec::new();
    for _ in 0..games {
        let mut position = start;
        while !position.status().is_over() {
            positions.push(position);
            position.actions(&mut actions);
            position.play_unchecked(actions[below(&mut random, u32::try_from(actions.len()).expect("few")) as usize]);
        }
    }
    positions
}

fn moves<P: Rules<Options = LinesOfActionOptions> + Think>(criterion: &mut Criterion, size: u32, movement: Movement) {
    let name = |what: &str| format!("lines of action {size} {movement:?}: {what}");
    let start: P = start(size, movement);
    let positions = positions(start, 20);
    let mut actions = Vec::new();
    criterion.bench_function(&name("list the moves"), |bencher| {
        let mut all = positions.iter().cycle();
        bencher.iter(|| {
            all.next().expect("positions").actions(&mut actions);
            actions.len()
        });
    });
    criterion.bench_function(&name("1000 plies of random games"), |bencher| {
        let mut random = Random::seed_from_u64(2);
        bencher.iter(|| {
            let mut position = start;
            for _ in 0..1000 {
                if position.status().is_over() {
                    position = start;
                }
                position.actions(&mut actions);
                position
                    .play_unchecked(actions[below(&mut random, u32::try_from(actions.len()).expect("few")) as usize]);
            }
            position
        });
    });
}

fn leaves<P: Rules<Options = LinesOfActionOptions> + Think>(criterion: &mut Criterion, size: u32) {
    let positions = positions(start::<P>(size, Movement::Leaping), 20);
    let (mut random, mut trail) = (Random::seed_from_u64(3), Trail::default());
    criterion.bench_function(&format!("lines of action {size}: evaluate"), |bencher| {
        let mut all = positions.iter().cycle();
        let mut memory = P::Memory::default();
        bencher.iter(|| all.next().expect("positions").leaf_value(&mut memory, &mut random, &mut trail));
    });
    criterion.bench_function(&format!("lines of action {size}: look for a win in one"), |bencher| {
        let mut all = positions.iter().cycle();
        bencher.iter(|| all.next().expect("positions").winning_action());
    });
}

fn searches<P: Rules<Options = LinesOfActionOptions> + Think>(criterion: &mut Criterion, size: u32) {
    let mut group = criterion.benchmark_group(format!("lines of action {size}"));
    group.sample_size(10);
    let limits = SearchLimits { visits: Some(100_000), ..SearchLimits::default() };
    let clock = SystemClock::default();
    let settings = Settings { limits, stops_early: false, ..Settings::default() };
    group.bench_function("100000 simulations from the start", |bencher| {
        bencher.iter_batched(
            || PositionHistory::new(start::<P>(size, Movement::Leaping)),
            |history| think(black_box(&history), &settings, &Unmonitored::new(&clock)),
            BatchSize::PerIteration,
        );
    });
    group.finish();
}

fn all(criterion: &mut Criterion) {
    moves::<NarrowLines>(criterion, 8, Movement::Leaping);
    moves::<NarrowLines>(criterion, 8, Movement::Classic);
    moves::<WideLines>(criterion, 12, Movement::Leaping);
    leaves::<NarrowLines>(criterion, 8);
    leaves::<WideLines>(criterion, 12);
    searches::<NarrowLines>(criterion, 8);
    searches::<WideLines>(criterion, 12);
}

criterion_group!(benches, all);
criterion_main!(benches);
