//! A match of two servers: who plays for which, where the other one sees it, and how they stand together.
//!
//! There is one tournament, and one writer. It keeps what it posts on each of the two servers, and
//! [is seen from](Tournament::seen_from) either: then `guild` and `posts` are those of that server.

use std::mem::swap;

use kuzhi_engine::Side;
use serde::{Deserialize, Serialize};

use super::field::{Entrant, Pairing, Points, RoundResult};
use super::game::TournamentGame;
use super::log::LogEntry;
use super::news::{News, TournamentPosts};
use super::player::TournamentPlayer;
use super::tournament::{Tournament, TournamentStage};
use crate::matches::Place;
use crate::refusal::TournamentRefusal;
use crate::{ChannelId, GuildId, PlayerId, Timestamp};

/// The longest name of a server that is kept, in characters.
const LONGEST_NAME: usize = 60;

/// The two servers of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Servers {
    /// The server that announced it.
    pub home: GuildId,
    /// What it is called.
    pub name: String,
    /// Whether the players of the other server begin on odd boards.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub guests_begin: bool,
    /// The other server, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<OtherServer>,
}

/// The other server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherServer {
    /// Which. The one that announced it, while the tournament is seen from there.
    pub guild: GuildId,
    /// What it is called.
    pub name: String,
    /// Who asked for it, or agreed.
    pub who: Option<PlayerId>,
    /// How far the two have agreed.
    pub state: GuestState,
    /// What the tournament keeps of its messages there.
    pub posts: TournamentPosts,
}

/// How far two servers have agreed to play.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GuestState {
    /// The other server wants to play.
    Asks,
    /// The other server is asked to play again.
    Asked,
    /// They play.
    Plays,
}

impl Servers {
    /// Those of a match that a server announces.
    pub fn of_home(home: GuildId, name: &str) -> Servers {
        Servers { home, name: short(name), guests_begin: false, guest: None }
    }

    /// The names of both: first of the one that announced it.
    pub fn names(&self) -> [Option<&str>; 2] {
        [Some(self.name.as_str()), self.guest.as_ref().map(|guest| guest.name.as_str())]
    }
}

fn short(name: &str) -> String {
    name.chars().take(LONGEST_NAME).collect()
}

impl Tournament {
    /// The same as it is seen from a server: from the other one if it is that.
    #[must_use]
    pub fn seen_from(mut self, guild: GuildId) -> Tournament {
        let guest = self.servers.as_mut().and_then(|servers| servers.guest.as_mut());
        if let Some(guest) = guest.filter(|guest| guest.guild == guild && guild != self.guild) {
            swap(&mut self.guild, &mut guest.guild);
            swap(&mut self.posts, &mut guest.posts);
        }
        self
    }

    /// The same as it is seen from the server for which somebody plays.
    #[must_use]
    pub fn seen_by(self, who: PlayerId) -> Tournament {
        let guest = self.servers.as_ref().filter(|servers| servers.home == self.guild);
        let guest = guest.and_then(|servers| servers.guest.as_ref()).map(|guest| guest.guild);
        match guest.filter(|_| self.is_of_others(who)) {
            Some(guild) => self.seen_from(guild),
            None => self,
        }
    }

    /// The same as it is seen from the server that announced it. So it is stored.
    #[must_use]
    pub fn seen_from_home(self) -> Tournament {
        let home = self.servers.as_ref().map_or(self.guild, |servers| servers.home);
        self.seen_from(home)
    }

    /// Whether it is seen from the other server.
    pub fn is_seen_by_guests(&self) -> bool {
        self.servers.as_ref().is_some_and(|servers| servers.home != self.guild)
    }

    /// The other one of its two servers, if it is asked or plays.
    pub fn other_server(&self) -> Option<&OtherServer> {
        self.servers.as_ref()?.guest.as_ref().filter(|guest| guest.state != GuestState::Asks)
    }

