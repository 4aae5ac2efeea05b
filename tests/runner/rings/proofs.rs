//! The ring in which a checker that shares no code with the engine reads proofs of puzzles and of starts.

use std::fs;
use std::process::Command;

use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::verify::Run;

/// The games, and the step between the puzzles of a short run.
const GAMES: &[(&str, u32)] =
    &[("bridgit", 1), ("connect-any", 20), ("connect-four", 31), ("lines-of-action", 40), ("pentago-twist", 16)];

/// The options of Lines of Action whose starts are proven, and the same for a long run.
const STARTS: [&[&str]; 2] = [
    &[r#"{"size":5,"movement":"classic"}"#],
    &[
        r#"{"size":5,"movement":"classic"}"#,
        r#"{"size":5,"movement":"classic","both-connected":"draw"}"#,
        r#"{"size":5}"#,
        r#"{"size":5,"both-connected":"draw"}"#,
    ],
];

/// Proves puzzles of every game and has the proofs checked, and damaged ones refused.
pub fn proofs(checkout: &Checkout, run: &Run) -> Result<String, Failure> {
    checkout::run(checkout.cargo("build").args(["--workspace", "--bin", "fivefold"]))?;
    let program = checkout.target().join("debug/fivefold");
    let folder = checkout.target().join("proofs");
    fs::create_dir_all(&folder).map_err(Failure::file(&folder))?;
    let mut count = 0;
    for (game, step) in GAMES {
        let every = if run.long { 1 } else { *step }.to_string();
        let text = checkout::output_of(
            checkout.program(&program).args(["prove", "puzzles", "--game", game, "--every", &every]),
        )?;
        let path = folder.join(game);
        let check = |text: &str| -> Result<Command, Failure> {
            fs::write(&path, text).map_err(Failure::file(&path))?;
            let mut python = checkout.program("python3");
            python.arg("tests/proofs/check.py").arg(&path);
            Ok(python)
        };
        for damaged in damaged(&text) {
            if check(&damaged)?.output().map_err(Failure::file("python3"))?.status.success() {
                return Err(Failure::Found(format!("a damaged proof of {game} was accepted: {}", path.display())));
            }
        }
        checkout::run(&mut check(&text)?)?;
        count += text.lines().filter(|line| line.starts_with("puzzle ")).count();
    }
    let starts = STARTS[usize::from(run.long)];
    for options in starts {
        let path = folder.join("start");
        let arguments = ["prove", "position", "--game", "lines-of-action", "--options", options, "--within", "15"];
        let text = checkout::output_of(checkout.program(&program).args(arguments))?;
        fs::write(&path, text).map_err(Failure::file(&path))?;
        checkout::run(checkout.program("python3").arg("tests/proofs/check.py").arg(&path))?;
    }
    Ok(format!("{count} puzzles and {} starts proven", starts.len()))
}

/// Returns damaged proofs, made of the one with the longest line: under the name of another, without its last line, and
/// with a word less and more in its longest line.
fn damaged(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let (headers, statements): (Vec<usize>, Vec<usize>) =
        (0..lines.len()).partition(|line| lines[*line].starts_with("puzzle "));
    let longest = statements.into_iter().max_by_key(|line| lines[*line].len()).unwrap_or(0);
    let first = headers.iter().copied().take_while(|header| *header < longest).last().unwrap_or(0);
    let end = headers.iter().copied().find(|header| *header > first).unwrap_or(lines.len());
    let other = headers.iter().copied().find(|header| *header != first).unwrap_or(longest);
    let own = &lines[first..end];
    let with = |at: usize, line: &str| [&own[..at], &[line], &own[at + 1..]].concat().join("\n") + "\n";
    let fewer = lines[longest].rsplit_once(' ').map_or("", |(words, _)| words);
    vec![
        with(0, lines[other]),
        own[..own.len() - 1].join("\n") + "\n",
        with(longest - first, fewer),
        with(longest - first, &format!("{} =", lines[longest])),
    ]
}

#[cfg(test)]
mod tests {
    use super::damaged;

    #[test]
    fn damage_changes_the_proof_with_the_longest_line() {
        let text = "puzzle a/1\nx\nx y\npuzzle a/2\nz\n";
        assert_eq!(
            damaged(text),
            ["puzzle a/2\nx\nx y\n", "puzzle a/1\nx\n", "puzzle a/1\nx\nx\n", "puzzle a/1\nx\nx y =\n",]
        );
    }
}
