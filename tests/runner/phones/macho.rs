//! Mach-O: reads static libraries and writes universal ones.

use std::collections::BTreeSet;

use object::read::archive::ArchiveFile;
use object::read::macho::{MachHeader, Segment};
use object::{Endianness, macho};

/// The properties of a static library that matter for iOS.
#[derive(Debug, Default)]
pub struct StaticLibrary {
    /// The number of object files.
    pub objects: usize,
    /// Apple's numbers of the platforms.
    pub platforms: BTreeSet<u32>,
    /// The greatest minimum version of iOS; the major number is in the upper half.
    pub oldest: u32,
    /// Whether it holds bitcode.
    pub has_bitcode: bool,
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
        library.objects += 1;
        let mut commands = header.load_commands(endian, data, 0)?;
        while let Some(command) = commands.next()? {
            if let Some(version) = command.build_version()? {
                library.platforms.insert(version.platform.get(endian));
                library.oldest = library.oldest.max(version.minos.get(endian));
            } else if let Some((segment, rest)) = command.segment_64()? {
                for section in segment.sections(endian, rest)? {
                    library.has_bitcode |= section.segname.starts_with(b"__LLVM\0");
                }
            }
        }
    }
    Ok(library)
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
    fn single_library_is_not_wrapped() {
        assert_eq!(fat(&[("arm64", vec![7])]), [7]);
    }
}
