//! Discord accepts every screen of a tournament: with the most players, the longest names, and everything at
//! its fullest.

use std::collections::BTreeMap;
use std::time::Duration;

use kuzhi_domain::clock::{TimeControl, TimeOff};
use kuzhi_domain::matches::{Actor, BoardLook, Intent, Match, decide};
use kuzhi_domain::moments::{Every, TimeZone};
use kuzhi_domain::rating::Ratings;
use kuzhi_domain::settings::Theme;
use kuzhi_domain::tournaments::{
    Absence, Announcement, Divisions, Entrant, GameState, GuestState, LONGEST_TOURNAMENT_NAME, LogEntry,
    LogLine, News, OtherServer, Presence, Repetition, RoundResult, RuleChange, Season, SeasonCounts,
    SeasonRow, SeasonRules, Series, Servers, Tournament, TournamentActor, TournamentFacts, TournamentIntent,
    TournamentKind, TournamentOption, TournamentPlayer, TournamentRules, TournamentStage,
};
use kuzhi_domain::{ChannelId, GuildId, Language, MatchId, PlayerId, RoleId, Timestamp, TournamentId};
use kuzhi_engine::{Game, Side};
use kuzhi_view::board::Emojis;
use kuzhi_view::request::{OrganiserStep, PlainStep, PlayerFor, SetTo, TournamentPress, TournamentStep};
use kuzhi_view::screens::{self, NewsFacts};
use kuzhi_view::words::Words;

use crate::limits::{check_description, check_form, check_screen};
use crate::screens::LINK;

/// Groups of at most so many players, as many of which as can go up and down.
const fn groups(most: u8, at_once: bool) -> TournamentKind {
    let divisions = Some(Divisions { most, moves: most / 2 });
    TournamentKind::League { twice: false, at_once, divisions }
}

const KINDS: [TournamentKind; 10] = [
    groups(4, false),
    groups(5, true),
    TournamentKind::League { twice: true, at_once: true, divisions: None },
    TournamentKind::League { twice: true, at_once: false, divisions: None },
    TournamentKind::Swiss { rounds: Some(11) },
    TournamentKind::Arena { minutes: 180 },
    TournamentKind::Ladder,
    TournamentKind::Knockout,
    TournamentKind::KnockoutAfterGroups { most: 4 },
    TournamentKind::Servers { twice: true, at_once: true },
];

const NOW: Timestamp = Timestamp::from_millis(1_790_000_040_000);

/// The player with this number, from 0. They have the longest mentions.
fn person(number: usize) -> PlayerId {
    PlayerId(u64::MAX - number as u64)
}

fn name(_: PlayerId) -> String {
    "W".repeat(40)
}

fn names(one: &Tournament) -> BTreeMap<PlayerId, String> {
    let of = ["W".repeat(40), "ஶ்ரீ".repeat(20), "👩‍👩‍👧‍👦".repeat(9), "漢".repeat(40)].into_iter().cycle();
    one.players.iter().map(|one| one.player).zip(of).collect()
}

fn table_player(who: PlayerId) -> screens::TablePlayer {
    screens::TablePlayer { name: name(who), rating: Some(4_000) }
}

const SEASON: SeasonRules = SeasonRules { tournaments: 52, best: 51, counts: SeasonCounts::Points };

/// Seasons in which as many have a place as can stand in a table, all equal, while they go on and at the end.
fn seasons() -> Vec<Season> {
    let row = |number| SeasonRow {
        place: 1,
        player: person(number),
        points: 9_999,
        played: 52,
        won: 52,
        has_left: number % 2 == 0,
    };
    let of = |counts, is_over| {
        let rules = SeasonRules { counts, ..SEASON };
        Season { rules, held: 52, is_over, rows: (0..500).map(row).collect() }
    };
    vec![of(SeasonCounts::Places, false), of(SeasonCounts::Points, true)]
}

/// Checks what is shown of a season.
fn check_season(words: &Words, one: &Tournament, what: &str) {
    for season in [None].into_iter().chain(seasons().into_iter().map(Some)) {
        for page in [0, usize::MAX] {
            check_screen(&screens::tournament_season(words, one, season.as_ref(), page, name), what);
        }
        let of =
            (0..500).map(person).zip(["W".repeat(40), "ஶ்ரீ".repeat(20), "漢".repeat(40)].into_iter().cycle());
        let facts = NewsFacts { season, names: of.collect(), ..NewsFacts::default() };
        let corrected = one.log.iter().position(|line| line.what.game().is_some()).map(News::Decided);
        for news in corrected.into_iter().chain([News::Over]) {
            let news = Announcement::new(1, news, Vec::new());
            for part in screens::tournament_news(words, one, &news, &facts) {
                check_screen(&part.screen, what);
            }
        }
    }
}

