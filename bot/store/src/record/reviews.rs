//! The records of finished reviews: JSON with a schema.
//!
//! There are many reviews with many moves each, so the judgement of a move is a word of about ten letters.

use std::cmp::Ordering;

use kuzhi_domain::MatchId;
use kuzhi_domain::study::KeptReview;
use kuzhi_search::{Certainty, Verdict, Worth};
use serde::{Deserialize, Serialize};

use super::RecordError;
use super::versioned::Versioned;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReviewRecord {
    judgement: u32,
    /// A word for each move: the move, the leads before and after it, what it lost (with `!` if something
    /// depended on it), and the best move if it is another one: `3,4~,1~,3!,6`.
    moves: String,
}

/// The suffix of a lead that says how certain it is.
const fn certainty_suffix(certainty: Certainty) -> char {
    match certainty {
        Certainty::Estimate => '~',
        Certainty::Winner => 'w',
        Certainty::Match(Ordering::Less) => 'l',
        Certainty::Match(Ordering::Equal) => 'd',
        Certainty::Unforced => 'u',
        Certainty::Match(Ordering::Greater) => 'm',
        Certainty::Exact => '=',
    }
}

/// Returns the record of a review.
pub fn write(review: &KeptReview) -> Result<Vec<u8>, RecordError> {
    let moves: Vec<String> = review.verdicts.iter().map(word).collect();
    Ok(Versioned::write(ReviewRecord { judgement: review.judgement, moves: moves.join(" ") })?)
}

fn word(&Verdict { played, best, before, after, loss, mattered }: &Verdict) -> String {
    let (before, after, hung) = (worth(before), worth(after), if mattered { "!" } else { "" });
    let better = if best == played { String::new() } else { format!(",{best}") };
    format!("{played},{before},{after},{loss}{hung}{better}")
}

fn worth(Worth { lead, certainty }: Worth) -> String {
    format!("{lead}{}", certainty_suffix(certainty))
}

/// Returns the review of a record.
pub fn read(bytes: &[u8]) -> Result<KeptReview, RecordError> {
    let ReviewRecord { judgement, moves } = Versioned::read(bytes)?;
    let unknown = |word: &str| RecordError::NoSuchValue(word.chars().take(100).collect());
    let found = moves.split_whitespace().map(|word| read_word(word).ok_or_else(|| unknown(word)));
    Ok(KeptReview { judgement, verdicts: found.collect::<Result<_, _>>()? })
}

fn read_word(word: &str) -> Option<Verdict> {
    let mut parts = word.split(',');
    let played = parts.next()?.parse().ok()?;
    let (before, after) = (read_worth(parts.next()?)?, read_worth(parts.next()?)?);
    let seeds = parts.next()?;
    let (loss, mattered) = seeds.strip_suffix('!').map_or((seeds, false), |seeds| (seeds, true));
    let best = parts.next().map_or(Some(played), |best| best.parse().ok())?;
    let verdict = Verdict { played, best, before, after, loss: loss.parse().ok()?, mattered };
    parts.next().is_none().then_some(verdict)
}

fn read_worth(text: &str) -> Option<Worth> {
    let of_match = [Ordering::Less, Ordering::Equal, Ordering::Greater].map(Certainty::Match);
    let mut all = [Certainty::Estimate, Certainty::Winner, Certainty::Unforced, Certainty::Exact]
        .into_iter()
        .chain(of_match);
    let read = |certainty| Some((certainty, text.strip_suffix(certainty_suffix(certainty))?));
    let (certainty, lead) = all.find_map(read)?;
    Some(Worth { lead: lead.parse().ok()?, certainty })
}

