//! What players do: enter, leave, come to their games.

use std::time::Duration;

use kuzhi_engine::Side;

use crate::refusal::{LadderRefusal, TournamentRefusal};
use crate::tournaments::field::{Absence, Entrant, Pairing, RoundResult};
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::kinds::LateEntry;
use crate::tournaments::log::{LogEntry, LogLine};
use crate::tournaments::news::News;
use crate::tournaments::player::{Presence, TournamentPlayer};
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, PlayerId, Timestamp};

impl Tournament {
    pub(in crate::tournaments) fn join(
        &mut self,
        who: PlayerId,
        has_role: bool,
        is_guest: bool,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if let Some(role) = self.rules.role.filter(|_| !has_role && !is_guest) {
            return Err(TournamentRefusal::LacksRole(role));
        }
        if self.is_removed(who) {
            return Err(TournamentRefusal::Removed);
        }
        if let Some(entrant) = self.entrant(who) {
            if self.is_guest(entrant) != is_guest {
                return Err(TournamentRefusal::PlaysForOthers);
            }
            return self.come_back(entrant, now);
        }
        self.enter(who, is_guest, now)?;
        self.add_log_line(Some(who), LogEntry::Joined, now);
        Ok(())
    }

    /// Enters somebody who was not in it.
    pub(super) fn enter(
        &mut self,
        who: PlayerId,
        is_guest: bool,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let has_room = match self.servers {
            Some(_) => self.number_of_team(is_guest) < self.most_boards(),
            None => self.number() < self.rules.most,
        };
        if !has_room {
            return Err(TournamentRefusal::Full);
        }
        if self.is_running() && self.has_no_more_games() {
            return Err(TournamentRefusal::LastGames);
        }
        if !self.is_open_to_entry() {
            return Err(TournamentRefusal::Begun);
        }
        let entrant = Entrant(u16::try_from(self.players.len()).unwrap_or(u16::MAX));
        let (presence, is_here) = (Presence::Here, self.is_checking_in());
        self.players.push(TournamentPlayer { player: who, presence, active: now, is_here, is_guest });
        if self.rules.kind.abilities().late_entry == LateEntry::HalfPoint
            && let Some(last) = self.rounds.last_mut()
        {
            let why = if self.rules.byes > 0 { Absence::HalfBye } else { Absence::Away };
            last.absent.push((entrant, why));
        }
        self.kind().enter(self, entrant);
        Ok(())
    }

    fn come_back(&mut self, entrant: Entrant, now: Timestamp) -> Result<(), TournamentRefusal> {
        let (is_full, is_last) = (self.number() >= self.rules.most, self.has_no_more_games());
        let player = &mut self.players[entrant.index()];
        let (who, before) = (player.player, player.presence);
        match before {
            Presence::Here => return Err(TournamentRefusal::TakesPart),
            _ if is_last => return Err(TournamentRefusal::LastGames),
            // Others may have taken their place meanwhile.
            Presence::Withdrawn if is_full => return Err(TournamentRefusal::Full),
            Presence::Off | Presence::Missing | Presence::Withdrawn | Presence::Removed => {
                player.presence = Presence::Here;
            }
        }
        player.active = now;
        self.kind().enter(self, entrant);
        // Who paused for a game is back without a word.
        if self.is_running() && before != Presence::Off && self.is_news_of(who, now) {
            self.note_and_tell(Some(who), LogEntry::Rejoined, now);
        } else {
            self.add_log_line(Some(who), LogEntry::Rejoined, now);
        }
        Ok(())
    }

    pub(super) fn leave(&mut self, who: PlayerId, now: Timestamp) -> Result<(), TournamentRefusal> {
        self.go(who, (Some(who), LogEntry::Left), now)
    }

    /// Takes somebody out who may not play on the server any more. Those who take no part need not leave.
    pub(in crate::tournaments) fn keep_out(&mut self, who: PlayerId, now: Timestamp) {
        _ = self.go(who, (None, LogEntry::KeptOut(who)), now);
    }

