//! Conditional moves, as the player who plans them sees them: the lines so far, and the choice of the next
//! move of one.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{
    BoardLook, History, LONGEST_LINE, Line, MOST_LINES, Match, Playing, played_line, written_line,
};
use kuzhi_domain::study::PastGame;
use kuzhi_engine as engine;
use kuzhi_engine::{Move, Side};

use super::move_buttons;
use crate::board::Emojis;
use crate::request::{Action, Select, Studied};
use crate::screens::study::past_board::{Board, Replayed, shown_in};
use crate::screens::text::LONGEST_TEXT;
use crate::screens::{Button, ButtonStyle, Choice, Choices, Menu};
use crate::words::{Words, game_name, player, say};

/// The number of buttons in a row.
pub(super) const IN_A_ROW: usize = 5;

/// Words that people may write between the moves of a line.
pub fn plan_words(words: &Words) -> String {
    say!(words, "plan-words")
}

/// A player who plans a line.
#[derive(Clone, Debug)]
pub struct Planning<'a> {
    /// Who it is.
    pub who: PlayerId,
    /// Their side.
    pub side: Side,
    /// The match, as it is looked at.
    pub game: &'a PastGame,
    /// The match in play.
    pub playing: &'a Playing,
    /// The moves chosen so far.
    pub line: &'a [Move],
    /// The game after these moves.
    pub history: History,
}

/// The most moves of a line that are written in a row: all lines fit into one message.
const MOST_MOVES: usize = 16;

/// The planned lines of a player, each with a way to delete it, and the board after the line that they are
/// planning, with a button for each move that can come next.
pub fn plans(words: &Words, planning: &Planning<'_>, look: BoardLook, emojis: &Emojis) -> Replayed {
    let board = Board::after(words, planning.game, planning.who, planning.history.clone());
    let row = look.row_to_move(planning.game.seats(), planning.history.board());
    let mut shown = shown_in(look, words, planning.rows(words, row), &board, &|look| {
        let told = if planning.line.is_empty() { Vec::new() } else { board.lines_without_coaching() };
        let lines = |told: Vec<String>| {
            let lines = planning.lines(words).into_iter().chain(told).chain([planning.question(words)]);
            // The board stands right above its buttons.
            lines.chain(board.drawn(look, emojis)).collect::<Vec<_>>().join("\n")
        };
        let all = lines(told);
        if all.chars().count() > LONGEST_TEXT { lines(Vec::new()) } else { all }
    });
    shown.screen.menus.extend(planning.menu(words));
    if let (Some(studied), Some(one)) = (&mut shown.board, planning.shown()) {
        let (id, at, line) = (one.id(), planning.playing.revision(), planning.line.to_vec());
        studied.shown_by = Studied::by(Action::AskPlan { id, at, line });
    }
    shown
}

