//! `kuzhi-bot void` and `kuzhi-bot ratings`: an operator voids results, and checks ratings.

use std::process::Command;
use std::time::Duration;

use kuzhi_domain::matches::{
    Ending, History, MOVES_TO_COUNT, MatchSetup, Over, Place, PlayingSetup, Scope, Seat, Seats, Series, Stage,
};
use kuzhi_domain::rating::Standing;
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, Timestamp};
use kuzhi_engine::{Game, Side};
use kuzhi_store::{Commit, LeaderboardStore, MatchStore, PeopleStore, SledStore};

use crate::program::{Table, command, output};

/// Stores games that were resigned as soon as they counted, an hour apart. Every third one belongs to South,
/// and the last two are sets of a series.
fn keep_games(table: &Table, game: &str, number: u64) {
    let store = SledStore::open(table.folder.path(), 8).unwrap();
    let game = Game::by_id(game).unwrap();
    let (mut history, mut made) = (History::new(game), [0; 2]);
    while made.iter().any(|&moves| moves < MOVES_TO_COUNT) {
        made[history.turn().unwrap().index()] += 1;
        history.play(history.board().legal()[0]).unwrap();
    }
    for one in 0..number {
        let ended = Timestamp::from_millis(1_700_000_000_000) + Duration::from_hours(one);
        let seats = Seats::new(Side::South, person(one % 5), person((one + 1 + one % 3) % 5)).unwrap();
        let playing = PlayingSetup::new(seats, history.clone(), ended).check().unwrap();
        let over = Over::new(playing, Ending::Resigned(Side::ALL[usize::from(one % 3 == 0)]), ended).unwrap();
        let setup = MatchSetup::new(game, Stage::Over(over));
        let place = Place { guild: Some(GuildId(7)), channel: ChannelId(8) };
        let set = (one + 1).checked_sub(number - 1).and_then(|set| u8::try_from(set + 1).ok());
        let series = set.map(|set| Series {
            set,
            before: if set == 1 { [0, 0] } else { [0, 2] },
            previous: (set > 1).then(|| MatchId::from_random(one - 1)),
            ..Series::new(3).unwrap()
        });
        let series = series.filter(|_| number > 2);
        let next = MatchSetup { id: MatchId::from_random(one), place, rated: true, series, ..setup };
        let next = next.check().unwrap();
        store.commit(&Commit { next, begun: None, interaction: None, quiet: false }).unwrap();
    }
    store.save_name(PlayerId(1), "Ada").unwrap();
}

const fn person(number: u64) -> Seat {
    // Longer than the numbers that many JSON parsers represent exactly.
    Seat::Person(PlayerId(1_150_000_000_000_000_001 + number))
}

async fn run_program(table: &Table, args: &[&str]) -> (String, bool) {
    let output = output(command(&table.discord, table.folder.path(), args)).await;
    let text = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (text, output.status.success())
}

/// Returns the output of an independent program for a file.
fn rerated(file: &std::path::Path) -> (String, bool) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/ratings/rerate.py");
    let output = Command::new("python3").arg(script).arg(file).output();
    let output = output.expect("python3 is needed for this test: apt-get install python3");
    let text =
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    (text, output.status.success())
}

#[tokio::test]
async fn an_operator_makes_results_void_and_ratings_follow() {
    for game in ["mangala", "pallankuzhi"] {
        let table = Table::set().await;
        keep_games(&table, game, 8);
        let last = MatchId::from_random(7).to_string();
        let (text, is_well) = run_program(&table, &["void", &last, "--series"]).await;
        assert!(is_well && text.matches("void: ").count() == 2, "{text}");
        let (text, is_well) = run_program(&table, &["void", &last]).await;
        assert!(!is_well && text.contains("This result does not count for ratings"), "{text}");
        let (text, is_well) = run_program(&table, &["ratings", "rebuild", "--check"]).await;
        // On the server's leaderboard, and on the global one.
        assert!(is_well && text.contains("standings are what 12 results make them"), "{text}");
        let store = SledStore::open(table.folder.path(), 8).unwrap();
        let standings = store.standings(Scope::Everywhere, game).unwrap();
        assert_eq!(standings.iter().map(Standing::played).sum::<u32>(), 12);
    }
}

#[tokio::test]
async fn exported_ratings_match_an_independent_calculation() {
    let table = Table::set().await;
    keep_games(&table, "mangala", 60);
    let file = table.folder.path().join("ratings.jsonl");
    let (text, is_well) = run_program(&table, &["ratings", "export", file.to_str().unwrap()]).await;
    assert!(is_well && text.contains("exported: 120 changes of ratings"), "{text}");
    let hash = text.split("the last line is ").nth(1).unwrap().split(':').next().unwrap().to_owned();
    let (rated, is_well) = rerated(&file);
    assert_eq!((rated.trim_end(), is_well), (format!("120 games re-rated, {hash}").as_str(), true));

    let lines = std::fs::read_to_string(&file).unwrap();
    for (from, to) in [("\"winner\":\"south\"", "\"winner\":\"north\""), ("\"end\":120", "\"end\":119")] {
        assert!(lines.contains(from));
        std::fs::write(&file, lines.replacen(from, to, 1)).unwrap();
        let (rated, is_well) = rerated(&file);
        assert!(!is_well && rated.contains("Error"), "{rated}");
    }
    let cut: Vec<&str> = lines.lines().take(50).collect();
    std::fs::write(&file, cut.join("\n")).unwrap();
    let (rated, is_well) = rerated(&file);
    assert!(!is_well && rated.contains("the end is missing"), "{rated}");
}

#[tokio::test]
async fn what_differs_is_named_and_put_right() {
    let table = Table::set().await;
    keep_games(&table, "mangala", 10);
    let (text, is_well) = run_program(&table, &["ratings", "rebuild"]).await;
    assert!(is_well && text.contains("rebuilt: 10 standings, from 20 results"), "{text}");
}
