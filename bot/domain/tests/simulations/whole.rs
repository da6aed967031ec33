//! Whole tournaments of each kind, as people and time bring them: who stays away, comes late, leaves, comes
//! back or is removed; what organisers correct, pair again, put off and pause; and outages.

use std::collections::BTreeSet;
use std::time::Duration;

use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::tournaments::{
    Absence, Divisions, Entrant, GameState, MatchFact, Met, News, Presence, RoundLine, RoundResult,
    Tournament, TournamentActor, TournamentFacts, TournamentGame, TournamentIntent, TournamentKind,
    TournamentPlayer, TournamentRules, TournamentStage,
};
use kuzhi_domain::{ChannelId, GuildId, MatchId, PlayerId, Timestamp, TournamentId};
use kuzhi_engine::{Game, Side};

use crate::chance::Chance;
use crate::draws::DrawSeen;
use crate::groups::{check_groups, check_next};
use crate::places::check_places;
use crate::plain::Plain;
use crate::play_each;

/// How many of each kind are played by default.
const USUALLY: u64 = 12;

/// Who organises.
const HOST: u64 = 99_999;

const LIVE: TimeControl = TimeControl::Live { minutes: 3, seconds: 2 };

fn act(tournament: &mut Tournament, who: u64, intent: TournamentIntent, now: Timestamp) {
    let actor =
        TournamentActor { who: PlayerId(who), manages: who == HOST, is_guest: is_guest(tournament, who) };
    if let Ok(next) = tournament.decide(actor, intent, now) {
        assert_eq!(next.version, tournament.version + 1);
        *tournament = next;
    }
}

/// Whether somebody plays for the other one of two servers: half of all do.
fn is_guest(tournament: &Tournament, who: u64) -> bool {
    tournament.servers.is_some() && who != HOST && who.is_multiple_of(2)
}

/// What people do between two looks.
fn live(tournament: &mut Tournament, chance: &mut Chance, now: Timestamp) {
    let people: Vec<u64> = tournament.players.iter().map(|one| one.player.0).collect();
    for &who in &people {
        match chance.below(1_000) {
            0..10 => act(tournament, who, TournamentIntent::Leave, now),
            10..30 => act(tournament, who, TournamentIntent::RoundOff, now),
            30..34 => {
                let reason = "they asked".to_owned();
                let remove = TournamentIntent::Remove { player: PlayerId(who), reason };
                act(tournament, HOST, remove, now);
            }
            34..40 => act(tournament, who, TournamentIntent::Join { has_role: true }, now),
            40..300 => {
                let above = people[usize::try_from(chance.below(people.len() as u64)).unwrap()];
                act(tournament, who, TournamentIntent::Challenge(PlayerId(above)), now);
            }
            _ => {}
        }
        if chance.is(90) {
            act(tournament, who, TournamentIntent::Ready(None), now);
        }
    }
    if chance.is(10) {
        let who = 1_000 + chance.below(1_000);
        act(tournament, who, TournamentIntent::Join { has_role: true }, now);
    }
    if let Some(&other) = people.first().filter(|_| chance.is(1)) {
        act(tournament, HOST, TournamentIntent::Forbid([PlayerId(other), PlayerId(2)]), now);
    }
    organise(tournament, chance, now);
}

/// What organisers do between two looks.
fn organise(tournament: &mut Tournament, chance: &mut Chance, now: Timestamp) {
    if tournament.paused.is_some() {
        if chance.is(30) {
            act(tournament, HOST, TournamentIntent::Resume, now);
        }
        return;
    }
    match chance.below(200) {
        0 => act(tournament, HOST, TournamentIntent::Pause, now),
        1..4 => {
            let dealt = tournament.playing().filter(|_| chance.is(70)).map(|game| game.id).collect();
            act(tournament, HOST, TournamentIntent::PairAgain(dealt), now);
        }
        4..7 => {
            let open: Vec<MatchId> =
                tournament.games().filter(|game| game.is_open()).map(|game| game.id).collect();
            let game = open.first().copied().filter(|_| chance.is(50));
            act(tournament, HOST, TournamentIntent::Extend { game, time: Duration::from_mins(3) }, now);
        }
        7..10 => correct(tournament, chance, now),
        10..30 => act(tournament, HOST, TournamentIntent::PutOff(Duration::from_mins(10)), now),
        30..34 => put_right(tournament, chance, now),
        _ => {}
    }
}

