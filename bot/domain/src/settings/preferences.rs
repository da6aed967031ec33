//! The preferences that people set for themselves.

use std::time::Duration;

use kuzhi_engine::Game;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::calendar::{Calendar, QuietHours};
use crate::moments::TimeZone;
use crate::refusal::Refusal;
use crate::settings::{Look, Theme, Viewpoint};
use crate::{ChannelId, GuildId, Language, PlayerId, Timestamp};

/// A person's preferences, each with a default, and what they have learnt.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Preferences {
    /// The look of their boards. `None` until they choose one.
    pub look: Option<Look>,
    /// Whose row is at the bottom of boards that only they see.
    pub viewpoint: Viewpoint,
    /// How they are notified when they are challenged, asked something, or it is their turn.
    pub pings: Pings,
    /// Who may challenge them.
    pub challengers: Challengers,
    /// Their language. `None` for the language of their Discord.
    pub language: Option<Language>,
    /// When games that wait for them come once a day, in minutes after midnight where they live.
    pub digest_at: u16,
    /// The channel in which they come. `None` for a direct message.
    pub digest_in: Option<GuildChannel>,
    /// When they are reminded of the puzzle of the day, if they are, in minutes after midnight there.
    pub puzzle_at: Option<u16>,
    /// Whether they confirm each move.
    pub confirms: bool,
    /// Whether the bot claims the win for them as soon as the opponent's time is up.
    pub claims: bool,
    /// How they see the bot's replies to their moves.
    pub reply: BotReply,
    /// Whether they have been told that its replies can be films.
    pub film_proposed: bool,
    /// Whether they are listed on leaderboards over all servers. Leaderboards of servers always list them.
    pub listed: bool,
    /// The games whose lessons they have finished. The lessons of other games build on these.
    pub learnt: Vec<Game>,
    /// When they have time for games over days.
    pub calendar: Calendar,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            look: None,
            viewpoint: Viewpoint::Fixed,
            pings: Pings::Channel,
            challengers: Challengers::Everybody,
            language: None,
            digest_at: Preferences::USUAL_DIGEST,
            digest_in: None,
            puzzle_at: None,
            confirms: false,
            claims: false,
            reply: BotReply::default(),
            film_proposed: false,
            listed: true,
            learnt: Vec::new(),
            calendar: Calendar::default(),
        }
    }
}

/// A channel or thread of a server.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GuildChannel {
    /// The server.
    pub guild: GuildId,
    /// Its channel or thread.
    pub channel: ChannelId,
}

/// The night of those who have named no quiet hours, in minutes after midnight.
const NIGHT: [u16; 2] = [23 * 60, 7 * 60];

/// How a person is notified.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Pings {
    /// In the channel of the match.
    #[default]
    #[strum(serialize = "on")]
    Channel,
    /// By direct message, or in the channel if none can be sent.
    #[strum(serialize = "dm")]
    Direct,
    /// Once a day by direct message or in a channel of their choice, with all games that wait for them. What
    /// cannot wait comes like [`Pings::Direct`].
    Daily,
    /// Never.
    Off,
}

crate::named!(Pings);

impl Pings {
    /// The way that a button sets next: on, off, by direct message, once a day, and on again.
    #[must_use]
    pub const fn next(self) -> Pings {
        match self {
            Pings::Channel => Pings::Off,
            Pings::Off => Pings::Direct,
            Pings::Direct => Pings::Daily,
            Pings::Daily => Pings::Channel,
        }
    }
}

/// How a person sees the bot's reply to their move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BotReply {
    /// A moment after their own move.
    #[default]
    Pause,
    /// The same, as a short film.
    Film,
    /// Together with their own move, in the same message edit.
    AtOnce,
}

crate::named!(BotReply);

impl BotReply {
    /// The way that a button sets next.
    #[must_use]
    pub const fn next(self) -> BotReply {
        match self {
            BotReply::Pause => BotReply::Film,
            BotReply::Film => BotReply::AtOnce,
            BotReply::AtOnce => BotReply::Pause,
        }
    }
}

/// Who may challenge a person, the most welcoming first.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Challengers {
    /// No restriction.
    #[default]
    Everybody,
    /// People they have played before.
    #[strum(serialize = "acquaintances")]
    Opponents,
    /// Nobody. They can still challenge others and accept open challenges.
    Nobody,
}

crate::named!(Challengers);

impl Challengers {
    /// Checks whether a person may challenge the invited one. `have_played` says whether the two have played
    /// before.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] that says from whom the invited person accepts challenges.
    pub const fn admit(self, have_played: bool, invited: PlayerId) -> Result<(), Refusal> {
        match self {
            Challengers::Everybody => Ok(()),
            Challengers::Opponents if have_played => Ok(()),
            Challengers::Opponents => Err(Refusal::OnlyOpponents { invited }),
            Challengers::Nobody => Err(Refusal::TakesNoChallenges { invited }),
        }
    }
}

