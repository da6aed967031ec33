//! A session of the Universal Game Interface: its position, its search and its answers.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use kuzhi_engine::{Game, Match, Move, Position, Side, Values};
use kuzhi_search::{Choice, GameTable, Knowledge, Level, Limits};

use super::super::error::CliError;
use super::command::{Command, Go, Query};

const GAME_OPTION: &str = "Game";
const THREADS_OPTION: &str = "Threads";
/// The option for the bot's level. 0 is the full engine, limited only by `go`.
const LEVEL_OPTION: &str = "Level";
/// The option for the size of the endgame tables, in seeds. 0 means none.
const TABLES_OPTION: &str = "Tables";
/// Mangala's tables of this size take 225 MB. Larger ones are not built while someone waits.
const MOST_TABLED: u8 = 20;
/// The maximum number of threads.
const MOST_THREADS: u8 = 64;
/// How long a search without a time limit runs once the input has ended and nobody can stop it.
const LAST_SEARCH: Duration = Duration::from_secs(10);

pub(super) struct Session<'a, W: Write> {
    playing: Match,
    threads: u8,
    level: Option<Level>,
    tabled: u8,
    /// The tables of the current game, if there are any.
    table: Knowledge,
    /// The number of searches so far: a level's errors differ each time.
    searches: u64,
    thinking: Option<Thinking>,
    /// Lines that wait for the search to end.
    waiting: VecDeque<String>,
    /// Whether the input has ended, or `quit` was read.
    closed: bool,
    out: &'a mut W,
}

/// A search running on its own thread.
struct Thinking {
    stop: Arc<AtomicBool>,
    deadline: Option<Instant>,
    /// Whether the answer must wait for `stop`.
    infinite: bool,
    /// The result of an infinite search that ended by itself.
    state: SearchState,
}

/// What a search has found so far.
enum SearchState {
    Nothing,
    Answer(Option<Choice>),
}

type Written = Result<(), CliError>;

impl<'a, W: Write> Session<'a, W> {
    pub(super) fn new(game: Game, out: &'a mut W) -> Self {
        let (playing, waiting) = (game.start(), VecDeque::new());
        let (table, level) = Default::default();
        let (threads, tabled, searches) = (1, 0, 0);
        let thinking = None;
        Session { playing, threads, level, tabled, table, searches, thinking, waiting, closed: false, out }
    }

    /// Returns whether the session is over.
    pub(super) fn is_finished(&self) -> bool {
        self.closed && self.thinking.is_none() && self.waiting.is_empty()
    }

    /// Returns when the search must be stopped.
    pub(super) fn deadline(&self) -> Option<Instant> {
        self.thinking.as_ref().and_then(|thinking| thinking.deadline)
    }

    /// Handles a line. What cannot wait for a search is done at once, the rest in order.
    pub(super) fn hear(&mut self, line: String) -> Written {
        match Command::parse(&line) {
            Ok(Command::IsReady) => self.say("readyok"),
            Ok(Command::Stop) => self.stop(),
            Ok(Command::Quit) => {
                self.closed = true;
                self.waiting.clear();
                self.stop()
            }
            _ => {
                self.waiting.push_back(line);
                Ok(())
            }
        }
    }

    /// Handles queued lines until one starts a search, and returns that search.
    pub(super) fn obey(&mut self) -> Result<Option<(Match, Limits)>, CliError> {
        while self.thinking.as_ref().is_none_or(|thinking| thinking.infinite) {
            let Some(line) = self.waiting.pop_front() else { break };
            match Command::parse(&line) {
                Ok(Command::Go(go)) => {
                    if let Some(search) = self.go(&go)? {
                        return Ok(Some(search));
                    }
                }
                Ok(command) => self.do_now(command)?,
                Err(why) => self.inform(&why)?,
            }
        }
        Ok(None)
    }

    fn do_now(&mut self, command: Command) -> Written {
        match command {
            Command::Ugi => self.introduce(),
            Command::SetOption { name, value } => self.set_option(&name, &value),
            Command::Position { from, moves } => self.set_position(from.as_deref(), &moves),
            Command::Query(query) => self.answer(query),
            Command::NewGame => {
                self.playing = self.playing.game().start();
                Ok(())
            }
            // All others were handled on arrival, or start a search.
            _ => Ok(()),
        }
    }

