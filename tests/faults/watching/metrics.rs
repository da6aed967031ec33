//! The metrics of the program.

use std::collections::BTreeSet;
use std::net::{Ipv4Addr, TcpListener};
use std::time::Duration;

use kuzhi_bot::metrics::{About, all};
use kuzhi_tests::discord::CLIENT_SECRET;

use crate::program::{Table, command, output, stderr_of};
use crate::watched::{Measured, Watched, crowd};

/// A short evening in which every measured event happens.
async fn play(table: &Table) {
    let (ada, bob) = (table.ada.at(&table.hall), table.bob.at(&table.hall));
    let board = table.challenge().await;
    bob.click(&board, "Accept").await;
    let refused = bob.click(&board, "1").await;
    assert!(refused.is_private(), "{}", refused.text());
    // The refusal is counted, and the call retried.
    table.discord.mischief().on_next("POST", "/callback").fail(503);
    ada.click(&board, "1").await;
    let against_bot = ada.slash("play").string("side", "first").send().await.message();
    ada.click(&against_bot, "1").await;
}

#[tokio::test]
async fn a_short_evening_reports_exactly_the_declared_metrics() {
    let table = Table::set().await;
    let settings = [
        ("KUZHI_BACKUP__EVERY", "1s"),
        ("KUZHI_ACTIVITY__ADDRESS", "127.0.0.1:0"),
        ("DISCORD_CLIENT_SECRET", CLIENT_SECRET),
    ];
    let watched = Watched::start(&table, &settings).await;
    play(&table).await;
    let declared = all();
    let has_all =
        |text: &str| declared.iter().all(|about| text.lines().any(|line| is_sample_of(line, about)));
    let measured = watched.until(|measured| has_all(&measured.0), "all that is declared").await;

    for about in &declared {
        let name = about.name.strip_suffix("_total").unwrap_or(about.name);
        let help = format!("# HELP {name} {}.", about.help);
        assert!(measured.0.lines().any(|line| line == help), "{help}");
    }
    for (series, _) in measured.samples() {
        let about = declared.iter().find(|about| is_sample_of(series, about));
        let about = about.unwrap_or_else(|| panic!("nobody has declared {series}"));
        let labels = series.split_once('{').map_or("", |(_, labels)| labels.trim_end_matches('}'));
        for (label, value) in labels.split(',').filter_map(|label| label.split_once('=')) {
            let value = value.trim_matches('"');
            let is_bucket = label == "le" && value.parse::<f64>().is_ok();
            let is_word =
                about.label.as_ref().is_some_and(|one| one.name == label && one.values.contains(&value));
            assert!(is_bucket || is_word, "{series} is told apart by something else");
        }
    }

    // Counts of an answer may follow it a moment later.
    let acknowledged = |action: &str| format!("kuzhi_acknowledgement_seconds_count{{action=\"{action}\"}}");
    for (series, number) in [
        ("kuzhi_ready", 1.0),
        ("kuzhi_connection_state{state=\"alive\"}", 1.0),
        ("kuzhi_connection_state{state=\"disconnected\"}", 0.0),
        ("kuzhi_gateway_sessions_total", 1.0),
        (&acknowledged("play"), 2.0),
        (&acknowledged("accept"), 1.0),
        (&acknowledged("move"), 3.0),
        ("kuzhi_refusals_total{reason=\"turn_of\"}", 1.0),
        ("kuzhi_discord_errors_total{code=\"5xx\"}", 1.0),
        ("kuzhi_dropped_total{reason=\"unanswered\"}", 0.0),
        ("kuzhi_store_failures_total", 0.0),
        ("kuzhi_clocks_held", 0.0),
        ("kuzhi_open_matches", 2.0),
    ] {
        watched.until(|measured| measured.value(series) == Some(number), &format!("{series} {number}")).await;
    }
    let thinking = |measured: &Measured| {
        let counts =
            measured.samples().filter(|(series, _)| series.starts_with("kuzhi_thinking_seconds_count"));
        counts.map(|(_, times)| times).sum::<f64>()
    };
    watched.until(|measured| thinking(measured) >= 1.0, "the bot's move").await;
    for (series, least) in [
        ("kuzhi_commit_seconds_count", 4.0),
        ("kuzhi_flush_seconds_count", 4.0),
        ("kuzhi_store_size_bytes", 100.0),
        ("kuzhi_journal_size_bytes", 100.0),
        ("kuzhi_last_backup_timestamp_seconds", 1e9),
        ("process_resident_memory_bytes", 1e6),
        ("process_start_time_seconds", 1e9),
    ] {
        watched.until(|measured| measured.value(series) >= Some(least), &format!("{series} {least}")).await;
    }
    let offset = measured.value("kuzhi_clock_offset_seconds").unwrap();
    assert!((-1.0..60.0).contains(&offset), "{offset}: the stand-in has the same clock");
    assert!(watched.program.stop().await.success());
}

/// Returns whether a line, or the name of a series, belongs to a metric.
fn is_sample_of(series: &str, about: &About) -> bool {
    let name = series.split(['{', ' ']).next().unwrap_or_default();
    let rest = name.strip_prefix(about.name);
    let is_timer = about.name.ends_with("_seconds") && !about.name.ends_with("_timestamp_seconds");
    rest == Some("") || is_timer && matches!(rest, Some("_bucket" | "_sum" | "_count"))
}

