//! A match of two servers, from the invitation to the return match.

use kuzhi_engine::Side;

use super::{HOST, LIVE, announced, at, by, go};
use crate::clock::TimeControl;
use crate::erasure::Erasure;
use crate::matches::Match;
use crate::refusal::TournamentRefusal;
use crate::tournaments::{
    GameState, GuestState, LogEntry, MatchFact, News, Presence, RoundResult, Tournament, TournamentActor,
    TournamentFacts, TournamentIntent, TournamentKind, TournamentStage,
};
use crate::{ChannelId, GuildId, PlayerId};

const ONCE: TournamentKind = TournamentKind::Servers { twice: false, at_once: false };
const TWICE: TournamentKind = TournamentKind::Servers { twice: true, at_once: false };
const CLUB: GuildId = GuildId(77);
const BOSS: PlayerId = PlayerId(500);

fn away(who: u64) -> TournamentActor {
    TournamentActor { who: PlayerId(who), manages: false, is_guest: true }
}

fn home(kind: TournamentKind, clock: TimeControl) -> Tournament {
    announced(kind, clock).between_servers("Tea House")
}

fn asked(kind: TournamentKind, clock: TimeControl) -> Tournament {
    home(kind, clock).asked_by((CLUB, ChannelId(70)), "Mancala Club", BOSS, at(1)).unwrap()
}

/// Two servers that play: with so many players of each.
fn playing(kind: TournamentKind, clock: TimeControl, [own, theirs]: [u64; 2]) -> Tournament {
    let mut one = asked(kind, clock).answered((HOST, false), true, at(2)).unwrap();
    let join = || TournamentIntent::Join { has_role: false };
    for who in 1..=own {
        one = one.decide(by(PlayerId(who)), join(), at(3)).unwrap();
    }
    for who in 101..=100 + theirs {
        one = one.decide(away(who), join(), at(3)).unwrap();
    }
    assert_eq!(one.check(), Ok(()));
    one
}

/// The same once it has begun. The last to enter are the strongest.
fn begun(kind: TournamentKind, clock: TimeControl, players: [u64; 2]) -> Tournament {
    let open = playing(kind, clock, players);
    let strengths = open.players.iter().map(|one| (one.player, i64::try_from(one.player.0).unwrap()));
    let facts = TournamentFacts { strengths: strengths.collect(), ..TournamentFacts::default() };
    let next = open.advance(&facts, at(60)).unwrap();
    assert_eq!(next.check(), Ok(()));
    next
}

fn pairs(one: &Tournament, round: usize) -> Vec<[u64; 2]> {
    let games = one.rounds[round].games.iter();
    games.map(|game| [game.pairing.south, game.pairing.north].map(|who| one.person(who).0)).collect()
}

#[test]
fn a_server_asks_and_the_other_one_agrees() {
    let one = home(ONCE, LIVE);
    let ask = |one: &Tournament, guild| one.asked_by((guild, ChannelId(70)), "Mancala Club", BOSS, at(1));
    assert_eq!(ask(&one, one.guild), Err(TournamentRefusal::OwnServer));
    let asked = ask(&one, CLUB).unwrap();
    assert_eq!((asked.check(), asked.other_server()), (Ok(()), None), "nothing is shown there yet");
    assert_eq!(ask(&asked, GuildId(78)), Err(TournamentRefusal::ServerIsThere));
    assert_eq!(asked.answered((BOSS, true), true, at(2)), Err(TournamentRefusal::NoServerAsks));
    let declined = asked.answered((HOST, false), false, at(2)).unwrap();
    assert!(ask(&declined, GuildId(78)).is_ok(), "another one can ask");
    let both = asked.answered((HOST, false), true, at(2)).unwrap();
    assert!(both.servers_play() && both.guilds().eq([one.guild, CLUB]));
    assert_eq!(both.answered((HOST, false), true, at(2)), Err(TournamentRefusal::NoServerAsks));
    let told = |one: &Tournament| one.posts.news.last().map(|news| news.what.clone());
    assert_eq!(both.log.last().unwrap().what, LogEntry::ServersPlay);
    assert_eq!(told(&both), told(&both.clone().seen_from(CLUB)), "both servers are told");
    let league = announced(TournamentKind::League { twice: false, at_once: false, divisions: None }, LIVE);
    assert_eq!(ask(&league.between_servers("x"), CLUB), Err(TournamentRefusal::Unknown));
}

