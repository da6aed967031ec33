//! The board as text in a fixed-width font, narrow enough for a phone.

use kuzhi_engine::{Pit, Position, Side};

/// Draws the board: North's row above, South's below, North's store left and South's right.
pub(super) fn draw(position: &Position) -> String {
    let ring = position.ring;
    let north: Vec<Pit> = ring.row(Side::North).rev().collect();
    let south: Vec<Pit> = ring.row(Side::South).collect();
    let numbers = |row: &[Pit]| -> String {
        row.iter().map(|&pit| format!("{:>3}", ring.number(pit).get())).collect::<Vec<_>>().concat()
    };
    let counts = |row: &[Pit]| -> String {
        row.iter().map(|&pit| format!("{:>2}│", position.board[pit])).collect::<Vec<_>>().concat()
    };
    let rule = |left, cross, right| {
        let cells = vec!["──"; usize::from(ring.row_len())].join(cross);
        format!("{left}{cells}{right}")
    };
    let [south_store, north_store] = position.board.stores();
    [
        format!("N   {}", numbers(&north)),
        format!("    {}", rule("┌", "┬", "┐")),
        format!("    │{}", counts(&north)),
        format!("{north_store:>3} {} {south_store}", rule("├", "┼", "┤")),
        format!("    │{}", counts(&south)),
        format!("    {}", rule("└", "┴", "┘")),
        format!("S   {}", numbers(&south)),
    ]
    .join("\n")
}

#[cfg(test)]
mod tests {
    use kuzhi_engine::Game;

    use super::*;

    #[test]
    fn the_board_shows_every_count_where_it_lies() {
        let mut game = Game::default().start();
        for mv in ["1", "1", "5", "3", "4"] {
            game.play(mv.parse().unwrap(), &mut |_| ()).unwrap();
        }
        let drawn = "\
N     6  5  4  3  2  1
    ┌──┬──┬──┬──┬──┬──┐
    │ 6│ 6│ 1│ 1│ 5│ 0│
  8 ├──┼──┼──┼──┼──┼──┤ 3
    │ 2│ 0│ 5│ 5│ 1│ 5│
    └──┴──┴──┴──┴──┴──┘
S     1  2  3  4  5  6";
        assert_eq!(draw(&game.position()), drawn);
    }

    #[test]
    fn no_board_is_wider_than_a_phone() {
        for game in Game::all() {
            let widest = draw(&game.start().position()).lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(32), "{}: {widest:?}", game.id());
        }
    }
}
