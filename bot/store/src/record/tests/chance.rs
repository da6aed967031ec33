//! Matches drawn at random: whatever there can be.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::calendar::Calendar;
use kuzhi_domain::clock::{GameClock, Notice, TimeControl, TimeOff};
use kuzhi_domain::matches::{
    Challenge, Ending, History, Line, Match, MatchSetup, Newcomers, OtherBoard, Over, Place, Playing,
    PlayingSetup, Rival, Seat, Seats, Series, Silence, Stage, Team, TournamentLink, Voided, Vote, VoteRules,
    Voting, Withdrawn, can_be_balanced,
};
use kuzhi_domain::refusal::Withdrawal;
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, Timestamp, TournamentId};
use kuzhi_engine::{Game, Reason, Side, Values};
use kuzhi_search::Level;

/// Numbers that are as good as random and the same each time (`SplitMix64`).
pub(super) struct Chance(pub(super) u64);

impl Chance {
    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(super) fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.draw() % limit as u64).unwrap()
    }

    fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    fn time(&mut self) -> Timestamp {
        Timestamp::from_millis(self.draw())
    }

    fn person(&mut self) -> Seat {
        Seat::Person(PlayerId(self.draw()))
    }

    fn seats(&mut self) -> Seats {
        let other = match self.below(3) {
            0 => Seat::Bot(Level::new(1 + u8::try_from(self.below(Level::MAX.into())).unwrap()).unwrap()),
            _ => self.person(),
        };
        Seats::new(self.pick(&Side::ALL), self.person(), other).unwrap()
    }

    fn control(&mut self) -> Option<TimeControl> {
        (self.below(2) > 0).then(|| self.pick(&TimeControl::PROPOSED))
    }

    fn clock(&mut self) -> Option<GameClock> {
        let control = if self.below(8) == 0 { TimeControl::Hours(18) } else { self.control()? };
        let banks = match control {
            TimeControl::Days(_) => [control.bank(); 2],
            TimeControl::Hours(_) | TimeControl::Live { .. } => {
                [self.draw(), self.draw()].map(|drawn| Duration::from_millis(drawn >> 30))
            }
            TimeControl::Reserve { .. } => {
                [self.draw(), self.draw()].map(|drawn| Duration::from_millis(drawn >> 30).min(control.bank()))
            }
        };
        let notice = self.pick(&[Notice::Nothing, Notice::Reminded, Notice::Up]);
        let told_low = self.pick(&[[false, false], [true, false], [false, true], [true, true]]);
        let (first_move, since, credited_until) = (None, self.time(), self.time());
        let gone = Calendar::default().go_away(Timestamp::from_millis(9), Timestamp::from_millis(1), 30);
        let gone = gone.ok().map(Arc::new);
        let calendars = match self.below(3) {
            0 if !control.is_live() => [None, gone],
            1 if !control.is_live() => [gone.clone(), gone],
            _ => [None, None],
        };
        Some(GameClock {
            control,
            banks,
            first_move,
            since,
            credited_until,
            notice,
            told_low,
            time_off: TimeOff::All,
            calendars,
        })
    }

    fn challenge(&mut self, game: Game) -> Challenge {
        let mut times = [self.time(), self.time()];
        times.sort_unstable();
        Challenge {
            challenger: PlayerId(self.draw()),
            invited: (self.below(4) > 0).then(|| PlayerId(self.draw())),
            side: self.pick(&Side::ALL),
            clock: self.control(),
            balanced: can_be_balanced(game) && self.below(2) == 0,
            time_off: [TimeOff::All, TimeOff::Away, TimeOff::Nothing][self.below(3)],
            made: times[0],
            expires: times[1],
        }
    }

    fn withdrawn(&mut self, game: Game) -> Withdrawn {
        let (challenge, at) = (self.challenge(game), self.time());
        let (why, at) = match self.below(4) {
            0 => (Withdrawal::Expired, challenge.expires.max(at)),
            1 if challenge.invited.is_some() => (Withdrawal::Declined, at),
            2 => (Withdrawal::CalledOff, at),
            _ => (Withdrawal::Cancelled, at),
        };
        Withdrawn { challenge, why, at }
    }

    /// Moves that may follow, the last one by this side.
    fn line(&mut self, history: &History, side: Side) -> Option<Line> {
        let (mut ahead, mut ends) = (history.clone(), 0);
        for _ in 0..=self.below(5) {
            let Some(mover) = ahead.turn() else { break };
            let mv = self.pick(&ahead.board().legal());
            ahead.play(mv).unwrap();
            ends = if mover == side { ahead.ply() } else { ends };
        }
        Some(ahead.moves().get(history.ply()..ends)?.to_vec()).filter(|line| !line.is_empty())
    }

    /// Random legal moves: as many as were drawn, or to the end of the game.
    pub(super) fn playing(&mut self, game: Game, most: usize) -> Playing {
        let (mut history, seats) = (History::new(game), self.seats());
        let is_vote = self.below(5) == 0;
        while history.ply() < most && history.turn().is_some() {
            let mv = self.pick(&history.board().legal());
            history.play(mv).unwrap();
        }
        let may_be_drawn = can_be_balanced(game) && self.below(2) == 0;
        let ballot = if may_be_drawn { self.below(1 + history.ply().min(4)) } else { 0 };
        let (history, chosen) = (history.clone().with_ballot(ballot), history.ply() - ballot);
        let mut plans = [Vec::new(), Vec::new()];
        if let Some(mover) = history.turn().filter(|_| seats.bot().is_none()) {
            let mut lines: Vec<Line> =
                (0..self.below(3)).filter_map(|_| self.line(&history, mover.other())).collect();
            lines.dedup();
            plans[mover.other().index()] = lines;
        }
        if is_vote {
            return self.vote(history);
        }
        let setup = PlayingSetup {
            moved: self.time(),
            takebacks: [self.below(120), ballot + self.below(1 + chosen)][self.below(3).min(2)..].to_vec(),
            clock: self.clock(),
            plans,
            planned: self.below(chosen.clamp(1, 3)),
            helped: self.pick(&[false, true]),
            ..PlayingSetup::new(seats, history, self.time())
        };
        setup.check().unwrap()
    }

    /// A channel plays, and some have voted.
    fn vote(&mut self, history: History) -> Playing {
        let side = self.pick(&Side::ALL);
        let rival = match self.below(6) {
            0 => Some(Rival::Plays(MatchId::from_random(self.draw()))),
            1 if history.ply() == 0 => Some(Rival::Asking(MatchId::from_random(self.draw()))),
            2 if history.ply() == 0 => {
                Some(Rival::Asked { by: MatchId::from_random(self.draw()), who: PlayerId(self.draw()) })
            }
            3 if history.ply() == 0 => Some(Rival::Awaited),
            _ => None,
        };
        let seats = match rival {
            Some(_) => Seats::of_channels(side),
            None => Seats::of_channel(side, Level::default()),
        };
        let is_on = matches!(rival, None | Some(Rival::Plays(_)));
        let is_asked = is_on && history.turn().is_some_and(|side| seats.at(side) == Seat::Channel(Team::Own));
        let legal = history.board().legal();
        let number = if is_asked { self.below(4) } else { 0 };
        let votes = (0..number).map(|_| Vote { who: PlayerId(self.draw()), mv: self.pick(&legal) }).collect();
        let last = 0..self.below(3);
        let last = last.map(|_| Vote { who: PlayerId(self.draw()), mv: "3".parse().unwrap() }).collect();
        let opened = (number > 0 || is_asked && self.below(2) == 0).then(|| self.time());
        let voting = Voting {
            host: PlayerId(self.draw()),
            rules: VoteRules { window: Duration::from_mins(5), silence: self.pick(&Silence::ALL) },
            opened,
            last,
            is_helped: is_asked && number == 0 && self.below(2) == 0,
            votes,
            rival,
            declined: (0..self.below(2)).map(|_| MatchId::from_random(self.draw())).collect(),
        };
        let (started, voting) = (self.time(), Some(Box::new(voting)));
        PlayingSetup { voting, ..PlayingSetup::new(seats, history, started) }.check().unwrap()
    }

    /// Most results are not void.
    fn voided(&mut self) -> Voided {
        self.pick(&[Voided::Nowhere, Voided::Nowhere, Voided::Here, Voided::Everywhere])
    }

    fn over(&mut self, played: Playing, has_series: bool) -> Stage {
        let (side, clock) = (self.pick(&Side::ALL), played.clock());
        let ending = match (played.board().outcome(), self.below(5), played.turn()) {
            (Some(outcome), ..) => Ending::Played(outcome),
            (None, 0, _) if has_series => Ending::SeriesResigned(side),
            (None, 1, _) => Ending::Drawn,
            (None, 3, _) => Ending::BrokenOff,
            (None, 2, Some(mover)) if clock.is_some() => Ending::TimedOut(mover),
            _ => Ending::Resigned(side),
        };
        Stage::Over(Over::new(played, ending, self.time()).unwrap().with_void(self.voided()))
    }

    fn stage(&mut self, game: Game, has_series: bool) -> Stage {
        let most = self.below(120);
        let played = self.playing(game, most);
        match (played.board().outcome(), self.below(3)) {
            (None, 0) => Stage::Playing(played),
            (None, 1) => {
                let split = played.split(self.pick(&[Reason::Agreed, Reason::NoProgress])).unwrap();
                let ending = Ending::Played(split.outcome().unwrap());
                Stage::Over(Over::new(played, ending, self.time()).unwrap())
            }
            _ => self.over(played, has_series),
        }
    }

    /// Any game with any of its options.
    fn game(&mut self) -> Game {
        let id = self.pick(Game::IDS);
        let specs = Game::by_id(id).unwrap().option_specs();
        let chosen: Vec<(&str, String)> =
            specs.iter().map(|spec| (spec.name, self.value(spec.values))).collect();
        Game::with_options(id, chosen.iter().map(|(name, value)| (*name, value.as_str()))).unwrap()
    }

    fn value(&mut self, values: Values) -> String {
        match values {
            Values::Words(words) => self.pick(words).to_owned(),
            Values::Flag => self.pick(&["true", "false"]).to_owned(),
            Values::Number(least, most) => {
                (usize::from(least) + self.below(usize::from(most - least) + 1)).to_string()
            }
        }
    }

    /// Any set of a series, or its first one.
    fn series(&mut self, is_first: bool) -> Option<Series> {
        let first = Series::new(self.pick(&[0, 3, 5, 7]))?;
        let set = if is_first { 1 } else { 1 + u8::try_from(self.below(first.length.into())).unwrap() };
        let points = 2 * (set - 1);
        let least = points.saturating_sub(first.length);
        let south = least + u8::try_from(self.below(usize::from(points - 2 * least) + 1)).unwrap();
        let previous = (set > 1).then(|| MatchId::from_random(self.draw()));
        Some(Series { set, before: [south, points - south], previous, ..first })
    }

    fn tournament(&mut self) -> Option<Box<TournamentLink>> {
        let (id, name) = (TournamentId::from_random(self.draw()), self.pick(&["", "Friday \"night\" 🌙"]));
        let [takebacks, is_paused] = [self.pick(&[true, false]), self.pick(&[true, false])];
        let place = Place { guild: Some(GuildId(self.draw())), channel: ChannelId(self.draw()) };
        let beside = (self.below(2) == 0).then_some(OtherBoard { side: Side::North, place });
        let link = TournamentLink { id, name: name.to_owned(), takebacks, is_paused, beside };
        (self.below(3) == 0).then(|| Box::new(link))
    }

    pub(super) fn one(&mut self) -> Match {
        let (game, kind) = (self.game(), self.below(3));
        let series = self.series(kind < 2);
        let stage = match kind {
            0 => Stage::Open(self.challenge(game)),
            1 => Stage::Withdrawn(self.withdrawn(game)),
            _ => self.stage(game, series.is_some()),
        };
        let against_bot = match &stage {
            Stage::Open(_) | Stage::Withdrawn(_) => false,
            Stage::Playing(played) => played.seats().bot().is_some(),
            Stage::Over(over) => over.played().seats().bot().is_some(),
        };
        let guild = (self.below(3) > 0).then(|| GuildId(self.draw()));
        let setup = MatchSetup {
            id: MatchId::from_random(self.draw()),
            version: (self.draw() >> 12).max(1),
            place: Place { guild, channel: ChannelId(self.draw()) },
            game,
            rated: !against_bot && self.pick(&[true, false]),
            series,
            newcomers: Newcomers::NOBODY,
            tournament: self.tournament(),
            stage,
        };
        let one = setup.check().unwrap();
        let (game, known) = (one.game(), self.games());
        let new_to = |game: &Game| known.iter().copied().filter(|known| known.id() != game.id()).collect();
        let is_new = Side::ALL.map(|side| one.person_at(side).filter(|_| self.below(3) == 0));
        one.with_newcomers(|player| is_new.contains(&Some(player)).then(|| new_to(&game)))
    }

    /// Some games, with their usual rules.
    fn games(&mut self) -> Vec<Game> {
        Game::all().filter(|_| self.below(2) == 0).collect()
    }
}
