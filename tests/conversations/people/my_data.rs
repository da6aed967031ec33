//! `/privacy` and `/mydata`: people's data is explained, exported and deleted.

use std::time::Duration;

use kuzhi_domain::matches::Scope;
use kuzhi_domain::settings::HouseRules;
use kuzhi_domain::{GuildId, PlayerId};
use kuzhi_tests::conversation::{Answer, Message, Person};
use kuzhi_tests::discord::{Request, World};
use kuzhi_tests::waiting::until;
use serde_json::Value;

use super::leaderboard::{begin, lose, resign};
use crate::bot::{Evening, GAMES, play_in};

const CONTACT: &str = "privacy@kuzhi.example";

fn id_of(person: &Person) -> PlayerId {
    PlayerId(person.id().get())
}

impl Evening {
    /// Returns the export of a person's data.
    pub(crate) async fn export_of(&self, person: &Person) -> Value {
        let answer = person.at(&self.hall).slash("mydata export").send().await;
        assert!(answer.is_private());
        let files = answer.message().attachments();
        let [file] = files.as_slice() else { panic!("{files:?}") };
        assert_eq!(file.filename, "kuzhi-my-data.json");
        serde_json::from_slice(&file.bytes).unwrap()
    }

    /// A person has all their data deleted. Returns the second question and the answer.
    pub(crate) async fn deleted(&self, person: &Person) -> (String, Answer) {
        let asked = person.at(&self.hall).slash("mydata delete").send().await.message();
        assert!(asked.is_private() && asked.text().contains("cannot be undone"), "{}", asked.text());
        person.at(&self.hall).click(&asked, "Delete my data …").await;
        let question = asked.text();
        let answer = person.at(&self.hall).click(&asked, "Yes, delete everything").await;
        (question, answer)
    }

    fn keeps_nothing_of(&self, person: &Person) -> bool {
        let who = id_of(person);
        self.store.matches_of(who).unwrap().is_empty()
            && self.store.name_of(who).unwrap().is_none()
            && self.store.language_of(who).unwrap().is_none()
            && self.store.leaving().unwrap().is_empty()
    }
}

#[tokio::test]
async fn privacy_says_what_is_kept_and_whom_to_ask() {
    let settings =
        [("KUZHI_PRIVACY__CONTACT", CONTACT), ("KUZHI_PRIVACY__POLICY", "https://kuzhi.example/privacy")];
    let evening = Evening::begin_with(&settings).await;
    let told = evening.cem.at(&evening.hall).slash("privacy").send().await;
    assert!(told.is_private());
    let text = told.text();
    for part in [
        "**Name:**",
        "**Games and challenges:**",
        "**Ratings:**",
        "`/mydata delete`",
        "two things stay even then",
        "your time zone, days off and times away",
        "what you were last told once a day",
        "your streak",
        CONTACT,
    ] {
        assert!(text.contains(part), "{part} is missing: {text}");
    }
    assert!(text.contains("https://kuzhi.example/privacy"), "{text}");
    let question = evening.cem.at(&evening.hall).click(&told.message(), "Delete my data …").await;
    assert!(question.text().contains("Delete everything"), "{}", question.text());
    assert!(evening.discord.pings().is_empty());
}

#[tokio::test]
async fn people_get_all_that_is_kept_of_them() {
    for (game, _) in GAMES {
        let evening = Evening::begin().await;
        evening.finished(game, 8).await;
        let challenge = evening.challenge_to(game).await;
        evening.ada.at(&evening.hall).click(&challenge, "Cancel").await;
        let own = evening.export_of(&evening.ada).await;
        assert_eq!(own["about"]["of"], evening.ada.id().to_string());
        assert_eq!(own["name"], "Ada");
        assert_eq!(own["language"], "en");
        assert_eq!(own["settings"]["listed"], true);
        assert_eq!(own["opponents"], serde_json::json!([evening.bob.id().to_string()]));
        let matches = own["matches"].as_array().unwrap();
        assert_eq!(matches.len(), 2, "the challenge that came to nothing is one of them");
        let played = matches.iter().find_map(|one| one["match"]["stage"].get("over"));
        assert_eq!(played.unwrap()["played"]["moves"].as_array().unwrap().len(), 8);
        assert_eq!(own["ratings"]["standings"].as_array().unwrap().len(), 2, "here and over all servers");
        let none = evening.export_of(&evening.cem).await;
        assert_eq!(none["matches"], serde_json::json!([]));
        assert!(!none.to_string().contains("Ada"));
    }
}

