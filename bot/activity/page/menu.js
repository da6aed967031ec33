// A menu of the bot: a button that opens a list of entries. Nothing is sent before an entry is pressed.

import { make, setAttribute, withoutEmoji } from "./dom.js";
import { word } from "./words.js";

/** A menu `{id, placeholder, choices, most}`. `send` gets its id and the chosen values. */
export function menuOf(menu, send) {
  const chosen = new Set(menu.choices.filter((choice) => choice.chosen).map((choice) => choice.value));
  const isMany = (menu.most ?? 1) > 1;
  const label = () => menu.choices.filter((choice) => chosen.has(choice.value)).map((choice) => withoutEmoji(choice.label)).join(", ");
  const summary = make("summary", {}, make("span", {}, label() || withoutEmoji(menu.placeholder)));
  const list = make("div", { class: "choices", role: "group", "aria-label": menu.placeholder });
  const element = make("details", { class: "menu" }, summary, list);
  const choose = (choice, entry) => {
    if (!isMany) {
      element.open = false;
      send(menu.id, [choice.value]);
      return;
    }
    if (!chosen.delete(choice.value) && chosen.size < menu.most) chosen.add(choice.value);
    setAttribute(entry, "aria-pressed", String(chosen.has(choice.value)));
  };
  for (const choice of menu.choices) {
    const detail = choice.detail ? make("small", {}, choice.detail) : null;
    const entry = make("button", { type: "button", "aria-pressed": String(chosen.has(choice.value)) }, withoutEmoji(choice.label), detail);
    entry.addEventListener("click", () => choose(choice, entry));
    list.append(entry);
  }
  if (isMany) {
    const sendAll = () => send(menu.id, [...chosen]);
    list.append(make("button", { type: "button", class: "button primary", onclick: sendAll }, word("send")));
  }
  return element;
}
