//! A board of a finished game, or of an analysis of one: its text and its picture, for one person.

use std::collections::BTreeMap;

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::{BoardLook, Ending, History};
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::study::PastGame;
use kuzhi_engine::Side;

use crate::board::scene::Scene;
use crate::board::{self, Emojis};
use crate::live::StudyBoard;
use crate::picture::{LastMove, Picture};
use crate::screens::matches::match_screen::drawn;
use crate::screens::matches::move_buttons;
use crate::screens::text::{LONGEST_TEXT, no_files, with_line_below_title};
use crate::screens::{Button, Screen};
use crate::words::account::Teller;
use crate::words::naming::Naming;
use crate::words::{Words, coaching, players, say};

/// A board of the past, ready to show.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// What the last move did, and buttons to other boards. Includes the board unless it is a picture.
    pub screen: Screen,
    /// The picture with its description, if boards are pictures.
    pub picture: Option<(Picture, String)>,
    /// The board itself, for pages that draw it. `None` if it is no more than an illustration.
    pub board: Option<Box<StudyBoard>>,
}

/// A board in a person's style, with these buttons. `text` makes the text in a given style.
pub(crate) fn shown_in(
    look: BoardLook,
    words: &Words,
    rows: Vec<Vec<Button>>,
    board: &Board<'_>,
    text: &dyn Fn(BoardLook) -> String,
) -> Replayed {
    let styled = |style| text(BoardLook { style, ..look });
    let fitting = |told: String| {
        // Emoji take many characters to write.
        if told.chars().count() > LONGEST_TEXT { styled(BoardStyle::Unicode) } else { told }
    };
    let studied = Some(Box::new(board.studied(look)));
    if look.style != BoardStyle::Image {
        return Replayed {
            board: studied,
            screen: Screen { rows, ..Screen::text(fitting(styled(look.style))) },
            picture: None,
        };
    }
    let text_without_file = Some(with_line_below_title(fitting(styled(BoardStyle::Emoji)), &no_files(words)));
    let screen = Screen { rows, text_without_file, ..Screen::text(styled(BoardStyle::Image)) };
    Replayed { screen, picture: Some(board.picture(look)), board: studied }
}

/// A board of a game that a person wants to see.
pub(crate) struct Board<'a> {
    pub(crate) words: &'a Words,
    pub(crate) shown: &'a PastGame,
    pub(crate) who: PlayerId,
    pub(crate) history: History,
    pub(crate) naming: Naming,
}

impl<'a> Board<'a> {
    /// The board after moves that need not be those of the game.
    pub(crate) fn after(words: &'a Words, shown: &'a PastGame, who: PlayerId, history: History) -> Board<'a> {
        Board { words, shown, who, history, naming: Naming::of_past_game(words, shown, who) }
    }

    pub(crate) fn reader(&self) -> Option<Side> {
        self.shown.seats().and_then(|seats| seats.side_of(self.who))
    }

    pub(crate) fn viewer(&self) -> Side {
        self.reader().unwrap_or(Side::South)
    }

    /// How the game ended, if this is its last board.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.shown.ending().filter(|_| self.history == *self.shown.history())
    }

    pub(crate) fn scene(&self) -> Scene {
        // Whoever looks back goes from move to move.
        let last = LastMove::from_events(self.history.last_events());
        match self.ending() {
            Some(ending) => Scene { last, ..Scene::at_end(&self.history, ending, None) },
            None => Scene::with_last(self.history.board(), last),
        }
    }

    pub(crate) fn title(&self) -> String {
        let players = players(self.words, self.shown);
        board::lines::title(self.words, self.shown.game(), &players, &self.naming)
    }

    /// What is special about the board, what its last move did, and what can be done next.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = self.lines_without_coaching();
        lines.extend(self.next());
        lines
    }

    /// What is special about the board, and what its last move did.
    pub(crate) fn lines_without_coaching(&self) -> Vec<String> {
        let position = self.history.board().position();
        let mut lines = board::lines::special(self.words, &self.naming, &position);
        lines.extend(self.account());
        lines
    }

    /// The board, unless it is a picture. It stands last, directly above the buttons.
    pub(crate) fn drawn(&self, look: BoardLook, emojis: &Emojis) -> Option<String> {
        let below = look.row_below(self.shown.seats(), self.history.board());
        drawn(self.words, look, emojis, &self.scene(), below, &self.naming)
    }

    /// What the player to move can do next. `None` at the end of the game, and while both play without help.
    fn next(&self) -> Option<String> {
        let name = |mv| move_buttons::label(self.words, Side::South, mv);
        let is_told = self.ending().is_none() && !self.shown.is_without_help();
        if is_told { coaching::next(self.words, self.history.board(), &self.naming, name) } else { None }
    }

    /// What the last move did.
    fn account(&self) -> Option<String> {
        let step = self.history.lately().last()?;
        let (game, ring) = (self.shown.game(), step.before.ring);
        let is_drawn = self.history.ply() == self.history.ballot();
        // Nobody has chosen it.
        let sides = is_drawn.then(|| Naming::of_sides(self.words));
        let naming = sides.as_ref().unwrap_or(&self.naming);
        let teller = Teller { words: self.words, naming, game, ring };
        let told = teller.account(step.mover, &step.before, &step.events);
        Some(if is_drawn { format!("{told} {}", say!(self.words, "move-drawn")) } else { told })
    }

    fn studied(&self, look: BoardLook) -> StudyBoard {
        let (words, seats) = (self.words, self.shown.seats());
        StudyBoard {
            board: self.history.board().clone(),
            position: self.scene().position,
            below: look.row_below(seats, self.history.board()),
            theme: look.theme,
            naming: Naming::of_alt_text(words, seats, look.reader),
            seats,
            steps: self.history.lately().to_vec(),
            is_undone: false,
            is_played_back: false,
            signs: BTreeMap::new(),
            has_previews: false,
            shown_by: None,
        }
    }

    pub(crate) fn picture(&self, look: BoardLook) -> (Picture, String) {
        let below = look.row_below(self.shown.seats(), self.history.board());
        let scene = self.scene();
        let naming = Naming::of_alt_text(self.words, self.shown.seats(), look.reader);
        let described = board::text::description(self.words, &scene.position, below, &naming);
        let picture = match self.ending() {
            Some(_) => scene.picture(below, look.theme),
            None => Picture::after(self.history.board(), scene.last, below, look.theme),
        };
        (picture, described)
    }
}
