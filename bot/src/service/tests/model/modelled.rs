//! The model of a match: the rules of challenges, moves, offers and results on one page.

use kuzhi_domain::matches::{MOVES_TO_COUNT, MadeOffer, Offer, Revision, takes_draw};
use kuzhi_domain::study::Question;
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine::{self as engine, Move, Side};
use kuzhi_view::request::{Action, OfferAnswer};

use super::BOT;
use super::steps::What;

/// A match as it should be.
#[derive(Clone, Debug)]
pub(super) struct Modelled {
    pub(super) id: MatchId,
    pub(super) challenger: PlayerId,
    pub(super) invited: Option<PlayerId>,
    /// When the challenge expires, in seconds since the beginning.
    pub(super) expires: u64,
    pub(super) state: State,
    pub(super) board: engine::Match,
    pub(super) takebacks: usize,
    /// The last offers of South and North.
    pub(super) offered: [Offers; 2],
}

/// A player's offers on one board: each kind once, and one at a time.
#[derive(Clone, Debug, Default)]
pub(super) struct Offers {
    at: Revision,
    made: Vec<Offer>,
    is_open: bool,
}

impl Offers {
    /// Returns the last offer, and the board it was made on.
    fn last(&self) -> Option<(Offer, Revision)> {
        Some((*self.made.last()?, self.at))
    }

