//! One move, shown as an animation, as still pictures lap by lap, or in sentences.

mod narrator;

use self::narrator::Narrator;
use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Match, Playing};
use kuzhi_engine as engine;
use kuzhi_engine::{Event, Position, Ring, Side};

use crate::board;
use crate::picture::{Animation, Picture, Theme, laps};
use crate::request::Action;
use crate::screens::matches::move_buttons;
use crate::screens::text::{no_files, with_line};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::account::Teller;
use crate::words::naming::Naming;
use crate::words::{Words, coaching, game_name, say};

/// The most characters for the sentences, leaving room in the message for the rest.
const LONGEST: usize = 1_600;

/// The most characters for the account in a still picture's description, before the rows.
const LONGEST_ACCOUNT: usize = 500;

/// A move, ready to show: the screen, and the animation to draw for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// The account of the move in a line, and buttons to more. In words where pictures may not be attached.
    pub screen: Screen,
    /// The move to animate.
    pub animation: Animation,
    /// The alt text of the animation.
    pub description: String,
}

/// A lap of a move, ready to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lap {
    /// The sentences of the lap, and buttons to the laps before and after.
    pub screen: Screen,
    /// The board after the lap.
    pub picture: Picture,
    /// The alt text of the picture.
    pub description: String,
}

/// Plays back the `ply`-th move, counted from 1, or the last move if there are fewer.
///
/// Returns `None` if no move was made.
pub fn story(words: &Words, shown: &Match, who: PlayerId, ply: usize, theme: Theme) -> Option<Story> {
    let told = ShownMove::new(words, shown, who, ply)?;
    let viewer = told.viewer();
    let (naming, alt_text) = (told.naming(), told.alt_text());
    let told_so_far = [told.title(), told.teller(&naming).account(told.mover, &told.before, &told.events)];
    let text = told_so_far.into_iter().chain(told.next()).collect::<Vec<_>>().join("\n");
    let account = told.teller(&alt_text).account(told.mover, &told.before, &told.events);
    let after = told.after.position();
    let mut further = Vec::new();
    if told.laps().len() > 1 {
        further.push(
            told.button("button-lap-by-lap", Action::ShowLap { id: shown.id(), ply: told.ply, lap: 1 }),
        );
    }
    further.push(told.button("button-in-sentences", Action::TellMove { id: shown.id(), ply: told.ply }));
    let description = board::text::description_after(words, &account, &after, viewer, &alt_text);
    let (rows, text_without_file) = (vec![told.ways(), further], Some(told.without_pictures()));
    let animation = Animation::new(told.before, told.events, viewer, theme);
    Some(Story { screen: Screen { rows, text_without_file, ..Screen::text(text) }, animation, description })
}

/// The same move in sentences. Without a button to pictures if files may not be attached.
pub fn story_in_sentences(
    words: &Words,
    shown: &Match,
    who: PlayerId,
    ply: usize,
    may_attach: bool,
) -> Option<Screen> {
    let told = ShownMove::new(words, shown, who, ply)?;
    if !may_attach {
        return Some(Screen { rows: vec![told.ways()], ..Screen::text(told.without_pictures()) });
    }
    let back = told.button("button-whole-move", Action::StepTo { id: shown.id(), ply: told.ply });
    Some(Screen { rows: vec![told.ways(), vec![back]], ..Screen::text(told.in_sentences()) })
}

/// One lap of the same move, counted from 1, or the last lap if there are fewer.
///
/// Returns `None` if no move was made, or if the move has no laps.
pub fn story_of_lap(
    words: &Words,
    shown: &Match,
    who: PlayerId,
    (ply, lap): (usize, usize),
    theme: Theme,
) -> Option<Lap> {
    let told = ShownMove::new(words, shown, who, ply)?;
    let all = told.laps();
    let lap = lap.clamp(1, all.len().max(1));
    lap.checked_sub(1)?;
    let (naming, alt_text) = (told.naming(), told.alt_text());
    let narrate = |naming| told.narrator(naming).of_lap(&all, lap - 1);
    let title = say!(
        words,
        "story-lap-title",
        game = game_name(words, shown.game()),
        number = told.ply,
        player = told.mover_name(),
        lap = lap,
        laps = all.len()
    );
    let text = [title].into_iter().chain(shortened(words, narrate(&naming))).collect::<Vec<_>>().join("\n");
    let viewer = told.viewer();
    let picture = Picture::after_lap(told.before, &all, lap, viewer, theme);
    let account: String = narrate(&alt_text).join(" ").chars().take(LONGEST_ACCOUNT).collect();
    let description = board::text::description_after(words, &account, &picture.position, viewer, &alt_text);
    let rows = board::text::rows(words, &picture.position, viewer, &naming);
    let text_without_file = with_line(with_line(text.clone(), &rows), &no_files(words));
    let to = |name, lap: usize, enabled| Button {
        enabled,
        ..told.button(name, Action::ShowLap { id: shown.id(), ply: told.ply, lap })
    };
    let steps =
        vec![to("button-lap-before", lap - 1, lap > 1), to("button-lap-after", lap + 1, lap < all.len())];
    let further = vec![
        told.button("button-whole-move", Action::StepTo { id: shown.id(), ply: told.ply }),
        told.button("button-in-sentences", Action::TellMove { id: shown.id(), ply: told.ply }),
    ];
    let screen = Screen {
        rows: vec![steps, further],
        text_without_file: Some(text_without_file),
        ..Screen::text(text)
    };
    Some(Lap { screen, picture, description })
}

