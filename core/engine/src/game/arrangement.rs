use std::{collections::BTreeMap, fmt::Write};

use super::{BoardLayout, Piece, Place, PlaceShape, Side};

/// The letter of each owner in the text of an arrangement: orange, blue, neutral.
const LETTERS: [(char, Option<Side>); 3] = [('o', Some(Side::First)), ('b', Some(Side::Second)), ('x', None)];

/// The character between the pieces and the color to move.
const SEPARATOR: char = '-';

/// The maximum length of the text of an arrangement: one character per place of the largest board, and the end.
const MOST_BYTES: usize = 400;

/// A position set up by hand: the owner of the piece on each occupied place, and the color to move.
///
/// The text is the same for all games: the places in reading order, each piece as `o`, `b` or `x` for a neutral one,
/// runs of empty places as numbers, then the color to move. `35o6-b` is a Connect Four board with an orange disc in the
/// lowest row, blue to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    /// The color of each piece, or `None` for a neutral one.
    pub pieces: BTreeMap<Place, Option<Side>>,
    /// The color to move.
    pub to_move: Side,
}

/// The pieces that can be set up in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetUpRules {
    /// Whether pieces rest on those below them, in columns.
    pub falls: bool,
    /// Whether there are neutral pieces.
    pub has_neutral: bool,
}

/// Pieces that no sequence of moves can have put on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surplus {
    /// Their color, or `None` for neutral ones.
    pub color: Option<Side>,
    /// Their number.
    pub count: u32,
}

impl Surplus {
    /// Returns the surplus in a game in which every move adds one piece; the pieces are counted by side.
    #[must_use]
    pub fn of_turns(counts: [u32; 2], to_move: Side) -> Option<(Side, u32)> {
        let [first, second] = counts;
        // The first side leads by one piece while the second is to move.
        let second = second + u32::from(to_move == Side::Second);
        match first.checked_sub(second) {
            Some(0) => None,
            Some(count) => Some((Side::First, count)),
            None => Some((Side::Second, second - first)),
        }
    }
}

impl Arrangement {
    /// Returns the arrangement of these pieces with this color to move.
    #[must_use]
    pub fn of(pieces: Vec<Piece>, to_move: Side) -> Self {
        let pieces = pieces.into_iter().map(|Piece { place, color, .. }| (place, color)).collect();
        Self { pieces, to_move }
    }

    /// Returns the text, see [`Arrangement`].
    #[must_use]
    pub fn text(&self, layout: &BoardLayout) -> String {
        let letter = |owner| LETTERS.iter().find(|(_, known)| *known == owner).map_or(' ', |(letter, _)| *letter);
        let (mut text, mut empty) = (String::new(), 0);
        let flush = |text: &mut String, empty: &mut u32| {
            if *empty > 0 {
                // Writing to a string cannot fail.
                let _ = write!(text, "{empty}");
                *empty = 0;
            }
        };
        for spot in &layout.spots {
            match self.pieces.get(&spot.place) {
                Some(owner) => {
                    flush(&mut text, &mut empty);
                    text.push(letter(*owner));
                }
                None => empty += 1,
            }
        }
        flush(&mut text, &mut empty);
        text.push(SEPARATOR);
        text.push(letter(Some(self.to_move)));
        text
    }

    /// Parses the text of an arrangement on a board.
    ///
    /// # Errors
    /// The requirement that the text does not meet.
    pub(crate) fn read(text: &str, layout: &BoardLayout) -> Result<Self, String> {
        let form = || "it must be pieces (o, b, x) and numbers of empty cells, then -o or -b".to_owned();
        if text.len() > MOST_BYTES {
            return Err(form());
        }
        let owner = |letter| LETTERS.iter().find(|(known, _)| *known == letter).map(|(_, owner)| *owner);
        let (board, to_move) = text.rsplit_once(SEPARATOR).ok_or_else(form)?;
        let mut letters = to_move.chars();
        let to_move = letters.next().and_then(owner).flatten().filter(|_| letters.next().is_none());
        let to_move = to_move.ok_or_else(form)?;
        let (mut pieces, mut at, mut digits) = (BTreeMap::new(), 0_usize, String::new());
        let skipped = |digits: &mut String| {
            let skipped = if digits.is_empty() { Ok(0) } else { digits.parse::<usize>().map_err(|_| form()) };
            digits.clear();
            skipped
        };
        let size = format!("it must have {} cells", layout.spots.len());
        for letter in board.chars() {
            if letter.is_ascii_digit() {
                digits.push(letter);
                continue;
            }
            at = at.saturating_add(skipped(&mut digits)?);
            let spot = layout.spots.get(at).ok_or_else(|| size.clone())?;
            pieces.insert(spot.place, owner(letter).ok_or_else(form)?);
            at += 1;
        }
        at = at.saturating_add(skipped(&mut digits)?);
        if at == layout.spots.len() { Ok(Self { pieces, to_move }) } else { Err(size) }
    }

    /// Puts a piece of this owner on a place, in place of the one there; where pieces fall, on top of the place's
    /// column. Returns whether there was room.
    pub fn put(&mut self, layout: &BoardLayout, rules: SetUpRules, place: Place, owner: Option<Side>) -> bool {
        let free = if rules.falls {
            column(layout, place).find(|place| !self.pieces.contains_key(place))
        } else {
            layout.spots.iter().map(|spot| spot.place).find(|known| *known == place)
        };
        free.is_some_and(|place| {
            self.pieces.insert(place, owner);
            true
        })
    }

    /// Removes the piece on a place; where pieces fall, the highest one of the place's column. Returns whether there
    /// was one.
    pub fn erase(&mut self, layout: &BoardLayout, rules: SetUpRules, place: Place) -> bool {
        let taken = if rules.falls {
            column(layout, place).filter(|place| self.pieces.contains_key(place)).last()
        } else {
            Some(place)
        };
        taken.is_some_and(|place| self.pieces.remove(&place).is_some())
    }

    /// Lets the pieces of all columns fall after the closed places have changed; pieces without room are removed.
    pub fn settle(&mut self, layout: &BoardLayout) {
        let bottoms = layout.spots.iter().filter(|spot| spot.row == layout.spots.last().map_or(0, |last| last.row));
        for bottom in bottoms {
            let all = layout.spots.iter().rev().filter(|spot| spot.column == bottom.column).map(|spot| spot.place);
            let owners: Vec<Option<Side>> = all.filter_map(|place| self.pieces.remove(&place)).collect();
            self.pieces.extend(column(layout, bottom.place).zip(owners));
        }
    }
}

/// Returns the fillable places of a place's column, from the bottom.
fn column(layout: &BoardLayout, place: Place) -> impl Iterator<Item = Place> {
    let of = layout.spots.iter().find(|spot| spot.place == place).map(|spot| spot.column);
    let spots = layout.spots.iter().rev();
    spots.filter(move |spot| Some(spot.column) == of && spot.shape != PlaceShape::Closed).map(|spot| spot.place)
}
