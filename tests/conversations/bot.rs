//! The real bot, in this process, with the stand-in. Tests set its clock.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use kuzhi_bot::activity::ActivityListener;
use kuzhi_bot::clock::{Clock, ClockSetter};
use kuzhi_bot::health::Unhealthy;
use kuzhi_bot::{App, WatchTimes, http};
use kuzhi_config::{Environment, Settings};
use kuzhi_domain::matches::{MOVES_TO_COUNT, Scope};
use kuzhi_domain::settings::Preferences;
use kuzhi_domain::{GuildId, PlayerId, Timestamp};
use kuzhi_engine::Game;
use kuzhi_store::Store;
use kuzhi_tests::conversation::{
    Answer, Button, Channel, Discord, Message, Participant, Pending, Person, hours_later,
};
use kuzhi_tests::discord::{Server, public_key};
use kuzhi_tests::waiting::until;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::stores::{self, Home};

/// A game without rounds, and one with rounds.
pub(crate) const GAMES: [(&str, &str); 2] = [("mangala", "Mangala"), ("pallankuzhi", "Pallankuzhi")];

/// The transport over which the bot receives interactions.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Transport {
    Gateway,
    Http,
    /// Both are open. Discord uses the gateway until it is given the endpoint.
    Both,
}

impl Transport {
    /// The transport of a conversation that is about neither. `KUZHI_TRANSPORT` is `gateway` or `http` for
    /// all of them; without it every second one, by its name, goes over HTTP.
    pub(crate) fn usual() -> Transport {
        match std::env::var("KUZHI_TRANSPORT").as_deref() {
            Ok("http") => Transport::Http,
            Err(_) | Ok("") if is_over_http() => Transport::Http,
            Err(_) | Ok("" | "gateway") => Transport::Gateway,
            Ok(other) => panic!("KUZHI_TRANSPORT is \"http\" or \"gateway\", not {other:?}"),
        }
    }
}

/// Whether the test that runs belongs to the half that goes over HTTP.
fn is_over_http() -> bool {
    let test = thread::current();
    let sum: usize = test.name().unwrap_or_default().bytes().map(usize::from).sum();
    sum.is_multiple_of(2)
}

/// The time at which evenings begin.
pub(crate) fn now() -> Timestamp {
    Clock::of_system().now() + hours_later()
}

/// How often the bot asks Discord whether the endpoint is still set, where there is no connection.
const ASK: Duration = Duration::from_millis(200);

/// A stand-in with a connected bot, a channel and three people.
pub(crate) struct Evening {
    pub(crate) discord: Discord,
    pub(crate) hall: Channel,
    pub(crate) ada: Person,
    pub(crate) bob: Person,
    pub(crate) cem: Person,
    pub(crate) bot: Bot,
    pub(crate) store: Arc<dyn Store>,
    /// What the store is in.
    pub(crate) home: Home,
}

/// The words of a message, without the board that is drawn below them in letters.
pub(crate) fn above_board(message: &Message) -> String {
    message.text().split("\n```text\n").next().unwrap_or_default().to_owned()
}

impl Evening {
    /// Starts with default settings and three people who have learnt every game, so that no board teaches.
    pub(crate) async fn begin() -> Evening {
        Evening::begin_with(&[]).await
    }

    /// Starts with three people who know no game.
    pub(crate) async fn of_newcomers() -> Evening {
        Evening::begin().await.with_newcomers()
    }

    /// Makes the three people know no game.
    pub(crate) fn with_newcomers(self) -> Evening {
        for person in [&self.ada, &self.bob, &self.cem] {
            learn(&self.store, person, &[]);
        }
        self
    }

    /// Starts with some settings, such as `("KUZHI_…", "…")`.
    pub(crate) async fn begin_with(settings: &[(&str, &str)]) -> Evening {
        Evening::begin_by(Transport::usual(), settings).await
    }

    /// Starts with a given transport: some tests are about one of them, and some about both.
    pub(crate) async fn begin_by(transport: Transport, settings: &[(&str, &str)]) -> Evening {
        Evening::begin_on(Discord::start().await, transport, settings).await
    }

