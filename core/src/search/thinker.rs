//! One search from its settings to its choice, and what is kept between the searches of one match.

use std::any::Any;
use std::cell::RefCell;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rand::SeedableRng;

use super::choice;
use super::crew::{Crew, MOST_THREADS};
use super::findings::Findings;
use super::limits::Settings;
use super::report::{Candidate, SearchView, Stopped};
use super::runner::{Job, Thought};
use super::tree::{MOST_VISITS, Making, Style, Tree};
use super::watch::Watch;
use crate::game::{Course, Exact, Proof, Random, Think, Turn};

/// Simulations before the exact solver is asked, so that there is a sensible turn whenever it is interrupted, and a
/// natural one to choose among equally good ones.
const SIMULATIONS_BEFORE_SOLVING: u64 = 1024;

/// What came of thinking.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The turn to play, whole; `None` if the game has ended.
    pub turn: Option<Turn>,
    /// What is known of the position.
    pub findings: Findings,
    /// What the exact solver said, if it was asked and finished.
    pub exact: Option<Exact>,
    /// Why the search stopped.
    pub stopped: Stopped,
}

/// Thinks about the last position of `course` on the caller's thread until it is done or `watch` stops it.
pub fn think<P: Think>(course: &Course<P>, settings: &Settings, watch: &dyn Watch) -> Decision {
    let mut kept = Kept::default();
    kept.think(course, settings, watch)
}

/// The exact values of the last position of `course` and of every legal whole turn, if the game can say them before
/// `stop` says yes. The game must not have ended.
pub fn solve<P: Think>(course: &Course<P>, stop: &dyn Fn() -> bool) -> Option<Exact> {
    let made = made_part(course).1;
    let mut exact = course.position().solve(&mut P::Memory::default(), u64::MAX, stop, &mut |_, _| {})?;
    exact.turns.iter_mut().for_each(|(turn, _)| *turn = turn.actions().fold(made, Turn::then));
    Some(exact)
}

/// What one match keeps between its searches: the tree and the game's memory.
pub struct Thinker<P: Think> {
    kept: Arc<Mutex<Option<Kept<P>>>>,
}

impl<P: Think> Default for Thinker<P> {
    fn default() -> Self {
        Self::new()
    }
}

/// A copy of a thinker knows nothing yet.
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
    /// A thinker that knows nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self { kept: Arc::new(Mutex::new(None)) }
    }

    /// Thinking about the last position of `course`, to be done on another thread. A second job that runs at the same
    /// time begins from nothing.
    pub fn job(&self, course: Course<P>, settings: Settings) -> Job {
        let shared = Arc::clone(&self.kept);
        Box::new(move |watch| {
            let lock = || shared.lock().unwrap_or_else(PoisonError::into_inner);
            let mut kept = lock().take().unwrap_or_default();
            let decision = kept.think(&course, &settings, watch);
            let thought = Thought {
                turn: decision.turn.map(|turn| turn_text(&course, turn)),
                view: view(&course, &decision.findings),
                stopped: decision.stopped,
                spent: kept.spend(&settings),
            };
            *lock() = Some(kept);
            thought
        })
    }
}

struct Kept<P: Think> {
    tree: Option<Tree<P>>,
    memory: P::Memory,
}

impl<P: Think> Default for Kept<P> {
    fn default() -> Self {
        Self { tree: None, memory: P::Memory::default() }
    }
}

impl<P: Think> Kept<P> {
    /// Gives away what the next search cannot use.
    fn spend(&mut self, settings: &Settings) -> Option<Box<dyn Any + Send>> {
        let tree = if settings.keeps_tree { None } else { self.tree.take() };
        tree.map(|tree| Box::new(tree) as Box<dyn Any + Send>)
    }

