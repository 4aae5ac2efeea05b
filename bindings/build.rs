//! Tells uniffi what the records and enums of the core are made of, so that they cross the border as they are.
//!
//! `#[uniffi::remote]` wants the definition of a foreign type once more. Written by hand that would be a second place for
//! every field and every comment of every state; so it is read from the core's sources: [`ROOTS`] and whatever their
//! fields are made of. It packs the licences too.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use quote::{ToTokens, quote};
use syn::{Attribute, Fields, Item, Visibility, parse_quote, visit::Visit};

/// The modules whose types may cross, by their paths in Rust and in `core`.
const MODULES: [(&str, &str); 5] = [
    ("fivefold_engine::search", "engine/src/search"),
    ("fivefold_engine::session", "engine/src/session"),
    ("fivefold_engine::game", "engine/src/game"),
    ("fivefold_app", "app/src"),
    ("fivefold_app::picture", "app/src/picture"),
];

/// What calls take and give.
const ROOTS: [&str; 29] = [
    "AppSettings",
    "BoardGesture",
    "CivilDate",
    "HomeState",
    "LearnState",
    "LegalMoveRow",
    "MatchLink",
    "MatchState",
    "MenuRow",
    "NewGameState",
    "Opponent",
    "Palette",
    "PlanKind",
    "Player",
    "PlayerChoice",
    "RulesState",
    "ScreenPlan",
    "SearchProgress",
    "SearchReport",
    "SettingsBoard",
    "Side",
    "Starter",
    "Speech",
    "StatisticsState",
    "StrengthKind",
    "StudyDeed",
    "StudyState",
    "Word",
    "Zoom",
];

/// What crosses as a number: `bindings/src/states.rs` says how.
const NUMBERS: [&str; 3] = ["Place", "RegionId", "SearchId"];

/// The level of packing that makes least of a text; it takes no time.
const SMALLEST: u8 = 10;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let core = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../core");
    let mut types = BTreeMap::new();
    for (module, folder) in MODULES {
        println!("cargo::rerun-if-changed={}", core.join(folder).display());
        for file in sources(&core.join(folder))? {
            let items = syn::parse_file(&fs::read_to_string(file)?)?.items;
            let items = items.into_iter().map(written_out);
            types.extend(items.filter_map(|item| Some((public_name(&item)?, (module, item)))));
        }
    }
    let text = mirror(&types)?;
    let out = env::var("OUT_DIR")?;
    fs::write(Path::new(&out).join("states.rs"), text)?;
    // A quarter of its size, and unpacked when somebody reads it.
    println!("cargo::rerun-if-changed=licences.txt");
    let licences = fs::read("licences.txt")?;
    fs::write(Path::new(&out).join("licences"), miniz_oxide::deflate::compress_to_vec(&licences, SMALLEST))?;
    Ok(())
}

/// Every source file below a folder.
fn sources(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

/// The words of the screens are a list in the core: the enum that it stands for.
fn written_out(item: Item) -> Item {
    match item {
        Item::Macro(list) if list.mac.path.is_ident("words") => {
            let names = list.mac.tokens;
            parse_quote!(#[doc = " What the screens say themselves."] pub enum Word { #names })
        }
        item => item,
    }
}

fn public_name(item: &Item) -> Option<String> {
    let (name, visibility) = match item {
        Item::Struct(item) => (&item.ident, &item.vis),
        Item::Enum(item) => (&item.ident, &item.vis),
        _ => return None,
    };
    matches!(visibility, Visibility::Public(_)).then(|| name.to_string())
}

/// The roots and everything they are made of, for uniffi.
fn mirror(types: &BTreeMap<String, (&str, Item)>) -> Result<String, Failure> {
    let mut wanted: Vec<String> = ROOTS.map(str::to_owned).into();
    let mut told = BTreeSet::new();
    let mut text = String::new();
    while let Some(name) = wanted.pop() {
        if NUMBERS.contains(&name.as_str()) || !told.insert(name.clone()) {
            continue;
        }
        let Some((module, item)) = types.get(&name) else {
            if ROOTS.contains(&name.as_str()) {
                return Err(format!("the core has no public type {name}").into());
            }
            continue;
        };
        let mut parts = Parts(Vec::new());
        parts.visit_item(item);
        wanted.append(&mut parts.0);
        writeln!(text, "pub use {module}::{name};\n{}", definition(item.clone()))?;
    }
    Ok(text)
}

/// The definition of a type as uniffi takes it.
fn definition(mut item: Item) -> String {
    let kind = match &mut item {
        Item::Struct(item) => {
            keep_what_matters(&mut item.attrs);
            of_fields(&mut item.fields);
            quote!(Record)
        }
        Item::Enum(item) => {
            keep_what_matters(&mut item.attrs);
            for variant in &mut item.variants {
                keep_what_matters(&mut variant.attrs);
                of_fields(&mut variant.fields);
            }
            quote!(Enum)
        }
        _ => quote!(),
    };
    quote!(#[uniffi::remote(#kind)] #item).to_token_stream().to_string()
}

fn of_fields(fields: &mut Fields) {
    fields.iter_mut().for_each(|field| keep_what_matters(&mut field.attrs));
}

/// What the hosts read, and what numbers an enum.
fn keep_what_matters(attributes: &mut Vec<Attribute>) {
    attributes.retain(|attribute| attribute.path().is_ident("doc") || attribute.path().is_ident("repr"));
}

/// The names of types in a definition.
struct Parts(Vec<String>);

impl Visit<'_> for Parts {
    fn visit_path_segment(&mut self, segment: &syn::PathSegment) {
        self.0.push(segment.ident.to_string());
        syn::visit::visit_path_segment(self, segment);
    }
}
