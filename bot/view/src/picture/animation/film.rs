//! The scenes of a move: the board after every seed, or after every lap of a long move.

use std::sync::Arc;

use kuzhi_engine::{Event, EventReplay, Hole, Pit, PitSet, Position};

use crate::picture::{LastMove, Picture};

/// How long a film of moves is, and how finely it shows them.
#[derive(Copy, Clone, Debug)]
pub(super) struct Pace {
    /// The most scenes of the moves. More would take too long to watch and be too large to send.
    pub(super) most_scenes: usize,
    /// The longest film, in hundredths of a second. People look away from longer ones.
    pub(super) longest: u32,
    /// How long the board is shown before the moves, and after them until the animation loops.
    before: u16,
    after: u16,
}

impl Pace {
    /// A film that somebody has asked for.
    pub(super) const ASKED: Pace = Pace { most_scenes: 150, longest: 1_200, before: 90, after: 300 };
    /// The bot's reply, for which a person waits.
    pub(super) const REPLY: Pace = Pace { most_scenes: 60, longest: 300, before: 30, after: 20 };
}

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
    /// The pits that the player to move may play, once the film is over.
    pub(super) liftable: PitSet,
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

/// The scenes of moves, from the board before them to the board after them, with the marks of all.
pub(super) fn scenes(before: Position, moves: &[Arc<[Event]>], pace: Pace) -> Vec<Scene> {
    let events = moves.concat();
    let beats = cut(beats(&events), pace.most_scenes);
    let mut projector = Projector { replay: EventReplay::new(before), pit: first_lifted(&events), at: None };
    let first = LastMove { from: projector.pit.into_iter().collect(), ..LastMove::default() };
    let mut scenes = vec![projector.scene(first, pace.before)];
    let times = times(&beats, pace);
    scenes.extend(beats.iter().zip(times).map(|(beat, lasts)| projector.play(beat, lasts)));
    projector.at = None;
    scenes.push(projector.scene(LastMove::of_moves(moves.iter().map(|events| &**events)), pace.after));
    scenes
}

/// The scenes of the bot's reply. They end in the picture of the board as people would see it otherwise.
pub(super) fn reply(before: Position, moves: &[Arc<[Event]>], ends_in: &Picture) -> Vec<Scene> {
    let mut scenes = scenes(before, moves, Pace::REPLY);
    if let Some(end) = scenes.last_mut() {
        let Picture { position, liftable, last, .. } = *ends_in;
        *end = Scene { position, marks: last, liftable, ..*end };
    }
    scenes
}

/// How long each beat is shown. Each lap is a little faster than the one before. If the total is too long,
/// all are sped up to fit.
fn times(beats: &[Beat], pace: Pace) -> Vec<u16> {
    let mut speed = 1.0_f32;
    let wanted: Vec<f32> = beats
        .iter()
        .enumerate()
        .map(|(at, beat)| {
            if beat.kind == BeatKind::Lift && at > 0 {
                speed = (speed * 0.85).max(0.3);
            }
            speed * beat.kind.lasts()
        })
        .collect();
    let room = pace.longest - u32::from(pace.before) - u32::from(pace.after);
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
fn cut(beats: Vec<Beat>, most: usize) -> Vec<Beat> {
    if beats.len() <= most {
        return beats;
    }
    let laps: Vec<&[Beat]> = beats.chunk_by(|_, next| next.kind != BeatKind::Lift).collect();
    let at_once = laps.len().div_ceil(most);
    if at_once > 1 {
        return laps.chunks(at_once).map(|laps| together(&laps.concat())).collect();
    }
    let mut spare = most - laps.len();
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
        marks.from = self.pit.into_iter().collect();
        self.scene(marks, lasts)
    }

    fn scene(&self, marks: LastMove, lasts: u16) -> Scene {
        let hand = self.replay.hand();
        let hand = self.at.filter(|_| hand > 0).map(|at| (at, hand));
        Scene { position: *self.replay.position(), marks, hand, liftable: PitSet::EMPTY, lasts }
    }
}
