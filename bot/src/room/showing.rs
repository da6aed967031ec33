//! Showing: the board where it is, or anew where it cannot be, and the call to whoever is to move.

use std::time::Duration;

use super::{Doorkeeper, ShowError, Shown, Visitor};
use crate::app::{ChannelId, Match, MatchId, MessageId, Place, Stage};
use crate::store::Messages;
use crate::view::{self, Screen, Words};

/// Whether a new message rings for the people whom it calls.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Bell {
    Rings,
    Silent,
}

/// Nobody sees how things stand.
pub(super) struct NotShown;

/// When a match that could not be shown is tried again.
const PAUSES: [Duration; 4] =
    [Duration::from_secs(5), Duration::from_secs(30), Duration::from_mins(3), Duration::from_mins(15)];

impl Doorkeeper {
    /// Shows a match and calls whoever is to move; what does not get through is tried again later.
    pub(super) async fn announce_or_retry(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
    ) -> Option<MessageId> {
        let announced = self.announce(current, visitor).await;
        if announced.is_err() {
            self.tell_again(current.id);
        }
        announced.ok().flatten()
    }

    /// Shows a match and calls whoever is to move; gives the message of the board, if it is known.
    async fn announce(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
    ) -> Result<Option<MessageId>, NotShown> {
        let board = self.show(current, visitor, Bell::Rings).await?;
        self.call_to_move(current, visitor).await;
        self.mark_told(current).await;
        Ok(board)
    }

    /// Announces a match that was kept but not told, until that succeeds or is given up.
    pub(super) fn tell_again(&self, id: MatchId) {
        let doorkeeper = self.clone();
        // Not a task that a stop waits for: what is untold is found again at the next start.
        tokio::spawn(async move {
            for pause in PAUSES {
                let inside = doorkeeper.doors.enter(id).await;
                let Ok(Some(current)) = doorkeeper.load(id).await else { return };
                let told = doorkeeper.messages(id).await.told == current.version;
                if told || doorkeeper.announce(&current, None).await.is_ok() {
                    return;
                }
                drop(inside);
                tokio::select! {
                    () = doorkeeper.stopping() => return,
                    () = tokio::time::sleep(pause) => {}
                }
            }
            tracing::warn!(%id, "given up showing a match; `/board` brings it back");
        });
    }

    /// Shows a match where its board is: to the visitor, or in its channel.
    pub(super) async fn show(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        bell: Bell,
    ) -> Result<Option<MessageId>, NotShown> {
        // A board stays in its channel: where an old challenge to it was clicked, it is not shown.
        let visitor = visitor.filter(|visitor| visitor.channel() == current.place.channel);
        let words = visitor.map_or_else(Words::english, Visitor::words);
        let mut screen = view::of_match(words, current);
        if bell == Bell::Silent {
            screen.calls.clear();
        }
        self.hush(current.place.guild, &mut screen).await;
        let mut messages = self.messages(current.id).await;
        let shown = match visitor {
            Some(visitor) => self.show_to(visitor, &screen).await,
            None => None,
        };
        let board = match shown {
            Some(Shown::To(message)) => message,
            Some(Shown::Somewhere) => return Ok(None),
            Some(Shown::Alone) | None => {
                self.show_in_channel(current, messages.board, &screen).await.ok_or(NotShown)?
            }
        };
        if let Some(old) = messages.board.replace(board).filter(|&old| old != board) {
            let moved_on = view::moved_on(words, &link(current.place, board));
            let edit = self.service.outlet.edit(channel(current), old, &moved_on);
            self.try_to("point from the old board", edit).await;
        }
        if current.person_to_move().is_none() {
            self.take_call_away(current, &mut messages).await;
        }
        self.keep(current.id, messages).await;
        Ok(Some(board))
    }

    /// Shows how things stand to somebody who looked at an old screen.
    pub(super) async fn refresh(&self, id: MatchId, visitor: &dyn Visitor) {
        if let Ok(Some(current)) = self.load(id).await {
            // The person is told in words as well.
            let _ = self.show(&current, Some(visitor), Bell::Silent).await;
        }
    }

    /// Calls the person whose turn it is, and takes the last call away; whoever acted himself is there.
    async fn call_to_move(&self, current: &Match, visitor: Option<&dyn Visitor>) {
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
            let mut call = view::call_to_move(words, current, playing, side, link.as_deref());
            self.hush(current.place.guild, &mut call).await;
            // A line that rings for nobody would only be in the way.
            if !call.calls.is_empty() {
                messages.call = self.post_call(current, visitor, &call).await;
            }
        }
        self.keep(current.id, messages).await;
    }

    async fn post_call(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        call: &Screen,
    ) -> Option<MessageId> {
        if let Some(visitor) = visitor {
            match visitor.add(call).await {
                Ok(message) => return Some(message),
                Err(error) => {
                    tracing::warn!(%error, "could not call to move");
                    // A second call would be worse than none.
                    if error.may_have_arrived {
                        return None;
                    }
                }
            }
        }
        self.try_to("call to move", self.service.outlet.post(channel(current), call)).await
    }

    async fn take_call_away(&self, current: &Match, messages: &mut Messages) {
        if let Some(call) = messages.call.take() {
            self.try_to("take a call away", self.service.outlet.delete(channel(current), call)).await;
        }
    }

    async fn show_to(&self, visitor: &dyn Visitor, screen: &Screen) -> Option<Shown> {
        self.try_to("answer with the board", visitor.show(screen)).await
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
        // A result, or a challenge that came to nothing, is not worth a new message.
        let wanted = match current.stage {
            Stage::Playing(_) => true,
            Stage::Open(_) => board.is_none(),
            Stage::Withdrawn(_) | Stage::Over(_) => return board,
        };
        if wanted {
            self.try_to("post the board", outlet.post(channel(current), screen)).await
        } else {
            board
        }
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

    /// Notes that people know how the match stands.
    pub(super) async fn mark_told(&self, current: &Match) {
        let messages = self.messages(current.id).await;
        self.keep(current.id, Messages { told: current.version, ..messages }).await;
    }

    pub(super) async fn messages(&self, id: MatchId) -> Messages {
        let messages = self.read(move |store| store.messages(id)).await;
        messages.unwrap_or_else(|error| {
            self.report(&error, "cannot tell where a board is");
            Messages::default()
        })
    }

    pub(super) async fn keep(&self, id: MatchId, messages: Messages) {
        if let Err(error) = self.read(move |store| store.keep_messages(id, messages)).await {
            self.report(&error, "cannot note where a board is");
        }
    }
}

const fn channel(current: &Match) -> ChannelId {
    current.place.channel
}

/// A link that opens a message.
pub(super) fn link(place: Place, message: MessageId) -> String {
    let guild = place.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}/{message}", place.channel)
}
