//! A move, or all that a player has not seen, as an animation, as still pictures lap by lap, or in sentences.

mod narrator;

use self::narrator::Narrator;
use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{Match, Playing, Step};
use kuzhi_engine as engine;
use kuzhi_engine::{Event, Ring, Side};

use crate::board;
use crate::picture::{Animation, Picture, Theme, laps};
use crate::request::Action;
use crate::screens::matches::move_buttons;
use crate::screens::text::{add_line, no_files, with_line};
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::account::Teller;
use crate::words::naming::Naming;
use crate::words::{Words, coaching, game_name, say};

/// The most characters for the sentences, leaving room in the message for the rest.
const LONGEST: usize = 1_600;

/// The most characters for the account in a picture's description, before the rows.
const LONGEST_ACCOUNT: usize = 500;

/// The moves that a person wants to see, counted from 1. They are of one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ShownMoves {
    /// The first of them. `None` for all since the person's own last move, or the last one alone if others
    /// have followed it.
    pub first: Option<usize>,
    /// The last of them, or the last one of the match if there are fewer.
    pub last: usize,
}

impl ShownMoves {
    /// What has happened up to a move since the person moved.
    pub const fn unseen(last: usize) -> ShownMoves {
        ShownMoves { first: None, last }
    }

    /// These moves.
    pub const fn between(first: usize, last: usize) -> ShownMoves {
        ShownMoves { first: Some(first), last }
    }
}

/// Moves, ready to show: the screen, and the animation to draw for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story {
    /// The account of the moves in a line, and buttons to more. In words where pictures may not be attached.
    pub screen: Screen,
    /// The moves to animate.
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

/// Plays back moves. Returns `None` if no move was made.
pub fn story(words: &Words, shown: &Match, who: PlayerId, moves: ShownMoves, theme: Theme) -> Option<Story> {
    let told = ToldMoves::new(words, shown, who, moves)?;
    let viewer = told.viewer();
    let (naming, alt_text) = (told.naming(), told.alt_text());
    let lines = [told.title(), told.teller(&naming).account_of(&told.steps)];
    let text = lines.into_iter().chain(told.next()).collect::<Vec<_>>().join("\n");
    let account = told.teller(&alt_text).account_of(&told.steps);
    let account = if told.steps.len() > 1 { cut(&account) } else { account };
    let after = told.after.position();
    let mut further = Vec::new();
    if told.laps().len() > 1 {
        further.push(
            told.button("button-lap-by-lap", Action::ShowLap { id: shown.id(), ply: told.ply, lap: 1 }),
        );
    }
    further.push(told.in_words());
    let description = board::text::description_after(words, &account, &after, viewer, &alt_text);
    let (rows, text_without_file) = (vec![told.ways(), further], Some(told.without_pictures()));
    let animation = Animation::of_steps(&told.steps, viewer, theme)?;
    Some(Story { screen: Screen { rows, text_without_file, ..Screen::text(text) }, animation, description })
}

/// Proposes that the bot's replies be films, below a film that somebody has asked for.
pub fn propose_film(words: &Words, screen: &mut Screen) {
    add_line(screen, &say!(words, "film-proposed"));
    let label = say!(words, "button-film");
    let button = Button { label, style: ButtonStyle::Success, enabled: true, action: Action::ReplyAsFilms };
    if let Some(row) = screen.rows.last_mut() {
        row.push(button);
    }
}

/// Says that the bot's replies are films from now on.
pub fn film_chosen(words: &Words) -> Screen {
    Screen::text(say!(words, "film-chosen"))
}

/// The same moves in sentences. Without a button to pictures if files may not be attached.
pub fn story_in_sentences(
    words: &Words,
    shown: &Match,
    who: PlayerId,
    moves: ShownMoves,
    may_attach: bool,
) -> Option<Screen> {
    let told = ToldMoves::new(words, shown, who, moves)?;
    if !may_attach {
        return Some(Screen { rows: vec![told.ways()], ..Screen::text(told.without_pictures()) });
    }
    Some(Screen { rows: vec![told.ways(), vec![told.back()]], ..Screen::text(told.in_sentences()) })
}

/// One lap of a move, counted from 1, or the last lap if there are fewer.
///
/// Returns `None` if no move was made, or if the move has no laps.
pub fn story_of_lap(
    words: &Words,
    shown: &Match,
    who: PlayerId,
    (ply, lap): (usize, usize),
    theme: Theme,
) -> Option<Lap> {
    let told = ToldMoves::new(words, shown, who, ShownMoves::between(ply, ply))?;
    let all = told.laps();
    let lap = lap.clamp(1, all.len().max(1));
    let step = told.steps.first().filter(|_| lap > 0 && !all.is_empty())?;
    let (naming, alt_text) = (told.naming(), told.alt_text());
    let narrate = |naming| told.narrator(naming, step).of_lap(&all, lap - 1);
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
    let picture = Picture::after_lap(step.before, &all, lap, viewer, theme);
    let account = cut(&narrate(&alt_text).join(" "));
    let description = board::text::description_after(words, &account, &picture.position, viewer, &alt_text);
    let rows = board::text::rows(words, &picture.position, viewer, &naming);
    let text_without_file = with_line(with_line(text.clone(), &rows), &no_files(words));
    let to = |name, lap: usize, enabled| Button {
        enabled,
        ..told.button(name, Action::ShowLap { id: shown.id(), ply: told.ply, lap })
    };
    let steps =
        vec![to("button-lap-before", lap - 1, lap > 1), to("button-lap-after", lap + 1, lap < all.len())];
    let further = vec![told.back(), told.in_words()];
    let screen = Screen {
        rows: vec![steps, further],
        text_without_file: Some(text_without_file),
        ..Screen::text(text)
    };
    Some(Lap { screen, picture, description })
}