/// A tournament that as many have entered as can.
pub(crate) fn entered(kind: TournamentKind) -> Tournament {
    let [_, most] = kind.sizes();
    let game = Game::all().max_by_key(|game| game.to_string().len()).unwrap();
    let rules = TournamentRules {
        name: "W".repeat(LONGEST_TOURNAMENT_NAME),
        kind,
        game,
        clock: TimeControl::Live { minutes: 180, seconds: 180 },
        rated: !kind.abilities().has_teams,
        takebacks: true,
        time_off: TimeOff::Nothing,
        check_in: true,
        byes: 1,
        begins: NOW,
        most,
        role: Some(RoleId(u64::MAX)),
        season: (kind != TournamentKind::Ladder && !kind.abilities().has_teams).then_some(SEASON),
    };
    let (id, place) = (TournamentId::from_random(u64::MAX), (GuildId(u64::MAX), ChannelId(u64::MAX)));
    let mut one = Tournament::announce(id, place, person(0), rules, NOW);
    one.nth = u16::MAX;
    let player = |number| TournamentPlayer {
        player: person(number),
        presence: Presence::Here,
        active: NOW,
        is_here: false,
        is_guest: kind.abilities().has_teams && number % 2 == 1,
    };
    one.drafted_from = kind.is_drafted().then_some(id);
    one.posts.channel = ChannelId(u64::MAX - 1);
    one.co_organisers = (1..=10).map(person).collect();
    one.players = (0..usize::from(most)).map(player).collect();
    one.players.iter().for_each(|player| _ = one.ladder.join(player.player));
    if kind.abilities().has_teams {
        one.servers = Some(Box::new(two_servers(&one)));
    }
    if kind.abilities().has_bracket {
        one.start_list = one.players.iter().map(|player| player.player).collect();
    }
    one
}

/// Two servers whose names are as long as they can be.
fn two_servers(one: &Tournament) -> Servers {
    let name = "W".repeat(60);
    let (guild, who) = (GuildId(u64::MAX - 1), Some(person(11)));
    let guest =
        OtherServer { guild, name: name.clone(), who, state: GuestState::Plays, posts: one.posts.clone() };
    Servers { home: one.guild, name, guests_begin: false, guest: Some(guest) }
}

/// The same when its games have come so far.
fn with_games(one: &Tournament, state: GameState) -> Tournament {
    let mut next = one.clone();
    next.rounds.iter_mut().flat_map(|round| &mut round.games).for_each(|game| game.state = state);
    next
}

