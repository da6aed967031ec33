//! The records of a match's messages: JSON with a schema.

use kuzhi_domain::matches::{Notified, Offer, Offered, Revision};
use kuzhi_domain::{Language, MessageId, Timestamp};
use serde::{Deserialize, Serialize};

use super::versioned::Versioned;
use crate::{Beside, Delivered};

#[derive(Serialize, Deserialize)]
struct DeliveredRecord {
    board: Option<MessageId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moved: Option<MessageId>,
    call: Option<MessageId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    beside: Option<MessageId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moved_beside: Option<MessageId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    call_beside: Option<MessageId>,
    version: u64,
    offers: [OfferedRecord; 2],
    user_install: bool,
    no_files: bool,
    language: Option<Language>,
    acted: [Option<Timestamp>; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    call_at: Option<Timestamp>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    notified: Option<NotifiedRecord>,
    has_card: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    gone_since: Option<Timestamp>,
}

/// Returns what a person was notified of. `None` if it cannot be read.
#[derive(Serialize, Deserialize)]
struct NotifiedRecord {
    of: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    again_until: Option<Timestamp>,
}

impl From<Notified> for NotifiedRecord {
    fn from(Notified { of, again_until }: Notified) -> NotifiedRecord {
        NotifiedRecord { of: of.to_string(), again_until }
    }
}

impl NotifiedRecord {
    fn restored(self) -> Option<Notified> {
        Some(Notified { of: self.of.parse().ok()?, again_until: self.again_until })
    }
}

/// Returns a side's offer. `None` if it cannot be read.
#[derive(Serialize, Deserialize)]
struct OfferedRecord {
    ply: usize,
    takebacks: usize,
    made: Vec<String>,
    open: Option<String>,
}

impl From<Offered> for OfferedRecord {
    fn from(offered: Offered) -> OfferedRecord {
        OfferedRecord {
            ply: offered.at().ply,
            takebacks: offered.at().takebacks,
            made: offered.made().map(|offer| offer.id().to_owned()).collect(),
            open: offered.open().map(|offer| offer.id().to_owned()),
        }
    }
}

impl From<OfferedRecord> for Offered {
    fn from(OfferedRecord { ply, takebacks, made, open }: OfferedRecord) -> Offered {
        let is_made = |offer: Offer| made.iter().any(|id| id == offer.id());
        Offered::restored(Revision { ply, takebacks }, is_made, open.as_deref().and_then(Offer::by_id))
    }
}

/// Returns the record of these messages.
pub fn write(delivered: Delivered) -> Vec<u8> {
    let Delivered {
        board,
        moved,
        ping: call,
        beside: Beside { board: beside, moved: moved_beside, ping: call_beside },
        version,
        offered,
        user_install,
        no_files,
        language,
        acted,
        ping_at: call_at,
        notified,
        has_card,
        gone_since,
    } = delivered;
    let record = DeliveredRecord {
        board,
        moved,
        call,
        beside,
        moved_beside,
        call_beside,
        version,
        offers: offered.map(OfferedRecord::from),
        user_install,
        no_files,
        language,
        acted,
        call_at,
        notified: notified.map(NotifiedRecord::from),
        has_card,
        gone_since,
    };
    Versioned::write(record).expect("numbers can be written as JSON")
}

/// Returns the messages of a record. If it cannot be read there are none: the match gets a new message, and
/// no move is lost.
pub fn read(bytes: &[u8]) -> Delivered {
    match Versioned::read(bytes) {
        Ok(DeliveredRecord {
            board,
            moved,
            call,
            beside,
            moved_beside,
            call_beside,
            version,
            offers,
            user_install,
            no_files,
            language,
            acted,
            call_at,
            notified,
            has_card,
            gone_since,
        }) => Delivered {
            board,
            moved,
            ping: call,
            beside: Beside { board: beside, moved: moved_beside, ping: call_beside },
            version,
            offered: offers.map(Offered::from),
            user_install,
            no_files,
            language,
            acted,
            ping_at: call_at,
            notified: notified.and_then(NotifiedRecord::restored),
            has_card,
            gone_since,
        },
        Err(cause) => {
            tracing::warn!(%cause, "the messages of a match cannot be read, and are dropped");
            Delivered::default()
        }
    }
}
