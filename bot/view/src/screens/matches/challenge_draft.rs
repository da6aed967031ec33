//! The draft of a challenge: game, opponent, length, clock, and who begins.

use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::matches::{BoardLook, SideChoice, rounds};
use kuzhi_domain::settings::Look;
use kuzhi_engine::Game;
use kuzhi_search::Level;

use super::first_game;
use super::preview::with_board;
use crate::board::{self, Emojis};
use crate::request::{Action, ChallengeDraft, DraftOpponent, Select};
use crate::screens::people::settings::look_name;
use crate::screens::{Button, ButtonStyle, Choice, Choices, Menu, Replayed, Screen};
use crate::words::{
    Words, ballot, clock_name, game_name, game_options, level_name, level_strength, mention, say,
};

/// Who drafts a challenge.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drafter {
    /// The games that they know, if they are new to this one.
    pub knows: Option<Vec<Game>>,
    /// How their boards look.
    pub look: Look,
    /// Whether they or their opponent have finished no game yet, so that a game counts only if they ask.
    pub is_first: bool,
}

/// The current draft with its board, and controls for everything that can be changed. Against the bot, the
/// look of the board can be changed as well. Whoever is new to the game reads what is new to them and can
/// learn it first. The board is drawn as `drawn` says, because there cannot always be pictures.
pub fn challenge_question(
    words: &Words,
    draft: ChallengeDraft,
    drafter: &Drafter,
    drawn: BoardLook,
    emojis: &Emojis,
) -> Replayed {
    let is_against_bot = draft.opponent == DraftOpponent::Bot;
    let mut lines = vec![title(words, draft)];
    lines.extend(game_options::chosen(words, draft.whole_game()));
    lines.extend(ballot::announced(words, draft.balanced()));
    lines.extend(drafter.knows.as_ref().map(|known| first_game::whats_new(words, draft.game, known)));
    lines.extend(why_casual(draft, drafter).map(|name| say!(words, name)));
    let mut menus = vec![games(words, draft), opponents(words, draft), lengths(words, draft)];
    let mut rows = vec![buttons(words, draft, drafter)];
    if is_against_bot {
        rows.insert(0, looks(words, draft, drafter.look));
    } else {
        menus.push(clocks(words, draft));
    }
    let screen = Screen { menus, rows, ..Screen::text(lines.join("\n")) };
    let mut shown = with_board(words, screen, draft.whole_game(), drawn, emojis);
    if let Some((_, description)) = &mut shown.picture {
        // Whoever does not see the picture may like another board better.
        *description =
            board::text::cut_description(&format!("{description}\n{}", say!(words, "draft-sentences")));
    }
    shown
}

/// The name of the sentence that says why the game will not count, if it will not.
fn why_casual(draft: ChallengeDraft, drafter: &Drafter) -> Option<&'static str> {
    match draft.rated {
        _ if draft.opponent == DraftOpponent::Bot => None,
        _ if draft.rated() == Some(false) && draft.rated != Some(false) => Some("challenge-quick"),
        Some(true) => None,
        Some(false) => Some("challenge-casual"),
        None => drafter.is_first.then_some("challenge-first"),
    }
}

fn title(words: &Words, draft: ChallengeDraft) -> String {
    let game = game_name(words, draft.game);
    match draft.opponent {
        DraftOpponent::Bot => say!(words, "draft-game-bot", game = game),
        DraftOpponent::Anybody => say!(words, "draft-game-anybody", game = game),
        DraftOpponent::Person(player) => {
            say!(words, "draft-game-person", opponent = mention(words, player), game = game)
        }
    }
}

fn games(words: &Words, draft: ChallengeDraft) -> Menu {
    let choices = Game::all().map(|game| Choice::of_game(words, game, Some(draft.game)));
    one_of(Select::DraftGame(draft), choices)
}

/// The bot's levels, or the choice of a person to challenge.
fn opponents(words: &Words, draft: ChallengeDraft) -> Menu {
    if draft.opponent != DraftOpponent::Bot {
        let placeholder = say!(words, "draft-choose-person");
        return Menu { select: Select::DraftPerson(draft), placeholder, choices: Choices::Person };
    }
    let choices = Level::all().map(|level| Choice {
        label: level_name(words, level),
        detail: Some(level_strength(words, level)),
        value: level.to_string(),
        is_chosen: level == draft.level,
    });
    one_of(Select::DraftLevel(draft), choices)
}

