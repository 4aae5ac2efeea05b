use serde_json::json;

use crate::picture::{
    DisplayBoard, Ink, Picture, Scene, ShownMove, ShownStep, ShownTone, Signs, Stroke, ValueWords, diagram, paint,
    pieces, typical_position,
    values::{letter_width, value_ink, value_text},
};
use fivefold_engine::{
    game::{BoardOperationKind, Mark, MarkKind, Piece, PieceKind, Place, Proof, Side, Target, Verdict},
    games::{self, GameState},
    session::TargetValue,
    text::Language,
};

fn open(game: &str, options: &serde_json::Value) -> Box<dyn GameState> {
    games::find(game).expect("a game").open(options).expect("options of the game")
}

fn strokes(picture: &Picture) -> impl Iterator<Item = &Stroke> {
    picture.groups.iter().flat_map(|group| &group.strokes)
}

#[test]
fn sign_holds_its_text_within_its_place() {
    let board = DisplayBoard::new(&open("lines-of-action", &json!({})).position().layout(), false);
    let words = ValueWords { win: "W".into(), draw: "=".into(), loss: "M".into() };
    let proofs = [None, Some(1), Some(23), Some(123)].map(|moves| Proof { verdict: Verdict::Loss, moves });
    let proofs = proofs.into_iter().map(Some).chain([None]);
    for proof in proofs {
        let value = TargetValue { target: Target::Place(Place(20)), visits: 1, value: 1.0, proof, is_best: false };
        let letters: f64 = value_text(&value, &words).chars().map(letter_width).sum();
        let scene = Scene { values: vec![value], value_words: words.clone(), ..Scene::new(&board, Vec::new()) };
        let picture = paint(&scene);
        let sizes = strokes(&picture).filter_map(|stroke| match stroke {
            Stroke::Caption { size, ink: Ink::OnValue | Ink::Text, .. } => Some(*size),
            _ => None,
        });
        let size = sizes.last().expect("letters");
        let widths = strokes(&picture).filter_map(|stroke| match stroke {
            Stroke::Plate { width, ink: Ink::Card, .. } => Some(*width),
            _ => None,
        });
        let width = widths.last().expect("a plate");
        assert!(width > size * letters && width < 1.0, "{proof:?}: {width} for {letters} of {size}");
    }
}

#[test]
fn removal_of_last_moved_piece_is_marked_around_its_ring() {
    let board = DisplayBoard::new(&open("lines-of-action", &json!({})).position().layout(), false);
    let place = Place(20);
    let rings = |last_move: &[Place]| {
        let scene = Scene {
            marks: vec![Mark { place, kind: MarkKind::Remove, is_shown: true }],
            last_move: last_move.to_vec(),
            ..Scene::new(&board, vec![Piece { place, kind: PieceKind::Disc, color: Some(Side::Second) }])
        };
        let picture = paint(&scene);
        let rings = strokes(&picture).filter_map(|stroke| match stroke {
            Stroke::Ring { radius, thickness, ink: Ink::Accent, alpha, .. } if *alpha > 0.6 => {
                Some((radius - thickness / 2.0, radius + thickness / 2.0))
            }
            _ => None,
        });
        rings.collect::<Vec<_>>()
    };
    let marked = rings(&[Place(3), place]);
    assert_eq!(marked.len(), 2);
    let apart = |one: (f64, f64), two: (f64, f64)| one.1 < two.0 || two.1 < one.0;
    assert!(apart(marked[0], marked[1]), "{marked:?}");
    assert_eq!(rings(&[Place(3), Place(4)]).len(), 1);
}

