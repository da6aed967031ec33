//! Discord accepts every screen of a match, whatever the game, the position and the language.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::thread;

use kuzhi_domain::matches::{
    BoardLook, Evaluation, MadeOffer, Match, MatchSetup, Offer, Playing, Revision, Stage, TournamentLink,
    VOTE_WINDOWS, after_line,
};
use kuzhi_domain::people::{Against, Journey};
use kuzhi_domain::rating::{Rating, RatingChange, Ratings, Standing};
use kuzhi_domain::settings::{BoardStyle, Look, Viewpoint};
use kuzhi_domain::study::{Hint, KeptLine, LONGEST_NOTE, Note, PastGame, Reviewed, Variation, WrittenGame};
use kuzhi_domain::tournaments::{LONGEST_TOURNAMENT_NAME, RoundName};
use kuzhi_domain::{ChannelId, Language, MatchId, PlayerId, Timestamp, TournamentId};
use kuzhi_engine::{Game, MatchRecord, Side};
use kuzhi_search::{Level, Limits, MatchValue, Review, Think as _};
use kuzhi_view::board::{self, Emojis};
use kuzhi_view::picture::Theme;
use kuzhi_view::picture::emoji::Glyph;
use kuzhi_view::request::{Action, HistoryPage, LookBack, MatchCommand, Solved};
use kuzhi_view::screens::{self, Assessed, Listed, Planning, Retry, Screen, ShownMoves, Tried, Tries};
use kuzhi_view::words::{self, Words};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestRunner;

use crate::limits::{check_choice, check_description, check_form, check_screen};
use crate::matches::{PEOPLE, challenges, played, voted};
use crate::random;

/// The longest link to a message.
pub(crate) const LINK: &str =
    "https://discord.com/channels/18446744073709551615/18446744073709551615/18446744073709551615";

/// All of the bot's emoji, with the longest IDs.
pub(crate) fn emojis() -> &'static Emojis {
    static ALL: LazyLock<Emojis> = LazyLock::new(|| {
        let emojis = Emojis::default();
        for glyph in Glyph::all() {
            emojis.put(glyph, u64::MAX);
        }
        emojis
    });
    &ALL
}

fn rating(value: f64) -> Rating {
    Rating::new(value, 350.0, 0.06).unwrap()
}

/// The longest ratings.
fn ratings(one: &Match) -> Ratings {
    let standings = PEOPLE.map(|player| Standing { rating: rating(1_999.0), ..Standing::new(player) });
    match one.stage() {
        Stage::Over(_) => {
            let before = standings.map(|one| Standing { rating: rating(1_000.0), ..one });
            Ratings::after_result(Some(RatingChange { before, after: standings }))
        }
        _ => Ratings::of_people(standings.to_vec()),
    }
}