/// Tournaments of a kind at every stage.
fn stages(kind: TournamentKind) -> Vec<Tournament> {
    let open = entered(kind);
    let mut begun = open.advance(&TournamentFacts::default(), NOW).unwrap_or_else(|| open.clone());
    if kind == TournamentKind::Ladder {
        let by = TournamentActor { who: person(127), manages: false, is_guest: false };
        let challenge = TournamentIntent::Challenge(person(126));
        begun = begun.decide(by, challenge, NOW).unwrap();
    }
    let mut resting = begun.clone();
    for round in &mut resting.rounds {
        let why = [Absence::HalfBye, Absence::Rest, Absence::FullBye].into_iter().cycle();
        let games = std::mem::take(&mut round.games);
        let all = games.iter().flat_map(|game| [game.pairing.south, game.pairing.north]);
        round.absent = all.zip(why).collect();
    }
    let over = RoundResult::Played(None);
    let drawn = with_games(&begun, GameState::Ended(over, NOW));
    let played = [
        GameState::Waiting(Some(Side::North)),
        GameState::Waiting(Some(Side::South)),
        GameState::Playing(NOW),
        GameState::Ended(RoundResult::Forfeit(None), NOW),
        GameState::Ended(RoundResult::Removed, NOW),
    ];
    let mut missing = begun.clone();
    missing.players.iter_mut().for_each(|player| player.presence = Presence::Missing);
    let mut lapsed = with_games(&begun, GameState::Waiting(Some(Side::South)));
    let games = lapsed.rounds.iter_mut().flat_map(|round| &mut round.games);
    games.for_each(|game| (game.came, game.begin_by) = (Some(Timestamp::default()), NOW));
    // In a knock-out with all of its stages, each drawn game is played once more.
    let mut late = begun.clone();
    let mut after_groups = None;
    while kind.abilities().has_bracket && late.is_running() {
        let drawn = GameState::Ended(RoundResult::Played(None), NOW);
        late = with_games(&late, drawn).advance(&TournamentFacts::default(), NOW).unwrap();
        if late.draw.is_some() && after_groups.is_none() {
            after_groups = Some(late.clone());
        }
    }
    let mut closed = begun.clone();
    closed.rounds.iter_mut().for_each(|round| round.closed = true);
    missing.warned = (0..missing.players.len()).map(|at| Entrant(u16::try_from(at).unwrap())).collect();
    let mut gone = drawn.clone();
    gone.stage = TournamentStage::Over { at: NOW };
    gone.players.iter_mut().step_by(2).for_each(|player| player.presence = Presence::Removed);
    gone.players.iter_mut().skip(1).step_by(2).for_each(|player| player.presence = Presence::Withdrawn);
    let mut all: Vec<Tournament> = played.into_iter().map(|state| with_games(&begun, state)).collect();
    let paused = Tournament { paused: Some(NOW), ..begun.clone() };
    let ended = Tournament { stage: TournamentStage::Over { at: NOW }, ..drawn.clone() };
    let off = Tournament { stage: TournamentStage::CalledOff { at: NOW }, ..open.clone() };
    all.extend([open, begun, late, missing, lapsed, closed, gone, resting, drawn, paused, ended, off]);
    all.extend(after_groups);
    if kind.abilities().has_teams {
        let there: Vec<Tournament> =
            all.iter().map(|one| one.clone().seen_from(GuildId(u64::MAX - 1))).collect();
        all.extend(there);
    }
    all.into_iter().map(logged).collect()
}

/// The same with the longest reasons in a long log.
fn logged(mut one: Tournament) -> Tournament {
    let game = one.games().next().map_or(MatchId::from_random(9), |game| game.id);
    for reason in ["W".repeat(200), "*".repeat(200), "\u{200b}".repeat(200)] {
        for what in [
            LogEntry::ResultSet {
                game,
                result: RoundResult::Forfeit(None),
                was: Some(RoundResult::Played(None)),
                reason: reason.clone(),
            },
            LogEntry::Removed { player: person(1), reason: reason.clone() },
            LogEntry::Made,
            LogEntry::Joined,
            LogEntry::Left,
            LogEntry::Rejoined,
            LogEntry::RoundOff,
            LogEntry::Always(true),
            LogEntry::Always(false),
            LogEntry::KeptOut(person(1)),
            LogEntry::Challenged(person(1)),
            LogEntry::SignedUp((0..10).map(person).collect()),
            LogEntry::NoShow((0..10).map(person).collect()),
            LogEntry::OffUntilBack((0..10).map(person).collect()),
            LogEntry::RoundBegun(1),
            LogEntry::Ended,
            LogEntry::TimeLost([NOW; 2]),
            LogEntry::Missed(NOW),
            LogEntry::Forbidden([person(1), person(2)]),
            LogEntry::Extended(NOW),
            LogEntry::NotHere((0..128).map(person).collect()),
            LogEntry::MoreTime { game, until: NOW },
            LogEntry::Renewed(game),
            LogEntry::TimeGiven { game, minutes: 1_440 },
            LogEntry::DragsOn,
            LogEntry::CannotPair,
            LogEntry::BegunNow,
            LogEntry::Replayed { game, old: Some(game), reason: reason.clone() },
            LogEntry::ResultRemoved { game, reason: reason.clone() },
            LogEntry::LetIn(person(1)),
            LogEntry::Unforbidden([person(1), person(2)]),
            LogEntry::Sunk((0..128).map(person).collect()),
            LogEntry::Placed { player: person(1), above: Some(person(2)) },
            LogEntry::Placed { player: person(1), above: None },
            LogEntry::Sorted,
            LogEntry::Changed(vec![
                RuleChange::Name("W".repeat(LONGEST_TOURNAMENT_NAME)),
                RuleChange::Begins(NOW),
                RuleChange::Clock(TimeControl::Live { minutes: 180, seconds: 180 }),
                RuleChange::Length(None),
                RuleChange::Most(128),
            ]),
            LogEntry::PlayerNamed(person(1)),
            LogEntry::OrganiserNamed(person(1)),
            LogEntry::OrganiserDismissed(person(1)),
            LogEntry::Numbered { player: person(1), number: 128 },
            LogEntry::NumberedByRating,
            LogEntry::MeetInstead(game),
            LogEntry::GoesOn(Entrant(1)),
            LogEntry::FewerRounds(11),
            LogEntry::Drafted,
            LogEntry::ServerAsks,
            LogEntry::ServersPlay,
            LogEntry::ServerDeclined,
            LogEntry::Stopped(reason.clone()),
        ] {
            one.log.push(LogLine { at: NOW, by: Some(person(0)), what });
        }
    }
    one
}