/// Organisers let people in again, have games played again, and undo what they did.
fn put_right(tournament: &mut Tournament, chance: &mut Chance, now: Timestamp) {
    let any = |chance: &mut Chance, all: &[u64]| {
        (!all.is_empty()).then(|| all[usize::try_from(chance.below(all.len() as u64)).unwrap()])
    };
    let players: Vec<u64> = tournament.players.iter().map(|one| one.player.0).collect();
    let removed: Vec<u64> = tournament.removed_people().into_iter().map(|one| one.0).collect();
    let games: Vec<MatchId> = tournament.games().map(|game| game.id).collect();
    let reason = "it was a fault".to_owned();
    let intent = match chance.below(6) {
        0 => any(chance, &removed).map(|who| TournamentIntent::LetIn(PlayerId(who))),
        1 => tournament.forbidden.first().copied().map(TournamentIntent::Unforbid),
        2 => any(chance, &players).map(|who| TournamentIntent::Place {
            player: PlayerId(who),
            above: any(chance, &players).map(PlayerId),
        }),
        3 => Some(TournamentIntent::Sort),
        _ if games.is_empty() => None,
        step => {
            let game = games[usize::try_from(chance.below(games.len() as u64)).unwrap()];
            Some(if step == 4 {
                TournamentIntent::PlayAgain { game, reason }
            } else {
                TournamentIntent::RemoveResult { game, reason }
            })
        }
    };
    if let Some(intent) = intent {
        act(tournament, HOST, intent, now);
    }
}

/// Organisers set a result.
fn correct(tournament: &mut Tournament, chance: &mut Chance, now: Timestamp) {
    let ids: Vec<MatchId> = tournament.games().map(|game| game.id).collect();
    if ids.is_empty() {
        return;
    }
    let game = ids[usize::try_from(chance.below(ids.len() as u64)).unwrap()];
    let result = tournament.game(game).unwrap().result();
    let was_forfeited = matches!(result, Some(RoundResult::Forfeit(_) | RoundResult::Removed));
    // The two may have met since if a game was forfeited or removed, and must not have met twice.
    let result = [
        RoundResult::Played(Some(Side::South)),
        RoundResult::Played(Some(Side::North)),
        RoundResult::Played(None),
        RoundResult::Forfeit(None),
    ][if was_forfeited { 3 } else { usize::from(chance.small(4)) }];
    let reason = "it was otherwise".to_owned();
    act(tournament, HOST, TournamentIntent::SetResult { game, result, reason }, now);
}

fn facts(tournament: &Tournament, chance: &mut Chance) -> TournamentFacts {
    let mut facts = TournamentFacts::default();
    for game in tournament.playing() {
        let stronger = if game.pairing.south < game.pairing.north { Side::South } else { Side::North };
        let fact = match chance.below(100) {
            0..40 => MatchFact::Playing,
            40..65 => MatchFact::Over(Some(stronger)),
            65..78 => MatchFact::Over(Some(stronger.other())),
            78..94 => MatchFact::Over(None),
            94..98 => MatchFact::NeverCame(Side::South),
            _ => MatchFact::BrokenOff,
        };
        facts.matches.insert(game.id, fact);
    }
    facts
}

