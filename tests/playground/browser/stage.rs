//! The playground and a browser on its page.

use std::fs;
use std::io::{Read, Write, stderr};
use std::net::{Ipv4Addr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Once};
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;
use thirtyfour::error::WebDriverResult;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, WebDriver, WebElement};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::pane::Pane;
use crate::program::Program;

/// How long tests wait for anything. Much longer than needed: a busy machine is no failure.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(30);

/// How many browsers run at once. Each has work for more than one processor; more of them slow each other
/// down.
static BROWSERS: Semaphore = Semaphore::const_new(3);

const ARGUMENTS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--force-prefers-reduced-motion",
];

/// A playground of its own, and a browser on its page.
pub(crate) struct Stage {
    pub(crate) browser: WebDriver,
    driver_port: u16,
    address: String,
    // Dropped in this order.
    _driver: Program,
    _playground: Program,
    _profile: TempDir,
    _turn: SemaphorePermit<'static>,
}

impl Stage {
    /// Opens the playground. Its boards are emoji: text can be read where a picture would have to be looked
    /// at. `None` without Chromium.
    pub(crate) async fn open() -> Option<Self> {
        Self::open_with("emoji").await
    }

    /// The same with another look of boards.
    pub(crate) async fn open_with(look: &str) -> Option<Self> {
        if !is_there("chromium") || !is_there("chromedriver") {
            leave_out();
            return None;
        }
        let turn = BROWSERS.acquire().await.expect("a semaphore that is never closed");
        let (playground, address) = Program::start(
            // The bot replies with one's own move: games to their end are long enough. It gives all the hints
            // that they take.
            Command::new(env!("CARGO_BIN_EXE_kuzhi-playground"))
                .args(["--port", "0"])
                .envs([("KUZHI_MATCHES__REPLY_PAUSE_MS", "0"), ("KUZHI_LIMITS__HINTS_AT_ONCE", "1000")])
                .env("KUZHI_MATCHES__LOOK", look),
            |line| Some(line[line.find("http://")?..].to_owned()),
        );
        let (driver, port) = driver();
        let profile = tempfile::tempdir().expect("a temporary folder");
        let browser = browser(port, profile.path()).await;
        let stage = Self {
            browser,
            driver_port: port,
            address,
            _driver: driver,
            _playground: playground,
            _profile: profile,
            _turn: turn,
        };
        stage.resize(1280, 900).await;
        stage.reload().await;
        Some(stage)
    }

    /// Reloads the page and waits until Kuzhi is there.
    pub(crate) async fn reload(&self) {
        self.browser.goto(self.address.as_str()).await.expect("the page");
        self.until_online().await;
    }

    /// Waits until the bot is connected.
    pub(crate) async fn until_online(&self) {
        self.until("return document.querySelector('#bot .online')", &[], "Kuzhi to be online").await;
    }

