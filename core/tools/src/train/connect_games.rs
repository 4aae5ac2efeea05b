//! Self-play games of Four on any board, on boards of all sizes and modes.

use std::io::{self, Write};
use std::path::Path;

use fivefold_engine::game::{Move, Random, below};
use fivefold_engine::games::connect::{AnyOptions, ConnectAction, MAX_LENGTH, MIN_LENGTH, Mode};
use fivefold_engine::games::{self, GameState, played};
use fivefold_engine::search::{SearchLimits, Settings, Style, SystemClock, Unmonitored};
use rand::SeedableRng;

use super::{append_after, game_seed, record::signed_result};

/// The maximum number of columns.
pub const COLUMNS: usize = MAX_LENGTH as usize;

/// The stored form of the value 1, and of all visits of a position.
const ONE: f32 = 10_000.0;
const ALL: f32 = 255.0;

/// A move of a stored game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoredMove {
    /// The columns of the disc and of the blocker.
    pub disc: u8,
    pub blocker: Option<u8>,
    /// The search of the position before the move, if there was one.
    pub search: Option<StoredSearch>,
}

/// The results of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoredSearch {
    /// Whether the result is proven.
    pub is_proven: bool,
    /// The value for the side to move, from -1 to 1.
    pub value: f32,
    /// The number of simulations.
    pub visits: u16,
    /// The share of visits of each column.
    pub shares: [f32; COLUMNS],
}

/// A game with its board.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    pub options: AnyOptions,
    /// The result for the first side: -1, 0 or 1.
    pub result: i8,
    pub moves: Vec<StoredMove>,
}

/// The size of a stored move.
const MOVE_BYTES: usize = 7 + COLUMNS;

/// The mark of an absent column.
const NONE: u8 = u8::MAX;

impl StoredMove {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "values and shares are at most 1")]
    fn to_bytes(self) -> [u8; MOVE_BYTES] {
        let mut bytes = [0; MOVE_BYTES];
        (bytes[0], bytes[1]) = (self.disc, self.blocker.unwrap_or(NONE));
        if let Some(search) = self.search {
            bytes[2] = 1 + u8::from(search.is_proven);
            bytes[3..5].copy_from_slice(&((search.value * ONE).round() as i16).to_le_bytes());
            bytes[5..7].copy_from_slice(&search.visits.to_le_bytes());
            bytes[7..].copy_from_slice(&search.shares.map(|share| (share * ALL).round() as u8));
        }
        bytes
    }

    fn from_bytes(bytes: &[u8; MOVE_BYTES]) -> Self {
        let search = (bytes[2] > 0).then(|| StoredSearch {
            is_proven: bytes[2] > 1,
            value: f32::from(i16::from_le_bytes([bytes[3], bytes[4]])) / ONE,
            visits: u16::from_le_bytes([bytes[5], bytes[6]]),
            shares: std::array::from_fn(|column| f32::from(bytes[7 + column]) / ALL),
        });
        Self { disc: bytes[0], blocker: Some(bytes[1]).filter(|column| *column != NONE), search }
    }
}

impl StoredGame {
    /// Returns the game as a length, a line of JSON with the board, the result and the moves.
    fn to_bytes(&self) -> io::Result<Vec<u8>> {
        let mut body = serde_json::to_vec(&self.options)?;
        body.extend([b'\n', self.result.cast_unsigned()]);
        body.extend(self.moves.iter().flat_map(|mv| mv.to_bytes()));
        let length = u32::try_from(body.len()).map_err(io::Error::other)?;
        Ok([length.to_le_bytes().as_slice(), &body].concat())
    }

    fn from_bytes(body: &[u8]) -> io::Result<Self> {
        let end = body.iter().position(|byte| *byte == b'\n').ok_or(io::ErrorKind::InvalidData)?;
        let (result, moves) = body[end + 1..].split_first().ok_or(io::ErrorKind::InvalidData)?;
        let moves = moves.as_chunks().0.iter().map(StoredMove::from_bytes).collect();
        Ok(Self { options: serde_json::from_slice(&body[..end])?, result: result.cast_signed(), moves })
    }
}

/// Reads all complete games of a file.
pub fn read(file: &Path) -> io::Result<Vec<StoredGame>> {
    Ok(complete_games(&std::fs::read(file)?)?.0)
}

/// Returns the complete games in a file's contents, and their length in bytes.
fn complete_games(bytes: &[u8]) -> io::Result<(Vec<StoredGame>, usize)> {
    let mut rest = bytes;
    let mut games = Vec::new();
    while let Some((length, after)) = rest.split_first_chunk() {
        let Some((body, after)) = after.split_at_checked(u32::from_le_bytes(*length) as usize) else { break };
        games.push(StoredGame::from_bytes(body)?);
        rest = after;
    }
    Ok((games, bytes.len() - rest.len()))
}

/// Plays games until the file has this many; existing games are kept.
pub fn play(visits: u64, games: u64, seed: u64, file: &Path) -> io::Result<()> {
    let (known, length) = if file.exists() { complete_games(&std::fs::read(file)?)? } else { (Vec::new(), 0) };
    let mut file = append_after(file, length)?;
    for number in known.len() as u64..games {
        let mut random = Random::seed_from_u64(game_seed(seed, number));
        file.write_all(&play_game(visits, &mut random)?.to_bytes()?)?;
        if number % 1000 == 0 {
            println!("game {number}");
        }
    }
    Ok(())
}

