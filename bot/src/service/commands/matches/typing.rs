//! Suggestions while a person types.

use std::sync::Arc;
use std::time::Duration;

use kuzhi_domain::clock::TimeControl;
use kuzhi_domain::matches::{Match, Playing, Seat, is_quick};
use kuzhi_domain::moments::TimeZone;
use kuzhi_domain::people::{Against, HistoryFilter};
use kuzhi_domain::study::WrittenOptions;
use kuzhi_domain::tournaments::ChosenOptions;
use kuzhi_domain::{MatchId, PlayerId};
use kuzhi_engine::{Game, Move, Side};
use kuzhi_store::Store;
use kuzhi_view::request::{Proposal, Request, Typing, clock_by_id};
use kuzhi_view::words::{self, Words, say};
use tokio::time::timeout;

use super::{disambiguation, stranded};
use crate::delivery::Reply;
use crate::service::commands::people::calendar;
use crate::service::commands::tournaments;
use crate::service::loading;
use crate::service::{ActionError, Context, Service};

/// How long suggestions may take. Discord stops waiting for them after three seconds.
const PROPOSALS_TAKE: Duration = Duration::from_secs(2);

/// The most suggestions that Discord shows.
const MOST: usize = 25;

/// Suggests what the person could mean.
pub(in crate::service) async fn propose(
    service: &Service,
    request: &Arc<Request>,
    typing: &Typing,
    reply: Arc<dyn Reply>,
) {
    let proposed = proposals(service, request, typing, &reply);
    let proposals = timeout(PROPOSALS_TAKE, proposed).await.unwrap_or_default();
    if let Err(error) = reply.propose(proposals).await {
        // The person goes on typing, and suggestions are requested again.
        tracing::debug!(%error, "suggestions came too late");
    }
}

async fn proposals(
    service: &Service,
    request: &Arc<Request>,
    typing: &Typing,
    reply: &Arc<dyn Reply>,
) -> Vec<Proposal> {
    if *typing == Typing::Unknown {
        return Vec::new();
    }
    let languages = loading::languages_alone(&service.records, request).await;
    let context = &Context::new(Arc::clone(request), languages, Arc::clone(reply), &service.commands);
    let words = context.words();
    match typing {
        Typing::Move { named, typed } => moves(service, context, *named, typed.trim()).await,
        Typing::Match => matches(service, context).await,
        Typing::PastMatch => past(service, context).await,
        Typing::Level { typed } => {
            let levels = words::levels(words, typed).into_iter();
            levels.map(|(name, level)| Proposal::number(name, level.get())).collect()
        }
        Typing::Clock { typed } => clocks(words, typed, |_| true),
        Typing::TournamentClock { typed, kind, minutes } => {
            let options = ChosenOptions { minutes: *minutes, ..ChosenOptions::default() };
            let takes = |clock| kind.is_none_or(|kind| kind.takes_clock(&options, clock));
            clocks(words, typed, |clock| clock.is_some_and(takes))
        }
        Typing::Begins { typed } => {
            let zone = service.records.house_rules(context.place().guild).await.time_zone;
            let proposals = words::starts(words, typed, zone.as_ref(), service.clock.now());
            proposals.into_iter().take(MOST).map(|(name, value)| Proposal::text(name, value)).collect()
        }
        Typing::Until { typed } => {
            let own = service.records.preferences(context.who()).await.calendar;
            let zone = calendar::zone_of(service, context, &own).await;
            let proposals = words::ends(words, typed, &zone, service.clock.now());
            proposals.into_iter().map(|(name, value)| Proposal::text(name, value)).collect()
        }
        Typing::GameOptions { game, typed, is_rated } => {
            let game = or_usual(service, context, *game).await;
            let proposals = words::proposals(words, game, typed.trim_start()).into_iter();
            let counts = |options: &str| !is_rated || !is_quick_with(game, options);
            let proposals = proposals.filter(|(_, options)| counts(options));
            proposals.take(MOST).map(|(name, value)| Proposal::text(name, value)).collect()
        }
        Typing::Tournament { typed } => tournaments::proposals(service, context, typed).await,
        Typing::TimeZone { typed } => {
            let now = service.clock.now();
            // The time of day there tells people which one is theirs.
            let proposal = |(label, zone): (String, TimeZone)| {
                Proposal::text(format!("{label} · {}", zone.clock_at(now)), zone.name().to_owned())
            };
            TimeZone::proposed(typed, MOST).into_iter().map(proposal).collect()
        }
        Typing::Unknown => Vec::new(),
    }
}

