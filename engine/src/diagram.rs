//! A position drawn with letters, narrow enough for a phone.

use crate::{Mark, Pit, Position, Side};

impl Position {
    /// The board as text in a fixed-width font: North's row above, South's below, North's store
    /// left and South's right.
    ///
    /// `x` is a pit out of play and `C` a castle. Beside a pit's number, `p` marks a puta, `g` a
    /// naga, and `S` or `N` a tied pit with its owner; [`Position::legend`] says so. Where a game
    /// chooses the way, an arrow beside each row shows it.
    ///
    /// # Examples
    ///
    /// ```
    /// let position = "11.x.4.4.4.4.1/2puta.4.4.4.4.4.4north 0:0 south".parse::<kuzhi_engine::Position>()?;
    /// let drawn = "\
    /// N     7N 6  5  4  3  2  1p
    ///     ┌──┬──┬──┬──┬──┬──┬──┐
    ///     │ 4│ 4│ 4│ 4│ 4│ 4│ 2│
    ///   0 ├──┼──┼──┼──┼──┼──┼──┤ 0
    ///     │11│ x│ 4│ 4│ 4│ 4│ 1│
    ///     └──┴──┴──┴──┴──┴──┴──┘
    /// S     1  2  3  4  5  6  7";
    /// assert_eq!(position.diagram(), drawn);
    /// # Ok::<(), kuzhi_engine::ParsePositionError>(())
    /// ```
    pub fn diagram(&self) -> String {
        self.diagram_from(Side::South)
    }

    /// The same with a side's row below, and that side's store right.
    pub fn diagram_from(&self, below: Side) -> String {
        let above = below.other();
        let upper: Vec<Pit> = self.ring.row(above).rev().collect();
        let lower: Vec<Pit> = self.ring.row(below).collect();
        let number = |&pit: &Pit| format!("{:>2}{}", self.ring.number(pit).get(), self.mark_letter(pit));
        let numbers = |row: &[Pit]| row.iter().map(number).collect::<Vec<_>>().concat();
        let counts = |row: &[Pit]| {
            row.iter().map(|&pit| format!("{:>2}│", self.cell(pit))).collect::<Vec<_>>().concat()
        };
        let rule = |left, cross, right| {
            let cells = vec!["──"; self.ring.row_len().into()].join(cross);
            format!("{left}{cells}{right}")
        };
        let [right, left] = [below, above].map(|side| self.board.store(side));
        let letter = |side| if side == Side::South { 'S' } else { 'N' };
        // Who looks from above sees the seeds go the same way round.
        let [up, down] = [Side::North, Side::South].map(|row| self.arrow(row));
        [
            format!("{} {up}  {}", letter(above), numbers(&upper)).trim_end().to_owned(),
            format!("    {}", rule("┌", "┬", "┐")),
            format!("    │{}", counts(&upper)),
            format!("{left:>3} {} {right}", rule("├", "┼", "┤")),
            format!("    │{}", counts(&lower)),
            format!("    {}", rule("└", "┴", "┘")),
            format!("{} {down}  {}", letter(below), numbers(&lower)).trim_end().to_owned(),
        ]
        .join("\n")
    }

    /// What the letters of [`Position::diagram`] stand for, if it has any.
    pub fn legend(&self) -> Option<&'static str> {
        if self.castles.iter().any(Option::is_some) {
            Some("C: a castle, which belongs to the player of the other row")
        } else if !self.marks.pits().is_empty() {
            Some("S, N: tied, with its owner; p: puta; g: naga; x: out of play")
        } else if !self.excluded.is_empty() {
            Some("x: out of play")
        } else {
            None
        }
    }

    /// The way seeds go in the upper row (North's, seen from South) or the lower one, where the game has ways.
    fn arrow(&self, row: Side) -> char {
        self.direction.map_or(' ', |direction| direction.arrow(row))
    }

    /// What [`Position::diagram`] has in a pit: its seeds, `x` or `C`.
    pub fn cell(&self, pit: Pit) -> String {
        if self.excluded.contains(pit) {
            "x".to_owned()
        } else if self.castles.contains(&Some(pit)) {
            "C".to_owned()
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
