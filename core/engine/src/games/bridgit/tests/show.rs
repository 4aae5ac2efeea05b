use std::collections::BTreeSet;

use serde_json::json;

use super::{
    super::{Bridgit, PointKind, Way},
    any_options, played, start,
};
use crate::game::{
    BoardOperationKind, Decoration, Gesture, Message, Piece, PieceKind, Place, Rules, Show, Side, Target,
    testing::{actions, random, random_game},
};

fn touch(position: &Bridgit, name: &str) -> Result<Gesture, Message> {
    let point = position.board().read_name(name).expect("a point");
    position.touch(None, Target::Place(position.board().place(point)))
}

#[test]
fn bridge_orientation_follows_adjacent_piers() {
    let mut random = random(1);
    for _ in 0..60 {
        let position = start(&any_options(&mut random, false));
        let board = position.board();
        let piers: Vec<(f32, f32, Side)> = position
            .layout()
            .decorations
            .into_iter()
            .filter_map(|decoration| match decoration {
                Decoration::Peg { x, y, color, .. } => Some((x, y, color)),
                _ => None,
            })
            .collect();
        for spot in position.layout().spots {
            let point = board.point_at(spot.place).expect("a point");
            let PointKind::BridgeCell(cell) = board.kind(point) else { panic!("{} is no cell", spot.name) };
            for way in Way::BOTH {
                let (right, down) = if board.upright(cell, way) { (0.0, 1.0) } else { (1.0, 0.0) };
                for sign in [-1.0, 1.0] {
                    let pier = (spot.x + sign * right, spot.y + sign * down, way.color());
                    assert!(piers.contains(&pier), "{}: {way:?} has no pier at {pier:?}", spot.name);
                }
            }
        }
    }
}

#[test]
fn both_sides_have_expected_number_of_piers() {
    for (size, count) in [(5, 6), (7, 12), (9, 20), (11, 30), (13, 42), (15, 56), (17, 72), (19, 90)] {
        let piers = start(&json!({"size": size})).layout().decorations;
        for side in Side::BOTH {
            let own = |each: &&Decoration| matches!(each, Decoration::Peg { color, .. } if *color == side);
            assert_eq!(piers.iter().filter(own).count(), count, "size {size}, {side:?}");
        }
    }
}

#[test]
fn arrow_keys_reach_every_cell_within_board() {
    let mut random = random(2);
    for _ in 0..40 {
        let position = start(&any_options(&mut random, false));
        let layout = position.layout();
        let (spots, neighbors) = (&layout.spots, layout.neighbors());
        let mut reached = BTreeSet::from([spots[0].place]);
        let mut queue = vec![spots[0].place];
        while let Some(place) = queue.pop() {
            let index = spots.iter().position(|spot| spot.place == place).expect("neighbors are spots");
            let spot = &spots[index];
            for (direction, next) in neighbors[index].into_iter().enumerate() {
                let Some(next) = next else { continue };
                let to = spots.iter().find(|spot| spot.place == next).expect("neighbors are spots");
                let (right, down) = (to.x - spot.x, to.y - spot.y);
                assert!([down < 0.0, right > 0.0, down > 0.0, right < 0.0][direction], "{} to {}", spot.name, to.name);
                if reached.insert(next) {
                    queue.push(next);
                }
            }
        }
        assert_eq!(reached.len(), spots.len());
    }
}

#[test]
fn up_and_down_are_inverse_except_at_edge() {
    let layout = start(&json!({"size": 13})).layout();
    let neighbors = layout.neighbors();
    let at = |place: Place| layout.spots.iter().position(|spot| spot.place == place).expect("a spot");
    for (spot, lead) in layout.spots.iter().zip(&neighbors) {
        let back = lead[0].and_then(|up| neighbors[at(up)][2]);
        let edge = spot.column == 11;
        assert!(edge || back.is_none_or(|back| back == spot.place), "{}", spot.name);
    }
}

#[test]
fn touch_on_free_cell_builds_bridge() {
    let position = start(&json!({"size": 5}));
    for action in actions(&position) {
        let name = position.move_text(action.into());
        assert_eq!(touch(&position, &name), Ok(Gesture::Act(action)));
    }
}

#[test]
fn touch_on_pier_is_refused_with_reason() {
    let position = start(&json!({"size": 7}));
    let pier = |cell: &str, side| Err(Message::new("refuse-pier").word("cell", cell).side("owner", side));
    assert_eq!(touch(&position, "b7"), pier("b7", Side::First));
    assert_eq!(touch(&position, "d3"), pier("d3", Side::First));
    assert_eq!(touch(&position, "a4"), pier("a4", Side::Second));
    assert_eq!(touch(&position, "c4"), pier("c4", Side::Second));
}

#[test]
fn touch_on_frame_is_refused_with_reason() {
    let position = start(&json!({"size": 7}));
    for corner in ["a1", "a7", "g1", "g7", "c7", "a5", "g3", "e1"] {
        assert_eq!(touch(&position, corner), Err(Message::new("refuse-frame").word("cell", corner)));
    }
}

