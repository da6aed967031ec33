use std::sync::Arc;
use std::sync::atomic::Ordering;

use kuzhi_engine::{Ended, Event, Game, MoveFacts, Phase};

use super::*;
use crate::exact::Knowledge;
use crate::exact::rounds::{MatchSolver, MatchValue};
use crate::rng::{Rng, mix};
use crate::worth::Certainty;

fn played(game: &str, position: Option<&str>, moves: &str) -> Match {
    let game: Game = game.parse().unwrap();
    let mut playing = match position {
        Some(text) => Match::from_position(game, &text.parse().unwrap()).unwrap(),
        None => game.start(),
    };
    for mv in moves.split_whitespace() {
        playing.play(mv.parse().unwrap(), &mut |_| ()).unwrap();
    }
    playing
}

fn reviewed(game: &Match, limits: Limits) -> Vec<ReviewedMove> {
    Review::new(game, limits).collect()
}

/// Pit 6 captures eight, which no other move does.
#[test]
fn a_missed_capture_is_named_with_its_place_and_size() {
    let game = played("mangala", Some("0.0.1.0.0.3/7.1.0.0.0.0 18:18 south"), "3");
    let moves = reviewed(&game, Limits::nodes(200_000));
    let [only] = &moves[..] else { panic!("{moves:?}") };
    assert_eq!((only.played.to_string(), only.best.to_string()), ("3".to_owned(), "6".to_owned()));
    assert!(only.is_exact() && only.loss > 0, "{only:?}");
    assert_eq!(i32::from(only.loss), only.before.lead - only.after.lead);
    let missed = only.why.as_ref().unwrap().missed();
    let captured = missed.iter().find_map(|missed| match missed {
        Missed::Capture(captured) => Some(*captured),
        _ => None,
    });
    let captured = captured.expect("it captures");
    assert_eq!((captured.pit.index(), captured.seeds, captured.by), (6, 8, Side::South));
}

#[test]
fn a_missed_extra_turn_is_named() {
    let game = played("mangala", Some("0.4.0.1.0.2/6.0.0.1.0.3 15:16 south"), "4");
    let why = Why::compare(
        &Review::new(&game, Limits::nodes(1)).playing,
        "4".parse().unwrap(),
        "6".parse().unwrap(),
    );
    assert!(why.unwrap().missed().contains(&Missed::ExtraTurn));
}

/// The start position is a draw, and only pit 5 holds it (`solved/mangala.md`). Every other move loses,
/// exactly.
#[test]
fn the_solved_opening_is_judged_exactly() {
    let limits = Limits { knowledge: Arc::new(Knowledge::of_solutions()), ..Limits::nodes(20_000) };
    for first in ["1", "2", "3", "4", "5", "6"] {
        let moves = reviewed(&played("mangala", None, first), limits.clone());
        assert!(moves[0].is_exact(), "{moves:?}");
        assert_eq!((moves[0].best.to_string().as_str(), moves[0].before.lead), ("5", 0));
        assert_eq!(
            (moves[0].loss == 0, moves[0].gave_away(), moves[0].why.is_none()),
            match first {
                "5" => (true, false, true),
                _ => (false, true, false),
            }
        );
    }
}

/// A player who always plays the best move has no losses and full accuracy.
#[test]
fn the_best_moves_lose_nothing() {
    for game in ["mangala", "al-manqala", "pallankuzhi rounds=1", "kotu-baendum rounds=2"] {
        let mut playing = game.parse::<Game>().unwrap().start();
        let limits = Limits::nodes(2_000);
        while playing.moves().len() < 12
            && let Some(judgement) = playing.judge(&limits)
        {
            playing.play(judgement.best().mv, &mut |_| ()).unwrap();
        }
        let moves = reviewed(&playing, limits);
        assert!(moves.iter().all(|reviewed| reviewed.loss == 0 && reviewed.why.is_none()), "{game}");
        for side in Side::ALL {
            let percent = accuracy(&playing.game(), &moves, side);
            assert!(percent.is_none_or(|percent| percent == 100), "{game}");
        }
        assert!(costliest(&moves, 3).is_empty());
    }
}

