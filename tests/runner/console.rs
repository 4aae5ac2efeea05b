//! Output of started programs, with a watchdog.
//!
//! Output is shown as it comes, or as one status line while a player waits for a game; then all of it is shown if the program
//! fails. Panics of Rust and failed searches that no test provoked are recorded, because a panic on another thread is in no
//! test's result. A program that is silent for longer than the timeout is killed with its children, so that a run reports the
//! hanging program.

use std::fmt;
use std::io::{self, BufRead, BufReader, ErrorKind, IsTerminal, Read, Write, stderr};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How much output of started programs is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verbosity {
    /// Everything.
    Lines,
    /// One status line.
    Status,
}

static VERBOSITY: OnceLock<Verbosity> = OnceLock::new();
static TIMEOUT: OnceLock<Duration> = OnceLock::new();
static FAULTS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The longest silence before the status is printed: with a status line only, and with everything shown.
const STATUS_INTERVAL: Duration = Duration::from_secs(5);
const STATUS_INTERVAL_OF_LINES: Duration = Duration::from_secs(15);
/// The timeout for a program without output: a compiler on a slow machine is silent longest.
const DEFAULT_TIMEOUT: Duration = Duration::from_mins(20);
/// The timeout where single tests take long.
const LONG_TIMEOUT: Duration = Duration::from_hours(3);
/// The refresh interval of the status line on a terminal.
const REFRESH_INTERVAL: Duration = Duration::from_millis(500);
/// The width of the status line.
const WIDTH: usize = 78;

/// Shows a status line only in this run.
pub fn show_status_only() {
    let _ = VERBOSITY.set(Verbosity::Status);
}

/// Uses the longer timeout in this run.
pub fn use_long_timeout() {
    let _ = TIMEOUT.set(LONG_TIMEOUT);
}

/// Runs a program and calls `reader` with each line of output.
///
/// # Errors
/// If the program cannot be started, or is killed after the timeout.
pub fn run(command: &mut Command, what: &str, reader: impl FnMut(&str)) -> io::Result<ExitStatus> {
    let timeout = *TIMEOUT.get_or_init(|| DEFAULT_TIMEOUT);
    follow(command, what, *VERBOSITY.get_or_init(|| Verbosity::Lines), timeout, reader)
}

/// Returns the unexpected panics and failed searches since the last call, with their messages.
pub fn unexpected_faults() -> Vec<String> {
    std::mem::take(&mut *faults())
}

