//! Conditional moves: what a player has settled to answer while they wait.

use kuzhi_engine as engine;
use kuzhi_engine::{Move, Side};

use super::{Actor, Deed, Match, PlayerId, Playing, Refusal, Revision, Seat};

/// The moves that are to come, the other player's and one's own in the order in which the game has them.
///
/// They begin with a move of the other player and end with one's own; turns need not alternate.
pub type Line = Vec<Move>;

/// How many lines a side may have.
pub const MOST_LINES: u8 = 10;

/// The most letters of a line, so that a button can carry it.
pub const LONGEST_LINE: usize = 40;

/// A line as people and buttons write it: `3 5`.
pub fn written(line: &[Move]) -> String {
    line.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// The line that [`written`] gives, or one with other signs between its moves.
///
/// # Errors
///
/// [`Refusal::NoMove`] with the part that is none, and [`Refusal::LineTooLong`].
pub fn read(text: &str) -> Result<Line, Refusal> {
    read_among(text, "")
}

/// The line that a person has written, who may put some of these words between its moves: `if 3 then 5`.
///
/// # Errors
///
/// As of [`read`].
pub fn read_among(text: &str, words: &str) -> Result<Line, Refusal> {
    let separates = |letter: char| letter.is_whitespace() || ",;>→:،؛".contains(letter);
    let is_word =
        |part: &str| words.split_whitespace().any(|word| word.to_lowercase() == part.to_lowercase());
    let parts = text.split(separates).filter(|part| !part.is_empty() && !is_word(part));
    let line: Line = parts
        .map(|part| part.parse().map_err(|_| Refusal::NoMove(part.to_owned())))
        .collect::<Result<_, _>>()?;
    if written(&line).len() > LONGEST_LINE { Err(Refusal::LineTooLong) } else { Ok(line) }
}

/// Whether a person may plan their answers now, and their side.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_plan(current: &Match, who: PlayerId) -> Result<(&Playing, Side), Refusal> {
    let (playing, side) = Deed::Plan.seated(current, Actor::Person(who))?;
    match playing.seats.at(side.other()) {
        Seat::Bot(_) => Err(Refusal::BotNeedsNoPlans),
        Seat::Person(_) if playing.turn() == Some(side) => Err(Refusal::PlansOnOwnTurn),
        Seat::Person(_) => Ok((playing, side)),
    }
}

/// The match with one more line for a player, in the place of those that answer the same otherwise.
pub(super) fn plan(
    current: &Match,
    actor: Actor,
    at: Option<Revision>,
    line: Line,
) -> Result<Playing, Refusal> {
    let Actor::Person(who) = actor else { return Err(Refusal::NotSeated) };
    let (playing, side) = may_plan(current, who)?;
    if at.is_some_and(|at| at != playing.revision()) {
        return Err(Refusal::Stale);
    }
    let movers = movers(playing.board(), &line)?;
    if movers.last() != Some(&side) {
        return Err(Refusal::LineEndsWithOther);
    }
    let mut planned = playing.clone();
    let lines = &mut planned.plans[side.index()];
    lines.retain(|old| !contradicts(old, &line, &movers, side));
    if lines.len() >= usize::from(MOST_LINES) {
        return Err(Refusal::TooManyPlans { most: MOST_LINES.into() });
    }
    lines.push(line);
    Ok(planned)
}

/// The match without a line of a player.
pub(super) fn unplan(current: &Match, actor: Actor, line: &[Move]) -> Result<Playing, Refusal> {
    let (playing, side) = Deed::Plan.seated(current, actor)?;
    let mut planned = playing.clone();
    planned.plans[side.index()].retain(|old| old != line);
    Ok(planned)
}

/// Who makes each move of a line that begins on a board.
pub(super) fn movers(board: &engine::Match, line: &[Move]) -> Result<Vec<Side>, Refusal> {
    let mut board = board.clone();
    let mut movers = Vec::with_capacity(line.len());
    for &mv in line {
        movers.extend(board.turn());
        board.play(mv, &mut |_| ()).map_err(|_| Refusal::LineIllegal(mv))?;
    }
    Ok(movers)
}

/// Whether an older line has another answer of this side to the same, or is the beginning of the new one.
fn contradicts(old: &[Move], new: &[Move], movers: &[Side], side: Side) -> bool {
    match old.iter().zip(new).position(|(old, new)| old != new) {
        Some(differs) => movers.get(differs) == Some(&side),
        None => true,
    }
}

