//! Fixtures for tests of the games and of the search.

use std::collections::HashMap;
use std::fmt::Debug;
use std::marker::PhantomData;

use rand::SeedableRng;

use super::{
    Action, Ending, Message, Move, MoveError, NoOptions, OptionError, OptionSpec, Outcome, Random, Rules, Side, Status,
    Think, Verdict, below,
};

/// Returns the random number generator with this seed.
pub fn random(seed: u64) -> Random {
    Random::seed_from_u64(seed)
}

/// Returns a random element of a list that is not empty.
pub fn one_of<T: Copy>(list: &[T], random: &mut Random) -> T {
    list[below(random, u32::try_from(list.len()).expect("a short list")) as usize]
}

/// Returns the legal actions.
pub fn actions<P: Rules>(position: &P) -> Vec<Action> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions
}

/// Returns a random legal action.
pub fn any_action<P: Rules>(position: &P, random: &mut Random) -> Action {
    one_of(&actions(position), random)
}

/// Returns the position after an action or a move.
pub fn after<P: Rules>(position: &P, mv: impl Into<Move>) -> P {
    let mut after = *position;
    mv.into().actions().for_each(|action| after.play_unchecked(action));
    after
}

/// Returns the position after these moves, which must be legal.
pub fn played<P: Rules>(start: P, moves: &str) -> P {
    moves.split_whitespace().fold(start, |position, text| {
        let mv = position.read_move(text).unwrap_or_else(|error| panic!("{error} after {position:?}"));
        after(&position, mv)
    })
}

/// Plays a random game, calls `visit` with every position before an action, and returns the final position.
pub fn random_game<P: Rules>(start: P, random: &mut Random, mut visit: impl FnMut(&P, &mut Random)) -> P {
    let mut position = start;
    while !position.status().is_over() {
        visit(&position, random);
        let action = any_action(&position, random);
        let before = position;
        position.play_unchecked(action);
        check_play_nonterminal(before, action, &position);
    }
    position
}

/// Checks that [`Rules::play_nonterminal`] leads to the same position as `play_unchecked`, if that is not the end.
fn check_play_nonterminal<P: Rules>(mut before: P, action: Action, after: &P) {
    if !after.status().is_over() {
        before.play_nonterminal(action);
        assert_eq!(before, *after, "after {action:?}");
    }
}

/// Returns the number of sequences of exactly this many actions.
pub fn perft<P: Rules>(position: &P, depth: u32) -> u64 {
    let actions = actions(position);
    match depth {
        0 => 1,
        1 => actions.len() as u64,
        _ => actions.into_iter().map(|action| perft(&after(position, action), depth - 1)).sum(),
    }
}

/// The result for the side to move with best play, and the number of moves until the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExactValue {
    /// The result.
    pub verdict: Verdict,
    /// The number of moves.
    pub moves: u16,
}

impl ExactValue {
    /// Ranks values, higher is better: a quick win, a slow win, a draw, a slow loss, a quick loss.
    pub fn rank(self) -> i32 {
        match self.verdict {
            Verdict::Win => 1_000 - i32::from(self.moves),
            Verdict::Draw => 0,
            Verdict::Loss => i32::from(self.moves) - 1_000,
        }
    }
}

/// An exhaustive search by the rules alone, with the values of the positions it has seen.
#[derive(Default)]
pub struct BruteForce(HashMap<u64, ExactValue>);

impl BruteForce {
    /// Returns the value of an unfinished position.
    pub fn value<P: Rules>(&mut self, position: &P) -> ExactValue {
        if let Some(known) = self.0.get(&position.key()) {
            return *known;
        }
        let mut best: Option<ExactValue> = None;
        for action in actions(position) {
            let value = self.value_of(position, action);
            best = best.into_iter().chain([value]).max_by_key(|value| value.rank());
            if value == (ExactValue { verdict: Verdict::Win, moves: 1 }) {
                break;
            }
        }
        let best = best.expect("an unfinished game has actions");
        self.0.insert(position.key(), best);
        best
    }