    /// Starts on a stand-in that is there already.
    pub(crate) async fn begin_on(
        discord: Discord,
        transport: Transport,
        settings: &[(&str, &str)],
    ) -> Evening {
        let hall = discord.guild("Friends").channel("games");
        let [ada, bob, cem] = ["Ada", "Bob", "Cem"].map(|name| discord.person(name));
        let (store, home) = stores::open();
        for person in [&ada, &bob, &cem] {
            learn(&store, person, &Game::all().collect::<Vec<_>>());
        }
        let times = WatchTimes::default();
        let bot = Bot::start_by(transport, &discord, Arc::clone(&store), settings, now(), times).await;
        Evening { discord, hall, ada, bob, cem, bot, store, home }
    }

    /// Makes Ada challenge Bob to Mangala and move first. Returns the challenge.
    pub(crate) async fn challenge(&self) -> Message {
        self.challenge_to("mangala").await
    }

    /// Makes Ada challenge Bob to a game and move first. Returns the challenge.
    pub(crate) async fn challenge_to(&self, game: &str) -> Message {
        let play = self.ada.at(&self.hall).slash("play").user("opponent", &self.bob);
        // A first game is casual unless somebody asks.
        play.string("game", game).string("side", "first").boolean("rated", true).send().await.message()
    }

    /// Starts a match of Mangala between Ada, who moves first, and Bob.
    pub(crate) async fn board(&self) -> Message {
        self.board_of("mangala").await
    }

    /// Starts a match of a game between Ada, who moves first, and Bob.
    pub(crate) async fn board_of(&self, game: &str) -> Message {
        let challenge = self.challenge_to(game).await;
        self.accepted(&challenge).await
    }

    /// Bob accepts a challenge of Ada, who moves first and is called. Returns the board.
    pub(crate) async fn accepted(&self, challenge: &Message) -> Message {
        self.look_away();
        self.bob.at(&self.hall).click(challenge, "Accept").await;
        self.wait_for_pings(&self.ada, 1).await;
        // A busy bot may have taken so long that it posts the board anew.
        self.current_board().unwrap_or_else(|| challenge.clone())
    }

    /// Returns the newest board on which somebody can move.
    pub(crate) fn current_board(&self) -> Option<Message> {
        self.hall.messages().into_iter().rfind(|message| !moves(message).is_empty())
    }

    /// The player to move, Ada or Bob, makes the first legal move.
    pub(crate) async fn move_on(&self, board: &Message) {
        let mover = if board.text().contains("**@Ada**") { &self.ada } else { &self.bob };
        let first = moves(board).remove(0);
        mover.at(&self.hall).click_id(board, first.custom_id.as_deref().unwrap_or_default()).await;
    }

    /// Ada and Bob make the first legal move each time, until their match counts and Ada is to move.
    pub(crate) async fn play_in(&self, board: &Message) {
        play_in(board, &self.hall, [&self.ada, &self.bob]).await;
    }

    /// Ada and Bob make so many moves, each the first legal one, and Bob resigns.
    pub(crate) async fn finished(&self, game: &str, number: usize) -> Message {
        let board = self.board_of(game).await;
        for _ in 0..number {
            let before = board.screen();
            self.move_on(&board).await;
            self.hall.until(|_| board.screen() != before && !moves(&board).is_empty(), "the move").await;
        }
        let question = self.bob.at(&self.hall).slash("resign").send().await.message();
        self.bob.at(&self.hall).click(&question, "Yes, I resign").await;
        self.hall.until(|_| board.text().contains("resigned"), "the end").await;
        self.hall.until(|_| !board.attachments().is_empty(), "the card").await;
        board
    }

