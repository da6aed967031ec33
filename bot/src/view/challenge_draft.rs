//! A challenge that is being put together from a person's menu: which game, and who moves first.

use kuzhi_engine::Game;

use super::{Button, Choice, Choices, Menu, Press, Screen, Tone, Words, game_name, mention, say};
use crate::app::{PlayerId, SideChoice};

/// A challenge that is not made yet; all of it stands in its menus and its button.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ChallengeDraft {
    /// Who is to be challenged; the bot if nobody is.
    pub opponent: Option<PlayerId>,
    /// To which game, played in its usual way.
    pub game: Game,
    /// The challenger's side.
    pub side: SideChoice,
}

impl ChallengeDraft {
    /// The same with another game.
    pub fn with_game(self, id: &str) -> Option<ChallengeDraft> {
        Game::by_id(id).map(|game| ChallengeDraft { game, ..self })
    }

    /// The same with another side.
    pub fn with_side(self, id: &str) -> Option<ChallengeDraft> {
        SideChoice::by_id(id).map(|side| ChallengeDraft { side, ..self })
    }
}

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
    let menu = |press, choices| Menu { press, placeholder: String::new(), choices: Choices::One(choices) };
    let label = say!(words, if draft.opponent.is_some() { "button-challenge" } else { "button-begin" });
    let go = Button { label, tone: Tone::Good, enabled: true, press: Press::Challenge(draft) };
    Screen {
        menus: vec![
            menu(Press::DraftGame(draft), games.collect()),
            menu(Press::DraftSide(draft), sides.to_vec()),
        ],
        rows: vec![vec![go]],
        ..Screen::text(text)
    }
}

/// What stands in the place of the question once the challenge is made.
pub fn challenge_made(words: &Words) -> Screen {
    Screen::text(say!(words, "draft-made"))
}
