//! Menus, and the action that a choice in each triggers.

use kuzhi_domain::matches::{Revision, read_line};
use kuzhi_domain::rating::{By, Span};
use kuzhi_domain::settings::Look;
use kuzhi_domain::{ChannelId, MatchId, PlayerId, TournamentId};
use kuzhi_engine::Game;

use super::parameters::settings_menu::{USUAL, chosen};
use super::wire::{Part, Text, UnknownText, Words, wired};
use super::{
    Action, ChallengeDraft, ChartView, HistoryPage, LeaderboardOf, LessonAction, MatchCommand, SettingsMenu,
    TournamentPress, TournamentStep,
};

wired! {
    /// A menu. The chosen value becomes part of the action.
    pub enum Select;

    /// Returns the action for the chosen values. `None` if the menu does not offer them.
    pub fn chosen(&self, values: &[String]) -> Option<Action>;

    written {
        /// The layout of the player's row.
        "layout" => Layout { id: MatchId, at: Revision }:
            Some(Action::Move { id: *id, at: *at, mv: one(values)?.parse().ok()? });
        /// The line of conditional moves to delete.
        "unplan" => Unplan(id: MatchId):
            Some(Action::Unplan { id: *id, line: read_line(one(values)?).ok()? });
        /// How the user's boards look, chosen beside a match.
        "match-look" => MatchLook(id: MatchId): {
            let look = match one(values)? {
                USUAL => None,
                look => Some(Look::by_id(look)?),
            };
            Some(Action::ChooseLook { id: *id, look })
        };
        /// The match for which something was asked for.
        "choose" => Match(command: MatchCommand): {
            let (id, at) = which_match(one(values)?)?;
            Some(Action::InChosen { id, at, command: command.clone() })
        };
        /// Which of several matches to replay, from its last board.
        "replay-of" => Replay: Some(Action::Replay { id: one(values)?.parse().ok()?, ply: LAST });
        /// The game by which to filter a match history.
        "history-game" => HistoryGame(page: HistoryPage): page.with_game(one(values)?).map(Action::History);
        /// The game of a challenge draft.
        "draft-game" => DraftGame(draft: ChallengeDraft): draft.with_game(one(values)?).map(Action::Draft);
        /// The bot's level in a draft.
        "draft-level" => DraftLevel(draft: ChallengeDraft): draft.with_level(one(values)?).map(Action::Draft);
        /// The opponent.
        "draft-person" => DraftPerson(draft: ChallengeDraft):
            draft.with_person(one(values)?).map(Action::Draft);
        /// The length.
        "draft-length" => DraftLength(draft: ChallengeDraft):
            draft.with_length(one(values)?).map(Action::Draft);
        /// The clock in a draft.
        "draft-clock" => DraftClock(draft: ChallengeDraft): draft.with_clock(one(values)?).map(Action::Draft);
        /// A setting.
        "pick" => SettingsMenu(pick: SettingsMenu): chosen(*pick, values).map(Action::Set);
        /// The game whose rules are shown.
        "rules-of" => RulesOf: Some(Action::Rules { game: Game::by_id(one(values)?)?, page: 0 });
        /// The game of a leaderboard.
        "chart-game" => ChartGame { of: LeaderboardOf, span: Span, by: By }: {
            let game = Game::by_id(one(values)?)?;
            Some(Action::Chart(ChartView { span: *span, by: *by, ..ChartView::usual(*of, game) }))
        };
        /// The channel in which a finished match is shared.
        "share-in" => ShareIn(id: MatchId):
            Some(Action::Share { id: *id, channel: ChannelId(one(values)?.parse().ok()?) });
        /// Something to do in a tournament, chosen from a menu: the rest of the button's words.
        "tour-pick" => Tournament(id: TournamentId):
            match format!("k1:tour:{id}:{}", values.join(":")).parse().ok()? {
                action @ Action::Tournament(_) => Some(action),
                _ => None,
            };
        /// Something to undo in a tournament, chosen from another menu of the same message.
        "tour-undo" => TournamentUndo(id: TournamentId):
            match format!("k1:tour:{id}:{}", values.join(":")).parse().ok()? {
                action @ Action::Tournament(_) => Some(action),
                _ => None,
            };
        /// Somebody who plays for one's own server.
        "tour-player" => TournamentPlayer(id: TournamentId): {
            let step = TournamentStep::NamePlayer(PlayerId(one(values)?.parse().ok()?));
            Some(Action::Tournament(TournamentPress { id: *id, step }))
        };
        /// Somebody who organises a tournament as well.
        "tour-organiser" => TournamentOrganiser(id: TournamentId): {
            let step = TournamentStep::NameOrganiser(PlayerId(one(values)?.parse().ok()?));
            Some(Action::Tournament(TournamentPress { id: *id, step }))
        };
        /// One of a server's tournaments.
        "tours" => Tournaments: match format!("k1:tour:{}", one(values)?).parse().ok()? {
            action @ Action::Tournament(_) => Some(action),
            _ => None,
        };
        /// The game of a tutorial.
        "lesson-of" => LessonOf: Some(Action::Lesson(LessonAction::begin(Game::by_id(one(values)?)?)));
    }

    otherwise {}

    unwritten {}
}

/// Stands for the last board of a match, whatever its number.
pub const LAST: usize = 9_999_999;

/// Returns the chosen value of a menu that takes one.
fn one(values: &[String]) -> Option<&str> {
    values.first().map(String::as_str)
}

/// Returns the menu value for a match and its revision.
pub fn match_choice(id: MatchId, at: Revision) -> String {
    format!("{id}:{at}")
}

/// Parses which match was chosen, and its revision then.
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
