//! The shortest front end: a match between two computer players, without a user interface.
//!
//! ```text
//! cargo run --release --package fivefold-app --example embed
//! ```

use std::{
    env,
    error::Error,
    fs, process,
    sync::{Arc, mpsc},
};

use fivefold_app::{App, MatchEvent, NewGameEvent, Opponent};
use fivefold_engine::{search::SearchReport, text::Language};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::temp_dir().join(format!("fivefold-embed-{}", process::id()));
    let (sender, reports) = mpsc::channel::<SearchReport>();

    let mut app = App::open(&folder, Language::ENGLISH, Arc::new(sender));
    let mut new_game = app.new_game("connect-four")?;
    new_game.send(NewGameEvent::SetOpponent { opponent: Opponent::Watch });
    let game = app.begin(&new_game)?;
    let mut state = game.state();
    game.send(MatchEvent::Shown);
    while state.result.is_none() {
        let search = reports.recv()?.search.0;
        state = game.send(MatchEvent::SearchReported { search }).unwrap_or(state);
    }

    let moves: Vec<_> = state.moves.iter().map(|mv| mv.text.as_str()).collect();
    println!("{}: {}\n{}", state.name, moves.join(" "), state.headline);
    fs::remove_dir_all(folder)?;
    Ok(())
}
