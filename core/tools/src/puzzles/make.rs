//! Generates puzzles from positions of games.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::path::PathBuf;

use fivefold_engine::game::{Move, Random, Side, Status, Verdict, below};
use fivefold_engine::games::{Game, GameState, MoveCode, played};
use fivefold_engine::puzzles::{Certifier, Claim, FIRST_MOVES, Pool, Puzzle, PuzzleDraft, fingerprint};
use rand::SeedableRng;
use serde_json::Value;

use super::plan::{ChapterLevel, PoolPlan};
use super::rate::LEVELS;
use crate::matches::player::{Player, PlayerStats};

/// The maximum length of a game, because a puzzle stores its whole game.
const LONGEST_GAME: usize = 60;

/// The number of last moves of a game whose positions are candidates, and the maximum number of candidates.
const LAST_MOVES: usize = 24;
const MOST_POSITIONS: usize = 10;

/// The node limit of a solver.
const SOLVER_NODES: u64 = 150_000;

/// The level that must not solve a puzzle at once, and its attempts.
const NOVICE: u8 = 2;
const NOVICE_TRIES: u32 = 3;

/// The number of moves of a chapter's puzzles, which are played to their end.
const TO_THE_END: u16 = 60;

/// A pool being generated.
struct PuzzleGenerator {
    game: &'static dyn Game,
    plan: PoolPlan,
    text: String,
    options: Vec<String>,
    counts: BTreeMap<String, usize>,
    /// The fingerprints of the puzzles' positions.
    positions: HashSet<u64>,
    seed: u64,
}

/// Adds puzzles to the pool until the plan is fulfilled.
pub fn make(game: &'static dyn Game, path: &PathBuf, games: u64) -> Result<(), String> {
    let mut generator = PuzzleGenerator::open(game, path)?;
    for _ in 0..games {
        if generator.is_done() {
            break;
        }
        generator.seed += 1;
        if let Some(line) = generator.one_game() {
            eprintln!("{} {}: {line}", game.id(), generator.seed);
            std::fs::write(path, generator.file()).map_err(|error| error.to_string())?;
        }
    }
    eprintln!("{} {:?}", game.id(), generator.counts);
    std::fs::write(path, generator.file()).map_err(|error| error.to_string())
}

/// Adds the chapter of a game, with random positions.
pub fn chapter(game: &'static dyn Game, path: &PathBuf) -> Result<(), String> {
    let mut generator = PuzzleGenerator::open(game, path)?;
    let plan = path.with_extension("json");
    let chapter = generator.plan.chapter.take().ok_or_else(|| format!("{} has no `chapter`", plan.display()))?;
    let _ = writeln!(generator.text, "chapter {}", chapter.name);
    for level in chapter.levels {
        let cells = cells(game, &level, &chapter.blocked)?;
        let mut random = Random::seed_from_u64((cells.len() + generator.positions.len()) as u64);
        let drawn = std::iter::repeat_with(|| generator.level(&level, &chapter.blocked, &cells, &mut random));
        let line = drawn.take(200_000).flatten().next();
        eprintln!("{}", line.ok_or("no position with the wanted claim was found")?);
    }
    generator.text += "chapter\n";
    std::fs::write(path, generator.file()).map_err(|error| error.to_string())
}

/// Returns the names of the cells of a level's board that can be blocked.
fn cells(game: &'static dyn Game, level: &ChapterLevel, blocked: &str) -> Result<Vec<String>, String> {
    let options = Value::Object(level.options.clone());
    let start = game.open(&options).map_err(|error| error.to_string())?;
    let mut names: Vec<String> = start.position().layout().spots.into_iter().map(|spot| spot.name).collect();
    names.retain(|name| {
        let mut options = options.clone();
        options[blocked] = serde_json::json!([name]);
        game.open(&options).is_ok()
    });
    Ok(names)
}

impl PuzzleGenerator {
    /// Draws a position and adds it if the wanted claim holds.
    fn level(&mut self, level: &ChapterLevel, blocked: &str, cells: &[String], random: &mut Random) -> Option<String> {
        let claim: Claim = level.claim.parse().ok()?;
        let mut cells = cells.to_vec();
        let mut number = |bound: usize| below(random, u32::try_from(bound).unwrap_or(1)) as usize;
        // The side to move may have one cell less; otherwise every position would be won.
        let own = 1 + number(level.most);
        let counts = [own, own + number(2)];
        let mut drawn =
            |count: usize| -> Vec<String> { (0..count).map(|_| cells.swap_remove(number(cells.len()))).collect() };
        let mut options = Value::Object(level.options.clone());
        for (option, count) in [(blocked, level.blocked), (&level.own, counts[0]), (&level.other, counts[1])] {
            options[option] = drawn(count).into();
        }
        let state = self.game.open(&options).ok()?;
        if state.status().is_over() {
            return None;
        }
        let draft = PuzzleDraft { length: TO_THE_END, ..self.certifier().draft(&*state, claim)? };
        let is_it = Self::claim_of_value(&*state) == Some(claim) && self.is_hidden(&*state, &draft);
        if !is_it || !self.positions.insert(fingerprint(&*state)) {
            return None;
        }
        Some(self.add(&*state, &draft, "", &options))
    }