/// Judged in rounds of matches that were solved otherwise: by who can force what from each board.
#[test]
fn moves_of_solved_matches_are_judged_exactly() {
    let limits = Limits { knowledge: Arc::new(Knowledge::of_solutions()), ..Limits::nodes(Review::NODES) };
    for (game, seed) in [("pallankuzhi rounds=3", 5), ("pallam-khuzi", 3), ("pallam-khuzi rounds=2", 8)] {
        let game: Game = game.parse().unwrap();
        let solver = MatchSolver::for_match(&game.start()).unwrap();
        let played = random(game, &mut Rng::new(seed), 14);
        let mut at = game.start();
        for one in reviewed(&played, limits.clone()) {
            let by = one.by;
            let result = |at: &Match| match solver.solve(at).unwrap().result {
                Some(MatchValue::Won(winner)) if winner == by => Some(std::cmp::Ordering::Greater),
                Some(MatchValue::Won(_)) => Some(std::cmp::Ordering::Less),
                // Where repetitions decide, nobody can force a win.
                _ => Some(std::cmp::Ordering::Equal),
            };
            assert_eq!(one.before.result(), result(&at), "{game}: {}", one.ply);
            at.play(one.played, &mut |_| ()).unwrap();
            assert_eq!(one.after.result(), result(&at), "{game}: {}", one.ply);
            assert!(one.before.is_of_match() || one.before.is_exact());
        }
    }
}

#[test]
fn a_move_that_gives_away_a_match_is_told() {
    let limits = Limits { knowledge: Arc::new(Knowledge::of_solutions()), ..Limits::nodes(Review::NODES) };
    // 7 loses what was won.
    let game = played("pallankuzhi rounds=3", None, "2 3 7");
    let last = reviewed(&game, limits).pop().unwrap();
    assert!(last.gave_away_match() && last.lost() && last.mattered);
    assert!(last.best.to_string() != "7" && last.before.result() == Some(std::cmp::Ordering::Greater));
}

#[test]
fn a_review_resumes_and_can_be_stopped() {
    for game in Game::all() {
        let playing = random(game, &mut Rng::new(4), 14);
        let whole = reviewed(&playing, Limits::nodes(1_000));
        assert_eq!(whole.len(), playing.moves().len(), "{game}");
        let rest: Vec<_> = Review::new(&playing, Limits::nodes(1_000)).from_ply(6).collect();
        assert_eq!(rest, whole[5..], "{game}");
        let limits = Limits::nodes(1_000);
        let mut review = Review::new(&playing, limits.clone());
        assert_eq!((review.next().as_ref(), review.done()), (whole.first(), 1));
        limits.stop.store(true, Ordering::Relaxed);
        assert_eq!((review.next(), review.done()), (None, 1));
        assert_eq!(
            Review::of_record(&MatchRecord::from_match(&playing), Limits::nodes(1_000)).unwrap().plies(),
            whole.len()
        );
        let worst = costliest(&whole, 2);
        let most = whole.iter().map(|reviewed| reviewed.loss).max();
        assert!(worst.len() <= 2 && worst.iter().all(|reviewed| Some(reviewed.loss) <= most));
    }
}

/// The verdicts are enough to restore a review.
#[test]
fn a_review_is_rebuilt_from_its_findings() {
    for game in Game::all() {
        let playing = random(game, &mut Rng::new(5), 14);
        let whole = reviewed(&playing, Limits::nodes(500));
        let found: Vec<Verdict> = whole.iter().map(Verdict::from).collect();
        assert_eq!(Review::recall(&playing, &found).as_ref(), Some(&whole), "{game}");
        assert!(whole.iter().any(|reviewed| reviewed.why.is_some()), "{game}");
        let other = random(game, &mut Rng::new(6), 14);
        assert_ne!(other.moves(), playing.moves());
        assert_eq!(Review::recall(&other, &found), None, "of other moves nothing was found");
        assert_eq!(Review::recall(&playing, &found[1..]), None);
        assert_eq!(Review::recall(&playing, &[found.clone(), found].concat()), None);
    }
}

