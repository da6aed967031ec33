//! A knock-out: whoever loses is out.
//!
//! Its rounds are the stages of its [bracket](Bracket), and between them those in which drawn games are
//! played once more. Who goes on follows from the results of the last stage. A corrected result changes that
//! until the game that follows is over.

use kuzhi_engine::Side;
use kuzhi_search::mix;

use super::{Abilities, ChosenOptions, Kind, KindName, LateEntry, TournamentKind};
use crate::clock::TimeControl;
use crate::refusal::TournamentRefusal;
use crate::tournaments::advance::TournamentFacts;
use crate::tournaments::bracket::{Bracket, Reached, Tie, TieOutcome, size_for, slot};
use crate::tournaments::field::{Absence, Entrant, Pairing, Round, RoundResult};
use crate::tournaments::game::{GameState, TournamentGame};
use crate::tournaments::log::LogEntry;
use crate::tournaments::placing::Ranked;
use crate::tournaments::round::TournamentRound;
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, Timestamp};

pub(super) static ABILITIES: Abilities = Abilities {
    sizes: [2, 128],
    options: &[],
    usual_clock: TimeControl::RESERVE,
    has_rounds: true,
    is_standing: false,
    has_challenges: false,
    pairs_at_once: false,
    has_bracket: true,
    late_entry: LateEntry::Closed,
    rest: None,
    keeps_apart: false,
    pairs_again: false,
    draws_lot: false,
    tie_breaks: None,
    with_options,
};

pub(super) struct KnockoutKind;

impl Kind for KnockoutKind {
    fn name(&self) -> KindName {
        KindName::Knockout
    }

    fn rounds(&self, players: u16) -> Option<u16> {
        u16::try_from(size_for(players).trailing_zeros()).ok()
    }

    /// Drawn games that are played once more make no round of their own.
    fn rounds_begun(&self, one: &Tournament) -> usize {
        one.bracket().map_or(0, |bracket| bracket.stages.len())
    }

    fn advance(&self, one: &mut Tournament, _facts: &TournamentFacts, now: Timestamp) {
        one.close_rounds();
        one.remind(now);
        while one.all_over() {
            if !self.pair_next_round(one, now) {
                return one.end(now);
            }
            one.close_rounds();
        }
    }

    fn next_due(&self, one: &Tournament) -> Option<Timestamp> {
        one.next_reminder()
    }

    fn pair_next_round(&self, one: &mut Tournament, now: Timestamp) -> bool {
        let Some(round) = next_round(one) else { return false };
        one.begin_round(&round, 1, now);
        true
    }

    fn follows_plan(&self, one: &Tournament) -> bool {
        follows_bracket(one.field_size(), &one.rounds)
    }

    fn ranking(&self, one: &Tournament) -> Vec<Ranked> {
        let bracket = bracket(one);
        let everyone = (0..one.field_size()).map(Entrant);
        let order = |who: Entrant| bracket.reached(who, one.is_running()).map_or(u16::MAX, Reached::order);
        let mut order: Vec<(u16, Entrant)> = everyone.map(|who| (order(who), who)).collect();
        order.sort_unstable();
        let (mut ranking, mut place, mut last) = (Vec::new(), 0, None);
        for (before, &(order, entrant)) in order.iter().enumerate() {
            if last.replace(order) != Some(order) {
                place = u16::try_from(before + 1).unwrap_or(u16::MAX);
            }
            ranking.push(Ranked { place, entrant, score: None });
        }
        ranking
    }

    /// Whoever goes on because the other one has not come has come far as well.
    fn gives_place(&self, result: RoundResult, side: Side) -> bool {
        matches!(result, RoundResult::Played(_)) || result == RoundResult::Forfeit(Some(side))
    }

    /// Changes who plays in the stage that has begun, unless that game is over.
    fn game_corrected(&self, one: &mut Tournament, id: MatchId, _was_open: bool, now: Timestamp) {
        if !one.is_running() {
            return;
        }
        drop_rematch(one, id);
        let bracket = bracket(one);
        let (Some(stage), Some(game)) = (bracket.stages.len().checked_sub(1), one.game(id)) else { return };
        let before = bracket.stage_of(game.pairing);
        if before + 1 != stage {
            return;
        }
        let place = bracket.place(stage, game.pairing.south);
        let is_known = |half: usize| {
            let tie = bracket.stages[before].get(2 * place + half);
            tie.is_some_and(|tie| matches!(tie.outcome(), TieOutcome::Won(_) | TieOutcome::Nobody))
        };
        if !is_known(0) || !is_known(1) {
            return;
        }
        let next = bracket.next_players(stage, place);
        let was = bracket.stages[stage].get(place).cloned().unwrap_or_default();
        if stage + 1 < bracket.number_of_stages() {
            return put_in_place(one, stage, &was, next, now);
        }
        // Whoever moves from one of the last two games to the other leaves both undecided.
        let third = bracket.third.clone().unwrap_or_default();
        if !was.is_decided() && !third.is_decided() {
            put_in_place(one, stage, &was, next, now);
            let losers = bracket.for_third().map_or([None; 2], |both| both.map(Some));
            put_in_place(one, stage, &third, losers, now);
        }
    }

