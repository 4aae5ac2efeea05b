//! A slow reference implementation of Lines of Action, with arrays and loops.

use std::collections::BTreeSet;

use super::{super::word::Wide, every_options};
use crate::{
    game::{
        Outcome, Rules, Show, Side,
        testing::{actions, one_of, random},
    },
    games::lines_of_action::{BothConnected, LinesOfAction, LinesOfActionOptions, Movement, geometry::Tables},
};

type Coordinates = (i32, i32);

#[derive(Clone)]
struct SlowLinesBoard {
    options: LinesOfActionOptions,
    size: i32,
    /// By row from the bottom, then by column from the left.
    squares: Vec<Vec<Option<Side>>>,
    side: Side,
    outcome: Option<Outcome>,
}

impl SlowLinesBoard {
    fn start(options: LinesOfActionOptions) -> Self {
        let size = i32::try_from(options.size).unwrap();
        let edge = |along: i32| along == 0 || along == size - 1;
        let piece = |row, column| match (edge(row), edge(column)) {
            (true, false) => Some(Side::First),
            (false, true) => Some(Side::Second),
            _ => None,
        };
        let squares = (0..size).map(|row| (0..size).map(|column| piece(row, column)).collect()).collect();
        Self { options, size, squares, side: Side::First, outcome: None }
    }

    fn inside(&self, (row, column): Coordinates) -> bool {
        (0..self.size).contains(&row) && (0..self.size).contains(&column)
    }

    fn at(&self, (row, column): Coordinates) -> Option<Side> {
        self.squares[usize::try_from(row).unwrap()][usize::try_from(column).unwrap()]
    }

    fn put(&mut self, (row, column): Coordinates, piece: Option<Side>) {
        self.squares[usize::try_from(row).unwrap()][usize::try_from(column).unwrap()] = piece;
    }

    fn of(&self, side: Side) -> Vec<Coordinates> {
        let all = (0..self.size).flat_map(|row| (0..self.size).map(move |column| (row, column)));
        all.filter(|square| self.at(*square) == Some(side)).collect()
    }

    /// Returns the number of pieces on the whole line through a square.
    fn on_line(&self, from: Coordinates, step: Coordinates) -> i32 {
        let along = (-self.size..=self.size).map(|steps| (from.0 + steps * step.0, from.1 + steps * step.1));
        let pieces = along.filter(|square| self.inside(*square) && self.at(*square).is_some());
        i32::try_from(pieces.count()).unwrap()
    }

    fn moves_of(&self, side: Side) -> Vec<(Coordinates, Coordinates)> {
        let mut moves = Vec::new();
        for from in self.of(side) {
            for step in [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)] {
                let distance = self.on_line(from, step);
                let after = |steps: i32| (from.0 + steps * step.0, from.1 + steps * step.1);
                let to = after(distance);
                let hurdle = if self.options.movement == Movement::Leaping { side } else { side.other() };
                if self.inside(to)
                    && self.at(to) != Some(side)
                    && (1..distance).all(|steps| self.at(after(steps)) != Some(hurdle))
                {
                    moves.push((from, to));
                }
            }
        }
        moves
    }

    fn connected(&self, side: Side) -> bool {
        let pieces = self.of(side);
        let mut reached = vec![pieces[0]];
        let mut next = 0;
        while next < reached.len() {
            let (row, column) = reached[next];
            next += 1;
            for other in &pieces {
                if (other.0 - row).abs() <= 1 && (other.1 - column).abs() <= 1 && !reached.contains(other) {
                    reached.push(*other);
                }
            }
        }
        reached.len() == pieces.len()
    }

    /// Returns the board after a move, or after a pass.
    fn after(&self, step: Option<(Coordinates, Coordinates)>) -> Self {
        let mut after = self.clone();
        after.side = self.side.other();
        let Some((from, to)) = step else { return after };
        after.put(from, None);
        after.put(to, Some(self.side));
        after.outcome = match (after.connected(self.side), after.connected(self.side.other())) {
            (true, true) if self.options.both_connected == BothConnected::Draw => Some(Outcome::Draw),
            (true, _) => Some(Outcome::Win(self.side)),
            (false, true) => Some(Outcome::Win(self.side.other())),
            (false, false) => Side::BOTH.iter().all(|side| after.moves_of(*side).is_empty()).then_some(Outcome::Draw),
        };
        after
    }

    /// Returns the text of every legal move, with the board after the move.
    fn moves(&self) -> Vec<(String, Self)> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        let moves = self.moves_of(self.side);
        if moves.is_empty() {
            return vec![("pass".to_owned(), self.after(None))];
        }
        let name = |(row, column): Coordinates| {
            format!("{}{}", char::from(b"abcdefghijkl"[usize::try_from(column).unwrap()]), row + 1)
        };
        let text = |(from, to): (Coordinates, Coordinates)| {
            let by = if self.at(to).is_some() { "x" } else { "-" };
            format!("{}{by}{}", name(from), name(to))
        };
        moves.into_iter().map(|step| (text(step), self.after(Some(step)))).collect()
    }

    fn text_board(&self) -> String {
        let mut rows: Vec<String> = Vec::new();
        for (index, row) in self.squares.iter().enumerate().rev() {
            let letter = |piece: &Option<Side>| piece.map_or(" .", |side| [" X", " O"][side.index()]);
            rows.push(format!("{:2}{}", index + 1, row.iter().map(letter).collect::<String>()));
        }
        rows.join("\n")
    }
}

fn random_games_agree<W: Tables>(options: LinesOfActionOptions, games: u32) {
    let mut random = random(u64::from(options.size));
    for _ in 0..games {
        let mut position = LinesOfAction::<W>::start(&options).unwrap();
        let mut board = SlowLinesBoard::start(options);
        // Longer games add no coverage: on large boards nearly all random games do not end within this limit.
        for _ in 0..120 {
            let actions = actions(&position);
            let texts: BTreeSet<String> = actions.iter().map(|action| position.move_text((*action).into())).collect();
            let mut moves = board.moves();
            assert_eq!(
                texts.len(),
                actions.len(),
                "{options:?}: an action is listed twice in\n{}",
                position.text_board()
            );
            assert_eq!(
                texts,
                moves.iter().map(|(text, _)| text.clone()).collect(),
                "{options:?}\n{}",
                board.text_board()
            );
            assert_eq!(
                position.ending().map(|ending| ending.outcome),
                board.outcome,
                "{options:?}\n{}",
                board.text_board()
            );
            assert!(position.text_board().starts_with(&board.text_board()), "{options:?}\n{}", board.text_board());
            if actions.is_empty() {
                break;
            }
            assert_eq!(position.side(), board.side);
            let action = one_of(&actions, &mut random);
            let text = position.move_text(action.into());
            position.play_unchecked(action);
            let chosen = moves.iter().position(|(other, _)| *other == text).unwrap();
            board = moves.swap_remove(chosen).1;
        }
    }
}

#[test]
fn random_games_agree_with_slow_implementation() {
    let games = if std::env::var_os("FIVEFOLD_LONG").is_some() { 400 } else { 5 };
    for options in every_options() {
        random_games_agree::<Wide>(options, games);
        if options.size <= 8 {
            random_games_agree::<u64>(options, games);
        }
    }
}
