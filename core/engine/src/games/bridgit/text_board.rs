use super::{Bridgit, Point, PointKind, board::column_name};

/// The symbols of each way: pier, vertical bridge, horizontal bridge.
const SIGNS: [[char; 3]; 2] = [['o', '│', '─'], ['+', '║', '═']];

/// Renders the board as text, with single lines for vertical-side bridges and double lines for horizontal-side bridges.
#[must_use]
pub fn text_board(position: &Bridgit) -> String {
    let board = position.board();
    let rows = (0..board.rows()).map(|row| line(position, row));
    let letters: String = (0..board.columns()).flat_map(|column| [' ', column_name(column)]).collect();
    rows.chain([format!("  {letters}\n")]).collect()
}

fn line(position: &Bridgit, row: u8) -> String {
    let board = position.board();
    let signs: Vec<char> = (0..board.columns()).map(|column| sign(position, Point { row, column })).collect();
    let mut line = format!("{:>2} ", board.rows() - row);
    for (index, sign) in signs.iter().enumerate() {
        line.push(*sign);
        // A horizontal bridge extends to the piers beside it.
        let flat = |sign: &&char| SIGNS.iter().any(|signs| signs[2] == **sign);
        line.push(signs[index..].iter().take(2).find(flat).copied().unwrap_or(' '));
    }
    line.truncate(line.trim_end().len());
    line + "\n"
}

fn sign(position: &Bridgit, point: Point) -> char {
    let board = position.board();
    match board.kind(point) {
        PointKind::Frame => ' ',
        PointKind::Pier(way) => SIGNS[way.index()][0],
        PointKind::BridgeCell(cell) => match position.bridge(cell) {
            Some(way) => SIGNS[way.index()][if board.upright(cell, way) { 1 } else { 2 }],
            None if position.free().contains(cell) => '·',
            None => '#',
        },
    }
}
