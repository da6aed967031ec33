use kuzhi_engine::{Game, Side};

use super::*;
use crate::clock::TimeOff;
use crate::erasure::Erasure;
use crate::matches::{
    BeginContext, Chance, Due, Ending, Experience, Intent, Invitation, MatchLimits, MatchSetup, Opponent,
    Place, SideChoice, begin, decide,
};
use crate::settings::{Challengers, HouseRules};
use crate::{ChannelId, GuildId, MatchId};

const HOST: PlayerId = PlayerId(1_150_000_000_000_000_001);

fn at(secs: u64) -> Timestamp {
    Timestamp::from_millis(1_000_000 + secs * 1_000)
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn invitation(silence: Silence) -> Invitation {
    Invitation {
        challenger: HOST,
        opponent: Opponent::Bot(Level::default()),
        game: Game::default(),
        rated: None,
        balanced: false,
        side: SideChoice::First,
        sets: None,
        clock: None,
        time_off: TimeOff::All,
        vote: Some(VoteWish { rules: VoteRules { window: Duration::from_mins(1), silence }, rival: None }),
        place: Place { guild: Some(GuildId(7)), channel: ChannelId(3) },
        parent: None,
    }
}

fn begun_beside(invitation: &Invitation, in_channel: Vec<Match>) -> Result<Match, Refusal> {
    let context = BeginContext {
        going_on: Vec::new(),
        in_channel,
        house: HouseRules::default(),
        challengers: Challengers::Everybody,
        have_played: true,
        experience: Experience::default(),
        experience_of_invited: None,
        now: at(0),
    };
    let limits = MatchLimits {
        matches: 9,
        challenges: 9,
        in_channel: 9,
        challenge_lasts: Duration::from_hours(1),
        time_ups: 9,
        days_away: 30,
    };
    begin(invitation, &context, &limits, Chance { id: MatchId::from_random(1), coin: true })
}

fn begun(silence: Silence) -> Match {
    begun_beside(&invitation(silence), Vec::new()).unwrap()
}

fn person(number: u64) -> Actor {
    Actor::Person(PlayerId(1_150_000_000_000_000_000 + number))
}

/// Votes of these people on the current board.
fn voted(mut one: Match, votes: &[(u64, &str, u64)]) -> Match {
    for &(who, text, secs) in votes {
        let at_board = one.played().unwrap().revision();
        one = decide(&one, person(who), Intent::Vote { at: at_board, mv: mv(text) }, at(secs)).unwrap();
        MatchSetup::from(one.clone()).check().unwrap();
    }
    one
}

fn counted(one: &Match, secs: u64) -> Result<Match, Refusal> {
    decide(one, Actor::Clock, Intent::CountVotes, at(secs))
}

fn moves(one: &Match) -> Vec<String> {
    one.played().unwrap().moves().iter().map(Move::to_string).collect()
}

#[test]
fn most_votes_move_when_the_time_is_up() {
    let one = voted(begun(Silence::Help), &[(1, "2", 1), (2, "5", 2), (3, "5", 3)]);
    assert_eq!(one.next_due(), Some((at(60), Due::Count)));
    assert_eq!(counted(&one, 59), Err(Refusal::NotDue));
    let moved = counted(&one, 60).unwrap();
    assert_eq!(moves(&moved), ["5"]);
    let voting = moved.voting().unwrap();
    assert_eq!((voting.votes.len(), voting.last.len()), (0, 3), "who voted for what is known afterwards");
    assert_eq!((moved.bot_to_move(), moved.next_due()), (Some(Level::default()), None));
    assert!(!moved.rated() && moved.people().is_empty() && !moved.can_have_rematch());
}

#[test]
fn a_tie_is_broken_by_the_earlier_first_vote() {
    let tied = voted(begun(Silence::Help), &[(1, "4", 1), (2, "2", 2), (3, "2", 3), (4, "4", 4)]);
    assert_eq!(moves(&counted(&tied, 60).unwrap()), ["4"]);
    // Whoever voted first for pit 4 changes to pit 3, so that pit 2 was voted for first.
    let changed = voted(tied, &[(1, "3", 5), (5, "4", 6)]);
    assert_eq!(moves(&counted(&changed, 60).unwrap()), ["2"]);
}

#[test]
fn a_changed_vote_counts_once_and_the_same_one_keeps_its_place() {
    let one = voted(begun(Silence::Help), &[(1, "4", 1), (2, "2", 2), (1, "4", 3)]);
    assert_eq!(one.voting().unwrap().votes.len(), 2);
    assert_eq!(one.voting().unwrap().chosen(), Some(mv("4")));
    let changed = voted(one, &[(1, "2", 4)]);
    assert_eq!(changed.voting().unwrap().votes.len(), 2);
    assert_eq!(changed.voting().unwrap().chosen(), Some(mv("2")));
}

#[test]
fn the_time_runs_from_the_first_vote_if_the_match_waits() {
    let one = begun(Silence::Wait);
    assert_eq!((one.next_due(), counted(&one, 999)), (None, Err(Refusal::NotDue)));
    let one = voted(one, &[(2, "3", 500), (3, "4", 510)]);
    assert_eq!(one.next_due(), Some((at(560), Due::Count)));
    assert_eq!(moves(&counted(&one, 560).unwrap()), ["3"]);
}

#[test]
fn without_votes_a_level_moves_if_the_match_says_so() {
    let one = begun(Silence::Help);
    let helped = counted(&one, 60).unwrap();
    MatchSetup::from(helped.clone()).check().unwrap();
    assert_eq!((helped.bot_to_move(), helped.next_due()), (Some(HELPING_LEVEL), None));
    let at_board = helped.played().unwrap().revision();
    let late = decide(&helped, person(1), Intent::Vote { at: at_board, mv: mv("3") }, at(61));
    assert_eq!(late, Err(Refusal::VoteClosed));
    let moved = decide(&helped, Actor::Bot, Intent::Move { at: None, mv: mv("3") }, at(62)).unwrap();
    assert_eq!((moves(&moved), moved.bot_to_move()), (vec!["3".to_owned()], Some(Level::default())));
    let answered = decide(&moved, Actor::Bot, Intent::Move { at: None, mv: mv("3") }, at(63)).unwrap();
    assert_eq!(answered.next_due(), Some((at(123), Due::Count)), "the time of the next vote runs");
    assert!(answered.voting().unwrap().last.is_empty(), "nobody voted for the level's move");
}

#[test]
fn votes_for_no_move_on_old_boards_or_too_late_are_refused() {
    let one = voted(begun(Silence::Help), &[(1, "3", 1)]);
    let vote = |one: &Match, actor, ply, text, secs| {
        decide(one, actor, Intent::Vote { at: Revision::at(ply), mv: mv(text) }, at(secs)).unwrap_err()
    };
    assert_eq!(vote(&one, person(2), 1, "3", 2), Refusal::Stale);
    assert!(matches!(vote(&one, person(2), 0, "9", 2), Refusal::Illegal(_)));
    assert_eq!(vote(&one, person(2), 0, "3", 60), Refusal::VoteClosed);
    assert_eq!(vote(&one, Actor::Bot, 0, "3", 2), Refusal::NotSeated);
    let moved = counted(&one, 60).unwrap();
    assert_eq!(vote(&moved, person(2), 1, "3", 61), Refusal::TurnOfBot);
    let alone = Actor::Person(HOST);
    assert_eq!(decide(&one, alone, Intent::Move { at: None, mv: mv("3") }, at(2)), Err(Refusal::NotSeated));
    let full =
        (1..=u64::from(MOST_VOTES)).fold(begun(Silence::Help), |one, who| voted(one, &[(who, "3", 1)]));
    let refused = Refusal::TooManyVotes { most: MOST_VOTES };
    assert_eq!(vote(&full, person(u64::from(MOST_VOTES) + 1), 0, "3", 2), refused);
    assert_eq!(voted(full, &[(9, "4", 2)]).voting().unwrap().votes.len(), usize::from(MOST_VOTES));
}

#[test]
fn a_hundred_and_twenty_eight_people_vote_once_each() {
    let pits = ["1", "2", "3", "4", "5", "6"];
    let votes: Vec<_> = (0..128_u64).map(|who| (who, pits[usize::try_from(who % 6).unwrap()], 1)).collect();
    let one = voted(begun(Silence::Help), &votes);
    assert_eq!(one.voting().unwrap().votes.len(), 128);
    // 128 = 6 · 21 + 2: the first two pits have 22 votes each.
    assert_eq!(moves(&counted(&one, 60).unwrap()), ["1"]);
}

#[test]
fn only_whoever_began_it_and_managers_end_it() {
    let one = voted(begun(Silence::Help), &[(2, "3", 1)]);
    for actor in [person(2), Actor::Bot] {
        assert_eq!(decide(&one, actor, Intent::EndVote, at(2)), Err(Refusal::NotHost), "{actor:?}");
    }
    for actor in [Actor::Person(HOST), Actor::Manager] {
        let ended = decide(&one, actor, Intent::EndVote, at(2)).unwrap();
        assert_eq!(ended.over().unwrap().ending(), Ending::BrokenOff);
        MatchSetup::from(ended).check().unwrap();
    }
}

#[test]
fn one_at_a_time_in_a_channel_of_a_server() {
    let wanted = invitation(Silence::Wait);
    let one = begun(Silence::Wait);
    assert_eq!(begun_beside(&wanted, vec![one.clone()]), Err(Refusal::VoteUnderWay));
    let ended = decide(&one, Actor::Manager, Intent::EndVote, at(2)).unwrap();
    let others: Vec<_> = [ended].into_iter().filter(Match::is_live).collect();
    assert!(begun_beside(&wanted, others).is_ok());
    let alone = Invitation { place: Place { guild: None, channel: ChannelId(3) }, ..wanted };
    assert_eq!(begun_beside(&alone, Vec::new()), Err(Refusal::VoteNeedsServer));
}

#[test]
fn votes_of_who_leaves_are_a_stand_ins() {
    let Actor::Person(who) = person(2) else { panic!() };
    let leaving = Erasure::new(who, 7);
    let one = voted(begun(Silence::Help), &[(2, "3", 1), (3, "3", 2)]);
    let left = one.left_by(leaving).unwrap();
    assert!(one.has_vote_of(who) && !left.has_vote_of(who) && left.is_live());
    assert_eq!(left.voting().unwrap().votes.len(), 2);
    assert_eq!(begun(Silence::Help).left_by(leaving), None);
    let moved = counted(&one, 60).unwrap();
    assert!(moved.has_vote_of(who) && !moved.left_by(leaving).unwrap().has_vote_of(who));
    assert_ne!(one.left_by(Erasure::new(HOST, 8)).unwrap().voting().unwrap().host, HOST);
}

#[test]
fn new_accounts_vote_only_where_they_may() {
    let new = PlayerId(1_150_000_000_000_000_000);
    let (rules, week) = (HouseRules::default(), Duration::from_hours(7 * 24));
    assert_eq!(rules.may_vote(new, new.since()), Err(Refusal::NewAccount { until: new.since() + week }));
    assert_eq!(rules.may_vote(new, new.since() + week), Ok(()));
    let open = HouseRules { new_accounts: true, ..HouseRules::default() };
    assert_eq!(open.may_vote(new, new.since()), Ok(()));
    let kept_out = HouseRules { kept_out: vec![new], ..open };
    assert_eq!(kept_out.may_vote(new, new.since()), Err(Refusal::KeptOut));
}

#[test]
fn a_channel_votes_only_where_it_plays() {
    let one = begun(Silence::Help);
    let Match { stage: crate::matches::Stage::Playing(playing), .. } = one else { panic!() };
    let without = Playing { voting: None, ..playing.clone() };
    let beside = Playing {
        seats: crate::matches::Seats::against_bot(Side::South, HOST, Level::default()),
        ..playing.clone()
    };
    let mut twice = playing;
    let vote = Vote { who: HOST, mv: mv("3") };
    twice.voting.as_mut().unwrap().votes = vec![vote, vote];
    for wrong in [without, beside, twice] {
        assert!(crate::matches::PlayingSetup::from(wrong).check().is_err());
    }
}

#[test]
fn a_board_shows_new_votes_every_five_seconds() {
    let one = voted(begun(Silence::Help), &[(1, "3", 1)]);
    let shown = |secs| one.voting().unwrap().shown_at(at(secs)).unwrap();
    assert_eq!([1, 4, 5, 9, 58].map(shown), [5, 5, 10, 10, 60].map(at));
    assert_eq!(shown(99), at(60), "not after the votes are counted");
    assert_eq!(begun(Silence::Wait).voting().unwrap().shown_at(at(1)), None);
}

/// A channel invites others, another one asks.
fn inviting_and_asking() -> [Match; 2] {
    let wish = |rival| Some(VoteWish { rival: Some(rival), ..invitation(Silence::Wait).vote.unwrap() });
    let inviting = Invitation { vote: wish(Rival::Awaited), ..invitation(Silence::Wait) };
    let one = begun_beside(&inviting, Vec::new()).unwrap();
    let vote = wish(Rival::Asking(one.id()));
    let asking = Invitation { vote, side: SideChoice::Second, ..invitation(Silence::Wait) };
    let other = begun_beside(&asking, Vec::new()).unwrap();
    [one, MatchSetup { id: MatchId::from_random(2), ..other.into() }.check().unwrap()]
}

fn followed(one: &Match, other: &Match, secs: u64) -> Match {
    let Some(News::Own(intent)) = one.news_of_rival(Some(other)) else { panic!("nothing follows") };
    let next = decide(one, Actor::Clock, intent, at(secs)).unwrap();
    MatchSetup::from(next.clone()).check().unwrap();
    next
}

/// The same once it has asked.
fn asked() -> [Match; 2] {
    let [one, other] = inviting_and_asking();
    assert_eq!(other.news_of_rival(Some(&one)), Some(News::Ask));
    let one = decide(&one, Actor::Clock, Intent::AskRival { by: other.id(), who: HOST }, at(2)).unwrap();
    let other = followed(&other, &one, 2);
    assert_eq!(other.news_of_rival(Some(&one)), None, "it waits for an answer");
    [one, other]
}

const ENDS: Option<News> = Some(News::Own(Intent::EndVote));

#[test]
fn two_channels_play_each_other_once_managers_of_both_agree() {
    let [one, other] = inviting_and_asking();
    assert_eq!((one.next_due(), other.next_due()), (None, Some((at(0), Due::Follow))));
    let vote = |one: &Match| decide(one, person(2), Intent::Vote { at: Revision::at(0), mv: mv("3") }, at(1));
    assert_eq!(vote(&one), Err(Refusal::RivalAwaited));
    let [one, other] = asked();
    let ask = Intent::AskRival { by: MatchId::from_random(9), who: HOST };
    assert_eq!(decide(&one, Actor::Clock, ask, at(2)), Err(Refusal::NoVoteInvitation), "one at a time");
    let answer = |actor| decide(&one, actor, Intent::AnswerRival { accepts: true }, at(3));
    assert_eq!(answer(person(2)), Err(Refusal::NotVoteManager));
    let one = answer(Actor::Manager).unwrap();
    let other = followed(&other, &one, 4);
    assert_eq!(vote(&other), Err(Refusal::TurnOfRival));
    let one = counted(&voted(one, &[(2, "3", 5)]), 65).unwrap();
    assert_eq!((one.next_due(), one.bot_to_move()), (Some((at(65), Due::Follow)), None));
    let other = followed(&other, &one, 66);
    assert_eq!((moves(&other), other.next_due()), (vec!["3".to_owned()], None));
    assert_eq!(other.news_of_rival(Some(&one)), None, "once");
    let other = counted(&voted(other, &[(4, "1", 70)]), 130).unwrap();
    assert_eq!(moves(&followed(&one, &other, 131)), ["3", "1"]);
}

#[test]
fn a_game_of_two_channels_ends_in_both() {
    let [one, other] = asked();
    let one = decide(&one, Actor::Manager, Intent::AnswerRival { accepts: true }, at(2)).unwrap();
    let other = followed(&other, &one, 3);
    let ended = decide(&one, Actor::Manager, Intent::EndVote, at(4)).unwrap();
    assert_eq!(followed(&other, &ended, 5).over().unwrap().ending(), Ending::BrokenOff);
    assert_eq!(other.news_of_rival(None), ENDS, "the other match was removed");
    // Whoever asks a channel that has begun with another one, or has ended, ends as well.
    let [_, late] = inviting_and_asking();
    let late = MatchSetup { id: MatchId::from_random(3), ..late.into() }.check().unwrap();
    assert_eq!([&one, &ended].map(|taken| late.news_of_rival(Some(taken))), [ENDS, ENDS]);
}

#[test]
fn a_channel_that_is_declined_ends_and_another_one_can_ask() {
    let [one, other] = asked();
    let declined = decide(&one, Actor::Manager, Intent::AnswerRival { accepts: false }, at(3)).unwrap();
    assert_eq!(other.news_of_rival(Some(&declined)), ENDS);
    let ask = |by| decide(&declined, Actor::Clock, Intent::AskRival { by, who: HOST }, at(4));
    assert!(ask(MatchId::from_random(9)).is_ok());
    assert_eq!(ask(other.id()), Err(Refusal::NoVoteInvitation), "it was declined");
    // Even if it has not noted yet that it asked.
    let [_, unaware] = inviting_and_asking();
    assert_eq!(unaware.news_of_rival(Some(&declined)), ENDS);
}
