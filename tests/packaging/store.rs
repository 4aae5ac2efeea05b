//! Checks what the stores are given: texts, in Gradle's layout for Google Play, which F-Droid reads too, and pictures.

use std::process::Command;

use fivefold_engine::text::Language;
use fivefold_engine::{games, puzzles};

use crate::files;

const FOLDER: &str = "android/app/src/main/play";

/// The texts of a listing, with the maximum number of characters.
const TEXTS: [(&str, usize); 3] = [("title", 30), ("short-description", 80), ("full-description", 4_000)];

/// The maximum number of characters of release notes.
const NOTES: usize = 500;

/// The folders of screenshots, with the least and the greatest length of a side in pixels.
const SCREENSHOTS: [(&str, u32, u32); 3] =
    [("phone-screenshots", 320, 3_840), ("tablet-screenshots", 320, 3_840), ("large-tablet-screenshots", 1_080, 7_680)];

/// The store's tags of languages that have no region of their own in it, and the regions of the others.
const REGIONS: [(&str, &str); 9] = [
    ("de", "DE"),
    ("en", "US"),
    ("es", "ES"),
    ("fr", "FR"),
    ("it", "IT"),
    ("ja", "JP"),
    ("ko", "KR"),
    ("ru", "RU"),
    ("tr", "TR"),
];

fn tag_of_store(language: Language) -> String {
    let tag = language.tag();
    let region = REGIONS.iter().find(|(with_region, _)| *with_region == tag);
    region.map_or_else(|| tag.to_owned(), |(tag, region)| format!("{tag}-{region}"))
}

#[test]
fn every_language_has_texts_of_stores_that_fit() {
    let mut tags: Vec<_> = Language::all().map(tag_of_store).collect();
    for tag in &tags {
        let listing = TEXTS.map(|(name, most)| (format!("{FOLDER}/listings/{tag}/{name}.txt"), most));
        for (path, most) in listing.into_iter().chain([(format!("{FOLDER}/release-notes/{tag}/default.txt"), NOTES)]) {
            let count = files::text(&path).trim().chars().count();
            assert!((1..=most).contains(&count), "{path} has {count} characters, at most {most} fit");
        }
    }
    tags.sort();
    for folder in ["listings", "release-notes"] {
        let entries = files::path(FOLDER).join(folder).read_dir().expect("a folder").flatten();
        let mut found: Vec<_> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        found.sort();
        assert_eq!(found, tags, "{folder}");
    }
}

#[test]
fn english_listing_counts_games_languages_and_puzzles() {
    let text = files::text(&format!("{FOLDER}/listings/en-US/full-description.txt"));
    assert_eq!(Language::all().count(), 14);
    assert!(text.contains("In fourteen languages."), "{text}");
    assert_eq!(games::all().len(), 5);
    for words in [&text, &files::text(&format!("{FOLDER}/listings/en-US/short-description.txt"))] {
        assert!(words.starts_with("Five board games"), "{words}");
    }
    let count: usize = games::all().iter().map(|game| puzzles::pool(*game).expect("a pool").puzzles().len()).sum();
    assert!((1_000..2_000).contains(&count) && text.contains("more than a thousand puzzles"), "{count} puzzles");
}

/// Both apps are described by the same texts.
#[test]
fn names_of_games_are_keywords_that_fit_the_app_store() {
    for language in Language::all() {
        let names: Vec<_> = games::all().iter().map(|game| game.texts(language.into()).word("name")).collect();
        let keywords = names.join(",");
        assert!(keywords.chars().count() <= 100, "{}: {keywords}", language.tag());
    }
}

#[test]
fn screenshots_have_sizes_that_stores_accept() {
    for (folder, least, most) in SCREENSHOTS {
        let path = files::path(&format!("{FOLDER}/listings/en-US/graphics/{folder}"));
        let mut count = 0;
        for entry in path.read_dir().expect("a folder").flatten() {
            let bytes = std::fs::read(entry.path()).expect("a picture");
            let [width, height] = [16, 20].map(|at| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap()));
            let name = entry.path();
            assert!(width.min(height) >= least && width.max(height) <= most, "{name:?}: {width} x {height}");
            assert!(width.max(height) <= 2 * width.min(height), "{name:?}: {width} x {height}");
            assert_eq!(bytes[25], 2, "{name:?}: not RGB without alpha");
            count += 1;
        }
        assert!((2..=8).contains(&count), "{folder}: {count} pictures");
    }
}

/// F-Droid builds everything from source.
#[test]
fn repository_has_no_compiled_files() {
    const COMPILED: [&str; 9] = ["a", "aar", "apk", "class", "dex", "dylib", "jar", "so", "xcframework"];
    let output = Command::new("git").arg("ls-files").current_dir(files::path("")).output().expect("git can be started");
    let names = String::from_utf8(output.stdout).expect("names are UTF-8");
    assert!(names.lines().count() > 1_000, "{names}");
    let compiled: Vec<_> =
        names.lines().filter(|name| name.rsplit_once('.').is_some_and(|(_, kind)| COMPILED.contains(&kind))).collect();
    assert!(compiled.is_empty(), "{compiled:?}");
}

#[test]
fn recipe_of_fdroid_has_the_versions_of_the_build() {
    let readme = files::text("android/README.md");
    let catalog: toml::Table = files::text("android/gradle/libs.versions.toml").parse().expect("it is TOML");
    let ndk = catalog["versions"]["ndk"].as_str().expect("a version");
    let build = files::text("android/app/build.gradle.kts");
    let code = build.split_once("versionCode = ").and_then(|(_, rest)| rest.lines().next()).expect("a version code");
    let workflow = files::text(".github/workflows/android.yml");
    let version = env!("CARGO_PKG_VERSION");
    for line in [
        format!("versionName: {version}\n"),
        format!("versionCode: {code}\n"),
        format!("commit: v{version}\n"),
        format!("ndk: {ndk}\n"),
        format!("rustup toolchain install {}.0 ", env!("CARGO_PKG_RUST_VERSION")),
    ] {
        assert!(readme.contains(&line), "android/README.md lacks {line:?}");
    }
    for tool in ["cargo-ndk@4.1.2", "rustup toolchain install 1.95.0"] {
        assert!(readme.contains(tool) && workflow.contains(tool), "{tool} is not in both");
    }
}