/// Stored reviews carry a version. If this test fails because results have changed, increment
/// [`Review::JUDGEMENT`] and update the expected values here. A new game only adds its line.
#[test]
fn the_judgement_has_its_fingerprint() {
    let limits = Limits { knowledge: Arc::new(Knowledge::of_solutions()), ..Limits::nodes(2_000) };
    let certainty = |worth: Worth| match worth.certainty {
        Certainty::Estimate => 0,
        Certainty::Winner => 1,
        Certainty::Exact => 2,
        Certainty::Unforced => 3,
        Certainty::Match(result) => 5_u64.saturating_add_signed(result as i64),
    };
    let fingerprint = |game: Game| {
        let moves = reviewed(&random(game, &mut Rng::new(7), 12), limits.clone());
        let worth = |worth: Worth| [u64::from(worth.lead.cast_unsigned()), certainty(worth)];
        let found = moves.iter().flat_map(|one| {
            let best = one.best.to_string().bytes().fold(0, |sum, byte| mix(sum ^ u64::from(byte)));
            let [before, after] = [worth(one.before), worth(one.after)];
            [best, u64::from(one.loss), u64::from(one.mattered)].into_iter().chain(before).chain(after)
        });
        found.fold(0, |sum, number| mix(sum ^ number)) % 1_000_000
    };
    let fingerprints: Vec<_> = Game::all().map(|game| (game.id(), fingerprint(game))).collect();
    let known = [
        ("mangala", 601_703),
        ("mangala-castle", 913_752),
        ("kalah", 734_283),
        ("oware", 167_449),
        ("toguz-kumalak", 285_407),
        ("bestemshe", 101_008),
        ("al-manqala", 312_590),
        ("pallankuzhi", 347_562),
        ("pallam-khuzi", 235_656),
        ("kotu-baendum", 361_683),
    ];
    assert_eq!((Review::JUDGEMENT, Review::NODES), (2, 200_000));
    assert_eq!(fingerprints, known);
}

fn random(game: Game, rng: &mut Rng, moves: usize) -> Match {
    let mut playing = game.start();
    for _ in 0..moves {
        let legal = playing.legal();
        if legal.is_empty() {
            break;
        }
        playing.play(legal[rng.below(legal.len())], &mut |_| ()).unwrap();
    }
    playing
}

/// The state before and after replaying a move, for checking the facts of the move.
struct Again {
    before: Match,
    after: Match,
    swept: [i32; 2],
    round_ended: bool,
}

impl Again {
    fn from_move(before: &Match, mv: Move) -> Again {
        let (mut after, mut swept, mut round_ended) = (before.clone(), [0; 2], false);
        after
            .play(mv, &mut |event| match event {
                Event::Swept { seeds, to, .. } if !round_ended => swept[to.index()] += i32::from(seeds),
                Event::RoundEnded { .. } => round_ended = true,
                _ => {}
            })
            .unwrap();
        Again { before: before.clone(), after, swept, round_ended }
    }

    fn stores(playing: &Match) -> [i32; 2] {
        playing.position().board.stores().map(i32::from)
    }

