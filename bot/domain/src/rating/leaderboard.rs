//! Leaderboards: whose results count, from which period, and what they are sorted by.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};
use time::OffsetDateTime;

use crate::matches::{Match, MatchResult, Scope};
use crate::rating::Standing;
use crate::{MatchId, PlayerId, Timestamp};

impl Scope {
    /// The number of different opponents that a player needs for a place on the leaderboard.
    pub const fn opponents_for_place(self) -> u32 {
        match self {
            Scope::Guild(_) => 2,
            Scope::Everywhere => 3,
        }
    }
}

/// The leaderboard of a game: the results that count together. A [`Chart`] is a view of it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Leaderboard {
    /// The results that count.
    pub scope: Scope,
    /// The name of the game.
    pub game: &'static str,
}

/// Formats its key: `mangala@1038097195422978059`, or `mangala@*` for all servers.
impl fmt::Display for Leaderboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.scope {
            Scope::Guild(guild) => write!(f, "{}@{guild}", self.game),
            Scope::Everywhere => write!(f, "{}@*", self.game),
        }
    }
}

/// The results of leaderboards.
pub type LeaderboardResults = BTreeMap<Leaderboard, Vec<(MatchId, MatchResult)>>;

impl Match {
    /// Adds the result to those of each leaderboard on which it counts.
    pub fn collect_results(&self, into: &mut LeaderboardResults) {
        for (scope, result) in self.results() {
            let leaderboard = Leaderboard { scope, game: self.game().id() };
            into.entry(leaderboard).or_default().push((self.id(), result));
        }
    }
}

/// The period whose results count.
#[derive(
    Copy, Clone, PartialEq, Eq, Hash, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Span {
    /// All time.
    #[default]
    Ever,
    /// A calendar month in UTC.
    Month,
    /// A week from Monday to Sunday in UTC.
    Week,
}

crate::named!(Span);

impl Span {
    /// Returns the number of the month or week that contains this time. Months count from the year 0, weeks
    /// from 1970.
    pub fn number(self, at: Timestamp) -> u32 {
        const DAY: u64 = 86_400;
        match self {
            Span::Ever => 0,
            Span::Month => i64::try_from(at.as_secs())
                .ok()
                .and_then(|secs| OffsetDateTime::from_unix_timestamp(secs).ok())
                .and_then(|time| u32::try_from(12 * time.year() + i32::from(u8::from(time.month()))).ok())
                .unwrap_or_default(),
            // 1 January 1970 was a Thursday.
            Span::Week => u32::try_from((at.as_secs() / DAY + 3) / 7).unwrap_or_default(),
        }
    }
}

/// What a leaderboard is sorted by.
#[derive(
    Copy, Clone, PartialEq, Eq, Hash, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum By {
    /// The strength that players have proven.
    #[default]
    Rating,
    /// How many rated games they have finished.
    Games,
    /// How many rated games they have won.
    Wins,
    /// The highest level of the bot that they have beaten on the server. It needs no rating.
    Levels,
}

crate::named!(By);

/// A leaderboard as people read it: of a period, in an order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chart {
    /// The server whose results count, or all of them.
    pub scope: Scope,
    /// The name of the game.
    pub game: &'static str,
    /// The period whose results count.
    pub span: Span,
    /// The number of that month or week.
    pub number: u32,
    /// What the leaderboard is sorted by.
    pub by: By,
}

impl Chart {
    /// Returns the leaderboard of the period that contains this time.
    pub fn at(scope: Scope, game: &'static str, span: Span, by: By, now: Timestamp) -> Chart {
        Chart { scope, game, span, number: span.number(now), by }
    }

    /// Returns the player's value on this leaderboard, if they have a line there. It does not check whether
    /// they want to be listed.
    pub fn value_of(&self, standing: &Standing) -> Option<u32> {
        let ranks = standing.ranks(self.scope);
        let is_there = |rank: &&Rank| (rank.span, rank.number, rank.by) == (self.span, self.number, self.by);
        ranks.iter().find(is_there).map(|rank| rank.value)
    }
}

/// The sort key of a line on a leaderboard. Higher values come first, and equal values are sorted by
/// ascending player id.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct LineKey {
    /// The player's value.
    pub value: u32,
    /// The player.
    pub player: PlayerId,
}

/// Where a page of a leaderboard starts, and in which direction it is read.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum FromLine {
    /// Forwards from the first line.
    Top,
    /// Forwards from the line after this key, wherever that is now.
    Behind(LineKey),
    /// Backwards from the line before this key.
    Before(LineKey),
}

/// A player's results in one month or week.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// The number of the month or week.
    pub number: u32,
    /// Rated games finished.
    pub games: u32,
    /// Rated games won.
    pub won: u32,
}

