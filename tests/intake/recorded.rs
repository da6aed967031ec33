//! Records real events of every kind from the stand-in, to be mutated.

use std::collections::BTreeSet;

use kuzhi_tests::conversation::{Channel, Gesture, Participant, Pending, Person, Slash};
use kuzhi_tests::discord::{Command, Server, Snowflake, UserAction};
use kuzhi_view::request::{Action, Modal, Select};
use serde_json::Value;

/// A recorded event.
#[derive(Clone, Debug)]
pub(crate) struct Recorded {
    /// The event as sent.
    pub(crate) json: Value,
    /// What it is.
    pub(crate) action: UserAction,
    /// Who did it, and where.
    pub(crate) person: Snowflake,
    pub(crate) channel: Snowflake,
}

/// So many events are made before waiting for their answers.
const AT_ONCE: usize = 16;

/// Records what people do.
pub(crate) struct Recorder<'a> {
    pub(crate) server: &'a Server,
    pub(crate) all: Vec<Recorded>,
    pub(crate) pending: Vec<Pending>,
    /// The people, place and match they refer to.
    pub(crate) friend: &'a Person,
    pub(crate) bot: &'a Person,
    pub(crate) channel: &'a Channel,
    pub(crate) id: String,
}

/// A typed command, and the values of its options.
const LINES: [(&str, &str, &str); 21] = [
    ("play", "clock", "5+3"),
    ("play", "options", "capture=on"),
    ("move", "pit", "3"),
    ("board", "look", "letters"),
    ("conditional", "moves", "1 2"),
    ("replay", "match", "ID"),
    ("review", "match", "ID"),
    ("analyse", "match", "ID"),
    ("analyse", "position", "4 4 4"),
    ("hint", "match", "ID"),
    ("resign", "match", "ID"),
    ("draw", "match", "ID"),
    ("takeback", "match", "ID"),
    ("away", "until", "2w"),
    ("settings", "of", "own"),
    ("settings", "of", "house"),
    ("puzzle", "from", "daily"),
    ("leaderboard", "game", "mangala"),
    ("rules", "game", "mangala"),
    ("tutorial", "game", "mangala"),
    ("history", "game", "mangala"),
];

