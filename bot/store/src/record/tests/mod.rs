mod chance;

use std::collections::BTreeSet;
use std::time::Duration;

use kuzhi_domain::clock::{GameClock, Notice, TimeControl, TimeOff};
use kuzhi_domain::matches::{
    Ending, MatchSetup, Over, Place, PlayingSetup, Seat, Seats, Series, Stage, TournamentLink, Voided,
    read_line, replays,
};
use kuzhi_domain::{ChannelId, GuildId, PlayerId, Timestamp, TournamentId};
use kuzhi_engine::{Game, Reason, Side};
use kuzhi_search::Level;
use serde_json::{Value, json};

use self::chance::Chance;
use super::*;

/// A match with every field filled, and its record.
fn full_match() -> (Match, Value) {
    let game = "mangala end=no-move".parse().unwrap();
    let moves = ["4", "1"].map(|text| text.parse().unwrap());
    let setup = PlayingSetup {
        moved: Timestamp::from_millis(2_000),
        takebacks: vec![3, 2],
        clock: Some(GameClock {
            control: TimeControl::Live { minutes: 5, seconds: 3 },
            banks: [Duration::from_millis(301_500), Duration::from_mins(5)],
            first_move: None,
            since: Timestamp::from_millis(2_500),
            credited_until: Timestamp::from_millis(2_400),
            notice: Notice::Nothing,
            told_low: [true, false],
            time_off: TimeOff::All,
            calendars: [None, None],
        }),
        planned: 1,
        ..PlayingSetup::new(
            Seats::against_bot(Side::South, PlayerId(7), Level::new(3).unwrap()),
            History::replay(game, &moves).unwrap(),
            Timestamp::from_millis(1_000),
        )
    };
    let one = MatchSetup {
        version: 3,
        place: Place { guild: Some(GuildId(5)), channel: ChannelId(6) },
        series: Series::new(5),
        ..MatchSetup::new(game, Stage::Playing(setup.check().unwrap()))
    };
    let one = one.check().unwrap();
    let record = json!({
        "schema": 1,
        "id": "00000001",
        "version": 3,
        "guild": 5,
        "channel": 6,
        "game": "mangala end=no-move",
        "rated": false,
        "series": { "length": 5, "set": 1, "before": [0, 0], "previous": null },
        "stage": { "playing": {
            "south": { "person": 7 },
            "north": { "bot": 3 },
            "moves": ["4", "1"],
            "position": "1.5.5.2.5.5/4.4.4.4.4.4 1:0 north",
            "started": 1_000,
            "moved": 2_000,
            "takebacks": [3, 2],
            "clock": {
                "control": "5+3",
                "south": 301_500,
                "north": 300_000,
                "since": 2_500,
                "settled": 2_400,
                "notice": "nothing",
                "told_low": [true, false],
            },
            "plans": [[], []],
            "planned": 1,
        }},
    });
    (one, record)
}

fn refused(change: impl FnOnce(&mut Value)) -> String {
    let (one, mut record) = full_match();
    change(&mut record);
    read(one.id(), &serde_json::to_vec(&record).unwrap()).unwrap_err().to_string()
}

#[test]
fn every_match_is_read_as_it_was_written() {
    let mut chance = Chance(20_250_101);
    let mut stages = BTreeSet::new();
    for round in 0..2_000 {
        let one = chance.one();
        let bytes = write(&one).unwrap_or_else(|error| panic!("round {round}, {one:?}: {error}"));
        assert_eq!(read(one.id(), &bytes).unwrap(), one, "round {round}");
        stages.insert(match (one.stage(), one.over().map(Over::ending)) {
            (Stage::Open(_), _) => "open",
            (Stage::Withdrawn(_), _) => "withdrawn",
            (_, None) => "playing",
            (_, Some(Ending::Played(outcome))) if outcome.reason == Reason::Agreed => "agreed",
            (_, Some(Ending::Played(outcome))) if outcome.reason == Reason::NoProgress => "no progress",
            (_, Some(Ending::Played(_))) => "played out",
            (_, Some(Ending::Resigned(_))) => "resigned",
            (_, Some(Ending::SeriesResigned(_))) => "series resigned",
            (_, Some(Ending::Drawn)) => "drawn",
            (_, Some(Ending::TimedOut(_))) => "timed out",
            (_, Some(Ending::BrokenOff)) => "broken off",
        });
    }
    assert_eq!(stages.len(), 11, "only {stages:?} occurred");
}

