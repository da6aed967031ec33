//! Answers to offers.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{MadeOffer, Offer, Revision};
use kuzhi_engine::Side;

use crate::request::wire::{Part, Text, Words};

/// The answer to an offer, as its buttons carry it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OfferAnswer {
    /// The match in which it was made.
    pub id: MatchId,
    /// With its board, so that an old button accepts no newer offer.
    pub made: MadeOffer,
    /// Whether the answer is yes.
    pub accepts: bool,
}

impl Part for OfferAnswer {
    fn write(&self, text: &mut Text) {
        let MadeOffer { offer, at, by } = self.made;
        offer.write(text);
        self.id.write(text);
        at.write(text);
        by.write(text);
        text.add(if self.accepts { "yes" } else { "no" });
    }

    fn read(words: &mut Words<'_>) -> Option<OfferAnswer> {
        let (offer, id) = (Offer::read(words)?, MatchId::read(words)?);
        let (at, by) = (Revision::read(words)?, Side::read(words)?);
        let accepts = match words.next()? {
            "yes" => true,
            "no" => false,
            _ => return None,
        };
        Some(OfferAnswer { id, made: MadeOffer { offer, at, by }, accepts })
    }

    #[cfg(test)]
    fn any() -> proptest::strategy::BoxedStrategy<OfferAnswer> {
        use proptest::prelude::*;
        (MatchId::any(), Offer::any(), Revision::any(), Side::any(), any::<bool>())
            .prop_map(|(id, offer, at, by, accepts)| OfferAnswer {
                id,
                made: MadeOffer { offer, at, by },
                accepts,
            })
            .boxed()
    }
}
