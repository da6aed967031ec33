//! The replay of a match for one person: the board after any number of moves, and buttons to the others.

use kuzhi_engine::Side;

use super::match_screen::{drawn, ending_of};
use super::text::{LONGEST_TEXT, no_files, with_line};
use super::{Button, ButtonStyle, Screen, analysis, move_buttons, notes, review};
use crate::board::scene::Scene;
use crate::board::{self, Emojis};
use crate::domain::{BoardStyle, Ending, History, Look, Match, PastGame, PlayerId, may_be_voided};
use crate::picture::{LastMove, Picture, Replay, Theme};
use crate::request::Action;
use crate::words::account::Teller;
use crate::words::{Words, coaching, game_name, players, say};

/// A board of a replay, ready to show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replayed {
    /// What the last move did, and buttons to other boards. Includes the board unless it is a picture.
    pub screen: Screen,
    /// The picture with its description, if boards are pictures.
    pub picture: Option<(Picture, String)>,
}

/// The playback of a match from one of its boards on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Film {
    /// What is played back, and buttons to single boards.
    pub screen: Screen,
    /// The boards to animate.
    pub film: Replay,
    /// The alt text of the animation.
    pub description: String,
}

/// The board of a game after `ply` moves, or the last one if there are fewer.
pub fn replay(
    words: &Words,
    shown: &PastGame,
    who: PlayerId,
    ply: usize,
    look: Look,
    emojis: &Emojis,
) -> Replayed {
    let board = Board::of(words, shown, who, ply);
    shown_in(look, words, board.rows(), &board, &|look| board.text(look, emojis))
}

/// A board in a person's style, with these buttons. `text` makes the text in a given style.
pub(super) fn shown_in(
    look: Look,
    words: &Words,
    rows: Vec<Vec<Button>>,
    board: &Board<'_>,
    text: &dyn Fn(Look) -> String,
) -> Replayed {
    let styled = |style| text(Look { style, ..look });
    let fitting = |told: String| {
        // Emoji take many characters to write.
        if told.chars().count() > LONGEST_TEXT { styled(BoardStyle::Unicode) } else { told }
    };
    if look.style != BoardStyle::Image {
        return Replayed {
            screen: Screen { rows, ..Screen::text(fitting(styled(look.style))) },
            picture: None,
        };
    }
    let text_without_file = Some(with_line(fitting(styled(BoardStyle::Emoji)), &no_files(words)));
    let screen = Screen { rows, text_without_file, ..Screen::text(styled(BoardStyle::Image)) };
    Replayed { screen, picture: Some(board.picture(look)) }
}

/// Plays the game back from a board on, as far as one animation reaches. From the last board, it starts again
/// at the first. `None` before the first move.
pub fn film(words: &Words, shown: &PastGame, who: PlayerId, ply: usize, theme: Theme) -> Option<Film> {
    let played = shown.history();
    let from = if ply >= played.ply() { 0 } else { ply };
    let to = played.ply().min(from + Replay::most_moves());
    let (start, end) = (Board::of(words, shown, who, from), Board::of(words, shown, who, to));
    let mut history = start.history.clone();
    let mut boards = vec![(start.scene().position, start.scene().last)];
    for &mv in played.moves().get(from..to)? {
        history.play(mv).ok()?;
        boards.push((history.board().position(), LastMove::told_by(history.last_events())));
    }
    if from == to {
        return None;
    }
    if let (Some(last), true) = (boards.last_mut(), to == played.ply()) {
        *last = (end.scene().position, end.scene().last);
    }
    let told = say!(words, "replay-film", from = from + 1, to = to);
    let text = [end.title(), told.clone()].join("\n");
    let description =
        board::text::description_after(words, &told, &end.scene().position, end.viewer(), end.reader());
    let film = Replay::new(boards, end.viewer(), theme);
    Some(Film { screen: Screen { rows: end.rows(), ..Screen::text(text) }, film, description })
}

/// The button with which a server's managers void a result. `None` if there is no result that counts.
pub fn void_button(words: &Words, shown: &Match) -> Option<Button> {
    let can_be = shown.place().guild.is_some() && may_be_voided(shown).is_ok();
    let (label, action) = (say!(words, "button-void"), Action::AskUndo(shown.id()));
    can_be.then_some(Button { label, style: ButtonStyle::Secondary, enabled: true, action })
}

/// The buttons to the replay and the review, under the board of a finished match.
pub(super) fn buttons(words: &Words, shown: &Match) -> Vec<Button> {
    let replay = Action::Replay { id: shown.id(), ply: 0 };
    let replay = Button {
        label: say!(words, "button-replay"),
        style: ButtonStyle::Secondary,
        enabled: true,
        action: replay,
    };
    let moves = shown.played().map_or(0, crate::domain::Playing::ply);
    [Some(replay), review::button(words, shown.id(), moves)].into_iter().flatten().collect()
}

/// A board of a game that a person wants to see.
pub(super) struct Board<'a> {
    words: &'a Words,
    shown: &'a PastGame,
    who: PlayerId,
    history: History,
}

