//! Two people who play whatever happens: what they press next, and what they learn from the answers.
//!
//! They may press before they are answered, and press again. At each position they have chosen one move, so
//! later boards tell which of their moves were made.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::ensure;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use crate::discord::{BotAnswer, Discord, Face, Place, UserAction};

/// After so long without an answer they send a new challenge.
const TIMEOUT: Duration = Duration::from_secs(5);

/// How often they try to start a match.
const TRIES: usize = 20;

/// What a person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// To play: to challenge, to accept, to move.
    Play,
    /// The board again.
    Board,
    /// The board as a picture.
    Picture,
    /// An animation of the last move.
    Film,
    Hint,
    Review,
    /// The menu of other actions.
    More,
}

/// The frequency of each, in percent.
const WISHES: [(Wish, u32); 7] = [
    (Wish::Play, 50),
    (Wish::Board, 10),
    (Wish::Picture, 10),
    (Wish::Film, 10),
    (Wish::Hint, 10),
    (Wish::Review, 5),
    (Wish::More, 5),
];

impl Wish {
    /// Returns its name.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Wish::Play => "moves",
            Wish::Board => "boards",
            Wish::Picture => "pictures",
            Wish::Film => "animations",
            Wish::Hint => "hints",
            Wish::Review => "reviews",
            Wish::More => "menus",
        }
    }

    /// Draws one at random.
    pub(crate) fn any(dice: &mut StdRng) -> Wish {
        WISHES.choose_weighted(dice, |(_, weight)| *weight).map_or(Wish::Play, |(wish, _)| *wish)
    }
}

/// Two people in a channel of their own. Each match has other people, so that nobody reaches a limit.
pub(crate) struct Pair {
    discord: Arc<Discord>,
    place: Place,
    people: [u64; 2],
    stage: Stage,
    /// The number of their matches.
    round: u32,
    played: Vec<Played>,
}

/// Their progress.
enum Stage {
    Apart,
    Asked(Instant),
    Challenged { message: u64, face: Face, accept: String },
    Playing(Board),
}

/// A board with a legal move.
struct Board {
    message: u64,
    face: Face,
    who: u64,
    mv: String,
    more: Option<String>,
    film: Option<String>,
}

/// A match as they know it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Played {
    pub(crate) id: String,
    /// The move chosen at each position.
    pub(crate) chosen: Vec<u8>,
    /// The number of their moves seen to be made.
    pub(crate) seen: usize,
}

/// A person's action.
pub(crate) struct Press {
    pub(crate) place: Place,
    pub(crate) who: u64,
    pub(crate) about: About,
    what: What,
}

/// What an answer is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct About {
    round: u32,
    wish: Wish,
    /// The clicked message.
    message: Option<u64>,
    is_challenge: bool,
}

impl About {
    /// What the person wanted.
    pub(crate) const fn wish(self) -> Wish {
        self.wish
    }
}

enum What {
    Challenge { opponent: u64 },
    Command { name: &'static str, options: &'static str },
    Click { message: u64, face: Face, custom_id: String },
}

impl Press {
    pub(crate) fn action(&self) -> UserAction<'_> {
        match &self.what {
            What::Challenge { opponent } => UserAction::Play { opponent: Some(*opponent) },
            What::Command { name, options } => UserAction::Command { name, options },
            What::Click { message, face, custom_id } => {
                UserAction::Click { message: *message, face, custom_id }
            }
        }
    }
}

impl Pair {
    /// Creates two people without a match.
    pub(crate) fn new(discord: &Arc<Discord>) -> Pair {
        let (discord, place) = (Arc::clone(discord), Place { guild: 0, channel: 0 });
        Pair { discord, place, people: [0; 2], stage: Stage::Apart, round: 0, played: Vec::new() }
    }

    /// Returns what they have played.
    pub(crate) fn played(&self) -> &[Played] {
        &self.played
    }

    /// Plays until there is a board with a legal move.
    pub(crate) async fn sit_down(&mut self, dice: &mut StdRng) -> anyhow::Result<()> {
        for _ in 0..TRIES {
            if matches!(self.stage, Stage::Playing(_)) {
                return Ok(());
            }
            let press = self.press(Wish::Play, dice);
            let (_, said) = self.discord.interact(press.place, press.who, press.action()).await?;
            self.hear(press.about, &said, dice);
        }
        ensure!(matches!(self.stage, Stage::Playing(_)), "two people cannot begin a match");
        Ok(())
    }

    /// Leaves their match.
    pub(crate) fn leave(&mut self) {
        self.stage = Stage::Apart;
    }

