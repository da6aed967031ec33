//! A person acting in a channel.

use serde_json::{Value, json};

use super::gesture::Gesture;
use super::message::buttons;
use super::{Answer, Channel, Form, Message, OldMessage, Person, Slash};
use crate::discord::{Face, Server, Snowflake, UserAction};

const PERSON_MENU: u64 = 2;
/// The number of the command that opens the Activity.
const ENTRY_POINT: u64 = 4;
const MESSAGE_MENU: u64 = 3;

const STRING_SELECT: u64 = 3;
const USER_SELECT: u64 = 5;
const ROLE_SELECT: u64 = 6;
const CHANNEL_SELECT: u64 = 8;

/// A person in a channel.
///
/// What they cannot do on Discord panics and shows what they see. A disabled button, for example, cannot be
/// clicked.
#[derive(Clone, Debug)]
pub struct Participant {
    server: Server,
    person: Snowflake,
    channel: Snowflake,
}

impl Participant {
    pub(super) fn new(server: &Server, person: Snowflake, channel: Snowflake) -> Self {
        Self { server: server.clone(), person, channel }
    }

    /// Starts a slash command, named with its subcommands, such as `settings language`.
    pub fn slash(&self, line: &str) -> Slash {
        Slash::new(self, line)
    }

    /// Returns the names and values that the bot suggests for what they type into an option.
    pub async fn autocomplete(&self, line: &str, option: &str, typed: &str) -> Vec<(String, Value)> {
        let answer = self.slash(line).typing(option, typed).await;
        answer.choices().into_iter().map(|choice| (choice.name, choice.value)).collect()
    }

    /// Clicks the button with this text, or the button of the pit with this number.
    pub fn click(&self, message: &Message, label: &str) -> Gesture {
        self.assert_sees(message);
        let custom_id = button(message, &message.face(), label);
        self.component(message, None, custom_id, Vec::new())
    }

    /// Clicks the button with this custom ID.
    pub fn click_id(&self, message: &Message, custom_id: &str) -> Gesture {
        self.assert_sees(message);
        let is_meant = |custom: &Option<String>| custom.as_deref() == Some(custom_id);
        let is_there =
            message.buttons().iter().any(|button| button.is_enabled && is_meant(&button.custom_id));
        assert!(is_there, "no button {custom_id:?} to click in\n{:#?}", message.buttons());
        self.component(message, None, custom_id.to_owned(), Vec::new())
    }

    /// Clicks a button that the message used to have: their client is behind.
    pub fn click_old(&self, old: &OldMessage, label: &str) -> Gesture {
        let custom_id = button(&old.message, &old.face, label);
        self.component(&old.message, Some(old.face.components.clone()), custom_id, Vec::new())
    }

    /// Sends a click that no client sends: on a custom ID that the message never had.
    pub fn forge(&self, message: &Message, custom_id: &str) -> Gesture {
        let button = json!({"type": 2, "style": 2, "label": "Forged", "custom_id": custom_id});
        let row = json!({"type": 1, "components": [button]});
        self.component(message, Some(vec![row]), custom_id.to_owned(), Vec::new())
    }

    /// Sends a choice that no client sends: from a menu that the message never had.
    pub fn forge_choice(&self, message: &Message, custom_id: &str, value: &str) -> Gesture {
        let option = json!({"label": "Forged", "value": value});
        let menu = json!({"type": STRING_SELECT, "custom_id": custom_id, "options": [option]});
        let row = json!({"type": 1, "components": [menu]});
        self.component(message, Some(vec![row]), custom_id.to_owned(), vec![value.to_owned()])
    }

    /// Sends such a choice from a menu of people.
    pub fn forge_people(&self, message: &Message, custom_id: &str, people: &[&Person]) -> Gesture {
        let ids: Vec<_> = people.iter().map(|person| person.id()).collect();
        self.forge_ids(message, custom_id, USER_SELECT, &ids)
    }

    /// Sends such a choice from a menu of channels.
    pub fn forge_channels(&self, message: &Message, custom_id: &str, channels: &[&Channel]) -> Gesture {
        let ids: Vec<_> = channels.iter().map(|channel| channel.id()).collect();
        self.forge_ids(message, custom_id, CHANNEL_SELECT, &ids)
    }