/// A change to one preference.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Preference {
    /// The look of their boards. `None` for the default.
    Look(Option<Look>),
    /// Whose row is at the bottom.
    Viewpoint(Viewpoint),
    /// How they are notified.
    Pings(Pings),
    /// They are notified once a day, so many minutes after midnight where they live.
    DigestAt(u16),
    /// The channel in which that comes. `None` for a direct message.
    DigestIn(Option<GuildChannel>),
    /// When they are reminded of the puzzle of the day, in minutes after midnight where they live.
    PuzzleAt(Option<u16>),
    /// Whether they confirm each move.
    Confirms(bool),
    /// Who may challenge them.
    Challengers(Challengers),
    /// Their language. `None` for the language of their Discord.
    Language(Option<Language>),
    /// Whether the bot claims wins for them.
    Claims(bool),
    /// How they see the bot's replies.
    Reply(BotReply),
    /// Whether they are listed on leaderboards over all servers.
    Listed(bool),
}

/// What comes once a day tells what has at least so much time left.
const ENOUGH: Duration = Duration::from_hours(1);

impl Preferences {
    /// When games that wait come once a day if nobody says.
    pub const USUAL_DIGEST: u16 = 8 * 60;

    /// The time zone in which their times of day are meant.
    pub fn zone(&self) -> TimeZone {
        self.calendar.zone().cloned().unwrap_or(TimeZone::UTC)
    }

    /// When games that wait for them come next, if they come once a day. Nothing comes while they are away.
    pub fn next_digest(&self, now: Timestamp) -> Option<Timestamp> {
        self.next_at(Some(self.digest_at).filter(|_| self.pings == Pings::Daily), now)
    }

    /// When they are reminded next of the puzzle of the day, if they are.
    pub fn next_puzzle(&self, now: Timestamp) -> Option<Timestamp> {
        self.next_at(self.puzzle_at, now)
    }

    /// When they are told that they are back, if they are away. `None` if nothing pings them.
    pub fn next_return(&self, now: Timestamp) -> Option<Timestamp> {
        let away = self.calendar.away_at(now).filter(|_| self.pings != Pings::Off)?;
        Some(self.after_night(away.until))
    }

    /// Whether they are told at this time that they are back: they have not come back sooner.
    pub fn returns_at(&self, at: Timestamp) -> bool {
        let last = self.calendar.last_away();
        self.pings != Pings::Off
            && last.is_some_and(|away| away.until <= at && self.after_night(away.until) == at)
    }

    /// When something comes to them that can wait until the morning: after their quiet hours, or after the
    /// night where they live. Where that is unknown, at once.
    pub fn after_night(&self, at: Timestamp) -> Timestamp {
        let Some(zone) = self.calendar.zone() else { return at };
        let quiet = self.calendar.week_at(at).and_then(|week| week.quiet);
        let night = quiet.map_or(NIGHT, QuietHours::minutes);
        match night.map(|minutes| zone.next_at(minutes, at)) {
            [Some(begin), Some(end)] if end < begin => end,
            _ => at,
        }
    }

    fn next_at(&self, minutes: Option<u16>, now: Timestamp) -> Option<Timestamp> {
        let here = self.calendar.away_at(now).map_or(now, |away| away.until);
        self.zone().next_at(minutes?, here)
    }

    /// Whether something that has time until then, if not for ever, can wait for what comes once a day.
    pub fn waits_for_digest(&self, until: Option<Timestamp>, now: Timestamp) -> bool {
        self.next_digest(now).is_some_and(|next| Preferences::lasts_until_digest(until, next))
    }

    /// Whether something that has time until then, if not for ever, has enough when that comes next.
    pub fn lasts_until_digest(until: Option<Timestamp>, next: Timestamp) -> bool {
        until.is_none_or(|until| next + ENOUGH <= until)
    }

    /// The colours of the pictures and animations that only they see.
    pub fn theme(&self) -> Theme {
        self.look.unwrap_or_default().theme()
    }

    /// Whether they have finished the lessons of a game.
    pub fn has_learnt(&self, game: Game) -> bool {
        self.learnt.iter().any(|learnt| learnt.id() == game.id())
    }

    /// Returns the preferences of somebody who has finished the lessons of a game as well.
    #[must_use]
    pub fn having_learnt(mut self, game: Game) -> Preferences {
        if !self.has_learnt(game) {
            self.learnt.extend(Game::by_id(game.id()));
        }
        self
    }

    /// Whether they may be told that the bot's replies can be films: once, unless they have chosen.
    pub fn may_be_proposed_film(&self) -> bool {
        !self.film_proposed && self.reply == BotReply::default() && self.look != Some(Look::Sentences)
    }

