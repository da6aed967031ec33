//! Who plays best, here or everywhere.

use std::ops::ControlFlow;

use kuzhi_engine::Game;

use crate::domain::{Preferences, Scope, Standing};
use crate::request::LeaderboardOf;
use crate::screens;
use crate::service::{Context, Service};
use crate::store::{Store, StoreError};
use crate::words::{self, Words};

/// Shows a leaderboard to somebody and all around them.
pub(in crate::service) async fn show(service: &Service, context: &Context, of: LeaderboardOf, game: Game) {
    let guild = context.place().guild;
    let scope = match of {
        LeaderboardOf::Here => guild.map_or(Scope::Everywhere, Scope::Guild),
        LeaderboardOf::Everywhere => Scope::Everywhere,
    };
    match service.records.read(move |store| with_place(store, scope, game)).await {
        Ok(best) => {
            let words = context.words_here();
            let best = standing_by_name(service, words, best, scope).await;
            context.answer(&screens::leaderboard(words, game, scope, guild.is_some(), &best)).await;
        }
        Err(error) => service.explain(error.into(), context).await,
    }
}

/// The best players by their names: a mention says nothing of somebody of another server.
async fn standing_by_name(
    service: &Service,
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
                words::named_within(words, player, service.records.name_of(player).await.as_deref())
            }
        };
        by_name.push((name, standing));
    }
    by_name
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
