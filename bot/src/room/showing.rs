//! Showing: the board where it is, or anew where it cannot be, and the call to whoever is to move.

use super::{Doorkeeper, ShowError, Shown, Visitor};
use crate::app::{ChannelId, Match, MatchId, MessageId, Place, Stage};
use crate::store::Messages;
use crate::view::{self, Screen, Words};

impl Doorkeeper {
    /// Shows a match where its board is: to the visitor, or in its channel.
    pub(super) async fn show(&self, current: &Match, visitor: Option<&dyn Visitor>) {
        let words = visitor.map_or_else(Words::english, Visitor::words);
        let screen = view::of_match(words, current);
        let mut messages = self.messages(current.id).await;
        let shown = match visitor {
            Some(visitor) => self.show_to(visitor, &screen).await,
            None => None,
        };
        let board = match shown {
            Some(message) => Some(message),
            None => self.show_in_channel(current, messages.board, &screen).await,
        };
        let Some(board) = board else { return };
        let old = messages.board.replace(board).filter(|&old| old != board);
        if let Some(old) = old {
            let moved_on = view::moved_on(words, &link(current.place, board));
            self.try_to(
                "point from the old board",
                self.service.outlet.edit(channel(current), old, &moved_on),
            )
            .await;
        }
        if current.person_to_move().is_none() {
            self.take_call_away(current, &mut messages).await;
        }
        self.keep(current.id, messages).await;
    }

    /// Shows how things stand to somebody who looked at an old screen.
    pub(super) async fn refresh(&self, id: MatchId, visitor: &dyn Visitor) {
        if let Ok(Some(current)) = self.load(id).await {
            self.show(&current, Some(visitor)).await;
        }
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
            let words = visitor.map_or_else(Words::english, Visitor::words);
            let call = view::call_to_move(words, current, playing, side, link.as_deref());
            messages.call = self.post_call(current, visitor, &call).await;
        }
        self.keep(current.id, messages).await;
    }

    async fn post_call(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        call: &Screen,
    ) -> Option<MessageId> {
        if let Some(visitor) = visitor
            && let Some(message) = self.try_to("call to move", visitor.add(call)).await
        {
            return Some(message);
        }
        self.try_to("call to move", self.service.outlet.post(channel(current), call)).await
    }

    async fn take_call_away(&self, current: &Match, messages: &mut Messages) {
        if let Some(call) = messages.call.take() {
            self.try_to("take a call away", self.service.outlet.delete(channel(current), call)).await;
        }
    }

    /// The message that all see the screen in now, if the visitor's is one.
    async fn show_to(&self, visitor: &dyn Visitor, screen: &Screen) -> Option<MessageId> {
        match self.try_to("answer with the board", visitor.show(screen)).await? {
            Shown::To(message) => Some(message),
            Shown::Alone => None,
        }
    }

    async fn show_in_channel(
        &self,
        current: &Match,
        board: Option<MessageId>,
        screen: &Screen,
    ) -> Option<MessageId> {
        let outlet = &self.service.outlet;
        if let Some(board) = board
            && self.try_to("edit the board", outlet.edit(channel(current), board, screen)).await.is_some()
        {
            return Some(board);
        }
        // A match that is over, or a challenge that nobody answered, is not worth a new message.
        let wanted = matches!(current.stage, Stage::Playing(_));
        if wanted { self.try_to("post the board", outlet.post(channel(current), screen)).await } else { None }
    }

    /// Does what may fail without harm: the move is safe, and `/board` brings the board back.
    async fn try_to<T>(&self, what: &str, doing: impl Future<Output = Result<T, ShowError>>) -> Option<T> {
        match doing.await {
            Ok(done) => Some(done),
            Err(error) => {
                tracing::warn!(%error, what, "could not show");
                None
            }
        }
    }

    async fn messages(&self, id: MatchId) -> Messages {
        let messages = self.read(move |store| store.messages(id)).await;
        messages.unwrap_or_else(|error| {
            tracing::error!(%error, %id, "cannot tell where a board is");
            Messages::default()
        })
    }

    async fn keep(&self, id: MatchId, messages: Messages) {
        if let Err(error) = self.read(move |store| store.keep_messages(id, messages)).await {
            tracing::error!(%error, %id, "cannot note where a board is");
        }
    }
}

const fn channel(current: &Match) -> ChannelId {
    current.place.channel
}

/// A link that opens a message.
fn link(place: Place, message: MessageId) -> String {
    let guild = place.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}/{message}", place.channel)
}
