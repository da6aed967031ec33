//! What people really send, of every kind: recorded from the stand-in, to be mutated.

use kuzhi_tests::conversation::{Answer, Participant, Pending};
use kuzhi_tests::discord::{Deed, Server, Snowflake};
use serde_json::Value;

/// Something that somebody did.
#[derive(Clone, Debug)]
pub(crate) struct Recorded {
    /// As it goes over the wire.
    pub(crate) json: Value,
    /// What it is.
    pub(crate) deed: Deed,
    /// Who did it, and where.
    pub(crate) person: Snowflake,
    pub(crate) channel: Snowflake,
}

/// Keeps what people do.
pub(crate) struct Recorder<'a> {
    pub(crate) server: &'a Server,
    pub(crate) all: Vec<Recorded>,
}

impl Recorder<'_> {
    /// Keeps one of them, and waits for the answer.
    #[allow(clippy::needless_pass_by_value)] // it is made for this
    pub(crate) async fn keep(&mut self, pending: Pending) -> Answer {
        let id = pending.interaction();
        let json = serde_json::from_str(&self.server.posted(id)).unwrap();
        let (deed, person, channel) = self.server.read(|world| {
            let one = &world.interactions[&id];
            (one.deed.clone(), one.person, one.channel)
        });
        self.all.push(Recorded { json, deed, person, channel });
        pending.answer().await
    }

    /// Somebody does all that one can, from a place: commands, what is typed, buttons, menus, forms.
    #[allow(clippy::too_many_lines)] // each thing that one can do has its line
    pub(crate) async fn everything_by(&mut self, at: &Participant, id: &str) {
        for line in
            ["games", "help", "privacy", "mydata export", "history", "leaderboard", "tutorial", "rules"]
        {
            self.keep(at.slash(line).send().begin()).await;
        }
        for (line, option, value) in [
            ("play", "clock", "5+3"),
            ("play", "options", "capture=on"),
            ("move", "pit", "3"),
            ("board", "style", "unicode"),
            ("conditional", "moves", "1 2"),
            ("replay", "match", id),
            ("review", "match", id),
            ("analyse", "position", "4 4 4"),
            ("resign", "match", id),
            ("draw", "match", id),
            ("settings", "of", "own"),
            ("settings", "of", "house"),
            ("puzzle", "from", "daily"),
        ] {
            self.keep(at.slash(line).string(option, value).send().begin()).await;
        }
        self.keep(at.slash("play").string("side", "first").integer("level", 1).send().begin()).await;
        for (line, option, typed) in [
            ("play", "clock", "5"),
            ("play", "options", "c"),
            ("move", "pit", "1"),
            ("replay", "match", ""),
            ("board", "match", ""),
        ] {
            self.keep(at.slash(line).typing(option, typed).begin()).await;
        }
        let own = at.slash("help").send().await.message();
        for press in [
            "accept:ID",
            "decline:ID",
            "cancel:ID",
            "move:ID:0:1",
            "play-hint:ID:0:1",
            "arrange:ID:0",
            "claim:ID:0",
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
            "plans:ID",
            "plan:ID:0",
            "unplan:ID:1 2",
            "more:ID",
            "look:ID",
            "told:ID:1",
            "export:ID",
            "draft:open:mangala:second:1:casual:none:8:0",
            "challenge:open:mangala:second:1:casual:none:8:0",
            "set:listed:off",
            "set:house-threads:on",
            "settings:people",
            "rules:mangala:0",
            "lesson:mangala:0:begin",
            "history:0:all:anyone",
            "replay:ID:1",
            "replay-at:ID:1",
            "replay-last:ID",
            "analyse:ID:1",
            "try:ID:1:",
            "mydata-delete",
            "mydata-keep",
            "puzzles:new:mangala",
            "puzzle:kept:0a1b2c3d:0:answer",
            "share-puzzle:17",
            "notes:ID",
            "ask-note:ID",
            "drop-line:ID",
            "ask-game:review",
            "leaderboard:here:mangala",
            "chart:here:mangala:ever:rating:top",
        ] {
            self.keep(at.forge(&own, &format!("k1:{}", press.replace("ID", id))).begin()).await;
        }
        let choice = format!("{id}:0");
        for (menu, value) in [
            ("layout:ID:0", "=std"),
            ("match-look:ID", "text"),
            ("choose:move:1", choice.as_str()),
            ("choose:resign", &choice),
            ("replay-of", id),
            ("history-game:0:all:anyone", "mangala"),
            ("draft-game:open:mangala:first:1:rated:none", "mangala"),
            ("pick:board", "text"),
            ("rules-of", "mangala"),
            ("lesson-of", "mangala"),
        ] {
            self.keep(at.forge_choice(&own, &format!("k1:{}", menu.replace("ID", id)), value).begin()).await;
        }
        // A form, and what is written into it.
        let form = at.forge(&own, "k1:ask-game:replay").await.form();
        let text = "[Game \"mangala\"]\n\n1 2\n";
        self.keep(at.submit(&form, &[("line", text)]).begin()).await;
    }
}