/// One of each button. [`missing`] reports a new one.
const PRESSES: &[&str] = &[
    "accept:ID",
    "decline:ID",
    "cancel:ID",
    "move:ID:0:1",
    "play-hint:ID:0:1",
    "move-alone:ID:0:1",
    "vote:ID:0:1",
    "votes:ID",
    "end-vote-ask:ID",
    "end-vote:ID",
    "sow-alone:ID:0:1",
    "rival:ID:true",
    "arrange:ID:0",
    "claim:ID:0",
    "give-time:ID:0",
    "give-more-time:ID:0",
    "giveup:ID",
    "resign:ID",
    "resign-series:ID",
    "playon:ID",
    "rematch:ID",
    "undo-ask:ID",
    "undo:ID",
    "void:ID",
    "void-series:ID",
    "offer:ID:0:draw",
    "ask:ID:0:takeback",
    "draw:ID:0:south:yes",
    "draw:ID:0:north:no",
    "takeback:ID:8-1:north:yes",
    "agree:ID:120:north:yes",
    "plans:ID",
    "plan:ID:0:",
    "plan:ID:0:1",
    "add-plan:ID:0:1 2",
    "more:ID",
    "hint:ID",
    "look:ID",
    "open:ID",
    "open-games",
    "study:try:ID:1:",
    "show:ID:1",
    "step:ID:1:1",
    "lap:ID:1:1",
    "told:ID:1:1",
    "export:ID",
    "draft:open:mangala:second:1:casual:none:8:0",
    "draft-apart:kuzhi:mangala:first:1:usual:none:1:3",
    "share-profile",
    "draft:8:mangala:random:1:rated:none:3:3",
    "challenge:open:mangala:second:1:casual:none:8:0",
    "set:listed:off",
    "set:house-threads:on",
    "set:house-channels:all",
    "set:house-people:all",
    "set:house-new-accounts:on",
    "set:viewpoint:mover",
    "films",
    "settings:own",
    "settings:time",
    "settings:puzzle",
    "next-game:ID",
    "away",
    "back",
    "week",
    "settings:house",
    "settings:people",
    "settings:limits",
    "settings:feed",
    "settings:week",
    "settings:welcome",
    "rules:mangala:0",
    "lesson:mangala:0:begin",
    "learn:mangala",
    "draft-look:light-wood:kuzhi:mangala:first:1:rated:none:1:3",
    "lesson:kotu-baendum:5:try:=2.1.0.2.0.0.4",
    "games:1",
    "history:0:all:anyone",
    "history:12:mangala:kuzhi",
    "replay:ID:1",
    "replay-at:ID:1",
    "replay-first:ID",
    "replay-last:ID",
    "replay-on:ID:1",
    "analyse:ID:1",
    "try:ID:1:",
    "try:ID:0:3,5+,=2.1.0.2.0.0.4",
    "evaluate:ID:1:",
    "review:ID",
    "review-again:ID:0",
    "retry:ID:1:0:",
    "retry:ID:1:1:3",
    "retry-all:ID",
    "mydata-export",
    "mydata-delete",
    "mydata-delete-ask",
    "mydata-keep",
    "puzzles:new:mangala",
    "puzzles:own:pallankuzhi",
    "puzzle:kept:0a1b2c3d:0:answer",
    "puzzle:day-17:0a1b2c3d:2:try:3",
    "tour:00000007:join",
    "tour:00000007:here",
    "tour:00000007:tie-breaks:1",
    "tour:00000007:season:1",
    "tour:00000007:bracket:1",
    "tour:00000007:do:number",
    "tour:00000007:sure:pair-again",
    "tour:00000007:log-page:1",
    "tour:00000007:table:1",
    "tour:00000007:places",
    "tour:00000007:csv",
    "tour-make:00000007",
    "tour:00000007:always",
    "tour-edit:00000007",
    "tour-drop:00000007",
    "share-puzzle:17",
    "puzzle-month",
    "set:daily:off",
    "set:week:off",
    "set:welcome:off",
    "share:ID",
    "notes:ID",
    "ask-note:ID",
    "ask-line:ID:1:3",
    "drop-line:ID",
    "ask-game:review",
    "chart:here:mangala:ever:rating:top",
    "chart:all:pallankuzhi:month:games:behind:12:1150000000000000001",
    "fly:ID",
    // All data of the user is deleted, and they go on.
    "mydata-delete-sure",
    // Again, now without any data.
    "mydata-export",
    "notes:ID",
    "settings:own",
    "set:listed:off",
    "accept:ID",
    "giveup:ID",
    "puzzles:daily:any",
    "share-puzzle:18",
];

/// One of each menu, and what is chosen.
const CHOICES: [(&str, &str); 42] = [
    ("tour-pick:00000007", "do:begin"),
    ("tour-pick:00000007", "remove:USER"),
    ("tour-undo:00000007", "together:USER:2"),
    ("tour-organiser:00000007", "USER"),
    ("tour-player:00000007", "USER"),
    ("tours", "00000007:show"),
    ("layout:ID:0", "=std"),
    ("layout:ID:0", "=2.1.0.2.0.0.4"),
    ("match-look:ID", "letters"),
    ("choose:move:1", "ID:0"),
    ("choose:board:image:light", "ID:0"),
    ("choose:hint", "ID:0"),
    ("choose:resign", "ID:0"),
    ("choose:offer:takeback", "ID:0"),
    ("choose:plans", "ID:0"),
    ("choose:plan:3 1", "ID:0"),
    ("unplan:ID", "1 2"),
    ("replay-of", "ID"),
    ("history-game:0:all:anyone", "mangala"),
    ("draft-game:open:mangala:first:1:rated:none:3:3", "mangala"),
    ("draft-level:kuzhi:mangala:first:1:rated:none:1:3", "3"),
    ("draft-person:open:mangala:first:1:rated:none:1:3", "8"),
    ("draft-length:kuzhi:pallankuzhi:random:1:rated:none:3:1", "1"),
    ("draft-clock:8:pallankuzhi:first:3:casual:7d:3:3", "5+3"),
    ("pick:look", "sentences"),
    ("pick:challengers", "nobody"),
    ("pick:language", "tr"),
    ("pick:house-people-back", "8"),
    ("pick:house-look", "sentences"),
    ("pick:house-game", "mangala"),
    ("pick:house-language", "tr"),
    ("pick:house-challenges", "5"),
    ("pick:house-matches", "5"),
    ("pick:house-clock", "5+3"),
    ("rules-of", "mangala"),
    ("chart-game:here:week:wins", "mangala"),
    ("lesson-of", "mangala"),
    ("lesson-of", "pallankuzhi"),
    ("replay-of", "0"),
    ("pick:look", "gold"),
    ("choose:move:1", "ID"),
    ("fly", "away"),
];

