//! Menus: what choosing from each of them does.

use kuzhi_engine::Game;

use super::settings_menu::chosen;
use super::wire::{Part, Text, UnknownText, Words, wired};
use super::{
    Action, Asked, ChallengeDraft, ChartView, HistoryPage, LeaderboardOf, LessonAction, SettingsMenu,
};
use crate::domain::{BoardStyle, By, MatchId, Revision, Span};

wired! {
    /// A menu. What is done follows from what is chosen.
    pub enum Select;

    /// What choosing these values does; nothing if they are not among its choices.
    pub fn chosen(&self, values: &[String]) -> Option<Action>;

    written {
        /// A layout of one's row.
        "layout" => Layout { id: MatchId, at: Revision }:
            Some(Action::Move { id: *id, at: *at, mv: one(values)?.parse().ok()? });
        /// How the board of a match is drawn for all.
        "match-look" => MatchLook(id: MatchId): {
            let style = match one(values)? {
                USUAL_LOOK => None,
                style => Some(BoardStyle::by_id(style)?),
            };
            Some(Action::ChooseLook { id: *id, style })
        };
        /// The match in which something was asked for.
        "choose" => Match(asked: Asked): {
            let (id, at) = which_match(one(values)?)?;
            Some(Action::InChosen { id, at, asked: asked.clone() })
        };
        /// Which of several matches is played back, from its last board.
        "replay-of" => Replay: Some(Action::Replay { id: one(values)?.parse().ok()?, ply: LAST });
        /// The game of which matches are listed.
        "history-game" => HistoryGame(page: HistoryPage): page.with_game(one(values)?).map(Action::History);
        /// The game of a challenge that is being put together.
        "draft-game" => DraftGame(draft: ChallengeDraft): draft.with_game(one(values)?).map(Action::Draft);
        /// The bot's level in such a challenge.
        "draft-level" => DraftLevel(draft: ChallengeDraft): draft.with_level(one(values)?).map(Action::Draft);
        /// Who is challenged.
        "draft-person" => DraftPerson(draft: ChallengeDraft): draft.with_person(one(values)?).map(Action::Draft);
        /// How long the game is.
        "draft-length" => DraftLength(draft: ChallengeDraft): draft.with_length(one(values)?).map(Action::Draft);
        /// The side in such a challenge: older messages have this menu.
        "draft-side" => DraftSide(draft: ChallengeDraft): draft.with_side(one(values)?).map(Action::Draft);
        /// How many sets such a challenge is about: older messages have this menu.
        "draft-sets" => DraftSets(draft: ChallengeDraft): draft.with_sets(one(values)?).map(Action::Draft);
        /// The clock in such a challenge.
        "draft-clock" => DraftClock(draft: ChallengeDraft): draft.with_clock(one(values)?).map(Action::Draft);
        /// What is set.
        "pick" => SettingsMenu(pick: SettingsMenu): chosen(*pick, values).map(Action::Set);
        /// The game whose rules are shown.
        "rules-of" => RulesOf: Some(Action::Rules { game: Game::by_id(one(values)?)?, page: 0 });
        /// The game of a leaderboard.
        "chart-game" => ChartGame { of: LeaderboardOf, span: Span, by: By }: {
            let game = Game::by_id(one(values)?)?;
            Some(Action::Chart(ChartView { span: *span, by: *by, ..ChartView::usual(*of, game) }))
        };
        /// The game whose lessons begin.
        "lesson-of" => LessonOf: Some(Action::Lesson(LessonAction::begin(Game::by_id(one(values)?)?)));
    }

    otherwise {}

    unwritten {}
}

/// The value of the choice that has a board drawn as it is usual where it is.
pub const USUAL_LOOK: &str = "usual";

/// The last board of a match, whatever its number is.
pub const LAST: usize = 9_999_999;

/// What was chosen, where one thing can be.
fn one(values: &[String]) -> Option<&str> {
    values.first().map(String::as_str)
}

/// A match and how it stood, as the value of a choice.
pub fn match_choice(id: MatchId, at: Revision) -> String {
    format!("{id}:{at}")
}

/// Which match was chosen, and how it stood then.
fn which_match(value: &str) -> Option<(MatchId, Revision)> {
    let (id, at) = value.split_once(':')?;
    Some((id.parse().ok()?, at.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_match_that_is_chosen_is_read_back() {
        let (id, at) = (MatchId::from_random(7), Revision::at(1));
        assert_eq!(which_match(&match_choice(id, at)), Some((id, at)));
        for text in ["", "00000007", "00000007:", "0:1", "00000007:x"] {
            assert_eq!(which_match(text), None, "{text:?}");
        }
    }
}
