//! Real servers of PostgreSQL, in temporary folders: Debian's package `postgresql` has what it takes.

use std::net::TcpListener;
use std::os::unix::fs::{PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs};

use kuzhi_bot::store::PostgresStore;
use kuzhi_config::DatabaseUrl;
use tempfile::TempDir;

/// Whoever asks for the tests to run here, rather than to be left out, sets this.
const REQUIRED: &str = "KUZHI_REQUIRE_POSTGRES";

/// Debian keeps each version in a folder of its own.
const VERSIONS: &str = "/usr/lib/postgresql";

const PATIENCE: Duration = Duration::from_mins(3);

/// Runs a server until its standard input ends, which is when whoever holds the other end does, however that ends.
const KEEPER: &str = r#"
"$1/postgres" -D "$2/data" -k "$2" -h 127.0.0.1 -p "$3" -c fsync=off -c max_connections=400 \
    -c shared_buffers=32MB </dev/null >>"$2/log" 2>&1 &
server=$!
cat >/dev/null
kill -QUIT $server 2>/dev/null
wait $server
[ "$4" = once ] && rm -rf "$2"
exit 0
"#;

/// The server that all tests share which do not kill it.
static SHARED: OnceLock<Option<Server>> = OnceLock::new();

/// A server.
pub(crate) struct Server {
    binaries: PathBuf,
    /// Removed with it; the shared one is removed by its keeper.
    _folder: Option<TempDir>,
    path: PathBuf,
    port: u16,
    keeper: Child,
}

/// A schema of its own in a server, for one test.
pub(crate) struct Schema {
    server: &'static Server,
    name: String,
    url: String,
}

impl Schema {
    /// One in the server that tests share; nothing where PostgreSQL is not installed.
    pub(crate) fn new() -> Option<Schema> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let server = SHARED.get_or_init(|| Server::begin(false)).as_ref()?;
        let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        server.sql(&format!("CREATE SCHEMA {name}"));
        let url = format!("{}?options=-csearch_path%3D{name}", server.url());
        Some(Schema { server, name, url })
    }

    pub(crate) fn port(&self) -> u16 {
        self.server.port
    }

    /// Does something behind the store's back.
    pub(crate) fn sql(&self, statement: &str) -> String {
        self.server.sql(&format!("SET search_path = {}; {statement}", self.name))
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// A store there.
    pub(crate) fn open(&self) -> PostgresStore {
        open(&self.url)
    }
}

/// The store in the database of a URL.
pub(crate) fn open(url: &str) -> PostgresStore {
    let url = DatabaseUrl::new(url).unwrap();
    PostgresStore::open(&url, 8, None).unwrap_or_else(|error| panic!("{error}"))
}

impl Server {
    /// One of one's own, to be killed; nothing where PostgreSQL is not installed.
    pub(crate) fn new() -> Option<Server> {
        Server::begin(true)
    }

    fn begin(owned: bool) -> Option<Server> {
        let Some(binaries) = binaries() else {
            assert!(
                env::var_os(REQUIRED).is_none(),
                "PostgreSQL is not installed: apt-get install postgresql"
            );
            eprintln!("left out: PostgreSQL is not installed (apt-get install postgresql)");
            return None;
        };
        let folder = tempfile::Builder::new().prefix("kuzhi-postgres-").tempdir().unwrap();
        let path = folder.path().to_owned();
        if let Some((user, group)) = unprivileged() {
            chown(&path, Some(user), Some(group)).unwrap();
        }
        let data = path.join("data");
        let mut initdb = as_unprivileged(&binaries.join("initdb"));
        initdb.arg("-D").arg(&data).args(["--no-sync", "-A", "trust", "-U", "kuzhi", "-E", "UTF8"]);
        let made = initdb.args(["--locale", "C"]).current_dir(&path).output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let (port, folder) = (
            free_port(),
            if owned {
                Some(folder)
            } else {
                _ = folder.keep();
                None
            },
        );
        let keeper = keep(&binaries, &path, port, owned);
        let server = Server { binaries, _folder: folder, path, port, keeper };
        server.ready();
        server.sql_in("postgres", "CREATE DATABASE kuzhi");
        Some(server)
    }

    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// Where its database is.
    pub(crate) fn url(&self) -> String {
        url(self.port)
    }