    /// Handles the end of the input. A search that ends by itself may finish.
    pub(super) fn close(&mut self) -> Written {
        self.closed = true;
        match &mut self.thinking {
            Some(thinking) if thinking.infinite => self.stop(),
            Some(thinking) => {
                thinking.deadline.get_or_insert(Instant::now() + LAST_SEARCH);
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Stops the search, which then reports its result.
    pub(super) fn stop(&mut self) -> Written {
        let Some(thinking) = &mut self.thinking else { return Ok(()) };
        thinking.stop.store(true, Ordering::Relaxed);
        thinking.deadline = None;
        thinking.infinite = false;
        match std::mem::replace(&mut thinking.state, SearchState::Nothing) {
            SearchState::Answer(choice) => self.thought(choice.as_ref()),
            SearchState::Nothing => Ok(()),
        }
    }

    /// Handles the result of a search, and prints it unless it has to wait.
    pub(super) fn thought(&mut self, choice: Option<&Choice>) -> Written {
        if let Some(thinking) = self.thinking.as_mut().filter(|thinking| thinking.infinite) {
            thinking.state = SearchState::Answer(choice.cloned());
            return Ok(());
        }
        self.thinking = None;
        let Some(Choice { best, value, depth, nodes, .. }) = choice else {
            return self.say("bestmove (none)");
        };
        self.say(&format!("info depth {depth} score cp {value} nodes {nodes}"))?;
        self.say(&format!("bestmove {best}"))
    }

    fn say(&mut self, line: &str) -> Written {
        writeln!(self.out, "{line}")?;
        self.out.flush()?;
        Ok(())
    }

    /// Prints a message for people.
    fn inform(&mut self, what: &str) -> Written {
        self.say(&format!("info string {what}"))
    }

    fn introduce(&mut self) -> Written {
        self.say(&format!("id name Kuzhi {}", env!("CARGO_PKG_VERSION")))?;
        self.say(&format!("id author {}", env!("CARGO_PKG_AUTHORS")))?;
        let games = Game::IDS.join(" var ");
        let id = self.playing.game().id();
        self.say(&format!("option name {GAME_OPTION} type combo default {id} var {games}"))?;
        self.say(&format!(
            "option name {THREADS_OPTION} type spin default {} min 1 max {MOST_THREADS}",
            self.threads
        ))?;
        let level = self.level.map_or(0, Level::get);
        self.say(&format!("option name {LEVEL_OPTION} type spin default {level} min 0 max {}", Level::MAX))?;
        let tabled = self.tabled;
        self.say(&format!("option name {TABLES_OPTION} type spin default {tabled} min 0 max {MOST_TABLED}"))?;
        self.list_options()?;
        self.say("ugiok")
    }

    /// Prints the options of the current game.
    fn list_options(&mut self) -> Written {
        for spec in self.playing.game().option_specs() {
            let (name, default) = (spec.name, spec.default);
            let kind = match spec.values {
                Values::Words(words) => format!("combo default {default} var {}", words.join(" var ")),
                Values::Flag => format!("check default {default}"),
                Values::Number(least, most) => format!("spin default {default} min {least} max {most}"),
            };
            self.say(&format!("option name {name} type {kind}"))?;
        }
        Ok(())
    }

    /// Sets the game or one of its options, and starts a new match.
    fn set_option(&mut self, name: &str, value: &str) -> Written {
        match name {
            THREADS_OPTION => return self.set_threads(value),
            LEVEL_OPTION => return self.set_level(value),
            TABLES_OPTION => return self.set_tables(value),
            _ => {}
        }
        let game = self.playing.game();
        let changed = if name == GAME_OPTION { value.parse() } else { with_option(game, name, value) };
        match changed {
            Ok(changed) => {
                self.playing = changed.start();
                if changed.id() != game.id() {
                    self.list_options()?;
                }
                self.build_tables(changed)
            }
            Err(error) => self.inform(&quote_line(&error.to_string())),
        }
    }

    fn set_threads(&mut self, value: &str) -> Written {
        match value.parse() {
            Ok(threads) if (1..=MOST_THREADS).contains(&threads) => {
                self.threads = threads;
                Ok(())
            }
            _ => self.inform(&format!("{THREADS_OPTION} is a number from 1 to {MOST_THREADS}")),
        }
    }

    fn set_level(&mut self, value: &str) -> Written {
        match value.parse::<u8>() {
            Ok(0) => self.level = None,
            Ok(level) if Level::new(level).is_some() => self.level = Level::new(level),
            _ => return self.inform(&format!("{LEVEL_OPTION} is a number from 0 to {}", Level::MAX)),
        }
        Ok(())
    }

    fn set_tables(&mut self, value: &str) -> Written {
        match value.parse() {
            Ok(seeds) if seeds <= MOST_TABLED => self.tabled = seeds,
            _ => return self.inform(&format!("{TABLES_OPTION} is a number from 0 to {MOST_TABLED}")),
        }
        let game = self.playing.game();
        match GameTable::most_seeds(&game) {
            Ok(_) => self.build_tables(game),
            Err(none) => self.inform(&none.to_string()),
        }
    }

    /// Builds the tables of a game that has them, and drops all others.
    fn build_tables(&mut self, game: Game) -> Written {
        self.table = Knowledge::default();
        let most = GameTable::most_seeds(&game).unwrap_or_default();
        let seeds = self.tabled.min(most);
        if seeds == 0 {
            return Ok(());
        }
        match GameTable::build(game, seeds, &AtomicBool::new(false), &|_, _| ()) {
            Ok(Some(table)) => {
                self.table.add(table);
                Ok(())
            }
            Ok(None) => Ok(()),
            Err(none) => self.inform(&none.to_string()),
        }
    }

    /// Returns what a search may use: a level's limits or less, if one is set.
    fn limits(&mut self, go: &Go) -> Limits {
        self.searches += 1;
        let asked = go.limits();
        let Some(level) = self.level else {
            return Limits { threads: self.threads, knowledge: Arc::new(self.table.clone()), ..asked };
        };
        let own = level.limits(&self.playing.game(), self.searches);
        let nodes = go.nodes.map_or(own.nodes, |nodes| nodes.min(own.nodes));
        let depth = go.depth.map_or(own.depth, |depth| depth.clamp(1, own.depth));
        // Lower levels use no tables, so that they play at their rating.
        let knowledge = if level == Level::HIGHEST {
            let mut all = Knowledge::clone(&own.knowledge);
            all.add_all(&self.table);
            Arc::new(all)
        } else {
            Arc::clone(&own.knowledge)
        };
        Limits { nodes, depth, threads: self.threads, knowledge, ..own }
    }

    fn set_position(&mut self, from: Option<&Position>, moves: &[Move]) -> Written {
        let game = self.playing.game();
        let start = from.map_or_else(|| Ok(game.start()), |position| Match::from_position(game, position));
        let mut playing = match start {
            Ok(playing) => playing,
            Err(error) => return self.inform(&error.to_string()),
        };
        match playing.play_all(moves) {
            Ok(()) => self.playing = playing,
            Err(error) => self.inform(&error.to_string())?,
        }
        Ok(())
    }

    fn go(&mut self, go: &Go) -> Result<Option<(Match, Limits)>, CliError> {
        if self.thinking.is_some() {
            self.inform("still thinking: send stop first")?;
            return Ok(None);
        }
        for word in &go.unknown {
            self.inform(&format!("go does not understand '{word}'"))?;
        }
        let limits = self.limits(go);
        // After the end of the input nobody can send `stop`.
        let unheard = if go.infinite { Duration::ZERO } else { LAST_SEARCH };
        let time = go.time.or(self.closed.then_some(unheard));
        self.thinking = Some(Thinking {
            stop: Arc::clone(&limits.stop),
            // A time beyond the clock's range is no limit.
            deadline: time.and_then(|time| Instant::now().checked_add(time)),
            infinite: go.infinite && !self.closed,
            state: SearchState::Nothing,
        });
        Ok(Some((self.playing.clone(), limits)))
    }

    fn answer(&mut self, query: Query) -> Written {
        let outcome = self.playing.outcome();
        let response = match query {
            Query::FirstPlayersTurn => (self.playing.turn() == Some(Side::South)).to_string(),
            Query::GameOver => outcome.is_some().to_string(),
            Query::Result => match outcome.map(|outcome| outcome.winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Side::South)) => "p1win",
                Some(Some(Side::North)) => "p2win",
            }
            .to_owned(),
        };
        self.say(&format!("response {response}"))
    }
}

/// Returns the game with one option changed.
fn with_option(game: Game, name: &str, value: &str) -> Result<Game, kuzhi_engine::GameError> {
    let others: Vec<(&str, String)> = game.chosen_options().filter(|(chosen, _)| *chosen != name).collect();
    let others = others.iter().map(|(name, value)| (*name, value.as_str()));
    Game::with_options(game.id(), others.chain([(name, value)]))
}

/// Returns an error's text without control characters from the input.
fn quote_line(text: &str) -> String {
    text.chars().map(|char| if char.is_control() { ' ' } else { char }).collect()
}
