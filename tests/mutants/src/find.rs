//! What can be changed in a source: operators, conditions, and what functions answer.
//!
//! The changes are those of cargo-mutants, but for whole arms of a match. What only a compiler can evaluate is left alone,
//! and so is what stands in a macro.

use std::ops::Range;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ReturnType, Type, UnOp};

/// Where a change is put, and what stands there then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// An expression, with what is tried in its stead.
    Instead(Range<usize>, String),
    /// The inside of a function's body begins here, and what it answers at once.
    AtOnce(usize, String),
}

/// A fault to put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// Where it is, in words that outlive changes elsewhere in the file: the function, what stands there, what instead.
    pub about: String,
    pub place: Place,
}

/// Everything that can be changed in a source, in its order.
///
/// # Errors
/// If it is no Rust.
pub fn mutants(source: &str) -> syn::Result<Vec<Mutant>> {
    let file = syn::parse_file(source)?;
    let mut finder = Finder { source, functions: Vec::new(), owner: String::new(), found: Vec::new() };
    finder.visit_file(&file);
    Ok(finder.found)
}

struct Finder<'a> {
    source: &'a str,
    functions: Vec<String>,
    owner: String,
    found: Vec<Mutant>,
}

impl Finder<'_> {
    fn text(&self, span: Span) -> &str {
        &self.source[span.byte_range()]
    }

    fn found(&mut self, what: &str, place: Place) {
        let Some(function) = self.functions.last() else { return };
        let what = what.split_whitespace().collect::<Vec<_>>().join(" ");
        self.found.push(Mutant { about: format!("{function}: {what}"), place });
    }

    /// Tries something instead of an expression.
    fn instead(&mut self, expression: &Expr, text: String, told: &str) {
        let what = format!("`{}` {told}", self.text(expression.span()));
        self.found(&what, Place::Instead(expression.span().byte_range(), text));
    }

    fn in_function(&mut self, signature: &syn::Signature, block: &syn::Block, attributes: &[syn::Attribute]) {
        // What is evaluated while compiling cannot be switched, and a test is no code of the app.
        if signature.constness.is_some() || attributes.iter().any(|attribute| attribute.path().is_ident("test")) {
            return;
        }
        let name = if self.owner.is_empty() {
            signature.ident.to_string()
        } else {
            format!("{}::{}", self.owner, signature.ident)
        };
        self.functions.push(name);
        let begin = block.brace_token.span.open().byte_range().end;
        for answer in answers(&signature.output) {
            let what = if answer.is_empty() { "does nothing".to_owned() } else { format!("answers {answer}") };
            self.found(&what, Place::AtOnce(begin, answer));
        }
        visit::visit_block(self, block);
        self.functions.pop();
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_for_tests(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_impl(&mut self, block: &'ast syn::ItemImpl) {
        if is_for_tests(&block.attrs) {
            return;
        }
        let owner = match &*block.self_ty {
            Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()),
            _ => None,
        };
        let outer = std::mem::replace(&mut self.owner, owner.unwrap_or_default());
        visit::visit_item_impl(self, block);
        self.owner = outer;
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if !is_for_tests(&function.attrs) {
            let outer = std::mem::take(&mut self.owner);
            self.in_function(&function.sig, &function.block, &function.attrs);
            self.owner = outer;
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if !is_for_tests(&function.attrs) {
            self.in_function(&function.sig, &function.block, &function.attrs);
        }
    }

    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}

    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}

    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}

    fn visit_type(&mut self, _: &'ast Type) {}

    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}

    fn visit_expr_repeat(&mut self, repeated: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeated.expr);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if !has_let(&binary.left) && !has_let(&binary.right) {
            let (left, right) = (self.text(binary.left.span()).to_owned(), self.text(binary.right.span()).to_owned());
            let is_assignment = self.text(binary.op.span()).ends_with('=') && !is_comparison(&binary.op);
            for other in others(&binary.op) {
                // What is assigned to is a place, which parentheses would leave one, but not without a warning.
                let text = if is_assignment {
                    format!("{left} {other} {right}")
                } else {
                    format!("({left}) {other} ({right})")
                };
                self.instead(&Expr::Binary(binary.clone()), text, &format!("with {other}"));
            }
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) && !matches!(&*unary.expr, Expr::Lit(_)) {
            let text = self.text(unary.expr.span()).to_owned();
            self.instead(&Expr::Unary(unary.clone()), text, "without its sign");
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard
            && !has_let(guard)
        {
            for text in ["true", "false"] {
                self.instead(guard, text.to_owned(), &format!("as {text}"));
            }
        }
        visit::visit_arm(self, arm);
    }
}

