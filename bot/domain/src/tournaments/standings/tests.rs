use kuzhi_engine::Side;

use super::*;
use crate::tournaments::field::{Absence, Pairing, Round, RoundResult};

/// A round as text: `1-2 1`, `3-4 ½`, `5-6 0`, `7-8 +-`, `9-10 --`,
/// `9-10 removed`, `11 bye`, `12 half`, `13 rests`.
fn round(text: &str) -> Round {
    let mut round = Round::default();
    for part in text.split(", ") {
        let (who, result) = part.split_once(' ').unwrap();
        let entrant = |number: &str| Entrant(number.parse::<u16>().unwrap() - 1);
        let Some((south, north)) = who.split_once('-') else {
            let why = match result {
                "bye" => Absence::FullBye,
                "half" => Absence::HalfBye,
                _ => Absence::Rest,
            };
            round.absent.push((entrant(who), why));
            continue;
        };
        let result = match result {
            "1" => RoundResult::Played(Some(Side::South)),
            "0" => RoundResult::Played(Some(Side::North)),
            "½" => RoundResult::Played(None),
            "+-" => RoundResult::Forfeit(Some(Side::South)),
            "-+" => RoundResult::Forfeit(Some(Side::North)),
            "removed" => RoundResult::Removed,
            _ => RoundResult::Forfeit(None),
        };
        round.games.push((Pairing { south: entrant(south), north: entrant(north) }, Some(result)));
    }
    round
}

fn field(entrants: u16, rounds: &[&str]) -> Field {
    let mut field = Field::new(entrants);
    for text in rounds {
        field.add_round(round(text)).unwrap();
    }
    field
}

fn why(standings: &Standings, one: u16, other: u16) -> Option<(TieBreak, [u32; 2])> {
    standings.why(Entrant(one), Entrant(other)).map(|reason| (reason.by, reason.values))
}

fn table(field: &Field, tie_breaks: TieBreaks) -> Vec<(u16, u16, Points)> {
    let standings = Standings::from_field(field, tie_breaks);
    standings.rows().iter().map(|row| (row.place, row.entrant.0 + 1, row.points)).collect()
}

#[test]
fn a_league_is_decided_by_the_game_between_equals() {
    let league = field(4, &["1-4 1, 2-3 1", "4-3 ½, 1-2 0", "2-4 0, 3-1 0"]);
    // 1 and 2 have two points each, and 2 won their game.
    assert_eq!(table(&league, TieBreaks::LEAGUE), [(1, 2, 4), (2, 1, 4), (3, 4, 3), (4, 3, 1)]);
    let standings = Standings::from_field(&league, TieBreaks::LEAGUE);
    assert_eq!(why(&standings, 0, 1), Some((TieBreak::DirectEncounter, [0, 4])));
    assert_eq!(standings.why(Entrant(0), Entrant(2)), None, "their points differ");
}

#[test]
fn who_is_equal_in_everything_shares_a_place() {
    let league = field(3, &["1-2 1, 3 rests", "2-3 1, 1 rests", "3-1 1, 2 rests"]);
    assert_eq!(table(&league, TieBreaks::LEAGUE), [(1, 1, 2), (1, 2, 2), (1, 3, 2)]);
    assert_eq!(Standings::from_field(&league, TieBreaks::LEAGUE).why(Entrant(0), Entrant(1)), None);
}

#[test]
fn strong_opponents_decide_a_swiss() {
    // 1 and 2 have not met. 1's opponents have 2 and 1 points, 2's have 1 and 1.
    let swiss = field(6, &["1-3 1, 2-4 1, 5-6 1", "1-5 ½, 2-6 ½, 3-4 1"]);
    let standings = Standings::from_field(&swiss, TieBreaks::SWISS);
    assert_eq!(standings.why(Entrant(0), Entrant(1)).unwrap().by, TieBreak::BuchholzCut1);
}

