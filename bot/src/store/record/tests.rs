use std::collections::BTreeSet;
use std::time::Duration;

use kuzhi_engine::{Game, Reason, Side, Values};
use kuzhi_search::Level;
use serde_json::{Value, json};

use super::*;
use crate::domain::{
    Challenge, ChannelId, Ending, GameClock, GuildId, Notice, Over, Place, PlayerId, Playing, Seat, Seats,
    Series, Stage, TimeControl, Timestamp, Withdrawal, Withdrawn,
};

/// Numbers that are as good as random and the same each time (`SplitMix64`).
struct Chance(u64);

impl Chance {
    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.draw() % limit as u64).unwrap()
    }

    fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    fn time(&mut self) -> Timestamp {
        Timestamp::from_millis(self.draw())
    }

    fn seat(&mut self) -> Seat {
        match self.below(3) {
            0 => Seat::Bot(Level::new(1 + u8::try_from(self.below(Level::MAX.into())).unwrap()).unwrap()),
            _ => Seat::Person(PlayerId(self.draw())),
        }
    }

    fn control(&mut self) -> Option<TimeControl> {
        (self.below(2) > 0).then(|| self.pick(&TimeControl::PROPOSED))
    }

    fn clock(&mut self) -> Option<GameClock> {
        let control = self.control()?;
        let banks = [self.draw(), self.draw()].map(|drawn| Duration::from_millis(drawn >> 30));
        let notice = self.pick(&[Notice::Nothing, Notice::Reminded, Notice::Up]);
        let told_low = self.pick(&[[false, false], [true, false], [false, true], [true, true]]);
        Some(GameClock { control, banks, since: self.time(), settled: self.time(), notice, told_low })
    }

    fn challenge(&mut self) -> Challenge {
        Challenge {
            challenger: PlayerId(self.draw()),
            invited: (self.below(4) > 0).then(|| PlayerId(self.draw())),
            side: self.pick(&Side::ALL),
            clock: self.control(),
            made: self.time(),
            expires: self.time(),
        }
    }

    fn line(&mut self) -> Vec<kuzhi_engine::Move> {
        (0..=self.below(4))
            .map(|_| self.pick(&["1", "7", "2+", "=std", "=2.1.0.2.0.0.4"]).parse().unwrap())
            .collect()
    }

    /// Random legal moves: as many as were drawn, or to the end of the game.
    fn playing(&mut self, game: Game, most: usize) -> (Playing, Option<kuzhi_engine::Outcome>) {
        let mut board = game.start();
        while board.moves().len() < most && board.outcome().is_none() {
            let mv = self.pick(&board.legal());
            board.play(mv, &mut |_| ()).unwrap();
        }
        let seats = Seats { south: self.seat(), north: self.seat() };
        let (started, moved) = (self.time(), self.time());
        let takebacks = (0..self.below(3)).map(|_| self.below(120)).collect();
        let clock = self.clock();
        let plans = [0, 0].map(|_| (0..self.below(3)).map(|_| self.line()).collect());
        let planned = self.below(3);
        let playing = Playing {
            moved,
            takebacks,
            clock,
            plans,
            planned,
            ..Playing::new(seats, board.moves().to_vec(), started)
        };
        (playing, board.outcome())
    }

    fn stage(&mut self, game: Game) -> Stage {
        match self.below(3) {
            0 => Stage::Open(self.challenge()),
            1 => Stage::Withdrawn(Withdrawn {
                challenge: self.challenge(),
                why: self.pick(&[Withdrawal::Declined, Withdrawal::Cancelled, Withdrawal::Expired]),
                at: self.time(),
            }),
            _ => {
                let most = self.below(120);
                match (self.playing(game, most), self.below(3)) {
                    ((played, Some(outcome)), _) => {
                        Stage::Over(Over { played, ending: Ending::Played(outcome), ended: self.time() })
                    }
                    ((played, None), 0) => {
                        let side = self.pick(&Side::ALL);
                        let endings = [
                            Ending::Resigned(side),
                            Ending::SeriesResigned(side),
                            Ending::TimedOut(side),
                            Ending::Drawn,
                        ];
                        let ending = self.pick(&endings);
                        Stage::Over(Over { played, ending, ended: self.time() })
                    }
                    ((played, None), 1) => match agreed(game, &played) {
                        Some(ending) => Stage::Over(Over { played, ending, ended: self.time() }),
                        None => Stage::Playing(played),
                    },
                    ((playing, None), _) => Stage::Playing(playing),
                }
            }
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

    fn series(&mut self) -> Option<Series> {
        let series = Series::of(self.pick(&[0, 3, 5, 7]))?;
        let set = 1 + u8::try_from(self.below(series.length.into())).unwrap();
        let previous = (set > 1).then(|| MatchId::from_random(self.draw()));
        Some(Series { set, before: [0, 0].map(|_| u8::try_from(self.below(4)).unwrap()), previous, ..series })
    }

    fn one(&mut self) -> Match {
        let game = self.game();
        let guild = (self.below(3) > 0).then(|| GuildId(self.draw()));
        Match {
            id: MatchId::from_random(self.draw()),
            version: self.draw(),
            place: Place { guild, channel: ChannelId(self.draw()) },
            game,
            rated: self.pick(&[true, false]),
            series: self.series(),
            stage: self.stage(game),
        }
    }
}

/// The end by agreement, in a game that has it.
fn agreed(game: Game, played: &Playing) -> Option<Ending> {
    let mut board = played.board(game);
    board.agree(&mut |_| ()).ok()?;
    board.outcome().map(Ending::Played)
}

/// What earlier records of matches that are played lack.
const NEW: [&str; 4] = ["takebacks", "clock", "plans", "planned"];

/// A match of which everything is known, and its record.
fn known() -> (Match, Value) {
    let playing = Playing {
        seats: Seats { south: Seat::Person(PlayerId(7)), north: Seat::Bot(Level::default()) },
        moves: ["4", "1"].map(|text| text.parse().unwrap()).to_vec(),
        started: Timestamp::from_millis(1_000),
        moved: Timestamp::from_millis(2_000),
        takebacks: vec![3, 2],
        clock: Some(GameClock {
            control: TimeControl::Live { minutes: 5, seconds: 3 },
            banks: [Duration::from_millis(301_500), Duration::from_mins(5)],
            since: Timestamp::from_millis(2_500),
            settled: Timestamp::from_millis(2_400),
            notice: Notice::Nothing,
            told_low: [true, false],
        }),
        plans: [vec![], vec![vec!["3".parse().unwrap(), "=std".parse().unwrap()]]],
        planned: 1,
    };
    let one = Match {
        id: MatchId::from_random(1),
        version: 3,
        place: Place { guild: Some(GuildId(5)), channel: ChannelId(6) },
        game: "mangala end=no-move".parse().unwrap(),
        rated: false,
        series: Series::of(5),
        stage: Stage::Playing(playing),
    };
    let record = json!({
        "schema": 7,
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
            "plans": [[], ["3 =std"]],
            "planned": 1,
        }},
    });
    (one, record)
}

