//! Output of started programs, with a watchdog.
//!
//! Output is shown as it comes, or as one status line while a player waits for a game; then all of it is shown if the program
//! fails. Panics of Rust and failed searches that no test provoked are recorded, because a panic on another thread is in no
//! test's result. A program that is silent for longer than the timeout is killed with its children, so that a run reports the
//! hanging program.

use std::io::{self, BufRead, BufReader, ErrorKind, IsTerminal, Read, Write, stderr};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How much output of started programs is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// Everything.
    Lines,
    /// One status line.
    Status,
}

static MANNER: OnceLock<Manner> = OnceLock::new();
static PATIENCE: OnceLock<Duration> = OnceLock::new();
static FAULTS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The longest silence before the status is printed: with a status line only, and with everything shown.
const SILENCE: Duration = Duration::from_secs(5);
const LONGEST_SILENCE: Duration = Duration::from_secs(15);
/// The timeout for a program without output: a compiler on a slow machine is silent longest.
const LONGEST_WORK: Duration = Duration::from_mins(20);
/// The timeout where single tests take long.
const LONGEST_LONG_WORK: Duration = Duration::from_hours(3);
/// The refresh interval of the status line on a terminal.
const TICK: Duration = Duration::from_millis(500);
/// The width of the status line.
const WIDTH: usize = 78;

/// Shows a status line only in this run.
pub fn only_status() {
    let _ = MANNER.set(Manner::Status);
}

/// Uses the longer timeout in this run.
pub fn be_patient() {
    let _ = PATIENCE.set(LONGEST_LONG_WORK);
}

/// Runs a program and calls `reader` with each line of output.
///
/// # Errors
/// If the program cannot be started, or is killed after the timeout.
pub fn run(command: &mut Command, what: &str, reader: impl FnMut(&str)) -> io::Result<ExitStatus> {
    let patience = *PATIENCE.get_or_init(|| LONGEST_WORK);
    follow(command, what, *MANNER.get_or_init(|| Manner::Lines), patience, reader)
}

/// Returns the unexpected panics and failed searches since the last call, with their messages.
pub fn unannounced_faults() -> Vec<String> {
    std::mem::take(&mut *faults())
}