#[test]
fn a_round_off_counts_as_a_dummy_and_is_cut_first() {
    // 1 had a half bye, then beat 2, who lost before. Their own three halves stand for an opponent in the
    // first round, but no more than two draws would bring.
    let swiss = field(4, &["1 half, 2-3 0, 4 bye", "1-2 1, 3-4 1"]);
    let values = Values::from_field(&swiss, TieBreaks::SWISS);
    assert_eq!(values.of_player(TieBreak::BuchholzCut1, Entrant(0)), 0, "what is left is 2, without points");
    assert_eq!(values.of_player(TieBreak::SonnebornBerger, Entrant(0)), 2);
    assert_eq!(values.of_player(TieBreak::Wins, Entrant(3)), 0, "a bye is not won at the board");
}

#[test]
fn forfeits_are_games_in_a_league_alone() {
    let forfeited = field(2, &["1-2 +-", "1-2 --", "2-1 +-"]);
    let of = |kind| Standings::from_field(&forfeited, kind).row(Entrant(0)).unwrap().values[0];
    assert_eq!((of(TieBreaks::LEAGUE), of(TieBreaks::SWISS)), (Some(4), None));
    let wins = |kind| Values::from_field(&forfeited, kind).of_player(TieBreak::Wins, Entrant(0));
    assert_eq!((wins(TieBreaks::LEAGUE), wins(TieBreaks::SWISS)), (1, 0));
}

#[test]
fn equals_among_equals_are_compared_again() {
    // All have two points; among them 1 and 2 have two wins each, and 2 beat 1. 3 and 4 have one, and 3 beat
    // 4.
    let league = field(4, &["1-2 0, 3-4 1", "1-3 1, 2-4 0", "1-4 1, 2-3 1", "3 bye, 4 bye"]);
    assert_eq!(table(&league, TieBreaks::LEAGUE), [(1, 2, 4), (2, 1, 4), (3, 3, 4), (4, 4, 4)]);
    let standings = Standings::from_field(&league, TieBreaks::LEAGUE);
    let direct = |values| Some((TieBreak::DirectEncounter, values));
    assert_eq!(why(&standings, 1, 0), direct([4, 0]));
    assert_eq!(why(&standings, 0, 3), direct([8, 4]));
    assert_eq!(why(&standings, 2, 3), direct([4, 0]));
    let among = |one, other| standings.why(Entrant(one), Entrant(other)).unwrap().among.len();
    assert_eq!((among(1, 0), among(0, 3)), (2, 4), "all four were compared first");
}

#[test]
fn who_would_be_first_anyway_is_first() {
    // 1, 2 and 3 have two points. 1 beat both; 2 and 3 have not met, and cannot reach 1.
    let swiss = field(5, &["1-2 1, 3-4 1", "1-3 1, 2-4 1", "4-1 1, 2-5 1, 3 bye"]);
    let standings = Standings::from_field(&swiss, TieBreaks::SWISS);
    assert_eq!(standings.rows()[0].entrant, Entrant(0));
    assert_eq!(why(&standings, 0, 1), Some((TieBreak::DirectEncounter, [8, 0])));
    assert!(!standings.why(Entrant(0), Entrant(1)).unwrap().all_met);
}

#[test]
fn who_does_not_turn_up_has_not_come_back() {
    // 4 asks for a round off and then stays away from a game: the round off counts as a draw for others.
    let swiss = field(4, &["1-4 1, 2-3 1", "4 half, 1-2 1, 3 bye", "1-3 1, 4-2 -+"]);
    let values = Values::from_field(&swiss, TieBreaks::SWISS);
    // 1's opponents: 4 with half a point, 2 with two points, 3 with one. The half is cut.
    assert_eq!(values.of_player(TieBreak::BuchholzCut1, Entrant(0)), 6);
    let away = field(4, &["1-4 1, 2-3 1", "1-2 1, 3 bye", "1-3 1, 4-2 -+"]);
    let values = Values::from_field(&away, TieBreaks::SWISS);
    // What 4 has for others is the same half point.
    assert_eq!(values.of_player(TieBreak::SonnebornBerger, Entrant(0)), 2 * (1 + 4 + 2));
}

