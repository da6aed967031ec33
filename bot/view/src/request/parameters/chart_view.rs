//! Which part of which leaderboard a user looks at.

use kuzhi_domain::PlayerId;
use kuzhi_domain::rating::{By, FromLine, LineKey, Span};
use kuzhi_engine::Game;
#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;

use crate::request::LeaderboardOf;
use crate::request::parts::one_id;
use crate::request::wire::{Part, Text, Words};

/// A page of a leaderboard.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ChartView {
    /// The people it ranks.
    pub of: LeaderboardOf,
    /// Each game has a leaderboard of its own.
    pub game: Game,
    /// The period whose results count.
    pub span: Span,
    /// What it ranks people by.
    pub by: By,
    /// Where the page starts.
    pub from: FromLine,
}

impl ChartView {
    /// Returns the first page of a game's default leaderboard.
    pub fn usual(of: LeaderboardOf, game: Game) -> ChartView {
        ChartView { of, game, span: Span::default(), by: By::default(), from: FromLine::Top }
    }

    /// Returns the first page of another leaderboard.
    #[must_use]
    pub const fn from_top(self) -> ChartView {
        ChartView { from: FromLine::Top, ..self }
    }
}

one_id! {
    Span: Span::ALL.to_vec();
    By: By::ALL.to_vec();
}

impl Part for FromLine {
    fn write(&self, text: &mut Text) {
        let (word, edge) = match self {
            FromLine::Top => return text.add("top"),
            FromLine::Behind(edge) => ("behind", edge),
            FromLine::Before(edge) => ("before", edge),
        };
        text.add(word);
        text.add(edge.value);
        text.add(edge.player.0);
    }

    fn read(words: &mut Words<'_>) -> Option<FromLine> {
        let from = match words.next()? {
            "top" => return Some(FromLine::Top),
            "behind" => FromLine::Behind,
            "before" => FromLine::Before,
            _ => return None,
        };
        let value = words.next()?.parse().ok()?;
        let player = PlayerId(words.next()?.parse().ok()?);
        Some(from(LineKey { value, player }))
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<FromLine> {
        let edge =
            || any::<(u32, u64)>().prop_map(|(value, player)| LineKey { value, player: PlayerId(player) });
        prop_oneof![Just(FromLine::Top), edge().prop_map(FromLine::Behind), edge().prop_map(FromLine::Before)]
            .boxed()
    }
}

impl Part for ChartView {
    fn write(&self, text: &mut Text) {
        let ChartView { of, game, span, by, from } = self;
        of.write(text);
        game.write(text);
        span.write(text);
        by.write(text);
        from.write(text);
    }

    fn read(words: &mut Words<'_>) -> Option<ChartView> {
        Some(ChartView {
            of: Part::read(words)?,
            game: Part::read(words)?,
            span: Part::read(words)?,
            by: Part::read(words)?,
            from: Part::read(words)?,
        })
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<ChartView> {
        let parts = (LeaderboardOf::any(), Game::any(), Span::any(), By::any(), FromLine::any());
        parts.prop_map(|(of, game, span, by, from)| ChartView { of, game, span, by, from }).boxed()
    }
}
