//! The terms of an action: who may do it, what it counts against, and where its answer appears.

use kuzhi_domain::MatchId;
use kuzhi_domain::limits::Cost;
use kuzhi_domain::matches::{Offer, Operation, Where};
use kuzhi_domain::settings::Setting;
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::{PlainStep, SettingsPage, TournamentStep};

/// Who may do an action and where, which limit it counts against, and where its answer appears.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The right that it needs.
    pub needs: Needs,
    /// Whether it changes the match in which it acts, so that the match is locked before anything is read.
    pub changes: bool,
    /// Whether it starts a match.
    pub begins: bool,
    /// The limit it counts against, whatever the outcome.
    pub cost: Option<Cost>,
    /// Where its answer appears.
    pub answer: Answer,
}

/// The right that an action needs.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Any user may do it: it concerns only themselves, or shows what is public. People who opted out are on
    /// no leaderboard and have no public profile.
    Nothing,
    /// Being on a server, or reading a direct message about something there in which one takes part.
    OnServer,
    /// Managing the server in which the request is made.
    ToManage,
    /// Starting a match in this place, if its rules and the opponent's preferences allow it.
    ToBegin,
    /// Acting like this in the given match.
    In(MatchId, Operation),
    /// Acting in one of the user's own matches here: the one named, or one that is looked up.
    InOwn(Option<MatchId>, Operation),
    /// Looking at a finished game: a match, or a text that the user supplies.
    InPast(Option<MatchId>, Operation),
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
    /// On the board. The private board with the button is updated as well, and shows refusals.
    Panel,
    /// On the board. The private menu says that it is done.
    AtBoard(Done),
}

/// What a private message says once its action is done.
#[derive(Copy, Clone, PartialEq, Eq, Debug, EnumCount, EnumString, IntoStaticStr, VariantArray)]
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
    /// The opponent has more time.
    TimeGiven,
    /// The player resigned.
    Resigned,
    /// The player resigned the whole series.
    SeriesResigned,
    /// The match in which a channel voted was ended.
    VoteEnded,
}

kuzhi_domain::named!(Done);

impl Done {
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
    const fn new(needs: Needs) -> Terms {
        Terms { needs, changes: false, begins: false, cost: None, answer: Answer::Here }
    }

    /// Any user may do it.
    pub(super) const fn for_anyone() -> Terms {
        Terms::new(Needs::Nothing)
    }

    pub(super) const fn changes(id: MatchId, operation: Operation) -> Terms {
        Terms { changes: true, ..Terms::in_match(id, operation) }
    }

    /// Looks at a match, or asks before it changes it.
    pub(super) const fn in_match(id: MatchId, operation: Operation) -> Terms {
        Terms::new(Needs::In(id, operation))
    }

    /// Acts in one of the user's own matches, which is looked up. Whose it is and where it is played is
    /// checked then.
    pub(super) const fn in_own(named: Option<MatchId>, operation: Operation) -> Terms {
        Terms::new(Needs::InOwn(named, operation))
    }

    /// Looks at a finished game.
    pub(super) const fn in_past(named: Option<MatchId>, operation: Operation) -> Terms {
        Terms::new(Needs::InPast(named, operation))
    }

    pub(super) const fn drafts() -> Terms {
        Terms::new(Needs::ToBegin)
    }

    /// Starts a match.
    pub(super) const fn begins() -> Terms {
        Terms { begins: true, ..Terms::drafts() }
    }

    /// Anyone on a server may do it.
    pub(super) const fn on_server() -> Terms {
        Terms::new(Needs::OnServer)
    }

    /// Announces a tournament. Who may do that is a rule of the server.
    pub(super) const fn announces() -> Terms {
        Terms::new(Needs::ToManage)
    }

    /// Acts in a tournament. The buttons of its public message answer beside it.
    pub(super) const fn of_tournament(step: &TournamentStep) -> Terms {
        let answer = match step {
            TournamentStep::Plain(PlainStep::LeaveSure) => Answer::Alone,
            TournamentStep::Plain(_) | TournamentStep::Ready(_) => Answer::Apart,
            _ => Answer::Alone,
        };
        Terms::on_server().answered(answer)
    }

    pub(super) const fn of_setting(setting: &Setting) -> Terms {
        match setting {
            Setting::Own(_) => Terms::for_anyone(),
            Setting::House(_) | Setting::Feed(_) => Terms::new(Needs::ToManage).alone(),
        }
    }

    pub(super) const fn of_settings(page: SettingsPage) -> Terms {
        match page {
            SettingsPage::Own | SettingsPage::Time | SettingsPage::Puzzle => Terms::for_anyone(),
            SettingsPage::House
            | SettingsPage::Boards
            | SettingsPage::Tournaments
            | SettingsPage::Limits
            | SettingsPage::People
            | SettingsPage::Feed
            | SettingsPage::Week
            | SettingsPage::Welcome => Terms::new(Needs::ToManage),
        }
    }

    /// Answers for the user alone.
    pub(super) const fn alone(self) -> Terms {
        self.answered(Answer::Alone)
    }

    pub(super) const fn answered(self, answer: Answer) -> Terms {
        Terms { answer, ..self }
    }

    pub(super) const fn costs(self, cost: Cost) -> Terms {
        Terms { cost: Some(cost), ..self }
    }

    /// Returns the match that it names, and in which it acts.
    pub fn match_id(&self) -> Option<MatchId> {
        match self.needs {
            Needs::In(id, _) => Some(id),
            _ => None,
        }
    }

    /// Returns the match that it changes, or asks to change. That is allowed only where the match is played.
    pub fn acts_in(&self) -> Option<MatchId> {
        match self.needs {
            Needs::In(id, operation) if operation.access().from == Where::There => Some(id),
            _ => None,
        }
    }

    /// Returns what it does in its match, if it has one.
    pub const fn operation(&self) -> Option<Operation> {
        match self.needs {
            Needs::In(_, operation) | Needs::InOwn(_, operation) | Needs::InPast(_, operation) => {
                Some(operation)
            }
            Needs::Nothing | Needs::OnServer | Needs::ToManage | Needs::ToBegin => None,
        }
    }
}
