//! Plans of single cases: a match, what people have been shown, who they are, and the steps that follow.

mod case;

use std::time::Duration;

use kuzhi_domain::clock::{GameClock, TimeControl};
use kuzhi_domain::matches::{MatchSetup, NotifiableEvent, Notified, Revision, Seat};
use kuzhi_domain::settings::{HouseRules, Pings};
use kuzhi_domain::{Language, Timestamp};
use kuzhi_search::Level;

use self::case::*;
use super::IfAlone::{Enough, NextWay, SaySo, ShowAll};
use super::Notification::{Mention, Write};
use super::Step::{
    DeleteMoved, DeletePing, NoteDelivered, NoteDeliveredDurably, NoteMoved, Ping, PingAt, PointOn, Show,
    WriteBoard,
};
use super::Way::{Answer, Edit, Leave, Post};
use super::{Step, Way, Written, plan, plan_ping};
use crate::delivery::Situation;

fn show(ways: &[Way]) -> Step {
    Show { ways: ways.to_vec(), mention: Vec::new() }
}

#[test]
fn a_click_edits_its_message_and_pings_the_opponent() {
    let board = minutes(5);
    let ways =
        [Answer(NextWay), Edit { message: board, points: false }, Post { mention: Some(ADA), points: false }];
    assert_eq!(a_click().plan(), [show(&ways), NoteDeliveredDurably, Ping(Mention(ADA))]);
}

#[test]
fn the_line_of_the_move_before_goes() {
    let mut case = a_click();
    case.audience.delivered.ping = Some(minutes(1));
    let plan = case.plan();
    assert_eq!(plan[1..], [NoteDeliveredDurably, DeletePing(minutes(1)), Ping(Mention(ADA))]);
    assert!(!case.quietly().plan().contains(&DeletePing(minutes(1))), "who looks takes nothing away");
}

#[test]
fn whoever_is_to_move_and_asks_is_there() {
    let mut case = a_click();
    case.asker.as_mut().unwrap().who = ADA;
    assert_eq!(case.plan()[1..], [NoteDelivered]);
}

#[test]
fn people_are_notified_as_they_want() {
    let written = Written { to: ADA, language: None, or_mention: true };
    assert_eq!(a_click().pings(Pings::Direct).plan()[1..], [NoteDeliveredDurably, Ping(Write(written))]);
    assert_eq!(a_click().pings(Pings::Off).plan()[1..], [NoteDelivered]);
    let mut unnotified = a_click();
    unnotified.audience.house = HouseRules { pings: false, ..HouseRules::default() };
    assert_eq!(unnotified.plan()[1..], [NoteDelivered]);
    // A server's rules cover its channels, not direct messages.
    let written = Written { or_mention: false, ..written };
    assert_eq!(unnotified.pings(Pings::Direct).plan()[1..], [NoteDeliveredDurably, Ping(Write(written))]);
}

#[test]
fn people_are_written_to_in_their_language() {
    let mut case = a_click().pings(Pings::Direct);
    case.audience.people[0].language = Some(Language::Turkish);
    let written = Written { to: ADA, language: Some(Language::Turkish), or_mention: true };
    assert!(case.plan().contains(&Ping(Write(written))));
    case.audience.people[0].preferences.language = Some(Language::Tamil);
    let written = Written { language: Some(Language::Tamil), ..written };
    assert!(case.plan().contains(&Ping(Write(written))));
}

#[test]
fn a_board_is_looked_at_without_a_sound() {
    let ways =
        [Answer(NextWay), Edit { message: minutes(5), points: false }, Post { mention: None, points: false }];
    assert_eq!(a_click().quietly().plan(), [show(&ways), NoteDelivered]);
}

#[test]
fn an_old_board_is_posted_anew_and_calls_by_itself() {
    let old = minutes(61);
    let case = a_click().board(Some(old));
    let ways = [
        Post { mention: Some(ADA), points: true },
        Answer(NextWay),
        // Do not edit the old message: that is slow.
        Post { mention: Some(ADA), points: false },
    ];
    assert_eq!(case.plan(), [show(&ways), DeleteMoved(old), NoteDeliveredDurably, Ping(Mention(ADA))]);
    // A board that is only looked at stays where it is.
    assert_eq!(case.quietly().ways()[0], Answer(NextWay));
}

