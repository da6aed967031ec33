//! The board as text in a fixed-width font, narrow enough for a phone.

use kuzhi_engine::{Direction, Mark, Pit, Position, Side};

/// Draws the board: North's row above, South's below, North's store left and South's right.
///
/// What is special about a pit shows by signs, never by colour: `××` out of play, `##` a castle,
/// and a letter behind the number of a marked pit.
pub(super) fn draw(position: &Position) -> String {
    let ring = position.ring;
    let north: Vec<Pit> = ring.row(Side::North).rev().collect();
    let south: Vec<Pit> = ring.row(Side::South).collect();
    let rule = |left, cross, right| {
        let cells = vec!["──"; usize::from(ring.row_len())].join(cross);
        format!("{left}{cells}{right}")
    };
    let [south_store, north_store] = position.board.stores();
    [
        format!("N {} {}", arrow(position, Side::North), numbers(position, &north)),
        format!("    {}", rule("┌", "┬", "┐")),
        format!("    │{}", counts(position, &north)),
        format!("{north_store:>3} {} {south_store}", rule("├", "┼", "┤")),
        format!("    │{}", counts(position, &south)),
        format!("    {}", rule("└", "┴", "┘")),
        format!("S {} {}", arrow(position, Side::South), numbers(position, &south)),
    ]
    .map(|line| line.trim_end().to_owned())
    .join("\n")
}

fn numbers(position: &Position, row: &[Pit]) -> String {
    let number = |&pit: &Pit| {
        let number = position.ring.number(pit);
        match position.marks.mark(pit) {
            Some(mark) => format!(" {number}{}", letter(mark)),
            None => format!("{:>3}", number.get()),
        }
    };
    row.iter().map(number).collect::<Vec<_>>().concat()
}

const fn letter(mark: Mark) -> char {
    match mark {
        Mark::Puta => 'p',
        Mark::Naga => 'n',
        Mark::Tied => 't',
    }
}

fn counts(position: &Position, row: &[Pit]) -> String {
    let count = |&pit: &Pit| {
        if position.excluded.contains(pit) {
            "××│".to_owned()
        } else if position.castles.contains(&Some(pit)) {
            "##│".to_owned()
        } else {
            format!("{:>2}│", position.board[pit])
        }
    };
    row.iter().map(count).collect::<Vec<_>>().concat()
}

/// The way seeds go in a row, in the games in which it is chosen.
pub(super) fn arrow(position: &Position, side: Side) -> char {
    match (position.direction, side) {
        (None, _) => ' ',
        (Some(direction), _) => arrow_of(direction, side),
    }
}

/// How a direction looks in a row, South's row being below.
pub(super) const fn arrow_of(direction: Direction, side: Side) -> char {
    match (direction, side) {
        (Direction::CounterClockwise, Side::South) | (Direction::Clockwise, Side::North) => '→',
        (Direction::Clockwise, Side::South) | (Direction::CounterClockwise, Side::North) => '←',
    }
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::{Game, Match};

    use super::*;

    fn after(game: &str, moves: &str) -> Match {
        let moves: Vec<_> = moves.split_whitespace().map(|mv| mv.parse().unwrap()).collect();
        Match::replay(game.parse().unwrap(), &moves).unwrap()
    }

    #[test]
    fn the_board_shows_every_count_where_it_lies() {
        let drawn = "\
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
    │ 6│ 6│ 1│ 1│ 5│ 0│
  8 ├──┼──┼──┼──┼──┼──┤ 3
    │ 2│ 0│ 5│ 5│ 1│ 5│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6";
        assert_eq!(draw(&after("mangala", "1 1 5 3 4").position()), drawn);
    }

    #[test]
    fn a_direction_shows_as_arrows() {
        let drawn = draw(&after("kotu-baendum", "7-").position());
        assert!(drawn.starts_with("N →   7  6") && drawn.contains("\nS ←   1  2"), "{drawn}");
    }

    #[test]
    fn no_board_is_wider_than_a_phone() {
        for game in Game::all() {
            let widest = draw(&game.start().position()).lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(32), "{}: {widest:?}", game.id());
        }
    }
}