impl Planning<'_> {
    fn shown(&self) -> Option<&Match> {
        self.game.as_match()
    }

    fn planned(&self) -> &[Line] {
        &self.playing.plans()[self.side.index()]
    }

    /// What this is about, what has been played as planned, and what is planned.
    fn lines(&self, words: &Words) -> Vec<String> {
        let opponent = player(words, self.playing.seats().at(self.side.other()));
        let game = game_name(words, self.game.game());
        let mut lines = vec![say!(words, "plans-title", game = game, opponent = opponent)];
        if let Some((ply, line)) = played_line(self.playing, self.side) {
            let before = self.playing.history().before(ply);
            lines.push(format!("✅ {}", self.describe_line(words, before.board(), line)));
        }
        let told = |line: &Line| format!("• {}", self.describe_line(words, self.playing.board(), line));
        lines.extend(self.planned().iter().map(told));
        if self.planned().is_empty() {
            lines.push(say!(words, "plans-none"));
        }
        lines
    }

    /// A line in words. It begins on this board: what the opponent plays, what the player answers, and the
    /// rest in short, with the player's moves in bold.
    fn describe_line(&self, words: &Words, board: &engine::Match, line: &[Move]) -> String {
        let mut board = board.clone();
        let moves = line.iter().map(|&mv| {
            let is_own = board.turn() == Some(self.side);
            // Only lines that can be played are stored, so this does not fail.
            let _ = board.play(mv, &mut |_| ());
            (mv, is_own)
        });
        let moves: Vec<(Move, bool)> = moves.collect();
        let answer = moves.iter().position(|(_, is_own)| *is_own).unwrap_or(moves.len());
        let run = moves[answer..].iter().position(|(_, is_own)| !is_own);
        let further = run.map_or(moves.len(), |run| answer + run);
        let written = |part: &[(Move, bool)]| -> Vec<String> {
            let moves = part.iter().take(MOST_MOVES);
            let moves = moves.map(|(mv, is_own)| if *is_own { format!("**{mv}**") } else { mv.to_string() });
            moves.chain((part.len() > MOST_MOVES).then(|| "…".to_owned())).collect()
        };
        let in_order = |part: &[(Move, bool)]| words.left_to_right(&written(part).join(" "));
        let (theirs, yours) = (in_order(&moves[..answer]), in_order(&moves[answer..further]));
        if further < moves.len() {
            let rest = in_order(&moves[further..]);
            return say!(words, "plan-line-further", theirs = theirs, yours = yours, rest = rest);
        }
        say!(words, "plan-line", theirs = theirs, yours = yours)
    }

    /// Which move is to be chosen next.
    fn question(&self, words: &Words) -> String {
        let board = self.history.board();
        let Some(mover) = board.turn() else { return say!(words, "plans-over") };
        if self.is_full() {
            return say!(words, "plans-full");
        }
        let is_answered = self.line.len() > 1 && self.mover_before() == Some(self.side);
        match (mover == self.side, is_answered) {
            _ if self.line.is_empty() => say!(words, "plans-if"),
            (false, _) => say!(words, "plans-if-further"),
            (true, false) => say!(words, "plans-you"),
            (true, true) => say!(words, "plans-you-again"),
        }
    }

    /// Whose move the line ends with.
    fn mover_before(&self) -> Option<Side> {
        self.history.lately().last().map(|step| step.mover)
    }

    /// Whether no further move fits into the line.
    fn is_full(&self) -> bool {
        self.history.board().legal().first().is_some_and(|mv| self.with(*mv).is_none())
    }

    /// The line with one more move. `None` if it would be too long.
    fn with(&self, mv: Move) -> Option<Line> {
        let line: Line = self.line.iter().copied().chain([mv]).collect();
        (written_line(&line).len() <= LONGEST_LINE).then_some(line)
    }

    /// A button for each move that can come next, ticked where it is planned, and the ways back.
    fn rows(&self, words: &Words, row: Side) -> Vec<Vec<Button>> {
        let (id, at, board) = (self.game.id(), self.playing.revision(), self.history.board());
        let is_own = board.turn() == Some(self.side);
        let mut rows = move_buttons::to_try(words, board, row, |mv| {
            let line = self.with(mv)?;
            Some(if is_own { Action::AddPlan { id, at, line } } else { Action::AskPlan { id, at, line } })
        });
        for button in rows.iter_mut().flatten() {
            let (Action::AddPlan { line, .. } | Action::AskPlan { line, .. }) = &button.action else {
                continue;
            };
            if self.planned().iter().any(|planned| planned.starts_with(line)) {
                button.label = format!("✓ {}", button.label);
                button.style = ButtonStyle::Success;
            }
        }
        let way = |name, line: &[Move]| Button {
            label: say!(words, name),
            style: ButtonStyle::Secondary,
            enabled: true,
            action: Action::AskPlan { id, at, line: line.to_vec() },
        };
        let ways = match self.line {
            [] => Vec::new(),
            [_] => vec![way("button-analysis-back", &[])],
            [before @ .., _] => vec![way("button-analysis-back", before), way("button-plan-new", &[])],
        };
        move_buttons::behind(rows, ways)
    }

    /// The menu from which a line is deleted.
    fn menu(&self, words: &Words) -> Option<Menu> {
        let choice = |line: &Line| Choice {
            label: words.left_to_right(&written_line(line)),
            detail: None,
            value: written_line(line),
            is_chosen: false,
        };
        let choices: Vec<Choice> = self.planned().iter().take(usize::from(MOST_LINES)).map(choice).collect();
        let select = Select::Unplan(self.shown()?.id());
        let placeholder = say!(words, "menu-unplan");
        (!choices.is_empty()).then_some(Menu { select, placeholder, choices: Choices::One(choices) })
    }
}
