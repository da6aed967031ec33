//! The page: one HTML document, with its style and script in it.
//!
//! Discord's proxy replaces the policy about scripts, and on iOS the document may have an opaque origin, for
//! which `<script src>` is refused. So nothing is loaded but the document itself.

use std::fmt::Write;
use std::io::Write as _;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, HeaderMap,
    HeaderName, HeaderValue, IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use hyper::{Response, StatusCode};
use sha2::{Digest, Sha256};

use crate::answer::Answer;

/// A file of the page.
type File = (&'static str, &'static str);

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../page/", $name)))),*]
    };
}

/// The modules of the page, in any order.
const MODULES: &[File] = files![
    "air.js",
    "board.js",
    "clocks.js",
    "colours.js",
    "dom.js",
    "film.js",
    "form.js",
    "handshake.js",
    "keys.js",
    "layout.js",
    "line.js",
    "markdown.js",
    "menu.js",
    "news.js",
    "offers.js",
    "page.js",
    "painter.js",
    "pits.js",
    "position.js",
    "seeds.js",
    "sheet.js",
    "sound.js",
    "study.js",
    "tools.js",
    "ways.js",
    "wishes.js",
    "wood.js",
    "words.js",
];

/// The markup, which names a style and a script.
const MARKUP: &str = include_str!("../page/index.html");

/// The style, and how the markup names it.
const STYLE: &str = include_str!("../page/style.css");
const STYLE_LINK: &str = "<link rel=\"stylesheet\" href=\"style.css\">";

/// How the markup names the script, which is made of the modules.
const SCRIPT_LINK: &str = "<script type=\"module\" src=\"page.js\"></script>";

/// Who may show the page in a frame, where no proxy says it.
const FRAMED_BY: &str = "https://discord.com https://*.discord.com https://*.discordsays.com";

/// Who may do so as well where something on this machine stands in for Discord.
const STANDS_IN: &str = " http://localhost:* http://127.0.0.1:*";

/// The document, ready to be sent.
pub(crate) struct Document {
    plain: Bytes,
    compressed: Bytes,
    policy: HeaderValue,
    tag: HeaderValue,
}

impl Document {
    /// Joins the files of the page. It can be shown on this machine where something stands in for Discord.
    pub(crate) fn new(has_stand_in: bool) -> Document {
        let script = join_modules(MODULES);
        let html = MARKUP
            .replace(STYLE_LINK, &format!("<style>{STYLE}</style>"))
            .replace(SCRIPT_LINK, &format!("<script type=\"module\">{script}</script>"));
        let further = if has_stand_in { STANDS_IN } else { "" };
        let policy = format!(
            "default-src 'none'; script-src {}; style-src {}; connect-src 'self'; img-src 'self' data:; \
             base-uri 'none'; form-action 'none'; frame-ancestors {FRAMED_BY}{further}",
            hash(&script),
            hash(STYLE)
        );
        let tag = format!("\"{}\"", STANDARD.encode(&Sha256::digest(&html)[..12]));
        let header = |text: String| HeaderValue::try_from(text).expect("it has visible letters alone");
        Document {
            compressed: compress(html.as_bytes()),
            plain: html.into(),
            policy: header(policy),
            tag: header(tag),
        }
    }

    /// Answers a request with these headers.
    pub(crate) fn answer(&self, asked: &HeaderMap) -> Answer {
        let names = |name: HeaderName, what: &str| {
            let mut all = asked.get_all(name).iter().filter_map(|value| value.to_str().ok());
            all.any(|value| value.split([',', ';']).any(|one| one.trim().trim_start_matches("W/") == what))
        };
        let is_known = names(IF_NONE_MATCH, self.tag.to_str().unwrap_or_default());
        let is_compressed = names(ACCEPT_ENCODING, "gzip");
        let body = match (is_known, is_compressed) {
            (true, _) => Bytes::new(),
            (false, true) => self.compressed.clone(),
            (false, false) => self.plain.clone(),
        };
        let mut answer = Response::new(Full::new(body));
        if is_known {
            *answer.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let headers = answer.headers_mut();
        if is_compressed && !is_known {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        for (name, value) in [
            (CONTENT_TYPE, "text/html; charset=utf-8"),
            // Asked again each time, and sent again after an update alone.
            (CACHE_CONTROL, "no-cache"),
            (VARY, "accept-encoding"),
            (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (REFERRER_POLICY, "no-referrer"),
        ] {
            headers.insert(name, HeaderValue::from_static(value));
        }
        headers.insert(CONTENT_SECURITY_POLICY, self.policy.clone());
        headers.insert(ETAG, self.tag.clone());
        answer
    }
}

/// Joins modules to one, each after those that it imports, without comments.
fn join_modules(files: &[File]) -> String {
    let (mut joined, mut done) = (String::new(), Vec::new());
    for (name, _) in files {
        add_module(name, files, &mut done, &mut joined);
    }
    joined
}

fn add_module(name: &str, files: &[File], done: &mut Vec<String>, joined: &mut String) {
    if done.iter().any(|one| one == name) {
        return;
    }
    // Also what imports each other comes once.
    done.push(name.to_owned());
    let Some((_, text)) = files.iter().find(|(one, _)| *one == name) else { return };
    for imported in text.lines().filter_map(imported_by) {
        add_module(imported, files, done, joined);
    }
    let mut is_in_comment = false;
    for line in text.lines().filter(|line| imported_by(line).is_none()) {
        let bare = line.trim();
        is_in_comment |= bare.starts_with("/**");
        if !is_in_comment && !bare.is_empty() && !bare.starts_with("//") {
            let line = line.strip_prefix("export ").unwrap_or(line);
            writeln!(joined, "{line}").expect("a string takes everything");
        }
        is_in_comment &= !bare.ends_with("*/");
    }
}

/// Returns the file that a line imports something from.
fn imported_by(line: &str) -> Option<&str> {
    let (_, from) = line.strip_prefix("import ")?.split_once(" from \"./")?;
    from.strip_suffix("\";")
}

/// Returns how a policy names a script or a style.
fn hash(text: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)))
}

