//! Who is on the server, and what they do in an hour.

use kuzhi_domain::calendar::{Calendar, DaysOff, QuietHours, Week};
use kuzhi_domain::clock::{Notice, TimeControl, TimeOff};
use kuzhi_domain::matches::{Match, Opponent, SideChoice, Silence, Stage, VOTE_WINDOWS, VoteRules};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::settings::{GuildChannel, Look, Pings, Preference, Preferences};
use kuzhi_domain::study::{Daily, Day, PuzzleKind, Solving};
use kuzhi_domain::{PlayerId, Timestamp};
use kuzhi_search::Level;
use kuzhi_store::{FeedStore, LookupStore, MatchStore, PeopleStore};
use kuzhi_view::request::{
    Action, ClockChoice, PlayOptions, PuzzleAction, PuzzleStep, VoteOpponent, VoteOptions,
};
use rand::RngExt;
use rand::seq::IndexedRandom;

use super::{CHANNEL, Club, DAY, GUILD, person};

/// Somebody on the server.
pub(super) struct Person {
    pub(super) who: PlayerId,
    /// What they chose at first. Later only their times away change.
    pub(super) own: Preferences,
    /// How likely they come in an hour.
    comes: f64,
}

/// The most games that somebody begins to play at once.
const GAMES: usize = 3;

/// The clocks that people choose.
const CLOCKS: [&str; 4] = ["1d", "3d", "36h", "3d+12h"];

/// What somebody chooses: pings, the hour of what comes once a day, and when they are reminded of the puzzle.
type Chosen = (Pings, u16, Option<u16>);

/// Where they live, their days off and quiet hours, what they chose, and how likely they come in an hour.
type Described = (&'static str, &'static [i8], Option<(u16, u16)>, Chosen, f64);

/// Everyone.
pub(super) fn people(now: Timestamp) -> Vec<Person> {
    let daily = |at| (Pings::Daily, at, None);
    let all: [Described; 9] = [
        ("Europe/Berlin", &[], None, (Pings::Daily, 480, Some(19 * 60)), 0.2),
        // Clocks are put forward and back at this hour.
        ("Europe/Berlin", &[], Some((22 * 60, 7 * 60)), daily(150), 0.15),
        ("America/New_York", &[6, 7], None, daily(23 * 60 + 30), 0.1),
        ("Australia/Lord_Howe", &[], Some((0, 12 * 60)), daily(0), 0.1),
        ("Asia/Kolkata", &[7], None, daily(420), 0.06),
        ("", &[], None, (Pings::Channel, 0, Some(60)), 0.15),
        ("Pacific/Auckland", &[5, 6], None, (Pings::Direct, 0, None), 0.1),
        ("Europe/Berlin", &[], None, (Pings::Off, 0, None), 0.1),
        // They forget their games now and then.
        ("", &[], None, daily(720), 0.02),
    ];
    let described = |(number, one): (u64, Described)| {
        let (zone, days, quiet, (pings, digest_at, puzzle_at), comes) = one;
        let week = |zone| {
            let days = days.iter().copied();
            let quiet = quiet.and_then(|(from, until)| QuietHours::new(from, until));
            Week { zone, days_off: DaysOff::new(days).unwrap(), quiet }
        };
        let calendar = TimeZone::by_name(zone)
            .map_or_else(Calendar::default, |zone| Calendar::default().with_week(week(zone), now - 14 * DAY));
        let (look, claims) = (Some(Look::Sentences), number % 2 == 0);
        let usual = Preferences::default();
        let own = Preferences { look, pings, digest_at, puzzle_at, claims, calendar, ..usual };
        let channel = GuildChannel { guild: GUILD, channel: CHANNEL };
        let own = own.with(Preference::DigestIn((number % 4 == 1).then_some(channel)));
        Person { who: person(number), own, comes }
    };
    (1..).zip(all).map(described).collect()
}

impl Club {
    /// Somebody comes in this hour, or does not.
    pub(super) async fn live(&mut self, number: usize) {
        let (who, comes) = (self.people[number].who, self.people[number].comes);
        let now = self.world.now();
        let away = self.world.store.preferences(who).unwrap().calendar.away_at(now);
        let comes = if away.is_some() { comes / 9.0 } else { comes };
        if !self.happens(comes) {
            return;
        }
        if away.is_some() && self.happens(0.3) {
            self.press(who, None, Action::ComeBack).await;
        } else if away.is_none() && self.happens(0.03) {
            let days = self.chance.random_range(1..7);
            let until = format!("{days}d");
            return self.press(who, None, Action::GoAway { until, zone: String::new() }).await;
        }
        let mut games = self.world.store.live_of(who).unwrap();
        // In the same order in each run. Ids are drawn at random.
        games.sort_by_key(|one| self.world.store.delivered(one.id()).unwrap().board);
        for one in games {
            self.go_on(who, &one).await;
        }
        self.begin(who).await;
        self.vote(who).await;
        if self.happens(0.7) {
            self.solve(who).await;
        }
    }

