//! Players: a configuration of the search, or one of two simple opponents.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use cpu_time::ThreadTime;
use fivefold_engine::game::{Level, Move, Outcome, Random, below};
use fivefold_engine::games::{GameState, played};
use fivefold_engine::search::{SearchLimits, SearchMonitor, SearchView, Settings, Style};

/// One of the two players of a match.
#[derive(Clone, Debug)]
pub enum Player {
    /// Plays any legal move.
    Random,
    /// Wins in one move, prevents a loss in one move, else plays any legal move.
    Beginner,
    /// The search, at a level or with custom settings.
    Search {
        /// The settings, partly overridden by the level.
        settings: Box<Settings>,
        /// The level, if it is one.
        level: Option<u8>,
    },
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut settings = Settings::default();
        let mut limits = SearchLimits::default();
        let mut number = None;
        match text {
            "random" => return Ok(Self::Random),
            "beginner" => return Ok(Self::Beginner),
            _ => {}
        }
        for part in text.split(',') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            let count = || value.parse::<u64>().map_err(|_| format!("`{value}` is not a number for `{name}`"));
            match name {
                "visits" => limits.visits = Some(count()?),
                "ms" => limits.ms = Some(count()?),
                "memory-mb" => limits.memory_bytes = count()? << 20,
                "level" => number = Some(u8::try_from(count()?).map_err(|_| format!("no level `{value}`"))?),
                "plain" => settings.style = Style::Plain,
                "no-oracle" => settings.use_oracle = false,
                "unlearned" => settings.style = Style::Unlearned,
                _ => return Err(format!("unknown player setting `{name}`")),
            }
        }
        if number.is_none() && limits.visits.is_none() && limits.ms.is_none() {
            return Err(format!("`{text}` has no limit: give visits, ms or level"));
        }
        settings.limits = limits;
        Ok(Self::Search { settings: Box::new(settings), level: number })
    }
}

/// The totals of a player's searches.
#[derive(Clone, Copy, Debug, Default)]
pub struct PlayerStats {
    pub moves: u32,
    pub visits: u64,
    pub time: Duration,
}

impl PlayerStats {
    pub fn add(&mut self, other: Self) {
        self.moves += other.moves;
        self.visits += other.visits;
        self.time += other.time;
    }
}

impl fmt::Display for PlayerStats {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves.max(1);
        let visits = self.visits / u64::from(moves);
        let ms = self.time.as_secs_f64() * 1000.0 / f64::from(moves);
        let rate = u64::try_from(u128::from(self.visits) * 1000 / self.time.as_millis().max(1)).unwrap_or(u64::MAX);
        write!(formatter, "{visits} simulations and {ms:.2} ms a move, {rate} simulations a second")
    }
}

/// A monitor that measures the processor time of the search's thread.
pub struct ProcessorTime(pub ThreadTime);

impl SearchMonitor for ProcessorTime {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    fn stops(&self) -> bool {
        false
    }

    fn wants_progress(&self) -> bool {
        false
    }

    fn progress(&self, _: SearchView) {}
}

impl Player {
    /// Returns the settings for one move.
    fn settings(&self, levels: &[Level], seed: u64) -> Option<Settings> {
        let Self::Search { settings, level } = self else { return None };
        let mut settings = Settings { seed, ..**settings };
        if let Some(number) = level {
            let level = levels[usize::from(*number).clamp(1, levels.len()) - 1];
            settings.limits.visits = Some(u64::from(level.visits));
            settings.level = Some(level);
            settings.style = Style::Unlearned;
        }
        Some(settings)
    }

    /// Returns the player's move.
    pub fn mv(&self, state: &dyn GameState, levels: &[Level], random: &mut Random, totals: &mut PlayerStats) -> Move {
        let seed = u64::from(below(random, u32::MAX));
        if let Some(settings) = self.settings(levels, seed) {
            let watch = ProcessorTime(ThreadTime::now());
            let thought = state.job(settings)(&watch);
            totals.add(PlayerStats { moves: 1, visits: thought.view.visits, time: watch.elapsed() });
            let text = thought.mv.unwrap_or_default();
            state.read_move(&text).unwrap_or_else(|error| unreachable!("the search gave `{text}`: {error}"))
        } else {
            let moves = if matches!(self, Self::Beginner) { beginner_moves(state) } else { state.moves() };
            moves[below(random, u32::try_from(moves.len()).unwrap_or(u32::MAX)) as usize]
        }
    }
}

/// Returns the moves a beginner chooses from.
fn beginner_moves(state: &dyn GameState) -> Vec<Move> {
    let moves = state.moves();
    let Some(side) = state.status().side() else { return moves };
    let after = |mv: &Move| played(state, *mv);
    let wins =
        |state: &dyn GameState, by| state.status().ending().is_some_and(|ending| ending.outcome == Outcome::Win(by));
    if let Some(win) = moves.iter().find(|mv| wins(after(mv).as_ref(), side)) {
        return vec![*win];
    }
    let safe = |mv: &&Move| {
        let after = after(mv);
        let lost = wins(after.as_ref(), side.other());
        !lost && !after.moves().into_iter().any(|reply| wins(played(after.as_ref(), reply).as_ref(), side.other()))
    };
    let safe: Vec<Move> = moves.iter().filter(safe).copied().collect();
    if safe.is_empty() { moves } else { safe }
}
