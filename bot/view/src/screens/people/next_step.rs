//! What to try next against the bot, as a button.

use kuzhi_domain::PlayerId;
use kuzhi_domain::matches::SideChoice;
use kuzhi_domain::people::{GameJourney, Journey, NextStep, Score};
use kuzhi_engine::Game;
use kuzhi_search::Level;

use super::profile::squares;
use crate::request::{Action, ChallengeDraft, DraftOpponent, LessonAction, PuzzleSource, PuzzleWish};
use crate::screens::{Button, ButtonStyle, Screen, add_line};
use crate::words::{Words, game_name, say};

/// The button to a game at the level above or below, or to the lessons.
pub(super) fn next_step(words: &Words, game: Game, step: NextStep) -> Button {
    match step {
        NextStep::Up(level) => next_level(words, game, level),
        NextStep::Down(level) => at_level(words, "button-level-down", game, level),
        NextStep::Lesson => {
            let label = say!(words, "button-level-lesson", game = game_name(words, game));
            let action = Action::Lesson(LessonAction::begin(plain(game)));
            Button { label, style: ButtonStyle::Primary, enabled: true, action }
        }
    }
}

/// The button to a game at the next level.
pub(super) fn next_level(words: &Words, game: Game, level: Level) -> Button {
    at_level(words, "button-level-up", game, level)
}

fn at_level(words: &Words, sentence: &str, game: Game, level: Level) -> Button {
    let label = say!(words, sentence, game = game_name(words, game), level = level.get());
    let draft = ChallengeDraft { level, ..ChallengeDraft::proposed(plain(game), None) };
    Button { label, style: ButtonStyle::Primary, enabled: true, action: Action::Challenge(draft) }
}

/// The buttons after a game against the bot: the next level after a win, the lessons and the level below
/// after a loss.
pub(crate) fn buttons_after(words: &Words, game: Game, level: Level, score: Score) -> Vec<Button> {
    let to = |name: &str, level: Level| Button {
        label: say!(words, name, level = level.get()),
        ..at_level(words, "button-level-up", game, level)
    };
    match score {
        Score::Won => level.above().map(|level| to("button-next-level", level)).into_iter().collect(),
        Score::Drawn => Vec::new(),
        Score::Lost => {
            let learn = Button {
                label: say!(words, "button-level-lesson", game = game_name(words, game)),
                style: ButtonStyle::Secondary,
                enabled: true,
                action: Action::Learn(plain(game)),
            };
            let easier = level
                .below()
                .map(|level| Button { style: ButtonStyle::Secondary, ..to("button-easier-level", level) });
            [learn].into_iter().chain(easier).collect()
        }
    }
}

/// The game with its usual options.
fn plain(game: Game) -> Game {
    Game::by_id(game.id()).unwrap_or(game)
}

/// The button to a game that a person has not met: its lessons, or the game itself if they are done.
pub(crate) fn next_game(words: &Words, next: &GameJourney) -> Button {
    let (game, style) = (game_name(words, next.game), ButtonStyle::Primary);
    let (label, action) = if next.is_learnt {
        let draft = ChallengeDraft::proposed(next.game, None);
        (say!(words, "button-play-game", game = game), Action::DraftApart(draft))
    } else {
        (say!(words, "button-level-lesson", game = game), Action::Learn(next.game))
    };
    Button { label, style, enabled: true, action }
}

/// The button with which a person sets up a game against another one.
pub(crate) fn play_person(words: &Words, player: PlayerId, name: &str, game: Game) -> Button {
    let draft = ChallengeDraft {
        opponent: DraftOpponent::Person(player),
        side: SideChoice::Random,
        ..ChallengeDraft::proposed(plain(game), None)
    };
    let label = say!(words, "button-play-person", player = name);
    Button { label, style: ButtonStyle::Primary, enabled: true, action: Action::DraftApart(draft) }
}

/// The button with which a person sets up a game against the bot.
pub(crate) fn play_bot(words: &Words, game: Game, level: Level) -> Button {
    let draft = ChallengeDraft { level, ..ChallengeDraft::proposed(plain(game), None) };
    let label = say!(words, "button-play-bot");
    Button { label, style: ButtonStyle::Secondary, enabled: true, action: Action::DraftApart(draft) }
}

