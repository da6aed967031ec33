//! Why a move is illegal.

use kuzhi_engine::{BadArrangement, Illegal, PitNumber};

use crate::words::{Words, say};

/// The sentence that says why a move is illegal, and what to do.
pub(crate) fn illegal_text(words: &Words, illegal: Illegal) -> String {
    match illegal {
        Illegal::Over => say!(words, "refused-over"),
        Illegal::EmptyPit(number) => of_pit(words, "refused-illegal-empty", number),
        Illegal::Castle(number) => of_pit(words, "refused-illegal-castle", number),
        Illegal::Excluded(number) => of_pit(words, "refused-illegal-excluded", number),
        Illegal::Marked { number, .. } => of_pit(words, "refused-illegal-marked", number),
        Illegal::SingleSeed(number) => of_pit(words, "refused-illegal-single", number),
        Illegal::FrontSingle(number) => of_pit(words, "refused-illegal-front", number),
        Illegal::DirectionMissing(number) => of_pit(words, "refused-illegal-direction", number),
        Illegal::DirectionKnown(number) => of_pit(words, "refused-illegal-direction-known", number),
        Illegal::NoSuchPit { number, last } => {
            say!(words, "refused-illegal-no-pit", pit = number.get(), last = last)
        }
        Illegal::EndPitFirst { last } => say!(words, "refused-illegal-end-pit", last = last),
        Illegal::MustFeed(_) => say!(words, "refused-illegal-must-feed"),
        Illegal::ArrangeFirst => say!(words, "refused-illegal-arrange-first"),
        Illegal::Arrangement(bad) => layout_text(words, bad),
        Illegal::WrongForm | Illegal::NothingToArrange => say!(words, "refused-illegal-form"),
        // The engine can add reasons that these screens do not know.
        _ => say!(words, "refused-illegal"),
    }
}

fn layout_text(words: &Words, bad: BadArrangement) -> String {
    match bad {
        BadArrangement::First(seeds) => say!(words, "refused-layout-first", seeds = seeds),
        BadArrangement::Middle { number, seeds } => {
            say!(words, "refused-layout-middle", pit = number.get(), seeds = seeds)
        }
        BadArrangement::Last(seeds) => say!(words, "refused-layout-last", seeds = seeds),
        BadArrangement::Total { laid, have } => say!(words, "refused-layout-total", laid = laid, have = have),
        BadArrangement::TooFewForStandard(seeds) => say!(words, "refused-layout-usual", seeds = seeds),
        // The engine can add reasons that these screens do not know.
        _ => say!(words, "refused-illegal"),
    }
}

fn of_pit(words: &Words, sentence: &str, number: PitNumber) -> String {
    say!(words, sentence, pit = number.get())
}
