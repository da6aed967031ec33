//! The buttons under a board: one per pit, a direction for the first move, or layouts of a row, with more in
//! a menu.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Match, Playing, Revision, Seat, Team};
use kuzhi_engine as engine;
use kuzhi_engine::{Arrangement, Move, Phase, PitNumber, Position, Side};

use crate::request::{Action, Select};
use crate::screens::{Button, ButtonStyle, Choice, Choices, Menu};
use crate::words::{Words, say};

/// The number of layouts offered as buttons. People write any other into a form.
const MOST_LAYOUTS: usize = 4;

/// The number of further layouts in a menu.
const MOST_IN_MENU: usize = 25;

/// The most buttons in a row.
const MOST_IN_A_ROW: usize = 5;

/// How many pits stand side by side on a phone before a row is broken.
const MOST_ON_A_PHONE: usize = 4;

/// How many rows moves may take: offers and other ways need the rest.
const MOST_ROWS: usize = 3;

/// The buttons for the player to move, followed by `further` buttons. `row` says whether the player's pits
/// are in the upper row (North's, seen from South) or the lower one. The buttons for the bot's moves are
/// disabled.
pub(crate) fn rows(
    words: &Words,
    id: MatchId,
    playing: &Playing,
    board: &engine::Match,
    row: Side,
    further: Vec<Button>,
) -> Vec<Vec<Button>> {
    let Some(side) = board.turn() else { return vec![further] };
    let seat = playing.seats().at(side);
    let presses = if matches!(seat, Seat::Channel(_)) { Presses::Vote } else { Presses::Move };
    let under = Under { words, id, at: playing.revision(), row, board, presses };
    let mut rows = under.rows();
    if playing.voting().is_some_and(|voting| !voting.is_on()) {
        return vec![further];
    }
    let is_helped = playing.voting().is_some_and(|voting| voting.is_helped);
    if matches!(seat, Seat::Bot(_) | Seat::Channel(Team::Rival)) || is_helped {
        rows.iter_mut().flatten().for_each(|button| button.enabled = false);
    }
    behind(rows, further)
}

/// The buttons on a private screen for the player to move. `row` says in which row their pits are there. A
/// layout of their own they write under the board for everyone.
pub(crate) fn rows_alone(
    words: &Words,
    shown: &Match,
    row: impl Fn(&Playing, &engine::Match) -> Side,
) -> Vec<Vec<Button>> {
    let Some(playing) = shown.played().filter(|playing| playing.turn().is_some()) else {
        return Vec::new();
    };
    let board = playing.board();
    let (id, at, row) = (shown.id(), playing.revision(), row(playing, board));
    Under { words, id, at, row, board, presses: Presses::MoveAlone }.rows()
}

/// The buttons to try out moves of either side. Moves that lead nowhere are disabled. There are none when the
/// game is over.
pub(crate) fn to_try(
    words: &Words,
    board: &engine::Match,
    row: Side,
    leads_to: impl Fn(Move) -> Option<Action>,
) -> Vec<Vec<Button>> {
    let (legal, position) = (board.legal(), board.position());
    let chooses_way = legal.iter().any(|mv| matches!(mv, Move::LiftTowards(..)));
    let button = |mv: Move, label: String| {
        let action = leads_to(mv)?;
        Some(Button { label, style: ButtonStyle::Primary, enabled: board.check(mv).is_ok(), action })
    };
    let mut buttons: Vec<Button> = match board.turn() {
        None => Vec::new(),
        Some(_) if position.phase == Phase::Arrange => {
            sensible(&legal).into_iter().filter_map(|mv| button(mv, label(words, row, mv))).collect()
        }
        Some(_) if chooses_way => legal.iter().filter_map(|&mv| button(mv, label(words, row, mv))).collect(),
        Some(_) => {
            let numbers = position.ring.numbers();
            numbers.filter_map(|number| button(Move::Lift(number), pit_label(&position, number))).collect()
        }
    };
    // The pits of the upper row are drawn from their owner's right.
    if row == Side::North && position.phase != Phase::Arrange {
        buttons.reverse();
    }
    in_rows(&buttons)
}

/// The layouts that have no button, for a person who lays out their row. If there are too many, a sample of
/// them all.
pub(crate) fn menu(words: &Words, id: MatchId, playing: &Playing, board: &engine::Match) -> Option<Menu> {
    let side = board.turn().filter(|_| board.position().phase == Phase::Arrange)?;
    let legal = board.legal();
    let further: Vec<Move> = legal.iter().copied().filter(|&mv| is_written(&legal, mv)).collect();
    if further.is_empty() || !matches!(playing.seats().at(side), Seat::Person(_)) {
        return None;
    }
    let offered = further.len().min(MOST_IN_MENU);
    let spread = (0..offered).map(|place| further[place * further.len() / offered]);
    let choice = |mv: Move| Choice {
        label: label(words, side, mv),
        detail: None,
        value: mv.to_string(),
        is_chosen: false,
    };
    Some(Menu {
        select: Select::Layout { id, at: playing.revision() },
        placeholder: say!(words, "menu-layouts"),
        choices: Choices::One(spread.map(choice).collect()),
    })
}

/// The context of the buttons.
struct Under<'a> {
    words: &'a Words,
    id: MatchId,
    at: Revision,
    /// The row of the player to move.
    row: Side,
    board: &'a engine::Match,
    /// What the buttons do.
    presses: Presses,
}

/// What the buttons under a board do.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Presses {
    /// They move.
    Move,
    /// They move, and only the player sees them.
    MoveAlone,
    /// They vote for a move.
    Vote,
}

