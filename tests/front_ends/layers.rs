//! The modules of the core's crates form layers: no modules of one parent import each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path};

use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, UseTree};

use crate::files;

/// The path of a module or an item from the root of its crate.
type ItemPath = Vec<String>;

/// The source folder of each crate.
const CRATES: [&str; 3] = ["core/engine/src", "core/app/src", "core/tools/src"];

#[test]
fn modules_do_not_import_each_other_in_a_circle() {
    let mut circles = Vec::new();
    for folder in CRATES {
        let imports = imports(&modules(&files::path(folder)));
        assert!(imports.values().flatten().count() > 20, "{folder}: imports are missing");
        for (parent, mut edges) in imports {
            let circle = circle(&edges);
            edges.retain(|(from, to)| circle.contains(from) && circle.contains(to));
            circles.extend(edges.iter().map(|(from, to)| format!("{folder}, {}: {from} -> {to}", parent.join("::"))));
        }
    }
    assert!(circles.is_empty(), "modules import each other in a circle:\n{}", circles.join("\n"));
}

/// The paths in a module's code, relative to the root of the crate.
#[derive(Default)]
struct Paths {
    module: ItemPath,
    used: Vec<ItemPath>,
    /// The imported items by their names in the module.
    imported: Vec<(String, ItemPath)>,
}

impl Paths {
    /// Resolves a path that begins with `crate`, `self` or `super`, or with the name of a module beside the code.
    fn resolve(&self, path: &[String]) -> ItemPath {
        let mut base = self.module.clone();
        let mut rest = path;
        while let [first, others @ ..] = rest {
            match first.as_str() {
                "crate" => base.clear(),
                "super" => drop(base.pop()),
                "self" => {}
                _ => break,
            }
            rest = others;
        }
        base.extend_from_slice(rest);
        base
    }

    fn add_import(&mut self, tree: &UseTree, mut path: Vec<String>) {
        match tree {
            UseTree::Path(part) => {
                path.push(part.ident.to_string());
                self.add_import(&part.tree, path);
            }
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.add_import(tree, path.clone())),
            UseTree::Name(name) => self.add_named(name.ident.to_string(), name.ident.to_string(), path),
            UseTree::Rename(name) => self.add_named(name.ident.to_string(), name.rename.to_string(), path),
            UseTree::Glob(_) => self.used.push(self.resolve(&path)),
        }
    }

    fn add_named(&mut self, item: String, name: String, mut path: Vec<String>) {
        path.push(item);
        let path = self.resolve(&path);
        self.used.push(path.clone());
        self.imported.push((name, path));
    }
}

impl Visit<'_> for Paths {
    fn visit_item(&mut self, item: &Item) {
        let attributes: &[Attribute] = match item {
            Item::Mod(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            _ => &[],
        };
        let is_test = |attribute: &Attribute| {
            attribute.path().is_ident("cfg")
                && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
        };
        if !attributes.iter().any(is_test) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &ItemUse) {
        self.add_import(&item.tree, Vec::new());
    }

    fn visit_path(&mut self, path: &syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if ["crate", "self", "super"].contains(&names[0].as_str()) && names.len() > 1 {
            self.used.push(self.resolve(&names));
        }
        visit::visit_path(self, path);
    }

    /// Skips modules inside a file: they belong to the file.
    fn visit_item_mod(&mut self, _: &ItemMod) {}
}

/// Returns the paths of all modules below a source folder, without tests.
fn modules(folder: &Path) -> Vec<Paths> {
    let mut modules = Vec::new();
    let mut folders = vec![(folder.to_owned(), Vec::new())];
    while let Some((folder, parent)) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("a file of the folder").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let mut module: ItemPath = parent.clone();
            if name != "lib" && name != "main" {
                module.push(name.clone());
            }
            if path.is_dir() && name != "tests" {
                folders.push((path, module));
            } else if path.extension().is_some_and(|ending| ending == "rs") && name != "tests" {
                let text = fs::read_to_string(&path).expect("a source is text");
                let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                let mut paths = Paths { module, ..Paths::default() };
                paths.visit_file(&file);
                modules.push(paths);
            }
        }
    }
    modules
}

/// Returns which modules import which, by their parent. A name that the parent imports from a child counts as the
/// child.
fn imports(modules: &[Paths]) -> BTreeMap<ItemPath, BTreeSet<(String, String)>> {
    let known: BTreeSet<&ItemPath> = modules.iter().map(|paths| &paths.module).collect();
    let named: BTreeMap<(&ItemPath, &str), &ItemPath> = (modules.iter())
        .flat_map(|paths| paths.imported.iter().map(|(name, path)| ((&paths.module, name.as_str()), path)))
        .collect();
    let mut imports: BTreeMap<ItemPath, BTreeSet<(String, String)>> = BTreeMap::new();
    for Paths { module, used, .. } in modules {
        for (depth, path) in used.iter().flat_map(|path| (0..module.len().min(path.len())).map(move |at| (at, path))) {
            let parent = module[..depth].to_vec();
            if path[..depth] != parent[..] {
                continue;
            }
            let child = |path: &ItemPath| {
                let child = path.get(..=depth).filter(|child| known.contains(&child.to_vec()))?;
                (child[..depth] == parent[..]).then(|| child[depth].clone())
            };
            let target =
                child(path).or_else(|| named.get(&(&parent, path[depth].as_str())).and_then(|path| child(path)));
            if let Some(target) = target.filter(|target| *target != module[depth]) {
                imports.entry(parent).or_default().insert((module[depth].clone(), target));
            }
        }
    }
    imports
}

/// Returns the modules that import each other, directly or through others.
fn circle(edges: &BTreeSet<(String, String)>) -> BTreeSet<String> {
    let reached_from = |start: &str| {
        let mut reached = BTreeSet::new();
        let mut open = vec![start];
        while let Some(from) = open.pop() {
            open.extend(edges.iter().filter(|(a, b)| a == from && reached.insert(b.clone())).map(|(_, b)| b.as_str()));
        }
        reached
    };
    edges.iter().map(|(from, _)| from).filter(|from| reached_from(from).contains(*from)).cloned().collect()
}
