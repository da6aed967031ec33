// The Activity in a pane: a frame with its page, and Discord's side of what they say to each other.

const HANDSHAKE = 0;
const FRAME = 1;

/** The opened Activity of one pane. */
class Activity {
  constructor(pane, { port, query }) {
    this.pane = pane;
    this.asked = new Map();
    const address = `http://${location.hostname}:${port}`;
    this.frame = document.createElement("iframe");
    this.frame.title = "Board";
    this.frame.allow = "autoplay";
    this.frame.src = `${address}/?${query}`;
    this.box = pane.root.querySelector(".activity");
    this.box.querySelector(".screen").replaceChildren(this.frame);
    this.box.hidden = false;
    this.hear = (event) => {
      if (event.source !== this.frame.contentWindow || event.origin !== address || !Array.isArray(event.data)) return;
      const [opcode, payload] = event.data;
      if (opcode === HANDSHAKE) this.say({ cmd: "DISPATCH", evt: "READY", data: { v: 1 }, nonce: null });
      if (opcode === FRAME) this.answer(payload);
    };
    addEventListener("message", this.hear);
    this.frame.addEventListener("load", () => this.frame.focus());
  }

  say(payload) { this.frame.contentWindow?.postMessage([FRAME, payload], "*"); }

  answer({ cmd, nonce, args }) {
    if (cmd === "AUTHORIZE") { this.nonce = nonce; this.pane.wish({ do: "authorize" }); }
    else if (cmd === "OPEN_EXTERNAL_LINK") { open(args.url, "_blank", "noopener"); this.say({ cmd, nonce, evt: null, data: { opened: true } }); }
    else this.say({ cmd, nonce, evt: null, data: {} });
  }

  authorized(code) { this.say({ cmd: "AUTHORIZE", nonce: this.nonce, evt: null, data: { code } }); }

  close() {
    removeEventListener("message", this.hear);
    this.box.hidden = true;
    this.frame.remove();
  }
}
