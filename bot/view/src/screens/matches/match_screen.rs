//! The screen of a match in any stage, and the messages beside it.

use kuzhi_domain::matches::{
    BoardLook, MOST_QUIET_MOVES, Match, NotifiableEvent, Playing, Seat, Stage, Team, ends_by_itself,
};
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::settings::BoardStyle;
use kuzhi_engine::{Move, Phase, Side};

use super::challenge_screen::{challenge_screen, withdrawn_text};
use super::clock::ping_to_claim;
use super::first_game::Legend;
use super::result::over_screen;
use super::{first_game, games, more, move_buttons, offers};
use crate::board::scene::Scene;
use crate::board::{self, Emojis};
use crate::screens::study::story;
use crate::screens::text::LONGEST_TEXT;
use crate::screens::{Button, Screen};
use crate::words::naming::Naming;
use crate::words::{self, Words, game_name, player, say, side_name};

/// The most buttons in a row.
const MOST_IN_A_ROW: usize = 5;

/// The number of moves without a capture from which a board shows how such a game can end. At Oware one game
/// in ten comes as far.
const QUIET_MOVES_TO_SHOW: usize = 50;

/// The message of a match, in any stage.
///
/// A picture of the board is not part of it: drawing takes time, so it comes separately.
pub fn match_screen(
    words: &Words,
    shown: &Match,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
) -> Screen {
    shortened(look, |look| drawn_in(words, shown, ratings, look, emojis, true))
}

/// The same for people who have no pit to choose there.
pub(super) fn without_pits(
    words: &Words,
    shown: &Match,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
) -> Screen {
    shortened(look, |look| drawn_in(words, shown, ratings, look, emojis, false))
}

/// Draws a match in another style where its own does not fit, and in words for a picture.
fn shortened(look: BoardLook, drawn: impl Fn(BoardLook) -> Screen) -> Screen {
    let screen = drawn(look);
    match look.style {
        // Emoji take many characters to write.
        BoardStyle::Emoji if screen.text.chars().count() > LONGEST_TEXT => {
            drawn(BoardLook { style: BoardStyle::Unicode, ..look })
        }
        BoardStyle::Image => {
            let emoji = drawn(BoardLook { style: BoardStyle::Emoji, ..look });
            let is_long = emoji.text.chars().count() > LONGEST_TEXT;
            let emoji = if is_long { drawn(BoardLook { style: BoardStyle::Unicode, ..look }) } else { emoji };
            let board_lines = [screen.board_lines[0], emoji.board_lines[0]];
            Screen { text_without_file: Some(emoji.text), board_lines, ..screen }
        }
        _ => screen,
    }
}

fn drawn_in(
    words: &Words,
    shown: &Match,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
    has_pits: bool,
) -> Screen {
    match shown.stage() {
        Stage::Open(challenge) => challenge_screen(words, shown, challenge, ratings, look, emojis),
        Stage::Withdrawn(withdrawn) => Screen::text(withdrawn_text(words, shown.game(), withdrawn)),
        Stage::Playing(playing) => {
            let naming = Naming::of_seats(words, playing.seats(), look.reader);
            let to_do = |side| to_do(words, playing, &naming, side, has_pits);
            playing_screen(words, shown, playing, ratings, look, emojis, to_do)
        }
        Stage::Over(over) => over_screen(words, shown, over, ratings, look, emojis),
    }
}