    /// Returns one of the two panes.
    pub(crate) fn pane(&self, number: u8) -> Pane<'_> {
        Pane::new(self, number)
    }

    /// Opens the second pane.
    pub(crate) async fn two_people(&self) {
        self.click("return document.querySelector('#second')", &[], "a button for two").await;
        let shows = "return document.querySelector('[data-pane=\"2\"] .line')";
        self.until(shows, &[], "the second pane").await;
    }

    /// Presses a button of the top bar, also one in a menu.
    pub(crate) async fn press_above(&self, label: &str) {
        let open = "const buttons = [...document.querySelectorAll('.top .drop button')];
            const isMeant = (one) => one.textContent.trim() === arguments[0];
            buttons.find(isMeant)?.closest('.drop').setAttribute('open', '')";
        self.run(open, &[label.into()]).await;
        let script = "const buttons = [...document.querySelectorAll('.top button')];
            return buttons.find((one) => one.innerText.trim() === arguments[0] && !one.disabled)";
        self.click(script, &[label.into()], label).await;
    }

    /// Resizes the page, in CSS pixels.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        let metrics =
            serde_json::json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        let set = self.browser.cdp().send_raw("Emulation.setDeviceMetricsOverride", metrics).await;
        set.expect("a page of that size");
    }

    /// Holds back the files of messages until they are released.
    pub(crate) async fn hold_files(&self) {
        let patterns = serde_json::json!({"patterns": [{"urlPattern": "*/files/*"}]});
        self.browser.cdp().send_raw("Fetch.enable", patterns).await.expect("files that are held");
    }

    /// Releases held files, and lets all others load.
    pub(crate) async fn release_files(&self) {
        let released = self.browser.cdp().send_raw("Fetch.disable", serde_json::json!({})).await;
        released.expect("files that are released");
    }

    /// Waits until every picture that is in view has come.
    pub(crate) async fn until_drawn(&self) {
        let script =
            "const isSeen = (place) => place.width > 0 && place.bottom > 0 && place.top < innerHeight;
            const seen = [...document.images].filter((one) => isSeen(one.getBoundingClientRect()));
            return seen.every((one) => one.complete && one.naturalWidth > 0)";
        self.until(script, &[], "the pictures in view").await;
    }

    /// Saves a screenshot.
    pub(crate) async fn picture(&self, name: &str) -> Vec<u8> {
        let bytes = self.browser.screenshot_as_png().await.expect("a picture");
        fs::create_dir_all(pictures()).expect("a folder for pictures");
        fs::write(pictures().join(format!("{name}.png")), &bytes).expect("a picture kept");
        bytes
    }

    /// Runs a script in the page.
    pub(crate) async fn run(&self, script: &str, arguments: &[Value]) -> Value {
        let done = self.browser.execute(script, arguments.to_vec()).await;
        done.unwrap_or_else(|error| panic!("{script}: {error}")).json().clone()
    }

    /// Waits until a script returns a value.
    pub(crate) async fn until(&self, script: &str, arguments: &[Value], what: &str) -> Value {
        let wait = async {
            loop {
                let found = self.run(script, arguments).await;
                if !found.is_null() && found != Value::Bool(false) {
                    return found;
                }
                tokio::time::sleep(Duration::from_millis(40)).await;
            }
        };
        match tokio::time::timeout(TIMEOUT, wait).await {
            Ok(found) => found,
            Err(_) => {
                let name = std::thread::current().name().unwrap_or_default().replace("::", "-");
                self.picture(&format!("in-vain-{name}")).await;
                let text = self.run("return document.body.innerText", &[]).await;
                panic!("waited in vain for {what}; the page shows\n{}", text.as_str().unwrap_or_default())
            }
        }
    }

    /// Waits until a script returns an element.
    pub(crate) async fn find(&self, script: &str, arguments: &[Value], what: &str) -> WebElement {
        let found = self.until(script, arguments, what).await;
        WebElement::from_json(found, Arc::clone(self.browser.handle()))
            .unwrap_or_else(|error| panic!("{what}: {error}"))
    }

    /// Waits for an element and clicks it. Clicks again if the page has replaced or moved it meanwhile.
    pub(crate) async fn click(&self, script: &str, arguments: &[Value], what: &str) {
        let mut last = Ok(false);
        for _ in 0..20 {
            let element = self.find(script, arguments, what).await;
            last = self.has_clicked(&element).await;
            if matches!(last, Ok(true)) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("{what} cannot be clicked: {last:?}");
    }

    /// Clicks an element, and returns whether the click arrived there, or at what the page has put in its
    /// place meanwhile.
    async fn has_clicked(&self, element: &WebElement) -> WebDriverResult<bool> {
        element.scroll_into_view().await?;
        let watch = "window.hasArrived = false;
            const wanted = arguments[0];
            const names = (one) => [one.dataset?.press, one.innerText].filter(Boolean);
            const known = names(wanted);
            const isWanted = (one) => one === wanted
                || one.tagName === wanted.tagName && names(one).some((name) => known.includes(name));
            const arrive = (event) => { window.hasArrived ||= event.composedPath().some(isWanted); };
            window.addEventListener('click', arrive, { capture: true, once: true })";
        self.browser.execute(watch, vec![element.to_json()?]).await?;
        element.click().await?;
        self.browser.execute("return window.hasArrived", Vec::new()).await?.convert()
    }
}

impl Drop for Stage {
    /// Closes the browser, whether the test has failed or not. The crate's own way waits for two minutes.
    fn drop(&mut self) {
        let request = format!(
            "DELETE /session/{} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n",
            self.browser.session_id()
        );
        let closed = TcpStream::connect((Ipv4Addr::LOCALHOST, self.driver_port)).and_then(|mut driver| {
            driver.write_all(request.as_bytes())?;
            driver.read(&mut [0; 1024])
        });
        // Nothing else needs it any more.
        let _ = self.browser.clone().leak();
        if let Err(error) = closed {
            eprintln!("the browser was not closed: {error}");
        }
    }
}

/// Returns the folder for screenshots, in the build folder.
pub(crate) fn pictures() -> PathBuf {
    built().join("playground")
}

/// Returns the build folder.
pub(crate) fn built() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the folder of what is built").to_owned()
}

/// Chromium's driver, and its port.
///
/// It picks a port that is free for IPv4, and exits if another process has the same port for IPv6. Then try
/// again.
fn driver() -> (Program, u16) {
    let port = |line: &str| line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok();
    let mut tries =
        (0..10).map(|_| Program::try_to_start(Command::new("chromedriver").arg("--port=0"), port));
    tries.find_map(|started| started).expect("a driver that listens")
}

async fn browser(port: u16, profile: &Path) -> WebDriver {
    let mut wanted = DesiredCapabilities::chrome();
    for argument in ARGUMENTS {
        wanted.add_arg(argument).expect("an argument");
    }
    wanted.add_arg(&format!("--user-data-dir={}", profile.display())).expect("an argument");
    WebDriver::new(format!("http://127.0.0.1:{port}"), wanted).await.expect("Chromium that starts")
}

fn is_there(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

fn leave_out() {
    static SAID: Once = Once::new();
    let why = "there is no chromium or no chromedriver on this machine";
    assert!(std::env::var_os("KUZHI_REQUIRE_BROWSER").is_none(), "{why}, and KUZHI_REQUIRE_BROWSER is set");
    SAID.call_once(|| {
        // Not captured: it is for the person who runs the tests. If even that fails, nothing more can be
        // done.
        let _ = writeln!(stderr(), "\nLEFT OUT: the browser tests of the playground, because {why}\n");
    });
}