#[test]
fn touch_on_occupied_or_missing_cell_is_refused() {
    let position = played(&json!({"size": 7, "walls": ["d4"]}), "b2 f6");
    let taken = |cell: &str, side| Err(Message::new("refuse-taken").word("cell", cell).side("owner", side));
    assert_eq!(touch(&position, "b2"), taken("b2", Side::First));
    assert_eq!(touch(&position, "f6"), taken("f6", Side::Second));
    assert_eq!(touch(&position, "d4"), Err(Message::new("refuse-wall").word("cell", "d4")));
    let nowhere = position.touch(None, Target::Place(Place(49)));
    assert_eq!(nowhere, Err(Message::new("refuse-place").number("place", 49)));
    let mv = position.touch(None, Target::Operation(BoardOperationKind::Rotate, None));
    assert_eq!(mv, Err(Message::new("refuse-operation")));
}

#[test]
fn orange_is_vertical_regardless_of_starter() {
    let position = start(&json!({"size": 5, "starter": "horizontal"}));
    assert_eq!((position.color(Side::First), position.color(Side::Second)), (Side::Second, Side::First));
    let blue = Piece { place: Place(6), kind: PieceKind::HorizontalBar, color: Some(Side::Second) };
    assert_eq!(position.marks(None)[0].ghost(), Some(blue));
    let after = played(&json!({"size": 5, "starter": "horizontal"}), "b4 c3");
    let orange = Piece { place: Place(12), kind: PieceKind::HorizontalBar, color: Some(Side::First) };
    assert_eq!(after.pieces(), vec![blue, orange]);
}

#[test]
fn winning_line_is_shortest_chain() {
    let mut random = random(6);
    let mut lines = 0;
    while lines < 200 {
        let position = start(&any_options(&mut random, true));
        let position = random_game(position, &mut random, |_, _| {});
        let chains = position.winning_lines();
        let Some(way) = position.winner() else {
            assert_eq!(chains, Vec::<Vec<_>>::new());
            continue;
        };
        let [line] = chains.try_into().expect("one chain");
        lines += 1;
        let board = position.board();
        let cells: Vec<_> = line
            .iter()
            .map(|place| match board.kind(board.point_at(*place).expect("a point")) {
                PointKind::BridgeCell(cell) => cell,
                other => panic!("{other:?} in a line"),
            })
            .collect();
        assert!(cells.iter().all(|cell| position.bridge(*cell) == Some(way)));
        assert!(board.near(way).contains(cells[0]) && board.far(way).contains(cells[cells.len() - 1]));
        let joined = |pair: &[super::super::BridgeCell]| {
            let [a, b] = [pair[0], pair[1]].map(|cell| board.piers(cell, way));
            a.iter().any(|pier| b.contains(pier))
        };
        assert!(cells.windows(2).all(joined), "{}", position.text_board());
        assert_eq!(cells.len(), steps(&position, way), "{}", position.text_board());
    }
}

/// Returns the number of bridges of the shortest chain, by extending chains one bridge at a time.
fn steps(position: &Bridgit, way: Way) -> usize {
    let board = position.board();
    let own: Vec<_> = position.bridges(way).iter().collect();
    let mut rings = vec![own.iter().copied().filter(|cell| board.near(way).contains(*cell)).collect::<Vec<_>>()];
    while !rings[rings.len() - 1].iter().any(|cell| board.far(way).contains(*cell)) {
        let last = &rings[rings.len() - 1];
        let touches = |cell: &&super::super::BridgeCell| {
            let piers = board.piers(**cell, way);
            last.iter().any(|other| board.piers(*other, way).iter().any(|pier| piers.contains(pier)))
        };
        let next = own.iter().filter(touches).copied().collect();
        rings.push(next);
    }
    rings.len()
}

#[test]
fn labels_describe_contents_of_places() {
    let position = played(&json!({"size": 7, "walls": ["d4"]}), "b2 c3 e5");
    let label = |name: &str| {
        let point = position.board().read_name(name).expect("a point");
        position.label(position.board().place(point))
    };
    assert_eq!(label("b2"), Message::new("label-upright").word("cell", "b2").side("owner", Side::First));
    assert_eq!(label("c3"), Message::new("label-upright").word("cell", "c3").side("owner", Side::Second));
    assert_eq!(label("e5"), Message::new("label-flat").word("cell", "e5").side("owner", Side::First));
    assert_eq!(label("d4"), Message::new("label-wall").word("cell", "d4"));
    assert_eq!(label("f6"), Message::new("label-free").word("cell", "f6"));
    assert_eq!(label("b1"), Message::new("label-pier").word("cell", "b1").side("owner", Side::First));
    assert_eq!(label("a1"), Message::new("label-frame").word("cell", "a1"));
    assert_eq!(position.label(Place(1_000)), Message::new("refuse-place").number("place", 1_000));
}

#[test]
fn pieces_include_piers_bridges_walls_and_names() {
    let picture = played(&json!({"size": 7, "walls": ["d4"]}), "b2 c3 e5 d6").text_board();
    let expected = [
        " 7   o   o   o",
        " 6 + · +═══+ · +",
        " 5   o · o───o",
        " 4 + · + # + · +",
        " 3   o ║ o · o",
        " 2 + │ + · + · +",
        " 1   o   o   o",
        "   a b c d e f g",
    ];
    assert_eq!(picture.lines().collect::<Vec<_>>(), expected);
}