    /// Returns how many rated matches of a game each person has won, drawn and lost on the server.
    pub(crate) fn results(&self, game: &str) -> BTreeMap<String, [u32; 3]> {
        let scope = Scope::Guild(GuildId(self.discord.guild("Friends").id().get()));
        let people = [&self.ada, &self.bob, &self.cem];
        let standings = self.store.standings(scope, game).unwrap().into_iter().map(|one| {
            let person = people.iter().find(|person| person.id().get() == one.player.0).unwrap();
            (person.name(), [one.won, one.drawn, one.lost])
        });
        standings.collect()
    }

    /// Lets enough time pass that nobody counts as present.
    pub(crate) fn look_away(&self) {
        self.bot.pass(Duration::from_mins(1));
    }

    /// Waits until an action is acknowledged whose answer takes long. For Discord no time passes.
    pub(crate) async fn acknowledged(&self, action: &Pending) -> Answer {
        let is_acknowledged = || {
            self.bot.set_clock_ahead(Duration::from_secs(2));
            !action.is_unanswered()
        };
        until("an acknowledgement", is_acknowledged).await;
        action.first_response().await
    }

    /// Waits until a person has been called so many times.
    pub(crate) async fn wait_for_pings(&self, person: &Person, times: usize) {
        self.hall.until(|_| self.discord.pings_of(person).len() >= times, "a call").await;
    }

    /// Returns what a person was told privately after their click was answered with the board.
    pub(crate) async fn notice(&self, answer: &Answer) -> String {
        self.hall.until(|_| !answer.follow_ups().is_empty(), "a private line").await;
        let notice = &answer.follow_ups()[0];
        assert!(notice.is_private() && notice.pings().is_empty());
        notice.text()
    }

    /// Returns the statuses of the bot's attempts to answer interactions so far.
    pub(crate) fn callbacks(&self) -> Vec<Option<u16>> {
        let requests = self.discord.requests();
        requests.iter().filter(|one| one.path.ends_with("/callback")).map(|one| one.status).collect()
    }

    /// Returns how often the bot has answered with a call to Discord instead of an HTTP response.
    pub(crate) fn callbacks_of_the_bot(&self) -> usize {
        let requests = self.discord.requests();
        requests.iter().filter(|one| one.path.ends_with("/callback") && !one.is_response).count()
    }

    /// Waits until the bot has made its moves, however long it searches.
    pub(crate) async fn bot_has_moved(&self, board: &Message) {
        self.hall.until(|_| !board.text().contains(" is thinking …"), "the bot's move").await;
    }

    /// Ada loses a game against the bot: she makes the first legal move so many times, and resigns.
    pub(crate) async fn lost_to_bot(&self, game: &str, level: i64, number: usize) -> Message {
        let play = self.ada.at(&self.hall).slash("play").string("side", "first").string("game", game);
        let board = play.integer("level", level).send().await.message();
        for _ in 0..number {
            let first = moves(&board).remove(0);
            self.ada.at(&self.hall).click_id(&board, first.custom_id.as_deref().unwrap_or_default()).await;
            self.bot_has_moved(&board).await;
        }
        let question = self.ada.at(&self.hall).slash("resign").send().await.message();
        self.ada.at(&self.hall).click(&question, "Yes, I resign").await;
        self.hall.until(|_| board.text().contains("resigned"), "the end").await;
        board
    }

    /// Starts a match of Ada against the bot. Ada moves first.
    pub(crate) async fn board_against_bot(&self, level: i64) -> Message {
        let play = self.ada.at(&self.hall).slash("play").string("side", "first");
        play.integer("level", level).send().await.message()
    }
}

/// Makes a person one who has learnt these games, and no others.
pub(crate) fn learn(store: &Arc<dyn Store>, person: &Person, games: &[Game]) {
    let player = PlayerId(person.id().get());
    let preferences = Preferences { learnt: games.to_vec(), ..store.preferences(player).unwrap() };
    store.save_preferences(player, &preferences).unwrap();
}

