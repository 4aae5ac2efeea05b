//! Checks a shared library for requirements of Android, by the `object` crate.

use std::collections::BTreeSet;

use object::elf;
use object::read::elf::{Dyn, FileHeader, ProgramHeader, Sym};
use object::{Endianness, FileKind};

/// The largest page size of any phone. Newer phones load no library aligned to smaller pages.
pub const PAGE: u64 = 16384;

/// The properties of a shared library that matter for Android.
#[derive(Debug, Default)]
pub struct ElfLibrary {
    /// ELF's number of the processor.
    pub machine: u16,
    /// The soname.
    pub name: String,
    /// The needed libraries.
    pub needed: Vec<String>,
    /// The imported symbols.
    pub taken: BTreeSet<String>,
    /// The weak imports.
    pub weak: BTreeSet<String>,
    /// The exported symbols.
    pub exports: Vec<String>,
    /// The smallest alignment of loaded segments.
    alignment: u64,
    /// Other properties.
    properties: BTreeSet<Property>,
}

/// A property of a library.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Property {
    /// Segments both writable and executable.
    WritableCode,
    /// Relocations in code.
    TextRelocations,
    /// Android's packed relocations.
    PackedRelocations,
    /// Symbols are bound at load time.
    BoundAtLoading,
    /// Relocated data is read-only after loading.
    ReadOnlyAfterLoading,
    /// A segment of thread-local variables, supported since version 29 of Android.
    ThreadVariables,
}

impl ElfLibrary {
    /// Reads a library.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let read = match FileKind::parse(bytes) {
            Ok(FileKind::Elf32) => read_of::<elf::FileHeader32<Endianness>>(bytes),
            Ok(FileKind::Elf64) => read_of::<elf::FileHeader64<Endianness>>(bytes),
            Ok(other) => return Err(format!("not an ELF file but {other:?}")),
            Err(fault) => Err(fault),
        };
        read.map_err(|fault| fault.to_string())
    }

    fn has(&self, found: Property) -> bool {
        self.properties.contains(&found)
    }

    /// Returns the faults of any library, own or third-party.
    pub fn faults(&self, machine: u16) -> Vec<String> {
        let mut faults = Vec::new();
        let mut fault = |is: bool, text: &str| {
            if is {
                faults.push(text.to_owned());
            }
        };
        fault(self.machine != machine, "is for another processor");
        fault(self.alignment < PAGE, "is aligned to pages smaller than 16 KB");
        fault(self.has(Property::WritableCode), "has writable code");
        fault(self.has(Property::TextRelocations), "has relocations in its code");
        fault(
            self.has(Property::ThreadVariables),
            "has a segment of thread-local variables, which Android supports since version 29",
        );
        for needed in &self.needed {
            let known = ["libc.so", "libdl.so", "liblog.so", "libm.so"];
            fault(!known.contains(&needed.as_str()), &format!("needs {needed}, which is not a system library"));
        }
        faults
    }

    /// Returns the faults of the core's own library.
    pub fn own_faults(&self, machine: u16) -> Vec<String> {
        let mut faults = self.faults(machine);
        if self.name != "libfivefold.so" {
            faults.push(format!("has the name {:?}", self.name));
        }
        if !self.has(Property::PackedRelocations) {
            faults.push("has unpacked relocations".into());
        }
        if !self.has(Property::BoundAtLoading) || !self.has(Property::ReadOnlyAfterLoading) {
            faults.push("is writable after relocation".into());
        }
        let begins = ["ffi_fivefold_", "uniffi_fivefold_", "UNIFFI_META_"];
        let unexpected = self.exports.iter().filter(|name| !begins.iter().any(|begin| name.starts_with(begin)));
        faults.extend(unexpected.map(|name| format!("exports {name}")));
        if self.exports.len() < 50 {
            faults.push(format!("exports only {} symbols", self.exports.len()));
        }
        faults
    }
}

