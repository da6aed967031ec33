//! The moves that a person can make from a page.

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::Revision;
use kuzhi_engine as engine;
use kuzhi_engine::{Event, Hole, Move, Phase, Side};
use serde::Serialize;

use super::event::{LiveHole, Way};
use crate::request::Action;
use crate::screens::{move_label, sensible_layouts};
use crate::words::account::Teller;
use crate::words::naming::Naming;
use crate::words::{Words, say};

/// A move that the person may make now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveMove {
    /// The pit that it lifts, from 0 in the order of sowing. `None` for a layout of a row.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pit: Option<usize>,
    /// The direction that it chooses, where there is a choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<Way>,
    /// What stands on its button.
    pub label: String,
    /// What it is called aloud.
    pub name: String,
    /// What the page sends to make it.
    pub press: String,
    /// What comes of it. `None` where the players get no help.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub preview: Option<Preview>,
}

/// What comes of a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preview {
    /// Where its last seed falls.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lands: Option<LiveHole>,
    /// How many seeds the mover gains.
    pub takes: u8,
    /// What happens and by which rules.
    pub why: String,
}

/// The context of moves on a board.
#[derive(Copy, Clone)]
pub(super) struct Offered<'a> {
    pub(super) words: &'a Words,
    pub(super) naming: &'a Naming,
    pub(super) board: &'a engine::Match,
    /// Whether what comes of them is told.
    pub(super) has_previews: bool,
}

impl Offered<'_> {
    /// All moves of the player to move in a match, in the order of their pits. Of the layouts of a row only a
    /// few.
    pub(super) fn all(&self, id: MatchId, at: Revision) -> Vec<LiveMove> {
        let legal = self.board.legal();
        let is_layout = self.board.position().phase == Phase::Arrange;
        let offered = if is_layout { sensible_layouts(&legal) } else { legal };
        offered.into_iter().map(|mv| self.one(mv, Action::Move { id, at, mv }.to_string())).collect()
    }

    /// A move, and what the page sends to make it.
    pub(super) fn one(&self, mv: Move, press: String) -> LiveMove {
        let (words, board) = (self.words, self.board);
        let (position, side) = (board.position(), board.turn().unwrap_or(Side::South));
        let pit = mv.pit_number().and_then(|number| position.ring.pit(side, number));
        let label = move_label(words, Side::South, mv);
        let name = pit.map(|pit| say!(words, "live-pit", pit = label.as_str(), seeds = position.board[pit]));
        let way = match mv {
            Move::LiftTowards(_, direction) => Some(Way::from(direction)),
            Move::Lift(_) | Move::Arrange(_) => None,
        };
        LiveMove {
            pit: pit.map(engine::Pit::index),
            way,
            name: name.unwrap_or_else(|| label.clone()),
            label,
            press,
            preview: pit.filter(|_| self.has_previews).and_then(|_| self.preview(mv, side)),
        }
    }

    fn preview(&self, mv: Move, side: Side) -> Option<Preview> {
        let (mut board, mut events) = (self.board.clone(), Vec::new());
        let (game, before) = (board.game(), board.position());
        let gained = board.facts(mv).ok()?.gained[side.index()];
        board.play(mv, &mut |event| events.push(event)).ok()?;
        let teller = Teller { words: self.words, naming: self.naming, game, ring: before.ring };
        let lands = events.iter().rev().find_map(|event| match *event {
            Event::Sown { hole } => Some(hole),
            Event::SownIntoCastle { pit, .. } => Some(Hole::Pit(pit)),
            _ => None,
        });
        let why = teller.foretold(side, &before, &events, lands);
        Some(Preview { lands: lands.map(LiveHole::from), takes: gained, why })
    }
}