    fn think(&mut self, course: &Course<P>, settings: &Settings, watch: &dyn Watch) -> Decision {
        let mut lot = Random::seed_from_u64(settings.seed);
        let mood = choice::Mood::draw(settings, &mut lot);
        let made = made_part(course).1;
        if course.status().is_over() {
            return Decision { turn: None, findings: Findings::default(), exact: None, stopped: Stopped::Proven };
        }
        if settings.limits.visits.is_some() && !settings.keeps_tree {
            // With what it remembers from an earlier search, a solver would get further in as many nodes.
            self.memory = P::Memory::default();
        }
        let making = Making {
            style: if mood.is_blind { Style::Plain } else { settings.style },
            use_oracle: mood.use_oracle,
            seed: settings.seed,
            memory_bytes: settings.limits.memory_bytes / u64::from(settings.limits.threads.clamp(1, MOST_THREADS)),
        };
        let tree = match self.tree.take() {
            Some(mut tree) if settings.keeps_tree && tree.making.suits(&making) => {
                tree.advance(course);
                tree
            }
            _ => Tree::new(course.clone(), making),
        };
        let crew = &Crew::new(course, &making, settings.limits.threads, settings.limits.visits);
        let mut drive = Drive { tree, crew, settings, watch, made, course, proofs: RefCell::default(), exact: None };
        let stopped = crew.work(|| drive.run(&mut self.memory, mood));
        let findings = drive.findings();
        let Drive { tree, exact, .. } = drive;
        let turn = choice::choose(course, &findings, settings, mood, &mut lot);
        self.tree = Some(tree);
        Decision { turn, findings, exact, stopped }
    }
}

/// A search under way.
struct Drive<'a, P: Think> {
    tree: Tree<P>,
    crew: &'a Crew<P>,
    settings: &'a Settings,
    watch: &'a dyn Watch,
    course: &'a Course<P>,
    made: Turn,
    /// What the solver has proven so far.
    proofs: RefCell<Vec<(Turn, Proof)>>,
    exact: Option<Exact>,
}

