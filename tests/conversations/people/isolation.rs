//! What happens on a server stays there: nothing of it is visible or changes from another server or direct
//! messages.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::matches::{Match, Scope};
use kuzhi_domain::{GuildId, MatchId};
use kuzhi_memory_store::MemoryStore;
use kuzhi_store::{LeaderboardStore, LookupStore};
use kuzhi_tests::conversation::{Answer, Channel, Discord, Message, Person};
use kuzhi_tests::discord::Response;

use crate::bot::{Bot, moves, play_in};

const NOTE: &str = "quincunx";

/// A server with activity, and people of another server.
struct Two {
    discord: Discord,
    hall: Channel,
    strangers: Channel,
    ada: Person,
    bob: Person,
    cem: Person,
    bot: Bot,
    store: Arc<MemoryStore>,
    /// An ongoing match there, with its board, and a finished one.
    running: (MatchId, Message),
    over: (MatchId, Message),
    /// A puzzle of the day, as it was shared there.
    shared: String,
}

fn id_on(board: &Message) -> MatchId {
    let press = board.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
    press.split(':').nth(2).unwrap().parse().unwrap()
}

impl Two {
    async fn begin() -> Two {
        let discord = Discord::start().await;
        let hall = discord.guild("Friends").channel("zugzwang");
        let strangers = discord.guild("Strangers").channel("games");
        let [ada, bob] = ["Adalmina", "Bobrikov"].map(|name| discord.person(name));
        let cem = discord.person("Cem");
        let store: Arc<MemoryStore> = Arc::default();
        let bot = Bot::start(&discord, Arc::clone(&store) as _, &[]).await;
        let mut boards = Vec::new();
        for _ in 0..2 {
            let play = ada.at(&hall).slash("play").boolean("rated", true).user("opponent", &bob);
            let board = play.string("side", "first").string("game", "mangala").send().await.message();
            bot.pass(Duration::from_mins(1));
            bob.at(&hall).click(&board, "Accept").await;
            hall.until(|_| !moves(&board).is_empty(), "a board").await;
            let id = id_on(&board);
            play_in(&board, &hall, [&ada, &bob]).await;
            if boards.is_empty() {
                let question = bob.at(&hall).slash("resign").send().await.message();
                bob.at(&hall).click(&question, "Yes, I resign").await;
                hall.until(|_| board.text().contains("resigned"), "the end").await;
                hall.until(|_| !board.attachments().is_empty(), "the card").await;
            }
            boards.push((id, board));
        }
        let (running, over) = (boards.remove(1), boards.remove(0));
        // Ada writes a note, and the managers set a rule.
        let more = ada.at(&hall).click(&running.1, "More …").await.message();
        let notes = ada.at(&hall).click(&more, "📝 Notes …").await.private_answer().await;
        let form = ada.at(&hall).click(&notes, "Write …").await.form();
        ada.at(&hall).submit(&form, &[("What you want to remember", NOTE)]).await;
        let mira = discord.person("Mira").managing_guilds();
        let page = mira.at(&hall).slash("settings").string("of", "house").send().await.message();
        mira.at(&hall).click(&page, "Threads: off").await;
        let people = mira.at(&hall).click(&page, "Who may not play").await.message();
        mira.at(&hall).choose_people(&people, "Block someone from playing …", &[&cem]).await;
        let daily = ada.at(&hall).slash("puzzle").string("from", "daily").send().await.message();
        let shared = daily.text();
        Two { discord, hall, strangers, ada, bob, cem, bot, store, running, over, shared }
    }

    /// The server's data that people elsewhere must not see.
    fn secrets(&self) -> Vec<String> {
        let ids = [&self.running, &self.over].map(|(id, _)| id.to_string());
        let people = [&self.ada, &self.bob];
        let names = people.iter().map(|person| person.name());
        let numbers = people.iter().map(|person| person.id().to_string());
        let places = [self.hall.id().to_string(), "zugzwang".to_owned(), NOTE.to_owned()];
        names.chain(numbers).chain(places).chain(ids).collect()
    }

    fn matches(&self) -> Vec<Match> {
        [&self.running, &self.over].map(|(id, _)| self.store.load(*id).unwrap().unwrap()).into()
    }

    /// Returns everything that a person saw in answer to an action.
    fn shown(answer: &Answer) -> String {
        match answer.response() {
            Response::Choices(choices) => format!("{choices:?}"),
            Response::Form(form) => form.to_string(),
            _ => {
                let told = answer.message();
                let files = told.attachments();
                let files = files
                    .iter()
                    .map(|file| format!("{:?} {}", file.description, String::from_utf8_lossy(&file.bytes)));
                let further = answer.follow_ups().into_iter().map(|message| message.screen());
                format!("{}\n{}", told.screen(), files.chain(further).collect::<Vec<_>>().join("\n"))
            }
        }
    }

    fn assert_shows_nothing(&self, what: &str, shown: &str, typed: &[&str]) {
        for secret in self.secrets() {
            // A typed name may at most be echoed.
            if !typed.iter().any(|typed| typed.contains(&secret)) {
                assert!(!shown.contains(&secret), "{what} shows {secret}:\n{shown}");
            }
        }
    }
}

