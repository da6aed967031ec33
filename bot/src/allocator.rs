//! How the C library keeps memory that the program has freed.
//!
//! Left to itself, glibc keeps much of what threads have freed for each of them, and what was large for all: a bot that
//! has played for a while then holds half as much again. It takes these settings from the environment when a process
//! begins, so the program begins once more with them.

use std::env;
use std::process::Command;

/// The variable that glibc reads.
const VARIABLE: &str = "GLIBC_TUNABLES";

/// Four arenas: the threads that answer people and the one that commits then have one each. With two they wait for each other so
/// much that a third fewer clicks are answered, and with eight it is no quicker. Two chunks of each size for each thread: seven, as
/// usual, hold 3 MiB more with thirty threads. What is larger than 64 KiB goes back to the system when it is freed, and so does what
/// is free at an arena's end, by half a megabyte. `RELIABILITY.md` has the figures.
const SETTINGS: &str = "glibc.malloc.arena_max=4:glibc.malloc.tcache_count=2:\
                        glibc.malloc.mmap_threshold=65536:glibc.malloc.trim_threshold=524288";

/// Begins the program once more, as the same process, with memory kept sparingly. It returns where that was done
/// already, where somebody has chosen other settings, where there is no glibc, and where it cannot be done.
pub fn keep_little() {
    if cfg!(all(target_os = "linux", target_env = "gnu")) && env::var_os(VARIABLE).is_none() {
        begin_again();
    }
}

#[cfg(unix)]
fn begin_again() {
    use std::os::unix::process::CommandExt;

    let mut arguments = env::args_os();
    let (Ok(program), Some(name)) = (env::current_exe(), arguments.next()) else { return };
    // It returns only if it failed; the bot then takes more memory, and plays all the same.
    let _ = Command::new(program).arg0(name).args(arguments).env(VARIABLE, SETTINGS).exec();
}

#[cfg(not(unix))]
fn begin_again() {}
