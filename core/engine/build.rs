//! Packs the texts: every folder of `languages` becomes one compressed text that the library unpacks when somebody asks
//! for the language first, and so does what stands beside the code, English and the puzzles. Texts of one language are much
//! alike, so that together they take a third of the room.

use std::{
    env,
    error::Error,
    ffi::OsStr,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

/// As small as it gets; it takes no time.
const LEVEL: u8 = 10;

/// What is left out with the feature `examples`, as the games are: their files, and the folders of their code.
const EXAMPLES: [&str; 4] = ["othello", "othello/", "tic-tac-toe", "template/"];

/// Nobody reads the numbers.
const ALLOWED: &str = "#[allow(clippy::unreadable_literal)]";

fn main() -> Result<(), Box<dyn Error>> {
    let (folder, out) = (env::var("CARGO_MANIFEST_DIR")?, env::var("OUT_DIR")?);
    let (folder, out) = (Path::new(&folder), Path::new(&out));
    let languages = folder.join("languages");
    println!("cargo::rerun-if-changed={}", languages.display());
    let mut tags = names(&languages)?;
    tags.retain(|tag| languages.join(tag).is_dir());
    let mut table = format!("static FOLDERS: [Folder; {}] = [\n", tags.len());
    for tag in tags {
        let mut files = Vec::new();
        for file in names(&languages.join(&tag))? {
            let Some(name) = file.strip_suffix(".ftl") else { continue };
            files.push((name.to_owned(), languages.join(&tag).join(&file)));
        }
        writeln!(table, "    {},", packed(&tag, &files, out)?)?;
    }
    let source = folder.join("src");
    // Whoever adds a game adds it to this list, so that its texts are found; to watch all sources would compile everything
    // again after any change of a test.
    println!("cargo::rerun-if-changed={}", source.join("games.rs").display());
    let mut beside = Vec::new();
    find(&source, &source, &mut beside)?;
    beside.sort_by_key(|(name, file)| (is(file, "txt"), name.clone()));
    for (_, file) in &beside {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    let beside = packed("en", &beside, out)?;
    fs::write(out.join("languages.rs"), format!("{table}];\n\n{ALLOWED}\nstatic BESIDE: Folder = {beside};\n"))?;
    Ok(())
}

/// Packs files, each with its name, and says how Rust calls them.
fn packed(tag: &str, files: &[(String, PathBuf)], out: &Path) -> Result<String, Box<dyn Error>> {
    let (mut texts, mut table) = (String::new(), String::new());
    for (name, file) in files {
        let is_example = EXAMPLES.iter().any(|it| if it.ends_with('/') { name.contains(it) } else { name == it });
        if is_example && env::var_os("CARGO_FEATURE_EXAMPLES").is_none() {
            continue;
        }
        let start = texts.len();
        texts += &fs::read_to_string(file)?;
        write!(table, "({name:?}, {start}..{}), ", texts.len())?;
    }
    fs::write(out.join(tag), miniz_oxide::deflate::compress_to_vec(texts.as_bytes(), LEVEL))?;
    Ok(format!("Folder::new({tag:?}, &[{table}], include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{tag}\")))"))
}

/// Finds the texts and the puzzles beside the code, each by its path with `/`.
fn find(source: &Path, folder: &Path, found: &mut Vec<(String, PathBuf)>) -> Result<(), Box<dyn Error>> {
    for name in names(folder)? {
        let path = folder.join(&name);
        if path.is_dir() {
            find(source, &path, found)?;
            continue;
        }
        let parts: Option<Vec<_>> = path.strip_prefix(source)?.iter().map(OsStr::to_str).collect();
        let name = parts.unwrap_or_default().join("/");
        if is(&path, "ftl") || (is(&path, "txt") && name.contains("/puzzles")) {
            found.push((name, path));
        }
    }
    Ok(())
}

/// Whether a file's name has this ending.
fn is(file: &Path, ending: &str) -> bool {
    file.extension() == Some(OsStr::new(ending))
}

/// What lies in a folder, in an order that is the same everywhere.
fn names(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().into_string().map_err(|name| format!("{} is no text", name.display()))?);
    }
    names.retain(|name| !name.starts_with('.'));
    names.sort();
    Ok(names)
}
