//! The engine protocol: one JSON object per line in, one out, until `quit` or the end of the input.
//!
//! Intended for scripts, matches against other programs and bug reports. `README.md` of the crate has its requests and
//! responses, and tests compare them.

mod engine;
mod judge;
mod line;
mod request;
mod status;
#[cfg(test)]
mod tests;
mod think;

use std::io::{self, Write, stdin, stdout};

use engine::{Engine, Response};

pub fn run() -> io::Result<()> {
    let (mut input, mut output) = (stdin().lock(), stdout().lock());
    let mut engine = Engine::default();
    while let Some(line) = line::read(&mut input)? {
        let answer = match line {
            Ok(line) if line.trim().is_empty() => continue,
            Ok(line) => engine.answer(&line),
            Err(fault) => engine::refusal(&fault.to_string()),
        };
        let (Response::More(value) | Response::Last(value)) = &answer;
        writeln!(output, "{value}")?;
        output.flush()?;
        if matches!(answer, Response::Last(_)) {
            break;
        }
    }
    Ok(())
}
