use super::Content;
use crate::game::Side;
use crate::games::connect::{Bits, Connect, GridCell, Variant};

/// Formats the board as text, with the letters of the cell names and the column numbers of the moves below it.
pub(super) fn text_board<B: Bits, V: Variant>(position: &Connect<B, V>) -> String {
    let columns = position.grid().columns();
    let width = if columns > 9 { 3 } else { 2 };
    let line = |head: String, signs: &mut dyn Iterator<Item = String>| {
        let cells = signs.map(|sign| format!("{sign:>width$}")).collect::<Vec<_>>().concat();
        format!("{head:>2}{cells}\n")
    };
    let row = |row: u8| {
        let sign = |column| sign(position.content(GridCell { column, row })).to_string();
        line((row + 1).to_string(), &mut (0..columns).map(sign))
    };
    let board: String = (0..position.grid().rows()).rev().map(row).collect();
    let letters = line(String::new(), &mut (b'a'..b'a' + columns).map(|letter| char::from(letter).to_string()));
    let numbers = line(String::new(), &mut (1..=columns).map(|number| number.to_string()));
    board + &letters + &numbers
}

const fn sign(content: Content) -> char {
    match content {
        Content::Disc(Side::First) => 'X',
        Content::Disc(Side::Second) => 'O',
        Content::Free => '.',
        Content::Bonus => '*',
        Content::Ban => '-',
        Content::Blocker => '#',
    }
}
