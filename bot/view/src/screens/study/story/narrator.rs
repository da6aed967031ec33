//! Tells a move in sentences, lap by lap.

use kuzhi_engine::{Event, Hole, Pit, Position, Side};

use crate::words::account::Teller;
use crate::words::{say, side_name};

/// Tells everything that happens in a move, in order.
pub(crate) struct Narrator<'a> {
    pub(crate) teller: Teller<'a>,
    pub(crate) mover: Side,
    pub(crate) before: Position,
}

/// The lap in progress.
struct Lap {
    number: usize,
    from: Pit,
    seeds: u8,
    last: Option<Event>,
}

impl Narrator<'_> {
    /// One sentence per event. `laps_before` is the number of laps already told.
    pub(crate) fn sentences(&self, events: &[Event], laps_before: usize) -> Vec<String> {
        let mut told = Vec::new();
        let (mut lap, mut laps): (Option<Lap>, usize) = (None, laps_before);
        let mut why_ended = self.teller.round_end(self.mover, &self.before, events);
        for &event in events {
            match event {
                Event::Sown { .. } | Event::SownIntoCastle { .. } => {
                    lap = lap.map(|lap| Lap { last: Some(event), ..lap });
                    continue;
                }
                Event::PassedOver { .. } => continue,
                _ => told.extend(lap.take().map(|lap| self.lap(&lap))),
            }
            if let Event::Swept { .. } | Event::RoundEnded { .. } | Event::Ended { .. } = event {
                told.extend(why_ended.take());
            }
            if let Event::Lifted { pit, seeds } = event {
                laps += 1;
                lap = Some(Lap { number: laps, from: pit, seeds, last: None });
            }
            told.extend(self.sentence(event));
        }
        told.extend(lap.map(|lap| self.lap(&lap)));
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
                let (name, to) = ("story-lap-to-store", side_name(words, side));
                return say!(words, name, lap = number, seeds = seeds, from = from, pit = pit, to = to);
            }
            _ => return say!(words, "story-lifted", lap = number, seeds = seeds, from = from, pit = pit),
        };
        let (to, last) = self.place(fell);
        say!(words, sentence, lap = number, seeds = seeds, from = from, pit = pit, to = to, last = last)
    }

    /// The sentence for an event other than sowing, if it deserves one.
    fn sentence(&self, event: Event) -> Option<String> {
        let words = self.teller.words;
        let name = |side: Side| self.teller.names[side.index()].as_str();
        Some(match event {
            Event::Captured { pit, seeds, by } => {
                let (side, pit) = self.place(pit);
                say!(words, "story-captured", player = name(by), seeds = seeds, side = side, pit = pit)
            }
            Event::Marked { pit, mark, owner } => {
                let (side, pit) = self.place(pit);
                let sentence = format!("board-mark-{mark}");
                say!(words, &sentence, side = side, pit = pit, player = name(owner))
            }
            Event::Swept { pit, seeds, to } => {
                let (side, pit) = self.place(pit);
                say!(words, "story-swept", seeds = seeds, side = side, pit = pit, player = name(to))
            }
            Event::CastleBuilt { .. }
            | Event::HandKept { .. }
            | Event::EndlessSowing { .. }
            | Event::GrandSlam { .. }
            | Event::DirectionChosen { .. }
            | Event::ExtraTurn { .. }
            | Event::Arranged { .. }
            | Event::RoundEnded { .. }
            | Event::RoundBegan { .. } => self.teller.of_event(self.mover, event),
            _ => return None,
        })
    }

    fn place(&self, pit: Pit) -> (String, u8) {
        let ring = self.teller.ring;
        (side_name(self.teller.words, ring.owner(pit)), ring.number(pit).get())
    }
}