fn check_match(words: &Words, one: &Match, what: &str) {
    let ratings = ratings(one);
    for style in BoardStyle::ALL {
        for viewpoint in Viewpoint::ALL {
            let look = BoardLook { viewpoint, ..BoardLook::default_for(style) };
            let mut board = screens::match_screen(words, one, &ratings, look, emojis());
            screens::add_open_board(words, &mut board, Action::OpenBoard(one.id()));
            check_screen(&board, what);
            check_screen(&board.without_file(), what);
            check_screen(
                &screens::read_only_board(words, one, &ratings, look, emojis()).without_file(),
                what,
            );
            if let Some((_, description)) = board::picture_of(words, one, look) {
                check_description(&description, what);
            }
        }
    }
    check_private(words, one, &ratings, what);
    if one.over().is_some() {
        check_end(words, one, &ratings, what);
    }
    check_screen(&screens::share_question(words, one.id()), what);
    check_screen(&screens::share_done(words, ChannelId(u64::MAX)), what);
    if let Some(story) = screens::story(words, one, PlayerId(1), ShownMoves::unseen(usize::MAX), Theme::Light)
    {
        check_screen(&story.screen, what);
        check_screen(&story.screen.without_file(), what);
        let mut proposing = story.screen.clone();
        screens::propose_film(words, &mut proposing);
        check_screen(&screens::film_chosen(words), what);
        check_screen(&proposing, what);
        check_screen(&proposing.without_file(), what);
        check_description(&story.description, what);
        for may_attach in [true, false] {
            let told = screens::story_in_sentences(
                words,
                one,
                PEOPLE[0],
                ShownMoves::unseen(usize::MAX),
                may_attach,
            );
            check_screen(&told.unwrap(), what);
        }
        for lap in [1, 2, usize::MAX] {
            let which = (usize::MAX, lap);
            let Some(lap) = screens::story_of_lap(words, one, PlayerId(1), which, Theme::Light) else {
                break;
            };
            check_screen(&lap.screen, what);
            check_screen(&lap.screen.without_file(), what);
            check_description(&lap.description, what);
        }
    }
    let names = PEOPLE.map(|_| Some("W".repeat(32)));
    if let Some(export) = screens::match_export(words, one, names) {
        check_screen(&export, what);
        check_screen(&export.without_file(), what);
    }
    check_screen(&screens::moved_on(words, LINK), what);
    let challenge = screens::match_screen(words, one, &ratings, BoardLook::default(), emojis());
    if !challenge.notifies.is_empty() {
        check_direct_message(&challenge, what);
    }
    check_screen(&screens::undo_question(words, one, kuzhi_domain::matches::may_be_undone(one)), what);
    for line in [screens::seen_alone(words, one), screens::user_install_bot_thinks(words)] {
        let mut board = screens::match_screen(
            words,
            one,
            &ratings,
            BoardLook::default_for(BoardStyle::Unicode),
            emojis(),
        );
        screens::add_line(&mut board, &line);
        let of_text = board.text.lines().count() - board.board_lines[0];
        let above = board.text.lines().take(of_text).collect::<Vec<_>>().join("\n");
        assert!(above.ends_with(&line), "{what}: there is no room for {line}");
        check_screen(&board, what);
    }
    let (other, link) = (Some("W".repeat(32)), Some(LINK.to_owned()));
    let listed = Listed { one: one.clone(), other, link, is_gone: false };
    for most in [0, 1, 100] {
        check_screen(&screens::games(words, PEOPLE[0], vec![listed.clone(); most], &[], 0), what);
    }
    check_next(words, one, &listed, what);
    check_question(words, one, &listed, what);
    check_replay(words, one, &listed, what);
    if let Ok(past) = &PastGame::try_from(one.clone()) {
        check_review(words, past, what);
        check_analysis(words, past, what);
    }
    check_written(words, one, what);
    check_notes(words, one, what);
    if let Stage::Playing(playing) = one.stage() {
        check_playing(words, one, playing, what);
    }
}

/// The next game, and the question before a move.
fn check_next(words: &Words, one: &Match, listed: &Listed, what: &str) {
    for (most, next) in
        [(1, None), (3, Some(one.last_change())), (100, Some(Timestamp::from_millis(u64::MAX)))]
    {
        let listed = vec![listed.clone(); most];
        for is_back in [false, true] {
            let digest = screens::digest(words, PEOPLE[0], &listed, &[], next, is_back);
            check_screen(&digest, what);
            for number in [[0, 1], [most, 9_999]] {
                let posted = screens::digest_in_channel(words, PEOPLE[0], digest.clone(), number);
                check_screen(&posted, what);
            }
        }
        if one.over().is_some_and(|over| over.timed_out().is_some()) {
            let lost = vec![(one.clone(), Some(LINK.to_owned())); most];
            check_screen(&screens::lost_on_time(words, &lost), what);
        }
    }
    check_screen(&screens::back_ping(words, PEOPLE[0], one, Some(LINK)), what);
    check_screen(&screens::digest_refused(words, PEOPLE[0], one, Some(LINK)), what);
    for listed in [vec![], vec![listed.clone()], vec![listed.clone(); 100]] {
        check_screen(&screens::next_game(words, PEOPLE[0], &listed), what);
    }
    if let (Some(playing), Some(mv)) =
        (one.played(), one.board().and_then(|board| board.legal().first().copied()))
    {
        for is_private in [false, true] {
            let press = (one.id(), playing.revision(), mv);
            check_screen(&screens::confirm_move(words, press, Side::South, is_private), what);
        }
    }
}

