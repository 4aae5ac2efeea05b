//! An opponent for the terminal: type a move, and the computer answers.
//!
//! ```text
//! cargo run --release --package fivefold-engine --example opponent -- connect-four 5
//! ```

use std::{
    env,
    error::Error,
    io,
    sync::{Arc, mpsc},
};

use fivefold_engine::{
    game::{MoveError, Side},
    search::SystemClock,
    session::{Player, SearchPurpose, Session},
    text::Language,
};
use serde_json::json;

/// Searches the computer's move and plays it.
fn reply(session: &mut Session) -> Result<(), Box<dyn Error>> {
    let (sender, reports) = mpsc::channel();
    let clock = Arc::new(SystemClock::default());
    // Dropping the handle would cancel the search.
    let _search = session.start_search(SearchPurpose::Move, 0, clock, Arc::new(sender))?;
    let report = reports.recv()?;
    session.apply(&report).map_err(|reason| session.texts(Language::ENGLISH).say(&reason))?;
    println!("The computer plays {}.", session.played()[session.at() - 1].text);
    Ok(())
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let game = words.next().unwrap_or_else(|| "connect-four".to_owned());
    let level = words.next().map_or(Ok(5), |word| word.parse())?;
    let mut session = Session::new(&game, &json!({}))?;
    let texts = session.texts(Language::ENGLISH);
    session.set_player(Side::Second, Player::Level(level)).map_err(|reason| texts.say(&reason))?;
    let mut lines = io::stdin().lines();
    while session.side().is_some() {
        if session.computer_to_move() {
            reply(&mut session)?;
            continue;
        }
        println!("{}\nYour move, such as {}:", session.state().position().text_board(), session.legal_moves()[0]);
        let Some(line) = lines.next().transpose()? else { return Ok(()) };
        match session.play(line.trim()) {
            Ok(_) => {}
            Err(MoveError::Illegal { reason, .. }) => println!("{}", texts.say(&reason)),
            Err(error) => println!("{error}"),
        }
    }
    println!("{}", session.state().position().text_board());
    if let Some(end) = session.conclusion() {
        println!("{}: {}", texts.say(&end.title), texts.say(&end.reason));
    }
    Ok(())
}
