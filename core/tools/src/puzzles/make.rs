//! Generates puzzles from positions of games.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::path::PathBuf;

use fivefold_engine::game::{Exact, Move, Outcome, Proof, Random, Side, Status, Verdict, below};
use fivefold_engine::games::{Game, GameState, MoveCode, played};
use fivefold_engine::puzzles::{Claim, Pool, PuzzleGrade, claim_after, defense, graded};
use rand::SeedableRng;
use serde_json::Value;

use super::plan::{ChapterLevel, PoolPlan};
use super::rate::LEVELS;
use super::shape::shape;
use crate::matches::player::{Player, PlayerStats};

/// The maximum length of a game, because a puzzle stores its whole game.
const LONGEST_GAME: usize = 60;

/// The number of last moves of a game whose positions are candidates, and the maximum number of candidates.
const LAST_MOVES: usize = 24;
const MOST_POSITIONS: usize = 10;

/// The minimum number of moves before a puzzle: earlier positions are openings.
const FIRST_MOVES: usize = 6;

/// The minimum number of legal moves of a puzzle.
const LEAST_MOVES: usize = 4;

/// The node limit of the search for forced wins, so that a phone can verify the puzzle.
const NODES: u64 = 100_000;

/// The node limit for wins that are one move further away.
const NODES_FURTHER: u64 = 60_000;

/// The maximum number of moves of a win.
const MOST_COUNTED: u16 = 4;

/// The node limit of a solver.
const SOLVER_NODES: u64 = 150_000;

/// The level that must not solve a puzzle at once, and its attempts.
const NOVICE: u8 = 2;
const NOVICE_TRIES: u32 = 3;

/// The number of moves of a puzzle without a forced end.
const LONGEST: u16 = 3;

/// The number of moves of a chapter's puzzles, which are played to their end.
const TO_THE_END: u16 = 60;

type Shape = Vec<(i32, i32, u8)>;

/// A pool being generated.
struct PuzzleGenerator {
    game: &'static dyn Game,
    plan: PoolPlan,
    text: String,
    options: Vec<String>,
    counts: BTreeMap<String, usize>,
    shapes: HashSet<Shape>,
    seed: u64,
}