    /// Somebody has to go on.
    fn may_remove_result(&self, _one: &Tournament, _game: &TournamentGame) -> bool {
        false
    }

    /// The next stage is paired by its result.
    fn may_be_played_again(&self, one: &Tournament, game: &TournamentGame) -> bool {
        one.rounds.last().is_some_and(|round| round.games.contains(game))
    }
}

fn bracket(one: &Tournament) -> Bracket {
    Bracket::from_rounds(one.field_size(), &one.rounds)
}

/// The round that follows when all are over: drawn games once more, or the next stage. `None` after the
/// final.
fn next_round(one: &Tournament) -> Option<Round> {
    let bracket = bracket(one);
    let again: Vec<Pairing> = bracket.last_ties().filter_map(rematch).collect();
    if !again.is_empty() {
        let games = again.into_iter().map(|pairing| (pairing, None)).collect();
        return Some(Round { games, absent: Vec::new() });
    }
    let stage = bracket.stages.len();
    if stage >= bracket.number_of_stages() {
        return None;
    }
    let places = usize::from(bracket.players_in(stage)) / 2;
    let mut ties: Vec<[Option<Entrant>; 2]> = if stage == 0 {
        let size = bracket.players_in(0);
        let mut all: Vec<Entrant> = (0..size).map(Entrant).collect();
        all.sort_by_key(|&who| slot(size, who));
        let there = |who: Entrant| Some(who).filter(|who| who.0 < one.field_size());
        all.chunks(2).map(|two| [there(two[0]), two.get(1).copied().and_then(there)]).collect()
    } else {
        (0..places).map(|place| bracket.next_players(stage, place)).collect()
    };
    if stage + 1 == bracket.number_of_stages() {
        ties.extend(bracket.for_third().map(|both| both.map(Some)));
    }
    let mut round = Round::default();
    for tie in ties {
        match tie {
            [Some(upper), Some(lower)] => round.games.push((seated(one, [upper, lower]), None)),
            [Some(only), None] | [None, Some(only)] => round.absent.push((only, Absence::FullBye)),
            [None, None] => {}
        }
    }
    Some(round)
}

/// The game that follows a drawn one, with sides swapped.
fn rematch(tie: &Tie) -> Option<Pairing> {
    let Pairing { south, north } = tie.games.last()?.pairing;
    (tie.outcome() == TieOutcome::Rematch).then_some(Pairing { south: north, north: south })
}

/// Who begins: whoever has begun less often, else by lot.
fn seated(one: &Tournament, [upper, lower]: [Entrant; 2]) -> Pairing {
    let begun = |who: Entrant| one.games().filter(|game| game.pairing.south == who).count();
    let lot = mix(one.seed ^ u64::from(upper.0) << 16 ^ u64::from(lower.0)) & 1 == 0;
    let is_upper = begun(upper) < begun(lower) || begun(upper) == begun(lower) && lot;
    let [south, north] = if is_upper { [upper, lower] } else { [lower, upper] };
    Pairing { south, north }
}

/// Takes a game back that is played once more although the drawn one before has a winner by now.
fn drop_rematch(one: &mut Tournament, corrected: MatchId) {
    let bracket = bracket(one);
    let tie = bracket.last_ties().find(|tie| tie.games.iter().any(|game| game.id == corrected));
    let Some(last) = tie.and_then(|tie| tie.games.last()).filter(|last| last.is_open()) else { return };
    let decided = one.game(corrected).and_then(TournamentGame::result);
    let has_winner = matches!(decided, Some(RoundResult::Played(Some(_)) | RoundResult::Forfeit(Some(_))));
    if last.id == corrected || !has_winner {
        return;
    }
    let Some(at) = one.rounds.iter().position(|round| round.games.contains(last)) else { return };
    take_out_games(one, at, &[*last]);
    if one.rounds[at].games.is_empty() {
        one.rounds.truncate(at);
        one.forget_news_of_round(at);
    }
}

/// Takes games out of a round that are not over.
fn take_out_games(one: &mut Tournament, at: usize, games: &[TournamentGame]) {
    for game in games {
        one.stopped.extend(matches!(game.state, GameState::Playing(_)).then_some(game.id));
        one.posts.news.retain(|news| news.tried.is_some() || news.what.game() != Some(game.id));
    }
    let TournamentRound { games: all, left, .. } = &mut one.rounds[at];
    all.retain(|game| !games.contains(game));
    left.retain(|&who| all.iter().any(|game| game.side_of(who).is_some()));
}

