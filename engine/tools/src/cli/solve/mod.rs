//! `solve`: finds the exact value of a position, and makes and checks what the bot plays from.

mod board_args;
mod book;
mod exact;
mod forced_win;
mod kotu_round;
mod losses;
mod opening;
mod openings;
mod position;
mod referee;
mod round;
mod starts;
mod variants;

use std::io::Write;

use clap::{Args, Subcommand};

use super::error::CliError;

/// Find the exact value of a position and every best move (Mangala, Kalah, Bestemshe, Pallankuzhi, Pallam
/// Khuzi, Kotu Baendum)
///
/// In Pallankuzhi and Pallam Khuzi it tells the result of the match, and in the last round South's lead. The
/// moves are those that hold the result, in the last round the lead. In Kotu Baendum it tells South's lead at
/// the end of the round. In Bestemshe it tells who wins. A repetition counts against the player who needs it.
#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct Solve {
    #[command(subcommand)]
    verb: Option<SolveVerb>,
    #[command(flatten)]
    position: position::SolvePosition,
}

#[derive(Subcommand)]
enum SolveVerb {
    Round(round::Round),
    Variants(variants::Variants),
    Openings(openings::Openings),
    Starts(starts::Starts),
    Exact(exact::Exact),
    Book(book::Book),
    Opening(opening::OpeningBook),
    Losses(losses::Losses),
}

impl Solve {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CliError> {
        match &self.verb {
            None => self.position.run(out),
            Some(SolveVerb::Round(round)) => round.run(out),
            Some(SolveVerb::Variants(variants)) => variants.run(out),
            Some(SolveVerb::Openings(openings)) => openings.run(out),
            Some(SolveVerb::Starts(starts)) => starts.run(out),
            Some(SolveVerb::Exact(exact)) => exact.run(out),
            Some(SolveVerb::Book(book)) => book.run(out),
            Some(SolveVerb::Opening(opening)) => opening.run(out),
            Some(SolveVerb::Losses(losses)) => losses.run(out),
        }
    }
}

#[cfg(test)]
mod board_tests;
#[cfg(test)]
mod position_tests;
