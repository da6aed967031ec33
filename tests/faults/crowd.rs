//! People who play on whatever is killed, and a record of what they pressed.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use kuzhi_domain::MatchId;
use kuzhi_domain::matches::{Match, Seat};
use kuzhi_store::LookupStore;
use kuzhi_tests::conversation::{Discord, Message};
use kuzhi_tests::discord::{self, Snowflake};
use kuzhi_tests::load::{Board, Player, Round};
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// How two people play each other.
#[derive(Copy, Clone, Default)]
pub(crate) struct Pair {
    pub(crate) is_rated: bool,
    /// How long they wait before they press.
    pub(crate) thinks: Duration,
}

/// The counts during a run.
#[derive(Default)]
pub(crate) struct Count {
    /// After this long without an answer people press again.
    press_again: Duration,
    clicks: AtomicU64,
    answered: AtomicU64,
    /// Clicks without an answer.
    lost: AtomicU64,
    /// Clicks answered with a failure.
    failed: AtomicU64,
    /// The longest time from the first unanswered click to the next answered one, in milliseconds.
    longest: AtomicU64,
    matches: AtomicU64,
    /// How often people were called within a match.
    pinged: AtomicU64,
    /// What was pressed in each match at each revision, and whether it was answered.
    pressed: Mutex<BTreeMap<(String, String), Pressed>>,
    /// The matches with a press since the last check.
    fresh: Mutex<BTreeSet<String>>,
    /// How often each person had been called in a match by the end of their last turn.
    pings: Mutex<BTreeMap<(Snowflake, String), usize>>,
    pub(crate) challenges: Mutex<Vec<(MatchId, Message)>>,
    over: AtomicBool,
}

#[derive(Clone, Debug)]
struct Pressed {
    mv: String,
    is_answered: bool,
}