/// Makes the moves that follow by plan from the last one, and drops the lines that it does not match.
pub(super) fn follow(mut playing: Playing) -> Playing {
    playing.planned = 0;
    let Some(&last) = playing.moves().last() else { return playing };
    advance(&mut playing, last);
    while let Some((mover, mv)) = planned_move(&playing) {
        if playing.history.play(mv).is_err() {
            break;
        }
        playing.planned += 1;
        playing.clock = playing.clock.map(|clock| clock.after_move(mover, playing.moved));
        advance(&mut playing, mv);
    }
    if playing.turn().is_none() {
        playing.plans = <[Vec<Line>; 2]>::default();
    }
    playing
}

fn planned_move(playing: &Playing) -> Option<(Side, Move)> {
    let mover = playing.turn()?;
    Some((mover, *playing.plans[mover.index()].first()?.first()?))
}

/// What is left of the lines after a move.
fn advance(playing: &mut Playing, mv: Move) {
    for lines in &mut playing.plans {
        lines.retain_mut(|line| {
            let matches = line.first() == Some(&mv);
            if matches {
                line.remove(0);
            }
            matches && !line.is_empty()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{History, Seats, Timestamp};

    fn begun(game: &str, plans: [&[&str]; 2], moves: &str) -> Playing {
        let [south, north] = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let (game, seats) = (game.parse().unwrap(), Seats::new(Side::South, south, north).unwrap());
        let history = History::replay(game, &read(moves).unwrap()).unwrap();
        let plans = plans.map(|lines| lines.iter().map(|line| read(line).unwrap()).collect());
        follow(Playing { history, plans, ..Playing::begin(game, seats, None, Timestamp::default()) })
    }

    #[test]
    fn the_answer_follows_and_the_rest_of_the_line_waits() {
        let playing = begun("mangala", [&[], &["1 2 3 4", "2 1"]], "1");
        assert_eq!((written(playing.moves()), playing.planned), ("1 2".to_owned(), 1));
        assert_eq!(playing.plans, [vec![], vec![read("3 4").unwrap()]]);
    }

    #[test]
    fn what_does_not_match_is_dropped() {
        let playing = begun("mangala", [&[], &["1 2", "2 1"]], "3");
        assert_eq!((playing.ply(), playing.planned), (1, 0));
        assert_eq!(playing.plans, [vec![], Vec::<Line>::new()]);
    }

    #[test]
    fn turns_need_not_alternate() {
        // South's 4 gives another move.
        let waiting = begun("mangala", [&[], &["4 1 2"]], "4");
        assert_eq!((waiting.ply(), waiting.plans[1].len()), (1, 1));
        let playing = begun("mangala", [&[], &["1 4 3"]], "1");
        assert_eq!((written(playing.moves()), playing.planned), ("1 4 3".to_owned(), 2), "North moves again");
    }

    #[test]
    fn both_may_have_planned() {
        let playing = begun("pallankuzhi", [&["3 2"], &["1 3"]], "1");
        assert!(playing.ply() >= 2 && playing.planned + 1 == playing.ply(), "{playing:?}");
    }

    #[test]
    fn whoever_moved_last_is_who_did_it_by_hand() {
        let last_moved = |playing: &Playing| Side::ALL.map(|side| playing.last_moved_by(side).is_some());
        assert_eq!(last_moved(&begun("mangala", [&[], &[]], "")), [false, false]);
        assert_eq!(last_moved(&begun("mangala", [&[], &[]], "1")), [true, false]);
        assert_eq!(last_moved(&begun("mangala", [&[], &[]], "1 2")), [false, true]);
        // South's 4 gives another move, and North's plan gives South the turn back.
        assert_eq!(last_moved(&begun("mangala", [&[], &[]], "4")), [true, false]);
        let planned = begun("mangala", [&[], &["1 2 3 4"]], "1");
        assert_eq!((planned.planned, last_moved(&planned)), (1, [true, false]));
        // Who takes a move back leaves nobody who made the last one.
        let taken_back = Playing { takebacks: vec![1], ..begun("mangala", [&[], &[]], "1") };
        assert_eq!(last_moved(&taken_back), [false, false]);
    }

    #[test]
    fn a_line_is_read_in_many_ways() {
        for text in ["3 5", "3,5", "3 > 5", "3: 5", " 3  5 "] {
            assert_eq!(written(&read(text).unwrap()), "3 5", "{text:?}");
        }
        for text in ["if 3 then 5", "If 3, then 5", "3 THEN 5"] {
            assert_eq!(written(&read_among(text, "if then").unwrap()), "3 5", "{text:?}");
        }
        assert_eq!(read("3 then"), Err(Refusal::NoMove("then".to_owned())));
        assert_eq!(read(&"3 ".repeat(40)), Err(Refusal::LineTooLong));
    }
}