#[test]
fn it_is_seen_from_either_server_and_stored_from_one() {
    let one = playing(ONCE, LIVE, [1, 1]);
    let there = one.clone().seen_from(CLUB);
    assert_eq!((there.guild, there.posts.channel, there.check()), (CLUB, ChannelId(70), Ok(())));
    assert!(there.is_seen_by_guests() && !one.is_seen_by_guests());
    for seen in [&one, &there] {
        assert_eq!(seen.clone().seen_from_home(), one);
        assert_eq!(seen.clone().seen_from(CLUB), there);
        assert_eq!(seen.clone().seen_from(GuildId(5)), *seen, "a server that is none of the two");
    }
    let others = |seen: &Tournament| [1, 101, HOST.0, BOSS.0].map(|who| seen.is_of_others(PlayerId(who)));
    assert_eq!(others(&one), [false, true, false, true]);
    assert_eq!(others(&there), [true, false, true, false]);
}

#[test]
fn each_server_has_as_many_players_as_there_are_boards() {
    let mut one = home(ONCE, LIVE);
    one.rules.most = 4;
    let mut one = one.asked_by((CLUB, ChannelId(70)), "Club", BOSS, at(1)).unwrap();
    one = one.answered((HOST, false), true, at(2)).unwrap();
    let join = || TournamentIntent::Join { has_role: true };
    for who in [1, 2] {
        one = one.decide(by(PlayerId(who)), join(), at(3)).unwrap();
    }
    assert_eq!(one.decide(by(PlayerId(3)), join(), at(3)), Err(TournamentRefusal::Full));
    one = one.decide(away(3), join(), at(3)).unwrap();
    assert_eq!(one.decide(away(1), join(), at(3)), Err(TournamentRefusal::PlaysForOthers));
    assert_eq!((one.number(), one.number_of_team(true), one.check()), (3, 1, Ok(())));
}

#[test]
fn boards_go_by_rating_and_sides_alternate() {
    let one = begun(TWICE, LIVE, [3, 3]);
    assert_eq!(pairs(&one, 0), [[3, 103], [102, 2], [1, 101]]);
    let mut one = one;
    for game in &mut one.rounds[0].games {
        game.state = GameState::Ended(RoundResult::Played(Some(Side::South)), at(61));
    }
    let next = go(&one, at(62));
    assert_eq!(pairs(&next, 1), [[103, 3], [2, 102], [101, 1]]);
    assert_eq!(next.points_of_servers(), [4, 2]);
    let boards = next.boards();
    assert_eq!(boards.iter().map(|(_, games)| games.len()).collect::<Vec<_>>(), [2, 2, 2]);
    assert!(boards.iter().all(|([own, theirs], _)| !next.is_guest(*own) && next.is_guest(*theirs)));
}

#[test]
fn whoever_has_nobody_to_meet_does_not_play() {
    let one = begun(ONCE, LIVE, [3, 1]);
    assert_eq!(pairs(&one, 0), [[3, 101]]);
    assert_eq!((one.rounds[0].absent.len(), one.check()), (2, Ok(())));
}

#[test]
fn it_begins_with_both_servers_or_not_at_all() {
    let begin = TournamentIntent::Begin;
    for one in [asked(ONCE, LIVE), playing(ONCE, LIVE, [2, 0]), playing(ONCE, LIVE, [0, 2])] {
        let refused = one.decide(by(HOST), begin.clone(), at(5)).unwrap_err();
        assert_eq!(refused, TournamentRefusal::TeamsAreMissing);
        let next = go(&one, at(60));
        assert!(matches!(next.stage, TournamentStage::CalledOff { .. }));
        assert_eq!(next.check(), Ok(()));
    }
    assert!(playing(ONCE, LIVE, [1, 1]).decide(by(HOST), begin, at(5)).is_ok());
}

