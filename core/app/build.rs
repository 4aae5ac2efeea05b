//! Packs the texts of the app: each folder of `languages` becomes one deflated file that is unpacked on first use.

use std::{env, error::Error, fmt::Write, fs, path::Path};

/// The highest compression level of the library.
const LEVEL: u8 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    let (root, out) = (env::var("CARGO_MANIFEST_DIR")?, env::var("OUT_DIR")?);
    let (languages, out) = (Path::new(&root).join("languages"), Path::new(&out));
    println!("cargo::rerun-if-changed={}", languages.display());
    let tags = names(&languages)?;
    let mut table = format!("pub static FOLDERS: [fivefold_engine::text::Folder; {}] = [\n", tags.len());
    for tag in tags {
        let (mut texts, mut files) = (String::new(), String::new());
        for file in names(&languages.join(&tag))? {
            let start = texts.len();
            texts += &fs::read_to_string(languages.join(&tag).join(&file))?;
            write!(files, "({:?}, {start}..{}), ", file.trim_end_matches(".ftl"), texts.len())?;
        }
        fs::write(out.join(&tag), miniz_oxide::deflate::compress_to_vec(texts.as_bytes(), LEVEL))?;
        let bytes = format!("include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{tag}\"))");
        writeln!(table, "    fivefold_engine::text::Folder::new({tag:?}, &[{files}], {bytes}),")?;
    }
    let allowed = "#[allow(clippy::unreadable_literal, reason = \"generated\")]";
    fs::write(out.join("languages.rs"), format!("{allowed}\n{table}];\n"))?;
    Ok(())
}

/// Lists the visible entries of a folder, sorted by name.
fn names(folder: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        names.push(entry?.file_name().into_string().map_err(|name| format!("{} is not UTF-8", name.display()))?);
    }
    names.retain(|name| !name.starts_with('.'));
    names.sort();
    Ok(names)
}