    /// Returns the preferences after one change.
    #[must_use]
    pub fn with(self, set: Preference) -> Preferences {
        match set {
            Preference::Look(look) => Preferences { look, ..self },
            Preference::Viewpoint(viewpoint) => Preferences { viewpoint, ..self },
            Preference::Pings(pings) => Preferences { pings, ..self },
            Preference::DigestAt(digest_at) => Preferences { pings: Pings::Daily, digest_at, ..self },
            Preference::DigestIn(digest_in) => Preferences { digest_in, ..self },
            Preference::PuzzleAt(puzzle_at) => Preferences { puzzle_at, ..self },
            Preference::Confirms(confirms) => Preferences { confirms, ..self },
            Preference::Challengers(challengers) => Preferences { challengers, ..self },
            Preference::Language(language) => Preferences { language, ..self },
            Preference::Claims(claims) => Preferences { claims, ..self },
            Preference::Reply(reply) => Preferences { reply, ..self },
            Preference::Listed(listed) => Preferences { listed, ..self },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_admits_fewer_than_the_one_before() {
        let admitted = |challengers: Challengers| {
            [true, false].map(|have_played| challengers.admit(have_played, PlayerId(1)).is_ok())
        };
        assert_eq!(Challengers::ALL.map(admitted), [[true, true], [true, false], [false, false]]);
    }

    #[test]
    fn setting_one_thing_leaves_the_others() {
        let quiet = Preferences::default().with(Preference::Pings(Pings::Off));
        let quiet = quiet.with(Preference::Challengers(Challengers::Nobody));
        let back = quiet.with(Preference::Challengers(Challengers::Everybody));
        assert_eq!(back, Preferences { pings: Pings::Off, ..Preferences::default() });
    }

    #[test]
    fn what_runs_out_first_does_not_wait_for_the_digest() {
        const HOUR: Duration = Duration::from_hours(1);
        let berlin = TimeZone::by_name("Europe/Berlin").unwrap();
        // 29 March 2026, 00:00 in Berlin, where two o'clock is left out.
        let night = Timestamp::from_millis(1_774_738_800_000);
        let calendar = Calendar::default().living_in(berlin);
        let own = Preferences { calendar, ..Preferences::default() };
        assert_eq!((own.next_digest(night), own.waits_for_digest(None, night)), (None, false));
        let own = own.with(Preference::DigestAt(540));
        assert_eq!((own.pings, own.next_digest(night)), (Pings::Daily, Some(night + 8 * HOUR)));
        for (hours, waits) in [(1, false), (8, false), (9, true), (48, true)] {
            assert_eq!(own.waits_for_digest(Some(night + hours * HOUR), night), waits, "{hours}");
        }
        let calendar = own.calendar.go_away(night + 30 * HOUR, night, 30).unwrap();
        let away = Preferences { calendar, ..own };
        assert_eq!(away.next_digest(night), Some(night + 32 * HOUR), "nothing comes meanwhile");
    }

    #[test]
    fn what_can_wait_does_not_come_at_night() {
        const HOUR: Duration = Duration::from_hours(1);
        // 13 January 2026, 00:00 in Tokyo.
        let midnight = Timestamp::from_millis(1_768_230_000_000);
        let nowhere = Preferences::default();
        assert_eq!(nowhere.after_night(midnight), midnight);
        let calendar = Calendar::default().living_in(TimeZone::by_name("Asia/Tokyo").unwrap());
        let own = Preferences { calendar, ..nowhere };
        let (evening, morning) = (midnight - HOUR, midnight + 7 * HOUR);
        assert_eq!([evening, midnight].map(|at| own.after_night(at)), [morning; 2]);
        for awake in [morning, morning + 15 * HOUR, evening - HOUR] {
            assert_eq!(own.after_night(awake), awake);
        }
        let calendar = own.calendar.go_away(midnight + 24 * HOUR, midnight, 30).unwrap();
        let away = Preferences { calendar, ..own };
        let back = morning + 24 * HOUR;
        assert_eq!((away.next_return(midnight), away.returns_at(back)), (Some(back), true));
        assert_eq!(away.next_return(back), None);
        let calendar = away.calendar.come_back(midnight + 8 * HOUR).unwrap();
        assert!(!Preferences { calendar, ..away }.returns_at(back), "they came back sooner");
    }

    #[test]
    fn a_game_is_learnt_once_whatever_its_options() {
        let kalah = Game::by_id("kalah").unwrap();
        let variant = Game::with_options("kalah", [("seeds", "6")]).unwrap();
        let learnt = Preferences::default().having_learnt(variant).having_learnt(kalah);
        assert_eq!(learnt.learnt, [kalah]);
        assert!(learnt.has_learnt(variant) && !learnt.has_learnt(Game::default()));
    }
}