#[tokio::test]
async fn when_people_have_time_is_given_out_and_deleted() {
    let evening = Evening::begin().await;
    let cem = evening.cem.at(&evening.hall);
    let settings = cem.slash("settings").send().await.message();
    for button in ["Pings: on", "Pings: off", "Pings: by direct message"] {
        cem.click(&settings, button).await;
    }
    let page = cem.click(&settings, "Away and days off").await.message();
    let form = cem.click(&page, "Days off and nights …").await.form();
    let typed = [
        ("Your time zone: a large city near you", "Istanbul"),
        ("Days off: two a week at most", "sun"),
        ("Quiet hours: twelve a day at most", "23-7"),
    ];
    cem.submit(&form, &typed).await;
    cem.slash("away").string("until", "2d").send().await;
    cem.slash("puzzle").string("from", "daily").send().await;
    let own = evening.export_of(&evening.cem).await;
    let calendar = &own["settings"]["calendar"];
    assert_eq!(calendar["zone"], "Europe/Istanbul");
    assert_eq!(calendar["weeks"][0][1]["days_off"], serde_json::json!([7]));
    assert!(calendar["away"][0]["until"].is_u64() && own["settings"]["pings"] == "daily", "{own}");
    assert!(own["settings"]["feed"]["digest"]["next"].is_u64() && own["puzzles"]["streak"] == 0, "{own}");
    evening.deleted(&evening.cem).await;
    let own = evening.export_of(&evening.cem).await;
    assert!(own["settings"].get("calendar").is_none() && own["settings"].get("feed").is_none(), "{own}");
    let away = cem.slash("away").send().await;
    assert!(!away.text().contains("Istanbul") && !away.text().contains("away until"), "{}", away.text());
}

#[tokio::test]
async fn plans_of_the_other_player_are_not_given_out() {
    let evening = Evening::begin().await;
    evening.board().await;
    let line = evening.bob.at(&evening.hall).slash("conditional").string("moves", "1 2").send().await;
    assert!(line.is_private(), "{}", line.text());
    let [own, others] = [&evening.bob, &evening.ada].map(|person| evening.export_of(person));
    let plans = |data: &Value| data["matches"][0]["match"]["stage"]["playing"]["plans"].clone();
    let (own, others) = (plans(&own.await), plans(&others.await));
    assert_eq!(own, serde_json::json!([[], ["1 2"]]));
    assert_eq!(others, serde_json::json!([[], []]));
}

/// A person's name is exported verbatim, whatever it is.
#[tokio::test]
async fn an_export_keeps_strange_names_unchanged() {
    let evening = Evening::begin().await;
    let name = "**@everyone** \u{202e}<@1> `x` https://evil.example";
    let eve = evening.discord.person(name);
    let play = eve.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
    let challenge = play.string("side", "first").send().await.message();
    let own = evening.export_of(&eve).await;
    assert_eq!(own["name"], name);
    evening.deleted(&eve).await;
    evening.hall.until(|_| challenge.text().contains("was cancelled"), "the end").await;
    assert!(evening.keeps_nothing_of(&eve));
    assert_eq!(evening.discord.pings(), ["Bob"], "for the challenge alone");
}

#[tokio::test]
async fn leaving_removes_a_person_but_not_opponents_games() {
    for (game, name) in GAMES {
        let evening = Evening::begin().await;
        let finished = evening.finished(game, 8).await;
        let open = evening.board_of(game).await;
        let play =
            evening.cem.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.ada);
        let challenge = play.string("game", game).send().await.message();
        let before = evening.profile_in_words(&evening.bob).await;
        let (question, answer) = evening.deleted(&evening.ada).await;
        assert!(question.contains("2 open games and challenges end without a result"), "{question}");
        assert!(answer.text().starts_with("Done: everything"), "{}", answer.text());
        assert!(evening.keeps_nothing_of(&evening.ada));

        let ended = "Abandoned:** one of the players has left";
        evening.hall.until(|_| open.text().contains(ended), "the end of the game").await;
        assert!(open.text().contains("Someone who left") && !open.text().contains("@Ada"), "{}", open.text());
        assert!(open.buttons().iter().all(|button| button.label != "Rematch"), "{:?}", open.buttons());
        let called_off = format!("A challenge to a game of **{name}** was cancelled.");
        evening.hall.until(|_| challenge.text() == called_off, "the end of the challenge").await;

        // Bob still has these games.
        assert_eq!(evening.profile_in_words(&evening.bob).await, before);
        let games = evening.bob.at(&evening.hall).slash("history").send().await.text();
        assert!(games.contains("against Someone who left: 🏆") || games.contains("you lost"), "{games}");
        assert!(games.contains("against Someone who left: abandoned, no result"), "{games}");
        let replay = evening.bob.at(&evening.hall).click(&finished, "Replay").await;
        assert!(replay.is_private() && !replay.text().contains("@Ada"), "{}", replay.text());
        let rematch = evening.bob.at(&evening.hall).click(&finished, "Rematch").await;
        assert!(rematch.text().starts_with("The other player has left"), "{}", rematch.text());
        let guild = GuildId(evening.discord.guild("Friends").id().get());
        for scope in [Scope::Guild(guild), Scope::Everywhere] {
            let standings = evening.store.standings(scope, game).unwrap();
            let ada = id_of(&evening.ada);
            assert!(standings.iter().all(|one| one.player != ada), "{standings:?}");
        }
        let board = evening.cem.at(&evening.hall).slash("leaderboard").string("game", game).send().await;
        assert!(!board.text().contains("Ada") && !board.text().contains("left"), "{}", board.text());
    }
}

