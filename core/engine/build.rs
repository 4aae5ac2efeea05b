//! Packs the texts: each folder of `languages` becomes one compressed text that the library unpacks on first use of the
//! language. Texts of one language are similar, so together they compress to a third. The puzzles beside the code are
//! packed with the English texts.

#[path = "build/pack.rs"]
mod pack;

use std::{
    env,
    error::Error,
    ffi::OsStr,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use pack::{Source, names};

/// The attribute of the example games in `games.rs`; without the feature `examples` their texts are not packed.
const EXAMPLE: &str = r#"#[cfg(any(test, feature = "examples"))]"#;

/// The language whose keys the others follow.
const ENGLISH: &str = "en";

/// Lints disabled in generated code.
const ALLOWED: &str = "#[allow(clippy::unreadable_literal)]";

fn main() -> Result<(), Box<dyn Error>> {
    let (folder, out) = (env::var("CARGO_MANIFEST_DIR")?, env::var("OUT_DIR")?);
    let (folder, out) = (Path::new(&folder), Path::new(&out));
    let languages = folder.join("languages");
    println!("cargo::rerun-if-changed={}", languages.display());
    let mut tags = names(&languages)?;
    tags.retain(|tag| languages.join(tag).is_dir() && tag != ENGLISH);
    let source = folder.join("src");
    let examples = if env::var_os("CARGO_FEATURE_EXAMPLES").is_some() { Vec::new() } else { examples(&source)? };
    // A new game is added to this list, so its puzzles are found. Watching all sources would recompile everything after
    // any change of a test.
    println!("cargo::rerun-if-changed={}", source.join("games.rs").display());
    let mut puzzles = Vec::new();
    find(&source, &source, &mut puzzles)?;
    for (_, file) in &puzzles {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    let mut files = texts(&languages.join(ENGLISH), &examples)?;
    files.extend(puzzles);
    let english = Source::read(ENGLISH, files)?;
    let mut code = format!("{ALLOWED}\nstatic ENGLISH: LanguageFolder = {};\n", english.pack(None, out)?);
    writeln!(code, "{ALLOWED}\nstatic FOLDERS: [LanguageFolder; {}] = [", tags.len())?;
    for tag in tags {
        let files = texts(&languages.join(&tag), &examples)?;
        writeln!(code, "    {},", Source::read(&tag, files)?.pack(Some((&english, "ENGLISH")), out)?)?;
    }
    fs::write(out.join("languages.rs"), code + "];\n")?;
    Ok(())
}

/// Returns the module source of each example game, as marked in `games.rs`.
fn examples(source: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let registry = fs::read_to_string(source.join("games.rs"))?;
    let after_attribute =
        registry.split(EXAMPLE).skip(1).filter_map(|after| after.trim_start().strip_prefix("pub mod "));
    let names = after_attribute.filter_map(|rest| rest.split_once(';').map(|(name, _)| name));
    names.map(|name| Ok(fs::read_to_string(source.join(format!("games/{name}.rs")))?)).collect()
}

/// Returns the text files of a language by name, without those of the examples.
fn texts(folder: &Path, examples: &[String]) -> Result<Vec<(String, PathBuf)>, Box<dyn Error>> {
    let mut files = Vec::new();
    for file in names(folder)? {
        let Some(name) = file.strip_suffix(".ftl") else { continue };
        if !examples.iter().any(|module| module.contains(&format!("TextFile::new({name:?})"))) {
            files.push((name.to_owned(), folder.join(&file)));
        }
    }
    Ok(files)
}

/// Finds the puzzles beside the code, with `/`-separated relative paths.
fn find(source: &Path, folder: &Path, found: &mut Vec<(String, PathBuf)>) -> Result<(), Box<dyn Error>> {
    for name in names(folder)? {
        let path = folder.join(&name);
        if path.is_dir() {
            find(source, &path, found)?;
            continue;
        }
        let parts: Option<Vec<_>> = path.strip_prefix(source)?.iter().map(OsStr::to_str).collect();
        let name = parts.unwrap_or_default().join("/");
        if path.extension() == Some(OsStr::new("txt")) && name.contains("/puzzles") {
            found.push((name, path));
        }
    }
    Ok(())
}
