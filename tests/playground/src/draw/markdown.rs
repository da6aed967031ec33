//! Discord's Markdown. A crate parses it, and we write the HTML, so that text never becomes HTML.

use comrak::nodes::{AstNode, ListType, NodeValue};
use comrak::{Arena, Options, parse_document};
use maud::{Markup, html};

use super::{View, marks};

/// Draws a text with headings, lists, quotes and code.
pub(super) fn markdown(view: View, text: &str) -> Markup {
    let arena = Arena::new();
    let source = kept_apart(text);
    let root = parse_document(&arena, &source, &options());
    let reader = Reader { view, lines: source.lines().collect() };
    let (mut drawn, mut end) = (Vec::new(), 0);
    for block in root.children() {
        let place = block.data.borrow().sourcepos;
        let blank = reader.blank_lines(end, place.start.line);
        drawn.extend(std::iter::repeat_n(html! { p.blank {} }, blank));
        drawn.push(node(&reader, block));
        end = place.end.line;
    }
    html! { @for one in &drawn { (one) } }
}

/// Discord's dialect: without setext headings, and with underlining by two underscores.
fn options() -> Options<'static> {
    let mut options = Options::default();
    options.extension.strikethrough = true;
    options.extension.underline = true;
    options.extension.spoiler = true;
    options.extension.subtext = true;
    options.extension.autolink = true;
    options.parse.ignore_setext = true;
    options.parse.escaped_char_spans = true;
    options
}

/// A line that Markdown treats as blank, and that nobody types.
const ADDED: &str = " ";

/// Works around a rule that Discord lacks: a line right after a quote or list would belong to it.
fn kept_apart(text: &str) -> String {
    let is_quote = |line: &str| line.starts_with("> ");
    let mut apart = String::new();
    let mut previous = "";
    let mut is_code = false;
    for line in text.lines() {
        if is_quote(previous) && !is_quote(line) && !is_code && !line.is_empty() {
            apart.push_str(ADDED);
            apart.push('\n');
        }
        is_code ^= line.trim_start().starts_with("```");
        apart.push_str(line);
        apart.push('\n');
        previous = line;
    }
    apart
}

struct Reader<'a> {
    view: View<'a>,
    /// The source, for what Discord renders differently.
    lines: Vec<&'a str>,
}

impl Reader<'_> {
    /// Returns the number of blank lines before a block: Discord shows them, except at the top.
    fn blank_lines(&self, end: usize, start: usize) -> usize {
        let between = self.lines.iter().take(start.saturating_sub(1)).skip(end);
        between.filter(|line| end > 0 && **line != ADDED).count()
    }
}

fn children<'a>(reader: &Reader, node: &'a AstNode<'a>) -> Markup {
    html! { @for child in node.children() { (self::node(reader, child)) } }
}

fn node<'a>(reader: &Reader, node: &'a AstNode<'a>) -> Markup {
    let inner = || children(reader, node);
    match &node.data.borrow().value {
        NodeValue::Paragraph => html! { p { (inner()) } },
        NodeValue::Heading(heading) => heading_of(heading.level, &inner()),
        NodeValue::Subtext => html! { p.subtext { (inner()) } },
        NodeValue::BlockQuote => html! { blockquote { (inner()) } },
        NodeValue::List(list) if list.list_type == ListType::Ordered => {
            html! { ol start=(list.start) { (inner()) } }
        }
        NodeValue::List(_) => html! { ul { (inner()) } },
        NodeValue::Item(_) => html! { li { (inner()) } },
        NodeValue::CodeBlock(code) if code.fenced => {
            html! { pre tabindex="0" { code { (code.literal.trim_end_matches('\n')) } } }
        }
        // On Discord, a line that is indented, of dashes, or like HTML is ordinary text.
        NodeValue::CodeBlock(_)
        | NodeValue::HtmlBlock(_)
        | NodeValue::ThematicBreak
        | NodeValue::Table(_) => source(reader, node),
        NodeValue::SoftBreak | NodeValue::LineBreak => html! { br; },
        NodeValue::Text(text) => marks::text(reader.view, text),
        NodeValue::HtmlInline(text) | NodeValue::Raw(text) => html! { (text) },
        NodeValue::Code(code) => html! { code { (code.literal) } },
        NodeValue::Strong => html! { strong { (inner()) } },
        NodeValue::Emph => html! { em { (inner()) } },
        NodeValue::Underline => html! { u { (inner()) } },
        NodeValue::Strikethrough => html! { s { (inner()) } },
        NodeValue::SpoileredText => {
            html! { button.spoiler type="button" aria-label="Spoiler" { span { (inner()) } } }
        }
        NodeValue::Link(link) => self::link(reader.view, &link.url, &inner()),
        NodeValue::Image(link) => html! { "!" (self::link(reader.view, &link.url, &inner())) },
        _ => inner(),
    }
}

fn heading_of(level: u8, inner: &Markup) -> Markup {
    // Discord has three sizes. In the page's outline they come below the pane's heading.
    match level {
        1 => html! { h4.large { (inner) } },
        2 => html! { h4.middle { (inner) } },
        3 => html! { h4 { (inner) } },
        _ => html! { p { ("#".repeat(level.into())) " " (inner) } },
    }
}