fn compress(bytes: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(bytes).and_then(|()| encoder.finish());
    written.expect("memory takes everything").into()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The most that people load before they see a board.
    const LARGEST: usize = 120 * 1024;

    #[test]
    fn all_of_the_page_is_in_the_document() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
        let names =
            fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let mut there: BTreeSet<_> = names.collect();
        assert!(["index.html", "style.css"].iter().all(|&name| there.remove(name)));
        let listed: BTreeSet<_> = MODULES.iter().map(|file| file.0.to_owned()).collect();
        assert_eq!(listed, there);
        assert_eq!((MARKUP.matches(STYLE_LINK).count(), MARKUP.matches(SCRIPT_LINK).count()), (1, 1));
    }

    #[test]
    fn the_document_is_small_and_loads_nothing() {
        let document = Document::new(false);
        assert!(document.plain.len() <= LARGEST, "it has {} bytes", document.plain.len());
        let html = std::str::from_utf8(&document.plain).unwrap();
        assert_eq!((html.matches("<script").count(), html.matches("</script").count()), (1, 1));
        assert_eq!((html.matches("<style").count(), html.matches("</style").count()), (1, 1));
        // The name of SVG is one and is not asked for.
        let html = html.replace("http://www.w3.org/2000/svg", "");
        for outside in ["http://", "https://", "src=", "<link", "@import", "url("] {
            assert!(!html.contains(outside), "{outside}");
        }
    }

    #[test]
    fn only_discord_shows_it_in_a_frame() {
        let framed_by = |has_stand_in| {
            let answer = Document::new(has_stand_in).answer(&HeaderMap::new());
            let policy = answer.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap().to_owned();
            policy.split_once("frame-ancestors ").unwrap().1.to_owned()
        };
        assert_eq!(framed_by(false), FRAMED_BY);
        assert!(!FRAMED_BY.contains("localhost") && !FRAMED_BY.contains("127.0.0.1"));
        assert_eq!(framed_by(true), [FRAMED_BY, STANDS_IN].concat());
    }

    #[test]
    fn modules_become_one_script() {
        let files: &[File] = &[
            (
                "b.js",
                "// B.\nimport { a } from \"./a.js\";\n\n/** B\n * C */\nexport async function b() {}\n",
            ),
            ("a.js", "import { c } from \"./c.js\";\nexport const a = c;\n"),
            ("c.js", "export const c = 1;\n"),
        ];
        assert_eq!(join_modules(files), "const c = 1;\nconst a = c;\nasync function b() {}\n");
    }

    #[test]
    fn no_two_modules_use_one_name() {
        let script = join_modules(MODULES);
        assert!(script.lines().all(|line| !line.starts_with("import ") && !line.starts_with("export ")));
        let mut names = BTreeSet::new();
        for line in MODULES.iter().flat_map(|(_, text)| text.lines()) {
            let line = line.strip_prefix("export ").unwrap_or(line);
            let line = line.strip_prefix("async ").unwrap_or(line);
            let Some((kind, rest)) = line.split_once(' ') else { continue };
            if ["function", "const", "let", "class"].contains(&kind) {
                let name =
                    rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap();
                assert!(names.insert(name), "{name} is there twice");
            }
        }
    }

    #[test]
    fn a_browser_that_has_it_does_not_get_it_again() {
        let document = Document::new(false);
        let mut asked = HeaderMap::new();
        let first = document.answer(&asked);
        assert_eq!(first.status(), StatusCode::OK);
        assert!(first.headers().get(CONTENT_ENCODING).is_none());
        asked.insert(ACCEPT_ENCODING, HeaderValue::from_static("br, gzip;q=0.8"));
        assert_eq!(document.answer(&asked).headers()[CONTENT_ENCODING], "gzip");
        asked.insert(IF_NONE_MATCH, first.headers()[ETAG].clone());
        assert_eq!(document.answer(&asked).status(), StatusCode::NOT_MODIFIED);
    }
}
