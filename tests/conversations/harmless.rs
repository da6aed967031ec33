//! Whatever people call themselves, paste or write: it never mentions, links, formats or hides anything in
//! the bot's messages.

use kuzhi_domain::MatchId;
use kuzhi_tests::conversation::{Answer, Message, Person};
use kuzhi_tests::discord::{Request, Response};
use serde_json::Value;

use crate::bot::{Evening, moves};

/// Texts that an attacker might try, and what must never appear unescaped.
const TRIES: [(&str, &[&str]); 10] = [
    ("**Bold** __u__ ||x|| ``c``", &["**Bold", "__u", "||x", "``c"]),
    ("@everyone <@&4711>", &["@everyone", "<@&4711"]),
    ("@here <#4712> <@4713>", &["@here", "<#4712", "<@4713"]),
    ("https://evil.example", &["https://evil"]),
    ("x discord.gg/evil", &["discord.gg/evil"]),
    ("[a](https://evil.example)", &["](http"]),
    ("\u{202e}live\u{2067}x", &["\u{202e}", "\u{2067}"]),
    ("A\u{200b}d\u{2060}a\u{feff}\u{ad}", &["A\u{200b}", "\u{2060}", "\u{feff}", "\u{ad}"]),
    ("</play:4714> <t:4715:R>", &["</play:4714", "<t:4715"]),
    ("x\n# Big\n> said ~~s~~", &["\n# Big", "\n> said", "~~s"]),
];