fn refused(change: impl FnOnce(&mut Value)) -> String {
    let (one, mut record) = known();
    change(&mut record);
    read(one.id, &serde_json::to_vec(&record).unwrap()).unwrap_err().to_string()
}

#[test]
fn every_match_is_read_as_it_was_written() {
    let mut chance = Chance(20_250_101);
    let mut stages = BTreeSet::new();
    for round in 0..2_000 {
        let one = chance.one();
        let bytes = write(&one).unwrap_or_else(|error| panic!("round {round}, {one:?}: {error}"));
        assert_eq!(read(one.id, &bytes).unwrap(), one, "round {round}");
        stages.insert(match one.stage {
            Stage::Open(_) => "open",
            Stage::Withdrawn(_) => "withdrawn",
            Stage::Playing(_) => "playing",
            Stage::Over(Over { ending: Ending::Played(outcome), .. }) if outcome.reason == Reason::Agreed => {
                "agreed"
            }
            Stage::Over(Over { ending: Ending::Played(_), .. }) => "played out",
            Stage::Over(Over { ending: Ending::Resigned(_), .. }) => "resigned",
            Stage::Over(Over { ending: Ending::SeriesResigned(_), .. }) => "series resigned",
            Stage::Over(Over { ending: Ending::Drawn, .. }) => "drawn",
            Stage::Over(Over { ending: Ending::TimedOut(_), .. }) => "timed out",
        });
    }
    assert_eq!(stages.len(), 9, "only {stages:?} occurred");
}

