#!/usr/bin/env python3
"""Packs the core for embedding. Packages are reproducible: fixed dates, sorted names.

publish.py aar CLASSES PAGES SOURCES NATIVE CORE LICENSES VERSION JNA KOTLIN URL KEY OUT
    Packs the compiled Kotlin, the libraries in NATIVE (a folder for each processor), manifest and rules of CORE, and the
    licenses into an AAR, and writes it with jars of the sources and of Dokka's PAGES and a POM into the Maven repository
    OUT, each with its sums and, unless KEY is empty, a signature by that key of gpg.
publish.py swift FRAMEWORK SOURCES TEMPLATE URL OUT
    Writes a Swift package into OUT: the framework as an archive, the sources, and a manifest made from TEMPLATE, which names
    the framework's URL and checksum, or its path in the package if URL is empty.
"""
import hashlib
import io
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

# A fixed date for reproducible archives.
NEVER = (1981, 1, 1, 0, 0, 0)
# The sums that Maven's repositories ask for.
SUMS = ("md5", "sha1", "sha256", "sha512")
ABIS = ("arm64-v8a", "armeabi-v7a", "x86_64")
GROUP, NAME = "org.fivefold", "fivefold-core"
METADATA = "aarFormatVersion=1.0\naarMetadataVersion=1.0\nminCompileSdk=26\nminCompileSdkExtension=0\n"
POM = """<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>{group}</groupId>
  <artifactId>{name}</artifactId>
  <version>{version}</version>
  <packaging>aar</packaging>
  <name>Fivefold's core</name>
  <description>Five board games and an opponent for Android.</description>
  <url>{url}</url>
  <licenses>
    <license><name>Apache-2.0</name><url>https://www.apache.org/licenses/LICENSE-2.0.txt</url></license>
    <license><name>MIT</name><url>https://opensource.org/license/mit</url></license>
  </licenses>
  <developers>
    <developer><name>The Fivefold authors</name><url>{url}</url></developer>
  </developers>
  <scm>
    <connection>scm:git:{url}</connection>
    <url>{url}</url>
  </scm>
  <dependencies>
    <dependency><groupId>net.java.dev.jna</groupId><artifactId>jna</artifactId><version>{jna}</version><type>aar</type></dependency>
    <dependency><groupId>org.jetbrains.kotlin</groupId><artifactId>kotlin-stdlib</artifactId><version>{kotlin}</version></dependency>
  </dependencies>
</project>
"""


def archive(files):
    """Returns a zip archive of files, by their names."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as z:
        for name, data in sorted(files.items()):
            entry = zipfile.ZipInfo(name, NEVER)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            z.writestr(entry, data)
    return out.getvalue()


def files_of(folder, under=""):
    return {under + p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def aar(classes, pages, sources, native, core, licenses, version, jna, kotlin, url, key, out):
    parts = {
        "AndroidManifest.xml": (core / "AndroidManifest.xml").read_bytes(),
        "META-INF/com/android/build/gradle/aar-metadata.properties": METADATA.encode(),
        "META-INF/licenses.txt": licenses.read_bytes(),
        "R.txt": b"",
        "classes.jar": archive(files_of(classes)),
        "proguard.txt": (core / "consumer-rules.pro").read_bytes(),
        **{f"jni/{abi}/libfivefold.so": (native / abi / "libfivefold.so").read_bytes() for abi in ABIS},
    }
    empty = [name for name, data in parts.items() if not data and name != "R.txt"]
    if empty or not any(classes.rglob("*.class")):
        sys.exit(f"the AAR would lack {empty or 'classes'}")
    if not (pages / "index.html").exists():
        sys.exit(f"there is no documentation in {pages}")
    place = out / GROUP.replace(".", "/") / NAME / version
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    pom = POM.format(group=GROUP, name=NAME, version=version, jna=jna, kotlin=kotlin, url=url)
    for name, data in {
        f"{NAME}-{version}.aar": archive(parts),
        f"{NAME}-{version}-sources.jar": archive(files_of(sources)),
        f"{NAME}-{version}-javadoc.jar": archive(files_of(pages)),
        f"{NAME}-{version}.pom": pom.encode(),
    }.items():
        (place / name).write_bytes(data)
        if key:
            subprocess.run(["gpg", "--batch", "--armor", "--detach-sign", "--local-user", key, place / name], check=True)
        for path in sorted(place.glob(f"{name}*")):
            for kind in SUMS:
                (place / f"{path.name}.{kind}").write_text(hashlib.new(kind, path.read_bytes()).hexdigest())
        print(f"{len(data):>10}  {place / name}")


def swift(framework, sources, template, url, out):
    shutil.rmtree(out, ignore_errors=True)
    (out / "Sources/Fivefold").mkdir(parents=True)
    packed = archive(files_of(framework, "FivefoldFFI.xcframework/"))
    (out / "FivefoldFFI.xcframework.zip").write_bytes(packed)
    checksum = hashlib.sha256(packed).hexdigest()
    if url:
        place = f'url: "{url}", checksum: "{checksum}"'
    else:
        place = 'path: "FivefoldFFI.xcframework"'
        shutil.copytree(framework, out / "FivefoldFFI.xcframework")
    (out / "Package.swift").write_text(template.read_text().replace("FRAMEWORK", place))
    shutil.copy(sources / "FivefoldGenerated.swift", out / "Sources/Fivefold")
    print(f"{len(packed):>10}  {out / 'FivefoldFFI.xcframework.zip'}\n{checksum}")


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "aar":
        aar(*map(Path, rest[:6]), *rest[6:11], Path(rest[11]))
    else:
        swift(*map(Path, rest[:3]), rest[3], Path(rest[4]))