fn lengths(words: &Words, draft: ChallengeDraft) -> Menu {
    let has_rounds = rounds(draft.game).is_some();
    let choices = draft.of_all_lengths().into_iter().map(|one| Choice {
        label: match one.sets {
            Some(sets) => say!(words, "choice-sets", sets = sets),
            None if has_rounds => say!(words, &format!("choice-length-{}", one.rounds)),
            None => say!(words, "choice-one-game"),
        },
        detail: None,
        value: one.length(),
        is_chosen: one == draft,
    });
    one_of(Select::DraftLength(draft), choices)
}

fn clocks(words: &Words, draft: ChallengeDraft) -> Menu {
    let choices = draft.of_all_clocks().into_iter().map(|one| {
        let clock = clock_name(words, one.clock);
        Choice {
            label: match one.time_off {
                TimeOff::All => clock,
                _ => say!(words, "draft-no-days-off", clock = clock),
            },
            detail: None,
            value: one.clock_value(),
            is_chosen: one == draft,
        }
    });
    one_of(Select::DraftClock(draft), choices)
}

fn one_of(select: Select, choices: impl Iterator<Item = Choice>) -> Menu {
    Menu { select, placeholder: String::new(), choices: Choices::One(choices.collect()) }
}

/// The buttons of the looks that boards can have: wood, emoji, letters, and what was chosen elsewhere.
fn looks(words: &Words, draft: ChallengeDraft, own: Look) -> Vec<Button> {
    let wood = if own.is_picture() { own } else { Look::default() };
    let offered = [wood, Look::Emoji, Look::Letters];
    let further = (!offered.contains(&own)).then_some(own);
    let button = |look| {
        let name = look_name(words, look);
        let (label, style) = if look == own {
            (format!("✓ {name}"), ButtonStyle::Primary)
        } else {
            (name, ButtonStyle::Secondary)
        };
        Button { label, style, enabled: true, action: Action::DraftLook { look, draft } }
    };
    offered.into_iter().chain(further).map(button).collect()
}

/// The button with the clock of a game against the bot, which changes it to the next one.
fn clock_button(words: &Words, draft: ChallengeDraft) -> Button {
    let clocks: Vec<_> = [None].into_iter().chain(TimeControl::PROPOSED.map(Some)).collect();
    let at = clocks.iter().position(|clock| *clock == draft.clock).unwrap_or_default();
    let clock = clocks[(at + 1) % clocks.len()];
    Button {
        label: clock_name(words, draft.clock),
        style: ButtonStyle::Secondary,
        enabled: true,
        action: Action::Draft(ChallengeDraft { clock, time_off: TimeOff::All, ..draft }),
    }
}

/// The button to begin, and buttons for the settings with few choices.
fn buttons(words: &Words, draft: ChallengeDraft, drafter: &Drafter) -> Vec<Button> {
    let is_against_bot = draft.opponent == DraftOpponent::Bot;
    let begin = Button {
        label: say!(words, if is_against_bot { "button-begin" } else { "button-challenge" }),
        style: ButtonStyle::Success,
        enabled: true,
        action: Action::Challenge(draft),
    };
    let change = |label, draft| Button {
        label,
        style: ButtonStyle::Secondary,
        enabled: true,
        action: Action::Draft(draft),
    };
    let side = match draft.side {
        SideChoice::First => SideChoice::Second,
        SideChoice::Second => SideChoice::Random,
        SideChoice::Random => SideChoice::First,
    };
    let label = say!(words, &format!("button-side-{}", draft.side.id()));
    let side = change(label, ChallengeDraft { side, ..draft });
    let (other, label) = if is_against_bot {
        (DraftOpponent::Anybody, "draft-against-person")
    } else {
        (DraftOpponent::Bot, "draft-against-bot")
    };
    let other = change(say!(words, label), ChallengeDraft { opponent: other, ..draft });
    let counting = (!is_against_bot).then(|| {
        let rated = !draft.rated.unwrap_or(!drafter.is_first);
        let label = say!(words, if rated { "button-make-rated" } else { "button-make-casual" });
        change(label, ChallengeDraft { rated: Some(rated), ..draft })
    });
    // A newcomer's row is full, and they know no opening yet.
    let is_new = drafter.knows.is_some();
    let is_offered = draft.can_be_balanced() && !is_new;
    let opening = is_offered.then(|| {
        let label = say!(words, if draft.balanced { "draft-opening-balanced" } else { "draft-opening-free" });
        change(label, ChallengeDraft { balanced: !draft.balanced, ..draft })
    });
    let learn = is_new.then(|| first_game::learn_button(words, draft.game, "button-learn"));
    let clock = is_against_bot.then(|| clock_button(words, draft));
    [begin]
        .into_iter()
        .chain(learn)
        .chain([side, other])
        .chain(counting)
        .chain(clock)
        .chain(opening)
        .collect()
}
