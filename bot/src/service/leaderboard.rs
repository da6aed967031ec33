//! Who plays best, here or everywhere.

use kuzhi_engine::Game;

use super::handling::Handling;
use crate::domain::Scope;
use crate::request::LeaderboardOf;

/// Shows a leaderboard.
pub(super) async fn show(handling: &Handling<'_>, of: LeaderboardOf, game: Game) {
    let guild = handling.request.place.guild;
    let scope = match of {
        LeaderboardOf::Here => guild.map_or(Scope::Everywhere, Scope::Guild),
        LeaderboardOf::Everywhere => Scope::Everywhere,
    };
    handling.doorkeeper.leaderboard(handling.visitor().as_ref(), game, scope, guild.is_some()).await;
}
