//! Admission: turns requests away early if the person is not allowed in or asks for more than can be drawn.

use std::sync::Arc;
use std::time::Instant;

use kuzhi_domain::limits::Cost;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_view::request::{Action, Request};
use kuzhi_view::screens;
use tokio::sync::SemaphorePermit;

use super::loading;
use super::overload::Entry;
use super::{Context, Service};
use crate::delivery::Reply;

impl Service {
    /// Registers an incoming request. It is served unless there are too many at once.
    pub fn enter(&self, request: &Request) -> Entry {
        self.boards.discord_time().learn(request.id);
        let finds_its_match = matches!(request.action, Action::InMatch { .. } | Action::InChosen { .. });
        let terms = request.action.terms();
        let goes_first = finds_its_match || terms.begins || terms.acts_in().is_some();
        self.overload.enter(request.who, goes_first, Instant::now())
    }

    /// Whether there is so much to do that nothing more should be accepted for a moment.
    pub fn is_full(&self) -> bool {
        self.overload.is_full()
    }

    /// Logs that an overload is over, once it is.
    pub fn record_end_of_overload(&self) {
        self.overload.record_end(Instant::now());
    }

    /// Waits for a turn to tell someone to come again.
    pub async fn turn_away_permit(&self) -> Option<SemaphorePermit<'_>> {
        self.overload.turn_away_permit().await
    }

    /// Tells the person why their request is not served, without reading anything.
    pub async fn turn_away_at_once(&self, request: Arc<Request>, reply: Arc<dyn Reply>, refusal: Refusal) {
        let languages = request.languages;
        let context = Context::new(request, languages, reply, &self.commands);
        context.tell(&screens::refusal_screen(context.words(), &refusal)).await;
    }

    /// Admits a request, or returns why not. It reads nothing.
    ///
    /// # Errors
    ///
    /// The refusal.
    pub fn admit(&self, request: &Request) -> Result<(), Refusal> {
        let guild = request.place.guild;
        self.limits.admit(request.who, guild)?;
        // A repeated deletion request may come in. It is answered where the deletion is done.
        if request.action != Action::DeleteMyData && self.my_data.is_leaving(request.who) {
            return Err(Refusal::BeingForgotten);
        }
        match request.action.terms().cost {
            Some(cost) => self.spend(cost, request.who, guild),
            None => Ok(()),
        }
    }

    /// Spends some of what a person may use. Refuses if too many people wait for the same thing already, or
    /// if the person or their server has used up their limit.
    ///
    /// # Errors
    ///
    /// The refusal, which says when they can go on. Nothing is spent then.
    pub(super) fn spend(&self, cost: Cost, who: PlayerId, guild: Option<GuildId>) -> Result<(), Refusal> {
        let has_room = match cost {
            Cost::Picture => self.boards.drawing().has_room_for(who),
            Cost::Hint => self.bot.has_room_for_hints(),
            Cost::Notification | Cost::Game => true,
        };
        if !has_room {
            return Err(Refusal::TooBusy);
        }
        self.limits.spend(cost, who, guild)
    }

    /// Waits for a thread that thinks or draws. Meanwhile the request does not count as load and blocks
    /// nobody.
    pub(super) async fn wait_for<T>(&self, work: impl Future<Output = T>) -> T {
        let _waiting = self.overload.wait();
        work.await
    }

    /// Tells the person why their request is not admitted. It reads only their language and, in a shared
    /// store, whether another process has done the request.
    pub async fn turn_away(
        self: &Arc<Service>,
        request: Arc<Request>,
        reply: Arc<dyn Reply>,
        refusal: Refusal,
    ) {
        let turn = self.limits.turn_to_refuse().await;
        let languages = loading::languages_alone(&self.records, &request).await;
        drop(turn);
        let context = Context::new(request, languages, reply, &self.commands);
        self.respond(&context, Err(refusal.into())).await;
    }
}
