//! The core's records and enums, unchanged; `build.rs` generates their uniffi declarations.

use std::collections::HashMap;

use fivefold_engine::{
    game::{Place, RegionId},
    search::SearchId,
};

uniffi::custom_type!(Place, u16, { remote, lower: |place| place.0, try_lift: |number| Ok(Place(number)) });
uniffi::custom_type!(RegionId, u16, { remote, lower: |region| region.0, try_lift: |number| Ok(RegionId(number)) });
uniffi::custom_type!(SearchId, u64, { remote, lower: |search| search.0, try_lift: |number| Ok(SearchId(number)) });

include!(concat!(env!("OUT_DIR"), "/states.rs"));

/// The records and enums exported to the hosts, for a test that finds unused ones.
#[cfg(feature = "faults")]
pub const DEFINITIONS: &str = include_str!(concat!(env!("OUT_DIR"), "/states.rs"));
