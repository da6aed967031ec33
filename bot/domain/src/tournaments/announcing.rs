//! What somebody chose of a tournament that is to be announced, what is so where they did not choose, and
//! whether there is room for another one.

use std::time::Duration;

use kuzhi_engine::Game;

use super::decide::may_begin_at;
use super::kinds::{ChosenOptions, KindName};
use super::player::TournamentPlayer;
use super::rules::{MOST_BYES, TournamentRules, USUAL_BYES};
use super::season::SeasonRules;
use super::tournament::{Tournament, TournamentStage};
use crate::clock::{TimeControl, TimeOff};
use crate::matches::is_quick;
use crate::moments::{TimeZone, TypedMoment, UnreadMoment};
use crate::refusal::TournamentRefusal;
use crate::{PlayerId, RoleId, Timestamp};

/// How many tournaments a server can have that are not over.
const MOST_HERE: u16 = 10;

/// How many of them one person can run.
const MOST_OF_ONE: u16 = 3;

/// What somebody chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentChoices {
    /// The kind.
    pub kind: KindName,
    /// What was chosen within it.
    pub options: ChosenOptions,
    /// The game.
    pub game: Game,
    /// The clock. `None` for the kind's usual one.
    pub clock: Option<TimeControl>,
    /// When it begins, as typed.
    pub begins: Option<String>,
    /// Whether games count.
    pub rated: Option<bool>,
    /// Whether players may ask to take moves back.
    pub takebacks: bool,
    /// What of their players' time off clocks of days stand for.
    pub time_off: TimeOff,
    /// Whether people have to check in.
    pub check_in: bool,
    /// How many rounds off are worth half a point.
    pub byes: Option<i64>,
    /// How many may enter.
    pub most: Option<i64>,
    /// Who may enter.
    pub role: Option<RoleId>,
    /// The season that it belongs to.
    pub season: Option<SeasonRules>,
    /// Whether it comes again.
    pub comes_again: bool,
    /// How many days before it the next one is announced.
    pub ahead: Option<i64>,
    /// Until when it comes again, as typed.
    pub until: Option<String>,
}

impl TournamentChoices {
    /// Nothing but a kind.
    pub fn usual(kind: KindName) -> TournamentChoices {
        TournamentChoices {
            kind,
            options: ChosenOptions::default(),
            game: Game::default(),
            clock: None,
            begins: None,
            rated: None,
            takebacks: false,
            time_off: TimeOff::All,
            check_in: false,
            byes: None,
            most: None,
            role: None,
            season: None,
            comes_again: false,
            ahead: None,
            until: None,
        }
    }

    /// The rules that follow from them, without a name.
    ///
    /// # Errors
    ///
    /// The reason why there are none. [`TournamentRules::check`] may find another one.
    pub fn rules(
        self,
        zone: Option<&TimeZone>,
        now: Timestamp,
    ) -> Result<TournamentRules, TournamentRefusal> {
        let TournamentChoices {
            kind: name,
            options,
            game,
            clock,
            begins,
            rated,
            takebacks,
            time_off,
            check_in,
            byes,
            most,
            role,
            season,
            ..
        } = self;
        let kind = name.with_options(&options)?;
        let clock = clock.unwrap_or(name.abilities().usual_clock);
        let begins = match begins {
            // It begins at once.
            _ if name.abilities().is_standing => now,
            Some(typed) => start_of(&typed, now, zone, now)?,
            None => now + usual_start(clock),
        };
        let [fewest, largest] = kind.sizes();
        let too_many = TournamentRefusal::Byes { most: MOST_BYES };
        let rules = TournamentRules {
            name: String::new(),
            kind,
            game,
            clock,
            rated: !name.abilities().has_teams && rated.unwrap_or(!is_quick(game)),
            takebacks,
            time_off: if clock.is_for_days() { time_off } else { TimeOff::All },
            check_in: false,
            begins: whole_minute(begins),
            byes: byes.map_or(Ok(USUAL_BYES), u8::try_from).map_err(|_| too_many)?,
            most: largest,
            role,
            season,
        };
        let of_boards = options.boards.filter(|_| name.abilities().has_teams);
        let most = of_boards.map(|boards| boards.saturating_mul(2)).or(most);
        let most = most.map(u16::try_from).transpose();
        let most = most.map_err(|_| TournamentRefusal::Size { fewest, most: largest })?;
        let check_in = check_in && rules.can_check_in();
        Ok(TournamentRules { most: most.unwrap_or(largest), check_in, ..rules })
    }
}

