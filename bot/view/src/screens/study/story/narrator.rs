//! Tells a move in sentences, lap by lap.

use std::ops::Range;

use kuzhi_engine::{Event, Hole, Pit, Position, Side};

use crate::board;
use crate::words::account::Teller;
use crate::words::reasons::{Fired, fired, first_of_each};
use crate::words::say;

/// Tells everything that happens in a move, in order.
pub(crate) struct Narrator<'a> {
    teller: Teller<'a>,
    mover: Side,
    before: Position,
    events: &'a [Event],
    /// The rules that fired, each once.
    fired: Vec<Fired>,
}

/// The lap in progress.
struct Lap {
    number: usize,
    from: Pit,
    seeds: u8,
    last: Option<Event>,
}

impl<'a> Narrator<'a> {
    pub(crate) fn new(
        teller: Teller<'a>,
        mover: Side,
        before: Position,
        events: &'a [Event],
    ) -> Narrator<'a> {
        let fired = first_of_each(fired(teller.game, &before, mover, events));
        Narrator { teller, mover, before, events, fired }
    }

    /// One sentence per event of the whole move, and one for each rule that fired.
    pub(crate) fn of_move(&self) -> Vec<String> {
        self.sentences(0..self.events.len(), 0)
    }

    /// The same for one of these laps, which are all of the move.
    pub(crate) fn of_lap(&self, laps: &[&[Event]], lap: usize) -> Vec<String> {
        let first = laps[..lap].iter().map(|events| events.len()).sum();
        self.sentences(first..first + laps[lap].len(), lap)
    }

    fn sentences(&self, events: Range<usize>, laps_before: usize) -> Vec<String> {
        let mut told = Vec::new();
        let (mut lap, mut laps): (Option<Lap>, usize) = (None, laps_before);
        let mut why_ended = self.teller.round_end(self.mover, &self.before, self.events);
        // What is told of a lap comes before the rules that fired in it.
        let mut reasons = Vec::new();
        for at in events {
            let event = self.events[at];
            let fired = self.fired.iter().filter(|fired| fired.at == at);
            let fired = fired.map(|fired| fired.sentence(self.teller.words, self.teller.naming));
            if let Event::Sown { .. } | Event::SownIntoCastle { .. } | Event::PassedOver { .. } = event {
                if !matches!(event, Event::PassedOver { .. }) {
                    lap = lap.map(|lap| Lap { last: Some(event), ..lap });
                }
                reasons.extend(fired);
                continue;
            }
            told.extend(lap.take().map(|lap| self.lap(&lap)));
            told.append(&mut reasons);
            if let Event::Swept { .. } | Event::RoundEnded { .. } | Event::Ended { .. } = event {
                told.extend(why_ended.take());
            }
            if let Event::Lifted { pit, seeds } = event {
                laps += 1;
                lap = Some(Lap { number: laps, from: pit, seeds, last: None });
            }
            told.extend(self.sentence(event));
            told.extend(fired);
        }
        told.extend(lap.map(|lap| self.lap(&lap)));
        told.append(&mut reasons);
        told
    }

    /// Where the seeds of a lap came from, and where the last one fell.
    fn lap(&self, lap: &Lap) -> String {
        let words = self.teller.words;
        let (from, pit) = self.place(lap.from);
        let (number, seeds) = (lap.number, lap.seeds);
        let (sentence, fell) = match lap.last {
            Some(Event::Sown { hole: Hole::Pit(last) }) => ("story-lap", last),
            Some(Event::SownIntoCastle { pit: tuzdik, .. }) if self.teller.ring.has_tuzdiks() => {
                ("story-lap-to-tuzdik", tuzdik)
            }
            Some(Event::SownIntoCastle { pit: castle, .. }) => ("story-lap-to-castle", castle),
            Some(Event::Sown { hole: Hole::Store(side) }) => {
                let (name, to) = ("story-lap-to-store", self.teller.naming.row(side));
                return say!(words, name, lap = number, seeds = seeds, from = from, pit = pit, to = to);
            }
            _ => return say!(words, "story-lifted", lap = number, seeds = seeds, from = from, pit = pit),
        };
        let (to, last) = self.place(fell);
        say!(words, sentence, lap = number, seeds = seeds, from = from, pit = pit, to = to, last = last)
    }

    /// The sentence for an event other than sowing, if it deserves one.
    fn sentence(&self, event: Event) -> Option<String> {
        let (words, naming) = (self.teller.words, self.teller.naming);
        Some(match event {
            Event::Captured { pit, seeds, by } => {
                let name = if naming.is_you(by) { "story-captured-you" } else { "story-captured" };
                let ((side, pit), player) = (self.place(pit), naming.player(by));
                say!(words, name, player = player, seeds = seeds, side = side, pit = pit)
            }
            Event::Marked { pit, mark, owner } => {
                board::lines::marked(words, naming, self.teller.ring, (pit, mark, owner))
            }
            Event::Swept { pit, seeds, to } => {
                let name = if naming.is_you(to) { "story-swept-you" } else { "story-swept" };
                let ((side, pit), player) = (self.place(pit), naming.player(to));
                say!(words, name, seeds = seeds, side = side, pit = pit, player = player)
            }
            _ => return self.teller.of_event(event),
        })
    }

    fn place(&self, pit: Pit) -> (&str, u8) {
        self.teller.naming.place(self.teller.ring, pit)
    }
}