#[test]
fn value_signs_differ_for_proven_and_likely() {
    let sign = |value, proof| {
        let value = TargetValue { target: Target::Place(Place(0)), visits: 1, value, proof, is_best: false };
        (value_text(&value, &ValueWords::default()), value_ink(&value))
    };
    let proven = |verdict, moves| Some(Proof { verdict, moves });
    let drawn = |text: &str, ink| (text.to_owned(), ink);
    assert_eq!(sign(0.0, proven(Verdict::Win, Some(7))), drawn("W4", Ink::Win));
    assert_eq!(sign(0.0, proven(Verdict::Loss, None)), drawn("L", Ink::Loss));
    assert_eq!(sign(0.9, proven(Verdict::Draw, Some(9))), drawn("=", Ink::Draw));
    assert_eq!(sign(0.46, None), drawn("73", Ink::Win));
    assert_eq!(sign(-0.08, None), drawn("46", Ink::Draw));
    assert_eq!(sign(-1.0, None), drawn("0", Ink::Loss));
}

/// A receding piece stays opaque, so that nothing shows through it: its overlay has the ink of the ground.
#[test]
fn star_is_hidden_behind_receding_piece() {
    let options = json!({"rows": 5, "columns": 6, "mode": "bonus", "bonus": "b2"});
    let board = DisplayBoard::new(&open("connect-any", &options).position().layout(), false);
    let star = board.spots().iter().find(|spot| spot.name == "b2").expect("the bonus").place;
    let others = board.spots().iter().filter(|spot| spot.place != star).take(4);
    let disc = |place, color| Piece { place, kind: PieceKind::Disc, color: Some(color) };
    let line: Vec<Place> = others.map(|spot| spot.place).collect();
    let mut pieces: Vec<Piece> = line.iter().map(|place| disc(*place, Side::First)).collect();
    pieces.push(disc(star, Side::Second));
    let picture = paint(&Scene { winning_lines: vec![line], ..Scene::new(&board, pieces) });
    let spot = board.spot(star).expect("a place");
    let over =
        picture.groups.iter().filter(|group| group.places.iter().any(|at| (at.x - spot.x).hypot(at.y - spot.y) < 1e-9));
    let over: Vec<&Stroke> = over.flat_map(|group| &group.strokes).collect();
    let at = |wanted: fn(&Stroke) -> bool| over.iter().rposition(|stroke| wanted(stroke)).expect("the stroke is drawn");
    let star = at(|stroke| matches!(stroke, Stroke::Shape { .. }));
    let face = at(|stroke| matches!(stroke, Stroke::Disc { ink: Ink::Blue, alpha: 1.0, .. }));
    let overlay = at(|stroke| matches!(stroke, Stroke::Disc { ink: Ink::Hole, alpha, .. } if *alpha < 1.0));
    assert!(star < face && face < overlay, "{over:?}");
}

#[test]
fn buttons_of_region_lie_above_frame_of_hint() {
    let game = open("pentago-twist", &json!({}));
    let board = DisplayBoard::new(&game.position().layout(), false);
    let region = board.regions()[0].id;
    let kind = BoardOperationKind::Rotate;
    let step = ShownStep::Region { kind, region };
    let signs = Signs { moves: vec![ShownMove { steps: vec![step], tone: ShownTone::Hint }], ..Signs::NONE };
    let operations = vec![Target::Operation(kind, Some(region))];
    let picture = paint(&Scene { chosen_region: Some(region), operations, signs, ..Scene::new(&board, Vec::new()) });
    let last = |is: fn(&Stroke) -> bool| strokes(&picture).collect::<Vec<_>>().iter().rposition(|stroke| is(stroke));
    let frame = last(|stroke| matches!(stroke, Stroke::Frame { ink: Ink::Hint, .. })).expect("a frame");
    let button = last(|stroke| matches!(stroke, Stroke::Ring { ink: Ink::Accent, .. })).expect("a button");
    assert!(frame < button, "{frame} {button}");
}