    /// The servers on which it is posted, first the one from which it is seen.
    pub fn guilds(&self) -> impl Iterator<Item = GuildId> + '_ {
        [self.guild].into_iter().chain(self.other_server().map(|guest| guest.guild))
    }

    /// Whether it is posted on the server from which it is seen: not where only somebody asks for it.
    pub fn is_posted_here(&self) -> bool {
        !self.is_seen_by_guests() || self.other_server().is_some()
    }

    /// Whether it is a match for which another server can ask.
    pub fn awaits_server(&self) -> bool {
        let has_none = self.servers.as_ref().is_some_and(|servers| servers.guest.is_none());
        self.stage == TournamentStage::Open && has_none
    }

    /// Whether two servers play.
    pub fn servers_play(&self) -> bool {
        self.other_server().is_some_and(|guest| guest.state == GuestState::Plays)
    }

    /// Whether somebody plays for the server from which it is not seen.
    pub fn is_of_others(&self, who: PlayerId) -> bool {
        let Some(servers) = &self.servers else { return false };
        let is_guest = match self.players.iter().find(|one| one.player == who) {
            Some(player) => player.is_guest,
            None => {
                servers.guest.as_ref().is_some_and(|guest| guest.who == Some(who)) && who != self.organiser
            }
        };
        is_guest != self.is_seen_by_guests()
    }

    /// Who organises it on the server from which it is seen.
    pub fn organiser_here(&self) -> Option<PlayerId> {
        if !self.is_seen_by_guests() {
            return Some(self.organiser);
        }
        self.servers.as_ref()?.guest.as_ref()?.who
    }

    /// Those who play for the server from which it is not seen, or organise it there.
    pub fn people_of_others(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let guest = self.servers.as_ref().and_then(|servers| servers.guest.as_ref());
        let organise = self.organisers().chain(guest.and_then(|guest| guest.who));
        let all = self.players.iter().map(|one| one.player).chain(organise.filter(move |_| guest.is_some()));
        all.filter(|&who| self.is_of_others(who))
    }

    /// Whether the message that shows it is missing on one of its servers.
    pub fn lacks_card(&self) -> bool {
        self.posts.card.is_none() || self.other_server().is_some_and(|guest| guest.posts.card.is_none())
    }

    /// The players of both servers, by pairing number, first of the one that announced it.
    pub fn teams(&self) -> [Vec<Entrant>; 2] {
        [false, true].map(|guests| {
            let players = (0..).map(Entrant).zip(&self.players);
            players.filter(|(_, one)| one.is_guest == guests).map(|(at, _)| at).collect()
        })
    }

    /// How many play for a server: those of whom none has left.
    pub fn number_of_team(&self, guests: bool) -> u16 {
        let theirs = self.players.iter().filter(|one| one.is_guest == guests && one.takes_part());
        u16::try_from(theirs.count()).unwrap_or(u16::MAX)
    }

    /// How many boards there are at most.
    pub const fn most_boards(&self) -> u16 {
        self.rules.most / 2
    }

    /// The points of both servers, in halves, first of the one that announced it.
    pub fn points_of_servers(&self) -> [Points; 2] {
        let mut points = [0; 2];
        for game in self.games() {
            let Some(result) = game.result() else { continue };
            for side in Side::ALL {
                let team = usize::from(self.is_guest(game.pairing.at(side)));
                points[team] += match result {
                    RoundResult::Played(None) => 1,
                    RoundResult::Played(winner) | RoundResult::Forfeit(winner) if winner == Some(side) => 2,
                    _ => 0,
                };
            }
        }
        points
    }

    /// The games of each board, from the first round on, with who plays there: first whoever plays for the
    /// server that announced it.
    pub fn boards(&self) -> Vec<([Entrant; 2], Vec<&TournamentGame>)> {
        let [home, guests] = self.teams();
        let pairs = home.into_iter().zip(guests).map(|(one, other)| [one, other]);
        let games = |pair: &[Entrant; 2]| {
            let is_theirs = |game: &&TournamentGame| pair.iter().all(|&one| game.side_of(one).is_some());
            self.games().filter(is_theirs).collect::<Vec<_>>()
        };
        pairs.map(|pair| (pair, games(&pair))).filter(|(_, games)| !games.is_empty()).collect()
    }

    /// Where the board of a game is shown beside its own place: to the side that plays for the other server.
    pub(super) fn other_board(&self, pairing: Pairing) -> Option<(Side, Place)> {
        let guest = self.other_server()?;
        let there = !self.is_seen_by_guests();
        let side = Side::ALL.into_iter().find(|&side| self.is_guest(pairing.at(side)) == there)?;
        Some((side, Place { guild: Some(guest.guild), channel: guest.posts.channel }))
    }

    pub(super) fn is_guest(&self, one: Entrant) -> bool {
        self.player(one).is_some_and(|one: &TournamentPlayer| one.is_guest)
    }

    /// The next version, in which another server wants to play.
    ///
    /// # Errors
    ///
    /// A [`TournamentRefusal`] with the reason.
    pub fn asked_by(
        &self,
        (guild, channel): (GuildId, ChannelId),
        name: &str,
        who: PlayerId,
        now: Timestamp,
    ) -> Result<Tournament, TournamentRefusal> {
        let mut next = self.next_version()?;
        let servers = next.servers.as_mut().ok_or(TournamentRefusal::Unknown)?;
        if guild == servers.home {
            return Err(TournamentRefusal::OwnServer);
        }
        if servers.guest.is_some() {
            return Err(TournamentRefusal::ServerIsThere);
        }
        let posts = TournamentPosts::new(channel);
        servers.guest =
            Some(OtherServer { guild, name: short(name), who: Some(who), state: GuestState::Asks, posts });
        next.note_and_tell(None, LogEntry::ServerAsks, now);
        Ok(next)
    }

    /// The next version, in which the two servers play, or not. Whoever was asked answers.
    ///
    /// # Errors
    ///
    /// A [`TournamentRefusal`] with the reason.
    pub fn answered(
        &self,
        (who, is_of_guests): (PlayerId, bool),
        accepts: bool,
        now: Timestamp,
    ) -> Result<Tournament, TournamentRefusal> {
        let mut next = self.next_version()?;
        let servers = next.servers.as_mut().ok_or(TournamentRefusal::Unknown)?;
        let guest = servers.guest.as_mut().ok_or(TournamentRefusal::NoServerAsks)?;
        match (guest.state, is_of_guests) {
            (GuestState::Asks, false) if accepts => guest.state = GuestState::Plays,
            (GuestState::Asked, true) if accepts => (guest.state, guest.who) = (GuestState::Plays, Some(who)),
            (GuestState::Asks, false) => {
                servers.guest = None;
                next.add_log_line(Some(who), LogEntry::ServerDeclined, now);
                return Ok(next);
            }
            (GuestState::Asked, true) => {
                next.note_and_tell(Some(who), LogEntry::ServerDeclined, now);
                next.stop_between_servers(now);
                return Ok(next);
            }
            _ => return Err(TournamentRefusal::NoServerAsks),
        }
        next.note_and_tell(Some(who), LogEntry::ServersPlay, now);
        Ok(next)
    }

    fn next_version(&self) -> Result<Tournament, TournamentRefusal> {
        match self.stage {
            TournamentStage::Open => Ok(Tournament { version: self.version + 1, ..self.clone() }),
            TournamentStage::Running { .. } => Err(TournamentRefusal::Begun),
            _ => Err(TournamentRefusal::Over),
        }
    }

    fn stop_between_servers(&mut self, now: Timestamp) {
        self.stage = TournamentStage::CalledOff { at: now };
        self.tell(News::CalledOff);
    }

    /// Whether it goes on, between the same two servers as another one that is over.
    pub fn is_return_of(&self, over: &Tournament) -> bool {
        let pair = |one: &Tournament| one.other_server().map(|guest| (one.guild, guest.guild));
        self.is_live() && self.id != over.id && pair(self).is_some() && pair(self) == pair(over)
    }

    /// A match between servers, if it is one, that this server announces.
    #[must_use]
    pub fn between_servers(mut self, name: &str) -> Tournament {
        let has_teams = self.rules.kind.abilities().has_teams;
        self.servers = has_teams.then(|| Box::new(Servers::of_home(self.guild, name)));
        self
    }

    /// The same match once more, as a server announces it from which this one is seen: the other one is
    /// asked, and the sides are swapped.
    #[must_use]
    pub fn returning(mut self, before: &Tournament) -> Tournament {
        let (Some(last), Some(other)) = (&before.servers, before.other_server()) else { return self };
        let [home, guest] = last.names();
        let (own, theirs) = if before.is_seen_by_guests() { (guest, home) } else { (home, guest) };
        let began = last.guests_begin == before.is_seen_by_guests();
        let posts = TournamentPosts::new(other.posts.posted_in);
        self.servers = Some(Box::new(Servers {
            home: before.guild,
            name: own.unwrap_or_default().to_owned(),
            guests_begin: began,
            guest: Some(OtherServer {
                guild: other.guild,
                name: theirs.unwrap_or_default().to_owned(),
                who: None,
                state: GuestState::Asked,
                posts,
            }),
        }));
        let played = before.players.iter().filter(|one| one.takes_part() && !one.player.has_left());
        let (own, theirs): (Vec<_>, Vec<_>) =
            played.partition(|one| one.is_guest == before.is_seen_by_guests());
        let ids = |all: Vec<&TournamentPlayer>| all.into_iter().map(|one| one.player).collect::<Vec<_>>();
        let guest = self.servers.as_mut().and_then(|servers| servers.guest.as_mut());
        let posts = [Some(&mut self.posts), guest.map(|guest| &mut guest.posts)];
        for (posts, people) in posts.into_iter().flatten().zip([ids(own), ids(theirs)]) {
            if !people.is_empty() {
                posts.tell(News::AskedAgain, people);
            }
        }
        self
    }
}
