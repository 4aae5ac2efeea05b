//! The records and enums of the core, as they are: `build.rs` writes down for uniffi what they are made of.

use fivefold_core::game::{Place, RegionId};

uniffi::custom_type!(Place, u16, { remote, lower: |place| place.0, try_lift: |number| Ok(Place(number)) });
uniffi::custom_type!(RegionId, u16, { remote, lower: |region| region.0, try_lift: |number| Ok(RegionId(number)) });

include!(concat!(env!("OUT_DIR"), "/states.rs"));
