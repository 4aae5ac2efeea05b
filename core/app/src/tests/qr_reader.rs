//! A reader of QR codes, written from the standard (ISO/IEC 18004) and not from the encoder: it reads the picture as a
//! camera would, checks the error correction, and returns the text.

use std::collections::HashSet;

use crate::picture::{Ink, Picture, Stroke};

/// The quiet zone around a code, in modules.
const QUIET: f64 = 4.0;

/// The centers of the alignment patterns, for versions 1 to 14.
const ALIGNMENTS: [&[usize]; 14] = [
    &[],
    &[6, 18],
    &[6, 22],
    &[6, 26],
    &[6, 30],
    &[6, 34],
    &[6, 22, 38],
    &[6, 24, 42],
    &[6, 26, 46],
    &[6, 28, 50],
    &[6, 30, 54],
    &[6, 32, 58],
    &[6, 34, 62],
    &[6, 26, 46, 66],
];

/// The codewords for error correction in a block, and the number of blocks, for versions 1 to 14; by the two bits of
/// the level.
const BLOCKS: [[(usize, usize); 14]; 4] = [
    // M
    [
        (10, 1),
        (16, 1),
        (26, 1),
        (18, 2),
        (24, 2),
        (16, 4),
        (18, 4),
        (22, 4),
        (22, 5),
        (26, 5),
        (30, 5),
        (22, 8),
        (22, 9),
        (24, 9),
    ],
    // L
    [
        (7, 1),
        (10, 1),
        (15, 1),
        (20, 1),
        (26, 1),
        (18, 2),
        (20, 2),
        (24, 2),
        (30, 2),
        (18, 4),
        (20, 4),
        (24, 4),
        (26, 4),
        (30, 4),
    ],
    // H
    [
        (17, 1),
        (28, 1),
        (22, 2),
        (16, 4),
        (22, 4),
        (28, 4),
        (26, 5),
        (26, 6),
        (24, 8),
        (28, 8),
        (24, 11),
        (28, 11),
        (22, 16),
        (24, 16),
    ],
    // Q
    [
        (13, 1),
        (22, 1),
        (18, 2),
        (26, 2),
        (18, 4),
        (24, 4),
        (18, 6),
        (22, 6),
        (20, 8),
        (24, 8),
        (28, 8),
        (26, 10),
        (24, 12),
        (20, 16),
    ],
];

/// A code as modules.
struct Code {
    side: usize,
    version: usize,
    dark: HashSet<(usize, usize)>,
}

/// Returns the text of a code, dark on light with its quiet zone.
pub fn read(picture: &Picture) -> String {
    let code = Code::seen(picture);
    let format = code.format();
    let (level, mask) = (usize::from(format >> 13), format >> 10 & 7);
    let bits = code.places().map(|(x, y)| code.dark.contains(&(x, y)) != is_masked(mask, x, y)).collect::<Vec<_>>();
    let words: Vec<u8> =
        bits.chunks_exact(8).map(|bits| bits.iter().fold(0, |word, bit| word << 1 | u8::from(*bit))).collect();
    let data = corrected(&words, BLOCKS[level][code.version - 1]);
    text(&data, code.version)
}

