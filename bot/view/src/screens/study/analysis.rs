//! An analysis board: a person tries out moves of both sides, in a finished game or in one that they play.

use std::cmp::Ordering;

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{BoardLook, Evaluation, History};
use kuzhi_domain::study::{Hint, PastGame, Variation, analysed};
use kuzhi_engine::Side;
use kuzhi_search::{Certainty, Judgement, MatchValue, Worth};

use super::notes;
use super::past_board::{Board, Replayed, shown_in};
use crate::board::Emojis;
use crate::request::{Action, Studied};
use crate::screens::matches::move_buttons;
use crate::screens::{Button, ButtonStyle};
use crate::words::evaluation::undecided;
use crate::words::{Words, game_name, say, side_name};

/// The state of an analysis: the move of the game at which it branches off, and the moves tried out since.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Tried<'a> {
    /// The number of moves of the game before the branch.
    pub ply: usize,
    /// The moves tried out.
    pub tried: &'a Variation,
    /// The history up to the board on show.
    pub history: &'a History,
    /// The evaluation of the board, once the person has asked for it.
    pub worth: Option<&'a Assessed>,
}

/// What a board is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assessed {
    /// The best move, and what it brings.
    pub hint: Hint,
    /// What each move brings.
    pub moves: Judgement,
}

/// The button in a replay that starts an analysis of its board.
pub(crate) fn button(words: &Words, shown: &PastGame, who: PlayerId, ply: usize) -> Option<Button> {
    let (label, action) = (say!(words, "button-analyse"), Action::Analyse { id: shown.id(), ply });
    let may = analysed(shown, who, ply, &Variation::default()).is_ok();
    may.then_some(Button { label, style: ButtonStyle::Secondary, enabled: true, action })
}

/// The board with buttons for the moves to try and the ways back, and with its evaluation.
pub fn analysis(
    words: &Words,
    shown: &PastGame,
    at: Tried<'_>,
    who: PlayerId,
    look: BoardLook,
    emojis: &Emojis,
) -> Replayed {
    let board_of = Analysed { words, shown, at };
    let board = Board::after(words, shown, who, at.history.clone());
    let (above, below) = (board_of.above(), board_of.below());
    let rows = board_of.rows(look.row_to_move(shown.seats(), at.history.board()));
    let mut drawn = shown_in(look, words, rows, &board, &|look| {
        let lines = above.iter().cloned().chain(board.lines()).chain(below.iter().cloned());
        lines.chain(board.drawn(look, emojis)).collect::<Vec<_>>().join("\n")
    });
    if let Some(studied) = &mut drawn.board {
        studied.has_previews = !shown.is_without_help();
        let (id, ply, tried) = (shown.id(), at.ply, at.tried.clone());
        studied.shown_by = Studied::by(Action::Try { id, ply, tried });
    }
    drawn
}

struct Analysed<'a> {
    words: &'a Words,
    shown: &'a PastGame,
    at: Tried<'a>,
}

