//! Weekly tournaments of a season, over weeks, in processes that are killed again and again. Each one is
//! announced, told and ended once, and the season's table is the sum of what people have seen.
//!
//! `KUZHI_WEEKS=52 cargo test -p kuzhi-tests --test faults weeks -- --nocapture` goes through a year.

mod posts;
mod process;
mod servers;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use kuzhi_domain::Timestamp;
use kuzhi_domain::moments::TimeZone;
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};
use kuzhi_tests::waiting::TIMEOUT;
use process::Process;
use tempfile::TempDir;
use tokio::task::block_in_place;
use tokio::time::timeout;

use crate::postgres::Schema;

const SECOND: Duration = Duration::from_secs(1);
const DAY: Duration = Duration::from_hours(24);

/// Its clocks change twice a year.
const ZONE: &str = "Europe/Berlin";

const NAMES: [&str; 4] = ["Ada", "Bob", "Cem", "Dilan"];

/// Two people do not come in each of so many weeks.
const AWAY_EACH: usize = 3;

/// While something is awaited, time goes on by so much in each tick, until what a killed process held is free
/// and another one has looked for it.
const HURRY: Duration = Duration::from_secs(2);
const TICK: Duration = Duration::from_millis(400);
const FREE: Duration = Duration::from_mins(1);

/// One process that is the only one with its folder keeps time to this before something is due: when it was
/// last there is on the disk then, and a kill does not look like an absence of days.
const NEAR: Duration = Duration::from_secs(20);

/// Where everything is stored.
enum Place {
    /// Two processes share it.
    Database(Schema),
    /// One process has it.
    Folder,
}

/// A club that plays once a week.
struct Club {
    discord: Discord,
    hall: Channel,
    people: Vec<Person>,
    place: Place,
    processes: Vec<(Process, TempDir)>,
    /// How far all clocks are ahead.
    ahead: Duration,
    kills: usize,
    /// What everyone has scored in each tournament of the season.
    scored: BTreeMap<String, Vec<u32>>,
}

impl Club {
    async fn gather(place: Place) -> Club {
        let discord = Discord::start().await;
        let hall = discord.guild("Friends").channel("games");
        let mut people = NAMES.map(|name| discord.person(name)).to_vec();
        people[0] = people[0].clone().managing_guilds();
        let scored = NAMES.map(|name| (name.to_owned(), Vec::new())).into();
        let (processes, ahead) = (Vec::new(), before_a_change_of_clocks());
        discord.mischief().let_time_pass(ahead);
        let mut club = Club { discord, hall, people, place, processes, ahead, kills: 0, scored };
        for _ in 0..if matches!(club.place, Place::Folder) { 1 } else { 2 } {
            club.start(0, tempfile::tempdir().unwrap()).await;
        }
        club
    }

    /// Starts a process with a folder, as the one with this number. People reach it.
    async fn start(&mut self, number: usize, folder: TempDir) {
        let store = match &self.place {
            Place::Database(schema) => Some(schema.url()),
            Place::Folder => None,
        };
        let process = Process::start(&self.discord, folder.path(), store, self.ahead).await;
        self.discord.server().set_endpoint(&process.url).await.unwrap();
        self.discord.ready().await;
        self.processes.insert(number, (process, folder));
    }

    /// Kills one of the processes, and another one takes its place.
    async fn kill_one(&mut self) {
        let number = self.kills % self.processes.len();
        let (process, folder) = self.processes.remove(number);
        process.kill();
        self.kills += 1;
        self.start(number, folder).await;
    }

    fn now(&self) -> Timestamp {
        kuzhi_bot::clock::Clock::of_system().now() + self.ahead
    }

    /// Moves all clocks on.
    fn move_on(&mut self, time: Duration) {
        self.ahead += time;
        self.discord.mischief().let_time_pass(time);
        if let Place::Database(schema) = &self.place {
            let sooner = format!("UPDATE turns SET ends = ends - interval '{} seconds'", time.as_secs());
            block_in_place(|| schema.sql(&sooner));
        }
        for (process, _) in &mut self.processes {
            process.tell_time(self.ahead);
        }
    }

    /// Lets time pass while the bot is there.
    async fn pass(&mut self, time: Duration) {
        let Place::Folder = self.place else { return self.move_on(time) };
        self.move_on(time.saturating_sub(NEAR));
        let (process, folder) = self.processes.remove(0);
        process.stop().await;
        self.start(0, folder).await;
        self.move_on(time.min(NEAR));
    }