/// Has these two play in the stage that was begun last, in place of those who were to do so.
fn put_in_place(
    one: &mut Tournament,
    stage: usize,
    was: &Tie,
    players: [Option<Entrant>; 2],
    now: Timestamp,
) {
    let stages = Bracket::stages_of(one.field_size(), &one.rounds);
    let in_stage = size_for(one.field_size()) >> stage;
    let first = stages.iter().position(|one| one.players == in_stage && !one.is_rematch);
    let Some(at) = first.filter(|_| !was.is_decided() && was.players != players) else { return };
    take_out_games(one, at, &was.games);
    one.rounds[at].absent.retain(|(who, _)| !was.has(*who));
    let there: Vec<Entrant> = players.into_iter().flatten().collect();
    match *there.as_slice() {
        [upper, lower] => begin_in_place(one, at, stage, [upper, lower], now),
        [only] => {
            one.rounds[at].absent.push((only, Absence::FullBye));
            one.note_and_tell(None, LogEntry::GoesOn(only), now);
        }
        _ => {}
    }
}

/// Begins a game in a round that has begun. The one for third place comes last.
fn begin_in_place(one: &mut Tournament, at: usize, stage: usize, both: [Entrant; 2], now: Timestamp) {
    let pairing = seated(one, both);
    let (id, begun) = (one.draw_id(), one.state_at_start(pairing, now));
    let begin_by = now + one.rules.time_to_begin();
    let game = TournamentGame { id, pairing, begin_by, state: begun, score: None, came: None };
    let bracket = bracket(one);
    let is_third = bracket.for_third().is_some_and(|third| third.contains(&both[0]));
    let round = &mut one.rounds[at];
    let place = |game: &TournamentGame| bracket.place(stage, game.pairing.south);
    let own = place(&game);
    let to =
        round.games.iter().position(|other| !is_third && place(other) >= own).unwrap_or(round.games.len());
    round.games.insert(to, game);
    (round.reminded, round.closed) = (false, false);
    one.note_and_tell(None, LogEntry::MeetInstead(id), now);
}

/// Whether rounds are those of a bracket. It is folded here, and not read from its places: in each stage the
/// numbers of the two who meet add up to the same, once each has that of the best one whom they stand for.
fn follows_bracket(players: u16, rounds: &[TournamentRound]) -> bool {
    let size = size_for(players);
    let stages = size.trailing_zeros();
    let section = |who: Entrant, stage: u32| {
        let fold = |number: u16, stage: u32| number.min((size >> stage).saturating_sub(number + 1));
        (0..stage).fold(who.0, fold)
    };
    let mut begun = 0;
    let mut there: Vec<Entrant> = (0..players).map(Entrant).collect();
    let mut pairs: Vec<[Entrant; 2]> = Vec::new();
    rounds.iter().all(|round| {
        let of = |game: &TournamentGame| [game.pairing.south, game.pairing.north];
        let is_again =
            |game: &TournamentGame| pairs.iter().any(|pair| of(game).iter().all(|one| pair.contains(one)));
        if !round.games.is_empty() && round.games.iter().all(is_again) {
            return round.absent.is_empty();
        }
        let (stage, is_final) = (begun, begun + 1 == stages);
        begun += 1;
        let here: Vec<Entrant> =
            round.games.iter().flat_map(of).chain(round.absent.iter().map(|&(one, _)| one)).collect();
        let meets = |game: &TournamentGame| {
            let [one, other] = of(game).map(|one| section(one, stage));
            one + other + 1 == size >> stage
        };
        // In the first stage everyone is there.
        let is_whole = stage > 0 || here.len() == there.len();
        let goes_on = here.iter().all(|one| there.contains(one));
        let is_alone = |&(one, why): &(Entrant, Absence)| {
            let other = (size >> stage).saturating_sub(section(one, stage) + 1);
            let is_missing = stage > 0 || other >= players;
            why == Absence::FullBye && is_missing
        };
        let folded = |one: Entrant| section(one, stage).min((size >> stage) - section(one, stage) - 1);
        let ties: Vec<u16> = round
            .games
            .iter()
            .map(|game| folded(game.pairing.south))
            .chain(round.absent.iter().map(|&(one, _)| folded(one)))
            .collect();
        let at_most = if is_final { 2 } else { 1 };
        let is_single = |tie: &u16| ties.iter().filter(|one| *one == tie).count() <= at_most;
        pairs = round.games.iter().map(of).collect();
        there = here;
        stage < stages
            && is_whole
            && goes_on
            && ties.iter().all(is_single)
            && round.games.iter().all(meets)
            && round.absent.iter().all(is_alone)
    })
}

#[expect(clippy::unnecessary_wraps, reason = "other kinds refuse some")]
fn with_options(_chosen: &ChosenOptions) -> Result<TournamentKind, TournamentRefusal> {
    Ok(TournamentKind::Knockout)
}