    /// Checks the facts of a move. After the end of a round, the stores already fund the next layout, so
    /// the score of the round is compared instead.
    fn check(&self, facts: &MoveFacts) {
        let (before, context) =
            (Again::stores(&self.before), format!("{} {facts:?}", self.before.position()));
        let mover = self.before.turn().unwrap();
        assert_eq!(facts.by, mover);
        let after = match facts.ended {
            Ended::Turn => {
                assert!(self.after.outcome().is_none() && !self.round_ended, "{context}");
                Again::stores(&self.after)
            }
            Ended::Round { round, score } => {
                assert!(self.round_ended && self.after.position().round == round + 1, "{context}");
                score.map(i32::from)
            }
            Ended::Game(outcome) => {
                assert_eq!(self.after.outcome(), Some(outcome), "{context}");
                outcome.score.map(i32::from)
            }
        };
        let arranging = self.before.position().phase == Phase::Arrange;
        for side in 0..2 {
            if arranging {
                assert_eq!(facts.gained, [0; 2], "{context}");
            } else {
                let grew = after[side] - before[side] - self.swept[side];
                assert_eq!(i32::from(facts.gained[side]), grew, "{context}");
            }
        }
        let captured: i32 = facts.captures.iter().map(|capture| i32::from(capture.seeds)).sum();
        assert!(captured <= facts.gained.iter().map(|&seeds| i32::from(seeds)).sum(), "{context}");
        let again = facts.ended == Ended::Turn && self.after.turn() == Some(mover);
        // The player who arranged their row also makes the next move.
        assert!(arranging || facts.extra_turn == again, "{context}");
        let own = self.after.position().castles[mover.index()];
        let had = self.before.position().castles[mover.index()];
        assert_eq!(facts.castle, own.filter(|_| had.is_none()), "{context}");
        if facts.ended == Ended::Turn {
            let (marks, had) = (self.after.position().marks, self.before.position().marks);
            let now =
                facts.tied.iter().all(|&pit| marks.owner(pit) == Some(mover) && had.owner(pit).is_none());
            assert!(now, "{context}");
        }
    }
}

/// Checks every fact of every legal move and of every reported reply, at random positions of every game.
#[test]
fn facts_match_the_moves_as_played() {
    let games = Game::all().chain(
        [
            "mangala end=no-move",
            "mangala-castle own_pit_capture=false",
            "kalah pits=4 capture=empty",
            "pallankuzhi fours=owner rounds=3",
            "kotu-baendum rounds=3 capture=ends-turn",
        ]
        .map(|text| text.parse::<Game>().unwrap()),
    );
    let (mut rng, mut ended) = (Rng::new(19), 0);
    for game in games {
        let (mut captures, mut ends) = (0, 0);
        for _ in 0..40 {
            // Half of the positions are near the end of a game.
            let line = random(game, &mut rng, 300).moves().to_vec();
            let back = if rng.below(2) == 0 { 1 + rng.below(4) } else { rng.below(line.len()) };
            let playing = Match::replay(game, &line[..line.len() - back.min(line.len())]).unwrap();
            let Some(mover) = playing.turn() else { continue };
            let legal: Vec<Move> = playing.legal().into_iter().take(14).collect();
            for &mv in &legal {
                let (facts, again) = (playing.facts(mv).unwrap(), Again::from_move(&playing, mv));
                again.check(&facts);
                captures += facts.captures.len();
                ends += usize::from(facts.ended != Ended::Turn);
                let better = legal[rng.below(legal.len())];
                let why = Why::compare(&playing, mv, better).unwrap();
                assert_eq!(why.played, facts);
                if let Some(threat) = &why.threat_after_played {
                    assert!(threat.by == mover.other() && threat.is_threat() && !again.round_ended);
                    Again::from_move(&again.after, threat.mv).check(threat);
                    let gains =
                        again.after.legal().into_iter().map(|answer| again.after.facts(answer).unwrap());
                    let most = gains.filter(MoveFacts::is_threat).map(|facts| facts.net_gain()).max();
                    assert_eq!(most, Some(threat.net_gain()), "{}", again.after.position());
                }
                for missed in why.missed() {
                    assert_ne!(mv, better, "a move misses nothing that it does itself");
                    if let Missed::Capture(captured) = missed {
                        assert!(why.better.captures.contains(&captured) && captured.by == mover);
                    }
                }
            }
        }
        assert!(captures > 0, "{game}");
        ended += usize::from(ends > 0);
    }
    // In some games, random moves rarely reach the end.
    assert!(ended >= 8, "{ended}");
}
