// Builds the page: of elements and texts, never of markup.

/** An element with these attributes and children. Those named `on…` are listeners. */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else setAttribute(element, name, value);
  }
  element.append(...children.filter((child) => child !== undefined && child !== null));
  return element;
}

/** Sets or removes an attribute, and leaves it alone if nothing changes. */
export function setAttribute(element, name, value) {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value === true ? "" : value);
}

/** Writes a text, and leaves it alone if nothing changes. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A text of the bot without the emoji at its start: not every device has them, and here they say nothing more. */
export function withoutEmoji(text) {
  return text.replace(/^(?:(?![🟥🟨🟩⬜])\p{Emoji_Presentation}|\p{Emoji}\uFE0F)+ +/u, "");
}

/** A small picture of lines, in a square of 24. */
export function icon(path) {
  const names = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(names, "svg");
  const line = document.createElementNS(names, "path");
  line.setAttribute("d", path);
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("class", "icon");
  picture.setAttribute("aria-hidden", "true");
  picture.append(line);
  return picture;
}

/**
 * Makes the children of `parent` those of `items`. An element whose key is still there stays, so that focus and a press that
 * has begun survive. If the focused element goes, its neighbour is focused, or else `otherwise` is called.
 */
export function arrange(parent, items, keyOf, create, update, otherwise) {
  const old = new Map([...parent.children].map((child) => [child.dataset.key, child]));
  const seen = new Map();
  const keys = items.map((item) => {
    const key = keyOf(item);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return `${key} ${times}`;
  });
  const focused = [...parent.children].findIndex((child) => child.contains(document.activeElement));
  const kept = new Set(keys);
  for (const [key, child] of old) if (!kept.has(key)) child.remove();
  let at = parent.firstElementChild;
  items.forEach((item, index) => {
    let element = old.get(keys[index]);
    if (!element) {
      element = create(item);
      element.dataset.key = keys[index];
    }
    update?.(element, item);
    if (element === at) at = at.nextElementSibling;
    else parent.insertBefore(element, at);
  });
  if (focused >= 0 && !parent.contains(document.activeElement)) {
    const next = parent.children[Math.min(focused, parent.children.length - 1)];
    const target = next?.matches("button, input, textarea") ? next : next?.querySelector("button, input, textarea");
    if (target) target.focus();
    else otherwise?.();
  }
}

/** Shows a button of the bot: `{label, style, press, enabled}`, and a `name` if its label is a sign. */
export function dressButton(element, button) {
  write(element, withoutEmoji(button.label));
  element.className = `button ${button.style}`;
  element.disabled = button.enabled === false;
  element.dataset.press = button.press;
  setAttribute(element, "aria-label", button.name);
  setAttribute(element, "dir", button.name && "ltr");
}
