// Discord's side of an Activity: `[opcode, payload]` messages to and from the window around the page.

const HANDSHAKE = 0;
const FRAME = 1;
const CLOSE = 2;
const HELLO = 3;

const DISCORD = /^https:\/\/((ptb|canary|pax)\.)?discord(app)?\.com$/;

/** Where a message may come from: Discord, this machine (the playground), or an opaque origin (Discord's phone apps). */
function isTrusted(origin) {
  return DISCORD.test(origin) || origin === "null" || new URL(origin).hostname === location.hostname;
}

/** The line to Discord's client. */
export class Client {
  constructor() {
    this.query = new URLSearchParams(location.search);
    this.instance = this.query.get("instance_id") ?? "";
    this.parent = window.parent.opener ?? window.parent;
    this.target = document.referrer || "*";
    this.answers = new Map();
    this.listeners = new Map();
    this.id = this.query.get("client_id") ?? location.hostname.split(".")[0];
    addEventListener("message", (event) => {
      if (event.source === window || !isTrusted(event.origin) || !Array.isArray(event.data)) return;
      this.hear(...event.data);
    });
  }

  /** Greets Discord, and resolves when it is ready. */
  greet() {
    const ready = new Promise((resolve) => this.on("READY", resolve));
    const frame = this.query.get("frame_id");
    this.post(HANDSHAKE, { v: 1, encoding: "json", client_id: this.id, frame_id: frame });
    return ready;
  }

  /** A code with which the bot finds out who this is. */
  async authorise() {
    const asked = { client_id: this.id, response_type: "code", state: "", prompt: "none", scope: ["identify"] };
    return (await this.command("AUTHORIZE", asked)).code;
  }

  /** Follows one of Discord's events. */
  subscribe(event, listener) {
    this.on(event, listener);
    this.command("SUBSCRIBE", undefined, event).catch(() => {});
  }

  /** Opens a page outside Discord. */
  openLink(url) {
    this.command("OPEN_EXTERNAL_LINK", { url }).catch(() => window.open(url, "_blank", "noopener"));
  }

  on(event, listener) {
    this.listeners.set(event, listener);
  }

  command(cmd, args, evt) {
    const nonce = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const answer = new Promise((resolve, reject) => this.answers.set(nonce, { resolve, reject }));
    this.post(FRAME, { cmd, args, nonce, ...(evt && { evt }) });
    return answer;
  }

  hear(opcode, payload) {
    if (opcode === FRAME) this.hearFrame(payload ?? {});
    // Discord asks whether somebody is there, or says hello; both expect nothing else.
    else if (opcode === CLOSE) this.listeners.get("CLOSE")?.(payload);
    else if (opcode !== HELLO && opcode !== HANDSHAKE) console.debug("unknown opcode", opcode);
  }

  hearFrame({ cmd, evt, data, nonce }) {
    if (cmd === "DISPATCH") return this.listeners.get(evt)?.(data);
    const answer = this.answers.get(nonce);
    this.answers.delete(nonce);
    if (evt === "ERROR") answer?.reject(new Error(data?.message ?? "refused"));
    else answer?.resolve(data ?? {});
  }

  post(opcode, payload) {
    this.parent.postMessage([opcode, payload], this.target);
  }
}