impl TournamentRules {
    /// Checks when it begins, unless that is at once.
    ///
    /// # Errors
    ///
    /// [`TournamentRefusal::BadStart`] if that is past, or too far ahead.
    pub fn may_begin(&self, now: Timestamp) -> Result<(), TournamentRefusal> {
        if self.kind.abilities().is_standing { Ok(()) } else { may_begin_at(self.begins, now) }
    }

    /// The same once more, at the usual time.
    #[must_use]
    pub fn again(&self, now: Timestamp) -> TournamentRules {
        TournamentRules { begins: whole_minute(now + usual_start(self.clock)), ..self.clone() }
    }

    /// The last one of this name, kind and game that was played to its end. The latest tournament comes
    /// first.
    fn last_one<'a>(&self, latest: &'a [Tournament]) -> Option<&'a Tournament> {
        let named = |rules: &TournamentRules| (rules.name.clone(), rules.kind.name(), rules.game);
        let is_same = |one: &&Tournament| {
            matches!(one.stage, TournamentStage::Over { .. }) && named(&one.rules) == named(self)
        };
        latest.iter().find(is_same)
    }

    /// The league from which its groups are drafted: the last one of this name and game, if both have
    /// groups.
    pub fn drafted_from<'a>(&self, latest: &'a [Tournament]) -> Option<&'a Tournament> {
        self.last_one(latest).filter(|one| self.kind.is_drafted() && one.can_be_drafted_from())
    }

    /// Who is asked to play again: whoever took part in the last one of this name, kind and game. The latest
    /// tournament comes first.
    pub fn asked_again(&self, latest: &[Tournament]) -> Vec<PlayerId> {
        let players = self.last_one(latest).into_iter().flat_map(|one| &one.players);
        let there = players.filter(|one| one.takes_part() && !one.player.has_left());
        there.map(|one: &TournamentPlayer| one.player).collect()
    }
}

impl Tournament {
    /// Checks whether somebody may have another one on a server beside those that go on there. One that
    /// stands takes no room of theirs.
    ///
    /// # Errors
    ///
    /// Who has as many as they may have: the server, or the person.
    pub fn has_room_beside(
        live: &[Tournament],
        who: PlayerId,
        kind: KindName,
    ) -> Result<(), TournamentRefusal> {
        let counts = |kind: KindName| !kind.abilities().is_standing;
        let number = |all: usize| u16::try_from(all).unwrap_or(u16::MAX);
        if number(live.len()) >= MOST_HERE {
            return Err(TournamentRefusal::TooManyHere { most: MOST_HERE });
        }
        let theirs = live.iter().filter(|one| one.organiser == who && counts(one.rules.kind.name()));
        if counts(kind) && number(theirs.count()) >= MOST_OF_ONE {
            return Err(TournamentRefusal::TooManyOfTheirs { most: MOST_OF_ONE });
        }
        Ok(())
    }
}

/// When a tournament begins if nobody says: with a live clock in an evening, else on another day.
const fn usual_start(clock: TimeControl) -> Duration {
    if clock.is_live() { Duration::from_hours(1) } else { Duration::from_hours(24) }
}

/// Drafts carry whole minutes.
pub(super) fn whole_minute(at: Timestamp) -> Timestamp {
    Timestamp::from_millis(at.as_millis().div_ceil(60_000) * 60_000)
}

