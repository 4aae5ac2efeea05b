use std::collections::BTreeSet;

use super::{options, played};
use crate::{
    game::{
        BoardOperationKind, Effect, Gesture, Message, Outcome, Place, Rules, Show, Side, Target,
        testing::{actions, random, random_game},
    },
    games::{
        Game,
        lines_of_action::{GAME, LinesOfAction, LinesOfActionOptions, NarrowLines},
    },
    text::Language,
};

fn start() -> NarrowLines {
    LinesOfAction::start(&LinesOfActionOptions::default()).expect("default options")
}

fn place(position: &NarrowLines, name: &str) -> Place {
    let layout = position.layout();
    layout.spots.iter().find(|spot| spot.name == name).expect("a square of the board").place
}

fn touch(position: &NarrowLines, picked: Option<&str>, name: &str) -> Result<Gesture, Message> {
    position.touch(picked.map(|name| place(position, name)), Target::Place(place(position, name)))
}

fn said(message: &Message) -> String {
    let plain = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
    plain(GAME.texts(Language::ENGLISH.into()).render(message).expect("a text"))
}

fn blocked() -> NarrowLines {
    *played(options(5), "c5xa3 e3-c3 c1xc3 a4-c2 b5-a4 a2-c4 b1-a2").position()
}

#[test]
fn squares_are_listed_from_the_top_left_and_a1_is_dark() {
    let layout = start().layout();
    let names: Vec<&str> = layout.spots.iter().map(|spot| spot.name.as_str()).collect();
    assert_eq!(names[..3], ["a8", "b8", "c8"]);
    assert_eq!(names[63], "h1");
    assert_eq!(layout.spots[56].shape, crate::game::PlaceShape::DarkSquare);
    let neighbors = layout.neighbors()[1].map(|place| place.map(|place| names[usize::from(place.0)]));
    assert_eq!(neighbors, [None, Some("c8"), Some("b7"), Some("a8")]);
}

#[test]
fn own_piece_is_picked_repicked_and_unpicked() {
    let position = start();
    assert_eq!(touch(&position, None, "c8"), Ok(Gesture::Pick(place(&position, "c8"))));
    assert_eq!(touch(&position, Some("c8"), "b1"), Ok(Gesture::Pick(place(&position, "b1"))));
    assert_eq!(touch(&position, Some("c8"), "c8"), Ok(Gesture::Unpick));
}

#[test]
fn picked_piece_moves_along_its_lines() {
    let position = start();
    let mv = position.read_move("c8-c6").expect("a legal move");
    assert_eq!(touch(&position, Some("c8"), "c6").ok(), mv.actions().next().map(Gesture::Act));
}

#[test]
fn meaningless_touch_is_refused_with_reason() {
    let position = start();
    for (picked, name, reason) in [
        (None, "d4", "There’s no piece on d4."),
        (None, "a4", "The piece on a4 is blue, and it’s Orange’s turn."),
        (Some("c8"), "c5", "There are 2 pieces on this line, so the piece moves exactly 2 squares, not 3."),
        (Some("c8"), "d6", "No row, column, or diagonal leads from c8 to d6."),
        (Some("b1"), "h1", "Your own piece on c1 is in the way."),
        (Some("d4"), "d5", "There’s no piece on d4."),
    ] {
        assert_eq!(touch(&position, picked, name).as_ref().map_err(said), Err(reason.to_owned()), "{picked:?} {name}");
    }
    let outside = position.touch(None, Target::Place(Place(64))).expect_err("there are 64 squares");
    assert_eq!(said(&outside), "64 isn’t on this board.");
    assert!(position.touch(Some(Place(u16::MAX)), Target::Place(place(&position, "c6"))).is_err());
}

#[test]
fn marks_are_movable_pieces_or_destinations() {
    let position = *played::<u64>(options(5), "b1-b3").position();
    let names = |picked: Option<&str>| -> Vec<(String, bool)> {
        let layout = position.layout();
        let marks = position.marks(picked.map(|name| place(&position, name)));
        let name = |place| layout.spots.iter().find(|spot| spot.place == place).expect("a square").name.clone();
        marks.into_iter().map(|mark| (name(mark.place), mark.takes())).collect()
    };
    assert!(names(None).contains(&("a4".to_owned(), false)));
    let from_a4: BTreeSet<_> = names(Some("a4")).into_iter().collect();
    assert_eq!(from_a4, [("c4", false), ("d1", true)].map(|(name, captures)| (name.to_owned(), captures)).into());
    assert_eq!(names(Some("b3")), []);
}

#[test]
fn capture_effect_precedes_arrival() {
    let position = *played::<u64>(options(5), "b1-b3").position();
    let mv = position.read_move("a4xd1").expect("a legal move");
    let (from, to) = (place(&position, "a4"), place(&position, "d1"));
    let effects: Vec<Effect> = mv.actions().flat_map(|action| position.effects(action)).collect();
    assert_eq!(effects, [Effect::Vanish(to), Effect::Move { from, to }]);
    assert_eq!(position.trace(mv), [from, to]);
    assert_eq!(said(&position.describe(mv)), "Blue captures on d1 from a4");
}

#[test]
fn pass_is_offered_only_when_forced() {
    let position = blocked();
    let pass = Target::Operation(BoardOperationKind::Pass, None);
    assert_eq!(position.operations().len(), 1);
    assert_eq!(position.touch(None, pass), Ok(Gesture::Act(actions(&position)[0])));
    assert_eq!(said(&position.prompt(None)), "Blue has no move and must pass.");
    assert_eq!(touch(&position, None, "c4").map_err(|reason| reason.key), Err("refuse-must-pass"));
    assert_eq!(position.effects(actions(&position)[0]), [Effect::Pass(Side::Second)]);
    assert_eq!(start().operations(), []);
    assert_eq!(start().touch(None, pass).map_err(|reason| reason.key), Err("refuse-pass"));
}

#[test]
fn winning_line_visits_all_winning_pieces() {
    let mut random = random(9);
    for _ in 0..50 {
        let position = random_game(start(), &mut random, |_, _| {});
        let Some(Outcome::Win(winner)) = position.ending().map(|ending| ending.outcome) else { continue };
        let [line] = position.winning_lines().try_into().expect("one group has won");
        let at = |place: Place| (i32::from(place.0 / 8), i32::from(place.0 % 8));
        for pair in line.windows(2) {
            let (from, to) = (at(pair[0]), at(pair[1]));
            assert!((from.0 - to.0).abs() <= 1 && (from.1 - to.1).abs() <= 1, "{pair:?} are not adjacent");
        }
        let walked: BTreeSet<Place> = line.into_iter().collect();
        let pieces = position.pieces().into_iter().filter(|piece| piece.color == Some(winner));
        assert_eq!(walked, pieces.map(|piece| piece.place).collect());
    }
}

#[test]
fn layout_has_top_row_first() {
    let position: NarrowLines = LinesOfAction::start(&options(5)).expect("a legal size");
    assert_eq!(
        position.text_board(),
        " 5 . X X X .\n 4 O . . . O\n 3 O . . . O\n 2 O . . . O\n 1 . X X X .\n   a b c d e\n"
    );
}
