//! Leaderboards: the standings that results have led to.

use crate::domain::{Chart, FromLine, MatchId, PlayerId, RatingChange, Scope, Standing, Timestamp};
use crate::store::StoreError;

/// Some lines of a leaderboard.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Page {
    /// Standings with their places, from 1 on; those who have as much share one.
    pub lines: Vec<(u64, Standing)>,
    /// Whether there are lines before them.
    pub has_before: bool,
    /// Whether there are lines behind them.
    pub has_behind: bool,
}

/// Reads leaderboards. What stands on them follows from the matches that are committed, and over all servers from who
/// wants to be listed there.
pub trait LeaderboardStore: Send + Sync + 'static {
    /// All standings of a game, best first, also of those who have no place on a leaderboard. It reads all of them: it is
    /// for whoever looks through the whole store.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader.
    fn standings(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError>;

    /// So many lines of a leaderboard at most, in the order in which they are read: of [`FromLine::Before`] the last one
    /// first. It reads no more than that.
    fn stretch(&self, chart: &Chart, from: FromLine, most: usize) -> Result<Vec<Standing>, StoreError>;

    /// How many stand on a leaderboard with more than this. It reads counts, and nobody's standing.
    fn above(&self, chart: &Chart, value: u32) -> Result<u64, StoreError>;

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

    /// So many lines of a leaderboard with their places; the first ones where none are left.
    fn page(&self, chart: &Chart, from: FromLine, most: usize) -> Result<Page, StoreError> {
        let mut read = self.stretch(chart, from, most + 1)?;
        let has_further = read.len() > most;
        read.truncate(most);
        if read.is_empty() && from != FromLine::Top {
            return self.page(chart, FromLine::Top, most);
        }
        let (has_before, has_behind) = match from {
            FromLine::Top => (false, has_further),
            FromLine::Behind(_) => (true, has_further),
            FromLine::Before(_) => {
                read.reverse();
                (has_further, true)
            }
        };
        let mut lines: Vec<(u64, Standing)> = Vec::with_capacity(read.len());
        // From where on it is known how many lines there are before one.
        let mut counted: Option<(usize, u64)> = None;
        for (at, standing) in read.into_iter().enumerate() {
            let value = chart.value_of(&standing).unwrap_or_default();
            let last = lines.last().map(|(place, last)| (*place, chart.value_of(last).unwrap_or_default()));
            let place = match (last, counted) {
                (Some((place, last)), _) if last == value => place,
                (Some(_), Some((from, place))) => place + (at - from) as u64,
                (None, _) => 1 + self.above(chart, value)?,
                (Some(_), None) => {
                    let place = 1 + self.above(chart, value)?;
                    counted = Some((at, place));
                    place
                }
            };
            lines.push((place, standing));
        }
        Ok(Page { lines, has_before, has_behind })
    }
}
