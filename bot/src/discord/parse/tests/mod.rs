//! What is read from interactions.

mod forged;
mod interactions;

use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::matches::{Offer, Opponent, Place, Revision, SideChoice};
use kuzhi_domain::rating::{By, Span};
use kuzhi_domain::refusal::LackedPermissions;
use kuzhi_domain::settings::Look;
use kuzhi_domain::{ChannelId, GuildId, InteractionId, Language, MessageId};
use kuzhi_engine::Game;
use kuzhi_search::Level;
use kuzhi_view::request::{
    ChartView, ClockChoice, LeaderboardOf, MatchCommand, PlayOptions, Reach, Rights, SettingsPage, Typing,
};
use serde_json::{Value, json};

use self::interactions::*;
use super::*;

#[test]
fn a_command_says_who_where_and_what() {
    let request = read(&on_server(command("games", &json!([])), 0));
    assert_eq!(
        request,
        Request {
            id: InteractionId(11),
            who: PlayerId(ADA),
            place: Place { guild: Some(GuildId(5)), channel: ChannelId(9) },
            parent: None,
            rights: Rights {
                reach: Reach::Channel,
                attaches: false,
                lacks: LackedPermissions { view: true, send: true, send_in_threads: true },
                manages: false
            },
            roles: Vec::new(),
            languages: Languages { user: Language::of_locale("tr"), place: Language::of_locale("fr") },
            origin: Origin::Command,
            names: vec![(PlayerId(ADA), "user7".to_owned())],
            outsiders: Vec::new(),
            action: Action::Games,
        }
    );
}

#[test]
fn direct_messages_use_the_persons_language() {
    let request = read(&command("help", &json!([])));
    assert_eq!((request.place.guild, request.rights.manages), (None, false));
    assert_eq!(request.languages.place, request.languages.user);
}

#[test]
fn who_manages_the_server_is_said_each_time() {
    for (permissions, manages) in [(0, false), (1 << 11, false), (1 << 5, true), (1 << 3, true)] {
        let request = read(&on_server(button("k1:undo:00000007"), permissions));
        assert_eq!(request.rights.manages, manages, "{permissions}");
    }
}

#[test]
fn a_thread_has_a_parent_and_a_channel_has_none() {
    let mut thread = on_server(command("play", &json!([])), 0);
    thread["channel"] = json!({"id": "9", "name": "game", "type": 11, "permissions": "0", "parent_id": "4",
        "thread_metadata": {"archived": false, "auto_archive_duration": 60, "locked": false,
            "archive_timestamp": "2026-01-01T00:00:00Z"}});
    assert_eq!(read(&thread).parent, Some(ChannelId(4)));
    let mut channel = thread;
    channel["channel"] = json!({"id": "9", "name": "games", "type": 0, "permissions": "0", "parent_id": "4"});
    assert_eq!(read(&channel).parent, None, "that is its category");
}

#[test]
fn whom_the_bot_reaches_follows_from_who_brought_it() {
    let mut brought = on_server(command("games", &json!([])), 1 << 50);
    brought["authorizing_integration_owners"] = json!({"1": ADA.to_string()});
    assert_eq!(read(&brought).rights.reach, Reach::Answers);
    brought["member"]["permissions"] = json!("0");
    assert_eq!(read(&brought).rights.reach, Reach::Alone);
}