/// One of each form, and its text.
const FORMS: [(&str, &str); 10] = [
    ("tour-why:00000007:do:stop", "it rains"),
    ("tour-change:00000007:name.0a1b", "Cup"),
    ("arrange:ID:0", "2 1 0 2 0 0 4"),
    ("arrange:ID:0", "two"),
    ("note:ID", "mine"),
    ("away", "2w"),
    ("week", "Berlin"),
    ("line:ID:1:3", "a line"),
    ("game:replay", "[Game \"mangala\"]\n\n1 2\n"),
    ("game:analyse", "4 4 4"),
];

impl Recorder<'_> {
    /// Does everything possible in a place: commands, autocompletion, buttons, menus and forms.
    pub(crate) async fn everything_by(&mut self, at: &Participant) {
        let help = at.slash("help").send().await;
        let own = help.message();
        let commands = self.server.read(|world| world.commands.clone());
        for command in &commands {
            match command.menu() {
                2 => self.keep(at.user_menu(command.name(), self.friend)).await,
                3 => self.keep(at.message_menu(command.name(), &own)).await,
                _ => self.every_way(at, command).await,
            }
        }
        for (line, option, value) in LINES {
            let value = self.about(value);
            self.keep(at.slash(line).string(option, &value).send()).await;
        }
        self.keep(at.slash("play").string("side", "first").integer("level", 1).send()).await;
        self.keep(at.slash("profile").user("player", self.bot).send()).await;
        for press in PRESSES {
            self.keep(at.forge(&own, &self.custom_id(press))).await;
        }
        for (menu, value) in CHOICES {
            self.keep(at.forge_choice(&own, &self.custom_id(menu), &self.about(value))).await;
        }
        let draft = "k1:draft-person:open:mangala:first:1:rated:none:1:3";
        self.keep(at.forge_people(&own, draft, &[self.friend])).await;
        self.keep(at.forge_people(&own, "k1:pick:house-people", &[self.friend])).await;
        self.keep(at.forge_channels(&own, "k1:pick:house-channels", &[self.channel])).await;
        self.keep(at.forge_channels(&own, &self.custom_id("share-in:ID"), &[self.channel])).await;
        // A form as the bot opened it, and others that it does not open for everyone.
        let asked = at.forge(&own, "k1:ask-game:replay").await;
        self.keep(at.submit(&asked.form(), &[("line", "[Game \"mangala\"]\n\n1 2\n")])).await;
        for (form, line) in FORMS {
            self.keep(at.forge_form(&asked, &self.custom_id(form), line)).await;
        }
        self.answered().await;
    }

    /// Sends a command with all its options, and the autocompletion of each.
    async fn every_way(&mut self, at: &Participant, command: &Command) {
        for (line, options) in lines(command.name(), &command.definition["options"]) {
            for is_full in [false, true] {
                let wanted = options.iter().filter(|option| is_full || option["required"] == true);
                let slash = wanted.fold(at.slash(&line), |slash, option| self.filled(slash, option));
                self.keep(slash.send()).await;
            }
            for option in options.iter().filter(|option| option["autocomplete"] == true) {
                let name = option["name"].as_str().unwrap_or_default();
                for typed in ["", "1"] {
                    self.keep(at.slash(&line).typing(name, typed)).await;
                }
            }
        }
    }

    fn filled(&self, slash: Slash, option: &Value) -> Slash {
        let (name, choice) = (option["name"].as_str().unwrap_or_default(), &option["choices"][0]["value"]);
        match option["type"].as_u64() {
            Some(4) => slash.integer(name, choice.as_i64().or(option["min_value"].as_i64()).unwrap_or(1)),
            Some(5) => slash.boolean(name, true),
            Some(6) => slash.user(name, self.friend),
            Some(7) => slash.channel(name, self.channel),
            Some(10) => slash.number(name, 1.0),
            _ if name == "match" => slash.string(name, &self.id),
            _ => slash.string(name, choice.as_str().unwrap_or("3")),
        }
    }

    fn about(&self, text: &str) -> String {
        text.replace("ID", &self.id)
    }

    fn custom_id(&self, text: &str) -> String {
        format!("k1:{}", self.about(text))
    }

    /// Records one event.
    async fn keep(&mut self, gesture: Gesture) {
        let pending = gesture.begin();
        let id = pending.interaction();
        let json = serde_json::from_str(&self.server.posted(id)).unwrap();
        let (action, person, channel) = self.server.read(|world| {
            let one = &world.interactions[&id];
            (one.action.clone(), one.person, one.channel)
        });
        self.all.push(Recorded { json, action, person, channel });
        self.pending.push(pending);
        if self.pending.len() >= AT_ONCE {
            self.answered().await;
        }
    }

    /// Waits until everything is answered.
    async fn answered(&mut self) {
        for one in self.pending.drain(..) {
            one.attempts(1).await;
        }
    }
}