/// The lines of a player, at every place of each.
fn check_plans(words: &Words, one: &Match, playing: &Playing, side: Side, what: &str) {
    let game = &PastGame::try_from(one.clone()).unwrap();
    let lines = playing.plans()[side.index()].iter().map(Vec::as_slice);
    let places = lines.flat_map(|line| [&line[..1], line]).chain([&[][..]]);
    for (line, style) in places.flat_map(|line| BoardStyle::ALL.map(|style| (line, style))) {
        let history = after_line(playing, line).unwrap();
        let planning = Planning { who: PEOPLE[side.index()], side, game, playing, line, history };
        let shown = screens::plans(words, &planning, BoardLook::default_for(style), emojis());
        check_screen(&shown.screen, what);
        check_screen(&shown.screen.without_file(), what);
    }
}

/// What there is while a match is played.
fn check_playing(words: &Words, one: &Match, playing: &Playing, what: &str) {
    check_screen(&screens::in_thread(words, one, playing), what);
    check_choice(&screens::thread_name(words, one, PEOPLE.map(|_| Some("W".repeat(32)))), what);
    for link in [Some(LINK), None].into_iter().filter(|_| one.person_waited_for().is_some()) {
        check_screen(&screens::ping(words, one, link), what);
        check_direct_message(&screens::ping(words, one, link), what);
    }
    for side in Side::ALL {
        check_screen(&screens::end_vote_question(words, one.id()), what);
        check_screen(&screens::resign_question(words, one, playing, side), what);
        for offer in Offer::ALL {
            let offered = screens::offer(words, one, playing, offer, side);
            check_screen(&offered, what);
            check_direct_message(&offered, what);
            let made = MadeOffer { offer, at: playing.revision(), by: side };
            for is_taken_back in [true, false] {
                check_screen(&screens::offer_declined(words, playing, made, is_taken_back), what);
            }
        }
    }
    for link in [Some(LINK), None] {
        let lines = [screens::reminder(words, one, link), screens::time_given(words, one, link)];
        for line in lines.iter().flatten() {
            check_screen(line, what);
            check_direct_message(line, what);
        }
    }
    for side in Side::ALL {
        check_plans(words, one, playing, side, what);
    }
    check_screen(&screens::draw_declined_by_bot(words), what);
    for who in PEOPLE.into_iter().chain([PlayerId(1)]) {
        let mut more = screens::more(words, one, playing, who, Some(Look::Sentences));
        screens::add_line(&mut more, &screens::look_comes_later(words));
        if let Some(line) = screens::looks_differ(words, playing, who) {
            screens::add_line(&mut more, &line);
        }
        check_screen(&more, what);
    }
    check_form(&screens::layout_form(words, one.id(), playing.revision()), what);
    check_hints(words, one, what);
}

/// What a player sees alone: the board and the last move, with the pits' buttons if they are to move.
fn check_private(words: &Words, one: &Match, ratings: &Ratings, what: &str) {
    for (who, style) in PEOPLE.into_iter().flat_map(|who| BoardStyle::ALL.map(|style| (who, style))) {
        let look = BoardLook::default_for(style).seen_by(who, one);
        let board = screens::private_board(words, one, ratings, look, emojis(), who);
        check_screen(&board, what);
        check_screen(&board.without_file(), what);
        let story = screens::story(words, one, who, ShownMoves::unseen(usize::MAX), Theme::Light)
            .map(|story| story.screen);
        let lap = screens::story_of_lap(words, one, who, (usize::MAX, 1), Theme::Light).map(|lap| lap.screen);
        let told = screens::story_in_sentences(words, one, who, ShownMoves::unseen(usize::MAX), false);
        for screen in [story, lap, told].into_iter().flatten() {
            check_screen(&screens::with_pits(words, one, who, screen), what);
        }
    }
}

/// A result with the number of mistakes to retry, and the menu under it.
fn check_end(words: &Words, one: &Match, ratings: &Ratings, what: &str) {
    for (mistakes, style) in (0..=3).flat_map(|mistakes| BoardStyle::ALL.map(|style| (mistakes, style))) {
        let mut board = screens::match_screen(words, one, ratings, BoardLook::default_for(style), emojis());
        screens::name_mistakes(words, &mut board, mistakes);
        check_screen(&board, what);
    }
    let journey = Journey::new(&BTreeMap::new(), &[]);
    let mut board = screens::match_screen(words, one, ratings, BoardLook::default(), emojis());
    screens::add_journey(words, &mut board, one.game(), None, &journey);
    check_screen(&board, what);
    check_screen(&screens::more_at_end(words, one, PEOPLE[0]), what);
    if let Some(over) = one.over() {
        let names = ["W".repeat(32), "ש".repeat(32)];
        check_screen(
            &screens::shared_match(words, PEOPLE[0], one, over, &names, Some(RoundName::Number(u16::MAX))),
            what,
        );
    }
}

