//! Maps each action that does not change a match at once to the function that does it.

use std::sync::Arc;

use super::actions::{
    analysis, challenge, games, help, hint, history, leaderboard, learning, looking, my_data, notes, offers,
    past_games, plans, profile, puzzle, questions, rematch, replay, review, settings, typing, undo, which,
};
use super::parts::loading::{self, Arrival};
use super::{Context, Service};
use crate::delivery::Reply;
use crate::domain::KeptLine;
use crate::request::{Action, ChartView, GameReference, LAST, OfferAnswer, Request};
use crate::screens::Screen;
use crate::words::say;

impl Service {
    /// Handles and answers a request that does not change a match at once.
    pub(super) async fn carry_out(self: &Arc<Service>, request: Arc<Request>, reply: Arc<dyn Reply>) {
        if let Action::Propose(typing) = &request.action {
            return typing::propose(self, &request, typing, reply).await;
        }
        let Arrival { languages, standing } = loading::arrive(&self.records, &request, None).await;
        let context = Context::new(Arc::clone(&request), languages, reply, &self.commands);
        match standing {
            // Boxed: this future is large, and every request would be as large.
            Ok(_) => Box::pin(carry_out(self, &context, request.action.clone())).await,
            Err(error) => self.explain(error, &context).await,
        }
    }
}