/// Returns the review of a record. If it cannot be read, this reports it and returns nothing; the review is
/// made again when someone asks.
pub fn read_or_none(id: MatchId, bytes: &[u8]) -> Option<KeptReview> {
    let read = read(bytes);
    read.inspect_err(|cause| tracing::error!(r#match = %id, %cause, "a kept review cannot be read")).ok()
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;
    use kuzhi_search::{Level, Limits, Review, ReviewedMove, Think as _};

    use super::*;

    /// A review of a game in which both sides err.
    fn review(game: Game, moves: usize) -> KeptReview {
        let mut board = game.start();
        while board.moves().len() < moves {
            let seed = board.moves().len() as u64;
            let Some(choice) = board.think(&Level::new(1).unwrap().limits(&game, seed)) else { break };
            board.play(choice.best, &mut |_| ()).unwrap();
        }
        let judged: Vec<ReviewedMove> = Review::new(&board, Limits::nodes(500)).collect();
        KeptReview::from_judged(&judged)
    }

    #[test]
    fn they_are_read_as_they_were_written_and_small() {
        for game in Game::all() {
            let kept = review(game, 40);
            let record = write(&kept).unwrap();
            assert_eq!(read(&record).unwrap(), kept, "{game}");
            let bytes = record.len();
            eprintln!("{game}: {} moves take {bytes} bytes", kept.verdicts.len());
            assert!(
                kept.verdicts.len() > 10 && bytes < 40 + 25 * kept.verdicts.len(),
                "{game}: {bytes} bytes"
            );
        }
        let none = KeptReview { judgement: 7, verdicts: Vec::new() };
        assert_eq!(read(&write(&none).unwrap()).unwrap(), none);
    }

    #[test]
    fn what_is_written_today_is_read_for_ever() {
        let text =
            r#"{"schema":1,"judgement":4,"moves":"3,4~,1~,3!,6 7-,-12w,-12w,0 =2.1.0.2.0.0.4,0=,0=,0!"}"#;
        let moves = ["3", "6", "7-", "=2.1.0.2.0.0.4"].map(|mv| mv.parse().unwrap());
        let worth = |lead, certainty| Worth { lead, certainty };
        let [guess, less] = [4, 1].map(|lead| worth(lead, Certainty::Estimate));
        let of_match = [Ordering::Less, Ordering::Equal, Ordering::Greater].map(Certainty::Match);
        for certainty in of_match.into_iter().chain([Certainty::Unforced]) {
            assert_eq!(read_worth(&super::worth(worth(-4, certainty))), Some(worth(-4, certainty)));
        }
        let [lost, drawn] = [worth(-12, Certainty::Winner), worth(0, Certainty::Exact)];
        let verdict = |played, best, before, after, loss, mattered| Verdict {
            played,
            best,
            before,
            after,
            loss,
            mattered,
        };
        let found = vec![
            verdict(moves[0], moves[1], guess, less, 3, true),
            verdict(moves[2], moves[2], lost, lost, 0, false),
            verdict(moves[3], moves[3], drawn, drawn, 0, true),
        ];
        let kept = KeptReview { judgement: 4, verdicts: found };
        assert_eq!(read(text.as_bytes()).unwrap(), kept);
        assert_eq!(write(&kept).unwrap(), text.as_bytes());
    }

    #[test]
    fn what_is_no_review_is_refused() {
        let whole = |moves: &str| format!(r#"{{"schema":1,"judgement":1,"moves":"{moves}"}}"#);
        assert!(read(whole("3,4~,4~,0").as_bytes()).is_ok());
        for bad in [
            String::new(),
            "{}".to_owned(),
            r#"{"schema":2,"judgement":1,"moves":""}"#.to_owned(),
            r#"{"schema":1,"judgement":1,"moves":"","mood":"calm"}"#.to_owned(),
            whole("3"),
            whole("3,4,4~,0"),
            whole("3,4~,4~,-1"),
            whole("3,4~,4~,"),
            whole("3,4~,4~,0,10"),
            whole("3,4~,4~,0,2,2"),
            whole("x,4~,4~,0"),
            whole("3,~,4~,0"),
            whole("3,4é,4~,0"),
        ] {
            assert!(read(bad.as_bytes()).is_err(), "{bad}");
            assert_eq!(read_or_none(MatchId::from_random(1), bad.as_bytes()), None);
        }
    }
}
