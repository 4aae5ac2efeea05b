//! Every exported call turns panics into errors. The test reads the sources of the bindings, so that it covers new calls
//! too.

use std::path::Path;

use syn::{Block, Expr, ImplItem, Item, ReturnType, Signature, Stmt, Type};

use crate::surface::{is_exported, texts};

/// The functions that turn panics into errors: the guard, and methods that use it.
const GUARDS: [&str; 5] = ["guarded", "with", "change", "read", "search_by"];

#[test]
fn every_exported_call_returns_result_and_is_guarded() {
    let sources = texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../bindings/src"), "rs");
    let calls: Vec<String> = sources
        .iter()
        .flat_map(|(_, text)| syn::parse_file(text).expect("it compiles").items)
        .flat_map(|item| calls_of(&item))
        .collect();
    assert!(calls.len() > 40, "only {} exported calls were found", calls.len());
    let bare: Vec<&str> = calls.iter().filter_map(|call| call.strip_prefix("not guarded: ")).collect();
    assert!(bare.is_empty(), "a panic can reach the host in {}", bare.join(", "));
}

#[test]
fn call_without_guard_is_noticed() {
    let calls = |text: &str| calls_of(&syn::parse_str(text).expect("valid Rust"));
    let guarded = "#[uniffi::export] fn one() -> Result<u8, E> { guarded(|| Ok(1)) }";
    assert_eq!(calls(guarded), ["one"]);
    let work_outside_guard = "#[uniffi::export] fn two() -> Result<u8, E> { let it = work(); guarded(|| Ok(it)) }";
    assert_eq!(calls(work_outside_guard), ["not guarded: two"]);
    let without_result = "#[uniffi::export] impl Session { pub fn three(&self) { self.read(|_| {}); } }";
    assert_eq!(calls(without_result), ["not guarded: three"]);
    assert_eq!(calls("fn not_exported() -> u8 { 4 }"), [""; 0]);
}

/// Returns the names of the exported calls of an item; unguarded ones are marked.
fn calls_of(item: &Item) -> Vec<String> {
    let call = |signature: &Signature, body: &Block| {
        let mark = if gives_result(signature) && is_guarded(body) { "" } else { "not guarded: " };
        format!("{mark}{}", signature.ident)
    };
    match item {
        Item::Fn(item) if is_exported(&item.attrs) => vec![call(&item.sig, &item.block)],
        Item::Impl(item) if is_exported(&item.attrs) => {
            let functions = item.items.iter().filter_map(|item| match item {
                ImplItem::Fn(function) => Some(call(&function.sig, &function.block)),
                _ => None,
            });
            functions.collect()
        }
        _ => vec![],
    }
}

fn gives_result(signature: &Signature) -> bool {
    let ReturnType::Type(_, given) = &signature.output else { return false };
    matches!(given.as_ref(), Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Result"))
}

/// Returns whether a body only calls a guard, apart from declarations.
fn is_guarded(body: &Block) -> bool {
    let done: Vec<&Stmt> = body.stmts.iter().filter(|statement| !matches!(statement, Stmt::Item(_))).collect();
    let [Stmt::Expr(only, None)] = done.as_slice() else { return false };
    match only {
        Expr::Call(call) => {
            matches!(call.func.as_ref(), Expr::Path(path) if GUARDS.iter().any(|it| path.path.is_ident(it)))
        }
        Expr::MethodCall(call) => GUARDS.iter().any(|it| call.method == it),
        _ => false,
    }
}