/// The same match as a game of a tournament with the longest name, if it can be one.
fn in_tournament(one: &Match) -> Option<Match> {
    let name = "W".repeat(LONGEST_TOURNAMENT_NAME);
    let link = TournamentLink {
        id: TournamentId::from_random(u64::MAX),
        name,
        takebacks: true,
        is_paused: false,
        beside: None,
    };
    let setup = MatchSetup::from(one.clone());
    MatchSetup { tournament: Some(Box::new(link)), series: None, ..setup }.check().ok()
}

/// A game in a match history, and its replay.
fn check_replay(words: &Words, one: &Match, listed: &Listed, what: &str) {
    for (page, against) in [(0, Against::Anybody), (u32::MAX as usize, Against::Person(PlayerId(u64::MAX)))] {
        let page = HistoryPage { page, game: Game::by_id(one.game().id()), against };
        let twins = twins(one, listed, screens::HISTORY_LENGTH);
        for listed in [&twins[..], &[]] {
            check_screen(
                &screens::history(words, PEOPLE[0], page, listed, true, Some(&"W".repeat(32))),
                what,
            );
        }
    }
    let Ok(past) = &PastGame::try_from(one.clone()) else { return };
    check_boards(words, past, what);
    if let Some(button) = screens::correction_button(words, one) {
        let mut shown = screens::replay(words, past, PEOPLE[0], 1, BoardLook::default(), emojis()).screen;
        shown.rows.push(vec![button]);
        check_screen(&shown, what);
    }
}

/// A replay.
fn check_boards(words: &Words, one: &PastGame, what: &str) {
    for (style, ply) in BoardStyle::ALL.into_iter().zip([0, 1, 7, usize::MAX].into_iter().cycle()) {
        for replay in [screens::replay, screens::replay_on] {
            let shown = replay(words, one, PEOPLE[0], ply, BoardLook::default_for(style), emojis());
            check_screen(&shown.screen, what);
            check_screen(&shown.screen.without_file(), what);
            if let Some((_, description)) = &shown.picture {
                check_description(description, what);
            }
        }
    }
    if let Some(film) = screens::film(words, one, PlayerId(1), usize::MAX, BoardLook::default()) {
        check_screen(&film.screen, what);
        check_description(&film.description, what);
    }
}

/// The longest notes of both players.
fn check_notes(words: &Words, one: &Match, what: &str) {
    let Some(playing) = one.played() else { return };
    let mut tried = Variation::default();
    while let Some(more) = tried.with("=2.1.0.2.0.0.4".parse().unwrap()) {
        tried = more;
    }
    let line = KeptLine::new(&"*".repeat(99), usize::MAX, tried.clone());
    for text in ["", &"W".repeat(LONGEST_NOTE), &"*".repeat(LONGEST_NOTE), &"x\n".repeat(LONGEST_NOTE / 2)] {
        for line in [None, Some(line.clone())] {
            let note = Note::default().with_text(text).with_line(line);
            for side in Side::ALL {
                check_screen(&screens::notes(words, one, playing, side, &note, true), what);
            }
            let mut below = Screen::text("x");
            if let Some(line) = &screens::note_below(words, &note) {
                screens::add_line(&mut below, line);
            }
            check_screen(&below, what);
            check_form(&screens::record_form(words, one.id(), &note), what);
        }
    }
    check_form(&screens::line_form(words, one.id(), 9_999_999, tried), what);
}

/// The same game as text.
fn check_written(words: &Words, one: &Match, what: &str) {
    let Some(board) = one.board() else { return };
    let names = PEOPLE.map(|_| Some("W".repeat(32)));
    let record = MatchRecord { players: names, ..MatchRecord::from_match(board) };
    if let Ok(written) = WrittenGame::read(&record.to_string()) {
        let written = PastGame::from(written);
        check_boards(words, &written, what);
        check_review(words, &written, what);
        check_analysis(words, &written, what);
    }
    if let Ok(position) = WrittenGame::at_position(one.game(), &board.position()) {
        check_boards(words, &position.clone().into(), what);
        check_analysis(words, &position.into(), what);
    }
}

