// What is heard: small knocks on wood. Off until the person wants them.

import { hasSound } from "./wishes.js";

let context = null;
const knocks = new Map();

/** How low each sound is, in hertz, how loud, and of how many knocks. */
const SOUNDS = { sow: [520, 0.22, 1], lift: [300, 0.2, 2], take: [400, 0.24, 4] };

/** A soft knock on a piece of wood: two tones that die away, and a breath of noise at first. */
function knockOf(audio, pitch) {
  const rate = audio.sampleRate;
  const buffer = audio.createBuffer(1, Math.round(rate * 0.14), rate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    const t = at / rate;
    const tone = (times, share, dies) => share * Math.sin(2 * Math.PI * pitch * times * t) * Math.exp(-t / dies);
    const noise = (Math.random() * 2 - 1) * 0.16 * Math.exp(-t / 0.004);
    // It swells for a thousandth of a second and ends in silence, so that it does not click.
    const swell = Math.min(1, t * 1000) * (1 - at / samples.length);
    samples[at] = swell * (tone(1, 0.75, 0.028) + tone(2.71, 0.25, 0.011) + noise);
  }
  return buffer;
}

/** Starts the sounds. Browsers want this to happen under a press. */
export function wakeSound() {
  if (!hasSound()) return;
  context ??= new AudioContext();
  context.resume();
}

/** Plays a sound: `sow`, `lift`, `take`. */
export function playSound(name) {
  if (!hasSound() || context?.state !== "running") return;
  const [pitch, loud, count] = SOUNDS[name];
  if (!knocks.has(name)) knocks.set(name, knockOf(context, pitch));
  for (let at = 0; at < count; at += 1) {
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = knocks.get(name);
    // No two pieces of wood sound the same.
    source.playbackRate.value = 0.94 + Math.random() * 0.12;
    gain.gain.value = loud * (at === 0 ? 1 : 0.7);
    source.connect(gain).connect(context.destination);
    source.start(context.currentTime + at * 0.045);
  }
}