    /// Takes somebody out who goes. All of their open games are lost.
    fn go(
        &mut self,
        who: PlayerId,
        (by, what): (Option<PlayerId>, LogEntry),
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let entrant = self.takes_part(who)?;
        if !self.is_running() {
            self.strike(entrant);
            self.add_log_line(by, what, now);
            return Ok(());
        }
        let has_games = self.open_games(entrant).next().is_some();
        self.lose_games(entrant, now);
        self.take_out(entrant, Presence::Withdrawn, now);
        if has_games || self.is_news_of(who, now) {
            self.note_and_tell(by, what, now);
        } else {
            self.add_log_line(by, what, now);
        }
        Ok(())
    }

    /// Whether everyone is told that somebody goes or comes back. Who does so again and again is not.
    fn is_news_of(&self, who: PlayerId, now: Timestamp) -> bool {
        let lately = self.log.iter().rev().take_while(|line| now.since(line.at) < GOES_AGAIN);
        let theirs = lately
            .filter(|line| line.by == Some(who) && matches!(line.what, LogEntry::Left | LogEntry::Rejoined));
        theirs.count() < 2
    }

    /// Takes a player out before it begins.
    pub(in crate::tournaments) fn strike(&mut self, entrant: Entrant) {
        let who = self.players.remove(entrant.index()).player;
        self.start_list.retain(|&one| one != who);
    }

    /// The games of a player that are played are lost by default. Their matches end.
    pub(super) fn lose_games(&mut self, entrant: Entrant, now: Timestamp) {
        let mut lost = Vec::new();
        for game in self.rounds.iter_mut().flat_map(|round| &mut round.games) {
            if let (GameState::Playing(_), Some(side)) = (game.state, game.side_of(entrant)) {
                game.state = GameState::Ended(RoundResult::Forfeit(Some(side.other())), now);
                lost.push(game.id);
            }
        }
        for id in lost {
            self.stopped.push(id);
            self.kind().game_ended(self, id, now);
        }
    }

    /// Whoever has left while this game was played, if one of the two has. They have resigned its match.
    pub fn left_by(&self, id: MatchId) -> Option<PlayerId> {
        let game = self.game(id)?;
        let RoundResult::Forfeit(Some(winner)) = game.result()? else { return None };
        let loser = self.player(game.pairing.at(winner.other()))?;
        (loser.presence == Presence::Withdrawn).then_some(loser.player)
    }

    /// The games that were lost because somebody went, as a line of the log says it.
    pub fn games_lost_with<'a>(&'a self, line: &'a LogLine) -> impl Iterator<Item = &'a TournamentGame> {
        let who = match line.what {
            LogEntry::Left => line.by,
            LogEntry::KeptOut(player) | LogEntry::Removed { player, .. } => Some(player),
            _ => None,
        };
        let who = who.and_then(|who| self.entrant(who));
        self.games().filter(move |game| {
            let is_theirs = who.is_some_and(|who| game.side_of(who).is_some());
            is_theirs && matches!(game.state, GameState::Ended(_, at) if at == line.at)
        })
    }

    /// Whether somebody who is back can get another game.
    pub fn has_games_to_come(&self, entrant: Entrant) -> bool {
        let is_out = self.still_in().is_some_and(|there| !there.contains(&entrant));
        self.is_live() && !is_out && !self.is_in_last_round() && !self.has_no_more_games()
    }

    /// Takes a player out. Games that they have not begun are lost by default; others are played to the end.
    pub(in crate::tournaments) fn take_out(&mut self, entrant: Entrant, presence: Presence, now: Timestamp) {
        self.players[entrant.index()].presence = presence;
        self.ladder.leave(self.person(entrant));
        let has_rounds = self.rules.kind.has_rounds();
        for round in &mut self.rounds {
            for game in round.games.iter_mut().filter(|game| matches!(game.state, GameState::Waiting(_))) {
                if let Some(side) = game.side_of(entrant) {
                    game.state = GameState::Ended(RoundResult::Forfeit(Some(side.other())), now);
                    round.left.extend(has_rounds.then_some(entrant));
                }
            }
        }
    }

