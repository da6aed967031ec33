//! Mutates recorded events: wrong types, missing and duplicate fields, forged IDs, names and texts of all
//! kinds.

use serde_json::{Map, Value, json};

use crate::chance::Chance;

/// Texts that an attacker might try.
const TEXTS: [&str; 22] = [
    "",
    " ",
    "@everyone",
    "@here <@&1> <@2> <#3>",
    "**bold** __u__ ~~s~~ ||x|| `c` ```\nx\n```",
    "[a](https://evil.example) discord.gg/evil",
    "\u{202e}evil\u{2066}\u{200b}\u{feff}",
    "\u{0}\u{7}\r\n\t",
    "🏳️‍🌈👩‍👩‍👧‍👦",
    "0",
    "-1",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999999999",
    "1e309",
    "NaN",
    "null",
    "'; DROP TABLE matches; --",
    "../../../../etc/passwd",
    "k1:",
    "{\"a\":1}",
    "%s%n%x",
];

/// Parts of custom IDs, in addition to recorded ones.
const WORDS: [&str; 24] = [
    "south",
    "north",
    "yes",
    "no",
    "mangala",
    "pallankuzhi",
    "kotu-baendum",
    "rated",
    "casual",
    "none",
    "5+3",
    "day-17",
    "kept",
    "own",
    "new",
    "daily",
    "anyone",
    "behind",
    "before",
    "takeback",
    "agree",
    "draw",
    "?",
    "",
];

/// Values of recorded events, to insert into others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pool {
    /// IDs of matches, people, servers, channels and messages.
    pub(crate) ids: Vec<String>,
    /// Custom IDs.
    words: Vec<String>,
    /// Names of command options.
    options: Vec<String>,
}

impl Pool {
    /// Collects the values of these events.
    pub(crate) fn from_events<'a>(events: impl Iterator<Item = &'a Value>, ids: Vec<String>) -> Pool {
        let mut pool = Pool { words: WORDS.map(str::to_owned).into(), ids, options: Vec::new() };
        for event in events {
            let carried = event["data"]["custom_id"].as_str().unwrap_or_default();
            pool.words.extend(carried.split(':').map(str::to_owned));
            pool.name_options(&event["data"]["options"]);
        }
        // The IDs and number of matches differ between runs.
        pool.words.retain(|word| !pool.ids.contains(word));
        for list in [&mut pool.words, &mut pool.options] {
            list.sort_unstable();
            list.dedup();
        }
        pool
    }

    fn name_options(&mut self, options: &Value) {
        for option in options.as_array().into_iter().flatten() {
            self.options.extend(option["name"].as_str().map(str::to_owned));
            self.name_options(&option["options"]);
        }
    }

    fn id(&self, chance: &mut Chance) -> String {
        self.ids[chance.below(self.ids.len())].clone()
    }

    fn word(&self, chance: &mut Chance) -> String {
        self.words[chance.below(self.words.len())].clone()
    }
}

/// What a mutation must never claim: another identity, or rights that the sender lacks. Those come from
/// Discord.
pub(crate) struct Identity<'a> {
    /// The people whose data must not change.
    pub(crate) victims: &'a [u64],
    /// The sender of every mutated event.
    pub(crate) attacker: u64,
}

const MANAGES: u64 = 0x28;

/// Mutates a recorded event, and returns it as bytes.
pub(crate) fn mutated(
    base: &Value,
    pool: &Pool,
    who: &Identity<'_>,
    chance: &mut Chance,
    may_break: bool,
) -> Vec<u8> {
    let mut event = base.clone();
    if !chance.once_in(4) {
        forge(&mut event, pool, chance);
    }
    // Most of these can no longer be parsed.
    if chance.once_in(3) {
        for _ in 0..=chance.below(3) {
            anywhere(&mut event, pool, chance);
        }
    }
    if chance.once_in(250) {
        break_picture(&mut event, chance);
    }
    keep_identity(&mut event, who);
    let text = event.to_string();
    if chance.once_in(40) {
        return doubled(&text, chance).into_bytes();
    }
    let mut bytes = text.into_bytes();
    if may_break && chance.once_in(40) {
        break_off(&mut bytes, chance);
    }
    bytes
}

