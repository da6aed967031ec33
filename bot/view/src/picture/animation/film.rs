//! The scenes of a move: the board after every seed, or after every lap of a long move.

use kuzhi_engine::{Event, EventReplay, Hole, Pit, Position};

use crate::picture::LastMove;

/// The most scenes of a move. More would take too long to watch and be too large to send.
pub(super) const MOST_SCENES: usize = 150;

/// The longest animation of a move, in hundredths of a second. People look away from longer ones.
pub(super) const LONGEST: u32 = 1_200;

/// How long the board is shown before the move, and after it until the animation loops.
const BEFORE: u16 = 90;
const AFTER: u16 = 300;

/// The shortest delay that all players of GIF files respect.
const SHORTEST: u16 = 2;

/// One frame of the animation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Scene {
    pub(super) position: Position,
    /// Where the lap began, where the last seed fell, and what is being captured.
    pub(super) marks: LastMove,
    /// The position of the mover's hand and the number of seeds in it.
    pub(super) hand: Option<(Hole, u8)>,
    /// How long the scene is shown, in hundredths of a second.
    pub(super) lasts: u16,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum BeatKind {
    /// A pit is lifted, and a lap begins.
    Lift,
    /// A seed falls.
    Sow,
    /// Seeds go to a store.
    Take,
    /// The board is swept, or laid out for a new round.
    Settle,
    /// A whole lap, or several.
    Laps,
}

/// Events shown together.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Beat {
    kind: BeatKind,
    events: Vec<Event>,
}

/// The scenes of a move, from the board before it to the board after it.
pub(super) fn scenes(before: Position, events: &[Event]) -> Vec<Scene> {
    let beats = cut(beats(events));
    let mut projector = Projector { replay: EventReplay::new(before), pit: first_lifted(events), at: None };
    let mut scenes = vec![projector.scene(LastMove { from: projector.pit, ..LastMove::default() }, BEFORE)];
    let times = times(&beats);
    scenes.extend(beats.iter().zip(times).map(|(beat, lasts)| projector.play(beat, lasts)));
    let mut whole = LastMove::default();
    for &event in events {
        whole.record_event(event);
    }
    projector.at = None;
    scenes.push(projector.scene(whole, AFTER));
    scenes
}

/// How long each beat is shown. Each lap is a little faster than the one before. If the total is too long,
/// all are sped up to fit.
fn times(beats: &[Beat]) -> Vec<u16> {
    let mut pace = 1.0_f32;
    let wanted: Vec<f32> = beats
        .iter()
        .enumerate()
        .map(|(at, beat)| {
            if beat.kind == BeatKind::Lift && at > 0 {
                pace = (pace * 0.85).max(0.3);
            }
            pace * beat.kind.lasts()
        })
        .collect();
    let room = LONGEST - u32::from(BEFORE) - u32::from(AFTER);
    // No move has so many beats that even the shortest delays would not fit.
    #[allow(clippy::cast_precision_loss)]
    let faster = (room as f32 / wanted.iter().sum::<f32>()).min(1.0);
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // some hundredths of a second
    let time = |wanted: f32| ((wanted * faster) as u16).max(SHORTEST);
    wanted.into_iter().map(time).collect()
}

impl BeatKind {
    /// How long such a beat is shown in a short move.
    const fn lasts(self) -> f32 {
        match self {
            BeatKind::Sow => 40.0,
            BeatKind::Lift => 60.0,
            BeatKind::Take => 100.0,
            BeatKind::Laps => 80.0,
            BeatKind::Settle => 130.0,
        }
    }
}

fn first_lifted(events: &[Event]) -> Option<Pit> {
    events.iter().find_map(|event| match event {
        Event::Lifted { pit, .. } => Some(*pit),
        _ => None,
    })
}

/// Groups the events of a move into beats. Events without a visible effect join the beat before them.
fn beats(events: &[Event]) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    for &event in events {
        let kind = match event {
            Event::Lifted { .. } => Some(BeatKind::Lift),
            Event::Sown { .. } | Event::SownIntoCastle { .. } => Some(BeatKind::Sow),
            Event::Captured { .. } | Event::HandKept { .. } => Some(BeatKind::Take),
            Event::Swept { .. } | Event::RoundBegan { .. } | Event::Arranged { .. } => Some(BeatKind::Settle),
            _ => None,
        };
        match (kind, beats.last_mut()) {
            (None, Some(last)) => last.events.push(event),
            (Some(BeatKind::Settle), Some(last))
                if last.kind == BeatKind::Settle && !matches!(event, Event::RoundBegan { .. }) =>
            {
                last.events.push(event);
            }
            (kind, _) => beats.push(Beat { kind: kind.unwrap_or(BeatKind::Settle), events: vec![event] }),
        }
    }
    beats
}

/// Shortens a move with too many beats. The first laps and the last one stay whole as far as there is room.
/// Each lap between them becomes one beat. If there are too many laps even for that, several become one.
fn cut(beats: Vec<Beat>) -> Vec<Beat> {
    if beats.len() <= MOST_SCENES {
        return beats;
    }
    let laps: Vec<&[Beat]> = beats.chunk_by(|_, next| next.kind != BeatKind::Lift).collect();
    let at_once = laps.len().div_ceil(MOST_SCENES);
    if at_once > 1 {
        return laps.chunks(at_once).map(|laps| together(&laps.concat())).collect();
    }
    let mut spare = MOST_SCENES - laps.len();
    let mut afford = |lap: &[Beat]| {
        let affordable = lap.len() <= spare + 1;
        if affordable {
            spare -= lap.len() - 1;
        }
        affordable
    };
    let (last, earlier) = laps.split_last().expect("there are beats, so there is a lap");
    let last_in_full = afford(last);
    let in_full = earlier.iter().take_while(|lap| afford(lap)).count();
    let (full, rest) = earlier.split_at(in_full);
    let mut shown = full.concat();
    shown.extend(rest.iter().map(|lap| together(lap)));
    if last_in_full {
        shown.extend_from_slice(last);
    } else {
        shown.push(together(last));
    }
    shown
}

/// Merges beats into one.
fn together(beats: &[Beat]) -> Beat {
    let events = beats.iter().flat_map(|beat| beat.events.iter().copied()).collect();
    Beat { kind: BeatKind::Laps, events }
}

/// Follows the events and shows their results.
struct Projector {
    replay: EventReplay,
    /// The pit in which the lap began.
    pit: Option<Pit>,
    /// The position of the hand.
    at: Option<Hole>,
}

impl Projector {
    fn play(&mut self, beat: &Beat, lasts: u16) -> Scene {
        let mut marks = LastMove::default();
        for event in &beat.events {
            match *event {
                Event::Lifted { pit, .. } => (self.pit, self.at) = (Some(pit), Some(Hole::Pit(pit))),
                Event::Sown { hole } => self.at = Some(hole),
                Event::SownIntoCastle { pit, .. } => self.at = Some(Hole::Pit(pit)),
                Event::RoundBegan { .. } => (self.pit, self.at) = (None, None),
                _ => {}
            }
            marks.record_event(*event);
            // The events of a legal move always apply. If one did not, the picture would stay as it is.
            let _ = self.replay.apply(event);
        }
        marks.from = self.pit;
        self.scene(marks, lasts)
    }

    fn scene(&self, marks: LastMove, lasts: u16) -> Scene {
        let hand = self.replay.hand();
        let hand = self.at.filter(|_| hand > 0).map(|at| (at, hand));
        Scene { position: *self.replay.position(), marks, hand, lasts }
    }
}
