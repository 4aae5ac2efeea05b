//! A player for the terminal: every game, through the session like any front end.
//!
//! At a terminal it asks; from a pipe it reads commands, the same as somebody would type. If the pipe has none it plays
//! one short game computer against computer and prints it, so that it never waits for somebody who is not there.

mod arguments;
mod command;
mod computer;
mod lines;
mod terminal;
#[cfg(test)]
mod tests;
mod words;

use std::{
    io::{self, ErrorKind, IsTerminal, Write, stdin, stdout},
    process::ExitCode,
    time::Duration,
};

pub use arguments::Arguments;
use lines::{Heard, Lines};
use terminal::{Flow, Terminal};

/// How long a pipe may be silent before the first command. Nobody types into it, so that it is either full or empty.
const FIRST_COMMAND: Duration = Duration::from_secs(2);
/// How long it may be silent between two commands.
const NEXT_COMMAND: Duration = Duration::from_mins(1);

pub fn run(arguments: &Arguments) -> ExitCode {
    match play(arguments, &mut stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has gone, and with him the need for more of it.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn play(arguments: &Arguments, output: &mut dyn Write) -> io::Result<()> {
    let mut terminal = Terminal::new(arguments.language(), arguments.seed(), output);
    if stdin().is_terminal() {
        terminal.greet()?;
        terminal.open(arguments, true)?;
        return talk(&mut terminal, &Lines::read(io::BufReader::new(stdin())), None);
    }
    let commands = Lines::read(io::BufReader::new(stdin()));
    match commands.next(Some(FIRST_COMMAND)) {
        Heard::Line(first) => {
            terminal.open(arguments, false)?;
            if terminal.execute(&first)? == Flow::Stop {
                return Ok(());
            }
            talk(&mut terminal, &commands, Some(NEXT_COMMAND))
        }
        Heard::End | Heard::Silence => terminal.demonstrate(arguments),
    }
}

/// Does what is said until somebody quits, the input ends, or nothing comes for too long.
fn talk(terminal: &mut Terminal, commands: &Lines, patience: Option<Duration>) -> io::Result<()> {
    loop {
        if patience.is_none() {
            terminal.prompt()?;
        }
        match commands.next(patience) {
            Heard::Line(line) if terminal.execute(&line)? == Flow::Stop => return Ok(()),
            Heard::Line(_) => {}
            Heard::End | Heard::Silence => return Ok(()),
        }
    }
}
