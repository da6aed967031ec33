//! The Activity: where it is open, who is in it, and the codes by which its pages prove whose they are.

use std::collections::BTreeMap;

use serde_json::json;

use super::World;
use super::command::Command;
use crate::discord::ids::Snowflake;

/// All instances of the Activity.
#[derive(Clone, Debug, Default)]
pub(crate) struct Activities {
    /// By channel.
    instances: BTreeMap<Snowflake, Instance>,
    codes: BTreeMap<String, Snowflake>,
    tokens: BTreeMap<String, Snowflake>,
    /// Whether they are enabled in the developer portal.
    pub(crate) are_enabled: bool,
    /// Where `OAuth2` may lead back to.
    pub(crate) redirects: Vec<String>,
}

/// The Activity in a channel.
#[derive(Clone, Debug)]
pub struct Instance {
    /// How the page names it.
    pub id: String,
    /// Where it is.
    pub channel: Snowflake,
    /// Who is in it.
    pub people: Vec<Snowflake>,
}

impl World {
    /// Enables Activities in the developer portal, and returns the command that Discord adds.
    pub fn enable_activities(&mut self) -> Snowflake {
        self.activities.are_enabled = true;
        let id = self.mint.next_id();
        let definition = json!({"name": "launch", "type": 4, "handler": 2, "description": ""});
        self.commands.push(Command { id, guild: None, definition });
        id
    }

    /// Adds a redirect in the developer portal.
    pub fn add_redirect(&mut self, uri: &str) {
        self.activities.redirects.push(uri.to_owned());
    }

    /// Opens the Activity in a channel for a person, and returns the instance.
    pub fn enter_activity(&mut self, person: Snowflake, channel: Snowflake) -> Instance {
        let number = self.mint.next_id();
        let fresh = || Instance { id: format!("i-{number}-gc-{channel}"), channel, people: Vec::new() };
        let instance = self.activities.instances.entry(channel).or_insert_with(fresh);
        if !instance.people.contains(&person) {
            instance.people.push(person);
        }
        instance.clone()
    }

    /// Returns the instance of this name.
    pub fn activity(&self, id: &str) -> Option<&Instance> {
        self.activities.instances.values().find(|instance| instance.id == id)
    }

    /// Returns a new code for a page of a person, as `AUTHORIZE` gives it.
    pub fn authorize(&mut self, person: Snowflake) -> String {
        let code = format!("code{}", self.mint.next_id());
        self.activities.codes.insert(code.clone(), person);
        code
    }

    /// Exchanges a code for a token, once.
    pub(crate) fn exchange(&mut self, code: &str) -> Option<String> {
        let person = self.activities.codes.remove(code)?;
        let token = format!("token{}", self.mint.next_id());
        self.activities.tokens.insert(token.clone(), person);
        Some(token)
    }

    /// Returns whose token this is.
    pub(crate) fn bearer(&self, token: &str) -> Option<Snowflake> {
        self.activities.tokens.get(token).copied()
    }
}
