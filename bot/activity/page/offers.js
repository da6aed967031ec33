// What the other player offers, with the answers to it.

import { arrange, dressButton, make } from "./dom.js";
import { inlineMarkdown } from "./markdown.js";

/** Shows the offers of a board: each is a sentence with its buttons. */
export function showOffers(element, { offers, names }, otherwise) {
  const create = ({ text }) => make("div", { class: "offer" }, make("p", { dir: "auto" }, ...inlineMarkdown(text, names ?? {})), make("div", { class: "row" }));
  const button = () => make("button", { type: "button" });
  const update = (offer, { rows }) => arrange(offer.lastChild, rows.flat(), (one) => one.press, button, dressButton, otherwise);
  arrange(element, offers ?? [], ({ text }) => text, create, update, otherwise);
}