impl Tally {
    /// The tally after a game that ended in this month or week.
    #[must_use]
    pub const fn after(self, number: u32, has_won: bool) -> Tally {
        let before = if self.number == number { self } else { Tally { number, games: 0, won: 0 } };
        Tally { number, games: before.games + 1, won: before.won + has_won as u32 }
    }
}

/// A player's line on one of the leaderboards of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rank {
    /// The period.
    pub span: Span,
    /// The number of the month or week.
    pub number: u32,
    /// What the leaderboard is sorted by.
    pub by: By,
    /// The player's value. Higher values come first, and players with equal values share a place.
    pub value: u32,
}

impl Standing {
    /// Ratings are compared in tenths of a point.
    const TENTHS: f64 = 10.0;

    /// A lower bound for the proven strength.
    const LOWEST: f64 = -10_000.0;

    /// Added to the values of players with a place, so that all of them come before those without one.
    const PLACED: u32 = 1 << 31;

    /// The player's lines on all leaderboards of a game. Empty if they have left. Whoever has too few
    /// opponents for a place stands below everyone who has one.
    pub fn ranks(&self, scope: Scope) -> Vec<Rank> {
        if self.player.has_left() {
            return Vec::new();
        }
        let raised = if self.has_place(scope) { Self::PLACED } else { 0 };
        let tenths = ((self.rating.proven() - Self::LOWEST) * Self::TENTHS).round();
        // The cast saturates, and NaN becomes 0.
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it saturates")]
        let strength = tenths as u32;
        let ever = Tally { number: 0, games: self.played(), won: self.won };
        let spans = [(Span::Ever, ever), (Span::Month, self.month), (Span::Week, self.week)];
        let played = spans.into_iter().filter(|(_, tally)| tally.games > 0);
        let of_span = |(span, Tally { number, games, won })| {
            [(By::Rating, strength), (By::Games, games), (By::Wins, won)].map(|(by, value)| Rank {
                span,
                number,
                by,
                value: raised.saturating_add(value),
            })
        };
        played.flat_map(of_span).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GuildId, PlayerId};

    fn day(year: u16, day: u64) -> Timestamp {
        let years = u64::from(year - 1970) * 365 + u64::from((year - 1969) / 4);
        Timestamp::from_millis((years + day) * 86_400_000)
    }

    #[test]
    fn months_are_calendar_months_and_weeks_start_on_monday() {
        let month = |at| Span::Month.number(at);
        assert_eq!(
            month(day(2024, 59)) - month(day(2024, 30)),
            1,
            "the 29th of February and the 31st of January"
        );
        assert_eq!(month(day(2024, 60)), month(day(2024, 59)) + 1);
        assert_eq!(month(day(2025, 0)), month(day(2024, 365)) + 1);
        // 1 January 2024 was a Monday.
        let weeks: Vec<u32> = (0..8).map(|at| Span::Week.number(day(2024, at))).collect();
        assert!(weeks[..7].iter().all(|week| *week == weeks[0]) && weeks[7] == weeks[0] + 1);
        assert_eq!(Span::Week.number(day(2023, 364)) + 1, weeks[0]);
        assert_eq!(Span::Ever.number(day(2024, 5)), 0);
    }

    #[test]
    fn a_tally_begins_anew_with_its_month() {
        let tally = Tally::default().after(5, true).after(5, false);
        assert_eq!(tally, Tally { number: 5, games: 2, won: 1 });
        assert_eq!(tally.after(6, false), Tally { number: 6, games: 1, won: 0 });
    }

    #[test]
    fn a_player_has_a_line_on_every_leaderboard() {
        let month = Tally { number: 7, games: 2, won: 1 };
        let one = Standing { opponents: 2, won: 3, lost: 1, month, ..Standing::new(PlayerId(1)) };
        let here = Scope::Guild(GuildId(1));
        let values = |scope| -> Vec<_> {
            one.ranks(scope).iter().map(|rank| (rank.span, rank.by, rank.value)).collect()
        };
        let strength = 108_000;
        let below = [
            (Span::Ever, By::Rating, strength),
            (Span::Ever, By::Games, 4),
            (Span::Ever, By::Wins, 3),
            (Span::Month, By::Rating, strength),
            (Span::Month, By::Games, 2),
            (Span::Month, By::Wins, 1),
        ];
        assert_eq!(values(Scope::Everywhere), below, "two opponents are no place there");
        let placed = below.map(|(span, by, value)| (span, by, value + Standing::PLACED));
        assert_eq!(values(here), placed);
        let chart = |number| Chart { scope: here, game: "mangala", span: Span::Month, number, by: By::Games };
        assert_eq!((chart(7).value_of(&one), chart(8).value_of(&one)), (Some(2 + Standing::PLACED), None));
        let left = Standing { player: PlayerId::stand_in(1), ..one };
        assert_eq!((left.ranks(here), chart(7).value_of(&left)), (Vec::new(), None));
    }
}
