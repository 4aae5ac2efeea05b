//! Keys of packed texts: each language repeats the keys of English in the same order, so a key that follows the previous
//! one is stored as one byte. The module `text` uses this file too.

/// The byte that stands for the key after the previous one in the template.
pub const NEXT_KEY: char = '\u{1}';

/// The keys of a template, and the next one expected.
#[derive(Clone)]
pub struct Keys<'template> {
    keys: Vec<&'template str>,
    next: usize,
}

impl<'template> Keys<'template> {
    pub fn new(template: &'template str) -> Self {
        Self { keys: template.lines().filter_map(key).collect(), next: 0 }
    }

    /// Returns the key after the previous one.
    pub fn next(&mut self) -> Option<&'template str> {
        self.next += 1;
        self.keys.get(self.next - 1).copied()
    }

    /// Makes this key the previous one: where it occurs next, else where it occurs first.
    pub fn skip_to(&mut self, word: &str) {
        let (before, after) = self.keys.split_at(self.next.min(self.keys.len()));
        let position = |keys: &[&str]| keys.iter().position(|key| *key == word);
        if let Some(found) = position(after).map(|found| before.len() + found).or_else(|| position(before)) {
            self.next = found + 1;
        }
    }
}

/// Returns the text with the keys of the template in place of the marks.
pub fn with_keys(short: &str, template: &str) -> String {
    let (mut keys, mut text) = (Keys::new(template), String::new());
    for line in short.lines() {
        let rest = line.strip_prefix(NEXT_KEY);
        if rest.is_some() {
            text += keys.next().unwrap_or_default();
        } else if let Some(word) = key(line) {
            keys.skip_to(word);
        }
        text += rest.unwrap_or(line);
        text.push('\n');
    }
    text
}

/// Returns the key with which a line begins, with the equals sign.
pub fn key(line: &str) -> Option<&str> {
    let (key, _) = line.split_once(" =")?;
    let is_key = key.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'));
    is_key.then(|| &line[..key.len() + " =".len()])
}
