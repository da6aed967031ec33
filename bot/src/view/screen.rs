//! A screen: what a message shows, as a value that knows nothing of Discord's types.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use kuzhi_engine::{Game, Move};

use super::{Asked, ChallengeDraft, LessonPress, Menu, Pick, SettingsPage};
use crate::app::{Cost, Line, MadeOffer, MatchId, Moment, Offer, PlayerId, Scope, Setting};

/// What a message shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Screen {
    /// The text, in Discord's markdown.
    pub text: String,
    /// Menus, above the buttons; each takes a row.
    pub menus: Vec<Menu>,
    /// Rows of buttons, at most five of at most five.
    pub rows: Vec<Vec<Button>>,
    /// Whom the message notifies when it is new; everybody else it names is only named.
    pub calls: Vec<PlayerId>,
    /// A file that comes with it; where a message is changed, in the place of the one that it had.
    pub file: Option<Attached>,
    /// What it says where that file may not come along, if that is something else.
    pub instead: Option<String>,
}

/// A file that comes with a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attached {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// What a picture shows, for those who do not see it.
    pub description: Option<String>,
    /// What is free again when the file is no longer needed.
    pub held: Held,
}

/// Something that is held for as long as a screen is there. It makes no difference between screens.
#[derive(Clone, Default)]
pub struct Held(Option<Arc<dyn Any + Send + Sync>>);

impl Held {
    /// Holds this.
    pub fn new(held: impl Any + Send + Sync) -> Held {
        Held(Some(Arc::new(held)))
    }
}

impl PartialEq for Held {
    fn eq(&self, _: &Held) -> bool {
        true
    }
}

impl Eq for Held {}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Held" } else { "Nothing" })
    }
}

impl Screen {
    /// A screen of text alone.
    pub fn text(text: impl Into<String>) -> Screen {
        Screen { text: text.into(), ..Screen::default() }
    }

    /// The same in words, for where no files may be attached.
    #[must_use]
    pub fn without_file(&self) -> Screen {
        let Screen { text, menus, rows, calls, file: _, instead } = self;
        Screen {
            text: instead.as_ref().unwrap_or(text).clone(),
            menus: menus.clone(),
            rows: rows.clone(),
            calls: calls.clone(),
            file: None,
            instead: None,
        }
    }
}

/// A form with one line to fill in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Form {
    /// What it is about.
    pub title: String,
    /// What the line is for.
    pub label: String,
    /// What a filled-in line looks like.
    pub example: String,
    /// What sending it means; the text comes along.
    pub press: Press,
}

/// A button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// What it says.
    pub label: String,
    /// How it looks.
    pub tone: Tone,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// What it does.
    pub press: Press,
}

/// How a button looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tone {
    /// The thing to do.
    Primary,
    /// One of several things.
    Plain,
    /// Yes.
    Good,
    /// No way back.
    Danger,
}

