//! Why things happen in a move: the rules that fired, from its events and the position before it.

mod explain;
mod missed;

use kuzhi_engine::{Event, EventReplay, Game, Hole, Mark, Pit, Position, Side};

pub(crate) use self::explain::Explain;
pub(crate) use self::missed::Missed;
use super::naming::Naming;
use super::relay::{Relay, RelayRule, Stop, relay_rule};
use crate::words::{Words, list, say};

/// Pallankuzhi: a pit that a dropped seed makes this is captured.
const FOUR: u8 = 4;

/// A rule that fired in a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fired {
    /// The event after which it is told.
    pub(crate) at: usize,
    rule: Rule,
    /// Who made the move.
    by: Side,
    /// The seeds in the pits that it is about.
    seeds: Vec<u8>,
}

/// The rules that people ask about. Ends of rounds and games have sentences of their own.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Rule {
    /// Al-manqala and Oware: the other row was empty, so it had to be fed.
    Feeding,
    /// The pit just lifted takes no seed.
    OriginPassed,
    /// Kotu Baendum: a pit one short of a capture is skipped.
    FullPassed,
    /// A relay went on from the next pit.
    NextSown,
    /// A relay went on from the pit of the last seed.
    LastSown,
    /// A relay went on behind a capture.
    SownAfterCapture,
    /// A last seed in the store gives another turn.
    AnotherTurn,
    /// A last seed made an even number in the other row.
    Even,
    /// A last seed in an empty pit of one's own captures the pit opposite.
    Opposite,
    /// Kalah: the same with nothing opposite.
    Alone,
    /// A last seed made three: a castle, or a tuzdik.
    Castle,
    Tuzdik,
    /// What falls into a castle or a tuzdik is its owner's.
    IntoCastle,
    IntoTuzdik,
    /// Oware: a last seed made two or three, alone or in a run.
    TwoOrThree,
    TwoOrThreeRun,
    /// Al-manqala: a last seed made two or four, alone or in a run.
    TwoOrFour,
    TwoOrFourRun,
    /// Pallankuzhi: what lies behind an empty pit is captured.
    BehindGap,
    /// A dropped seed made four, for the sower or for the owner of the pit.
    Four,
    FourOfOwner,
    /// Kotu Baendum: a last seed made as many as one captures.
    Full,
    /// The same in an end pit.
    Tied,
    /// Why a relay stopped.
    TwoEmpty,
    CaptureEnds,
    NextEmpty,
    NextMarked,
    Empty,
    Marked,
}

impl From<Stop> for Rule {
    fn from(stop: Stop) -> Rule {
        match stop {
            Stop::TwoEmpty => Rule::TwoEmpty,
            Stop::Capture => Rule::CaptureEnds,
            Stop::NextEmpty => Rule::NextEmpty,
            Stop::NextMarked => Rule::NextMarked,
            Stop::Empty => Rule::Empty,
            Stop::Marked => Rule::Marked,
        }
    }
}

/// The rules that fired in a move, in order.
pub(crate) fn fired(game: Game, before: &Position, mover: Side, events: &[Event]) -> Vec<Fired> {
    let mut log =
        RuleLog { game, before, mover, last: None, laps: 0, has_captured: false, fired: Vec::new() };
    let (ring, feeds) = (before.ring, matches!(game, Game::Oware(_) | Game::AlManqala(_)));
    if feeds && before.board.row_total(ring, mover.other()) == 0 {
        log.fire(0, Rule::Feeding, &[]);
    }
    let mut replay = EventReplay::new(*before);
    for (at, &event) in events.iter().enumerate() {
        if matches!(event, Event::RoundEnded { .. } | Event::Ended { .. }) {
            break;
        }
        log.hear(at, event, replay.position());
        if replay.apply(&event).is_err() {
            break;
        }
    }
    if let Some((stop, at)) = Relay::from_events(game, before, events).and_then(|relay| relay.stop) {
        log.fire(at, stop.into(), &[]);
    }
    log.fired
}

/// The rules that have fired in a move so far.
struct RuleLog<'a> {
    game: Game,
    before: &'a Position,
    mover: Side,
    /// The pit of the last seed.
    last: Option<Pit>,
    laps: u32,
    /// Whether the lap ended with a capture.
    has_captured: bool,
    fired: Vec<Fired>,
}