    /// Kills it and all that belongs to it, without warning.
    pub(crate) fn kill(&mut self) {
        let Some(postmaster) = self.pid() else { return };
        let all: Vec<String> = [postmaster.clone()].into_iter().chain(children(&postmaster)).collect();
        let _gone = Command::new("kill").arg("-9").args(&all).stderr(Stdio::null()).status().unwrap();
        drop(self.keeper.stdin.take());
        self.keeper.wait().unwrap();
    }

    /// Starts it again in its folder.
    pub(crate) fn start(&mut self) {
        self.keeper = keep(&self.binaries, &self.path, self.port, true);
        self.ready();
    }

    /// Has this user give a password from now on.
    pub(crate) fn ask_for_passwords(&self, user: &str) {
        let file = self.path.join("data/pg_hba.conf");
        let rest = fs::read_to_string(&file).unwrap();
        fs::write(file, format!("host all {user} 127.0.0.1/32 scram-sha-256\n{rest}")).unwrap();
        self.sql("SELECT pg_reload_conf()");
    }

    /// Lets it speak TLS with this certificate and key, from a new start on.
    pub(crate) fn secure(&mut self, certificate: &str, key: &str) {
        for (name, text) in [("server.crt", certificate), ("server.key", key)] {
            let file = self.path.join("data").join(name);
            fs::write(&file, text).unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
            if let Some((user, group)) = unprivileged() {
                chown(&file, Some(user), Some(group)).unwrap();
            }
        }
        self.sql("ALTER SYSTEM SET ssl = on");
        self.kill();
        self.start();
    }

    /// Asks it something as an administrator does.
    pub(crate) fn sql(&self, statement: &str) -> String {
        self.sql_in("kuzhi", statement)
    }

    fn sql_in(&self, database: &str, statement: &str) -> String {
        let output = self.psql(database).args(["-c", statement]).output().unwrap();
        assert!(output.status.success(), "{statement}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    fn psql(&self, database: &str) -> Command {
        let mut psql = Command::new(self.binaries.join("psql"));
        psql.args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", "kuzhi", "-d", database]);
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]).stdin(Stdio::null());
        psql
    }

    fn ready(&self) {
        let since = Instant::now();
        while !self.psql("postgres").args(["-c", "SELECT 1"]).output().unwrap().status.success() {
            let log = fs::read_to_string(self.path.join("log")).unwrap_or_default();
            assert!(since.elapsed() < PATIENCE, "the server does not start:\n{log}");
            sleep(Duration::from_millis(50));
        }
    }

    fn pid(&self) -> Option<String> {
        let file = fs::read_to_string(self.path.join("data/postmaster.pid")).ok()?;
        file.lines().next().map(str::to_owned)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        // Whatever its end says, the server is gone then.
        let _ = self.keeper.wait();
    }
}

/// Where a server's database is, or whatever stands before it on another port.
pub(crate) fn url(port: u16) -> String {
    format!("postgres://kuzhi@127.0.0.1:{port}/kuzhi")
}

fn keep(binaries: &Path, path: &Path, port: u16, owned: bool) -> Child {
    let mut keeper = as_unprivileged(Path::new("/bin/sh"));
    keeper.args(["-c", KEEPER, "keeper"]).arg(binaries).arg(path).arg(port.to_string());
    keeper.arg(if owned { "owned" } else { "once" }).current_dir(path);
    keeper.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

fn binaries() -> Option<PathBuf> {
    let versions = fs::read_dir(VERSIONS).ok()?.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    versions.filter(|bin| bin.join("initdb").exists() && bin.join("psql").exists()).max()
}

fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port()
}

/// The processes that another one has started.
fn children(parent: &str) -> Vec<String> {
    let of_parent = |entry: fs::DirEntry| {
        let status = fs::read_to_string(entry.path().join("status")).ok()?;
        let is_child = status.lines().any(|line| line.strip_prefix("PPid:").map(str::trim) == Some(parent));
        is_child.then(|| entry.file_name().to_string_lossy().into_owned())
    };
    fs::read_dir("/proc").unwrap().filter_map(|entry| of_parent(entry.ok()?)).collect()
}

/// PostgreSQL does not run as root: then as whom instead, by user and group.
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
