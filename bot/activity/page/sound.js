// What is heard: small knocks on wood. Off until the person wants them.

import { hasSound } from "./wishes.js";

let context = null;
let knock = null;

/** A burst of noise that dies away, of which all sounds are made. */
function knockOf(audio) {
  const length = Math.round(audio.sampleRate * 0.06);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = (Math.random() * 2 - 1) * Math.exp((-9 * at) / length);
  return buffer;
}

/** How high each sound is, how loud, and of how many knocks. */
const SOUNDS = { sow: [1500, 0.5, 1], lift: [650, 0.5, 2], take: [950, 0.6, 4] };

/** Starts the sounds. Browsers want this to happen under a press. */
export function wakeSound() {
  if (!hasSound()) return;
  context ??= new AudioContext();
  knock ??= knockOf(context);
  context.resume();
}

/** Plays a sound: `sow`, `lift`, `take`. */
export function playSound(name) {
  if (!hasSound() || context?.state !== "running") return;
  const [pitch, loud, knocks] = SOUNDS[name];
  for (let at = 0; at < knocks; at += 1) {
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = knock;
    filter.type = "bandpass";
    filter.frequency.value = pitch * (0.9 + Math.random() * 0.2);
    filter.Q.value = 4;
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(context.currentTime + at * 0.035);
  }
}
