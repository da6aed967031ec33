//! A challenge that is being put together from a person's menu: which game, and who moves first.

use kuzhi_engine::Game;

use super::{Button, Choice, Choices, Menu, Screen, Tone};
use crate::domain::{Series, SideChoice, TimeControl, of_usual_length};
use crate::request::{Action, ChallengeDraft, ONE_GAME, Select, clock_id};
use crate::words::{Words, clock_name, game_name, game_options, mention, say};

/// The question to which game somebody is to be challenged.
pub fn challenge_question(words: &Words, draft: ChallengeDraft) -> Screen {
    let text = match draft.opponent {
        Some(opponent) => say!(words, "draft-person", opponent = mention(opponent)),
        None => say!(words, "draft-bot"),
    };
    let games = Game::all().map(|game| Choice {
        label: game_name(words, game),
        value: game.id().to_owned(),
        is_chosen: game.id() == draft.game.id(),
    });
    let sides = SideChoice::ALL.map(|side| Choice {
        label: say!(words, &format!("choice-{}", side.id())),
        value: side.id().to_owned(),
        is_chosen: side == draft.side,
    });
    let one_game = (say!(words, "choice-one-game"), ONE_GAME.to_owned(), None);
    let best_of = |sets: u8| (say!(words, "choice-sets", sets = sets), sets.to_string(), Some(sets));
    let sets = [one_game].into_iter().chain(Series::LENGTHS.map(best_of));
    let sets =
        sets.map(|(label, value, sets)| Choice { label, value, is_chosen: sets == draft.sets }).collect();
    let clocks = [None].into_iter().chain(TimeControl::PROPOSED.map(Some)).map(|clock| Choice {
        label: clock_name(words, clock),
        value: clock_id(clock),
        is_chosen: clock == draft.clock,
    });
    let menu = |select, choices| Menu { select, placeholder: String::new(), choices: Choices::One(choices) };
    let label = say!(words, if draft.opponent.is_some() { "button-challenge" } else { "button-begin" });
    let go = Button { label, tone: Tone::Good, enabled: true, action: Action::Challenge(draft) };
    let counting = draft.opponent.map(|_| Button {
        label: say!(words, if draft.rated { "button-make-casual" } else { "button-make-rated" }),
        tone: Tone::Plain,
        enabled: true,
        action: Action::DraftRated(draft),
    });
    let casual = draft.opponent.filter(|_| !draft.rated).map(|_| say!(words, "challenge-casual"));
    let length = game_options::chosen(words, of_usual_length(draft.game));
    let text = [text].into_iter().chain(length).chain(casual).collect::<Vec<_>>().join("\n");
    Screen {
        menus: vec![
            menu(Select::DraftGame(draft), games.collect()),
            menu(Select::DraftSide(draft), sides.to_vec()),
            menu(Select::DraftSets(draft), sets),
            menu(Select::DraftClock(draft), clocks.collect()),
        ],
        rows: vec![[go].into_iter().chain(counting).collect()],
        ..Screen::text(text)
    }
}

/// What stands in the place of the question once the challenge is made.
pub fn challenge_made(words: &Words) -> Screen {
    Screen::text(say!(words, "draft-made"))
}
