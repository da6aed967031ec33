//! What a call does in a place, and what its refusal applies to.

use kuzhi_domain::matches::Place;
use kuzhi_domain::{ChannelId, MessageId, PlayerId};
use serenity::all::Permissions;

/// Discord's error codes.
const MISSING_ACCESS: isize = 50_001;
pub(crate) const MISSING_PERMISSIONS: isize = 50_013;
pub(crate) const UNKNOWN_CHANNEL: isize = 10_003;
const UNKNOWN_GUILD: isize = 10_004;
const OPENED_TOO_FAST: isize = 40_003;

/// Codes about one message: it is gone, another's, or was edited too often since it became old.
const OF_A_MESSAGE: [isize; 3] = [10_008, 50_005, 30_046];

/// Further codes that mean that the same would be refused again: the wrong type of channel, a thread that is
/// archived, locked, or one too many, and a forum that wants a tag.
const LASTING: [isize; 7] = [50_024, 50_083, 40_067, 160_002, 160_005, 160_006, 160_007];

/// Something to do in a channel.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Errand {
    /// The place for which it is done. A refusal counts among those of its server.
    pub(crate) of: Place,
    pub(crate) channel: ChannelId,
    pub(crate) doing: Doing,
}

/// What is done in a place. One thing may be refused where another is not.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Doing {
    Post {
        attaches: bool,
    },
    Edit {
        message: MessageId,
        attaches: bool,
    },
    Delete(MessageId),
    OpenThread,
    /// Reads messages.
    Read,
    /// Reads the channel itself.
    Look,
    /// Writes a person a direct message about something in the place.
    Write(PlayerId),
}

/// What refuses.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Refuser {
    /// A channel, in all that is done there: the bot cannot see it.
    Hidden(ChannelId),
    /// The same because it does not exist.
    Gone(ChannelId),
    /// A channel, in one kind of thing.
    Channel(ChannelId, ErrandKind),
    Message(MessageId),
    Person(PlayerId),
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum ErrandKind {
    Post,
    Edit,
    Attach,
    Delete,
    OpenThread,
    Read,
    Look,
}

const ERRAND_KINDS: [ErrandKind; 7] = [
    ErrandKind::Post,
    ErrandKind::Edit,
    ErrandKind::Attach,
    ErrandKind::Delete,
    ErrandKind::OpenThread,
    ErrandKind::Read,
    ErrandKind::Look,
];

impl Errand {
    /// Something to do in a place itself.
    pub(crate) const fn at(place: Place, doing: Doing) -> Errand {
        Errand { of: place, channel: place.channel, doing }
    }

    /// All that could refuse this.
    pub(super) fn refusers(self) -> Vec<Refuser> {
        let channel = self.channel;
        let of = |kind| Refuser::Channel(channel, kind);
        let (hidden, gone) = (Refuser::Hidden(channel), Refuser::Gone(channel));
        match self.doing {
            Doing::Post { attaches: false } => vec![hidden, gone, of(ErrandKind::Post)],
            Doing::Post { attaches: true } => {
                vec![hidden, gone, of(ErrandKind::Post), of(ErrandKind::Attach)]
            }
            Doing::Edit { message, attaches } => {
                let message = Refuser::Message(message);
                let attach = attaches.then_some(of(ErrandKind::Attach));
                [hidden, gone, of(ErrandKind::Edit), message].into_iter().chain(attach).collect()
            }
            Doing::Delete(message) => vec![hidden, gone, of(ErrandKind::Delete), Refuser::Message(message)],
            Doing::OpenThread => vec![hidden, gone, of(ErrandKind::OpenThread)],
            Doing::Read => vec![hidden, gone, of(ErrandKind::Read)],
            // Whether a channel is gone can always be asked: Discord counts no 404.
            Doing::Look => vec![hidden, of(ErrandKind::Look)],
            Doing::Write(player) => vec![Refuser::Person(player)],
        }
    }

    /// What else refuses this if it attaches a file, and would be tried without.
    pub(super) fn as_text(self) -> Option<Refuser> {
        match self.doing {
            Doing::Post { attaches: true } => Some(Refuser::Channel(self.channel, ErrandKind::Post)),
            Doing::Edit { attaches: true, .. } => Some(Refuser::Channel(self.channel, ErrandKind::Edit)),
            _ => None,
        }
    }

    /// What has refused this with an error of Discord. `None` if the error is not about the place.
    pub(super) fn refused_by(self, status: u16, code: isize) -> Option<Refuser> {
        let channel = self.channel;
        match (self.doing, code) {
            (Doing::Write(_), OPENED_TOO_FAST) | (Doing::Look, UNKNOWN_CHANNEL | UNKNOWN_GUILD) => None,
            (Doing::Write(player), _) => (matches!(status, 400..500) && !matches!(status, 401 | 429))
                .then_some(Refuser::Person(player)),
            (_, MISSING_ACCESS) => Some(Refuser::Hidden(channel)),
            (_, UNKNOWN_CHANNEL | UNKNOWN_GUILD) => Some(Refuser::Gone(channel)),
            (Doing::Edit { message, .. } | Doing::Delete(message), _) if OF_A_MESSAGE.contains(&code) => {
                Some(Refuser::Message(message))
            }
            _ if status == 403 || LASTING.contains(&code) => Some(Refuser::Channel(channel, self.kind(code))),
            _ => None,
        }
    }

    fn kind(self, code: isize) -> ErrandKind {
        match self.doing {
            Doing::Post { attaches: true } | Doing::Edit { attaches: true, .. }
                if code == MISSING_PERMISSIONS =>
            {
                ErrandKind::Attach
            }
            Doing::Post { .. } | Doing::Write(_) => ErrandKind::Post,
            Doing::Edit { .. } => ErrandKind::Edit,
            Doing::Delete(_) => ErrandKind::Delete,
            Doing::OpenThread => ErrandKind::OpenThread,
            Doing::Read => ErrandKind::Read,
            Doing::Look => ErrandKind::Look,
        }
    }
}

impl Refuser {
    /// All that a channel could refuse.
    pub(super) fn of_channel(channel: ChannelId) -> impl Iterator<Item = Refuser> {
        let kinds = ERRAND_KINDS.map(|kind| Refuser::Channel(channel, kind));
        kinds.into_iter().chain([Refuser::Hidden(channel), Refuser::Gone(channel)])
    }

    /// The channel, if it is one.
    pub(super) const fn channel(self) -> Option<ChannelId> {
        match self {
            Refuser::Hidden(channel) | Refuser::Gone(channel) | Refuser::Channel(channel, _) => Some(channel),
            Refuser::Message(_) | Refuser::Person(_) => None,
        }
    }

    /// Whether permissions allow what was refused.
    pub(super) fn is_allowed(self, is_thread: bool, may: Permissions) -> bool {
        let further = match self {
            Refuser::Channel(_, ErrandKind::Post) if is_thread => Permissions::SEND_MESSAGES_IN_THREADS,
            Refuser::Channel(_, ErrandKind::Post) => Permissions::SEND_MESSAGES,
            Refuser::Channel(_, ErrandKind::Attach) => Permissions::ATTACH_FILES,
            Refuser::Channel(_, ErrandKind::OpenThread) => Permissions::CREATE_PUBLIC_THREADS,
            Refuser::Channel(_, ErrandKind::Read) => Permissions::READ_MESSAGE_HISTORY,
            _ => Permissions::empty(),
        };
        may.administrator() || may.contains(Permissions::VIEW_CHANNEL | further)
    }
}
