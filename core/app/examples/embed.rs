//! The shortest front end: a match between two computer players, without a user interface.
//!
//! ```text
//! cargo run --release --package fivefold-app --example embed
//! ```

use std::{
    env,
    error::Error,
    fs, process,
    sync::{
        Arc,
        mpsc::{self, Sender},
    },
};

use fivefold_app::{App, MatchEvent, NewGameEvent, Opponent};
use fivefold_engine::{
    search::{ListenerFault, SearchListener, SearchProgress, SearchReport},
    text::Language,
};

/// Forwards messages of search threads to the main thread.
struct ChannelListener(Sender<u64>);

impl ChannelListener {
    fn send(&self, search: u64) -> Result<(), ListenerFault> {
        self.0.send(search).map_err(|fault| ListenerFault { reason: fault.to_string() })
    }
}

impl SearchListener for ChannelListener {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault> {
        self.send(progress.search.0)
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.send(report.search.0)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::temp_dir().join(format!("fivefold-embed-{}", process::id()));
    let (sender, messages) = mpsc::channel();

    let mut app = App::open(&folder, Language::ENGLISH, Arc::new(ChannelListener(sender)));
    let mut new_game = app.new_game("connect-four")?;
    new_game.send(NewGameEvent::SetOpponent { opponent: Opponent::Watch });
    let game = app.begin(&new_game)?;
    let mut state = game.state();
    game.send(MatchEvent::Shown);
    while state.result.is_none() {
        let search = messages.recv()?;
        state = game.send(MatchEvent::SearchReported { search }).unwrap_or(state);
    }

    let moves: Vec<_> = state.moves.iter().map(|mv| mv.text.as_str()).collect();
    println!("{}: {}\n{}", state.name, moves.join(" "), state.headline);
    fs::remove_dir_all(folder)?;
    Ok(())
}
