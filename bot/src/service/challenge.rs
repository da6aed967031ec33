//! Challenges: made at once, or put together in menus.

use kuzhi_engine::{Game, GameError};
use kuzhi_search::Level;

use super::handling::Handling;
use crate::domain::{
    self, Invitation, Opponent, PlayerId, ROUNDS, Refusal, SideChoice, TimeControl, USUAL_ROUNDS,
    of_usual_length,
};
use crate::request::{ChallengeDraft, ClockChoice, PlayOptions};
use crate::screens;

/// Begins a match, or challenges somebody to one.
pub(super) async fn play(handling: &Handling<'_>, options: &PlayOptions) {
    let named = match options.game {
        Some(game) => game,
        None => handling.usual_game().await,
    };
    match game(named, options) {
        Ok(game) => {
            let clock = match options.clock {
                ClockChoice::Usual => usual_clock(handling).await,
                ClockChoice::Chosen(clock) => clock,
            };
            let PlayOptions { opponent, rated, side, sets, .. } = *options;
            let invitation = Invitation {
                challenger: handling.who(),
                opponent,
                game,
                rated,
                side,
                sets,
                clock,
                place: handling.request.place,
                parent: handling.request.parent,
            };
            handling.doorkeeper.begin(handling.visitor(), invitation).await;
        }
        Err(refusal) => handling.refuse(refusal).await,
    }
}

/// Asks to which game somebody is to be challenged, unless they cannot be challenged at all.
pub(super) async fn draft(handling: &Handling<'_>, opponent: Option<PlayerId>, is_a_program: bool) {
    let draft = ChallengeDraft {
        opponent,
        game: handling.usual_game().await,
        side: SideChoice::Random,
        sets: None,
        rated: true,
        clock: usual_clock(handling).await,
    };
    let mut invitation = invitation(handling, draft);
    if let Opponent::Person { is_program, .. } = &mut invitation.opponent {
        *is_program = is_a_program;
    }
    match handling.doorkeeper.may_begin(handling.visitor().as_ref(), &invitation).await {
        Ok(()) => handling.tell(&screens::challenge_question(handling.words(), draft)).await,
        Err(error) => handling.explain(error).await,
    }
}

/// Asks again with what was chosen.
pub(super) async fn show(handling: &Handling<'_>, draft: ChallengeDraft) {
    handling.answer(&screens::challenge_question(handling.words(), draft)).await;
}

/// Asks again after it was changed whether the result is to count.
pub(super) async fn turn_counting(handling: &Handling<'_>, draft: ChallengeDraft) {
    show(handling, ChallengeDraft { rated: !draft.rated, ..draft }).await;
}

/// Makes the challenge that was put together.
pub(super) async fn make(handling: &Handling<'_>, draft: ChallengeDraft) {
    handling.doorkeeper.begin(handling.visitor(), invitation(handling, draft)).await;
}

/// What a draft invites to.
fn invitation(handling: &Handling<'_>, draft: ChallengeDraft) -> Invitation {
    let opponent = match draft.opponent {
        // Programs were refused before there was a draft.
        Some(id) => Opponent::Person { id, is_program: false },
        None => Opponent::Bot(Level::default()),
    };
    Invitation {
        challenger: handling.who(),
        opponent,
        game: of_usual_length(draft.game),
        rated: draft.opponent.map(|_| draft.rated),
        side: draft.side,
        sets: draft.sets,
        clock: draft.clock,
        place: handling.request.place,
        parent: handling.request.parent,
    }
}

async fn usual_clock(handling: &Handling<'_>) -> Option<TimeControl> {
    handling.doorkeeper.house_rules(handling.request.place.guild).await.clock
}

/// The game with its options. Of a game of rounds three are played, unless somebody wants more or fewer.
fn game(named: Game, options: &PlayOptions) -> Result<Game, Refusal> {
    let mut chosen: Vec<(&str, &str)> = options
        .written
        .split(|letter: char| letter.is_whitespace() || letter == ',')
        .filter(|word| !word.is_empty())
        .map(|word| word.split_once('=').unwrap_or((word, "")))
        .collect();
    let rounds = options.length.unwrap_or(USUAL_ROUNDS.into()).to_string();
    match (domain::rounds(named).is_some(), options.length) {
        (false, Some(_)) => return Err(Refusal::NoRounds(named)),
        (true, None) if chosen.iter().any(|(name, _)| *name == ROUNDS) => {}
        (true, _) => chosen.push((ROUNDS, &rounds)),
        (false, None) => {}
    }
    Game::with_options(named.id(), chosen).map_err(|error| match error {
        GameError::Option(error) => Refusal::BadOption(error),
        GameError::Unknown(_) => Refusal::Unusable,
    })
}
