//! The icon in layers, as Apple's systems have wanted it since version 26: they light each layer, cast its shadow and tint it.
//! A document of Icon Composer names the pictures, the front one first; older Xcodes take the icon of the catalogue.

use serde_json::{Value, json};

use super::mark::{Colour, Mark, Outline, Shape, Tones};
use super::vector;

/// The appearances: what the document calls each, how its pictures end, and its colours.
const APPEARANCES: [(Option<&str>, &str, Tones); 3] =
    [(None, "", Tones::LIGHT), (Some("dark"), "-dark", Tones::DARK), (Some("tinted"), "-tinted", Tones::TINTED)];

/// The name of a layer, and what it takes of a mark.
type Layer = (&'static str, fn(&Mark) -> Vec<Shape>);

/// The layers, the front one first. The system casts shadows of its own.
const LAYERS: [Layer; 3] = [
    ("pieces", |mark| chosen(&mark.pieces, |outline| matches!(outline, Outline::Ring { .. }))),
    ("bridge", |mark| chosen(&mark.pieces, |outline| matches!(outline, Outline::Bar { .. }))),
    // The ground is not drawn: it is what everything is filled with.
    ("board", |mark| chosen(&mark.board[1..], |_| true)),
];

fn chosen(shapes: &[Shape], is_in: fn(&Outline) -> bool) -> Vec<Shape> {
    shapes.iter().filter(|shape| !shape.is_shadow() && is_in(&shape.outline)).copied().collect()
}

/// The document and its pictures, by their paths inside.
pub fn drawn() -> Vec<(String, Vec<u8>)> {
    let mut files = vec![("icon.json".to_owned(), format!("{:#}\n", document()).into_bytes())];
    for (_, end, tones) in APPEARANCES {
        let mark = Mark::new(&tones);
        for (name, shapes) in LAYERS {
            files.push((format!("Assets/{name}{end}.svg"), vector::svg(&shapes(&mark)).into_bytes()));
        }
    }
    files
}

fn document() -> Value {
    let groups = LAYERS.map(|(name, _)| {
        let pictures = specialised(|end, _| json!(format!("{name}{end}.svg")));
        json!({
            "layers": [{ "glass": name != "board", "image-name-specializations": pictures, "name": name }],
            "shadow": { "kind": "neutral", "opacity": 0.5 },
            "translucency": { "enabled": false, "value": 0.5 },
        })
    });
    json!({
        "fill-specializations": specialised(|_, tones| json!({ "solid": colour(tones.gap) })),
        "groups": groups,
        "supported-platforms": { "squares": ["iOS"] },
    })
}

/// A value for each appearance; the first has no name.
fn specialised(value: impl Fn(&str, &Tones) -> Value) -> Vec<Value> {
    let of = |(appearance, end, tones): &(Option<&str>, &str, Tones)| {
        let mut entry = json!({ "value": value(end, tones) });
        if let Some(appearance) = appearance {
            entry["appearance"] = json!(appearance);
        }
        entry
    };
    APPEARANCES.iter().map(of).collect()
}

fn colour(colour: Colour) -> String {
    let part = |shift: u32| f64::from(colour >> shift & 0xff) / 255.0;
    format!("srgb:{:.5},{:.5},{:.5},1.00000", part(16), part(8), part(0))
}