pub(crate) fn number(name: &str, usual: u32) -> u32 {
    env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

async fn play_each_other(
    server: discord::Server,
    [mut one, mut other]: [Player; 2],
    of: Pair,
    count: Arc<Count>,
) {
    while !count.is_over() {
        // A person without an answer asks again.
        if one.begin_game_with(&mut other, of.is_rated).await.is_err() {
            sleep(Duration::from_millis(300)).await;
            continue;
        }
        count.matches.fetch_add(1, Ordering::Relaxed);
        let mut waited = Instant::now();
        while !count.is_over() {
            count.wait(of.thinks).await;
            let patience = Duration::from_millis(50);
            let [first, second] = [one.turn(patience).await, other.turn(patience).await];
            let (player, board) = match (first, second) {
                (Some(Board::Over(_)), _) | (_, Some(Board::Over(_))) => break,
                (Some(board), _) => (&one, board),
                (_, Some(board)) => (&other, board),
                (None, None) => {
                    assert!(
                        waited.elapsed() < of.thinks + Duration::from_mins(2),
                        "nobody is to move any more"
                    );
                    continue;
                }
            };
            press(&server, player, &board, &count).await;
            waited = Instant::now();
        }
    }
}

async fn play_the_bot(server: discord::Server, mut one: Player, count: Arc<Count>) {
    let round = Round { game: "mangala", options: String::new() };
    while !count.is_over() {
        if one.begin(&round, 1).await.is_err() {
            sleep(Duration::from_millis(300)).await;
            continue;
        }
        count.matches.fetch_add(1, Ordering::Relaxed);
        while !count.is_over() {
            // The bot's move follows, whatever is killed meanwhile.
            match one.turn(Duration::from_mins(1)).await {
                Some(Board::Over(_)) => break,
                Some(board) => press(&server, &one, &board, &count).await,
                None => panic!("the bot does not move"),
            }
        }
    }
}

/// Presses the first move of a board, over and over until it is answered or the board has changed.
async fn press(server: &discord::Server, player: &Player, board: &Board, count: &Count) {
    let was_lost = press_until_done(server, player, board, count).await;
    // Their turn is over: nobody calls them to it any more, nor to the next one yet. But if their answer was
    // lost and their move gave them another turn, they may have been called to that.
    let is_theirs_again = matches!(player.turn(Duration::ZERO).await, Some(Board::Turn { .. }));
    count.is_pinged(player, was_lost && is_theirs_again);
}

/// Whether an answer was lost.
async fn press_until_done(server: &discord::Server, player: &Player, board: &Board, count: &Count) -> bool {
    let Board::Turn { message, moves, .. } = board else { return false };
    let custom_id = moves[0].clone();
    let words: Vec<&str> = custom_id.split(':').collect();
    let [_, _, id, at, mv] = words[..] else { panic!("{custom_id} is not a move") };
    let key = (id.to_owned(), at.to_owned());
    count.begins_to_press(&key, mv);
    let begun = Instant::now();
    let mut was_lost = false;
    while !count.is_over() {
        let Some(click) = player.press(*message, custom_id.clone()) else {
            // The board has changed: the press took effect after all.
            if was_lost {
                count.recovered(begun);
            }
            return was_lost;
        };
        count.clicks.fetch_add(1, Ordering::Relaxed);
        if is_answered(server, click, count.press_again).await {
            count.answered.fetch_add(1, Ordering::Relaxed);
            if is_offered(server, *message, &custom_id) {
                // They were told that it failed.
                count.failed.fetch_add(1, Ordering::Relaxed);
                was_lost = true;
                sleep(Duration::from_millis(200)).await;
                continue;
            }
            count.pressed().entry(key).and_modify(|pressed| pressed.is_answered = true);
            if was_lost {
                count.recovered(begun);
            }
            return was_lost;
        }
        count.lost.fetch_add(1, Ordering::Relaxed);
        was_lost = true;
        assert!(begun.elapsed() < Duration::from_mins(2), "{custom_id} is never answered");
    }
    was_lost
}

/// Returns whether a message has an enabled button.
fn is_offered(server: &discord::Server, message: Snowflake, custom_id: &str) -> bool {
    server.read(|world| {
        let components =
            world.messages.get(&message).map(|one| one.face.components_within()).unwrap_or_default();
        components.iter().any(|one| one["custom_id"] == *custom_id && one["disabled"] != true)
    })
}

/// Returns whether an interaction is answered within a time.
pub(crate) async fn is_answered(
    server: &discord::Server,
    interaction: Snowflake,
    patience: Duration,
) -> bool {
    let found = server.until(patience, |world| {
        world.interactions.get(&interaction).is_some_and(|one| one.first_said.is_some()).then_some(())
    });
    found.await.is_some()
}

/// Returns the moves of a match that people made, not the bot.
fn plies_of_people(one: &Match) -> impl Iterator<Item = usize> + '_ {
    let playing = one.played().expect("it was played");
    let mut board = one.game().start();
    playing.moves().iter().enumerate().filter_map(move |(ply, mv)| {
        let side = board.turn()?;
        board.play_all(std::slice::from_ref(mv)).expect("these moves were made");
        matches!(playing.seats().at(side), Seat::Person(_)).then_some(ply)
    })
}

/// Lets pairs play each other, and as many people play the bot, until the run ends.
pub(crate) fn let_all_play(
    discord: &Discord,
    pairs: &[Pair],
    alone: u64,
    count: &Arc<Count>,
) -> Vec<JoinHandle<()>> {
    let player = |name: &str, hall: &str, seed| {
        let hall = discord.guild("Friends").channel(hall);
        Player::new(discord, &discord.person(name), &hall, seed)
    };
    let mut people = Vec::new();
    for (pair, of) in (0..).zip(pairs) {
        let hall = format!("pair-{pair}");
        let both = [0, 1].map(|side| player(&format!("Pair{pair}{side}"), &hall, 2 * pair + side));
        people.push(tokio::spawn(play_each_other(discord.server().clone(), both, *of, Arc::clone(count))));
    }
    for alone in 0..alone {
        let one = player(&format!("Alone{alone}"), &format!("alone-{alone}"), 100 + alone);
        people.push(tokio::spawn(play_the_bot(discord.server().clone(), one, Arc::clone(count))));
    }
    people
}

/// The result of a check.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Checked {
    pub(crate) moves: u64,
    pub(crate) matches: usize,
}

