//! Implements the channels port.

use std::sync::{Arc, OnceLock};

use kuzhi_domain::matches::Place;
use kuzhi_domain::refusal::RoleObstacle;
use kuzhi_domain::{ChannelId, EventId, GuildId, MessageId, PlayerId, RoleId};
use kuzhi_view::screens::Screen;
use serde_json::json;
use serenity::Error;
use serenity::all::{AutoArchiveDuration, ChannelType, CreateThread};

use super::api::Api;
use super::attaching::Sendable;
use super::events;
use super::looking::{allows, is_gone};
use super::messages::{edited, files, once, posted};
use super::places::{Doing, Errand};
use super::retry::{CallError, Repeat, RetryTime};
use super::roles;
use crate::clock::Clock;
use crate::delivery::{
    BoxFuture, ChannelRight, DiscordClient, EventError, Nonce, PostRefusal, RoleError, ScheduledEvent,
    ShowError,
};
use crate::discord::discord_clock;

/// How many servers Discord lists per page.
const GUILDS_AT_ONCE: usize = 200;

/// Discord's code for a message that has a thread.
const HAS_THREAD: isize = 160_004;

/// The channels, reached with the bot's own permissions once there is a client.
#[derive(Clone, Default)]
pub struct RestClient {
    connected: Arc<OnceLock<Connected>>,
}

/// A client that reaches the channels, and the clock to compare with Discord's.
pub(super) struct Connected {
    pub(super) api: Api,
    clock: Clock,
}

impl RestClient {
    /// Sets the client that reaches the channels, and the clock to compare with Discord's.
    pub(crate) fn connect(&self, api: &Api, clock: &Clock) {
        self.connected.get_or_init(|| Connected { api: api.clone(), clock: clock.clone() });
    }

    fn connected(&self) -> Result<&Connected, ShowError> {
        self.connected.get().ok_or_else(|| ShowError::refused("not connected to Discord yet"))
    }
}

impl Connected {
    /// Makes a call to a place, unless that is left alone.
    pub(super) async fn call<T, F>(
        &self,
        errand: Errand,
        time: RetryTime,
        repeat: Repeat,
        call: impl Fn() -> F,
    ) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, Error>>,
    {
        self.api.call_at(errand, &self.clock, time, repeat, call).await
    }
}

