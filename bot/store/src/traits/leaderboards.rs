//! Leaderboards: standings as results have made them.

use std::collections::BTreeMap;

use kuzhi_domain::matches::Scope;
use kuzhi_domain::people::Career;
use kuzhi_domain::rating::{Chart, FromLine, Standing};
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_search::Level;

use crate::StoreError;

/// Some lines of a leaderboard.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Page {
    /// Standings with their places, from 1. Equal ones share a place.
    pub lines: Vec<(u64, Standing)>,
    /// Whether there are lines before them.
    pub has_before: bool,
    /// Whether there are lines after them.
    pub has_behind: bool,
}

/// Reads leaderboards and careers. They follow from the committed matches and, across all servers, from who
/// wants to be listed.
pub trait LeaderboardStore: Send + Sync + 'static {
    /// Returns all standings of a game, best first, including those without a place. It reads all of them, so
    /// it is for checks of the whole store.
    ///
    /// # Errors
    ///
    /// [`StoreError`] as for every reader.
    fn standings(&self, scope: Scope, game: &str) -> Result<Vec<Standing>, StoreError>;

    /// Returns at most so many lines of a leaderboard in reading order: for [`FromLine::Before`] the last one
    /// first. It reads no more than that.
    fn stretch(&self, chart: &Chart, from: FromLine, most: usize) -> Result<Vec<Standing>, StoreError>;

    /// Returns how many people on a leaderboard have more than this. It reads counts, not standings.
    fn above(&self, chart: &Chart, value: u32) -> Result<u64, StoreError>;

    /// Returns all finished matches of a person, by name of game. It reads only what is stored for that
    /// person.
    fn careers(&self, player: PlayerId) -> Result<BTreeMap<String, Career>, StoreError>;

    /// Returns the people who have beaten the bot on a server, each with the highest level: the highest level
    /// first, then by id, and at most so many. It reads what they have won there, and no matches.
    fn climbers(&self, guild: GuildId, game: &str, most: usize)
    -> Result<Vec<(PlayerId, Level)>, StoreError>;

    /// Returns the highest level that a person has beaten on a server.
    fn level_beaten(&self, guild: GuildId, game: &str, player: PlayerId)
    -> Result<Option<Level>, StoreError>;

    /// Returns a page of a leaderboard with places, or the first page if none is left there.
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
        // From here on the number of earlier lines is known.
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