    /// They answer, move, or claim a win.
    async fn go_on(&mut self, who: PlayerId, one: &Match) {
        let id = one.id();
        let action = match one.stage() {
            Stage::Open(challenge) if challenge.invited == Some(who) => Action::Accept(id),
            Stage::Playing(playing) if one.person_waited_for() == Some(who) => {
                let at = playing.revision();
                if one.running().is_some_and(|(clock, _)| clock.notice == Notice::Up) {
                    Action::Claim { id, at }
                } else if one.person_to_move() == Some(who) && self.happens(0.85) {
                    let legal = one.board().unwrap().legal();
                    let mv = legal[self.chance.random_range(0..legal.len())];
                    Action::Move { id, at, mv }
                } else {
                    return;
                }
            }
            _ => return,
        };
        self.press(who, Some(id), action).await;
    }

    /// They challenge somebody, if they have few games.
    async fn begin(&mut self, who: PlayerId) {
        let games = |who| self.world.store.live_of(who).unwrap().len();
        let others = self.people.iter().map(|one| one.who).filter(|&one| one != who && games(one) < GAMES);
        let others: Vec<PlayerId> = others.collect();
        if games(who) >= GAMES || others.is_empty() {
            return;
        }
        let id = *others.choose(&mut self.chance).unwrap();
        let clock: TimeControl = CLOCKS.choose(&mut self.chance).unwrap().parse().unwrap();
        let time_off = if self.happens(0.2) { TimeOff::Away } else { TimeOff::All };
        let options = PlayOptions {
            opponent: Opponent::Person { id, is_program: false },
            game: None,
            written: String::new(),
            length: None,
            rated: None,
            balanced: false,
            time_off,
            side: Some(SideChoice::First),
            sets: None,
            clock: ClockChoice::Chosen(Some(clock)),
        };
        self.press(who, None, Action::Play(options)).await;
    }

    /// They vote for the channel, or begin a game by votes.
    async fn vote(&mut self, who: PlayerId) {
        let live = self.world.store.live().unwrap();
        let Some(one) = live.iter().find(|one| one.voting().is_some()) else {
            let silence = Silence::ALL[usize::from(self.happens(0.5))];
            let rules = VoteRules { window: VOTE_WINDOWS[6], silence };
            let opponent = VoteOpponent::Bot(Level::LOWEST);
            let begin = Action::BeginVote(VoteOptions { game: None, opponent, rules });
            return self.press(who, None, begin).await;
        };
        if let (Some(playing), Some(board)) = (one.played(), one.board())
            && one.bot_to_move().is_none()
        {
            let legal = board.legal();
            let mv = legal[self.chance.random_range(0..legal.len())];
            let vote = Action::Vote { id: one.id(), at: playing.revision(), mv };
            self.press(who, Some(one.id()), vote).await;
        }
    }

    /// They solve the puzzle of the day that is on the server. Some look for the first move twice.
    async fn solve(&mut self, who: PlayerId) {
        let feed = self.world.store.server_feed(GUILD).unwrap();
        let Some(day) = feed.daily.and_then(|daily| daily.current_day()) else { return };
        let solver = self.world.store.solver(who).unwrap();
        let is_over = solver.daily(day).is_some_and(Daily::is_over);
        if is_over || solver.daily.is_some_and(|last| last.day > day) {
            return;
        }
        let puzzle = Day::puzzle(day).unwrap();
        let (kind, id) = (PuzzleKind::Daily(day), puzzle.id());
        let press = |ply, mv| Action::Puzzle(PuzzleAction { kind, id, ply, step: PuzzleStep::Try(mv) });
        if self.happens(0.3) {
            let wrong = puzzle.start().legal().into_iter().find(|mv| *mv != puzzle.line()[0]);
            if let Some(wrong) = wrong {
                self.press(who, None, press(0, wrong)).await;
            }
        }
        for (ply, mv) in puzzle.line().iter().enumerate() {
            if Solving::at(puzzle, ply).is_some() {
                self.press(who, None, press(ply, *mv)).await;
            }
        }
        self.notebook.solved += 1;
    }
}
