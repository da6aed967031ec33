//! What people do, and what happens.

use std::time::Duration;

use kuzhi_domain::matches::Offer;
use proptest::prelude::*;
use proptest::sample::Index;

use super::PEOPLE;

/// What a person does, or what happens.
#[derive(Clone, Debug)]
pub(super) enum Step {
    Challenge {
        who: usize,
        whom: Option<usize>,
    },
    /// Against the bot, which always makes the first legal move.
    PlayBot {
        who: usize,
    },
    Press {
        who: usize,
        on: Index,
        what: What,
        is_late: bool,
    },
    /// One of the earlier requests is delivered again.
    Again(Index),
    Pass(Duration),
    /// The bot stops and starts again.
    Restart,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Accept,
    Decline,
    Cancel,
    /// A move on the current board, or on the board this many moves ago.
    Move {
        which: Index,
        behind: usize,
    },
    Resign,
    Offer(Offer),
    /// Accept or decline the other player's last offer, or the person's own.
    Answer {
        accepts: bool,
        own: bool,
    },
}

pub(super) fn steps() -> impl Strategy<Value = Vec<Step>> {
    let who = 0..PEOPLE.len();
    let what = prop_oneof![
        3 => Just(What::Accept),
        1 => Just(What::Decline),
        1 => Just(What::Cancel),
        20 => (any::<Index>(), prop_oneof![5 => Just(0_usize), 1 => 1..3_usize])
            .prop_map(|(which, behind)| What::Move { which, behind }),
        1 => Just(What::Resign),
        1 => Just(What::Offer(Offer::Draw)),
        2 => Just(What::Offer(Offer::Takeback)),
        1 => Just(What::Offer(Offer::End)),
        3 => (any::<bool>(), prop::bool::weighted(0.2))
            .prop_map(|(accepts, own)| What::Answer { accepts, own }),
    ];
    let who_alone = who.clone();
    let press = (who.clone(), any::<Index>(), what, prop::bool::weighted(0.1))
        .prop_map(|(who, on, what, is_late)| Step::Press { who, on, what, is_late });
    let step = prop_oneof![
        2 => (who.clone(), prop::option::of(who)).prop_map(|(who, whom)| Step::Challenge { who, whom }),
        1 => who_alone.prop_map(|who| Step::PlayBot { who }),
        30 => press,
        4 => any::<Index>().prop_map(Step::Again),
        2 => prop_oneof![1_u64..90, 1_000_u64..4_000].prop_map(|secs| Step::Pass(Duration::from_secs(secs))),
        1 => Just(Step::Restart),
    ];
    prop::collection::vec(step, 20..120)
}