/// An evening with two players of these names.
struct Named {
    evening: Evening,
    tries: [(&'static str, &'static [&'static str]); 2],
}

impl Named {
    async fn begin(tries: [(&'static str, &'static [&'static str]); 2]) -> Named {
        let evening = Evening::begin().await;
        for (person, (name, _)) in [&evening.ada, &evening.bob].into_iter().zip(tries) {
            evening.discord.server().change(|world| {
                world.people.entry(person.id()).and_modify(|one| name.clone_into(&mut one.name));
            });
        }
        Named { evening, tries }
    }

    fn id_on(board: &Message) -> MatchId {
        let press = board.buttons().into_iter().find_map(|button| button.custom_id).unwrap();
        press.split(':').nth(2).unwrap().parse().unwrap()
    }

    /// The player to move makes the first legal move, so many times.
    async fn play(&self, board: &Message, count: usize) {
        let (evening, id) = (&self.evening, Named::id_on(board));
        for _ in 0..count {
            let mover = evening.store.load(id).unwrap().unwrap().person_to_move().unwrap();
            let mover = if mover.0 == evening.ada.id().get() { &evening.ada } else { &evening.bob };
            let first = moves(board).remove(0).custom_id.unwrap();
            mover.at(&evening.hall).click_id(board, &first).await;
            let is_made =
                |one: &Message| moves(one).iter().all(|button| button.custom_id.as_ref() != Some(&first));
            evening.hall.until(|_| is_made(board) && !moves(board).is_empty(), "the move").await;
        }
    }

    /// A board of the two after so many moves.
    async fn board(&self, count: usize) -> Message {
        let evening = &self.evening;
        let play = evening.ada.at(&evening.hall).slash("play").user("opponent", &evening.bob);
        let board = play.string("game", "mangala").string("side", "first").send().await.message();
        evening.look_away();
        evening.bob.at(&evening.hall).click(&board, "Accept").await;
        evening.hall.until(|_| !moves(&board).is_empty(), "the board").await;
        self.play(&board, count).await;
        board
    }

    /// Everything that shows a name or a text by a person.
    #[allow(clippy::too_many_lines)] // each place has its line
    async fn go_through_everything(&self) {
        let (evening, hostile) = (&self.evening, self.tries[0].0);
        let (ada, bob) = (evening.ada.at(&evening.hall), evening.bob.at(&evening.hall));
        let cem = evening.cem.at(&evening.hall);
        let board = self.board(8).await;
        let id = Named::id_on(&board);
        // An offer, a note, a saved line, and both players' conditional moves.
        let more = ada.click(&board, "More …").await.message();
        let notes = ada.click(&more, "📝 Notes …").await.private_answer().await;
        let form = ada.click(&notes, "Write …").await.form();
        ada.submit(&form, &[("What you want to remember", hostile)]).await;
        ada.slash("board").string("look", "letters").send().await;
        for (who, press) in
            [(&ada, "ask-line:ID:8:"), (&ada, "notes:ID"), (&bob, "look:ID"), (&cem, "look:ID")]
        {
            let own = who.slash("help").send().await.message();
            let answer = who.forge(&own, &format!("k1:{}", press.replace("ID", &id.to_string()))).await;
            if let Response::Form(_) = answer.response() {
                let label: String = hostile.chars().take(40).collect();
                who.submit(&answer.form(), &[("line", &label)]).await;
            }
        }
        ada.slash("draw").send().await;
        // Everything that looks, by a player and by someone else.
        for who in [&ada, &bob, &cem] {
            for line in ["games", "history", "profile", "leaderboard", "rules", "help"] {
                settled(&who.slash(line).send().await).await;
            }
            settled(&who.slash("profile").user("player", &evening.ada).send().await).await;
            for (line, option) in [("move", "match"), ("replay", "match"), ("board", "match")] {
                who.autocomplete(line, option, "").await;
            }
        }
        // The answers to nonsense.
        for (line, option) in [
            ("move", "pit"),
            ("replay", "match"),
            ("conditional", "moves"),
            ("play", "clock"),
            ("play", "options"),
        ] {
            settled(&ada.slash(line).string(option, hostile).send().await).await;
        }
        let pasted = format!(
            "[Game \"mangala\"]\n[South \"{}\"]\n[North \"{}\"]\n[Result \"*\"]\n\n4\n",
            one_line(hostile),
            one_line(self.tries[1].0)
        );
        for (line, text) in
            [("replay", pasted.as_str()), ("review", &pasted), ("analyse", &pasted), ("replay", hostile)]
        {
            let form = cem.slash(line).boolean("paste", true).send().await.form();
            settled(&cem.submit(&form, &[("Text from Download moves, or just the moves", text)]).await).await;
        }
        settled(&ada.slash("analyse").string("position", hostile).send().await).await;
        // The managers keep both from playing, in a list with names, and matches go to threads with names.
        let mira = evening.discord.person("Mira").managing_guilds();
        let mira = mira.at(&evening.hall);
        let page = mira.slash("settings").string("of", "house").send().await.message();
        let people = mira.click(&page, "Who may not play").await.message();
        mira.choose_people(&people, "Block someone from playing …", &[&evening.ada, &evening.bob]).await;
        mira.click(&people, "Let everyone play").await;
        let page = mira.slash("settings").string("of", "house").send().await.message();
        mira.click(&page, "Threads: off").await;
        let threaded = bob.slash("play").user("opponent", &evening.ada).send().await.message();
        evening.look_away();
        ada.click(&threaded, "Accept").await;
        evening.hall.until(|hall| !hall.threads().is_empty(), "a thread").await;
        // The end, and everything after it.
        let own = bob.slash("help").send().await.message();
        bob.forge(&own, &format!("k1:resign:{id}")).await;
        evening.hall.until(|_| board.text().contains("resigned"), "the end").await;
        for press in ["export:ID", "replay:ID:3", "analyse:ID:3", "review:ID", "rematch:ID", "show:ID:2"] {
            let own = ada.slash("help").send().await.message();
            settled(&ada.forge(&own, &format!("k1:{}", press.replace("ID", &id.to_string()))).await).await;
        }
        for of in ["here", "all"] {
            settled(&cem.slash("leaderboard").string("scope", of).string("game", "mangala").send().await)
                .await;
        }
        for who in [&ada, &cem] {
            settled(&who.slash("history").send().await).await;
            settled(&who.slash("profile").user("player", &evening.bob).send().await).await;
        }
    }
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '"'], " ")
}

/// Waits until an answer is complete.
async fn settled(answer: &Answer) {
    if !matches!(answer.response(), Response::Choices(_) | Response::Form(_)) {
        let _ = answer.private_answer().await;
    }
}

/// Returns every text in what the bot sent. The value of a form's field belongs to the reader alone.
fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|one| texts(one, found)),
        Value::Object(fields) => {
            let is_field =
                fields.get("type").and_then(Value::as_u64) == Some(4) && fields.contains_key("style");
            let kept = fields.iter().filter(|(name, _)| !(is_field && *name == "value"));
            kept.for_each(|(_, one)| texts(one, found));
        }
        _ => {}
    }
}

/// Returns whether a message may only mention people who are named one by one.
fn is_restricted(message: &Value) -> bool {
    let allowed = &message["allowed_mentions"];
    let is_empty = |name: &str| allowed[name].as_array().is_none_or(Vec::is_empty);
    allowed.is_object() && allowed["parse"].is_array() && is_empty("parse") && is_empty("roles")
}

/// Returns the messages in a request.
fn messages(request: &Request) -> Vec<&Value> {
    let Some(body) = &request.body else { return Vec::new() };
    [body, &body["data"]].into_iter().filter(|one| one["content"].is_string()).collect()
}

/// Returns a text without what a backslash makes plain text.
fn without_escapes(text: &str) -> String {
    ["\\<", "\\]"].iter().fold(text.to_owned(), |text, escape| text.replace(escape, ""))
}

fn is_said_to_people(request: &Request) -> bool {
    !request.path.contains("/commands") && !request.path.contains("/emojis")
}

#[tokio::test]
async fn hostile_names_are_harmless_everywhere() {
    for (number, one) in TRIES.into_iter().enumerate() {
        let named = Named::begin([one, TRIES[(number + 1) % TRIES.len()]]).await;
        named.go_through_everything().await;
        let (discord, mut said) = (&named.evening.discord, 0);
        for request in discord.requests().iter().filter(|request| is_said_to_people(request)) {
            let mut found = Vec::new();
            texts(request.body.as_ref().unwrap_or(&Value::Null), &mut found);
            said += found.len();
            for (_, forbidden) in named.tries {
                for part in forbidden {
                    // Behind a backslash it is text.
                    let bad = found.iter().find(|text| without_escapes(text).contains(part));
                    assert!(
                        bad.is_none(),
                        "{one:?}: {part:?} stands in {} {}: {bad:?}",
                        request.method,
                        request.path
                    );
                }
            }
            for message in messages(request) {
                assert!(is_restricted(message), "it could call anybody: {message}");
            }
        }
        assert!(said > 500, "much was said: {said}");
        // Files to be read as text. The export of one's own data is verbatim.
        let files = discord.server().read(|world| {
            let all = world.messages.values().flat_map(|message| message.face.attachments.clone());
            all.filter(|file| file.filename.rsplit('.').next() == Some("txt")).collect::<Vec<_>>()
        });
        for file in files {
            let text = String::from_utf8_lossy(&file.bytes);
            for part in named.tries.iter().flat_map(|(_, forbidden)| *forbidden) {
                assert!(!text.contains(part), "{part:?} stands in {}", file.filename);
            }
        }
        let called: Vec<Person> = ["Cem", "Mira"].map(|name| discord.person(name)).into();
        for person in called {
            assert!(discord.pings_of(&person).is_empty(), "{} has nothing to do with it", person.name());
        }
    }
}
