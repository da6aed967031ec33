//! Nonces: what makes a message posted once.

use std::fmt;

use kuzhi_domain::matches::{Match, NotifiableEvent, Playing, Revision};
use kuzhi_domain::study::Day;
use kuzhi_domain::{ChannelId, GuildId, InteractionId, MatchId, PlayerId, Timestamp, TournamentId};

/// The nonce of a message. Discord posts only one message per nonce within some minutes, even if the bot
/// crashed before it recorded the first one.
///
/// The nonce of a notification depends on the board, not on the version: versions also grow while the bot is
/// away.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Nonce {
    of: Subject,
    what: What,
    /// Whether it is that of a direct message. One in the channel may follow it.
    is_direct: bool,
    /// Whether it is that of a message on the other one of two servers.
    is_beside: bool,
}

/// Of a number in hexadecimal: with the id of a match before it and a letter behind, Discord takes no more.
const FIFTEEN_DIGITS: u64 = u64::MAX >> 4;

/// What a message is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Subject {
    Match(MatchId),
    Tournament(TournamentId),
    Request(InteractionId),
    Server(GuildId),
    Person(PlayerId),
}

/// The purpose of a message.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum What {
    /// Shows a version.
    Board(u64),
    /// Shows a board and notifies someone.
    BoardThatNotifies(Option<NotifiableEvent>),
    /// Pings someone to their turn, or to claim the win.
    Ping(Option<NotifiableEvent>),
    /// Reminds someone of their time on a board.
    Reminder(Revision),
    /// Tells someone that they were given more time in a version.
    MoreTime(u64),
    /// Shows a finished match in another channel.
    Shared(ChannelId),
    /// Shows a tournament.
    Card,
    /// Says that a tournament goes on that has waited since then.
    GoesOn(Timestamp),
    /// Tells the news of a tournament with this number, in several messages.
    News(u32, usize),
    /// Tells news of a tournament to one person.
    Letter(u64),
    /// Shows the puzzle of a day.
    Daily(Day),
    /// Tells a server the week until a time.
    Week(Timestamp),
    /// Welcomes people, for the first time with this version.
    Welcome(u64),
    /// Tells somebody which games wait for them, which was due then.
    Digest(Timestamp),
    /// Reminds somebody of the puzzle of the day, which was due then.
    PuzzleReminder(Timestamp),
    /// Asks somebody who has lost a match on time whether they are away.
    Away,
    /// Tells this person, or about them, who has lost on time: this match, and perhaps others.
    LostOnTime(PlayerId),
    /// Is one of the answers to a request that Discord does not know.
    Answer(u32),
}

impl Nonce {
    /// The nonce of a message that shows the current state of a match.
    pub(crate) const fn board(current: &Match) -> Nonce {
        Nonce::of_match(current, What::Board(current.version()))
    }

    /// The same for a message that also notifies someone.
    pub(crate) fn notifying_board(current: &Match) -> Nonce {
        Nonce::of_match(current, What::BoardThatNotifies(current.notifiable_event()))
    }

    /// The nonce of a message that pings someone to the current board of a match.
    pub(crate) fn ping(current: &Match) -> Nonce {
        Nonce::of_match(current, What::Ping(current.notifiable_event()))
    }

    /// The nonce of a message that shares a match in another channel.
    pub(crate) const fn shared(current: &Match, channel: ChannelId) -> Nonce {
        Nonce::of_match(current, What::Shared(channel))
    }

    /// The nonce of one of the public answers to a request that came from a page.
    pub(crate) const fn of_request(request: InteractionId, number: u32) -> Nonce {
        Nonce {
            of: Subject::Request(request),
            what: What::Answer(number),
            is_direct: false,
            is_beside: false,
        }
    }

    /// The nonce of the message of a tournament.
    pub(crate) const fn card(id: TournamentId) -> Nonce {
        Nonce::of_tournament(id, What::Card)
    }