#[test]
fn message_ages_use_discords_clock() {
    let hours = Duration::from_hours(2);
    for case in [a_click(), a_click().unasked()] {
        for now in [NOON + hours, NOON - hours] {
            let situation = Situation { now, ..case.situation() };
            assert_eq!(situation.question(), case.situation().question());
            assert_eq!(plan(&situation)[0], case.plan()[0]);
        }
        let later = Situation { discord_now: NOON + hours, ..case.situation() };
        assert_ne!(plan(&later)[0], case.plan()[0]);
    }
}

#[test]
fn a_board_that_scrolled_away_is_posted_anew() {
    let case = a_click();
    assert_eq!(case.situation().question(), Some((minutes(5), 6)));
    let away = Case { is_out_of_sight: true, ..case };
    assert_eq!(away.ways()[0], Post { mention: Some(ADA), points: true });
    // The ping counts as one of the messages below.
    let mut called = away.clone();
    called.audience.delivered.ping = Some(minutes(4));
    assert_eq!(called.situation().question(), Some((minutes(5), 7)));
    // Someone pinged a moment ago has come to the board.
    called.audience.delivered.ping = Some(message(Duration::from_secs(19)));
    assert_eq!(called.situation().question(), None);
    assert_eq!(away.quietly().situation().question(), None);
}

#[test]
fn a_click_on_an_older_board_leads_to_the_newer_one() {
    let mut case = a_click();
    case.asker.as_mut().unwrap().clicked_on = Some(minutes(50));
    assert_eq!(case.ways()[0], Edit { message: minutes(5), points: true });
    assert_eq!(case.situation().question(), None);
}

#[test]
fn what_is_clicked_below_the_board_becomes_the_board() {
    let mut case = a_click();
    case.asker.as_mut().unwrap().clicked_on = Some(minutes(1));
    assert_eq!(case.ways()[0], Answer(NextWay));
    assert_eq!(case.plan()[1], PointOn(minutes(5)));
}

#[test]
fn a_command_reposts_the_board_and_links_the_old_one() {
    let mut case = a_click();
    case.asker.as_mut().unwrap().clicked_on = None;
    assert_eq!(case.plan()[1..], [PointOn(minutes(5)), NoteDeliveredDurably, Ping(Mention(ADA))]);
}

#[test]
fn a_board_posted_anew_out_of_sight_leaves_a_link() {
    let mut case = a_click();
    let old = message(Duration::from_hours(2));
    case.asker.as_mut().unwrap().clicked_on = Some(old);
    case.audience.delivered.board = Some(old);
    assert_eq!(case.plan()[1], DeleteMoved(old));
    assert_eq!(case.situation().question(), Some((old, 6)), "however old it is");
    case.is_out_of_sight = true;
    assert_eq!(case.plan()[1], NoteMoved(old));
    // The link of the turn before goes.
    case.audience.delivered.moved = Some(minutes(180));
    assert_eq!(case.plan()[1..3], [DeleteMoved(minutes(180)), NoteMoved(old)]);
}

#[test]
fn with_nobody_to_answer_the_message_is_edited() {
    let ways = [Edit { message: minutes(5), points: false }, Post { mention: Some(ADA), points: false }];
    assert_eq!(a_click().unasked().plan()[0], show(&ways));
    // An old board is posted anew, and so is one that was never posted.
    for board in [Some(minutes(61)), None] {
        assert_eq!(a_click().unasked().board(board).ways(), [Post { mention: Some(ADA), points: false }]);
    }
}

#[test]
fn a_result_is_not_worth_a_new_message() {
    let old = minutes(61);
    assert_eq!(
        a_click().over().unasked().board(Some(old)).ways(),
        [Edit { message: old, points: false }, Leave(old)]
    );
    assert_eq!(a_click().over().unasked().board(None).ways(), []);
}

#[test]
fn a_challenge_mentions_whoever_is_challenged() {
    let case = a_click().challenge(Some(ADA));
    let ways = vec![Answer(NextWay), Post { mention: None, points: false }];
    let shown = Show { ways: ways.clone(), mention: vec![ADA] };
    assert_eq!(case.plan(), [shown, NoteDeliveredDurably]);
    let written = Written { to: ADA, language: None, or_mention: true };
    let direct = case.clone().pings(Pings::Direct).plan();
    assert_eq!(direct, [WriteBoard(written), show(&ways), NoteDeliveredDurably]);
    assert_eq!(case.pings(Pings::Off).plan(), [show(&ways), NoteDelivered]);
}