/// Does what the action asks for.
#[expect(clippy::too_many_lines, reason = "each action has its line")]
async fn carry_out(service: &Arc<Service>, context: &Context, action: Action) {
    match action {
        // Challenges.
        Action::Play(options) => challenge::play(service, context, &options).await,
        Action::DraftChallenge { opponent, is_program } => {
            challenge::draft(service, context, opponent, is_program).await;
        }
        Action::Draft(draft) => challenge::show(service, context, draft).await,
        Action::DraftRated(draft) => challenge::turn_counting(service, context, draft).await,
        Action::Challenge(draft) => challenge::make(service, context, draft).await,
        Action::Rematch(id) => rematch::rematch(service, context, id).await,

        // Finding out which match is meant.
        Action::InMatch { named, asked } => which::serve(service, context, named, asked).await,
        Action::Conditional { named, moves } => {
            which::conditional(service, context, named, moves.as_deref()).await;
        }
        Action::InChosen { id, at, asked } => Box::pin(which::chosen(service, context, id, at, asked)).await,

        // Matches.
        Action::AskLayout { id, at } => questions::ask_layout(service, context, id, at).await,
        Action::AskResign(id) => questions::ask_resign(service, context, id).await,
        Action::PlayOn(_) => context.answer(&Screen::text(say!(context.words(), "resign-kept"))).await,
        Action::AskUndo(id) => undo::ask_undo(service, context, id).await,
        Action::Undo(id) => undo::undo(service, context, id).await,
        Action::Void(id) => undo::void(service, context, id, false).await,
        Action::VoidSeries(id) => undo::void(service, context, id, true).await,
        Action::Offer { id, at, offer } | Action::Ask { id, at, offer } => {
            offers::offer(service, context, id, offer, Some(at)).await;
        }
        Action::Answer(OfferAnswer { id, made, accepts: true }) => {
            offers::accept_offer(service, context, id, made).await;
        }
        Action::Answer(OfferAnswer { id, made, accepts: false }) => {
            offers::decline_offer(service, context, id, made).await;
        }
        Action::Plans(id) => plans::show_plans(service, context, id).await,
        Action::AskPlan { id, at } => plans::ask_plan(service, context, id, at).await,
        Action::Plan { id, at, moves } => plans::plan(service, context, id, Some(at), &moves).await,
        Action::Unplan { id, line } => plans::unplan(service, context, id, line).await,

        // Looking at things.
        Action::Games => games::games(service, context).await,
        Action::More(id) => offers::show_more(service, context, id).await,
        Action::ChooseLook { id, style } => looking::choose_look(service, context, id, style).await,
        Action::Hint(id) => hint::hint(service, context, id).await,
        Action::Look(id) => looking::look(service, context, id, looking::Wanted::default()).await,
        Action::ShowMove { id, ply } => looking::show_move(service, context, id, ply).await,
        Action::StepTo { id, ply } => looking::step_to(service, context, id, ply).await,
        Action::ShowLap { id, ply, lap } => looking::show_lap(service, context, id, (ply, lap)).await,
        Action::TellMove { id, ply } => looking::tell_move(service, context, id, ply).await,
        Action::Export(id) => games::export(service, context, id).await,
        Action::History(page) => history::history(service, context, page).await,
        Action::Replay { id, ply } => replay::open(service, context, GameReference::Named(id), ply).await,
        Action::OpenReplay(reference) => replay::open(service, context, reference, LAST).await,
        Action::ReplayAt { id, ply } => replay::step_to(service, context, id, ply).await,
        Action::ReplayFirst(id) => replay::step_to(service, context, id, 0).await,
        Action::ReplayLast(id) => replay::step_to(service, context, id, LAST).await,
        Action::ReplayOn { id, ply } => replay::play_on(service, context, id, ply).await,
        Action::Analyse { id, ply } => {
            analysis::open(service, context, GameReference::Named(id), Some(ply)).await;
        }
        Action::OpenAnalysis(reference) => analysis::open(service, context, reference, None).await,
        Action::Try { id, ply, tried } => {
            analysis::go_to(service, context, id, analysis::At { ply, tried }).await;
        }
        Action::Evaluate { id, ply, tried } => {
            analysis::evaluate(service, context, id, analysis::At { ply, tried }).await;
        }
        Action::Review(id) => review::review(service, context, GameReference::Named(id)).await,
        Action::OpenReview(reference) => review::review(service, context, reference).await,
        Action::Notes(id) => notes::show(service, context, id).await,
        Action::AskNote(id) => notes::ask_text(service, context, id).await,
        Action::TakeNote { id, text } => notes::take_text(service, context, id, &text).await,
        Action::AskLine { id, ply, tried } => notes::ask_line(service, context, id, ply, tried).await,
        Action::TakeLine { id, ply, tried, name } => {
            notes::take_line(service, context, id, KeptLine::new(&name, ply, tried)).await;
        }
        Action::DropLine(id) => notes::drop_line(service, context, id).await,
        Action::AskGame(to) => past_games::ask_game(service, context, to).await,
        Action::TakeGame { to, text } => past_games::take_game(service, context, to, &text).await,
        Action::AnalysePosition { game, text } => {
            past_games::take_position(service, context, game, &text).await;
        }
        Action::Leaderboard { of, game } => {
            leaderboard::show(service, context, ChartView::usual(of, game)).await;
        }
        Action::Chart(view) => leaderboard::show(service, context, view).await,
        Action::UsualChart { of, span, by } => {
            let game = service.records.usual_game(context.place().guild).await;
            leaderboard::show(service, context, ChartView { span, by, ..ChartView::usual(of, game) }).await;
        }
        Action::Profile(of) => profile::show(service, context, of).await,
        Action::Privacy => my_data::tell(service, context).await,
        Action::ExportMyData => my_data::export(service, context).await,
        Action::AskDeleteMyData => my_data::ask(context).await,
        Action::AskDeleteMyDataAgain => my_data::ask_again(service, context).await,
        Action::DeleteMyData => my_data::delete(service, context).await,
        Action::KeepMyData => my_data::keep(context).await,
        Action::Puzzles(wish) => puzzle::begin(service, context, wish).await,
        Action::Puzzle(press) => puzzle::press(service, context, press).await,
        Action::SharePuzzle(day) => puzzle::share(service, context, day).await,
        Action::Help => context.tell(&help::screen(context.words())).await,

        // Learning.
        Action::Rules { game, page } => learning::show_rules(service, context, game, page).await,
        Action::UsualRules => learning::show_usual_rules(service, context).await,
        Action::Lesson(press) => learning::teach(service, context, &press).await,
        Action::UsualLesson => learning::begin_usual_lesson(service, context).await,

        // Settings.
        Action::Set(setting) => settings::set(service, context, setting).await,
        Action::Settings(page) => settings::show_settings(service, context, page).await,

        // `change` has handled every action that changes a match. If it misses one, that must not go
        // unnoticed.
        Action::Accept(_)
        | Action::Decline(_)
        | Action::Cancel(_)
        | Action::Move { .. }
        | Action::PlayHint { .. }
        | Action::Claim { .. }
        | Action::Resign(_)
        | Action::ResignSeries(_) => unreachable!("it changes a match"),
        // Suggestions while someone types are answered elsewhere.
        Action::Propose(_) => {}
        Action::Invalid(refusal) => service.explain(refusal.into(), context).await,
    }
}
