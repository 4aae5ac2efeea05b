use std::{
    io::{BufRead, Read},
    sync::mpsc::{Receiver, RecvTimeoutError, sync_channel},
    thread,
    time::Duration,
};

/// The longest line that is read, in bytes; the rest of a longer one counts as the next.
const MOST_BYTES: u64 = 100_000;

/// Lines that are read by a thread of their own, because nothing else can stop waiting for them.
pub struct Lines {
    receiver: Receiver<String>,
}

/// What was heard.
#[derive(Debug, PartialEq, Eq)]
pub enum Heard {
    /// A line, without its end.
    Line(String),
    /// There will be no more.
    End,
    /// Nothing, for as long as was waited.
    Silence,
}

impl Lines {
    /// Begins to read. The thread ends with the input, with the program, or at the first line nobody wants.
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

    /// The next line, for as long as somebody has patience.
    pub fn next(&self, patience: Option<Duration>) -> Heard {
        let line = match patience {
            None => self.receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(patience) => self.receiver.recv_timeout(patience),
        };
        match line {
            Ok(line) => Heard::Line(line),
            Err(RecvTimeoutError::Disconnected) => Heard::End,
            Err(RecvTimeoutError::Timeout) => Heard::Silence,
        }
    }
}
