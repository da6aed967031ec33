//! `play`: plays a game against the engine on a terminal.

use std::io::{BufRead, Write};

use clap::Args;
use kuzhi_engine::{Match, MatchRecord, Move, Phase, Side};
use kuzhi_search::{Level, Think as _};

use super::error::CliError;
use super::game_args::GameArgs;
use super::telling::Telling;

const HELP: &str = "\
Write a pit's number, counted from your own left, such as 3.
In Kotu Baendum the first move of a round may need a way, such as 1+ (counter-clockwise) or 7-,
and a row with few seeds is laid out with =std or like =2.1.0.2.0.0.4, for your pits 1 to 7.
moves   what you can play
record  the match so far, as text
help    this
quit    leave";

/// How many legal moves to list: there are hundreds of row layouts.
const MOST_LISTED: usize = 20;

/// Play against the engine
#[derive(Args)]
pub(super) struct Play {
    #[command(flatten)]
    game: GameArgs,
    /// The engine's level, from 1
    #[arg(long, value_name = "N", default_value_t)]
    level: Level,
    /// Your side: south moves first
    #[arg(long, value_name = "SIDE", default_value_t = Side::South)]
    side: Side,
    /// Seed of the engine's errors
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// A line of the person's input.
enum Wish {
    Play(Move),
    Quit,
    Answered,
}

impl Play {
    pub(super) fn run(&self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), CliError> {
        let mut game = self.game.game()?.start();
        writeln!(
            out,
            "{}: you are {}, I play at level {}. Write help for help.",
            game.game(),
            self.side,
            self.level
        )?;
        while let Some(turn) = game.turn() {
            if turn != self.side {
                self.answer(&mut game, out)?;
                continue;
            }
            show(&game, out)?;
            let Some(mv) = self.ask(&game, input, out)? else {
                writeln!(out, "Until next time.")?;
                return Ok(());
            };
            match make(&mut game, mv)?.as_str() {
                "" => {}
                told => writeln!(out, "{told}.")?,
            }
        }
        show(&game, out)?;
        self.show_outcome(&game, out)
    }

    fn answer(&self, game: &mut Match, out: &mut impl Write) -> Result<(), CliError> {
        let ply = u64::try_from(game.moves().len()).expect("a match is shorter than that");
        let choice = game.think(&self.level.limits(&game.game(), self.seed.wrapping_add(ply)));
        let mv = choice.expect("there is a move as long as the game is not over").best;
        match make(game, mv)?.as_str() {
            "" => writeln!(out, "I play {mv}.")?,
            told => writeln!(out, "I play {mv}: {told}.")?,
        }
        Ok(())
    }

    /// Asks until the move is legal. `None` if the person leaves.
    fn ask(
        &self,
        game: &Match,
        input: &mut impl BufRead,
        out: &mut impl Write,
    ) -> Result<Option<Move>, CliError> {
        loop {
            write!(out, "{}> ", self.side)?;
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(out)?;
                return Ok(None);
            }
            match understand(String::from_utf8_lossy(&line).trim(), game, out)? {
                Wish::Play(mv) => return Ok(Some(mv)),
                Wish::Quit => return Ok(None),
                Wish::Answered => {}
            }
        }
    }

    fn show_outcome(&self, game: &Match, out: &mut impl Write) -> Result<(), CliError> {
        let outcome = game.outcome().expect("nobody is to move");
        let [south, north] = outcome.score;
        let verdict = match outcome.winner {
            Some(winner) if winner == self.side => "You win",
            Some(_) => "I win",
            None => "A draw",
        };
        writeln!(out, "{verdict}, {}: south {south}, north {north}.", outcome.reason)?;
        Ok(())
    }
}

/// Handles a line, or returns the move in it.
fn understand(line: &str, game: &Match, out: &mut impl Write) -> Result<Wish, CliError> {
    match line {
        "" => {}
        "quit" | "exit" | "q" => return Ok(Wish::Quit),
        "help" | "?" => writeln!(out, "{HELP}")?,
        "moves" => {
            let legal: Vec<String> = game.legal().iter().take(MOST_LISTED).map(Move::to_string).collect();
            let more = if game.legal().len() > MOST_LISTED { " …" } else { "" };
            writeln!(out, "{}{more}", legal.join(" "))?;
        }
        "record" => write!(out, "{}", MatchRecord::from_match(game))?,
        _ => match line.parse::<Move>() {
            Ok(mv) => match game.check(mv) {
                Ok(()) => return Ok(Wish::Play(mv)),
                Err(reason) => writeln!(out, "Not {mv}: {reason}.")?,
            },
            Err(error) => writeln!(out, "{error}, or help.")?,
        },
    }
    Ok(Wish::Answered)
}

/// Makes a move and describes it in a line, which is empty if there is nothing to say.
fn make(game: &mut Match, mv: Move) -> Result<String, CliError> {
    let mut telling = Telling::default();
    game.play(mv, &mut |event| telling.hear(&event)).map_err(CliError::refused)?;
    Ok(telling.line())
}

fn show(game: &Match, out: &mut impl Write) -> Result<(), CliError> {
    let position = game.position();
    writeln!(out, "\n{}", position.diagram())?;
    if let Some(legend) = position.legend() {
        writeln!(out, "{legend}")?;
    }
    if position.phase == Phase::Arrange {
        let seeds = position.turn.map_or(0, |side| position.board.store(side));
        writeln!(out, "Lay out your {seeds} seeds, like =2.1.0.2.0.0.4, or as usual, =std.")?;
    }
    Ok(())
}