#[test]
fn a_clock_that_stands_is_read_as_it_was_written() {
    let people = [7, 8].map(|id| Seat::Person(PlayerId(id)));
    let (now, control) = (Timestamp::from_millis(5), TimeControl::Live { minutes: 5, seconds: 3 });
    let setup = MatchSetup::played(Game::default(), people, &[], now).unwrap();
    let one = setup.timed(GameClock::start(control, now)).check().unwrap();
    assert_eq!(read(one.id(), &write(&one).unwrap()).unwrap(), one);
    // Once somebody has moved it runs.
    let late = refused(|record| record["stage"]["playing"]["clock"]["first_move"] = json!(60_000));
    assert_eq!(late, "its clock shows impossible times");
}

#[test]
fn a_cut_or_changed_record_never_panics() {
    let mut chance = Chance(7);
    for _ in 0..300 {
        let one = chance.one();
        let mut bytes = write(&one).unwrap();
        let at = chance.below(bytes.len());
        assert!(read(one.id(), &bytes[..at]).is_err());
        bytes[at] = bytes[at].wrapping_add(u8::try_from(1 + chance.below(255)).unwrap());
        // A changed digit may still give a valid match. It must not cause a panic.
        let _still_read = read(one.id(), &bytes);
    }
}

#[test]
fn the_record_is_this() {
    let (one, record) = full_match();
    assert_eq!(serde_json::from_slice::<Value>(&write(&one).unwrap()).unwrap(), record);
}

#[test]
fn a_result_may_be_void() {
    let (one, mut record) = full_match();
    let played = record["stage"]["playing"].take();
    record["stage"] = json!({ "over": { "played": played, "ending": { "resigned": "south" }, "ended": 9 } });
    let read_back = |record: &Value| read(one.id(), &serde_json::to_vec(record).unwrap()).unwrap();
    let voided = |record: &Value| read_back(record).over().unwrap().voided();
    assert_eq!(voided(&record), Voided::Nowhere, "of most nothing is said");
    for (said, void) in [("here", Voided::Here), ("everywhere", Voided::Everywhere)] {
        record["stage"]["over"]["voided"] = json!(said);
        assert_eq!(voided(&record), void);
    }
}

#[test]
fn a_game_of_a_tournament_says_so() {
    let (one, record) = full_match();
    let read_back = |record: &Value| read(one.id(), &serde_json::to_vec(record).unwrap());
    assert!(record.get("tournament").is_none() && read_back(&record).unwrap().tournament().is_none());
    let with = |tournament: Value| {
        let mut record = record.clone();
        record["tournament"] = tournament;
        record
    };
    let said = with(json!({ "id": "0000000a", "name": "Friday" }));
    let game = read_back(&said).unwrap();
    let id = TournamentId::from_random(10);
    let link = TournamentLink { id, name: "Friday".into(), takebacks: false, is_paused: false, beside: None };
    assert_eq!(game.tournament(), Some(&link));
    assert_eq!(serde_json::from_slice::<Value>(&write(&game).unwrap()).unwrap(), said);
    let free = with(json!({ "id": "0000000a", "name": "", "takebacks": true }));
    assert!(read_back(&free).unwrap().tournament().unwrap().takebacks);
    assert!(read_back(&with(json!({ "id": "0000000u", "name": "" }))).is_err(), "there is no such id");
    assert!(read_back(&with(json!({ "id": "0000000a", "name": "", "prize": 1 }))).is_err());
}

#[test]
fn a_match_says_who_is_new_to_its_game() {
    let (one, record) = full_match();
    let read_back = |record: &Value| read(one.id(), &serde_json::to_vec(record).unwrap());
    assert!(record.get("new").is_none() && !read_back(&record).unwrap().newcomers().any());
    let with = |new: Value| {
        let mut record = record.clone();
        record["new"] = new;
        record
    };
    let said = with(json!({ "south": ["kalah", "oware"] }));
    let game = read_back(&said).unwrap();
    let known = ["kalah", "oware"].map(|id| Game::by_id(id).unwrap());
    assert_eq!(Side::ALL.map(|side| game.newcomers().at(side)), [Some(known.as_slice()), None]);
    assert_eq!(serde_json::from_slice::<Value>(&write(&game).unwrap()).unwrap(), said);
    assert!(read_back(&with(json!({ "south": [] }))).unwrap().is_new_to(Side::South));
    for (new, why) in [
        (json!({ "north": [] }), "it has a newcomer who cannot be one"),
        (json!({ "south": ["mangala"] }), "it has a newcomer who cannot be one"),
    ] {
        assert_eq!(read_back(&with(new)).unwrap_err().to_string(), why);
    }
    assert!(read_back(&with(json!({ "south": ["chess"] }))).is_err());
}

