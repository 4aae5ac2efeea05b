use std::{fmt::Write as _, path::Path};

use fivefold_engine::{
    game::{Effect, Piece, PieceKind, Random, Side},
    session::{Session, Touched},
    text::Language,
};
use rand::{RngExt, SeedableRng};

use crate::option_sets::{OptionSet, variants};

/// What writes the games that are kept.
const WRITES: &str = "INSTA_UPDATE=always cargo test --package fivefold-tests --test games every_family";

/// A whole game of every variant, as text to be read: boards, prompts, legal moves, sentences and effects.
/// After a change that is meant, [`WRITES`] writes them again.
#[test]
fn recorded_games_replay_unchanged() {
    for (name, set) in variants() {
        let path = format!("{}/goldens/{name}.snap", env!("CARGO_MANIFEST_DIR"));
        assert!(
            Path::new(&path).exists() || std::env::var_os("INSTA_UPDATE").is_some(),
            "{path} is missing: {WRITES} writes it, then read whether the game in it is right"
        );
        insta::with_settings!({
            snapshot_path => "../goldens",
            prepend_module_to_snapshot => false,
            omit_expression => true,
        }, {
            insta::assert_snapshot!(name, play(&set));
        });
    }
}

fn play(set: &OptionSet) -> String {
    let mut random = Random::seed_from_u64(5);
    let mut session = Session::new(set.game, &set.options).unwrap_or_else(|error| panic!("{set:?}: {error}"));
    let mut text = format!("{} {}\n", set.game, set.options);
    write(&mut text, &session.state().text_board());
    while session.side().is_some() {
        let moves = session.legal_moves();
        let snapshot = session.snapshot(Language::ENGLISH);
        writeln!(text, "{}\n{} legal: {}", snapshot.prompt, moves.len(), listed(&moves)).expect("a string takes it");
        let mv = &moves[random.random_range(0..moves.len())];
        let Ok(Touched::Done { effects, .. }) = session.play(mv) else { panic!("{mv} is not played") };
        let snapshot = session.snapshot(Language::ENGLISH);
        let played = snapshot.moves.last().expect("one was played");
        writeln!(text, "\n{}. {mv} - {}", played.number, played.sentence).expect("a string takes it");
        for effect in &effects {
            writeln!(text, "   {}", seen(&session, effect)).expect("a string takes it");
        }
        write(&mut text, &session.state().text_board());
    }
    let snapshot = session.snapshot(Language::ENGLISH);
    let result = snapshot.result.expect("it is over");
    let names = |line: &Vec<_>| line.iter().map(|place| name(&session, *place)).collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = snapshot.winning_lines.iter().map(names).collect();
    writeln!(text, "{}: {} [{}]", result.title, result.reason, lines.join(" / ")).expect("a string takes it");
    text
}

fn write(text: &mut String, picture: &str) {
    for line in picture.lines() {
        writeln!(text, "{}", format!("   {line}").trim_end()).expect("a string takes it");
    }
}

/// The first of them; a golden is there to be read.
fn listed(moves: &[String]) -> String {
    const MOST: usize = 16;
    let more = if moves.len() > MOST { " ..." } else { "" };
    moves.iter().take(MOST).map(String::as_str).collect::<Vec<_>>().join(" ") + more
}

fn name(session: &Session, place: fivefold_engine::game::Place) -> String {
    let layout = session.layout();
    layout.spots.iter().find(|spot| spot.place == place).map_or_else(|| format!("{place:?}"), |spot| spot.name.clone())
}

fn kind(piece: Piece) -> String {
    let color = match piece.color {
        Some(Side::First) => "orange",
        Some(Side::Second) => "blue",
        None => "neutral",
    };
    format!("{color} {:?}", piece.kind)
}

fn seen(session: &Session, effect: &Effect) -> String {
    match effect {
        Effect::Appear(piece) => format!("{} appears on {}", kind(*piece), name(session, piece.place)),
        Effect::Fall(piece) => format!("{} falls to {}", kind(*piece), name(session, piece.place)),
        Effect::Move { from, to } => format!("{} moves to {}", name(session, *from), name(session, *to)),
        Effect::Vanish(place) => format!("{} vanishes", name(session, *place)),
        Effect::Rotate { region, .. } => format!("region {} turns", region.0),
        Effect::Mirror { region, .. } => format!("region {} is mirrored", region.0),
        Effect::Recolor { place, color } => {
            let piece = kind(Piece { place: *place, kind: PieceKind::Disc, color: *color });
            format!("{} becomes {piece}", name(session, *place))
        }
        Effect::Together(effects) => effects.iter().map(|effect| seen(session, effect)).collect::<Vec<_>>().join(", "),
        Effect::Pass(side) => format!("{side:?} passes"),
    }
}
