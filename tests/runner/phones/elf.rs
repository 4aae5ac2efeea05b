//! What a phone asks of a library, read from the library itself.

use std::collections::BTreeSet;

use object::elf;
use object::read::elf::{Dyn, FileHeader, ProgramHeader, Sym};
use object::{Endianness, FileKind};

/// The largest page of memory of any phone. Newer ones load nothing that is laid out for smaller ones.
pub const PAGE: u64 = 16384;

/// What matters of a library of Android.
#[derive(Debug, Default)]
pub struct Library {
    /// The processor, by ELF's number.
    pub machine: u16,
    /// The name it has for those that are linked with it.
    pub name: String,
    /// The libraries it needs.
    pub needed: Vec<String>,
    /// The names it takes of them.
    pub taken: BTreeSet<String>,
    /// Those of them that it can do without.
    pub weak: BTreeSet<String>,
    /// The names it offers.
    pub offered: Vec<String>,
    /// The smallest alignment of what is mapped into memory.
    alignment: u64,
    /// What else is found in it.
    traits: BTreeSet<Trait>,
}

/// What may be found in a library.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Trait {
    /// Memory that is both written and run.
    WritableCode,
    /// Code that would be changed where it is loaded.
    TextRelocations,
    /// Android's packed relocations.
    PackedRelocations,
    /// Every name is bound at loading.
    BoundAtLoading,
    /// What was bound is read only from then on.
    ReadOnlyAfterLoading,
    /// Variables of the linker's for each thread, which Android knows since its version 29 only.
    ThreadVariables,
}

impl Library {
    /// Reads a library.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let read = match FileKind::parse(bytes) {
            Ok(FileKind::Elf32) => read_of::<elf::FileHeader32<Endianness>>(bytes),
            Ok(FileKind::Elf64) => read_of::<elf::FileHeader64<Endianness>>(bytes),
            Ok(other) => return Err(format!("is no ELF file but {other:?}")),
            Err(fault) => Err(fault),
        };
        read.map_err(|fault| fault.to_string())
    }

    fn has(&self, found: Trait) -> bool {
        self.traits.contains(&found)
    }

    /// What no library may be, ours or another's.
    pub fn faults(&self, machine: u16) -> Vec<String> {
        let mut faults = Vec::new();
        let mut fault = |is: bool, text: &str| {
            if is {
                faults.push(text.to_owned());
            }
        };
        fault(self.machine != machine, "is for another processor");
        fault(self.alignment < PAGE, "is laid out for pages smaller than 16 KB");
        fault(self.has(Trait::WritableCode), "has code that can be written");
        fault(self.has(Trait::TextRelocations), "has relocations in its code");
        fault(
            self.has(Trait::ThreadVariables),
            "has variables for each thread that Android before version 29 cannot make",
        );
        for needed in &self.needed {
            let known = ["libc.so", "libdl.so", "liblog.so", "libm.so"];
            fault(!known.contains(&needed.as_str()), &format!("needs {needed}, which no phone has"));
        }
        faults
    }

    /// What the core's own library may not be besides.
    pub fn own_faults(&self, machine: u16) -> Vec<String> {
        let mut faults = self.faults(machine);
        if self.name != "libfivefold.so" {
            faults.push(format!("has the name {:?}", self.name));
        }
        if !self.has(Trait::PackedRelocations) {
            faults.push("has relocations that are not packed".into());
        }
        if !self.has(Trait::BoundAtLoading) || !self.has(Trait::ReadOnlyAfterLoading) {
            faults.push("can be changed after it is loaded".into());
        }
        let begins = ["ffi_fivefold_", "uniffi_fivefold_", "UNIFFI_META_"];
        let strange = self.offered.iter().filter(|name| !begins.iter().any(|begin| name.starts_with(begin)));
        faults.extend(strange.map(|name| format!("offers {name}, which is nobody's business")));
        if self.offered.len() < 50 {
            faults.push(format!("offers only {} names", self.offered.len()));
        }
        faults
    }
}

