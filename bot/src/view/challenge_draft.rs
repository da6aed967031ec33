//! A challenge that is being put together from a person's menu: which game, and who moves first.

use kuzhi_engine::Game;

use super::{
    Button, Choice, Choices, Menu, NO_CLOCK, Press, Screen, Tone, Words, clock_name, game_name, game_options,
    mention, say,
};
use crate::app::{PlayerId, Series, SideChoice, TimeControl, of_usual_length};

/// A challenge that is not made yet; all of it stands in its menus and its button.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct ChallengeDraft {
    /// Who is to be challenged; the bot if nobody is.
    pub opponent: Option<PlayerId>,
    /// To which game, played in its usual way.
    pub game: Game,
    /// The challenger's side.
    pub side: SideChoice,
    /// The best of how many sets; a single game if none.
    pub sets: Option<u8>,
    /// Whether the result is to count, if a person is challenged.
    pub rated: bool,
    /// How much time the players would have.
    pub clock: Option<TimeControl>,
}

impl ChallengeDraft {
    /// The same with another game.
    pub fn with_game(self, id: &str) -> Option<ChallengeDraft> {
        Game::by_id(id).map(|game| ChallengeDraft { game, ..self })
    }

    /// The same with another clock, or none.
    pub fn with_clock(self, id: &str) -> Option<ChallengeDraft> {
        clock_by_id(id).map(|clock| ChallengeDraft { clock, ..self })
    }

    /// The same with another side.
    pub fn with_side(self, id: &str) -> Option<ChallengeDraft> {
        SideChoice::by_id(id).map(|side| ChallengeDraft { side, ..self })
    }

    /// The same with another number of sets.
    pub fn with_sets(self, id: &str) -> Option<ChallengeDraft> {
        let sets = match id {
            ONE_GAME => None,
            _ => Some(Series::of(id.parse().ok()?)?.length),
        };
        Some(ChallengeDraft { sets, ..self })
    }
}

/// The number of sets of a single game, in a menu.
const ONE_GAME: &str = "1";

/// A clock by its name, or none at all by that of none.
pub fn clock_by_id(id: &str) -> Option<Option<TimeControl>> {
    if id == NO_CLOCK { Some(None) } else { id.parse().ok().map(Some) }
}

/// The name of a clock, or of none at all.
pub fn clock_id(clock: Option<TimeControl>) -> String {
    clock.map_or_else(|| NO_CLOCK.to_owned(), |control| control.to_string())
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
    let menu = |press, choices| Menu { press, placeholder: String::new(), choices: Choices::One(choices) };
    let label = say!(words, if draft.opponent.is_some() { "button-challenge" } else { "button-begin" });
    let go = Button { label, tone: Tone::Good, enabled: true, press: Press::Challenge(draft) };
    let counting = draft.opponent.map(|_| Button {
        label: say!(words, if draft.rated { "button-make-casual" } else { "button-make-rated" }),
        tone: Tone::Plain,
        enabled: true,
        press: Press::DraftRated(draft),
    });
    let casual = draft.opponent.filter(|_| !draft.rated).map(|_| say!(words, "challenge-casual"));
    let length = game_options::chosen(words, of_usual_length(draft.game));
    let text = [text].into_iter().chain(length).chain(casual).collect::<Vec<_>>().join("\n");
    Screen {
        menus: vec![
            menu(Press::DraftGame(draft), games.collect()),
            menu(Press::DraftSide(draft), sides.to_vec()),
            menu(Press::DraftSets(draft), sets),
            menu(Press::DraftClock(draft), clocks.collect()),
        ],
        rows: vec![[go].into_iter().chain(counting).collect()],
        ..Screen::text(text)
    }
}

/// What stands in the place of the question once the challenge is made.
pub fn challenge_made(words: &Words) -> Screen {
    Screen::text(say!(words, "draft-made"))
}
