//! One move told sentence by sentence, lap by lap, beside its animation.

use kuzhi_engine::{Event, Hole, Pit, Side};

use super::match_screen::{no_files, with_line};
use super::{Button, Screen, Tone};
use crate::board;
use crate::domain::{Match, PlayerId, Playing};
use crate::picture::{Animation, Theme};
use crate::request::Action;
use crate::words::account::Teller;
use crate::words::{Words, game_name, player, say, side_name};

/// The most letters of the sentences, so that a message takes them with all that stands around them.
const LONGEST: usize = 1_600;

/// A move as it is shown to somebody: the screen, and the animation that comes with it when it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// The sentences, and the ways to the moves before and after.
    pub screen: Screen,
    /// The move to be seen.
    pub animation: Animation,
    /// What the animation shows, for those who do not see it.
    pub description: String,
}

/// The move that led to the board with so many moves; the last one when there are not so many.
///
/// Nothing when no move was made.
pub fn story(words: &Words, shown: &Match, who: PlayerId, ply: usize, theme: Theme) -> Option<Story> {
    let playing = shown.played()?;
    let ply = ply.min(playing.ply());
    let mv = *playing.moves().get(ply.checked_sub(1)?)?;
    let mut board = playing.history().before(ply - 1).board().clone();
    let (mover, before, mut events) = (board.turn()?, board.position(), Vec::new());
    let ring = before.ring;
    board.play(mv, &mut |event| events.push(event)).ok()?;
    let reader = playing.seats().side_of(who);
    let viewer = reader.unwrap_or(Side::South);
    let title = say!(
        words,
        "story-title",
        game = game_name(words, shown.game()),
        number = ply,
        player = player(words, playing.seats().at(mover))
    );
    let names = Side::ALL.map(|side| player(words, playing.seats().at(side)));
    let told = Narrator { teller: Teller { words, names, ring }, mover }.sentences(&events);
    let text = [title].into_iter().chain(shortened(words, told)).collect::<Vec<_>>().join("\n");
    let sides = Teller { words, names: Side::ALL.map(|side| side_name(words, side)), ring };
    let account = sides.account(mover, &events);
    let rows = board::text::rows(words, &board.position(), viewer, reader);
    let instead = with_line(with_line(text.clone(), &rows), &no_files(words));
    Some(Story {
        screen: Screen {
            rows: vec![ways(words, shown, playing, ply)],
            instead: Some(instead),
            ..Screen::text(text)
        },
        animation: Animation::new(before, events, viewer, theme),
        description: board::text::description_after(words, &account, &board.position(), viewer, reader),
    })
}

/// The button under a board that shows its last move; none before the first move.
pub(super) fn button(words: &Words, shown: &Match, playing: &Playing) -> Option<Button> {
    let action = Action::ShowMove { id: shown.id(), ply: playing.ply() };
    let label = say!(words, "button-show-move");
    (playing.ply() > 0).then_some(Button { label, tone: Tone::Plain, enabled: true, action })
}

/// Buttons to the move before and the move after.
fn ways(words: &Words, shown: &Match, playing: &Playing, ply: usize) -> Vec<Button> {
    let button = |name, ply: usize, enabled| Button {
        label: say!(words, name),
        tone: Tone::Plain,
        enabled,
        action: Action::StepTo { id: shown.id(), ply },
    };
    vec![
        button("button-move-before", ply.saturating_sub(1), ply > 1),
        button("button-move-after", ply + 1, ply < playing.ply()),
    ]
}

/// Sentences that fit: of too many, those in the middle are left out.
fn shortened(words: &Words, told: Vec<String>) -> Vec<String> {
    let length = |told: &[String]| told.iter().map(|one| one.chars().count() + 1).sum::<usize>();
    let all = told.len();
    let (mut ahead, mut behind) = (told, Vec::new());
    if length(&ahead) <= LONGEST {
        return ahead;
    }
    let upper = ahead.split_off(all / 2);
    behind.extend(upper);
    while length(&ahead) + length(&behind) > LONGEST && ahead.len() + behind.len() > 2 {
        if ahead.len() > behind.len() {
            ahead.pop();
        } else {
            behind.remove(0);
        }
    }
    let left_out = all - ahead.len() - behind.len();
    ahead.push(say!(words, "story-left-out", lines = left_out));
    ahead.append(&mut behind);
    ahead
}

/// Tells everything that happens in a move, in order.
struct Narrator<'a> {
    teller: Teller<'a>,
    mover: Side,
}

/// A lap that is being told.
struct Lap {
    number: u32,
    from: Pit,
    seeds: u8,
    last: Option<Event>,
}

impl Narrator<'_> {
    fn sentences(&self, events: &[Event]) -> Vec<String> {
        let mut told = Vec::new();
        let (mut lap, mut laps): (Option<Lap>, u32) = (None, 0);
        for &event in events {
            match event {
                Event::Sown { .. } | Event::SownIntoCastle { .. } => {
                    lap = lap.map(|lap| Lap { last: Some(event), ..lap });
                    continue;
                }
                Event::PassedOver { .. } => continue,
                _ => told.extend(lap.take().map(|lap| self.lap(&lap))),
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

    /// Where the seeds of a lap came from, and where the last of them fell.
    fn lap(&self, lap: &Lap) -> String {
        let words = self.teller.words;
        let (from, pit) = self.place(lap.from);
        let (number, seeds) = (lap.number, lap.seeds);
        match lap.last {
            Some(Event::Sown { hole: Hole::Pit(last) }) => {
                let (to, last) = self.place(last);
                say!(
                    words,
                    "story-lap",
                    lap = number,
                    seeds = seeds,
                    from = from,
                    pit = pit,
                    to = to,
                    last = last
                )
            }
            Some(Event::Sown { hole: Hole::Store(side) }) => {
                let to = side_name(words, side);
                say!(
                    words,
                    "story-lap-to-store",
                    lap = number,
                    seeds = seeds,
                    from = from,
                    pit = pit,
                    to = to
                )
            }
            Some(Event::SownIntoCastle { pit: castle, .. }) => {
                let (to, last) = self.place(castle);
                say!(
                    words,
                    "story-lap-to-castle",
                    lap = number,
                    seeds = seeds,
                    from = from,
                    pit = pit,
                    to = to,
                    last = last
                )
            }
            _ => say!(words, "story-lifted", lap = number, seeds = seeds, from = from, pit = pit),
        }
    }

    /// What happens besides sowing, as far as it is worth a sentence of its own.
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
            | Event::DirectionChosen { .. }
            | Event::ExtraTurn { .. }
            | Event::Arranged { .. }
            | Event::RoundEnded { .. }
            | Event::RoundBegan { .. } => self.teller.account(self.mover, &[event]),
            // Where the last seeds of a round go is told by how it ended.
            _ => return None,
        })
    }

    fn place(&self, pit: Pit) -> (String, u8) {
        let ring = self.teller.ring;
        (side_name(self.teller.words, ring.owner(pit)), ring.number(pit).get())
    }
}

#[cfg(test)]
mod tests;
