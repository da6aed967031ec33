//! Sends events: a few at once, over a connection that is lost now and then, until each has its answer.

use std::collections::VecDeque;
use std::ops::Range;
use std::time::{Duration, Instant};

use kuzhi_tests::discord::{Interaction, Posted, Snowflake, UserAction, World};
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::bot::Transport;
use crate::chance::Chance;
use crate::ears;
use crate::evening::{Evening, id_of_event};
use crate::library;
use crate::mutation::{Identity, mutated};
use crate::recorded::Recorded;
use crate::run::Tally;

/// How many events are in flight at once.
const AT_ONCE: usize = 64;

/// After so many events the gateway connection is lost, in one way or another.
const BETWEEN_CUTS: u64 = 250;

/// How long an answer may take. A busy machine takes its time.
const TIMEOUT: Duration = Duration::from_mins(2);

/// The interval between checks whether the bot has given up.
const LOOK: Duration = Duration::from_secs(1);

/// An event to be answered.
enum Sent {
    /// Over the gateway.
    Told { number: u64, id: Snowflake },
    /// Over HTTP.
    Posted { number: u64, posting: JoinHandle<Result<Posted, String>> },
}

/// An event to be sent.
struct Event<'a> {
    number: u64,
    /// The recorded event that it was.
    of: &'a Recorded,
    bytes: Vec<u8>,
}

impl Evening {
    /// Sends some events, and waits for the answer to each.
    pub(crate) async fn take(&self, events: Range<u64>) -> Tally {
        let (mut tally, mut under_way) = (Tally::default(), VecDeque::new());
        for number in events {
            if self.run.transport == Transport::Gateway && number % BETWEEN_CUTS == BETWEEN_CUTS / 2 {
                self.lose_the_line(number / BETWEEN_CUTS).await;
                tally.cuts += 1;
            }
            if under_way.len() >= AT_ONCE
                && let Some(first) = under_way.pop_front()
            {
                tally += self.finish(first).await;
            }
            match self.send(&self.event(number)) {
                Ok(sent) => under_way.push_back(sent),
                Err(nobody_waits) => tally += nobody_waits,
            }
        }
        for one in under_way {
            tally += self.finish(one).await;
        }
        tally
    }

