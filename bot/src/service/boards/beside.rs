//! Boards of matches whose players are of two servers: each server has one.

use kuzhi_domain::matches::{Match, OtherBoard, Seat, Stage};
use kuzhi_domain::{MessageId, PlayerId, Timestamp};
use kuzhi_engine::Side;
use kuzhi_store::{Beside, Delivered};
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use super::Boards;
use crate::delivery::{Asker, Audience, DeliveryMode, Nonce, Situation, link, try_to};
use crate::drawing::Urgency;
use crate::service::Context;

impl Boards {
    /// Shows a match on the other one of its two servers: as the answer to the person who pressed a button
    /// there, in its message, or in a new one if that is old or out of sight. Returns false if it has to be
    /// shown once more.
    pub(super) async fn show_beside(
        &self,
        current: &Match,
        audience: &mut Audience,
        context: Option<&Context>,
        mode: DeliveryMode,
        discord_now: Timestamp,
    ) -> bool {
        let Some(other) = current.beside() else { return true };
        let there = self.audience_beside(audience, other).await;
        let screen = self.screen_beside(current, &there, other).await;
        let board = audience.delivered.beside.board;
        let pressed = context.filter(|context| {
            context.channel() == other.place.channel
                && context.clicked_on().is_some_and(|on| Some(on) == board)
        });
        if let Some(old) = audience.delivered.beside.moved.take() {
            try_to("delete an old board", self.discord().delete(other.place, old)).await;
        }
        let asker = pressed.map(|context| context.recipient().asker);
        if let Some(old) = board
            && self.is_to_move_beside(current, &there, (asker, mode, discord_now)).await
            && let Some(new) = self.post_beside(current, other, &screen).await
        {
            audience.delivered.beside.board = Some(new);
            if let Some(context) = pressed {
                let pointer = screens::moved_on(there.words(), &link(other.place, new));
                try_to("point from the old board", context.reply().show(&pointer)).await;
                audience.delivered.beside.moved = Some(old);
            } else {
                try_to("delete an old board", self.discord().delete(other.place, old)).await;
            }
            return true;
        }
        if let Some(context) = pressed {
            let shown = context.reply().show(&screen).await;
            if try_to("answer with the board", std::future::ready(shown)).await.is_some() {
                return true;
            }
        }
        if let Some(message) = board
            && self.edit_beside(other, message, &screen).await
        {
            return true;
        }
        // A result is not worth a new message.
        if !matches!(current.stage(), Stage::Playing(_)) {
            return true;
        }
        let posted = self.post_beside(current, other, &screen).await;
        audience.delivered.beside.board = posted.or(board);
        posted.is_some()
    }

    async fn post_beside(&self, current: &Match, other: OtherBoard, screen: &Screen) -> Option<MessageId> {
        let nonce = Nonce::board(current).beside(true);
        try_to("post the board on the other server", self.discord().post(other.place, screen, nonce)).await
    }

    /// Whether the board on the other server is posted anew.
    async fn is_to_move_beside(
        &self,
        current: &Match,
        there: &Audience,
        (asker, mode, discord_now): (Option<Asker>, DeliveryMode, Timestamp),
    ) -> bool {
        let Beside { board, ping, .. } = there.delivered.beside;
        let delivered = Delivered { board, ping, ..there.delivered };
        let audience = &Audience { delivered, ..there.clone() };
        let (is_out_of_sight, now) = (false, self.clock.now());
        let mut situation = Situation { current, audience, asker, mode, is_out_of_sight, now, discord_now };
        if let Some((board, further)) = situation.question()
            && let Some(other) = current.beside()
        {
            situation.is_out_of_sight = self.has_been_followed(other.place, board, further).await;
        }
        situation.posts_anew()
    }

    /// Updates the message of the board on the other server.
    pub(super) async fn refresh_beside(&self, current: &Match, audience: &Audience) {
        if let Some((other, message)) = current.beside().zip(audience.delivered.beside.board) {
            let there = self.audience_beside(audience, other).await;
            let screen = self.screen_beside(current, &there, other).await;
            self.edit_beside(other, message, &screen).await;
        }
    }

    async fn edit_beside(&self, other: OtherBoard, message: MessageId, screen: &Screen) -> bool {
        let edit = self.discord().edit(other.place, message, screen);
        try_to("edit the board on the other server", edit).await.is_some()
    }

    /// What everyone sees on the other server, in its language and look.
    async fn screen_beside(&self, current: &Match, there: &Audience, other: OtherBoard) -> Screen {
        let card = there.delivered.has_card.then_some(Urgency::Board);
        let screen = self.screen_with(there, current, card).await;
        self.naming(there.words(), current, other.side.other(), screen).await
    }

    async fn audience_beside(&self, audience: &Audience, other: OtherBoard) -> Audience {
        let house = self.records.house_rules(other.place.guild).await;
        let delivered = Delivered { language: house.language, no_files: false, ..audience.delivered };
        Audience { house, delivered, film_for: None, ..audience.clone() }
    }

    /// The names of the players, if they are of two servers.
    pub(crate) async fn names_of_two(&self, one: &Match) -> Vec<(PlayerId, Option<String>)> {
        let mut names = Vec::new();
        for who in one.people().into_iter().filter(|_| one.beside().is_some()) {
            names.push((who, self.records.name_of(who).await));
        }
        names
    }

    /// The same with the name of a player whom nobody can mention, because they are of another server.
    pub(super) async fn naming(&self, words: &Words, one: &Match, side: Side, screen: Screen) -> Screen {
        let seat = one.played().map(|playing| playing.seats().at(side));
        let Some(Seat::Person(player)) = seat else { return screen };
        let name = self.records.name_of(player).await;
        let name: [(PlayerId, Option<&str>); 1] = [(player, name.as_deref())];
        screens::naming(words, screen, name)
    }
}