impl Evening {
    async fn profile_in_words(&self, person: &Person) -> String {
        person.at(&self.hall).slash("profile").send().await.message().text()
    }
}

#[tokio::test]
async fn whoever_keeps_their_data_loses_nothing() {
    let evening = Evening::begin().await;
    let board = evening.board().await;
    let asked = evening.ada.at(&evening.hall).slash("mydata delete").send().await.message();
    evening.ada.at(&evening.hall).click(&asked, "Delete my data …").await;
    let kept = evening.ada.at(&evening.hall).click(&asked, "Keep my data").await;
    assert_eq!(kept.text(), "Nothing was deleted.");
    assert_eq!(evening.store.matches_of(id_of(&evening.ada)).unwrap().len(), 1);
    evening.move_on(&board).await;
}

#[tokio::test]
async fn a_wish_that_comes_twice_is_fulfilled_once() {
    let evening = Evening::begin().await;
    evening.finished("mangala", 8).await;
    let asked = evening.ada.at(&evening.hall).slash("mydata delete").send().await.message();
    evening.ada.at(&evening.hall).click(&asked, "Delete my data …").await;
    let done = evening.ada.at(&evening.hall).click(&asked, "Yes, delete everything").delivered_twice().await;
    assert!(done.text().starts_with("Done"), "{}", done.text());
    evening.hall.until(|_| asked.text().starts_with("Done"), "one answer").await;
    assert!(evening.keeps_nothing_of(&evening.ada));
}

#[tokio::test]
async fn whoever_comes_back_begins_anew() {
    let evening = Evening::begin().await;
    evening.finished("mangala", 8).await;
    evening.deleted(&evening.bob).await;
    let none = evening.profile_in_words(&evening.bob).await;
    assert_eq!(none, "**Profile of Bob**\nYou have met 0 of 10 games. Next: Mangala?\nNo finished game yet.");
    let board = evening.board().await;
    evening.move_on(&board).await;
    assert_eq!(evening.store.matches_of(id_of(&evening.bob)).unwrap().len(), 1);
}

#[tokio::test]
async fn a_game_against_the_bot_ends_with_its_player() {
    let evening = Evening::begin().await;
    let board = evening.board_against_bot(1).await;
    evening.deleted(&evening.ada).await;
    evening.hall.until(|_| board.text().contains("Abandoned"), "the end").await;
    assert!(evening.keeps_nothing_of(&evening.ada));
}

#[tokio::test]
async fn a_series_ends_with_whoever_leaves() {
    let evening = Evening::begin().await;
    let play =
        evening.ada.at(&evening.hall).slash("play").boolean("rated", true).user("opponent", &evening.bob);
    let board = play.string("side", "first").integer("sets", 3).send().await.message();
    evening.bob.at(&evening.hall).click(&board, "Accept").await;
    evening.deleted(&evening.bob).await;
    evening.hall.until(|_| board.text().contains("Abandoned"), "the end").await;
    assert!(evening.store.live().unwrap().is_empty(), "no set follows");
}

