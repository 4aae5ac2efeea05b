//! Tests of display and input.

use super::super::{GAME, PentagoTwist, Twist, TwistAction};
use super::{cell, played};
use crate::{
    game::{
        Action, BoardOperationKind, Effect, Gesture, Message, Move, Outcome, Place, RegionId, Rules, Show, Side,
        Target, testing, whole_moves,
    },
    games::Game,
    text::Language,
};

fn place(name: &str) -> Place {
    Place(cell(name).index().into())
}

fn half_turn(name: &str) -> PentagoTwist {
    let mut position = PentagoTwist::EMPTY;
    position.place(cell(name));
    position
}

fn names(places: Vec<Place>) -> Vec<String> {
    places.into_iter().map(|place| super::super::layout::cell(place).expect("a cell").name()).collect()
}

#[test]
fn rotation_moves_whole_quadrant() {
    for twist in Twist::ALL {
        let effects = half_turn("a1").effects(TwistAction::Twist(twist).into());
        let [Effect::Rotate { region, moves } | Effect::Mirror { region, moves }] = effects.as_slice() else {
            panic!("{effects:?} is not one twist");
        };
        let layout = PentagoTwist::EMPTY.layout();
        let body = layout.regions.iter().find(|body| body.id == *region).expect("a region of the layout");
        let (mut from, mut to): (Vec<Place>, Vec<Place>) = moves.iter().copied().unzip();
        from.sort_unstable();
        to.sort_unstable();
        assert_eq!(from, body.places);
        assert_eq!(to, body.places);
    }
}

#[test]
fn layout_cells_lie_inside_plates() {
    let layout = PentagoTwist::EMPTY.layout();
    assert_eq!(layout.spots.len(), 36);
    assert_eq!(layout.regions.len(), 4);
    let neighbors = layout.neighbors();
    for (spot, lead) in layout.spots.iter().zip(&neighbors) {
        let plate = layout.regions.iter().find(|plate| plate.places.contains(&spot.place)).expect("a plate");
        assert!(plate.x < spot.x && spot.x < plate.x + plate.width, "{}", spot.name);
        assert!(plate.y < spot.y && spot.y < plate.y + plate.height, "{}", spot.name);
        for (direction, neighbor) in lead.iter().enumerate() {
            let back = neighbor.and_then(|place| layout.spots.iter().position(|spot| spot.place == place));
            let leads_back = |back: usize| neighbors[back][(direction + 2) % 4] == Some(spot.place);
            assert!(back.is_none_or(leads_back), "{}", spot.name);
        }
    }
    assert_eq!(layout.spots[0].name, "a6");
    assert_eq!(layout.spots[35].name, "f1");
}

#[test]
fn touch_places_stone_then_selects_quadrant() {
    let start = PentagoTwist::EMPTY;
    let touched = Target::Place(place("c4"));
    assert_eq!(start.touch(None, touched), Ok(Gesture::Act(TwistAction::Place(cell("c4")).into())));
    let position = half_turn("c4");
    assert_eq!(position.touch(None, touched), Ok(Gesture::Pick(place("c4"))));
    assert_eq!(position.touch(Some(place("a1")), touched), Ok(Gesture::Pick(place("c4"))));
    assert_eq!(position.touch(Some(place("a6")), touched), Ok(Gesture::Unpick));
}

#[test]
fn buttons_rotate_named_or_selected_quadrant() {
    let position = half_turn("c4");
    let mv = |region| Target::Operation(BoardOperationKind::Rotate, region);
    let north_east = Ok(Gesture::Act(TwistAction::Twist(Twist::ALL[2]).into()));
    assert_eq!(position.touch(None, mv(Some(RegionId(1)))), north_east);
    assert_eq!(position.touch(Some(place("f6")), mv(None)), north_east);
    let refused = |touched: Result<Gesture, Message>| {
        touched.map_err(|reason| {
            GAME.texts(Language::negotiate("de").into()).render(&reason).expect("a text");
            reason.key
        })
    };
    assert_eq!(refused(position.touch(None, mv(None))), Err("refuse-no-quadrant"));
    assert_eq!(refused(position.touch(None, mv(Some(RegionId(4))))), Err("refuse-quadrant"));
    assert_eq!(
        refused(position.touch(None, Target::Operation(BoardOperationKind::Pass, None))),
        Err("refuse-operation")
    );
    assert_eq!(refused(PentagoTwist::EMPTY.touch(None, mv(Some(RegionId(1))))), Err("refuse-place-first"));
}

#[test]
fn offered_targets_match_touches() {
    let position = testing::random_game(PentagoTwist::EMPTY, &mut testing::random(22), |position, _| {
        let marked: Vec<Place> = position.marks(None).iter().map(|mark| mark.place).collect();
        let welcome = |place: &Place| position.touch(None, Target::Place(*place)).is_ok();
        assert_eq!(marked, (0..40).map(Place).filter(welcome).collect::<Vec<Place>>());
        assert_eq!(position.operations().len(), if position.twist_due() { 8 } else { 0 });
        for operation in position.operations() {
            let touched = position.touch(None, Target::Operation(operation.kind, operation.region));
            assert!(matches!(touched, Ok(Gesture::Act(action)) if position.refusal(action).is_none()));
        }
    });
    assert!(position.marks(None).is_empty() && position.operations().is_empty());
}

