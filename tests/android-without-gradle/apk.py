#!/usr/bin/env python3
"""Packs the Android app without the Android SDK: everything but signing.

apk.py TOOLS GEN LIBRARIES RULES PROFILES CLASSPATH NATIVE ABIS OUT MODE
    Classes of the class path become dex files by D8 (MODE debug) or R8 (MODE release, with the classes of the startup
    profile in PROFILES together) of TOOLS/r8.jar; they go into
    OUT/unsigned.apk, a fresh APK, together with the resources GEN/app.ap_, the native parts of TOOLS/jna.aar and the
    libraries of the core in NATIVE, a folder with one folder for each ABI, for ABIS, joined by commas. In MODE release the
    APK also has the Baseline profile of the app and its libraries, compiled into OUT/baseline.prof and .profm; the same
    parts go into OUT/base.zip, the module of an App Bundle, and R8's renamings into OUT/mapping.txt. Dates are
    left out, so the same input makes the same bytes.
"""
import os
import shutil
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

# A fixed date for reproducible archives.
NEVER = (1981, 1, 1, 0, 0, 0)
# The largest page size of any device; libraries are mapped from the archive.
PAGE = 16384


def jar_of(folder, jar):
    """Packs the classes of a folder as a jar for D8."""
    with zipfile.ZipFile(jar, "w") as z:
        for path in sorted(folder.rglob("*.class")):
            z.write(path, path.relative_to(folder).as_posix())
    return jar


def programs(classpath, jna, work):
    for number, entry in enumerate(Path(e) for e in classpath.split(os.pathsep) if e):
        if entry.is_dir():
            yield jar_of(entry, work / f"classes-{number}.jar")
        elif entry.suffix == ".jar" and not entry.name.startswith(("android-all", "jna-")):
            yield entry
    with zipfile.ZipFile(jna) as z:
        z.extract("classes.jar", work)
    yield work / "classes.jar"


def dex(r8, frameworks, inputs, rules, profile, out, mapping, mode):
    java = Path(os.environ["JAVA_HOME"])
    tool = ["com.android.tools.r8.R8", "--release"] if mode == "release" else ["com.android.tools.r8.D8", "--debug"]
    libraries = [a for f in [*frameworks, java] for a in ("--lib", f)]
    conf = [a for r in rules for a in ("--pg-conf", r)] if mode == "release" else []
    if mode == "release":
        conf += ["--pg-map-output", mapping, "--startup-profile", profile]
    subprocess.run(
        [java / "bin/java", "-Xmx2g", "-cp", r8, *tool, *libraries, *conf, "--min-api", "26", "--output", out, *inputs],
        check=True,
    )


def compile_profile(tools, entries, own, libraries, dexes, work, out):
    """Compiles the Baseline profiles of the libraries and of the app with the compiler in Android's Gradle plugin."""
    rules = work / "baseline-prof.txt"
    parts = [*sorted(libraries.glob("*/baseline-prof.txt")), own]
    rules.write_text("\n".join(part.read_text() for part in parts))
    kotlin = next(e for e in entries if Path(e).name.startswith("kotlin-stdlib-2"))
    java = Path(os.environ["JAVA_HOME"]) / "bin/java"
    source = Path(__file__).with_name("Profile.java")
    classpath = os.pathsep.join([str(tools / "gradle.jar"), kotlin])
    subprocess.run([java, "-cp", classpath, source, rules, out / "mapping.txt", out, *dexes], check=True)
    return [out / "baseline.prof", out / "baseline.profm"]


def native_parts(jna, native, abis):
    """Yields the names and bytes of the libraries."""
    with zipfile.ZipFile(jna) as parts:
        for abi in abis:
            yield f"lib/{abi}/libjnidispatch.so", parts.read(f"jni/{abi}/libjnidispatch.so")
            yield f"lib/{abi}/libfivefold.so", (native / abi / "libfivefold.so").read_bytes()


def add(archive, name, data, alignment=0):
    entry = zipfile.ZipInfo(name, NEVER)
    entry.compress_type = zipfile.ZIP_STORED if alignment else zipfile.ZIP_DEFLATED
    if alignment:
        # The padding field of Android's tools, which apksigner preserves.
        begin = archive.fp.tell() + 30 + len(name.encode()) + 6
        filling = -begin % alignment
        entry.extra = struct.pack("<HHH", 0xD935, 2 + filling, alignment) + bytes(filling)
    archive.writestr(entry, data, compresslevel=9)


def pack(resources, dexes, profile, libraries, out):
    """Packs an APK."""
    with zipfile.ZipFile(resources) as parts, zipfile.ZipFile(out, "w") as apk:
        for name in parts.namelist():
            # Android maps the resource table into memory.
            add(apk, name, parts.read(name), 4 if name == "resources.arsc" else 0)
        for path in dexes:
            add(apk, path.name, path.read_bytes())
        for path in profile:
            # AndroidX reads it from the archive as it is.
            add(apk, f"assets/dexopt/{path.name}", path.read_bytes(), 4)
        for name, data in libraries:
            add(apk, name, data, PAGE)


def pack_module(aapt2, resources, dexes, libraries, work, out):
    """Packs the module of an App Bundle, whose resources are protocol buffers."""
    proto = work / "proto.ap_"
    subprocess.run([aapt2, "convert", "--output-format", "proto", "-o", proto, resources], check=True)
    with zipfile.ZipFile(proto) as parts, zipfile.ZipFile(out, "w") as module:
        for name in sorted(parts.namelist()):
            add(module, f"manifest/{name}" if name == "AndroidManifest.xml" else name, parts.read(name))
        for path in dexes:
            add(module, f"dex/{path.name}", path.read_bytes())
        for name, data in libraries:
            add(module, name, data)


def main(tools, gen, libraries, own_rules, profiles, classpath, native, abis, out, mode):
    tools, gen, libraries, profiles = Path(tools), Path(gen), Path(libraries), Path(profiles)
    native, out = Path(native), Path(out)
    jna, resources = tools / "jna.aar", gen / "app.ap_"
    work = gen / "dex"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    out.mkdir(parents=True, exist_ok=True)
    entries = classpath.split(os.pathsep)
    frameworks = [e for e in entries if Path(e).name.startswith("android-all")]
    rules = [*sorted(libraries.glob("*/proguard.txt")), gen / "app.pro", *own_rules.split(os.pathsep)]
    inputs = list(programs(classpath, jna, work))
    startup = profiles / "startup-prof.txt"
    dex(tools / "r8.jar", frameworks, inputs, rules, startup, work, out / "mapping.txt", mode)
    # The first one has no number.
    dexes = sorted(work.glob("classes*.dex"), key=lambda path: int(path.stem.removeprefix("classes") or 1))
    own = profiles / "baseline-prof.txt"
    release = mode == "release"
    profile = compile_profile(tools, entries, own, libraries, dexes, work, out) if release else []
    parts = list(native_parts(jna, native, abis.split(",")))
    pack(resources, dexes, profile, parts, out / "unsigned.apk")
    if release:
        pack_module(tools / "prebuilt/linux/aapt2", resources, dexes, parts, work, out / "base.zip")


if __name__ == "__main__":
    main(*sys.argv[1:])
