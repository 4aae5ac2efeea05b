use std::io::{self, BufRead};

/// The maximum length of a line, in bytes: enough for a saved game.
pub const MOST_BYTES: usize = 2_000_000;

/// An error of a line.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// The line is too long.
    #[error("the line has {0} bytes, more than {MOST_BYTES}")]
    TooLong(usize),
    /// The line is not text.
    #[error("the line is not valid UTF-8 at byte {0}")]
    NotText(usize),
}

/// Returns the next line without its end, `None` at the end of the input. An overlong line is skipped without storing
/// it.
pub fn read(input: &mut impl BufRead) -> io::Result<Option<Result<String, LineError>>> {
    let (mut line, mut length) = (Vec::new(), 0);
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            break;
        }
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        length += part.len();
        if length <= MOST_BYTES {
            line.extend_from_slice(part);
        }
        let used = end.map_or(chunk.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(Some(text(line, length)));
        }
    }
    Ok((length > 0).then(|| text(line, length)))
}

fn text(line: Vec<u8>, length: usize) -> Result<String, LineError> {
    if length > MOST_BYTES {
        return Err(LineError::TooLong(length));
    }
    String::from_utf8(line).map_err(|error| LineError::NotText(error.utf8_error().valid_up_to()))
}