#[test]
fn last_stone_is_marked_after_rotation() {
    let trace = |text: &str| names(PentagoTwist::EMPTY.trace(PentagoTwist::EMPTY.read_move(text).expect("legal")));
    assert_eq!(trace("a6:nw+"), ["c6"]);
    assert_eq!(trace("a6:ne+"), ["a6"]);
    assert_eq!(trace("f1:se|"), ["d1"]);
    let half = Move::from(Action::from(TwistAction::Place(cell("b2"))));
    assert_eq!(names(PentagoTwist::EMPTY.trace(half)), ["b2"]);
}

#[test]
fn winning_line_runs_from_end_to_end() {
    let lines = |position: PentagoTwist| position.winning_lines().into_iter().map(names).collect::<Vec<_>>();
    let won = played("a2:nw+ e5:nw+ b2:nw+ b5:ne+ c2:nw+ c3:ne+ d2:nw+ d1:ne+ e2:nw+");
    assert_eq!(lines(won), [vec!["a2", "b2", "c2", "d2", "e2"]]);
    let six = played("a2:nw+ e5:nw+ b2:nw+ b5:ne+ c2:nw+ c3:ne+ e2:nw+ d1:ne+ f2:nw+ d3:nw+ d2:nw+");
    assert_eq!(lines(six), [vec!["a2", "b2", "c2", "d2", "e2", "f2"]]);
    let falling = played("a6:se+ e5:se+ b5:se+ b3:ne+ c4:se+ c1:ne+ e2:ne+ b2:ne+ d3:ne+");
    assert_eq!(lines(falling), [vec!["a6", "b5", "c4", "d3", "e2"]]);
    assert!(played("a6:se+").winning_lines().is_empty());
}

/// Regression test: a draw with fives of both sides once marked neither line.
#[test]
fn draw_by_two_fives_shows_both_lines() {
    let drawn = played("a2:nw+ a1:nw+ b2:nw+ b1:nw+ c2:nw+ c1:nw+ f2:nw+ e1:nw+ b5:nw+ f1:nw+ e2:se|");
    let lines: Vec<_> = drawn.winning_lines().into_iter().map(names).collect();
    assert_eq!(lines, [vec!["a2", "b2", "c2", "d2", "e2"], vec!["a1", "b1", "c1", "d1", "e1"]]);
}

#[test]
fn layout_shows_stones_and_gap() {
    let picture = played("a6:se+ e5:se+").text_board();
    let expected = "\
6 X . .   . . .
5 . . .   . O .
4 . . .   . . .

3 . . .   . . .
2 . . .   . . .
1 . . .   . . .
  a b c   d e f
";
    assert_eq!(picture, expected);
}

#[test]
fn move_is_described_by_sentence() {
    let start = PentagoTwist::EMPTY;
    let english = GAME.texts(Language::ENGLISH.into());
    let described = |text: &str| {
        let said = english.render(&start.describe(start.read_move(text).expect("legal"))).expect("a text");
        said.replace(['\u{2068}', '\u{2069}'], "")
    };
    assert_eq!(described("c4:ne+"), "Orange places a stone on c4 and rotates the top-right quadrant");
    assert_eq!(described("c4:sw|"), "Orange places a stone on c4 and mirrors the bottom-left quadrant");
}

#[test]
fn diagrams_end_as_captions_state() {
    let diagrams = GAME.texts(Language::ENGLISH.into()).diagrams().expect("readable diagrams");
    let outcomes: Vec<(&str, Option<Outcome>)> = diagrams
        .values()
        .flatten()
        .map(|diagram| played(&diagram.moves).outcome())
        .zip(["1-1", "2-1", "2-2", "3-1", "3-2", "4-1", "5-1", "5-2", "6-1", "7-1", "7-2"])
        .map(|(outcome, name)| (name, outcome))
        .collect();
    let (orange, blue) = (Some(Outcome::Win(Side::First)), Some(Outcome::Win(Side::Second)));
    let expected = [orange, None, None, None, None, None, Some(Outcome::Draw), blue, None, None, None];
    assert_eq!(outcomes.iter().map(|(_, outcome)| *outcome).collect::<Vec<_>>(), expected, "{outcomes:?}");
}

#[test]
fn origin_is_place_before_twist() {
    for mv in whole_moves(&PentagoTwist::EMPTY, Move::default()).into_iter().step_by(7) {
        let mut position = PentagoTwist::EMPTY;
        mv.actions().for_each(|action| position.play_unchecked(action));
        let [end] = PentagoTwist::EMPTY.trace(mv)[..] else { panic!("a move places one stone") };
        let stone = position.pieces().into_iter().next().expect("a stone");
        assert_eq!(stone.place, end);
        let put = mv.actions().find_map(TwistAction::of).expect("an action");
        let TwistAction::Place(cell) = put else { panic!("a move begins with a stone") };
        assert_eq!(PentagoTwist::EMPTY.origin(mv, end), super::super::layout::place(cell));
    }
}
