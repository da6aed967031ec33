//! The limits in `compose.yaml`.

use std::{fs, io};

use super::MIB;

/// Returns the memory limit in `compose.yaml`, in bytes.
///
/// # Errors
///
/// If there is no such file, or no limit in it.
pub fn limit_of_compose() -> io::Result<u64> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../compose.yaml");
    let text = fs::read_to_string(file)?;
    let limit = text.lines().find_map(|line| line.trim().strip_prefix("mem_limit:"));
    let bytes = limit.and_then(|limit| bytes(limit.trim()));
    bytes.ok_or_else(|| io::Error::other("compose.yaml has no mem_limit like 128m"))
}

fn bytes(size: &str) -> Option<u64> {
    let size = size.trim_end_matches(['b', 'B']);
    let (digits, unit) =
        size.split_at(size.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(size.len()));
    let unit = match unit {
        "" => 1,
        "k" | "K" => 1 << 10,
        "m" | "M" => MIB,
        "g" | "G" => 1 << 30,
        _ => return None,
    };
    digits.parse::<u64>().ok()?.checked_mul(unit)
}
