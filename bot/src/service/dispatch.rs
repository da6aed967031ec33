//! Which action is done where: every one of them, in one place.

use super::handling::Handling;
use super::{challenge, help, leaderboard, learning, which};
use crate::request::{Action, OfferAnswer};
use crate::room::Wanted;
use crate::screens::Screen;
use crate::words::say;

/// Does what was asked for.
pub(super) async fn carry_out(handling: &Handling<'_>, action: Action) {
    let (doorkeeper, visitor) = (handling.doorkeeper, handling.visitor());
    match action {
        // Challenges.
        Action::Play(options) => challenge::play(handling, &options).await,
        Action::DraftChallenge { opponent, is_program } => {
            challenge::draft(handling, opponent, is_program).await;
        }
        Action::Draft(draft) => challenge::show(handling, draft).await,
        Action::DraftRated(draft) => challenge::turn_counting(handling, draft).await,
        Action::Challenge(draft) => challenge::make(handling, draft).await,
        Action::Rematch(id) => doorkeeper.rematch(visitor, id, handling.standpoint()).await,

        // Which match is meant.
        Action::InMatch { named, asked } => which::serve(handling, named, asked).await,
        Action::Conditional { named, moves } => which::conditional(handling, named, moves.as_deref()).await,
        Action::InChosen { id, at, asked } => which::chosen(handling, id, at, asked).await,

        // Matches.
        Action::AskLayout { id, at } => doorkeeper.ask_layout(visitor, id, at).await,
        Action::AskResign(id) => doorkeeper.ask_resign(visitor, id).await,
        Action::PlayOn(_) => handling.answer(&Screen::text(say!(handling.words(), "resign-kept"))).await,
        Action::AskUndo(id) => doorkeeper.ask_undo(visitor.as_ref(), id, handling.standpoint()).await,
        Action::Undo(id) => doorkeeper.undo(visitor, id, handling.standpoint()).await,
        Action::Offer { id, at, offer } | Action::Ask { id, at, offer } => {
            doorkeeper.offer(visitor, id, offer, Some(at)).await;
        }
        Action::Answer(OfferAnswer { id, made, accepts: true }) => {
            doorkeeper.accept_offer(visitor, id, made).await;
        }
        Action::Answer(OfferAnswer { id, made, accepts: false }) => {
            doorkeeper.decline_offer(visitor.as_ref(), id, made).await;
        }
        Action::Plans(id) => doorkeeper.show_plans(visitor.as_ref(), id).await,
        Action::AskPlan { id, at } => doorkeeper.ask_plan(visitor, id, at).await,
        Action::Plan { id, at, moves } => doorkeeper.plan(visitor.as_ref(), id, Some(at), &moves).await,
        Action::Unplan { id, line } => doorkeeper.unplan(visitor.as_ref(), id, line).await,

        // To look at.
        Action::Games => doorkeeper.games(visitor.as_ref()).await,
        Action::More(id) => doorkeeper.show_more(visitor.as_ref(), id).await,
        Action::Look(id) => doorkeeper.look(visitor.as_ref(), id, Wanted::default()).await,
        Action::ShowMove { id, ply } => doorkeeper.show_move(visitor.as_ref(), id, ply).await,
        Action::StepTo { id, ply } => doorkeeper.step_to(visitor.as_ref(), id, ply).await,
        Action::Export(id) => doorkeeper.export(visitor.as_ref(), id).await,
        Action::Leaderboard { of, game } => leaderboard::show(handling, of, game).await,
        Action::UsualLeaderboard(of) => leaderboard::show(handling, of, handling.usual_game().await).await,
        Action::Help => handling.tell(&help::screen(handling.words())).await,

        // Learning.
        Action::Rules { game, page } => doorkeeper.show_rules(visitor.as_ref(), game, page).await,
        Action::UsualRules => learning::usual_rules(handling).await,
        Action::Lesson(press) => doorkeeper.teach(visitor.as_ref(), &press).await,
        Action::UsualLesson => learning::usual_lesson(handling).await,

        // Settings.
        Action::Set(setting) => doorkeeper.set(visitor.as_ref(), setting, handling.standpoint()).await,
        Action::Settings(page) => {
            doorkeeper.show_settings(visitor.as_ref(), page, handling.standpoint()).await;
        }

        // Those that change a match are done under its lock before they come here (`deeds`), and to somebody who types
        // nothing is said.
        Action::Accept(_)
        | Action::Decline(_)
        | Action::Cancel(_)
        | Action::Move { .. }
        | Action::Claim { .. }
        | Action::Resign(_)
        | Action::ResignSeries(_)
        | Action::Propose(_) => {}
        Action::Invalid(refusal) => handling.refuse(refusal).await,
    }
}
