//! Parses the lines of the Universal Game Interface.

use std::time::Duration;

use kuzhi_engine::{Move, Position};
use kuzhi_search::Limits;

/// A parsed line.
#[derive(Clone, Debug)]
pub(super) enum Command {
    Nothing,
    Ugi,
    IsReady,
    NewGame,
    SetOption { name: String, value: String },
    Position { from: Option<Box<Position>>, moves: Vec<Move> },
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

/// The limits of a search, as sent.
#[derive(Clone, Default, Debug)]
pub(super) struct Go {
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u8>,
    pub(super) time: Option<Duration>,
    pub(super) infinite: bool,
    pub(super) unknown: Vec<String>,
}

#[derive(Copy, Clone, Debug)]
pub(super) enum Query {
    FirstPlayersTurn,
    Result,
    GameOver,
}

/// The node budget of a bare `go`.
const USUAL_NODES: u64 = 200_000;

impl Command {
    /// Parses a line, or returns what is wrong with it.
    pub(super) fn parse(line: &str) -> Result<Command, String> {
        let mut words = line.split_whitespace();
        let Some(verb) = words.next() else { return Ok(Command::Nothing) };
        let rest: Vec<&str> = words.collect();
        match verb {
            "ugi" => Ok(Command::Ugi),
            "isready" => Ok(Command::IsReady),
            "uginewgame" => Ok(Command::NewGame),
            "setoption" => parse_option(&rest),
            "position" => parse_position(&rest),
            "go" => Ok(Command::Go(parse_go(&rest))),
            "stop" => Ok(Command::Stop),
            "query" => parse_query(&rest).map(Command::Query),
            "quit" => Ok(Command::Quit),
            _ => Err(format!("unknown command '{}'", quote(verb))),
        }
    }
}

impl Go {
    pub(super) fn limits(&self) -> Limits {
        let bounded = self.infinite || self.depth.is_some() || self.time.is_some();
        let nodes = self.nodes.unwrap_or(if bounded { u64::MAX } else { USUAL_NODES });
        Limits { depth: self.depth.unwrap_or(u8::MAX).max(1), ..Limits::nodes(nodes) }
    }
}

pub(super) fn quote(text: &str) -> String {
    text.chars().filter(|char| !char.is_control()).take(40).collect()
}

fn parse_option(words: &[&str]) -> Result<Command, String> {
    let usage = || "write setoption name NAME value VALUE".to_owned();
    let ["name", name, "value", value @ ..] = words else { return Err(usage()) };
    Ok(Command::SetOption { name: (*name).to_owned(), value: value.join(" ") })
}

fn parse_position(words: &[&str]) -> Result<Command, String> {
    let moves_at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let (from, moves) = words.split_at(moves_at);
    let from = match from {
        ["startpos"] => None,
        ["fen", position @ ..] => {
            let position: Position = position.join(" ").parse().map_err(|error| format!("{error}"))?;
            Some(Box::new(position))
        }
        _ => return Err("write position startpos or position fen, then moves".to_owned()),
    };
    let moves = moves.iter().skip(1).map(|text| text.parse());
    let moves =
        moves.collect::<Result<_, _>>().map_err(|error: kuzhi_engine::ParseMoveError| error.to_string())?;
    Ok(Command::Position { from, moves })
}

fn parse_go(words: &[&str]) -> Go {
    let mut go = Go::default();
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        let mut number = || words.next().and_then(|text| text.parse::<u64>().ok());
        let known = match word {
            "nodes" => number().map(|nodes| go.nodes = Some(nodes)),
            "depth" => number().map(|depth| go.depth = Some(u8::try_from(depth).unwrap_or(u8::MAX))),
            "movetime" => number().map(|time| go.time = Some(Duration::from_millis(time))),
            "infinite" => {
                go.infinite = true;
                Some(())
            }
            _ => None,
        };
        if known.is_none() {
            go.unknown.push(quote(word));
        }
    }
    go
}

fn parse_query(words: &[&str]) -> Result<Query, String> {
    match words {
        ["p1turn"] => Ok(Query::FirstPlayersTurn),
        ["result"] => Ok(Query::Result),
        ["gameover"] => Ok(Query::GameOver),
        _ => Err("write query p1turn, query result or query gameover".to_owned()),
    }
}
