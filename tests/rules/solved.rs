//! Proves random samples of Mangala's stored opening, with different samples every day.
//!
//! `KUZHI_SEED` repeats a day's samples. `kuzhi-engine hold --check` and `solve opening --check` prove all.

use std::fs;
use std::io::empty;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::SystemTime;

use flate2::Crc;
use tempfile::TempDir;

const ENDS: [&str; 2] = ["row-empty", "no-move"];
/// Tables of this size are built in a moment, and suffice for a sample.
const QUICK: [&str; 6] = ["--seeds", "13", "--memory", "64", "--threads", "2"];

/// Returns the day, or the seed from the environment.
pub(super) fn seed() -> String {
    std::env::var("KUZHI_SEED").unwrap_or_else(|_| {
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).expect("it is after 1970");
        (now.as_secs() / 86_400).to_string()
    })
}

pub(super) fn run(args: &[&str]) -> Result<String, String> {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let args = ["kuzhi-engine"].iter().chain(args).chain(&QUICK);
    let status = kuzhi_tools::cli::run(args, &mut empty(), &mut out, &mut err);
    let said = if status == ExitCode::SUCCESS { Ok(out) } else { Err(err) };
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    said.map(text).map_err(text)
}

fn opening(end: &str, file: Option<&Path>, positions: &str, seed: &str) -> Result<String, String> {
    let option = format!("--option=end={end}");
    let file = file.map(|path| format!("--file={}", path.display()));
    // Positions with more stones take too long over small tables.
    let mut args = vec![
        "solve",
        "opening",
        "--check",
        &option,
        "--stones",
        "38",
        "--positions",
        positions,
        "--seed",
        seed,
    ];
    args.extend(file.as_deref());
    run(&args)
}

pub(super) fn data_file(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/search/src/exact/data").join(file)
}

#[test]
fn a_days_sample_of_the_opening_is_proved() {
    let seed = seed();
    for end in ENDS {
        let proved = opening(end, None, "2", &seed);
        assert!(
            proved.as_ref().is_ok_and(|said| said.ends_with("proved: 2\n")),
            "KUZHI_SEED={seed} {proved:?}"
        );
    }
}

/// The checksums of the stored files. After regenerating them, prove everything and update these.
const KEPT: [(&str, u32); 14] = [
    ("mangala/row-empty.moves", 0xa9d3_8e34),
    ("mangala/no-move.moves", 0xc54c_df09),
    ("kalah/6x4-standard.moves", 0x93de_2152),
    ("kalah/6x4-empty.moves", 0xc1b6_281f),
    ("kalah/6x3-standard.moves", 0xd653_e251),
    ("kalah/6x3-empty.moves", 0xec17_225f),
    ("kalah/5x4-standard.moves", 0xc79b_5a4a),
    ("kalah/5x4-empty.moves", 0x0c2c_0b8b),
    ("kalah/4x6-standard.moves", 0x3a2c_9706),
    ("kalah/4x6-empty.moves", 0x0afb_6088),
    ("kalah/4x5-standard.moves", 0x4e26_28a1),
    ("kalah/4x5-empty.moves", 0x64ca_1d6e),
    ("mangala/row-empty.opening", 0x2a61_7a8d),
    ("mangala/no-move.opening", 0xb013_fd15),
];

fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = Crc::new();
    crc.update(bytes);
    crc.sum()
}

#[test]
fn kept_moves_match_their_proof() {
    for (file, proved) in KEPT {
        let mut bytes = fs::read(data_file(file)).expect("it is kept");
        assert_eq!(checksum(&bytes), proved, "{file}");
        let drawn = seed().parse::<usize>().expect("KUZHI_SEED is a number");
        let at = drawn.wrapping_mul(7_919) % bytes.len();
        bytes[at] ^= 1;
        assert_ne!(checksum(&bytes), proved, "{file}, byte {at}");
    }
}

/// Falsifies values of the last ply only. Those derived from them change as well.
#[test]
fn a_wrong_value_of_the_last_ply_is_refused() {
    let folder = TempDir::new().expect("there is room");
    let altered = folder.path().join("altered.txt");
    let kept = fs::read_to_string(data_file("mangala/row-empty.opening")).expect("the opening is kept");
    let few = |line: &&str| {
        let pits = line.split(' ').next().unwrap_or_default();
        let stones: u32 = pits.split(['.', '/']).filter_map(|count| count.parse::<u32>().ok()).sum();
        stones > 0 && stones <= 34
    };
    let line = kept.lines().find(few).expect("a position of few stones");
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    let share: u32 = words[1].parse().expect("a share");
    for wrong in [share - 1, share + 1] {
        words[1] = wrong.to_string();
        fs::write(&altered, kept.replace(line, &words.join(" "))).expect("there is room");
        let refused = opening("row-empty", Some(&altered), "1000", "1").expect_err("the value is wrong");
        assert!(refused.contains("but the check found"), "{refused}");
    }
}

#[test]
fn the_best_moves_of_the_opening_can_be_read_off() {
    let shown =
        run(&["solve", "opening", "--show", "3 4", "--option", "end=row-empty"]).expect("it is in the book");
    assert!(shown.contains("north is to move: +8\n") && shown.contains("pit 6: +8, best\n"), "{shown}");
    assert_eq!(shown.matches(", best").count(), 1, "{shown}");
    let refused = run(&["solve", "opening", "--show", "1 1 2 2 3 3"]).expect_err("that is too far on");
    assert!(refused.contains("that is not one of the first four plies"), "{refused}");
}