fn read_of<Elf: FileHeader<Endian = Endianness>>(bytes: &[u8]) -> Result<ElfLibrary, object::Error> {
    let header = Elf::parse(bytes)?;
    let endian = header.endian()?;
    let sections = header.sections(endian, bytes)?;
    let symbols = sections.symbols(endian, bytes, elf::SHT_DYNSYM)?;
    let strings = symbols.strings();
    let mut library = ElfLibrary { machine: header.e_machine(endian), alignment: u64::MAX, ..ElfLibrary::default() };
    let mut found = |is: bool, found: Property| {
        if is {
            library.properties.insert(found);
        }
    };
    for segment in header.program_headers(endian, bytes)? {
        let (kind, flags) = (segment.p_type(endian), segment.p_flags(endian));
        if kind == elf::PT_LOAD {
            library.alignment = library.alignment.min(segment.p_align(endian).into());
        }
        let is_mapped = kind == elf::PT_LOAD || kind == elf::PT_GNU_STACK;
        found(is_mapped && flags & elf::PF_W != 0 && flags & elf::PF_X != 0, Property::WritableCode);
        found(kind == elf::PT_TLS, Property::ThreadVariables);
        found(kind == elf::PT_GNU_RELRO, Property::ReadOnlyAfterLoading);
        for entry in segment.dynamic(endian, bytes)?.unwrap_or_default() {
            let (tag, value) = (entry.d_tag(endian).into(), entry.d_val(endian).into());
            let text = || {
                let at = u32::try_from(value).unwrap_or_default();
                strings.get(at).map(|name| String::from_utf8_lossy(name).into_owned()).unwrap_or_default()
            };
            let flag = |flag: u32| tag == TAG_FLAGS && value & u64::from(flag) != 0;
            match tag {
                TAG_SONAME => library.name = text(),
                TAG_NEEDED => library.needed.push(text()),
                _ => {}
            }
            found(tag == TAG_TEXTREL || flag(elf::DF_TEXTREL), Property::TextRelocations);
            found(tag == TAG_BIND_NOW || flag(elf::DF_BIND_NOW), Property::BoundAtLoading);
            found(tag == TAG_ANDROID_REL || tag == TAG_ANDROID_RELA, Property::PackedRelocations);
        }
    }
    for symbol in symbols.iter() {
        let name = String::from_utf8_lossy(symbol.name(endian, strings)?).into_owned();
        if name.is_empty() {
        } else if symbol.is_undefined(endian) {
            if symbol.st_bind() == elf::STB_WEAK {
                library.weak.insert(name.clone());
            }
            library.taken.insert(name);
        } else {
            library.exports.push(name);
        }
    }
    Ok(library)
}

const TAG_NEEDED: u64 = elf::DT_NEEDED as u64;
const TAG_SONAME: u64 = elf::DT_SONAME as u64;
const TAG_TEXTREL: u64 = elf::DT_TEXTREL as u64;
const TAG_BIND_NOW: u64 = elf::DT_BIND_NOW as u64;
const TAG_FLAGS: u64 = elf::DT_FLAGS as u64;
/// Android's own packed relocations, without and with addends.
const TAG_ANDROID_REL: u64 = 0x6000_000f;
const TAG_ANDROID_RELA: u64 = 0x6000_0011;

#[cfg(test)]
mod tests {
    use super::*;

    fn sound() -> ElfLibrary {
        let exports = (0..60).map(|number| format!("uniffi_fivefold_fn_{number}")).collect();
        ElfLibrary {
            machine: elf::EM_AARCH64,
            name: "libfivefold.so".into(),
            needed: vec!["libc.so".into()],
            exports,
            alignment: PAGE,
            properties: [Property::PackedRelocations, Property::BoundAtLoading, Property::ReadOnlyAfterLoading].into(),
            ..ElfLibrary::default()
        }
    }

    #[test]
    fn library_with_fault_is_refused() {
        assert_eq!(sound().own_faults(elf::EM_AARCH64), [""; 0]);
        let faults = |change: fn(&mut ElfLibrary)| {
            let mut library = sound();
            change(&mut library);
            library.own_faults(elf::EM_AARCH64).len()
        };
        assert_eq!(faults(|library| library.machine = elf::EM_ARM), 1);
        assert_eq!(faults(|library| library.alignment = 4096), 1);
        assert_eq!(faults(|library| library.properties.extend([Property::WritableCode])), 1);
        assert_eq!(
            faults(|library| library.properties.extend([Property::TextRelocations, Property::ThreadVariables])),
            2
        );
        assert_eq!(faults(|library| library.needed.push("libc++_shared.so".into())), 1);
        assert_eq!(faults(|library| library.name.clear()), 1);
        assert_eq!(faults(|library| library.properties.retain(|found| *found != Property::BoundAtLoading)), 1);
        assert_eq!(faults(|library| library.properties.clear()), 2);
        assert_eq!(faults(|library| library.exports.push("rust_panic".into())), 1);
        assert_eq!(faults(|library| library.exports.clear()), 1);
    }

    #[test]
    fn library_reader_reads_own_executable() {
        let own = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        if cfg!(target_os = "linux") {
            let read = ElfLibrary::read(&own).unwrap();
            assert!(read.needed.iter().any(|name| name.starts_with("libc.so")), "{read:?}");
            assert!(read.taken.contains("malloc"), "{:?}", read.taken);
        }
        assert!(ElfLibrary::read(b"not a library").is_err());
    }
}
