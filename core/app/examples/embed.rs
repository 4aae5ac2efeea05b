//! A match without any toolkit: what a front end does, as short as it can be.
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

use fivefold_app::{App, MatchEvent, Opponent};
use fivefold_engine::{
    search::{ListenerFault, SearchListener, SearchProgress, SearchReport},
    text::Language,
};

/// Searches run on threads of their own; this hands their messages over to the one that plays.
struct Post(Sender<u64>);

impl Post {
    fn post(&self, search: u64) -> Result<(), ListenerFault> {
        self.0.send(search).map_err(|fault| ListenerFault { reason: fault.to_string() })
    }
}

impl SearchListener for Post {
    fn on_progress(&self, progress: SearchProgress) -> Result<(), ListenerFault> {
        self.post(progress.search.0)
    }

    fn on_finished(&self, report: SearchReport) -> Result<(), ListenerFault> {
        self.post(report.search.0)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::temp_dir().join(format!("fivefold-embed-{}", process::id()));
    let (post, messages) = mpsc::channel();

    let mut app = App::open(&folder, Language::ENGLISH, Arc::new(Post(post)));
    let mut new_game = app.new_game("connect-four")?;
    new_game.set_opponent(Opponent::Watch);
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