    /// Makes an offer if that is possible, and returns whether it was.
    fn make(&mut self, offer: Offer, at: Revision) -> bool {
        if self.at != at {
            *self = Offers { at, ..Offers::default() };
        }
        let is_new = !self.made.contains(&offer) && !self.is_open;
        if is_new {
            self.made.push(offer);
            self.is_open = true;
        }
        is_new
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum State {
    Open,
    Withdrawn,
    /// The opponent of the challenger.
    Playing(PlayerId),
    /// The opponent of the challenger, and how the match ended.
    Over(PlayerId, End),
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum End {
    Resigned(Side),
    Drawn,
    Played,
}

impl Modelled {
    pub(super) fn side_of(&self, who: PlayerId) -> Option<Side> {
        let (State::Playing(other) | State::Over(other, _)) = self.state else { return None };
        match who {
            _ if who == self.challenger => Some(Side::South),
            _ if who == other => Some(Side::North),
            _ => None,
        }
    }

    fn ply(&self) -> usize {
        self.board.moves().len()
    }

    fn revision(&self) -> Revision {
        Revision { ply: self.ply(), takebacks: self.takebacks }
    }

    /// Returns the number of moves before each move of a side.
    fn moves_of(&self, side: Side) -> Vec<usize> {
        let mut board = self.board.game().start();
        let mut plies = Vec::new();
        for (ply, &mv) in self.board.moves().iter().enumerate() {
            plies.extend((board.turn() == Some(side)).then_some(ply));
            board.play(mv, &mut |_| ()).unwrap();
        }
        plies
    }

    fn made_by(&self, side: Side) -> usize {
        self.moves_of(side).len()
    }

    /// Takes back a side's last move and everything after it.
    fn take_back(&mut self, side: Side) {
        let Some(&ply) = self.moves_of(side).last() else { return };
        let moves = self.board.moves()[..ply].to_vec();
        self.board = self.board.game().start();
        for mv in moves {
            self.board.play(mv, &mut |_| ()).unwrap();
        }
        self.takebacks += 1;
    }

    /// Makes the bot's moves while it is its turn.
    fn bot_moves(&mut self, other: PlayerId) {
        while other == BOT && self.board.turn() == Some(Side::North) {
            let mv = self.board.legal()[0];
            self.board.play(mv, &mut |_| ()).unwrap();
        }
        if self.board.outcome().is_some() {
            self.state = State::Over(other, End::Played);
        }
    }

    /// Whether the bot accepts a draw. It evaluates every position as even here, so it accepts unless forced
    /// moves lead to its win.
    fn bot_takes_draw(&self) -> bool {
        match Question::about(&self.board) {
            Question::Answered(hint) => takes_draw(Side::North, hint.evaluation),
            Question::Open(..) => true,
        }
    }

    /// Returns the action of the button that is pressed.
    pub(super) fn action(&self, who: PlayerId, what: &What) -> Option<Action> {
        let id = self.id;
        Some(match what {
            What::Accept => Action::Accept(id),
            What::Decline => Action::Decline(id),
            What::Cancel => Action::Cancel(id),
            What::Resign => Action::Resign(id),
            What::Move { which, behind } => {
                let legal = self.board.legal();
                let any: Move = "1".parse().unwrap();
                let mv = if legal.is_empty() { any } else { *which.get(&legal) };
                let at = Revision { ply: self.ply().saturating_sub(*behind), ..self.revision() };
                Action::Move { id, at, mv }
            }
            What::Offer(offer) => Action::Offer { id, at: self.revision(), offer: *offer },
            What::Answer { accepts, own } => {
                let side = self.side_of(who)?;
                let by = if *own { side } else { side.other() };
                let (offer, at) = self.offered[by.index()].last()?;
                let made = MadeOffer { offer, at, by };
                Action::Answer(OfferAnswer { id, made, accepts: *accepts })
            }
        })
    }

    /// Applies an action.
    pub(super) fn learn(&mut self, who: PlayerId, action: &Action, now: u64) {
        let side = self.side_of(who);
        match (self.state, action) {
            (State::Open, Action::Accept(_))
                if who != self.challenger
                    && self.invited.is_none_or(|one| one == who)
                    && now < self.expires =>
            {
                self.state = State::Playing(who);
            }
            (State::Open, Action::Decline(_)) if self.invited == Some(who) && now < self.expires => {
                self.state = State::Withdrawn;
            }
            (State::Open, Action::Cancel(_)) if who == self.challenger => self.state = State::Withdrawn,
            (State::Playing(other), Action::Resign(_)) => {
                if let Some(side) = side {
                    self.state = State::Over(other, End::Resigned(side));
                }
            }
            (State::Playing(other), Action::Move { at, mv, .. })
                if *at == self.revision() && side.is_some() && self.board.turn() == side =>
            {
                let played = self.board.play(*mv, &mut |_| ());
                if played.is_ok() {
                    self.bot_moves(other);
                }
            }
            (State::Playing(other), Action::Offer { offer, .. }) => {
                let Some(side) = side else { return };
                let may = match offer {
                    Offer::Draw => Side::ALL.into_iter().all(|side| self.made_by(side) > 0),
                    Offer::Takeback => self.made_by(side) > 0,
                    // Mangala has no such offer.
                    Offer::End => false,
                };
                let at = self.revision();
                match (may, other, offer) {
                    (false, ..) => {}
                    (true, BOT, Offer::Takeback) => self.take_back(side),
                    (true, BOT, _) => {
                        if self.offered[side.index()].make(*offer, at) {
                            self.offered[side.index()].is_open = false;
                            if self.bot_takes_draw() {
                                self.state = State::Over(other, End::Drawn);
                            }
                        }
                    }
                    (true, ..) => _ = self.offered[side.index()].make(*offer, at),
                }
            }
            (State::Playing(other), Action::Answer(OfferAnswer { made, accepts, .. })) => {
                let Some(side) = side else { return };
                let offers = &self.offered[made.by.index()];
                let is_open = offers.is_open && offers.last() == Some((made.offer, made.at));
                match (is_open && made.at == self.revision(), accepts, made.offer) {
                    (true, true, Offer::Draw) if side != made.by => {
                        self.state = State::Over(other, End::Drawn);
                    }
                    (true, true, Offer::Takeback) if side != made.by => self.take_back(made.by),
                    (true, false, _) => self.offered[made.by.index()].is_open = false,
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// Returns the players if the result counts: if the match is over and both have made enough moves.
    pub(super) fn counts(&self) -> Option<[PlayerId; 2]> {
        let State::Over(other, _) = self.state else { return None };
        if other == BOT {
            return None;
        }
        let is_enough = Side::ALL.into_iter().all(|side| self.made_by(side) >= MOVES_TO_COUNT);
        is_enough.then_some([self.challenger, other])
    }
}