    /// Returns the event with this number. It depends only on the seed and on the IDs of this evening.
    fn event(&self, number: u64) -> Event<'_> {
        let mut chance = Chance::new(self.run.seed, number);
        let of = &self.recorded[chance.below(self.recorded.len())];
        let mut base = of.json.clone();
        let id = id_of_event(number);
        base["id"] = json!(id.to_string());
        base["token"] = json!(format!("interaction-token-{id}"));
        let victims = [self.ada.id().get(), self.bob.id().get()];
        let who = Identity { victims: &victims, attacker: of.person.get() };
        let bytes = mutated(&base, &self.pool, &who, &mut chance, self.run.transport == Transport::Http);
        Event { number, of, bytes }
    }

    /// Describes an event, how to send it again, and its text.
    fn describe(&self, number: u64) -> String {
        let event = self.event(number);
        format!("{}: {}", self.run.event(number), String::from_utf8_lossy(&event.bytes))
    }

    /// Sends an event, if that is possible.
    fn send(&self, event: &Event<'_>) -> Result<Sent, Tally> {
        let Event { number, bytes, .. } = event;
        let nobody_waits = || Tally { unanswered: 1, ..Tally::default() };
        if self.run.transport == Transport::Http {
            let told: Value = serde_json::from_slice(bytes).unwrap_or_default();
            let id = id_of(&told);
            if let Some(id) = id {
                self.admit(event.of, &told, id);
            }
            let (server, bytes) = (self.discord.server().clone(), bytes.clone());
            let posting = tokio::spawn(async move { server.post(id, bytes).await });
            return Ok(Sent::Posted { number: *number, posting });
        }
        // The gateway only carries text.
        let text = std::str::from_utf8(bytes).map_err(|_| nobody_waits())?;
        let frame = format!(r#"{{"op":0,"t":"INTERACTION_CREATE","s":{number},"d":{text}}}"#);
        // JSON nested too deeply makes the event around it invalid too.
        let told =
            serde_json::from_str::<Value>(&frame).map(|mut frame| frame["d"].take()).unwrap_or_default();
        let id = id_of(&told);
        if let Some(id) = id {
            self.admit(event.of, &told, id);
        }
        let is_broken = library::breaks_at(&frame, &told);
        self.discord.mischief().tell("INTERACTION_CREATE", text);
        if is_broken {
            return Err(Tally { broken: 1, ..Tally::default() });
        }
        let id = id.filter(|_| waits_for_answer(&told)).ok_or_else(nobody_waits)?;
        Ok(Sent::Told { number: *number, id })
    }

    /// Registers the event with Discord, which accepts one answer to it.
    fn admit(&self, one: &Recorded, told: &Value, id: Snowflake) {
        let action = match (&one.action, told["type"].as_u64()) {
            (UserAction::Command { command, path, options }, Some(4)) => UserAction::Typing {
                command: *command,
                path: path.clone(),
                options: options.clone(),
                focused: String::new(),
            },
            (UserAction::Typing { command, path, options, .. }, Some(2)) => {
                UserAction::Command { command: *command, path: path.clone(), options: options.clone() }
            }
            (action, _) => action.clone(),
        };
        let token = told["token"].as_str().unwrap_or_default().to_owned();
        let interaction = Interaction::new(id, token, one.person, one.channel, action);
        self.discord.server().change(|world| {
            world.interactions.entry(id).or_insert(interaction);
        });
    }

    async fn finish(&self, sent: Sent) -> Tally {
        match sent {
            Sent::Told { number, id } => self.until_answered(number, id).await,
            Sent::Posted { number, posting } => match posting.await.unwrap() {
                Ok(posted) => self.judge(number, &posted),
                Err(why) => panic!("{why}: {}", self.describe(number)),
            },
        }
    }

    async fn until_answered(&self, number: u64, id: Snowflake) -> Tally {
        let is_tried = |world: &World| {
            world.interactions.get(&id).is_none_or(|one| !one.attempts.is_empty()).then_some(())
        };
        let begun = Instant::now();
        while self.discord.server().until(LOOK, is_tried).await.is_none() {
            if ears::is_late(id.get()) {
                return Tally { late: 1, ..Tally::default() };
            }
            assert!(begun.elapsed() < TIMEOUT, "nobody answers {}\n{}", self.describe(number), self.line(id));
        }
        Tally { answered: 1, ..Tally::default() }
    }

    /// Describes the state of the connection, and what was logged about an interaction.
    fn line(&self, id: Snowflake) -> String {
        self.discord.server().read(|world| {
            let sessions = world.gateway.sessions().iter();
            let sessions: Vec<_> = sessions.map(|one| (&one.id, one.resumed, one.is_live())).collect();
            let about = |path: &str| path.split('/').nth(2).is_some_and(|part| part == id.to_string());
            let requests = world.journal.requests().iter().filter(|request| about(&request.path));
            let requests: Vec<_> = requests.map(|one| (one.at, &one.path, one.status)).collect();
            format!("sessions (name, resumed, live): {sessions:?}; requests about it: {requests:?}")
        })
    }

    /// Checks the response to a posted event.
    fn judge(&self, number: u64, posted: &Posted) -> Tally {
        match posted.status {
            200 => {
                let answer = posted.json();
                let is_form = posted.content_type.starts_with("multipart/form-data");
                let kind = answer["type"].as_u64().unwrap_or_default();
                assert!(
                    is_form || (1..=9).contains(&kind),
                    "{}\nis answered with {answer}",
                    self.describe(number)
                );
                Tally { answered: 1, ..Tally::default() }
            }
            // Not answerable, or larger than any interaction.
            400 | 413 => Tally { unanswered: 1, ..Tally::default() },
            status => panic!("{}\nis answered with {status}", self.describe(number)),
        }
    }

    /// Loses the connection without losing an event: it breaks, or Discord asks the bot to reconnect.
    async fn lose_the_line(&self, turn: u64) {
        self.is_live().await;
        let mischief = self.discord.mischief();
        match turn % 3 {
            0 => mischief.cut_gateway(),
            1 => mischief.ask_to_reconnect(),
            _ => mischief.invalidate_sessions(true),
        }
    }

    /// Makes Discord end the session while nothing is in flight: by its own rules, unread events would be
    /// lost.
    pub(crate) async fn lose_the_session(&self) {
        if self.run.transport != Transport::Gateway {
            return;
        }
        self.is_live().await;
        self.discord.mischief().invalidate_sessions(false);
        self.is_live().await;
    }

    /// Waits until the bot is connected.
    async fn is_live(&self) {
        let live = self.discord.server().until(TIMEOUT, |world| world.gateway.is_live().then_some(())).await;
        assert!(live.is_some(), "the bot does not come back: {}", self.line(Snowflake::new(1)));
    }

    /// Except when Discord ended it, there is one session: the bot resumed it after every loss of the
    /// connection.
    pub(crate) fn assert_that_sessions_were_kept(&self) {
        let sessions = self.discord.server().read(|world| world.gateway.sessions().len());
        let expected = if self.run.transport == Transport::Gateway { 2 } else { 0 };
        assert_eq!(sessions, expected, "{}", self.line(Snowflake::new(1)));
    }
}

/// Returns the ID by which an event can be answered, if it has one.
fn id_of(told: &Value) -> Option<Snowflake> {
    told["id"].as_str()?.parse().ok().filter(|id: &Snowflake| id.get() > 0)
}

/// Returns whether an answer to an event could be delivered: its token is part of the URL.
fn waits_for_answer(told: &Value) -> bool {
    let is_part = |token: &str| {
        let is_usual = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        !token.is_empty() && token.chars().all(is_usual)
    };
    told["type"] != 1 && told["token"].as_str().is_some_and(is_part)
}
