//! Packs the texts: each folder of `languages` becomes one compressed text that the library unpacks on first use of the
//! language; so do the English texts and puzzles beside the code. Texts of one language are similar, so together they
//! compress to a third.

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

/// Lints disabled in generated code.
const ALLOWED: &str = "#[allow(clippy::unreadable_literal)]";

fn main() -> Result<(), Box<dyn Error>> {
    let (folder, out) = (env::var("CARGO_MANIFEST_DIR")?, env::var("OUT_DIR")?);
    let (folder, out) = (Path::new(&folder), Path::new(&out));
    let languages = folder.join("languages");
    println!("cargo::rerun-if-changed={}", languages.display());
    let mut tags = names(&languages)?;
    tags.retain(|tag| languages.join(tag).is_dir());
    let source = folder.join("src");
    let examples = if env::var_os("CARGO_FEATURE_EXAMPLES").is_some() { Vec::new() } else { examples(&source)? };
    // A new game is added to this list, so its texts are found. Watching all sources would recompile everything after
    // any change of a test.
    println!("cargo::rerun-if-changed={}", source.join("games.rs").display());
    let mut beside = Vec::new();
    find(&source, &source, &mut beside)?;
    beside.retain(|(name, _)| !examples.iter().any(|(path, _)| name.starts_with(path)));
    beside.sort_by_key(|(name, file)| (is(file, "txt"), name.clone()));
    for (_, file) in &beside {
        println!("cargo::rerun-if-changed={}", file.display());
    }
    let english = Source::read("en", beside)?;
    let mut code = format!("{ALLOWED}\nstatic BESIDE: Folder = {};\n", english.pack(None, out)?);
    writeln!(code, "{ALLOWED}\nstatic FOLDERS: [Folder; {}] = [", tags.len())?;
    for tag in tags {
        let mut files = Vec::new();
        for file in names(&languages.join(&tag))? {
            let Some(name) = file.strip_suffix(".ftl") else { continue };
            if examples.iter().any(|(_, module)| module.contains(&format!("TextFile::new({name:?}"))) {
                continue;
            }
            files.push((name.to_owned(), languages.join(&tag).join(&file)));
        }
        writeln!(code, "    {},", Source::read(&tag, files)?.pack(Some((&english, "BESIDE")), out)?)?;
    }
    fs::write(out.join("languages.rs"), code + "];\n")?;
    Ok(())
}

/// Returns the folder and the module source of each example game, as marked in `games.rs`.
fn examples(source: &Path) -> Result<Vec<(String, String)>, Box<dyn Error>> {
    let registry = fs::read_to_string(source.join("games.rs"))?;
    let after_attribute =
        registry.split(EXAMPLE).skip(1).filter_map(|after| after.trim_start().strip_prefix("pub mod "));
    let names = after_attribute.filter_map(|rest| rest.split_once(';').map(|(name, _)| name));
    let module = |name| Ok((format!("games/{name}/"), fs::read_to_string(source.join(format!("games/{name}.rs")))?));
    names.map(module).collect()
}

/// Finds the texts and the puzzles beside the code, with `/`-separated relative paths.
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

/// Returns whether a file has this extension.
fn is(file: &Path, ending: &str) -> bool {
    file.extension() == Some(OsStr::new(ending))
}