impl RuleLog<'_> {
    fn fire(&mut self, at: usize, rule: Rule, seeds: &[u8]) {
        self.fired.push(Fired { at, rule, by: self.mover, seeds: seeds.to_vec() });
    }

    fn hear(&mut self, at: usize, event: Event, position: &Position) {
        match event {
            Event::Lifted { .. } => {
                self.laps += 1;
                if self.laps > 1 {
                    let went_on = match relay_rule(self.game) {
                        _ if self.has_captured => Rule::SownAfterCapture,
                        Some(RelayRule::NextPit { .. }) => Rule::NextSown,
                        _ => Rule::LastSown,
                    };
                    // It is told before the lap.
                    self.fire(at - 1, went_on, &[]);
                }
                self.has_captured = false;
            }
            Event::Sown { hole: Hole::Pit(pit) } => self.last = Some(pit),
            Event::SownIntoCastle { .. } => {
                let tuzdik = self.before.ring.has_tuzdiks();
                self.fire(at, if tuzdik { Rule::IntoTuzdik } else { Rule::IntoCastle }, &[]);
            }
            Event::PassedOver { .. } => {
                let is_full = matches!(self.game, Game::KotuBaendum(_));
                self.fire(at, if is_full { Rule::FullPassed } else { Rule::OriginPassed }, &[]);
            }
            Event::ExtraTurn { .. } => self.fire(at, Rule::AnotherTurn, &[]),
            Event::Marked { pit, mark: Mark::Tied, .. } => {
                self.fire(at, Rule::Tied, &[position.board[pit]]);
            }
            Event::CastleBuilt { .. } => {
                let is_tuzdik = self.before.ring.has_tuzdiks();
                if let Some(fired) = self.fired.last_mut().filter(|fired| fired.rule == Rule::Even) {
                    // The three were captured just before.
                    fired.rule = if is_tuzdik { Rule::Tuzdik } else { Rule::Castle };
                    fired.at = at;
                }
            }
            Event::Captured { pit, seeds, .. } => self.captured(at, pit, seeds),
            _ => {}
        }
    }

    fn captured(&mut self, at: usize, pit: Pit, seeds: u8) {
        let is_last = self.last == Some(pit);
        let is_own = self.before.ring.owner(pit) == self.mover;
        match self.game {
            Game::Mangala(_)
            | Game::MangalaCastle(_)
            | Game::ToguzKumalak(_)
            | Game::Bestemshe(_)
            | Game::Kalah(_) => match self.fired.last_mut() {
                // The last seed follows the pit opposite.
                Some(fired) if is_last && is_own && fired.rule == Rule::Opposite => {
                    fired.at = at;
                    fired.seeds.push(seeds);
                }
                _ if is_last && is_own => self.fire(at, Rule::Alone, &[seeds]),
                _ if is_last => self.fire(at, Rule::Even, &[seeds]),
                _ => self.fire(at, Rule::Opposite, &[seeds]),
            },
            Game::Oware(_) => self.run(at, seeds, Rule::TwoOrThree, Rule::TwoOrThreeRun),
            Game::AlManqala(_) => self.run(at, seeds, Rule::TwoOrFour, Rule::TwoOrFourRun),
            Game::Pallankuzhi(_) | Game::PallamKhuzi(_) if !is_last || seeds != FOUR => {
                self.has_captured = true;
                self.fire(at, Rule::BehindGap, &[seeds]);
            }
            Game::Pallankuzhi(rules) => self.fire(at, four(rules.fours), &[seeds]),
            Game::PallamKhuzi(rules) => self.fire(at, four(rules.rules().fours), &[seeds]),
            Game::KotuBaendum(_) => {
                self.has_captured = true;
                self.fire(at, Rule::Full, &[seeds]);
            }
        }
    }

    /// Captures one pit after the other, back from the last seed.
    fn run(&mut self, at: usize, seeds: u8, alone: Rule, run: Rule) {
        match self.fired.last_mut() {
            Some(fired) if fired.rule == alone || fired.rule == run => {
                (fired.at, fired.rule) = (at, run);
                fired.seeds.push(seeds);
            }
            _ => self.fire(at, alone, &[seeds]),
        }
    }
}

const fn four(fours: kuzhi_engine::Fours) -> Rule {
    match fours {
        kuzhi_engine::Fours::Sower => Rule::Four,
        kuzhi_engine::Fours::Owner => Rule::FourOfOwner,
    }
}

