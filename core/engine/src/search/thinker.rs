//! One search from settings to chosen move, and the state kept between the searches of one match.

use std::any::Any;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use rand::SeedableRng;

use super::attention::Plainness;
use super::choice::{self, Weakness};
use super::limits::{Settings, Style};
use super::monitor::SearchMonitor;
use super::phases::{PhaseContext, Phases};
use super::report::{SearchView, Stopped, move_text, view};
use super::runner::{Job, JobOutput};
use super::tree::{Tree, TreeSettings};
use super::workers::{Workers, clamped};
use crate::game::{Exact, ExactSolver, Move, PositionHistory, Random, Think};

/// The result of [`think`].
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The whole move to play; `None` if the game has ended.
    pub mv: Option<Move>,
    /// The search's results for the position.
    pub findings: SearchView<Move>,
    /// The exact solution, if the solver ran and finished.
    pub exact: Option<Exact>,
    /// Why the search stopped.
    pub stopped: Stopped,
}

/// Searches the last position of `history` on the caller's thread until a limit is reached or `watch` stops it.
pub fn think<P: Think>(history: &PositionHistory<P>, settings: &Settings, watch: &dyn SearchMonitor) -> Decision {
    State::default().think(history, settings, watch)
}

/// Returns the exact values of the last position of `history` and of every legal whole move. Returns `None` if the
/// game's solver needs more than about `nodes` positions, or `stop` returns `true` first. The game must not have ended.
pub fn solve<P: Think>(history: &PositionHistory<P>, nodes: u64, stop: &dyn Fn() -> bool) -> Option<Exact> {
    let made = history.under_way();
    let mut exact = P::Solver::default().solve(history.position(), nodes, stop, &mut |_, _| {})?;
    exact.moves.iter_mut().for_each(|(mv, _)| *mv = mv.actions().fold(made, Move::then));
    Some(exact)
}

/// The state one match keeps between its searches: the tree and the game's solver.
pub struct Thinker<P: Think> {
    state: Arc<Mutex<Option<State<P>>>>,
}

impl<P: Think> Default for Thinker<P> {
    fn default() -> Self {
        Self::new()
    }
}

/// A clone starts without a tree or solver tables.
impl<P: Think> Clone for Thinker<P> {
    fn clone(&self) -> Self {
        Self::new()
    }
}

impl<P: Think> fmt::Debug for Thinker<P> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Thinker").finish_non_exhaustive()
    }
}

impl<P: Think> Thinker<P> {
    /// Creates a thinker without a tree or solver tables.
    #[must_use]
    pub fn new() -> Self {
        Self { state: Arc::new(Mutex::new(None)) }
    }

    /// Creates a job that searches the last position of `history`, to run on another thread. A second job running at
    /// the same time starts without the kept state.
    pub fn job(&self, history: PositionHistory<P>, settings: Settings) -> Job {
        let shared = Arc::clone(&self.state);
        Box::new(move |watch| {
            let lock = || shared.lock().unwrap_or_else(PoisonError::into_inner);
            let mut state = lock().take().unwrap_or_default();
            let decision = state.think(&history, &settings, watch);
            let thought = JobOutput {
                mv: decision.mv.map(|mv| move_text(&history, mv)),
                view: view(&history, &decision.findings),
                stopped: decision.stopped,
                spent: state.spend(&settings),
            };
            *lock() = Some(state);
            thought
        })
    }
}

/// The state reused from one search to the next.
struct State<P: Think> {
    tree: Option<Tree<P>>,
    solver: P::Solver,
}

impl<P: Think> Default for State<P> {
    fn default() -> Self {
        Self { tree: None, solver: P::Solver::default() }
    }
}

impl<P: Think> State<P> {
    /// Takes out the tree if the next search cannot reuse it.
    fn spend(&mut self, settings: &Settings) -> Option<Box<dyn Any + Send>> {
        let tree = if settings.keeps_tree { None } else { self.tree.take() };
        tree.map(|tree| Box::new(tree) as Box<dyn Any + Send>)
    }

    fn think(&mut self, history: &PositionHistory<P>, settings: &Settings, watch: &dyn SearchMonitor) -> Decision {
        if history.status().is_over() {
            return Decision { mv: None, findings: SearchView::default(), exact: None, stopped: Stopped::Proven };
        }
        if settings.limits.visits.is_some() && !settings.keeps_tree {
            // With the tables of an earlier search the solver would get further within the same number of nodes, so the
            // result would depend on that search.
            self.solver = P::Solver::default();
        }
        let mut random = Random::seed_from_u64(settings.seed);
        let weakness = Weakness::draw(settings, &mut random);
        let context = PhaseContext { history, settings, watch };
        let is_plain = weakness.overlooks(Plainness::Slanted) || settings.style == Style::Plain;
        let (findings, exact, stopped) = self.search(&context, weakness.uses_oracle && !is_plain, is_plain);
        let mv = choice::choose(history, &findings, settings, weakness, &mut random);
        Decision { mv, findings, exact, stopped }
    }

    /// Runs the search. The baseline neither reuses nor keeps a tree.
    fn search(
        &mut self,
        context: &PhaseContext<'_, P>,
        uses_oracle: bool,
        is_plain: bool,
    ) -> (SearchView<Move>, Option<Exact>, Stopped) {
        let PhaseContext { history, settings, .. } = *context;
        let limits = &settings.limits;
        let tree_settings = tree_settings(settings, uses_oracle, is_plain);
        let tree = match if is_plain { None } else { self.tree.take() } {
            Some(mut tree) if settings.keeps_tree && tree.settings.suits(&tree_settings) => {
                tree.advance(history);
                tree
            }
            _ => Tree::new(history.clone(), tree_settings),
        };
        let workers = Workers::new(history, tree_settings, limits.threads, limits.visits);
        let mut phases = Phases::new(tree, context, &workers);
        let solver = &mut self.solver;
        let conditions = context.watch.stop_conditions(limits.ms);
        let stopped = workers.run(conditions, || if uses_oracle { phases.run(solver) } else { phases.search_only() });
        let findings = phases.findings();
        let Phases { tree, exact, .. } = phases;
        if !is_plain {
            self.tree = Some(tree);
        }
        (findings, exact, stopped)
    }
}

/// Returns the settings of each tree; the memory is divided among the threads.
fn tree_settings(settings: &Settings, uses_oracle: bool, is_plain: bool) -> TreeSettings {
    let memory_bytes = settings.limits.memory_bytes / u64::from(clamped(settings.limits.threads));
    let uses_learning = settings.style == Style::Full;
    TreeSettings { uses_oracle, uses_learning, is_plain, seed: settings.seed, memory_bytes }
}