impl<'a> Board<'a> {
    fn of(words: &'a Words, shown: &'a PastGame, who: PlayerId, ply: usize) -> Board<'a> {
        let played = shown.history();
        let history = if ply < played.ply() { played.before(ply) } else { played.clone() };
        Board::after(words, shown, who, history)
    }

    /// The board after moves that need not be those of the game.
    pub(super) const fn after(
        words: &'a Words,
        shown: &'a PastGame,
        who: PlayerId,
        history: History,
    ) -> Board<'a> {
        Board { words, shown, who, history }
    }

    fn reader(&self) -> Option<Side> {
        self.shown.seats().and_then(|seats| seats.side_of(self.who))
    }

    fn viewer(&self) -> Side {
        self.reader().unwrap_or(Side::South)
    }

    fn ply(&self) -> usize {
        self.history.ply()
    }

    /// How the game ended, if this is its last board.
    fn ending(&self) -> Option<Ending> {
        self.shown.ending().filter(|_| self.history == *self.shown.history())
    }

    /// The last board before the remaining seeds were shared out, if they were.
    fn before_sweep(&self) -> Option<Scene> {
        self.ending().and_then(|ending| Scene::before_sweep_of(&self.history, ending))
    }

    fn scene(&self) -> Scene {
        self.before_sweep().unwrap_or_else(|| Scene::after(&self.history))
    }

    fn names(&self) -> [String; 2] {
        players(self.words, self.shown)
    }

    fn title(&self) -> String {
        let [south, north] = self.names();
        let game = game_name(self.words, self.shown.game());
        say!(self.words, "board-title", game = game, south = south, north = north)
    }

    /// The whole text, including the board unless it is a picture.
    fn text(&self, look: Look, emojis: &Emojis) -> String {
        let words = self.words;
        let mut lines = vec![self.title()];
        let (ply, moves) = (self.ply(), self.shown.ply());
        lines.push(match self.shown.as_match() {
            Some(one) => say!(words, "replay-at", moves = ply, of = moves, id = one.id().to_string()),
            None => say!(words, "replay-at-written", moves = ply, of = moves),
        });
        if self.before_sweep().is_some() {
            lines.push(say!(words, "over-before-sweep"));
        }
        lines.extend(self.drawn(look, emojis));
        let names = self.names();
        let ending = self.ending().map(|ending| ending_of(words, ending, |side| names[side.index()].clone()));
        lines.extend(ending);
        lines.join("\n")
    }

    /// The board unless it is a picture, what is special about it, and what its last move did.
    pub(super) fn drawn(&self, look: Look, emojis: &Emojis) -> Vec<String> {
        let (words, scene) = (self.words, self.scene());
        let below = look.row_below(self.shown.seats(), self.history.board());
        let mut lines: Vec<String> = drawn(words, look, emojis, &scene, below).into_iter().collect();
        lines.extend(board::lines::special(words, &self.names(), &scene.position));
        lines.extend(self.account());
        lines.extend(self.next());
        lines
    }

    /// What the player to move can do next. `None` at the end of the game, and while both play without help.
    fn next(&self) -> Option<String> {
        let name = |mv| move_buttons::label(self.words, Side::South, mv);
        let is_told = self.ending().is_none() && !self.shown.is_without_help();
        if is_told { coaching::next(self.words, self.history.board(), name) } else { None }
    }

    /// What the last move did.
    fn account(&self) -> Option<String> {
        let step = self.history.lately().last()?;
        let (game, ring) = (self.shown.game(), step.before.ring);
        let teller = Teller { words: self.words, names: self.names(), game, ring };
        Some(teller.account(step.mover, &step.before, &step.events))
    }

    fn picture(&self, look: Look) -> (Picture, String) {
        let below = look.row_below(self.shown.seats(), self.history.board());
        let Scene { position, last } = self.scene();
        let described = board::text::description(self.words, &position, below, look.reader);
        let picture = match self.ending() {
            Some(_) => Picture {
                position,
                liftable: kuzhi_engine::PitSet::EMPTY,
                last,
                viewer: below,
                theme: look.theme,
            },
            None => Picture::after(self.history.board(), last, below, look.theme),
        };
        (picture, described)
    }

    fn button(&self, name: &str, enabled: bool, action: Action) -> Button {
        Button { label: say!(self.words, name), style: ButtonStyle::Secondary, enabled, action }
    }

    /// Buttons to other boards, and to more about this one.
    fn rows(&self) -> Vec<Vec<Button>> {
        let (id, ply, last) = (self.shown.id(), self.ply(), self.shown.ply());
        let (is_first, is_last) = (ply == 0, ply >= last);
        let ways = vec![
            self.button("button-first", !is_first, Action::ReplayFirst(id)),
            self.button("button-back", !is_first, Action::ReplayAt { id, ply: ply.saturating_sub(1) }),
            self.button("button-next", !is_last, Action::ReplayAt { id, ply: ply + 1 }),
            self.button("button-last", !is_last, Action::ReplayLast(id)),
        ];
        let mut further = vec![self.button("button-play-to-end", last > 0, Action::ReplayOn { id, ply })];
        if self.shown.as_match().is_some() {
            if !is_first {
                further.push(self.button("button-show-move", true, Action::ShowMove { id, ply }));
            }
            further.push(self.button("button-export", true, Action::Export(id)));
        } else {
            further.extend(review::button(self.words, id, last));
        }
        further.extend(analysis::button(self.words, self.shown, self.who, ply));
        if self.reader().is_some() {
            further.push(notes::button(self.words, id));
        }
        vec![ways, further]
    }
}
