//! A player who makes any legal move as soon as it is their turn.

use std::time::{Duration, Instant};

use kuzhi_engine::{Game, Values};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::conversation::{Channel, Discord, Participant, Person};
use crate::discord::{Message, Server, Snowflake, UserAction, World};

/// How long to wait for an answer.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A game and its options, as `/play` takes them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The game's id.
    pub game: &'static str,
    /// Its options, such as `end=no-move`. Empty for the defaults.
    pub options: String,
}

/// Returns every game with its default options, and those with several end rules with each of them.
pub fn rounds() -> Vec<Round> {
    let mut rounds = Vec::new();
    for game in Game::all() {
        rounds.push(Round { game: game.id(), options: String::new() });
        for spec in game.option_specs().iter().filter(|spec| spec.name == "end") {
            let Values::Words(ends) = spec.values else { continue };
            let others = ends.iter().filter(|end| **end != spec.default);
            rounds.extend(others.map(|end| Round { game: game.id(), options: format!("end={end}") }));
        }
    }
    rounds
}

/// A person in a channel of their own, or at least alone in their match there.
#[derive(Debug)]
pub struct Player {
    server: Server,
    person: Person,
    hall: Channel,
    dice: StdRng,
    /// The ID of their match.
    playing: String,
    /// The message with which the match started. Older ones do not belong to it.
    first: Snowflake,
}

/// What a player sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// It is their turn.
    Turn {
        /// The message.
        message: Snowflake,
        /// Since when it shows this.
        since: Instant,
        /// The custom IDs of the legal moves.
        moves: Vec<String>,
        /// The custom ID of "Show move". `None` before the first move.
        show: Option<String>,
    },
    /// It is the opponent's turn.
    Waiting,
    /// The match has been over since this moment.
    Over(Instant),
}

impl Player {
    /// Creates a person whose moves depend on a seed.
    pub fn new(discord: &Discord, person: &Person, hall: &Channel, seed: u64) -> Player {
        Player {
            server: discord.server().clone(),
            person: person.clone(),
            hall: hall.clone(),
            dice: StdRng::seed_from_u64(seed),
            playing: String::new(),
            first: Snowflake::new(0),
        }
    }

    /// Returns the person in the channel.
    pub fn at(&self) -> Participant {
        self.person.at(&self.hall)
    }

    /// Starts a match against the bot, in which the person moves first.
    ///
    /// # Errors
    ///
    /// If the bot refuses, with its message if there is one.
    pub async fn begin(&mut self, round: &Round, level: u8) -> Result<(), String> {
        let play = self.at().slash("play").string("game", round.game).string("options", &round.options);
        let asked = play.string("side", "first").integer("level", level.into()).send().begin().interaction();
        self.sit_down(asked).await
    }

    /// Starts a casual match with another person, who moves second.
    ///
    /// # Errors
    ///
    /// If the bot refuses, with its message if there is one.
    pub async fn begin_with(&mut self, other: &mut Player) -> Result<(), String> {
        self.begin_game_with(other, false).await
    }

    /// Starts a match that may be rated.
    ///
    /// # Errors
    ///
    /// As for a casual one.
    pub async fn begin_game_with(&mut self, other: &mut Player, is_rated: bool) -> Result<(), String> {
        let play = self.at().slash("play").user("opponent", &other.person).string("side", "first");
        let asked = play.boolean("rated", is_rated).send().begin().interaction();
        self.sit_down(asked).await?;
        other.playing.clone_from(&self.playing);
        other.first = self.first;
        let accept = format!("k1:accept:{}", self.playing);
        let accepted = other.press(self.first, accept).ok_or("they cannot accept")?;
        if self.is_answered(accepted).await { Ok(()) } else { Err("the bot does not answer".to_owned()) }
    }

    /// Joins the match whose first message is in an answer.
    async fn sit_down(&mut self, asked: Snowflake) -> Result<(), String> {
        if !self.is_answered(asked).await {
            return Err("the bot does not answer".to_owned());
        }
        self.server.read(|world| {
            let message = world.answer_to(asked).and_then(|id| world.messages.get(&id));
            let message = message.ok_or("the answer is no message")?;
            let playing = custom_ids(message).find_map(|(id, _)| match_of(id).map(str::to_owned));
            self.first = message.id;
            self.playing = playing.ok_or_else(|| message.face.content.clone())?;
            Ok(())
        })
    }

    /// Waits until it is their turn or the match is over. `None` after a timeout.
    pub async fn turn(&self, patience: Duration) -> Option<Board> {
        let is_to_wait = |board: &Board| *board == Board::Waiting;
        self.server.until(patience, |world| Some(self.board(world)).filter(|board| !is_to_wait(board))).await
    }

    /// Makes any of the moves that a board offers. Returns the interaction. `None` if the board has just
    /// changed.
    pub fn click_any(&mut self, board: &Board) -> Option<Snowflake> {
        let Board::Turn { message, moves, .. } = board else { return None };
        let chosen = moves.choose(&mut self.dice)?.clone();
        self.press(*message, chosen)
    }

    /// Makes any move and waits for the answer. Returns how long that took. `None` without an answer.
    pub async fn clicked(&mut self, board: &Board) -> Option<Duration> {
        let click = self.click_any(board)?;
        self.is_answered(click).await;
        self.server.read(|world| world.interactions.get(&click)?.delay())
    }