/// Plays a tournament to its end, and checks it after each step.
fn play(kind: TournamentKind, chance: &mut Chance) -> Tournament {
    let [fewest, most] = kind.sizes();
    // Most are small, as most are.
    let span = if chance.is(10) { most - fewest } else { (most - fewest).min(12) };
    let size = u64::from(fewest) + chance.below(u64::from(span) + 1);
    let clocks = [LIVE, TimeControl::Hours(12), TimeControl::Days(3), TimeControl::RESERVE];
    let clock = if kind.abilities().pairs_at_once { LIVE } else { clocks[usize::from(chance.small(4))] };
    let rules = TournamentRules {
        name: "Friday".to_owned(),
        kind,
        game: Game::default(),
        clock,
        rated: false,
        takebacks: false,
        time_off: TimeOff::All,
        check_in: false,
        byes: 1,
        begins: Timestamp::default() + Duration::from_hours(1),
        most,
        role: None,
        season: None,
    };
    assert_eq!(rules.check(), Ok(()));
    let place = (GuildId(1), ChannelId(2));
    let id = TournamentId::from_random(7);
    let mut tournament = Tournament::announce(id, place, PlayerId(99), rules, Timestamp::default());
    let mut now = tournament.made;
    if kind.abilities().has_teams {
        let asks = (GuildId(3), ChannelId(4));
        let both = tournament.between_servers("Tea House").asked_by(asks, "Club", PlayerId(2), now).unwrap();
        tournament = both.answered((PlayerId(99), false), true, now).unwrap();
    }
    for who in 1..=size {
        act(&mut tournament, who, TournamentIntent::Join { has_role: true }, now);
    }
    let (mut steps, mut watch) = (0, Watch::default());
    while tournament.is_live() {
        steps += 1;
        assert!(steps < 20_000, "it does not end: {tournament:?}");
        live(&mut tournament, chance, now);
        watch.check(&tournament);
        let facts = facts(&tournament, chance);
        if let Some(next) = tournament.advance(&facts, now) {
            assert_eq!(next.version, tournament.version + 1);
            tournament = next;
            assert_eq!(
                tournament.advance(&TournamentFacts::default(), now),
                None,
                "nothing is left to do at once"
            );
        }
        watch.check(&tournament);
        check_goes_on(&tournament);
        let is_done = tournament.next_due().is_none_or(|due| due > now);
        assert!(is_done, "it is looked at again and again: {tournament:?}");
        let soon = now + Duration::from_secs(60 + chance.below(120));
        now = match tournament.next_due() {
            Some(due) if chance.is(30) || tournament.stage == TournamentStage::Open => due.max(now),
            _ => soon,
        };
        if chance.is(1) {
            let back = now + Duration::from_hours(24);
            tournament = tournament.with_absence_credited(now, back).unwrap_or(tournament);
            now = back;
        }
        if kind == TournamentKind::Ladder && steps == 300 {
            act(&mut tournament, HOST, TournamentIntent::Stop { reason: String::new() }, now);
        }
    }
    watch.check(&tournament);
    check_end(&tournament);
    for _ in 0..3 {
        correct(&mut tournament, chance, now);
        watch.check(&tournament);
    }
    tournament
}

/// It never stands still: time, a game or an organiser brings it on.
fn check_goes_on(tournament: &Tournament) {
    let is_awaited = tournament.paused.is_some() || tournament.playing().next().is_some();
    let is_over = !tournament.is_live() || tournament.rules.kind.abilities().is_standing;
    assert!(is_over || is_awaited || tournament.next_due().is_some(), "it stands still: {tournament:?}");
}

/// Nobody is congratulated on a tournament that could not be played to its end.
fn check_end(tournament: &Tournament) {
    let is_told = tournament.posts.news.iter().any(|one| one.what == News::Over);
    assert_eq!(is_told, matches!(tournament.stage, TournamentStage::Over { .. }));
    let abilities = tournament.rules.kind.abilities();
    if let Some(tie_breaks) = abilities.tie_breaks.filter(|_| !abilities.has_teams) {
        Plain::check(tie_breaks, &tournament.field());
    }
    if !abilities.has_teams {
        check_groups(&tournament.group_stage().unwrap_or_else(|| tournament.clone()));
    }
    if let (TournamentKind::Swiss { .. }, TournamentStage::Over { .. }) =
        (tournament.rules.kind, tournament.stage)
    {
        assert_eq!(Some(tournament.rounds.len()), tournament.total_rounds().map(usize::from));
    }
}

