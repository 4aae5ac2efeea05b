use std::{
    borrow::Cow,
    collections::BTreeMap,
    sync::{LazyLock, OnceLock},
};

use serde_json::Value;

use super::{Claim, PuzzleTheme};
use crate::{
    game::{Move, OptionError},
    games::{self, CodeError, Game, GameState, MoveCode, played},
    session::Session,
};

/// The error for a malformed pool or puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PoolError {
    /// A line is malformed.
    #[error("malformed puzzle in line {0}")]
    Line(usize),
    /// The options of a puzzle are invalid.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// A move of a puzzle is malformed or illegal.
    #[error("puzzle {number}: {fault}")]
    Move {
        /// The puzzle.
        number: u32,
        /// The reason.
        fault: CodeError,
    },
}

/// A puzzle, of a pool or made of a game of the player. The position is set up on demand.
#[derive(Clone)]
pub struct Puzzle {
    game: &'static dyn Game,
    number: u32,
    claim: Claim,
    length: u16,
    rating: u16,
    theme: PuzzleTheme,
    options: Value,
    history: Cow<'static, str>,
    solutions: Cow<'static, str>,
    longer: Cow<'static, str>,
    is_rated: bool,
}

/// A claim about a position and the first moves that answer it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleDraft {
    /// The claim.
    pub claim: Claim,
    /// The number of moves to find.
    pub length: u16,
    /// Every first move that keeps the claim.
    pub right: Vec<Move>,
    /// The first moves known to win later than claimed.
    pub longer: Vec<Move>,
}

impl std::fmt::Debug for Puzzle {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "Puzzle({} {}, {})", self.game.id(), self.number, self.claim)
    }
}

impl Puzzle {
    /// Creates a puzzle of this position, which the moves of the history lead to, with the number 0 and without a
    /// rating.
    ///
    /// # Panics
    /// If the draft has no right move.
    #[must_use]
    pub fn new(
        game: &'static dyn Game,
        options: Value,
        history: String,
        state: &dyn GameState,
        draft: &PuzzleDraft,
    ) -> Self {
        let code = MoveCode::of(state);
        let codes = |moves: &[Move]| Cow::from(moves.iter().map(|mv| code.write(*mv)).collect::<String>());
        Self {
            game,
            number: 0,
            claim: draft.claim,
            length: draft.length,
            rating: 0,
            theme: PuzzleTheme::of(state, draft.claim, draft.right[0]),
            options,
            history: history.into(),
            solutions: codes(&draft.right),
            longer: codes(&draft.longer),
            is_rated: false,
        }
    }

    /// Parses a line of [`Puzzle::line`] without setting up the position.
    #[must_use]
    pub fn read(game: &'static dyn Game, number: u32, options: Value, line: &str) -> Option<Self> {
        let PuzzleLine { claim, length, rating, history, solutions, longer, .. } = PuzzleLine::read(line)?;
        let [history, solutions, longer] = [history, solutions, longer].map(|codes| Cow::from(codes.to_owned()));
        let theme = PuzzleTheme::usual(claim);
        Some(Self { game, number, claim, length, rating, theme, options, history, solutions, longer, is_rated: false })
    }

    /// Returns the puzzle as a line of a pool with this place of its options.
    #[must_use]
    pub fn line(&self, option: usize) -> String {
        let Self { claim, length, rating, history, solutions, longer, .. } = self;
        format!("{claim} {length} {rating} {option} {history} {solutions} {longer}").trim_end().to_owned()
    }

    /// Returns the game.
    #[must_use]
    pub fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// Returns the permanent number in the pool, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Returns the claim.
    #[must_use]
    pub const fn claim(&self) -> Claim {
        self.claim
    }

    /// Returns the number of moves to find.
    #[must_use]
    pub const fn length(&self) -> u16 {
        self.length
    }

    /// Returns the rating on the scale of the levels, or the usual rating of the claim if no level has tried the
    /// puzzle.
    #[must_use]
    pub const fn rating(&self) -> u16 {
        if self.is_tried() { self.rating } else { self.claim.usual_rating() }
    }

    /// Returns the idea of the first move.
    #[must_use]
    pub const fn theme(&self) -> PuzzleTheme {
        self.theme
    }

    /// Returns whether the levels have tried the puzzle.
    #[must_use]
    pub const fn is_tried(&self) -> bool {
        self.rating > 0
    }

    /// Returns whether the puzzle is selected by rating; the puzzles of a chapter are played in order.
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        self.is_rated
    }

    /// Returns the puzzle id: `bridgit/17`.
    #[must_use]
    pub fn id(&self) -> String {
        format!("{}/{}", self.game.id(), self.number)
    }

    /// Returns the options of the game.
    #[must_use]
    pub const fn options(&self) -> &Value {
        &self.options
    }

    /// Returns the position.
    ///
    /// # Errors
    /// If the pool is damaged.
    pub fn position(&self) -> Result<Box<dyn GameState>, PoolError> {
        self.replay(&mut |_, _| {})
    }

    /// Returns the game up to the position, as a session at its end.
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

    /// Replays the history, calling `visit` before each move.
    fn replay(&self, visit: &mut dyn FnMut(&dyn GameState, Move)) -> Result<Box<dyn GameState>, PoolError> {
        let mut state = self.game.open(&self.options)?;
        let mut rest: &str = &self.history;
        while !rest.is_empty() {
            let (mv, left) = MoveCode::of(&*state).read(rest).map_err(|fault| self.fault(fault))?;
            visit(&*state, mv);
            state = played(&*state, mv);
            rest = left;
        }
        Ok(state)
    }

    /// Returns every first move that keeps the claim.
    ///
    /// # Errors
    /// If the pool is damaged.
    pub fn solutions(&self) -> Result<Vec<Move>, PoolError> {
        self.moves(&self.solutions)
    }

    /// Returns the first moves known to win later than claimed.
    ///
    /// # Errors
    /// If the pool is damaged.
    pub fn longer(&self) -> Result<Vec<Move>, PoolError> {
        self.moves(&self.longer)
    }

    fn moves(&self, codes: &str) -> Result<Vec<Move>, PoolError> {
        MoveCode::of(&*self.position()?).read_all(codes).map_err(|fault| self.fault(fault))
    }

    const fn fault(&self, fault: CodeError) -> PoolError {
        PoolError::Move { number: self.number, fault }
    }
}

