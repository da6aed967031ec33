//! What a page says. Nothing of it is believed: it has its form and its size, no more.

use kuzhi_domain::MatchId;
use serde::Deserialize;
use strum::{IntoStaticStr, VariantNames};

use crate::token;

/// The longest name of a button, menu or form, in characters, as Discord has it.
const ID: usize = 100;

/// How many entries of a menu may be chosen at most.
const VALUES: usize = 25;

/// How many fields a form has at most.
const FIELDS: usize = 5;

/// The longest text in a field, in characters.
const TEXT: usize = 4_000;

/// The longest name of a screen. The bot gives them short ones.
const SCREEN: usize = 40;

/// The longest code that Discord gives a page.
const CODE: usize = 512;

/// The longest name of an instance.
const INSTANCE: usize = 128;

/// A message of a page.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct PageMessage {
    /// The number that the answers to it carry.
    pub(crate) n: Option<u64>,
    pub(crate) content: Content,
}

/// What a page wants.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Content {
    /// To be let in.
    Hello(Hello),
    /// To follow a match.
    Open(MatchId),
    /// A list of the person's games in the channel.
    Games,
    /// Something that the person did.
    Input(Input),
}

/// What a message of a page is.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "snake_case")]
pub enum MessageKind {
    /// A match is opened.
    Open,
    /// Games are listed.
    Games,
    /// A button is pressed.
    Press,
    /// Entries of a menu are chosen.
    Choose,
    /// A form is filled in.
    Fill,
    /// None of these.
    #[default]
    Unreadable,
}

/// The first message.
#[derive(PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hello {
    pub(crate) token: String,
    /// The match that is open.
    pub(crate) open: Option<MatchId>,
    /// The version of the last board that was shown.
    pub(crate) seen: Option<u64>,
    /// How many moves had been made on it.
    pub(crate) ply: Option<usize>,
}

/// What a person did on a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Input {
    /// The custom id of the button, menu or form.
    pub id: String,
    /// What they did with it.
    pub kind: InputKind,
    /// The screen on which it stands. `None` if it is on the board.
    pub at: Option<String>,
}

/// What a person can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InputKind {
    /// Press a button.
    Press,
    /// Choose these entries of a menu.
    Choose(Vec<String>),
    /// Fill the fields of a form.
    Fill(Vec<String>),
}

/// What a page posts to get a token.
#[derive(PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenRequest {
    pub(crate) code: String,
    pub(crate) instance: String,
}

/// A message as it is written. Exactly one of the first six is there.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    hello: Option<Hello>,
    open: Option<MatchId>,
    games: Option<bool>,
    press: Option<String>,
    choose: Option<Chosen>,
    fill: Option<Filled>,
    at: Option<String>,
    n: Option<u64>,
}