impl Analysed<'_> {
    /// Whether this is a position that a person has entered. There is nothing to replay then.
    fn is_position(&self) -> bool {
        self.shown.as_match().is_none() && self.shown.ply() == 0
    }

    /// The lines above what is told of the board.
    fn above(&self) -> Vec<String> {
        let (words, game) = (self.words, game_name(self.words, self.shown.game()));
        let (moves, of) = (self.at.ply, self.shown.ply());
        let mut lines = vec![if self.is_position() {
            say!(words, "analysis-title-position", game = game)
        } else if moves == 0 {
            say!(words, "analysis-title-start", game = game)
        } else {
            say!(words, "analysis-title", game = game, moves = moves, of = of)
        }];
        let tried = self.at.tried.moves();
        if !tried.is_empty() {
            let line = tried.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            lines.push(say!(words, "analysis-tried", line = line));
        }
        lines
    }

    /// The lines between that and the board.
    fn below(&self) -> Vec<String> {
        let (words, board) = (self.words, self.at.history.board());
        let mut lines = Vec::new();
        match (board.turn(), board.outcome()) {
            (Some(side), _) => {
                let turn = side_name(words, side);
                lines.push(say!(words, "analysis-turn", side = turn));
                if board.legal().first().is_some_and(|&mv| self.at.tried.with(mv).is_none()) {
                    lines.push(say!(words, "analysis-full"));
                }
            }
            (None, Some(outcome)) => {
                let [south, north] = outcome.score;
                lines.push(say!(words, "analysis-over", south = south, north = north));
            }
            (None, None) => {}
        }
        if self.shown.is_live() {
            lines.push(say!(words, "analysis-alone"));
        }
        if let (Some(Assessed { hint, moves }), Some(side)) = (self.at.worth, board.turn()) {
            let best = move_buttons::label(words, side, hint.mv);
            lines.push(say!(words, "analysis-best", move = best));
            lines.push(worth(words, hint.evaluation));
            lines.extend(proved_moves(words, side, moves));
        }
        lines
    }

    /// The buttons for the moves, and below them those to go back and on.
    fn rows(&self, row: Side) -> Vec<Vec<Button>> {
        let (id, ply, tried, board) = (self.shown.id(), self.at.ply, self.at.tried, self.at.history.board());
        let to = |ply, tried| Action::Try { id, ply, tried };
        let plain = |name, action| Button {
            label: say!(self.words, name),
            style: ButtonStyle::Secondary,
            enabled: true,
            action,
        };
        let mut rows = move_buttons::to_try(self.words, board, row, |mv| {
            tried.with(mv).map(|tried| Action::Try { id, ply, tried })
        });
        let mut ways = Vec::new();
        match tried.moves().len() {
            0 => {
                if ply > 0 {
                    ways.push(plain("button-analysis-back", to(ply - 1, Variation::default())));
                }
                if ply < self.shown.ply() {
                    ways.push(plain("button-analysis-on", to(ply + 1, Variation::default())));
                }
            }
            number => {
                ways.push(plain("button-analysis-back", to(ply, tried.without_last())));
                if number > 1 {
                    ways.push(plain("button-analysis-home", to(ply, Variation::default())));
                }
            }
        }
        if self.shown.is_live() {
            // A match in progress gets no evaluation. Players can keep the lines they find instead.
            if !tried.moves().is_empty() {
                ways.push(plain("button-keep-line", Action::AskLine { id, ply, tried: tried.clone() }));
            }
            ways.push(notes::button(self.words, id));
        } else {
            let evaluate = plain("button-evaluate", Action::Evaluate { id, ply, tried: tried.clone() });
            let is_open = board.turn().is_some() && self.at.worth.is_none();
            ways.push(Button { enabled: is_open, ..evaluate });
        }
        if !self.is_position() {
            ways.push(plain("button-replay", Action::ReplayAt { id, ply }));
        }
        rows.push(ways);
        rows
    }
}

/// The moves whose results are proved: those that win, draw and lose, with the lead at the end where that is
/// exact.
fn proved_moves(words: &Words, side: Side, judged: &Judgement) -> Vec<String> {
    let results = [Ordering::Greater, Ordering::Equal, Ordering::Less];
    let sentences = ["analysis-proved-win", "analysis-proved-draw", "analysis-proved-lose"];
    let of = |result| {
        let is_it =
            move |worth: Worth| worth.certainty != Certainty::Unforced && worth.result() == Some(result);
        let moves = judged.moves().iter().filter(|judged| is_it(judged.worth)).map(|judged| {
            let label = move_buttons::label(words, side, judged.mv);
            match judged.worth.lead {
                lead if lead != 0 && judged.worth.is_exact() => format!("**{label}** ({lead:+})"),
                _ => format!("**{label}**"),
            }
        });
        moves.collect::<Vec<_>>().join(", ")
    };
    let told = results.map(of).into_iter().zip(sentences).filter(|(moves, _)| !moves.is_empty());
    told.map(|(moves, sentence)| say!(words, sentence, moves = words.left_to_right(&moves))).collect()
}

/// The evaluation of a board, from the view of both sides.
fn worth(words: &Words, evaluation: Evaluation) -> String {
    let leader = |lead: i32| side_name(words, if lead > 0 { Side::South } else { Side::North });
    match evaluation {
        Evaluation::Open(0) => say!(words, "analysis-even"),
        Evaluation::Open(lead) => {
            say!(words, "analysis-ahead", side = leader(lead), seeds = lead.unsigned_abs())
        }
        Evaluation::Decided { winner, least } => {
            say!(words, "analysis-wins", side = side_name(words, winner), seeds = least)
        }
        Evaluation::Match(MatchValue::Won(winner)) => {
            say!(
                words,
                "analysis-wins-game",
                side = side_name(words, winner),
                other = side_name(words, winner.other())
            )
        }
        Evaluation::Match(result) => undecided(words, result),
        Evaluation::Exact(0) => say!(words, "hint-draw"),
        Evaluation::Exact(lead) => {
            say!(words, "analysis-wins-exactly", side = leader(lead), seeds = lead.unsigned_abs())
        }
    }
}