/// What a person can begin beside their games: one against the bot, its lessons, a puzzle.
pub fn ways_to_begin(words: &Words, game: Game) -> Vec<Button> {
    let way = |label, action| Button { label, style: ButtonStyle::Secondary, enabled: true, action };
    let learn = say!(words, "button-level-lesson", game = game_name(words, game));
    let puzzle = PuzzleWish { source: PuzzleSource::Daily, game: None };
    let play = say!(words, "button-play-bot-game", game = game_name(words, game));
    vec![
        Button { label: play, ..play_bot(words, game, Level::default()) },
        way(learn, Action::Learn(plain(game))),
        way(say!(words, "button-puzzle-daily"), Action::Puzzles(puzzle)),
    ]
}

/// Adds to the screen of a game that a person has won against the bot, or drawn, how far they have come, and
/// the way to a game that is new to them. `won` is the level that they have won against.
pub fn add_journey(words: &Words, screen: &mut Screen, game: Game, won: Option<Level>, journey: &Journey) {
    let beaten = journey.in_game(game).map(|one| one.beaten.as_slice()).unwrap_or_default();
    add_line(
        screen,
        &say!(
            words,
            "journey-end",
            wall = squares(beaten),
            beaten = beaten.len(),
            levels = Level::MAX,
            met = journey.met(),
            games = journey.games.len()
        ),
    );
    if won.is_some_and(|level| !beaten.contains(&level)) {
        add_line(screen, &say!(words, "journey-not-alone"));
    }
    if let (Some(row), Some(next)) = (screen.rows.first_mut(), journey.next())
        && row.len() < 5
    {
        let next = Button { style: ButtonStyle::Secondary, ..next_game(words, next) };
        // After a loss the lessons of this game stand there already.
        if row.iter().all(|button| button.action != next.action) {
            row.push(next);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    fn labels(buttons: &[Button]) -> Vec<&str> {
        buttons.iter().map(|button| button.label.as_str()).collect()
    }

    #[test]
    fn a_win_leads_up_and_a_loss_to_lessons_and_down() {
        let (words, game) = (Words::english(), Game::default());
        let after = |level, score| buttons_after(words, game, Level::new(level).unwrap(), score);
        assert_eq!(labels(&after(1, Score::Won)), ["Next: level 2"]);
        assert_eq!(labels(&after(Level::MAX, Score::Won)), [""; 0], "nothing is above the highest");
        assert_eq!(labels(&after(3, Score::Lost)), ["Learn Mangala", "Easier: level 2"]);
        assert_eq!(labels(&after(1, Score::Lost)), ["Learn Mangala"], "nothing is easier");
        assert_eq!(labels(&after(3, Score::Drawn)), [""; 0]);
        let easier = &after(3, Score::Lost)[1].action;
        assert!(matches!(easier, Action::Challenge(draft) if draft.level.get() == 2), "{easier:?}");
    }

    #[test]
    fn a_won_game_tells_how_far_one_has_come() {
        let (words, game) = (Words::english(), Game::default());
        let journey = Journey::new(&BTreeMap::new(), &[]);
        let mut screen = Screen { rows: vec![Vec::new()], ..Screen::text("Ada wins.") };
        add_journey(words, &mut screen, game, Level::new(1), &journey);
        let told = format!("Ada wins.\n{} 0 of 8 levels beaten · 0 of 10 games met", "⬜".repeat(8));
        let alone = "A level counts as beaten in games without hints, takebacks or changed rules.";
        assert_eq!(screen.text, format!("{told}\n{alone}"));
        assert_eq!(labels(&screen.rows[0]), ["Learn Mangala"]);
        // Whoever has done the lessons plays.
        let learnt = Journey::new(&BTreeMap::new(), &[game]);
        let mut screen = Screen { rows: vec![Vec::new()], ..Screen::default() };
        add_journey(words, &mut screen, game, None, &learnt);
        assert_eq!(labels(&screen.rows[0]), ["Play Mangala"]);
    }
}