/// Returns a command, or each of its subcommands, with its options.
fn lines(line: &str, options: &Value) -> Vec<(String, Vec<Value>)> {
    let options = options.as_array().cloned().unwrap_or_default();
    let inner = options.iter().filter(|option| matches!(option["type"].as_u64(), Some(1 | 2)));
    let inner = inner.flat_map(|option| {
        lines(&format!("{line} {}", option["name"].as_str().unwrap_or_default()), &option["options"])
    });
    let inner: Vec<_> = inner.collect();
    if inner.is_empty() { vec![(line.to_owned(), options)] } else { inner }
}

/// Returns what the bot knows and these events lack.
pub(crate) fn missing(all: &[Recorded], commands: &[Command], asked: &BTreeSet<String>) -> Vec<String> {
    let carried = || all.iter().filter_map(|one| one.json["data"]["custom_id"].as_str());
    let menus: BTreeSet<_> = carried().filter_map(|id| Some(id.parse::<Select>().ok()?.name())).collect();
    let forms: BTreeSet<_> = carried().filter_map(|id| Some(id.parse::<Modal>().ok()?.name())).collect();
    let actions =
        Action::NAMES.iter().filter(|name| !asked.contains(**name)).map(|name| format!("action {name}"));
    let menus =
        Select::NAMES.iter().filter(|name| !menus.contains(**name)).map(|name| format!("menu {name}"));
    let forms = Modal::NAMES.iter().filter(|name| !forms.contains(**name)).map(|name| format!("form {name}"));
    let used = |command: &&Command| all.iter().any(|one| one.action.command() == Some(command.id));
    let unused = commands.iter().filter(|command| !used(command));
    let unused = unused.map(|command| format!("command {:?} in menu {}", command.name(), command.menu()));
    let untyped = commands.iter().flat_map(|command| {
        let options = lines(command.name(), &command.definition["options"]);
        let untyped = options.into_iter().flat_map(move |(line, options)| {
            let options = options.into_iter().filter(|option| option["autocomplete"] == true);
            options
                .filter(|option| !is_typed(all, command, option))
                .map(move |option| format!("typing into {} of /{line}", option["name"]))
        });
        untyped.collect::<Vec<_>>()
    });
    actions.chain(menus).chain(forms).chain(unused).chain(untyped).collect()
}

fn is_typed(all: &[Recorded], of: &Command, option: &Value) -> bool {
    all.iter().any(|one| {
        matches!(
            &one.action,
            UserAction::Typing { command, focused, .. }
                if *command == of.id && option["name"] == **focused
        )
    })
}