/// The number of any message.
#[derive(Deserialize)]
struct Number {
    n: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Chosen {
    id: String,
    values: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Filled {
    id: String,
    texts: Vec<String>,
}

impl Content {
    pub(crate) const fn kind(&self) -> MessageKind {
        match self {
            // It is said once, before anything else.
            Content::Hello(_) => MessageKind::Unreadable,
            Content::Open(_) => MessageKind::Open,
            Content::Games => MessageKind::Games,
            Content::Input(Input { kind: InputKind::Press, .. }) => MessageKind::Press,
            Content::Input(Input { kind: InputKind::Choose(_), .. }) => MessageKind::Choose,
            Content::Input(Input { kind: InputKind::Fill(_), .. }) => MessageKind::Fill,
        }
    }
}

impl PageMessage {
    /// Reads a message, if it is one.
    pub(crate) fn read(text: &str) -> Option<PageMessage> {
        let written: Written = serde_json::from_str(text).ok()?;
        let n = written.n;
        Some(PageMessage { n, content: written.content()? })
    }

    /// Returns the number of a message that cannot be read, so that it can be answered.
    pub(crate) fn number(text: &str) -> Option<u64> {
        serde_json::from_str::<Number>(text).ok()?.n
    }
}

impl TokenRequest {
    /// Reads a request, if it is one.
    pub(crate) fn read(body: &[u8]) -> Option<TokenRequest> {
        let request: TokenRequest = serde_json::from_slice(body).ok()?;
        let is_plain = |text: &str, longest| {
            !text.is_empty() && text.len() <= longest && text.bytes().all(|byte| byte.is_ascii_graphic())
        };
        (is_plain(&request.code, CODE) && is_plain(&request.instance, INSTANCE)).then_some(request)
    }
}

impl Written {
    fn content(self) -> Option<Content> {
        let Written { hello, open, games, press, choose, fill, at, n: _ } = self;
        if at.as_ref().is_some_and(|at| !fits(at, SCREEN)) {
            return None;
        }
        let input = |id: String, kind| fits(&id, ID).then_some(Content::Input(Input { id, kind, at }));
        match (hello, open, games, press, choose, fill) {
            (Some(hello), None, None, None, None, None) => {
                (hello.token.len() <= token::LONGEST).then_some(Content::Hello(hello))
            }
            (None, Some(id), None, None, None, None) => Some(Content::Open(id)),
            (None, None, Some(true), None, None, None) => Some(Content::Games),
            (None, None, None, Some(id), None, None) => input(id, InputKind::Press),
            (None, None, None, None, Some(Chosen { id, values }), None) => {
                let fit = values.len() <= VALUES && values.iter().all(|value| fits(value, ID));
                fit.then(|| input(id, InputKind::Choose(values)))?
            }
            (None, None, None, None, None, Some(Filled { id, texts })) => {
                let fit = texts.len() <= FIELDS && texts.iter().all(|text| text.chars().count() <= TEXT);
                fit.then(|| input(id, InputKind::Fill(texts)))?
            }
            _ => None,
        }
    }
}

fn fits(text: &str, longest: usize) -> bool {
    !text.is_empty() && text.chars().count() <= longest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn content(text: &str) -> Option<Content> {
        PageMessage::read(text).map(|message| message.content)
    }

    fn input(id: &str, kind: InputKind, at: Option<&str>) -> Content {
        Content::Input(Input { id: id.to_owned(), kind, at: at.map(str::to_owned) })
    }

    #[test]
    fn pages_say_what_the_protocol_has() {
        let id = MatchId::from_random(9);
        let hello = Hello { token: "t".to_owned(), open: Some(id), seen: Some(12), ply: None };
        assert_eq!(
            content(&format!(r#"{{"hello":{{"token":"t","open":"{id}","seen":12}}}}"#)),
            Some(Content::Hello(hello))
        );
        assert_eq!(content(&format!(r#"{{"open":"{id}","n":3}}"#)), Some(Content::Open(id)));
        assert_eq!(content(r#"{"games":true}"#), Some(Content::Games));
        assert_eq!(
            content(r#"{"press":"k1:x","at":"s3"}"#),
            Some(input("k1:x", InputKind::Press, Some("s3")))
        );
        assert_eq!(
            content(r#"{"choose":{"id":"k1:x","values":["a","b"]}}"#),
            Some(input("k1:x", InputKind::Choose(vec!["a".to_owned(), "b".to_owned()]), None))
        );
        assert_eq!(
            content(r#"{"fill":{"id":"k1:x","texts":[""]}}"#),
            Some(input("k1:x", InputKind::Fill(vec![String::new()]), None))
        );
        assert_eq!(PageMessage::read(r#"{"games":true,"n":7}"#).unwrap().n, Some(7));
    }

    #[test]
    fn nothing_else_is_read() {
        let long = "x".repeat(101);
        for text in [
            "",
            "[]",
            "{}",
            r#"{"n":1}"#,
            r#"{"games":false}"#,
            r#"{"games":true,"press":"k1:x"}"#,
            r#"{"press":"k1:x","who":"2"}"#,
            r#"{"press":""}"#,
            &format!(r#"{{"press":"{long}"}}"#),
            &format!(r#"{{"press":"k1:x","at":"{long}"}}"#),
            &format!(r#"{{"choose":{{"id":"k1:x","values":[{}"a"]}}}}"#, "\"a\",".repeat(25)),
            r#"{"fill":{"id":"k1:x","texts":["","","","","",""]}}"#,
            r#"{"open":"../etc"}"#,
            r#"{"games":true,"n":-1}"#,
            r#"{"hello":{"token":"t","person":"2"}}"#,
        ] {
            assert_eq!(content(text), None, "{text}");
        }
    }

    #[test]
    fn a_token_is_asked_for_with_a_code_and_an_instance() {
        let read = |text: &str| TokenRequest::read(text.as_bytes());
        let request = TokenRequest { code: "c".to_owned(), instance: "i-1".to_owned() };
        assert_eq!(read(r#"{"code":"c","instance":"i-1"}"#), Some(request));
        for text in [r#"{"code":"c"}"#, r#"{"code":"","instance":"i"}"#, r#"{"code":"c","instance":"a b"}"#] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