    /// Waits for something, and lets time pass meanwhile. A process is killed if they send so many requests
    /// before that.
    async fn until(&mut self, kill_after: Option<usize>, what: &str, is_so: impl Fn(&Club) -> bool) {
        let sent = |club: &Club| club.discord.server().read(|world| world.journal.requests().len());
        let mut fatal = kill_after.map(|requests| sent(self) + requests);
        let (began, mut hurried) = (Instant::now(), Duration::ZERO);
        loop {
            let is_time = |club: &Club| fatal.is_some_and(|fatal| sent(club) >= fatal);
            let come = self.hall.until(|_| is_so(self) || is_time(self), what);
            let has_come = timeout(TICK, come).await.is_ok();
            if is_time(self) {
                (fatal, hurried) = (None, Duration::ZERO);
                self.kill_one().await;
            } else if has_come {
                return;
            } else {
                let shown = || self.hall.threads().last().map(Channel::transcript).unwrap_or_default();
                assert!(began.elapsed() < TIMEOUT, "waited in vain for {what}: {}", shown());
                if hurried < FREE {
                    hurried += HURRY;
                    self.move_on(HURRY);
                }
            }
        }
    }

    /// The messages of the tournaments, the first first.
    fn cards(&self) -> Vec<Message> {
        let is_card = |message: &Message| message.text().starts_with("**Friday night");
        self.hall.messages().into_iter().filter(is_card).collect()
    }

    /// The thread of the tournament with this number, from 1, once it is there.
    fn find_thread(&self, number: usize) -> Option<Channel> {
        self.hall.threads().into_iter().nth(number - 1)
    }

    fn thread(&self, number: usize) -> Channel {
        self.find_thread(number).unwrap()
    }

    /// The messages in the thread of a tournament that tell this.
    fn news(&self, number: usize, text: &str) -> Vec<Message> {
        let messages = self.find_thread(number).map(|thread| thread.messages()).unwrap_or_default();
        messages.into_iter().filter(|message| message.text().contains(text)).collect()
    }

    fn person(&self, name: &str) -> &Person {
        self.people.iter().find(|person| person.name() == name).unwrap()
    }

    /// Ada announces a weekly Swiss of one round, and all four play always.
    async fn announce(&mut self, season: usize, best: usize) {
        let ada = self.people[0].at(&self.hall);
        ada.slash("settings").string("timezone", ZONE).send().await;
        let [season, best] = [season, best].map(|number| i64::try_from(number).unwrap());
        let create = ada.slash("tournament create").string("kind", "swiss").string("clock", "5+3");
        let create =
            create.string("begins", "20:00").string("name", "Friday night").string("repeats", "week");
        let create = create.integer("ahead", 2).integer("rounds", 1).integer("season", season);
        let draft = create.integer("best", best).send().await.message();
        ada.click(&draft, "Announce").await;
        self.hall.until(|hall| self.cards().len() == 1 && hall.threads().len() == 1, "the first one").await;
        for person in &self.people {
            person.at(&self.hall).click(&self.cards()[0], "Always").await;
        }
    }

    /// People play the games of a tournament, and whoever is to move resigns. Now and then two do not come.
    async fn play(&mut self, number: usize) {
        let thread = self.thread(number);
        let news = self.news(number, "round 1 of 1").remove(0);
        let mut pairings = pairings(&news.text());
        assert_eq!(pairings.len(), 2, "{}", news.text());
        let away = if number.is_multiple_of(AWAY_EACH) { pairings.pop() } else { None };
        for name in pairings.iter().flatten() {
            self.person(name).at(&thread).click(&news, "Start game").await;
        }
        let boards = || self.news(number, "Game of **Friday night");
        thread.until(|_| boards().len() == pairings.len(), "the boards").await;
        let mut losers = Vec::new();
        for board in boards() {
            let text = board.text();
            let is_to_move = |one: &&Person| text.contains(&format!("**@{}** (", one.name()));
            let mover = self.people.iter().find(is_to_move).unwrap_or_else(|| panic!("{text}"));
            let more = mover.at(&thread).click(&board, "More …").await.message();
            let question = mover.at(&thread).click(&more, "Resign …").await.message();
            mover.at(&thread).click(&question, "Yes, I resign").await;
            losers.push(mover.name());
        }
        // Winners share the first place, and losers the next one. Without a game there is no place.
        let second = if losers.len() == 2 { 8 } else { 10 };
        for (name, scored) in &mut self.scored {
            let is_away = away.as_ref().is_some_and(|pair| pair.contains(name));
            scored.push(match (is_away, losers.contains(name)) {
                (true, _) => 0,
                (false, true) => second,
                (false, false) => 12,
            });
        }
    }

    /// Checks the table of the season, of which so many results count.
    async fn check_season(&self, weeks: usize, best: usize) {
        let bob = self.person("Bob").at(&self.hall);
        let shown = bob.click(&self.cards()[weeks - 1], "Season").await.message().text();
        assert!(shown.contains(&format!("The season is over, after {weeks} tournaments.")), "{shown}");
        let visible = |letter: &char| !matches!(letter, '\u{200e}' | '\u{2068}' | '\u{2069}');
        let plain: String = shown.chars().filter(visible).collect();
        for (name, scored) in &self.scored {
            let mut scored = scored.clone();
            scored.sort_unstable_by(|one, other| other.cmp(one));
            let points: u32 = scored.iter().take(best).sum();
            let is_theirs = |line: &str| {
                let words: Vec<&str> = line.split_whitespace().collect();
                words.get(1..3).is_some_and(|words| words == [name.as_str(), &points.to_string()])
            };
            assert!(plain.lines().any(is_theirs), "{name} has {points}, of {scored:?}: {shown}");
        }
    }