/// Makes changes that a person could cause: other texts and numbers.
fn forge(event: &mut Value, pool: &Pool, chance: &mut Chance) {
    if let Some(id) = event.pointer_mut("/data/custom_id") {
        *id = Value::String(custom_id(id.as_str().unwrap_or_default(), pool, chance));
    }
    if let Some(values) = event.pointer_mut("/data/values").and_then(Value::as_array_mut) {
        let value = text(pool, chance);
        *values = vec![Value::String(value); chance.below(4)];
    }
    if let Some(line) = event.pointer_mut("/data/components/0/components/0/value") {
        *line = Value::String(text(pool, chance));
    }
    if let Some(options) = event.pointer_mut("/data/options").and_then(Value::as_array_mut) {
        for option in options.iter_mut().filter(|option| option["value"].is_string()) {
            option["value"] = Value::String(text(pool, chance));
        }
        for _ in 0..chance.below(3) {
            let name = &pool.options[chance.below(pool.options.len())];
            let (kind, value) = match chance.below(5) {
                0 => (4, json!(chance.next() % 12)),
                1 => (5, json!(chance.once_in(2))),
                2 => (6, json!(pool.id(chance))),
                _ => (3, json!(text(pool, chance))),
            };
            options.push(json!({"name": name, "type": kind, "value": value}));
        }
    }
    for path in ["/member/user/global_name", "/user/global_name", "/member/nick"] {
        if chance.once_in(3)
            && let Some(name) = event.pointer_mut(path)
        {
            *name = Value::String(text(pool, chance));
        }
    }
}

/// Changes one random place of the tree.
fn anywhere(event: &mut Value, pool: &Pool, chance: &mut Chance) {
    let mut paths = Vec::new();
    walk(event, String::new(), &mut paths);
    let path = &paths[chance.below(paths.len())];
    let donor = event.pointer(&paths[chance.below(paths.len())]).cloned().unwrap_or_default();
    let (parent, name) = path.rsplit_once('/').unwrap_or_default();
    let name = name.replace("~1", "/").replace("~0", "~");
    if chance.once_in(4)
        && let Some(Value::Object(fields)) = event.pointer_mut(parent)
    {
        fields.remove(&name);
        return;
    }
    let new = match chance.below(4) {
        0 => donor,
        1 => event.pointer(path).map(other_type).unwrap_or_default(),
        _ => anything(pool, chance, 3),
    };
    if let Some(place) = event.pointer_mut(path) {
        *place = new;
    }
}

fn walk(value: &Value, path: String, paths: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, one) in fields {
                walk(one, format!("{path}/{}", name.replace('~', "~0").replace('/', "~1")), paths);
            }
        }
        Value::Array(values) => {
            for (at, one) in values.iter().enumerate() {
                walk(one, format!("{path}/{at}"), paths);
            }
        }
        _ => {}
    }
    if !path.is_empty() {
        paths.push(path);
    }
}

/// Converts a value to another type.
fn other_type(value: &Value) -> Value {
    match value {
        Value::String(text) => text.parse::<u64>().map_or_else(|_| json!([text]), |number| json!(number)),
        Value::Number(number) => json!(number.to_string()),
        Value::Bool(is) => json!(u8::from(*is)),
        Value::Array(values) => json!({"0": values}),
        Value::Object(fields) => json!([fields]),
        Value::Null => json!(""),
    }
}

fn anything(pool: &Pool, chance: &mut Chance, depth: usize) -> Value {
    match chance.below(14) {
        0 => Value::Null,
        1 => json!(chance.once_in(2)),
        2 => json!(0),
        3 => json!(-1),
        4 => json!(u64::MAX),
        5 => json!(i64::MIN),
        6 => json!(1e308),
        7 => json!(chance.next() % 100),
        8 => json!([]),
        9 => json!({}),
        10 => (0..chance.below(200)).fold(json!(1), |inner, _| json!([inner])),
        11 if depth > 0 => {
            let fields =
                (0..chance.below(5)).map(|_| (text(pool, chance), anything(pool, chance, depth - 1)));
            Value::Object(fields.collect::<Map<_, _>>())
        }
        12 => Value::Array(vec![json!(chance.below(9)); chance.below(300)]),
        _ => json!(text(pool, chance)),
    }
}

