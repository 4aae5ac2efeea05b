use std::sync::OnceLock;

use serde_json::Value;

use super::Claim;
use crate::{
    game::{Move, OptionError},
    games::{CodeError, Game, GameState, MoveCode, played},
    session::Session,
};

/// A pool that cannot be read, or a puzzle in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PoolError {
    /// A line has not the form of a puzzle.
    #[error("line {0} is no puzzle")]
    Line(usize),
    /// The options of a puzzle make no game.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// A move of a puzzle is none.
    #[error("puzzle {number}: {fault}")]
    Move {
        /// The puzzle.
        number: u32,
        /// What is wrong.
        fault: CodeError,
    },
}

/// One puzzle of a pool. Its position is set up only when it is asked for.
#[derive(Clone)]
pub struct Puzzle {
    game: &'static dyn Game,
    number: u32,
    claim: Claim,
    length: u16,
    rating: u16,
    options: Value,
    history: &'static str,
    solutions: &'static str,
    longer: &'static str,
    is_rated: bool,
}

impl std::fmt::Debug for Puzzle {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Puzzle({} {}, {})", self.game.id(), self.number, self.claim)
    }
}

impl Puzzle {
    /// The game it is of.
    #[must_use]
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// Its number in the pool, from 1, for ever.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// What it says of its position.
    #[must_use]
    pub const fn claim(&self) -> Claim {
        self.claim
    }

    /// How many moves are to be found.
    #[must_use]
    pub const fn length(&self) -> u16 {
        self.length
    }

    /// How hard it is, on the scale of the levels; of one that no level has tried, what is usual for its claim.
    #[must_use]
    pub const fn rating(&self) -> u16 {
        if self.is_tried() { self.rating } else { self.claim.usual_rating() }
    }

    /// Whether the levels have tried it.
    #[must_use]
    pub const fn is_tried(&self) -> bool {
        self.rating > 0
    }

    /// Whether it is tried by strength; the puzzles of a chapter are tried in their order.
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        self.is_rated
    }

    /// What it is called everywhere: `bridgit/17`.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{}/{}", self.game.id(), self.number)
    }

    /// The options of its game.
    #[must_use]
    pub const fn options(&self) -> &Value {
        &self.options
    }

    /// The position.
    ///
    /// # Errors
    /// If the pool is damaged.
    pub fn position(&self) -> Result<Box<dyn GameState>, PoolError> {
        self.replay(&mut |_, _| {})
    }

    /// The game that was played up to the position, as a session at its end.
    ///
    /// # Errors
    /// If the pool is damaged.
    pub fn session(&self) -> Result<Session, PoolError> {
        let mut moves: Vec<String> = Vec::new();
        self.replay(&mut |state, mv| moves.push(state.move_text(mv)))?;
        let damaged = |_| self.fault(CodeError);
        let mut session = Session::new(self.game.id(), &self.options).map_err(|_| self.fault(CodeError))?;
        session.play_all(&moves.join(" ")).map_err(damaged)?;
        Ok(session)
    }

    /// Plays the history, and tells of every move before it is played.
    fn replay(&self, tell: &mut dyn FnMut(&dyn GameState, Move)) -> Result<Box<dyn GameState>, PoolError> {
        let mut state = self.game.open(&self.options)?;
        let mut rest = self.history;
        while !rest.is_empty() {
            let (mv, left) = MoveCode::of(&*state).read(rest).map_err(|fault| self.fault(fault))?;
            tell(&*state, mv);
            state = played(&*state, mv);
            rest = left;
        }
        Ok(state)
    }

    /// Every first move that keeps the claim.
    ///
    /// # Errors
    /// If the pool is damaged.
    pub fn solutions(&self) -> Result<Vec<Move>, PoolError> {
        self.moves(self.solutions)
    }

    /// The first moves that are known to win later than the claim says.
    ///
    /// # Errors
    /// If the pool is damaged.
    pub fn longer(&self) -> Result<Vec<Move>, PoolError> {
        self.moves(self.longer)
    }

    fn moves(&self, letters: &str) -> Result<Vec<Move>, PoolError> {
        MoveCode::of(&*self.position()?).read_all(letters).map_err(|fault| self.fault(fault))
    }

    const fn fault(&self, fault: CodeError) -> PoolError {
        PoolError::Move { number: self.number, fault }
    }
}

