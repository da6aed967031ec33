//! REST calls whose responses the bot uses, with the fields that it reads. Serenity's own calls parse whole
//! objects, and fail on a value that serenity does not know although Discord has done what it was asked.

use serde::Serialize;
use serde::de::Error as _;
use serde_json::Value;
use serenity::Error;
use serenity::all::{
    ApplicationId, ChannelId, CreateAttachment, GuildId, LightMethod, MessageId, Request, Route, UserId,
};
use serenity::http::{HttpError, Multipart, MultipartUpload};

use super::api::Api;
use super::looking::{Guild, GuildChannel, custom_ids};
use crate::discord::fields::{Unreadable, field, id, list, number, text};
use crate::discord::interaction::Message;

/// A registered command.
pub(crate) struct RegisteredCommand {
    pub(crate) id: u64,
    pub(crate) name: String,
    /// Discord's number for its kind.
    pub(crate) kind: i64,
}

/// An uploaded emoji.
pub(crate) struct UploadedEmoji {
    pub(crate) id: u64,
    pub(crate) name: String,
}

/// Discord has not said yet who we are.
struct Unidentified;

impl From<Unidentified> for Error {
    fn from(_: Unidentified) -> Error {
        HttpError::ApplicationIdMissing.into()
    }
}

impl RegisteredCommand {
    fn read(value: &Value) -> Result<RegisteredCommand, Unreadable> {
        let (id, name) = (id_of(value)?, field(value, "name", text)?);
        Ok(RegisteredCommand { id, name, kind: field(value, "type", number)? })
    }
}

impl UploadedEmoji {
    fn read(value: &Value) -> Result<UploadedEmoji, Unreadable> {
        Ok(UploadedEmoji { id: id_of(value)?, name: field(value, "name", text)? })
    }
}

impl Api {
    /// Changes a message.
    pub(crate) async fn edit_message(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &impl Serialize,
        files: Vec<CreateAttachment>,
    ) -> Result<(), Error> {
        let route = Route::ChannelMessage { channel_id: channel, message_id: message };
        let response = self.http().request(sending(LightMethod::Patch, route, body, files)?).await?;
        // Read to its end, so that the connection can be used again. What it says does not matter.
        drop(response.bytes().await);
        Ok(())
    }

    /// Posts a message, and returns its ID.
    pub(crate) async fn send_message(
        &self,
        channel: ChannelId,
        files: Vec<CreateAttachment>,
        body: &impl Serialize,
    ) -> Result<u64, Error> {
        let route = Route::ChannelMessages { channel_id: channel };
        self.ask(sending(LightMethod::Post, route, body, files)?, id_of).await
    }

    /// Returns how many messages there are after one, as far as `limit`.
    pub(crate) async fn count_after(
        &self,
        channel: ChannelId,
        message: MessageId,
        limit: usize,
    ) -> Result<usize, Error> {
        let params = vec![("limit", limit.to_string()), ("after", message.to_string())];
        let request = getting(Route::ChannelMessages { channel_id: channel }).params(Some(params));
        Ok(self.ask(request, |messages| list(messages, |_| Ok(()))).await?.len())
    }

    /// Opens the direct messages with a person, and returns the channel's ID.
    pub(crate) async fn create_private_channel(&self, body: &Value) -> Result<u64, Error> {
        self.ask(sending(LightMethod::Post, Route::UserMeDmChannels, body, Vec::new())?, id_of).await
    }

    /// Opens a thread, and returns its ID.
    pub(crate) async fn create_thread(
        &self,
        channel: ChannelId,
        body: &impl Serialize,
    ) -> Result<u64, Error> {
        let route = Route::ChannelThreads { channel_id: channel };
        self.ask(sending(LightMethod::Post, route, body, Vec::new())?, id_of).await
    }

    /// Opens the thread of a message, and returns its ID.
    pub(crate) async fn create_thread_of(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &impl Serialize,
    ) -> Result<u64, Error> {
        let route = Route::ChannelMessageThreads { channel_id: channel, message_id: message };
        self.ask(sending(LightMethod::Post, route, body, Vec::new())?, id_of).await
    }

    /// Returns the IDs of the servers after one, `limit` at most.
    pub(crate) async fn guilds_after(&self, last: Option<u64>, limit: usize) -> Result<Vec<u64>, Error> {
        let mut params = vec![("limit", limit.to_string())];
        params.extend(last.map(|last| ("after", last.to_string())));
        let request = getting(Route::UserMeGuilds).params(Some(params));
        self.ask(request, |guilds| list(guilds, id_of)).await
    }

