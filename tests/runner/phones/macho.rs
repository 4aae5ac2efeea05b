//! Mach-O: reads static libraries and writes universal ones.

use std::collections::BTreeSet;

use object::read::archive::ArchiveFile;
use object::read::macho::{MachHeader, Nlist, Segment, SymbolTable};
use object::{Endianness, macho};

/// The properties of a static library that matter for iOS.
#[derive(Debug, Default)]
pub struct StaticLibrary {
    /// Apple's numbers of the platforms.
    pub platforms: BTreeSet<u32>,
    /// The greatest minimum version of iOS; the major number is in the upper half.
    pub oldest: u32,
    /// Whether it holds bitcode.
    pub has_bitcode: bool,
    /// The global symbols of each object file.
    pub symbols: Vec<Symbols>,
}

/// The global symbols of an object file.
#[derive(Debug, Default)]
pub struct Symbols {
    /// The names that it defines.
    pub defined: BTreeSet<String>,
    /// Those of them that other definitions of the same name may replace.
    pub weak: BTreeSet<String>,
    /// The names that it takes from other object files or from the system.
    pub taken: BTreeSet<String>,
}

/// Global symbols that an app must not see, because two libraries of Rust have the same.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Private {
    /// Those of one object file, which become local ones.
    pub local: BTreeSet<String>,
    /// Those that other object files of the library take, and weak ones, which get names of their own.
    pub shared: BTreeSet<String>,
}

/// The beginnings of the names that Swift calls.
const INTERFACE: [&str; 2] = ["_uniffi_fivefold_", "_ffi_fivefold_"];

/// The beginning of the names that only the library's own object files take.
pub const OWN: &str = "_fivefold_own";

impl StaticLibrary {
    /// Returns the global symbols that are not called by Swift.
    pub fn private(&self) -> Private {
        let is_seen = |name: &&String| INTERFACE.iter().chain([&OWN]).any(|begin| name.starts_with(begin));
        let defined = self.symbols.iter().flat_map(|it| &it.defined).filter(|name| !is_seen(name)).cloned();
        let shared: BTreeSet<&String> = self.symbols.iter().flat_map(|it| it.taken.iter().chain(&it.weak)).collect();
        let (shared, local) = defined.partition(|name| shared.contains(name));
        Private { local, shared }
    }

    /// Returns the symbols that the system has to provide.
    pub fn imports(&self) -> BTreeSet<&String> {
        let taken = self.symbols.iter().flat_map(|it| &it.taken);
        taken.filter(|name| !self.symbols.iter().any(|it| it.defined.contains(*name))).collect()
    }
}

/// Reads a static library for a 64-bit processor.
pub fn read(bytes: &[u8]) -> Result<StaticLibrary, String> {
    read_archive(bytes).map_err(|fault| fault.to_string())
}

fn read_archive(bytes: &[u8]) -> Result<StaticLibrary, object::Error> {
    let mut library = StaticLibrary::default();
    for member in ArchiveFile::parse(bytes)?.members() {
        let data = member?.data(bytes)?;
        // Rust's metadata are members too.
        let Ok(header) = macho::MachHeader64::<Endianness>::parse(data, 0) else { continue };
        let endian = header.endian()?;
        let mut symbols = Symbols::default();
        let mut commands = header.load_commands(endian, data, 0)?;
        while let Some(command) = commands.next()? {
            if let Some(version) = command.build_version()? {
                library.platforms.insert(version.platform.get(endian));
                library.oldest = library.oldest.max(version.minos.get(endian));
            } else if let Some((segment, rest)) = command.segment_64()? {
                for section in segment.sections(endian, rest)? {
                    library.has_bitcode |= section.segname.starts_with(b"__LLVM\0");
                }
            } else if let Some(table) = command.symtab()? {
                symbols = globals(&table.symbols(endian, data)?, endian)?;
            }
        }
        library.symbols.push(symbols);
    }
    Ok(library)
}

