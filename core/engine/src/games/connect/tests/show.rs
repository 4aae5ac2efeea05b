use super::*;
use crate::game::{Argument, Decoration, Effect, Gesture, Piece, PieceKind, Place, PlaceShape, Show, Side, Target};

/// Returns the name of a place by the layout.
fn names<B: Bits, V: Variant>(position: &Connect<B, V>, places: &[Place]) -> Vec<String> {
    let spots = position.layout().spots;
    let name = |place: &Place| spots.iter().find(|spot| spot.place == *place).map(|spot| spot.name.clone()).unwrap();
    places.iter().map(name).collect()
}

fn place<B: Bits, V: Variant>(position: &Connect<B, V>, name: &str) -> Place {
    position.layout().spots.iter().find(|spot| spot.name == name).unwrap().place
}

fn touch<B: Bits, V: Variant>(position: &Connect<B, V>, name: &str) -> Result<ConnectAction, &'static str> {
    match position.touch(None, Target::Place(place(position, name))) {
        Ok(Gesture::Act(action)) => Ok(ConnectAction::from_action(action).unwrap()),
        Ok(other) => panic!("{other:?}"),
        Err(reason) => Err(reason.key),
    }
}

#[test]
fn places_are_in_reading_order_with_a1_at_the_bottom_left() {
    let position = any_after(&board(5, 6, "c2", "d4"), "");
    let layout = position.layout();
    assert_eq!(layout.spots.first().map(|spot| spot.name.as_str()), Some("a5"));
    assert_eq!(layout.spots.last().map(|spot| spot.name.as_str()), Some("f1"));
    assert!((0..30).eq(layout.spots.iter().map(|spot| spot.place.0)));
    let shape = |name| layout.spots[usize::from(place(&position, name).0)].shape;
    assert_eq!([shape("c2"), shape("d4"), shape("a1")], [PlaceShape::Closed, PlaceShape::Star, PlaceShape::Hole]);
}

#[test]
fn arrow_keys_move_to_neighbors_within_board() {
    let position = any_after(&board(4, 4, "b2", ""), "");
    let layout = position.layout();
    let neighbors = layout.neighbors();
    let lead = |name| {
        let index = layout.spots.iter().position(|spot| spot.name == name).expect("a cell of the board");
        neighbors[index].map(|to| to.map(|to| names(&position, &[to])))
    };
    let to = |name: &str| Some(vec![name.to_owned()]);
    assert_eq!(lead("a1"), [to("a2"), to("b1"), None, None]);
    assert_eq!(lead("b2"), [to("b3"), to("c2"), to("b1"), to("a2")]);
    assert_eq!(lead("d4"), [None, None, to("d3"), to("c4")]);
}

#[test]
fn layout_lies_on_board_with_plate_under_cells() {
    let layout = any_after(&board(7, 8, "", ""), "").layout();
    let [Decoration::Plate { x, y, width, height, .. }, ..] = layout.decorations.as_slice() else { panic!("no plate") };
    for spot in &layout.spots {
        assert!(spot.x - 0.5 >= x - 1e-4 && spot.x + 0.5 <= x + width + 1e-4, "{spot:?}");
        assert!(spot.y - 0.5 >= y - 1e-4 && spot.y + 0.5 <= y + height + 1e-4, "{spot:?}");
    }
    for decoration in &layout.decorations {
        if let Decoration::Coordinate { x, y, .. } = decoration {
            assert!((0.0..layout.width).contains(x) && (0.0..layout.height).contains(y), "{decoration:?}");
        }
    }
    assert_eq!(layout.decorations.len(), 1 + 7 + 2 * 8);
}

#[test]
fn touch_in_column_drops_disc() {
    let position = any_after(&board(4, 4, "b4", ""), "2 2 2 1 1 1 4 1");
    assert_eq!(touch(&position, "c4"), Ok(ConnectAction::Disc(2)));
    assert_eq!(touch(&position, "d1"), Ok(ConnectAction::Disc(3)), "on a disc");
    assert_eq!(touch(&position, "b4"), Err("refuse-column-full"), "on a ban cell with the column full");
    assert_eq!(touch(&position, "a2"), Err("refuse-column-full"));
    let off = position.touch(None, Target::Place(Place(16))).unwrap_err();
    assert_eq!(off.key, "refuse-place");
    // Regression test: a place with row 255 overflowed.
    for place in 100..=u16::MAX {
        assert_eq!(position.touch(None, Target::Place(Place(place))).unwrap_err().key, "refuse-place");
    }
}

