//! The program is killed while it starts: while it reads its store, writes a snapshot of it, or makes what
//! is missing in it.
//!
//! `KUZHI_KILLS` sets how often. The default is a few times.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::matches::{
    Actor, BeginContext, Chance, Experience, Intent, Invitation, Match, MatchLimits, MatchSetup, Opponent,
    Place, Scope, SideChoice, Stage, begin, decide,
};
use kuzhi_domain::rating::Standing;
use kuzhi_domain::settings::{Challengers, HouseRules};
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_store::{Commit, LeaderboardStore, LookupStore, MatchStore, PeopleStore, SledStore};
use kuzhi_tests::conversation::Message;
use tempfile::TempDir;

use super::kill::live;
use super::siege::assert_agrees;
use crate::program::{Program, Table, command};
use crate::store_folder;

/// The store's number of matches and of names, large enough that reading them takes a while.
const MATCHES: u64 = 100;
const NAMES: u64 = 20_000;

/// How often the program is killed at each kind of moment.
fn kills() -> usize {
    let kills = std::env::var("KUZHI_KILLS").ok().map(|text| text.parse().expect("KUZHI_KILLS is a number"));
    kills.unwrap_or(3)
}

/// Draws a random moment.
fn within(time: Duration) -> Duration {
    time.mul_f64(rand::random())
}

/// A folder as a killed program with much to write left it, and its content.
struct Template {
    folder: TempDir,
    matches: Vec<Match>,
    standings: Vec<Standing>,
}

impl Template {
    fn fill() -> Template {
        let (open, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let store = SledStore::open(open.path(), 8).unwrap();
        let matches: Vec<Match> = (0..MATCHES).map(finished).collect();
        for one in &matches {
            let next = one.clone();
            store.commit(&Commit { next, begun: None, interaction: None, quiet: true }).unwrap();
        }
        for number in 0..NAMES {
            store.save_name(PlayerId(number), &name(number)).unwrap();
        }
        store.make_durable().unwrap();
        let standings = store.standings(Scope::Everywhere, "mangala").unwrap();
        // While it is open: nothing was finished for a clean end.
        copy(open.path(), folder.path());
        Template { folder, matches, standings }
    }

    /// Builds one without a database.
    fn with_journal_alone(&self) -> Template {
        let folder = self.another();
        fs::remove_dir_all(store_folder::database(folder.path())).unwrap();
        let (matches, standings) = (self.matches.clone(), self.standings.clone());
        Template { folder, matches, standings }
    }

    /// Returns an identical copy.
    fn another(&self) -> TempDir {
        let another = tempfile::tempdir().unwrap();
        copy(self.folder.path(), another.path());
        another
    }

    /// Checks that a folder has everything and opens.
    fn check(&self, folder: &Path, what: &str) {
        let store = SledStore::open(folder, 8).unwrap_or_else(|error| panic!("{what}: {error}"));
        for one in &self.matches {
            assert_eq!(store.load(one.id()).unwrap().as_ref(), Some(one), "{what}");
        }
        assert_eq!(store.standings(Scope::Everywhere, "mangala").unwrap(), self.standings, "{what}");
        for number in 0..NAMES {
            assert_eq!(store.name_of(PlayerId(number)).unwrap(), Some(name(number)), "{what}");
        }
    }
}

fn name(number: u64) -> String {
    format!("Player number {number}, whose name is rather long")
}

/// A rated match that its second player resigned after some moves.
fn finished(number: u64) -> Match {
    let [ada, bob] = [PlayerId(number % 10), PlayerId(10 + number % 7)];
    let at = |second: u64| Timestamp::from_millis((number * 100 + second) * 1_000);
    let invitation = Invitation {
        challenger: ada,
        opponent: Opponent::Person { id: bob, is_program: false },
        game: Game::default(),
        rated: Some(true),
        balanced: false,
        time_off: TimeOff::All,
        side: SideChoice::First,
        sets: None,
        clock: None,
        vote: None,
        place: Place { guild: Some(GuildId(2)), channel: ChannelId(3) },
        parent: None,
    };
    let context = BeginContext {
        going_on: Vec::new(),
        in_channel: Vec::new(),
        house: HouseRules::default(),
        challengers: Challengers::Everybody,
        have_played: true,
        experience: Experience::default(),
        experience_of_invited: None,
        now: at(0),
    };
    let match_limits = MatchLimits {
        matches: 1,
        challenges: 1,
        in_channel: 1,
        challenge_lasts: Duration::from_hours(1),
        time_ups: 1,
        days_away: 30,
    };
    let chance = Chance { id: MatchId::from_random(number), coin: false };
    let challenge = begin(&invitation, &context, &match_limits, chance).unwrap();
    let mut one = decide(&challenge, Actor::Person(bob), Intent::Accept, at(1)).unwrap();
    for second in 2..20 {
        let mv = one.board().unwrap().legal()[0];
        let mover = Actor::Person(one.person_to_move().unwrap());
        one = decide(&one, mover, Intent::Move { at: None, mv }, at(second)).unwrap();
    }
    let over = decide(&one, Actor::Person(bob), Intent::Resign, at(30)).unwrap();
    assert!(matches!(over.stage(), Stage::Over(_)) && over.rated());
    MatchSetup { version: 1, ..over.into() }.check().unwrap()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let from = entry.unwrap().path();
        let to = to.join(from.file_name().unwrap());
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(&from, &to).unwrap();
        }
    }
}