/// Draws a link, only to where Discord allows it. A bare link to a message shows the channel's name.
fn link(view: View, url: &str, inner: &Markup) -> Markup {
    if !["https://", "http://"].iter().any(|scheme| url.starts_with(scheme)) {
        return html! { (inner) };
    }
    if inner.0 == html! { (url) }.0
        && let Some(name) = marks::place_of(view, url)
    {
        return html! { a.mark href=(url) { (name) } };
    }
    html! { a href=(url) target="_blank" rel="noopener noreferrer" { (inner) } }
}

fn source<'a>(reader: &Reader, node: &'a AstNode<'a>) -> Markup {
    let place = node.data.borrow().sourcepos;
    let lines = reader.lines.iter().take(place.end.line).skip(place.start.line - 1);
    html! { p { @for line in lines { (marks::text(reader.view, line)) br; } } }
}

#[cfg(test)]
mod tests {
    use kuzhi_tests::discord::{ChannelKind, Server, Snowflake};

    use super::*;
    use crate::cast::{COURTYARD, FIRST_CHANNEL, PEOPLE, furnish};

    async fn drawn(text: &str) -> String {
        let discord = Server::start().await.expect("a free port");
        discord.change(|world| {
            furnish(world);
            let person = PEOPLE[0].0;
            let view = View { world, person, channel: FIRST_CHANNEL, server: COURTYARD, pane: 1 };
            markdown(view, text).into_string()
        })
    }

    #[tokio::test]
    async fn draws_as_discord_does() {
        assert_eq!(
            drawn("**a** *b* __c__ ~~d~~ `e`").await,
            "<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> <code>e</code></p>"
        );
        assert_eq!(drawn("one\ntwo").await, "<p>one<br>two</p>");
        assert_eq!(
            drawn("one\n\n\ntwo").await,
            "<p>one</p><p class=\"blank\"></p><p class=\"blank\"></p><p>two</p>"
        );
        assert_eq!(drawn("-# small").await, "<p class=\"subtext\">small</p>");
        assert_eq!(drawn("> said\nthen").await, "<blockquote><p>said</p></blockquote><p>then</p>");
        assert!(drawn("||secret||").await.contains("<button class=\"spoiler\""));
        assert!(drawn("```\n4 4\n```").await.contains("<code>4 4</code>"));
        assert!(drawn("# Head").await.starts_with("<h4 class=\"large\">"));
    }

    #[tokio::test]
    async fn a_line_that_is_nothing_on_discord_stays_a_line() {
        assert_eq!(drawn("a\n\n---").await, "<p>a</p><p class=\"blank\"></p><p>---<br></p>");
        assert!(drawn("    indented").await.contains("indented"));
        assert!(!drawn("    indented").await.contains("<pre"));
        assert_eq!(drawn("a\n---").await, "<p>a</p><p>---<br></p>");
    }

    #[tokio::test]
    async fn draws_mentions_times_and_emoji() {
        let (ada, bilge) = (PEOPLE[0].0, PEOPLE[1].0);
        assert_eq!(drawn(&format!("<@{ada}>")).await, "<p><span class=\"mark me\">@Ada</span></p>");
        assert_eq!(drawn(&format!("<@!{bilge}>")).await, "<p><span class=\"mark\">@Bilge</span></p>");
        assert!(drawn(&format!("<#{FIRST_CHANNEL}>")).await.contains("#mancala</button>"));
        assert!(drawn("<t:1700000000:R>").await.contains("data-time=\"1700000000000\" data-style=\"R\""));
        assert!(drawn("<:kz_p04_x7k2q:12>").await.contains("src=\"/emoji/12\" alt=\":kz_p04_x7k2q:\""));
        assert!(drawn("</play:5>").await.contains("data-compose=\"/play\""));
        let link = format!("https://discord.com/channels/1/{FIRST_CHANNEL}/3");
        assert_eq!(
            drawn(&link).await,
            format!("<p><a class=\"mark\" href=\"{link}\">#mancala › message</a></p>")
        );
        assert!(drawn(&format!("[here]({link})")).await.contains(">here</a>"));
        assert_eq!(drawn("1 < 2 > 0, <@7>").await, "<p>1 &lt; 2 &gt; 0, &lt;@7&gt;</p>");
    }

    #[tokio::test]
    async fn nothing_is_taken_for_html() {
        for text in [
            "<script>alert(1)</script>",
            "a <img src=x onerror=alert(1)> b",
            "[x](javascript:alert(1))",
            "<t:\"><script>:R>",
            "<:\"onload=\"x:1>",
            "`<script>`",
            "```\n</code><script>\n```",
            "||<script>||",
            "<javascript:alert(1)>",
            "![x](javascript:alert(1))",
            "<div>\n<script>alert(1)</script>\n</div>",
        ] {
            let html = drawn(text).await;
            assert!(
                !html.contains("<script") && !html.contains("<img src=x") && !html.contains("<div"),
                "{text}: {html}"
            );
            assert!(!html.contains("href=\"javascript"), "{text}: {html}");
            assert!(!html.contains("alt=\":\"onload"), "{text}: {html}");
        }
    }

    #[tokio::test]
    async fn a_name_is_no_html_either() {
        let discord = Server::start().await.expect("a free port");
        discord.change(|world| {
            let id = world.add_person("<b>Eve</b>");
            let channel = world.add_channel("x", ChannelKind::Direct { with: id });
            let view = View { world, person: Snowflake::new(0), channel, server: COURTYARD, pane: 1 };
            assert!(markdown(view, &format!("<@{id}>")).into_string().contains("@&lt;b&gt;Eve&lt;/b&gt;"));
        });
    }
}
