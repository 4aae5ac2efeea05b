#!/usr/bin/env python3
"""Compares the declarations with the table of facts, and with the oldest iOS of the app.

compare.py GRAPHS
    GRAPHS is a folder with the symbol graphs of all modules, made by swift-symbolgraph-extract.
"""
import json
import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
# Newer than the app's oldest iOS: every use asks for the version first.
GUARDED = {"UIKit 26.0 UINavigationController.interactiveContentPopGestureRecognizer"}
APP = HERE.parent.parent / "ios/App/project.yml"


def symbols(graphs):
    """The public declarations with their frameworks. Compiler-generated ones have no location."""
    for file in sorted(graphs.glob("*.symbols.json")):
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            if not symbol.get("location", {"uri": "Taken.swift"})["uri"].endswith("Taken.swift"):
                yield graph["module"]["name"], symbol


def is_fact(symbol):
    """Whether Apple documents the declaration: not a view's body, a builder's function, or an own name."""
    *_, last = path = symbol["pathComponents"]
    own = any(part in ("SystemView", "SystemRotorContent", "Modified") or part.startswith("_") for part in path)
    return not (own or last == "body" or last.startswith("build") or symbol["kind"]["identifier"] == "swift.typealias")


def fact(framework, symbol):
    """A line of the table: framework, first iOS version, title; marked if it takes keys of a string catalog."""
    versions = [it["introduced"] for it in symbol.get("availability", []) if it.get("domain") == "iOS"]
    version = "{major}.{minor}".format(**{"minor": 0, **versions[0]}) if versions else "without a version"
    parameters = symbol.get("functionSignature", {}).get("parameters", [])
    words = [part["spelling"] for parameter in parameters for part in parameter["declarationFragments"]]
    keys = " of keys" if any(word.startswith("LocalizedStringKey") for word in words) else ""
    return f"{framework} {version} {'.'.join(symbol['pathComponents'])}{keys}"


def faults(graphs):
    declared = {fact(framework, symbol) for framework, symbol in symbols(graphs) if is_fact(symbol)}
    facts = {line for line in (HERE / "facts.txt").read_text().splitlines() if not line.startswith("#")}
    yield from (f"facts.txt lacks or contradicts: {line}" for line in sorted(declared - facts))
    yield from (f"facts.txt lists, but it is not declared: {line}" for line in sorted(facts - declared))
    oldest = float(re.search(r'iOS: "([\d.]+)"', APP.read_text())[1])
    yield from (f"newer than iOS {oldest}: {line}" for line in sorted(facts - GUARDED) if float(line.split()[1]) > oldest)
    for name in (line.split(".")[-1] for line in GUARDED):
        uses = [line for file in APP.parent.parent.glob("Sources/**/*.swift") for line in file.read_text().splitlines()]
        yield from (f"does not ask for the version: {use.strip()}" for use in uses if name in use and "#available" not in use)
    # SwiftUI takes literals for keys of a string catalog; the declarations refuse them.
    keys = [line for line in facts if line.endswith(" of keys") and "Text.init" not in line]
    yield from (f"takes no other words: {line}" for line in keys if line.removesuffix(" of keys") not in facts)
    sources = "\n".join(file.read_text() for file in HERE.glob("Sources/*/*.swift"))
    words = [line for line in sources.splitlines() if re.search(r"StringProtocol(>\(|, )", line)]
    twins = sum("_disfavoredOverload" in line for line in words), sources.count("a literal is a key here")
    if twins[0] != twins[1] or twins[0] < 15 or len(declared) < 600:
        yield f"{twins[0]} functions of strings, {twins[1]} of keys, {len(declared)} declarations"


if __name__ == "__main__":
    found = list(faults(Path(sys.argv[1])))
    if found:
        sys.exit("\n".join(found))
