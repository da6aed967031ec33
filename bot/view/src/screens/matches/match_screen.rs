//! The screens of a match: the challenge, the board, the result.

use kuzhi_domain::{
    BoardLook, BoardStyle, Challenge, Decisive, Ending, Match, Over, PlayerId, Playing, Ratings, Seat, Stage,
    Voided, Withdrawal, Withdrawn, decisive,
};
use kuzhi_engine as engine;
use kuzhi_engine::{Game, Move, Outcome, Phase, Reason, Side};

use super::{first_game, more, move_buttons, share};
use crate::board::scene::Scene;
use crate::board::{self, Emojis};
use crate::request::Action;
use crate::screens::study::{review, story};
use crate::screens::text::LONGEST_TEXT;
use crate::screens::{Button, ButtonStyle, Screen};
use crate::words::{self, Words, game_name, game_options, mention, player, say, side_name};

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
            Screen { text_without_file: Some(emoji.text), ..screen }
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
        Stage::Open(challenge) => challenge_screen(words, shown, challenge, ratings),
        Stage::Withdrawn(withdrawn) => Screen::text(withdrawn_text(words, shown.game(), withdrawn)),
        Stage::Playing(playing) => {
            let to_do = |side| to_do(words, playing, playing.board(), side, has_pits);
            playing_screen(words, shown, playing, ratings, look, emojis, to_do)
        }
        Stage::Over(over) => over_screen(words, shown, over, ratings, look, emojis),
    }
}

fn challenge_screen(words: &Words, shown: &Match, challenge: &Challenge, ratings: &Ratings) -> Screen {
    let (challenger, game) = (mention(words, challenge.challenger), game_name(words, shown.game()));
    let other =
        challenge.invited.map_or_else(|| say!(words, "challenge-whoever"), |invited| mention(words, invited));
    let first = if challenge.side == Side::South { challenger.clone() } else { other.clone() };
    let mut lines = vec![match challenge.invited {
        Some(_) => say!(words, "challenge-open", invited = other, challenger = challenger, game = game),
        None => say!(words, "challenge-to-all", challenger = challenger, game = game),
    }];
    lines.extend(game_options::chosen(words, shown.game()));
    lines.extend(words::series::announced(words, shown));
    lines.push(words::ratings::of_challenge(words, shown, challenge, ratings));
    lines.push(say!(words, "challenge-sides", first = first));
    if challenge.clock.is_some() {
        let clock = words::clocks::clock_name(words, challenge.clock);
        lines.push(say!(words, "challenge-clock", clock = clock));
    }
    // Where the bot can no longer edit it, the message still says until when.
    let [until, when] = ["f", "R"].map(|form| format!("<t:{}:{form}>", challenge.expires.as_secs()));
    lines.push(say!(words, "challenge-until", until = until, when = when));
    let button = |name, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let mut row = vec![button("button-accept", ButtonStyle::Success, Action::Accept(shown.id()))];
    if challenge.invited.is_some() {
        row.push(button("button-decline", ButtonStyle::Danger, Action::Decline(shown.id())));
    }
    row.push(button("button-cancel", ButtonStyle::Secondary, Action::Cancel(shown.id())));
    let notifies = challenge.invited.into_iter().collect();
    Screen { rows: vec![row], notifies, ..Screen::text(lines.join("\n")) }
}

