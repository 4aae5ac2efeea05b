//! A bill of materials as programs read it: `CycloneDX`, version 1.6.

use serde_json::{Value, json};

use super::parts::{App, Part};

/// The bill. It has neither a date nor a number of its own, so that the same parts make the same bytes.
pub fn of(parts: &[Part]) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let components: Vec<_> = parts.iter().map(component).collect();
    let bill = json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "bom-ref": "fivefold",
            "name": "fivefold",
            "version": version,
            "licenses": [{ "expression": "Apache-2.0 OR MIT" }],
        } },
        "components": components,
        "dependencies": [{
            "ref": "fivefold",
            "dependsOn": parts.iter().map(reference).collect::<Vec<_>>(),
        }],
    });
    serde_json::to_string_pretty(&bill).expect("it is JSON") + "\n"
}

fn reference(part: &Part) -> String {
    part.package.clone().unwrap_or_else(|| part.name.clone())
}

fn component(part: &Part) -> Value {
    let apps: Vec<_> = part.apps.iter().map(|app| if *app == App::Android { "Android" } else { "iOS" }).collect();
    let mut component = json!({
        "type": "library",
        "bom-ref": reference(part),
        "name": part.name,
        "licenses": [{ "expression": part.licence }],
        "externalReferences": [{ "type": "website", "url": part.source }],
        "properties": [{ "name": "fivefold:apps", "value": apps.join(" ") }],
    });
    if let Some(version) = &part.version {
        component["version"] = json!(version);
    }
    if let Some(package) = &part.package {
        component["purl"] = json!(package);
    }
    if let Some(hash) = &part.hash {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": hash }]);
    }
    component
}
