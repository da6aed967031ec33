// The fixed texts of the page. They come from the bot, in the person's language.

const words = new Map([["loading", "Loading …"], ["reconnecting", "Reconnecting …"], ["offline", "Offline"]]);

/** Takes the words of a welcome, and its language and direction for the whole page. */
export function learnWords(welcome) {
  for (const [name, text] of Object.entries(welcome.words ?? {})) words.set(name, text);
  document.documentElement.lang = welcome.language ?? "en";
  document.documentElement.dir = welcome.direction ?? "ltr";
}

/** The text of this name, with `{name}`s replaced; or else `otherwise`. */
export function word(name, values = {}, otherwise = name) {
  const text = words.get(name) ?? otherwise;
  return text.replace(/\{\s*\$?(\w+)\s*\}/g, (whole, value) => values[value] ?? whole);
}

/** Names as a list in the person's language. */
export function listed(names) {
  return new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
}