/// Returns a random board. Half of the lengths are common ones.
fn any_options(random: &mut Random) -> AnyOptions {
    let mut length = || {
        let (least, most) = if below(random, 2) == 0 { (6, 9) } else { (MIN_LENGTH, MAX_LENGTH) };
        least + u8::try_from(below(random, u32::from(most - least) + 1)).unwrap_or_default()
    };
    let (rows, columns) = (length(), length());
    let mode = match below(random, 8) {
        0..=3 => Mode::Plain,
        4 => Mode::Ban,
        5 | 6 => Mode::Bonus,
        _ => Mode::BanBonus,
    };
    AnyOptions { rows, columns, mode, ban: None, bonus: None, seed: below(random, u32::MAX).into() }
}

/// Plays one game: random moves on up to a fifth of the cells, then searches with a few random moves between.
fn play_game(visits: u64, random: &mut Random) -> io::Result<StoredGame> {
    let game = games::find("connect-any").ok_or_else(|| io::Error::other("the game is missing"))?;
    let options = any_options(random).settle().map_err(io::Error::other)?;
    let mut state = game.open(&serde_json::to_value(&options)?).map_err(io::Error::other)?;
    let opening = below(random, u32::from(options.rows) * u32::from(options.columns) / 5 + 1) as usize;
    let mut moves = Vec::new();
    loop {
        if let Some(ending) = state.status().ending() {
            return Ok(StoredGame { options, result: signed_result(ending.outcome), moves });
        }
        let (mv, search) = if moves.len() < opening || below(random, super::STRAY) == 0 {
            let legal = state.moves();
            (legal[below(random, u32::try_from(legal.len()).unwrap_or(u32::MAX)) as usize], None)
        } else {
            let (mv, search) = searched(state.as_ref(), visits, below(random, u32::MAX).into());
            (mv, Some(search))
        };
        let (disc, blocker) = columns(mv);
        moves.push(StoredMove { disc, blocker, search });
        state = played(state.as_ref(), mv);
    }
}

/// Searches a position without the solver, which would take most of the time, and without the evaluation to be trained.
fn searched(state: &dyn GameState, visits: u64, seed: u64) -> (Move, StoredSearch) {
    let limits = SearchLimits { visits: Some(visits), ..SearchLimits::default() };
    // All simulations are made, so that the shares of the columns are equally exact everywhere.
    let stops_early = false;
    let settings =
        Settings { limits, seed, use_oracle: false, stops_early, style: Style::Unlearned, ..Settings::default() };
    let thought = state.job(settings)(&Unmonitored::new(&SystemClock::default()));
    let legal =
        |text: &str| state.read_move(text).unwrap_or_else(|error| unreachable!("the search gave `{text}`: {error}"));
    let mut shares = [0.0; COLUMNS];
    let all: u64 = thought.view.candidates.iter().map(|candidate| candidate.visits).sum();
    for candidate in &thought.view.candidates {
        #[expect(clippy::cast_precision_loss, reason = "visits have less than 24 bits")]
        let share = candidate.visits as f32 / all.max(1) as f32;
        shares[usize::from(columns(legal(&candidate.mv)).0)] += share;
    }
    let (value, is_proven) = (thought.view.value, thought.view.proof.is_some());
    let visits = u16::try_from(all).unwrap_or(u16::MAX);
    (legal(&thought.mv.unwrap_or_default()), StoredSearch { is_proven, value, visits, shares })
}

/// Returns the columns of the disc and of the blocker of a move.
fn columns(mv: Move) -> (u8, Option<u8>) {
    let mut columns = mv.actions().filter_map(ConnectAction::from_action).map(ConnectAction::column);
    (columns.next().unwrap_or_default(), columns.next())
}

#[cfg(test)]
mod tests {
    use super::{StoredGame, play, play_game};
    use fivefold_engine::game::Random;
    use rand::SeedableRng;

    #[test]
    fn game_round_trips() {
        let mut random = Random::seed_from_u64(1);
        for _ in 0..20 {
            let game = play_game(20, &mut random).expect("a game");
            let bytes = game.to_bytes().expect("bytes");
            let again = StoredGame::from_bytes(&bytes[4..]).expect("the game");
            assert_eq!(
                (&again.options, again.result, again.moves.len()),
                (&game.options, game.result, game.moves.len())
            );
            for (again, mv) in again.moves.iter().zip(&game.moves) {
                assert_eq!((again.disc, again.blocker), (mv.disc, mv.blocker));
                assert_eq!(again.search.is_some(), mv.search.is_some());
                let (Some(again), Some(search)) = (again.search, mv.search) else { continue };
                assert_eq!((again.is_proven, again.visits), (search.is_proven, search.visits));
                assert!((again.value - search.value).abs() < 0.0001);
                assert!(again.shares.iter().zip(search.shares).all(|(again, share)| (again - share).abs() < 0.003));
            }
        }
    }

    #[test]
    fn searches_make_all_simulations() {
        let mut random = Random::seed_from_u64(2);
        let games: Vec<StoredGame> = (0..4).map(|_| play_game(50, &mut random).expect("a game")).collect();
        let searches = games.iter().flat_map(|game| &game.moves).filter_map(|mv| mv.search);
        let unproven: Vec<_> = searches.filter(|search| !search.is_proven).collect();
        assert!(unproven.len() > 20);
        for search in unproven {
            assert!((45..=50).contains(&search.visits), "{search:?}");
        }
    }

    #[test]
    fn interrupted_file_is_continued_after_its_last_complete_game() {
        let file = std::env::temp_dir().join(format!("fivefold-connect-games-{}", std::process::id()));
        play(4, 3, 1, &file).expect("three games");
        let whole = std::fs::read(&file).expect("games");
        std::fs::write(&file, &whole[..whole.len() - 1]).expect("an incomplete game");
        play(4, 3, 1, &file).expect("the third game again");
        assert_eq!(std::fs::read(&file).expect("games"), whole);
        std::fs::remove_file(&file).expect("the file");
    }
}