/// All that there can be to tell.
fn news(one: &Tournament) -> Vec<News> {
    let rounds = 0..u16::try_from(one.rounds.len()).unwrap();
    let rounds = rounds.flat_map(|at| [News::RoundBegun(at), News::RoundEnding(at), News::RoundOver(at)]);
    let game = one.games().next().map(|game| (game.id, game.pairing.south, game.pairing.north));
    let games = game.into_iter().flat_map(|(game, south, north)| {
        let ready = [south, north].map(|who| News::Ready { game, who });
        ready.into_iter().chain([News::Challenged { game }, News::PlaceTaken { game }])
    });
    let decided = (0..one.log.len()).map(News::Decided);
    let everyone: Vec<_> = (0..one.players.len()).map(|at| Entrant(u16::try_from(at).unwrap())).collect();
    [
        News::AskedAgain,
        News::PutOff,
        News::DayBefore,
        News::Soon,
        News::Begun,
        News::Missing(vec![Entrant(0)]),
        News::Missing(everyone.clone()),
        News::Sinking(everyone.clone()),
        News::Sunk(everyone),
        News::Paused,
        News::Resumed,
        News::Over,
        News::CalledOff,
    ]
    .into_iter()
    .chain(rounds)
    .chain(games)
    .chain(decided)
    .collect()
}

/// Series of every kind, which begin with a tournament of these rules.
fn all_series(rules: &TournamentRules) -> impl Iterator<Item = Series> {
    let zone = TimeZone::by_name("America/Argentina/Buenos_Aires");
    Every::ALL.into_iter().map(move |every| {
        let repetition = Repetition { every, ahead: every.most_days_ahead(), until: Some(NOW) };
        Series::begin(repetition, zone.clone(), rules)
    })
}

/// Checks the draft.
fn check_announcement(words: &Words, kind: TournamentKind, what: &str) {
    let all = entered(kind).rules;
    for series in [None].into_iter().chain(all_series(&all).map(Some)) {
        let repeated = Tournament { series, ..entered(kind) };
        let draft = Tournament { stage: TournamentStage::Draft, players: Vec::new(), ..repeated.clone() };
        check_screen(&screens::tournament_draft(words, &draft, &TournamentOption::ALL), what);
        for zone in [None, TimeZone::by_name("Asia/Colombo")] {
            check_form(&screens::change_form(words, &draft, zone.as_ref()), what);
        }
        check_screen(&screens::tournament_card(words, &repeated), what);
        check_screen(&screens::organise_tournament(words, &repeated), what);
    }
    check_screen(&screens::tournament_announced(words, &entered(kind)), what);
}

fn check_news(words: &Words, one: &Tournament, what: &str) {
    for news in news(one) {
        let what = format!("{what}: {news:?}");
        // Whoever has joined is not asked again.
        let more = if news == News::AskedAgain { 500 } else { 0 };
        let people = (0..one.players.len()).map(|number| person(number + more)).collect();
        let boards = one.games().map(|game| (game.id, LINK.to_owned())).collect();
        let (news, facts) = (
            Announcement::new(1, news, people),
            NewsFacts { boards, names: names(one), ..NewsFacts::default() },
        );
        for part in screens::tournament_news(words, one, &news, &facts) {
            if part.screen.text.is_empty() {
                continue;
            }
            check_screen(&part.screen, &what);
            for &who in part.screen.notifies.iter().take(2) {
                check_screen(&screens::by_direct_message(part.letter(who), LINK), &what);
            }
        }
    }
}