/// What was seen of a tournament so far.
#[derive(Default)]
struct Watch {
    /// The ids of all games that it ever had, and of those that it had last.
    ever: BTreeSet<MatchId>,
    last: BTreeSet<MatchId>,
    /// The draw after groups, and the results there.
    draw: DrawSeen,
}

impl Watch {
    fn check(&mut self, tournament: &Tournament) {
        let now: BTreeSet<MatchId> = tournament.games().map(|game| game.id).collect();
        for game in tournament.games().filter(|game| !self.last.contains(&game.id)) {
            assert!(self.ever.insert(game.id), "an id comes again: {}", game.id);
            if game.is_open() {
                let there = |side| {
                    let player = tournament.player(game.pairing.at(side)).unwrap();
                    let has_rest = tournament.rules.kind.abilities().rest.is_some();
                    player.takes_part() && !(has_rest && player.presence == Presence::Missing)
                };
                assert!(Side::ALL.into_iter().all(there), "somebody is paired with who is gone");
            }
        }
        self.last = now;
        check(tournament);
        self.draw.check(tournament);
    }
}

/// What is never broken.
fn check(tournament: &Tournament) {
    assert_eq!(tournament.check(), Ok(()), "it can be read again");
    for game in tournament.games().filter(|game| matches!(game.state, GameState::Waiting(_))) {
        let there = |side| tournament.player(game.pairing.at(side)).is_some_and(TournamentPlayer::takes_part);
        assert!(Side::ALL.into_iter().all(there), "nobody waits for who is gone");
    }
    check_places(tournament);
    let mut ids = BTreeSet::new();
    assert!(tournament.games().all(|game| ids.insert(game.id)), "each game has a match of its own");
    let people: BTreeSet<PlayerId> = tournament.players.iter().map(|one| one.player).collect();
    assert_eq!(people.len(), tournament.players.len(), "nobody is there twice");
    for (place, player) in tournament.players.iter().enumerate() {
        let entrant = Entrant(u16::try_from(place).unwrap());
        let playing = tournament.playing().filter(|game| game.side_of(entrant).is_some()).count();
        assert!(playing <= 1 || !tournament.rules.clock.is_live(), "one live game at a time");
        match tournament.rules.kind {
            TournamentKind::League { .. }
            | TournamentKind::Knockout
            | TournamentKind::KnockoutAfterGroups { .. }
            | TournamentKind::Servers { .. } => {}
            TournamentKind::Arena { .. } | TournamentKind::Ladder => {
                assert!(tournament.open_games(entrant).count() <= 1);
                assert!(playing <= 1);
            }
            TournamentKind::Swiss { .. } => check_swiss(tournament, entrant),
        }
        let _ = player;
    }
    let standings: Vec<Entrant> = tournament.ranking().into_iter().map(|one| one.entrant).collect();
    let listed: BTreeSet<Entrant> = standings.iter().copied().collect();
    assert_eq!(listed.len(), standings.len(), "nobody has two places");
}

fn check_swiss(tournament: &Tournament, entrant: Entrant) {
    let field = tournament.field();
    let met: Vec<Met> = field.lines(entrant).filter_map(RoundLine::played).collect();
    let opponents: BTreeSet<Entrant> = met.iter().map(|met| met.opponent).collect();
    assert_eq!(opponents.len(), met.len(), "nobody meets the same player twice");
    let byes = field.lines(entrant).filter(|line| matches!(line, RoundLine::Absent(Absence::FullBye)));
    assert!(byes.count() <= 1, "nobody has two full byes");
    let thrice = met.windows(3).any(|three| three.iter().all(|one| one.side == three[0].side));
    // A game that organisers take away brings others together.
    let is_corrected = tournament.log.iter().any(|line| line.what.game().is_some());
    assert!(!thrice || is_corrected, "nobody has the same side three times in a row");
}

