//! The declaration of every metric: its name, its help, and the values of its label.

use kuzhi_activity::{MessageKind, Notice, TokenOutcome};
use kuzhi_domain::refusal::Refusal;
use kuzhi_view::request::Action;
use strum::{VariantArray, VariantNames};

/// The name and meaning of a metric.
#[derive(Clone, Debug)]
pub struct About {
    /// Its name by the conventions of Prometheus: base units, and `_total` for counters.
    pub name: &'static str,
    /// Its help text, without a full stop.
    pub help: &'static str,
    /// Its label, if it has one.
    pub label: Option<Label>,
    /// Whether all its series exist from the start.
    pub is_known_from_the_start: bool,
}

/// The label of a metric.
#[derive(Clone, Debug)]
pub struct Label {
    /// Its name.
    pub name: &'static str,
    /// All its values.
    pub values: &'static [&'static str],
}

/// Counters.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantArray)]
pub enum Counter {
    /// Refusals sent to people.
    Refusals,
    /// Interactions that were not handled.
    Dropped,
    /// Calls to Discord that failed or were refused.
    DiscordErrors,
    /// Gateway sessions started.
    Sessions,
    /// Failures of the store.
    StoreFailures,
    /// Failed backups.
    BackupFailures,
    /// Messages of pages.
    PageMessages,
    /// Pages that were closed, or not let in.
    PagesClosed,
    /// Tokens of pages.
    PageTokens,
}

/// Gauges.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantArray)]
pub enum Gauge {
    /// Whether people can reach the bot.
    Ready,
    /// The state of the connection to Discord.
    Connection,
    /// Whether each shard is connected.
    Shard,
    /// The servers that the bot is on.
    Servers,
    /// The people who did something today.
    PeopleToday,
    /// By how much what is due is late.
    Late,
    /// Ongoing matches.
    OpenMatches,
    /// Tournaments that are open or going on.
    OpenTournaments,
    /// The size of the database.
    StoreSize,
    /// The size of the journal.
    JournalSize,
    /// The time of the last backup.
    LastBackup,
    /// Pages of the Activity that are open.
    Pages,
    /// How far this machine's clock is ahead of Discord's.
    ClockOffset,
    /// Whether no match can end on time at present.
    ClocksHeld,
    /// The resident memory of the process.
    Memory,
    /// Its memory limit.
    MemoryLimit,
    /// When the process started.
    Started,
    /// The version.
    Build,
}

/// Histograms of durations.
#[derive(Copy, Clone, PartialEq, Eq, Debug, VariantArray)]
pub enum Timer {
    /// From the arrival of an interaction to its first response.
    Acknowledgement,
    /// Making a change of a match durable, including the wait for others.
    Commit,
    /// Writing and flushing a group of changes.
    Flush,
    /// Waiting for a search thread.
    ThinkingWait,
    /// Searching.
    Thinking,
    /// From a change of a match to its board on a page.
    PageBoard,
}

/// What a search is for.
const KINDS_OF_THINKING: &[&str] = &["short_move", "move", "hint", "review"];

/// Why an interaction was not handled.
const DROPS: &[&str] = &["unanswered", "unreadable", "overload", "out_of_time", "too_late"];

/// The states of the connection.
const STATES: &[&str] = &["alive", "disconnected", "stalled"];

/// The numbers of shards that are told apart. Few processes have others.
pub(crate) const SHARDS: &[&str] = &[
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
    "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31", "32", "33", "34", "35",
    "36", "37", "38", "39", "40", "41", "42", "43", "44", "45", "46", "47", "48", "49", "50", "51", "52",
    "53", "54", "55", "56", "57", "58", "59", "60", "61", "62", "63",
];

/// Which servers are counted.
const SERVERS: &[&str] = &["shards", "bot"];

/// What can be late.
const LATE: &[&str] = &["matches", "tournaments"];

/// Discord's error codes that are told apart, and other failures.
pub(crate) const DISCORD_ERRORS: &[&str] = &[
    "10003",
    "10004",
    "10008",
    "10015",
    "10062",
    "30046",
    "40003",
    "40060",
    "50001",
    "50007",
    "50013",
    "50027",
    "50035",
    "50083",
    "50278",
    "401",
    "403",
    "404",
    "429",
    "4xx",
    "5xx",
    "unreachable",
    "silence",
    "held_back",
    "left_alone",
    "other",
];