#[test]
fn sign_of_twist_covers_no_piece() {
    let layout = open("pentago-twist", &json!({})).position().layout();
    for board in [false, true].map(|is_flipped| DisplayBoard::new(&layout, is_flipped)) {
        for (region, kind) in
            board.regions().iter().zip([BoardOperationKind::Rotate, BoardOperationKind::Mirror].repeat(2))
        {
            let step = ShownStep::Region { kind, region: region.id };
            let signs = Signs { moves: vec![ShownMove { steps: vec![step], tone: ShownTone::Hint }], ..Signs::NONE };
            let picture = paint(&Scene { signs, ..Scene::new(&board, Vec::new()) });
            let is_sign = |stroke: &Stroke| matches!(stroke, Stroke::Ring { ink: Ink::Hint, .. });
            let sign = picture.groups.iter().find(|group| group.strokes.iter().any(is_sign)).expect("the sign");
            let radius = sign.strokes.iter().find_map(|stroke| match stroke {
                Stroke::Disc { radius, ink: Ink::Card, .. } => Some(*radius),
                _ => None,
            });
            let (at, radius) = (&sign.places[0], radius.expect("a disc"));
            let inside = |at: f64, low: f64, size: f64| (low..low + size).contains(&at);
            assert!(inside(at.x, region.x, region.width) && inside(at.y, region.y, region.height), "{at:?} {region:?}");
            for spot in board.spots() {
                let apart = (spot.x - at.x).hypot(spot.y - at.y);
                assert!(apart > radius + pieces::RADIUS - 0.01, "{} is covered", spot.name);
            }
        }
    }
}

/// In Pentago Twist one move can make a line of five for both sides.
#[test]
fn draw_by_two_lines_marks_both() {
    let board = DisplayBoard::new(&open("pentago-twist", &json!({})).position().layout(), false);
    let row = |row: u16| -> Vec<Place> {
        board.spots().iter().filter(|spot| spot.row == row).take(5).map(|spot| spot.place).collect()
    };
    let disc = |color| move |place: &Place| Piece { place: *place, kind: PieceKind::Disc, color: Some(color) };
    let lines = vec![row(0), row(3)];
    let mut pieces: Vec<Piece> = lines[0].iter().map(disc(Side::First)).collect();
    pieces.extend(lines[1].iter().map(disc(Side::Second)));
    let picture = paint(&Scene { winning_lines: lines, ..Scene::new(&board, pieces) });
    let trails: Vec<usize> = strokes(&picture)
        .filter_map(|stroke| match stroke {
            Stroke::Trail { corners, ink: Ink::Accent, .. } => Some(corners.len()),
            _ => None,
        })
        .collect();
    assert_eq!(trails, [5, 5]);
    let marked: usize = picture
        .groups
        .iter()
        .filter(|group| matches!(group.strokes[..], [Stroke::Ring { ink: Ink::Accent, .. }]))
        .map(|group| group.places.len())
        .sum();
    assert_eq!(marked, 10);
}

#[test]
fn flipped_board_is_board_rotated_half_turn() {
    for game in games::every() {
        let layout = game.open(&json!({})).expect("defaults").position().layout();
        let upright = DisplayBoard::new(&layout, false);
        let flipped = DisplayBoard::new(&layout, true);
        for (spot, lead) in layout.spots.iter().zip(layout.neighbors()) {
            let (x, y) = (f64::from(spot.x), f64::from(spot.y));
            for board in [&upright, &flipped] {
                let seen = board.spot(spot.place).expect("every place is displayed");
                let back = board.to_layout(seen.x, seen.y);
                assert!((back.x - x).hypot(back.y - y) < 1e-9);
                assert!(seen.x > 0.0 && seen.x < board.width() && seen.y > 0.0 && seen.y < board.height());
            }
            let turned = flipped.spot(spot.place).expect("a place").neighbors;
            assert_eq!((turned[0], turned[1]), (lead[2], lead[3]));
        }
    }
}

#[test]
fn every_game_and_diagram_has_picture() {
    for game in games::every() {
        let typical = typical_position(game).expect("a typical position");
        assert!(typical.groups.len() > 2 && typical.length_ms == 0, "{}", game.id());
        for page in game.texts(Language::ENGLISH.into()).rules_pages() {
            for diagram_text in &page.diagrams {
                assert!(diagram(game, diagram_text).is_some(), "{}: {}", game.id(), diagram_text.caption);
            }
        }
    }
}
