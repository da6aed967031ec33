//! What is known of people: their matches, their names, their standing.

use std::ops::ControlFlow;

use kuzhi_engine::{Game, Side};

use super::{Doorkeeper, Visitor};
use crate::delivery::link;
use crate::domain::{ChannelId, Match, MatchId, PlayerId, Preferences, Refusal, Scope, Seat, Standing};
use crate::request::Asked;
use crate::screens::{self, Listed};
use crate::store::{Store, StoreError};
use crate::words::{self, Words};

impl Doorkeeper {
    /// The live matches of a person in a channel, oldest first.
    ///
    /// # Errors
    ///
    /// When the store cannot be read.
    pub async fn live_of(&self, player: PlayerId, channel: ChannelId) -> Result<Vec<Match>, StoreError> {
        let mut live = self.read(move |store| store.live_of(player)).await?;
        live.retain(|one| one.place.channel == channel);
        Ok(live)
    }

    /// Lists to a visitor, for them alone, their live matches everywhere.
    pub async fn games(&self, visitor: &dyn Visitor) {
        let who = visitor.who();
        match self.read(move |store| store.live_of(who)).await {
            Ok(live) => {
                let mut listed = Vec::with_capacity(live.len());
                for one in live {
                    listed.push(self.listed(visitor.words(), one, who).await);
                }
                self.tell(visitor, &screens::games(visitor.words(), who, listed)).await;
            }
            Err(error) => self.explain(error.into(), visitor).await,
        }
    }

    /// Asks a visitor which of these matches they mean.
    pub async fn ask_which(&self, visitor: &dyn Visitor, matches: Vec<Match>, asked: Asked) {
        let (words, who, mut listed) = (visitor.words(), visitor.who(), Vec::with_capacity(matches.len()));
        for one in matches {
            listed.push(self.listed(words, one, who).await);
        }
        self.tell(visitor, &screens::which(words, who, asked, listed, self.service.clock.now())).await;
    }

    async fn listed(&self, words: &Words, one: Match, who: PlayerId) -> Listed {
        let other = match one.people().into_iter().find(|&player| player != who) {
            // A mention says nothing of somebody of another server.
            Some(other) => Some(words::named_within(words, other, self.name_of(other).await.as_deref())),
            None => None,
        };
        let board = self.messages(one.id).await.board;
        let link = board.map(|board| link(one.place, board));
        Listed { one, other, link }
    }

    /// The name under which a person was last seen.
    pub async fn name_of(&self, player: PlayerId) -> Option<String> {
        self.read(move |store| store.name_of(player)).await.ok().flatten()
    }

    /// Gives a visitor a match as a text file.
    pub async fn export(&self, visitor: &dyn Visitor, id: MatchId) {
        let words = visitor.words();
        let screen = match self.seen_by(visitor, id).await {
            Ok(one) => screens::match_export(words, &one, self.players_of(words, &one).await),
            Err(error) => return self.explain(error, visitor).await,
        };
        match screen {
            Some(screen) => self.tell(visitor, &screen).await,
            None => self.explain(Refusal::NotStarted.into(), visitor).await,
        }
    }

    /// The names of South and North.
    pub(super) async fn players_of(&self, words: &Words, one: &Match) -> [Option<String>; 2] {
        let mut names = [None, None];
        let Some(playing) = one.played() else { return names };
        for side in Side::ALL {
            names[side.index()] = match playing.seats.at(side) {
                Seat::Person(player) => {
                    Some(words::named(words, player, self.name_of(player).await.as_deref()))
                }
                Seat::Bot(level) => Some(format!("Kuzhi, level {level}")),
            };
        }
        names
    }

    /// Shows a leaderboard to a visitor and all around them.
    pub async fn leaderboard(&self, visitor: &dyn Visitor, game: Game, scope: Scope, in_guild: bool) {
        match self.read(move |store| with_place(store, scope, game)).await {
            Ok(best) => {
                let words = visitor.words_here();
                let best = self.standing_by_name(words, best, scope).await;
                self.answer(visitor, &screens::leaderboard(words, game, scope, in_guild, &best)).await;
            }
            Err(error) => self.explain(error.into(), visitor).await,
        }
    }

    /// The best players by their names: a mention says nothing of somebody of another server.
    async fn standing_by_name(
        &self,
        words: &Words,
        best: Vec<Standing>,
        scope: Scope,
    ) -> Vec<(String, Standing)> {
        let mut by_name = Vec::with_capacity(best.len());
        for standing in best {
            let player = standing.player;
            let name = match scope {
                Scope::Guild(_) => words::mention(player),
                Scope::Everywhere => {
                    words::named_within(words, player, self.name_of(player).await.as_deref())
                }
            };
            by_name.push((name, standing));
        }
        by_name
    }
}

/// The best of those who have a place on a leaderboard; over all servers without those who want none there, so
/// that the others close up.
fn with_place(store: &dyn Store, scope: Scope, game: Game) -> Result<Vec<Standing>, StoreError> {
    let is_everywhere = scope == Scope::Everywhere;
    let (mut best, mut failed) = (Vec::new(), None);
    store.ranked(scope, game.id(), &mut |standing| {
        if standing.has_place(scope) {
            match if is_everywhere { store.preferences(standing.player) } else { Ok(Preferences::default()) }
            {
                Ok(preferences) if preferences.listed => best.push(standing),
                Ok(_) => {}
                Err(error) => failed = Some(error),
            }
        }
        let is_enough = best.len() == screens::LEADERBOARD_LENGTH || failed.is_some();
        if is_enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    failed.map_or(Ok(best), Err)
}
