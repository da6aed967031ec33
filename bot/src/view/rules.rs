//! How a game is played: its rules in a few sentences, its options, and an example played by the engine.

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};

use kuzhi_engine::{Event, Game, Match, Move, Side};

use super::account::Teller;
use super::game_options::{self, ROUNDS};
use super::{Screen, Words, game_name, say, side_name};

/// How many moves there are at most until the one that is shown.
const LONGEST_EXAMPLE: usize = 4;

/// Explains a game; `yours` is the reader's own match of it, whose options may differ.
pub fn rules(words: &Words, game: Game, yours: Option<Game>) -> Screen {
    let mut lines = vec![
        say!(words, "rules-title", game = game_name(words, game)),
        say!(words, &format!("rules-{}", game.id())),
    ];
    lines.extend(options(words, game));
    lines.extend(
        yours
            .and_then(|yours| game_options::chosen(words, yours))
            .map(|description| say!(words, "rules-yours", description = description)),
    );
    lines.extend(example(words, game));
    Screen::text(lines.join("\n"))
}

fn options(words: &Words, game: Game) -> Vec<String> {
    let mut lines = Vec::new();
    for spec in game.option_specs().iter().filter(|spec| spec.name != ROUNDS) {
        for value in game_options::values(spec) {
            let sentence = if value == spec.default { "rules-option-usual" } else { "rules-option" };
            let meaning = game_options::meaning(words, spec.name, value);
            let option = format!("{}={value}", spec.name);
            lines.push(say!(words, sentence, option = option, meaning = meaning));
        }
    }
    if !lines.is_empty() {
        lines.insert(0, say!(words, "rules-options"));
    }
    lines
}

/// A move that shows much, with the board before and after it.
fn example(words: &Words, game: Game) -> Option<String> {
    let (before, mv, mover) = telling_move(game.start(), LONGEST_EXAMPLE)?;
    let (mut after, mut events) = (before.clone(), Vec::new());
    after.play(mv, &mut |event| events.push(event)).ok()?;
    let names = Side::ALL.map(|side| side_name(words, side));
    let account = Teller { words, names, ring: before.position().ring }.account(mover, &events);
    let [before, after] = [before, after].map(|board| board.position().diagram());
    Some(format!("{}\n```text\n{before}\n\n{after}\n```", say!(words, "rules-example", account = account)))
}

/// Of all moves within a few plies, the one in which the most different things happen.
fn telling_move(start: Match, plies: usize) -> Option<(Match, Move, Side)> {
    let mut best: Option<(usize, Match, Move, Side)> = None;
    let mut boards = vec![start];
    for _ in 0..plies {
        let mut next = Vec::new();
        for board in &boards {
            let Some(mover) = board.turn() else { continue };
            for mv in board.legal() {
                let (mut after, mut kinds) = (board.clone(), HashSet::<Discriminant<Event>>::new());
                if after.play(mv, &mut |event| _ = kinds.insert(discriminant(&event))).is_err() {
                    continue;
                }
                if after.position().round == 1 && best.as_ref().is_none_or(|(most, ..)| kinds.len() > *most) {
                    best = Some((kinds.len(), board.clone(), mv, mover));
                }
                next.push(after);
            }
        }
        boards = next;
    }
    best.map(|(_, board, mv, mover)| (board, mv, mover))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Discord's limit of a message.
    const LONGEST: usize = 2_000;

    #[test]
    fn every_game_is_explained_on_one_screen() {
        for game in Game::all() {
            let screen = rules(Words::english(), game, Some(game));
            assert!(screen.text.chars().count() <= LONGEST, "{}: {}", game.id(), screen.text.chars().count());
            assert!(screen.text.contains("**An example:**"), "{}", screen.text);
        }
    }

    #[test]
    fn the_example_is_what_the_engine_plays() {
        let (board, mv, _) = telling_move(Game::default().start(), LONGEST_EXAMPLE).unwrap();
        assert!(board.check(mv).is_ok());
        let castles = telling_move(Game::by_id("mangala-castle").unwrap().start(), LONGEST_EXAMPLE).unwrap();
        let mut built = false;
        let (mut board, mv, _) = castles;
        board.play(mv, &mut |event| built |= matches!(event, Event::CastleBuilt { .. })).unwrap();
        assert!(built, "the example of Mangala with castles shows a castle");
    }
}
