/// Truncates untrusted text to at most `most` characters, with an ellipsis, for quoting.
#[must_use]
pub fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
