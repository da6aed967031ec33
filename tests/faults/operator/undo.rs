//! `kuzhi-bot undo`: an operator undoes results on time, also where no server has managers.

use std::time::Duration;

use kuzhi_bot::clock::Clock;
use kuzhi_domain::clock::{GameClock, TimeControl, TimeOff};
use kuzhi_domain::matches::{Actor, Intent, MOVES_TO_COUNT, Match, MatchSetup, Place, Scope, Seat, decide};
use kuzhi_domain::tournaments::{
    GameState, LogEntry, RoundResult, Tournament, TournamentActor, TournamentFacts, TournamentIntent,
    TournamentKind, TournamentRules,
};
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, TournamentId};
use kuzhi_engine::{Game, Move, Side};
use kuzhi_search::Level;
use kuzhi_store::{Commit, LeaderboardStore, MatchStore, PeopleStore, SledStore, TournamentStore};
use kuzhi_tests::conversation::{Channel, Message};

use crate::program::{Table, command, output};

const DAY: Duration = Duration::from_hours(24);

/// A match that Ada lost on time so long ago, against Bob or in direct messages against the bot.
fn keep_timed_out(table: &Table, number: u64, game: &str, ago: Duration, place: &Channel) -> MatchId {
    let store = SledStore::open(table.folder.path(), 8).unwrap();
    let is_private = place.id() == table.ada.dm().id();
    let [ada, bob] = [&table.ada, &table.bob].map(|person| Seat::Person(PlayerId(person.id().get())));
    let north = if is_private { Seat::Bot(Level::default()) } else { bob };
    let begun = Clock::of_system().now() - ago - DAY;
    let clock = GameClock::start(TimeControl::Days(1), begun);
    let game = Game::by_id(game).unwrap();
    let moves = if is_private { Vec::new() } else { opening(game) };
    let played = MatchSetup::played(game, [ada, north], &moves, begun).unwrap();
    let guild = (!is_private).then(|| GuildId(table.discord.guild("Friends").id().get()));
    let place = Place { guild, channel: ChannelId(place.id().get()) };
    let id = MatchId::from_random(number);
    let next = MatchSetup { id, place, rated: !is_private, ..played }.timed(clock).check().unwrap();
    let over = decide(&next, Actor::Clock, Intent::TimeUp { claimed: true }, begun + DAY).unwrap();
    for next in [next, over] {
        store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
    }
    store.save_name(PlayerId(table.ada.id().get()), "Ada").unwrap();
    id
}

/// Moves until both have made enough for the match to count, and South is to move.
fn opening(game: Game) -> Vec<Move> {
    let (mut board, mut made) = (game.start(), [0; 2]);
    while board.turn() != Some(Side::South) || made.iter().any(|&moves| moves < MOVES_TO_COUNT) {
        made[board.turn().unwrap().index()] += 1;
        board.play(board.legal()[0], &mut |_| ()).unwrap();
    }
    board.moves().to_vec()
}

/// Returns the program's output for these arguments, and whether it succeeded.
async fn run_program(table: &Table, args: &[&str]) -> (String, bool) {
    let output = output(command(&table.discord, table.folder.path(), args)).await;
    (
        String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap(),
        output.status.success(),
    )
}

#[tokio::test]
async fn undoing_a_private_result_resumes_the_match() {
    for (game, name) in [("mangala", "Mangala"), ("pallankuzhi", "Pallankuzhi")] {
        let table = Table::set().await;
        let private = table.ada.dm();
        let id = keep_timed_out(&table, 5, game, Duration::from_mins(9), &private).to_string();
        let (listed, _) = run_program(&table, &["undo"]).await;
        let line = format!(" UTC  {name}, Ada – Kuzhi (level 1), in private\n");
        assert!(listed.starts_with(&id) && listed.contains(&line), "{listed}");
        assert!(listed.contains("Results on time: 1."), "{listed}");
        let (undone, is_well) = run_program(&table, &["undo", &id]).await;
        assert!(undone.starts_with(&format!("undone: {id}  ")) && is_well, "{undone}");
        let (listed, _) = run_program(&table, &["undo"]).await;
        let (_, changed) = listed.split_once("\nWhat operators have changed here:\n").unwrap();
        assert!(changed.trim_end().ends_with(&format!(" UTC  undo  {id}")), "{listed}");
        assert_eq!(changed.lines().count(), 1, "{listed}");
        let (again, is_well) = run_program(&table, &["undo", &id]).await;
        assert!(again.contains(&format!("not undone: {id} has no result on time")) && !is_well, "{again}");

        let _program = table.start().await;
        let goes_on = |message: &Message| message.text().contains("**Your move**: choose a pit.");
        private.until(|private| private.messages().iter().any(goes_on), "the board").await;
        let board = private.messages().into_iter().find(goes_on).unwrap();
        table.ada.at(&private).click(&board, "1").await;
        private.until(|_| board.text().contains("You: pit 1"), "the move").await;
    }
}