/// Every press that can concern a match, of all kinds.
fn presses(id: MatchId) -> Vec<String> {
    let kinds = [
        "accept:ID",
        "decline:ID",
        "cancel:ID",
        "move:ID:6:1",
        "play-hint:ID:6:1",
        "arrange:ID:6",
        "claim:ID:6",
        "giveup:ID",
        "resign:ID",
        "resign-series:ID",
        "rematch:ID",
        "undo-ask:ID",
        "undo:ID",
        "void:ID",
        "void-series:ID",
        "offer:ID:6:draw",
        "ask:ID:6:takeback",
        "draw:ID:6:south:yes",
        "draw:ID:6:north:no",
        "plans:ID",
        "plan:ID:6",
        "unplan:ID:1 2",
        "more:ID",
        "hint:ID",
        "look:ID",
        "show:ID:1",
        "step:ID:1",
        "lap:ID:1:1",
        "told:ID:1",
        "export:ID",
        "replay:ID:1",
        "replay-at:ID:1",
        "replay-first:ID",
        "replay-last:ID",
        "replay-on:ID:0",
        "analyse:ID:1",
        "try:ID:1:",
        "evaluate:ID:1:",
        "review:ID",
        "review-again:ID:0",
        "retry:ID:1:0:",
        "retry-all:ID",
        "notes:ID",
        "ask-note:ID",
        "ask-line:ID:1:",
        "drop-line:ID",
    ];
    kinds.iter().map(|kind| format!("k1:{}", kind.replace("ID", &id.to_string()))).collect()
}

#[tokio::test]
async fn servers_are_isolated_from_each_other() {
    let two = Two::begin().await;
    let (before, transcript) = (two.matches(), two.hall.transcript());
    let pings = two.discord.pings().len();
    // A manager of the other server is a stranger here too.
    let managing = two.discord.person("Dia").managing_guilds();
    let private = two.cem.dm();
    for (who, place) in [(&two.cem, &two.strangers), (&two.cem, &private), (&managing, &two.strangers)] {
        let at = who.at(place);
        // Commands that name nothing.
        for line in
            ["games", "history", "board", "hint", "resign", "draw", "replay", "review", "analyse", "profile"]
        {
            let shown = Two::shown(&at.slash(line).send().await);
            two.assert_shows_nothing(line, &shown, &[]);
        }
        for of in ["own", "house"] {
            let shown = Two::shown(&at.slash("settings").string("of", of).send().await);
            two.assert_shows_nothing("settings", &shown, &[]);
        }
        let chart = at.slash("leaderboard").string("scope", "here").string("game", "mangala").send().await;
        let in_server = place.id() == two.strangers.id();
        if in_server {
            two.assert_shows_nothing("leaderboard", &Two::shown(&chart), &[]);
        }
        // The suggestions while they type.
        for (line, option) in [("move", "match"), ("move", "pit"), ("resign", "match"), ("replay", "match")] {
            let shown = format!("{:?}", at.autocomplete(line, option, "").await);
            two.assert_shows_nothing(line, &shown, &[]);
        }
        // With a match ID or a link to its board from elsewhere.
        for (id, board) in [&two.running, &two.over] {
            let guild = two.discord.guild("Friends").id();
            let link = format!("https://discord.com/channels/{guild}/{}/{}", two.hall.id(), board.id());
            for named in [id.to_string(), link] {
                for line in ["replay", "review", "analyse"] {
                    let shown = Two::shown(&at.slash(line).string("match", &named).send().await);
                    two.assert_shows_nothing(line, &shown, &[&named]);
                }
            }
            for line in ["board", "hint", "resign", "draw", "takeback", "conditional"] {
                let shown = Two::shown(&at.slash(line).string("match", &id.to_string()).send().await);
                two.assert_shows_nothing(line, &shown, &[&id.to_string()]);
            }
            let own = at.slash("help").send().await.message();
            for press in presses(*id) {
                let shown = Two::shown(&at.forge(&own, &press).await);
                two.assert_shows_nothing(&press, &shown, &[]);
            }
            for menu in ["match-look:ID", "choose:resign", "replay-of"] {
                let (menu, value) =
                    (format!("k1:{}", menu.replace("ID", &id.to_string())), format!("{id}:6"));
                for value in [value.as_str(), "text", &id.to_string()] {
                    let shown = Two::shown(&at.forge_choice(&own, &menu, value).await);
                    two.assert_shows_nothing(&menu, &shown, &[]);
                }
            }
        }
        // The managers' rules apply only there.
        let begun = at.slash("play").integer("level", 1).send().await;
        assert!(begun.message().text().contains("Kuzhi (level 1)"), "who may not play there plays here");
        assert!(place.threads().is_empty(), "threads were wanted there alone");
    }
    assert_eq!(two.matches(), before, "no match was changed");
    assert_eq!(two.hall.transcript(), transcript, "nothing was said there");
    assert_eq!(two.discord.pings().len(), pings, "nobody was called");
    let of = |server: &str| Scope::Guild(GuildId(two.discord.guild(server).id().get()));
    let rated = |server: &str| two.store.standings(of(server), "mangala").unwrap().len();
    assert_eq!([rated("Friends"), rated("Strangers")], [2, 0], "results count where they were made");
    let _ = &two.bot;
}

#[tokio::test]
async fn the_daily_puzzle_is_shared_and_its_result_private() {
    let two = Two::begin().await;
    let theirs = two.cem.at(&two.strangers).slash("puzzle").string("from", "daily").send().await.message();
    assert_eq!(theirs.text(), two.shared, "it is the same for all");
    // Ada resigns. Nobody else hears of it.
    let own = two.ada.at(&two.hall).slash("puzzle").string("from", "daily").send().await.message();
    two.ada.at(&two.hall).click(&own, "Show the answer").await;
    let again = two.cem.at(&two.strangers).slash("puzzle").string("from", "daily").send().await.message();
    assert_eq!(again.text(), two.shared);
}