/// The button under a board that shows its last move. `None` before the first move.
pub(crate) fn button(words: &Words, shown: &Match, playing: &Playing) -> Option<Button> {
    let action = Action::ShowMove { id: shown.id(), ply: playing.ply() };
    let label = say!(words, "button-show-move");
    (playing.ply() > 0).then_some(Button { label, style: ButtonStyle::Secondary, enabled: true, action })
}

/// A move of a match that a person wants to see.
struct ShownMove<'a> {
    words: &'a Words,
    shown: &'a Match,
    playing: &'a Playing,
    /// The number of moves up to and including this one.
    ply: usize,
    mover: Side,
    ring: Ring,
    before: Position,
    after: engine::Match,
    events: Vec<Event>,
    /// The viewer's side, if they play.
    reader: Option<Side>,
}

impl<'a> ShownMove<'a> {
    fn new(words: &'a Words, shown: &'a Match, who: PlayerId, ply: usize) -> Option<ShownMove<'a>> {
        let playing = shown.played()?;
        let ply = ply.min(playing.ply());
        let mv = *playing.moves().get(ply.checked_sub(1)?)?;
        let mut after = playing.history().before(ply - 1).board().clone();
        let (mover, before, mut events) = (after.turn()?, after.position(), Vec::new());
        after.play(mv, &mut |event| events.push(event)).ok()?;
        let (ring, reader) = (before.ring, playing.seats().side_of(who));
        Some(ShownMove { words, shown, playing, ply, mover, ring, before, after, events, reader })
    }

    fn viewer(&self) -> Side {
        self.reader.unwrap_or(Side::South)
    }

    fn title(&self) -> String {
        let title = say!(
            self.words,
            "story-title",
            game = game_name(self.words, self.shown.game()),
            number = self.ply,
            player = self.mover_name()
        );
        if self.is_drawn() { format!("{title} · {}", say!(self.words, "move-drawn")) } else { title }
    }

    /// Whether the move was drawn by lot.
    fn is_drawn(&self) -> bool {
        self.ply <= self.playing.ballot().len()
    }

    fn mover_name(&self) -> String {
        self.naming().player(self.mover).to_owned()
    }

    /// What the player to move can do next. `None` in a live rated match, where players get no help.
    fn next(&self) -> Option<String> {
        let name = |mv| move_buttons::label(self.words, Side::South, mv);
        if self.shown.rated() && self.shown.is_live() {
            None
        } else {
            coaching::next(self.words, &self.after, &self.naming(), name)
        }
    }

    /// The players' names. Nobody has chosen a move that was drawn, so it has only sides.
    fn naming(&self) -> Naming {
        if self.is_drawn() {
            Naming::of_sides(self.words)
        } else {
            Naming::of_seats(self.words, self.playing.seats(), self.reader)
        }
    }

    /// The names for texts in which Discord does not resolve mentions.
    fn alt_text(&self) -> Naming {
        Naming::of_alt_text(self.words, Some(self.playing.seats()), self.reader)
    }

    fn teller<'n>(&'n self, naming: &'n Naming) -> Teller<'n> {
        Teller { words: self.words, naming, game: self.shown.game(), ring: self.ring }
    }

    fn narrator<'n>(&'n self, naming: &'n Naming) -> Narrator<'n> {
        Narrator::new(self.teller(naming), self.mover, self.before, &self.events)
    }

    /// The events of each lap. The last one includes what followed it.
    fn laps(&self) -> Vec<&[Event]> {
        laps(&self.events)
    }

    fn in_sentences(&self) -> String {
        let told = self.narrator(&self.naming()).of_move();
        [self.title()].into_iter().chain(shortened(self.words, told)).collect::<Vec<_>>().join("\n")
    }

    /// Everything that pictures would show, for places where files may not be attached.
    fn without_pictures(&self) -> String {
        let rows = board::text::rows(self.words, &self.after.position(), self.viewer(), &self.naming());
        with_line(with_line(self.in_sentences(), &rows), &no_files(self.words))
    }

    fn button(&self, name: &str, action: Action) -> Button {
        Button { label: say!(self.words, name), style: ButtonStyle::Secondary, enabled: true, action }
    }

    /// Buttons to the move before and the move after.
    fn ways(&self) -> Vec<Button> {
        let to = |name, ply: usize, enabled| Button {
            enabled,
            ..self.button(name, Action::StepTo { id: self.shown.id(), ply })
        };
        vec![
            to("button-move-before", self.ply.saturating_sub(1), self.ply > 1),
            to("button-move-after", self.ply + 1, self.ply < self.playing.ply()),
        ]
    }
}

/// Shortens the sentences to fit by leaving out those in the middle.
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

#[cfg(test)]
mod tests;
