//! What the bot says to a page.

use std::collections::BTreeMap;
use std::sync::Arc;

use kuzhi_domain::{MatchId, PlayerId};
use serde::{Serialize, Serializer};

use crate::backend::Refusal;
use crate::person::Person;

/// What a page is let in with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Welcome {
    /// The tag of the language in which it shows everything.
    pub language: &'static str,
    /// `ltr` or `rtl`.
    pub direction: &'static str,
    /// The fixed texts of the page, by key.
    pub words: BTreeMap<&'static str, String>,
}

/// A person's games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Games {
    /// Those that wait for them first.
    pub games: Vec<GameEntry>,
    /// What they can begin.
    pub begin: Vec<WayToBegin>,
}

/// A button below the list of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WayToBegin {
    /// What stands on it.
    pub label: String,
    /// What the page sends when it is pressed.
    pub press: String,
}

/// A game in the list of a person's games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GameEntry {
    /// The match.
    #[serde(serialize_with = "as_text")]
    pub id: MatchId,
    /// The game and who plays it.
    pub title: String,
    /// How it stands, in Discord's markdown.
    pub line: String,
    /// The names of people whom that mentions.
    pub names: BTreeMap<String, String>,
    /// Whether the person is to move.
    pub yours: bool,
}

/// Those who have a match open.
pub(crate) type Watching = Arc<[(PlayerId, String)]>;

/// A message, and the number of what it answers.
#[derive(Serialize)]
struct Answer<T> {
    #[serde(flatten)]
    content: T,
    #[serde(skip_serializing_if = "Option::is_none")]
    n: Option<u64>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Content<'a, T> {
    Welcome(NamedWelcome<'a>),
    Screen(NamedScreen<'a, T>),
    Form(T),
    Refused(&'a Refusal),
    Done(bool),
    Watching(Vec<&'a str>),
    Bye(&'a str),
    Token(&'a str),
    Error(&'a str),
}

#[derive(Serialize)]
struct NamedWelcome<'a> {
    #[serde(rename = "you", serialize_with = "as_text")]
    id: PlayerId,
    name: &'a str,
    #[serde(flatten)]
    welcome: &'a Welcome,
}

#[derive(Serialize)]
struct NamedScreen<'a, T> {
    id: &'a str,
    names: &'a BTreeMap<String, String>,
    #[serde(flatten)]
    screen: T,
}

pub(crate) fn welcome(person: &Person, welcome: &Welcome) -> String {
    write::<()>(Content::Welcome(NamedWelcome { id: person.id, name: &person.name, welcome }), None)
}

pub(crate) fn games(games: &Games, n: Option<u64>) -> String {
    write_any(games, n)
}

/// `board` is JSON.
pub(crate) fn board(board: &str) -> String {
    format!(r#"{{"board":{board}}}"#)
}

pub(crate) fn screen<T: Serialize>(
    id: &str,
    names: &BTreeMap<String, String>,
    screen: &T,
    n: Option<u64>,
) -> String {
    write(Content::Screen(NamedScreen { id, names, screen }), n)
}

pub(crate) fn form<T: Serialize>(form: &T, n: Option<u64>) -> String {
    write(Content::Form(form), n)
}

pub(crate) fn refused(refusal: &Refusal, n: Option<u64>) -> String {
    write::<()>(Content::Refused(refusal), n)
}

pub(crate) fn done(n: u64) -> String {
    write::<()>(Content::Done(true), Some(n))
}

/// Leaves out the person themselves.
pub(crate) fn watching(all: &Watching, but: PlayerId) -> String {
    let names = all.iter().filter(|(who, _)| *who != but).map(|(_, name)| name.as_str()).collect();
    write::<()>(Content::Watching(names), None)
}

pub(crate) fn bye(sentence: &str) -> String {
    write::<()>(Content::Bye(sentence), None)
}

/// The answer to a request for a token.
pub(crate) fn token(token: &str) -> String {
    write::<()>(Content::Token(token), None)
}

/// Why there is no token.
pub(crate) fn token_refused(sentence: &str) -> String {
    write::<()>(Content::Error(sentence), None)
}

fn write<T: Serialize>(content: Content<'_, T>, n: Option<u64>) -> String {
    write_any(content, n)
}

fn write_any(content: impl Serialize, n: Option<u64>) -> String {
    serde_json::to_string(&Answer { content, n }).expect("keys are texts")
}

/// Ids are written as texts: a page's numbers do not hold them.
fn as_text<S: Serializer>(id: &impl std::fmt::Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(id)
}

#[cfg(test)]
mod tests {
    use kuzhi_domain::ChannelId;
    use kuzhi_domain::matches::Place;
    use serde_json::json;

    use super::*;

    #[test]
    fn the_bot_says_what_the_protocol_has() {
        let person = Person {
            id: PlayerId(1 << 60),
            name: "Ada".to_owned(),
            locale: "en-GB".to_owned(),
            place: Place { guild: None, channel: ChannelId(3) },
            instance: "i".to_owned(),
        };
        let words = BTreeMap::from([("close", "Close".to_owned())]);
        let greeting = Welcome { language: "en", direction: "ltr", words };
        let names = BTreeMap::from([("2".to_owned(), "Bob".to_owned())]);
        let refusal = Refusal { text: "Wait for <@2>.".to_owned(), names: names.clone() };
        let id = MatchId::from_random(0);
        let entry = GameEntry {
            id,
            title: "Oware".to_owned(),
            line: "Your move".to_owned(),
            names: BTreeMap::new(),
            yours: true,
        };
        let begin = vec![WayToBegin { label: "Play".to_owned(), press: "k1:x".to_owned() }];
        let list = Games { games: vec![entry], begin };
        let all: Watching = [(PlayerId(1), "Ada".to_owned()), (PlayerId(2), "Bob".to_owned())].into();
        for (said, expected) in [
            (
                welcome(&person, &greeting),
                concat!(
                    r#"{"welcome":{"you":"1152921504606846976","name":"Ada","language":"en","#,
                    r#""direction":"ltr","words":{"close":"Close"}}}"#
                ),
            ),
            (
                games(&list, Some(1)),
                &[
                    r#"{"games":[{"id":""#,
                    &id.to_string(),
                    r#"","title":"Oware","line":"Your move","names":{},"yours":true}],"#,
                    r#""begin":[{"label":"Play","press":"k1:x"}],"n":1}"#,
                ]
                .concat(),
            ),
            (board("{}"), r#"{"board":{}}"#),
            (
                screen("s3", &names, &json!({"text": "Hello"}), Some(2)),
                r#"{"screen":{"id":"s3","names":{"2":"Bob"},"text":"Hello"},"n":2}"#,
            ),
            (form(&json!({"title": "Note"}), None), r#"{"form":{"title":"Note"}}"#),
            (
                refused(&refusal, Some(3)),
                r#"{"refused":{"text":"Wait for <@2>.","names":{"2":"Bob"}},"n":3}"#,
            ),
            (done(3), r#"{"done":true,"n":3}"#),
            (watching(&all, PlayerId(1)), r#"{"watching":["Bob"]}"#),
            (bye("Come back in a moment."), r#"{"bye":"Come back in a moment."}"#),
            (token("a.b"), r#"{"token":"a.b"}"#),
            (token_refused("No."), r#"{"error":"No."}"#),
        ] {
            assert_eq!(said, expected);
        }
    }
}