#[test]
fn who_cannot_see_the_place_is_an_outsider() {
    let named = |place: fn(Value) -> Value, members: Value| {
        let mut play = place(command("play", &json!([person("opponent", BOB)])));
        play["data"]["resolved"] = json!({"users": {BOB.to_string(): user(BOB)}, "members": members});
        play
    };
    let server = |play| on_server(play, 0);
    let member = |may: u64| json!({BOB.to_string(): {"roles": [], "permissions": may.to_string()}});
    assert_eq!(read(&named(server, member(1 << 10))).outsiders, []);
    assert_eq!(read(&named(server, member(1 << 3))).outsiders, [], "an administrator sees all");
    assert_eq!(read(&named(server, member(1 << 11))).outsiders, [PlayerId(BOB)]);
    assert_eq!(read(&named(server, json!({}))).outsiders, [], "nothing is told");
    let among = |people: &[u64]| {
        let mut play = named(|play| play, json!({}));
        let recipients: Vec<_> = people.iter().map(|&id| user(id)).collect();
        play["channel"] = json!({"id": "9", "type": 1, "recipients": recipients});
        read(&play).outsiders
    };
    for people in [&[][..], &[ADA], &[BOB], &[ADA, BOB]] {
        assert_eq!(among(people), [], "{people:?}");
    }
    assert_eq!(among(&[ADA, KUZHI]), [PlayerId(BOB)]);
}

#[test]
fn play_with_everything_and_with_nothing() {
    let nothing = PlayOptions {
        opponent: Opponent::Bot(Level::default()),
        game: None,
        written: String::new(),
        length: None,
        rated: None,
        balanced: false,
        time_off: TimeOff::All,
        side: None,
        sets: None,
        clock: ClockChoice::Usual,
    };
    let nobody = Action::DraftChallenge { opponent: None, is_program: false };
    assert_eq!(action(&command("play", &json!([]))), nobody, "who says nothing is asked");
    assert_eq!(action(&command("play", &json!([number("level", 1)]))), Action::Play(nothing.clone()));
    let mut all = command(
        "play",
        &json!([
            text("game", "pallankuzhi"),
            person("opponent", BOB),
            text("side", "first"),
            number("length", 0),
            number("sets", 3),
            boolean_option("rated"),
            boolean_option("balanced"),
            text("clock", " 5+3 "),
            text("options", "pasu=owner"),
        ]),
    );
    all["data"]["resolved"] = json!({"users": {BOB.to_string(): user(BOB)}});
    let expected = PlayOptions {
        opponent: Opponent::Person { id: PlayerId(BOB), is_program: false },
        game: Game::by_id("pallankuzhi"),
        written: "pasu=owner".to_owned(),
        length: Some(0),
        rated: Some(true),
        balanced: true,
        time_off: TimeOff::All,
        side: Some(SideChoice::First),
        sets: Some(3),
        clock: ClockChoice::Chosen("5+3".parse().ok()),
    };
    let request = read(&all);
    assert_eq!(request.action, Action::Play(expected));
    assert_eq!(request.names.len(), 2, "both are named");
    all["data"]["resolved"] = json!({"users": {BOB.to_string(): program(BOB)}});
    let request = read(&all);
    let Action::Play(PlayOptions { opponent, .. }) = request.action else { panic!("{:?}", request.action) };
    assert_eq!(opponent, Opponent::Person { id: PlayerId(BOB), is_program: true });
    assert_eq!(request.names.len(), 1, "programs are not");
}

#[test]
fn kuzhi_itself_is_the_bot_and_all_are_anybody() {
    let mut itself = command("play", &json!([person("opponent", KUZHI)]));
    itself["data"]["resolved"] = json!({"users": {KUZHI.to_string(): program(KUZHI)}});
    let opponent = |interaction| match action(interaction) {
        Action::Play(options) => options.opponent,
        other => panic!("{other:?}"),
    };
    assert_eq!(opponent(&itself), Opponent::Bot(Level::default()));
    assert_eq!(opponent(&command("play", &json!([boolean_option("open")]))), Opponent::Anybody);
    itself["data"]["options"].as_array_mut().unwrap().push(boolean_option("open"));
    assert_eq!(action(&itself), Action::Invalid(Refusal::OpponentAndAnybody));
}

