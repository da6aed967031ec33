//! A text diagram of a position, narrow enough for a phone.

use crate::{Mark, Pit, Position, Side};

/// How many columns of letters a phone shows.
const ON_A_PHONE: usize = 28;

/// The longest rows that have room for stores beside them.
const STORES_BESIDE: u8 = 7;

impl Position {
    /// Draws the board as text for a fixed-width font, with North's row at the top, South's at the bottom,
    /// North's store on the left and South's on the right.
    ///
    /// `>` points to the row of the player to move. `·` is an empty pit, `x` a pit out of play, `C` a castle
    /// and `T` a tuzdik. Next to a pit's number, `p` marks a puta, `g` a naga, and
    /// `S` or `N` a tied pit with its owner. [`Position::legend`] explains the letters. In games with a
    /// choice of direction, an arrow beside each row shows it.
    ///
    /// # Examples
    ///
    /// ```
    /// let position = "11.x.4.0.4.4.1/2puta.4.4.4.4.4.4north 0:0 south".parse::<kuzhi_engine::Position>()?;
    /// let drawn = "\
    /// N    7N 6  5  4  3  2  1p
    ///    ┌──┬──┬──┬──┬──┬──┬──┐
    ///    │ 4│ 4│ 4│ 4│ 4│ 4│ 2│
    ///   0├──┼──┼──┼──┼──┼──┼──┤0
    ///   >│11│ x│ 4│ ·│ 4│ 4│ 1│
    ///    └──┴──┴──┴──┴──┴──┴──┘
    /// S    1  2  3  4  5  6  7";
    /// assert_eq!(position.diagram(), drawn);
    /// # Ok::<(), kuzhi_engine::ParsePositionError>(())
    /// ```
    pub fn diagram(&self) -> String {
        self.diagram_from(Side::South)
    }

    /// Draws the board with one side's row at the bottom and that side's store on the right.
    pub fn diagram_from(&self, below: Side) -> String {
        let above = below.other();
        let upper: Vec<Pit> = self.ring.row(above).rev().collect();
        let lower: Vec<Pit> = self.ring.row(below).collect();
        let number = |&pit: &Pit| format!("{:>2}{}", self.ring.number(pit).get(), self.mark_letter(pit));
        let numbers = |row: &[Pit]| row.iter().map(number).collect::<Vec<_>>().concat();
        if self.ring.row_len() > STORES_BESIDE {
            return self.wide_diagram([&upper, &lower], [above, below]);
        }
        // On a phone, long rows leave no room beside the board.
        let gap = if self.ring.row_len() > 6 { "" } else { " " };
        let counts = |side: Side, row: &[Pit]| {
            let pointer = if self.turn == Some(side) { '>' } else { ' ' };
            let cells = row.iter().map(|&pit| format!("{:>2}│", self.quiet_cell(pit)));
            format!("  {pointer}{gap}│{}", cells.collect::<Vec<_>>().concat())
        };
        let rule = |left, cross, right| {
            let cells = vec!["──"; self.ring.row_len().into()].join(cross);
            format!("{left}{cells}{right}")
        };
        let [right, left] = [below, above].map(|side| self.board.store(side));
        let letter = |side| if side == Side::South { 'S' } else { 'N' };
        // Seen from the other side of the board, the seeds still go round the same way.
        let [up, down] = [Side::North, Side::South].map(|row| self.arrow(row));
        [
            format!("{} {up}{gap} {}", letter(above), numbers(&upper)).trim_end().to_owned(),
            format!("   {gap}{}", rule("┌", "┬", "┐")),
            counts(above, &upper),
            format!("{left:>3}{gap}{}{gap}{right}", rule("├", "┼", "┤")),
            counts(below, &lower),
            format!("   {gap}{}", rule("└", "┴", "┘")),
            format!("{} {down}{gap} {}", letter(below), numbers(&lower)).trim_end().to_owned(),
        ]
        .join("\n")
    }

