//! What a plan needs to run: boards, direct messages, calls, and a way to delete a call.

use std::sync::Arc;
use std::time::Instant;

use kuzhi_domain::{Match, MatchId, MessageId, Place, PlayerId};
use kuzhi_store::Delivered;
use kuzhi_view::board::Emojis;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use super::callers::Callers;
use super::{Asker, DiscordClient, Nonce, Notification, Reply, ShowError, Shown};

/// Shows matches and notifies people. Nothing else does either.
#[derive(Clone)]
pub(crate) struct Messenger {
    discord: Arc<dyn DiscordClient>,
    emojis: Emojis,
    callers: Callers<Recipient>,
}

/// The person waiting for an answer, and the way to answer.
#[derive(Clone)]
pub(crate) struct Recipient {
    pub(crate) asker: Asker,
    /// The words for what is said to them alone.
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

    /// Returns the channels, for messages other than boards.
    pub(crate) fn discord(&self) -> &dyn DiscordClient {
        self.discord.as_ref()
    }

    /// Deletes the line that called someone to the last move.
    pub(crate) async fn take_call_back(&self, current: &Match, delivered: &mut Delivered) {
        let caller = self.callers.remove(current.id(), Instant::now());
        let Some(call) = delivered.call.take() else { return };
        if !delivered.user_install {
            try_to("take a call away", self.discord.delete(current.place(), call)).await;
        } else if let Some(caller) = caller {
            // Only the answer that posted it can delete it, and only for 15 minutes.
            try_to("take a call away", caller.reply.take_back(call)).await;
        }
    }

    /// Remembers whose answer posts a call, where nothing else can post or delete one.
    pub(crate) fn record_caller(&self, id: MatchId, caller: Option<Recipient>) {
        match caller {
            Some(caller) => self.callers.insert(id, caller, Instant::now()),
            None => _ = self.callers.remove(id, Instant::now()),
        }
    }

    /// Returns the answer that can post a call, where a user brought the bot along.
    pub(crate) fn caller(&self, id: MatchId) -> Option<Recipient> {
        self.callers.get(id, Instant::now())
    }

    /// Sends direct messages, with the text of `said_in` in each person's language, to those who want them.
    /// Returns the people whom a message in the channel must mention instead.
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
                    if !self.write(written.to, place, &text, None).await && written.or_mention {
                        mentioned.push(written.to);
                    }
                }
            }
        }
        mentioned
    }

    /// Sends a person a direct message. Returns false if they accept none.
    pub(crate) async fn write(
        &self,
        player: PlayerId,
        place: Place,
        text: &str,
        nonce: Option<Nonce>,
    ) -> bool {
        let written = screens::by_direct_message(text, &channel_link(place));
        match self.discord.write_to(player, place, &written, nonce).await {
            Ok(()) => true,
            Err(ShowError { why, may_have_arrived, .. }) => {
                if may_have_arrived {
                    // Notifying someone twice is worse than not at all.
                    tracing::warn!(%why, "a message to a person may not have arrived");
                } else {
                    // Not accepting messages is their choice, not a failure of ours.
                    tracing::debug!(%why, "could not write to a person");
                }
                may_have_arrived
            }
        }
    }

    /// Posts the line that calls someone. `None` if nobody else would see it, or if it failed.
    pub(crate) async fn post_call(
        &self,
        current: &Match,
        recipient: Option<&Recipient>,
        call: &Screen,
        nonce: Nonce,
        is_user_install: bool,
    ) -> Result<Option<MessageId>, ShowError> {
        if let Some(recipient) = recipient {
            if recipient.asker.is_heard_alone {
                return Ok(None);
            }
            match recipient.reply.add(call).await {
                Ok(Shown::To(message)) => return Ok(Some(message)),
                Ok(Shown::Somewhere | Shown::Alone) => return Ok(None),
                Err(error) if error.is_answered => return Ok(None),
                Err(error) => {
                    tracing::warn!(%error, "could not call to move");
                    // A second call would be worse than none.
                    if error.may_have_arrived {
                        return Ok(None);
                    }
                }
            }
        }
        if is_user_install {
            return Ok(None);
        }
        self.discord.post(current.place(), call, nonce).await.map(Some)
    }
}

/// Logs a failure that does no harm: the move is safe, and `/board` shows the board again.
pub(crate) async fn try_to<T>(what: &str, doing: impl Future<Output = Result<T, ShowError>>) -> Option<T> {
    match doing.await {
        Ok(done) => Some(done),
        Err(error) if error.is_answered => None,
        Err(error) => {
            error.log(what);
            None
        }
    }
}

/// Returns a link that opens a message.
pub(crate) fn link(place: Place, message: MessageId) -> String {
    format!("{}/{message}", channel_link(place))
}

/// Returns a link that opens a channel.
fn channel_link(place: Place) -> String {
    let guild = place.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}", place.channel)
}
