// What panes are made of: what is heard, times, lists from which one chooses.
"use strict";

const all = (selector, within = document) => [...within.querySelectorAll(selector)];

/** Says something to people who do not see the page. */
const announce = (text) => {
  const line = text.trim().replace(/\s+/g, " ");
  if (line) document.getElementById("announcer").textContent = line.slice(0, 300);
};

/* Nothing is drawn anew under a pressed button: the press would be lost. */

const waiting = [];
let isPressed = false;

function whenReleased(draw) {
  if (isPressed) waiting.push(draw);
  else draw();
}

function release() {
  // After the click that belongs to it.
  setTimeout(() => {
    isPressed = false;
    for (const draw of waiting.splice(0)) draw();
  });
}

addEventListener("pointerdown", () => { isPressed = true; }, true);
addEventListener("pointerup", release, true);
addEventListener("pointercancel", release, true);
addEventListener("blur", release);

/* Times, in the reader's own way. */

const UNITS = [["second", 1, 60], ["minute", 60, 60], ["hour", 3600, 24], ["day", 86400, 30], ["month", 2592000, 12], ["year", 31536000, Infinity]];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
  at: { timeStyle: "short" },
};

/** How far the playground's clock has been moved on, and the time on it. */
const ahead = () => Number(document.querySelector("#bot [data-ahead]")?.dataset.ahead ?? 0);
const here = () => Date.now() + ahead();

/** As Discord says it: rounded, in days up to a month, and "an hour" for one. */
function relative(date, locale) {
  const away = date - here();
  const count = (length) => Math.round(Math.abs(away) / 1000 / length);
  const [unit, length] = UNITS.find(([, length, most]) => count(length) < most);
  const text = new Intl.RelativeTimeFormat(locale).format(Math.sign(away) * count(length), unit);
  return locale.startsWith("en") && unit !== "second" ? text.replace(/\b1 (?=hour)/, "an ").replace(/\b1 /, "a ") : text;
}

function writeTimes(within, locale) {
  for (const time of all("time[data-style]", within)) {
    const date = new Date(time.dataset.time ? Number(time.dataset.time) : time.dateTime);
    const style = time.dataset.style;
    const text = style === "R" ? relative(date, locale) : new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
    if (time.textContent !== text) time.textContent = text;
    time.title ||= new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  }
}

/* Lists from which one chooses, with the keyboard or without. */

class Picker {
  constructor(list, choose) {
    this.list = list;
    this.choose = choose;
    list.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
      const option = event.target.closest('[role="option"]');
      if (option) this.choose(option);
    });
  }

  get isOpen() { return !this.list.hidden; }
  get options() { return all('[role="option"]', this.list); }
  get active() { return this.list.querySelector(".active"); }

  open(input) {
    this.list.hidden = this.list.childElementCount === 0;
    input?.setAttribute("aria-expanded", String(this.isOpen));
  }

  close(input) {
    this.list.hidden = true;
    this.mark(null, input);
    input?.setAttribute("aria-expanded", "false");
  }

  mark(option, input) {
    for (const other of this.options) other.classList.toggle("active", other === option);
    if (input && option?.id) input.setAttribute("aria-activedescendant", option.id);
    else input?.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }

  /** Handles a key of the input that the list belongs to; says whether it has. */
  key(event, input) {
    if (!this.isOpen) return false;
    const options = this.options;
    const at = options.indexOf(this.active);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = at < 0 ? (step > 0 ? 0 : options.length - 1) : (at + step + options.length) % options.length;
      this.mark(options[next], input);
    } else if ((event.key === "Enter" || event.key === "Tab") && this.active) {
      this.choose(this.active);
    } else if (event.key === "Escape") {
      this.close(input);
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }
}