/// What pressing a button means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// Take up a challenge.
    Accept(MatchId),
    /// Turn a challenge down.
    Decline(MatchId),
    /// Take a challenge back.
    Cancel(MatchId),
    /// Make a move on the board as it stood.
    Move {
        /// The match.
        id: MatchId,
        /// On which board.
        at: Moment,
        /// The move.
        mv: Move,
    },
    /// Lay out one's row as it is chosen from a menu.
    Layout {
        /// The match.
        id: MatchId,
        /// The board it is for.
        at: Moment,
    },
    /// Write down a layout of one's row, in a form.
    Arrange {
        /// The match.
        id: MatchId,
        /// On which board.
        at: Moment,
    },
    /// Do what was asked for in the match that was chosen from the menu.
    Choose(Asked),
    /// Show what can be done besides moving.
    More(MatchId),
    /// Show the board to oneself alone, drawn as one likes.
    Look(MatchId),
    /// Offer something to the other player, for all to see.
    Offer {
        /// The match.
        id: MatchId,
        /// On which board.
        at: Moment,
        /// What.
        offer: Offer,
    },
    /// Ask the bot for something.
    Ask {
        /// The match.
        id: MatchId,
        /// On which board.
        at: Moment,
        /// What.
        offer: Offer,
    },
    /// Show what one has planned.
    Plans(MatchId),
    /// Write down a line of conditional moves, in a form.
    AskPlan {
        /// The match.
        id: MatchId,
        /// On which board.
        at: Moment,
    },
    /// Delete such a line.
    Unplan {
        /// The match.
        id: MatchId,
        /// The line.
        line: Line,
    },
    /// Answer an offer.
    Answer {
        /// The match.
        id: MatchId,
        /// The offer.
        made: MadeOffer,
        /// Whether the answer is yes.
        accepts: bool,
    },
    /// Ask whether a result on time is really to be undone.
    AskUndo(MatchId),
    /// Undo it, having been asked.
    Undo(MatchId),
    /// Claim the win because the other player's time is up.
    Claim {
        /// The match.
        id: MatchId,
        /// The board it is claimed on.
        at: Moment,
    },
    /// Ask whether one really gives up.
    AskResign(MatchId),
    /// Give up, having been asked.
    Resign(MatchId),
    /// Give up the set and the whole series, having been asked.
    ResignSeries(MatchId),
    /// Do not give up after all.
    PlayOn(MatchId),
    /// Show how a move was made, to whoever presses alone.
    ShowMove {
        /// The match.
        id: MatchId,
        /// How many moves the board has seen, that move included.
        ply: usize,
    },
    /// Show another move in the place of one that is shown.
    StepTo {
        /// The match.
        id: MatchId,
        /// How many moves the board has seen, that move included.
        ply: usize,
    },
    /// Give the match as a text file.
    Export(MatchId),
    /// Ask for a rematch.
    Rematch(MatchId),
    /// Choose the game of a challenge that is being put together.
    DraftGame(ChallengeDraft),
    /// Choose the side in such a challenge.
    DraftSide(ChallengeDraft),
    /// Choose how many sets such a challenge is about.
    DraftSets(ChallengeDraft),
    /// Change whether the result of such a challenge is to count.
    DraftRated(ChallengeDraft),
    /// Choose the clock in such a challenge.
    DraftClock(ChallengeDraft),
    /// Make such a challenge.
    Challenge(ChallengeDraft),
    /// Choose from a menu; what was chosen comes along.
    Pick(Pick),
    /// Set one thing.
    Set(Setting),
    /// Show a page of settings.
    Settings(SettingsPage),
    /// Show a page of the rules of a game.
    Rules {
        /// The game.
        game: Game,
        /// The page, from 0.
        page: usize,
    },
    /// Show the rules of the game that was chosen from the menu.
    RulesOf,
    /// Do something in a lesson.
    Lesson(LessonPress),
    /// Begin the lessons of the game that was chosen from the menu.
    LessonOf,
    /// Show a leaderboard.
    Leaderboard {
        /// Whether only this server counts.
        here: bool,
        /// The game's id.
        game: String,
    },
}

impl Press {
    /// What pressing it uses up, whatever comes of it.
    pub const fn cost(&self) -> Option<Cost> {
        match self {
            Press::ShowMove { .. } | Press::StepTo { .. } => Some(Cost::Picture),
            _ => None,
        }
    }

    /// The match in which a press does something, or asks whether to; nothing for one that only looks.
    pub const fn acts_in(&self) -> Option<MatchId> {
        match *self {
            Press::Accept(id)
            | Press::Decline(id)
            | Press::Cancel(id)
            | Press::Move { id, .. }
            | Press::Layout { id, .. }
            | Press::Arrange { id, .. }
            | Press::Offer { id, .. }
            | Press::Ask { id, .. }
            | Press::Answer { id, .. }
            | Press::Plans(id)
            | Press::AskPlan { id, .. }
            | Press::Unplan { id, .. }
            | Press::AskUndo(id)
            | Press::Undo(id)
            | Press::Claim { id, .. }
            | Press::AskResign(id)
            | Press::Resign(id)
            | Press::ResignSeries(id)
            | Press::Rematch(id) => Some(id),
            // What is chosen from a menu is looked at there.
            Press::Choose(_)
            | Press::More(_)
            | Press::Look(_)
            | Press::PlayOn(_)
            | Press::ShowMove { .. }
            | Press::StepTo { .. }
            | Press::Export(_)
            | Press::DraftGame(_)
            | Press::DraftSide(_)
            | Press::DraftSets(_)
            | Press::DraftRated(_)
            | Press::DraftClock(_)
            | Press::Challenge(_)
            | Press::Pick(_)
            | Press::Set(_)
            | Press::Settings(_)
            | Press::Rules { .. }
            | Press::RulesOf
            | Press::Lesson(_)
            | Press::LessonOf
            | Press::Leaderboard { .. } => None,
        }
    }

    /// The press that shows a leaderboard.
    pub fn leaderboard(scope: Scope, game: &str) -> Press {
        Press::Leaderboard { here: matches!(scope, Scope::Guild(_)), game: game.to_owned() }
    }
}
