use rand::RngExt;

use super::TicTacToe;
use crate::game::{Action, Ending, Level, Outcome, Random, Rules, Side, Think, Trail, Tuning};

/// Simulations double from level to level: the whole game has 5,478 positions, so the strongest ones see all of it.
const LEVELS: [Level; 8] = {
    let weak = Level { visits: 8, temperature: 1.0, loss: 0.5, sees_threats: 0.7, exact: 0.0 };
    [
        weak,
        Level { visits: 16, sees_threats: 1.0, ..weak },
        Level { visits: 32, sees_threats: 1.0, loss: 0.25, ..weak },
        Level { visits: 64, sees_threats: 1.0, loss: 0.2, ..weak },
        Level { visits: 128, sees_threats: 1.0, loss: 0.15, temperature: 0.5, ..weak },
        Level { visits: 256, sees_threats: 1.0, loss: 0.1, temperature: 0.5, ..weak },
        Level { visits: 1_000, sees_threats: 1.0, loss: 0.1, temperature: 0.25, ..weak },
        Level { visits: 10_000, sees_threats: 1.0, loss: 0.0, temperature: 0.0, ..weak },
    ]
};

impl Think for TicTacToe {
    type Memory = ();

    /// The textbook constants: on a board this small nothing else can be told apart.
    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 2 };

    fn levels() -> &'static [Level; 8] {
        &LEVELS
    }

    fn leaf_value(&self, (): &mut (), random: &mut Random, _: &mut Trail) -> f32 {
        let mut position = *self;
        loop {
            match position.ending() {
                Some(Ending { outcome: Outcome::Win(Side::First), .. }) => return 1.0,
                Some(Ending { outcome: Outcome::Win(Side::Second), .. }) => return -1.0,
                Some(Ending { outcome: Outcome::Draw, .. }) => return 0.0,
                None => {
                    let mut free = position.free();
                    for _ in 0..random.random_range(0..free.count_ones()) {
                        free &= free - 1;
                    }
                    position.play(Action(u16::try_from(free.trailing_zeros()).unwrap_or_default()));
                }
            }
        }
    }
}
