//! A person's actions that the bot has not answered yet.

use std::time::{Duration, Instant};

use kuzhi_tests::discord::{APPLICATION, Response, Snowflake};

use super::Pane;
use crate::draw;
use crate::patch::Patch;

/// How long Discord waits for a first response.
const TIMEOUT: Duration = Duration::from_secs(3);

/// An action that waits for the bot's first response.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) interaction: Snowflake,
    pub(super) what: What,
    pub(super) since: Instant,
}

/// The kind of action.
#[derive(Debug)]
pub(super) enum What {
    Command { name: String },
    Press { message: Snowflake, custom_id: String },
    Form,
    Choices { number: u64 },
}

impl Pane {
    /// Waits until the oldest action has timed out. Forever if there is none.
    pub(super) async fn grow_impatient(&self) {
        match self.waiting.iter().map(|waiting| waiting.since).min() {
            Some(since) => tokio::time::sleep_until((since + TIMEOUT).into()).await,
            None => std::future::pending().await,
        }
    }

    /// Returns what to tell the page about responses that came, or did not come in time.
    pub(super) fn answered(&mut self) -> Vec<Patch> {
        let mut patches = Vec::new();
        for waiting in std::mem::take(&mut self.waiting) {
            let known = self.playground.discord.read(|world| {
                world.interactions.get(&waiting.interaction).map(|interaction| interaction.response.clone())
            });
            match known {
                // After a reset.
                None => patches.extend(over(&waiting.what)),
                Some(Some(response)) => {
                    patches.extend(over(&waiting.what));
                    patches.extend(self.response(&waiting, response));
                }
                Some(None) if waiting.since.elapsed() >= TIMEOUT => {
                    patches.extend(over(&waiting.what));
                    patches.push(in_vain(&waiting.what));
                }
                Some(None) => self.waiting.push(waiting),
            }
        }
        patches
    }

    fn response(&self, waiting: &Waiting, response: Response) -> Option<Patch> {
        match (response, &waiting.what) {
            (Response::Form(form), _) => {
                let html = self.view(|view| draw::form(view, waiting.interaction, &form)).into_string();
                Some(Patch::Form { html: Some(html) })
            }
            (Response::Choices(choices), &What::Choices { number }) => {
                Some(Patch::Choices { number, html: draw::choices(self.number, &choices).into_string() })
            }
            (Response::Activity(instance), _) => {
                let (port, channel) = (self.playground.bot.activity_port(), self.channel);
                let query = format!(
                    "instance_id={instance}&frame_id=1&platform=desktop&client_id={APPLICATION}\
                     &channel_id={channel}"
                );
                Some(Patch::Activity { port, query })
            }
            (_, What::Form) => Some(Patch::Form { html: None }),
            _ => None,
        }
    }
}

/// Stops showing that an action is in progress.
fn over(what: &What) -> Option<Patch> {
    match what {
        What::Press { message, custom_id } => {
            Some(Patch::Pressed { custom_id: custom_id.clone(), message: message.to_string(), is_over: true })
        }
        What::Command { .. } => Some(Patch::Trouble { text: None }),
        What::Form | What::Choices { .. } => None,
    }
}

/// Discord's message when no response has come.
fn in_vain(what: &What) -> Patch {
    let text = match what {
        What::Command { name } => format!("{name}: The application did not respond"),
        What::Press { .. } => "This interaction failed".to_owned(),
        What::Form => "Something went wrong. Try again.".to_owned(),
        What::Choices { .. } => "Loading options failed".to_owned(),
    };
    Patch::Trouble { text: Some(text) }
}
