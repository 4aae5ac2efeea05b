#![no_main]

libfuzzer_sys::fuzz_target!(|input: &[u8]| drop((fivefold_hostile::MOVES.take)(input)));
