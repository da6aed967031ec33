//! Leaderboards: the standings that results have led to.

use std::ops::ControlFlow;

use crate::domain::{MatchId, PlayerId, RatingChange, Scope, Standing, Timestamp};
use crate::store::StoreError;

/// Reads leaderboards. What stands on them follows from the matches that are committed.
pub trait LeaderboardStore: Send + Sync + 'static {
    /// Shows the standings of everybody who finished a rated match of a game, best first, until `see` has seen enough.
    ///
    /// It reads no more than it shows. Each player comes once, also while results are counted.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader; what was seen until then counts for nothing.
    fn ranked(
        &self,
        scope: Scope,
        game: &str,
        see: &mut dyn FnMut(Standing) -> ControlFlow<()>,
    ) -> Result<(), StoreError>;

    /// The standing of one player.
    fn standing_of(&self, scope: Scope, game: &str, player: PlayerId)
    -> Result<Option<Standing>, StoreError>;

    /// What the result of a match, which ended then, has changed on a leaderboard; nothing where it is not counted.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader.
    fn change_by(
        &self,
        scope: Scope,
        game: &str,
        id: MatchId,
        ended: Timestamp,
    ) -> Result<Option<RatingChange>, StoreError>;

    /// All standings of a leaderboard, best first.
    fn standings(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError> {
        let mut all = Vec::new();
        self.ranked(scope, game, &mut |standing| {
            all.push(standing);
            ControlFlow::Continue(())
        })?;
        Ok(all)
    }
}