/// Reads when a tournament begins. A length of time begins with the given moment.
///
/// # Errors
///
/// Why it cannot begin then. What was typed is quoted.
pub fn start_of(
    typed: &str,
    from: Timestamp,
    zone: Option<&TimeZone>,
    now: Timestamp,
) -> Result<Timestamp, TournamentRefusal> {
    let text = || typed.trim().to_owned();
    let in_utc = typed.trim().strip_suffix("UTC").map(str::trim_end).filter(|typed| !typed.is_empty());
    let utc = TimeZone::UTC;
    let (typed, zone) = in_utc.map_or((typed, zone), |typed| (typed, Some(&utc)));
    let read = TypedMoment::read(typed, zone, now).map_err(|why| match why {
        UnreadMoment::Unclear => TournamentRefusal::NoTime(text()),
        UnreadMoment::NoTimeZone => TournamentRefusal::NoTimeZone(text()),
    })?;
    let begins = read.from(from, zone);
    may_begin_at(begins, now).map_err(|_| TournamentRefusal::BadStartTyped { text: text(), at: begins })?;
    Ok(whole_minute(begins))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{HOST, LIVE, announced, at};
    use super::*;
    use crate::tournaments::TournamentKind;

    #[test]
    fn what_nobody_chose_makes_a_tournament_of_every_kind() {
        for kind in KindName::ALL {
            let rules = TournamentChoices::usual(kind).rules(None, at(0)).unwrap();
            assert_eq!((rules.check(), rules.may_begin(at(0))), (Ok(()), Ok(())), "{kind:?}");
            assert_eq!((rules.kind.name(), rules.most), (kind, kind.sizes()[1]));
        }
    }

    #[test]
    fn what_cannot_be_chosen_is_refused() {
        let swiss = TournamentChoices::usual(KindName::Swiss);
        let size = TournamentRefusal::Size { fewest: 4, most: 128 };
        assert_eq!(TournamentChoices { most: Some(-1), ..swiss.clone() }.rules(None, at(0)), Err(size));
        let begins = |typed: &str| TournamentChoices { begins: Some(typed.to_owned()), ..swiss.clone() };
        let refused = |typed: &str| begins(typed).rules(None, at(0)).unwrap_err();
        assert_eq!(refused(" soon "), TournamentRefusal::NoTime("soon".to_owned()));
        assert_eq!(refused("thu 20:00"), TournamentRefusal::NoTimeZone("thu 20:00".to_owned()));
        for (typed, minutes) in [("61d", 61 * 24 * 60), ("0h", 0)] {
            let why = TournamentRefusal::BadStartTyped { text: typed.to_owned(), at: at(minutes) };
            assert_eq!(refused(typed), why);
        }
        assert!(begins("60d").rules(None, at(0)).is_ok());
        let ladder = TournamentChoices { kind: KindName::Ladder, ..begins("90d") };
        assert!(ladder.rules(None, at(0)).is_ok(), "it begins at once");
    }

    #[test]
    fn a_server_has_ten_and_a_person_three() {
        let live = |number| vec![announced(TournamentKind::Swiss { rounds: None }, LIVE); number];
        let (host, other) = (HOST, PlayerId(1));
        let room = |live: &[Tournament], who| Tournament::has_room_beside(live, who, KindName::Swiss);
        assert_eq!(room(&live(2), host), Ok(()));
        let theirs = TournamentRefusal::TooManyOfTheirs { most: 3 };
        assert_eq!(room(&live(3), host), Err(theirs));
        assert_eq!(room(&live(9), other), Ok(()));
        let here = TournamentRefusal::TooManyHere { most: 10 };
        assert_eq!(room(&live(10), other), Err(here.clone()));
        let ladders = vec![announced(TournamentKind::Ladder, TimeControl::Days(3)); 5];
        assert_eq!(room(&[ladders.clone(), live(2)].concat(), host), Ok(()), "ladders do not count");
        let ladder = |live: &[Tournament]| Tournament::has_room_beside(live, host, KindName::Ladder);
        assert_eq!((ladder(&live(3)), ladder(&[ladders, live(5)].concat())), (Ok(()), Err(here)));
    }
}
