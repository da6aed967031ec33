//! Conditional moves: the replies that a player plans while they wait for the opponent.

use kuzhi_engine as engine;
use kuzhi_engine::{Move, Side};

use crate::PlayerId;
use crate::matches::{Actor, History, Match, Operation, Playing, Revision, Seat};
use crate::refusal::Refusal;
use crate::typed::{fold, plain};

/// A planned line: the expected moves and one's own replies, in the order in which they are played.
///
/// A line begins with a move of the opponent and ends with one's own. Turns need not alternate.
pub type Line = Vec<Move>;

/// The maximum number of lines for each side.
pub const MOST_LINES: u8 = 10;

/// The maximum length of a line in characters, so that it fits into a button.
pub const LONGEST_LINE: usize = 40;

/// Formats a line for people and buttons: `3 5`.
pub fn written(line: &[Move]) -> String {
    line.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// Parses a line in the format of [`written`]. The moves may also have other separators between them.
///
/// # Errors
///
/// [`Refusal::NoMove`] with the part that is not a move, or [`Refusal::LineTooLong`].
pub fn read(text: &str) -> Result<Line, Refusal> {
    read_among(text, "")
}

/// Parses a line that a person has typed. They may put these words between its moves: `if 3 then 5`.
///
/// # Errors
///
/// The same as for [`read`].
pub fn read_among(text: &str, words: &str) -> Result<Line, Refusal> {
    let separates = |letter: char| fold(letter).is_some_and(|letter| " ,;>→:،؛".contains(letter));
    let is_word =
        |part: &str| words.split_whitespace().any(|word| plain(word).to_lowercase() == part.to_lowercase());
    let parts = text.split(separates).map(|part| (part, plain(part)));
    let line: Line = parts
        .filter(|(_, read)| !read.is_empty() && !is_word(read))
        .map(|(typed, read)| read.parse().map_err(|_| Refusal::NoMove(typed.to_owned())))
        .collect::<Result<_, _>>()?;
    if written(&line).len() > LONGEST_LINE { Err(Refusal::LineTooLong) } else { Ok(line) }
}

/// Checks whether a person may plan replies now. Returns the match in play and the person's side.
///
/// # Errors
///
/// A [`Refusal`] that says why not.
pub fn may_plan(current: &Match, who: PlayerId) -> Result<(&Playing, Side), Refusal> {
    let (playing, side) = Operation::Plan.seated(current, Actor::Person(who))?;
    match playing.seats.at(side.other()) {
        Seat::Bot(_) | Seat::Channel(_) => Err(Refusal::BotNeedsNoPlans),
        Seat::Person(_) if playing.turn() == Some(side) => Err(Refusal::PlansOnOwnTurn),
        Seat::Person(_) => Ok((playing, side)),
    }
}

/// Returns the game after the moves of a line, where the next one is chosen.
///
/// # Errors
///
/// [`Refusal::LineIllegal`] with the first move that cannot be played.
pub fn after_line(playing: &Playing, line: &[Move]) -> Result<History, Refusal> {
    let mut history = playing.history.clone();
    for &mv in line {
        history.play(mv).map_err(|_| Refusal::LineIllegal(mv))?;
    }
    Ok(history)
}

/// Returns the line that has just been played for this side, and the number of moves before it. It begins
/// with the move that set it off. `None` if the last move was not planned by this side.
pub fn played_line(playing: &Playing, side: Side) -> Option<(usize, &[Move])> {
    let from = playing.ply().checked_sub(playing.planned + 1).filter(|_| playing.planned > 0)?;
    let line = playing.moves().get(from..)?;
    let movers = movers(playing.history.before(from).board(), line).ok()?;
    movers[1..].contains(&side).then_some((from, line))
}

/// Adds a line to a player's plans. It replaces the lines that it contradicts or extends.
pub(crate) fn plan(
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

/// Removes a line from a player's plans.
pub(crate) fn unplan(current: &Match, actor: Actor, line: &[Move]) -> Result<Playing, Refusal> {
    let (playing, side) = Operation::Plan.seated(current, actor)?;
    let mut planned = playing.clone();
    planned.plans[side.index()].retain(|old| old != line);
    Ok(planned)
}

/// Returns who makes each move of a line that begins on this board.
pub(crate) fn movers(board: &engine::Match, line: &[Move]) -> Result<Vec<Side>, Refusal> {
    let mut board = board.clone();
    let mut movers = Vec::with_capacity(line.len());
    for &mv in line {
        movers.extend(board.turn());
        board.play(mv, &mut |_| ()).map_err(|_| Refusal::LineIllegal(mv))?;
    }
    Ok(movers)
}

/// Whether a new line replaces an old one: this side replies differently to the same moves, or one line is
/// the beginning of the other.
fn contradicts(old: &[Move], new: &[Move], movers: &[Side], side: Side) -> bool {
    match old.iter().zip(new).position(|(old, new)| old != new) {
        Some(differs) => movers.get(differs) == Some(&side),
        None => true,
    }
}

/// Makes the planned moves that follow the last move, and drops the lines that do not match it.
pub(crate) fn follow(mut playing: Playing) -> Playing {
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

/// Shortens the lines that begin with this move by that move, and drops all other lines.
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
    use crate::Timestamp;
    use crate::matches::Seats;

    fn begun(game: &str, plans: [&[&str]; 2], moves: &str) -> Playing {
        let [south, north] = [1, 2].map(|id| Seat::Person(PlayerId(id)));
        let (game, seats) = (game.parse().unwrap(), Seats::new(Side::South, south, north).unwrap());
        let history = History::replay(game, &read(moves).unwrap()).unwrap();
        let plans = plans.map(|lines| lines.iter().map(|line| read(line).unwrap()).collect());
        follow(Playing { history, plans, ..Playing::begin(game, seats, None, Timestamp::default()) })
    }

    #[test]
    fn the_planned_reply_is_played_and_the_rest_waits() {
        let playing = begun("mangala", [&[], &["1 2 3 4", "2 1"]], "1");
        assert_eq!((written(playing.moves()), playing.planned), ("1 2".to_owned(), 1));
        assert_eq!(playing.plans, [vec![], vec![read("3 4").unwrap()]]);
        let played = Side::ALL.map(|side| played_line(&playing, side));
        assert_eq!(played, [None, Some((0, &read("1 2").unwrap()[..]))]);
    }

    #[test]
    fn what_does_not_match_is_dropped() {
        let playing = begun("mangala", [&[], &["1 2", "2 1"]], "3");
        assert_eq!((playing.ply(), playing.planned), (1, 0));
        assert_eq!(played_line(&playing, Side::North), None);
        assert_eq!(playing.plans, [vec![], Vec::<Line>::new()]);
    }

    #[test]
    fn turns_need_not_alternate() {
        // South's 4 earns another move.
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
    fn last_moved_by_ignores_planned_moves() {
        let last_moved = |playing: &Playing| Side::ALL.map(|side| playing.last_moved_by(side).is_some());
        assert_eq!(last_moved(&begun("mangala", [&[], &[]], "")), [false, false]);
        assert_eq!(last_moved(&begun("mangala", [&[], &[]], "1")), [true, false]);
        assert_eq!(last_moved(&begun("mangala", [&[], &[]], "1 2")), [false, true]);
        // South's 4 earns another move, and North's plan gives the turn back to South.
        assert_eq!(last_moved(&begun("mangala", [&[], &[]], "4")), [true, false]);
        let planned = begun("mangala", [&[], &["1 2 3 4"]], "1");
        assert_eq!((planned.planned, last_moved(&planned)), (1, [true, false]));
        // After a takeback, nobody has made the last move.
        let taken_back = Playing { takebacks: vec![1], ..begun("mangala", [&[], &[]], "1") };
        assert_eq!(last_moved(&taken_back), [false, false]);
    }

    #[test]
    fn a_line_is_read_in_many_ways() {
        for text in ["3 5", "3,5", "3 > 5", "3: 5", " 3  5 "] {
            assert_eq!(written(&read(text).unwrap()), "3 5", "{text:?}");
        }
        for text in ["٣ ٥", "3\u{a0}5", "\u{200f}3\u{200f} 5", "\u{feff}３，５", "“3” “5”", "`3 5`"]
        {
            assert_eq!(written(&read(text).unwrap()), "3 5", "{text:?}");
        }
        for text in ["if 3 then 5", "If 3, then 5", "3 THEN 5"] {
            assert_eq!(written(&read_among(text, "if then").unwrap()), "3 5", "{text:?}");
        }
        assert_eq!(read("3 then"), Err(Refusal::NoMove("then".to_owned())));
        assert_eq!(read("3–5"), Err(Refusal::NoMove("3–5".to_owned())), "as it was typed");
        assert_eq!(read(&"3 ".repeat(40)), Err(Refusal::LineTooLong));
    }
}