#[test]
fn touch_drops_blocker_when_due() {
    let mut position = any_after(&board(6, 7, "", "d1"), "");
    position.play_unchecked(ConnectAction::Disc(3).into());
    assert_eq!(touch(&position, "a3"), Ok(ConnectAction::Blocker(0)));
    assert_eq!(position.prompt(None).key, "prompt-blocker");
    let fallen = Piece { place: place(&position, "d2"), kind: PieceKind::Blocker, color: None };
    assert_eq!(position.effects(ConnectAction::Blocker(3).into()), [Effect::Fall(fallen)]);
}

#[test]
fn marks_are_landings_of_next_piece() {
    let position = any_after(&board(4, 4, "b1", ""), "1");
    let marks = position.marks(None);
    let places: Vec<Place> = marks.iter().map(|mark| mark.place).collect();
    assert_eq!(names(&position, &places), ["a2", "b2", "c1", "d1"]);
    let blue = |piece: Piece| (piece.kind, piece.color) == (PieceKind::Disc, Some(Side::Second));
    assert!(marks.iter().all(|mark| mark.ghost().is_some_and(|ghost| ghost.place == mark.place && blue(ghost))));
    assert_eq!(any_after(&board(4, 4, "", ""), "1 2 1 2 1 2 1").marks(None), []);
}

#[test]
fn last_move_marks_disc_and_blocker() {
    let position = any_after(&board(6, 7, "", "d1"), "");
    let mv = position.read_move("4:4").unwrap();
    assert_eq!(names(&position, &position.trace(mv)), ["d1", "d2"]);
}

#[test]
fn winning_line_is_ordered_along_line() {
    let line = |moves| {
        let position = any_after(&AnyOptions::default(), moves);
        position.winning_lines().first().map(|line| names(&position, line).join(" ")).unwrap_or_default()
    };
    assert_eq!(line("1 2 1 2 1 2 1"), "a1 a2 a3 a4");
    assert_eq!(line("1 1 2 2 4 4 5 5 3"), "a1 b1 c1 d1 e1");
    assert_eq!(line("1 2 2 3 3 4 3 4 4 6 4"), "a1 b2 c3 d4");
    assert_eq!(line("7 6 6 5 5 4 5 4 4 2 4"), "d4 e3 f2 g1");
    assert_eq!(line("1 2 1 2 1 2"), "");
}

#[test]
fn all_winning_lines_are_shown() {
    let position = any_after(&AnyOptions::default(), "2 4 1 1 1 2 5 5 5 2 6 1 3 4 7 3");
    let lines = position.winning_lines();
    let lines: Vec<_> = lines.iter().map(|line| names(&position, line).join(" ")).collect();
    assert_eq!(lines, ["a2 b2 c2 d2 e2", "a4 b3 c2 d1"]);
}

#[test]
fn labels_describe_cells_and_columns() {
    let position = any_after(&board(6, 7, "c2", "d4"), "1 2 3");
    let label = |name| position.label(place(&position, name));
    assert_eq!(label("a1").key, "label-disc");
    assert_eq!(label("a1").arguments[1], ("side", Argument::Word("first".to_owned())));
    assert_eq!(label("b1").arguments[1], ("side", Argument::Word("second".to_owned())));
    assert_eq!(label("c2").key, "label-ban");
    assert_eq!(label("d4").key, "label-bonus");
    assert_eq!(label("g5").key, "label-free");
    let landing = label("c3");
    assert_eq!(landing.key, "label-landing");
    assert_eq!(landing.arguments[1..], [("column", Argument::Number(3)), ("free", Argument::Number(4))]);
    assert_eq!(played(position, "4 4 4").label(place(&position, "d4")).key, "label-landing-bonus");
}

#[test]
fn layout_has_every_kind_of_cell() {
    let position = any_after(&board(4, 4, "d3", "b1"), "1 2:3 4 1 4 4");
    let picture = [" 4 . . . O", " 3 . . . -", " 2 O . . X", " 1 X O # X", "   a b c d", "   1 2 3 4", ""];
    assert_eq!(position.text_board(), picture.join("\n"));
    let bonus = any_after(&board(4, 10, "", "b1"), "");
    let bottom =
        " 1  .  *  .  .  .  .  .  .  .  .\n    a  b  c  d  e  f  g  h  i  j\n    1  2  3  4  5  6  7  8  9 10\n";
    assert!(bonus.text_board().ends_with(bottom), "{}", bonus.text_board());
}

#[test]
fn moves_are_described_by_side_and_columns() {
    let position = any_after(&board(6, 7, "", "d1"), "1");
    assert_eq!(position.describe(position.read_move("2").unwrap()).key, "move-disc");
    let both = position.describe(position.read_move("4:7").unwrap());
    assert_eq!(both.key, "move-disc-blocker");
    assert_eq!(both.arguments[1..], [("column", Argument::Number(4)), ("blocker", Argument::Number(7))]);
}
