"""Checks the translations without compiling anything: `python3 core/engine/languages/check.py [TAG...]`.

Prints a line for each fault, and exits with 1 if there is any. With `--stale` it lists the translations that are older
than their English, by the author times of `git blame`; `--since=YYYY-MM-DD` leaves out English of earlier days.
"""

import collections
import functools
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
ENGINE, APP, SOURCE = ROOT / "core/engine/languages", ROOT / "core/app/languages", ROOT / "core/engine/src"
SAME_MEANING = ENGINE / "same-meaning.txt"  # hashes of commits that changed English without changing its meaning
MODULE = re.compile(r'"examples"\)\)\]\s*(?:#\[doc\(hidden\)\]\s*)?pub mod (\w+);')
MODULES = MODULE.findall((SOURCE / "games.rs").read_text(encoding="utf-8"))
MODULE_TEXTS = [(SOURCE / f"games/{module}.rs").read_text(encoding="utf-8") for module in MODULES]
EXAMPLES = {name for text in MODULE_TEXTS for name in re.findall(r'TextFile::new\("([a-z-]+)"\)', text)}
FORMS = {"zero", "one", "two", "few", "many", "other"}
# CLDR's plural forms: the numbers from 1 to 99 have those before the bar, and a text may have the others too.
PLURALS = {
    **{"ar": "one two few many|zero other", "ru": "one few many|other"},
    **dict.fromkeys("de en es fr it pt-BR tr".split(), "one other|"),
    **dict.fromkeys("id ja ko zh-CN zh-TW".split(), "other|"),
}
FUNCTIONS = {"ko": "PARTICLE", "tr": "SUFFIX"}
LABEL = 20  # an English text of at most so many characters and without arguments is a label
ENTRY = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=(.*)")
TOKEN = re.compile(r"\{ *\$([\w-]+) *->|\*?\[([\w-]+)\]|\{ *\$([\w-]+)|\{|\}")


class Text:
    """A message or a term of a Fluent file."""

    def __init__(self, line, value, comment):
        self.first, self.last, self.value, self.comment = line, line, value, comment

    def parse(self):
        """Finds the arguments, terms, functions and selectors."""
        quoted = lambda it: re.sub(r"\\u[0-9A-Fa-f]{4}|[{}]", "_", it[1])
        plain = re.sub(r'\{ *"((?:[^"\\]|\\.)*)" *\}', quoted, self.value)
        plain = re.sub(r"LOWER\((\$[\w-]+)\)", r"\1", plain)
        self.terms = set(re.findall(r"\{ *(-[\w-]+)", plain))
        calls = re.findall(r"\{ *([A-Z]+)\(([^)]*)\)", plain)
        self.functions = {(name, tuple(re.findall(r"\$([\w-]+)", rest))) for name, rest in calls}
        self.arguments, self.choices, opened, self.is_closed = set(), collections.defaultdict(set), [], True
        for found in TOKEN.finditer(plain):
            selector, variant, argument = found.groups()
            if variant:
                self.choices[next((name for name in reversed(opened) if name), "")].add(variant)
            elif found[0] == "}":
                self.is_closed &= bool(opened)
                opened = opened[:-1]
            else:
                opened.append(selector)
                self.arguments |= {argument} - {None}
        self.is_closed &= not opened and plain.count("->") == plain.count("*[")
        self.choices.pop("", None)
        self.letters = re.sub(r"\{[^{}]*\}", "", plain).strip()
        self.counts = {name for name, forms in self.choices.items() if all(it in FORMS or it.isdigit() for it in forms)}
        self.words = {name: forms for name, forms in self.choices.items() if name not in self.counts}


def read(path, faults):
    """Returns the texts of a file by their keys."""
    texts, text, own, group, before = {}, None, "", "", ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            text = None
            if line.startswith("## "):
                group, own = (group if before.startswith("## ") else "") + line[2:], ""
            elif line.startswith("# "):
                own += line[1:]
        elif entry := ENTRY.match(line):
            text = Text(number, entry[2], (own, group))
            if entry[1] in texts:
                faults.append(f"{path.relative_to(ROOT)}:{number}: {entry[1]}: a second time")
            texts[entry[1]], own = text, ""
        elif text and line[:1] in (" ", "}"):
            text.value, text.last = f"{text.value}\n{line}", number
        else:
            faults.extend([f"{path.relative_to(ROOT)}:{number}: neither key nor indented: {line[:40]}"] * (line != ""))
            own = ""
        before = line
    for text in texts.values():
        text.parse()
    return texts


def english_files():
    """Returns the English files by name."""
    return {path.stem: path for root in (APP, ENGINE) for path in sorted((root / "en").glob("*.ftl"))}


def place(english, tag):
    """Returns the path of a file in a language."""
    return english.parents[1] / tag / english.name


