//! All actions.

use kuzhi_domain::clock::TimeOff;
use kuzhi_domain::matches::{
    Match, Offer, Opponent, Playing, SideChoice, Silence, VOTE_WINDOWS, VoteRules, read_line, written_line,
};
use kuzhi_domain::rating::{By, Span};
use kuzhi_domain::refusal::Refusal;
use kuzhi_domain::settings::Look;
use kuzhi_domain::study::{Day, PuzzleKind, Variation};
use kuzhi_domain::tournaments::{KindName, RuleName};
use kuzhi_domain::{ChannelId, TournamentId};
use kuzhi_search::Level;
use kuzhi_view::request::{
    Action, ClockChoice, GameReference, LeaderboardOf, LookBack, MatchCommand, OrganiserStep, PlayOptions,
    PuzzleAction, PuzzleStep, SettingsPage, TournamentOptions, TournamentPress, TournamentStep, Typing,
    VoteOpponent, VoteOptions,
};

use super::NOW;
use super::askers::CEM;
use super::standing::plan_for_bob;
use crate::service::tests::fake_discord::BOB;

/// Returns all actions, applied to the current state of a match.
#[allow(clippy::too_many_lines)] // each action has its line
pub(super) fn actions(current: &Match) -> Vec<Action> {
    let (id, playing) = (current.id(), current.played());
    let at = playing.map(Playing::revision).unwrap_or_default();
    let board = current.board().cloned().unwrap_or_else(|| current.game().start());
    let mv = board.legal().first().map_or_else(|| "1".to_owned(), ToString::to_string);
    let ply = playing.map_or(0, Playing::ply);
    let line = match playing {
        Some(_) if board.turn().is_some() => plan_for_bob(std::slice::from_ref(current)),
        _ => read_line("1 1").unwrap_or_default(),
    };
    let plan = written_line(&line);
    let texts = [
        "tour:00000007:join",
        "tour-edit:00000007",
        "tour-drop:00000007",
        "accept:ID",
        "decline:ID",
        "cancel:ID",
        "move:ID:AT:MV",
        "play-hint:ID:AT:MV",
        "move-alone:ID:AT:MV",
        "vote:ID:AT:MV",
        "votes:ID",
        "end-vote-ask:ID",
        "end-vote:ID",
        "sow-alone:ID:AT:MV",
        "rival:ID:true",
        "rival:ID:false",
        "arrange:ID:AT",
        "claim:ID:AT",
        "give-time:ID:AT",
        "give-more-time:ID:AT",
        "giveup:ID",
        "resign:ID",
        "resign-series:ID",
        "playon:ID",
        "rematch:ID",
        "undo-ask:ID",
        "undo:ID",
        "void:ID",
        "void-series:ID",
        "offer:ID:AT:draw",
        "offer:ID:AT:takeback",
        "ask:ID:AT:takeback",
        "draw:ID:AT:north:yes",
        "draw:ID:AT:north:no",
        "draw:ID:AT:south:yes",
        "plans:ID",
        "plan:ID:AT:",
        "add-plan:ID:AT:PLAN",
        "more:ID",
        "hint:ID",
        "look:ID",
        "open:ID",
        "open-games",
        "study:try:ID:PLY:",
        "show:ID:PLY",
        "step:ID:1:1",
        "lap:ID:1:1",
        "told:ID:1:1",
        "export:ID",
        "draft:open:mangala:second:1:casual:none:8:0",
        "draft-apart:93:mangala:random:1:usual:none:1:3",
        "share-profile",
        "challenge:93:mangala:second:1:casual:none:8:0",
        "set:listed:off",
        "set:house-threads:on",
        "settings:own",
        "settings:time",
        "settings:puzzle",
        "next-game:ID",
        "away",
        "back",
        "week",
        "settings:house",
        "settings:boards",
        "settings:limits",
        "settings:people",
        "rules:mangala:0",
        "lesson:mangala:0:begin",
        "learn:mangala",
        "draft-look:light-wood:open:mangala:second:1:casual:none:8:0",
        "history:0:all:anyone",
        "replay:ID:1",
        "replay-at:ID:1",
        "replay-first:ID",
        "replay-last:ID",
        "replay-on:ID:0",
        "analyse:ID:1",
        "try:ID:PLY:MV",
        "evaluate:ID:PLY:",
        "review:ID",
        "review-again:ID:0",
        "retry:ID:1:0:",
        "retry-all:ID",
        "mydata-export",
        "mydata-delete",
        "mydata-delete-ask",
        "mydata-delete-sure",
        "mydata-keep",
        "puzzles:new:mangala",
        "share-puzzle:20000",
        "puzzle-month",
        "share:ID",
        "notes:ID",
        "ask-note:ID",
        "ask-line:ID:PLY:MV",
        "drop-line:ID",
        "ask-game:review",
        "chart:here:mangala:ever:rating:top",
    ];
    let filled_in = |text: &str| {
        let text = text.replace("PLAN", &plan).replace("PLY", &ply.to_string());
        let text = text.replace("AT", &at.to_string()).replace("MV", &mv).replace("ID", &id.to_string());
        let text = format!("k1:{text}");
        text.parse::<Action>().unwrap_or_else(|_| panic!("{text} is no button"))
    };
    let mut all: Vec<Action> = texts.into_iter().map(filled_in).collect();
    let mv = mv.parse().unwrap();
    let options = PlayOptions {
        opponent: Opponent::Bot(Level::LOWEST),
        game: None,
        written: String::new(),
        length: None,
        rated: None,
        balanced: false,
        time_off: TimeOff::All,
        side: Some(SideChoice::First),
        sets: None,
        clock: ClockChoice::Usual,
    };
    let tried = Variation::default();
    let usual = LeaderboardOf::Here;
    let puzzle = Day::from_timestamp(NOW).puzzle().unwrap();
    let action = PuzzleAction { kind: PuzzleKind::Kept, id: puzzle.id(), ply: 0, step: PuzzleStep::Answer };
    let commands = [
        MatchCommand::Move(mv),
        MatchCommand::Board { look: None },
        MatchCommand::Hint,
        MatchCommand::Resign,
        MatchCommand::Offer(Offer::Draw),
        MatchCommand::Plans,
    ];
    all.extend(commands.iter().cloned().map(|command| Action::InMatch { named: Some(id), command }));
    all.extend([MatchCommand::Move(mv), MatchCommand::Resign].map(|command| Action::InChosen {
        id,
        at,
        command,
    }));
    all.extend([
        Action::Play(options),
        Action::BeginVote(VoteOptions {
            game: None,
            opponent: VoteOpponent::Bot(Level::LOWEST),
            rules: VoteRules { window: VOTE_WINDOWS[0], silence: Silence::Wait },
        }),
        Action::DraftChallenge { opponent: Some(CEM), is_program: false },
        Action::Conditional { named: Some(id), moves: None },
        Action::Games,
        Action::GamesPage(1),
        Action::OpenReplay(GameReference::Named(id)),
        Action::OpenAnalysis(GameReference::Named(id)),
        Action::OpenReview(GameReference::Named(id)),
        Action::TakeNote { id, text: "a note".to_owned() },
        Action::TakeLine { id, ply, tried, name: "a line".to_owned() },
        Action::TakeGame { to: LookBack::Replay, text: "no game".to_owned() },
        Action::AnalysePosition { game: None, text: "no position".to_owned() },
        Action::UsualChart { of: usual, span: Span::default(), by: By::default() },
        Action::Profile(Some(BOB)),
        Action::ProfileOfBot,
        Action::UsualRules,
        Action::UsualLesson,
        Action::Privacy,
        Action::Help,
        Action::ChooseLook { id, look: Some(Look::Sentences) },
        Action::Share { id, channel: ChannelId(77) },
        Action::Unplan { id, line },
        Action::Puzzle(action),
        Action::Tournaments,
        "k1:tour-make:00000007".parse().unwrap(),
        Action::DraftTournament(Box::new(tournament())),
        Action::TournamentWithReason {
            press: TournamentPress {
                id: TournamentId::from_random(7),
                step: TournamentStep::Organise(OrganiserStep::Stop),
            },
            reason: "rain".to_owned(),
        },
        Action::ChangeTournament {
            id: TournamentId::from_random(7),
            texts: vec![(RuleName::Name, "Cup".to_owned())],
        },
        Action::ShowTournament("Friday".to_owned()),
        Action::ReplyAsFilms,
        Action::Settings(SettingsPage::Own),
        Action::GoAway { until: "2w".to_owned(), zone: String::new() },
        Action::ChangeWeek { zone: "Berlin".to_owned(), days_off: "sat".to_owned(), quiet: String::new() },
        Action::Propose(Typing::Match),
        Action::Invalid(Refusal::NoSuchButton),
    ]);
    all
}

/// What a command says of a tournament.
fn tournament() -> TournamentOptions {
    TournamentOptions {
        kind: KindName::Swiss,
        game: None,
        written: String::new(),
        clock: None,
        begins: None,
        every: None,
        ahead: None,
        until: None,
        rounds: None,
        minutes: None,
        boards: None,
        together: false,
        group: None,
        moves: None,
        rated: None,
        takebacks: false,
        time_off: TimeOff::All,
        check_in: false,
        byes: None,
        most: None,
        role: None,
        season: None,
        best: None,
        counts: None,
        name: None,
    }
}
