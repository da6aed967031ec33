//! A match for one person, in any stage.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use kuzhi_domain::clock::GameClock;
use kuzhi_domain::matches::{BoardLook, Challenge, Match, Offered, Playing, Seat, Stage};
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_domain::{MatchId, PlayerId, Timestamp};
use kuzhi_engine::{Game, Phase, Pit, Position, Side};
use serde::{Serialize, Serializer};

use super::moves::{LiveMove, Offered as OfferedMoves};
use super::position::LivePosition;
use super::screen::{LiveButton, LiveScreen};
use super::step::LiveStep;
use crate::board::Emojis;
use crate::board::scene::Scene;
use crate::request::Action;
use crate::screens::{self, Button, ButtonStyle, Screen, at_hand, on_page};
use crate::words::naming::Naming;
use crate::words::{Words, clocks, game_name, say};

/// A match as a page draws it for one person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the page asks for each of them alone")]
pub struct LiveBoard {
    /// Which match.
    #[serde(serialize_with = "as_text")]
    pub id: MatchId,
    /// Its version. A page shows no older one than it has shown.
    pub version: u64,
    /// The number of moves on the board.
    pub ply: usize,
    /// The game.
    pub game: LiveGame,
    /// The game and who plays it.
    pub title: String,
    /// The colours of the board, by the name that settings give them.
    pub theme: &'static str,
    /// The number of pits in a row.
    pub row: u8,
    /// The side whose row is at the bottom.
    pub below: Side,
    /// South and North. Empty before the match begins.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<LivePlayer>,
    /// Who is to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Side>,
    /// Whether the person is to move.
    pub yours: bool,
    /// How many seeds win at once, if so many do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needed: Option<u32>,
    /// Whether the last thing that happened is that a move was taken back.
    pub taken_back: bool,
    /// The board.
    pub position: LivePosition,
    /// What each pit is called aloud, in their order.
    pub pit_names: Vec<String>,
    /// The moves that the person may make now.
    pub moves: Vec<LiveMove>,
    /// Whether they press a pit once more before it is sown.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub confirms: bool,
    /// The moves that the page has not shown, as far as they are known; at least those of the last turns.
    pub steps: Vec<LiveStep>,
    /// What has happened and what it means, in Discord's markdown.
    pub text: String,
    /// What comes next, or how it ended, in a few words of markdown.
    pub status: String,
    /// The buttons beside the pits.
    pub buttons: Vec<LiveButton>,
    /// Offers that stand. Only whom they are made to can answer them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub offers: Vec<LiveScreen>,
    /// What the game is about, while it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<LiveAbout>,
    /// Whether the match is over.
    pub over: bool,
    /// The names of people whom the texts mention.
    pub names: BTreeMap<String, String>,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveGame {
    /// As in commands.
    pub id: &'static str,
    /// In the person's language.
    pub name: String,
}

/// What a game is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveAbout {
    /// In a short sentence.
    pub aim: String,
    /// In full, in Discord's markdown.
    pub text: String,
    /// The way to its lessons.
    pub learn: LiveButton,
}

/// A player beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LivePlayer {
    /// Their side.
    pub side: Side,
    /// Their name, or that of the bot with its level.
    pub name: String,
    /// What they are called as the owner of a store: `You`.
    pub label: String,
    /// Whether it is the person themselves.
    pub you: bool,
    /// Whether it is the bot.
    pub bot: bool,
    /// Their time, if it is measured now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<LiveClock>,
}

/// A player's time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveClock {
    /// How long it is, in milliseconds.
    pub left_ms: u64,
    /// Whether it runs.
    pub runs: bool,
    /// The same in words, without seconds where there are days.
    pub text: String,
}

/// The person for whom a board is drawn, and all that it takes beside the match.
pub struct LiveReader<'a> {
    /// The words of their language.
    pub words: &'a Words,
    /// Who they are.
    pub who: PlayerId,
    /// The names of South and North.
    pub names: [String; 2],
    /// The ratings of the match.
    pub ratings: &'a Ratings,
    /// How boards look that only they see.
    pub look: BoardLook,
    /// Whether they confirm each move.
    pub confirms: bool,
    /// The bot's emoji.
    pub emojis: &'a Emojis,
    /// What South and North have offered.
    pub offered: [Offered; 2],
    /// The next game of the same players, if it has begun or one of them has asked for it.
    pub next: Option<&'a Match>,
    /// What time it is.
    pub now: Timestamp,
    /// How many moves the page has shown. `None` if it has shown none of this match.
    pub seen: Option<usize>,
}

impl LiveBoard {
    /// Returns a number that is another one if something else is seen, besides clocks that run.
    pub fn look(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (self.version, self.theme, self.below, &self.text, &self.status, &self.buttons).hash(&mut hasher);
        for offer in &self.offers {
            (&offer.text, &offer.rows).hash(&mut hasher);
        }
        hasher.finish()
    }
}