#[tokio::test]
async fn all_recent_results_can_be_undone_at_once() {
    let table = Table::set().await;
    let old = keep_timed_out(&table, 1, "pallankuzhi", 3 * DAY, &table.hall);
    for number in 2..5 {
        keep_timed_out(&table, number, "pallankuzhi", Duration::from_hours(number), &table.hall);
    }
    let (undone, is_well) = run_program(&table, &["undo", "--since", "6h"]).await;
    assert!(undone.matches("undone: ").count() == 3 && is_well, "{undone}");
    let (left, _) = run_program(&table, &["undo"]).await;
    assert!(left.starts_with(&old.to_string()) && left.contains("Results on time: 1."), "{left}");

    let standings = {
        let store = SledStore::open(table.folder.path(), 8).unwrap();
        store.standings(Scope::Everywhere, "pallankuzhi").unwrap()
    };
    let results: Vec<_> =
        standings.iter().map(|one| (one.player.0, [one.won, one.lost], one.opponents)).collect();
    assert_eq!(results, [(table.bob.id().get(), [1, 0], 1), (table.ada.id().get(), [0, 1], 1)]);

    let _program = table.start().await;
    // The bot uses the store now.
    let (refused, is_well) = run_program(&table, &["undo", "--since", "6h"]).await;
    assert!(refused.contains("in use by another process: stop that one") && !is_well, "{refused}");
}

#[tokio::test]
async fn what_is_no_match_and_no_time_is_explained() {
    let table = Table::set().await;
    let (said_so, is_well) = run_program(&table, &["undo", "--since", "yesterday"]).await;
    assert!(said_so.contains("is not a duration: write one such as") && !is_well, "{said_so}");
    let (said_so, is_well) = run_program(&table, &["undo", "zzz"]).await;
    assert!(said_so.contains("zzz") && !is_well, "{said_so}");
}

/// A league of three whose first game counts, and was just lost on time. It has not learnt of that.
fn keep_league(table: &Table) -> (TournamentId, MatchId) {
    let begins = Clock::of_system().now() - Duration::from_hours(1);
    let rules = TournamentRules {
        name: "Friday night".to_owned(),
        kind: TournamentKind::League { twice: false, at_once: false, divisions: None },
        game: Game::default(),
        clock: TimeControl::Live { minutes: 10, seconds: 5 },
        rated: true,
        takebacks: false,
        time_off: TimeOff::All,
        check_in: false,
        byes: 1,
        begins,
        most: 12,
        role: None,
        season: None,
    };
    let guild = GuildId(table.discord.guild("Friends").id().get());
    let channel = ChannelId(table.hall.id().get());
    let id = TournamentId::from_random(9);
    let act = |league: &Tournament, who: PlayerId, intent: TournamentIntent| {
        league.decide(TournamentActor { who, manages: false, is_guest: false }, intent, begins).unwrap()
    };
    let made = Tournament::announce(id, (guild, channel), PlayerId(1), rules, begins - DAY);
    let people = [PlayerId(1), PlayerId(table.ada.id().get()), PlayerId(table.bob.id().get())];
    let join = TournamentIntent::Join { has_role: true };
    let open = people.iter().fold(made, |league, &who| act(&league, who, join.clone()));
    let begun = open.advance(&TournamentFacts::default(), begins).unwrap();
    let first = *begun.games().next().unwrap();
    let ready = TournamentIntent::Ready(Some(first.id));
    let pair = Side::ALL.map(|side| begun.person(first.pairing.at(side)));
    let playing = pair.iter().fold(begun, |league, &who| act(&league, who, ready.clone()));
    let mut versions = vec![Match::begin_in_tournament(&playing, &first, channel, begins).unwrap()];
    for mv in opening(playing.rules.game) {
        let last = versions.last().unwrap();
        let mover = Actor::Person(last.person_to_move().unwrap());
        versions.push(decide(last, mover, Intent::Move { at: None, mv }, begins).unwrap());
    }
    let intent = Intent::TimeUp { claimed: true };
    let late = begins + Duration::from_mins(20);
    versions.push(decide(versions.last().unwrap(), Actor::Clock, intent, late).unwrap());
    let store = SledStore::open(table.folder.path(), 8).unwrap();
    for next in versions {
        store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
    }
    assert!(store.save_tournament(&Tournament { version: 1, ..playing }).unwrap());
    (id, first.id)
}