fn faults() -> MutexGuard<'static, Vec<String>> {
    FAULTS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn follow(
    command: &mut Command,
    what: &str,
    manner: Manner,
    patience: Duration,
    mut reader: impl FnMut(&str),
) -> io::Result<ExitStatus> {
    let begin = Instant::now();
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (sender, lines) = channel();
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let mut threads: Vec<_> = out.map(|pipe| listen(pipe, sender.clone())).into_iter().collect();
    threads.extend(err.map(|pipe| listen(pipe, sender)));
    let on_terminal = stderr().is_terminal();
    let (mut said, mut last, mut spoke, mut heard) = (Vec::new(), String::new(), Instant::now(), Instant::now());
    let wait = match manner {
        Manner::Status if on_terminal => TICK,
        Manner::Status => SILENCE,
        Manner::Lines => LONGEST_SILENCE,
    };
    loop {
        let quiet = wait.saturating_sub(spoke.elapsed()).min(patience.saturating_sub(heard.elapsed()));
        match lines.recv_timeout(quiet) {
            Ok(line) => {
                reader(&line);
                heard = Instant::now();
                if manner == Manner::Lines {
                    println!("{line}");
                    spoke = heard;
                }
                if !line.trim().is_empty() {
                    last = plain(&line);
                }
                if manner == Manner::Status {
                    said.push(line);
                }
            }
            Err(RecvTimeoutError::Timeout) if heard.elapsed() >= patience => {
                end_with_descendants(child.id());
                child.wait()?;
                let why = format!("was silent for {} s; its last output: {last}", heard.elapsed().as_secs());
                return Err(io::Error::new(ErrorKind::TimedOut, why));
            }
            Err(RecvTimeoutError::Timeout) => {
                let seconds = begin.elapsed().as_secs();
                match (manner, on_terminal) {
                    (Manner::Lines, _) => eprintln!("   … {what}, {seconds} s"),
                    (Manner::Status, true) => rewrite(&status(what, seconds, &last, WIDTH)),
                    (Manner::Status, false) => eprintln!("{}", status(what, seconds, &last, usize::MAX)),
                }
                spoke = Instant::now();
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    let status = child.wait()?;
    for thread in threads {
        let _ = thread.join();
    }
    if manner == Manner::Status {
        if on_terminal && begin.elapsed() > TICK {
            rewrite("");
        }
        if !status.success() {
            for line in said {
                eprintln!("{line}");
            }
        }
    }
    Ok(status)
}

/// Kills a program with its process group, which would keep the output open.
fn end_with_descendants(program: u32) {
    let all =
        Command::new("ps").args(["-A", "-o", "ppid=,pid="]).output().map(|output| output.stdout).unwrap_or_default();
    let mut doomed = vec![program.to_string()];
    let mut looked_at = 0;
    while let Some(parent) = doomed.get(looked_at).cloned() {
        let children = String::from_utf8_lossy(&all);
        let children = children.lines().filter_map(|line| line.trim().split_once(char::is_whitespace));
        doomed.extend(children.filter(|(of, _)| *of == parent).map(|(_, child)| child.trim().to_owned()));
        looked_at += 1;
    }
    let _ = Command::new("kill").arg("-KILL").args(doomed).status();
}

/// Reads one of a program's two outputs on a thread.
fn listen(pipe: impl Read + Send + 'static, sender: Sender<String>) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        let mut watch = Watch::default();
        let mut pipe = BufReader::new(pipe);
        let mut bytes = Vec::new();
        while pipe.read_until(b'\n', &mut bytes).is_ok_and(|read| read > 0) {
            let line = String::from_utf8_lossy(&bytes).trim_end().to_owned();
            faults().extend(watch.line(&line));
            if sender.send(line).is_err() {
                break;
            }
            bytes.clear();
        }
    })
}

/// The prefix of the core's message in builds for tests (`core/engine/src/search/failure.rs`).
const FAILED: &str = "a search failed: ";

/// Detects panics and failed searches. A panic has its place on one line and its message on the next.
#[derive(Debug, Default)]
struct Watch {
    place: Option<String>,
}

impl Watch {
    /// Returns an unexpected fault that ends with this line.
    fn line(&mut self, line: &str) -> Option<String> {
        let place = self.place.take();
        if let Some((_, place)) = line.split_once("' panicked at ").or_else(|| line.split_once(") panicked at ")) {
            self.place = Some(place.trim_end_matches(':').to_owned());
        }
        // Panics provoked by tests say so; accidental panics have a text.
        if line.contains("provoked") || line.trim() == "Box<dyn Any>" || line.ends_with("panic: without a message") {
            return None;
        }
        if let Some((_, reason)) = line.split_once(FAILED) {
            return Some(format!("{FAILED}{reason}"));
        }
        place.map(|place| format!("a panic at {place}: {line}"))
    }
}

/// Returns the status line.
fn status(what: &str, seconds: u64, last: &str, width: usize) -> String {
    let text = if last.is_empty() { format!("{what}, {seconds} s") } else { format!("{what}, {seconds} s: {last}") };
    text.chars().take(width).collect()
}

/// Rewrites the status line on a terminal.
fn rewrite(text: &str) {
    eprint!("\r{text:WIDTH$}\r{text}");
    let _ = stderr().flush();
}

/// Removes escape codes and Maven's log level from a line.
fn plain(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, code)) = rest.split_once('\u{1b}') {
        text += before;
        rest = code.trim_start_matches(|character: char| !character.is_alphabetic()).get(1..).unwrap_or_default();
    }
    text += rest;
    text.trim_start_matches("[INFO]").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn run_reads_both_outputs() {
        let mut seen = Vec::new();
        let mut shell = Command::new("sh");
        shell.args(["-c", "echo one; echo two >&2; printf three"]);
        let status =
            follow(&mut shell, "a test", Manner::Status, LONGEST_WORK, |line| seen.push(line.to_owned())).unwrap();
        assert!(status.success());
        seen.sort();
        assert_eq!(seen, ["one", "three", "two"]);
    }

    #[test]
    fn hanging_program_is_killed_with_its_children() {
        let mut shell = Command::new("sh");
        shell.args(["-c", "echo begun; sh -c 'sleep 3600; echo never' & wait"]);
        let mut seen = Vec::new();
        let patience = Duration::from_millis(300);
        let failure =
            follow(&mut shell, "a test", Manner::Lines, patience, |line| seen.push(line.to_owned())).unwrap_err();
        assert!(failure.to_string().ends_with("was silent for 0 s; its last output: begun"), "{failure}");
        assert_eq!(seen, ["begun"]);
    }

    #[test]
    fn panic_is_a_fault_unless_provoked() {
        let mut watch = Watch::default();
        let mut kept = |lines: &[&str]| lines.iter().filter_map(|line| watch.line(line)).collect::<Vec<_>>();
        let place = "thread 'search' (7) panicked at core/engine/src/search/arena.rs:9:5:";
        assert_eq!(
            kept(&[place, "index out of bounds"]),
            ["a panic at core/engine/src/search/arena.rs:9:5: index out of bounds"]
        );
        assert!(kept(&[place, "provoked"]).is_empty());
        assert!(kept(&[place, "Box<dyn Any>"]).is_empty());
        assert!(kept(&["nobody panicked", "index out of bounds"]).is_empty());
    }

    #[test]
    fn failed_search_is_a_fault_unless_provoked() {
        let mut watch = Watch::default();
        let mut kept = |line: &str| watch.line(line);
        let failed = "a search failed: the listener failed: a channel is closed";
        assert_eq!(kept(failed).as_deref(), Some(failed));
        assert_eq!(kept(&format!("[ERROR] {failed}")).as_deref(), Some(failed));
        assert_eq!(kept("a search failed: the listener failed: provoked: no ear"), None);
        assert_eq!(kept("a search failed: panic: without a message"), None);
        assert_eq!(kept("test tests::analysis::a_search_failed ... ok"), None);
    }

    /// Reads the message in the core's source, because no test here provokes it.
    #[test]
    fn core_has_the_message_of_failed_searches() {
        let said = include_str!("../../core/engine/src/search/failure.rs");
        assert!(said.contains(&format!("eprintln!(\"{FAILED}{{reason}}\")")), "{said}");
    }

    #[test]
    fn status_line_is_short_and_has_no_escape_codes() {
        assert_eq!(status("Building", 3, "", WIDTH), "Building, 3 s");
        assert_eq!(status("Building", 3, &"x".repeat(200), WIDTH).chars().count(), WIDTH);
        assert_eq!(plain("\u{1b}[1m[INFO]\u{1b}[m --- kotlin:compile"), "--- kotlin:compile");
    }
}