    fn open(game: &'static dyn Game, path: &PathBuf) -> Result<Self, String> {
        let text = super::read(path)?;
        let pool = Pool::read(game, text).map_err(|error| error.to_string())?;
        let (mut counts, mut positions) = (BTreeMap::new(), HashSet::new());
        for puzzle in pool.puzzles() {
            *counts.entry(puzzle.claim().to_string()).or_default() += 1;
            let position = puzzle.position().map_err(|error| error.to_string())?;
            positions.insert(fingerprint(&*position));
        }
        let kept = |line: &&str| line.starts_with(LEVELS) || !line.starts_with('#') && !line.is_empty();
        let seed = text.lines().find_map(|line| line.strip_prefix("# games ")).and_then(|line| line.parse().ok());
        Ok(Self {
            game,
            plan: PoolPlan::read(game, path)?,
            text: text.lines().filter(kept).flat_map(|line| [line, "\n"]).collect(),
            options: text.lines().filter_map(|line| line.strip_prefix("options ")).map(str::to_owned).collect(),
            counts,
            positions,
            seed: seed.unwrap_or_default(),
        })
    }

    fn file(&self) -> String {
        let program = "cargo run --release --package fivefold-tools -- puzzles";
        format!("# Made by `{program}`; nothing but ratings ever changes.\n# games {}\n{}", self.seed, self.text)
    }

    fn lacks(&self, claim: Claim) -> bool {
        self.counts.get(&claim.to_string()).copied().unwrap_or_default() < self.plan.most(claim)
    }

    fn is_done(&self) -> bool {
        self.counts.values().sum::<usize>() >= self.plan.total
            || !self.plan.claims.keys().any(|claim| claim.parse().is_ok_and(|claim| self.lacks(claim)))
    }

    /// Plays the game of the seed, adds a puzzle from it if there is one, and returns the puzzle's line.
    fn one_game(&mut self) -> Option<String> {
        let mut random = Random::seed_from_u64(self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let kinds = u64::try_from(self.plan.options.len()).ok()?;
        let options = self.plan.options[usize::try_from(self.seed % kinds).ok()?].clone();
        let start = self.game.open(&options).expect("the plan's options are valid");
        let moves = self.played_game(&*start, &mut random)?;
        let first = moves.len().saturating_sub(LAST_MOVES).max(FIRST_MOVES);
        let mut places: Vec<usize> = (first..moves.len()).collect();
        for end in (1..places.len()).rev() {
            let other = below(&mut random, u32::try_from(end + 1).ok()?) as usize;
            places.swap(end, other);
        }
        places.into_iter().take(MOST_POSITIONS).find_map(|place| {
            let mut state = start.copy();
            let mut history = String::new();
            for mv in &moves[..place] {
                history += &MoveCode::of(&*state).write(*mv);
                state = played(&*state, *mv);
            }
            self.consider(&*state, &history, &options)
        })
    }

    /// Plays a game between two weak levels, after one or two random moves.
    fn played_game(&self, start: &dyn GameState, random: &mut Random) -> Option<Vec<Move>> {
        let (mut state, mut moves) = (start.copy(), Vec::new());
        let players = Side::BOTH.map(|_| {
            let level = 1 + below(random, self.plan.strongest);
            format!("level={level}").parse::<Player>().expect("a level is a player")
        });
        let opening = below(random, 3) as usize;
        while let Status::ToMove(side) | Status::MidMove(side) = state.status() {
            if moves.len() >= LONGEST_GAME {
                return None;
            }
            let mv = if moves.len() < opening {
                let legal = state.moves();
                legal[below(random, u32::try_from(legal.len()).ok()?) as usize]
            } else {
                players[side.index()].mv(&*state, self.game.levels(), random, &mut PlayerStats::default())
            };
            moves.push(mv);
            state = played(&*state, mv);
        }
        Some(moves)
    }

    fn consider(&mut self, state: &dyn GameState, history: &str, options: &Value) -> Option<String> {
        if history.is_empty() {
            return None;
        }
        let position = fingerprint(state);
        if self.positions.contains(&position) {
            return None;
        }
        let certifier = self.certifier();
        let claim = certifier.claim(state, |claim| self.lacks(claim)).filter(|claim| self.lacks(*claim))?;
        let draft = certifier.draft(state, claim)?;
        if !self.is_hidden(state, &draft) {
            return None;
        }
        self.positions.insert(position);
        *self.counts.entry(claim.to_string()).or_default() += 1;
        Some(self.add(state, &draft, history, options))
    }

    const fn certifier(&self) -> Certifier {
        Certifier { within: self.plan.within, answers: self.plan.answers }
    }

    /// Returns the claim that follows from the value of a position.
    fn claim_of_value(state: &dyn GameState) -> Option<Claim> {
        match state.solve(SOLVER_NODES, &|| false)?.proof.verdict {
            Verdict::Win => Some(Claim::OnlyWin),
            Verdict::Draw => Some(Claim::Save),
            Verdict::Loss => None,
        }
    }

    /// Returns whether the weak level misses the solution. Unlike people, levels never miss a win in one move.
    fn is_hidden(&self, state: &dyn GameState, draft: &PuzzleDraft) -> bool {
        if matches!(draft.claim, Claim::WinIn(1) | Claim::Prevent(1)) {
            return true;
        }
        let novice: Player = format!("level={NOVICE}").parse().expect("a level is a player");
        let mut random = Random::seed_from_u64(state.key());
        let finds = (0..NOVICE_TRIES).filter(|_| {
            let mv = novice.mv(state, self.game.levels(), &mut random, &mut PlayerStats::default());
            draft.right.contains(&mv)
        });
        finds.count() < NOVICE_TRIES as usize
    }

    fn add(&mut self, state: &dyn GameState, draft: &PuzzleDraft, history: &str, options: &Value) -> String {
        let json = options.to_string();
        let option = self.options.iter().position(|other| *other == json).unwrap_or_else(|| {
            let _ = writeln!(self.text, "options {json}");
            self.options.push(json);
            self.options.len() - 1
        });
        let puzzle = Puzzle::new(self.game, options.clone(), history.to_owned(), state, draft);
        let line = puzzle.line(option);
        self.text += &line;
        self.text.push('\n');
        line
    }
}