/// Two people make the first legal move each time, until their match counts and the first of them is to move.
pub(crate) async fn play_in(board: &Message, hall: &Channel, pair: [&Person; 2]) {
    let mut made = [0; 2];
    loop {
        let mover = usize::from(!board.text().contains(&format!("**@{}** (", pair[0].name())));
        if mover == 0 && made.iter().all(|&moves| moves >= MOVES_TO_COUNT) {
            return;
        }
        let first = moves(board).remove(0);
        pair[mover].at(hall).click_id(board, first.custom_id.as_deref().unwrap_or_default()).await;
        made[mover] += 1;
    }
}

/// A game from the conformance data: Mangala with default rules ends like this.
pub(crate) const MOVES: &str = "1 1 5 3 4 1 3 6 6 3 3 4 2 4 4 1 6 6 2 5 5 2 2 5 3 6 6 4 6 3 5 6 6 1 3 5 4";

/// Asks for the moves of a finished match as a file: under its replay, or by the menu under its board.
pub(crate) async fn downloaded(person: &Participant, board: &Message) -> Answer {
    if board.buttons().iter().any(|button| button.label == "Download moves") {
        return person.click(board, "Download moves").await;
    }
    let menu = person.click(board, "More …").await.private_answer().await;
    person.click(&menu, "Download moves").await
}

/// Returns the buttons of a board that make a move now.
pub(crate) fn moves(board: &Message) -> Vec<Button> {
    let makes_move = |button: &Button| {
        button.is_enabled && button.custom_id.as_deref().is_some_and(|id| id.starts_with("k1:move:"))
    };
    board.buttons().into_iter().filter(makes_move).collect()
}

/// Returns the number of the pit that a button lifts, whether it is enabled or not.
pub(crate) fn pit_of(button: &Button) -> Option<u8> {
    let (number, _) = button.label.split_once(" · ")?;
    number.parse().ok()
}

/// Returns what a message shows, with only the numbers of pits on their buttons.
pub(crate) fn without_seeds(screen: &str) -> String {
    let shortened = screen.split('[').map(|part| {
        let label = part.split_once(']').and_then(|(label, rest)| Some((label.split_once(" · ")?.0, rest)));
        label.map_or_else(|| part.to_owned(), |(pit, rest)| format!("{pit}]{rest}"))
    });
    shortened.collect::<Vec<_>>().join("[")
}

/// The running bot.
pub(crate) struct Bot {
    clock: Clock,
    setter: ClockSetter,
    shutdown: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    folder: TempDir,
    server: Server,
    /// The address of its endpoint, if it has one.
    url: Option<String>,
    /// The address of its Activity, if it has one.
    pub(crate) activity: Option<SocketAddr>,
}

impl Bot {
    /// Starts it with a store and waits until it is ready.
    pub(crate) async fn start(discord: &Discord, store: Arc<dyn Store>, settings: &[(&str, &str)]) -> Bot {
        Bot::start_at(discord, store, settings, now()).await
    }

    /// Starts it at a given time.
    pub(crate) async fn start_at(
        discord: &Discord,
        store: Arc<dyn Store>,
        settings: &[(&str, &str)],
        now: Timestamp,
    ) -> Bot {
        Bot::start_by(Transport::usual(), discord, store, settings, now, WatchTimes::default()).await
    }