    /// The nonce of the message with all games that wait for a person, which was due then.
    pub(crate) const fn digest(who: PlayerId, due: Timestamp) -> Nonce {
        Nonce { of: Subject::Person(who), what: What::Digest(due), is_direct: false, is_beside: false }
    }

    /// The nonce of the reminder of the puzzle of the day that was due then.
    pub(crate) const fn puzzle_reminder(who: PlayerId, due: Timestamp) -> Nonce {
        Nonce {
            of: Subject::Person(who),
            what: What::PuzzleReminder(due),
            is_direct: false,
            is_beside: false,
        }
    }

    /// The nonce of the puzzle of a day on a server.
    pub(crate) const fn daily(guild: GuildId, day: Day) -> Nonce {
        Nonce { of: Subject::Server(guild), what: What::Daily(day), is_direct: false, is_beside: false }
    }

    /// The message that tells a server the week until this time.
    pub(crate) const fn week(guild: GuildId, until: Timestamp) -> Nonce {
        Nonce { of: Subject::Server(guild), what: What::Week(until), is_direct: false, is_beside: false }
    }

    /// The message that welcomes people to a server, for the first time with this version of its record.
    pub(crate) const fn welcome(guild: GuildId, since: u64) -> Nonce {
        Nonce { of: Subject::Server(guild), what: What::Welcome(since), is_direct: false, is_beside: false }
    }

    /// The nonce of the message that says that a tournament goes on.
    pub(crate) const fn goes_on(id: TournamentId, since: Timestamp) -> Nonce {
        Nonce::of_tournament(id, What::GoesOn(since))
    }

    /// The nonce of one of the messages that tell news of a tournament.
    pub(crate) const fn news(id: TournamentId, number: u32, part: usize) -> Nonce {
        Nonce::of_tournament(id, What::News(number, part))
    }

    /// The nonce of a direct message that tells somebody the same.
    pub(crate) const fn letter(id: TournamentId, number: u32, part: usize, to: PlayerId) -> Nonce {
        let mixed = to.0.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let which = (number as u64) << 16 ^ part as u64;
        Nonce::of_tournament(id, What::Letter(mixed ^ which))
    }

    /// The nonce of a message that reminds someone of their time on the current board of a match.
    pub(crate) fn reminder(current: &Match) -> Nonce {
        let revision = current.played().map(Playing::revision).unwrap_or_default();
        Nonce::of_match(current, What::Reminder(revision))
    }

    /// The nonce of a message that tells someone that they were given more time.
    pub(crate) const fn more_time(current: &Match) -> Nonce {
        Nonce::of_match(current, What::MoreTime(current.version()))
    }

    /// The nonce of the question to somebody who has lost a match on time whether they are away.
    pub(crate) const fn away(current: &Match) -> Nonce {
        Nonce::of_match(current, What::Away)
    }

    /// The nonce of a message to somebody, or about somebody, about matches that are lost on time, the first
    /// of which this is.
    pub(crate) const fn lost_on_time(who: PlayerId, first: &Match) -> Nonce {
        Nonce::of_match(first, What::LostOnTime(who))
    }

    /// The same for the message on the other one of two servers, if it is that.
    #[must_use]
    pub(crate) const fn beside(self, is_beside: bool) -> Nonce {
        Nonce { is_beside, ..self }
    }

    /// The same for a direct message.
    pub(crate) const fn direct(self) -> Nonce {
        Nonce { is_direct: true, ..self }
    }

    const fn of_match(current: &Match, what: What) -> Nonce {
        Nonce { of: Subject::Match(current.id()), what, is_direct: false, is_beside: false }
    }