fn withdrawn_text(words: &Words, game: Game, withdrawn: &Withdrawn) -> String {
    let name = match withdrawn.why {
        Withdrawal::Declined => "challenge-declined",
        Withdrawal::Cancelled => "challenge-cancelled",
        Withdrawal::Expired => "challenge-expired",
        Withdrawal::CalledOff => return say!(words, "challenge-called-off", game = game_name(words, game)),
    };
    let Challenge { challenger, invited, .. } = withdrawn.challenge;
    let (challenger, game) = (mention(words, challenger), game_name(words, game));
    match (invited, withdrawn.why) {
        (Some(invited), _) => {
            say!(words, name, invited = mention(words, invited), challenger = challenger, game = game)
        }
        (None, Withdrawal::Expired) => {
            say!(words, "challenge-to-all-expired", challenger = challenger, game = game)
        }
        (None, Withdrawal::Cancelled | Withdrawal::Declined | Withdrawal::CalledOff) => {
            say!(words, "challenge-to-all-cancelled", challenger = challenger, game = game)
        }
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
    let (scene, below) = (Scene::after(playing.history()), look.below(playing, board));
    let drawn = drawn(words, look, emojis, &scene, below);
    let mut lines = board::lines::lines(words, shown, playing, ratings, board, drawn);
    let end_of_board = lines.len();
    if let Some(side) = board.turn() {
        lines.push(to_do(side));
        lines.extend(words::clocks::of_board(words, playing, side));
    }
    // Without their emoji, boards are drawn in letters.
    let has_signs = match look.style {
        BoardStyle::Image => true,
        BoardStyle::Emoji => emojis.board(&scene, below).is_some(),
        BoardStyle::Unicode | BoardStyle::Text => false,
    };
    first_game::teach(words, shown, playing, has_signs, &mut lines, end_of_board);
    let mut further: Vec<Button> = story::button(words, shown, playing).into_iter().collect();
    further.extend(super::clock::buttons(words, shown, playing));
    further.extend(shown.is_first_game().then(|| first_game::learn_button(words, shown.game())));
    further.push(more::button(words, shown));
    let row = look.movers_row(playing, board);
    let rows = move_buttons::rows(words, shown.id(), playing, board, row, further);
    let menus = move_buttons::menu(words, shown.id(), playing, board).into_iter().collect();
    Screen { text: lines.join("\n"), menus, rows, ..Screen::default() }
}

/// The board in the text of a message, unless it is a picture.
pub(crate) fn drawn(
    words: &Words,
    look: BoardLook,
    emojis: &Emojis,
    scene: &Scene,
    below: Side,
) -> Option<String> {
    let position = &scene.position;
    match look.style {
        BoardStyle::Emoji => Some(match emojis.board(scene, below) {
            Some(drawn) => {
                let drawn = words.left_to_right(&drawn);
                let heaps = board::emoji::heaps(words, position);
                [drawn].into_iter().chain(heaps).collect::<Vec<_>>().join("\n")
            }
            None => board::lines::diagram(words, position, below),
        }),
        BoardStyle::Unicode => Some(board::lines::diagram(words, position, below)),
        BoardStyle::Text => Some(board::text::rows(words, position, below, look.reader)),
        BoardStyle::Image => None,
    }
}

/// What comes next, who does it, and why some pits cannot be played.
fn to_do(words: &Words, playing: &Playing, board: &engine::Match, side: Side, has_pits: bool) -> String {
    let (seat, is_arranged) = (playing.seats().at(side), board.position().phase == Phase::Arrange);
    if !has_pits && matches!(seat, Seat::Person(_)) && !is_arranged {
        return say!(words, "board-turn-plain", player = player(words, seat), side = side_name(words, side));
    }
    let next = next_to_do(words, playing, board, side);
    let why = board::blocked_pits::why(words, board);
    match why.filter(|_| matches!(playing.seats().at(side), Seat::Person(_))) {
        Some(why) => format!("{next} {why}"),
        None => next,
    }
}

fn next_to_do(words: &Words, playing: &Playing, board: &engine::Match, side: Side) -> String {
    let (seat, position) = (playing.seats().at(side), board.position());
    let (name, row) = (player(words, seat), side_name(words, side));
    match seat {
        Seat::Bot(_) => say!(words, "board-bot-turn", player = name),
        Seat::Person(_) if position.phase == Phase::Arrange => {
            let seeds = position.board.store(side);
            say!(words, "board-arrange", player = name, side = row, seeds = seeds)
        }
        Seat::Person(_) if board.legal().iter().any(|mv| matches!(mv, Move::LiftTowards(..))) => {
            say!(words, "board-direction", player = name, side = row)
        }
        Seat::Person(_) => say!(words, "board-turn", player = name, side = row),
    }
}

fn over_screen(
    words: &Words,
    shown: &Match,
    over: &Over,
    ratings: &Ratings,
    look: BoardLook,
    emojis: &Emojis,
) -> Screen {
    let board = over.board();
    let scene = Scene::at_end(over.played().history(), over.ending());
    let drawn = drawn(words, look, emojis, &scene, look.below(over.played(), &board));
    let mut lines = board::lines::lines(words, shown, over.played(), ratings, &board, drawn);
    lines.extend(decided(words, shown.game(), over));
    lines.push(ending_text(words, over));
    lines.extend(words::ratings::changed(words, ratings));
    if shown.ended_early() {
        lines.push(say!(words, "over-early"));
    }
    match over.voided() {
        Voided::Nowhere => {}
        Voided::Here => lines.push(say!(words, "over-voided-here")),
        Voided::Everywhere => lines.push(say!(words, "over-voided")),
    }
    lines.extend(words::series::ended(words, shown));
    let rows = vec![buttons_at_end(words, shown, over), buttons_to_look_back(words, shown)];
    Screen { rows, ..Screen::text(lines.join("\n")) }
}

/// The buttons to the replay and the review, under the board of a finished match.
fn buttons_to_look_back(words: &Words, shown: &Match) -> Vec<Button> {
    let replay = Action::Replay { id: shown.id(), ply: 0 };
    let replay = Button {
        label: say!(words, "button-replay"),
        style: ButtonStyle::Secondary,
        enabled: true,
        action: replay,
    };
    let moves = shown.played().map_or(0, Playing::ply);
    let further = [review::button(words, shown.id(), moves), share::button(words, shown)];
    [Some(replay)].into_iter().chain(further).flatten().collect()
}

/// The buttons after the end of a match. The rematch comes first.
fn buttons_at_end(words: &Words, shown: &Match, over: &Over) -> Vec<Button> {
    let button = |name, style, action| Button { label: say!(words, name), style, enabled: true, action };
    let rematch = shown
        .can_have_rematch()
        .then(|| button("button-rematch", ButtonStyle::Success, Action::Rematch(shown.id())));
    let export = button("button-export", ButtonStyle::Secondary, Action::Export(shown.id()));
    let buttons = [rematch, story::button(words, shown, over.played()), Some(export)];
    buttons.into_iter().flatten().collect()
}

/// The move that decided the game, if there is one.
fn decided(words: &Words, game: Game, over: &Over) -> Option<String> {
    let Ending::Played(outcome) = over.ending() else { return None };
    let Decisive { number, mover, mv, winner } = decisive(game, over.played().moves(), outcome)?;
    let name = |side| player(words, over.played().seats().at(side));
    let pit = mv.pit_number()?.get();
    Some(say!(words, "over-decided", number = number, mover = name(mover), pit = pit, player = name(winner)))
}

/// Who won, by how much, and how.
pub(crate) fn ending_text(words: &Words, over: &Over) -> String {
    let seats = over.played().seats();
    if over.ending() == Ending::BrokenOff && seats.people().any(PlayerId::has_left) {
        return format!("⏹️ {}", say!(words, "over-left"));
    }
    ending_of(words, over.ending(), |side| player(words, seats.at(side)))
}

/// The same for players with these names.
pub(crate) fn ending_of(words: &Words, ending: Ending, name: impl Fn(Side) -> String) -> String {
    let sign = match ending {
        Ending::BrokenOff => "⏹️",
        ending if ending.winner().is_some() => "🏆",
        _ => "🤝",
    };
    format!("{sign} {}", verdict(words, ending, name))
}

fn verdict(words: &Words, ending: Ending, name: impl Fn(Side) -> String) -> String {
    match ending {
        Ending::TimedOut(side) => {
            say!(words, "over-timed-out", loser = name(side), player = name(side.other()))
        }
        Ending::Resigned(side) | Ending::SeriesResigned(side) => {
            say!(words, "over-resigned", loser = name(side), player = name(side.other()))
        }
        Ending::Drawn => say!(words, "over-agreed"),
        Ending::BrokenOff => say!(words, "over-broken-off"),
        Ending::Played(outcome) => {
            let verdict = match outcome.winner {
                Some(side) => say!(
                    words,
                    "over-won",
                    player = name(side),
                    points = outcome.score[side.index()],
                    against = outcome.score[side.other().index()]
                ),
                None => say!(words, "over-drawn", points = outcome.score[0]),
            };
            match reason(words, outcome, name) {
                Some(reason) => format!("{verdict} {reason}"),
                None => verdict,
            }
        }
    }
}

/// Why the game ended, unless the account of its last move says so.
fn reason(words: &Words, outcome: Outcome, name: impl Fn(Side) -> String) -> Option<String> {
    let sentence = match outcome.reason {
        Reason::RowEmpty | Reason::NoMove | Reason::CannotFeed | Reason::Repetition => return None,
        Reason::Majority => "reason-majority",
        Reason::Agreed => "reason-agreed",
        Reason::RoundLimit => "reason-round-limit",
        Reason::CannotFill | Reason::CannotSow => {
            let loser = name(outcome.winner?.other());
            let sentence = format!("reason-{}", outcome.reason);
            return Some(say!(words, &sentence, player = loser));
        }
    };
    Some(say!(words, sentence))
}

/// Calls a person to move, with a link to the board if there is one.
pub fn call_to_move(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    side: Side,
    link: Option<&str>,
) -> Screen {
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
        Seat::Bot(_) => Vec::new(),
    };
    Screen { notifies, ..Screen::text(text) }
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
pub fn by_direct_message(text: &str, link: &str) -> Screen {
    if text.contains("https://discord.com/channels/") {
        Screen::text(text)
    } else {
        Screen::text(format!("{text}\n{link}"))
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