/// The fields of a line of a pool.
struct PuzzleLine<'a> {
    claim: Claim,
    length: u16,
    rating: u16,
    option: usize,
    history: &'a str,
    solutions: &'a str,
    longer: &'a str,
}

impl<'a> PuzzleLine<'a> {
    fn read(line: &'a str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let (&[claim, length, rating, option, history, solutions], rest) = words.split_first_chunk()?;
        let longer = match rest {
            [] => "",
            [longer] => *longer,
            _ => return None,
        };
        let claim = claim.parse().ok()?;
        let (length, rating) = (length.parse().ok()?, rating.parse().ok()?);
        Some(Self { claim, length, rating, option: option.parse().ok()?, history, solutions, longer })
    }
}

/// The puzzles of a game.
///
/// The format is line-based: `themes` and a letter for each puzzle of the pool; `options` and the options of a game,
/// numbered from 0 in file order; a puzzle as its claim, length, rating (0 if untried), number of options, history, solutions, and longer wins; `chapter` and its name before
/// the puzzles of a chapter, `chapter` alone after them; `#` and a comment.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    puzzles: Vec<Puzzle>,
    chapters: Vec<PuzzleChapter>,
}

/// A group of puzzles played in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleChapter {
    /// The name; `chapter-NAME` is its text key.
    pub name: &'static str,
    /// The numbers of the puzzles.
    pub numbers: Vec<u32>,
}

impl Pool {
    /// Parses a pool without setting up positions.
    ///
    /// # Errors
    /// If a line is malformed.
    pub fn read(game: &'static dyn Game, text: &'static str) -> Result<Self, PoolError> {
        let mut options: Vec<Value> = Vec::new();
        let (mut puzzles, mut chapters): (Vec<Puzzle>, Vec<PuzzleChapter>) = (Vec::new(), Vec::new());
        let mut is_rated = true;
        let mut themes = "".chars();
        for (index, line) in text.lines().enumerate() {
            let wrong = || PoolError::Line(index + 1);
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(letters) = line.strip_prefix("themes ") {
                themes = letters.chars();
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
            let PuzzleLine { claim, length, rating, option, history, solutions, longer } =
                PuzzleLine::read(line).ok_or_else(wrong)?;
            let options = options.get(option).ok_or_else(wrong)?.clone();
            let number = u32::try_from(puzzles.len() + 1).map_err(|_| wrong())?;
            if let Some(chapter) = chapters.last_mut().filter(|_| !is_rated) {
                chapter.numbers.push(number);
            }
            let [history, solutions, longer] = [history, solutions, longer].map(Cow::from);
            let theme = themes.next().and_then(PuzzleTheme::of_letter).unwrap_or_else(|| PuzzleTheme::usual(claim));
            puzzles.push(Puzzle {
                game,
                number,
                claim,
                length,
                rating,
                theme,
                options,
                history,
                solutions,
                longer,
                is_rated,
            });
        }
        Ok(Self { puzzles, chapters })
    }

    /// Returns every puzzle, ordered by number.
    #[must_use]
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Returns the chapters.
    #[must_use]
    pub fn chapters(&self) -> &[PuzzleChapter] {
        &self.chapters
    }

    /// Returns the puzzle with this number.
    #[must_use]
    pub fn puzzle(&self, number: u32) -> Option<&Puzzle> {
        self.puzzles.get(usize::try_from(number.checked_sub(1)?).ok()?)
    }
}

/// Returns the pool of a game, parsed on first use; an empty one if the game has no puzzles.
///
/// # Errors
/// If the pool is damaged.
pub fn pool(game: &'static dyn Game) -> Result<&'static Pool, PoolError> {
    static POOLS: LazyLock<BTreeMap<&'static str, OnceLock<Result<Pool, PoolError>>>> =
        LazyLock::new(|| games::every().map(|game| (game.id(), OnceLock::new())).collect());
    static NONE: Pool = Pool { puzzles: Vec::new(), chapters: Vec::new() };
    let Some(slot) = POOLS.get(game.id()) else { return Ok(&NONE) };
    slot.get_or_init(|| Pool::read(game, game.puzzles())).as_ref().map_err(Clone::clone)
}

/// Returns the puzzle with this id: `bridgit/17`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Puzzle> {
    let (game, number) = id.split_once('/')?;
    pool(games::find(game)?).ok()?.puzzle(number.parse().ok()?)
}
