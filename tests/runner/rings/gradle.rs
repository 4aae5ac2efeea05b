//! The ring that compiles the app's Gradle file against the interface of Android's plugin, because Gradle itself does not run
//! here.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::app;
use crate::checkout::{self, Checkout};
use crate::failure::Failure;
use crate::toolchain::java;
use crate::verify::Run;

const BUILD: &str = "android/app/build.gradle.kts";
const CATALOG: &str = "android/gradle/libs.versions.toml";

/// Files that name the version of Gradle, and the text around it.
const NAMED: [(&str, &str, &str); 2] =
    [(".github/workflows/android.yml", "gradle-version: \"", "\""), ("android/README.md", "Gradle ", ",")];

/// The packages that every Gradle file imports, as far as this one uses them.
const IMPORTS: [&str; 8] = [
    "javax.inject.Inject",
    "org.gradle.api.*",
    "org.gradle.api.file.*",
    "org.gradle.api.provider.*",
    "org.gradle.api.services.*",
    "org.gradle.api.tasks.*",
    "org.gradle.api.tasks.testing.Test",
    "org.gradle.process.*",
];

/// Compiles the file and its version catalog with the Kotlin compiler, and compares the versions of Gradle and the NDK with
/// those of the plugin.
pub fn gradle(checkout: &Checkout, _: &Run) -> Result<String, Failure> {
    let read = |name: &str| {
        let path = checkout.path(name);
        fs::read_to_string(&path).map_err(Failure::file(&path))
    };
    let source = function(&read(BUILD)?).ok_or_else(|| Failure::Found(format!("{BUILD} has no block `plugins`")))?;
    let catalog: toml::Table = read(CATALOG)?.parse().map_err(|error| Failure::Found(format!("{CATALOG}: {error}")))?;
    let folder = checkout.path("target/android/gradle");
    let sources = folder.join("kotlin");
    fs::create_dir_all(&sources).map_err(Failure::file(&sources))?;
    for (name, text) in [("Build.kt", source), ("Catalog.kt", accessors(&catalog))] {
        fs::write(sources.join(name), text).map_err(Failure::file(&sources))?;
    }
    checkout::run(app::maven(checkout, &java::tools(checkout)?, "gradle").args(["--quiet", "compile"]))?;
    let gradle = version(&catalog, "gradle")?;
    let plugin = folder.join("plugin/com/android/build/gradle/internal");
    let least = constant(&plugin.join("plugins/VersionCheckPlugin.class"))?;
    if numbers(gradle) < numbers(&least) {
        return Err(Failure::Found(format!("{CATALOG}: Gradle {gradle}, but the Android plugin demands {least}")));
    }
    let (ndk, own) = (version(&catalog, "ndk")?, constant(&plugin.join("cxx/configure/NdkLocatorKt.class"))?);
    if ndk != own {
        return Err(Failure::Found(format!("{CATALOG}: NDK {ndk}, but the one of the Android plugin is {own}")));
    }
    for (name, before, after) in NAMED {
        let text = read(name)?;
        let named = text.split_once(before).and_then(|(_, rest)| Some(rest.split_once(after)?.0)).unwrap_or_default();
        if named.is_empty() || !gradle.starts_with(named) {
            return Err(Failure::Found(format!("{name}: Gradle {named:?}, but {CATALOG} has {gradle}")));
        }
    }
    Ok(format!("the build file compiles; Gradle {gradle}, at least {least}"))
}

fn version<'a>(catalog: &'a toml::Table, name: &str) -> Result<&'a str, Failure> {
    let found = catalog.get("versions").and_then(|versions| versions.get(name)?.as_str());
    found.ok_or_else(|| Failure::Found(format!("{CATALOG} has no version `{name}`")))
}