/// Analyses of a game, with evaluations.
fn check_analysis(words: &Words, one: &PastGame, what: &str) {
    let mut tried = Variation::default();
    for ply in [0, 3, usize::MAX] {
        let Ok(history) = kuzhi_domain::study::analysed(one, PEOPLE[0], ply, &tried) else { return };
        let judged = history.board().judge(&Limits::nodes(100));
        for (style, evaluation) in BoardStyle::ALL.into_iter().zip(EVALUATIONS.into_iter().cycle()) {
            let worth = judged.clone().map(|moves| {
                let hint = Hint { mv: moves.best().mv, evaluation };
                Assessed { hint, moves }
            });
            let at = Tried { ply: history.ply(), tried: &tried, history: &history, worth: worth.as_ref() };
            let shown = screens::analysis(words, one, at, PEOPLE[0], BoardLook::default_for(style), emojis());
            check_screen(&shown.screen, what);
            check_screen(&shown.screen.without_file(), what);
        }
    }
    // As many as there is room for.
    while let Ok(history) = kuzhi_domain::study::analysed(one, PEOPLE[0], 0, &tried) {
        let at = Tried { ply: 0, tried: &tried, history: &history, worth: None };
        let look = BoardLook::default_for(BoardStyle::Emoji);
        check_screen(&screens::analysis(words, one, at, PEOPLE[1], look, emojis()).screen, what);
        let Some(more) = history.board().legal().first().and_then(|&mv| tried.with(mv)) else { return };
        tried = more;
    }
}

/// One of each kind.
const EVALUATIONS: [Evaluation; 8] = [
    Evaluation::Open(-99),
    Evaluation::Open(0),
    Evaluation::Decided { winner: Side::North, least: 99 },
    Evaluation::Exact(0),
    Evaluation::Exact(99),
    Evaluation::Match(MatchValue::Won(Side::North)),
    Evaluation::Match(MatchValue::Draw),
    Evaluation::Match(MatchValue::Neither),
];

/// A review of a game, at each stage.
fn check_review(words: &Words, one: &PastGame, what: &str) {
    let board = one.history().board();
    let judged: Vec<_> = Review::new(board, Limits::nodes(60)).take(40).collect();
    let mut reviewed = Reviewed::from_judged(board, &judged);
    for moves in [usize::MAX, reviewed.done()] {
        reviewed.moves = moves;
        for who in [PEOPLE[0], PlayerId(u64::MAX)] {
            check_screen(&screens::review_progress(words, one, &reviewed, who), what);
            let shown = screens::review(words, one, &reviewed, who, Theme::Light, Solved::default().with(1));
            check_screen(&shown.screen, what);
            check_screen(&shown.screen.without_file(), what);
            check_description(&shown.description, what);
        }
    }
    let tries = |mv| [Tries::None, Tries::Best(mv), Tries::Better(mv), Tries::NoBetter(mv)];
    for (ply, &mv) in (1..).zip(board.moves()).take(8) {
        for (tries, style) in tries(mv).into_iter().flat_map(|one| BoardStyle::ALL.map(|style| (one, style)))
        {
            let look = BoardLook::default_for(style);
            let of = Retry { shown: one, ply, tries, mistakes: &[1, ply, 99], solved: Solved::default() };
            let shown = screens::retry(words, &of, PEOPLE[0], look, emojis());
            check_screen(&shown.screen, what);
            check_screen(&shown.screen.without_file(), what);
        }
    }
}

/// This many matches that differ little.
fn twins(one: &Match, listed: &Listed, number: usize) -> Vec<Listed> {
    let twin =
        |number| MatchSetup { id: MatchId::from_random(number), ..one.clone().into() }.check().unwrap();
    (0..number as u64).map(|number| Listed { one: twin(number), ..listed.clone() }).collect()
}

/// The question which of many similar matches a user means.
fn check_question(words: &Words, one: &Match, listed: &Listed, what: &str) {
    let twins = twins(one, listed, 30);
    let layout = "=2.1.0.2.0.0.4".parse().unwrap();
    for command in [MatchCommand::Move(layout), MatchCommand::Hint] {
        check_screen(
            &screens::disambiguation(words, PEOPLE[0], command, twins.clone(), one.last_change()),
            what,
        );
    }
}

