//! A terminal player for all games, built on the session like any front end.
//!
//! At a terminal it prompts; from a pipe it reads the same commands. If the pipe is empty it plays one short game
//! computer against computer and prints it, so that it never blocks.

mod arguments;
mod command;
mod computer;
mod lines;
mod terminal;
#[cfg(test)]
mod tests;

use std::{
    io::{self, ErrorKind, IsTerminal, Write, stdin, stdout},
    process::ExitCode,
    time::Duration,
};

pub use arguments::PlayArgs;
use lines::{Input, LineReader};
use terminal::{Flow, Terminal};

/// The timeout of the first command from a pipe, which is either filled at once or empty.
const FIRST_COMMAND: Duration = Duration::from_secs(2);
/// The timeout of every further command.
const NEXT_COMMAND: Duration = Duration::from_mins(1);

pub fn run(arguments: &PlayArgs) -> ExitCode {
    match play(arguments, &mut stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // A closed output pipe is not an error.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn play(arguments: &PlayArgs, output: &mut dyn Write) -> io::Result<()> {
    let mut terminal = Terminal::new(arguments.language(), arguments.seed(), output);
    if stdin().is_terminal() {
        terminal.greet()?;
        terminal.open(arguments, true)?;
        return read_commands(&mut terminal, &LineReader::read(io::BufReader::new(stdin())), None);
    }
    let commands = LineReader::read(io::BufReader::new(stdin()));
    match commands.next(Some(FIRST_COMMAND)) {
        Input::Line(first) => {
            terminal.open(arguments, false)?;
            if terminal.execute(&first)? == Flow::Stop {
                return Ok(());
            }
            read_commands(&mut terminal, &commands, Some(NEXT_COMMAND))
        }
        Input::End | Input::Timeout => terminal.demonstrate(arguments),
    }
}

/// Executes commands until `quit`, the end of the input, or the timeout.
fn read_commands(terminal: &mut Terminal, commands: &LineReader, timeout: Option<Duration>) -> io::Result<()> {
    loop {
        if timeout.is_none() {
            terminal.prompt()?;
        }
        match commands.next(timeout) {
            Input::Line(line) if terminal.execute(&line)? == Flow::Stop => return Ok(()),
            Input::Line(_) => {}
            Input::End | Input::Timeout => return Ok(()),
        }
    }
}
