//! A file with the finished games of a contest.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use super::super::error::CliError;
use super::played::Played;

/// The record of finished games, if there is one: the contest in the first line, then one game per line.
pub(super) struct Log(Option<File>);

impl Log {
    /// Opens or creates the log of a contest. Also returns the games in it.
    pub(super) fn open(path: Option<&Path>, title: &str) -> Result<(Log, Vec<Played>), CliError> {
        let Some(path) = path else { return Ok((Log(None), Vec::new())) };
        let text = match std::fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            text => text?,
        };
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        let mut lines = text.lines();
        match lines.next() {
            None => writeln!(file, "{title}")?,
            Some(first) if first == title => {}
            Some(first) => {
                return Err(CliError::refused(format!("{} is the log of '{first}'", path.display())));
            }
        }
        // Start on a new line after one that was cut off.
        if !text.is_empty() && !text.ends_with('\n') {
            writeln!(file)?;
        }
        Ok((Log(Some(file)), lines.filter_map(parse).collect()))
    }

    pub(super) fn record_game(&mut self, one: &Played) -> io::Result<()> {
        let Some(file) = &mut self.0 else { return Ok(()) };
        let Played { number, half_points, seeds: [own, other], moves } = one;
        writeln!(file, "game {number} half-points {half_points} seeds {own}:{other} moves {moves}.")
    }
}

fn parse(line: &str) -> Option<Played> {
    let words: Vec<&str> = line.strip_suffix('.')?.split(' ').collect();
    let ["game", number, "half-points", half_points, "seeds", seeds, "moves", moves] = words[..] else {
        return None;
    };
    let (own, other) = seeds.split_once(':')?;
    Some(Played {
        number: number.parse().ok()?,
        half_points: half_points.parse().ok().filter(|&points| points <= 2)?,
        seeds: [own.parse().ok()?, other.parse().ok()?],
        moves: moves.parse().ok()?,
    })
}