    /// Returns one person's action for a wish, in the current state.
    pub(crate) fn press(&mut self, wish: Wish, dice: &mut StdRng) -> Press {
        if let Stage::Asked(since) = self.stage
            && since.elapsed() > TIMEOUT
        {
            self.stage = Stage::Apart;
        }
        let any = *self.people.choose(dice).unwrap_or(&0);
        let (who, what) = match (&self.stage, wish) {
            (Stage::Apart, Wish::Play) => return self.challenge(),
            (Stage::Challenged { message, face, accept }, Wish::Play) => {
                let (message, face, custom_id) = (*message, face.clone(), accept.clone());
                (self.people[1], What::Click { message, face, custom_id })
            }
            (Stage::Playing(Board { message, face, who, mv, .. }), Wish::Play) => {
                (*who, What::Click { message: *message, face: face.clone(), custom_id: mv.clone() })
            }
            (Stage::Playing(Board { message, face, film: Some(film), .. }), Wish::Film) => {
                (any, What::Click { message: *message, face: face.clone(), custom_id: film.clone() })
            }
            (Stage::Playing(Board { message, face, more: Some(more), .. }), Wish::More) => {
                (any, What::Click { message: *message, face: face.clone(), custom_id: more.clone() })
            }
            (_, Wish::Picture | Wish::Film) => (
                any,
                What::Command {
                    name: "board",
                    options: r#"[{"name":"look","type":3,"value":"light-wood"}]"#,
                },
            ),
            (_, Wish::Hint) => (any, What::Command { name: "hint", options: "[]" }),
            (_, Wish::Review) => (any, What::Command { name: "review", options: "[]" }),
            (_, Wish::Board | Wish::Play | Wish::More) => {
                (any, What::Command { name: "board", options: "[]" })
            }
        };
        let message = if let What::Click { message, .. } = &what { Some(*message) } else { None };
        let about = About { round: self.round, wish, message, is_challenge: false };
        Press { place: self.place, who, about, what }
    }

    /// Replaces both people, and makes one challenge the other.
    fn challenge(&mut self) -> Press {
        self.place = Place { guild: self.discord.mint(), channel: self.discord.mint() };
        self.people = [self.discord.mint(), self.discord.mint()];
        self.round += 1;
        self.stage = Stage::Asked(Instant::now());
        let about = About { round: self.round, wish: Wish::Play, message: None, is_challenge: true };
        let [who, opponent] = self.people;
        Press { place: self.place, who, about, what: What::Challenge { opponent } }
    }

    /// Handles an answer of the program. Returns whether it shows progress.
    pub(crate) fn hear(&mut self, about: About, said: &BotAnswer, dice: &mut StdRng) -> bool {
        // Answers about an earlier match tell them nothing.
        if about.round != self.round {
            return false;
        }
        if about.is_challenge {
            let accept = said.face.pressable("k1:accept:").pop();
            self.stage = match accept {
                Some(accept) => Stage::Challenged { message: said.message, face: said.face.clone(), accept },
                None => Stage::Apart,
            };
            return matches!(self.stage, Stage::Challenged { .. });
        }
        match about.message {
            Some(message) if said.is_update => self.see(message, &said.face, dice),
            None if about.wish == Wish::Board || about.wish == Wish::Play => {
                self.see(said.message, &said.face, dice)
            }
            _ => false,
        }
    }

    /// Handles a message: a board, the end of the match, or neither.
    fn see(&mut self, message: u64, face: &Face, dice: &mut StdRng) -> bool {
        let moves = face.pressable("k1:move:");
        let Some((id, ply, _)) = moves.first().and_then(|mv| parts(mv)) else {
            let is_over = matches!(self.stage, Stage::Playing(_)) && !face.pressable("k1:replay:").is_empty();
            if let (true, Some(played)) = (is_over, self.played.last_mut()) {
                played.seen = played.chosen.len();
                self.stage = Stage::Apart;
            }
            return is_over;
        };
        let is_first = matches!(self.stage, Stage::Challenged { .. });
        if is_first {
            self.played.push(Played { id: id.to_owned(), ..Played::default() });
        } else if !matches!(self.stage, Stage::Playing(_)) {
            return false;
        }
        let Some(played) = self.played.last_mut().filter(|played| played.id == id) else { return false };
        let is_further = is_first || ply > played.seen;
        if ply < played.seen {
            return false;
        }
        played.seen = ply;
        if played.chosen.len() == ply {
            let numbers = moves.iter().filter_map(|mv| parts(mv)).map(|(_, _, mv)| mv);
            let numbers: Vec<u8> = numbers.collect();
            played.chosen.push(numbers.choose(dice).copied().unwrap_or_default());
        }
        let mv = played.chosen.get(ply).copied().unwrap_or_default();
        let is_to_move = |person: &u64| face.content().contains(&format!("**<@{person}>**"));
        let who = self.people.into_iter().find(is_to_move).unwrap_or(self.people[0]);
        self.stage = Stage::Playing(Board {
            message,
            face: face.clone(),
            who,
            mv: format!("k1:move:{id}:{ply}:{mv}"),
            more: face.pressable("k1:more:").pop(),
            film: face.pressable("k1:show:").pop(),
        });
        is_further
    }
}

/// Parses the match, position and move of a button: `k1:move:MATCH:PLY:MOVE`. The moves of Mangala are
/// numbers.
fn parts(custom_id: &str) -> Option<(&str, usize, u8)> {
    let mut parts = custom_id.split(':').skip(2);
    Some((parts.next()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}