    /// Returns the custom IDs of a message's buttons and menus.
    pub(crate) async fn custom_ids(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<Vec<String>, Error> {
        let route = Route::ChannelMessage { channel_id: channel, message_id: message };
        self.ask(getting(route), custom_ids).await
    }

    /// Returns a channel, if it belongs to a server.
    pub(crate) async fn channel(&self, channel: ChannelId) -> Result<Option<GuildChannel>, Error> {
        self.ask(getting(Route::Channel { channel_id: channel }), GuildChannel::read).await
    }

    /// Returns a server.
    pub(crate) async fn guild(&self, guild: GuildId) -> Result<Guild, Error> {
        self.ask(getting(Route::Guild { guild_id: guild }), Guild::read).await
    }

    /// Returns the roles of a member of a server.
    pub(crate) async fn roles_of(&self, guild: GuildId, person: UserId) -> Result<Vec<u64>, Error> {
        let route = Route::GuildMember { guild_id: guild, user_id: person };
        self.ask(getting(route), |member| field(member, "roles", |roles| list(roles, id))).await
    }

    /// Returns the bot's own roles on a server. Its user has the ID of its application.
    pub(crate) async fn own_membership(&self, guild: GuildId) -> Result<(u64, Vec<u64>), Error> {
        let itself = self.itself()?.get();
        Ok((itself, self.roles_of(guild, UserId::new(itself)).await?))
    }

    /// Returns the answer to an interaction.
    pub(crate) async fn answer_to(&self, token: &str) -> Result<Message, Error> {
        let route = Route::WebhookOriginalInteractionResponse { application_id: self.itself()?, token };
        self.ask(getting(route), Message::read).await
    }

    /// Changes the answer to an interaction.
    pub(crate) async fn change_answer(
        &self,
        token: &str,
        body: &impl Serialize,
        files: Vec<CreateAttachment>,
    ) -> Result<Message, Error> {
        let route = Route::WebhookOriginalInteractionResponse { application_id: self.itself()?, token };
        self.ask(sending(LightMethod::Patch, route, body, files)?, Message::read).await
    }

    /// Sends a follow-up to the answer to an interaction.
    pub(crate) async fn follow_up(
        &self,
        token: &str,
        body: &impl Serialize,
        files: Vec<CreateAttachment>,
    ) -> Result<Message, Error> {
        let route = Route::WebhookFollowupMessages { application_id: self.itself()?, token };
        self.ask(sending(LightMethod::Post, route, body, files)?, Message::read).await
    }

    /// Changes a follow-up.
    pub(crate) async fn change_follow_up(
        &self,
        token: &str,
        message: MessageId,
        body: &impl Serialize,
        files: Vec<CreateAttachment>,
    ) -> Result<Message, Error> {
        let application_id = self.itself()?;
        let route = Route::WebhookFollowupMessage { application_id, token, message_id: message };
        self.ask(sending(LightMethod::Patch, route, body, files)?, Message::read).await
    }

    /// Returns the registered commands, everywhere or on one server.
    pub(crate) async fn commands(&self, guild: Option<GuildId>) -> Result<Vec<RegisteredCommand>, Error> {
        self.ask(getting(self.commands_of(guild)?), |all| list(all, RegisteredCommand::read)).await
    }

    /// Registers these commands instead, and returns them.
    pub(crate) async fn register(
        &self,
        guild: Option<GuildId>,
        commands: &[Value],
    ) -> Result<Vec<RegisteredCommand>, Error> {
        let request = sending(LightMethod::Put, self.commands_of(guild)?, &commands, Vec::new())?;
        self.ask(request, |all| list(all, RegisteredCommand::read)).await
    }

    fn commands_of(&self, guild: Option<GuildId>) -> Result<Route<'static>, Unidentified> {
        let application_id = self.itself()?;
        Ok(match guild {
            Some(guild_id) => Route::GuildCommands { application_id, guild_id },
            None => Route::Commands { application_id },
        })
    }

    /// Returns the uploaded emoji.
    pub(crate) async fn emojis(&self) -> Result<Vec<UploadedEmoji>, Error> {
        let route = Route::Emojis { application_id: self.itself()? };
        self.ask(getting(route), |all| field(all, "items", |all| list(all, UploadedEmoji::read))).await
    }

    /// Uploads an emoji, and returns its ID.
    pub(crate) async fn upload_emoji(&self, body: &Value) -> Result<u64, Error> {
        let route = Route::Emojis { application_id: self.itself()? };
        self.ask(sending(LightMethod::Post, route, body, Vec::new())?, id_of).await
    }

    fn itself(&self) -> Result<ApplicationId, Unidentified> {
        self.application_id().ok_or(Unidentified)
    }

    /// Makes a call, and reads its answer.
    pub(super) async fn ask<T>(
        &self,
        request: Request<'_>,
        read: impl FnOnce(&Value) -> Result<T, Unreadable>,
    ) -> Result<T, Error> {
        let answer: Value = self.http().fire(request).await?;
        let unread = |odd: Unreadable| format!("Discord's answer could not be read: {odd}");
        read(&answer).map_err(|odd| serde_json::Error::custom(unread(odd)).into())
    }
}

pub(super) fn id_of(value: &Value) -> Result<u64, Unreadable> {
    field(value, "id", id)
}

pub(super) fn getting(route: Route<'_>) -> Request<'_> {
    Request::new(route, LightMethod::Get)
}

/// Builds a request with a body, and with files beside it if there are any.
pub(super) fn sending<'a>(
    method: LightMethod,
    route: Route<'a>,
    body: &impl Serialize,
    files: Vec<CreateAttachment>,
) -> Result<Request<'a>, serde_json::Error> {
    let request = Request::new(route, method);
    if files.is_empty() {
        return Ok(request.body(Some(serde_json::to_vec(body)?)));
    }
    let payload_json = Some(serde_json::to_string(body)?);
    let upload = MultipartUpload::Attachments(files);
    Ok(request.multipart(Some(Multipart { upload, payload_json, fields: Vec::new() })))
}
