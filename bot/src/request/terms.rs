//! The conditions of an action that do not depend on its match.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::domain::{Cost, MatchId, Offer, all};

/// Where an action may be done, which limit it counts against and where its answer appears. The match's own
/// conditions are checked in `domain`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The match it changes, or asks to change. Allowed only where that match is played. `None` for actions
    /// that only look.
    pub acts_in: Option<MatchId>,
    /// Whether it starts a match.
    pub begins: bool,
    /// The limit it counts against, whatever the outcome.
    pub cost: Option<Cost>,
    /// Where its answer appears.
    pub answer: Answer,
}

/// Where the answer to an action appears.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// For everyone after a command. In place of the message after a button.
    Here,
    /// For the user alone after a command. In place of the message after a button.
    Alone,
    /// In a further message. The one with the button stays.
    Further,
    /// In a new private message. The one with the button stays.
    Apart,
    /// In place of a private question. The outcome is a new message for everyone.
    ForAll,
    /// In place of a private menu, including refusals.
    InMenu,
    /// On the board. The private menu says that it is done.
    AtBoard(Done),
}

/// What a private message says once its action is done.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Done {
    /// The outcome is a message in the channel.
    Posted,
    /// The hinted move was made.
    Played,
    /// The bot let the player take back a move.
    TakenBack,
    /// The bot accepted a draw.
    Drawn,
    /// The player resigned.
    Resigned,
    /// The player resigned the whole series.
    SeriesResigned,
}

impl Done {
    /// All of them.
    pub const ALL: [Done; Done::COUNT] = all();

    /// Returns the key of its sentence.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Returns what to say once the bot has agreed. The bot never agrees to split the rest.
    pub(super) const fn by_bot(offer: Offer) -> Done {
        match offer {
            Offer::Takeback => Done::TakenBack,
            Offer::Draw => Done::Drawn,
            Offer::End => Done::Posted,
        }
    }
}

impl Terms {
    /// Changes a match, or asks to.
    pub(super) const fn acts_in(id: &MatchId) -> Terms {
        Terms { acts_in: Some(*id), begins: false, cost: None, answer: Answer::Here }
    }

    /// Changes no existing match.
    pub(super) const fn looks() -> Terms {
        Terms { acts_in: None, begins: false, cost: None, answer: Answer::Here }
    }

    /// Starts a match.
    pub(super) const fn begins() -> Terms {
        Terms { begins: true, ..Terms::looks() }
    }

    /// Changes no match and answers privately.
    pub(super) const fn alone() -> Terms {
        Terms::looks().answered(Answer::Alone)
    }

    pub(super) const fn answered(self, answer: Answer) -> Terms {
        Terms { answer, ..self }
    }

    pub(super) const fn costs(self, cost: Cost) -> Terms {
        Terms { cost: Some(cost), ..self }
    }
}