/// Suggests those of the clocks that can be chosen.
fn clocks(words: &Words, typed: &str, may_be: impl Fn(Option<TimeControl>) -> bool) -> Vec<Proposal> {
    let clocks = words::clocks(words, typed).into_iter();
    let clocks = clocks.filter(|(_, id)| clock_by_id(id).is_some_and(&may_be));
    clocks.map(|(name, id)| Proposal::text(name, id)).collect()
}

/// Whether a game with these options has so few rounds that it does not count.
fn is_quick_with(game: Game, options: &str) -> bool {
    let written = WrittenOptions::read(options);
    Game::with_options(game.id(), written.chosen()).is_ok_and(is_quick)
}

async fn or_usual(service: &Service, context: &Context, game: Option<Game>) -> Game {
    match game {
        Some(game) => game,
        None => service.records.usual_game(context.place().guild).await,
    }
}

/// Suggests the legal moves that begin with what was typed, in the match that is meant.
async fn moves(service: &Service, context: &Context, named: Option<MatchId>, typed: &str) -> Vec<Proposal> {
    match disambiguation::find(service, context, named, disambiguation::MOVES).await.as_deref() {
        Ok([one]) => legal_moves(context.words(), one, context.who(), typed),
        // If there are several, the bot asks which one when the move is made.
        Ok(_) => Vec::new(),
        Err(error) => {
            if let ActionError::Failed(failure) = error {
                service.records.report(failure, "cannot read a person's matches");
            }
            Vec::new()
        }
    }
}

/// Suggests the legal moves that begin with what was typed, each with the number of seeds it sows.
fn legal_moves(words: &Words, one: &Match, me: PlayerId, typed: &str) -> Vec<Proposal> {
    let Some(board) = one.board().filter(|_| one.person_to_move() == Some(me)) else { return Vec::new() };
    let position = board.position();
    let side = board.turn().unwrap_or(Side::South);
    let proposal = |mv: &Move| {
        let text = mv.to_string();
        let pit = mv.pit_number().and_then(|number| position.ring.pit(side, number));
        let name = match pit {
            Some(pit) => say!(words, "pit-name", pit = text.as_str(), seeds = position.board[pit]),
            None => text.clone(),
        };
        Proposal::text(name, text)
    };
    board.legal().iter().filter(|mv| mv.to_string().starts_with(typed)).take(MOST).map(proposal).collect()
}

/// Suggests the person's matches in the channel, and those whose channel is known to be gone.
async fn matches(service: &Service, context: &Context) -> Vec<Proposal> {
    let (who, channel) = (context.who(), context.channel());
    let mut proposals = Vec::new();
    let here = service.records.live_or_none(who, channel).await;
    let stranded = stranded::on_this_server(service, context, 0).await.unwrap_or_default();
    for one in here.iter().chain(&stranded).take(MOST) {
        proposals.push(proposal(service, context, one).await);
    }
    proposals
}

/// Suggests the person's latest matches, wherever they were played.
async fn past(service: &Service, context: &Context) -> Vec<Proposal> {
    let of = HistoryFilter { player: context.who(), game: None, against: Against::Anybody };
    let past = move |store: &dyn Store| store.past(&of, 0, MOST);
    let found = service.records.run_or_default("cannot read a person's matches", past).await;
    let mut proposals = Vec::new();
    for one in &found {
        proposals.push(proposal(service, context, one).await);
    }
    proposals
}

async fn proposal(service: &Service, context: &Context, one: &Match) -> Proposal {
    let words = context.words();
    let other = one.people().into_iter().find(|&player| player != context.who());
    let bot = one.played().map(Playing::seats).and_then(|seats| match (seats.south(), seats.north()) {
        (bot @ Seat::Bot(_), _) | (_, bot @ Seat::Bot(_)) => Some(bot),
        _ => None,
    });
    // Discord does not turn mentions into names here.
    let opponent = match (bot, other) {
        (Some(bot), _) => Some(words::player(words, bot)),
        (None, Some(other)) => {
            Some(words::named_within(words, other, service.records.name_of(other).await.as_deref()))
        }
        (None, None) => None,
    };
    let name = say!(
        words,
        "match-name",
        game = words::game_name(words, one.game()),
        opponent = opponent.unwrap_or_else(|| say!(words, "opponent-unnamed")),
        id = one.id().to_string()
    );
    Proposal::text(name, one.id().to_string())
}
