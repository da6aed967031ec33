//! Who waits for what is said to an interaction: one person for one answer, or a listener for very many.

use std::time::Instant;

use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::oneshot;

use super::{Discord, Place, Said, UserAction, World, lock};

/// Who waits.
pub(super) enum Waiting {
    /// Somebody, for this answer alone.
    Alone(oneshot::Sender<Said>),
    /// A listener.
    Listener(UnboundedSender<Heard>),
}

/// What a listener hears of an interaction.
pub(crate) struct Heard {
    pub(crate) interaction: u64,
    pub(crate) at: Instant,
    /// What was said; nothing if that was word that an answer is coming.
    pub(crate) said: Option<Said>,
}

impl Waiting {
    /// They hear what is said. Whoever has lost their patience is not there any more.
    pub(super) fn hears(self, interaction: u64, said: Said) {
        match self {
            Waiting::Alone(one) => _ = one.send(said).ok(),
            Waiting::Listener(all) => {
                _ = all.send(Heard { interaction, at: said.at, said: Some(said) }).ok();
            }
        }
    }
}

impl World {
    /// Somebody hears that an answer is coming.
    pub(super) fn give_word(&self, interaction: u64, at: Instant) {
        if let Some(Waiting::Listener(all)) = self.waiting.get(&interaction) {
            _ = all.send(Heard { interaction, at, said: None }).ok();
        }
    }
}

impl Discord {
    /// A person does something, and a listener hears what the program says to it. Gives its id, and when the program was
    /// told.
    pub(crate) fn let_go(
        &self,
        place: Place,
        who: u64,
        action: &UserAction<'_>,
        listener: &UnboundedSender<Heard>,
    ) -> anyhow::Result<(u64, Instant)> {
        self.begin(place, who, action, Waiting::Listener(listener.clone()))
    }

    /// How many events stand in line because the program does not take them yet.
    pub(crate) fn in_line(&self) -> usize {
        lock(&self.state).in_line
    }

    /// Nobody waits any more for what is said to an interaction.
    pub(crate) fn forget(&self, interaction: u64) {
        let mut world = lock(&self.state);
        world.waiting.remove(&interaction);
        world.originals.remove(&interaction);
    }
}
