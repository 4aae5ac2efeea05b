use fivefold_core::session;

use crate::{search::Proof, states::Target};

/// What is known of something that can be touched, for the side to move.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct TargetValue {
    /// What can be touched.
    pub target: Target,
    /// Simulations of all turns it may lead to.
    pub visits: u64,
    /// The value of the best of them, from -1 (loses) to 1 (wins); an estimate unless there is a proof.
    pub value: f64,
    /// The exact result of the best of them, if it is proven.
    pub proof: Option<Proof>,
    /// Whether the best turn of all begins with it.
    pub is_best: bool,
}

impl From<session::TargetValue> for TargetValue {
    fn from(value: session::TargetValue) -> Self {
        Self {
            target: value.target,
            visits: value.visits,
            value: value.value.into(),
            proof: value.proof.map(Into::into),
            is_best: value.is_best,
        }
    }
}
