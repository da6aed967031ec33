//! Who is not let in, and who asks for more than can be drawn, hears so before anything else is done.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::SemaphorePermit;

use super::parts::loading;
use super::parts::overload::Entry;
use super::{Context, Service};
use crate::delivery::Reply;
use crate::domain::{Cost, GuildId, PlayerId, Refusal};
use crate::request::{Action, Request};
use crate::screens;

impl Service {
    /// A request comes in, and is served unless there are too many at once.
    pub fn enter(&self, request: &Request) -> Entry {
        let finds_its_match = matches!(request.action, Action::InMatch { .. } | Action::InChosen { .. });
        let terms = request.action.terms();
        let goes_first = finds_its_match || terms.begins || terms.acts_in.is_some();
        self.overload.enter(request.who, goes_first, Instant::now())
    }

    /// Whether there is so much to do that nothing more should be taken in for a moment.
    pub fn is_full(&self) -> bool {
        self.overload.is_full()
    }

    /// Waits for one's turn to be told to come again.
    pub async fn turn_to_be_told(&self) -> Option<SemaphorePermit<'_>> {
        self.overload.turn_to_be_told().await
    }

    /// Says why a request is not served, and reads nothing for that.
    pub async fn turn_away_at_once(&self, request: Arc<Request>, reply: Arc<dyn Reply>, refusal: Refusal) {
        let languages = request.languages;
        let context = Context::new(request, languages, reply, &self.commands);
        context.tell(&screens::of_refusal(context.words(), &refusal)).await;
    }

    /// Lets a request in, or says why not. It reads nothing.
    ///
    /// # Errors
    ///
    /// The refusal.
    pub fn admit(&self, request: &Request) -> Result<(), Refusal> {
        let guild = request.place.guild;
        self.limits.admit(request.who, guild)?;
        // What they asked for may come twice, and is answered where it is done.
        if request.action != Action::DeleteMyData && self.my_data.is_leaving(request.who) {
            return Err(Refusal::BeingForgotten);
        }
        match request.action.terms().cost {
            Some(cost) => self.spend(cost, request.who, guild),
            None => Ok(()),
        }
    }

    /// Lets somebody have something, unless too many wait for the same already, or they or their server have had too much of it.
    ///
    /// # Errors
    ///
    /// The refusal that says when it goes on; nothing is used up then.
    pub(super) fn spend(&self, cost: Cost, who: PlayerId, guild: Option<GuildId>) -> Result<(), Refusal> {
        let has_room = match cost {
            Cost::Picture => self.boards.drawing().has_room_for(who),
            Cost::Hint => self.bot.has_room_for_hints(),
            Cost::Ring => true,
        };
        if !has_room {
            return Err(Refusal::TooBusy);
        }
        self.limits.spend(cost, who, guild)
    }

    /// Waits for a thread that thinks or draws. Meanwhile the request is nothing to do for anybody else, and keeps nobody from
    /// being served.
    pub(super) async fn wait_for<T>(&self, work: impl Future<Output = T>) -> T {
        let _waiting = self.overload.wait();
        work.await
    }

    /// Says why a request is not let in. It reads nothing but the language in which to say so.
    pub async fn turn_away(&self, request: Arc<Request>, reply: Arc<dyn Reply>, refusal: Refusal) {
        let turn = self.limits.turn_to_refuse().await;
        let languages = loading::languages_alone(&self.records, &request).await;
        drop(turn);
        let context = Context::new(request, languages, reply, &self.commands);
        self.explain(refusal.into(), &context).await;
    }
}
