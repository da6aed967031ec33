//! Ringing: who is notified, and how: in the channel, by a direct message, or not at all.

use std::collections::HashMap;
use std::mem;
use std::sync::{Arc, Mutex, PoisonError};

use super::showing::{link, words_of};
use super::visitor::Occasion;
use super::{Doorkeeper, ShowError, Shown, Visitor};
use crate::app::{Match, MatchId, MessageId, Pings, Place, PlayerId, Stage};
use crate::store::Messages;
use crate::view::{self, Screen, Words};

/// Those in whose answers people were called, where the bot is only brought along: they alone can take the
/// line away again. After a restart it stays.
#[derive(Clone, Default)]
pub(super) struct Callers(Arc<Mutex<HashMap<MatchId, Arc<dyn Visitor>>>>);

impl Callers {
    fn leave(&self, id: MatchId) -> Option<Arc<dyn Visitor>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&id)
    }

    fn note(&self, id: MatchId, caller: &Arc<dyn Visitor>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, Arc::clone(caller));
    }
}

impl Doorkeeper {
    /// Notes in whose answer somebody was called, where nobody else can take that back.
    pub(super) async fn note_caller(&self, current: &Match, visitor: Option<&Arc<dyn Visitor>>) {
        if let Some(visitor) = visitor.filter(|visitor| visitor.brings_bot())
            && self.messages(current.id).await.call.is_some()
        {
            self.callers.note(current.id, visitor);
        }
    }

    /// Lets a screen ring for nobody who wants to be left in peace, and writes to those who want that what
    /// it says, each in the language that he reads; for whoever cannot be written to it rings as it would have.
    pub(super) async fn hush(
        &self,
        place: Place,
        screen: &mut Screen,
        said_in: &(dyn Fn(&'static Words) -> Screen + Sync),
    ) {
        if screen.calls.is_empty() {
            return;
        }
        let may_ring_here = self.house_rules(place.guild).await.pings;
        for player in mem::take(&mut screen.calls) {
            let is_done = match self.preferences(player).await.pings {
                Pings::Off => true,
                Pings::Direct => {
                    let language = self.language_of(player).await;
                    let text = language.map(|language| said_in(Words::of(language)).text);
                    self.is_reached(player, place, text.as_deref().unwrap_or(&screen.text)).await
                }
                Pings::Channel => false,
            };
            if !is_done && may_ring_here {
                screen.calls.push(player);
            }
        }
    }

    /// The same for a screen that is shown once more: nobody is written to twice.
    pub(super) async fn hush_again(&self, place: Place, screen: &mut Screen) {
        for player in mem::take(&mut screen.calls) {
            if self.rings_in_channel(place, player).await {
                screen.calls.push(player);
            }
        }
    }

    /// Writes something to a person; false when no message can be sent to him.
    async fn is_reached(&self, player: PlayerId, place: Place, text: &str) -> bool {
        let written = view::by_direct_message(text, &channel_link(place));
        match self.service.outlet.write_to(player, &written).await {
            Ok(()) => true,
            Err(ShowError { why, may_have_arrived }) => {
                // That somebody takes no messages is his affair and no failure of ours.
                tracing::debug!(%why, "could not write to a person");
                // Ringing twice is worse than not at all.
                may_have_arrived
            }
        }
    }

    /// Whether a person's ring can go along with a board that is posted anew.
    pub(super) async fn rings_in_channel(&self, place: Place, player: PlayerId) -> bool {
        self.house_rules(place.guild).await.pings && self.preferences(player).await.pings == Pings::Channel
    }

    /// Calls the person whose turn it is, and takes the last call away; whoever acted himself is there.
    pub(super) async fn call_to_move(&self, current: &Match, visitor: Option<&dyn Visitor>) {
        let (Stage::Playing(playing), Some(person)) = (&current.stage, current.person_to_move()) else {
            return;
        };
        let mut messages = self.messages(current.id).await;
        self.take_call_away(current, &mut messages).await;
        if visitor.is_none_or(|visitor| visitor.who() != person)
            && let Some(side) = playing.seats.side_of(person)
        {
            let link = messages.board.map(|board| link(current.place, board));
            let said_in =
                |words: &'static Words| view::call_to_move(words, current, playing, side, link.as_deref());
            let mut call = said_in(words_of(&messages));
            self.hush(current.place, &mut call, &said_in).await;
            // A line that rings for nobody would only be in the way.
            if !call.calls.is_empty() {
                messages.call = self.post_call(current, visitor, &call, messages.visiting).await;
            }
        }
        self.keep(current.id, messages).await;
    }

    /// Reminds the person to move, in the place of the call, that his time runs out.
    pub(super) async fn remind(&self, current: &Match) {
        let mut messages = self.messages(current.id).await;
        let link = messages.board.map(|board| link(current.place, board));
        let said_in =
            |words: &'static Words| view::reminder(words, current, link.as_deref()).unwrap_or_default();
        let mut call = said_in(words_of(&messages));
        self.hush(current.place, &mut call, &said_in).await;
        // Where the bot is only brought along nothing can be said now, and the old line is better than none.
        if call.calls.is_empty() || messages.visiting {
            return;
        }
        self.take_call_away(current, &mut messages).await;
        messages.call = self.post_call(current, None, &call, messages.visiting).await;
        self.keep(current.id, messages).await;
    }

    /// Takes the last call away where the board itself has called.
    pub(super) async fn forget_call(&self, current: &Match) {
        let mut messages = self.messages(current.id).await;
        self.take_call_away(current, &mut messages).await;
        self.keep(current.id, messages).await;
    }

    async fn post_call(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        call: &Screen,
        visiting: bool,
    ) -> Option<MessageId> {
        // Nobody else would see it.
        if visitor.is_some_and(Visitor::is_heard_alone) {
            return None;
        }
        if let Some(visitor) = visitor {
            match visitor.add(call).await {
                Ok(Shown::To(message)) => return Some(message),
                Ok(Shown::Somewhere | Shown::Alone) => return None,
                Err(error) => {
                    tracing::warn!(%error, "could not call to move");
                    // A second call would be worse than none.
                    if error.may_have_arrived {
                        return None;
                    }
                }
            }
        }
        if visiting {
            return None;
        }
        self.try_to(
            "call to move",
            self.service.outlet.post(current.place.channel, call, Occasion::call(current)),
        )
        .await
    }

    /// Takes the line away that called to the last move.
    pub(super) async fn take_call_away(&self, current: &Match, messages: &mut Messages) {
        let caller = self.callers.leave(current.id);
        if let Some(call) = messages.call.take() {
            if messages.visiting {
                // Only he can take it away who brought it, and he for a quarter of an hour.
                if let Some(caller) = caller {
                    self.try_to("take a call away", caller.take_back(call)).await;
                }
                return;
            }
            self.try_to("take a call away", self.service.outlet.delete(current.place.channel, call)).await;
        }
    }
}

/// A link that opens a channel.
fn channel_link(place: Place) -> String {
    let guild = place.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}", place.channel)
}