    pub(super) fn take_round_off(&mut self, who: PlayerId, now: Timestamp) -> Result<(), TournamentRefusal> {
        let entrant = self.takes_part(who)?;
        if self.rules.kind.abilities().rest.is_none() {
            return Err(TournamentRefusal::NotOfThisKind);
        }
        if self.is_in_last_round() {
            return Err(TournamentRefusal::LastRound);
        }
        if self.has_no_more_games() {
            return Err(TournamentRefusal::LastGames);
        }
        let presence = &mut self.players[entrant.index()].presence;
        // Who did not come is off already, and for longer.
        if *presence == Presence::Here {
            *presence = Presence::Off;
            self.add_log_line(Some(who), LogEntry::RoundOff, now);
        }
        Ok(())
    }

    /// Notes that a player is here just before it begins.
    pub(super) fn check_in(&mut self, who: PlayerId) -> Result<(), TournamentRefusal> {
        let entrant = self.takes_part(who)?;
        if self.is_running() {
            return Err(TournamentRefusal::Begun);
        }
        if !self.is_checking_in() {
            return Err(TournamentRefusal::CheckInLater { opens: self.check_in_opens() });
        }
        self.players[entrant.index()].is_here = true;
        Ok(())
    }

    /// Notes that a player is there for a game. If both are, it begins, unless the other one plays elsewhere.
    pub(super) fn come(
        &mut self,
        who: PlayerId,
        named: Option<MatchId>,
        is_other_free: bool,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        let entrant = self.takes_part(who)?;
        if self.paused.is_some() {
            return Err(TournamentRefusal::Paused);
        }
        // In a busy channel people press the button of others: it begins their own game.
        let is_own = |id: &MatchId| self.game(*id).is_some_and(|game| game.side_of(entrant).is_some());
        let named = named.filter(is_own);
        let (busy, is_live) = (self.busy(), self.rules.clock.is_live());
        let time_to_return = self.kind().time_to_return();
        let games = self.rounds.iter_mut().flat_map(|round| &mut round.games);
        let theirs = games.filter(|game| {
            matches!(game.state, GameState::Waiting(_))
                && game.side_of(entrant).is_some()
                && named.is_none_or(|named| named == game.id)
        });
        // Whoever waits for them comes first.
        let is_met = |game: &&mut TournamentGame| match game.there(now) {
            Some(there) if game.side_of(entrant) == Some(there) => 2,
            Some(_) => 0,
            None => 1,
        };
        let game = theirs.min_by_key(is_met).ok_or(TournamentRefusal::NothingToBegin)?;
        let Some(own) = game.side_of(entrant) else { return Err(TournamentRefusal::NothingToBegin) };
        if game.there(now) == Some(own) {
            return Err(TournamentRefusal::IsReady { until: game.begin_by });
        }
        if busy.contains(&entrant) {
            return Err(TournamentRefusal::PlaysLive);
        }
        let is_other_there = game.there(now).is_some();
        if is_other_there && is_other_free && !busy.contains(&game.pairing.at(own.other())) {
            (game.state, game.came) = (GameState::Playing(now), None);
            return Ok(());
        }
        let was_called = game.came.filter(|_| game.state == GameState::Waiting(Some(own)));
        if !is_other_there && game.state == GameState::Waiting(Some(own.other())) {
            // They waited in vain, and are called back.
            game.begin_by = game.begin_by.max(now + time_to_return);
        }
        // Whoever was there and plays another live game now has to come again.
        (game.state, game.came) = (GameState::Waiting(Some(own)), is_live.then_some(now));
        let news = News::Ready { game: game.id, who: entrant };
        if was_called.is_none_or(|called| now.since(called) >= CALLS_AGAIN) {
            self.tell(news);
        }
        Ok(())
    }