#[test]
fn points_count_together_and_it_ends_with_the_last_game() {
    let mut one = begun(ONCE, LIVE, [4, 4]);
    let results = [
        RoundResult::Played(Some(Side::South)),
        RoundResult::Played(None),
        RoundResult::Forfeit(Some(Side::North)),
        RoundResult::Forfeit(None),
    ];
    for (game, result) in one.rounds[0].games.iter_mut().zip(results) {
        game.state = GameState::Ended(result, at(61));
    }
    let over = go(&one, at(62));
    assert_eq!((over.stage, over.points_of_servers()), (TournamentStage::Over { at: at(62) }, [3, 3]));
    assert!(over.podium().is_empty(), "a match has winners, and no podium");
    let there = over.clone().seen_from(CLUB);
    for seen in [&over, &there] {
        assert_eq!(seen.posts.news.last().map(|news| &news.what), Some(&News::Over));
        assert_eq!(seen.points_of_servers(), [3, 3], "whoever looks");
    }
}

#[test]
fn no_one_loses_a_game_of_which_either_server_was_not_told() {
    let mut one = begun(ONCE, LIVE, [1, 1]).without_news();
    one.posts.tell(News::RoundBegun(0), Vec::new());
    let mut there = one.seen_from(CLUB);
    there.posts.tell(News::RoundBegun(0), Vec::new());
    let number = there.posts.told;
    there.try_news(number, std::time::Duration::from_secs(20), at(60));
    let late = go(&there.seen_from_home(), at(90));
    assert!(late.games().all(super::super::game::TournamentGame::is_open));
}

#[test]
fn who_does_not_come_leaves_or_is_removed_loses_their_board() {
    let one = begun(TWICE, LIVE, [2, 2]).without_news();
    let left = one.decide(away(102), TournamentIntent::Leave, at(61)).unwrap();
    let over = go(&left, at(120));
    assert_eq!(over.rounds[0].games[0].result(), Some(RoundResult::Forfeit(Some(Side::South))));
    assert_eq!(over.rounds[0].games[1].result(), Some(RoundResult::Forfeit(None)), "neither came");
    let ended = go(&over.without_news(), at(180));
    assert_eq!(ended.points_of_servers(), [4, 0], "both games of the first board");
    assert!(!ended.is_live());
}

#[test]
fn each_server_decides_who_plays_for_it_and_one_all_else() {
    let one = playing(ONCE, LIVE, [2, 2]);
    let boss = away(BOSS.0);
    let remove = |player| TournamentIntent::Remove { player: PlayerId(player), reason: "rude".to_owned() };
    assert_eq!(one.decide(boss, remove(1), at(5)), Err(TournamentRefusal::HomeDecides));
    assert_eq!(one.decide(away(101), remove(102), at(5)), Err(TournamentRefusal::NotOrganiser));
    let next = one.decide(boss, remove(101), at(5)).unwrap();
    assert_eq!(next.number_of_team(true), 1);
    for intent in [TournamentIntent::Begin, TournamentIntent::Pause, TournamentIntent::LetIn(PlayerId(101))] {
        assert_eq!(next.decide(boss, intent, at(6)), Err(TournamentRefusal::HomeDecides));
    }
    let manager = TournamentActor { who: PlayerId(9), manages: true, is_guest: true };
    assert!(next.decide(manager, remove(102), at(6)).is_ok());
    let stop = TournamentIntent::Stop { reason: "Rain.".to_owned() };
    let stopped = next.decide(boss, stop, at(7)).unwrap();
    assert!(matches!(stopped.stage, TournamentStage::CalledOff { .. }));
}

#[test]
fn each_server_names_players_who_can_leave() {
    let (one, boss, who) = (playing(ONCE, LIVE, [1, 1]), away(BOSS.0), PlayerId(102));
    let name = |one: &Tournament, by, who| one.decide(by, TournamentIntent::NamePlayer(PlayerId(who)), at(5));
    let named = name(&one, boss, 102).unwrap();
    assert_eq!((named.check(), named.number_of_team(true)), (Ok(()), 2));
    assert_eq!(named.log.last().unwrap().what, LogEntry::PlayerNamed(who));
    assert_eq!(name(&one, by(HOST), 2).unwrap().number_of_team(false), 2);
    for who in [1, 101, 102] {
        assert_eq!(name(&named, boss, who), Err(TournamentRefusal::IsIn(PlayerId(who))));
    }
    assert_eq!(name(&one, away(101), 102), Err(TournamentRefusal::NotOrganiser));
    let reason = "rude".to_owned();
    let removed = named.decide(boss, TournamentIntent::Remove { player: who, reason }, at(6)).unwrap();
    assert!(name(&removed, boss, 102).is_ok(), "whoever removes somebody may think again");
    let left = named.decide(away(102), TournamentIntent::Leave, at(6)).unwrap();
    assert_eq!(name(&left, boss, 102), Err(TournamentRefusal::HasLeft(who)));
    assert!(left.decide(away(102), TournamentIntent::Join { has_role: false }, at(7)).is_ok());
    assert_eq!(name(&begun(ONCE, LIVE, [1, 1]), boss, 102), Err(TournamentRefusal::Begun));
    let league = announced(TournamentKind::League { twice: false, at_once: false, divisions: None }, LIVE);
    assert_eq!(name(&league, by(HOST), 2), Err(TournamentRefusal::NotOfThisKind));
}