/// The puzzles of a game.
///
/// A text of lines: `options` and the options of a game, numbered from 0 in their order; a puzzle as its claim, length,
/// rating (0 before it was tried), number of options, history, solutions, and longer wins; `chapter` and its name before the puzzles of a chapter,
/// `chapter` alone after them; `#` and a remark.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    puzzles: Vec<Puzzle>,
    chapters: Vec<PuzzleChapter>,
}

/// Puzzles that belong together and are tried in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleChapter {
    /// Its name in the texts of the game: `chapter-` and this.
    pub name: &'static str,
    /// The numbers of its puzzles.
    pub numbers: Vec<u32>,
}

impl Pool {
    /// Reads a pool. Positions are not looked at.
    ///
    /// # Errors
    /// If a line has not the form of a puzzle.
    pub fn read(game: &'static dyn Game, text: &'static str) -> Result<Self, PoolError> {
        let mut options: Vec<Value> = Vec::new();
        let (mut puzzles, mut chapters): (Vec<Puzzle>, Vec<PuzzleChapter>) = (Vec::new(), Vec::new());
        let mut is_rated = true;
        for (index, line) in text.lines().enumerate() {
            let wrong = || PoolError::Line(index + 1);
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(json) = line.strip_prefix("options ") {
                options.push(serde_json::from_str(json).map_err(|_| wrong())?);
                continue;
            }
            if let Some(name) = line.strip_prefix("chapter") {
                let name = name.trim();
                is_rated = name.is_empty();
                if !is_rated {
                    chapters.push(PuzzleChapter { name, numbers: Vec::new() });
                }
                continue;
            }
            let words: Vec<&str> = line.split(' ').collect();
            let (required, longer) = match words[..] {
                [claim, length, rating, option, history, solutions] => {
                    ([claim, length, rating, option, history, solutions], "")
                }
                [claim, length, rating, option, history, solutions, longer] => {
                    ([claim, length, rating, option, history, solutions], longer)
                }
                _ => return Err(wrong()),
            };
            let [claim, length, rating, option, history, solutions] = required;
            let options = option.parse().ok().and_then(|option: usize| options.get(option)).ok_or_else(wrong)?;
            let number = u32::try_from(puzzles.len() + 1).map_err(|_| wrong())?;
            if let Some(chapter) = chapters.last_mut().filter(|_| !is_rated) {
                chapter.numbers.push(number);
            }
            puzzles.push(Puzzle {
                game,
                number,
                is_rated,
                claim: claim.parse().map_err(|_| wrong())?,
                length: length.parse().map_err(|_| wrong())?,
                rating: rating.parse().map_err(|_| wrong())?,
                options: options.clone(),
                history,
                solutions,
                longer,
            });
        }
        Ok(Self { puzzles, chapters })
    }

    /// Every puzzle, in the order of their numbers.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The chapters.
    #[must_use]
    pub fn chapters(&self) -> &[PuzzleChapter] {
        &self.chapters
    }

    /// The puzzle of this number.
    #[must_use]
    pub fn puzzle(&self, number: u32) -> Option<&Puzzle> {
        self.puzzles.get(usize::try_from(number.checked_sub(1)?).ok()?)
    }
}

/// The puzzles of a game, read when they are first asked for.
///
/// # Errors
/// If the pool is damaged.
pub fn pool(game: &'static dyn Game) -> Result<&'static Pool, PoolError> {
    static POOLS: [OnceLock<Result<Pool, PoolError>>; 8] = [const { OnceLock::new() }; 8];
    static NONE: Pool = Pool { puzzles: Vec::new(), chapters: Vec::new() };
    let place = crate::games::all().iter().position(|other| other.id() == game.id());
    let Some(slot) = place.and_then(|place| POOLS.get(place)) else { return Ok(&NONE) };
    slot.get_or_init(|| Pool::read(game, game.puzzles())).as_ref().map_err(Clone::clone)
}

/// The puzzle that is called so: `bridgit/17`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Puzzle> {
    let (game, number) = id.split_once('/')?;
    pool(crate::games::find(game)?).ok()?.puzzle(number.parse().ok()?)
}