fn play_many(kind: impl Fn(&mut Chance) -> TournamentKind) {
    play_each(USUALLY, |_, mut chance| {
        let kind = kind(&mut chance);
        let tournament = play(kind, &mut chance);
        let is_stopped = kind == TournamentKind::Ladder;
        assert!(is_stopped || !tournament.games().any(TournamentGame::is_open), "all games have ended");
    });
}

#[test]
fn leagues_end_and_keep_their_rules() {
    play_many(|chance| TournamentKind::League {
        twice: chance.is(30),
        at_once: chance.is(30),
        divisions: None,
    });
}

/// The next league, which most come to again, and some for the first time.
fn play_next(last: &Tournament, chance: &mut Chance) {
    let begins = last.rules.begins + Duration::from_hours(24 * 365);
    let rules = TournamentRules { begins, ..last.rules.clone() };
    let id = TournamentId::from_random(8);
    let mut next = Tournament::announce(id, (GuildId(1), ChannelId(2)), PlayerId(99), rules, begins);
    next.drafted_from = Some(last.id);
    let all_come = chance.is(30);
    let again: Vec<u64> = last.players.iter().map(|one| one.player.0).collect();
    for who in again.into_iter().filter(|_| all_come || chance.is(80)).collect::<Vec<_>>() {
        act(&mut next, who, TournamentIntent::Join { has_role: true }, begins);
    }
    for who in (0..if all_come { 0 } else { chance.below(8) }).map(|who| 5_000 + who) {
        act(&mut next, who, TournamentIntent::Join { has_role: true }, begins);
    }
    let facts = TournamentFacts { last_groups: last.people_in_groups(), ..Default::default() };
    if let Some(next) = next.advance(&facts, begins).filter(Tournament::is_running) {
        check(&next);
        check_next(last, &next);
    }
}

#[test]
fn leagues_in_groups_end_and_the_next_ones_follow() {
    play_each(USUALLY, |_, mut chance| {
        let most = 4 + u8::try_from(chance.below(9)).unwrap();
        let moves = u8::try_from(chance.below(u64::from(most / 2) + 1)).unwrap();
        let divisions = Some(Divisions { most, moves });
        let kind = TournamentKind::League { twice: chance.is(20), at_once: chance.is(30), divisions };
        let last = play(kind, &mut chance);
        if moves > 0 && matches!(last.stage, TournamentStage::Over { .. }) {
            play_next(&last, &mut chance);
        }
    });
}

#[test]
fn swisses_end_and_keep_their_rules() {
    play_many(|chance| {
        let rounds = chance.is(50).then(|| 3 + u8::try_from(chance.below(5)).unwrap());
        TournamentKind::Swiss { rounds }
    });
}

#[test]
fn arenas_end_and_keep_their_rules() {
    play_many(|chance| TournamentKind::Arena { minutes: 20 + chance.small(60) });
}

#[test]
fn knockouts_end_and_keep_their_rules() {
    play_many(|_| TournamentKind::Knockout);
}

#[test]
fn knockouts_after_groups_end_and_keep_their_rules() {
    play_many(|chance| {
        let sizes = if chance.is(80) { 2 } else { 9 };
        TournamentKind::KnockoutAfterGroups { most: 4 + u8::try_from(chance.below(sizes)).unwrap() }
    });
}

#[test]
fn matches_of_servers_end_and_keep_their_rules() {
    play_many(|chance| TournamentKind::Servers { twice: chance.is(50), at_once: chance.is(30) });
}

#[test]
fn ladders_keep_their_rules() {
    play_many(|_| TournamentKind::Ladder);
}