#[tokio::test]
async fn deleting_data_makes_no_new_opponent_for_a_day() {
    let evening = Evening::begin().await;
    let (ada, bob, hall) = (&evening.ada, &evening.bob, &evening.hall);
    lose(bob, ada, hall, "mangala").await;
    let rating = || evening.standing(Scope::Everywhere, "mangala", ada);
    let before = rating();
    assert_eq!((before.won, before.opponents), (1, 1));
    evening.deleted(bob).await;
    let board = begin(bob, ada, hall, "mangala").await;
    assert!(board.text().contains("\nCasual\n"), "{}", board.text());
    play_in(&board, hall, [bob, ada]).await;
    resign(bob, hall).await;
    // Whoever challenges whom, and also if anyone may accept.
    let challenge = ada.at(hall).slash("play").user("opponent", bob).boolean("rated", true).send().await;
    assert!(challenge.text().contains("** · Casual\n"), "{}", challenge.text());
    let open = ada.at(hall).slash("play").boolean("rated", true).boolean("open", true).send().await.message();
    assert!(open.text().contains("** · Rated\n"), "{}", open.text());
    bob.at(hall).click(&open, "Accept").await;
    assert!(open.text().contains("\nCasual"), "{}", open.text());
    assert_eq!(rating(), before);

    evening.bot.pass(Duration::from_hours(24));
    begin(bob, &evening.cem, hall, "mangala").await;
    let later = evening.store.live_of(id_of(&evening.cem)).unwrap();
    assert!(later.len() == 1 && later[0].rated(), "{later:?}");
}

/// Returns how often the bot listed its servers.
fn times_asked(requests: &[Request]) -> usize {
    requests.iter().filter(|one| one.path.contains("/users/@me/guilds")).count()
}

impl Evening {
    /// Lets days pass. On each the bot lists its servers.
    pub(crate) async fn days(&self, number: usize) {
        for _ in 0..number {
            let asked = times_asked(&self.discord.requests());
            self.bot.pass(Duration::from_hours(24));
            let is_asked = |world: &World| times_asked(world.journal.requests()) > asked;
            self.discord.until(is_asked, "the question which servers there are").await;
        }
    }

    fn board_was_broken_off(&self) -> bool {
        self.store.live().unwrap().is_empty()
    }
}

#[tokio::test]
async fn server_data_is_deleted_some_time_after_removal() {
    let evening = Evening::begin_with(&[("KUZHI_PRIVACY__FORGET_SERVERS_AFTER", "3d")]).await;
    let friends = evening.discord.guild("Friends");
    let guild = GuildId(friends.id().get());
    let strict = HouseRules { challenges: Some(3), ..HouseRules::default() };
    evening.store.save_house_rules(guild, &strict).unwrap();
    evening.board().await;
    evening.days(4).await;
    assert!(!evening.board_was_broken_off(), "the bot is there");
    friends.remove_bot();
    evening.days(2).await;
    friends.add_bot();
    evening.days(2).await;
    assert!(evening.store.left_guilds().unwrap().is_empty(), "it was added again");
    friends.remove_bot();
    evening.days(3).await;
    assert_eq!(evening.store.house_rules(guild).unwrap(), strict);
    // While Discord does not list the servers, nothing is removed.
    evening.discord.mischief().on_next("GET", "/users/@me/guilds").refuse(403, 50001, "Missing Access");
    evening.days(1).await;
    assert_eq!(evening.store.house_rules(guild).unwrap(), strict);
    evening.days(1).await;
    // Nothing of it is visible on Discord.
    let is_forgotten = || evening.store.house_rules(guild).unwrap() == HouseRules::default();
    until("the settings and the game to go", || evening.board_was_broken_off() && is_forgotten()).await;
    let games = evening.ada.at(&evening.ada.dm()).slash("history").send().await.text();
    assert!(games.contains("abandoned, no result"), "{games}");
}

#[tokio::test]
async fn games_where_people_bring_the_bot_along_go_on() {
    let evening = Evening::begin_with(&[("KUZHI_PRIVACY__FORGET_SERVERS_AFTER", "1h")]).await;
    let there = evening.discord.guild_without_bot("Teahouse").channel("tea");
    let play = evening.ada.at(&there).slash("play").string("side", "first");
    let board: Message = play.integer("level", 1).send().await.message();
    // Over HTTP the answer arrives before it is recorded.
    let is_noted = || {
        evening
            .store
            .live()
            .unwrap()
            .iter()
            .any(|one| evening.store.delivered(one.id()).unwrap().user_install)
    };
    until("the board's note", is_noted).await;
    evening.days(3).await;
    assert!(!evening.board_was_broken_off(), "{}", board.text());
}