/// The button under a board that shows what has happened last. `None` before the first move.
pub(crate) fn button(words: &Words, shown: &Match, playing: &Playing) -> Option<Button> {
    let action = Action::ShowMove { id: shown.id(), ply: playing.ply() };
    let label = say!(words, "button-show-move");
    (playing.ply() > 0).then_some(Button { label, style: ButtonStyle::Secondary, enabled: true, action })
}

/// Moves of a player that a person wants to see.
struct ToldMoves<'a> {
    words: &'a Words,
    shown: &'a Match,
    playing: &'a Playing,
    /// The number of the first one.
    first: usize,
    /// The number of moves up to and including the last one.
    ply: usize,
    mover: Side,
    ring: Ring,
    /// One at least.
    steps: Vec<Step>,
    after: engine::Match,
    /// The viewer's side, if they play.
    reader: Option<Side>,
}

impl<'a> ToldMoves<'a> {
    fn new(words: &'a Words, shown: &'a Match, who: PlayerId, which: ShownMoves) -> Option<ToldMoves<'a>> {
        let playing = shown.played()?;
        let (history, reader) = (playing.history(), playing.seats().side_of(who));
        let ply = which.last.min(history.ply());
        let mover = history.mover_of(ply.checked_sub(1)?)?;
        let first = which.first.unwrap_or_else(|| match reader {
            _ if ply < history.ply() => ply,
            Some(side) => ply + 1 - history.since_last_of(side).len(),
            None => ply + 1 - history.unseen().len(),
        });
        let of_mover = (1..ply).rev().take_while(|ply| history.mover_of(ply - 1) == Some(mover)).count();
        let first = first.clamp(ply - of_mover, ply);
        let mut told = history.before(first - 1);
        for &mv in &history.moves()[first - 1..ply] {
            told.play(mv).ok()?;
        }
        let steps = told.lately();
        let steps = steps[steps.len().checked_sub(ply + 1 - first)?..].to_vec();
        let (ring, after) = (steps.first()?.before.ring, told.board().clone());
        Some(ToldMoves { words, shown, playing, first, ply, mover, ring, steps, after, reader })
    }

    fn viewer(&self) -> Side {
        self.reader.unwrap_or(Side::South)
    }

    fn title(&self) -> String {
        let (game, player) = (game_name(self.words, self.shown.game()), self.mover_name());
        let title = if self.first < self.ply {
            let (first, last) = (self.first, self.ply);
            say!(self.words, "story-run-title", game = game, first = first, last = last, player = player)
        } else {
            say!(self.words, "story-title", game = game, number = self.ply, player = player)
        };
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

    fn narrator<'n>(&'n self, naming: &'n Naming, step: &'n Step) -> Narrator<'n> {
        Narrator::new(self.teller(naming), step.mover, step.before, &step.events)
    }

    /// The events of each lap of a single move. The last one includes what followed it.
    fn laps(&self) -> Vec<&[Event]> {
        match self.steps.as_slice() {
            [step] => laps(&step.events),
            _ => Vec::new(),
        }
    }

    fn in_sentences(&self) -> String {
        let naming = self.naming();
        let told = self.steps.iter().flat_map(|step| self.narrator(&naming, step).of_move()).collect();
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

    /// The button back to the animation.
    fn back(&self) -> Button {
        let name = if self.first < self.ply { "button-whole-run" } else { "button-whole-move" };
        self.button(name, Action::StepTo { id: self.shown.id(), first: self.first, ply: self.ply })
    }

    /// The button to the sentences.
    fn in_words(&self) -> Button {
        let action = Action::TellMove { id: self.shown.id(), first: self.first, ply: self.ply };
        self.button("button-in-sentences", action)
    }

    /// Buttons to the move before and the move after.
    fn ways(&self) -> Vec<Button> {
        let to = |name, ply: usize, enabled| Button {
            enabled,
            ..self.button(name, Action::StepTo { id: self.shown.id(), first: ply, ply })
        };
        vec![
            to("button-move-before", self.first.saturating_sub(1), self.first > 1),
            to("button-move-after", self.ply + 1, self.ply < self.playing.ply()),
        ]
    }
}

/// Cuts an account for the description of a picture.
fn cut(account: &str) -> String {
    account.chars().take(LONGEST_ACCOUNT).collect()
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