#[test]
fn the_user_menu_entry_challenges_that_user() {
    let entry = |target: u64, resolved: Value| {
        let data = json!({
            "id": "2", "name": "Challenge to mancala", "type": 2, "target_id": target.to_string(),
            "resolved": {"users": {target.to_string(): resolved}},
        });
        interaction(2, &data)
    };
    let drafted = |opponent, is_program| Action::DraftChallenge { opponent, is_program };
    assert_eq!(action(&entry(BOB, user(BOB))), drafted(Some(PlayerId(BOB)), false));
    assert_eq!(action(&entry(BOB, program(BOB))), drafted(Some(PlayerId(BOB)), true));
    assert_eq!(action(&entry(KUZHI, program(KUZHI))), drafted(None, true));
    let mut nobody = entry(BOB, user(BOB));
    nobody["data"]["resolved"] = json!({});
    assert_eq!(action(&nobody), Action::Invalid(Refusal::NoSuchCommand));
}

#[test]
fn every_other_command_is_read() {
    let in_match = |command| Action::InMatch { named: None, command };
    let usual = Game::by_id("al-manqala").unwrap();
    for (name, options, expected) in [
        ("move", json!([text("pit", " 3 ")]), in_match(MatchCommand::Move("3".parse().unwrap()))),
        ("board", json!([]), in_match(MatchCommand::Board { look: None })),
        (
            "board",
            json!([text("look", "dark-wood")]),
            in_match(MatchCommand::Board { look: Some(Look::DarkWood) }),
        ),
        (
            "hint",
            json!([text("match", "00000007")]),
            Action::InMatch { named: Some(id()), command: MatchCommand::Hint },
        ),
        ("resign", json!([]), in_match(MatchCommand::Resign)),
        ("draw", json!([]), in_match(MatchCommand::Offer(Offer::Draw))),
        ("takeback", json!([]), in_match(MatchCommand::Offer(Offer::Takeback))),
        ("agree", json!([]), in_match(MatchCommand::Offer(Offer::End))),
        ("conditional", json!([]), Action::Conditional { named: None, moves: None }),
        (
            "conditional",
            json!([text("moves", "3 5")]),
            Action::Conditional { named: None, moves: Some("3 5".to_owned()) },
        ),
        (
            "leaderboard",
            json!([]),
            Action::UsualChart { of: LeaderboardOf::Here, span: Span::Ever, by: By::Rating },
        ),
        (
            "leaderboard",
            json!([text("scope", "all"), text("game", "al-manqala")]),
            Action::Chart(ChartView::usual(LeaderboardOf::Everywhere, usual)),
        ),
        ("rules", json!([]), Action::UsualRules),
        ("rules", json!([text("game", "al-manqala")]), Action::Rules { game: usual, page: 0 }),
        ("tutorial", json!([]), Action::UsualLesson),
        ("settings", json!([]), Action::Settings(SettingsPage::Own)),
        ("settings", json!([text("of", "house")]), Action::Settings(SettingsPage::House)),
        ("help", json!([]), Action::Help),
        ("dance", json!([]), Action::Invalid(Refusal::NoSuchCommand)),
    ] {
        assert_eq!(action(&command(name, &options)), expected, "{name}");
    }
}

#[test]
fn a_button_does_what_it_carries() {
    let request = read(&button("k1:move:00000007:0:3"));
    let mv = "3".parse().unwrap();
    assert_eq!(request.action, Action::Move { id: id(), at: Revision::default(), mv });
    assert_eq!(request.origin, Origin::Component { message: MessageId(12), private: false });
    assert!(request.names.is_empty());
    let request = read(&behind(button("k1:accept:00000007"), PRIVATE));
    assert_eq!(request.origin, Origin::Component { message: MessageId(12), private: true });
    assert_eq!(request.names, [(PlayerId(ADA), "user7".to_owned())]);
}

#[test]
fn what_is_chosen_from_a_menu_is_done() {
    let [string, people, channels] = [3, 5, 8];
    let chosen = action(&menu(string, "k1:choose:hint", &["00000007:1"]));
    assert_eq!(chosen, Action::InChosen { id: id(), at: Revision::at(1), command: MatchCommand::Hint });
    assert!(matches!(action(&menu(channels, "k1:pick:house-channels", &["4", "5"])), Action::Set(_)));
    let mut kept_out = menu(people, "k1:pick:house-people", &["8"]);
    kept_out["data"]["resolved"] = json!({"users": {BOB.to_string(): user(BOB)}});
    let request = read(&kept_out);
    assert!(matches!(request.action, Action::Set(_)));
    assert_eq!(request.names, [(PlayerId(BOB), "user8".to_owned())]);
}

