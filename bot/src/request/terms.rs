//! What holds for an action before anything is known of the match that it is about.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::domain::{Cost, MatchId, Offer, all};

/// Where an action may be done, what it uses up and where its answer is seen. What the match itself allows is decided
/// in `domain`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The match in which it does something, or asks whether to: that is done only where the match is played. Nothing
    /// for one that only looks.
    pub acts_in: Option<MatchId>,
    /// Whether a match begins with it.
    pub begins: bool,
    /// What it uses up, whatever comes of it.
    pub cost: Option<Cost>,
    /// Where its answer is seen.
    pub answer: Answer,
}

/// Where the answer to an action is seen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Where it was done: a command's by all, a button's in the place of its message.
    Here,
    /// Of a command by the person alone; a button's in the place of its message.
    Alone,
    /// In a further message; the one with the button stays.
    Further,
    /// In a message of its own that the person alone sees; the one with the button stays.
    Apart,
    /// In the place of a question that the person alone sees; what comes of it is a new message for all.
    ForAll,
    /// In the place of a menu that the person alone sees, also what is said to them.
    InMenu,
    /// Where the board is, and not in the menu that the person alone sees: there it says that this is done.
    AtBoard(Done),
}

/// What is said in the place of something that the person alone sees, once it is done.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Done {
    /// What came of it is a message in the channel.
    Posted,
    /// The move of a hint was made.
    Played,
    /// The bot let them take back their move.
    TakenBack,
    /// The bot took the draw.
    Drawn,
    /// They resigned.
    Resigned,
    /// They resigned a whole series.
    SeriesResigned,
}

impl Done {
    /// All of them.
    pub const ALL: [Done; Done::COUNT] = all();

    /// What its sentence is called.
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// When the bot has done what it was asked for. It never splits the rest.
    pub(super) const fn by_bot(offer: Offer) -> Done {
        match offer {
            Offer::Takeback => Done::TakenBack,
            Offer::Draw => Done::Drawn,
            Offer::End => Done::Posted,
        }
    }
}

impl Terms {
    /// It does something in a match, or asks whether to.
    pub(super) const fn acts_in(id: &MatchId) -> Terms {
        Terms { acts_in: Some(*id), begins: false, cost: None, answer: Answer::Here }
    }

    /// It changes no match that is there already.
    pub(super) const fn looks() -> Terms {
        Terms { acts_in: None, begins: false, cost: None, answer: Answer::Here }
    }

    /// A match begins with it.
    pub(super) const fn begins() -> Terms {
        Terms { begins: true, ..Terms::looks() }
    }

    /// The same for the person alone.
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