impl<P: Think> Drive<'_, P> {
    fn run(&mut self, memory: &mut P::Memory, mood: choice::Mood) -> Stopped {
        let limit = self.settings.limits.visits.map(|visits| visits.max(1));
        let solves = mood.use_oracle && self.settings.style == Style::Full;
        if solves {
            let first = SIMULATIONS_BEFORE_SOLVING;
            self.tree.asks_verdicts = false;
            let reason = self.simulate(memory, Some(limit.map_or(first, |limit| limit.min(first))), limit);
            // Whoever wants no early stop wants the value of every turn, also where one of them is proven to be best.
            let wants_all = matches!(reason, Stopped::Proven) && !self.settings.stops_early;
            // What the tree has decided for lack of visits, the solver may yet overturn.
            if !matches!(reason, Stopped::Visits | Stopped::Decided) && !wants_all {
                return reason;
            }
            self.solve(memory);
            if self.exact.is_some() {
                return Stopped::Proven;
            }
            if wants_all || matches!(reason, Stopped::Decided) {
                return reason;
            }
            self.tree.asks_verdicts = true;
        }
        self.simulate(memory, limit, limit)
    }

    fn is_proven(&self) -> bool {
        self.tree.is_proven() || self.crew.is_proven()
    }

    /// Simulates until `until` simulations have been begun by all threads; `limit` is how many there will be in the end.
    fn simulate(&mut self, memory: &mut P::Memory, until: Option<u64>, limit: Option<u64>) -> Stopped {
        if self.settings.stops_early && self.tree.arena.children(0).len() == 1 && self.only_turn() {
            // One simulation gives it a value to show.
            if !self.tree.is_proven() {
                self.tree.simulate(memory);
            }
            return Stopped::OnlyTurn;
        }
        loop {
            self.crew.simulate(&mut self.tree, memory, until);
            if self.is_proven() {
                return Stopped::Proven;
            }
            if until.is_some_and(|until| self.crew.begun() >= until) || self.tree.visits() >= MOST_VISITS {
                return Stopped::Visits;
            }
            if self.watch.stops() || self.crew.stops() {
                return Stopped::Asked;
            }
            if self.is_late() {
                return Stopped::Time;
            }
            if self.watch.wants_progress() {
                self.watch.progress(view(self.course, &self.findings()));
            }
            if limit.is_some_and(|limit| self.is_decided(limit)) {
                return Stopped::Decided;
            }
        }
    }

    /// Whether the single action at the root leads to a single whole turn.
    fn only_turn(&self) -> bool {
        self.tree.findings(self.made).candidates.len() == 1
    }

    fn is_late(&self) -> bool {
        self.settings.limits.ms.is_some_and(|ms| self.watch.elapsed() >= Duration::from_millis(ms))
    }

    /// Whether no turn can overtake the most visited one any more. Chance in the choice needs all visits.
    fn is_decided(&self, limit: u64) -> bool {
        let left = limit.saturating_sub(self.crew.begun());
        self.settings.stops_early
            && self.settings.level.is_none_or(|level| level.temperature <= 0.0)
            && self.settings.limits.threads <= 1
            && self.tree.is_out_of_reach(left)
    }

    fn solve(&mut self, memory: &mut P::Memory) {
        let nodes = self.settings.solver_nodes();
        let Self { tree, crew, settings, watch, course, made, proofs, .. } = self;
        // What the solver does not know in half of the time that is left, the search may have for thinking.
        let last = settings.limits.ms.map(|ms| (watch.elapsed() + Duration::from_millis(ms)) / 2);
        let late = || last.is_some_and(|last| watch.elapsed() >= last);
        let stop = || {
            if watch.wants_progress() {
                let mut findings = tree.findings(*made);
                crew.add_to(&mut findings, *made);
                findings.learn(&proofs.borrow(), None);
                watch.progress(view(course, &findings));
            }
            watch.stops() || crew.stops() || late()
        };
        let whole = |turn: Turn| turn.actions().fold(*made, Turn::then);
        let mut found = |turn: Turn, proof: Proof| proofs.borrow_mut().push((whole(turn), proof));
        let exact = tree.root.solve(memory, nodes, &stop, &mut found);
        self.exact = exact.map(|mut exact| {
            exact.turns.iter_mut().for_each(|(turn, _)| *turn = whole(*turn));
            exact
        });
    }

    fn findings(&self) -> Findings {
        let mut findings = self.tree.findings(self.made);
        self.crew.add_to(&mut findings, self.made);
        match &self.exact {
            Some(exact) => findings.learn(&exact.turns, Some(exact)),
            None if self.proofs.borrow().is_empty() => {}
            None => findings.learn(&self.proofs.borrow(), None),
        }
        findings
    }
}

/// The position in which the current turn began, and the part of the turn that has been made since.
fn made_part<P: Think>(course: &Course<P>) -> (&P, Turn) {
    let mut actions = course.len();
    while actions > 0 && course.position_after(actions).is_some_and(|position| position.status().is_mid_turn()) {
        actions -= 1;
    }
    let made = course.actions().skip(actions).fold(Turn::default(), Turn::then);
    (course.position_after(actions).unwrap_or(course.start()), made)
}

/// How many actions of the current turn have been made.
pub(super) fn made_len<P: Think>(course: &Course<P>) -> usize {
    made_part(course).1.len()
}

/// The text of a whole turn that begins or goes on at the end of `course`.
pub fn turn_text<P: Think>(course: &Course<P>, turn: Turn) -> String {
    made_part(course).0.turn_text(turn)
}

/// What is known, as text.
pub fn view<P: Think>(course: &Course<P>, findings: &Findings) -> SearchView {
    let (begin, _) = made_part(course);
    let mut position = *begin;
    let line = findings.line.iter().map(|turn| {
        let text = position.turn_text(*turn);
        turn.actions().for_each(|action| position.play_unchecked(action));
        text
    });
    let candidates = findings.candidates.iter().map(|candidate| Candidate {
        turn: begin.turn_text(candidate.turn),
        visits: candidate.visits,
        value: candidate.value,
        proof: candidate.proof,
    });
    SearchView {
        visits: findings.visits,
        new_visits: findings.new_visits,
        nodes: findings.nodes,
        value: findings.value,
        proof: findings.proof,
        line: line.collect(),
        candidates: candidates.collect(),
    }
}
