//! Carries out single steps of a plan: posts boards, direct messages and pings, and deletes pings.

use std::sync::Arc;
use std::time::Instant;

use kuzhi_domain::matches::{Match, Place};
use kuzhi_domain::{MatchId, MessageId, PlayerId};
use kuzhi_store::Delivered;
use kuzhi_view::board::Emojis;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use super::ping_routes::PingRoutes;
use super::{Asker, DiscordClient, Nonce, Notification, Reply, ShowError, Shown, Written};

/// Shows matches and notifies people. Nothing else does either.
#[derive(Clone)]
pub(crate) struct Messenger {
    discord: Arc<dyn DiscordClient>,
    emojis: Emojis,
    ping_routes: PingRoutes<Recipient>,
}

/// The person waiting for an answer, and the way to answer.
#[derive(Clone)]
pub(crate) struct Recipient {
    pub(crate) asker: Asker,
    /// The words for what is said to them alone.
    pub(crate) words: &'static Words,
    pub(crate) reply: Arc<dyn Reply>,
}

/// A ping to send.
pub(crate) struct Ping<'a> {
    pub(crate) current: &'a Match,
    pub(crate) notification: Notification,
    /// The person whose answer can post it.
    pub(crate) recipient: Option<&'a Recipient>,
    pub(crate) nonce: Nonce,
    /// The words of the channel.
    pub(crate) words: &'static Words,
    pub(crate) is_user_install: bool,
}

impl Messenger {
    pub(crate) fn new(discord: Arc<dyn DiscordClient>, emojis: Emojis) -> Messenger {
        Messenger { discord, emojis, ping_routes: PingRoutes::default() }
    }

    pub(super) const fn emojis(&self) -> &Emojis {
        &self.emojis
    }

    /// Returns the channels, for messages other than boards.
    pub(crate) fn discord(&self) -> &dyn DiscordClient {
        self.discord.as_ref()
    }

    /// Deletes the ping to the last move.
    pub(crate) async fn delete_ping(&self, current: &Match, delivered: &mut Delivered) {
        let route = self.ping_routes.remove(current.id(), Instant::now());
        if let Some((ping, other)) = delivered.beside.ping.take().zip(current.beside()) {
            try_to("take a call away", self.discord.delete(other.place, ping)).await;
        }
        let Some(ping) = delivered.ping.take() else { return };
        if !delivered.user_install {
            try_to("take a call away", self.discord.delete(current.place(), ping)).await;
        } else if let Some(route) = route {
            // Only the answer that posted it can delete it, and only for 15 minutes.
            try_to("take a call away", route.reply.take_back(ping)).await;
        }
    }

    /// Records whose reply posts pings where nothing else can post or delete one.
    pub(crate) fn record_ping_route(&self, id: MatchId, route: Option<Recipient>) {
        match route {
            Some(route) => self.ping_routes.insert(id, route, Instant::now()),
            None => _ = self.ping_routes.remove(id, Instant::now()),
        }
    }

    /// Returns the reply that can post a ping where a user has installed the bot.
    pub(crate) fn ping_route(&self, id: MatchId) -> Option<Recipient> {
        self.ping_routes.get(id, Instant::now())
    }

    /// Sends a person a direct message.
    pub(crate) async fn write(
        &self,
        player: PlayerId,
        place: Place,
        screen: Screen,
        nonce: Option<Nonce>,
    ) -> Result<(), ShowError> {
        let written = screens::by_direct_message(screen, &channel_link(place));
        let sent = self.discord.write_to(player, place, &written, nonce).await;
        sent.inspect_err(|ShowError { why, may_have_arrived, .. }| {
            if *may_have_arrived {
                tracing::warn!(%why, "a message to a person may not have arrived");
            } else {
                // Not accepting messages is their choice, not a failure of ours.
                tracing::debug!(%why, "could not write to a person");
            }
        })
    }

    /// Pings someone as they prefer. Returns the message in the channel, if there is one.
    ///
    /// # Errors
    ///
    /// When it has not arrived, or may not have. It can be repeated with its nonce.
    pub(crate) async fn ping(
        &self,
        ping: Ping<'_>,
        said_in: impl Fn(&'static Words) -> Screen + Sync,
    ) -> Result<Option<MessageId>, ShowError> {
        let Ping { current, nonce, words, .. } = ping;
        let place = current.place_of(ping.notification.to());
        let to = match ping.notification {
            Notification::Mention(to) => to,
            Notification::Write(Written { to, language, or_mention }) => {
                let text = said_in(language.map_or(words, Words::for_language)).text;
                match self.write(to, place, Screen::text(text), Some(nonce.direct())).await {
                    Err(error) if error.may_have_arrived => return Err(error),
                    Err(_) if or_mention => to,
                    Ok(()) | Err(_) => return Ok(None),
                }
            }
        };
        let line = Screen { notifies: vec![to], ..said_in(words) };
        match self.post_ping(&ping, &line).await {
            Err(error)
                if error.is_of_place
                    && current.running().is_some()
                    && matches!(ping.notification, Notification::Mention(_)) =>
            {
                // Their time runs, and nothing can be posted where they would read it.
                match self.write(to, place, Screen::text(line.text), Some(nonce.direct())).await {
                    Ok(()) => Ok(None),
                    Err(unread) if unread.may_have_arrived => Err(unread),
                    Err(_) => Err(error),
                }
            }
            posted => posted,
        }
    }

    /// Posts a ping in the channel. `None` if nobody else would see it.
    async fn post_ping(&self, ping: &Ping<'_>, line: &Screen) -> Result<Option<MessageId>, ShowError> {
        let recipient = ping.recipient;
        if recipient.is_some_and(|recipient| recipient.asker.is_heard_alone) {
            return Ok(None);
        }
        let posted = if ping.is_user_install {
            Ok(None)
        } else {
            let place = ping.current.place_of(ping.notification.to());
            self.discord.post(place, line, ping.nonce).await.map(Some)
        };
        let Some(recipient) = recipient else { return posted };
        let may_be_there = posted.as_ref().map_or_else(|error| error.may_have_arrived, Option::is_some);
        if may_be_there {
            return posted;
        }
        // Only answers get there. They have no nonce, so what may have arrived is not repeated.
        match recipient.reply.add(line).await {
            Ok(Shown::To(message)) => Ok(Some(message)),
            Ok(Shown::Somewhere | Shown::Alone) => Ok(None),
            Err(error) if error.is_answered => Ok(None),
            Err(error) => {
                tracing::warn!(%error, "could not call to move");
                if error.may_have_arrived { Ok(None) } else { Err(posted.err().unwrap_or(error)) }
            }
        }
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

/// Returns a link to the board at which a person plays, once it is shown.
pub(crate) fn board_link(current: &Match, delivered: &Delivered, who: PlayerId) -> Option<String> {
    let place = current.place_of(who);
    let board = if place == current.place() { delivered.board } else { delivered.beside.board };
    board.map(|board| link(place, board))
}

/// Returns a link that opens a message.
pub(crate) fn link(place: Place, message: MessageId) -> String {
    format!("{}/{message}", channel_link(place))
}

/// Returns a link that opens a channel.
pub(crate) fn channel_link(place: Place) -> String {
    let guild = place.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}", place.channel)
}
