//! Carries out what a pane asks for.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kuzhi_tests::discord::{Channel, ChannelKind, Snowflake, UserAction};

use super::Pane;
use super::waiting::{Waiting, What};
use crate::cast;
use crate::draw;
use crate::gesture;
use crate::line;
use crate::patch::Patch;
use crate::wish::{Fate, Filled, Leap, Wish};

type Done = Result<Vec<Patch>, String>;

/// Nothing to send besides changes.
const NOTHING: Done = Ok(Vec::new());

impl Pane {
    /// Carries out a request of the page. Returns what to send besides changes.
    pub(super) async fn hear(&mut self, text: &str) -> Vec<Patch> {
        let done = match serde_json::from_str(text) {
            Ok(wish) => self.carry_out(wish).await,
            Err(error) => Err(format!("the page asked for something unknown: {error}")),
        };
        done.unwrap_or_else(|why| vec![Patch::Trouble { text: Some(why) }])
    }

    async fn carry_out(&mut self, wish: Wish) -> Done {
        match wish {
            Wish::Bot { what } => self.decide_fate(what).await,
            Wish::MoveOn { by } => {
                let time = match by {
                    Leap::Hour => Duration::from_hours(1),
                    Leap::Day => Duration::from_hours(24),
                };
                self.playground.move_on(time).map_err(|error| format!("{error:#}"))?;
                NOTHING
            }
            Wish::Boards => self.open_boards(),
            Wish::Reset => {
                self.playground.start_over().await.map_err(|error| format!("{error:#}"))?;
                NOTHING
            }
            Wish::Be { person } => self.act_as(person.0),
            Wish::Look { channel } => self.look(channel.0),
            Wish::Visit { guild } => self.visit(guild.0),
            Wish::Say { text } => Ok(self.say(&text)),
            Wish::Type => {
                self.note_typing();
                NOTHING
            }
            Wish::Commands { text } => {
                let html =
                    self.view(|view| draw::command_menu(view, text.trim_start_matches('/'))).into_string();
                Ok(vec![Patch::Commands { html }])
            }
            Wish::Compose { text } => self.compose(&text),
            Wish::Authorize => {
                let code = self.playground.discord.change(|world| world.authorize(self.person));
                Ok(vec![Patch::Authorized { code }])
            }
            Wish::Rest => Ok(vec![self.composer_at_rest()]),
            Wish::Send(filled) => self.send(&filled),
            Wish::Complete { filled, focused, number } => self.complete(&filled, &focused, number),
            Wish::Press { message, custom_id, values } => self.press(message.0, custom_id, values),
            Wish::Submit { opened_by, fields } => self.submit(opened_by.0, fields),
            Wish::Person { person } => {
                let html = self.view(|view| draw::person_menu(view, person.0)).into_string();
                Ok(vec![Patch::Menu { html }])
            }
            Wish::Message { message } => {
                let html = self.view(|view| draw::message_menu(view, message.0)).into_string();
                Ok(vec![Patch::Menu { html }])
            }
            Wish::App { command, target } => self.app(command.0, target.0),
            Wish::Dismiss { message } => {
                self.playground.dismiss(message.0);
                NOTHING
            }
            Wish::Locale { locale } => {
                self.set_locale(&locale);
                Ok(vec![self.composer_at_rest()])
            }
            Wish::ServerLocale { guild, locale } => {
                self.set_server_locale(guild.0, &locale);
                NOTHING
            }
            Wish::Manages { yes } => {
                self.set_manages(yes);
                NOTHING
            }
        }
    }

    async fn decide_fate(&self, fate: Fate) -> Done {
        match fate {
            Fate::Start => self.playground.bot.start().map_err(|error| format!("{error:#}"))?,
            // Stopping may take seconds, which the page can see.
            Fate::Stop => {
                let playground = Arc::clone(&self.playground);
                tokio::spawn(async move { playground.bot.stop().await });
            }
            Fate::Kill => self.playground.bot.kill().await,
        }
        NOTHING
    }

    fn act_as(&mut self, person: Snowflake) -> Done {
        let is_person = self.view(|view| view.world.people.get(&person).is_some_and(|person| !person.is_bot));
        if !is_person {
            return Err("nobody can be that".to_owned());
        }
        self.person = person;
        NOTHING
    }

    /// Goes to a channel, or to the message with this ID, as links to messages do.
    fn look(&mut self, id: Snowflake) -> Done {
        let (channel, message) = self.view(|view| {
            let of_message = view.world.messages.get(&id).map(|message| message.channel);
            let is_channel = view.world.channels.contains_key(&id);
            (if is_channel { Some(id) } else { of_message }, of_message.filter(|_| !is_channel).map(|_| id))
        });
        let channel = channel.ok_or_else(|| "there is no such channel here".to_owned())?;
        let may = self.view(|view| cast::is_in(&view.world.channels[&channel], self.person));
        if !may {
            return Err("that is in other people’s private messages".to_owned());
        }
        let playground = Arc::clone(&self.playground);
        playground.discord.read(|world| self.enter(world, channel));
        self.sought = message;
        NOTHING
    }

