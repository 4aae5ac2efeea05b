//! Generates the uniffi declarations of the core's records and enums, and compresses the licenses.
//!
//! `#[uniffi::remote]` needs the definition of a foreign type again. To avoid a second copy of every field and comment,
//! the definitions are read from the core's sources: the [`ROOTS`] and the types of their fields.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

use quote::{ToTokens, quote};
use syn::{
    Attribute, Fields, GenericParam, Ident, Item, Type, Visibility, parse_quote, visit::Visit, visit_mut::VisitMut,
};

/// The modules with exported types, by their paths in Rust and in `core`.
const MODULES: [(&str, &str); 5] = [
    ("fivefold_engine::search", "engine/src/search"),
    ("fivefold_engine::session", "engine/src/session"),
    ("fivefold_engine::game", "engine/src/game"),
    ("fivefold_app", "app/src"),
    ("fivefold_app::picture", "app/src/picture"),
];

/// The types of the arguments and results of calls.
const ROOTS: [&str; 29] = [
    "Appearance",
    "CivilDate",
    "HomeState",
    "LegalMoveRow",
    "MatchEvent",
    "MatchLink",
    "MatchState",
    "NewGameEvent",
    "NewGameState",
    "NextMatch",
    "OutsideState",
    "Page",
    "Palette",
    "PlanKind",
    "Player",
    "Screen",
    "ScreenPlan",
    "SearchProgress",
    "SearchReport",
    "SettingsEvent",
    "SettingsState",
    "Side",
    "Speech",
    "StatisticsState",
    "StudyEntry",
    "StudyEvent",
    "StudyState",
    "Word",
    "Zoom",
];

/// The types exported as numbers, by conversions in `bindings/src/states.rs`.
const NUMBERS: [&str; 3] = ["Place", "RegionId", "SearchId"];

/// The compression level with the smallest result.
const SMALLEST: u8 = 10;

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let core = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../core");
    let mut types = BTreeMap::new();
    for (module, folder) in MODULES {
        println!("cargo::rerun-if-changed={}", core.join(folder).display());
        for file in sources(&core.join(folder))? {
            let items = syn::parse_file(&fs::read_to_string(file)?)?.items;
            let items = items.into_iter().map(expanded);
            types.extend(items.filter_map(|item| Some((public_name(&item)?, (module, item)))));
        }
    }
    let text = mirror(&types)?;
    let out = env::var("OUT_DIR")?;
    fs::write(Path::new(&out).join("states.rs"), text)?;
    // Compressed to a quarter, and decompressed on demand.
    println!("cargo::rerun-if-changed=licenses.txt");
    let licenses = fs::read("licenses.txt")?;
    fs::write(Path::new(&out).join("licenses"), miniz_oxide::deflate::compress_to_vec(&licenses, SMALLEST))?;
    Ok(())
}

/// Returns the source files below a folder.
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

/// Expands the macro with the words of the screens to its enum.
fn expanded(item: Item) -> Item {
    match item {
        Item::Macro(list) if list.mac.path.is_ident("words") => {
            let names = list.mac.tokens;
            parse_quote!(#[doc = " The fixed texts of the screens."] pub enum Word { #names })
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

/// Returns the declarations of the roots and of the types of their fields.
fn mirror(types: &BTreeMap<String, (&str, Item)>) -> Result<String, Failure> {
    let mut wanted: Vec<String> = ROOTS.map(str::to_owned).into();
    let mut declared = BTreeSet::new();
    let mut text = String::new();
    while let Some(name) = wanted.pop() {
        if NUMBERS.contains(&name.as_str()) || !declared.insert(name.clone()) {
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
        writeln!(text, "pub use {module}::{name};\n{}", definition(instance(item.clone())))?;
    }
    Ok(text)
}

/// Replaces a type's parameters by their defaults.
fn instance(mut item: Item) -> Item {
    if let Item::Struct(item) = &mut item {
        let parameters = std::mem::take(&mut item.generics).params.into_iter();
        let mut defaults = Defaults(
            parameters
                .filter_map(|parameter| match parameter {
                    GenericParam::Type(parameter) => Some((parameter.ident, parameter.default?)),
                    _ => None,
                })
                .collect(),
        );
        defaults.visit_item_struct_mut(item);
    }
    item
}

/// The defaults of a type's parameters.
struct Defaults(BTreeMap<Ident, Type>);

impl VisitMut for Defaults {
    fn visit_type_mut(&mut self, named: &mut Type) {
        let default = match named {
            Type::Path(path) => path.path.get_ident().and_then(|name| self.0.get(name)),
            _ => None,
        };
        match default {
            Some(default) => *named = default.clone(),
            None => syn::visit_mut::visit_type_mut(self, named),
        }
    }
}

/// Returns the declaration of a type.
fn definition(mut item: Item) -> String {
    let kind = match &mut item {
        Item::Struct(item) => {
            keep_relevant(&mut item.attrs);
            strip_fields(&mut item.fields);
            quote!(Record)
        }
        Item::Enum(item) => {
            keep_relevant(&mut item.attrs);
            for variant in &mut item.variants {
                keep_relevant(&mut variant.attrs);
                strip_fields(&mut variant.fields);
            }
            quote!(Enum)
        }
        _ => quote!(),
    };
    quote!(#[uniffi::remote(#kind)] #item).to_token_stream().to_string()
}

fn strip_fields(fields: &mut Fields) {
    fields.iter_mut().for_each(|field| keep_relevant(&mut field.attrs));
}

/// Keeps the documentation and the representation.
fn keep_relevant(attributes: &mut Vec<Attribute>) {
    attributes.retain(|attribute| attribute.path().is_ident("doc") || attribute.path().is_ident("repr"));
}

/// The type names in a definition.
struct Parts(Vec<String>);

impl Visit<'_> for Parts {
    fn visit_path_segment(&mut self, segment: &syn::PathSegment) {
        self.0.push(segment.ident.to_string());
        syn::visit::visit_path_segment(self, segment);
    }
}