    pub(super) fn challenge(
        &mut self,
        who: PlayerId,
        above: PlayerId,
        now: Timestamp,
    ) -> Result<(), TournamentRefusal> {
        if !self.rules.kind.abilities().has_challenges {
            return Err(TournamentRefusal::NotOfThisKind);
        }
        if self.paused.is_some() {
            return Err(TournamentRefusal::Paused);
        }
        let [own, theirs] = self.may_challenge(who, above, now)?;
        let pairing = Pairing { south: theirs, north: own };
        let id = self.draw_id();
        let begin_by = now + self.rules.time_to_begin();
        let state = GameState::Waiting(Some(Side::North));
        if let Some(round) = self.rounds.first_mut() {
            forget_old(&mut round.games, &self.players);
            let came = self.rules.clock.is_live().then_some(now);
            round.games.push(TournamentGame { id, pairing, begin_by, state, score: None, came });
        }
        self.add_log_line(Some(who), LogEntry::Challenged(above), now);
        self.tell(News::Challenged { game: id });
        Ok(())
    }

    /// Checks whether somebody may challenge another one on a ladder now, and returns the two.
    ///
    /// # Errors
    ///
    /// A [`TournamentRefusal`] with the reason.
    pub fn may_challenge(
        &self,
        who: PlayerId,
        above: PlayerId,
        now: Timestamp,
    ) -> Result<[Entrant; 2], TournamentRefusal> {
        let own = self.takes_part(who)?;
        self.ladder.may_challenge(who, above).map_err(TournamentRefusal::Ladder)?;
        let theirs = self.entrant(above);
        let theirs = theirs.ok_or(TournamentRefusal::Ladder(LadderRefusal::NotThere(above)))?;
        for one in [own, theirs] {
            if self.open_games(one).next().is_some() {
                return Err(TournamentRefusal::LadderBusy(self.person(one)));
            }
        }
        if let Some(until) = self.rest_of([own, theirs]).filter(|until| *until > now) {
            return Err(TournamentRefusal::LadderRest { player: above, until });
        }
        Ok([own, theirs])
    }

    /// Until when two people on a ladder who have met leave each other to others.
    fn rest_of(&self, pair: [Entrant; 2]) -> Option<Timestamp> {
        let theirs = self.games().filter(|game| pair.iter().all(|&one| game.side_of(one).is_some()));
        let ended = theirs.filter_map(|game| match game.state {
            GameState::Ended(_, at) => Some(at),
            GameState::Waiting(_) | GameState::Playing(_) => None,
        });
        ended.max().map(|at| at + LADDER_REST)
    }

    fn takes_part(&self, who: PlayerId) -> Result<Entrant, TournamentRefusal> {
        let entrant = self.entrant(who).ok_or(TournamentRefusal::TakesNoPart)?;
        if self.players[entrant.index()].takes_part() {
            Ok(entrant)
        } else {
            Err(TournamentRefusal::TakesNoPart)
        }
    }
}

/// Who leaves and comes back again and again is told of once in so long.
const GOES_AGAIN: Duration = Duration::from_mins(10);

/// Who comes again and again calls the other one only if they were not there for so long.
const CALLS_AGAIN: Duration = Duration::from_hours(1);

/// How long two people on a ladder wait until they can meet again. Others reach the one above meanwhile.
const LADDER_REST: Duration = Duration::from_hours(24);

/// How many games of a ladder are remembered.
const REMEMBERED: usize = 200;

/// A ladder stands for years. Its oldest games are forgotten, but not the last one that somebody on it has
/// played; their matches stay.
fn forget_old(games: &mut Vec<TournamentGame>, players: &[TournamentPlayer]) {
    if games.len() < REMEMBERED {
        return;
    }
    let is_played = |game: &TournamentGame| matches!(game.result(), Some(RoundResult::Played(_)));
    let is_last = |at: usize, one: Entrant| {
        let mut later = games[at + 1..].iter().filter(|game| is_played(game));
        players.get(one.index()).is_some_and(TournamentPlayer::takes_part)
            && !later.any(|game| game.side_of(one).is_some())
    };
    let is_old = |(at, game): &(usize, &TournamentGame)| {
        let [south, north] = [game.pairing.south, game.pairing.north];
        !game.is_open() && !(is_played(game) && (is_last(*at, south) || is_last(*at, north)))
    };
    if let Some((oldest, _)) = games.iter().enumerate().find(is_old) {
        games.remove(oldest);
    }
}