/// Draws a text: an ID, an attack, or a very long one.
fn text(pool: &Pool, chance: &mut Chance) -> String {
    match chance.below(8) {
        0..2 => pool.id(chance),
        2 => custom_id("k1:move:00000000:0:1", pool, chance),
        3 => "x".repeat(4_000),
        4 => TEXTS[chance.below(TEXTS.len())].repeat(chance.below(200)).chars().take(4_000).collect(),
        5 => (0..chance.below(60))
            .filter_map(|_| char::from_u32(u32::try_from(chance.next() % 0x11_0000).unwrap()))
            .collect(),
        6 => pool.word(chance),
        _ => TEXTS[chance.below(TEXTS.len())].to_owned(),
    }
}

/// Draws a custom ID that the bot never made, more or less like a real one.
fn custom_id(known: &str, pool: &Pool, chance: &mut Chance) -> String {
    let mut words: Vec<String> = known.split(':').map(str::to_owned).collect();
    for _ in 0..=chance.below(3) {
        let at = chance.below(words.len());
        match chance.below(8) {
            0 => words[at] = pool.id(chance),
            1 => words[at] = pool.word(chance),
            2 => TEXTS[chance.below(TEXTS.len())].clone_into(&mut words[at]),
            3 => words.insert(at, pool.word(chance)),
            4 if words.len() > 1 => drop(words.remove(at)),
            5 => words[at] = (chance.next() >> chance.below(64)).to_string(),
            6 => words[at] = (chance.next() % 12).to_string() + ["", "+", "-", "-1"][chance.below(4)],
            _ => {
                // A well-formed one: any verb, for any match.
                words = vec!["k1".to_owned(), pool.word(chance), pool.id(chance)];
                for _ in 0..chance.below(5) {
                    words.push(match chance.below(3) {
                        0 => pool.word(chance),
                        1 => (chance.next() % 30).to_string(),
                        _ => "1 2,3".to_owned(),
                    });
                }
            }
        }
    }
    if words.is_empty() {
        words.push(String::new());
    }
    words.join(":")
}

/// Inserts an invalid image hash, on which serenity panics.
fn break_picture(event: &mut Value, chance: &mut Chance) {
    let no_hash = format!("{}{}ab", chance.pick(&["", "a_"]), "€".repeat(10));
    for path in ["/member/user/avatar", "/user/avatar", "/message/author/avatar"] {
        if let Some(picture) = event.pointer_mut(path) {
            *picture = Value::String(no_hash.clone());
        }
    }
}

/// Nobody can claim to be someone else, or to manage a server: that comes from Discord.
fn keep_identity(event: &mut Value, who: &Identity<'_>) {
    for path in ["/member/user/id", "/user/id"] {
        if let Some(id) = event.pointer_mut(path)
            && number(id).is_some_and(|id| who.victims.contains(&id))
        {
            *id = json!(who.attacker.to_string());
        }
    }
    if let Some(may) = event.pointer_mut("/member/permissions")
        && number(may).is_some_and(|may| may & MANAGES != 0)
    {
        *may = json!("2048");
    }
}

fn number(value: &Value) -> Option<u64> {
    match value {
        Value::String(text) => text.trim().parse().ok(),
        // A number that is not an integer, or too large, is nobody's ID.
        _ => value.as_u64(),
    }
}

/// Adds a duplicate of a field with another value.
fn doubled(text: &str, chance: &mut Chance) -> String {
    let names = ["type", "data", "locale", "version", "channel_id", "message", "guild_locale"];
    let (name, value) = (chance.pick(&names), chance.pick(&["1", "null", "{}", "[]", "\"2\"", "3"]));
    format!("{{\"{name}\":{value},{}", text.strip_prefix('{').unwrap_or(text))
}

/// Produces bytes that are not text, or not JSON.
fn break_off(bytes: &mut Vec<u8>, chance: &mut Chance) {
    let at = chance.below(bytes.len());
    match chance.below(4) {
        0 => bytes.truncate(at),
        1 => bytes[at] ^= 1 << chance.below(8),
        2 => bytes.insert(at, 0xff),
        _ => drop(bytes.splice(at..at, [0xed, 0xa0, 0x80])),
    }
}
