use std::io::{self, BufRead};

/// The longest line that is read, in bytes: a saved game and a little.
pub const MOST_BYTES: usize = 2_000_000;

/// A line that is not read.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum LineError {
    /// It is too long to be kept.
    #[error("the line has {0} bytes, more than the {MOST_BYTES} it may have")]
    TooLong(usize),
    /// It is not text.
    #[error("the line is not UTF-8 from byte {0} on")]
    NotText(usize),
}

/// The next line without its end, `None` at the end of the input. Of a line that is too long nothing is kept.
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
