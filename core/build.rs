//! Packs the languages: every folder of `languages` becomes one compressed text that the library unpacks when somebody
//! asks for the language first. Texts of one language are much alike, so that together they take a third of the room.

use std::{env, error::Error, fmt::Write, fs, path::Path};

/// As small as it gets; it takes no time.
const LEVEL: u8 = 10;

/// What is left out with the feature `examples`, as the games are.
const EXAMPLES: [&str; 2] = ["othello", "tic-tac-toe"];

fn main() -> Result<(), Box<dyn Error>> {
    let (folder, out) = (env::var("CARGO_MANIFEST_DIR")?, env::var("OUT_DIR")?);
    let folder = Path::new(&folder).join("languages");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut tags = names(&folder)?;
    tags.retain(|tag| folder.join(tag).is_dir());
    let mut table = format!("static FOLDERS: [Folder; {}] = [\n", tags.len());
    for tag in tags {
        let mut texts = String::new();
        let mut files = String::new();
        for file in names(&folder.join(&tag))? {
            let Some(name) = file.strip_suffix(".ftl") else { continue };
            if env::var_os("CARGO_FEATURE_EXAMPLES").is_none() && EXAMPLES.contains(&name) {
                continue;
            }
            let start = texts.len();
            texts += &fs::read_to_string(folder.join(&tag).join(&file))?;
            write!(files, "({name:?}, {start}..{}), ", texts.len())?;
        }
        fs::write(Path::new(&out).join(&tag), miniz_oxide::deflate::compress_to_vec(texts.as_bytes(), LEVEL))?;
        let packed = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{tag}\"))");
        writeln!(table, "    Folder::new({tag:?}, &[{files}], {packed}),")?;
    }
    fs::write(Path::new(&out).join("languages.rs"), table + "];\n")?;
    Ok(())
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