fn faults() -> MutexGuard<'static, Vec<String>> {
    FAULTS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn follow(
    command: &mut Command,
    what: &str,
    verbosity: Verbosity,
    timeout: Duration,
    mut reader: impl FnMut(&str),
) -> io::Result<ExitStatus> {
    let begin = Instant::now();
    show_progress_of_cargo(command);
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (sender, lines) = channel();
    let (out, err) = (child.stdout.take(), child.stderr.take());
    let mut threads: Vec<_> = out.map(|pipe| listen(pipe, sender.clone())).into_iter().collect();
    threads.extend(err.map(|pipe| listen(pipe, sender)));
    let on_terminal = stderr().is_terminal();
    let (mut held_back, mut last, mut status_time, mut output_time) =
        (Vec::new(), String::new(), Instant::now(), Instant::now());
    let mut progress = None;
    let wait = match verbosity {
        Verbosity::Status if on_terminal => REFRESH_INTERVAL,
        Verbosity::Status => STATUS_INTERVAL,
        Verbosity::Lines => STATUS_INTERVAL_OF_LINES,
    };
    loop {
        let quiet = wait.saturating_sub(status_time.elapsed()).min(timeout.saturating_sub(output_time.elapsed()));
        match lines.recv_timeout(quiet) {
            Ok(Message::Progress(of_cargo)) => {
                output_time = Instant::now();
                progress = Some(of_cargo);
            }
            Ok(Message::Line(line)) => {
                reader(&line);
                output_time = Instant::now();
                progress = progress.filter(|_| is_of_a_crate(&line));
                if verbosity == Verbosity::Lines {
                    match &progress {
                        Some(Progress { done, all, .. }) => println!("{line} ({done} of {all})"),
                        None => println!("{line}"),
                    }
                    status_time = output_time;
                }
                if !line.trim().is_empty() {
                    last = plain(&line);
                }
                if verbosity == Verbosity::Status {
                    held_back.push(line);
                }
            }
            Err(RecvTimeoutError::Timeout) if output_time.elapsed() >= timeout => {
                end_with_descendants(child.id());
                child.wait()?;
                let why = format!("was silent for {} s; its last output: {last}", output_time.elapsed().as_secs());
                return Err(io::Error::new(ErrorKind::TimedOut, why));
            }
            Err(RecvTimeoutError::Timeout) => {
                let seconds = begin.elapsed().as_secs();
                let crates = progress.as_ref().map(ToString::to_string);
                match (verbosity, on_terminal) {
                    (Verbosity::Lines, _) => {
                        eprintln!("   … {}", status(what, seconds, &crates.unwrap_or_default(), usize::MAX));
                    }
                    (Verbosity::Status, true) => {
                        rewrite(&status(what, seconds, crates.as_ref().unwrap_or(&last), WIDTH));
                    }
                    (Verbosity::Status, false) => {
                        eprintln!("{}", status(what, seconds, crates.as_ref().unwrap_or(&last), usize::MAX));
                    }
                }
                status_time = Instant::now();
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    let status = child.wait()?;
    for thread in threads {
        let _ = thread.join();
    }
    if verbosity == Verbosity::Status {
        if on_terminal && begin.elapsed() > REFRESH_INTERVAL {
            rewrite("");
        }
        if !status.success() {
            for line in held_back {
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
    let mut processes = vec![program.to_string()];
    let mut checked = 0;
    while let Some(parent) = processes.get(checked).cloned() {
        let children = String::from_utf8_lossy(&all);
        let children = children.lines().filter_map(|line| line.trim().split_once(char::is_whitespace));
        processes.extend(children.filter(|(of, _)| *of == parent).map(|(_, child)| child.trim().to_owned()));
        checked += 1;
    }
    let _ = Command::new("kill").arg("-KILL").args(processes).status();
}

/// Requests the progress bar of cargo, which is off without a terminal.
fn show_progress_of_cargo(command: &mut Command) {
    if Path::new(command.get_program()).file_stem().is_some_and(|program| program == "cargo") {
        command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "120");
    }
}

/// A message of the thread that reads a program's output.
enum Message {
    Line(String),
    Progress(Progress),
}

/// Reads one of a program's two outputs on a thread.
fn listen(pipe: impl Read + Send + 'static, sender: Sender<Message>) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        let mut watch = Watch::default();
        read(BufReader::new(pipe), |output_time| {
            if let Message::Line(line) = &output_time {
                faults().extend(watch.line(line));
            }
            sender.send(output_time).is_ok()
        });
    })
}

/// Passes lines and progress bars to `take` until the output ends or `take` returns false. A bar ends with a carriage return.
fn read(mut pipe: impl BufRead, mut take: impl FnMut(Message) -> bool) {
    let mut bytes = Vec::new();
    while let Ok(new @ [_, ..]) = pipe.fill_buf() {
        let length = new.iter().position(|byte| matches!(byte, b'\n' | b'\r')).map_or(new.len(), |at| at + 1);
        bytes.extend_from_slice(&new[..length]);
        pipe.consume(length);
        let text = String::from_utf8_lossy(&bytes);
        let output_time = match bytes.last() {
            Some(b'\n') => Message::Line(text.trim_end().to_owned()),
            Some(b'\r') => match Progress::in_bar(&text) {
                Some(progress) => Message::Progress(progress),
                None => continue,
            },
            _ => continue,
        };
        bytes.clear();
        if !take(output_time) {
            return;
        }
    }
    if !bytes.is_empty() {
        take(Message::Line(String::from_utf8_lossy(&bytes).trim_end().to_owned()));
    }
}

/// The progress of cargo: the crates that are compiled, of all that will be.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Progress {
    done: u32,
    all: u32,
    /// The crate that has been in work for longest.
    current: String,
}

impl Progress {
    /// Reads a bar such as `    Building [===>      ] 12/240: syn, serde(build)`.
    fn in_bar(text: &str) -> Option<Self> {
        // Colors may surround the word.
        let (_, counts) = text.split_once("Building")?.1.split_once("] ")?;
        let (counts, names) = counts.split_once(':').unwrap_or((counts, ""));
        let (done, all) = counts.split_once('/')?;
        let current = names.split(',').next().unwrap_or_default().trim().to_owned();
        Some(Self { done: done.trim().parse().ok()?, all: all.trim().parse().ok()?, current })
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "crate {} of {}", (self.done + 1).min(self.all), self.all)?;
        if self.current.is_empty() { Ok(()) } else { write!(formatter, ", {}", self.current) }
    }
}

/// Returns whether cargo reports the start of a crate in this line.
fn is_of_a_crate(line: &str) -> bool {
    ["Compiling ", "Checking ", "Documenting "].iter().any(|verb| line.trim_start().starts_with(verb))
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
            follow(&mut shell, "a test", Verbosity::Status, DEFAULT_TIMEOUT, |line| seen.push(line.to_owned()))
                .unwrap();
        assert!(status.success());
        seen.sort();
        assert_eq!(seen, ["one", "three", "two"]);
    }

    #[test]
    fn progress_bar_of_cargo_is_read_apart_from_lines() {
        let output =
            "   Compiling syn v2.0\n    Building [==>    ] 16/22: syn, clap\r   Compiling clap v4.6\n\r\none\rtwo";
        let (mut lines, mut bars) = (Vec::new(), Vec::new());
        read(output.as_bytes(), |output_time| {
            match output_time {
                Message::Line(line) => lines.push(line),
                Message::Progress(progress) => bars.push(progress),
            }
            true
        });
        assert_eq!(lines, ["   Compiling syn v2.0", "   Compiling clap v4.6", "", "one\rtwo"]);
        assert_eq!(bars, [Progress { done: 16, all: 22, current: "syn".into() }]);
        assert_eq!(bars[0].to_string(), "crate 17 of 22, syn");
    }

    #[test]
    fn progress_of_other_steps_is_ignored() {
        assert_eq!(
            Progress::in_bar("    Building [====] 3/3"),
            Some(Progress { done: 3, all: 3, current: String::new() })
        );
        let colored = "\u{1b}[1m\u{1b}[36m    Building\u{1b}[0m [==>  ] 2/3: syn";
        assert_eq!(Progress::in_bar(colored), Some(Progress { done: 2, all: 3, current: "syn".into() }));
        assert_eq!(Progress::in_bar(" Downloading [==>  ] 2 crates, 3 MB"), None);
        assert_eq!(Progress::in_bar("Progress (1): 3/9 kB"), None);
    }

    #[test]
    fn hanging_program_is_killed_with_its_children() {
        let mut shell = Command::new("sh");
        shell.args(["-c", "echo begun; sh -c 'sleep 3600; echo never' & wait"]);
        let mut seen = Vec::new();
        let timeout = Duration::from_millis(300);
        let failure =
            follow(&mut shell, "a test", Verbosity::Lines, timeout, |line| seen.push(line.to_owned())).unwrap_err();
        assert!(failure.to_string().ends_with("was silent for 0 s; its last output: begun"), "{failure}");
        assert_eq!(seen, ["begun"]);
    }

    #[test]
    fn panic_is_a_fault_unless_provoked() {
        let mut watch = Watch::default();
        let mut fault = |lines: &[&str]| lines.iter().filter_map(|line| watch.line(line)).collect::<Vec<_>>();
        let place = "thread 'search' (7) panicked at core/engine/src/search/arena.rs:9:5:";
        assert_eq!(
            fault(&[place, "index out of bounds"]),
            ["a panic at core/engine/src/search/arena.rs:9:5: index out of bounds"]
        );
        assert!(fault(&[place, "provoked"]).is_empty());
        assert!(fault(&[place, "Box<dyn Any>"]).is_empty());
        assert!(fault(&["no panic here", "index out of bounds"]).is_empty());
    }

    #[test]
    fn failed_search_is_a_fault_unless_provoked() {
        let mut watch = Watch::default();
        let mut fault = |line: &str| watch.line(line);
        let failed = "a search failed: the listener failed: a channel is closed";
        assert_eq!(fault(failed).as_deref(), Some(failed));
        assert_eq!(fault(&format!("[ERROR] {failed}")).as_deref(), Some(failed));
        assert_eq!(fault("a search failed: the listener failed: provoked: no listener"), None);
        assert_eq!(fault("a search failed: panic: without a message"), None);
        assert_eq!(fault("test tests::analysis::a_search_failed ... ok"), None);
    }

    /// Reads the message in the core's source, because no test here provokes it.
    #[test]
    fn core_has_the_message_of_failed_searches() {
        let source = include_str!("../../core/engine/src/search/failure.rs");
        assert!(source.contains(&format!("eprintln!(\"{FAILED}{{reason}}\")")), "{source}");
    }

    #[test]
    fn status_line_is_short_and_has_no_escape_codes() {
        assert_eq!(status("Building", 3, "", WIDTH), "Building, 3 s");
        assert_eq!(status("Building", 3, &"x".repeat(200), WIDTH).chars().count(), WIDTH);
        assert_eq!(plain("\u{1b}[1m[INFO]\u{1b}[m --- kotlin:compile"), "--- kotlin:compile");
    }
}
