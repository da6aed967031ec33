//! `kuzhi-engine ugi` answers and survives any input.

#![no_main]

use std::process::ExitCode;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let mut input = data.to_vec();
    // No search is awaited: a stop follows.
    input.extend_from_slice(b"\nstop\nquit\n");
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = kuzhi_tools::cli::run(["kuzhi-engine", "ugi"], &mut input.as_slice(), &mut out, &mut err);
    assert_eq!((status, err.len()), (ExitCode::SUCCESS, 0));
    assert!(String::from_utf8(out).is_ok());
});
