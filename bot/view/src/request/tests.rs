use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Offer;
use kuzhi_domain::refusal::Refusal;
use proptest::strategy::BoxedStrategy;
use proptest::test_runner::TestRunner;

use super::*;

/// The maximum length of a custom ID.
const MOST: usize = 100;

fn what_is_written_is_read<T>(all: Vec<BoxedStrategy<T>>)
where
    T: Display + FromStr<Err = UnknownText> + PartialEq + Debug + Clone,
{
    for any in all {
        let is_read = TestRunner::default().run(&any, |one| {
            let text = one.to_string();
            assert!(text.len() <= MOST, "{text}");
            assert_eq!(text.parse(), Ok(one));
            Ok(())
        });
        is_read.unwrap();
    }
}

#[test]
fn what_a_button_carries_is_read_and_fits() {
    what_is_written_is_read(Action::all_written());
}

#[test]
fn what_a_menu_carries_is_read_and_fits() {
    what_is_written_is_read(Select::all_written());
}

#[test]
fn what_a_form_carries_is_read_and_fits() {
    what_is_written_is_read(Modal::all_written());
}

/// A button text of each kind as messages carry it, and whether it acts in its match.
const BUTTONS: &[(&str, bool)] = &[
    ("k1:tour:00000007:join", false),
    ("k1:tour:00000007:ready:zzzzzzzz", false),
    ("k1:tour:00000007:standings:1", false),
    ("k1:tour:00000007:places", false),
    ("k1:tour:00000007:table:31", false),
    ("k1:tour:00000007:because:3:4", false),
    ("k1:tour:00000007:against:12345678901234567", false),
    ("k1:tour:00000007:do:put-off-hour", false),
    ("k1:tour:00000007:remove:12345678901234567", false),
    ("k1:tour:00000007:result:zzzzzzzz", false),
    ("k1:tour:00000007:set:zzzzzzzz:south-won", false),
    ("k1:tour:00000007:apart:1:2", false),
    ("k1:tour:00000007:apart-from:1", false),
    ("k1:tour:00000007:together:1:2", false),
    ("k1:tour:00000007:find:remove", false),
    ("k1:tour:00000007:find:above:1", false),
    ("k1:tour:00000007:let-in:1", false),
    ("k1:tour:00000007:move:1", false),
    ("k1:tour:00000007:above:1:2", false),
    ("k1:tour:00000007:last:1", false),
    ("k1:tour:00000007:replay:zzzzzzzz", false),
    ("k1:tour:00000007:unset:zzzzzzzz", false),
    ("k1:tour:00000007:void:zzzzzzzz", false),
    ("k1:tour:00000007:leave-sure", false),
    ("k1:tour-make:00000007", false),
    ("k1:tour-drop:00000007", false),
    ("k1:tour-edit:00000007", false),
    ("k1:tour:00000007:organiser:1", false),
    ("k1:tour:00000007:player:1", false),
    ("k1:tour:00000007:dismiss:1", false),
    ("k1:tour-drop", false),
    ("k1:accept:00000007", true),
    ("k1:decline:00000007", true),
    ("k1:cancel:zzzzzzzz", true),
    ("k1:move:00000007:12:3", true),
    ("k1:move:00000007:17-4000:=2.1.0.2.0.0.4", true),
    ("k1:move:00000007:0:3+", true),
    ("k1:play-hint:00000007:17-4000:=2.1.0.2.0.0.4", true),
    ("k1:move-alone:00000007:12:3", true),
    ("k1:vote:00000007:12:3", true),
    ("k1:votes:00000007", false),
    ("k1:end-vote-ask:00000007", true),
    ("k1:end-vote:00000007", true),
    ("k1:sow-alone:00000007:12:3", true),
    ("k1:next-game:00000007", false),
    ("k1:rival:00000007:true", true),
    ("k1:arrange:00000007:3", true),
    ("k1:claim:00000007:4000", true),
    ("k1:give-time:00000007:12", true),
    ("k1:give-more-time:00000007:12", true),
    ("k1:giveup:00000007", true),
    ("k1:resign:00000007", true),
    ("k1:resign-series:00000007", true),
    ("k1:playon:00000007", false),
    ("k1:rematch:00000007", true),
    ("k1:undo-ask:00000007", true),
    ("k1:undo:00000007", true),
    ("k1:void:00000007", true),
    ("k1:void-series:00000007", true),
    ("k1:offer:00000007:8:draw", true),
    ("k1:ask:00000007:8:takeback", true),
    ("k1:draw:00000007:0:south:no", true),
    ("k1:takeback:00000007:8-1:north:yes", true),
    ("k1:agree:00000007:120:north:yes", true),
    ("k1:plans:00000007", true),
    ("k1:plan:00000007:7:", true),
    ("k1:plan:00000007:7:3 =2.1.0.2.0.0.4 1+ 7- =2.1.0.2.0.0.4", true),
    ("k1:add-plan:00000007:7:3 =2.1.0.2.0.0.4 1+ 7- =2.1.0.2.0.0.4", true),
    ("k1:more:00000007", false),
    ("k1:hint:00000007", false),
    ("k1:look:00000007", false),
    ("k1:open:00000007", false),
    ("k1:open-games", false),
    ("k1:study:puzzle:day-17:0a1b2c3d:2:look", false),
    ("k1:study:lesson:mangala:2:begin:all", false),
    ("k1:study:try:00000007:0:3,5+,=2.1.0.2.0.0.4", false),
    ("k1:study:replay-at:00000007:17", false),
    ("k1:study:review-again:00000007:5", false),
    ("k1:study:retry:00000007:3:6:", false),
    ("k1:study:plan:00000007:7:3 =2.1.0.2.0.0.4 1+ 7- =2.1.0.2.0.0.4", false),
    ("k1:show:00000007:17", false),
    ("k1:step:00000007:0:0", false),
    ("k1:lap:00000007:17:2", false),
    ("k1:told:00000007:17:17", false),
    ("k1:export:00000007", false),
    ("k1:draft-apart:18446744073709551615:mangala:random:1:usual:none:1:3", false),
    ("k1:share-profile", false),
    ("k1:draft:open:pallankuzhi:second:1:casual:5+3:8:0", false),
    ("k1:draft:8:mangala:random:1:usual:none:3:3", false),
    ("k1:challenge:18446744073709551615:mangala-castle:second:7:casual:180+180:3:3", false),
    ("k1:challenge:kuzhi:mangala:first:1:rated:3d:3:3:balanced", false),
    ("k1:films", false),
    ("k1:away", false),
    ("k1:back", false),
    ("k1:week", false),
    ("k1:settings:time", false),
    ("k1:set:pings:dm", false),
    ("k1:set:listed:off", false),
    ("k1:set:house-channels:all", false),
    ("k1:set:house-people:all", false),
    ("k1:set:house-threads:on", false),
    ("k1:set:viewpoint:mover", false),
    ("k1:set:house-viewpoint:mover", false),
    ("k1:settings:people", false),
    ("k1:settings:limits", false),
    ("k1:rules:kotu-baendum:6", false),
    ("k1:lesson:mangala:0:begin", false),
    ("k1:lesson:mangala:2:hint", false),
    ("k1:lesson:mangala:2:hint:all", false),
    ("k1:lesson:kotu-baendum:5:look:=2.1.0.2.0.0.4", false),
    ("k1:lesson:kotu-baendum:5:try:=2.1.0.2.0.0.4", false),
    ("k1:learn:mangala", false),
    ("k1:draft-look:light-wood:kuzhi:mangala:first:1:rated:none:1:3", false),
    ("k1:games:0", false),
    ("k1:games:3", false),
    ("k1:history:0:all:anyone", false),
    ("k1:history:12:mangala:kuzhi", false),
    ("k1:history:0:kotu-baendum:18446744073709551615", false),
    ("k1:replay:00000007:0", false),
    ("k1:replay-at:00000007:17", false),
    ("k1:replay-first:00000007", false),
    ("k1:replay-last:00000007", false),
    ("k1:replay-on:00000007:3", false),
    ("k1:review:00000007", false),
    ("k1:review-again:00000007:5", false),
    ("k1:retry:00000007:3:0:", false),
    ("k1:retry:00000007:3:6:5", false),
    ("k1:retry-all:00000007", false),
    ("k1:analyse:00000007:12", false),
    ("k1:try:00000007:12:", false),
    ("k1:try:00000007:0:3,5+,=2.1.0.2.0.0.4", false),
    ("k1:evaluate:00000007:12:3,4", false),
    ("k1:mydata-export", false),
    ("k1:mydata-delete", false),
    ("k1:mydata-delete-ask", false),
    ("k1:mydata-delete-sure", false),
    ("k1:mydata-keep", false),
    ("k1:puzzles:new:mangala", false),
    ("k1:puzzles:daily:any", false),
    ("k1:puzzles:own:pallankuzhi", false),
    ("k1:puzzle:kept:0a1b2c3d:0:try:3+", false),
    ("k1:puzzle:day-17:0a1b2c3d:2:try:3", false),
    ("k1:puzzle:own:ffffffff:10:answer", false),
    ("k1:puzzle:kept:0a1b2c3d:0:look", false),
    ("k1:share-puzzle:17", false),
    ("k1:puzzle-month", false),
    ("k1:share:00000007", false),
    ("k1:ask-game:review", false),
    ("k1:notes:00000007", false),
    ("k1:ask-note:00000007", false),
    ("k1:ask-line:00000007:12:3,5+", false),
    ("k1:drop-line:00000007", false),
    ("k1:chart:here:mangala:ever:rating:top", false),
    ("k1:chart:all:pallankuzhi:month:games:behind:12:1150000000000000001", false),
    ("k1:chart:here:kotu-baendum:week:wins:before:107999:5", false),
];