/// Returns the snapshots that the database of a store has, finished or not.
fn snapshots(store: &Path, unfinished: bool) -> BTreeSet<String> {
    let names = fs::read_dir(store_folder::database(store))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let snapshots = names.filter(|name| name.starts_with("snap."));
    snapshots.filter(|name| name.ends_with(".generating") == unfinished).collect()
}

/// Waits until a new snapshot is being written, or was.
fn wait_for_snapshot(folder: &Path, before: &BTreeSet<String>) {
    let begun = Instant::now();
    while snapshots(folder, true).is_empty() && snapshots(folder, false) == *before {
        assert!(begun.elapsed() < Duration::from_secs(30), "no snapshot is written at the start");
    }
}

/// Kills several starts in a row on such a store at random moments. Passes each store on, with what was done
/// to it.
async fn kill_starts(template: &Template, in_a_row: usize, is_well: impl Fn(&Path, &str)) {
    let (table, whole) = (Table::set().await, template.another());
    let begun = Instant::now();
    let program = Program::start(&table.discord, whole.path()).await;
    let start = begun.elapsed();
    program.kill().await;
    table.discord.offline().await;
    is_well(whole.path(), "after a whole start");

    for _ in 0..kills() {
        let (folder, mut moments) = (template.another(), Vec::new());
        // The next start uses what the last one left.
        for _ in 0..in_a_row {
            let program = Program::spawn(&mut command(&table.discord, folder.path(), &["run"]));
            moments.push(within(start));
            tokio::time::sleep(*moments.last().unwrap()).await;
            program.kill().await;
        }
        is_well(folder.path(), &format!("killed after {moments:?}"));
    }
}

#[tokio::test]
async fn a_store_outlives_kills_at_any_moment_of_the_start() {
    let template = Template::fill();
    kill_starts(&template, 3, |folder, what| template.check(folder, what)).await;
}

#[tokio::test]
async fn a_store_survives_kills_while_writing_a_snapshot() {
    let (table, template) = (Table::set().await, Template::fill());
    let (mut torn, mut tries) = (0, 0);
    while torn < kills().div_ceil(2) {
        tries += 1;
        assert!(tries <= 50 * kills(), "none of {tries} kills met a snapshot that was being written");
        let folder = template.another();
        // On a busy machine it may be finished before the test looks.
        let (path, before) = (folder.path().to_owned(), snapshots(folder.path(), false));
        let program = Program::spawn(&mut command(&table.discord, folder.path(), &["run"]));
        tokio::task::spawn_blocking(move || wait_for_snapshot(&path, &before)).await.unwrap();
        program.kill().await;
        torn += usize::from(!snapshots(folder.path(), true).is_empty());
        template.check(folder.path(), "killed while a snapshot was written");
        assert_eq!(snapshots(folder.path(), true), BTreeSet::new(), "what was torn is gone");
    }
}

#[tokio::test]
async fn a_database_that_is_being_built_survives_kills() {
    let template = Template::fill().with_journal_alone();
    let is_well = |folder: &Path, what: &str| {
        template.check(folder, what);
        assert_agrees(folder, what);
    };
    kill_starts(&template, 2, is_well).await;
}

/// Returns the first button of a board that makes a move.
fn first_move(board: &Message) -> Option<String> {
    let enabled = board.buttons().into_iter().filter(|button| button.is_enabled);
    enabled.filter_map(|button| button.custom_id).find(|id| id.starts_with("k1:move:"))
}

#[tokio::test]
async fn a_game_survives_kills_at_any_moment_of_the_start() {
    let table = Table::set().await;
    let begun = Instant::now();
    let mut program = table.start().await;
    let (start, mut is_over) = (begun.elapsed(), true);
    for _ in 0..kills().div_ceil(2) {
        if is_over {
            let challenge = table.challenge().await;
            table.bob.at(&table.hall).click(&challenge, "Accept").await;
        }
        let board = live(&table).await;
        let mover = if board.text().contains("**@Ada** (South) to move") { &table.ada } else { &table.bob };
        let answer = mover.at(&table.hall).click_id(&board, &first_move(&board).unwrap()).await.message();
        is_over = first_move(&answer).is_none();
        let none = "You have no game in this channel. Start one with `/play`, or find yours with `/games`."
            .to_owned();
        let answered = if is_over { none } else { answer.text() };
        tokio::time::sleep(within(Duration::from_millis(5))).await;
        program.kill().await;

        let killed = within(start);
        let interrupted = Program::spawn(&mut command(&table.discord, table.folder.path(), &["run"]));
        tokio::time::sleep(killed).await;
        interrupted.kill().await;
        table.discord.offline().await;
        program = table.start().await;
        let again = table.ada.at(&table.hall).slash("board").send().await;
        assert_eq!(again.text(), answered, "killed after the answer, and {killed:?} after the next start");
    }
}
