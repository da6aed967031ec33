//! Handles a request: locks the match that it changes, reads what it needs in one trip, and hands it to the
//! function for its action.

use std::sync::Arc;

use kuzhi_domain::matches::Intent;
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::study::KeptLine;
use kuzhi_domain::{Language, PlayerId};
use kuzhi_store::{Lookup, LookupRequest, Store, StoreError};
use kuzhi_view::request::{Action, ChartView, GameReference, LAST, Languages, OfferAnswer, Request};
use kuzhi_view::screens::{Screen, ShownMoves};
use kuzhi_view::words::say;

use super::change::act;
use super::commands::matches::{
    board, challenge, disambiguation, games, give_time, offers, plans, play, questions, rematch, share,
    typing, undo, votes,
};
use super::commands::people::{calendar, help, history, leaderboard, my_data, profile, settings};
use super::commands::study::{
    analysis, hint, notes, puzzle, replay, retry, review, rules, tutorial, written_games,
};
use super::commands::tournaments;
use super::loading::Loaded;
use super::permission::without_channel;
use super::records::Records;
use super::target::Target;
use super::{ActionError, Context, Response, Service, private_board};
use crate::delivery::Reply;

impl Service {
    /// Handles a request and answers it.
    pub async fn handle(self: &Arc<Service>, request: Arc<Request>, reply: Arc<dyn Reply>) {
        if let Action::Propose(typing) = &request.action {
            return typing::propose(self, &request, typing, reply).await;
        }
        let terms = request.action.terms();
        let lock = match terms.match_id().filter(|_| terms.changes) {
            // Lock before reading anything.
            Some(id) => Some(self.matches.lock(id).await),
            None => None,
        };
        let Arrival { languages, standing } = arrive(&self.records, &request).await;
        let context = Context::new(Arc::clone(&request), languages, reply, &self.commands);
        let standing = match (standing, terms.operation()) {
            (Err(ActionError::Refused(refusal)), Some(operation)) => {
                Box::pin(without_channel(self, &context, operation, refusal))
                    .await
                    .map(|()| None)
                    .map_err(Into::into)
            }
            (standing, _) => standing,
        };
        let response = match standing {
            Ok(loaded) => {
                let target = terms.match_id().map(|id| Target::new(id, lock, loaded));
                // Boxed: this future is large, and every request would be as large.
                Box::pin(carry_out(self, &context, target, request.action.clone())).await
            }
            Err(error) => Err(error),
        };
        // A private screen says that it is outdated with the board as it is now.
        let board = match &response {
            Err(ActionError::Refused(Refusal::Stale)) => private_board::beside_refusal(self, &context).await,
            _ => None,
        };
        self.respond_beside(&context, response, board).await;
    }
}

/// What was read for a request.
struct Arrival {
    /// The languages of the answer: those that the person and the server have chosen, or the request's own.
    languages: Languages,
    /// Its match, if it may act there from where it came.
    standing: Result<Option<Box<Loaded>>, ActionError>,
}

/// Reads what a request needs, with the match that it names. If it changes that match, this waits until no
/// other process is showing an earlier change.
///
/// It notes new names and the person's language, for direct messages to people who are away and for places
/// that cannot have mentions.
async fn arrive(records: &Records, request: &Request) -> Arrival {
    let (terms, who) = (request.action.terms(), request.who);
    let wanted = LookupRequest {
        id: terms.match_id(),
        interaction: terms.acts_in().map(|_| request.id),
        people: vec![who],
        names: request.names.iter().map(|(player, _)| *player).collect(),
        guild: request.place.guild,
        // Both the person who accepts and the challenger need room for another match.
        live: matches!(request.action, Action::Accept(_)),
        known: None,
    };
    let found =
        if terms.changes { records.look_up_when_free(wanted).await } else { records.look_up(wanted).await };
    match found {
        Ok(found) => {
            save_news(records, News::from_request(request, &found)).await;
            let languages = languages(request, &found);
            let loaded =
                terms.match_id().map(|_| Loaded::from_lookup(found, Some(who), records.usual_look()));
            let standing = match &loaded {
                Some(loaded) => may_act(loaded, request).map_err(ActionError::from),
                None => Ok(()),
            };
            Arrival { languages, standing: standing.map(|()| loaded) }
        }
        Err(error) => Arrival { languages: request.languages, standing: Err(error.into()) },
    }
}

/// Whether a request may act in a match from where it came. A match is changed where it is played; a button
/// pressed elsewhere is outdated or forged. Who may look at it is checked later.
fn may_act(loaded: &Loaded, request: &Request) -> Result<(), Refusal> {
    let terms = request.action.terms();
    let current = loaded.current.as_ref().filter(|_| loaded.repeated.is_none() && terms.acts_in().is_some());
    match (current, terms.operation()) {
        (Some(one), Some(operation)) => operation.may_come_from(one, request.who, request.place.channel),
        _ => Ok(()),
    }
}

