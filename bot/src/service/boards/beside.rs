//! Boards of matches whose players are of two servers: each server has one.

use kuzhi_domain::matches::{Match, OtherBoard, Seat, Stage};
use kuzhi_domain::{MessageId, PlayerId};
use kuzhi_engine::Side;
use kuzhi_store::Delivered;
use kuzhi_view::screens::{self, Screen};
use kuzhi_view::words::Words;

use super::Boards;
use crate::delivery::{Audience, Nonce, try_to};
use crate::service::Context;

impl Boards {
    /// Shows a match on the other one of its two servers: as the answer to the person who pressed a button
    /// there, in its message, or in a new one. Returns false if it has to be shown once more.
    pub(super) async fn show_beside(
        &self,
        current: &Match,
        audience: &mut Audience,
        context: Option<&Context>,
    ) -> bool {
        let Some(other) = current.beside() else { return true };
        let screen = self.screen_beside(current, audience, other).await;
        let board = audience.delivered.beside;
        let pressed = context.filter(|context| {
            context.channel() == other.place.channel
                && context.clicked_on().is_some_and(|on| Some(on) == board)
        });
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
        let nonce = Nonce::board(current).beside(true);
        let post = self.discord().post(other.place, &screen, nonce);
        let posted = try_to("post the board on the other server", post).await;
        audience.delivered.beside = posted.or(board);
        posted.is_some()
    }

    /// Updates the message of the board on the other server.
    pub(super) async fn refresh_beside(&self, current: &Match, audience: &Audience) {
        if let Some((other, message)) = current.beside().zip(audience.delivered.beside) {
            let screen = self.screen_beside(current, audience, other).await;
            self.edit_beside(other, message, &screen).await;
        }
    }

    async fn edit_beside(&self, other: OtherBoard, message: MessageId, screen: &Screen) -> bool {
        let edit = self.discord().edit(other.place, message, screen);
        try_to("edit the board on the other server", edit).await.is_some()
    }

    /// What everyone sees on the other server, in its language and look.
    async fn screen_beside(&self, current: &Match, audience: &Audience, other: OtherBoard) -> Screen {
        let house = self.records.house_rules(other.place.guild).await;
        let delivered = Delivered { language: house.language, no_files: false, ..audience.delivered };
        let there = Audience { house, delivered, film_for: None, ..audience.clone() };
        let screen = self.screen_with(&there, current, None).await;
        self.naming(there.words(), current, other.side.other(), screen).await
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