#[tokio::test]
async fn an_undone_game_of_a_tournament_is_played_again() {
    let table = Table::set().await;
    let (league, id) = keep_league(&table);
    let current = || SledStore::open(table.folder.path(), 8).unwrap().tournament(league).unwrap().unwrap();
    let (undone, is_well) = run_program(&table, &["undo", &id.to_string()]).await;
    assert!(undone.starts_with(&format!("undone: {id}  ")) && is_well, "{undone}");
    let after = current();
    assert!(matches!(after.game(id).unwrap().state, GameState::Playing(_)), "{after:?}");
    let line = after.log.last().unwrap();
    assert_eq!((line.by, &line.what), (None, &LogEntry::PlayedAgain(id)));
}

#[tokio::test]
async fn a_void_game_of_a_tournament_counts_for_neither() {
    let table = Table::set().await;
    let (league, id) = keep_league(&table);
    let rated = || {
        let store = SledStore::open(table.folder.path(), 8).unwrap();
        store.standings(Scope::Everywhere, Game::default().id()).unwrap().len()
    };
    assert_eq!(rated(), 2);
    let (text, is_well) = run_program(&table, &["void", &id.to_string()]).await;
    assert!(text.starts_with(&format!("void: {id}  ")) && is_well, "{text}");
    assert_eq!(rated(), 0, "it is not rated");
    let (again, is_well) = run_program(&table, &["void", &id.to_string()]).await;
    assert!(again.starts_with(&format!("not void: {id}  ")) && !is_well, "{again}");
    let after = SledStore::open(table.folder.path(), 8).unwrap().tournament(league).unwrap().unwrap();
    let state = after.game(id).unwrap().state;
    assert!(matches!(state, GameState::Ended(RoundResult::Removed, _)), "{state:?}");
    let line = after.log.last().unwrap();
    assert_eq!((line.by, &line.what), (None, &LogEntry::Voided(id)));
}

#[tokio::test]
async fn a_game_of_a_tournament_that_was_called_off_stays() {
    let table = Table::set().await;
    let (league, id) = keep_league(&table);
    {
        let store = SledStore::open(table.folder.path(), 8).unwrap();
        let stop = TournamentIntent::Stop { reason: String::new() };
        let actor = TournamentActor { who: PlayerId(1), manages: true, is_guest: false };
        let off = store.tournament(league).unwrap().unwrap().decide(actor, stop, Clock::of_system().now());
        assert!(store.save_tournament(&off.unwrap()).unwrap());
    }
    let (refused, is_well) = run_program(&table, &["undo", &id.to_string()]).await;
    let says = format!("not undone: {id}  ");
    assert!(
        refused.starts_with(&says) && refused.contains("This tournament is over.") && !is_well,
        "{refused}"
    );
    let store = SledStore::open(table.folder.path(), 8).unwrap();
    let game = store.tournament(league).unwrap().unwrap().game(id).unwrap().state;
    assert!(matches!(game, GameState::Ended(RoundResult::Removed, _)), "{game:?}");
}