impl LiveReader<'_> {
    /// Draws a match.
    pub fn board(&self, shown: &Match) -> LiveBoard {
        let look = BoardLook { style: BoardStyle::Image, ..self.look }.seen_by(self.who, shown);
        let screen = match shown.stage() {
            Stage::Open(challenge) => self.challenge(shown, challenge, look),
            _ => screens::match_screen(self.words, shown, self.ratings, look, self.emojis),
        };
        let position = position(shown, look);
        let playing = shown.played();
        let below = playing.map_or(look.side, |playing| look.below(playing, playing.board()));
        let naming = self.naming(playing, look);
        let is_playing = shown.over().is_none() && playing.is_some();
        let yours = is_playing && shown.person_to_move() == Some(self.who);
        let moves = playing.filter(|_| yours).map(|playing| {
            let has_previews = !shown.is_without_help();
            let (words, naming, board) = (self.words, &naming, playing.board());
            OfferedMoves { words, naming, board, has_previews }.all(shown.id(), playing.revision())
        });
        let told = on_page::lines_of_page(self.words, shown, self.ratings, &naming, look.reader);
        let mut told = told.unwrap_or_else(|| screen.text.lines().map(str::to_owned).collect());
        let status = self.status(&naming, position.turn.filter(|_| is_playing), yours);
        let status = status.unwrap_or_else(|| if told.is_empty() { String::new() } else { told.remove(0) });
        let first = playing.filter(|_| is_playing);
        let first = first.map(|playing| at_hand(self.words, shown, playing, self.who));
        let first: Vec<Button> = first.into_iter().flatten().chain(self.to_next_game()).collect();
        let buttons = screen.rows.iter().flatten().filter(|button| !is_of_board(button));
        LiveBoard {
            id: shown.id(),
            version: shown.version(),
            ply: playing.map_or(0, Playing::ply),
            game: LiveGame { id: shown.game().id(), name: game_name(self.words, shown.game()) },
            title: self.title(shown.game(), playing),
            theme: look.theme.id(),
            row: position.ring.row_len(),
            below,
            players: playing.map_or(Vec::new(), |playing| self.players(&naming, playing, is_playing)),
            turn: position.turn.filter(|_| is_playing),
            yours,
            needed: playing.and_then(|_| shown.game().majority()),
            taken_back: is_playing && playing.is_some_and(Playing::was_taken_back),
            pit_names: pit_names(self.words, &naming, &position),
            position: LivePosition::from_position(&position),
            confirms: self.confirms,
            moves: moves.unwrap_or_default(),
            steps: playing.map_or(Vec::new(), |playing| self.steps(&naming, playing)),
            status,
            text: told.join("\n"),
            buttons: first.iter().chain(buttons).map(LiveButton::from_button).collect(),
            offers: match playing.filter(|_| is_playing) {
                Some(playing) => self.offers(shown, playing),
                None => self.asked_rematch(look).into_iter().collect(),
            },
            about: is_playing.then(|| self.about(shown, look.reader)),
            over: shown.over().is_some(),
            names: self.mentioned(playing),
        }
    }

    fn about(&self, shown: &Match, reader: Option<Side>) -> LiveAbout {
        let (aim, text, learn) = on_page::about(self.words, shown, reader);
        LiveAbout { aim, text, learn: LiveButton::from_button(&learn) }
    }

    fn naming(&self, playing: Option<&Playing>, look: BoardLook) -> Naming {
        match playing {
            Some(playing) => Naming::of_page(self.words, playing.seats(), &self.names, look.reader),
            None => Naming::of_sides(self.words),
        }
    }

    fn title(&self, game: Game, playing: Option<&Playing>) -> String {
        let game = game_name(self.words, game);
        match playing {
            Some(_) => format!("{game} · {} – {}", self.names[0], self.names[1]),
            None => game,
        }
    }

    fn players(&self, naming: &Naming, playing: &Playing, is_playing: bool) -> Vec<LivePlayer> {
        let clock = playing.clock().filter(|_| is_playing);
        let player = |side: Side| {
            let seat = playing.seats().at(side);
            LivePlayer {
                side,
                name: self.names[side.index()].clone(),
                label: naming.label(side).to_owned(),
                you: seat == Seat::Person(self.who),
                bot: matches!(seat, Seat::Bot(_)),
                clock: clock.and_then(|clock| self.clock(clock, side, playing.turn()?)),
            }
        };
        Side::ALL.map(player).into()
    }

    /// Where everyone has time for each move, only that of the player to move is measured.
    fn clock(&self, clock: &GameClock, side: Side, mover: Side) -> Option<LiveClock> {
        let runs = side == mover && clock.first_move.is_none() && !clock.stands(mover, self.now);
        let left = if side == mover {
            clock.left(mover, self.now)
        } else if clock.control.is_bank() {
            clock.known_banks(mover)[side.index()]
        } else {
            return None;
        };
        let left_ms = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        Some(LiveClock { left_ms, runs, text: clocks::bank(self.words, left, clock.control) })
    }

    fn steps(&self, naming: &Naming, playing: &Playing) -> Vec<LiveStep> {
        let (history, ply) = (playing.history(), playing.ply());
        let last_turns = ply - history.last_turns().len();
        let first = self.seen.map_or(last_turns, |seen| seen.min(last_turns));
        let known = ply - history.lately().len();
        let steps = history.lately().iter().zip(known..).filter(|&(_, at)| at >= first);
        steps.map(|(step, at)| LiveStep::new(self.words, naming, history.game(), step, at)).collect()
    }

    fn offers(&self, shown: &Match, playing: &Playing) -> Vec<LiveScreen> {
        let open = |side: Side| {
            let offered = self.offered[side.index()];
            let open = offered.open().filter(|_| offered.at() == playing.revision())?;
            let mut screen = screens::offer(self.words, shown, playing, open, side);
            if playing.seats().side_of(self.who) != Some(side.other()) {
                screen.rows.clear();
            }
            Some(LiveScreen::from_screen(&screen))
        };
        Side::ALL.into_iter().filter_map(open).collect()
    }

    /// The way to the next game, if it has begun.
    fn to_next_game(&self) -> Option<Button> {
        let next = self.next.filter(|next| matches!(next.stage(), Stage::Playing(_)))?;
        let (label, action) = (say!(self.words, "button-next-game"), Action::OpenBoard(next.id()));
        Some(Button { label, style: ButtonStyle::Primary, enabled: true, action })
    }

    /// The rematch that the person is asked for, as an offer.
    fn asked_rematch(&self, look: BoardLook) -> Option<LiveScreen> {
        let asked = self.next?;
        let Stage::Open(challenge) = asked.stage() else { return None };
        let Screen { text, rows, .. } = self.challenge(asked, challenge, look);
        let text = text.lines().next().unwrap_or_default();
        let offer = Screen { rows, ..Screen::text(text.to_owned()) };
        (challenge.invited == Some(self.who)).then(|| LiveScreen::from_screen(&offer))
    }

    /// A challenge without its board, with the buttons that the person can press.
    fn challenge(&self, shown: &Match, challenge: &Challenge, look: BoardLook) -> Screen {
        // In letters, the board is a block at the end.
        let mut screen =
            screens::match_screen(self.words, shown, self.ratings, look, &Emojis::default()).without_file();
        if let Some(end) = screen.text.find("\n```") {
            screen.text.truncate(end);
        }
        let is_own = challenge.challenger == self.who;
        for row in &mut screen.rows {
            row.retain(|button| match button.action {
                Action::Accept(_) => !is_own && challenge.invited.is_none_or(|invited| invited == self.who),
                Action::Decline(_) => challenge.invited == Some(self.who),
                Action::Cancel(_) => is_own,
                _ => true,
            });
        }
        screen
    }

    /// Whose turn it is.
    fn status(&self, naming: &Naming, turn: Option<Side>, yours: bool) -> Option<String> {
        let turn = turn?;
        Some(if yours {
            say!(self.words, "board-your-move")
        } else {
            say!(self.words, "board-to-move", player = naming.player(turn))
        })
    }

    fn mentioned(&self, playing: Option<&Playing>) -> BTreeMap<String, String> {
        let Some(playing) = playing else { return BTreeMap::new() };
        let named = |side: Side| match playing.seats().at(side) {
            Seat::Person(player) => Some((player.to_string(), self.names[side.index()].clone())),
            Seat::Bot(_) | Seat::Channel(_) => None,
        };
        Side::ALL.into_iter().filter_map(named).collect()
    }
}

