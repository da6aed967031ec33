//! The program `kuzhi-engine`: rules and search on a terminal.

use std::io::{BufReader, BufWriter, Write, stderr, stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut out = BufWriter::new(stdout().lock());
    let mut input = BufReader::new(stdin());
    let status = kuzhi_tools::cli::run(std::env::args_os(), &mut input, &mut out, &mut stderr().lock());
    match out.flush() {
        Ok(()) => status,
        // A reader that has seen enough is no failure. Any other error means lost output.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => status,
        Err(_) => ExitCode::FAILURE,
    }
}