#[test]
fn a_cut_or_changed_record_never_panics() {
    let mut chance = Chance(7);
    for _ in 0..300 {
        let one = chance.one();
        let mut bytes = write(&one).unwrap();
        let at = chance.below(bytes.len());
        assert!(read(one.id, &bytes[..at]).is_err());
        bytes[at] = bytes[at].wrapping_add(u8::try_from(1 + chance.below(255)).unwrap());
        // A changed digit may still be a match; it must only not be a crash.
        let _still_read = read(one.id, &bytes);
    }
}

#[test]
fn the_record_is_this() {
    let (one, record) = known();
    assert_eq!(serde_json::from_slice::<Value>(&write(&one).unwrap()).unwrap(), record);
}

#[test]
fn records_of_the_first_schema_are_rated_between_people() {
    let (one, mut record) = known();
    record["schema"] = json!(1);
    record.as_object_mut().unwrap().retain(|field, _| !["rated", "series"].contains(&field.as_str()));
    record["stage"]["playing"].as_object_mut().unwrap().retain(|field, _| !NEW.contains(&field.as_str()));
    let read_back = |record: &Value| read(one.id, &serde_json::to_vec(record).unwrap()).unwrap();
    for (of_three, of_eight) in [(1, 2), (2, 4), (3, 8)] {
        record["stage"]["playing"]["north"] = json!({ "bot": of_three });
        let north = read_back(&record).played().unwrap().seats.north;
        assert_eq!(north, Seat::Bot(Level::new(of_eight).unwrap()), "it goes on as strong as it was");
    }
    assert!(!read_back(&record).rated);
    let mut between_people = record.clone();
    between_people["stage"]["playing"]["north"] = json!({ "person": 8 });
    assert!(read_back(&between_people).rated);
    let over = |mut record: Value| {
        let played = record["stage"]["playing"].take();
        record["stage"] =
            json!({ "over": { "played": played, "ending": { "resigned": "south" }, "ended": 9 } });
        read_back(&record)
    };
    assert!(over(between_people).rated);
    assert!(!over(record.clone()).rated);
    record["stage"] =
        json!({ "open": { "challenger": 1, "invited": 2, "side": "south", "made": 1, "expires": 2 } });
    assert!(read_back(&record).rated);
}

#[test]
fn challenges_of_the_second_schema_name_somebody() {
    let (one, mut record) = known();
    record["schema"] = json!(2);
    record["stage"] =
        json!({ "open": { "challenger": 1, "invited": 2, "side": "south", "made": 1, "expires": 2 } });
    let read = read(one.id, &serde_json::to_vec(&record).unwrap()).unwrap();
    assert_eq!(read.people(), [PlayerId(1), PlayerId(2)]);
}

#[test]
fn matches_of_the_third_schema_are_no_sets_without_clock_and_nothing_was_taken_back() {
    let (one, mut record) = known();
    record["schema"] = json!(3);
    record.as_object_mut().unwrap().remove("series");
    record["stage"]["playing"].as_object_mut().unwrap().retain(|field, _| !NEW.contains(&field.as_str()));
    let read_back = |record: &Value| read(one.id, &serde_json::to_vec(record).unwrap()).unwrap();
    assert!(read_back(&record).played().unwrap().takebacks.is_empty());
    assert_eq!(read_back(&record).series, None);
    assert_eq!(read_back(&record).played().unwrap().clock, None);
    assert_eq!(read_back(&record).next_due(), None);
    let played = record["stage"]["playing"].take();
    record["stage"] = json!({ "over": { "played": played, "ending": { "resigned": "south" }, "ended": 9 } });
    assert!(read_back(&record).played().unwrap().takebacks.is_empty());
}

