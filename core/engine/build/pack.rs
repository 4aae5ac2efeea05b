//! Packs text files for a library: comments are removed, keys that follow each other as in a template folder become one
//! byte, and the rest is deflated. `text/folder.rs` unpacks them. The app's folder `build` links to this file.

#[path = "keys.rs"]
mod keys;

use std::{
    error::Error,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use keys::{Keys, NEXT_KEY, key, with_keys};

/// The highest compression level; its time is negligible.
const LEVEL: u8 = 10;

/// A folder of text files to be packed.
pub struct Source {
    tag: String,
    /// The name and the text of each file.
    files: Vec<(String, String)>,
}

impl Source {
    /// Reads named files; comments of Fluent files are left out.
    pub fn read(tag: &str, files: Vec<(String, PathBuf)>) -> Result<Self, Box<dyn Error>> {
        let mut texts = Vec::new();
        for (name, file) in files {
            let is_fluent = file.extension().is_some_and(|extension| extension == "ftl");
            let text = fs::read_to_string(file)?;
            let kept = text.lines().filter(|line| !(is_fluent && line.starts_with('#')));
            texts.push((name, kept.flat_map(|line| [line, "\n"]).collect()));
        }
        Ok(Self { tag: tag.to_owned(), files: texts })
    }

    fn text(&self) -> String {
        self.files.iter().map(|(_, text)| text.as_str()).collect()
    }

    /// Writes the packed text to `out` and returns the Rust expression for the folder.
    ///
    /// The template is a source and the Rust expression for its folder.
    pub fn pack(&self, template: Option<(&Self, &str)>, out: &Path) -> Result<String, Box<dyn Error>> {
        let (mut start, mut table) = (0, String::new());
        for (name, text) in &self.files {
            write!(table, "({name:?}, {start}..{}), ", start + text.len())?;
            start += text.len();
        }
        let (tag, text) = (&self.tag, self.text());
        let packed = match template {
            Some((keys, _)) => without_keys(&text, &keys.text()),
            None => text.clone(),
        };
        if template.is_some_and(|(keys, _)| with_keys(&packed, &keys.text()) != text) {
            return Err(format!("the texts of {tag} differ after unpacking").into());
        }
        fs::write(out.join(tag), miniz_oxide::deflate::compress_to_vec(packed.as_bytes(), LEVEL))?;
        let template = template.map_or_else(|| "None".to_owned(), |(_, folder)| format!("Some(&{folder})"));
        let bytes = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{tag}\"))");
        Ok(format!("LanguageFolder::new({tag:?}, &[{table}], {bytes}, {template})"))
    }
}

/// Returns the names in a folder in a platform-independent order.
pub fn names(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().into_string().map_err(|name| format!("{} is not UTF-8", name.display()))?);
    }
    names.retain(|name| !name.starts_with('.'));
    names.sort();
    Ok(names)
}

/// Replaces each key by `NEXT_KEY` if it follows the previous key in the template.
fn without_keys(text: &str, template: &str) -> String {
    let (mut keys, mut short) = (Keys::new(template), String::new());
    for line in text.lines() {
        let before = keys.clone();
        match key(line) {
            Some(word) if keys.next() == Some(word) => {
                short.push(NEXT_KEY);
                short += &line[word.len()..];
            }
            word => {
                keys = before;
                keys.skip_to(word.unwrap_or_default());
                short += line;
            }
        }
        short.push('\n');
    }
    short
}
