//! A match as people see it: the challenge, the board, the result.

use kuzhi_engine as engine;
use kuzhi_engine::{Game, Move, Side};

use super::{Button, Press, Screen, Tone, Words, account, board_text, game_name, mention, player, say};
use crate::app::{Challenge, Ending, Match, MatchId, Over, Playing, Seat, Stage, Withdrawal, Withdrawn};

/// What a match's message shows, whatever its stage.
pub fn of_match(words: &Words, shown: &Match) -> Screen {
    match &shown.stage {
        Stage::Open(challenge) => challenge_screen(words, shown, challenge),
        Stage::Withdrawn(withdrawn) => Screen::text(withdrawn_text(words, shown.game, withdrawn)),
        Stage::Playing(playing) => playing_screen(words, shown, playing),
        Stage::Over(over) => over_screen(words, shown, over),
    }
}

fn challenge_screen(words: &Words, shown: &Match, challenge: &Challenge) -> Screen {
    let (challenger, invited) = (mention(challenge.challenger), mention(challenge.invited));
    let first = if challenge.side == Side::South { challenger.clone() } else { invited.clone() };
    let mut lines = vec![say!(
        words,
        "challenge-open",
        invited = invited,
        challenger = challenger,
        game = game_name(words, shown.game)
    )];
    lines.extend(options_line(words, shown.game));
    lines.push(say!(words, "challenge-sides", first = first));
    let when = format!("<t:{}:R>", challenge.expires.as_secs());
    lines.push(say!(words, "challenge-expires", when = when));
    let button = |name, tone, press| Button { label: say!(words, name), tone, enabled: true, press };
    Screen {
        text: lines.join("\n"),
        rows: vec![vec![
            button("button-accept", Tone::Good, Press::Accept(shown.id)),
            button("button-decline", Tone::Danger, Press::Decline(shown.id)),
            button("button-cancel", Tone::Plain, Press::Cancel(shown.id)),
        ]],
        calls: vec![challenge.invited],
    }
}

fn withdrawn_text(words: &Words, game: Game, withdrawn: &Withdrawn) -> String {
    let name = match withdrawn.why {
        Withdrawal::Declined => "challenge-declined",
        Withdrawal::Cancelled => "challenge-cancelled",
        Withdrawal::Expired => "challenge-expired",
    };
    let Challenge { challenger, invited, .. } = withdrawn.challenge;
    say!(
        words,
        name,
        invited = mention(invited),
        challenger = mention(challenger),
        game = game_name(words, game)
    )
}

fn playing_screen(words: &Words, shown: &Match, playing: &Playing) -> Screen {
    let board = playing.board(shown.game);
    let mut lines = board_lines(words, shown.game, playing, &board);
    if let Some(side) = board.turn() {
        let (seat, name) = (playing.seats.at(side), player(words, playing.seats.at(side)));
        lines.push(match seat {
            Seat::Person(_) => say!(words, "board-turn", player = name, side = side_name(words, side)),
            Seat::Bot(_) => say!(words, "board-bot-turn", player = name),
        });
    }
    Screen { text: lines.join("\n"), rows: pit_buttons(shown.id, playing, &board), calls: Vec::new() }
}

fn over_screen(words: &Words, shown: &Match, over: &Over) -> Screen {
    let played = &over.played;
    let board = played.board(shown.game);
    let mut lines = board_lines(words, shown.game, played, &board);
    lines.push(ending_text(words, over));
    Screen::text(lines.join("\n"))
}

fn ending_text(words: &Words, over: &Over) -> String {
    let name = |side| player(words, over.played.seats.at(side));
    match over.ending {
        Ending::Resigned(side) => {
            say!(words, "over-resigned", loser = name(side), player = name(side.other()))
        }
        Ending::Played(outcome) => {
            let reason = say!(words, &format!("reason-{}", outcome.reason));
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
            format!("{verdict} {reason}")
        }
    }
}

fn board_lines(words: &Words, game: Game, playing: &Playing, board: &engine::Match) -> Vec<String> {
    let title = say!(
        words,
        "board-title",
        game = game_name(words, game),
        south = player(words, playing.seats.south),
        north = player(words, playing.seats.north)
    );
    let mut lines = vec![title];
    lines.extend(options_line(words, game));
    lines.push(format!("```text\n{}\n```", board_text::draw(&board.position())));
    lines.extend(account::last_moves(words, game, playing));
    lines
}

fn options_line(words: &Words, game: Game) -> Option<String> {
    let chosen: Vec<String> = game.chosen_options().map(|(name, value)| format!("{name}={value}")).collect();
    (!chosen.is_empty()).then(|| say!(words, "options-chosen", options = chosen.join(", ")))
}

/// A button for every pit of the player to move, in the order in which his row is drawn.
fn pit_buttons(id: MatchId, playing: &Playing, board: &engine::Match) -> Vec<Vec<Button>> {
    let Some(side) = board.turn() else { return Vec::new() };
    let is_person = matches!(playing.seats.at(side), Seat::Person(_));
    let mut buttons: Vec<Button> = board
        .position()
        .ring
        .numbers()
        .map(|number| {
            let mv = Move::Lift(number);
            Button {
                label: number.to_string(),
                tone: Tone::Primary,
                enabled: is_person && board.check(mv).is_ok(),
                press: Press::Move { id, ply: playing.ply(), mv },
            }
        })
        .collect();
    if side == Side::North {
        buttons.reverse();
    }
    let half = buttons.len().div_ceil(2);
    buttons.chunks(half).map(<[Button]>::to_vec).collect()
}

fn side_name(words: &Words, side: Side) -> String {
    say!(words, &format!("side-{side}"))
}

/// The question before somebody gives up.
pub fn resign_question(words: &Words, shown: &Match, playing: &Playing, side: Side) -> Screen {
    let opponent = player(words, playing.seats.at(side.other()));
    Screen {
        text: say!(words, "resign-sure", game = game_name(words, shown.game), opponent = opponent),
        rows: vec![vec![
            Button {
                label: say!(words, "button-resign"),
                tone: Tone::Danger,
                enabled: true,
                press: Press::Resign(shown.id),
            },
            Button {
                label: say!(words, "button-play-on"),
                tone: Tone::Plain,
                enabled: true,
                press: Press::PlayOn(shown.id),
            },
        ]],
        calls: Vec::new(),
    }
}

/// The line that calls a person to move, with a link to the board where there is one.
pub fn call_to_move(
    words: &Words,
    shown: &Match,
    playing: &Playing,
    side: Side,
    link: Option<&str>,
) -> Screen {
    let (seat, opponent) = (playing.seats.at(side), player(words, playing.seats.at(side.other())));
    let (called, game) = (player(words, seat), game_name(words, shown.game));
    let text = match link {
        Some(link) => {
            say!(words, "call-to-move", player = called, game = game, opponent = opponent, link = link)
        }
        None => say!(words, "call-to-move-unlinked", player = called, game = game, opponent = opponent),
    };
    let calls = match seat {
        Seat::Person(id) => vec![id],
        Seat::Bot(_) => Vec::new(),
    };
    Screen { text, rows: Vec::new(), calls }
}

/// What stands where a board was before it was posted anew.
pub fn moved_on(words: &Words, link: &str) -> Screen {
    Screen::text(say!(words, "board-moved-on", link = link))
}