/// Returns a private message with a screen.
fn check_direct_message(screen: &Screen, what: &str) {
    check_screen(&screens::by_direct_message(Screen::text(screen.text.clone()), LINK), what);
}

fn check_hints(words: &Words, one: &Match, what: &str) {
    let Some(board) = one.board() else { return };
    let (Some(side), legal) = (board.turn(), board.legal()) else { return };
    // Row layouts have many moves that look alike.
    for &mv in legal.iter().step_by(1 + legal.len() / 20) {
        let of_match = [MatchValue::Won(side), MatchValue::Won(side.other()), MatchValue::Neither];
        let others =
            [Evaluation::Open(-99), Evaluation::Decided { winner: side, least: 1 }, Evaluation::Exact(99)];
        for evaluation in others.into_iter().chain(of_match.map(Evaluation::Match)) {
            let at = (one.id(), Revision::at(board.moves().len()));
            check_screen(&screens::hint_screen(words, at, board, side, &Hint { mv, evaluation }), what);
        }
    }
}

/// What a channel is told of its votes, and how long it votes.
fn check_votes(words: &Words, one: &Match, what: &str) {
    let votes = one.voting().unwrap();
    check_screen(&screens::votes(words, one), what);
    if one.vote_closes().is_some() && !votes.is_helped {
        one.board()
            .unwrap()
            .legal()
            .into_iter()
            .for_each(|mv| check_screen(&screens::vote_cast(words, one, mv, Some(mv)), what));
    }
    let mut menu = screens::more(words, one, one.played().unwrap(), PEOPLE[0], None);
    screens::add_end_of_vote(words, &mut menu, one);
    check_screen(&menu, what);
    for window in VOTE_WINDOWS {
        check_choice(&words::window_name(words, window), what);
    }
}

/// How many matches each language shows: a sample, or as many as `KUZHI_SCREENS` says.
fn cases() -> u32 {
    std::env::var("KUZHI_SCREENS").ok().map_or(8, |text| text.parse().expect("KUZHI_SCREENS is a number"))
}

#[test]
fn every_screen_of_a_match_can_be_sent() {
    let check = &|language: Language| {
        let words = Words::for_language(language);
        let matches = (random::game(), any::<u64>(), 0_usize..300, any::<bool>());
        let config =
            ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() };
        let checked = TestRunner::new(config).run(&matches, |(game, seed, moves, against_bot)| {
            let played = played(game, seed, moves, against_bot);
            for one in voted(game, seed, moves) {
                let what = format!("{}: a vote in {game}", language.tag());
                check_match(words, &one, &what);
                check_votes(words, &one, &what);
            }
            let in_tournaments: Vec<Match> = played.iter().filter_map(in_tournament).collect();
            for one in challenges(game).iter().chain(&played).chain(&in_tournaments) {
                check_match(words, one, &format!("{}: {game}", language.tag()));
            }
            Ok(())
        });
        checked.unwrap_or_else(|error| panic!("{error}"));
    };
    thread::scope(|scope| {
        for &language in Language::ALL {
            scope.spawn(move || check(language));
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_rules_of_every_way_to_play_can_be_sent(game in random::game(), language in select(Language::ALL)) {
        let (words, what) = (Words::for_language(language), format!("{}: {game}", language.tag()));
        let usual = Game::by_id(game.id()).unwrap();
        check_form(&screens::game_form(words, LookBack::Analyse), &what);
        for page in 0..=screens::lessons(usual).len() {
            for style in [BoardStyle::Emoji, BoardStyle::Text] {
                let shown = screens::rules(words, usual, Some(game), page, BoardLook::default_for(style));
                check_screen(&shown.screen, &what);
                check_screen(&shown.screen.without_file(), &what);
                assert!(shown.description.chars().count() <= 1_024, "{what}");
            }
        }
        let proposals = words::proposals(words, usual, "").into_iter().map(|(name, _)| name);
        let levels = words::levels(words, "").into_iter().map(|(name, _)| name);
        let clocks = words::clocks(words, "180+180").into_iter().chain(words::clocks(words, ""));
        let clocks = clocks.map(|(name, _)| name);
        proposals.chain(levels).chain(clocks).for_each(|name| check_choice(&name, &what));
        prop_assert_eq!(words::levels(words, "").len(), Level::all().len());
    }
}
