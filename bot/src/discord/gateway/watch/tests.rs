//! Tests of the watch alone, with simulated time.

use super::*;

const ONE: ShardId = ShardId(0);
const TICK: Duration = Duration::from_secs(1);

/// A connection that is checked every second.
struct Story {
    watch: Watch,
    now: Instant,
    at: Timestamp,
    stage: ConnectionStage,
    latency: Option<Duration>,
}

impl Story {
    fn begin() -> Story {
        let (watch, now) = (Watch::new(WatchTimes::default()), Instant::now());
        let at = Timestamp::from_millis(1_000_000);
        Story { watch, now, at, stage: ConnectionStage::Connected, latency: None }
    }

    fn look(&mut self) -> Vec<Advice> {
        let seen = Seen { id: ONE, stage: self.stage, latency: self.latency };
        self.watch.check(self.now, self.at, &[seen])
    }

    /// Returns what the watch advises in which second.
    fn pass(&mut self, seconds: u64) -> Vec<(u64, Advice)> {
        let mut advice = Vec::new();
        for second in 1..=seconds {
            self.sleep(TICK);
            advice.extend(self.look().into_iter().map(|one| (second, one)));
        }
        advice
    }

    /// Time without checks.
    fn sleep(&mut self, time: Duration) {
        (self.now, self.at) = (self.now + time, self.at + time);
    }

    fn acknowledge(&mut self) {
        self.latency = Some(self.latency.unwrap_or_default() + Duration::from_millis(1));
    }
}

const fn reconnect(silent: u64) -> Advice {
    Advice::Reconnect(ONE, Some(Duration::from_secs(silent)))
}

#[test]
fn a_missed_acknowledgement_is_noticed_within_15_seconds() {
    let mut story = Story::begin();
    assert!(story.look().is_empty() && story.watch.is_alive());
    // A heartbeat every 41 s, each acknowledged. The last one comes a second before the connection dies.
    for _ in 0..3 {
        assert!(story.pass(41).is_empty());
        story.acknowledge();
        assert!(story.look().is_empty());
    }
    let died = story.at;
    assert_eq!(story.pass(60), [(44, Advice::Ask(ONE)), (53, reconnect(53))]);
    assert!(!story.watch.is_alive());
    assert_eq!(story.watch.stalled_since(), Some(died));
}

#[test]
fn rare_heartbeats_are_no_missed_ones() {
    let mut story = Story::begin();
    story.look();
    for _ in 0..5 {
        assert_eq!(story.pass(44), [(44, Advice::Ask(ONE))]);
        story.acknowledge();
        assert!(story.pass(1).is_empty() && story.watch.is_alive());
    }
}

#[test]
fn whoever_was_held_up_waits_again() {
    let mut story = Story::begin();
    story.look();
    assert_eq!(story.pass(44), [(44, Advice::Ask(ONE))]);
    // The machine sleeps or is too busy. Silence means nothing then.
    story.sleep(Duration::from_mins(30));
    assert_eq!(story.watch.held_up_by(story.now), Duration::from_mins(30));
    assert_eq!(story.look(), [Advice::Ask(ONE)]);
    assert!(story.pass(8).is_empty() && story.watch.is_alive());
    story.acknowledge();
    assert!(story.pass(40).is_empty() && story.watch.is_alive());
}

#[test]
fn a_late_acknowledgement_brings_it_back_to_life() {
    let mut story = Story::begin();
    story.look();
    assert_eq!(story.pass(53).len(), 2);
    story.acknowledge();
    assert!(story.pass(1).is_empty() && story.watch.is_alive() && story.watch.stalled_since().is_none());
}

#[test]
fn a_fast_reconnect_is_not_mistaken_for_the_dead_session() {
    let mut story = Story::begin();
    story.look();
    assert_eq!(story.pass(53), [(44, Advice::Ask(ONE)), (53, reconnect(53))]);
    story.watch.made_anew(ONE, story.now);
    assert!(!story.watch.is_alive() && story.watch.stalled_since().is_none());
    assert!(story.pass(43).is_empty() && story.watch.is_alive());
    story.acknowledge();
    assert_eq!(story.pass(45), [(45, Advice::Ask(ONE))]);
    // Serenity resumes the session. The acknowledgement of our heartbeat was lost with the old connection.
    story.latency = None;
    assert!(story.pass(44).is_empty() && story.watch.is_alive());
    assert_eq!(story.pass(1), [(1, Advice::Ask(ONE))]);
}

#[test]
fn reconnects_back_off_until_the_connection_lives() {
    let mut story = Story::begin();
    story.stage = ConnectionStage::Identifying;
    assert!(story.look().is_empty() && !story.watch.is_alive());
    let times: Vec<u64> = story.pass(3_600).into_iter().map(|(second, _)| second).collect();
    assert_eq!(times, [10, 25, 55, 115, 235, 475, 775, 1075, 1375, 1675, 1975, 2275, 2575, 2875, 3175, 3475]);
    // Connected again, but without a sign of life: the delay does not shrink.
    story.stage = ConnectionStage::Connected;
    story.look();
    assert!(story.watch.is_alive());
    assert_eq!(story.pass(200), [(44, Advice::Ask(ONE)), (175, reconnect(175))]);
    // It is alive.
    story.acknowledge();
    story.look();
    assert_eq!(story.pass(53), [(44, Advice::Ask(ONE)), (53, reconnect(53))]);
}

#[test]
fn what_is_gone_is_not_alive_and_not_deaf() {
    let mut story = Story::begin();
    story.look();
    assert_eq!(story.pass(53).len(), 2);
    let (now, at) = (story.now, story.at);
    assert!(story.watch.check(now, at, &[]).is_empty());
    assert!(!story.watch.is_alive() && story.watch.stalled_since().is_none());
    assert!(!Watch::new(WatchTimes::default()).is_alive());
}

#[test]
fn a_process_is_alive_when_all_its_shards_are() {
    let mut story = Story::begin();
    story.watch.expect(2);
    story.look();
    assert!(!story.watch.is_alive(), "the second shard waits for its turn");
    let seen = [ONE, ShardId(1)].map(|id| Seen { id, stage: ConnectionStage::Connected, latency: None });
    story.watch.check(story.now, story.at, &seen);
    assert!(story.watch.is_alive());
}