    /// Presses a button. Returns the interaction. `None` if they no longer see the message.
    pub fn press(&self, message: Snowflake, custom_id: String) -> Option<Snowflake> {
        let action = UserAction::Component { message, seen: None, custom_id, values: Vec::new() };
        self.server.interact(self.person.id(), self.hall.id(), action).ok()
    }

    /// Returns their ID, and the ID of their match.
    pub fn person_and_match(&self) -> (Snowflake, &str) {
        (self.person.id(), &self.playing)
    }

    /// Returns how many messages have notified them since the match started.
    pub fn pings(&self) -> usize {
        let is_theirs = |message: &&Message| {
            message.channel == self.hall.id() && message.pinged.contains(&self.person.id())
        };
        self.server.read(|world| {
            world.messages.range(self.first..).map(|(_, message)| message).filter(is_theirs).count()
        })
    }

    /// Returns the messages that notified them since the match started, with their context.
    pub fn pinged_by(&self) -> Vec<String> {
        self.server.read(|world| {
            let messages = world.messages.range(self.first..).map(|(_, message)| message);
            let here = messages.filter(|message| message.channel == self.hall.id());
            let said = |message: &Message| {
                let ids: Vec<&str> = custom_ids(message).map(|(id, _)| id).take(2).collect();
                format!(
                    "{} pings {:?}, gone {}: {:?} {ids:?}",
                    message.id, message.pinged, message.deleted, message.face.content
                )
            };
            here.map(said).collect()
        })
    }

    /// Asks for a hint. Returns the interaction.
    pub fn ask_for_hint(&self) -> Snowflake {
        self.at().slash("hint").string("match", &self.playing).send().begin().interaction()
    }

    /// Asks for the board as a picture. Returns the interaction.
    pub fn ask_for_picture(&self) -> Snowflake {
        let board = self.at().slash("board").string("look", "light-wood").string("match", &self.playing);
        board.send().begin().interaction()
    }

    /// Asks for their own profile. Returns the interaction.
    pub fn ask_for_profile(&self) -> Snowflake {
        self.at().slash("profile").send().begin().interaction()
    }

    /// Resigns, to go on with another match.
    pub async fn give_up(&self) {
        let asked = self.at().slash("resign").string("match", &self.playing).send().begin().interaction();
        if self.is_answered(asked).await
            && let Some(question) = self.server.read(|world| world.answer_to(asked))
            && let Some(done) = self.press(question, format!("k1:resign:{}", self.playing))
        {
            self.is_answered(done).await;
        }
    }

    /// Returns true at random, once in this many times.
    pub fn once_in(&mut self, times: u32) -> bool {
        self.dice.random_ratio(1, times)
    }

    /// Waits until the bot has answered. Returns false after a timeout.
    pub async fn is_answered(&self, interaction: Snowflake) -> bool {
        let found = self.server.until(TIMEOUT, |world| {
            world.interactions.get(&interaction).is_some_and(|one| one.first_said.is_some()).then_some(())
        });
        found.await.is_some()
    }

    /// Returns the current state of the match as they see it, in whatever message.
    pub fn board(&self, world: &World) -> Board {
        let messages = world.messages.range(self.first..).rev().map(|(_, message)| message);
        let mut boards = messages.filter(|message| message.channel == self.hall.id() && message.is_public());
        let board = boards.find(|message| custom_ids(message).any(|(id, _)| self.is_of_board(id)));
        board.map_or(Board::Waiting, |message| self.read(message))
    }

    fn is_of_board(&self, custom_id: &str) -> bool {
        let is_board = ["k1:move:", "k1:replay:", "k1:more:"].iter().any(|verb| custom_id.starts_with(verb));
        is_board && match_of(custom_id) == Some(&self.playing)
    }

    fn read(&self, message: &Message) -> Board {
        let mut moves = Vec::new();
        let mut show = None;
        for (id, is_enabled) in custom_ids(message) {
            if id.starts_with("k1:replay:") {
                return Board::Over(message.changed);
            }
            if id.starts_with("k1:move:") && is_enabled {
                moves.push(id.to_owned());
            } else if id.starts_with("k1:show:") {
                show = Some(id.to_owned());
            }
        }
        let is_mine = message.face.content.contains(&format!("**<@{}>**", self.person.id()));
        if moves.is_empty() || !is_mine {
            return Board::Waiting;
        }
        Board::Turn { message: message.id, since: message.changed, moves, show }
    }
}

/// Returns the custom IDs on a message, and whether each component is enabled.
fn custom_ids(message: &Message) -> impl Iterator<Item = (&str, bool)> {
    let components = message.face.components_within().into_iter();
    components.filter_map(|component| Some((component["custom_id"].as_str()?, component["disabled"] != true)))
}

/// Returns the match in a button's custom ID: `k1:move:MATCH:…`.
fn match_of(custom_id: &str) -> Option<&str> {
    custom_id.split(':').nth(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_load_player_plays_every_game_to_its_end() {
        let rounds = rounds();
        assert!(Game::IDS.iter().all(|id| rounds.iter().any(|round| round.game == *id)));
        let mangala: Vec<_> = rounds.iter().filter(|round| round.game == "mangala").collect();
        assert_eq!(mangala.iter().map(|round| &round.options[..]).collect::<Vec<_>>(), ["", "end=no-move"]);
    }
}