/// The same for menus.
const MENUS: [&str; 26] = [
    "k1:tour-pick:00000007",
    "k1:tour-undo:00000007",
    "k1:tour-organiser:00000007",
    "k1:tour-player:00000007",
    "k1:tours",
    "k1:share-in:00000007",
    "k1:layout:00000007:3",
    "k1:match-look:00000007",
    "k1:choose:move:3+",
    "k1:choose:board:usual",
    "k1:choose:board:light-wood",
    "k1:choose:hint",
    "k1:choose:resign",
    "k1:choose:offer:takeback",
    "k1:choose:plans",
    "k1:choose:plan:3 =2.1.0.2.0.0.4 1+ 7- =2.1.0.2.0.0.4",
    "k1:unplan:00000007",
    "k1:history-game:3:all:kuzhi",
    "k1:draft-game:kuzhi:mangala:random:1:rated:none:3:3",
    "k1:draft-level:kuzhi:mangala:first:1:rated:none:1:3",
    "k1:draft-person:open:mangala:first:1:rated:none:1:3",
    "k1:draft-length:kuzhi:pallankuzhi:random:1:rated:none:3:1",
    "k1:draft-clock:8:pallankuzhi:first:3:casual:7d:3:3",
    "k1:pick:house-people-back",
    "k1:rules-of",
    "k1:chart-game:here:week:wins",
];

