//! A table: two people in a channel of their own, or one and the bot, who play one match of Mangala after
//! another.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{SeedableRng, random};

use crate::discord::{BotAnswer, Discord, Face, Place, UserAction};

/// The opponents of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rival {
    /// Each other
    Person,
    /// The bot at level 1, which hardly searches
    Bot,
}

/// Two people and their board.
pub(crate) struct Table {
    discord: Arc<Discord>,
    rival: Rival,
    place: Place,
    people: [u64; 2],
    board: Option<Board>,
    dice: StdRng,
}

/// A board with a legal move.
struct Board {
    message: u64,
    face: Face,
    /// The player to move.
    who: u64,
    /// The custom IDs of the moves.
    moves: Vec<String>,
}

/// When a click was made and answered.
pub(crate) struct Clicked {
    pub(crate) at: Instant,
    pub(crate) answered: Instant,
}

impl Clicked {
    /// Returns how long the answer took from a given moment.
    pub(crate) fn since(&self, begun: Instant) -> Duration {
        self.answered.saturating_duration_since(begun)
    }
}

impl Table {
    /// Creates a table without a match, on a server of its own.
    pub(crate) fn new(discord: &Arc<Discord>, rival: Rival) -> Table {
        let place = Place { guild: discord.mint(), channel: discord.mint() };
        let people = [discord.mint(), discord.mint()];
        let dice = StdRng::seed_from_u64(random());
        Table { discord: Arc::clone(discord), rival, place, people, board: None, dice }
    }

    /// Returns whether nobody can move: the match is over, or none has started.
    pub(crate) fn is_over(&self) -> bool {
        self.board.is_none()
    }

    /// Returns its channel.
    pub(crate) const fn place(&self) -> Place {
        self.place
    }

    /// Returns the ID of its match, if there is one.
    pub(crate) fn match_id(&self) -> Option<String> {
        let one = self.board.as_ref()?.moves.first()?;
        one.split(':').nth(2).map(ToOwned::to_owned)
    }

    /// Starts a match: one person challenges the other, who accepts, or the bot.
    pub(crate) async fn begin(&mut self) -> anyhow::Result<()> {
        self.board = None;
        let [challenger, opponent] = self.people;
        let play = UserAction::Play { opponent: (self.rival == Rival::Person).then_some(opponent) };
        let (_, BotAnswer { message, face, .. }) =
            self.discord.interact(self.place, challenger, play).await?;
        if self.rival == Rival::Bot {
            let content = face.content().to_owned();
            self.show(message, face);
            ensure!(!self.is_over(), "no board, but {content}");
            return Ok(());
        }
        let accept = face.pressable("k1:accept:").pop();
        let custom_id = &accept.with_context(|| format!("no challenge, but {}", face.content()))?;
        let click = UserAction::Click { message, face: &face, custom_id };
        let (_, accepted) = self.discord.interact(self.place, opponent, click).await?;
        let content = accepted.face.content().to_owned();
        self.show(message, accepted.face);
        ensure!(!self.is_over(), "no board, but {content}");
        Ok(())
    }

    /// The player to move makes any legal move.
    ///
    /// # Errors
    ///
    /// If the answer is not the board. The match is abandoned then.
    pub(crate) async fn click(&mut self) -> anyhow::Result<Clicked> {
        let Board { message, face, who, moves } = self.board.take().context("there is no match")?;
        let custom_id = moves.choose(&mut self.dice).context("there is no move")?;
        let click = UserAction::Click { message, face: &face, custom_id };
        let (at, said) = self.discord.interact(self.place, who, click).await?;
        ensure!(said.is_update, "a move was refused: {}", said.face.content());
        self.show(message, said.face);
        Ok(Clicked { at, answered: said.at })
    }

    /// Handles a message's new content, which is a board if it has a move.
    fn show(&mut self, message: u64, face: Face) {
        let moves = face.pressable("k1:move:");
        let is_to_move = |person: &u64| face.content().contains(&format!("**<@{person}>**"));
        let who = self.people.into_iter().find(is_to_move).unwrap_or(self.people[0]);
        self.board = (!moves.is_empty()).then_some(Board { message, face, who, moves });
    }
}