#[test]
fn clocks_of_the_sixth_schema_have_told_nobody_that_a_bank_runs_low() {
    let (one, mut record) = known();
    record["schema"] = json!(6);
    record["stage"]["playing"]["clock"].as_object_mut().unwrap().remove("told_low");
    let read_back = |record: &Value| read(one.id, &serde_json::to_vec(record).unwrap()).unwrap();
    assert_eq!(read_back(&record).played().unwrap().clock.unwrap().told_low, [false; 2]);
    let played = record["stage"]["playing"].take();
    record["stage"] = json!({ "over": { "played": played, "ending": { "resigned": "south" }, "ended": 9 } });
    assert_eq!(read_back(&record).played().unwrap().clock.unwrap().told_low, [false; 2]);
}

#[test]
fn what_does_not_agree_is_refused() {
    let playing = |record: &mut Value, key: &str, value: Value| record["stage"]["playing"][key] = value;
    assert_eq!(
        refused(|record| playing(record, "moves", json!(["4", "2"]))),
        "its moves lead to '4.1.5.2.6.5/4.4.4.4.4.4 1:0 north', but it says \
         '1.5.5.2.5.5/4.4.4.4.4.4 1:0 north'"
    );
    assert!(refused(|record| playing(record, "moves", json!(["9"]))).starts_with("'9' is no move"));
    assert!(
        refused(|record| playing(record, "moves", json!(["4", "4", "1", "4"]))).starts_with("move 4, '4': ")
    );
    assert!(
        refused(|record| record["stage"]["playing"]["clock"]["control"] = json!("2d"))
            .starts_with("'2d' is no clock")
    );
    assert!(refused(|record| record["game"] = json!("chess")).starts_with("there is no game 'chess'"));
    assert_eq!(refused(|record| record["id"] = json!("00000002")), "it is that of match 00000002");
    assert_eq!(refused(|record| record["schema"] = json!(8)), "it has schema 8, and this Kuzhi knows 7");
    assert!(refused(|record| record["extra"] = json!(1)).contains("unknown field `extra`"));
    assert_eq!(
        refused(|record| record["series"]["set"] = json!(6)),
        "it says that it is set 6 of 5, or that more points were made before it than can be"
    );
    let over = |record: &mut Value, ending: Value| {
        let played = record["stage"]["playing"].take();
        record["stage"] = json!({ "over": { "played": played, "ending": ending, "ended": 9 } });
    };
    assert_eq!(
        refused(|record| over(record, json!("played"))),
        "its moves do not end the game, but it says that the match was played out"
    );
    assert!(
        refused(|record| over(record, json!("agreed")))
            .starts_with("its moves do not allow the agreement that ended it: ")
    );
}

#[test]
fn a_match_that_could_not_be_read_back_is_not_written() {
    let (one, _) = known();
    let with = |moves: &[&str]| {
        let Stage::Playing(playing) = one.stage.clone() else { unreachable!("it is being played") };
        let moves = moves.iter().map(|text| text.parse().unwrap()).collect();
        Match { stage: Stage::Playing(Playing { moves, ..playing }), ..one.clone() }
    };
    assert!(matches!(write(&with(&["4", "4", "1", "4"])), Err(RecordError::Illegal(_))));
    let mut chance = Chance(3);
    let (played, outcome) = chance.playing(one.game, usize::MAX);
    assert!(outcome.is_some());
    let unfinished = Match { stage: Stage::Playing(played), ..one };
    assert!(matches!(write(&unfinished), Err(RecordError::EndedAlready)));
}
