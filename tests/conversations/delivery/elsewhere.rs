//! Pressing buttons in another place than their match changes nothing, and the answer says where the match
//! is.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Match, Offered};
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::LookupStore;
use kuzhi_tests::conversation::{Channel, Discord, Message, Person};

use crate::bot::{Bot, GAMES};
use crate::matches::arranging::Arranging;

const ANSWER: &str = "This game is being played in #games. Please go on there.";

const OUT_OF_SIGHT: &str = "That game is being played where you cannot watch. Start your own with `/play`.";

/// Two people in a channel, and another channel in which they act.
struct Long {
    discord: Discord,
    hall: Channel,
    other: Channel,
    ada: Person,
    bob: Person,
    store: Arc<MemoryStore>,
    bot: Bot,
    /// Returns a message of a person there.
    there: Message,
}

impl Long {
    async fn begin() -> Long {
        let discord = Discord::start().await;
        let guild = discord.guild("Friends");
        let (hall, other) = (guild.channel("games"), guild.channel("other"));
        let (ada, bob) = (discord.person("Ada"), discord.person("Bob"));
        let store: Arc<MemoryStore> = Arc::default();
        let bot = Bot::start(&discord, Arc::clone(&store) as _, &[]).await;
        let there = ada.at(&other).slash("leaderboard").send().await.message();
        Long { discord, hall, other, ada, bob, store, bot, there }
    }

    async fn challenge(&self, game: &str, clock: &str) -> Message {
        let play = self.ada.at(&self.hall).slash("play").boolean("rated", true).user("opponent", &self.bob);
        let play = play.string("side", "first").string("game", game).string("clock", clock);
        play.send().await.message()
    }

    fn stored(&self, id: MatchId) -> Match {
        self.store.load(id).unwrap().unwrap()
    }

    /// Neither player can do this from elsewhere.
    async fn is_refused(&self, id: MatchId, press: &str) {
        let before = (self.stored(id), self.hall.transcript());
        for person in [&self.ada, &self.bob] {
            let answer = person.at(&self.other).forge(&self.there, press).await;
            assert!(answer.is_private(), "{press}");
            assert_eq!(answer.text(), ANSWER, "{press}");
        }
        // Other people are not told where it is.
        let stranger = self.discord.person("Cem").at(&self.other).forge(&self.there, press).await;
        assert_eq!(stranger.text(), OUT_OF_SIGHT, "{press}");
        assert_eq!((self.stored(id), self.hall.transcript()), before, "{press}");
        assert!(self.store.delivered(id).unwrap().offered.iter().all(|one| *one == Offered::default()));
    }
}

fn presses(message: &Message) -> Vec<String> {
    message.buttons().into_iter().filter_map(|button| button.custom_id).collect()
}

fn id_in(press: &str) -> MatchId {
    press.split(':').nth(2).unwrap().parse().unwrap()
}

/// Actions that only look are allowed everywhere.
fn looks(press: &str) -> bool {
    let verb = press.split(':').nth(1).unwrap();
    ["more", "look", "show", "step", "export", "playon", "rules", "notes", "learn", "next-game"]
        .contains(&verb)
}

#[tokio::test]
async fn a_press_in_another_channel_is_answered_without_effect() {
    for (game, _) in GAMES {
        let long = Long::begin().await;
        let board = long.challenge(game, "1d").await;
        let mut tried = Vec::new();
        let id = id_in(&presses(&board)[0]);
        let mut all = presses(&board);
        // An open challenge, pressed by anyone.
        for press in std::mem::take(&mut all).into_iter().filter(|press| !looks(press)) {
            long.is_refused(id, &press).await;
            tried.push(press);
        }
        long.bot.pass(Duration::from_mins(1));
        long.bob.at(&long.hall).click(&board, "Accept").await;
        long.hall.until(|_| !long.discord.pings_of(&long.ada).is_empty(), "the call to Ada").await;
        all.extend(presses(&board));
        for person in [&long.ada, &long.bob] {
            let more = person.at(&long.hall).click(&board, "More …").await;
            all.extend(presses(&more.message()));
            let question = person.at(&long.hall).slash("resign").send().await;
            all.extend(presses(&question.message()));
        }
        // Actions that no screen shows now.
        let rest = ["claim:ID:0", "undo-ask:ID", "undo:ID", "resign-series:ID", "plans:ID", "plan:ID:0:1"];
        let rest = rest.into_iter().chain(["add-plan:ID:0:1 2", "draw:ID:0:south:yes", "draw:ID:0:south:no"]);
        let rest = rest.chain(["ask:ID:0:takeback", "offer:ID:0:draw", "rematch:ID", "arrange:ID:0"]);
        all.extend(rest.map(|press| format!("k1:{}", press.replace("ID", &id.to_string()))));
        for press in all.into_iter().filter(|press| !looks(press)) {
            long.is_refused(id, &press).await;
            tried.push(press);
        }
        let chosen =
            long.bob.at(&long.other).forge_choice(&long.there, &format!("k1:unplan:{id}"), "1 2").await;
        assert_eq!(chosen.text(), ANSWER);
        for verb in ["accept", "decline", "cancel", "move", "offer", "giveup", "resign", "claim", "plans"] {
            assert!(tried.iter().any(|press| press.starts_with(&format!("k1:{verb}:"))), "{verb}: {tried:?}");
        }
        // In its own channel, everything is as before.
        long.ada.at(&long.hall).click(&board, "1").await;
        assert!(board.text().contains("@Ada: pit 1"), "{}", board.text());
    }
}

#[tokio::test]
async fn a_form_from_another_channel_changes_nothing() {
    let evening = Arranging::begin().await;
    let before = evening.board.screen();
    let form = evening.ada.at(&evening.hall).click(&evening.board, "Another layout …").await.form();
    // This layout could be played: it stands on a button.
    let offered = evening.board.buttons().into_iter().rev().nth(3).unwrap().label;
    let other = evening.discord.guild("Friends").channel("other");
    let sent = evening.ada.at(&other).submit(&form, &[("line", &offered)]).await;
    assert!(sent.is_private());
    assert_eq!(sent.text(), ANSWER);
    assert_eq!(evening.board.screen(), before);
}

#[tokio::test]
async fn a_claim_from_elsewhere_does_not_end_a_match() {
    let long = Long::begin().await;
    let board = long.challenge("mangala", "1d").await;
    let id = id_in(&presses(&board)[0]);
    long.bot.pass(Duration::from_mins(1));
    long.bob.at(&long.hall).click(&board, "Accept").await;
    long.bot.pass(Duration::from_hours(25));
    long.hall.until(|hall| hall.transcript().contains("has run out of time."), "the time to be up").await;
    let anew = long
        .hall
        .messages()
        .into_iter()
        .rev()
        .find(|one| one.text().contains("has run out of time."))
        .unwrap();
    let claim = presses(&anew).into_iter().find(|press| press.starts_with("k1:claim:")).unwrap();
    let answer = long.bob.at(&long.other).forge(&long.there, &claim).await;
    assert_eq!(answer.text(), ANSWER);
    assert!(long.stored(id).running().is_some());
}
