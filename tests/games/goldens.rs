use std::{fmt::Write as _, path::Path};

use fivefold_engine::{
    game::{Effect, Piece, PieceKind, Random, Side},
    session::{Session, Touched},
    text::Language,
};
use rand::{RngExt, SeedableRng};

use crate::option_sets::{OptionSet, variants};

/// The command that rewrites the golden games.
const UPDATE_COMMAND: &str = "INSTA_UPDATE=always cargo test --package fivefold-tests --test games goldens";

/// Compares a whole game of every variant with its golden file: boards, prompts, legal moves, sentences and effects. After
/// a deliberate change, [`UPDATE_COMMAND`] rewrites the files.
#[test]
fn recorded_games_replay_unchanged() {
    for (name, set) in variants() {
        let path = format!("{}/goldens/{name}.snap", env!("CARGO_MANIFEST_DIR"));
        assert!(
            Path::new(&path).exists() || std::env::var_os("INSTA_UPDATE").is_some(),
            "{path} is missing: `{UPDATE_COMMAND}` writes it; review the game in it"
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
    write(&mut text, &session.state().position().text_board());
    while session.side().is_some() {
        let moves = session.legal_moves();
        let snapshot = session.snapshot(Language::ENGLISH);
        writeln!(text, "{}\n{} legal: {}", snapshot.prompt, moves.len(), listed(&moves)).expect("writing to a string");
        let mv = &moves[random.random_range(0..moves.len())];
        let Ok(Touched::Done { effects, .. }) = session.play(mv) else { panic!("{mv} was refused") };
        let played = session.move_text(session.at(), Language::ENGLISH).expect("a played move");
        writeln!(text, "\n{}. {mv} - {}", played.number, played.sentence).expect("writing to a string");
        for effect in &effects {
            writeln!(text, "   {}", effect_text(&session, effect)).expect("writing to a string");
        }
        write(&mut text, &session.state().position().text_board());
    }
    let snapshot = session.snapshot(Language::ENGLISH);
    let result = snapshot.result.expect("the game is over");
    let names = |line: &Vec<_>| line.iter().map(|place| name(&session, *place)).collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = snapshot.winning_lines.iter().map(names).collect();
    writeln!(text, "{}: {} [{}]", result.title, result.reason, lines.join(" / ")).expect("writing to a string");
    text
}

fn write(text: &mut String, picture: &str) {
    for line in picture.lines() {
        writeln!(text, "{}", format!("   {line}").trim_end()).expect("writing to a string");
    }
}

/// Returns the first moves, to keep the golden files readable.
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

fn effect_text(session: &Session, effect: &Effect) -> String {
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
        Effect::Together(effects) => {
            effects.iter().map(|effect| effect_text(session, effect)).collect::<Vec<_>>().join(", ")
        }
        Effect::Pass(side) => format!("{side:?} passes"),
    }
}