impl DiscordClient for RestClient {
    fn edit<'a>(
        &'a self,
        place: Place,
        message: MessageId,
        screen: &'a Screen,
    ) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async move {
            let (rest, channel, id) = (self.connected()?, place.channel.0.into(), message.0.into());
            Sendable::new(screen, true)
                .send(|screen| async move {
                    let doing = Doing::Edit { message, attaches: screen.file.is_some() };
                    let body = edited(screen);
                    let edit = || rest.api.edit_message(channel, id, &body, files(screen));
                    rest.call(Errand::at(place, doing), RetryTime::Long, Repeat::Freely, edit).await
                })
                .await?;
            Ok(())
        })
    }

    fn post<'a>(
        &'a self,
        place: Place,
        screen: &'a Screen,
        nonce: Nonce,
    ) -> BoxFuture<'a, Result<MessageId, ShowError>> {
        Box::pin(async move {
            let (rest, channel) = (self.connected()?, place.channel.0.into());
            let (nonce, sendable) = (&nonce.to_string(), Sendable::new(screen, true));
            let message = sendable
                .send(|screen| async move {
                    let doing = Doing::Post { attaches: screen.file.is_some() };
                    let body = once(posted(screen), nonce.clone());
                    let send = || rest.api.send_message(channel, files(screen), &body);
                    rest.call(Errand::at(place, doing), RetryTime::Long, Repeat::Freely, send).await
                })
                .await?;
            for (number, further) in sendable.further().iter().enumerate() {
                let doing = Doing::Post { attaches: false };
                let body = once(posted(further), format!("{nonce}+{number}"));
                let send = || rest.api.send_message(channel, Vec::new(), &body);
                rest.call(Errand::at(place, doing), RetryTime::Long, Repeat::Freely, send).await?;
            }
            discord_clock::compare_message(&rest.clock, MessageId(message));
            Ok(MessageId(message))
        })
    }

    fn written_after(
        &self,
        place: Place,
        message: MessageId,
        at_most: usize,
    ) -> BoxFuture<'_, Result<usize, ShowError>> {
        Box::pin(async move {
            let (rest, channel) = (self.connected()?, place.channel.0.into());
            // Someone is waiting for the board, and it can just as well stay where it is.
            let count = || rest.api.count_after(channel, message.0.into(), at_most);
            Ok(rest.call(Errand::at(place, Doing::Read), RetryTime::Short, Repeat::Freely, count).await?)
        })
    }

    fn write_to<'a>(
        &'a self,
        player: PlayerId,
        about: Place,
        screen: &'a Screen,
        nonce: Option<Nonce>,
    ) -> BoxFuture<'a, Result<(), ShowError>> {
        Box::pin(async move {
            let (rest, recipient) = (self.connected()?, json!({"recipient_id": player.0.to_string()}));
            let (doing, time, freely) = (Doing::Write(player), RetryTime::Short, Repeat::Freely);
            let open = || rest.api.create_private_channel(&recipient);
            let opened = rest.call(Errand::at(about, doing), time, freely, open).await;
            // Opening a channel notifies nobody, so they may still be mentioned.
            let channel =
                opened.map_err(|error| ShowError { may_have_arrived: false, ..error.into() })?.into();
            let nonce =
                &nonce.map_or_else(|| format!("{:016x}", rand::random::<u64>()), |one| one.to_string());
            Sendable::new(screen, false)
                .send(|screen| async move {
                    let body = once(posted(screen), nonce.clone());
                    let send = || rest.api.send_message(channel, Vec::new(), &body);
                    rest.call(Errand::at(about, doing), time, freely, send).await
                })
                .await?;
            Ok(())
        })
    }

    fn open_thread<'a>(&'a self, place: Place, name: &'a str) -> BoxFuture<'a, Result<ChannelId, ShowError>> {
        Box::pin(async move {
            let body = CreateThread::new(name)
                .kind(ChannelType::PublicThread)
                .auto_archive_duration(AutoArchiveDuration::OneWeek);
            let (rest, channel) = (self.connected()?, place.channel.0.into());
            // Someone is waiting for the board, and it can just as well go into the channel.
            let create = || rest.api.create_thread(channel, &body);
            let opened = rest.call(
                Errand::at(place, Doing::OpenThread),
                RetryTime::Short,
                Repeat::OnlyUntaken,
                create,
            );
            Ok(ChannelId(opened.await?))
        })
    }

    fn open_thread_of<'a>(
        &'a self,
        place: Place,
        message: MessageId,
        name: &'a str,
    ) -> BoxFuture<'a, Result<ChannelId, ShowError>> {
        Box::pin(async move {
            let body = CreateThread::new(name).auto_archive_duration(AutoArchiveDuration::OneWeek);
            let (rest, channel, of) = (self.connected()?, place.channel.0.into(), message.0.into());
            let create = || rest.api.create_thread_of(channel, of, &body);
            let errand = Errand::at(place, Doing::OpenThread);
            match rest.call(errand, RetryTime::Long, Repeat::Freely, create).await {
                // The thread of a message has its ID.
                Err(error) if error.code() == Some(HAS_THREAD) => Ok(ChannelId(message.0)),
                opened => Ok(ChannelId(opened?)),
            }
        })
    }

    fn add_to_thread(&self, thread: Place, player: PlayerId) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async move {
            let (rest, channel) = (self.connected()?, thread.channel.0.into());
            let add = || rest.api.add_thread_channel_member(channel, player.0.into());
            rest.call(Errand::at(thread, Doing::OpenThread), RetryTime::Short, Repeat::Freely, add).await?;
            Ok(())
        })
    }

    fn server_name(&self, guild: GuildId) -> BoxFuture<'_, Result<String, ShowError>> {
        Box::pin(async move {
            let api = &self.connected()?.api;
            Ok(api.call(RetryTime::Short, || api.guild(guild.0.into())).await?.name)
        })
    }

    fn guilds(&self) -> BoxFuture<'_, Result<Vec<GuildId>, ShowError>> {
        Box::pin(async move {
            let (api, mut all, mut last) = (&self.connected()?.api, Vec::new(), None);
            loop {
                let page = api.call(RetryTime::Long, || api.guilds_after(last, GUILDS_AT_ONCE)).await?;
                all.extend(page.iter().copied().map(GuildId));
                last = page.last().copied();
                if page.len() < GUILDS_AT_ONCE {
                    return Ok(all);
                }
            }
        })
    }

    fn custom_ids(
        &self,
        asked: Place,
        channel: ChannelId,
        message: MessageId,
    ) -> BoxFuture<'_, Result<Vec<String>, ShowError>> {
        Box::pin(async move {
            let rest = self.connected()?;
            let read = || rest.api.custom_ids(channel.0.into(), message.0.into());
            let there = Errand { of: asked, channel, doing: Doing::Read };
            Ok(rest.call(there, RetryTime::Short, Repeat::Freely, read).await?)
        })
    }

    fn allows(
        &self,
        guild: GuildId,
        channel: ChannelId,
        right: ChannelRight,
    ) -> BoxFuture<'_, Result<bool, ShowError>> {
        Box::pin(async move { allows(self.connected()?, guild, channel, right).await })
    }

    fn is_gone(&self, place: Place) -> BoxFuture<'_, Result<bool, ShowError>> {
        Box::pin(async move { is_gone(self.connected()?, place).await })
    }

    fn refusal(&self, place: Place) -> Option<PostRefusal> {
        let rest = self.connected().ok()?;
        rest.api.places().refusal(place, rest.clock.now())
    }

    fn keep_event<'a>(
        &'a self,
        guild: GuildId,
        id: Option<EventId>,
        event: &'a ScheduledEvent,
    ) -> BoxFuture<'a, Result<EventId, EventError>> {
        Box::pin(async move { events::keep(self.connected()?, guild, id, event).await })
    }

    fn delete_event(&self, guild: GuildId, id: EventId) -> BoxFuture<'_, Result<(), EventError>> {
        Box::pin(async move { events::delete(self.connected()?, guild, id).await })
    }

    fn change_role(
        &self,
        guild: GuildId,
        who: PlayerId,
        role: RoleId,
        gives: bool,
    ) -> BoxFuture<'_, Result<(), RoleError>> {
        Box::pin(async move { roles::change(self.connected()?, guild, who, (role, gives)).await })
    }

    fn obstacle_to_role(
        &self,
        guild: GuildId,
        role: RoleId,
    ) -> BoxFuture<'_, Result<Option<RoleObstacle>, ShowError>> {
        Box::pin(async move { roles::obstacle(self.connected()?, guild, role).await })
    }

    fn delete(&self, place: Place, message: MessageId) -> BoxFuture<'_, Result<(), ShowError>> {
        Box::pin(async move {
            let rest = self.connected()?;
            let delete = || rest.api.delete_message(place.channel.0.into(), message.0.into(), None);
            rest.call(Errand::at(place, Doing::Delete(message)), RetryTime::Long, Repeat::Freely, delete)
                .await?;
            Ok(())
        })
    }
}