    /// Returns the value of an action or a move for the side that makes it.
    pub fn value_of<P: Rules>(&mut self, position: &P, mv: impl Into<Move>) -> ExactValue {
        let after = after(position, mv);
        match after.status() {
            Status::Ended(ending) => {
                let verdict = match ending.outcome {
                    Outcome::Draw => Verdict::Draw,
                    Outcome::Win(side) if position.status().side() == Some(side) => Verdict::Win,
                    Outcome::Win(_) => Verdict::Loss,
                };
                ExactValue { verdict, moves: 1 }
            }
            Status::MidMove(_) => self.value(&after),
            Status::ToMove(_) => {
                let value = self.value(&after);
                ExactValue { verdict: value.verdict.reversed(), moves: value.moves + 1 }
            }
        }
    }
}

/// Asserts that a winning action is found if and only if one exists, and returns whether it was.
pub fn check_winning_action<P: Think>(position: &P) -> bool {
    let side = position.status().side().expect("an unfinished game");
    let found = position.winning_action();
    let wins = |action: Action| wins(&after(position, action), side);
    assert_eq!(found.is_some(), actions(position).into_iter().any(wins), "{position:?}");
    assert!(found.is_none_or(|action| position.refusal(action).is_none() && wins(action)), "{found:?} in {position:?}");
    found.is_some()
}

/// Returns whether a side has won, or wins by completing its move.
fn wins<P: Rules>(position: &P, side: Side) -> bool {
    match position.status() {
        Status::Ended(ending) => ending.outcome == Outcome::Win(side),
        Status::MidMove(_) => actions(position).into_iter().any(|action| wins(&after(position, action), side)),
        Status::ToMove(_) => false,
    }
}

/// Asserts that uniform playouts win as often as random games by the rules.
pub fn check_uniform_playouts<P: Think>(position: &P) {
    const GAMES: u16 = 20_000;
    let mut random = random(11);
    let mut mean =
        |value: &dyn Fn(&mut Random) -> f32| (0..GAMES).map(|_| value(&mut random)).sum::<f32>() / f32::from(GAMES);
    let fast = mean(&|random| position.uniform_playout(random, &mut Vec::new()).get());
    let slow = mean(&|random| {
        let end = random_game(*position, random, |_, _| {});
        end.status().ending().expect("the game has ended").outcome.value().get()
    });
    // Three standard deviations of the difference of two means.
    assert!((slow - fast).abs() < 0.03, "{slow} against {fast} in {position:?}");
}

/// A game of three meaningless actions that is drawn after `LENGTH` moves. Tests implement [`Think`] for their `Kind`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountingGame<Kind, const LENGTH: u16> {
    /// The number of moves played.
    pub moves: u16,
    kind: PhantomData<Kind>,
}

impl<Kind, const LENGTH: u16> CountingGame<Kind, LENGTH> {
    /// The position before the first move.
    pub const START: Self = Self { moves: 0, kind: PhantomData };
}

impl<Kind, const LENGTH: u16> Rules for CountingGame<Kind, LENGTH>
where
    Kind: Copy + Debug + Eq + Send + Sync + 'static,
{
    type Options = NoOptions;

    const ACTIONS: usize = 3;

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn start(_: &NoOptions) -> Result<Self, OptionError> {
        Ok(Self::START)
    }

    fn status(&self) -> Status {
        if self.moves < LENGTH {
            Status::ToMove(Side::BOTH[usize::from(self.moves % 2)])
        } else {
            Status::Ended(Ending::draw("end-draw"))
        }
    }

    fn actions(&self, into: &mut Vec<Action>) {
        into.clear();
        into.extend([Action(0), Action(1), Action(2)]);
    }

    fn refusal(&self, action: Action) -> Option<Message> {
        (action.0 > 2).then(|| Message::new("refuse-action").number("action", action.0))
    }

    fn play_unchecked(&mut self, _: Action) {
        self.moves += 1;
    }

    fn key(&self) -> u64 {
        self.moves.into()
    }

    fn move_text(&self, mv: Move) -> String {
        mv.actions().map(|action| action.0.to_string()).collect()
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        Err(MoveError::unreadable(text))
    }
}
