//! How the parts of actions are written in button texts.

use kuzhi_domain::matches::{Line, Offer, Revision, SideChoice, read_line, written_line};
use kuzhi_domain::settings::Look;
use kuzhi_domain::study::Variation;
use kuzhi_domain::{MatchId, TournamentId};
use kuzhi_engine::{Game, Move, Side};
#[cfg(test)]
use proptest::prelude::*;
#[cfg(test)]
use proptest::sample::select;

use super::wire::{Part, Text, Words};

/// Implements [`Part`] as one word, through the type's `Display` and `FromStr`.
macro_rules! one_word {
    ($($type:ty: $any:expr;)+) => {$(
        impl Part for $type {
            fn write(&self, text: &mut Text) {
                text.add(self);
            }

            fn read(words: &mut Words<'_>) -> Option<Self> {
                words.next()?.parse().ok()
            }

            #[cfg(test)]
            fn any() -> BoxedStrategy<Self> {
                $any.boxed()
            }
        }
    )+};
}

one_word! {
    MatchId: any::<u64>().prop_map(MatchId::from_random);
    TournamentId: any::<u64>().prop_map(TournamentId::from_random);
    Revision: any::<[u32; 2]>()
        .prop_map(|[ply, takebacks]| Revision { ply: ply as usize, takebacks: takebacks as usize });
    Move: select(vec!["1", "7", "3+", "6-", "=std", "=2.1.0.2.0.0.4"]).prop_map(|text| text.parse().unwrap());
    Side: select(vec![Side::South, Side::North]);
    Variation: proptest::collection::vec(Move::any(), 0..5)
        .prop_filter_map("longer than a button", Variation::new);
    bool: any::<bool>();
    usize: any::<u32>().prop_map(|number| number as usize);
}

/// Implements [`Part`] as one word, through the type's `id` and `by_id`.
macro_rules! one_id {
    ($($type:ty: $any:expr;)+) => {$(
        impl Part for $type {
            fn write(&self, text: &mut Text) {
                text.add(self.id());
            }

            fn read(words: &mut Words<'_>) -> Option<Self> {
                Self::by_id(words.next()?)
            }

            #[cfg(test)]
            fn any() -> BoxedStrategy<Self> {
                select($any).boxed()
            }
        }
    )+};
}

pub(super) use one_id;

/// Names the values of an enum, and implements [`Part`] by their names.
macro_rules! named_part {
    ($type:ident) => {
        kuzhi_domain::named!($type);
        crate::request::parts::one_id! {
            $type: $type::ALL.to_vec();
        }
    };
}

pub(super) use named_part;

one_id! {
    // A game alone stands for its default options.
    Game: Game::all().collect::<Vec<_>>();
    Offer: Offer::ALL.to_vec();
    SideChoice: SideChoice::ALL.to_vec();
    Look: Look::ALL.to_vec();
}

impl Part for Line {
    fn write(&self, text: &mut Text) {
        text.add(written_line(self));
    }

    fn read(words: &mut Words<'_>) -> Option<Self> {
        read_line(words.next()?).ok()
    }

    #[cfg(test)]
    fn any() -> BoxedStrategy<Self> {
        let fits = |line: &Line| written_line(line).len() <= kuzhi_domain::matches::LONGEST_LINE;
        proptest::collection::vec(Move::any(), 0..5).prop_filter("longer than people may write", fits).boxed()
    }
}
