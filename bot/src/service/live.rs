//! Matches as the page of an Activity shows them.

use std::collections::BTreeMap;
use std::sync::Arc;

use kuzhi_domain::matches::{Match, SeriesState};
use kuzhi_domain::{Language, MatchId, MessageId, PlayerId};
use kuzhi_store::StoreError;
use kuzhi_view::live::{LiveBoard, LiveReader};
use kuzhi_view::request::{Action, Languages, Proposal, Request};
use kuzhi_view::screens::{self, Button, Form, Screen};

use super::follow_up::sets;
use super::handle::languages_of;
use super::permission::load_permitted;
use super::private_board::own_look;
use super::target::Target;
use super::{ActionError, Context, Service, loading};
use crate::delivery::{BoxFuture, Reply, ShowError, Shown};

/// A person's games in a channel.
#[derive(Debug)]
pub struct LiveGames {
    /// Those that wait for them first.
    pub games: Vec<LiveBoard>,
    /// Buttons to what they can begin.
    pub begin: Vec<Button>,
}

impl Service {
    /// Draws a match for the person of a request to look at it, on a page that has shown so many of its
    /// moves.
    ///
    /// # Errors
    ///
    /// A screen that says why not.
    pub async fn live_board(
        self: &Arc<Service>,
        request: Arc<Request>,
        id: MatchId,
        seen: Option<usize>,
    ) -> Result<LiveBoard, Screen> {
        let languages = languages_of(&self.records, &request).await;
        let context = Context::new(request, languages, Arc::new(NoReply), &self.commands);
        match load_permitted(self, &context, Target::unread(id)).await {
            Ok(shown) => Ok(self.draw_live(&context, &shown, seen).await),
            Err(error) => Err(self.explanation(&error, &context)),
        }
    }

    /// Returns the person's games in the channel that a request comes from, and what they can begin there.
    ///
    /// # Errors
    ///
    /// A screen that says why not.
    pub async fn live_games(self: &Arc<Service>, request: Arc<Request>) -> Result<LiveGames, Screen> {
        let languages = languages_of(&self.records, &request).await;
        let context = Context::new(request, languages, Arc::new(NoReply), &self.commands);
        let who = context.who();
        let found = self.records.run(move |store| store.live_of(who)).await;
        let found = found.map_err(|error| self.explanation(&ActionError::Failed(error), &context))?;
        let mut games = Vec::new();
        for shown in found.iter().filter(|one| one.is_shown_in(context.channel())) {
            games.push(self.draw_live(&context, shown, None).await);
        }
        games.sort_by_key(|board| !board.yours);
        let played = found.iter().find(|one| games.first().is_some_and(|first| first.id == one.id()));
        let game = match played {
            Some(played) => played.game(),
            None => self.records.usual_game(context.place().guild).await,
        };
        Ok(LiveGames { games, begin: screens::ways_to_begin(context.words(), game) })
    }

    /// Returns a number for each of these matches, which changes with what is shown of it. `None` if no other
    /// process can change them.
    ///
    /// # Errors
    ///
    /// [`StoreError`].
    pub async fn revisions(&self, ids: Vec<MatchId>) -> Result<Option<Vec<(MatchId, i64)>>, StoreError> {
        self.records.run(move |store| store.revisions(&ids)).await
    }

    /// Returns the language in which a person is answered.
    pub async fn language_of(&self, request: &Request) -> Language {
        languages_of(&self.records, request).await.user
    }

    /// Returns what a person has just asked to open on a page, once.
    pub fn take_opened(&self, who: PlayerId) -> Option<Action> {
        self.opened.take(who, self.clock.now())
    }

    /// Whether somebody is offered to open on a page what they see elsewhere.
    pub(super) fn offers_page(&self, context: &Context) -> bool {
        self.followers.are_there() && !context.is_on_page()
    }

    /// Returns the names of the people whom a text mentions.
    pub async fn names_in(&self, text: &str) -> BTreeMap<String, String> {
        let mut names = BTreeMap::new();
        for mention in text.split("<@").skip(1) {
            let Some((id, _)) = mention.split_once('>') else { continue };
            let Ok(number) = id.parse() else { continue };
            if let Some(name) = self.records.name_of(PlayerId(number)).await {
                names.insert(id.to_owned(), name);
            }
        }
        names
    }

    async fn draw_live(&self, context: &Context, shown: &Match, seen: Option<usize>) -> LiveBoard {
        let words = context.words();
        let audience = loading::audience(&self.records, shown).await;
        let names = self.records.players_of(words, shown).await.map(Option::unwrap_or_default);
        let next = match (shown.over(), shown.series_state()) {
            (None, _) => None,
            (Some(_), Some(SeriesState::GoesOn)) => sets::next_of(self, shown).await,
            (Some(_), _) => {
                let what = "cannot read whether somebody asks for a rematch";
                self.records.load_or_log(what, shown.rematch_id()).await
            }
        };
        let reader = LiveReader {
            words,
            who: context.who(),
            names,
            ratings: &audience.ratings,
            look: own_look(self, context).await.of_board(),
            confirms: audience.preferences(context.who()).confirms,
            emojis: self.boards.emojis(),
            offered: audience.delivered.offered,
            next: next.as_ref(),
            now: self.clock.now(),
            seen,
        };
        let mut board = reader.board(shown);
        if board.names.is_empty() {
            // Whom a challenge mentions.
            board.names = self.names_in(&[board.status.as_str(), &board.text].concat()).await;
        }
        board
    }
}

/// What is drawn is returned, and nothing is said on the way.
struct NoReply;

impl NoReply {
    fn nowhere<T: Send + 'static>() -> BoxFuture<'static, Result<T, ShowError>> {
        Box::pin(std::future::ready(Err(ShowError::refused("nobody waits for an answer"))))
    }
}

impl Reply for NoReply {
    fn set_languages(&self, _: Languages) {}

    fn show<'a>(&'a self, _: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        NoReply::nowhere()
    }

    fn tell<'a>(&'a self, _: &'a Screen) -> BoxFuture<'a, Result<(), ShowError>> {
        NoReply::nowhere()
    }

    fn ask<'a>(&'a self, _: &'a Form) -> BoxFuture<'a, Result<(), ShowError>> {
        NoReply::nowhere()
    }

    fn launch<'a>(&'a self, _: &'a Action) -> BoxFuture<'a, Result<(), ShowError>> {
        NoReply::nowhere()
    }

    fn add<'a>(&'a self, _: &'a Screen) -> BoxFuture<'a, Result<Shown, ShowError>> {
        NoReply::nowhere()
    }

    fn further(&self) -> Arc<dyn Reply> {
        Arc::new(NoReply)
    }

    fn take_back(&self, _: MessageId) -> BoxFuture<'_, Result<(), ShowError>> {
        NoReply::nowhere()
    }

    fn propose(&self, _: Vec<Proposal>) -> BoxFuture<'_, Result<(), ShowError>> {
        NoReply::nowhere()
    }
}
