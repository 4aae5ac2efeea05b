//! Tests of all-moves-as-first values with an action that simulations never repeat.

use super::super::{SearchLimits, Settings, SystemClock, Unmonitored, think};
use crate::game::{
    Action, FirstValue, Level, Message, Move, MoveError, NoOptions, NoSolver, OptionError, OptionSpec, PositionHistory,
    Random, Rules, Side, Status, Think, Trail, Tuning, below,
};
use crate::games::template::TicTacToe;

const CELLS: u16 = 60;
const SWAP: Action = Action(CELLS);

/// A game in which the first side may swap instead of making its first move: 60 of 100 games are won after the swap,
/// 50 after any other move. Playouts occupy the cells at random, so each cell recurs in them and the swap does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SwapGame {
    taken: u64,
    plies: u8,
    is_swapped: bool,
}

impl Rules for SwapGame {
    type Options = NoOptions;

    const ACTIONS: usize = CELLS as usize + 1;

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn start(_: &NoOptions) -> Result<Self, OptionError> {
        Ok(Self { taken: 0, plies: 0, is_swapped: false })
    }

    fn status(&self) -> Status {
        Status::ToMove(Side::BOTH[usize::from(self.plies % 2 == 1)])
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        into.extend((0..CELLS).filter(|cell| self.taken >> cell & 1 == 0).map(Action));
        if self.plies == 0 {
            into.push(SWAP);
        }
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        let is_legal = if action == SWAP { self.plies == 0 } else { self.taken >> action.0 & 1 == 0 };
        (!is_legal).then(|| Message::new("refuse-action"))
    }

    fn play_unchecked(&mut self, action: Action) {
        if action == SWAP {
            self.is_swapped = true;
        } else {
            self.taken |= 1 << action.0;
        }
        self.plies += 1;
    }

    fn key(&self) -> u64 {
        self.taken ^ u64::from(self.is_swapped) << 62 ^ u64::from(self.plies % 2) << 63
    }

    fn move_text(&self, mv: Move) -> String {
        format!("{mv:?}")
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        Err(MoveError::unreadable(text))
    }
}

impl Think for SwapGame {
    type Memory = ();
    type Solver = NoSolver;

    const TUNING: Tuning = Tuning { exploration: 0.05, rave: Some(600.0), visits_to_open: 2 };

    const ONE_TIME_ACTIONS: &'static [Action] = &[SWAP];

    fn levels() -> &'static [Level] {
        TicTacToe::levels()
    }

    fn leaf_value(&self, (): &mut (), random: &mut Random, trail: &mut Trail) -> FirstValue {
        for cell in (0..CELLS).filter(|cell| self.taken >> cell & 1 == 0) {
            trail.add(Side::BOTH[below(random, 2) as usize], Action(cell));
        }
        let wins = if self.is_swapped { 60 } else { 50 };
        if below(random, 100) < wins { FirstValue::WIN } else { FirstValue::LOSS }
    }
}

/// Without [`Think::ONE_TIME_ACTIONS`], the swap gets 1 to 9 visits with four of these seeds.
#[test]
fn one_time_action_is_explored_after_early_losses() {
    let history = PositionHistory::new(SwapGame::start(&NoOptions {}).expect("the game has no options"));
    for seed in 0..10 {
        let limits = SearchLimits { visits: Some(20_000), ..SearchLimits::default() };
        let settings = Settings { limits, seed, stops_early: false, ..Settings::default() };
        let decision = think(&history, &settings, &Unmonitored::new(&SystemClock::default()));
        let swap = decision.findings.candidates.iter().find(|it| it.mv == Move::default().then(SWAP));
        let visits = swap.expect("every legal move is valued").visits;
        assert!(visits > 10, "{visits} visits with seed {seed}");
    }
}
