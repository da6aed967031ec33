//! What steps are carried out with: messages to people, calls, and who can take a call back.

use std::sync::Arc;

use super::callers::Callers;
use super::{Asker, DiscordClient, Nonce, Notification, Reply, ShowError, Shown};
use crate::board::Emojis;
use crate::domain::{ChannelId, Match, MatchId, MessageId, Place, PlayerId};
use crate::screens::{self, Screen};
use crate::store::Delivered;
use crate::words::Words;

/// The only one by whom matches are shown and people notified.
#[derive(Clone)]
pub(crate) struct Messenger {
    discord: Arc<dyn DiscordClient>,
    emojis: Emojis,
    callers: Callers,
}

/// Whoever waits for an answer, and the way to give it.
#[derive(Clone)]
pub(crate) struct Recipient {
    pub(crate) asker: Asker,
    /// What is said to them alone is said in these words.
    pub(crate) words: &'static Words,
    pub(crate) reply: Arc<dyn Reply>,
}

impl Messenger {
    pub(crate) fn new(discord: Arc<dyn DiscordClient>, emojis: Emojis) -> Messenger {
        Messenger { discord, emojis, callers: Callers::default() }
    }

    pub(super) const fn emojis(&self) -> &Emojis {
        &self.emojis
    }

    /// The channels, for what is no board.
    pub(crate) fn discord(&self) -> &dyn DiscordClient {
        self.discord.as_ref()
    }

    /// Takes the line away that called to the last move.
    pub(crate) async fn take_call_back(&self, current: &Match, delivered: &mut Delivered) {
        let caller = self.callers.leave(current.id());
        let Some(call) = delivered.call.take() else { return };
        if !delivered.visiting {
            try_to("take a call away", self.discord.delete(channel(current), call)).await;
        } else if let Some(caller) = caller {
            // Only they can take it away who brought it, and they for a quarter of an hour.
            try_to("take a call away", caller.reply.take_back(call)).await;
        }
    }

    /// Notes in whose answer somebody was called, or will be, where nobody else can do that or take it back.
    pub(crate) fn note_caller(&self, id: MatchId, caller: Option<Recipient>) {
        match caller {
            Some(caller) => self.callers.note(id, caller),
            None => _ = self.callers.leave(id),
        }
    }

    /// In whose answer somebody can be called to a match where the bot is only brought along.
    pub(crate) fn caller(&self, id: MatchId) -> Option<Recipient> {
        self.callers.of(id)
    }

    /// Writes to those who want to be written to what `said_in` says in their language, and gives those whom a
    /// message in the channel is to mention.
    pub(crate) async fn write_to_those(
        &self,
        notifications: Vec<Notification>,
        place: Place,
        words: &'static Words,
        said_in: impl Fn(&'static Words) -> String + Sync,
    ) -> Vec<PlayerId> {
        let mut mentioned = Vec::new();
        for notification in notifications {
            match notification {
                Notification::Mention(player) => mentioned.push(player),
                Notification::Write(written) => {
                    let text = said_in(written.language.map_or(words, Words::of));
                    if !self.write(written.to, place, &text).await && written.or_mention {
                        mentioned.push(written.to);
                    }
                }
            }
        }
        mentioned
    }

    /// Writes something to a person; false when no message can be sent to them.
    async fn write(&self, player: PlayerId, place: Place, text: &str) -> bool {
        let written = screens::by_direct_message(text, &channel_link(place));
        match self.discord.write_to(player, &written).await {
            Ok(()) => true,
            Err(ShowError { why, may_have_arrived, .. }) => {
                // That somebody takes no messages is their affair and no failure of ours.
                tracing::debug!(%why, "could not write to a person");
                // Notifying twice is worse than not at all.
                may_have_arrived
            }
        }
    }

    /// Posts the line that calls somebody; nothing if nobody else would see it, or it did not get through.
    pub(crate) async fn post_call(
        &self,
        current: &Match,
        recipient: Option<&Recipient>,
        call: &Screen,
        nonce: Nonce,
        is_visiting: bool,
    ) -> Option<MessageId> {
        if let Some(recipient) = recipient {
            if recipient.asker.is_heard_alone {
                return None;
            }
            match recipient.reply.add(call).await {
                Ok(Shown::To(message)) => return Some(message),
                Ok(Shown::Somewhere | Shown::Alone) => return None,
                Err(error) if error.is_answered => return None,
                Err(error) => {
                    tracing::warn!(%error, "could not call to move");
                    // A second call would be worse than none.
                    if error.may_have_arrived {
                        return None;
                    }
                }
            }
        }
        if is_visiting {
            return None;
        }
        try_to("call to move", self.discord.post(channel(current), call, nonce)).await
    }
}

/// Does what may fail without harm: the move is safe, and `/board` brings the board back.
pub(crate) async fn try_to<T>(what: &str, doing: impl Future<Output = Result<T, ShowError>>) -> Option<T> {
    match doing.await {
        Ok(done) => Some(done),
        Err(error) if error.is_answered => None,
        Err(error) => {
            tracing::warn!(%error, what, "could not show");
            None
        }
    }
}

pub(super) const fn channel(current: &Match) -> ChannelId {
    current.place().channel
}

/// A link that opens a message.
pub(crate) fn link(place: Place, message: MessageId) -> String {
    format!("{}/{message}", channel_link(place))
}

/// A link that opens a channel.
fn channel_link(place: Place) -> String {
    let guild = place.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}", place.channel)
}