#[test]
fn what_does_not_agree_is_refused() {
    let playing = |record: &mut Value, key: &str, value: Value| record["stage"]["playing"][key] = value;
    assert_eq!(
        refused(|record| playing(record, "moves", json!(["4", "2"]))),
        "its moves lead to '4.1.5.2.6.5/4.4.4.4.4.4 1:0 north', but it says \
         '1.5.5.2.5.5/4.4.4.4.4.4 1:0 north'"
    );
    assert!(refused(|record| playing(record, "moves", json!(["10"]))).starts_with("'10' is not a move"));
    assert!(
        refused(|record| playing(record, "moves", json!(["4", "4", "1", "4"]))).starts_with("move 4, '4': ")
    );
    assert!(
        refused(|record| record["stage"]["playing"]["clock"]["control"] = json!("2d"))
            .starts_with("'2d' is not a clock")
    );
    assert!(refused(|record| record["game"] = json!("chess")).starts_with("there is no game 'chess'"));
    assert_eq!(refused(|record| record["id"] = json!("00000002")), "it belongs to match 00000002");
    assert_eq!(refused(|record| record["schema"] = json!(2)), "it has schema 2, and this Kuzhi knows 1");
    assert!(refused(|record| record["extra"] = json!(1)).contains("unknown field `extra`"));
    assert_eq!(
        refused(|record| record["series"]["set"] = json!(6)),
        "it cannot be set 6 of 5, or its points do not fit that set"
    );
    let over = |record: &mut Value, ending: Value| {
        let played = record["stage"]["playing"].take();
        record["stage"] = json!({ "over": { "played": played, "ending": ending, "ended": 9 } });
    };
    assert_eq!(
        refused(|record| over(record, json!("played"))),
        "its moves do not end the game, but the match was played out"
    );
}

#[test]
fn planned_lines_stand_as_people_write_them() {
    let (one, mut record) = full_match();
    record["stage"]["playing"]["north"] = json!({ "person": 8 });
    record["stage"]["playing"]["plans"] = json!([["2 1", "3 2"], []]);
    let read = read(one.id(), &serde_json::to_vec(&record).unwrap()).unwrap();
    assert_eq!(read.played().unwrap().plans()[0], ["2 1", "3 2"].map(|line| read_line(line).unwrap()));
    assert_eq!(serde_json::from_slice::<Value>(&write(&read).unwrap()).unwrap(), record);
}

/// Records that could not have come about, such as hand-edited ones, are refused.
#[test]
fn a_forged_record_is_refused() {
    let at = |path: &'static str, value: Value| {
        move |record: &mut Value| *record.pointer_mut(path).unwrap() = value
    };
    let playing =
        |key: &'static str, value: Value| move |record: &mut Value| record["stage"]["playing"][key] = value;
    assert_eq!(refused(at("/version", json!(0))), "its version is 0, but versions start at 1");
    assert_eq!(refused(at("/rated", json!(true))), "it is against the bot but rated");
    assert_eq!(refused(playing("north", json!({ "person": 7 }))), "it has the same player twice");
    assert_eq!(refused(playing("south", json!({ "bot": 1 }))), "it has the same player twice");
    assert_eq!(refused(playing("planned", json!(2))), "it cannot have 2 planned moves");
    for ballot in [1, 3] {
        let why = format!("it cannot begin with {ballot} drawn moves");
        assert_eq!(refused(playing("ballot", json!(ballot))), why);
    }
    assert_eq!(refused(playing("takebacks", json!([1, 3]))), "its last takeback left more moves than it has");
    assert_eq!(refused(playing("plans", json!([["2 1"], []]))), "it has an impossible planned line: '2 1'");
    for plans in [
        json!([["2"], []]),
        json!([["2 1 1"], []]),
        json!([["9 1"], []]),
        json!([[], ["2 1"]]),
        json!([["2 1", "2 1"], []]),
    ] {
        let forged = |record: &mut Value| {
            record["stage"]["playing"]["north"] = json!({ "person": 8 });
            record["stage"]["playing"]["plans"] = plans.clone();
        };
        assert!(!refused(forged).is_empty(), "{plans}");
    }
    assert_eq!(refused(playing("moves", json!([]))), OTHER_POSITION);
    let days = json!("3d");
    assert_eq!(
        refused(|record| record["stage"]["playing"]["clock"]["control"] = days),
        "its clock shows impossible times"
    );
    let set = "it cannot be set 2 of 5, or its points do not fit that set";
    assert_eq!(refused(at("/series/set", json!(2))), set, "no set came before it");
    let second = json!({ "length": 5, "set": 2, "before": [2, 2], "previous": "00000002" });
    assert_eq!(refused(at("/series", second)), set, "more was won than was played");
    let second = json!({ "length": 5, "set": 2, "before": [1, 1], "previous": "00000002" });
    let open = json!({ "open": { "challenger": 1, "invited": 2, "side": "south", "made": 1, "expires": 2 } });
    assert_eq!(refused(|record| (record["series"], record["stage"]) = (second, open.clone())), set);
}