#[test]
fn a_board_is_shown_on_both_servers() {
    let one = begun(ONCE, TimeControl::RESERVE, [1, 1]);
    let game = one.rounds[0].games[0];
    assert!(matches!(game.state, GameState::Playing(_)), "games of days are dealt");
    for seen in [one.clone(), one.clone().seen_from(CLUB).seen_from_home()] {
        let made = Match::begin_in_tournament(&seen, &game, seen.posts.channel, at(60)).unwrap();
        let other = made.beside().unwrap();
        assert_eq!((made.place().guild, other.place.guild), (Some(one.guild), Some(CLUB)));
        assert_eq!((other.place.channel, other.side), (ChannelId(70), Side::North));
        assert_eq!(made.place_of(PlayerId(101)), other.place);
        assert_eq!(made.place_of(PlayerId(1)), made.place());
        assert!(made.is_shown_in(ChannelId(70)) && made.may_be_seen_by(PlayerId(9), ChannelId(70)));
        let moved = made.moved_beside(ChannelId(71)).unwrap();
        assert!(!moved.is_shown_in(ChannelId(70)) && moved.is_shown_in(ChannelId(71)));
    }
    let ended = (game.id, MatchFact::Over(Some(Side::North)));
    let over = TournamentFacts { matches: [ended].into(), ..TournamentFacts::default() };
    let next = one.advance(&over, at(99)).unwrap();
    assert_eq!(next.points_of_servers(), [0, 2]);
}

#[test]
fn a_return_match_asks_the_other_server_and_swaps_sides() {
    let mut one = begun(ONCE, LIVE, [2, 2]);
    for game in &mut one.rounds[0].games {
        game.state = GameState::Ended(RoundResult::Played(None), at(61));
    }
    let over = go(&one, at(62));
    for (seen, first) in [(over.clone(), [102, 2]), (over.seen_from(CLUB), [102, 2])] {
        let back =
            Tournament::announce(seen.id, (seen.guild, seen.posts.channel), BOSS, seen.rules.clone(), at(90));
        let back = back.returning(&seen);
        assert_eq!(back.check(), Ok(()));
        let other = back.other_server().unwrap();
        assert_eq!((other.state, back.guilds().count()), (GuestState::Asked, 2), "it is shown on both");
        assert_eq!(back.answered((HOST, false), true, at(91)), Err(TournamentRefusal::NoServerAsks));
        let mut both = back.answered((HOST, true), true, at(91)).unwrap();
        let own_guild = both.guild == seen.guild && seen.is_seen_by_guests();
        let join = || TournamentIntent::Join { has_role: true };
        for (who, is_guest) in [(2, own_guild), (102, !own_guild)] {
            let actor = TournamentActor { who: PlayerId(who), manages: false, is_guest };
            both = both.decide(actor, join(), at(92)).unwrap();
        }
        both.rules.begins = at(95);
        assert_eq!(pairs(&go(&both, at(95)), 0), [first]);
        let declined = back.answered((HOST, true), false, at(91)).unwrap();
        assert!(matches!(declined.stage, TournamentStage::CalledOff { .. }));
    }
}

#[test]
fn whoever_deletes_their_data_is_named_no_more() {
    let one = begun(ONCE, LIVE, [2, 2]);
    for who in [BOSS, PlayerId(101), PlayerId(1)] {
        let after = one.anonymised(Erasure::new(who, 5)).unwrap();
        assert!(!after.people().contains(&who) && after.check() == Ok(()));
    }
    let after = one.anonymised(Erasure::new(PlayerId(102), 5)).unwrap();
    assert_eq!(after.players.iter().filter(|one| one.is_guest).count(), 2);
    assert!(after.players.iter().any(|one| one.presence == Presence::Withdrawn));
}