#[tokio::test]
async fn a_bot_is_ready_while_people_can_reach_it() {
    let table = Table::set().await;
    let watched = Watched::start(&table, &[("KUZHI_DISCORD__GIVE_UP_AFTER", "never")]).await;
    watched.until_ready(200, "ready").await;
    assert_eq!(watched.ask("/healthz").await, Some((200, "ok\n".to_owned())));
    assert_eq!(watched.ask("/secrets").await.map(|(status, _)| status), Some(404));

    table.discord.mischief().keep_away().await;
    watched.until_ready(503, "not connected to Discord").await;
    assert_eq!(watched.ask("/healthz").await, Some((200, "ok\n".to_owned())), "it runs");
    let away = watched.measured().await;
    assert_eq!(away.value("kuzhi_ready"), Some(0.0));
    assert_eq!(away.value("kuzhi_connection_state{state=\"alive\"}"), Some(0.0));

    table.discord.mischief().refuse_connections(false);
    table.discord.ready().await;
    watched.until_ready(200, "ready").await;
    let back = watched.measured().await;
    assert!(back.value("kuzhi_gateway_sessions_total") >= Some(1.0));
    assert!(watched.program.stop().await.success());
}

#[tokio::test]
async fn idle_connections_keep_nobody_from_the_metrics() {
    let table = Table::set().await;
    let watched = Watched::start(&table, &[]).await;
    watched.until_ready(200, "ready").await;
    for beginning in ["", "GET /metr", "GET /healthz HTTP/1.1\r\nHost: bot\r\n\r\n"] {
        let _crowd = crowd(watched.address, 200, beginning).await;
        for path in ["/healthz", "/readyz", "/metrics"] {
            let answer = tokio::time::timeout(Duration::from_secs(20), watched.ask(path)).await;
            let status = answer.unwrap().map(|(status, _)| status);
            assert_eq!(status, Some(200), "{beginning:?} {path}");
        }
    }
    assert_eq!(watched.log().matches("more connections than can be kept").count(), 1, "{}", watched.log());
    assert!(watched.program.stop().await.success());
}

#[tokio::test]
async fn a_port_in_use_is_named_before_the_store_is_opened() {
    let table = Table::set().await;
    let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = other.local_addr().unwrap();
    let mut run = command(&table.discord, table.folder.path(), &["run"]);
    run.env("KUZHI_METRICS__ADDRESS", address.to_string());
    let output = output(run).await;
    assert_eq!(output.status.code(), Some(1));
    let expected = format!(
        "kuzhi-bot: metrics.address: another program listens at {address}: stop that one, or set another port"
    );
    assert_eq!(stderr_of(&output), expected);
    assert!(!table.folder.path().join("CURRENT").exists());
}

#[tokio::test]
async fn check_looks_at_the_address_for_those_who_watch() {
    let table = Table::set().await;
    let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let busy = other.local_addr().unwrap().to_string();
    for (address, expected) in [
        ("127.0.0.1:0", "ok    metrics: 127.0.0.1:0 is free".to_owned()),
        (
            &busy,
            format!(
                "WRONG metrics: metrics.address: another program listens at {busy}: stop that one, \
                 or set another port"
            ),
        ),
    ] {
        let mut check = command(&table.discord, table.folder.path(), &["check"]);
        check.env("KUZHI_METRICS__ADDRESS", address);
        let output = output(check).await;
        let text = String::from_utf8_lossy(&output.stdout).trim_end().to_owned();
        assert_eq!(text.lines().last(), Some(&*expected));
        assert_eq!(output.status.success(), address != busy);
    }
}

/// Without the setting, no further port is open.
#[tokio::test]
async fn nobody_is_told_anything_unless_it_is_asked_for() {
    let table = Table::set().await;
    let program = table.start().await;
    let listening: BTreeSet<_> = listeners_of(program.id()).into_iter().collect();
    assert_eq!(listening, BTreeSet::new());
    assert!(program.stop().await.success());
}

/// Returns the listening sockets of a process, as Linux lists them.
fn listeners_of(pid: u32) -> Vec<String> {
    let Ok(files) = std::fs::read_dir(format!("/proc/{pid}/fd")) else { return Vec::new() };
    let links = files.filter_map(|file| std::fs::read_link(file.ok()?.path()).ok());
    let sockets: BTreeSet<String> = links
        .filter_map(|link| Some(link.to_str()?.strip_prefix("socket:[")?.trim_end_matches(']').to_owned()))
        .collect();
    let tables = ["tcp", "tcp6"].map(|name| std::fs::read_to_string(format!("/proc/{pid}/net/{name}")));
    let rows = tables.iter().flatten().flat_map(|table| table.lines().skip(1));
    let fields = rows.map(|line| line.split_whitespace().collect::<Vec<_>>());
    let ours = fields.filter(|fields| fields[3] == "0A" && sockets.contains(fields[9]));
    ours.map(|fields| fields[1].to_owned()).collect()
}
