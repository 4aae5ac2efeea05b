use serde_json::json;

use crate::picture::{Change, DisplayBoard, Moving, Picture, Scene, paint};
use fivefold_engine::{
    game::{Effect, Piece, PieceKind, Place, Side},
    games,
};

/// The animated last move of a game: the board, the picture, the winning lines, and the time at which all pieces rest.
struct End {
    board: DisplayBoard,
    picture: Picture,
    lines: Vec<Vec<Place>>,
    arrived_ms: u32,
}

fn end(game: &str, options: &serde_json::Value, moves: &str, pace: f64) -> End {
    let mut table = games::find(game).expect("a game").open(options).expect("legal options");
    let (mut before, mut effects) = (Vec::new(), Vec::new());
    for mv in moves.split(' ') {
        before = table.position().pieces();
        let mv = table.read_move(mv).expect("a move");
        effects = mv.actions().flat_map(|action| table.play(action).expect("legal").effects).collect();
    }
    let board = DisplayBoard::new(&table.position().layout(), false);
    let moving = Moving { number: 1, before, effects, pace };
    let running = paint(&Scene { moving: Some(moving.clone()), ..Scene::new(&board, table.position().pieces()) });
    let lines = table.position().winning_lines();
    let scene =
        Scene { winning_lines: lines.clone(), moving: Some(moving), ..Scene::new(&board, table.position().pieces()) };
    End { picture: paint(&scene), board, lines, arrived_ms: running.length_ms }
}

impl End {
    /// Returns the scale of the piece on a place at an instant: the largest of the strokes drawn there.
    fn size(&self, place: Place, at_ms: u32) -> f64 {
        let spot = self.board.spot(place).expect("a place");
        let is_there = |x: f64, y: f64| (x - spot.x).hypot(y - spot.y) < 1e-9;
        let here = self.picture.at(at_ms.into()).filter(|seen| seen.places.iter().any(|at| is_there(at.x, at.y)));
        here.map(|seen| seen.matrix.a.abs()).fold(0.0, f64::max)
    }

    /// Returns the time and scale of the largest swell of the piece on a place.
    fn swell(&self, place: Place) -> (u32, f64) {
        let sizes = (self.arrived_ms + 1..self.picture.length_ms).map(|at| (at, self.size(place, at)));
        sizes.fold((0, 0.0), |most, now| if now.1 > most.1 { now } else { most })
    }
}

const FOUR: &str = "1 2 1 2 1 2 1";

/// A game that ends with five in a row for both sides after a mirror operation.
const DRAWN: &str = "a2:nw+ a1:nw+ b2:nw+ b1:nw+ c2:nw+ c1:nw+ f2:nw+ e1:nw+ b5:nw+ f1:nw+ e2:se|";

const ENDS: [(&str, &str, usize); 4] = [
    ("connect-four", FOUR, 1),
    ("bridgit", "b4 b6 b2 d6 f6 e5 f4 f2 e3 d4 d2", 1),
    ("pentago-twist", DRAWN, 2),
    ("lines-of-action", "b1-d3 f5xd3 d1-d4 f4-d2 c1-c3 f3-e2 e1-e4 a2-c4 e6xc4 a4-b3 d6-e5 b3-b5 c4-d5", 1),
];

fn ended(game: &str, moves: &str, pace: f64) -> End {
    let options = match game {
        "bridgit" => json!({"size": 7}),
        "lines-of-action" => json!({"size": 6}),
        _ => json!({}),
    };
    end(game, &options, moves, pace)
}

#[test]
fn pulse_runs_once_along_winning_lines() {
    for (game, moves, lines) in ENDS {
        let end = ended(game, moves, 1.0);
        assert_eq!(end.lines.len(), lines, "{game}");
        for line in &end.lines {
            let is_first = |(at, place): &(usize, &Place)| !line[..*at].contains(place);
            let met = line.iter().enumerate().filter(is_first).map(|(_, place)| *place);
            let swells: Vec<(u32, f64)> = met.map(|place| end.swell(place)).collect();
            assert!(swells.iter().all(|(_, size)| (1.1..1.15).contains(size)), "{game}: {swells:?}");
            assert!(swells.windows(2).all(|pair| pair[0].0 < pair[1].0), "{game}, one after the other: {swells:?}");
            let first = swells[0].0 - end.arrived_ms;
            assert!((200..600).contains(&first), "{game}: the pulse begins {first} ms after the last piece rests");
        }
        let all: Vec<Place> = end.lines.concat();
        let spots = end.board.spots().iter().filter(|spot| !all.contains(&spot.place));
        for spot in spots {
            let rest = end.picture.length_ms;
            let sizes: Vec<f64> = (end.arrived_ms + 1..=rest).step_by(20).map(|at| end.size(spot.place, at)).collect();
            assert!(sizes.iter().all(|size| *size < 1.0 + 1e-9), "{game}: {} does not move", spot.name);
        }
    }
}

#[test]
fn both_lines_of_draw_are_celebrated_together() {
    let end = ended("pentago-twist", DRAWN, 1.0);
    let begins: Vec<u32> = end.lines.iter().map(|line| end.swell(line[0]).0).collect();
    assert_eq!(begins[0], begins[1]);
}

#[test]
fn celebration_is_short_and_follows_speed() {
    for (game, moves, _) in ENDS {
        let end = ended(game, moves, 1.0);
        let took = end.picture.length_ms - end.arrived_ms;
        assert!((400..1_500).contains(&took), "{game}: {took} ms");
        for place in end.lines.concat() {
            assert!((end.size(place, end.picture.length_ms) - 1.0).abs() < 1e-9, "{game} comes to rest");
        }
        assert!(ended(game, moves, 2.0).picture.length_ms > end.picture.length_ms * 19 / 10, "{game}");
        let still = ended(game, moves, 0.0).picture;
        assert!(still.length_ms == 0 && still.groups.iter().all(|group| group.motions.is_empty()), "{game}");
    }
}

/// The pulse's duration is bounded for chains of any length.
#[test]
fn celebration_of_long_chain_is_faster() {
    let table = games::find("bridgit").expect("a game").open(&json!({"size": 19})).expect("a size");
    let board = DisplayBoard::new(&table.position().layout(), false);
    let bridge = |place| Piece { place, kind: PieceKind::VerticalBar, color: Some(Side::First) };
    let line: Vec<Place> = board.spots().iter().take(60).map(|spot| spot.place).collect();
    let pieces: Vec<Piece> = line.iter().copied().map(bridge).collect();
    let last = bridge(line[59]);
    let moving = Moving { number: 1, before: pieces[..59].to_vec(), effects: vec![Effect::Appear(last)], pace: 1.0 };
    let picture = paint(&Scene { winning_lines: vec![line], moving: Some(moving), ..Scene::new(&board, pieces) });
    assert!(picture.length_ms < 1_500, "{} ms", picture.length_ms);
    let swells = picture.groups.iter().flat_map(|group| &group.motions);
    let swells = swells.filter(|motion| matches!(motion.change, Change::Scale { to_width, .. } if to_width > 1.0));
    assert_eq!(swells.count(), 60);
}