    fn forge_ids(&self, message: &Message, custom_id: &str, kind: u64, ids: &[Snowflake]) -> Gesture {
        let row = json!({"type": 1, "components": [{"type": kind, "custom_id": custom_id}]});
        let values = ids.iter().map(ToString::to_string).collect();
        self.component(message, Some(vec![row]), custom_id.to_owned(), values)
    }

    /// Sends a form that no client sends: one that was never opened, with a line of text.
    pub fn forge_form(&self, opened_by: &Answer, custom_id: &str, line: &str) -> Gesture {
        let (opened_by, custom_id) = (opened_by.interaction(), custom_id.to_owned());
        self.gesture(UserAction::Form {
            opened_by,
            custom_id,
            fields: vec![("line".to_owned(), line.to_owned())],
        })
    }

    /// Chooses from the menu with this placeholder or custom ID, by labels or values.
    ///
    /// # Panics
    ///
    /// If there is no such menu or choice.
    pub fn choose(&self, message: &Message, menu: &str, choices: &[&str]) -> Gesture {
        self.assert_sees(message);
        let select = select(message, &message.face(), menu, STRING_SELECT);
        let values: Result<_, _> = choices.iter().map(|choice| value_of(&select, choice)).collect();
        let values = values.unwrap_or_else(|why| panic!("{why} in\n{}", message.screen()));
        self.component(message, None, select["custom_id"].as_str().unwrap_or_default().to_owned(), values)
    }

    /// Chooses channels from the menu with this placeholder or custom ID.
    ///
    /// # Panics
    ///
    /// If there is no such menu, or it takes another number of channels.
    pub fn choose_channels(&self, message: &Message, menu: &str, channels: &[&Channel]) -> Gesture {
        self.assert_sees(message);
        let ids: Vec<_> = channels.iter().map(|channel| channel.id()).collect();
        self.choose_ids(message, menu, CHANNEL_SELECT, &ids)
    }

    /// Chooses people from the menu with this placeholder or custom ID.
    ///
    /// # Panics
    ///
    /// If there is no such menu, or it takes another number of people.
    pub fn choose_people(&self, message: &Message, menu: &str, people: &[&Person]) -> Gesture {
        let ids: Vec<_> = people.iter().map(|person| person.id()).collect();
        self.choose_ids(message, menu, USER_SELECT, &ids)
    }

    /// Chooses a role from the menu with this placeholder or custom ID.
    ///
    /// # Panics
    ///
    /// If there is no such menu.
    pub fn choose_role(&self, message: &Message, menu: &str, role: Snowflake) -> Gesture {
        self.choose_ids(message, menu, ROLE_SELECT, &[role])
    }

    fn choose_ids(&self, message: &Message, menu: &str, kind: u64, ids: &[Snowflake]) -> Gesture {
        self.assert_sees(message);
        let select = select(message, &message.face(), menu, kind);
        let [least, most] = ["min_values", "max_values"].map(|bound| select[bound].as_u64().unwrap_or(1));
        assert!((least..=most).contains(&(ids.len() as u64)), "the menu takes {least} to {most}");
        let values = ids.iter().map(ToString::to_string).collect();
        self.component(message, None, select["custom_id"].as_str().unwrap_or_default().to_owned(), values)
    }

    /// Fills in a form, given the labels or custom IDs of its fields and their texts.
    ///
    /// # Panics
    ///
    /// If the form does not accept them.
    pub fn submit(&self, form: &Form, texts: &[(&str, &str)]) -> Gesture {
        self.gesture(form.filled_in(texts).unwrap_or_else(|why| panic!("{why}")))
    }

    /// Uses an entry of a person's context menu.
    pub fn user_menu(&self, entry: &str, person: &Person) -> Gesture {
        let command = self.command(entry, PERSON_MENU);
        self.gesture(UserAction::PersonMenu { command, target: person.id() })
    }