/// A candidate position with its claim and answers.
struct PuzzleDraft {
    claim: Claim,
    length: u16,
    right: Vec<Move>,
    longer: Vec<Move>,
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
        let mut random = Random::seed_from_u64((cells.len() + generator.shapes.len()) as u64);
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
        let draft = PuzzleDraft { length: TO_THE_END, ..self.draft(&*state, claim)? };
        let is_it = Self::claim_of_value(&*state) == Some(claim) && self.is_hidden(&*state, &draft);
        if !is_it || !self.shapes.insert(shape(&*state)) {
            return None;
        }
        Some(self.add(&*state, &draft, "", &options))
    }

    fn open(game: &'static dyn Game, path: &PathBuf) -> Result<Self, String> {
        let text = super::read(path)?;
        let pool = Pool::read(game, text).map_err(|error| error.to_string())?;
        let (mut counts, mut shapes) = (BTreeMap::new(), HashSet::new());
        for puzzle in pool.puzzles() {
            *counts.entry(puzzle.claim().to_string()).or_default() += 1;
            let position = puzzle.position().map_err(|error| error.to_string())?;
            shapes.insert(shape(&*position));
        }
        let kept = |line: &&str| line.starts_with(LEVELS) || !line.starts_with('#') && !line.is_empty();
        let seed = text.lines().find_map(|line| line.strip_prefix("# games ")).and_then(|line| line.parse().ok());
        Ok(Self {
            game,
            plan: PoolPlan::read(game, path)?,
            text: text.lines().filter(kept).flat_map(|line| [line, "\n"]).collect(),
            options: text.lines().filter_map(|line| line.strip_prefix("options ")).map(str::to_owned).collect(),
            counts,
            shapes,
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
        if history.is_empty() || state.moves().len() < LEAST_MOVES {
            return None;
        }
        let form = shape(state);
        if self.shapes.contains(&form) {
            return None;
        }
        let claim = self.claim(state).filter(|claim| self.lacks(*claim))?;
        let draft = self.draft(state, claim)?;
        if !self.is_hidden(state, &draft) {
            return None;
        }
        self.shapes.insert(form);
        *self.counts.entry(claim.to_string()).or_default() += 1;
        Some(self.add(state, &draft, history, options))
    }

    /// Returns the claim that holds in a position. A solver that counts moves is used first because it is faster.
    fn claim(&self, state: &dyn GameState) -> Option<Claim> {
        let exact = state.solve(SOLVER_NODES, &|| false);
        if let Some(Exact { proof: Proof { verdict, moves }, .. }) = &exact {
            let own = moves.map(|moves| moves / 2 + 1);
            match verdict {
                Verdict::Win if own.is_some_and(|own| own <= MOST_COUNTED) => return own.map(Claim::WinIn),
                Verdict::Win => return Some(Claim::OnlyWin),
                Verdict::Draw => return Some(Claim::Save),
                Verdict::Loss => {}
            }
        }
        let within = self.plan.within;
        let forced = state.forced(within, NODES)?;
        if let Some(moves) = moves_of(&forced, Verdict::Win).min() {
            return Some(Claim::WinIn(moves / 2 + 1));
        }
        let further = Claim::WinIn(within / 2 + 2);
        if exact.is_none() && self.lacks(further) {
            let forced = state.forced(within + 2, NODES_FURTHER).unwrap_or_default();
            if moves_of(&forced, Verdict::Win).next().is_some() {
                return Some(further);
            }
        }
        // The minimum number of opposing moves after which only one answer is left.
        let prevents = |moves: u16| {
            let lost = moves_of(&forced, Verdict::Loss).filter(|lost| *lost <= 2 * moves).count();
            lost < forced.len() && forced.len() - lost <= self.plan.answers
        };
        [1, 2].into_iter().find(|moves| prevents(*moves)).map(Claim::Prevent)
    }

    /// Returns the claim that follows from the value of a position.
    fn claim_of_value(state: &dyn GameState) -> Option<Claim> {
        match state.solve(SOLVER_NODES, &|| false)?.proof.verdict {
            Verdict::Win => Some(Claim::OnlyWin),
            Verdict::Draw => Some(Claim::Save),
            Verdict::Loss => None,
        }
    }

    fn draft(&self, state: &dyn GameState, claim: Claim) -> Option<PuzzleDraft> {
        let all = graded(state, claim)?;
        let marked = |grade| -> Vec<Move> { all.iter().filter(|one| one.grade == grade).map(|one| one.mv).collect() };
        let (right, longer) = (marked(PuzzleGrade::Right), marked(PuzzleGrade::Longer));
        let positions: HashSet<u64> = right.iter().map(|mv| played(state, *mv).key()).collect();
        let most = if matches!(claim, Claim::WinIn(_)) { self.plan.answers } else { 1 };
        let is_a_question = positions.len() <= most && 3 * right.len() <= all.len();
        is_a_question.then(|| PuzzleDraft { claim, length: length(state, claim, right[0]), right, longer })
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
        let code = MoveCode::of(state);
        let codes = |moves: &[Move]| moves.iter().map(|mv| code.write(*mv)).collect::<String>();
        let (right, longer) = (codes(&draft.right), codes(&draft.longer));
        let PuzzleDraft { claim, length, .. } = draft;
        let line = format!("{claim} {length} 0 {option} {history} {right} {longer}").trim_end().to_owned();
        self.text += &line;
        self.text.push('\n');
        line
    }
}

/// Returns the number of moves to find: all moves to the end of the game if the claim counts them, else as many moves
/// as require a decision, up to a limit.
fn length(state: &dyn GameState, claim: Claim, right: Move) -> u16 {
    match claim {
        Claim::WinIn(moves) => moves,
        Claim::Prevent(_) => 1,
        Claim::OnlyWin | Claim::Save => {
            let (mut state, mut mv, mut length) = (state.copy(), right, 1);
            while length < LONGEST {
                let after = played(&*state, mv);
                let Some(claim) = claim_after(claim, None) else { break };
                let Some(reply) = defense(&*after, claim) else { break };
                state = played(&*after, reply);
                if state.status().is_over() || is_won(&*state) {
                    break;
                }
                let Some(graded) = graded(&*state, claim) else { break };
                if graded.iter().all(|graded| graded.grade == PuzzleGrade::Right) {
                    break;
                }
                let Some(next) = graded.iter().find(|graded| graded.grade == PuzzleGrade::Right) else { break };
                mv = next.mv;
                length += 1;
            }
            length
        }
    }
}

/// Returns the lengths of the moves with this verdict.
fn moves_of(forced: &[(Move, Option<Proof>)], verdict: Verdict) -> impl Iterator<Item = u16> {
    let proofs = forced.iter().filter_map(|(_, proof)| *proof);
    proofs.filter(move |proof| proof.verdict == verdict).filter_map(|proof| proof.moves)
}

fn is_won(state: &dyn GameState) -> bool {
    state.status().ending().is_some_and(|ending| matches!(ending.outcome, Outcome::Win(_)))
}
