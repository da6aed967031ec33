//! Who waits for the answers to interactions: one task for one answer, or a listener for very many.

use std::time::Instant;

use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::oneshot;

use super::{BotAnswer, Discord, Place, UserAction, World, lock};

/// Who waits.
pub(super) enum Waiting {
    /// A task that waits for this answer alone.
    Alone(oneshot::Sender<BotAnswer>),
    /// A listener.
    Listener(UnboundedSender<Delivery>),
}

/// What a listener receives about an interaction.
pub(crate) struct Delivery {
    pub(crate) interaction: u64,
    pub(crate) at: Instant,
    /// The answer. `None` for an acknowledgement.
    pub(crate) said: Option<BotAnswer>,
}

impl Waiting {
    /// Delivers an answer. The receiver may have given up.
    pub(super) fn hears(self, interaction: u64, said: BotAnswer) {
        match self {
            Waiting::Alone(one) => _ = one.send(said).ok(),
            Waiting::Listener(all) => {
                _ = all.send(Delivery { interaction, at: said.at, said: Some(said) }).ok();
            }
        }
    }
}

impl World {
    /// Delivers an acknowledgement.
    pub(super) fn deliver_deferral(&self, interaction: u64, at: Instant) {
        if let Some(Waiting::Listener(all)) = self.waiting.get(&interaction) {
            _ = all.send(Delivery { interaction, at, said: None }).ok();
        }
    }
}

impl Discord {
    /// Makes a person do something, with the answers going to a listener. Returns the interaction's ID, and
    /// when the program was told.
    pub(crate) fn let_go(
        &self,
        place: Place,
        who: u64,
        action: &UserAction<'_>,
        listener: &UnboundedSender<Delivery>,
    ) -> anyhow::Result<(u64, Instant)> {
        self.begin(place, who, action, Waiting::Listener(listener.clone()))
    }

    /// Returns how many events are queued because the program does not accept them yet.
    pub(crate) fn in_line(&self) -> usize {
        lock(&self.state).in_line
    }

    /// Stops waiting for the answers to an interaction.
    pub(crate) fn forget(&self, interaction: u64) {
        let mut world = lock(&self.state);
        world.waiting.remove(&interaction);
        world.originals.remove(&interaction);
    }
}
