//! The message that comes once a day, in a channel that the person has chosen.

use kuzhi_domain::Timestamp;
use kuzhi_domain::matches::Place;
use kuzhi_domain::settings::{GuildChannel, Preference};
use kuzhi_store::StoreError;
use kuzhi_view::screens;
use kuzhi_view::words::Words;

use super::{Person, Waiting, Written};
use crate::delivery::{ChannelRight, Nonce};

impl Person<'_> {
    /// Tells them in a channel what waits for them on its server, and how much waits elsewhere: others read
    /// it, too.
    pub(super) async fn write_in(
        &self,
        channel: GuildChannel,
        due: Timestamp,
        waiting: &Waiting,
        next: Option<Timestamp>,
        is_back: bool,
    ) -> Written {
        let (service, who, guild) = (self.service, self.who, Some(channel.guild));
        let house = service.records.house_rules(guild).await;
        if !house.pings || house.keeps_out(who) || !self.may_read(channel).await {
            return Written::Refused;
        }
        let is_here = |place: Place| place.guild == guild;
        let mut listed = waiting.listed.clone();
        listed.retain(|listed| is_here(listed.one.place_of(who)));
        let mut to_begin = waiting.to_begin.clone();
        to_begin.retain(|one| is_here(one.tournament.card_place()));
        let here = listed.len() + to_begin.len();
        let elsewhere = waiting.listed.len() + waiting.to_begin.len() - here;
        let words = house.language.map_or(self.words, Words::for_language);
        let screen = screens::digest(words, who, &listed, &to_begin, next, is_back);
        let screen = screens::digest_in_channel(words, who, screen, [here, elsewhere]);
        let place = Place { guild, channel: channel.channel };
        let posted = service.boards.discord().post(place, &screen, Nonce::digest(who, due)).await;
        self.written(due, posted.map(drop))
    }

    /// Whether they may still read that channel. If Discord does not say, they may.
    async fn may_read(&self, GuildChannel { guild, channel }: GuildChannel) -> bool {
        let discord = self.service.boards.discord();
        discord.allows(guild, channel, ChannelRight::Read(self.who)).await.unwrap_or(true)
    }

    /// From now on it comes by direct message.
    pub(super) async fn leave_channel(&self) -> Result<(), StoreError> {
        let who = self.who;
        let change = move |store: &dyn kuzhi_store::Store| {
            let own = store.preferences(who)?;
            store.save_preferences(who, &own.with(Preference::DigestIn(None)))
        };
        self.service.records.change(change).await
    }
}
