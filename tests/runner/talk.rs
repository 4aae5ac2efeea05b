//! What a run says while another program works: nobody has to wonder whether it still does.
//!
//! Its output goes through here. It is shown as it comes, or, where somebody waits for a game, only as one line that says
//! what is done and since when; if the program fails, all of it is shown. Panics of Rust and searches that failed are kept
//! where no test has announced them, because what happens on a thread that nobody waits for is in no test's result. A program that says nothing for longer than
//! anything here takes is ended with all it has started, so that a run says what hangs instead of hanging with it.

use std::io::{self, BufRead, BufReader, ErrorKind, IsTerminal, Read, Write, stderr};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How much of other programs' output is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// All of it.
    Lines,
    /// One line that says what is done.
    Status,
}

static MANNER: OnceLock<Manner> = OnceLock::new();
static PATIENCE: OnceLock<Duration> = OnceLock::new();
static FAULTS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// How long nothing is said, at most, where somebody waits, and where everything is shown.
const SILENCE: Duration = Duration::from_secs(5);
const LONGEST_SILENCE: Duration = Duration::from_secs(15);
/// How long a program may say nothing before it is ended: the longest silence of all is that of a compiler on a slow machine.
const LONGEST_WORK: Duration = Duration::from_mins(20);
/// The same, where single tests take long.
const LONGEST_LONG_WORK: Duration = Duration::from_hours(3);
/// How often the line that says what is done is written again on a terminal.
const TICK: Duration = Duration::from_millis(500);
/// How much of a terminal that line takes.
const WIDTH: usize = 78;

/// Decides for this run that one line is enough.
pub fn only_status() {
    let _ = MANNER.set(Manner::Status);
}

/// Decides for this run that tests may take long without a word.
pub fn be_patient() {
    let _ = PATIENCE.set(LONGEST_LONG_WORK);
}

/// Runs a program to its end; hands each line it says to `reader`.
///
/// # Errors
/// If it cannot be started, or says nothing for so long that it is taken to hang.
pub fn run(command: &mut Command, what: &str, reader: impl FnMut(&str)) -> io::Result<ExitStatus> {
    let patience = *PATIENCE.get_or_init(|| LONGEST_WORK);
    follow(command, what, *MANNER.get_or_init(|| Manner::Lines), patience, reader)
}

/// The panics and failed searches since this was asked last that nobody had announced, each with its message.
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
                let why = format!("said nothing for {} s; its last words: {last}", heard.elapsed().as_secs());
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

/// Ends a program at once, and what it has started, which would live on and hold its output open.
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

/// Reads one of a program's outputs on a thread, because it has two.
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

/// What the core says before the reason, where it is compiled for tests (`core/engine/src/search/failure.rs`).
const FAILED: &str = "a search failed: ";

/// Looks for panics and failed searches in lines: where a panic was is on one, what it said on the next.
#[derive(Debug, Default)]
struct Watch {
    place: Option<String>,
}

impl Watch {
    /// A fault that nobody has announced, when this line ends one.
    fn line(&mut self, line: &str) -> Option<String> {
        let place = self.place.take();
        if let Some((_, place)) = line.split_once("' panicked at ").or_else(|| line.split_once(") panicked at ")) {
            self.place = Some(place.trim_end_matches(':').to_owned());
        }
        // What a test provokes says so; a panic with anything but a text is nobody's by accident.
        if line.contains("provoked") || line.trim() == "Box<dyn Any>" || line.ends_with("panic: without a message") {
            return None;
        }
        if let Some((_, reason)) = line.split_once(FAILED) {
            return Some(format!("{FAILED}{reason}"));
        }
        place.map(|place| format!("a panic at {place}: {line}"))
    }
}

/// The line that says what is done.
fn status(what: &str, seconds: u64, last: &str, width: usize) -> String {
    let text = if last.is_empty() { format!("{what}, {seconds} s") } else { format!("{what}, {seconds} s: {last}") };
    text.chars().take(width).collect()
}

/// Writes the line of a terminal again.
fn rewrite(text: &str) {
    eprint!("\r{text:WIDTH$}\r{text}");
    let _ = stderr().flush();
}

/// A line without a terminal's codes and Maven's word before it.
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
    fn both_outputs_of_a_program_are_read() {
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
    fn a_program_that_hangs_is_ended_with_all_it_has_started() {
        let mut shell = Command::new("sh");
        shell.args(["-c", "echo begun; sh -c 'sleep 3600; echo never' & wait"]);
        let mut seen = Vec::new();
        let patience = Duration::from_millis(300);
        let failure =
            follow(&mut shell, "a test", Manner::Lines, patience, |line| seen.push(line.to_owned())).unwrap_err();
        assert!(failure.to_string().ends_with("said nothing for 0 s; its last words: begun"), "{failure}");
        assert_eq!(seen, ["begun"]);
    }

    #[test]
    fn a_panic_is_kept_unless_it_is_announced() {
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
    fn a_search_that_fails_is_kept_unless_it_is_announced() {
        let mut watch = Watch::default();
        let mut kept = |line: &str| watch.line(line);
        let failed = "a search failed: the listener failed: a channel is closed";
        assert_eq!(kept(failed).as_deref(), Some(failed));
        assert_eq!(kept(&format!("[ERROR] {failed}")).as_deref(), Some(failed));
        assert_eq!(kept("a search failed: the listener failed: provoked: no ear"), None);
        assert_eq!(kept("a search failed: panic: without a message"), None);
        assert_eq!(kept("test tests::analysis::a_search_failed ... ok"), None);
    }

    /// The words are the core's own: it says them of a search that no test here provokes, and they are read where they come.
    #[test]
    fn the_core_says_it_in_the_words_that_are_looked_for() {
        let said = include_str!("../../core/engine/src/search/failure.rs");
        assert!(said.contains(&format!("eprintln!(\"{FAILED}{{reason}}\")")), "{said}");
    }

    #[test]
    fn the_line_that_says_what_is_done_is_short_and_has_no_codes() {
        assert_eq!(status("Building", 3, "", WIDTH), "Building, 3 s");
        assert_eq!(status("Building", 3, &"x".repeat(200), WIDTH).chars().count(), WIDTH);
        assert_eq!(plain("\u{1b}[1m[INFO]\u{1b}[m --- kotlin:compile"), "--- kotlin:compile");
    }
}