/// What each pit is called aloud, in their order.
pub(super) fn pit_names(words: &Words, naming: &Naming, position: &Position) -> Vec<String> {
    let named = |pit: Pit| {
        let who = naming.label(position.ring.owner(pit));
        let number = position.ring.number(pit).get();
        say!(words, "live-hole", who = who, pit = number, seeds = position.board[pit])
    };
    position.ring.pits().map(named).collect()
}

/// The board as it is, or at the start of the game before a challenge is accepted.
fn position(shown: &Match, look: BoardLook) -> Position {
    match (shown.played(), shown.over()) {
        (_, Some(over)) => Scene::at_end(over.played().history(), over.ending(), look.reader).position,
        (Some(playing), None) => playing.board().position(),
        (None, None) => Position { phase: Phase::Play, ..shown.game().start().position() },
    }
}

/// Whether a page has something else for a button: its pits, its film of the last moves, the lessons beside
/// what the game is about.
fn is_of_board(button: &Button) -> bool {
    matches!(
        button.action,
        Action::Move { .. } | Action::PlayAlone { .. } | Action::ShowMove { .. } | Action::Learn(_)
    )
}

/// Ids are written as texts: a page's numbers do not hold them.
fn as_text<S: Serializer>(id: &MatchId, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(id)
}
