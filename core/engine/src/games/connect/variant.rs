use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use super::{AnyOptions, Bits, Grid};
use crate::game::{NoOptions, OptionError, OptionSpec, Tuning};

/// The differences between Connect Four and Four on any board.
pub trait Variant: Copy + Eq + Debug + Send + Sync + 'static {
    /// The options of the game.
    type Options: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned;

    /// [`Grid::stride`] if it is the same for every board, as a compile-time constant.
    const STRIDE: Option<u32>;

    /// Whether a run of digits such as `4453` is a sequence of moves.
    const DIGITS_ARE_MOVES: bool;

    /// Whether a board may have a ban cell or a bonus cell.
    const HAS_SPECIAL_CELLS: bool;

    /// Whether the search uses the learned evaluation.
    const IS_LEARNED: bool;

    /// One more than the largest code of an action.
    const ACTIONS: usize;

    /// The constants of the search.
    const TUNING: Tuning;

    /// The value of [`crate::game::ExactSolver::TIME_PERCENT`].
    const SOLVER_PERCENT: u32;

    /// Whether the solver solves every position, so that the last level is perfect.
    const IS_SOLVED: bool;

    /// Returns the options offered by a front end.
    fn option_specs() -> Vec<OptionSpec>;

    /// Returns the options with all random choices drawn.
    ///
    /// # Errors
    /// If they are not valid options.
    fn settle(options: &Self::Options) -> Result<Self::Options, OptionError>;

    /// Returns the board of these options.
    ///
    /// # Errors
    /// If they are not valid options, or the board does not fit the bit set.
    fn grid<B: Bits>(options: &Self::Options) -> Result<Grid<B>, OptionError>;
}

/// Connect Four: 7 columns, 6 rows, no special cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Classic {}

/// Four on any board: 4 x 4 to 12 x 12, with an optional ban cell and bonus cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyBoard {}

impl Variant for Classic {
    type Options = NoOptions;

    const STRIDE: Option<u32> = Some(7);
    const DIGITS_ARE_MOVES: bool = true;
    const HAS_SPECIAL_CELLS: bool = false;
    const IS_LEARNED: bool = false;
    const ACTIONS: usize = 7;

    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 2 };

    /// The solver's results are worth more than further simulations.
    const SOLVER_PERCENT: u32 = 95;

    const IS_SOLVED: bool = true;

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn settle(options: &NoOptions) -> Result<NoOptions, OptionError> {
        Ok(options.clone())
    }

    fn grid<B: Bits>(_: &NoOptions) -> Result<Grid<B>, OptionError> {
        Ok(Grid::new(7, 6, None, None))
    }
}

impl Variant for AnyBoard {
    type Options = AnyOptions;

    const STRIDE: Option<u32> = None;
    const DIGITS_ARE_MOVES: bool = false;
    const HAS_SPECIAL_CELLS: bool = true;
    const IS_LEARNED: bool = true;
    const ACTIONS: usize = 24;

    const TUNING: Tuning = Tuning { exploration: 1.0, rave: None, visits_to_open: 2 };

    const SOLVER_PERCENT: u32 = 50;

    const IS_SOLVED: bool = false;

    fn option_specs() -> Vec<OptionSpec> {
        AnyOptions::specs()
    }

    fn settle(options: &AnyOptions) -> Result<AnyOptions, OptionError> {
        options.settle()
    }

    fn grid<B: Bits>(options: &AnyOptions) -> Result<Grid<B>, OptionError> {
        let options = options.settle()?;
        let bits = (u32::from(options.rows) + 1) * u32::from(options.columns);
        if bits > B::WIDTH {
            return Err(OptionError::Form(format!("the board needs {bits} bits, and the bit set has {}", B::WIDTH)));
        }
        Ok(Grid::new(options.columns, options.rows, options.ban, options.bonus))
    }
}
