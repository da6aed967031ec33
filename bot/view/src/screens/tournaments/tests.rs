//! What is said of every result that there can be.

use kuzhi_domain::tournaments::{Besides, GameState, Met, Pairing, Reason, RoundLine, RoundResult, TieBreak};
use kuzhi_domain::{MatchId, Timestamp};
use kuzhi_engine::Side;

use super::*;

const SOUTH: Option<Side> = Some(Side::South);
const NORTH: Option<Side> = Some(Side::North);

/// Each result: in the news, in short, in the log, for South, for North, and in a spreadsheet for both.
const RESULTS: [(RoundResult, [&str; 7]); 7] = [
    (RoundResult::Played(SOUTH), ["1 – 0", "1-0", "1–0", "won", "lost", "2S won", "1N lost"]),
    (RoundResult::Played(NORTH), ["0 – 1", "0-1", "0–1", "lost", "won", "2S lost", "1N won"]),
    (RoundResult::Played(None), ["½ – ½", "½-½", "½–½", "drawn", "drawn", "2S drawn", "1N drawn"]),
    (
        RoundResult::Forfeit(SOUTH),
        [
            "1 – 0, forfeit",
            "1-0",
            "1–0, forfeit",
            "won by forfeit",
            "lost by forfeit",
            "2S won by forfeit",
            "1N lost by forfeit",
        ],
    ),
    (
        RoundResult::Forfeit(NORTH),
        [
            "0 – 1, forfeit",
            "0-1",
            "0–1, forfeit",
            "lost by forfeit",
            "won by forfeit",
            "2S lost by forfeit",
            "1N won by forfeit",
        ],
    ),
    (
        RoundResult::Forfeit(None),
        [
            "0 – 0, forfeit",
            "0-0",
            "0–0, forfeit",
            "lost by forfeit",
            "lost by forfeit",
            "2S lost by forfeit",
            "1N lost by forfeit",
        ],
    ),
    (
        RoundResult::Removed,
        [
            "result removed",
            "–",
            "result removed",
            "result removed",
            "result removed",
            "2S result removed",
            "1N result removed",
        ],
    ),
];

#[test]
fn every_result_is_told_everywhere_as_what_it_is() {
    let words = Words::english();
    for (result, expected) in RESULTS {
        let pairing = Pairing { south: Entrant(0), north: Entrant(1) };
        let (now, id) = (Timestamp::default(), MatchId::from_random(1));
        let state = GameState::Ended(result, now);
        let game = TournamentGame { id, pairing, begin_by: now, state, score: None, came: None };
        let [south, north] = Side::ALL.map(|side| mine::state(words, &game, side, "", None, now));
        let [first, second] = Side::ALL.map(|side| {
            let met = Met { opponent: pairing.at(side.other()), side, result: Some(result) };
            table::round(RoundLine::Met(met))
        });
        let told = [
            news::rounds::score(words, &game, result),
            news::rounds::short_score(&game, result),
            log::score(words, result),
            south,
            north,
            first,
            second,
        ];
        assert_eq!(told, expected, "{result:?}");
    }
}

#[test]
fn a_reason_is_followed_by_what_counts_beside_games() {
    let (league, swiss) = (true, false);
    let none = Besides::default();
    let [unplayed, forfeits, absences] = [
        Besides { unplayed: true, ..none },
        Besides { forfeits: true, ..none },
        Besides { absences: true, ..none },
    ];
    for (by, besides, is_league, expected) in [
        (TieBreak::Wins, none, swiss, &[][..]),
        (TieBreak::Wins, forfeits, swiss, &["tournament-why-no-forfeits"]),
        (TieBreak::Wins, forfeits, league, &["tournament-why-forfeits"]),
        (TieBreak::DirectEncounter, forfeits, league, &["tournament-why-forfeits"]),
        (TieBreak::SonnebornBerger, forfeits, league, &["tournament-why-forfeits"]),
        (TieBreak::SonnebornBerger, unplayed, swiss, &["tournament-why-unplayed"]),
        (TieBreak::BuchholzCut1, unplayed, swiss, &["tournament-why-unplayed-cut"]),
        (TieBreak::BuchholzCut1, absences, swiss, &["tournament-why-absences"]),
    ] {
        let reason = |all_met| Reason {
            by,
            values: [2, 1],
            among: Vec::new(),
            all_met,
            is_average: !all_met,
            besides,
        };
        assert_eq!(standings::notes(is_league, &reason(true)), expected, "{by:?} {besides:?}");
        let more = standings::notes(is_league, &reason(false));
        assert!(more.contains(&"tournament-why-average") && more.contains(&"tournament-why-certain"));
    }
}