impl Counter {
    /// Returns the name and meaning.
    pub const fn about(self) -> About {
        let (name, help, label) = match self {
            Counter::Refusals => (
                "kuzhi_refusals_total",
                "Refusals said to people, by reason",
                Some(Label { name: "reason", values: Refusal::NAMES }),
            ),
            Counter::Dropped => (
                "kuzhi_dropped_total",
                "Interactions that were not handled, by reason",
                Some(Label { name: "reason", values: DROPS }),
            ),
            Counter::DiscordErrors => (
                "kuzhi_discord_errors_total",
                "Calls to Discord that failed, each try counted, by Discord's code or what went wrong",
                Some(Label { name: "code", values: DISCORD_ERRORS }),
            ),
            Counter::Sessions => (
                "kuzhi_gateway_sessions_total",
                "Sessions begun on the gateway, of which a day has a thousand",
                None,
            ),
            Counter::StoreFailures => {
                ("kuzhi_store_failures_total", "Times that the store could not do what it was asked", None)
            }
            Counter::BackupFailures => {
                ("kuzhi_backup_failures_total", "Scheduled backups that could not be made", None)
            }
            Counter::PageMessages => (
                "kuzhi_page_messages_total",
                "Messages of pages of the Activity, by what they are",
                Some(Label { name: "kind", values: MessageKind::VARIANTS }),
            ),
            Counter::PagesClosed => (
                "kuzhi_pages_closed_total",
                "Pages of the Activity that were closed or not let in, by reason",
                Some(Label { name: "reason", values: Notice::VARIANTS }),
            ),
            Counter::PageTokens => (
                "kuzhi_page_tokens_total",
                "Tokens that pages of the Activity asked for, or said in vain, by outcome",
                Some(Label { name: "outcome", values: TokenOutcome::VARIANTS }),
            ),
        };
        About { name, help, label, is_known_from_the_start: true }
    }
}

impl Gauge {
    /// Returns the name and meaning. The series appears once its value is known.
    pub const fn about(self) -> About {
        let (name, help, label) = match self {
            Gauge::Ready => ("kuzhi_ready", "Whether people can reach the bot, as /readyz says it", None),
            Gauge::Connection => (
                "kuzhi_connection_state",
                "1 for how the connection to Discord stands, 0 for the other states",
                Some(Label { name: "state", values: STATES }),
            ),
            Gauge::Shard => (
                "kuzhi_shard_connected",
                "Whether a shard of this process is connected and hears Discord, by its number up to 63",
                Some(Label { name: "shard", values: SHARDS }),
            ),
            Gauge::Servers => (
                "kuzhi_servers",
                "Servers: of this process's shards when they connected, and of the whole bot once a day",
                Some(Label { name: "of", values: SERVERS }),
            ),
            Gauge::PeopleToday => (
                "kuzhi_people_today",
                "People who have done something since midnight UTC, or the start, estimated",
                None,
            ),
            Gauge::Late => (
                "kuzhi_due_late_seconds",
                "How long the oldest of what is due has waited to be done",
                Some(Label { name: "of", values: LATE }),
            ),
            Gauge::OpenMatches => (
                "kuzhi_open_matches",
                "Matches that are not over, challenges included, of all processes",
                None,
            ),
            Gauge::OpenTournaments => {
                ("kuzhi_open_tournaments", "Tournaments that are open or going on, of all processes", None)
            }
            Gauge::StoreSize => ("kuzhi_store_size_bytes", "Size of the database", None),
            Gauge::JournalSize => {
                ("kuzhi_journal_size_bytes", "Size of the journal beside the database", None)
            }
            Gauge::LastBackup => (
                "kuzhi_last_backup_timestamp_seconds",
                "When the last scheduled backup was made, in seconds since 1970, or 0 if none ever was",
                None,
            ),
            Gauge::Pages => ("kuzhi_pages_open", "Pages of the Activity that are open at this process", None),
            Gauge::ClockOffset => (
                "kuzhi_clock_offset_seconds",
                "By how much this machine's clock is ahead of Discord's, \
                 seen at the last interaction and with its time on the way",
                None,
            ),
            Gauge::ClocksHeld => (
                "kuzhi_clocks_held",
                "Whether matches do not end on time, because too many would have at once",
                None,
            ),
            Gauge::Memory => ("process_resident_memory_bytes", "Resident memory", None),
            Gauge::MemoryLimit => (
                "kuzhi_memory_limit_bytes",
                "How much memory the process may have: its limit, or what the machine has",
                None,
            ),
            Gauge::Started => {
                ("process_start_time_seconds", "When the process began, in seconds since 1970", None)
            }
            Gauge::Build => (
                "kuzhi_build_info",
                "1, with the version of the program",
                Some(Label { name: "version", values: &[env!("CARGO_PKG_VERSION")] }),
            ),
        };
        About { name, help, label, is_known_from_the_start: false }
    }
}

