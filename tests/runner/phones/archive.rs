//! Reads where files lie in an APK: Android maps libraries into memory from there. A crate
//! for archives would be compiled before the first `cargo play`.

/// A file in an archive.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its path inside.
    pub name: String,
    /// Whether it is stored uncompressed.
    pub is_stored: bool,
    /// The offset of its bytes.
    pub at: usize,
    /// The number of its bytes.
    pub length: usize,
}

/// Returns the files in the central directory; `None` if the archive is malformed.
pub fn entries(bytes: &[u8]) -> Option<Vec<Entry>> {
    let end = bytes.windows(4).rposition(|window| window == b"PK\x05\x06")?;
    let count = number(bytes, end + 10, 2)?;
    let mut at = number(bytes, end + 16, 4)?;
    let mut entries = Vec::new();
    for _ in 0..count {
        if bytes.get(at..at + 4)? != b"PK\x01\x02" {
            return None;
        }
        let name_length = number(bytes, at + 28, 2)?;
        let name = String::from_utf8_lossy(bytes.get(at + 46..at + 46 + name_length)?).into_owned();
        // The local header repeats the name and has padding that the central directory lacks.
        let head = number(bytes, at + 42, 4)?;
        let begin = head + 30 + number(bytes, head + 26, 2)? + number(bytes, head + 28, 2)?;
        entries.push(Entry {
            name,
            is_stored: number(bytes, at + 10, 2)? == 0,
            at: begin,
            length: number(bytes, at + 20, 4)?,
        });
        at += 46 + name_length + number(bytes, at + 30, 2)? + number(bytes, at + 32, 2)?;
    }
    Some(entries)
}

/// Returns a little-endian number.
fn number(bytes: &[u8], at: usize, length: usize) -> Option<usize> {
    let bytes = bytes.get(at..at + length)?;
    Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | usize::from(*byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An archive of one file `a` with the bytes `hi`, after two bytes of padding.
    fn archive() -> Vec<u8> {
        let mut bytes = b"PK\x03\x04".to_vec();
        bytes.extend([0; 22]);
        bytes.extend([1, 0, 2, 0]);
        bytes.extend(b"a\0\0hi");
        let list = u8::try_from(bytes.len()).unwrap();
        bytes.extend(b"PK\x01\x02");
        let mut entry = [0; 42];
        entry[16] = 2;
        entry[24] = 1;
        bytes.extend(entry);
        bytes.extend(b"a");
        bytes.extend(b"PK\x05\x06");
        let mut end = [0; 18];
        end[6] = 1;
        end[12] = list;
        bytes.extend(end);
        bytes
    }

    #[test]
    fn archive_entry_has_the_offset_of_its_bytes() {
        let bytes = archive();
        let expected = Entry { name: "a".into(), is_stored: true, at: 33, length: 2 };
        assert_eq!(entries(&bytes).unwrap(), [expected]);
        assert_eq!(&bytes[33..35], b"hi");
        assert_eq!(entries(b"no archive"), None);
    }
}