#[test]
fn groups_are_counted_as_leagues_of_their_own() {
    // 1, 3 and 5 are a group that plays three rounds, with 2, 4, 6 and 7 beside them.
    let alone = field(3, &["1-2 1, 3 rests", "2-3 0, 1 rests", "3-1 ½, 2 rests"]);
    let both = field(
        7,
        &["1-3 1, 5 rests, 2-7 ½, 4-6 1", "3-5 0, 1 rests, 7-6 0, 2-4 1", "5-1 ½, 3 rests, 4-7 +-, 6-2 0"],
    );
    let group = [0, 2, 4].map(Entrant);
    let expected = Standings::from_field(&alone, TieBreaks::LEAGUE);
    let standings = Standings::of_group(&both, &group, TieBreaks::LEAGUE);
    for (row, expected) in standings.rows().iter().zip(expected.rows()) {
        assert_eq!(row.entrant, group[expected.entrant.index()]);
        assert_eq!((row.place, row.points, &row.values), (expected.place, expected.points, &expected.values));
    }
    assert_eq!(standings.rows().len(), 3);
    let longer = field(5, &["1-2 1, 3-5 1, 4 rests", "2-1 1, 4-5 1, 3 rests", "3-4 1, 5 rests"]);
    assert_eq!(longer.of_group(&[Entrant(0), Entrant(1)]).rounds().len(), 2, "they rest no more");
}

#[test]
fn a_removed_result_is_no_game() {
    // 1 and 2 would be equal without their game, and are so if it is removed.
    let swiss = field(4, &["1-3 1, 2-4 1", "1-2 removed, 3-4 ½", "1-4 1, 2-3 1"]);
    let values = Values::from_field(&swiss, TieBreaks::SWISS);
    // Opponents with one half each, and one who stands for the missing one, with no more than three draws.
    assert_eq!(values.of_player(TieBreak::BuchholzCut1, Entrant(0)), 1 + 3);
    assert_eq!(values.of_player(TieBreak::SonnebornBerger, Entrant(0)), 2 * (1 + 1));
    assert_eq!(values.games(Entrant(0), Entrant(1)).count(), 0);
    for kind in [TieBreaks::SWISS, TieBreaks::LEAGUE] {
        let standings = Standings::from_field(&swiss, kind);
        assert_eq!(standings.why(Entrant(0), Entrant(1)), None);
        assert_eq!(Values::from_field(&swiss, kind).of_player(TieBreak::Wins, Entrant(0)), 2);
    }
    assert!(!swiss.have_played(Entrant(0), Entrant(1)));
}

#[test]
fn pairs_that_have_met_less_often_count_by_their_average() {
    // A double league of three, all on two points. 1 has beaten 2 once, and their other game was removed.
    let rounds = [
        "1-2 1, 3 bye",
        "2-3 1, 1 rests",
        "3-1 1, 2 rests",
        "2-1 removed, 3 rests",
        "3-2 0, 1 rests",
        "1-3 1, 2 rests",
    ];
    let league = field(3, &rounds);
    let standings = Standings::from_field(&league, TieBreaks::LEAGUE);
    let reason = standings.why(Entrant(0), Entrant(1)).unwrap();
    assert_eq!((reason.by, reason.is_average), (TieBreak::DirectEncounter, true));
    // Both have two points in these games: 1 has 1 against 2 and ½ against 3 on average, 2 has 0 and 1.
    assert_eq!(reason.values, [6, 4]);
}

#[test]
fn a_reason_says_what_counts_beside_games() {
    // 1 and 2 have both won twice: 1 at the board, 2 once by forfeit.
    let rounds = ["1-3 1, 2-4 +-", "1-4 1, 2-3 1", "1-2 ½, 3-4 ½"];
    let league = Standings::from_field(&field(4, &rounds), TieBreaks::LEAGUE);
    assert!(league.row(Entrant(1)).unwrap().besides[1].forfeits, "a forfeit counts in a league");
    let swiss = Standings::from_field(&field(4, &rounds), TieBreaks::SWISS);
    let besides = &swiss.row(Entrant(1)).unwrap().besides;
    assert!(besides[1].unplayed && besides[2].unplayed && besides[3].forfeits);
    assert_eq!(swiss.row(Entrant(0)).unwrap().besides[1..], [Besides::default(); 3]);
    let left = field(4, &["1-4 1, 2-3 1", "1-2 ½, 3 bye", "1-3 ½, 2 half"]);
    let swiss = Standings::from_field(&left, TieBreaks::SWISS);
    assert!(swiss.row(Entrant(0)).unwrap().besides[1].absences, "4 has not come back");
}