impl Under<'_> {
    fn rows(&self) -> Vec<Vec<Button>> {
        let legal = self.board.legal();
        if self.board.position().phase == Phase::Arrange {
            return vec![self.layouts(&legal)];
        }
        let chooses_way = legal.iter().any(|mv| matches!(mv, Move::LiftTowards(..)));
        let mut buttons: Vec<Button> = if chooses_way {
            legal.iter().map(|&mv| self.button(mv, true)).collect()
        } else {
            self.board.position().ring.numbers().map(|number| self.pit(number)).collect()
        };
        // The pits of the upper row are drawn from their owner's right.
        if self.row == Side::North {
            buttons.reverse();
        }
        in_rows(&buttons)
    }

    fn button(&self, mv: Move, enabled: bool) -> Button {
        let (id, at) = (self.id, self.at);
        let action = match self.presses {
            Presses::Move => Action::Move { id, at, mv },
            Presses::MoveAlone => Action::PlayAlone { id, at, mv },
            Presses::Vote => Action::Vote { id, at, mv },
        };
        Button { label: label(self.words, self.row, mv), style: ButtonStyle::Primary, enabled, action }
    }

    fn pit(&self, number: PitNumber) -> Button {
        let mv = Move::Lift(number);
        let label = pit_label(&self.board.position(), number);
        Button { label, ..self.button(mv, self.board.check(mv).is_ok()) }
    }

    fn layouts(&self, legal: &[Move]) -> Vec<Button> {
        let mut buttons: Vec<Button> = sensible(legal).into_iter().map(|mv| self.button(mv, true)).collect();
        if self.presses == Presses::Move {
            buttons.push(Button {
                label: say!(self.words, "button-arrange"),
                style: ButtonStyle::Secondary,
                enabled: true,
                action: Action::AskLayout { id: self.id, at: self.at },
            });
        }
        buttons
    }
}

/// Divides buttons into as few rows as a phone can show, as even as can be: nine are three times three. Rows
/// are wider where there would be too many of them.
pub(crate) fn in_rows(buttons: &[Button]) -> Vec<Vec<Button>> {
    let on_a_phone = buttons.len().div_ceil(MOST_ON_A_PHONE);
    let rows = if on_a_phone > MOST_ROWS { buttons.len().div_ceil(MOST_IN_A_ROW) } else { on_a_phone.max(1) };
    buttons.chunks(buttons.len().div_ceil(rows).max(1)).map(<[Button]>::to_vec).collect()
}

/// Appends further buttons: to an incomplete last row if they fit there, or as a row of their own.
pub(crate) fn behind(mut rows: Vec<Vec<Button>>, further: Vec<Button>) -> Vec<Vec<Button>> {
    let is_left_over = rows.len() > 1;
    match rows.last_mut() {
        _ if further.is_empty() => {}
        Some(last) if is_left_over && last.len() + further.len() <= MOST_IN_A_ROW => last.extend(further),
        _ => rows.push(further),
    }
    rows
}

/// The label of a pit's button for the player to move: the pit's number and content.
pub(crate) fn pit_label(position: &Position, number: PitNumber) -> String {
    let pit = position.turn.and_then(|side| position.ring.pit(side, number));
    pit.map_or_else(|| number.to_string(), |pit| format!("{number} · {}", position.cell(pit)))
}

/// The name of a move in a sentence: not a bare number among other numbers.
pub(crate) fn name_in_sentence(words: &Words, row: Side, mv: Move) -> String {
    match mv {
        Move::Lift(number) => say!(words, "name-pit", pit = number.get()),
        _ => label(words, row, mv),
    }
}

/// The name of a move, and the label of its button if the move is not a plain pit. `row` is the upper row
/// (North's, seen from South) or the lower one.
pub(crate) fn label(words: &Words, row: Side, mv: Move) -> String {
    match mv {
        Move::Lift(number) => number.to_string(),
        Move::LiftTowards(number, direction) => format!("{number} {}", direction.arrow(row)),
        Move::Arrange(Arrangement::Standard) => say!(words, "button-standard"),
        Move::Arrange(Arrangement::Custom(counts)) => counts.map(|seeds| seeds.to_string()).join(" "),
    }
}

/// Whether a legal move has no button of its own, because it is a layout that people write in a form.
pub(crate) fn is_written(legal: &[Move], mv: Move) -> bool {
    matches!(mv, Move::Arrange(_)) && !sensible(legal).contains(&mv)
}

/// A few layouts with different aims: the usual one, all seeds near the front, seeds spread out, and captures
/// of two.
pub(crate) fn sensible(legal: &[Move]) -> Vec<Move> {
    let layouts = || {
        legal.iter().filter_map(|&mv| match mv {
            Move::Arrange(Arrangement::Custom(counts)) => Some((mv, counts)),
            _ => None,
        })
    };
    let pits = |counts: &[u8; 7]| counts.iter().filter(|&&seeds| seeds > 0).count();
    let usual = legal.iter().copied().find(|mv| matches!(mv, Move::Arrange(Arrangement::Standard)));
    let of_threes = || layouts().filter(|(_, counts)| counts[0] == 2);
    let of_twos = || layouts().filter(|(_, counts)| counts[0] == 1);
    let front = of_threes().max_by_key(|(_, counts)| (counts[6], std::cmp::Reverse(pits(counts))));
    let spread = of_threes().max_by_key(|(_, counts)| (pits(counts), std::cmp::Reverse(counts[6])));
    let twos = of_twos().max_by_key(|(_, counts)| (pits(counts), std::cmp::Reverse(counts[6])));
    let mut chosen: Vec<Move> = usual.into_iter().collect();
    for (mv, _) in [front, spread, twos].into_iter().flatten() {
        if !chosen.contains(&mv) {
            chosen.push(mv);
        }
    }
    chosen.truncate(MOST_LAYOUTS);
    chosen
}
