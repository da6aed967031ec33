//! The part of `solve` that finds the value of a round of Kotu Baendum.

use std::io::Write;

use kuzhi_engine::Match;
use kuzhi_search::KotuSolution;

use crate::cli::error::CliError;

/// Prints South's lead at the end of the round, and the best moves. It takes at most this many bytes of
/// memory.
pub(super) fn solve_round(playing: &Match, bytes: usize, out: &mut impl Write) -> Result<(), CliError> {
    if let Some(outcome) = playing.outcome() {
        let [south, north] = outcome.score.map(i32::from);
        writeln!(out, "value: {}\nbest:", south - north)?;
        return Ok(());
    }
    let solution = KotuSolution::find(playing, bytes).map_err(CliError::refused)?;
    let best: Vec<String> = solution.best.iter().map(ToString::to_string).collect();
    writeln!(out, "positions: {}", solution.positions)?;
    writeln!(out, "value: {}\nbest: {}", solution.lead, best.join(" "))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;

    fn solved(position: &str) -> Result<String, String> {
        let game: Game = "kotu-baendum".parse().unwrap();
        let playing = match position {
            "" => game.start(),
            _ => Match::from_position(game, &position.parse().unwrap()).unwrap(),
        };
        let mut out = Vec::new();
        let done = solve_round(&playing, 2 << 20, &mut out);
        done.map(|()| String::from_utf8(out).unwrap()).map_err(|error| error.to_string())
    }

    #[test]
    fn a_round_is_solved_or_refused_kindly() {
        let told = solved("13south.0.0.3.3.0.6south/3.1.3.3.1.1.3 8:8 south direction=-").unwrap();
        assert!(told.ends_with("value: 16\nbest: 5\n"), "{told}");
        let refused = solved("").unwrap_err();
        assert!(refused.ends_with("positions: allow more memory, or solve a later position"), "{refused}");
        let arranging = "x.x.x.x.x.x.x/4.4.4.4.4.4.4 9:19 south arrange round=2 direction=+ open=both";
        let arrange_first = "a row is to be arranged: solve the position after that";
        assert_eq!(solved(arranging), Err(arrange_first.to_owned()));
        let over = solved("0.0.0.0.0.0.0/0.0.0.0.0.0.0 0:56 cannot-sow round=2 direction=+");
        assert_eq!(over, Ok("value: -56\nbest:\n".to_owned()));
    }
}