    const fn of_tournament(id: TournamentId, what: What) -> Nonce {
        Nonce { of: Subject::Tournament(id), what, is_direct: false, is_beside: false }
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = match self.of {
            Subject::Match(id) => id.to_string(),
            Subject::Tournament(id) => id.to_string(),
            Subject::Request(id) => format!("{:x}", id.0),
            Subject::Server(id) => format!("{:x}", id.0),
            Subject::Person(id) => format!("{:x}", id.0),
        };
        match self.what {
            What::Board(version) => write!(f, "{id}b{version}"),
            What::BoardThatNotifies(Some(NotifiableEvent::Turn(revision))) => write!(f, "{id}n{revision}"),
            What::BoardThatNotifies(_) => write!(f, "{id}n"),
            What::Ping(Some(NotifiableEvent::Turn(revision))) => write!(f, "{id}c{revision}"),
            What::Ping(Some(NotifiableEvent::TimeUp(revision))) => write!(f, "{id}u{revision}"),
            What::Ping(_) => write!(f, "{id}c"),
            What::Away => write!(f, "{id}a"),
            What::LostOnTime(who) => write!(f, "{id}o{:x}", who.0 & FIFTEEN_DIGITS),
            What::Digest(due) => write!(f, "{id}h{:x}", due.as_secs() / 60),
            What::PuzzleReminder(due) => write!(f, "{id}z{:x}", due.as_secs() / 60),
            What::Card => write!(f, "{id}t"),
            What::Daily(day) => write!(f, "{id}d{}", day.number()),
            What::Week(until) => write!(f, "{id}w{:x}", until.as_secs() / 3_600),
            What::Welcome(since) => write!(f, "{id}g{since:x}"),
            What::GoesOn(since) => write!(f, "{id}g{:x}", since.as_millis()),
            What::News(number, part) => write!(f, "{id}t{number}-{part}"),
            What::Letter(letter) => write!(f, "{id}l{:x}", letter & FIFTEEN_DIGITS),
            What::Answer(number) => write!(f, "{id}p{number}"),
            What::Reminder(revision) => write!(f, "{id}r{revision}"),
            What::MoreTime(version) => write!(f, "{id}m{version}"),
            // Hexadecimal, since Discord takes 25 characters.
            What::Shared(ChannelId(channel)) => write!(f, "{id}s{channel:x}"),
        }?;
        if self.is_beside {
            f.write_str("e")?;
        }
        if self.is_direct { write!(f, "d") } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How long a nonce can be.
    const MOST: usize = 25;

    #[test]
    fn discord_takes_the_longest_nonces() {
        let (game, event) = (MatchId::from_random(u64::MAX), TournamentId::from_random(u64::MAX));
        let who = PlayerId(u64::MAX);
        let revision = Revision { ply: 999, takebacks: 99 };
        let turn = Some(NotifiableEvent::Turn(revision));
        let late = Timestamp::from_millis(4_000_000_000_000);
        let of = |of, what| Nonce { of, what, is_direct: false, is_beside: false };
        let of_match = |what| of(Subject::Match(game), what).beside(true).direct();
        let longest = [
            of_match(What::Board(9_999)),
            of_match(What::BoardThatNotifies(turn)),
            of_match(What::Ping(turn)),
            of_match(What::Reminder(revision)),
            of_match(What::MoreTime(9_999)),
            of(Subject::Match(game), What::LostOnTime(who)).beside(true),
            Nonce::card(event).beside(true),
            Nonce::goes_on(event, late).beside(true),
            Nonce::news(event, 9_999, 99).beside(true),
            Nonce::letter(event, 9_999, 99, who).beside(true),
            of(Subject::Match(game), What::Shared(ChannelId(u64::MAX))),
            of(Subject::Request(InteractionId(u64::MAX)), What::Answer(99)),
            Nonce::digest(who, late),
            Nonce::puzzle_reminder(who, late),
            Nonce::week(GuildId(u64::MAX), late),
            Nonce::welcome(GuildId(u64::MAX), 0xffff),
        ];
        for nonce in longest {
            let written = nonce.to_string();
            assert!(written.len() <= MOST, "{written}");
        }
    }
}