def compare(key, english, own, tag):
    """Returns the faults of a text beside its English."""
    if not own.is_closed:
        yield "braces or the default variant *[…] do not match"
    chosen = english.choices.keys() | own.choices.keys()
    for name in sorted((english.arguments ^ own.arguments) - chosen):
        yield f"{{ ${name} }} is {'missing' if name in english.arguments else 'unknown'}"
    known = english.arguments | english.choices.keys()
    yield from (f"{{ ${name} -> }} is unknown" for name in sorted(own.counts - known))
    for name, arguments in sorted(own.functions):
        if name != FUNCTIONS.get(tag) or not set(arguments) <= known:
            yield f"{name}({', '.join(arguments)}) is unknown"
    for name in sorted(english.words.keys() | own.words.keys()):
        if own.words.get(name) != english.words.get(name):
            yield f"${name} has other variants than in English"
    needed, rare = (set(forms.split()) for forms in PLURALS.get(tag, "other|zero one two few many").split("|"))
    for name in sorted(own.counts):
        yield from (f"[{form}] of ${name} is missing" for form in sorted(needed - own.choices[name]))
        yield from (f"[{it}] of ${name} is never used" for it in sorted(own.choices[name] & FORMS - needed - rare))
    if english.counts and not own.counts and len(needed) > 1:
        yield "there are no plural forms"
    longest = len(english.letters)
    most = max(longest * 8 // 5, longest + 16)
    if longest <= LABEL and not english.choices and not english.arguments and len(own.letters) > most:
        yield f"{len(own.letters)} characters, and {most} fit"


def uncommented(text):
    """Returns what the comments on an English text leave out."""
    comment = "".join(text.comment)
    yield from ["no comment"] * (not comment)
    unsaid = sorted((text.arguments | text.choices.keys()) - set(re.findall(r"\$([\w-]+)", comment)))
    yield from (f"no comment on ${name}" for name in unsaid)


def check(tag, files, faults):
    """Adds the faults of a language. Example games need neither translations nor comments."""
    paths = {name: place(path, tag) for name, path in files.items()}
    texts = {name: read(path, faults) for name, path in paths.items() if path.exists()}
    sides, grays = (set(texts.get(name, ())) for name in ("names", "names-grays"))
    if sides != grays:
        faults.append(f"{tag}: only in one of names.ftl and names-grays.ftl: {' '.join(sorted(sides ^ grays))}")
    for name, path in paths.items():
        is_example = name in EXAMPLES
        if name not in texts:
            faults += [f"{path.relative_to(ROOT)}: missing"] * (not is_example)
            continue
        english, own = read(files[name], []), texts[name]
        for key in sorted(english.keys() ^ own.keys()):
            if not key.startswith("-"):
                faults.append(f"{path.relative_to(ROOT)}: {key}: {'missing' if key in english else 'unknown'}")
        for key, text in own.items():
            found = list(compare(key, text if key.startswith("-") else english.get(key, text), text, tag))
            found += [f"{{ {term} }} is unknown" for term in sorted(text.terms - sides - own.keys())]
            found += uncommented(text) if tag == "en" and not is_example else []
            faults.extend(f"{path.relative_to(ROOT)}:{text.first}: {key}: {fault}" for fault in found)
    unknown = {path for root in (ENGINE, APP) for path in (root / tag).glob("*.ftl")} - set(paths.values())
    faults.extend(f"{path.relative_to(ROOT)}: unknown" for path in sorted(unknown))


@functools.cache
def times(path):
    """Returns the author time of each line, from line 1; a line that is not committed is new."""
    ignored = ["--ignore-revs-file", SAME_MEANING] if SAME_MEANING.exists() else []
    command = ["git", "-C", ROOT, "blame", "--line-porcelain", *ignored, "--", path]
    blame = subprocess.check_output(command, encoding="utf-8")
    return [0, *map(int, re.findall(r"^author-time (\d+)$", blame, re.M))]


def stale(tag, files, since):
    """Returns the texts of a language that are older than their English."""
    for name, english_path in files.items():
        own_path = place(english_path, tag)
        if name in ("language", "names", "names-grays") or not own_path.exists():
            continue
        english, new = read(english_path, []), times(english_path)
        for key, text in read(own_path, []).items():
            newest = max(new[english[key].first : english[key].last + 1]) if key in english else 0
            if newest > max(since, *times(own_path)[text.first : text.last + 1]):
                yield f"{own_path.relative_to(ROOT)}:{text.first}: {key}"


def main(arguments):
    options = {it.split("=")[0]: it.partition("=")[2] for it in arguments if it.startswith("-")}
    tags = [it for it in arguments if not it.startswith("-")]
    all_tags = sorted(path.name for path in ENGINE.iterdir() if any(path.glob("*.ftl")))
    if unknown := set(tags) - set(all_tags) | options.keys() - {"--stale", "--since"}:
        sys.exit(f"unknown: {' '.join(sorted(unknown))}; languages: {' '.join(all_tags)}")
    files, faults = english_files(), []
    since = time.mktime(time.strptime(options.get("--since", "2000-01-01"), "%Y-%m-%d"))
    for tag in tags or all_tags:
        faults += stale(tag, files, since) if options else check(tag, files, faults) or []
    print("\n".join(faults) or "no faults")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
