//! For any input `kuzhi-engine replay` shows positions or a one-line error.
//!
//! The first word is the game, words with `=` are options, the rest are moves.

#![no_main]

use std::process::ExitCode;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let mut words = text.split_whitespace();
    let game = format!("--game={}", words.next().unwrap_or_default());
    let is_option = |word: &&str| word.contains('=') && !word.starts_with('=');
    let options: Vec<String> =
        words.clone().filter(is_option).map(|word| format!("--option={word}")).collect();
    let moves: Vec<&str> = words.filter(|word| !is_option(word)).collect();
    let moves = format!("--moves={}", moves.join(" "));
    let mut args = vec!["kuzhi-engine", "replay", &game, &moves];
    args.extend(options.iter().map(String::as_str));
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = kuzhi_tools::cli::run(args, &mut std::io::empty(), &mut out, &mut err);
    if status == ExitCode::SUCCESS {
        assert!(err.is_empty() && !out.is_empty());
    } else {
        assert_eq!(status, ExitCode::from(2));
        assert_eq!(err.iter().filter(|&&byte| byte == b'\n').count(), 1, "{}", String::from_utf8_lossy(&err));
    }
});
