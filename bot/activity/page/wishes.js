// How the person likes films, sounds and previews. It is kept in the browser where that is possible.

const KEPT_AS = "kuzhi";

const wishes = { speed: null, sound: false, previews: true, looked: false };

try {
  Object.assign(wishes, JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}"));
} catch {
  // An opaque origin keeps nothing.
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** The speed of films: `slow`, `normal`, `fast`, `none`. Who wants little motion sees films only if they ask for them. */
export function speedOfFilms() {
  return wishes.speed ?? (stillness.matches ? "none" : "normal");
}

/** Whether moves are heard. */
export function hasSound() {
  return wishes.sound;
}

/** Whether it is shown what a move would do, before it is made. */
export function hasPreviews() {
  return wishes.previews;
}

/** Whether the person knows that pits can be looked at before they are sown. */
export function hasLooked() {
  return wishes.looked;
}

/** Changes a wish: `speed`, `sound` or `previews`, or notes that they have `looked`. */
export function wish(name, value) {
  wishes[name] = value;
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(wishes));
  } catch {
    // It holds until the page closes.
  }
}