impl Timer {
    /// Returns the name and meaning. There are many actions. A series appears when its action first occurs.
    pub const fn about(self) -> About {
        let kind = Label { name: "kind", values: KINDS_OF_THINKING };
        let (name, help, label) = match self {
            Timer::Acknowledgement => (
                "kuzhi_acknowledgement_seconds",
                "From when an interaction came in until Discord had a first response to it, by action",
                Some(Label { name: "action", values: Action::NAMES }),
            ),
            Timer::Commit => (
                "kuzhi_commit_seconds",
                "Making a change of a match durable, the wait for others included",
                None,
            ),
            Timer::Flush => ("kuzhi_flush_seconds", "Bringing a group of changes to the disk", None),
            Timer::ThinkingWait => {
                ("kuzhi_thinking_wait_seconds", "Waiting for a thread to think on, by what for", Some(kind))
            }
            Timer::Thinking => ("kuzhi_thinking_seconds", "Thinking, by what for", Some(kind)),
            Timer::PageBoard => (
                "kuzhi_page_board_seconds",
                "From when a match had changed until a page of the Activity was sent its board",
                None,
            ),
        };
        About { name, help, label, is_known_from_the_start: !matches!(self, Timer::Acknowledgement) }
    }

    /// Returns the upper bounds of the buckets, in seconds.
    pub const fn buckets(self) -> &'static [f64] {
        match self {
            // Discord waits for 3 seconds.
            Timer::Acknowledgement => &[0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0],
            Timer::Commit | Timer::Flush | Timer::PageBoard => {
                &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0]
            }
            Timer::ThinkingWait | Timer::Thinking => {
                &[0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0]
            }
        }
    }
}

/// Every declared metric.
pub fn all() -> Vec<About> {
    let counters = Counter::VARIANTS.iter().map(|counter| counter.about());
    let gauges = Gauge::VARIANTS.iter().map(|gauge| gauge.about());
    counters.chain(gauges).chain(Timer::VARIANTS.iter().map(|timer| timer.about())).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// More series than this are a burden for the monitoring.
    const MOST_SERIES: usize = 2_500;

    fn is_a_word(text: &str) -> bool {
        !text.is_empty()
            && text.bytes().all(|one| one.is_ascii_lowercase() || one.is_ascii_digit() || one == b'_')
    }

    #[test]
    fn names_are_as_prometheus_has_them() {
        let all = all();
        let names: BTreeSet<_> = all.iter().map(|about| about.name).collect();
        assert_eq!(names.len(), all.len(), "a name is there twice");
        for About { name, help, .. } in all {
            assert!(
                is_a_word(name) && (name.starts_with("kuzhi_") || name.starts_with("process_")),
                "{name}"
            );
            assert!(help.starts_with(char::is_alphanumeric) && !help.ends_with('.'), "{name}: {help}");
        }
        for counter in Counter::VARIANTS {
            assert!(counter.about().name.ends_with("_total"), "{counter:?}");
        }
        for gauge in Gauge::VARIANTS {
            assert!(!gauge.about().name.ends_with("_total"), "{gauge:?}");
        }
        for timer in Timer::VARIANTS {
            assert!(timer.about().name.ends_with("_seconds"), "{timer:?}");
            assert!(timer.buckets().is_sorted_by(|one, next| one < next), "{timer:?}");
        }
    }

    #[test]
    fn labels_are_few_words_of_our_own() {
        let mut series = 0;
        for About { name, label, .. } in all() {
            let Some(label) = label else {
                series += 1;
                continue;
            };
            assert!(is_a_word(label.name), "{name}");
            let words = label.values.iter().copied().collect::<BTreeSet<_>>();
            assert_eq!(words.len(), label.values.len(), "{name}: a word is there twice");
            // A version contains dots.
            assert!(words.iter().all(|word| is_a_word(&word.replace('.', ""))), "{name}: {words:?}");
            series += words.len();
        }
        for timer in Timer::VARIANTS {
            // A histogram adds the bucket without a bound, the sum and the count.
            let each = timer.about().label.map_or(1, |label| label.values.len());
            series += each * (timer.buckets().len() + 2);
        }
        assert!(series <= MOST_SERIES, "{series}");
    }
}
