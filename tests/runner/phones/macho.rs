//! Apple's files of objects: what is in a static library, and several of them in one file.

use std::collections::BTreeSet;

use object::read::archive::ArchiveFile;
use object::read::macho::{MachHeader, Segment};
use object::{Endianness, macho};

/// What matters of a static library.
#[derive(Debug, Default)]
pub struct StaticLibrary {
    /// How many objects it holds.
    pub objects: usize,
    /// What they are for, by Apple's numbers.
    pub platforms: BTreeSet<u32>,
    /// The newest of the oldest systems they are for; the major number is in the upper half.
    pub oldest: u32,
    /// Whether the compiler's own form of the code is in it.
    pub has_bitcode: bool,
}

/// Reads a static library for a processor of 64 bits.
pub fn read(bytes: &[u8]) -> Result<StaticLibrary, String> {
    read_archive(bytes).map_err(|fault| fault.to_string())
}

fn read_archive(bytes: &[u8]) -> Result<StaticLibrary, object::Error> {
    let mut library = StaticLibrary::default();
    for member in ArchiveFile::parse(bytes)?.members() {
        let data = member?.data(bytes)?;
        // Rust's own notes are members too, and no objects.
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

/// Several libraries in one file, each by Apple's name of its processor; one alone stays as it is.
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

/// Where a part may begin: at a page of any processor.
const ALIGNED: usize = 1 << 14;

fn put(made: &mut Vec<u8>, number: u32) {
    made.extend(number.to_be_bytes());
}

/// The numbers in such a file have 32 bits, and its parts a few megabytes.
fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use object::read::macho::{FatArch, MachOFatFile32};

    use super::*;

    #[test]
    fn two_libraries_in_one_file_are_found_again() {
        let (arm, intel) = (vec![1; 20_000], vec![2; 300]);
        let made = fat(&[("arm64", arm.clone()), ("x86_64", intel.clone())]);
        let read = MachOFatFile32::parse(&*made).unwrap();
        let parts: Vec<_> = read.arches().iter().map(|part| part.data(&*made).unwrap().to_vec()).collect();
        assert_eq!(parts, [arm, intel]);
        assert_eq!(read.arches()[0].architecture(), object::Architecture::Aarch64);
    }

    #[test]
    fn one_library_stays_as_it_is() {
        assert_eq!(fat(&[("arm64", vec![7])]), [7]);
    }
}