/// Returns a Kotlin function with the statements of the file, without the block `plugins`.
fn function(file: &str) -> Option<String> {
    let (before, rest) = file.split_once("plugins {\n")?;
    let body = rest.split_once("\n}\n")?.1;
    let imports = IMPORTS.map(|name| format!("import {name}")).join("\n");
    Some(format!("{before}{imports}\n\nfun Project.build() {{\n{body}}}\n"))
}

/// An entry of the version catalog, or a part of the names of entries.
#[derive(Default)]
struct Accessor {
    /// The constructor of the class the entry extends.
    extends: Option<String>,
    parts: BTreeMap<String, Accessor>,
}

impl Accessor {
    fn insert(&mut self, name: &str, extends: String) {
        let part = name.split(['.', '-']).fold(self, |part, word| part.parts.entry(word.to_owned()).or_default());
        part.extends = Some(extends);
    }

    /// Writes the class of this accessor and those of its parts.
    fn write(&self, name: &str, out: &mut Vec<String>) {
        let extends = self.extends.as_ref().map(|class| format!(" : {class}")).unwrap_or_default();
        let of_part = |word: &str| format!("{name}_{word}");
        let parts: Vec<_> = self.parts.keys().map(|word| format!("val {word} = {}()", of_part(word))).collect();
        out.push(format!("class {name}{extends} {{ {} }}", parts.join("; ")));
        self.parts.iter().for_each(|(word, part)| part.write(&of_part(word), out));
    }
}

/// Returns the Kotlin by which a build file reads the version catalog.
fn accessors(catalog: &toml::Table) -> String {
    let mut root = Accessor::default();
    let names = |section: &str| catalog.get(section).and_then(toml::Value::as_table).cloned().unwrap_or_default();
    for (name, number) in names("versions") {
        let number = number.as_str().unwrap_or_default();
        root.insert(&format!("versions.{name}"), format!("Version(\"{number}\")"));
    }
    for name in names("libraries").keys() {
        root.insert(name, "Dependency()".into());
    }
    let mut out = vec!["val libs = Libs()".into()];
    root.write("Libs", &mut out);
    out.join("\n")
}

/// Returns the first text in a Java class that is a version of three numbers.
fn constant(class: &Path) -> Result<String, Failure> {
    let bytes = fs::read(class).map_err(Failure::file(class))?;
    let found = bytes
        .split(|byte| !byte.is_ascii_digit() && *byte != b'.')
        .map(String::from_utf8_lossy)
        .find(|text| text.split('.').count() == 3 && text.split('.').all(|number| !number.is_empty()));
    Ok(found.ok_or_else(|| Failure::Found(format!("{} names no version", class.display())))?.into_owned())
}

fn numbers(version: &str) -> Vec<u32> {
    version.split('.').filter_map(|number| number.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::{accessors, function, numbers};

    #[test]
    fn build_file_becomes_a_function() {
        let made = function("import a.B\n\nplugins {\n    id(1)\n}\n\nandroid {\n    kind {\n    }\n}\n").unwrap();
        assert!(made.starts_with("import a.B\n"), "{made}");
        assert!(made.ends_with("fun Project.build() {\n\nandroid {\n    kind {\n    }\n}\n}\n"), "{made}");
        assert_eq!(function("android {\n}\n"), None);
    }

    #[test]
    fn entries_of_the_catalog_become_properties() {
        let catalog =
            "[versions]\nmin-sdk = \"26\"\n[libraries]\ncompose-ui = {}\ncompose-ui-test = {}\n".parse().unwrap();
        let made = accessors(&catalog);
        for line in [
            "class Libs_compose { val ui = Libs_compose_ui() }",
            "class Libs_compose_ui : Dependency() { val test = Libs_compose_ui_test() }",
            "class Libs_versions_min_sdk : Version(\"26\") {  }",
        ] {
            assert!(made.contains(line), "{line}\n{made}");
        }
    }

    #[test]
    fn versions_are_ordered_by_number() {
        assert!(numbers("9.10.0") > numbers("9.6.1") && numbers("9.6.0") >= numbers("9.6.0"));
    }
}
