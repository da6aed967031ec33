// The WebSocket to the bot. It comes back by itself.

/** The pauses before new attempts, in milliseconds. The last one is repeated. */
const PAUSES = [300, 1000, 2000, 4000, 8000, 15000];

/** How long the bot may be silent after it was asked something. */
const PATIENCE = 12000;

/** The line to the bot. */
export class Line {
  /** `greet` gives the first message, `hear` takes what the bot says, `change` learns of `open`, `broken`, `offline`. */
  constructor({ greet, hear, change }) {
    Object.assign(this, { greet, hear, change, attempts: 0, n: 0, socket: null, timer: 0, patience: 0, isClosed: false });
    addEventListener("online", () => this.connect());
    addEventListener("offline", () => this.socket?.close());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && !this.socket) this.connect();
    });
  }

  connect() {
    clearTimeout(this.timer);
    if (this.socket || this.isClosed) return;
    const url = new URL("live", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.search = "";
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener("open", () => this.send(this.greet()));
    socket.addEventListener("message", ({ data }) => {
      if (this.socket !== socket) return;
      clearTimeout(this.patience);
      this.hear(JSON.parse(data));
    });
    socket.addEventListener("close", () => this.lose(socket));
    // A line that never opens is given up, too.
    this.wait();
  }

  /** The bot has let us in. */
  settle() {
    this.attempts = 0;
    this.change("open");
  }

  /** Leaves the line until the next `connect`. */
  hangUp() {
    const { socket } = this;
    this.socket = null;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    socket?.close();
  }

  /** Ends the line for good. */
  end() {
    this.isClosed = true;
    this.hangUp();
  }

  /** Says something that the bot answers with the number returned; 0 if there is no line. */
  say(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return 0;
    this.n += 1;
    this.send({ ...message, n: this.n });
    this.wait();
    return this.n;
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  wait() {
    clearTimeout(this.patience);
    const { socket } = this;
    this.patience = setTimeout(() => {
      socket.close();
      this.lose(socket);
    }, PATIENCE);
  }

  lose(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.patience);
    if (this.isClosed) return;
    const pause = PAUSES[Math.min(this.attempts, PAUSES.length - 1)];
    this.attempts += 1;
    this.change(navigator.onLine === false ? "offline" : "broken");
    this.timer = setTimeout(() => this.connect(), pause * (0.7 + Math.random() * 0.6));
  }
}