    /// Plays one a week, and kills a process up to three times in each.
    async fn play_weeks(mut self, weeks: usize) {
        let best = weeks.div_ceil(2);
        self.announce(weeks, best).await;
        let zone = TimeZone::by_name(ZONE).unwrap();
        // One process alone sends fewer requests.
        let most = 5 * self.processes.len() + 1;
        for week in 1..=weeks {
            let kill_after = |way: usize| Some((7 * week + 5 * way) % most);
            let current = self.cards().pop().unwrap();
            let began = begins(&current);
            self.pass(began.since(self.now()) + SECOND).await;
            self.until(kill_after(0), "the round", |club| club.news(week, "round 1 of 1").len() == 1).await;
            self.play(week).await;
            if week.is_multiple_of(AWAY_EACH) {
                self.pass(Duration::from_mins(10)).await;
            }
            let end = |_: &Club| current.text().contains("This tournament is over.");
            self.until(kill_after(1), "the end", end).await;
            self.until(None, "its table", |club| club.news(week, "eason of Friday night").len() == 1).await;
            // The week in which clocks are put back is an hour longer.
            self.pass(5 * DAY + Duration::from_hours(1)).await;
            let next = |club: &Club| {
                club.cards().len() == week + 1 && club.hall.threads().len() > week && {
                    let text = club.cards()[week].text();
                    NAMES.iter().all(|name| text.contains(&format!("@{name}")))
                }
            };
            self.until(kill_after(2), "the next one", next).await;
            let next = begins(&self.cards()[week]);
            let apart = next.since(began);
            assert!(apart.abs_diff(7 * DAY) <= Duration::from_hours(1) + NEAR * 3, "{apart:?}");
            assert!(zone.clock_at(next).starts_with("20:0"), "week {week}: {}", zone.clock_at(next));
        }
        self.check_season(weeks, best).await;
        for (nth, card) in (1..).zip(self.cards()) {
            let number = if nth == 1 { String::new() } else { format!(" #{nth}") };
            assert!(card.text().starts_with(&format!("**Friday night{number}**\n")), "{}", card.text());
        }
        for week in 1..=weeks {
            let texts: Vec<String> = self.thread(week).messages().iter().map(Message::text).collect();
            let is_different = |text: &&String| texts.iter().filter(|other| other == text).count() == 1;
            assert!(texts.iter().all(|text| is_different(&text)), "told twice: {texts:#?}");
        }
        if let Place::Database(schema) = &self.place {
            assert_eq!(schema.sql("SELECT COUNT(*) FROM tournaments"), (weeks + 1).to_string());
        }
        assert_eq!(self.cards().len(), weeks + 1);
        assert_eq!(self.hall.threads().len(), weeks + 1, "one thread for each");
        assert_eq!(self.discord.guild("Friends").events().len(), 1, "one event for all of them");
        assert!(self.kills > 0);
        println!("{weeks} weeks, {} kills", self.kills);
        for (process, _folder) in self.processes {
            process.stop().await;
        }
    }
}

/// When a tournament begins, by its message.
fn begins(card: &Message) -> Timestamp {
    let text = card.face().content;
    let (_, rest) = text.split_once("Starts on <t:").unwrap_or_else(|| panic!("{text}"));
    let seconds: u64 = rest.split_once(':').unwrap().0.parse().unwrap();
    Timestamp::from_millis(seconds * 1_000)
}

/// Who plays whom, by the message of a round.
fn pairings(text: &str) -> Vec<[String; 2]> {
    let pair = |line: &str| {
        let (south, north) = line.split(": ").next()?.split_once(" – ")?;
        Some([south, north].map(|name| name.trim_start_matches('@').to_owned()))
    };
    text.lines().filter_map(pair).collect()
}

/// How far ahead a clock is that shows a time some days before clocks change.
fn before_a_change_of_clocks() -> Duration {
    let zone = TimeZone::by_name(ZONE).unwrap();
    let now = kuzhi_bot::clock::Clock::of_system().now();
    let clock = |day: u32| zone.clock_at(now + day * DAY);
    (0..366).find(|&day| clock(day + 9) != clock(day + 10)).unwrap() * DAY
}

fn weeks() -> usize {
    std::env::var("KUZHI_WEEKS").map_or(3, |weeks| weeks.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_of_weeks_on_postgresql_survives_kills() {
    let Some(schema) = Schema::new() else { return };
    Club::gather(Place::Database(schema)).await.play_weeks(weeks()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_season_of_weeks_in_a_folder_survives_kills() {
    Club::gather(Place::Folder).await.play_weeks(weeks()).await;
}
