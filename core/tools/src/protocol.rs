//! The core without a front end: one JSON object a line in, one out, until `quit` or the end of the input.
//!
//! For scripts, matches against other programs and bug reports. Every answer has `ok`; if it is false there is `error`
//! and nothing has changed. A field `id` comes back unchanged.

mod engine;
mod judge;
mod line;
mod request;
mod status;
#[cfg(test)]
mod tests;
mod think;

use std::io::{self, Write, stdin, stdout};

use engine::{Answer, Engine};

pub fn run() -> io::Result<()> {
    let (mut input, mut output) = (stdin().lock(), stdout().lock());
    let mut engine = Engine::default();
    while let Some(line) = line::read(&mut input)? {
        let answer = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => engine.answer(&line),
            Err(fault) => engine::refusal(&fault.to_string()),
        };
        let (Answer::More(value) | Answer::Last(value)) = &answer;
        writeln!(output, "{value}")?;
        output.flush()?;
        if matches!(answer, Answer::Last(_)) {
            break;
        }
    }
    Ok(())
}