    /// The same for rows so long that the stores stand between them.
    fn wide_diagram(&self, rows: [&[Pit]; 2], [above, below]: [Side; 2]) -> String {
        let [upper, lower] = rows;
        let numbers = |row: &[Pit]| {
            let numbers =
                row.iter().map(|&pit| format!("{:>2}{}", self.ring.number(pit), self.mark_letter(pit)));
            format!(" {}", numbers.collect::<String>()).trim_end().to_owned()
        };
        let counts = |side: Side, row: &[Pit]| {
            let pointer = if self.turn == Some(side) { '>' } else { ' ' };
            let cells: Vec<String> = row.iter().map(|&pit| format!("{:>2}", self.quiet_cell(pit))).collect();
            format!("{pointer}{}", cells.join("│"))
        };
        let letter = |side| if side == Side::South { 'S' } else { 'N' };
        let [right, left] = [below, above].map(|side| self.board.store(side));
        let rule = "─".repeat(ON_A_PHONE - 11);
        [
            numbers(upper),
            counts(above, upper),
            format!("{} {left:<3}{rule}{right:>3} {}", letter(above), letter(below)),
            counts(below, lower),
            numbers(lower),
        ]
        .join("\n")
    }

    /// Explains the letters in [`Position::diagram`], if there are any.
    pub fn legend(&self) -> Option<&'static str> {
        let has_castles = self.castles.iter().any(Option::is_some);
        if has_castles && self.ring.has_tuzdiks() {
            Some("T: a tuzdik, which belongs to the player of the other row")
        } else if has_castles {
            Some("C: a castle, which belongs to the player of the other row")
        } else if !self.marks.pits().is_empty() {
            Some("S, N: tied, with its owner; p: puta; g: naga; x: out of play")
        } else if !self.excluded.is_empty() {
            Some("x: out of play")
        } else {
            None
        }
    }

    /// Returns the arrow of the direction in a row of the diagram (`North` for the upper row), or a space
    /// if there is none.
    fn arrow(&self, row: Side) -> char {
        self.direction.map_or(' ', |direction| direction.arrow(row))
    }

    /// Returns the contents of a pit in [`Position::diagram`]. What is empty does not catch the eye there.
    fn quiet_cell(&self, pit: Pit) -> String {
        let cell = self.cell(pit);
        if cell == "0" { "·".to_owned() } else { cell }
    }

    /// Returns the contents of a pit, as it is called on its button: its number of seeds, `x`, `C` or `T`.
    pub fn cell(&self, pit: Pit) -> String {
        if self.excluded.contains(pit) {
            "x".to_owned()
        } else if self.castles.contains(&Some(pit)) {
            if self.ring.has_tuzdiks() { "T" } else { "C" }.to_owned()
        } else {
            self.board[pit].to_string()
        }
    }

    fn mark_letter(&self, pit: Pit) -> char {
        match (self.marks.mark(pit), self.marks.owner(pit)) {
            (Some(Mark::Puta), _) => 'p',
            (Some(Mark::Naga), _) => 'g',
            (Some(Mark::Tied), Some(Side::South)) => 'S',
            (Some(Mark::Tied), _) => 'N',
            (None, _) => ' ',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    #[test]
    fn no_board_is_wider_than_a_phone() {
        for game in Game::all() {
            let mut board = game.start();
            while board.turn().is_some() && board.moves().len() < 200 {
                let mut position = board.position();
                let legal = board.legal();
                board.play(legal[(board.moves().len() * 3 + 1) % legal.len()], &mut |_| ()).unwrap();
                // As wide as stores can be.
                for side in Side::ALL {
                    position.board.set_store(side, 100);
                }
                for below in Side::ALL {
                    let drawn = position.diagram_from(below);
                    let widest = drawn.lines().map(|line| line.chars().count()).max();
                    assert!(widest <= Some(ON_A_PHONE), "{}: {widest:?}\n{drawn}", game.id());
                }
            }
        }
    }

    #[test]
    fn stores_of_long_rows_stand_between_them() {
        let position = "9.9.castle.9.10.9.9.9.9/9.9.9.9.9.9.9.9.0 12:7 south".parse::<Position>().unwrap();
        let drawn = [
            "  9  8  7  6  5  4  3  2  1",
            "  ·│ 9│ 9│ 9│ 9│ 9│ 9│ 9│ 9",
            "N 7  ───────────────── 12 S",
            "> 9│ 9│ T│ 9│10│ 9│ 9│ 9│ 9",
            "  1  2  3  4  5  6  7  8  9",
        ];
        assert_eq!(position.diagram(), drawn.join("\n"));
    }
}