const OTHER_POSITION: &str = "its moves lead to '4.4.4.4.4.4/4.4.4.4.4.4 0:0 south', but it says \
     '1.5.5.2.5.5/4.4.4.4.4.4 1:0 north'";

#[test]
fn a_forged_challenge_or_end_is_refused() {
    let open = |challenge: Value| refused(|record| record["stage"] = json!({ "open": challenge }));
    let challenge = json!({ "challenger": 1, "invited": 2, "side": "south", "made": 1, "expires": 2 });
    let with = |key: &str, value: Value| {
        let mut changed = challenge.clone();
        changed[key] = value;
        changed
    };
    assert_eq!(open(with("invited", json!(1))), "it has the same player twice");
    assert_eq!(open(with("expires", json!(0))), "its challenge expires before it was made");
    let gone = |challenge: Value, why: &str, at: u64| {
        let withdrawn = json!({ "challenge": challenge, "why": why, "at": at });
        refused(|record| record["stage"] = json!({ "withdrawn": withdrawn }))
    };
    let not_so = "its challenge cannot have ended in this way";
    assert_eq!(gone(with("invited", Value::Null), "declined", 2), not_so);
    assert_eq!(gone(challenge.clone(), "expired", 1), not_so);
    let over = |ending: Value, clock: bool| {
        refused(|record| {
            let mut played = record["stage"]["playing"].take();
            if !clock {
                played.as_object_mut().unwrap().remove("clock");
            }
            record["series"] = Value::Null;
            record["stage"] = json!({ "over": { "played": played, "ending": ending, "ended": 9 } });
        })
    };
    let no_time =
        |side: &str| format!("it ended because {side} ran out of time, but that clock was not running");
    assert_eq!(over(json!({ "timed-out": "south" }), true), no_time("south"));
    assert_eq!(over(json!({ "timed-out": "north" }), false), no_time("north"));
    assert_eq!(
        over(json!({ "series-resigned": "south" }), true),
        "a series was resigned, but it is not part of one"
    );
}

#[test]
fn a_match_that_has_ended_does_not_go_on() {
    let (one, mut record) = full_match();
    let mut chance = Chance(3);
    let played = chance.playing(one.game(), usize::MAX);
    record["rated"] = json!(false);
    record["stage"]["playing"]["moves"] = played.moves().iter().map(ToString::to_string).collect();
    record["stage"]["playing"]["position"] = json!(played.board().position().to_string());
    let read = |record: &Value| read(one.id(), &serde_json::to_vec(record).unwrap());
    let ended = "its moves end the game, but the match goes on";
    assert_eq!(read(&record).unwrap_err().to_string(), ended);
    let played = record["stage"]["playing"].take();
    record["stage"] = json!({ "over": { "played": played, "ending": { "resigned": "south" }, "ended": 9 } });
    assert_eq!(read(&record).unwrap_err().to_string(), ended);
    record["stage"]["over"]["ending"] = json!("played");
    assert!(!read(&record).unwrap().is_live());
}

#[test]
fn what_is_written_is_not_played_again() {
    // Options that no other test uses, so that no other test's replays are cached for them.
    let game: Game = "pallankuzhi rounds=41".parse().unwrap();
    let played = Chance(5).playing(game, 60);
    let one = MatchSetup::new(game, Stage::Playing(played)).check().unwrap();
    let bytes = write(&one).unwrap();
    assert_eq!(replays::count_of(game), 0);
    assert_eq!(read(one.id(), &bytes).unwrap(), one);
    assert_eq!(replays::count_of(game), 1);
}