fn read_of<Elf: FileHeader<Endian = Endianness>>(bytes: &[u8]) -> Result<Library, object::Error> {
    let header = Elf::parse(bytes)?;
    let endian = header.endian()?;
    let sections = header.sections(endian, bytes)?;
    let symbols = sections.symbols(endian, bytes, elf::SHT_DYNSYM)?;
    let strings = symbols.strings();
    let mut library = Library { machine: header.e_machine(endian), alignment: u64::MAX, ..Library::default() };
    let mut found = |is: bool, found: Trait| {
        if is {
            library.traits.insert(found);
        }
    };
    for segment in header.program_headers(endian, bytes)? {
        let (kind, flags) = (segment.p_type(endian), segment.p_flags(endian));
        if kind == elf::PT_LOAD {
            library.alignment = library.alignment.min(segment.p_align(endian).into());
        }
        let is_mapped = kind == elf::PT_LOAD || kind == elf::PT_GNU_STACK;
        found(is_mapped && flags & elf::PF_W != 0 && flags & elf::PF_X != 0, Trait::WritableCode);
        found(kind == elf::PT_TLS, Trait::ThreadVariables);
        found(kind == elf::PT_GNU_RELRO, Trait::ReadOnlyAfterLoading);
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
            found(tag == TAG_TEXTREL || flag(elf::DF_TEXTREL), Trait::TextRelocations);
            found(tag == TAG_BIND_NOW || flag(elf::DF_BIND_NOW), Trait::BoundAtLoading);
            found(tag == TAG_ANDROID_REL || tag == TAG_ANDROID_RELA, Trait::PackedRelocations);
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
            library.offered.push(name);
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

    fn sound() -> Library {
        let offered = (0..60).map(|number| format!("uniffi_fivefold_fn_{number}")).collect();
        Library {
            machine: elf::EM_AARCH64,
            name: "libfivefold.so".into(),
            needed: vec!["libc.so".into()],
            offered,
            alignment: PAGE,
            traits: [Trait::PackedRelocations, Trait::BoundAtLoading, Trait::ReadOnlyAfterLoading].into(),
            ..Library::default()
        }
    }

    #[test]
    fn every_fault_is_told() {
        assert_eq!(sound().own_faults(elf::EM_AARCH64), [""; 0]);
        let faults = |change: fn(&mut Library)| {
            let mut library = sound();
            change(&mut library);
            library.own_faults(elf::EM_AARCH64).len()
        };
        assert_eq!(faults(|library| library.machine = elf::EM_ARM), 1);
        assert_eq!(faults(|library| library.alignment = 4096), 1);
        assert_eq!(faults(|library| library.traits.extend([Trait::WritableCode])), 1);
        assert_eq!(faults(|library| library.traits.extend([Trait::TextRelocations, Trait::ThreadVariables])), 2);
        assert_eq!(faults(|library| library.needed.push("libc++_shared.so".into())), 1);
        assert_eq!(faults(|library| library.name.clear()), 1);
        assert_eq!(faults(|library| library.traits.retain(|found| *found != Trait::BoundAtLoading)), 1);
        assert_eq!(faults(|library| library.traits.clear()), 2);
        assert_eq!(faults(|library| library.offered.push("rust_panic".into())), 1);
        assert_eq!(faults(|library| library.offered.clear()), 1);
    }

    #[test]
    fn a_library_of_this_machine_is_read() {
        let own = std::fs::read(std::env::current_exe().unwrap()).unwrap();
        if cfg!(target_os = "linux") {
            let read = Library::read(&own).unwrap();
            assert!(read.needed.iter().any(|name| name.starts_with("libc.so")), "{read:?}");
            assert!(read.taken.contains("malloc"), "{:?}", read.taken);
        }
        assert!(Library::read(b"no library").is_err());
    }
}