    /// Starts it with a given transport and given timeouts of the connection.
    pub(crate) async fn start_by(
        transport: Transport,
        discord: &Discord,
        store: Arc<dyn Store>,
        settings: &[(&str, &str)],
        now: Timestamp,
        times: WatchTimes,
    ) -> Bot {
        let folder = tempfile::tempdir().unwrap();
        let (mut settings, mut times, mut listener) = (settings.to_vec(), times, None);
        if transport == Transport::Http {
            settings.push(("KUZHI_DISCORD__GATEWAY", "false"));
        }
        if transport != Transport::Gateway {
            times.ask = ASK;
            listener = Some(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap());
        }
        let url = listener.as_ref().map(|one| format!("http://{}/interactions", one.local_addr().unwrap()));
        let settings = settings_for(discord, &folder, &settings);
        let listener = listener.map(|one| http::Listener::on(one, &public_key()).unwrap());
        let activity = match settings.activity.endpoint() {
            Some((address, secret)) => Some(ActivityListener::open(address, secret).await.unwrap()),
            None => None,
        };
        let activity_address = activity.as_ref().map(|activity| activity.address().unwrap());
        let (clock, setter) = Clock::set_by_hand(now);
        let of_app = clock.clone();
        let (shutdown, told) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let told = async {
                // Dropped or sent: either way the evening is over.
                let _ = told.await;
            };
            let app = App::new(&settings, store, of_app).with_listener(listener).with_activity(activity);
            let app = app.with_watch_times(times);
            app.run(told).await.unwrap();
        });
        let server = discord.server().clone();
        let shutdown = Some(shutdown);
        let activity = activity_address;
        let bot = Bot { clock, setter, shutdown, running, folder, server, url, activity };
        if transport == Transport::Http {
            bot.open_endpoint().await;
            bot.until_healthy().await;
        }
        discord.ready().await;
        bot
    }

    /// Returns the output of `kuzhi-bot health`.
    pub(crate) fn health(&self) -> Result<(), Unhealthy> {
        kuzhi_bot::health::check(self.folder.path())
    }

    /// Gives Discord the bot's endpoint.
    pub(crate) async fn open_endpoint(&self) {
        self.server.set_endpoint(self.url.as_deref().unwrap()).await.unwrap();
    }

    /// Waits until it is reachable by its own account.
    pub(crate) async fn until_healthy(&self) {
        until("the bot to be healthy", || self.health().is_ok()).await;
    }

    /// The time by its clock.
    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Lets time pass, for Discord too.
    pub(crate) fn pass(&self, time: Duration) {
        self.server.mischief().let_time_pass(time);
        self.set_clock_ahead(time);
    }

    /// Lets time pass, half a minute after another, until it has done what it tries again and again.
    pub(crate) async fn pass_until(&self, has_done: impl Fn() -> bool, what: &str) {
        for _ in 0..50 {
            if has_done() {
                return;
            }
            self.pass(Duration::from_secs(31));
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert!(has_done(), "waited in vain for {what}");
    }

    /// Sets its machine's clock ahead. For Discord no time passes.
    pub(crate) fn set_clock_ahead(&self, time: Duration) {
        self.setter.advance(time);
    }

    /// Lets time pass while its machine sleeps.
    pub(crate) fn sleep(&self, time: Duration) {
        self.server.mischief().let_time_pass(time);
        self.setter.sleep(time);
    }

    /// Stops it and waits until it has ended.
    pub(crate) async fn stop(mut self) {
        drop(self.shutdown.take());
        self.running.await.unwrap();
        self.server.remove_endpoint();
    }
}

fn settings_for(discord: &Discord, folder: &TempDir, settings: &[(&str, &str)]) -> Settings {
    let path = folder.path().display().to_string();
    let base = [
        ("DISCORD_TOKEN", discord.token().to_owned()),
        ("KUZHI_DISCORD__API_BASE", discord.api_base()),
        // The port is logged.
        ("KUZHI_HTTP__ADDRESS", "127.0.0.1:0".to_owned()),
        ("KUZHI_HTTP__PUBLIC_KEY", public_key()),
        ("KUZHI_STORE__PATH", path),
        // Boards use letters, except where a test is about emoji.
        ("KUZHI_DISCORD__EMOJIS_A_MINUTE", "0".to_owned()),
        // They are no pictures, except where a test is about what newcomers meet.
        ("KUZHI_MATCHES__LOOK", "emoji".to_owned()),
        // The bot's reply comes with one's own move, except where a test is about the pause.
        ("KUZHI_MATCHES__REPLY_PAUSE_MS", "0".to_owned()),
        // With minimal memory, endgame tables are small and quickly built.
        ("KUZHI_LIMITS__MEMORY_MB", "88".to_owned()),
    ];
    let further = settings.iter().map(|(name, value)| (*name, (*value).to_owned()));
    let environment: Environment = base.into_iter().chain(further).collect();
    Settings::load(None, &environment).unwrap()
}
