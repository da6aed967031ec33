//! Real PostgreSQL servers in temporary folders. Debian's package `postgresql` has everything they need.

use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs, io};

use tempfile::TempDir;

use crate::load::family_time;

/// Set this to make tests fail instead of being skipped when PostgreSQL is missing.
const REQUIRED: &str = "KUZHI_REQUIRE_POSTGRES";

/// Debian installs each version in a folder of its own.
const VERSIONS: &str = "/usr/lib/postgresql";

const TIMEOUT: Duration = Duration::from_mins(3);

/// Runs a server until its standard input closes, which happens however the process at the other end
/// terminates.
const KEEPER: &str = r#"
binaries=$1 path=$2 port=$3 manner=$4
shift 4
"$binaries/postgres" -D "$path/data" -k "$path" -h 127.0.0.1 -p "$port" "$@" </dev/null >>"$path/log" 2>&1 &
server=$!
cat >/dev/null
kill -QUIT $server 2>/dev/null
wait $server
[ "$manner" = once ] && rm -rf "$path"
exit 0
"#;

/// The purpose of a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Tests share it. It does not flush, and ends with the process.
    Shared,
    /// A test kills and restarts it.
    Owned,
    /// For measurements: what it confirms is on the disk.
    Measured,
}

impl Manner {
    fn settings(self) -> Vec<&'static str> {
        let quick = ["fsync=off", "max_connections=400", "shared_buffers=32MB"];
        let real = ["max_connections=200", "shared_buffers=256MB", "max_wal_size=4GB"];
        let settings = if self == Manner::Measured { real } else { quick };
        settings.into_iter().flat_map(|setting| ["-c", setting]).collect()
    }
}

/// A server.
#[derive(Debug)]
pub struct Server {
    binaries: PathBuf,
    /// Removed with it. The supervisor removes the shared one.
    _folder: Option<TempDir>,
    path: PathBuf,
    port: u16,
    manner: Manner,
    keeper: Child,
}

impl Server {
    /// Starts one with a database. `None` if PostgreSQL is not installed.
    ///
    /// # Panics
    ///
    /// If it does not start, or is required and not installed.
    pub fn start_new(manner: Manner) -> Option<Server> {
        let Some(binaries) = binaries() else {
            assert!(
                env::var_os(REQUIRED).is_none(),
                "PostgreSQL is not installed: apt-get install postgresql"
            );
            eprintln!("left out: PostgreSQL is not installed (apt-get install postgresql)");
            return None;
        };
        let server = Server::begin(binaries, manner).unwrap_or_else(|error| panic!("no server: {error}"));
        server.ready();
        server.sql_in("postgres", "CREATE DATABASE kuzhi");
        Some(server)
    }

    fn begin(binaries: PathBuf, manner: Manner) -> io::Result<Server> {
        let folder = tempfile::Builder::new().prefix("kuzhi-postgres-").tempdir()?;
        let path = folder.path().to_owned();
        if let Some((user, group)) = unprivileged() {
            chown(&path, Some(user), Some(group))?;
        }
        let mut initdb = as_unprivileged(&binaries.join("initdb"));
        initdb.arg("-D").arg(path.join("data")).args([
            "--no-sync",
            "-A",
            "trust",
            "-U",
            "kuzhi",
            "-E",
            "UTF8",
        ]);
        let made = initdb.args(["--locale", "C"]).current_dir(&path).output()?;
        if !made.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&made.stderr).into_owned()));
        }
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let keeper = keep(&binaries, &path, port, manner)?;
        let folder = if manner == Manner::Shared {
            let _kept = folder.keep();
            None
        } else {
            Some(folder)
        };
        Ok(Server { binaries, _folder: folder, path, port, manner, keeper })
    }

    /// Returns its address.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Returns the URL of its database.
    pub fn url(&self) -> String {
        url(self.port)
    }

    /// Kills it with all its processes, without warning.
    pub fn kill(&mut self) {
        let Some(postmaster) = self.pid() else { return };
        // While it is stopped it has no further children. One that lived on would keep the next server out.
        signal("-STOP", &[postmaster]);
        let family = [&[postmaster][..], &children(postmaster)].concat();
        signal("-KILL", &family);
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
        while family.iter().any(|process| is_running(*process)) {
            sleep(Duration::from_millis(5));
        }
    }

    /// Starts it again in its folder.
    ///
    /// # Panics
    ///
    /// If it does not start.
    pub fn start(&mut self) {
        let keeper = keep(&self.binaries, &self.path, self.port, self.manner);
        self.keeper = keeper.unwrap_or_else(|error| panic!("no server: {error}"));
        self.ready();
    }

    /// Returns the processor time of all its processes.
    ///
    /// # Errors
    ///
    /// If it has ended.
    pub fn processor_time(&self) -> io::Result<Duration> {
        let postmaster = self.pid().ok_or_else(|| io::Error::other("the server has ended"))?;
        family_time(postmaster, &children(postmaster))
    }

    /// Makes it require a password from this user.
    ///
    /// # Errors
    ///
    /// If its files cannot be changed.
    pub fn ask_for_passwords(&self, user: &str) -> io::Result<()> {
        let file = self.path.join("data/pg_hba.conf");
        let rest = fs::read_to_string(&file)?;
        fs::write(file, format!("host all {user} 127.0.0.1/32 scram-sha-256\n{rest}"))?;
        self.sql("SELECT pg_reload_conf()");
        Ok(())
    }

    /// Enables TLS with this certificate and key, and restarts it.
    ///
    /// # Errors
    ///
    /// If its files cannot be changed.
    pub fn secure(&mut self, certificate: &str, key: &str) -> io::Result<()> {
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            let file = self.path.join("data").join(name);
            fs::write(&file, text)?;
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600))?;
            if let Some((user, group)) = unprivileged() {
                chown(&file, Some(user), Some(group))?;
            }
        }
        self.sql("ALTER SYSTEM SET ssl = on");
        self.kill();
        self.start();
        Ok(())
    }

    /// Runs an SQL statement as an administrator.
    pub fn sql(&self, statement: &str) -> String {
        self.sql_in("kuzhi", statement)
    }

    fn sql_in(&self, database: &str, statement: &str) -> String {
        let output = self.psql(database, statement).unwrap_or_else(|error| panic!("psql: {error}"));
        assert!(output.status.success(), "{statement}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    fn psql(&self, database: &str, statement: &str) -> io::Result<Output> {
        let mut psql = Command::new(self.binaries.join("psql"));
        psql.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "kuzhi", "-d", database]);
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]).stdin(Stdio::null());
        psql.args(["-c", statement]).output()
    }

    fn ready(&self) {
        let since = Instant::now();
        while !self.psql("postgres", "SELECT 1").is_ok_and(|output| output.status.success()) {
            let log = fs::read_to_string(self.path.join("log")).unwrap_or_default();
            assert!(since.elapsed() < TIMEOUT, "the server does not start:\n{log}");
            sleep(Duration::from_millis(50));
        }
    }

    fn pid(&self) -> Option<u32> {
        let file = fs::read_to_string(self.path.join("data/postmaster.pid")).ok()?;
        file.lines().next()?.parse().ok()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // Whatever its exit status, the server is gone then.
        let _ = self.keeper.wait();
    }
}

