//! A knock-out: whoever loses is out. It may begin with groups, of which the best two go on.
//!
//! Its rounds are those of the groups, if there are several, and then the stages of its [bracket](Bracket),
//! with those in between in which drawn games are played once more. Who goes on follows from the results of
//! the last stage, or was drawn after the groups. A corrected result changes that until the game that follows
//! is over; then one that would is refused.

mod plan;
mod replacing;

use std::cmp::Ordering;

use kuzhi_engine::Side;
use kuzhi_search::mix;

use self::replacing::{draw_again, drop_rematch, put_in_place};
use super::{Abilities, ChosenOptions, Kind, KindName, TournamentKind, league};
use crate::refusal::TournamentRefusal;
use crate::tournaments::advance::TournamentFacts;
use crate::tournaments::field::{Absence, Entrant, Pairing, Round, RoundResult};
use crate::tournaments::game::TournamentGame;
use crate::tournaments::option::TournamentOption;
use crate::tournaments::pairing::{
    Bracket, Draw, GroupResult, Groups, Reached, Tie, TieOutcome, check_size, chosen_size, number_for,
    size_for,
};
use crate::tournaments::placing::Ranked;
use crate::tournaments::rules::TournamentRules;
use crate::tournaments::standings::{Standings, TieBreaks, TournamentRow};
use crate::tournaments::tournament::Tournament;
use crate::{MatchId, Timestamp};

pub(super) static ABILITIES: Abilities = Abilities {
    options: &[TournamentOption::Groups],
    has_bracket: true,
    ..Abilities::in_rounds(with_options)
};

pub(super) struct KnockoutKind {
    /// The most players of a group, if it begins with groups.
    pub(super) group: Option<u8>,
}

impl KnockoutKind {
    /// The rounds in groups. None if there are not enough players for two.
    fn plan(&self, players: u16) -> Vec<Round> {
        self.several(players).map_or_else(Vec::new, |_| self.groups(players).rounds(false))
    }

    /// How many groups there are before the bracket, if there are several.
    fn several(&self, players: u16) -> Option<u16> {
        self.group.map(|most| number_for(players, most.into())).filter(|&number| number > 1)
    }
}

impl Kind for KnockoutKind {
    fn name(&self) -> KindName {
        KindName::Knockout
    }

    fn check(&self, rules: &TournamentRules) -> Result<(), TournamentRefusal> {
        self.group.map_or(Ok(()), check_size)?;
        let [_, most] = ABILITIES.sizes;
        match self.players_for_groups() {
            Some(fewest) if rules.most < fewest => Err(TournamentRefusal::Size { fewest, most }),
            _ => Ok(()),
        }
    }

    fn groups(&self, players: u16) -> Groups {
        self.group
            .map_or_else(|| Groups::one(players), |most| Groups::seeded_of_at_most(players, most.into()))
    }

    fn qualifying_group(&self) -> Option<u8> {
        self.group
    }

    fn players_for_groups(&self) -> Option<u16> {
        let [_, most] = ABILITIES.sizes;
        self.group.and_then(|_| (1..=most).find(|&players| self.several(players).is_some()))
    }

    fn rounds_in_groups(&self, players: u16) -> u16 {
        let largest = self.several(players).map(|number| players.div_ceil(number));
        largest.map_or(0, |players| league::rounds_of(players, false))
    }

    fn rounds_of_group(&self, players: u16) -> Option<u16> {
        Some(league::rounds_of(players, false))
    }

    fn rounds(&self, players: u16) -> Option<u16> {
        let go_on = self.several(players).map_or(players, |groups| 2 * groups);
        Some(self.rounds_in_groups(players) + u16::try_from(size_for(go_on).trailing_zeros()).ok()?)
    }

    /// Drawn games that are played once more make no round of their own.
    fn rounds_begun(&self, one: &Tournament) -> usize {
        let in_groups = one.rounds.len().min(one.rounds_in_groups());
        in_groups + one.bracket().map_or(0, |bracket| bracket.stages.len())
    }

    fn advance(&self, one: &mut Tournament, _facts: &TournamentFacts, now: Timestamp) {
        one.close_rounds();
        one.remind(now);
        while one.all_over() {
            if one.is_in_groups() && one.number() < 2 {
                // Whoever is left alone has won nothing yet.
                return one.wait_for_players(now);
            }
            one.unpaired_since = None;
            if !self.pair_next_round(one, now) {
                return one.end(now);
            }
            one.close_rounds();
        }
    }

    fn next_due(&self, one: &Tournament) -> Option<Timestamp> {
        [one.next_reminder(), one.waits_until()].into_iter().flatten().min()
    }

    fn pair_next_round(&self, one: &mut Tournament, now: Timestamp) -> bool {
        let in_groups = self.plan(one.field_size());
        if let Some(round) = in_groups.get(one.rounds.len()) {
            one.begin_round(round, 1, now);
            return true;
        }
        if one.is_in_groups() {
            let (seeds, left_early) = (one.who_goes_on(), one.without_results());
            one.draw = Some(Draw { seeds, left_early });
        }
        let Some(round) = next_round(one) else { return false };
        one.begin_round(&round, 1, now);
        true
    }

    fn follows_plan(&self, one: &Tournament) -> bool {
        plan::follows(one, &self.plan(one.field_size()))
    }