impl Count {
    /// Creates a crowd that presses again after this long without an answer.
    pub(crate) fn pressing_again_after(patience: Duration) -> Count {
        Count { press_again: patience, ..Count::default() }
    }

    /// Returns how many clicks were answered.
    pub(crate) fn answered(&self) -> u64 {
        self.answered.load(Ordering::Relaxed)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Waits for a time, or until the run ends.
    async fn wait(&self, time: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < time && !self.is_over() {
            sleep(Duration::from_millis(100).min(time)).await;
        }
    }

    /// Stops all presses.
    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    fn pressed(&self) -> MutexGuard<'_, BTreeMap<(String, String), Pressed>> {
        self.pressed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn begins_to_press(&self, key: &(String, String), mv: &str) {
        self.fresh.lock().unwrap_or_else(PoisonError::into_inner).insert(key.0.clone());
        let mut pressed = self.pressed();
        let new = || Pressed { mv: mv.to_owned(), is_answered: false };
        let pressed = pressed.entry(key.clone()).or_insert_with(new);
        assert_eq!(pressed.mv, mv, "a board offers the same moves as before");
    }

    /// Checks that people were called once per turn, whatever was killed. With `may_be_again`, a second call
    /// is allowed.
    fn is_pinged(&self, player: &Player, may_be_again: bool) {
        let ((who, playing), calls) = (player.person_and_match(), player.pings());
        let mut known = self.pings.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = known.insert((who, playing.to_owned()), calls) {
            let calls = calls - before;
            assert!(
                calls <= 1 + usize::from(may_be_again),
                "{who} was called {calls} times for one turn of {playing}:\n{}",
                player.pinged_by().join("\n")
            );
            self.pinged.fetch_add(calls as u64, Ordering::Relaxed);
        }
    }

    /// Panics if a move is lost or doubled in the matches with a press since the last check.
    pub(crate) fn check_fresh(&self, store: &dyn LookupStore) -> Checked {
        let fresh = std::mem::take(&mut *self.fresh.lock().unwrap_or_else(PoisonError::into_inner));
        self.check(store, &fresh)
    }

    /// Checks all matches.
    pub(crate) fn check_all(&self, store: &dyn LookupStore) -> Checked {
        let all = self.pressed().keys().map(|(id, _)| id.clone()).collect();
        self.check(store, &all)
    }

    fn check(&self, store: &dyn LookupStore, ids: &BTreeSet<String>) -> Checked {
        let mut moves = 0;
        for id in ids {
            let one = store.load(MatchId::from_str(id).expect("a match's name")).unwrap();
            let one = one.expect("a match that was played");
            let made: Vec<_> =
                one.played().expect("it was played").moves().iter().map(ToString::to_string).collect();
            let of_people: BTreeSet<usize> = plies_of_people(&one).collect();
            let pressed = self.pressed();
            let mut known = BTreeSet::new();
            for ((_, at), Pressed { mv, is_answered }) in
                pressed.range((id.clone(), String::new())..).take_while(|((of, _), _)| of == id)
            {
                let ply: usize = at.parse().expect("nobody takes anything back");
                known.insert(ply);
                match made.get(ply) {
                    Some(made) => assert_eq!(made, mv, "{id} at {at}"),
                    None => assert!(!is_answered, "a move was lost: {id} at {at}: {mv}"),
                }
            }
            if let Some(ply) = of_people.difference(&known).next() {
                panic!("a move was made that nobody pressed: {id} at {ply}");
            }
            moves += of_people.len() as u64;
        }
        Checked { moves, matches: ids.len() }
    }

    /// The first press at that revision took effect.
    fn recovered(&self, begun: Instant) {
        let took = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        self.longest.fetch_max(took, Ordering::Relaxed);
    }

    pub(crate) fn summary(&self) -> String {
        let get = |of: &AtomicU64| of.load(Ordering::Relaxed);
        format!(
            "{} matches, {} clicks, {} answered, {} of them that it could not be done, {} without an answer, \
             {} ms at most until the next one was done, {} calls, each to another turn",
            get(&self.matches),
            get(&self.clicks),
            get(&self.answered),
            get(&self.failed),
            get(&self.lost),
            get(&self.longest),
            get(&self.pinged)
        )
    }
}