fn first_word(text: &str) -> &str {
    text.split(':').nth(1).unwrap()
}

#[test]
fn a_button_that_opens_a_study_opens_nothing_else() {
    for inner in
        ["resign:00000007", "open-games", "study:lesson:mangala:0:begin", "puzzle:own:0a1b2c3d:0:answer"]
    {
        assert_eq!(format!("k1:{inner}").parse::<Action>().map(|_| ()), Ok(()));
        assert_eq!(format!("k1:study:{inner}").parse::<Action>(), Err(UnknownText), "{inner}");
    }
}

/// Every text parses and is written back unchanged, and no kind is left out.
fn old_texts_stay<T: Display + FromStr<Err = UnknownText>>(old: &[&str], words: &[&str]) {
    for text in old {
        let read: T = text.parse().unwrap_or_else(|_| panic!("{text} is not known any more"));
        assert_eq!(read.to_string(), *text);
    }
    for word in words {
        assert!(
            old.iter().any(|text| first_word(text) == *word),
            "write down how {word:?} looks in messages"
        );
    }
}

#[test]
fn buttons_of_sent_messages_go_on_working() {
    let texts: Vec<&str> = BUTTONS.iter().map(|(text, _)| *text).collect();
    old_texts_stay::<Action>(&texts, Action::WORDS);
    let menus = [&MENUS[..], &["k1:lesson-of", "k1:replay-of"]].concat();
    old_texts_stay::<Select>(&menus, Select::WORDS);
    let forms = [
        "k1:arrange:00000007:3",
        "k1:game:replay",
        "k1:tour-why:00000007:do:stop",
        "k1:tour-change:00000007:name.0a1b-begins.ffff-clock.0000-length.1234-most.00ff",
        "k1:note:00000007",
        "k1:away",
        "k1:week",
        "k1:line:00000007:12:3,5+",
    ];
    old_texts_stay::<Modal>(&forms, Modal::WORDS);
}

#[test]
fn drafts_that_carried_everything_are_known_to_be_old() {
    for text in [
        "k1:tour-make:s5:mangala:5+3:rated:firm:29000000w3:128:0:Friday night",
        "k1:tour-make:00000007:mangala:3d:casual:back:29000000:12:12345678901234567:",
    ] {
        assert_eq!(text.parse(), Ok(Action::Announce(TournamentDraft(None))), "{text}");
    }
    assert_eq!("k1:tour-drop".parse(), Ok(Action::DiscardTournament(TournamentDraft(None))));
}

#[test]
fn what_acts_in_a_match_says_in_which() {
    for &(text, acts) in BUTTONS {
        let acts_in = text.parse::<Action>().unwrap().terms().acts_in();
        assert_eq!(acts_in.is_some(), acts, "{text}");
        if let Some(id) = acts_in {
            assert_eq!(text.split(':').nth(2), Some(id.to_string().as_str()));
        }
    }
    let id = MatchId::from_random(7);
    let moved = Modal::Layout { id, at: "3".parse().unwrap() }.filled_in(&["2 1 0 2 0 0 4".to_owned()]);
    assert_eq!(moved.terms().acts_in(), Some(id));
}

