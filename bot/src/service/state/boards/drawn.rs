//! What everyone sees of a match, with its picture or card.

use std::collections::BTreeMap;

use kuzhi_domain::{BoardLook, BoardStyle, Match, NextStep, PlayerId, Ratings, Seat};
use kuzhi_view::board;
use kuzhi_view::screens::{self, Attached, Screen};
use kuzhi_view::words::Words;

use super::Boards;
use crate::delivery::Audience;
use crate::drawing::{DrawingError, Urgency};
use crate::service::state::bot::served;

impl Boards {
    /// Builds the public screen of a match, with a picture if its style has one and files may be attached.
    pub(super) async fn screen_for_all(&self, audience: &Audience, one: &Match) -> Screen {
        let (words, look) = (audience.words(), audience.look(one));
        let may_need_emoji = matches!(look.style, BoardStyle::Emoji | BoardStyle::Image);
        if may_need_emoji && !self.emojis.are_complete() {
            // Before it is drawn, or the news that the emoji are there could pass it by.
            self.in_letters.record(one.id());
        }
        let no_files = audience.delivered.no_files;
        let has_card = board::has_card(one, look) && !no_files;
        // The card has the board, and the words go without it.
        let look = if has_card { BoardLook { style: BoardStyle::Image, ..look } } else { look };
        let mut screen = screens::match_screen(words, one, &audience.ratings, look, &self.emojis);
        if let Some(step) = self.next_step(one).await {
            screens::offer_next_step(words, &mut screen, one.game(), step);
        }
        if no_files {
            return screen.without_file();
        }
        let drawn = if has_card {
            self.card(words, one, &audience.ratings, look).await
        } else {
            self.picture(words, one, look, Urgency::Board, served(one)).await
        };
        match drawn {
            Ok(file) => Screen { file, ..screen },
            Err(error) => {
                error.report("cannot draw a board; it is shown as text");
                screen.without_file()
            }
        }
    }

    /// Returns what the person may try next after a finished match against the bot.
    async fn next_step(&self, one: &Match) -> Option<NextStep> {
        let over = one.over()?;
        let (player, id, game) = (over.played().seats().people().next()?, one.id(), one.game().id());
        one.played_by(player).filter(|played| matches!(played.against, Seat::Bot(_)))?;
        let careers = self.records.read(move |store| store.careers(player)).await;
        let careers = careers.unwrap_or_else(|error| {
            self.records.report(&error, "cannot tell what to offer after a match against the bot");
            BTreeMap::new()
        });
        careers.get(game)?.next_step(Some(id))
    }

    /// Draws the card of a finished match.
    pub(crate) async fn card(
        &self,
        words: &'static Words,
        one: &Match,
        ratings: &Ratings,
        look: BoardLook,
    ) -> Result<Option<Attached>, DrawingError> {
        let names = self.records.players_of(words, one).await.map(Option::unwrap_or_default);
        let Some((card, description)) = board::card_of(words, one, ratings, &names, look) else {
            return Ok(None);
        };
        let draw = move || card.png();
        self.drawing.picture(Urgency::Board, served(one), "game.png", description, draw).await.map(Some)
    }

    /// Draws the picture of a match, if its look has one.
    pub(crate) async fn picture(
        &self,
        words: &Words,
        one: &Match,
        look: BoardLook,
        urgency: Urgency,
        person: PlayerId,
    ) -> Result<Option<Attached>, DrawingError> {
        let Some((picture, description)) = board::picture_of(words, one, look) else { return Ok(None) };
        let draw = move || picture.png();
        let drawn = self.drawing.picture(urgency, person, "board.png", description, draw).await;
        Ok(Some(drawn?))
    }
}