/// What a function may answer at once, by its type. Nothing where only its own module could say.
fn answers(output: &ReturnType) -> Vec<String> {
    let ReturnType::Type(_, output) = output else { return vec![String::new()] };
    let Type::Path(path) = &**output else { return Vec::new() };
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    let all: &[&str] = match last.ident.to_string().as_str() {
        "bool" => &["true", "false"],
        "u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize" => &["0", "1"],
        "f32" | "f64" => &["0.0", "1.0"],
        "String" => &["String::new()"],
        "Option" => &["None"],
        "Vec" => &["Vec::new()"],
        "Result" => &["Ok(Default::default())"],
        _ => &[],
    };
    all.iter().map(|&text| text.to_owned()).collect()
}

fn others(operator: &BinOp) -> &'static [&'static str] {
    match operator {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::Lt(_) => &["<=", ">"],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<"],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) | BinOp::Div(_) => &["-", "*"],
        BinOp::Sub(_) | BinOp::Mul(_) => &["+"],
        BinOp::Rem(_) => &["/"],
        BinOp::BitAnd(_) | BinOp::BitXor(_) => &["|"],
        BinOp::BitOr(_) => &["&"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) | BinOp::MulAssign(_) => &["+="],
        BinOp::DivAssign(_) => &["*="],
        BinOp::BitAndAssign(_) | BinOp::BitXorAssign(_) => &["|="],
        BinOp::BitOrAssign(_) => &["&="],
        _ => &[],
    }
}

const fn is_comparison(operator: &BinOp) -> bool {
    matches!(operator, BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Le(_) | BinOp::Ge(_))
}

/// Whether a name is bound in it, which it could not be in parentheses.
fn has_let(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg") && attribute.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn abouts(source: &str) -> Vec<String> {
        mutants(source).unwrap().into_iter().map(|mutant| mutant.about).collect()
    }

    #[test]
    fn answers_operators_signs_and_guards_are_changed() {
        let source = "impl Board { fn full(&self) -> bool { !self.free && self.count >= 9 } }";
        let expected = [
            "Board::full: answers true",
            "Board::full: answers false",
            "Board::full: `!self.free && self.count >= 9` with ||",
            "Board::full: `!self.free` without its sign",
            "Board::full: `self.count >= 9` with >",
            "Board::full: `self.count >= 9` with <",
        ];
        assert_eq!(abouts(source), expected);
        let source = "fn f(a: u8) { match a { b if b == 1 => {} _ => {} } }";
        let expected = ["f: does nothing", "f: `b == 1` as true", "f: `b == 1` as false", "f: `b == 1` with !="];
        assert_eq!(abouts(source), expected);
    }

    #[test]
    fn what_is_evaluated_while_compiling_and_tests_are_left_alone() {
        let source =
            "const A: u8 = 1 + 2; const fn b() -> bool { true } #[cfg(test)] mod tests { fn c() -> bool { true } }";
        assert!(abouts(source).is_empty());
        assert_eq!(abouts("fn d() { let e = [1; 2 + 3]; }"), ["d: does nothing"]);
        assert_eq!(abouts("fn d() { if let Some(1) = e && f == 1 {} }"), ["d: does nothing", "d: `f == 1` with !="]);
    }
}
