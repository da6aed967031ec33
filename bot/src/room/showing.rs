//! Showing: the board where it is, or anew where it cannot be, and the call to whoever is to move.

use std::time::Duration;

use super::placing::Spot;
use super::visitor::Occasion;
use super::{Doorkeeper, ShowError, Shown, Visitor};
use crate::app::{ChannelId, Match, MatchId, MessageId, Place, Stage};
use crate::store::{Messages, Store};
use crate::view::{self, Look, Screen, Words};

/// Whether a new message rings for the people whom it calls.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Bell {
    Rings,
    Silent,
}

/// Where a board was shown.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Placed {
    /// In which message, if that is known.
    pub(super) board: Option<MessageId>,
    /// Whether that message is the answer to the visitor.
    pub(super) is_answer: bool,
    /// Whether it has called the person to move itself.
    rings: bool,
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
    ) -> Option<Placed> {
        let announced = self.announce(current, visitor).await;
        if announced.is_err() {
            self.tell_again(current.id);
        }
        announced.ok()
    }

    /// Shows a match and calls whoever is to move.
    async fn announce(&self, current: &Match, visitor: Option<&dyn Visitor>) -> Result<Placed, NotShown> {
        let placed = self.show(current, visitor, Bell::Rings).await?;
        // Durable first and called then: after a crash in between nobody is called a second time.
        self.mark_told(current).await;
        self.make_durable().await;
        if placed.rings {
            self.forget_call(current).await;
        } else {
            self.call_to_move(current, visitor).await;
        }
        Ok(placed)
    }

    /// Shows to all what the visitor alone has seen where the bot is only brought along; where that cannot
    /// be, he is told what the others can do.
    async fn place_before_one(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        messages: &Messages,
        screen: &Screen,
    ) -> Placed {
        let placed = |board, is_answer| Placed { board, is_answer, rings: false };
        let Some(visitor) = visitor else { return placed(messages.board, false) };
        let others: Vec<_> = current.people().into_iter().filter(|&person| person != visitor.who()).collect();
        if others.is_empty() && !matches!(current.stage, Stage::Open(_)) {
            return placed(messages.board, true);
        }
        if !visitor.is_heard_alone()
            && let Some(Shown::To(board)) = self.try_to("show the board to all", visitor.add(screen)).await
        {
            return placed(Some(board), false);
        }
        let mut screen = screen.clone();
        view::add_line(&mut screen, &view::seen_alone(visitor.words(), current));
        self.try_to("say that nobody else sees it", visitor.show(&screen)).await;
        placed(messages.board, true)
    }

    /// Shows a match without calling anybody; what does not get through is announced later.
    pub(super) async fn show_quietly(&self, current: &Match, visitor: Option<&dyn Visitor>) {
        if self.show(current, visitor, Bell::Silent).await.is_ok() {
            self.mark_told(current).await;
        } else {
            self.tell_again(current.id);
        }
    }

    /// Shows a match to a visitor who has changed nothing: it calls nobody, unless people have still to be
    /// told how it stands.
    pub(super) async fn show_again(&self, current: &Match, visitor: Option<&dyn Visitor>) {
        if self.messages(current.id).await.told == current.version {
            // What does not get through is there to be asked for again.
            let _ = self.show(current, visitor, Bell::Silent).await;
        } else {
            self.announce_or_retry(current, visitor).await;
        }
    }

    /// Announces a match that was kept but not told, until that succeeds or is given up.
    pub(super) fn tell_again(&self, id: MatchId) {
        let doorkeeper = self.clone();
        // Not a task that a stop waits for: what is untold is found again at the next start.
        tokio::spawn(async move {
            for pause in PAUSES {
                let inside = doorkeeper.doors.enter(id).await;
                let Ok(Some(current)) = doorkeeper.load(id).await else { return };
                let messages = doorkeeper.messages(id).await;
                // Where only answers get, whoever presses or asks for the board sees how it stands.
                let is_done = messages.visiting || messages.told == current.version;
                if is_done || doorkeeper.announce(&current, None).await.is_ok() {
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

    /// Shows a match where people look for its board: to the visitor, or in its channel.
    async fn show(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        bell: Bell,
    ) -> Result<Placed, NotShown> {
        let mut messages = self.messages(current.id).await;
        messages.language = messages.language.or_else(|| visitor.map(Visitor::language_here));
        let words = words_of(&messages);
        // A board stays in its channel: where an old challenge to it was clicked, it is not shown.
        let visitor = visitor.filter(|visitor| visitor.channel() == current.place.channel);
        if let Some(visitor) = visitor {
            messages.visiting = visitor.brings_bot();
        }
        let mut screen = self.screen_for_all(&messages, current).await;
        if messages.visiting && current.bot_to_move().is_some() {
            view::add_line(&mut screen, &view::visiting_bot_thinks(words));
        }
        if bell == Bell::Silent {
            screen.calls.clear();
        }
        // With nobody to answer it is a challenge that did not get through before.
        match visitor {
            Some(_) => {
                let emojis = &self.service.emojis;
                let said_in = |words: &'static Words| view::of_match(words, current, Look::default(), emojis);
                self.hush(current.place, &mut screen, &said_in).await;
            }
            None => self.hush_again(current.place, &mut screen).await,
        }
        let spot = self.spot(current, visitor, &messages, bell == Bell::Rings).await;
        let placed = self.place(current, visitor, &messages, screen, spot, bell).await?;
        if let Some(board) = placed.board
            && let Some(old) = messages.board.replace(board).filter(|&old| old != board)
            && visitor.and_then(Visitor::clicked_on) != Some(old)
            && !messages.visiting
        {
            let moved_on = view::moved_on(words, &link(current.place, board));
            let edit = self.service.outlet.edit(channel(current), old, &moved_on);
            self.try_to("point from the old board", edit).await;
        }
        if current.person_to_move().is_none() {
            self.take_call_away(current, &mut messages).await;
        }
        self.keep(current.id, messages).await;
        Ok(placed)
    }

    /// Shows a screen where it belongs.
    async fn place(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        messages: &Messages,
        screen: Screen,
        spot: Spot,
        bell: Bell,
    ) -> Result<Placed, NotShown> {
        let words = words_of(messages);
        match (spot, visitor) {
            (Spot::Anew, Some(visitor)) => {
                let (ringing, rings) = self.ringing(current, Some(visitor), &screen, bell).await;
                let posted = self.service.outlet.post(channel(current), &ringing, Occasion::board(current));
                if let Some(board) = self.try_to("post the board anew", posted).await {
                    let pointer = view::moved_on(words, &link(current.place, board));
                    self.try_to("point from the old board", visitor.show(&pointer)).await;
                    return Ok(Placed { board: Some(board), is_answer: false, rings });
                }
                self.place_as_answer(current, Some(visitor), messages, &screen, bell).await
            }
            (Spot::Message(board), Some(visitor)) => {
                let edit = self.service.outlet.edit(channel(current), board, &screen);
                if self.try_to("edit the board", edit).await.is_some() {
                    let pointer = view::moved_on(words, &link(current.place, board));
                    self.try_to("point from the old board", visitor.show(&pointer)).await;
                    return Ok(Placed { board: Some(board), is_answer: false, rings: false });
                }
                self.place_as_answer(current, Some(visitor), messages, &screen, bell).await
            }
            (_, visitor) => self.place_as_answer(current, visitor, messages, &screen, bell).await,
        }
    }

    async fn place_as_answer(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        messages: &Messages,
        screen: &Screen,
        bell: Bell,
    ) -> Result<Placed, NotShown> {
        let shown = match visitor {
            Some(visitor) => self.try_to("answer with the board", visitor.show(screen)).await,
            None => None,
        };
        match shown {
            Some(Shown::To(message)) => Ok(Placed { board: Some(message), is_answer: true, rings: false }),
            Some(Shown::Somewhere) => Ok(Placed { board: None, is_answer: false, rings: false }),
            Some(Shown::Alone) if messages.visiting => {
                Ok(self.place_before_one(current, visitor, messages, screen).await)
            }
            // Nothing gets there but an answer.
            None if messages.visiting => Err(NotShown),
            Some(Shown::Alone) | None => {
                self.show_in_channel(current, visitor, messages.board, screen, bell).await.ok_or(NotShown)
            }
        }
    }

    /// The screen of a board as it is posted anew: it rings itself, so that no line has to, if whoever is
    /// to move is not here and wants it so.
    async fn ringing(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        screen: &Screen,
        bell: Bell,
    ) -> (Screen, bool) {
        let away = current
            .person_to_move()
            .filter(|&person| bell == Bell::Rings && visitor.is_none_or(|visitor| visitor.who() != person));
        let mut screen = screen.clone();
        match away {
            Some(person) if self.rings_in_channel(current.place, person).await => {
                screen.calls = vec![person];
                (screen, true)
            }
            _ => (screen, false),
        }
    }

    /// Shows how things stand to somebody who looked at an old screen.
    pub(super) async fn refresh(&self, id: MatchId, visitor: &dyn Visitor) {
        if let Ok(Some(current)) = self.load(id).await {
            // The person is told in words as well.
            self.show_again(&current, Some(visitor)).await;
        }
    }

    /// Shows how things stand in the message of the board, and nowhere else.
    pub(super) async fn refresh_board(&self, id: MatchId) {
        let messages = self.messages(id).await;
        if let Ok(Some(current)) = self.load(id).await
            && let Some(board) = messages.board.filter(|_| !messages.visiting)
        {
            let screen = self.screen_for_all(&messages, &current).await;
            self.try_to("edit the board", self.service.outlet.edit(channel(&current), board, &screen)).await;
        }
    }

    async fn show_in_channel(
        &self,
        current: &Match,
        visitor: Option<&dyn Visitor>,
        board: Option<MessageId>,
        screen: &Screen,
        bell: Bell,
    ) -> Option<Placed> {
        let outlet = &self.service.outlet;
        let is_played = matches!(current.stage, Stage::Playing(_));
        let placed = |board, rings| Placed { board, is_answer: false, rings };
        if let Some(board) = board.filter(|&board| !(is_played && self.is_old(board)))
            && self.try_to("edit the board", outlet.edit(channel(current), board, screen)).await.is_some()
        {
            return Some(placed(Some(board), false));
        }
        // A result, or a challenge that came to nothing, is not worth a new message.
        let is_wanted = is_played || (matches!(current.stage, Stage::Open(_)) && board.is_none());
        if !is_wanted {
            return board.map(|board| placed(Some(board), false));
        }
        let (ringing, rings) = self.ringing(current, visitor, screen, bell).await;
        let post = outlet.post(channel(current), &ringing, Occasion::board(current));
        let posted = self.try_to("post the board", post).await;
        posted.map(|board| placed(Some(board), rings))
    }

    /// Does what may fail without harm: the move is safe, and `/board` brings the board back.
    pub(super) async fn try_to<T>(
        &self,
        what: &str,
        doing: impl Future<Output = Result<T, ShowError>>,
    ) -> Option<T> {
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

    async fn make_durable(&self) {
        if let Err(error) = self.read(<dyn Store>::make_durable).await {
            self.report(&error, "after a crash people may be called once more");
        }
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

/// What is shown of a match is written in these words.
pub(super) fn words_of(messages: &Messages) -> &'static Words {
    Words::of(messages.language.unwrap_or_default())
}

const fn channel(current: &Match) -> ChannelId {
    current.place.channel
}

/// A link that opens a message.
pub(super) fn link(place: Place, message: MessageId) -> String {
    let guild = place.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}/{message}", place.channel)
}
