use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// A reference implementation of Bridg-It: a matrix of letters, with a graph search after every move.
#[derive(Clone)]
pub struct SlowBridgitBoard {
    rows: i32,
    columns: i32,
    /// The contents of the taken cells: `V`, `H` or a wall `#`, by row and column from the top left.
    taken: BTreeMap<(i32, i32), char>,
    pub mover: char,
}

impl SlowBridgitBoard {
    pub fn new(options: &Value) -> Self {
        let length = |name: &str| {
            let value = options.get(name).or_else(|| options.get("size")).and_then(Value::as_i64);
            i32::try_from(value.unwrap_or(13)).expect("small")
        };
        let mover = if options["starter"] == "horizontal" { 'H' } else { 'V' };
        let mut board = Self { rows: length("rows"), columns: length("columns"), taken: BTreeMap::new(), mover };
        for (list, letter) in [("walls", '#'), ("vertical", 'V'), ("horizontal", 'H')] {
            for name in options[list].as_array().into_iter().flatten() {
                let cell = board.cell(name.as_str().expect("a name"));
                board.taken.insert(cell, letter);
            }
        }
        board
    }

    fn cell(&self, name: &str) -> (i32, i32) {
        let column = i32::from(name.as_bytes()[0] - b'a');
        let number: i32 = name[1..].parse().expect("a number");
        (self.rows - number, column)
    }

    fn name(&self, (row, column): (i32, i32)) -> String {
        let letter = char::from(b'a' + u8::try_from(column).expect("few columns"));
        format!("{letter}{}", self.rows - row)
    }

    fn playable(&self, (row, column): (i32, i32)) -> bool {
        let inside = row > 0 && column > 0 && row < self.rows - 1 && column < self.columns - 1;
        inside && (row + column) % 2 == 0
    }

    /// Returns the names of the legal cells, sorted.
    pub fn legal(&self) -> Vec<String> {
        if self.winner().is_some() {
            return Vec::new();
        }
        let every = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (row, column)));
        let mut names: Vec<String> = every
            .filter(|cell| self.playable(*cell) && !self.taken.contains_key(cell))
            .map(|cell| self.name(cell))
            .collect();
        names.sort();
        names
    }

    pub fn play(&mut self, name: &str) {
        let cell = self.cell(name);
        assert!(self.playable(cell) && !self.taken.contains_key(&cell), "{name} is not free");
        self.taken.insert(cell, self.mover);
        self.mover = if self.mover == 'V' { 'H' } else { 'V' };
    }

    /// Returns whether this point carries a pier of this side.
    fn pier(letter: char, (row, column): (i32, i32)) -> bool {
        match letter {
            'V' => row % 2 == 0 && column % 2 == 1,
            _ => row % 2 == 1 && column % 2 == 0,
        }
    }

    fn joined(&self, letter: char) -> bool {
        let every = (0..self.rows).flat_map(|row| (0..self.columns).map(move |column| (row, column)));
        let starts = every.filter(|(row, column)| {
            Self::pier(letter, (*row, *column)) && if letter == 'V' { *row == 0 } else { *column == 0 }
        });
        let mut queue: Vec<(i32, i32)> = starts.collect();
        let mut seen: BTreeSet<(i32, i32)> = queue.iter().copied().collect();
        while let Some((row, column)) = queue.pop() {
            if if letter == 'V' { row == self.rows - 1 } else { column == self.columns - 1 } {
                return true;
            }
            for (down, right) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                let across = (row + 2 * down, column + 2 * right);
                let bridge = self.taken.get(&(row + down, column + right)) == Some(&letter);
                if bridge && Self::pier(letter, across) && seen.insert(across) {
                    queue.push(across);
                }
            }
        }
        false
    }

    pub fn winner(&self) -> Option<char> {
        ['V', 'H'].into_iter().find(|letter| self.joined(*letter))
    }
}