fn playing_screen(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
    to_do: impl Fn(Side) -> String,
) -> Screen {
    let board = playing.board();
    let (scene, below) = (Scene::after(playing.history(), look.reader), look.below(playing, board));
    let naming = Naming::of_seats(words, playing.seats(), look.reader);
    let drawn = drawn(words, look, emojis, &scene, below, &naming);
    let mut lines = board::lines::heading(words, shown, playing, ratings, board, &naming);
    let end_of_heading = lines.len();
    lines.extend(board::lines::lately(words, shown, playing, board, &naming, look.reader, false));
    let end_of_board = lines.len();
    if let Some(waits) = words::voting::without_rival(words, shown) {
        lines.push(waits);
    } else if let Some(side) = board.turn() {
        lines.push(to_do(side));
        lines.extend(words::clocks::of_board(words, shown, playing, &naming, side));
        lines.extend(words::voting::of_board(words, playing));
    }
    lines.extend(without_progress(words, shown, playing));
    // Without their emoji, boards are drawn in letters.
    let legend = match look.style {
        BoardStyle::Image => Legend::SignsAndButtons,
        BoardStyle::Emoji if emojis.board(&scene, below).is_some() => Legend::SignsAndButtons,
        BoardStyle::Emoji | BoardStyle::Unicode | BoardStyle::Text => Legend::Nothing,
    };
    let taken = drawn.as_ref().map_or(0, |drawn| drawn.chars().count() + 1);
    let places = [end_of_heading, end_of_board];
    first_game::teach(words, shown, playing, look.reader, legend, (&mut lines, taken), places);
    let mut further: Vec<Button> = story::button(words, shown, playing).into_iter().collect();
    further.extend(super::clock::buttons(words, shown, playing));
    further.extend(super::votes::buttons(words, shown));
    let is_new = shown.newcomers().any();
    further.extend(is_new.then(|| first_game::learn_button(words, shown.game(), "button-learn")));
    if playing.board().quiet_moves() >= QUIET_MOVES_TO_SHOW && further.len() + 1 < MOST_IN_A_ROW {
        further.extend(offers::split_button(words, shown, playing));
    }
    further.push(more::button(words, shown));
    if shown.runs_for_days() && further.len() < MOST_IN_A_ROW {
        further.push(games::next_button(words, shown.id()));
    }
    let row = look.movers_row(playing, board);
    let rows = move_buttons::rows(words, shown.id(), playing, board, row, further);
    let menus = move_buttons::menu(words, shown.id(), playing, board).into_iter().collect();
    Screen { menus, rows, ..above_board(lines, drawn) }
}

/// Says that the rest is soon split, where the players cannot agree on it.
fn without_progress(words: &Words, shown: &Match, playing: &Playing) -> Option<String> {
    let moves = playing.board().quiet_moves();
    let is_said = moves >= QUIET_MOVES_TO_SHOW && ends_by_itself(shown, playing);
    is_said.then(|| say!(words, "board-no-progress", moves = moves, most = MOST_QUIET_MOVES))
}

/// A text with a board below it, unless that is a picture.
pub(super) fn above_board(mut lines: Vec<String>, drawn: Option<String>) -> Screen {
    let board_lines = drawn.as_ref().map_or(0, |drawn| drawn.lines().count());
    lines.extend(drawn);
    Screen { board_lines: [board_lines, 0], ..Screen::text(lines.join("\n")) }
}

/// The board in the text of a message, unless it is a picture. It stands last, directly above the buttons.
pub(crate) fn drawn(
    words: &Words,
    look: BoardLook,
    emojis: &Emojis,
    scene: &Scene,
    below: Side,
    naming: &Naming,
) -> Option<String> {
    let position = &scene.position;
    match look.style {
        BoardStyle::Emoji => Some(match emojis.board(scene, below) {
            Some(drawn) => {
                let drawn = words.left_to_right(&drawn);
                let heaps = board::emoji::heaps(words, naming, position);
                heaps.into_iter().chain([drawn]).collect::<Vec<_>>().join("\n")
            }
            None => board::lines::diagram(words, position, below),
        }),
        BoardStyle::Unicode => Some(board::lines::diagram(words, position, below)),
        BoardStyle::Text => Some(board::text::rows(words, position, below, naming)),
        BoardStyle::Image => None,
    }
}

/// What comes next, who does it, and why some pits cannot be played.
pub(super) fn to_do(words: &Words, playing: &Playing, naming: &Naming, side: Side, has_pits: bool) -> String {
    let board = playing.board();
    let (seat, is_arranged) = (playing.seats().at(side), board.position().phase == Phase::Arrange);
    if !has_pits && !matches!(seat, Seat::Bot(_) | Seat::Channel(Team::Rival)) && !is_arranged {
        return say!(words, "board-turn-plain", mover = mover(words, naming, side));
    }
    let next = next_to_do(words, playing, naming, side);
    let why = board::blocked_pits::why(words, board);
    match why.filter(|_| !matches!(seat, Seat::Bot(_) | Seat::Channel(Team::Rival))) {
        Some(why) => format!("{next} {why}"),
        None => next,
    }
}