#[test]
fn a_form_does_what_is_written_into_it() {
    let request = read(&behind(form("k1:arrange:00000007:3", "2 1 0 2 0 0 4"), 0));
    assert_eq!(request.origin, Origin::Component { message: MessageId(12), private: false });
    assert!(matches!(request.action, Action::Move { .. }));
    let none = Action::Invalid(Refusal::NoLayout("two".to_owned()));
    assert_eq!(action(&form("k1:arrange:00000007:3", "two")), none);
}

#[test]
fn what_is_being_typed_is_a_request_too() {
    let (typed, game) = (String::from("1"), Game::by_id("mangala-castle"));
    let castle = || text("game", "mangala-castle");
    for (name, options, focused, expected) in [
        ("move", json!([text("pit", "1")]), 0, Typing::Move { named: None, typed: typed.clone() }),
        (
            "move",
            json!([text("pit", "1"), text("match", "00000007")]),
            0,
            Typing::Move { named: Some(id()), typed: typed.clone() },
        ),
        ("move", json!([text("pit", "1"), text("match", "")]), 1, Typing::Match),
        ("move", json!([text("pit", "1"), text("match", "x")]), 0, Typing::Unknown),
        ("hint", json!([text("match", "")]), 0, Typing::Match),
        ("play", json!([unsent_level()]), 0, Typing::Level { typed: typed.clone() }),
        (
            "play",
            json!([number("length", 0), castle(), unsent_level()]),
            2,
            Typing::Level { typed: typed.clone() },
        ),
        ("play", json!([text("clock", "1")]), 0, Typing::Clock { typed: typed.clone() }),
        (
            "play",
            json!([castle(), text("options", "1")]),
            1,
            Typing::GameOptions { game, typed: typed.clone(), is_rated: false },
        ),
        ("play", json!([text("game", "chess"), text("options", "1")]), 1, Typing::Unknown),
        ("help", json!([text("match", "")]), 0, Typing::Unknown),
        ("dance", json!([text("pit", "1")]), 0, Typing::Unknown),
    ] {
        let request = read(&typing(name, options, focused));
        assert_eq!(request.action, Action::Propose(expected), "{name}");
        assert_eq!((request.origin, request.names.len()), (Origin::Typing, 0));
    }
}

#[test]
fn typing_into_every_option_with_suggestions_is_read() {
    let mut read_so_far = 0;
    for command in commands::definitions() {
        let options = command["options"].as_array().into_iter().flatten();
        for option in options.filter(|option| option["autocomplete"] == true) {
            let [command, option] = [&command, option].map(|one| one["name"].as_str().unwrap());
            let request = read(&typing(command, json!([text(option, "")]), 0));
            assert_ne!(request.action, Action::Propose(Typing::Unknown), "/{command}, {option}");
            read_so_far += 1;
        }
    }
    assert!(read_so_far > 10, "{read_so_far}");
}

#[test]
fn a_match_is_shared_only_where_the_person_may_write() {
    let (id, channel) = (MatchId::from_random(7), ChannelId(42));
    let chosen = |resolved: Value| {
        let data = json!({
            "custom_id": format!("k1:share-in:{id}"), "component_type": 8, "values": ["42"],
            "resolved": resolved,
        });
        behind(interaction(3, &data), PRIVATE)
    };
    let with = |permissions: u64| {
        let permissions = permissions.to_string();
        json!({"channels": {"42": {"id": "42", "type": 0, "name": "wall", "permissions": permissions}}})
    };
    assert_eq!(action(&chosen(with(1 << 10 | 1 << 11))), Action::Share { id, channel });
    let refused = Action::Invalid(Refusal::MayNotPost { channel });
    for resolved in [with(1 << 10), with(0), json!({})] {
        assert_eq!(action(&chosen(resolved)), refused);
    }
}