impl Code {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "few modules, never negative")]
    fn seen(picture: &Picture) -> Self {
        let side = (picture.width - 2.0 * QUIET).round() as usize;
        assert!(side % 4 == 1 && (picture.width - picture.height).abs() < 1e-9, "a square of modules: {side}");
        let mut dark = HashSet::new();
        for stroke in &picture.groups[0].strokes {
            let Stroke::Plate { x, y, width, ink, .. } = stroke else { panic!("{stroke:?}") };
            if *ink == Ink::Text {
                let (x, y) = ((x - QUIET).round() as usize, (y - QUIET).round() as usize);
                dark.extend((x..x + width.round() as usize).map(|x| (x, y)));
            }
        }
        Self { side, version: (side - 17) / 4, dark }
    }

    /// Returns the 15 bits about the level and the mask, which both copies must agree on.
    fn format(&self) -> u16 {
        let last = self.side - 1;
        let one = (0..6).map(|y| (8, y)).chain([(8, 7), (8, 8), (7, 8)]).chain((0..6).rev().map(|x| (x, 8)));
        let two = (0..8).map(|x| (last - x, 8)).chain((0..7).map(|y| (8, last - 6 + y)));
        let read = |places: Vec<(usize, usize)>| {
            places.into_iter().rev().fold(0_u16, |bits, place| bits << 1 | u16::from(self.dark.contains(&place)))
        };
        let [one, two] = [read(one.collect()), read(two.collect())];
        assert_eq!(one, two, "two copies");
        assert!(self.dark.contains(&(8, last - 7)), "the dark module");
        one ^ 0b101_0100_0001_0010
    }

    /// Returns whether a module belongs to a pattern and not to the data.
    fn is_pattern(&self, x: usize, y: usize) -> bool {
        let far = self.side - 8;
        let is_corner = (x < 9 && (y < 9 || y >= far)) || (x >= far && y < 9);
        let is_version =
            self.version >= 7 && (x < 6 && (far - 3..far).contains(&y) || y < 6 && (far - 3..far).contains(&x));
        let centers = ALIGNMENTS[self.version - 1];
        let end = centers.last().copied().unwrap_or(0);
        let is_alignment = centers.iter().any(|cx| {
            centers.iter().any(|cy| {
                let is_finder = [(6, 6), (6, end), (end, 6)].contains(&(*cx, *cy));
                !is_finder && x.abs_diff(*cx) <= 2 && y.abs_diff(*cy) <= 2
            })
        });
        is_corner || is_version || is_alignment || x == 6 || y == 6
    }

    /// Returns the places of the data in reading order: pairs of columns from the right, up and down.
    fn places(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let columns = (7..self.side).rev().step_by(2).chain([5, 3, 1]);
        let walk = columns.enumerate().flat_map(move |(number, right)| {
            (0..self.side).flat_map(move |step| {
                let y = if number % 2 == 0 { self.side - 1 - step } else { step };
                [(right, y), (right - 1, y)]
            })
        });
        walk.filter(|(x, y)| !self.is_pattern(*x, *y))
    }
}

fn is_masked(mask: u16, x: usize, y: usize) -> bool {
    let rest = match mask {
        0 => (x + y) % 2,
        1 => y % 2,
        2 => x % 3,
        3 => (x + y) % 3,
        4 => (x / 3 + y / 2) % 2,
        5 => x * y % 2 + x * y % 3,
        6 => (x * y % 2 + x * y % 3) % 2,
        _ => ((x + y) % 2 + x * y % 3) % 2,
    };
    rest == 0
}

/// Returns the data of interleaved blocks, each of which must be free of errors.
fn corrected(words: &[u8], (check, count): (usize, usize)) -> Vec<u8> {
    let (short, long) = (words.len() / count, words.len() % count);
    let lengths: Vec<usize> = (0..count).map(|block| short - check + usize::from(block >= count - long)).collect();
    let mut rest = words.iter().copied();
    let mut blocks = vec![Vec::new(); count];
    for place in 0..=short - check {
        for (block, length) in blocks.iter_mut().zip(&lengths) {
            if place < *length {
                block.extend(rest.next());
            }
        }
    }
    let data = blocks.concat();
    for _ in 0..check {
        for block in &mut blocks {
            block.extend(rest.next());
        }
    }
    for block in blocks {
        let mut root = 1;
        for _ in 0..check {
            let value = block.iter().fold(0, |value, word| product(value, root) ^ word);
            assert_eq!(value, 0, "an error in a block");
            root = product(root, 2);
        }
    }
    data
}

/// Multiplies in the field of 256 elements.
fn product(one: u8, two: u8) -> u8 {
    (0..8).rev().fold(0, |sum: u8, bit| {
        let doubled = sum << 1 ^ if sum & 0x80 == 0 { 0 } else { 0x1d };
        if two >> bit & 1 == 0 { doubled } else { doubled ^ one }
    })
}

/// Returns the text of a single segment of bytes.
fn text(data: &[u8], version: usize) -> String {
    let nibbles: Vec<u8> = data.iter().flat_map(|word| [word >> 4, word & 15]).collect();
    assert_eq!(nibbles[0], 4, "bytes");
    let digits = if version < 10 { 2 } else { 4 };
    let length = nibbles[1..=digits].iter().fold(0, |length, nibble| length * 16 + usize::from(*nibble));
    let bytes = nibbles[1 + digits..].chunks_exact(2).take(length).map(|pair| pair[0] << 4 | pair[1]);
    String::from_utf8(bytes.collect()).expect("a text")
}

#[test]
fn codes_of_every_length_are_read_by_independent_reader() {
    for length in (9..360).step_by(3) {
        let link: String = "fivefold:connect-four/1f3a90/34342".chars().cycle().take(length).collect();
        let code = crate::picture::qr_code(&link).expect("a text that fits");
        assert_eq!(read(&code), link);
    }
}
