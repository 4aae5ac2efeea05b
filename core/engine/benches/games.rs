//! Two benchmarks of every game: uniformly random playouts from the start, and random games action by action. An
//! iteration of the first is one playout; of the second, a thousand actions.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use fivefold_engine::{
    game::{NoOptions, Random, Rules, Think, below},
    games::{
        bridgit,
        connect::{AnyBoard, AnyOptions, Connect, ConnectFour, Mode, Wide},
        lines_of_action::{LinesOfActionOptions, NarrowLines},
        pentago_twist::PentagoTwist,
        template::TicTacToe,
    },
};
use rand::SeedableRng;

fn measure<P: Think>(criterion: &mut Criterion, name: &str, options: &P::Options) {
    let start = P::start(&P::settle(options).expect("legal options")).expect("legal options");
    let mut actions = Vec::new();
    criterion.bench_function(&format!("{name}: a uniformly random playout"), |bencher| {
        let mut random = Random::seed_from_u64(1);
        bencher.iter(|| black_box(&start).uniform_playout(&mut random, &mut actions));
    });
    criterion.bench_function(&format!("{name}: 1000 actions of random games"), |bencher| {
        let mut random = Random::seed_from_u64(2);
        bencher.iter(|| a_thousand_actions(start, &mut random, &mut actions));
    });
}

fn a_thousand_actions<P: Rules>(start: P, random: &mut Random, actions: &mut Vec<fivefold_engine::game::Action>) -> P {
    let mut position = start;
    for _ in 0..1000 {
        actions.clear();
        position.actions(actions);
        if actions.is_empty() {
            position = start;
            position.actions(actions);
        }
        position.play_unchecked(actions[below(random, u32::try_from(actions.len()).expect("few")) as usize]);
    }
    position
}

fn every_game(criterion: &mut Criterion) {
    measure::<ConnectFour>(criterion, "connect-four", &NoOptions {});
    let both = AnyOptions { mode: Mode::BanBonus, ..AnyOptions::default() };
    measure::<Connect<u64, AnyBoard>>(criterion, "connect-any 6x7 with both cells", &both);
    let wide = AnyOptions { rows: 12, columns: 12, ..AnyOptions::default() };
    measure::<Connect<Wide, AnyBoard>>(criterion, "connect-any 12x12", &wide);
    measure::<PentagoTwist>(criterion, "pentago-twist", &NoOptions {});
    measure::<bridgit::Bridgit>(criterion, "bridgit 13", &bridgit::BridgitOptions::default());
    measure::<NarrowLines>(criterion, "lines-of-action 8", &LinesOfActionOptions::default());
    measure::<TicTacToe>(criterion, "tic-tac-toe", &NoOptions {});
}

criterion_group!(benches, every_game);
criterion_main!(benches);
