use std::{
    io::{BufRead, Read},
    sync::mpsc::{Receiver, RecvTimeoutError, sync_channel},
    thread,
    time::Duration,
};

/// The maximum length of a line, in bytes; a longer one is split.
const MOST_BYTES: u64 = 100_000;

/// A line reader with timeouts: it reads on its own thread, because a blocking read cannot be interrupted.
pub struct LineReader {
    receiver: Receiver<String>,
}

/// The result of a read.
#[derive(Debug, PartialEq, Eq)]
pub enum Input {
    /// A line, without its end.
    Line(String),
    /// The end of the input.
    End,
    /// No line before the timeout.
    Timeout,
}

impl LineReader {
    /// Starts the reader thread, which ends with the input or when the reader is dropped.
    pub fn read(mut input: impl BufRead + Send + 'static) -> Self {
        let (sender, receiver) = sync_channel(1);
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                let read = input.by_ref().take(MOST_BYTES).read_until(b'\n', &mut line);
                let is_end = matches!(read, Ok(0) | Err(_));
                let line = String::from_utf8_lossy(&line);
                if is_end || sender.send(line.trim_end_matches(['\n', '\r']).to_owned()).is_err() {
                    return;
                }
            }
        });
        Self { receiver }
    }

    /// Returns the next line, or waits until the timeout.
    pub fn next(&self, timeout: Option<Duration>) -> Input {
        let line = match timeout {
            None => self.receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(timeout) => self.receiver.recv_timeout(timeout),
        };
        match line {
            Ok(line) => Input::Line(line),
            Err(RecvTimeoutError::Disconnected) => Input::End,
            Err(RecvTimeoutError::Timeout) => Input::Timeout,
        }
    }
}