fn check(words: &Words, one: &Tournament, what: &str) {
    let link = |_| Some(LINK.to_owned());
    check_screen(&screens::tournament_card(words, one), what);
    let names = one.people_of_others().map(|who| (who, name(who))).collect();
    let card = screens::tournament_card(words, one);
    check_screen(&screens::naming_others(words, one, card, &names), what);
    check_screen(&screens::server_invitation(words, one), what);
    check_screen(&screens::server_has_asked(words, one), what);
    for accepts in [true, false] {
        check_screen(&screens::server_answered(words, one, accepts), what);
    }
    check_screen(&screens::tournament_rules(words, one), what);
    for page in [None, Some(0), Some(1)] {
        check_screen(&screens::tournament_log(words, one, true, page), what);
    }
    check_screen(&screens::leave_question(words, one, person(1), &[]), what);
    check_screen(&screens::choose_whom_to_let_in(words, one, name), what);
    check_screen(&screens::pairs_apart(words, one, name), what);
    for who in [0, 1, 5, 999].map(person) {
        check_screen(&screens::tournament_games(words, one, who, link, NOW), what);
        let plain = [
            PlainStep::Join,
            PlainStep::LeaveSure,
            PlainStep::Off,
            PlainStep::Here,
            PlainStep::Begin,
            PlainStep::Show,
        ];
        let apart = TournamentStep::Forbid(person(0), person(1));
        for step in plain.map(TournamentStep::Plain).into_iter().chain([apart]) {
            let done = screens::tournament_done(words, one, who, &step);
            check_screen(&done, what);
            check_screen(
                &screens::rating_stands(words, one, done, Some(MatchId::from_random(u64::MAX))),
                what,
            );
        }
        for of in [None, Some(who)] {
            check_screen(&screens::choose_game_of_tournament(words, one, of, name), what);
        }
        if one.games_to_begin(who, NOW).next().is_some() {
            check_screen(&screens::choose_game_to_begin(words, one, who, name, NOW), what);
        }
        if let Some(screen) = screens::choose_whom_to_challenge(words, one, who, NOW, name) {
            check_screen(&screen, what);
        }
    }
    check_screen(&screens::organise_tournament(words, one), what);
    for step in [OrganiserStep::PairAgain, OrganiserStep::EndSeries, OrganiserStep::Sort] {
        check_screen(&screens::sure_question(words, one, step), what);
    }
    check_screen(&screens::choose_whom_to_name(words, one), what);
    check_screen(&screens::organisers_of_tournament(words, one, name), what);
    check_screen(&screens::choose_game_for_more_time(words, one, name), what);
    check_screen(&screens::tournament_waits(words, one), what);
    check_screen(&screens::tournament_goes_on(words), what);
    check_screen(&screens::tournament_left_thread(words, one), what);
    check_screen(&screens::tournament_corrected(words, one), what);
    for to in [
        PlayerFor::Remove,
        PlayerFor::Result,
        PlayerFor::Apart,
        PlayerFor::ApartFrom(person(1)),
        PlayerFor::Move,
        PlayerFor::Above(person(1)),
    ] {
        for typed in [None, Some("W"), Some("nobody")] {
            check_screen(&screens::choose_player_of_tournament(words, one, to, typed, name), what);
        }
        let press = TournamentPress { id: one.id, step: TournamentStep::Find(to) };
        check_form(&screens::find_form(words, press), what);
    }
    if let Some(game) = one.games().next() {
        check_screen(&screens::choose_result_of_tournament(words, one, game, name), what);
        let of_game = [
            TournamentStep::SetResult(game.id, SetTo::Neither),
            TournamentStep::PlayAgain(game.id),
            TournamentStep::RemoveResult(game.id),
            TournamentStep::Remove(person(1)),
        ];
        let others = [OrganiserStep::Stop, OrganiserStep::EndLadder, OrganiserStep::Reschedule];
        for step in of_game.into_iter().chain(others.map(TournamentStep::Organise)) {
            let form = screens::reason_form(words, one, TournamentPress { id: one.id, step }, name);
            check_form(&form, what);
        }
    }
    if let Some((_, description)) =
        screens::tournament_podium(words, one, |_| Some("W".repeat(40)), None, Theme::Light)
    {
        check_description(&description, what);
    }
}