/// Returns the global symbols of an object file.
fn globals(
    table: &SymbolTable<'_, macho::MachHeader64<Endianness>>,
    endian: Endianness,
) -> Result<Symbols, object::Error> {
    let mut symbols = Symbols::default();
    for symbol in table.iter().filter(|it| !it.is_stab() && it.n_type() & macho::N_EXT != 0) {
        let name = String::from_utf8_lossy(symbol.name(endian, table.strings())?).into_owned();
        if symbol.is_undefined() {
            symbols.taken.insert(name);
            continue;
        }
        if symbol.n_desc(endian) & macho::N_WEAK_DEF != 0 {
            symbols.weak.insert(name.clone());
        }
        symbols.defined.insert(name);
    }
    Ok(symbols)
}

/// Returns a universal library of libraries with Apple's names of their processors; a single library is returned unchanged.
pub fn fat(libraries: &[(&str, Vec<u8>)]) -> Vec<u8> {
    if let [(_, only)] = libraries {
        return only.clone();
    }
    let mut made = Vec::new();
    put(&mut made, macho::FAT_MAGIC);
    put(&mut made, count(libraries.len()));
    let mut at = ALIGNED;
    for (processor, bytes) in libraries {
        let (kind, part) = if *processor == "arm64" {
            (macho::CPU_TYPE_ARM64, macho::CPU_SUBTYPE_ARM64_ALL)
        } else {
            (macho::CPU_TYPE_X86_64, macho::CPU_SUBTYPE_X86_64_ALL)
        };
        for number in [kind, part, count(at), count(bytes.len()), ALIGNED.trailing_zeros()] {
            put(&mut made, number);
        }
        at = (at + bytes.len()).next_multiple_of(ALIGNED);
    }
    for (_, bytes) in libraries {
        made.resize(made.len().next_multiple_of(ALIGNED), 0);
        made.extend(bytes);
    }
    made
}

/// The alignment of parts: a page of any processor.
const ALIGNED: usize = 1 << 14;

fn put(made: &mut Vec<u8>, number: u32) {
    made.extend(number.to_be_bytes());
}

/// Converts to the 32 bits of the format; libraries have a few megabytes.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use object::read::macho::{FatArch, MachOFatFile32};

    use super::*;

    #[test]
    fn universal_library_contains_both_parts() {
        let (arm, intel) = (vec![1; 20_000], vec![2; 300]);
        let made = fat(&[("arm64", arm.clone()), ("x86_64", intel.clone())]);
        let read = MachOFatFile32::parse(&*made).unwrap();
        let parts: Vec<_> = read.arches().iter().map(|part| part.data(&*made).unwrap().to_vec()).collect();
        assert_eq!(parts, [arm, intel]);
        assert_eq!(read.arches()[0].architecture(), object::Architecture::Aarch64);
    }

    #[test]
    fn symbols_of_interface_stay_and_all_others_are_private() {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
        let object = |defined: &[&str], taken: &[&str]| Symbols {
            defined: names(defined),
            weak: BTreeSet::new(),
            taken: names(taken),
        };
        let called = ["_ffi_fivefold_rustbuffer_alloc", "_uniffi_fivefold_fn_func_version"];
        let rust = [called[0], called[1], "_rust_eh_personality", "_UNIFFI_META_FIVEFOLD_FUNC_VERSION"];
        let log = "_wrapped_os_log_info";
        let weak = "___divti3";
        let builtins = Symbols { weak: names(&[weak]), ..object(&[weak], &[]) };
        let symbols = vec![object(&rust, &[log, "_malloc"]), object(&[log], &["_os_log_create"]), builtins];
        let library = StaticLibrary { symbols, ..StaticLibrary::default() };
        let private = library.private();
        assert_eq!(private, Private { local: names(&rust[2..]), shared: names(&[log, weak]) });
        assert_eq!(library.imports(), names(&["_malloc", "_os_log_create"]).iter().collect());
        // After that only the interface and names of the library's own are global.
        let own = format!("{OWN}{log}");
        let symbols = vec![object(&called, &[&own, "_malloc"]), object(&[&own], &["_os_log_create"])];
        assert_eq!(StaticLibrary { symbols, ..StaticLibrary::default() }.private(), Private::default());
    }

    #[test]
    fn single_library_is_not_wrapped() {
        assert_eq!(fat(&[("arm64", vec![7])]), [7]);
    }
}
