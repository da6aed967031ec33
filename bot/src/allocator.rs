//! Limits how much freed memory the C library keeps.
//!
//! By default, glibc keeps much of what each thread has freed, and all freed large blocks. A bot that has
//! played for a while then holds half as much memory again. glibc reads these settings from the environment
//! when a process starts, so the program sets them and executes itself again.

use std::env;
use std::process::Command;

/// The variable that glibc reads.
const VARIABLE: &str = "GLIBC_TUNABLES";

/// The settings. Four arenas: one for each thread that answers people, and one for the thread that commits.
/// With two arenas, the threads wait for each other so much that the bot answers a third fewer clicks; eight
/// are no quicker. A cache of two chunks of each size per thread: the default of seven holds 3 MiB more with
/// thirty threads. Blocks larger than 64 KiB go back to the system when they are freed, and so does free
/// memory at an arena's end, half a megabyte at a time. `tests/benches/FIGURES.md` has the figures.
const SETTINGS: &str = "glibc.malloc.arena_max=4:glibc.malloc.tcache_count=2:\
                        glibc.malloc.mmap_threshold=65536:glibc.malloc.trim_threshold=524288";

/// Executes the program again, in the same process, with settings that keep less memory. Does nothing if this
/// has already happened, if other settings are in the environment, without glibc, or if it fails.
pub fn limit_retained_memory() {
    if cfg!(all(target_os = "linux", target_env = "gnu")) && env::var_os(VARIABLE).is_none() {
        reexec();
    }
}

#[cfg(unix)]
fn reexec() {
    use std::os::unix::process::CommandExt;

    let mut arguments = env::args_os();
    let (Ok(program), Some(name)) = (env::current_exe(), arguments.next()) else { return };
    // This returns only on failure. The bot then takes more memory, but still plays.
    let _ = Command::new(program).arg0(name).args(arguments).env(VARIABLE, SETTINGS).exec();
}

#[cfg(not(unix))]
fn reexec() {}