#[test]
fn a_challenge_to_all_mentions_nobody() {
    let ways = [Answer(NextWay), Post { mention: None, points: false }];
    assert_eq!(a_click().challenge(None).plan(), [show(&ways), NoteDelivered]);
}

#[test]
fn a_crash_repeats_no_challenge_notification() {
    let case = a_click().challenge(Some(ADA)).unasked();
    let ways = vec![Post { mention: None, points: false }];
    let shown = Show { ways: ways.clone(), mention: vec![ADA] };
    assert_eq!(case.plan(), [shown, NoteDeliveredDurably]);
    assert_eq!(case.clone().notified(None).plan(), [show(&ways), NoteDelivered]);
    let written = Written { to: ADA, language: None, or_mention: true };
    let direct = case.pings(Pings::Direct);
    assert_eq!(direct.plan(), [WriteBoard(written), show(&ways), NoteDeliveredDurably]);
    assert_eq!(direct.notified(None).plan(), [show(&ways), NoteDelivered]);
}

#[test]
fn a_crash_repeats_no_turn_ping() {
    let called = a_click().notified(None);
    assert_eq!(called.plan()[1..], [NoteDelivered]);
    assert_eq!(called.ways()[2], Post { mention: None, points: false });
    assert_eq!(plan_ping(&called.clone().unasked().situation()), []);
    let mut with_its_line = called.clone();
    with_its_line.audience.delivered.ping = Some(minutes(1));
    assert_eq!(with_its_line.plan()[1..], [NoteDelivered], "the line that called stays");
    let asleep = ada_was_there(Duration::from_secs(20)).notified(None);
    assert_eq!(asleep.plan()[1..], [NoteDelivered], "nor a minute later");
    // A record of an earlier turn says nothing about this one.
    let mut earlier = a_click();
    let of = NotifiableEvent::Turn(Revision { ply: 7, takebacks: 0 });
    earlier.audience.delivered.notified = Some(Notified { of, again_until: None });
    assert!(earlier.plan().contains(&Ping(Mention(ADA))));
}

#[test]
fn a_notifying_board_is_reposted_while_its_nonce_holds() {
    let second = Duration::from_secs(1);
    let posted = a_click().unasked().notified(Some(NOON + second));
    assert_eq!(posted.ways()[0], Post { mention: Some(ADA), points: false }, "before the old one is edited");
    assert_eq!(posted.plan()[1..], [PointOn(minutes(5)), NoteDelivered]);
    let late = a_click().unasked().notified(Some(NOON));
    assert_eq!(late.ways()[0], Edit { message: minutes(5), points: false });
    assert_eq!(late.ways()[1], Post { mention: None, points: false });
    let challenge = a_click().challenge(Some(ADA)).unasked().notified(Some(NOON + second));
    assert_eq!(challenge.ways()[0], Post { mention: Some(ADA), points: false });
}

#[test]
fn an_ended_challenge_is_not_reposted() {
    let posted = a_click().challenge(Some(ADA)).unasked().board(Some(minutes(5)));
    assert_eq!(posted.ways(), [Edit { message: minutes(5), points: false }, Leave(minutes(5))]);
}

#[test]
fn nobody_calls_the_bot() {
    let bot = Seat::Bot(Level::default());
    let case = a_click().stage(playing(bot, Seat::Person(BOB)));
    assert_eq!(case.plan()[1..], [NoteDelivered]);
    let mut called = case.quietly();
    called.audience.delivered.ping = Some(minutes(1));
    assert_eq!(
        called.plan()[1..],
        [NoteDelivered, DeletePing(minutes(1))],
        "there is nobody to call any more"
    );
}

#[test]
fn where_the_bot_is_brought_along_only_answers_get() {
    let guest = a_click().brought_along(false);
    assert_eq!(guest.ways(), [Answer(ShowAll)]);
    assert_eq!(guest.situation().question(), None);
    assert_eq!(
        guest.plan()[1..],
        [NoteDeliveredDurably, Ping(Mention(ADA))],
        "nothing can point from the old board"
    );
    assert_eq!(a_click().brought_along(true).ways(), [Answer(SaySo)]);
    let mut unasked = a_click().unasked();
    unasked.audience.delivered.user_install = true;
    assert_eq!(unasked.ways(), [], "nothing gets there by itself");
}