#[test]
fn no_two_buttons_begin_alike() {
    let offers = Offer::ALL.map(Offer::id);
    let words: Vec<_> = Action::WORDS.iter().chain(&offers).collect();
    assert_eq!(words.iter().collect::<HashSet<_>>().len(), words.len(), "{words:?}");
    // A menu never parses as a button, nor a button as a menu.
    assert!(Select::WORDS.iter().all(|word| !words.contains(&word)));
}

#[test]
fn strange_texts_are_refused() {
    let long = format!("k1:plan:00000007:7:{}", "1 ".repeat(5_000));
    for text in [
        "",
        ":",
        "k1",
        "k1:",
        "k1:?",
        "k0:accept:00000000",
        "k1:accept",
        "k1:accept:0",
        "k1:accept:00000000:1",
        "k1:move:00000000:x:3",
        "k1:move:00000000:99999999999999999999999:3",
        "k1:fly:00000000",
        "k1:draw:00000000:0:south:perhaps",
        "k1:draw:00000000:0:west:yes",
        "k1:set:?",
        "k1:set:pings",
        "k1:set:pings:loud",
        "k1:settings:attic",
        "k1:rules:chess:0",
        "k1:rules:mangala:-1",
        "k1:lesson:mangala:0:sleep",
        "k1:lesson:mangala:0:begin:some",
        "k1:lesson:mangala:0:begin:all:all",
        "k1:games:-1",
        "k1:history:-1:all:anyone",
        "k1:history:0:chess:anyone",
        "k1:history:0:all:nobody",
        "k1:replay:00000007",
        "k1:try:00000007:1:,",
        "k1:try:00000007:1:3,x",
        "k1:chart:here:mangala:ever:rating",
        "k1:chart:here:mangala:year:rating:top",
        "k1:chart:here:mangala:ever:rating:behind:-1:5",
        "k1:challenge:18446744073709551616:mangala:first:1:rated:none:3:3",
        "k1:challenge:8:mangala:first:2:rated:none:3:3",
        "k1:challenge:8:mangala:first:1:rated:none",
        "k1:challenge:8:mangala:first:1:rated:none:3",
        "k1:challenge:8:mangala:first:1:rated:none:none:3:3",
        "k1:challenge:8:mangala:first:1:rated:none:3:3:even",
        "k1:choose:move:x",
        "k1:choose:board:red-wood",
        "k1:choose:fly",
        "k1:pick:everything",
        "k1:rules-of:",
        &long,
    ] {
        assert_eq!(text.parse::<Action>(), Err(UnknownText), "{text}");
        assert_eq!(text.parse::<Select>(), Err(UnknownText), "{text}");
        assert_eq!(text.parse::<Modal>(), Err(UnknownText), "{text}");
    }
}

#[test]
fn damaged_ids_are_refused_or_name_another_button() {
    for (text, _) in BUTTONS {
        for place in text.char_indices().map(|(place, _)| place) {
            for damage in ["", ":", "9", "é", "-", "\u{0}"] {
                let damaged = format!("{}{damage}{}", &text[..place], &text[place + 1..]);
                if let Ok(other) = damaged.parse::<Action>() {
                    assert_eq!(other.to_string().parse(), Ok(other), "{damaged}");
                }
            }
        }
    }
}

#[test]
fn actions_without_buttons_have_no_custom_id() {
    for action in [Action::Help, Action::Games, Action::Invalid(Refusal::NoSuchButton)] {
        assert_eq!(action.to_string().parse::<Action>(), Err(UnknownText));
    }
}

#[test]
fn what_no_menu_offers_does_nothing() {
    for (menu, value) in [
        ("k1:layout:00000007:3", "two"),
        ("k1:choose:hint", "00000007"),
        ("k1:draft-game:kuzhi:mangala:random:1:rated:none:3:3", "chess"),
        ("k1:draft-clock:kuzhi:mangala:random:1:rated:none:3:3", "noon"),
        ("k1:match-look:00000007", "gold"),
        ("k1:pick:look", "gold"),
        ("k1:rules-of", "chess"),
        ("k1:lesson-of", ""),
        ("k1:chart-game:here:week:wins", "chess"),
    ] {
        let select: Select = menu.parse().unwrap();
        for values in [vec![value.to_owned()], Vec::new()] {
            assert_eq!(select.chosen(&values), None, "{menu} {values:?}");
        }
    }
}