/// Checks what takes longer to make: standings, the table, and a full list.
fn check_standings(words: &Words, one: &Tournament, what: &str) {
    for page in [0, usize::MAX] {
        check_screen(&screens::tournament_standings(words, one, page, name), what);
        check_screen(&screens::tournament_tie_breaks(words, one, page), what);
    }
    for page in 0..12 {
        check_screen(&screens::tournament_bracket(words, one, page, |who| names(one)[&who].clone()), what);
    }
    check_screen(&screens::tournament_csv(words, one, LINK, table_player), what);
    let seen = |_| Some("W".repeat(40));
    if let Some((_, description)) = screens::tournament_table_picture(words, one, seen, Theme::Light) {
        check_description(&description, what);
    }
    if one.rules.kind.has_rounds() {
        let of_groups = one.group_stage().map(|groups| groups.groups().number());
        for group in [0, of_groups.unwrap_or(one.groups().number() - 1)] {
            check_screen(&screens::tournament_table(words, one, group, LINK, table_player).unwrap(), what);
        }
    }
    for other in [1, u16::try_from(one.players.len() - 1).unwrap()] {
        check_screen(&screens::tournament_why(words, one, Entrant(0), Entrant(other)), what);
    }
}

#[test]
fn every_screen_of_a_tournament_can_be_sent() {
    let all: Vec<_> = KINDS.into_iter().flat_map(stages).collect();
    let over = all.iter().filter(|one| matches!(one.stage, TournamentStage::Over { .. }));
    let mut over: Vec<_> = over.cloned().collect();
    let large = stages(groups(12, false));
    over.extend(large.into_iter().filter(|one| matches!(one.stage, TournamentStage::Over { .. })));
    let id = |number: usize| TournamentId::from_random(number as u64);
    let listed = |one: &Tournament, at| Tournament { id: id(at), ..one.clone() };
    let ladders: Vec<_> = all.iter().filter(|one| one.rules.kind == TournamentKind::Ladder).collect();
    let listed: Vec<Tournament> =
        ladders.into_iter().cycle().take(25).enumerate().map(|(at, one)| listed(one, at)).collect();
    std::thread::scope(|scope| {
        for &language in Language::ALL {
            let (all, over, listed) = (&all, &over, &listed);
            scope.spawn(move || {
                let words = Words::for_language(language);
                for one in all {
                    let what = format!("{}: {:?}, {:?}", language.tag(), one.rules.kind, one.stage);
                    check(words, one, &what);
                    check_news(words, one, &what);
                }
                for one in over {
                    check_standings(words, one, &format!("{}: {:?}", language.tag(), one.rules.kind));
                }
                check_season(words, &over[0], language.tag());
                check_screen(&screens::tournaments(words, listed.clone(), None), language.tag());
                for kind in KINDS {
                    check_announcement(words, kind, language.tag());
                }
                check_screen(&screens::tournaments(words, Vec::new(), None), language.tag());
                check_screen(&screens::tournament_discarded(words), language.tag());
            });
        }
    });
}

#[test]
fn what_a_game_counts_fits_below_the_longest_board() {
    let mut open = entered(TournamentKind::Swiss { rounds: Some(11) });
    open.rules.check_in = false;
    let now = NOW + Duration::from_hours(1);
    let begun = open.advance(&TournamentFacts::default(), now).unwrap();
    let game = *begun.games().next().unwrap();
    let one = Match::begin_in_tournament(&begun, &game, ChannelId(3), now).unwrap();
    let organiser = TournamentActor { who: person(0), manages: true, is_guest: false };
    let (game, reason) = (one.id(), "*".repeat(200));
    let set =
        TournamentIntent::SetResult { game, result: RoundResult::Forfeit(None), reason: reason.clone() };
    let set = begun.decide(organiser, set, now).unwrap();
    let removed = set.decide(organiser, TournamentIntent::RemoveResult { game, reason }, now).unwrap();
    let broken_off = decide(&one, Actor::Clock, Intent::BreakOff { leaving: None }, now).unwrap();
    let resigned = decide(&one, Actor::Person(one.people()[0]), Intent::Resign, now).unwrap();
    for &language in Language::ALL {
        let words = Words::for_language(language);
        for (shown, over) in
            [&begun, &set, &removed].into_iter().flat_map(|one| [(one, &broken_off), (one, &resigned)])
        {
            let (ratings, look) = (Ratings::default(), BoardLook::default());
            let mut board = screens::match_screen(words, over, &ratings, look, &Emojis::default());
            let room = 2_000 - board.text.chars().count() - 1;
            board.text = format!("{}\n{}", board.text, "x".repeat(room));
            screens::add_counted_result(words, &mut board, shown, over);
            check_screen(&board, language.tag());
        }
    }
}
