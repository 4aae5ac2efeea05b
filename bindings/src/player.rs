use fivefold_core::session;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Player {
    /// A person at this device.
    Human,
    /// The computer at a level.
    Level {
        /// From 1, the weakest.
        number: u8,
    },
    /// The computer with limits of its own; whichever comes first ends its thinking.
    Limits {
        /// Simulations.
        visits: Option<u32>,
        /// Milliseconds.
        ms: Option<u32>,
    },
}

impl From<session::Player> for Player {
    fn from(player: session::Player) -> Self {
        match player {
            session::Player::Human => Self::Human,
            session::Player::Level(number) => Self::Level { number },
            session::Player::Limits(session::Limits { visits, ms }) => Self::Limits { visits, ms },
        }
    }
}

impl From<Player> for session::Player {
    fn from(player: Player) -> Self {
        match player {
            Player::Human => Self::Human,
            Player::Level { number } => Self::Level(number),
            Player::Limits { visits, ms } => Self::Limits(session::Limits { visits, ms }),
        }
    }
}
