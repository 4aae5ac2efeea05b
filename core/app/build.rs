//! Packs the texts of the app: each folder of `languages` becomes one deflated file that is unpacked on first use.

#[path = "build/pack.rs"]
mod pack;

use std::{env, error::Error, fmt::Write, fs, path::Path};

use pack::{Source, names};

/// The language whose keys the others follow.
const ENGLISH: &str = "en";

fn main() -> Result<(), Box<dyn Error>> {
    let (root, out) = (env::var("CARGO_MANIFEST_DIR")?, env::var("OUT_DIR")?);
    let (languages, out) = (Path::new(&root).join("languages"), Path::new(&out));
    println!("cargo::rerun-if-changed={}", languages.display());
    let mut sources = Vec::new();
    for tag in names(&languages)? {
        let folder = languages.join(&tag);
        let files = names(&folder)?.into_iter();
        let files = files.map(|file| (file.trim_end_matches(".ftl").to_owned(), folder.join(&file))).collect();
        sources.push((Source::read(&tag, files)?, tag));
    }
    let english = sources.iter().position(|(_, tag)| tag == ENGLISH).ok_or("no English texts")?;
    let (keys, folder) = (&sources[english].0, format!("FOLDERS[{english}]"));
    let mut code = format!("pub static FOLDERS: [LanguageFolder; {}] = [\n", sources.len());
    for (source, tag) in &sources {
        let template = (tag != ENGLISH).then_some((keys, folder.as_str()));
        writeln!(code, "    {},", source.pack(template, out)?)?;
    }
    let allowed = "#[allow(clippy::unreadable_literal, reason = \"generated\")]";
    fs::write(out.join("languages.rs"), format!("{allowed}\n{code}];\n"))?;
    Ok(())
}
