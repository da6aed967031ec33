//! What moves did, told in sentences from the engine's events.

use kuzhi_engine::{Direction, Event, Mark, Pit, Ring, Side};

use crate::domain::{Playing, Step};
use crate::words::{Words, player, say, side_name};

/// One line for each of the last moves, as many as are kept at most: those of the player who moved last and of the
/// other one before them, so that a person sees what followed their own move.
pub(crate) fn last_moves(words: &Words, playing: &Playing) -> Vec<String> {
    let names = Side::ALL.map(|side| player(words, playing.seats().at(side)));
    let teller = Teller { words, names, ring: playing.board().position().ring };
    let told = last_two_runs(playing.lately());
    let lines = told.iter().enumerate().map(|(place, step)| {
        let line = teller.account(step.mover, &step.events);
        let is_planned = place + playing.planned() >= told.len();
        if is_planned { format!("{line} {}", say!(words, "move-planned")) } else { line }
    });
    lines.collect()
}

/// Those of the last moves that belong to the last two unbroken runs of one player's moves.
fn last_two_runs(steps: &[Step]) -> &[Step] {
    let runs = steps.chunk_by(|one, next| one.mover == next.mover).rev();
    let told: usize = runs.take(2).map(<[_]>::len).sum();
    &steps[steps.len() - told..]
}

/// Tells moves with the players' names.
pub(crate) struct Teller<'a> {
    pub(crate) words: &'a Words,
    /// South's and North's.
    pub(crate) names: [String; 2],
    pub(crate) ring: Ring,
}

/// What the events of one move add up to.
#[derive(Default)]
struct Sum {
    lifted: Option<(Pit, u8)>,
    laps: u32,
    captured: [u32; 2],
    into_castles: [u32; 2],
    swept: [u32; 2],
    again: bool,
    /// Whole sentences about what happens seldom, in order.
    seldom: Vec<String>,
    /// What came after the end of the round.
    afterwards: Vec<String>,
}

impl Teller<'_> {
    /// The sentences about one move.
    pub(crate) fn account(&self, mover: Side, events: &[Event]) -> String {
        let mut sum = Sum::default();
        for event in events {
            self.add(&mut sum, *event);
        }
        self.sentences(mover, sum).join(" ")
    }

    fn add(&self, sum: &mut Sum, event: Event) {
        let words = self.words;
        match event {
            Event::Lifted { pit, seeds } => {
                sum.lifted.get_or_insert((pit, seeds));
                sum.laps += 1;
            }
            Event::Captured { seeds, by, .. } => sum.captured[by.index()] += u32::from(seeds),
            Event::SownIntoCastle { owner, .. } => sum.into_castles[owner.index()] += 1,
            Event::Swept { seeds, to, .. } => sum.swept[to.index()] += u32::from(seeds),
            Event::ExtraTurn { .. } => sum.again = true,
            Event::DirectionChosen { direction } => sum.seldom.push(match direction {
                Direction::CounterClockwise => say!(words, "move-counter-clockwise"),
                Direction::Clockwise => say!(words, "move-clockwise"),
            }),
            Event::CastleBuilt { pit, .. } => sum.seldom.push(self.at_pit("move-castle", pit)),
            Event::Marked { pit, mark: Mark::Tied, .. } => sum.seldom.push(self.at_pit("move-tied", pit)),
            Event::HandKept { seeds, .. } => sum.seldom.push(say!(words, "move-kept", seeds = seeds)),
            Event::EndlessSowing { .. } => sum.seldom.push(say!(words, "move-endless")),
            Event::Arranged { side, eats } => {
                let player = self.name(side);
                sum.seldom.insert(0, say!(words, "move-arranged", player = player, seeds = eats));
            }
            Event::RoundEnded { round, score: [points, against] } => {
                sum.afterwards.push(say!(
                    words,
                    "move-round-ended",
                    round = round,
                    south = self.name(Side::South),
                    points = points,
                    north = self.name(Side::North),
                    against = against
                ));
            }
            Event::RoundBegan { round, begins, .. } => {
                let player = self.name(begins);
                sum.afterwards.push(say!(words, "move-round-began", player = player, round = round));
            }
            // The rest is on the board to be seen.
            _ => {}
        }
    }

    fn sentences(&self, mover: Side, sum: Sum) -> Vec<String> {
        let words = self.words;
        let mut said = Vec::new();
        said.extend(sum.lifted.map(|(pit, seeds)| self.sown(mover, pit, seeds, sum.laps)));
        said.extend(sum.seldom);
        for side in [mover, mover.other()] {
            let (captured, fallen) = (sum.captured[side.index()], sum.into_castles[side.index()]);
            if captured > 0 && side == mover {
                said.push(say!(words, "move-captured", seeds = captured));
            } else if captured > 0 {
                said.push(say!(words, "move-captured-other", player = self.name(side), seeds = captured));
            }
            if fallen > 0 {
                said.push(say!(words, "move-into-castle", seeds = fallen, player = self.name(side)));
            }
        }
        for side in Side::ALL {
            let (swept, name) = (sum.swept[side.index()], self.name(side));
            if swept > 0 {
                said.push(say!(words, "move-swept", seeds = swept, player = name));
            }
        }
        if sum.again && sum.swept == [0, 0] {
            said.push(say!(words, "move-again"));
        }
        said.extend(sum.afterwards);
        if said.is_empty() {
            said.push(say!(words, "move-arranged-usual", player = self.name(mover)));
        }
        said
    }

    fn sown(&self, mover: Side, pit: Pit, seeds: u8, laps: u32) -> String {
        let (words, player) = (self.words, self.name(mover));
        let pit = self.ring.number(pit).get();
        if laps > 1 {
            say!(words, "move-sown-laps", player = player, pit = pit, seeds = seeds, laps = laps)
        } else {
            say!(words, "move-sown", player = player, pit = pit, seeds = seeds)
        }
    }

    fn name(&self, side: Side) -> &str {
        &self.names[side.index()]
    }

    fn at_pit(&self, name: &str, pit: Pit) -> String {
        let side = side_name(self.words, self.ring.owner(pit));
        say!(self.words, name, side = side, pit = self.ring.number(pit).get())
    }
}
