//! Plays games and takes positions from them.

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::path::PathBuf;

use fivefold_engine::game::{Exact, Move, Outcome, Proof, Random, Side, Status, Verdict, below};
use fivefold_engine::games::{Game, GameState, MoveCode, played};
use fivefold_engine::puzzles::{Claim, Mark, Pool, claim_after, defence, graded};
use rand::SeedableRng;
use serde_json::Value;

use super::plan::{ChapterLevel, Plan};
use super::rate::LEVELS;
use super::shape::shape;
use crate::matches::player::{Effort, Player};

/// Games that are longer than this are left: a puzzle carries its whole game.
const LONGEST_GAME: usize = 60;

/// How many moves before the end of a game positions are looked at, and how many of these.
const LAST_MOVES: usize = 24;
const MOST_POSITIONS: usize = 10;

/// A position after fewer moves is an opening, and everybody's.
const FIRST_MOVES: usize = 6;

/// A position with fewer legal moves is no question.
const LEAST_MOVES: usize = 4;

/// So many positions are looked at for what is forced; what takes more is no puzzle for a phone.
const NODES: u64 = 100_000;

/// So many for a win that is a move further away than what is always looked for.
const NODES_FURTHER: u64 = 60_000;

/// The most moves a win is counted in.
const MOST_COUNTED: u16 = 4;

/// So many positions a solver may look at.
const SOLVER_NODES: u64 = 150_000;

/// The level that must not find a puzzle at sight, and how often it tries.
const NOVICE: u8 = 2;
const NOVICE_TRIES: u32 = 3;

/// How many moves a puzzle without an end in sight asks for.
const LONGEST: u16 = 3;

/// How many moves the puzzles of a chapter ask for: they are played to their end.
const TO_THE_END: u16 = 60;

type Shape = Vec<(i32, i32, u8)>;

/// The pool under way.
struct Maker {
    game: &'static dyn Game,
    plan: Plan,
    text: String,
    options: Vec<String>,
    counts: BTreeMap<String, usize>,
    shapes: HashSet<Shape>,
    seed: u64,
}

/// A position with everything that is to be noted of it.
struct Draft {
    claim: Claim,
    length: u16,
    right: Vec<Move>,
    longer: Vec<Move>,
}

/// Adds puzzles to the pool until there are as many as planned.
pub fn make(game: &'static dyn Game, path: &PathBuf, games: u64) -> Result<(), String> {
    let mut maker = Maker::open(game, path)?;
    for _ in 0..games {
        if maker.is_done() {
            break;
        }
        maker.seed += 1;
        if let Some(line) = maker.one_game() {
            eprintln!("{} {}: {line}", game.id(), maker.seed);
            std::fs::write(path, maker.file()).map_err(|error| error.to_string())?;
        }
    }
    eprintln!("{} {:?}", game.id(), maker.counts);
    std::fs::write(path, maker.file()).map_err(|error| error.to_string())
}

/// Adds the chapter of a game, whose positions are set up by lot.
pub fn chapter(game: &'static dyn Game, path: &PathBuf) -> Result<(), String> {
    let mut maker = Maker::open(game, path)?;
    let plan = path.with_extension("json");
    let chapter = maker.plan.chapter.take().ok_or_else(|| format!("{} has no `chapter`", plan.display()))?;
    let _ = writeln!(maker.text, "chapter {}", chapter.name);
    for level in chapter.levels {
        let cells = cells(game, &level, &chapter.blocked)?;
        let mut random = Random::seed_from_u64((cells.len() + maker.shapes.len()) as u64);
        let drawn = std::iter::repeat_with(|| maker.level(&level, &chapter.blocked, &cells, &mut random));
        let line = drawn.take(200_000).flatten().next();
        eprintln!("{}", line.ok_or("no such level was found")?);
    }
    maker.text += "chapter\n";
    std::fs::write(path, maker.file()).map_err(|error| error.to_string())
}

/// Returns the names of the cells of a level's board that can be blocked.
fn cells(game: &'static dyn Game, level: &ChapterLevel, blocked: &str) -> Result<Vec<String>, String> {
    let options = Value::Object(level.options.clone());
    let start = game.open(&options).map_err(|error| error.to_string())?;
    let mut names: Vec<String> = start.layout().spots.into_iter().map(|spot| spot.name).collect();
    names.retain(|name| {
        let mut options = options.clone();
        options[blocked] = serde_json::json!([name]);
        game.open(&options).is_ok()
    });
    Ok(names)
}