fn next_to_do(words: &Words, playing: &Playing, naming: &Naming, side: Side) -> String {
    let (board, position) = (playing.board(), playing.board().position());
    let mover = mover(words, naming, side);
    match playing.seats().at(side) {
        Seat::Channel(Team::Rival) => say!(words, "board-rival-turn", player = naming.player(side)),
        Seat::Bot(_) => say!(words, "board-bot-turn", player = naming.player(side)),
        Seat::Channel(_) | Seat::Person(_) if position.phase == Phase::Arrange => {
            say!(words, "board-arrange", mover = mover, seeds = position.board.store(side))
        }
        Seat::Channel(_) | Seat::Person(_)
            if board.legal().iter().any(|mv| matches!(mv, Move::LiftTowards(..))) =>
        {
            say!(words, "board-direction", mover = mover)
        }
        Seat::Channel(_) | Seat::Person(_) => say!(words, "board-turn", mover = mover),
    }
}

/// Who is to move: with their side, where players are told apart by it.
fn mover(words: &Words, naming: &Naming, side: Side) -> String {
    if naming.is_you(side) {
        return say!(words, "board-your-move");
    }
    let player = naming.player(side);
    if naming.has_sides() {
        say!(words, "board-to-move-side", player = player, side = side_name(words, side))
    } else {
        say!(words, "board-to-move", player = player)
    }
}

/// Pings whom a match waits for, to move or to claim the win, with a link to the board if there is one.
pub fn ping(words: &Words, shown: &Match, link: Option<&str>) -> Screen {
    let called = match shown.notifiable_event() {
        Some(NotifiableEvent::TimeUp(_)) => ping_to_claim(words, shown, link),
        _ => ping_to_move(words, shown, link),
    };
    called.unwrap_or_default()
}

fn ping_to_move(words: &Words, shown: &Match, link: Option<&str>) -> Option<Screen> {
    let playing = shown.played()?;
    let side = playing.seats().side_of(shown.person_to_move()?)?;
    let (seat, opponent) = (playing.seats().at(side), player(words, playing.seats().at(side.other())));
    let (called, game) = (player(words, seat), game_name(words, shown.game()));
    let text = match link {
        Some(link) => {
            say!(words, "call-to-move", player = called, game = game, opponent = opponent, link = link)
        }
        None => say!(words, "call-to-move-unlinked", player = called, game = game, opponent = opponent),
    };
    let notifies = match seat {
        Seat::Person(id) => vec![id],
        Seat::Bot(_) | Seat::Channel(_) => Vec::new(),
    };
    Some(Screen { notifies, ..Screen::text(text) })
}

/// Tells a person that only they see this match, though it is for several people.
pub fn seen_alone(words: &Words, shown: &Match) -> String {
    let sentence =
        if matches!(shown.stage(), Stage::Open(_)) { "refused-heard-alone" } else { "board-seen-alone" };
    say!(words, sentence)
}

/// Shown while the bot thinks, in a place where it can update its message only for a short time.
pub fn user_install_bot_thinks(words: &Words) -> String {
    say!(words, "board-user-install")
}

/// A notification as a direct message, with a link to the place it is about.
pub fn by_direct_message(screen: Screen, link: &str) -> Screen {
    if screen.text.contains("https://discord.com/channels/") {
        screen
    } else {
        Screen { text: format!("{}\n{link}", screen.text), ..screen }
    }
}

/// Replaces an old board after the board was posted again.
pub fn moved_on(words: &Words, link: &str) -> Screen {
    Screen::text(say!(words, "board-moved-on", link = link))
}

/// The message in a channel about a match that is played in a thread.
pub fn in_thread(words: &Words, shown: &Match, playing: &Playing) -> Screen {
    Screen::text(say!(
        words,
        "board-in-thread",
        south = player(words, playing.seats().south()),
        north = player(words, playing.seats().north()),
        game = game_name(words, shown.game()),
        thread = format!("<#{}>", shown.place().channel)
    ))
}

/// The most characters in a thread's name.
const LONGEST_NAME: usize = 100;

/// The name of a match's thread, from its players' names.
pub fn thread_name(words: &Words, shown: &Match, players: [Option<String>; 2]) -> String {
    let unnamed = || say!(words, "opponent-unnamed");
    let [south, north] = players.map(|name| name.unwrap_or_else(unnamed));
    let name =
        say!(words, "thread-name", game = game_name(words, shown.game()), south = south, north = north);
    name.chars().take(LONGEST_NAME).collect()
}