    /// Goes to a server: where the person was there last, or to its first channel.
    fn visit(&mut self, guild: Snowflake) -> Done {
        let last = self.left_at.get(&guild).copied();
        let channel = self.view(|view| {
            let last = last.filter(|id| view.world.channels.contains_key(id));
            let is_first = |one: &&Channel| one.kind == ChannelKind::Text { guild };
            last.or_else(|| view.world.channels.values().find(is_first).map(|one| one.id))
        });
        self.look(channel.ok_or_else(|| "there is no such server here".to_owned())?)
    }

    fn say(&self, text: &str) -> Vec<Patch> {
        if text.trim().is_empty() {
            return Vec::new();
        }
        self.playground.discord.say(self.person, self.channel, text.trim());
        vec![self.composer_at_rest(), Patch::Trouble { text: None }]
    }

    fn note_typing(&self) {
        self.playground.discord.change(|world| world.note_typing(self.channel, self.person));
    }

    fn compose(&self, text: &str) -> Done {
        let html = self.view(|view| {
            let line = line::understood(view.world, self.person, self.channel, text)?;
            Some(draw::command_form(view, &line).into_string())
        });
        match html {
            Some(html) => Ok(vec![Patch::Trouble { text: None }, Patch::Put { slot: "composer", html }]),
            None => Err(format!("there is no command {} here", text.split(' ').next().unwrap_or_default())),
        }
    }

    fn composer_at_rest(&self) -> Patch {
        Patch::Put { slot: "composer", html: self.view(draw::resting).into_string() }
    }

    fn send(&mut self, filled: &Filled) -> Done {
        let action = self.view(|view| gesture::command(view.world, filled))?;
        let name = self.view(|view| {
            let command = view.world.commands.iter().find(|command| command.id == filled.command.0);
            format!("/{}", command.map_or("", |command| command.name()))
        });
        self.interact(action, What::Command { name: name.clone() })?;
        Ok(vec![self.composer_at_rest(), Patch::Trouble { text: None }])
    }

    /// Opens the page on which a manager chooses how the server's boards look, as people get to it.
    fn open_boards(&mut self) -> Done {
        let action = self.view(|view| {
            let command = view.world.commands.iter().find(|command| command.name() == "settings")?;
            Some(UserAction::Command { command: command.id, path: Vec::new(), options: Vec::new() })
        });
        let action = action.ok_or_else(|| "Kuzhi is not there yet: try again in a moment".to_owned())?;
        self.interact(action, What::Command { name: "/settings".to_owned() })?;
        Ok(vec![Patch::Trouble { text: None }])
    }

    fn complete(&mut self, filled: &Filled, focused: &str, number: u64) -> Done {
        let action = self.view(|view| gesture::typing(view.world, filled, focused))?;
        self.interact(action, What::Choices { number })?;
        NOTHING
    }

    fn press(&mut self, message: Snowflake, custom_id: String, values: Vec<String>) -> Done {
        let action = self.view(|view| gesture::press(view.world, message, &custom_id, values))?;
        self.interact(action, What::Press { message, custom_id: custom_id.clone() })?;
        let pressed = Patch::Pressed { custom_id, message: message.to_string(), is_over: false };
        Ok(vec![Patch::Trouble { text: None }, pressed])
    }

    fn submit(&mut self, opened_by: Snowflake, fields: Vec<(String, String)>) -> Done {
        let custom_id = self.view(|view| {
            let opener = view.world.interactions.get(&opened_by)?;
            match &opener.response {
                Some(kuzhi_tests::discord::Response::Form(form)) => {
                    form["custom_id"].as_str().map(str::to_owned)
                }
                _ => None,
            }
        });
        let custom_id = custom_id.ok_or_else(|| "this form is no longer there".to_owned())?;
        self.interact(UserAction::Form { opened_by, custom_id, fields }, What::Form)?;
        NOTHING
    }

    fn app(&mut self, command: Snowflake, target: Snowflake) -> Done {
        let action = self.view(|view| gesture::app(view.world, command, target))?;
        self.interact(action, What::Command { name: "This".to_owned() })?;
        NOTHING
    }

    /// Makes the person do something, and waits for the answer. Returns the interaction.
    fn interact(&mut self, action: UserAction, what: What) -> Result<Snowflake, String> {
        let interaction = self.playground.interact(self.person, self.channel, action)?;
        self.waiting.push(Waiting { interaction, what, since: Instant::now() });
        Ok(interaction)
    }

    fn set_locale(&self, locale: &str) {
        self.playground.discord.change(|world| {
            if let Some(person) = world.people.get_mut(&self.person) {
                locale.clone_into(&mut person.locale);
            }
        });
    }

    fn set_server_locale(&self, guild: Snowflake, locale: &str) {
        self.playground.discord.change(|world| {
            if let Some(guild) = world.guilds.get_mut(&guild) {
                locale.clone_into(&mut guild.locale);
            }
        });
    }

    fn set_manages(&self, yes: bool) {
        self.playground.discord.change(|world| {
            if let Some(person) = world.people.get_mut(&self.person) {
                person.manages_guilds = yes;
            }
        });
    }
}