/// Returns the URL of a server's database, or of a proxy before it on another port.
pub fn url(port: u16) -> String {
    format!("postgres://kuzhi@127.0.0.1:{port}/kuzhi")
}

fn keep(binaries: &Path, path: &Path, port: u16, manner: Manner) -> io::Result<Child> {
    let mut keeper = as_unprivileged(Path::new("/bin/sh"));
    keeper.args(["-c", KEEPER, "keeper"]).arg(binaries).arg(path).arg(port.to_string());
    keeper.arg(if manner == Manner::Shared { "once" } else { "again" }).args(manner.settings());
    keeper.current_dir(path).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()
}

fn binaries() -> Option<PathBuf> {
    let versions = fs::read_dir(VERSIONS).ok()?.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    versions.filter(|bin| bin.join("initdb").exists() && bin.join("psql").exists()).max()
}

/// Sends a signal to processes. One that has ended meanwhile is no failure.
fn signal(kind: &str, processes: &[u32]) {
    let mut kill = Command::new("kill");
    kill.arg(kind).args(processes.iter().map(u32::to_string));
    let _ = kill.stderr(Stdio::null()).status();
}

/// Whether a process has memory. One that nobody has waited for has none.
fn is_running(process: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    status.lines().any(|line| line.starts_with("VmSize:"))
}

/// Returns the child processes of a process.
fn children(parent: u32) -> Vec<u32> {
    let of_parent = |entry: fs::DirEntry| {
        let status = fs::read_to_string(entry.path().join("status")).ok()?;
        let its_parent = status.lines().find_map(|line| line.strip_prefix("PPid:"))?.trim().parse();
        (its_parent == Ok(parent)).then(|| entry.file_name().to_string_lossy().parse().ok()).flatten()
    };
    let all = fs::read_dir("/proc").into_iter().flatten();
    all.filter_map(|entry| of_parent(entry.ok()?)).collect()
}

/// PostgreSQL refuses to run as root. Returns the user and group to run as instead.
fn unprivileged() -> Option<(u32, u32)> {
    let id = |arguments: &[&str]| -> Option<u32> {
        let output = Command::new("id").args(arguments).output().ok()?;
        String::from_utf8_lossy(&output.stdout).trim().parse().ok()
    };
    if id(&["-u"]) != Some(0) {
        return None;
    }
    ["postgres", "nobody"].into_iter().find_map(|name| Some((id(&["-u", name])?, id(&["-g", name])?)))
}

fn as_unprivileged(program: &Path) -> Command {
    let Some((user, group)) = unprivileged() else { return Command::new(program) };
    let mut command = Command::new("setpriv");
    command.args([format!("--reuid={user}"), format!("--regid={group}"), "--clear-groups".to_owned()]);
    command.arg("--").arg(program);
    command
}