impl Fired {
    /// Returns whether the rule brings whoever moves something.
    pub(crate) const fn is_gain(&self) -> bool {
        matches!(
            self.rule,
            Rule::AnotherTurn
                | Rule::Even
                | Rule::Opposite
                | Rule::Alone
                | Rule::Castle
                | Rule::Tuzdik
                | Rule::TwoOrThree
                | Rule::TwoOrThreeRun
                | Rule::TwoOrFour
                | Rule::TwoOrFourRun
                | Rule::BehindGap
                | Rule::Four
                | Rule::Full
                | Rule::Tied
        )
    }

    /// Whether it gives another turn.
    pub(crate) const fn is_another_turn(&self) -> bool {
        matches!(self.rule, Rule::AnotherTurn)
    }

    /// Whether its sentence says where the last seed falls, or what that brings.
    pub(crate) const fn is_of_last_seed(&self) -> bool {
        self.is_gain() && !matches!(self.rule, Rule::BehindGap | Rule::Four)
            || matches!(self.rule, Rule::Empty | Rule::Marked)
    }

    /// The sentence that says what happened and by which rule.
    pub(crate) fn sentence(&self, words: &Words, naming: &Naming) -> String {
        let you = naming.is_you(self.by);
        let first = self.seeds.first().copied().unwrap_or_default();
        match self.rule {
            Rule::Feeding => say!(words, "why-feeding"),
            Rule::OriginPassed => say!(words, "why-origin-passed"),
            Rule::FullPassed => say!(words, "why-full-passed"),
            Rule::NextSown => say!(words, "why-next-sown"),
            Rule::LastSown => say!(words, "why-last-sown"),
            Rule::SownAfterCapture => say!(words, "why-sown-after-capture"),
            Rule::AnotherTurn if you => say!(words, "why-again-you"),
            Rule::AnotherTurn => say!(words, "why-again"),
            Rule::Even => say!(words, "why-even", seeds = first),
            Rule::Opposite if you => say!(words, "why-opposite-you", seeds = first),
            Rule::Opposite => say!(words, "why-opposite", seeds = first),
            Rule::Alone => say!(words, "why-alone"),
            Rule::Castle => say!(words, "why-castle"),
            Rule::Tuzdik => say!(words, "why-tuzdik"),
            Rule::IntoCastle => say!(words, "why-into-castle"),
            Rule::IntoTuzdik => say!(words, "why-into-tuzdik"),
            Rule::TwoOrThree => say!(words, "why-two-three", seeds = first),
            Rule::TwoOrThreeRun | Rule::TwoOrFourRun => say!(words, "why-run", seeds = self.list(words)),
            Rule::TwoOrFour => say!(words, "why-two-four", seeds = first),
            Rule::BehindGap => say!(words, "why-behind-gap", seeds = self.list(words)),
            Rule::Four => say!(words, "why-four"),
            Rule::FourOfOwner => say!(words, "why-four-of-owner"),
            Rule::Full => say!(words, "why-full", seeds = first),
            Rule::Tied => say!(words, "why-tied", seeds = first),
            Rule::TwoEmpty => say!(words, "why-two-empty"),
            Rule::CaptureEnds => say!(words, "why-capture-ends"),
            Rule::NextEmpty => say!(words, "why-next-empty"),
            Rule::NextMarked => say!(words, "why-next-marked"),
            Rule::Empty => say!(words, "why-empty"),
            Rule::Marked => say!(words, "why-marked"),
        }
    }

    /// The same where the turn has several moves. This one began in a pit with this number.
    pub(crate) fn sentence_of_pit(&self, words: &Words, naming: &Naming, pit: u8) -> String {
        match self.rule {
            Rule::AnotherTurn if naming.is_you(self.by) => say!(words, "why-again-pit-you", pit = pit),
            Rule::AnotherTurn => say!(words, "why-again-pit", pit = pit),
            _ => self.sentence(words, naming),
        }
    }

    fn list(&self, words: &Words) -> String {
        list(words, self.seeds.iter().map(u8::to_string))
    }
}

/// Joins what fired several times in a move, each rule where it fired first.
pub(crate) fn joined(fired: Vec<Fired>) -> Vec<Fired> {
    let mut all: Vec<Fired> = Vec::new();
    for one in fired {
        match all.iter_mut().find(|known| known.rule == one.rule) {
            Some(known) => known.seeds.extend(one.seeds),
            None => all.push(one),
        }
    }
    all
}

/// Each rule once, where it fired first.
pub(crate) fn first_of_each(fired: Vec<Fired>) -> Vec<Fired> {
    let mut all: Vec<Fired> = Vec::new();
    for one in fired {
        if all.iter().all(|known| known.rule != one.rule) {
            all.push(one);
        }
    }
    all
}

#[cfg(test)]
mod tests;