/// Reads the languages of the answers to somebody.
pub(super) async fn languages_of(records: &Records, request: &Request) -> Languages {
    let (people, guild) = (vec![request.who], request.place.guild);
    let found = records.look_up(LookupRequest { people, guild, ..LookupRequest::default() }).await;
    found.map_or(request.languages, |found| languages(request, &found))
}

fn languages(request: &Request, found: &Lookup) -> Languages {
    let said = request.languages;
    let kept = found.people.get(&request.who);
    let own = kept.and_then(|kept| kept.preferences.language).unwrap_or(said.user);
    let Some(guild) = request.place.guild else { return Languages { user: own, place: own } };
    let here = found.house_rules.get(&guild).and_then(|rules| rules.language).unwrap_or(said.place);
    Languages { user: own, place: here }
}

/// What a request tells about people that is not stored yet.
#[derive(Clone, Default)]
struct News {
    names: Vec<(PlayerId, String)>,
    language: Option<(PlayerId, Language)>,
}

impl News {
    fn from_request(request: &Request, found: &Lookup) -> News {
        // Note nothing about people who want nothing kept.
        if request.action == Action::DeleteMyData {
            return News::default();
        }
        let is_new = |(player, name): &&(PlayerId, String)| found.names.get(player) != Some(name);
        let names = request.names.iter().filter(is_new).cloned().collect();
        let known = found.people.get(&request.who).and_then(|kept| kept.language);
        let language = request.languages.user;
        News { names, language: (known != Some(language)).then_some((request.who, language)) }
    }

    fn save(&self, store: &dyn Store) -> Result<(), StoreError> {
        self.names.iter().try_for_each(|(player, name)| store.save_name(*player, name))?;
        self.language.map_or(Ok(()), |(player, language)| store.save_language(player, language))
    }
}

/// Notes what is new about people. A failure costs a name in a proposal, not the answer.
async fn save_news(records: &Records, news: News) {
    if news.names.is_empty() && news.language.is_none() {
        return;
    }
    if let Err(error) = records.run(move |store| news.save(store)).await {
        records.report(&error, "cannot save people's names and languages");
    }
}

