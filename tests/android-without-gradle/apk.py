#!/usr/bin/env python3
"""Packs the Android app without the Android SDK: everything but signing.

apk.py R8 JNA_AAR GEN LIBRARIES RULES CLASSPATH NATIVE OUT MODE
    Classes of the class path become dex files by D8 (MODE debug) or R8 (MODE release) of the jar R8; they go into OUT, a
    fresh APK, together with the resources GEN/app.ap_, JNA's native parts and the libraries of the core in NATIVE, a
    folder with one folder for each ABI. Dates are left out, so the same input makes the same bytes.
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
ABIS = ("arm64-v8a", "armeabi-v7a", "x86_64")


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


def dex(r8, frameworks, inputs, rules, out, mode):
    java = Path(os.environ["JAVA_HOME"])
    tool = ["com.android.tools.r8.R8", "--release"] if mode == "release" else ["com.android.tools.r8.D8", "--debug"]
    libraries = [a for f in [*frameworks, java] for a in ("--lib", f)]
    conf = [a for r in rules for a in ("--pg-conf", r)] if mode == "release" else []
    subprocess.run(
        [java / "bin/java", "-Xmx2g", "-cp", r8, *tool, *libraries, *conf, "--min-api", "26", "--output", out, *inputs],
        check=True,
    )


def pack(gen, dexes, jna, native, out):
    with zipfile.ZipFile(gen / "app.ap_") as resources, zipfile.ZipFile(jna) as parts, zipfile.ZipFile(out, "w") as apk:

        def add(name, data, alignment=0):
            entry = zipfile.ZipInfo(name, NEVER)
            entry.compress_type = zipfile.ZIP_STORED if alignment else zipfile.ZIP_DEFLATED
            if alignment:
                # The padding field of Android's tools, which apksigner preserves.
                begin = apk.fp.tell() + 30 + len(name.encode()) + 6
                filling = -begin % alignment
                entry.extra = struct.pack("<HHH", 0xD935, 2 + filling, alignment) + bytes(filling)
            apk.writestr(entry, data, compresslevel=9)

        for name in resources.namelist():
            # Android maps the resource table into memory.
            add(name, resources.read(name), 4 if name == "resources.arsc" else 0)
        for path in dexes:
            add(path.name, path.read_bytes())
        for abi in ABIS:
            add(f"lib/{abi}/libjnidispatch.so", parts.read(f"jni/{abi}/libjnidispatch.so"), PAGE)
            add(f"lib/{abi}/libfivefold.so", (native / abi / "libfivefold.so").read_bytes(), PAGE)


def main(r8, jna, gen, libraries, own_rules, classpath, native, out, mode):
    jna, gen, native, out = Path(jna), Path(gen), Path(native), Path(out)
    work = gen / "dex"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    entries = classpath.split(os.pathsep)
    frameworks = [e for e in entries if Path(e).name.startswith("android-all")]
    rules = [*sorted(Path(libraries).glob("*/proguard.txt")), gen / "app.pro", *own_rules.split(os.pathsep)]
    dex(r8, frameworks, list(programs(classpath, jna, work)), rules, work, mode)
    out.parent.mkdir(parents=True, exist_ok=True)
    pack(gen, sorted(work.glob("classes*.dex")), jna, native, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