impl Maker {
    /// Draws a position and adds it if the wanted claim holds.
    fn level(&mut self, level: &ChapterLevel, blocked: &str, cells: &[String], random: &mut Random) -> Option<String> {
        let claim: Claim = level.claim.parse().ok()?;
        let mut cells = cells.to_vec();
        let mut number = |bound: usize| below(random, u32::try_from(bound).unwrap_or(1)) as usize;
        // The side to move may be a move behind; otherwise every position would be won.
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
        let draft = Draft { length: TO_THE_END, ..self.draft(&*state, claim)? };
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
            plan: Plan::read(game, path)?,
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

    /// Plays the game of the seed and adds a puzzle of it, if there is one; its line.
    fn one_game(&mut self) -> Option<String> {
        let mut random = Random::seed_from_u64(self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let kinds = u64::try_from(self.plan.options.len()).ok()?;
        let options = self.plan.options[usize::try_from(self.seed % kinds).ok()?].clone();
        let start = self.game.open(&options).expect("the plan's options make a game");
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

    /// A game between two weak levels, a random move or two first.
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
                players[side.index()].mv(&*state, self.game.levels(), random, &mut Effort::default())
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

    /// What can be claimed of a position, if anything. A solver that counts moves is asked first: it is quicker.
    fn claim(&self, state: &dyn GameState) -> Option<Claim> {
        let exact = state.solve_within(SOLVER_NODES);
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
        // The fewest moves of the opponent after which a single answer is left.
        let prevents = |moves: u16| {
            let lost = moves_of(&forced, Verdict::Loss).filter(|lost| *lost <= 2 * moves).count();
            lost < forced.len() && forced.len() - lost <= self.plan.answers
        };
        [1, 2].into_iter().find(|moves| prevents(*moves)).map(Claim::Prevent)
    }

    /// What the value of a position lets claim.
    fn claim_of_value(state: &dyn GameState) -> Option<Claim> {
        match state.solve_within(SOLVER_NODES)?.proof.verdict {
            Verdict::Win => Some(Claim::OnlyWin),
            Verdict::Draw => Some(Claim::Save),
            Verdict::Loss => None,
        }
    }

    fn draft(&self, state: &dyn GameState, claim: Claim) -> Option<Draft> {
        let all = graded(state, claim)?;
        let marked = |mark| -> Vec<Move> { all.iter().filter(|one| one.mark == mark).map(|one| one.mv).collect() };
        let (right, longer) = (marked(Mark::Right), marked(Mark::Longer));
        let positions: HashSet<u64> = right.iter().map(|mv| played(state, *mv).key()).collect();
        let most = if matches!(claim, Claim::WinIn(_)) { self.plan.answers } else { 1 };
        let is_a_question = positions.len() <= most && 3 * right.len() <= all.len();
        is_a_question.then(|| Draft { claim, length: length(state, claim, right[0]), right, longer })
    }

    /// Whether a novice does not see it at once. Levels see everything that happens within a move, people do not.
    fn is_hidden(&self, state: &dyn GameState, draft: &Draft) -> bool {
        if matches!(draft.claim, Claim::WinIn(1) | Claim::Prevent(1)) {
            return true;
        }
        let novice: Player = format!("level={NOVICE}").parse().expect("a level is a player");
        let mut random = Random::seed_from_u64(state.key());
        let finds = (0..NOVICE_TRIES).filter(|_| {
            let mv = novice.mv(state, self.game.levels(), &mut random, &mut Effort::default());
            draft.right.contains(&mv)
        });
        finds.count() < NOVICE_TRIES as usize
    }

    fn add(&mut self, state: &dyn GameState, draft: &Draft, history: &str, options: &Value) -> String {
        let json = options.to_string();
        let option = self.options.iter().position(|other| *other == json).unwrap_or_else(|| {
            let _ = writeln!(self.text, "options {json}");
            self.options.push(json);
            self.options.len() - 1
        });
        let code = MoveCode::of(state);
        let letters = |moves: &[Move]| moves.iter().map(|mv| code.write(*mv)).collect::<String>();
        let (right, longer) = (letters(&draft.right), letters(&draft.longer));
        let Draft { claim, length, .. } = draft;
        let line = format!("{claim} {length} 0 {option} {history} {right} {longer}").trim_end().to_owned();
        self.text += &line;
        self.text.push('\n');
        line
    }
}

/// How many moves are to be found: those to the end of the game, if the claim says how many, else as long as there is
/// something to decide, but not for ever.
fn length(state: &dyn GameState, claim: Claim, right: Move) -> u16 {
    match claim {
        Claim::WinIn(moves) => moves,
        Claim::Prevent(_) => 1,
        Claim::OnlyWin | Claim::Save => {
            let (mut state, mut mv, mut length) = (state.copy(), right, 1);
            while length < LONGEST {
                let after = played(&*state, mv);
                let Some(claim) = claim_after(claim, None) else { break };
                let Some(reply) = defence(&*after, claim) else { break };
                state = played(&*after, reply);
                if state.status().is_over() || is_won(&*state) {
                    break;
                }
                let Some(graded) = graded(&*state, claim) else { break };
                if graded.iter().all(|graded| graded.mark == Mark::Right) {
                    break;
                }
                let Some(next) = graded.iter().find(|graded| graded.mark == Mark::Right) else { break };
                mv = next.mv;
                length += 1;
            }
            length
        }
    }
}

/// After how many moves the moves of this value end the game.
fn moves_of(forced: &[(Move, Option<Proof>)], verdict: Verdict) -> impl Iterator<Item = u16> {
    let proofs = forced.iter().filter_map(|(_, proof)| *proof);
    proofs.filter(move |proof| proof.verdict == verdict).filter_map(|proof| proof.moves)
}

fn is_won(state: &dyn GameState) -> bool {
    state.status().ending().is_some_and(|ending| matches!(ending.outcome, Outcome::Win(_)))
}