/// Does what the action asks for.
#[expect(clippy::too_many_lines, reason = "each action has its line")]
async fn carry_out(
    service: &Arc<Service>,
    context: &Context,
    target: Option<Target>,
    action: Action,
) -> Result<Response, ActionError> {
    // What was locked and read on arrival, for the actions that name a match.
    let on = |id| target.filter(|target| target.id() == id).unwrap_or_else(|| Target::unread(id));
    match action {
        // Challenges.
        Action::Play(options) => play::play(service, context, &options).await,
        Action::BeginVote(options) => Box::pin(votes::begin_vote(service, context, options)).await,
        Action::DraftChallenge { opponent, is_program } => {
            challenge::draft(service, context, opponent, is_program).await
        }
        Action::Draft(draft) => challenge::show(service, context, draft).await,
        Action::DraftApart(draft) => challenge::show_apart(service, context, draft).await,
        Action::DraftLook { look, draft } => challenge::choose_look(service, context, look, draft).await,
        Action::Challenge(draft) => challenge::make(service, context, draft).await,
        Action::Rematch(id) => rematch::rematch(service, context, on(id)).await,

        // Finding out which match is meant.
        Action::InMatch { named, command } => {
            Box::pin(disambiguation::serve(service, context, named, command)).await
        }
        Action::Conditional { named, moves } => {
            disambiguation::conditional(service, context, named, moves.as_deref()).await
        }
        Action::InChosen { id, at, command } => {
            Box::pin(disambiguation::chosen(service, context, id, at, command)).await
        }

        // Matches.
        Action::Accept(id) => challenge::accept(service, context, on(id)).await,
        Action::Decline(id) => act(service, context, on(id), Intent::Decline).await,
        Action::Cancel(id) => act(service, context, on(id), Intent::Cancel).await,
        Action::Move { id, at, mv } => {
            let target = on(id);
            match board::question(context, &target, at, mv, false) {
                Some(question) => Ok(Response::Tell(question)),
                None => act(service, context, target, Intent::Move { at: Some(at), mv }).await,
            }
        }
        Action::PlayHint { id, at, mv } => {
            act(service, context, on(id), Intent::Move { at: Some(at), mv }).await
        }
        Action::Vote { id, at, mv } => Box::pin(votes::vote(service, context, on(id), at, mv)).await,
        Action::ShowVotes(id) => Box::pin(votes::show_votes(service, context, on(id))).await,
        Action::AnswerRival { id, accepts } => {
            Box::pin(votes::answer_rival(service, context, on(id), accepts)).await
        }
        Action::AskEndVote(id) => Box::pin(votes::ask_end(service, context, on(id))).await,
        Action::EndVote(id) => Box::pin(votes::end(service, context, on(id))).await,
        Action::PlayAlone { id, at, mv } => {
            Box::pin(board::play_alone(service, context, on(id), at, mv, false)).await
        }
        Action::SowAlone { id, at, mv } => {
            Box::pin(board::play_alone(service, context, on(id), at, mv, true)).await
        }
        Action::Claim { id, at } => act(service, context, on(id), Intent::Claim { at }).await,
        Action::GiveTime { id, at } | Action::GiveTimeFromMenu { id, at } => {
            give_time::give_time(service, context, on(id), at).await
        }
        Action::Resign(id) => act(service, context, on(id), Intent::Resign).await,
        Action::ResignSeries(id) => act(service, context, on(id), Intent::ResignSeries).await,
        Action::AskLayout { id, at } => questions::ask_layout(service, context, on(id), at).await,
        Action::AskResign(id) => questions::ask_resign(service, context, on(id)).await,
        Action::PlayOn(_) => Ok(Response::Show(Screen::text(say!(context.words(), "resign-kept")))),
        Action::AskUndo(id) => undo::ask_undo(service, context, on(id)).await,
        Action::Undo(id) => undo::undo(service, context, on(id)).await,
        Action::Void(id) => undo::void(service, context, on(id), false).await,
        Action::VoidSeries(id) => undo::void(service, context, on(id), true).await,
        Action::Offer { id, at, offer } | Action::Ask { id, at, offer } => {
            Box::pin(offers::offer(service, context, on(id), offer, Some(at))).await
        }
        Action::Answer(OfferAnswer { id, made, accepts: true }) => {
            offers::accept_offer(service, context, on(id), made).await
        }
        Action::Answer(OfferAnswer { id, made, accepts: false }) => {
            offers::decline_offer(service, context, on(id), made).await
        }
        Action::Plans(id) => plans::show_plans(service, context, on(id)).await,
        Action::AskPlan { id, at, line } => plans::ask_plan(service, context, on(id), at, &line).await,
        Action::AddPlan { id, at, line } => plans::add_plan(service, context, on(id), Some(at), line).await,
        Action::Unplan { id, line } => plans::unplan(service, context, on(id), line).await,

        // Looking at things.
        Action::Games => games::games(service, context, 0).await,
        Action::NextGame(id) => games::next(service, context, id).await,
        Action::GamesPage(page) => games::games(service, context, page).await,
        Action::More(id) => offers::show_more(service, context, on(id)).await,
        Action::ChooseLook { id, look } => board::choose_look(service, context, on(id), look).await,
        Action::OpenBoard(id) => board::open_match(service, context, on(id)).await,
        wanted @ (Action::OpenStudy(_) | Action::OpenGames) => board::open(service, context, wanted),
        Action::Look(id) => board::show_privately(service, context, on(id), None).await,
        Action::ShowMove { id, ply } => board::show_move(service, context, on(id), ply).await,
        Action::StepTo { id, first, ply } => {
            board::step_to(service, context, on(id), ShownMoves::between(first, ply)).await
        }
        Action::ShowLap { id, ply, lap } => board::show_lap(service, context, on(id), (ply, lap)).await,
        Action::TellMove { id, first, ply } => {
            board::tell_move(service, context, on(id), ShownMoves::between(first, ply)).await
        }
        Action::Export(id) => games::export(service, context, on(id)).await,

        // Learning and looking back.
        Action::Rules { game, page } => rules::show(service, context, game, page).await,
        Action::UsualRules => rules::show_usual(service, context).await,
        Action::Lesson(press) => tutorial::teach(service, context, &press).await,
        Action::Learn(game) => tutorial::begin_apart(service, context, game).await,
        Action::UsualLesson => tutorial::begin_usual(service, context).await,
        Action::Hint(id) => hint::hint(service, context, on(id)).await,
        Action::Replay { id, ply } => replay::open(service, context, GameReference::Named(id), ply).await,
        Action::OpenReplay(reference) => replay::open(service, context, reference, LAST).await,
        Action::ReplayAt { id, ply } => replay::step_to(service, context, id, ply).await,
        Action::ReplayFirst(id) => replay::step_to(service, context, id, 0).await,
        Action::ReplayLast(id) => replay::step_to(service, context, id, LAST).await,
        Action::AskShare(id) => share::ask_share(service, context, id).await,
        Action::Share { id, channel } => share::share(service, context, id, channel).await,
        Action::ReplayOn { id, ply } => replay::play_on(service, context, id, ply).await,
        Action::Analyse { id, ply } => {
            analysis::open(service, context, GameReference::Named(id), Some(ply)).await
        }
        Action::OpenAnalysis(reference) => analysis::open(service, context, reference, None).await,
        Action::Try { id, ply, tried } => {
            analysis::go_to(service, context, id, analysis::At { ply, tried }).await
        }
        Action::Evaluate { id, ply, tried } => {
            analysis::evaluate(service, context, id, analysis::At { ply, tried }).await
        }
        Action::Review(id) => review::review(service, context, GameReference::Named(id)).await,
        Action::ReviewAgain { id, solved } => review::show_again(service, context, id, solved).await,
        Action::Retry { id, ply, solved, tried } => {
            retry::retry(service, context, id, retry::At { ply, solved }, &tried).await
        }
        Action::RetryMistakes(id) => retry::begin(service, context, id).await,
        Action::OpenReview(reference) => review::review(service, context, reference).await,
        Action::Notes(id) => notes::show(service, context, on(id)).await,
        Action::AskNote(id) => notes::ask_text(service, context, on(id)).await,
        Action::TakeNote { id, text } => notes::take_text(service, context, on(id), &text).await,
        Action::AskLine { id, ply, tried } => notes::ask_line(service, context, on(id), ply, tried).await,
        Action::TakeLine { id, ply, tried, name } => {
            notes::take_line(service, context, on(id), KeptLine::new(&name, ply, tried)).await
        }
        Action::DropLine(id) => notes::drop_line(service, context, on(id)).await,
        Action::AskGame(to) => Ok(written_games::ask_game(context, to)),
        Action::TakeGame { to, text } => written_games::take_game(service, context, to, &text).await,
        Action::AnalysePosition { game, text } => {
            written_games::take_position(service, context, game, &text).await
        }
        Action::Puzzles(wish) => puzzle::begin(service, context, wish).await,
        Action::Puzzle(press) => puzzle::act(service, context, press).await,
        Action::PuzzleMonth => puzzle::month(service, context).await,
        Action::SharePuzzle(day) => puzzle::share(service, context, day).await,

        // People.
        Action::History(page) => history::history(service, context, page).await,
        Action::Chart(view) => leaderboard::show(service, context, view).await,
        Action::UsualChart { of, span, by } => {
            let game = service.records.usual_game(context.place().guild).await;
            leaderboard::show(service, context, ChartView { span, by, ..ChartView::usual(of, game) }).await
        }
        Action::ShareProfile => profile::share(service, context).await,
        Action::Profile(of) => profile::show(service, context, of).await,
        Action::ProfileOfBot => profile::show_bot(service, context).await,
        Action::Privacy => Ok(my_data::tell(service, context)),
        Action::ExportMyData => my_data::export(service, context).await,
        Action::AskDeleteMyData => Ok(my_data::ask(context)),
        Action::AskDeleteMyDataAgain => my_data::ask_again(service, context).await,
        Action::DeleteMyData => my_data::delete(service, context).await,
        Action::KeepMyData => Ok(my_data::keep_data(context)),
        Action::Help => {
            let game = service.records.usual_game(context.place().guild).await;
            Ok(Response::Tell(help::screen(context.words(), game)))
        }

        // Tournaments.
        Action::DraftTournament(options) => Box::pin(tournaments::draft(service, context, &options)).await,
        Action::Announce(draft) => Box::pin(tournaments::announce(service, context, draft)).await,
        Action::EditDraft(draft) => Box::pin(tournaments::edit_draft(service, context, draft)).await,
        Action::ChangeTournament { id, texts } => {
            Box::pin(tournaments::change(service, context, id, &texts)).await
        }
        Action::DiscardTournament(draft) => Box::pin(tournaments::discard(service, context, draft)).await,
        Action::Tournaments => Box::pin(tournaments::list(service, context)).await,
        Action::ShowTournament(typed) => Box::pin(tournaments::show_named(service, context, &typed)).await,
        Action::Tournament(press) => Box::pin(tournaments::act(service, context, press)).await,
        Action::TournamentWithReason { press, reason } => {
            Box::pin(tournaments::with_reason(service, context, press, &reason)).await
        }

        // Settings.
        Action::Set(setting) => Box::pin(settings::set(service, context, setting)).await,
        Action::ReplyAsFilms => settings::reply_as_films(service, context).await,
        Action::Settings(page) => settings::show_settings(service, context, page).await,
        Action::GoAway { until, zone } => Box::pin(calendar::go_away(service, context, until, &zone)).await,
        Action::AskAway => calendar::ask_away(service, context).await,
        Action::ComeBack => Box::pin(calendar::come_back(service, context)).await,
        Action::AskWeek => calendar::ask_week(service, context).await,
        Action::ChangeWeek { zone, days_off, quiet } => {
            Box::pin(calendar::change_week(service, context, &zone, &days_off, &quiet)).await
        }

        // Answered before anything is read.
        Action::Propose(_) => Ok(Response::Done),
        Action::Invalid(refusal) => Err(refusal.into()),
    }
}