    /// As in a league. Whoever comes or leaves once the bracket is drawn changes nothing of that.
    fn without_results(&self, one: &Tournament) -> Vec<Entrant> {
        match &one.draw {
            Some(draw) => draw.left_early.clone(),
            None if one.is_in_groups() => league::left_early(one, || self.plan(one.field_size())),
            None => Vec::new(),
        }
    }

    fn ranking(&self, one: &Tournament) -> Vec<Ranked> {
        match one.group_stage() {
            None if one.is_in_groups() => in_groups(one),
            stage => in_bracket(one, stage.as_ref()),
        }
    }

    /// Whoever goes on because the other one has not come has come far as well.
    fn gives_place(&self, result: RoundResult, side: Side) -> bool {
        matches!(result, RoundResult::Played(_)) || result == RoundResult::Forfeit(Some(side))
    }

    /// Changes who plays in the stage that has begun, unless that game is over.
    fn game_corrected(&self, one: &mut Tournament, id: MatchId, _was_open: bool, now: Timestamp) {
        if !one.is_running() || one.is_in_groups() {
            return;
        }
        if !one.rounds_of_bracket().iter().flat_map(|round| &round.games).any(|game| game.id == id) {
            return draw_again(one, now);
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

    fn comes_too_late(&self, before: &Tournament, corrected: &Tournament) -> bool {
        let [was, is] = [before, corrected].map(|one| one.group_stage().map(|groups| groups.who_goes_on()));
        let drawn = corrected.draw.as_ref().map(|draw| draw.seeds.clone());
        was != is && is != drawn || bracket(before).follows_results() && !bracket(corrected).follows_results()
    }

    /// In the bracket, somebody has to go on.
    fn may_remove_result(&self, one: &Tournament, game: &TournamentGame) -> bool {
        !one.rounds_of_bracket().iter().any(|round| round.games.contains(game))
    }

    /// The next stage is paired by its result.
    fn may_be_played_again(&self, one: &Tournament, game: &TournamentGame) -> bool {
        one.is_in_groups() || one.rounds.last().is_some_and(|round| round.games.contains(game))
    }
}

fn bracket(one: &Tournament) -> Bracket {
    Bracket::from_rounds(one.seeds(), one.rounds_of_bracket())
}

/// The order in the groups. Of equals, the better number decides who goes on.
fn in_groups(one: &Tournament) -> Vec<Ranked> {
    let (mut ranking, groups) = (one.ranking_by(TieBreaks::LEAGUE), one.groups());
    for group in
        ranking.chunk_by_mut(|one, other| groups.group_of(one.entrant) == groups.group_of(other.entrant))
    {
        (1..).zip(group).for_each(|(place, ranked)| ranked.place = place);
    }
    ranking
}

/// The order by how far everyone has come. Whoever went out in the groups follows: by the place there, and
/// then by results.
fn in_bracket(one: &Tournament, groups: Option<&Tournament>) -> Vec<Ranked> {
    let bracket = bracket(one);
    let order = |who: Entrant| bracket.reached(who, one.is_running()).map_or(u16::MAX, Reached::order);
    let mut there: Vec<(u16, Entrant)> = one.seeds().into_iter().map(|who| (order(who), who)).collect();
    there.sort_unstable();
    let mut ranking: Vec<Ranked> = Vec::new();
    let mut place = 0;
    for (at, &(order, entrant)) in there.iter().enumerate() {
        if at == 0 || there[at - 1].0 != order {
            place = place_after(&ranking);
        }
        ranking.push(Ranked { place, entrant, score: None });
    }
    let mut out: Vec<Out> = groups.map(Out::of_groups).unwrap_or_default();
    out.retain(|out| !there.iter().any(|&(_, who)| who == out.who));
    out.sort_by(|one, other| one.compare(other).then(one.who.cmp(&other.who)));
    for (at, one) in out.iter().enumerate() {
        if at == 0 || out[at - 1].compare(one).is_ne() {
            place = place_after(&ranking);
        }
        ranking.push(Ranked { place, entrant: one.who, score: None });
    }
    ranking
}

fn place_after(ranking: &[Ranked]) -> u16 {
    u16::try_from(ranking.len() + 1).unwrap_or(u16::MAX)
}

/// Somebody of a group.
struct Out {
    who: Entrant,
    place: u16,
    result: GroupResult,
}

impl Out {
    fn of_groups(groups: &Tournament) -> Vec<Out> {
        let (field, all) = (groups.counted_field(), groups.groups());
        let of_group = |group: &Vec<Entrant>| {
            let standings = Standings::of_group(&field, group, TieBreaks::LEAGUE);
            let out = |(place, row): (u16, &TournamentRow)| Out {
                who: row.entrant,
                place,
                result: GroupResult::from_row(&field, row),
            };
            (1..).zip(standings.rows()).map(out).collect::<Vec<_>>()
        };
        all.all().iter().flat_map(of_group).collect()
    }

    fn compare(&self, other: &Out) -> Ordering {
        self.place.cmp(&other.place).then_with(|| self.result.compare(&other.result))
    }
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
        bracket.first_players()
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

fn with_options(chosen: &ChosenOptions) -> Result<TournamentKind, TournamentRefusal> {
    let most = chosen.group.map(chosen_size).transpose()?;
    Ok(most.map_or(TournamentKind::Knockout, |most| TournamentKind::KnockoutAfterGroups { most }))
}
