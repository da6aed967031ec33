//! Describes a move in a line, from its events.

use kuzhi_engine::{Event, Side};

/// Collects the events worth describing.
#[derive(Default)]
pub(super) struct Telling {
    laps: usize,
    captured: [u32; 2],
    notes: Vec<String>,
}

impl Telling {
    pub(super) fn hear(&mut self, event: &Event) {
        match *event {
            Event::Lifted { .. } => self.laps += 1,
            Event::Captured { seeds, by, .. } | Event::HandKept { seeds, by } => {
                self.captured[by.index()] += u32::from(seeds);
            }
            Event::SownIntoCastle { owner, .. } => self.captured[owner.index()] += 1,
            Event::CastleBuilt { owner, .. } => self.add(format!("{owner} has a castle")),
            Event::Marked { mark, owner, .. } => self.add(format!("a pit is {mark}, {owner}'s")),
            Event::EndlessSowing { .. } => {
                self.add("the sowing would never end, so it does here".to_owned());
            }
            Event::GrandSlam { by } => self.add(format!("a grand slam, so {by} takes nothing")),
            Event::ExtraTurn { side } => self.add(format!("{side} moves again")),
            Event::RoundEnded { round, score: [south, north] } => {
                self.add(format!("round {round} is over, south {south}, north {north}"));
            }
            Event::RoundBegan { round, begins, .. } => self.add(format!("{begins} begins round {round}")),
            Event::ArrangingBegan { side } => self.add(format!("{side} lays out the row")),
            _ => {}
        }
    }

    fn add(&mut self, note: String) {
        self.notes.push(note);
    }

    /// Returns the line, empty if there is nothing to say.
    pub(super) fn line(mut self) -> String {
        for side in Side::ALL.into_iter().rev() {
            match self.captured[side.index()] {
                0 => {}
                seeds => self.notes.insert(0, format!("{side} takes {seeds}")),
            }
        }
        if self.laps > 1 {
            self.notes.insert(0, format!("{} laps", self.laps));
        }
        self.notes.join("; ")
    }
}
