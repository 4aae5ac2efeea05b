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
    /// The names it offers.
    pub offered: Vec<String>,
    /// The smallest alignment of what is mapped into memory.
    alignment: u64,
    /// Whether memory is both written and run.
    writable_code: bool,
    /// Whether code would be changed where it is loaded.
    text_relocations: bool,
    /// Whether the relocations are packed.
    pub packed: bool,
    /// Whether everything is bound at loading, and read only from then on.
    pub sealed: bool,
    /// Whether it has variables of the linker's for each thread, which Android knows since its version 29 only.
    thread_variables: bool,
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
        fault(self.writable_code, "has code that can be written");
        fault(self.text_relocations, "has relocations in its code");
        fault(self.thread_variables, "has variables for each thread that Android before version 29 cannot make");
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
        if !self.packed {
            faults.push("has relocations that are not packed".into());
        }
        if !self.sealed {
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
    let (mut bound, mut read_only) = (false, false);
    for segment in header.program_headers(endian, bytes)? {
        let (kind, flags) = (segment.p_type(endian), segment.p_flags(endian));
        if kind == elf::PT_LOAD {
            library.alignment = library.alignment.min(segment.p_align(endian).into());
        }
        let is_mapped = kind == elf::PT_LOAD || kind == elf::PT_GNU_STACK;
        library.writable_code |= is_mapped && flags & elf::PF_W != 0 && flags & elf::PF_X != 0;
        library.thread_variables |= kind == elf::PT_TLS;
        read_only |= kind == elf::PT_GNU_RELRO;
        for entry in segment.dynamic(endian, bytes)?.unwrap_or_default() {
            let (tag, value) = (entry.d_tag(endian).into(), entry.d_val(endian).into());
            let text = || {
                let at = u32::try_from(value).unwrap_or_default();
                strings.get(at).map(|name| String::from_utf8_lossy(name).into_owned()).unwrap_or_default()
            };
            match tag {
                TAG_SONAME => library.name = text(),
                TAG_NEEDED => library.needed.push(text()),
                TAG_TEXTREL => library.text_relocations = true,
                TAG_FLAGS => {
                    library.text_relocations |= value & u64::from(elf::DF_TEXTREL) != 0;
                    bound |= value & u64::from(elf::DF_BIND_NOW) != 0;
                }
                TAG_BIND_NOW => bound = true,
                TAG_ANDROID_REL | TAG_ANDROID_RELA => library.packed = true,
                _ => {}
            }
        }
    }
    library.sealed = bound && read_only;
    for symbol in symbols.iter() {
        let name = String::from_utf8_lossy(symbol.name(endian, strings)?).into_owned();
        if name.is_empty() {
        } else if symbol.is_undefined(endian) {
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
            packed: true,
            sealed: true,
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
        assert_eq!(faults(|library| library.writable_code = true), 1);
        assert_eq!(faults(|library| library.text_relocations = true), 1);
        assert_eq!(faults(|library| library.thread_variables = true), 1);
        assert_eq!(faults(|library| library.needed.push("libc++_shared.so".into())), 1);
        assert_eq!(faults(|library| library.name.clear()), 1);
        assert_eq!(faults(|library| library.packed = false), 1);
        assert_eq!(faults(|library| library.sealed = false), 1);
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
