// Discord's markdown as elements.

import { icon, make, withoutEmoji } from "./dom.js";

const INLINE = new RegExp([
  /\\([^\w\s])/, /`([^`]+)`/, /\*\*([\s\S]+?)\*\*(?!\*)/, /__([\s\S]+?)__/, /\*([^*\s][^*]*?)\*/, /\b_([^_]+)_\b/,
  /~~([\s\S]+?)~~/, /\|\|([\s\S]+?)\|\|/, /\[([^\]]+)\]\(<?(https?:[^\s)>]+)>?\)/, /<@!?(\d+)>/, /<(?:#|@&)(\d+)>/,
  /\((T|C)\)/, /(🟥|🟨|🟩|⬜)/, /<a?:(\w+):\d+>/, /<t:(-?\d+)(?::([tTdDfFR]))?>/, /<\/([^:>]+):\d+>/, /<?(https?:\/\/[^\s<>)]+)>?/,
].map(({ source }) => source).join("|"), "g");

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const UNITS = [["second", 1, 60], ["minute", 60, 60], ["hour", 3600, 24], ["day", 86400, 30], ["month", 2592000, 12], ["year", 31536000, Infinity]];

/** A moment in the person's way of telling times. */
function momentText(seconds, style) {
  const { lang } = document.documentElement;
  const date = new Date(seconds * 1000);
  if (style !== "R") return new Intl.DateTimeFormat(lang, STYLES[style] ?? STYLES.f).format(date);
  const away = date - Date.now();
  const count = (length) => Math.round(Math.abs(away) / 1000 / length);
  const [unit, length] = UNITS.find(([, size, most]) => count(size) < most);
  return new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(Math.sign(away) * count(length), unit);
}

function link(text, href) {
  return make("a", { href, target: "_blank", rel: "noopener noreferrer" }, ...text);
}

function spoiler(children) {
  const reveal = (event) => event.currentTarget.classList.add("open");
  return make("button", { type: "button", class: "spoiler", onclick: reveal }, make("span", {}, ...children));
}

/** What letters stand for in the channel is drawn on this board: a tuzdik, a castle. */
function signOf(letter) {
  const sign = icon({ T: "M8 22V3l12 5-12 5", C: "M4 20V5h4v4h2V5h4v4h2V5h4v15z" }[letter]);
  sign.setAttribute("class", "icon sign");
  return sign;
}

/** A line of text as nodes. */
export function inlineMarkdown(whole, names = {}) {
  const text = withoutEmoji(whole);
  const nodes = [];
  let from = 0;
  const within = (part) => inlineMarkdown(part, names);
  for (const found of text.matchAll(INLINE)) {
    const [all, plain, code, bold, under, slanted, leaning, struck, hidden, label, href, person, place, sign, square, emoji, time, style, command, address] = found;
    nodes.push(text.slice(from, found.index));
    from = found.index + all.length;
    if (plain) nodes.push(plain);
    else if (code) nodes.push(make("code", {}, code));
    else if (bold) nodes.push(make("strong", {}, ...within(bold)));
    else if (under) nodes.push(make("u", {}, ...within(under)));
    else if (slanted ?? leaning) nodes.push(make("em", {}, ...within(slanted ?? leaning)));
    else if (struck) nodes.push(make("s", {}, ...within(struck)));
    else if (hidden) nodes.push(spoiler(within(hidden)));
    else if (href) nodes.push(link(within(label), href));
    else if (person) nodes.push(make("bdi", { class: "mention" }, `@${names[person] ?? "…"}`));
    else if (place) nodes.push(make("bdi", { class: "mention" }, `#${names[place] ?? "…"}`));
    else if (sign) nodes.push(signOf(sign));
    else if (square) nodes.push(make("span", { class: "square", "data-of": square }, square));
    else if (emoji) nodes.push(`:${emoji}:`);
    else if (time) nodes.push(make("time", { datetime: new Date(time * 1000).toISOString() }, momentText(Number(time), style)));
    else if (command) nodes.push(make("span", { class: "mention" }, `/${command}`));
    else if (address) nodes.push(link([address], address));
  }
  nodes.push(text.slice(from));
  return nodes.filter((node) => node !== "");
}

/** Headings differ in size alone: their order in Discord's texts says nothing about the page. */
const SIZES = { "#": "large", "##": "middle", "###": "small-heading" };

/** A whole text as elements. */
export function markdown(text, names = {}) {
  const blocks = [];
  const lines = (text ?? "").split("\n");
  const grow = (tag, child) => {
    const last = blocks.at(-1);
    if (last?.localName === tag && !last.isClosed) last.append(...child);
    else blocks.push(make(tag, {}, ...child));
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const item = /^ *(?:[-*]|(\d+)\.) +(.+)$/.exec(line);
    if (line.startsWith("```")) {
      const end = lines.findIndex((later, index) => index > at && later.startsWith("```"));
      const last = end < 0 ? lines.length : end;
      // Boards in letters run from left to right in all languages.
      blocks.push(make("pre", { dir: "ltr", tabindex: 0 }, lines.slice(at + 1, last).join("\n")));
      at = last;
    } else if (heading) blocks.push(make("h2", { class: SIZES[heading[1]] }, ...inlineMarkdown(heading[2], names)));
    else if (line.startsWith("-# ")) blocks.push(make("p", { class: "small" }, ...inlineMarkdown(line.slice(3), names)));
    else if (item) grow(item[1] ? "ol" : "ul", [make("li", {}, ...inlineMarkdown(item[2], names))]);
    else if (/^> /.test(line)) grow("blockquote", [make("p", {}, ...inlineMarkdown(line.slice(2), names))]);
    else if (line.trim() === "") {
      const last = blocks.at(-1);
      if (last) last.isClosed = true;
    } else blocks.push(make("p", {}, ...inlineMarkdown(line, names)));
  }
  return blocks;
}

/** A text without its markup, to be read aloud. */
export function plainText(text, names) {
  return markdown(text, names).map((block) => block.textContent).join(" ").replace(/\s+/g, " ").trim();
}
