use serde_json::{Value, json};

use super::{super::Way, any_options, open, played, slow::SlowBridgitBoard, start};
use crate::game::{
    Action, Ending, Message, MoveError, Rules, Side,
    testing::{actions, one_of, perft, random, random_game},
};

/// The numbers of sequences of 1, 2, 3 and 4 moves on small boards, and on a board full of walls and bridges.
const PERFT: [(&str, [u64; 4]); 6] = [
    (r#"{"size":5}"#, [5, 20, 60, 96]),
    (r#"{"size":5,"starter":"horizontal"}"#, [5, 20, 60, 96]),
    (r#"{"size":7}"#, [13, 156, 1_716, 17_160]),
    (r#"{"rows":5,"columns":9}"#, [11, 110, 990, 7_344]),
    (r#"{"rows":7,"columns":5}"#, [8, 56, 336, 1_680]),
    (r#"{"size":7,"walls":["c3","d4"],"vertical":["b2"],"horizontal":["f6"]}"#, [9, 72, 504, 2_940]),
];

#[test]
fn perft_has_recorded_counts() {
    for (options, counts) in PERFT {
        let options: Value = serde_json::from_str(options).expect("options");
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&start(&options), depth), count, "{options}, depth {depth}");
        }
    }
}

#[test]
fn start_key_depends_on_shape_and_starter() {
    let shapes = [(5, 5), (5, 7), (7, 5), (7, 7), (9, 5), (5, 9), (9, 9)];
    let boards = shapes.into_iter().flat_map(|(rows, columns)| {
        ["vertical", "horizontal"].map(|starter| json!({ "rows": rows, "columns": columns, "starter": starter }))
    });
    let mut keys: Vec<u64> = boards.map(|options| start(&options).key()).collect();
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

#[test]
fn key_depends_on_board_shape() {
    let small = start(&json!({"size": 5}));
    for (rows, columns) in [(7, 5), (5, 7)] {
        let bare = start(&json!({ "rows": rows, "columns": columns }));
        let cells = bare.free().iter().skip(actions(&small).len());
        let walls: Vec<String> = cells.map(|cell| bare.cell_name(cell)).collect();
        let walled = start(&json!({ "rows": rows, "columns": columns, "walls": walls }));
        assert_eq!(walled.free().words(), small.free().words(), "{rows} x {columns}");
        assert_ne!(walled.key(), small.key(), "{rows} x {columns}");
    }
}

#[test]
fn key_depends_on_side_to_move_and_starter() {
    let built = |starter: &str| start(&json!({"size": 5, "vertical": ["b2"], "starter": starter}));
    let positions = [built("vertical"), built("horizontal"), played(&json!({"size": 5}), "b2")];
    assert!(positions.iter().all(|position| position.free() == positions[0].free()));
    let keys = positions.map(|position| position.key());
    assert!(keys[0] != keys[1] && keys[0] != keys[2] && keys[1] != keys[2], "{keys:?}");
}

#[test]
fn boards_have_expected_cells_and_piers() {
    let table = [(5, 5), (7, 13), (9, 25), (11, 41), (13, 61), (15, 85), (17, 113), (19, 145)];
    for (size, cells) in table {
        assert_eq!(actions(&start(&json!({"size": size}))).len(), cells, "size {size}");
    }
    assert_eq!(actions(&start(&json!({}))).len(), 61, "the default is size 13");
    assert_eq!(actions(&start(&json!({"rows": 13, "columns": 11}))).len(), 6 * 5 + 5 * 4);
}

#[test]
fn random_games_agree_with_reference_rules() {
    let mut random = random(7);
    for game in 0..120 {
        let options = any_options(&mut random, game % 3 == 0);
        let (mut fast, mut slow) = (start(&options), SlowBridgitBoard::new(&options));
        loop {
            let mut names: Vec<String> =
                actions(&fast).into_iter().map(|action| fast.move_text(action.into())).collect();
            names.sort();
            assert_eq!(names, slow.legal(), "{options}");
            let winner = fast.winner().map(|way| if way == Way::Vertical { 'V' } else { 'H' });
            assert_eq!(winner, slow.winner(), "{options}");
            assert_eq!(fast.ending().is_some(), names.is_empty());
            if names.is_empty() {
                break;
            }
            assert_eq!(fast.mover() == Way::Vertical, slow.mover == 'V');
            let name = one_of(&names.iter().map(String::as_str).collect::<Vec<_>>(), &mut random).to_owned();
            let mv = fast.read_move(&name).unwrap_or_else(|error| panic!("{error}"));
            mv.actions().for_each(|action| fast.play_unchecked(action));
            slow.play(&name);
        }
    }
}

#[test]
fn full_board_without_walls_has_winner() {
    let mut random = random(3);
    for _ in 0..300 {
        let mut options = any_options(&mut random, true);
        options["walls"] = json!([]);
        let position = random_game(start(&options), &mut random, |_, _| {});
        assert!(position.winner().is_some(), "{options}");
    }
}

#[test]
fn game_ends_with_joined_shores_or_full_board() {
    let joined = |side| Ending::win(side, "end-joined");
    let full = Ending::draw("end-full");
    for (options, moves, expected) in [
        (json!({"size": 5}), "b4 c3 b2", joined(Side::First)),
        (json!({"size": 5}), "d4 b2 b4 d2", joined(Side::Second)),
        (json!({"size": 5, "walls": ["b4", "b2", "d2"]}), "c3 d4", full),
        // The game may be decided before the first move.
        (json!({"size": 5, "walls": ["b2", "b4", "c3", "d2", "d4"]}), "", full),
        (json!({"size": 5, "horizontal": ["b2", "d2"]}), "", joined(Side::Second)),
    ] {
        let position = played(&options, moves);
        assert_eq!(position.ending(), Some(expected), "{options} {moves}");
        assert!(actions(&position).is_empty());
        assert_eq!(position.refusal(Action(0)), Some(Message::new("refuse-over")));
    }
}

#[test]
fn winning_chain_may_turn_back() {
    // Two down, right, one up, right, and down to the bottom.
    let vertical = ["b10", "b8", "c7", "d8", "e9", "f8", "f6", "f4", "f2"];
    assert_eq!(start(&json!({"size": 11, "vertical": vertical})).winner(), Some(Way::Vertical));
    for missing in vertical {
        let rest: Vec<&str> = vertical.into_iter().filter(|cell| *cell != missing).collect();
        let position = start(&json!({"size": 11, "vertical": rest}));
        assert_eq!(position.winner(), None, "without {missing}");
        let mended = played(&json!({"size": 11, "vertical": rest}), missing);
        assert_eq!(mended.winner(), Some(Way::Vertical), "with {missing} at last");
    }
}

#[test]
fn frame_does_not_join_piers() {
    // The two columns of bridges both touch the top, and only the other one touches the bottom.
    let options = json!({"size": 7, "vertical": ["b6", "b4", "d2"]});
    assert_eq!(start(&options).ending(), None);
}

#[test]
fn starter_is_first_side() {
    let position = played(&json!({"size": 5, "starter": "horizontal"}), "b4");
    assert_eq!((position.side(), position.mover()), (Side::Second, Way::Vertical));
    let won = played(&json!({"size": 5, "starter": "horizontal"}), "b4 d2 d4");
    assert_eq!(won.ending(), Some(Ending::win(Side::First, "end-joined")));
}

#[test]
fn illegal_actions_are_refused_with_reason() {
    let options = json!({"size": 7, "walls": ["c3"]});
    let position = played(&options, "b2");
    let reason = |text: &str| match position.read_move(text) {
        Err(MoveError::Illegal { reason, .. }) => reason,
        other => panic!("{text}: {other:?}"),
    };
    let about = |key, cell: &str| Message::new(key).word("cell", cell);
    assert_eq!(reason("a1"), about("refuse-frame", "a1"));
    assert_eq!(reason("g5"), about("refuse-frame", "g5"));
    assert_eq!(reason("b1"), about("refuse-pier", "b1").side("owner", Side::First));
    assert_eq!(reason("a2"), about("refuse-pier", "a2").side("owner", Side::Second));
    assert_eq!(reason("b2"), about("refuse-taken", "b2").side("owner", Side::First));
    assert_eq!(reason("c3"), about("refuse-wall", "c3"));
    assert_eq!(reason("h2"), about("refuse-outside", "h2").word("column", "g").number("row", 7));
    assert_eq!(reason("b8"), about("refuse-outside", "b8").word("column", "g").number("row", 7));
    assert_eq!(position.refusal(Action(13)), Some(Message::new("refuse-action").number("action", 13)));
    for text in ["", "b", "2b", "b02", "b+2", "b2 c3", "b100", "ä2", "pass"] {
        assert_eq!(position.read_move(text), Err(MoveError::unreadable(text)), "{text}");
    }
    assert_eq!(position.read_move(" D4 ").map(|mv| position.move_text(mv)), Ok("d4".to_owned()));
}

#[test]
fn invalid_options_are_refused_with_value() {
    let error = |options: Value| match open(&options) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{options} was accepted"),
    };
    let number = "it must be an odd number from 5 to 19";
    assert_eq!(error(json!({"size": 6})), format!("option `size` is 6: {number}"));
    assert_eq!(error(json!({"rows": 21})), format!("option `rows` is 21: {number}"));
    assert_eq!(error(json!({"columns": 4_000_000_000_u32})), format!("option `columns` is 4000000000: {number}"));
    let walls = |cell: &str| error(json!({"size": 7, "walls": [cell]}));
    assert_eq!(walls("b1"), "option `walls` is b1: the point is a pier");
    assert_eq!(walls("a7"), "option `walls` is a7: the point is on the frame");
    assert_eq!(walls("b9"), "option `walls` is b9: the board has the columns a to g and the rows 1 to 7");
    assert_eq!(walls("?"), "option `walls` is ?: a cell is a letter and a number, such as b2");
    let twice = json!({"size": 7, "walls": ["c3"], "horizontal": ["b2", "c3"]});
    assert_eq!(error(twice), "option `horizontal` is c3: it is listed more than once");
    let long = "x".repeat(1_000_000);
    assert!(walls(&long).len() < 120);
}