#[test]
fn a_match_with_the_bot_pings_nobody() {
    let stage = playing(Seat::Bot(Level::default()), Seat::Person(BOB));
    assert_eq!(a_click().stage(stage).brought_along(true).ways(), [Answer(Enough)]);
    // A challenge is different: the others have to know of it.
    assert_eq!(a_click().challenge(None).brought_along(true).ways(), [Answer(SaySo)]);
}

#[test]
fn whoever_was_there_when_the_bot_answered_is_not_pinged() {
    let stage = playing(Seat::Person(ADA), Seat::Bot(Level::default()));
    let of = |seconds: u64| {
        let acted = Timestamp::from_millis(NOON.as_millis() - seconds * 1_000);
        let mut case = a_click().stage(stage.clone()).unasked();
        case.audience.delivered.acted = [Some(acted), None];
        case.plan()
    };
    // The last move was at noon.
    assert!(!of(59).iter().any(|step| matches!(step, Ping(_) | PingAt(_))));
    assert!(of(60).contains(&Ping(Mention(ADA))));
}

/// Ada acted so long ago.
fn ada_was_there(ago: Duration) -> Case {
    let mut case = a_click();
    case.audience.delivered.acted =
        [Some(Timestamp::from_millis(NOON.as_millis() - ago.as_secs() * 1_000)), None];
    case
}

#[test]
fn recently_active_players_are_pinged_after_a_minute() {
    let (ago, left) = (Duration::from_secs(20), Duration::from_secs(40));
    assert_eq!(ada_was_there(ago).plan()[1..], [PingAt(NOON + left), NoteDelivered]);
    assert_eq!(ada_was_there(Duration::from_mins(1)).plan()[1..], [NoteDeliveredDurably, Ping(Mention(ADA))]);
    assert_eq!(
        ada_was_there(ago).pings(Pings::Off).plan()[1..],
        [NoteDelivered],
        "there is nothing to wait for"
    );
    // Everyone sees a board that is posted anew.
    let old = ada_was_there(ago).board(Some(minutes(61)));
    assert_eq!(old.ways()[0], Post { mention: None, points: true });
}

#[test]
fn with_a_live_clock_people_are_called_to_the_first_move() {
    // The match began at noon.
    let control = TimeControl::Live { minutes: 10, seconds: 0 };
    let with_clock = |clock: GameClock, ago: Duration| {
        let case = ada_was_there(ago);
        let current = MatchSetup::from(case.current).timed(clock).check().unwrap();
        Case { current, ..case }
    };
    let running = with_clock(GameClock::run(control, NOON), Duration::ZERO);
    assert_eq!(running.plan()[1..], [NoteDelivered], "she is at the board");
    // For the first move there are two minutes.
    let live = |ago: Duration| with_clock(GameClock::start(control, NOON), ago);
    let later = [PingAt(NOON + Duration::from_secs(40)), NoteDelivered];
    assert_eq!(live(Duration::ZERO).plan()[1..], later);
    let (challenged, left) = (Duration::from_secs(15), Duration::from_secs(25));
    assert_eq!(live(challenged).plan()[1..], [PingAt(NOON + left), NoteDelivered], "it was only a challenge");
    let ping = [NoteDeliveredDurably, Ping(Mention(ADA))];
    assert_eq!(live(Duration::from_mins(9)).plan()[1..], ping, "to the first move");
    let mut never_there = live(Duration::ZERO);
    never_there.audience.delivered.acted = [None, None];
    assert_eq!(never_there.plan()[1..], ping);
}

#[test]
fn a_later_ping_replaces_the_earlier_one() {
    let mut case = ada_was_there(Duration::from_mins(1)).unasked();
    assert_eq!(plan_ping(&case.situation()), [NoteDeliveredDurably, Ping(Mention(ADA))]);
    case.audience.delivered.ping = Some(minutes(3));
    assert_eq!(
        plan_ping(&case.situation()),
        [NoteDeliveredDurably, DeletePing(minutes(3)), Ping(Mention(ADA))]
    );
    assert_eq!(plan_ping(&case.over().situation()), []);
}
