//! Leaderboards: of whom, over which time, and by what people stand on them.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};
use time::OffsetDateTime;

use super::{PlayerId, Scope, Standing, Timestamp, all};

/// The results of which time count.
#[derive(
    Copy, Clone, PartialEq, Eq, Hash, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Span {
    /// All.
    #[default]
    Ever,
    /// Those of a calendar month, in UTC.
    Month,
    /// Those of a week from Monday to Sunday, in UTC.
    Week,
}

impl Span {
    /// All of them.
    pub const ALL: [Span; Span::COUNT] = all();

    /// Its name in a button and in a command.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<Span> {
        id.parse().ok()
    }

    /// Which month or week a time is in, counted from the beginning of our calendar, or from 1970 on.
    pub fn number(self, at: Timestamp) -> u32 {
        const DAY: u64 = 86_400;
        match self {
            Span::Ever => 0,
            Span::Month => i64::try_from(at.as_secs())
                .ok()
                .and_then(|secs| OffsetDateTime::from_unix_timestamp(secs).ok())
                .and_then(|time| u32::try_from(12 * time.year() + i32::from(u8::from(time.month()))).ok())
                .unwrap_or_default(),
            // The first day of 1970 was a Thursday.
            Span::Week => u32::try_from((at.as_secs() / DAY + 3) / 7).unwrap_or_default(),
        }
    }
}

/// By what people stand on a leaderboard.
#[derive(
    Copy, Clone, PartialEq, Eq, Hash, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum By {
    /// How strong they have shown themselves to be.
    #[default]
    Rating,
    /// How many rated games they have finished.
    Games,
    /// How many of them they have won.
    Wins,
}

impl By {
    /// All of them.
    pub const ALL: [By; By::COUNT] = all();

    /// Its name in a button and in a command.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The one with this name.
    pub fn by_id(id: &str) -> Option<By> {
        id.parse().ok()
    }
}

/// A leaderboard.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chart {
    /// Whose results count.
    pub scope: Scope,
    /// The name of the game.
    pub game: &'static str,
    /// The results of which time count.
    pub span: Span,
    /// Which month or week that is.
    pub number: u32,
    /// By what people stand there.
    pub by: By,
}

impl Chart {
    /// The leaderboard of a time.
    pub fn at(scope: Scope, game: &'static str, span: Span, by: By, now: Timestamp) -> Chart {
        Chart { scope, game, span, number: span.number(now), by }
    }

    /// What somebody stands there by, if they do; whether they want to is not asked.
    pub fn value_of(&self, standing: &Standing) -> Option<u32> {
        let ranks = standing.ranks(self.scope);
        let is_there = |rank: &&Rank| (rank.span, rank.number, rank.by) == (self.span, self.number, self.by);
        ranks.iter().find(is_there).map(|rank| rank.value)
    }
}

/// A line of a leaderboard, by what the lines are in order: who has more comes first, and of those who have as much the
/// lower number.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Edge {
    /// How much whoever stands there has.
    pub value: u32,
    /// Who stands there.
    pub player: PlayerId,
}

/// Which way a leaderboard is read.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum FromLine {
    /// From the first line on.
    Top,
    /// On from behind a line, wherever that is now.
    Behind(Edge),
    /// Back from before a line.
    Before(Edge),
}

/// How much somebody has played in a month or a week.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Tally {
    /// Which.
    pub number: u32,
    /// Rated games finished.
    pub games: u32,
    /// Of those, won.
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

/// That somebody stands on a leaderboard of a game, and by what.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Rank {
    /// Over which time.
    pub span: Span,
    /// Which month or week.
    pub number: u32,
    /// By what.
    pub by: By,
    /// How much of it: who has more comes first, and those who have as much share a place.
    pub value: u32,
}

impl Standing {
    /// A tenth of a point is the least by which ratings tell people apart here.
    const TENTHS: f64 = 10.0;

    /// No proven strength is lower than this.
    const LOWEST: f64 = -10_000.0;

    /// All leaderboards of a game on which somebody stands: none without enough opponents, and none of somebody who has
    /// left.
    pub fn ranks(&self, scope: Scope) -> Vec<Rank> {
        if !self.has_place(scope) || self.player.has_left() {
            return Vec::new();
        }
        let tenths = ((self.proven() - Self::LOWEST) * Self::TENTHS).round();
        // It saturates, and no number is none.
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
                value,
            })
        };
        played.flat_map(of_span).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{GuildId, PlayerId};

    fn day(year: u16, day: u64) -> Timestamp {
        let years = u64::from(year - 1970) * 365 + u64::from((year - 1969) / 4);
        Timestamp::from_millis((years + day) * 86_400_000)
    }

    #[test]
    fn months_are_those_of_the_calendar_and_weeks_begin_on_mondays() {
        let month = |at| Span::Month.number(at);
        assert_eq!(
            month(day(2024, 59)) - month(day(2024, 30)),
            1,
            "the 29th of February and the 31st of January"
        );
        assert_eq!(month(day(2024, 60)), month(day(2024, 59)) + 1);
        assert_eq!(month(day(2025, 0)), month(day(2024, 365)) + 1);
        // The first of January 2024 was a Monday.
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
    fn whoever_has_enough_opponents_stands_on_all_leaderboards_of_their_time() {
        let month = Tally { number: 7, games: 2, won: 1 };
        let one = Standing { opponents: 2, won: 3, lost: 1, month, ..Standing::new(PlayerId(1)) };
        assert_eq!(one.ranks(Scope::Everywhere), []);
        let here = Scope::Guild(GuildId(1));
        let values: Vec<_> = one.ranks(here).iter().map(|rank| (rank.span, rank.by, rank.value)).collect();
        let strength = 108_000;
        let expected = [
            (Span::Ever, By::Rating, strength),
            (Span::Ever, By::Games, 4),
            (Span::Ever, By::Wins, 3),
            (Span::Month, By::Rating, strength),
            (Span::Month, By::Games, 2),
            (Span::Month, By::Wins, 1),
        ];
        assert_eq!(values, expected);
        let chart = |number| Chart { scope: here, game: "mangala", span: Span::Month, number, by: By::Games };
        assert_eq!((chart(7).value_of(&one), chart(8).value_of(&one)), (Some(2), None));
        let left = Standing { player: PlayerId::stand_in(1), ..one };
        assert_eq!((left.ranks(here), chart(7).value_of(&left)), (Vec::new(), None));
    }
}