    /// Opens the Activity from the list of apps.
    pub fn launch(&self) -> Gesture {
        let command = self.command("launch", ENTRY_POINT);
        self.gesture(UserAction::Command { command, path: Vec::new(), options: Vec::new() })
    }

    /// Uses an entry of a message's context menu.
    pub fn message_menu(&self, entry: &str, message: &Message) -> Gesture {
        self.assert_sees(message);
        let command = self.command(entry, MESSAGE_MENU);
        self.gesture(UserAction::MessageMenu { command, target: message.id() })
    }

    /// Writes an ordinary message.
    pub fn say(&self, text: &str) -> Message {
        Message::new(&self.server, self.server.say(self.person, self.channel, text))
    }

    pub(super) fn gesture(&self, action: UserAction) -> Gesture {
        Gesture::new(&self.server, self.person, self.channel, action)
    }

    /// Returns the ID of a command that they find here.
    pub(super) fn command(&self, name: &str, menu: u64) -> Snowflake {
        self.server.read(|world| {
            let command = world.command(name, menu, self.channel);
            let names = || world.commands.iter().map(|command| command.name().to_owned()).collect::<Vec<_>>();
            command.unwrap_or_else(|| panic!("no command {name:?} here; there is {:?}", names())).id
        })
    }

    pub(super) fn assert_autocompletes(&self, command: Snowflake, path: &[String], option: &str) {
        let offers = self.server.read(|world| {
            let command = world.commands.iter().find(|known| known.id == command)?;
            let options = command.options(path).ok()?;
            Some(options.iter().any(|known| known["name"] == option && known["autocomplete"] == true))
        });
        assert_eq!(offers, Some(true), "the bot offers no choices for {option:?}");
    }

    fn component(
        &self,
        message: &Message,
        seen: Option<Vec<Value>>,
        custom_id: String,
        values: Vec<String>,
    ) -> Gesture {
        self.gesture(UserAction::Component { message: message.id(), seen, custom_id, values })
    }

    fn assert_sees(&self, message: &Message) {
        let sees = message.look(|message| message.is_seen_by(self.person) && message.channel == self.channel);
        let channel = Channel::new(&self.server, self.channel);
        assert!(
            sees,
            "they do not see that message here:\n{}\nThere is\n{}",
            message.screen(),
            channel.everything()
        );
    }
}

/// Returns the custom ID of the only enabled button with this text. The button of a pit starts with the pit's
/// number, followed by its seeds.
fn button(message: &Message, face: &Face, label: &str) -> String {
    let says = |said: &str| said == label || said.split_once(" · ").is_some_and(|(pit, _)| pit == label);
    let all = buttons(face);
    let matching: Vec<_> = all.iter().filter(|button| says(&button.label) && button.is_enabled).collect();
    match matching.as_slice() {
        [button] => button.custom_id.clone().unwrap_or_else(|| panic!("{label:?} is a link")),
        [] => panic!("no button {label:?} to click in\n{}", message.screen()),
        _ => panic!("several buttons say {label:?}, use click_id:\n{}", message.screen()),
    }
}

/// Returns the menu of a kind with this placeholder or custom ID, or with an option with this text.
fn select(message: &Message, face: &Face, menu: &str, kind: u64) -> Value {
    let has_option = |select: &Value| {
        select["options"].as_array().into_iter().flatten().any(|option| option["label"] == menu)
    };
    let is_meant =
        |select: &&Value| select["placeholder"] == menu || select["custom_id"] == menu || has_option(select);
    let menus = face.components_within().into_iter().filter(|component| component["type"] == kind);
    let select = menus.filter(|select| select["disabled"] != true).find(is_meant);
    select.cloned().unwrap_or_else(|| panic!("no menu {menu:?} to choose from in\n{}", message.screen()))
}

/// Returns the value of a menu's option with this label or value.
fn value_of(select: &Value, choice: &str) -> Result<String, String> {
    let options = select["options"].as_array().into_iter().flatten();
    let mut meant = options.filter(|option| option["label"] == choice || option["value"] == choice);
    let value = meant.next().and_then(|option| option["value"].as_str());
    value.map(str::to_owned).ok_or_else(|| format!("no choice {choice:?}"))
}
