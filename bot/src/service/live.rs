//! Matches as the page of an Activity shows them.

use std::sync::Arc;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Match;
use kuzhi_view::live::{LiveBoard, LiveReader};
use kuzhi_view::request::Request;
use kuzhi_view::screens::Screen;

use super::handle::languages_of;
use super::permission::load_permitted;
use super::private_board::own_look;
use super::target::Target;
use super::{ActionError, Context, Service, loading};
use crate::delivery::Reply;

impl Service {
    /// Draws a match for the person of a request to look at it, on a page that has shown so many of its
    /// moves. The reply is not used.
    ///
    /// # Errors
    ///
    /// A screen that says why not.
    pub async fn live_board(
        self: &Arc<Service>,
        request: Arc<Request>,
        reply: Arc<dyn Reply>,
        id: MatchId,
        seen: Option<usize>,
    ) -> Result<LiveBoard, Screen> {
        let languages = languages_of(&self.records, &request).await;
        let context = Context::new(request, languages, reply, &self.commands);
        match load_permitted(self, &context, Target::unread(id)).await {
            Ok(shown) => Ok(self.draw_live(&context, &shown, seen).await),
            Err(error) => Err(self.explanation(&error, &context)),
        }
    }

    /// Returns the person's games in the channel that a request comes from, those that wait for them first.
    /// The reply is not used.
    ///
    /// # Errors
    ///
    /// A screen that says why not.
    pub async fn live_games(
        self: &Arc<Service>,
        request: Arc<Request>,
        reply: Arc<dyn Reply>,
    ) -> Result<Vec<LiveBoard>, Screen> {
        let languages = languages_of(&self.records, &request).await;
        let context = Context::new(request, languages, reply, &self.commands);
        let who = context.who();
        let found = self.records.run(move |store| store.live_of(who)).await;
        let found = found.map_err(|error| self.explanation(&ActionError::Failed(error), &context))?;
        let mut games = Vec::new();
        for shown in found.iter().filter(|one| one.place().channel == context.channel()) {
            games.push(self.draw_live(&context, shown, None).await);
        }
        games.sort_by_key(|board| !board.yours);
        Ok(games)
    }

    async fn draw_live(&self, context: &Context, shown: &Match, seen: Option<usize>) -> LiveBoard {
        let words = context.words();
        let audience = loading::audience(&self.records, shown).await;
        let names = self.records.players_of(words, shown).await.map(Option::unwrap_or_default);
        let reader = LiveReader {
            words,
            who: context.who(),
            names,
            ratings: &audience.ratings,
            look: own_look(self, context).await.of_board(),
            emojis: self.boards.emojis(),
            offered: audience.delivered.offered,
            now: self.clock.now(),
            seen,
        };
        reader.board(shown)
    }
}
