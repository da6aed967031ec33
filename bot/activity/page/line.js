// The WebSocket to the bot. It comes back by itself.

/** The pauses before new attempts, in milliseconds. The last one is repeated. */
const PAUSES = [300, 1000, 2000, 4000, 8000, 15000];

/** How long the bot may be silent after it was asked something: a move is made at once, a review takes a while. */
const PATIENCE = 12000;
const LONG_PATIENCE = 60000;

/** The shortest time between messages that go on for long, and how many may come at once: the bot closes a page that says more. */
const BETWEEN = 150;
const AT_ONCE = 6;

/** After so long out of sight nobody knows whether the line still holds: phones let it die without a word. */
const ASLEEP = 40000;

/** Codes with which the bot closes the line: the token is too old; it is wanted elsewhere; the page is of another version; come back later. */
const TOO_OLD = 4001;
const ELSEWHERE = 4003;
const UNREADABLE = 1007;
const LATER = 1013;

/** The line to the bot. */
export class Line {
  /**
   * `greet` gives the first message, `hear` takes what the bot says, `renew` fetches a token, `change` learns of the line's
   * state: `open`, `broken`, `offline`, `resting`, or `changing`, when it is only replaced.
   */
  constructor({ greet, hear, renew, change }) {
    Object.assign(this, { greet, hear, renew, change, attempts: 0, n: 0, socket: null, timer: 0, patience: 0, free: 0, hiddenAt: 0, isClosed: false });
    addEventListener("online", () => this.connectAnew());
    addEventListener("offline", () => this.hangUp());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.hiddenAt = Date.now();
      else if (Date.now() - this.hiddenAt > ASLEEP) this.connectAnew();
      else if (this.attempts > 0 && !this.isResting) this.connect();
    });
    // A page that the browser had put away comes back without its line.
    addEventListener("pageshow", ({ persisted }) => { if (persisted) this.connectAnew(); });
    // A line that rests comes back when somebody touches the page.
    const wake = () => { if (this.isResting) this.connect(); };
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, true);
  }

  connect() {
    clearTimeout(this.timer);
    if (this.socket || this.isClosed) return;
    this.isResting = false;
    const url = new URL("live", location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.search = "";
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.addEventListener("open", () => { if (this.socket === socket) this.send(this.greet()); });
    socket.addEventListener("message", ({ data }) => {
      if (this.socket !== socket) return;
      clearTimeout(this.patience);
      this.hear(JSON.parse(data));
    });
    socket.addEventListener("close", ({ code }) => this.lose(socket, code));
    // A line that never opens is given up, too.
    this.wait(PATIENCE);
  }

  /** Connects over the network that there is now: the old line may be dead without knowing. */
  connectAnew() {
    if (this.isResting || (!this.socket && this.attempts === 0)) return;
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.change("changing");
    this.connect();
  }

  /** Gives the line up. The browser may take long to close it. */
  hangUp() {
    const { socket } = this;
    if (!socket) return;
    socket.close();
    this.lose(socket);
  }

  /** The bot has let us in. */
  settle() {
    this.attempts = 0;
    this.change("open");
  }

  /** Ends the line for good. */
  end() {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Says something that the bot answers with the number returned; 0 if there is no line. */
  say(message, isQuick) {
    if (this.socket?.readyState !== WebSocket.OPEN) return 0;
    this.n += 1;
    this.sendInTime({ ...message, n: this.n });
    this.wait(isQuick ? PATIENCE : LONG_PATIENCE);
    return this.n;
  }

  /** Sends a message, later if there were many. */
  sendInTime(message) {
    const { socket } = this;
    const now = performance.now();
    this.free = Math.max(this.free, now - BETWEEN * AT_ONCE) + BETWEEN;
    if (this.free <= now) this.send(message);
    else setTimeout(() => { if (this.socket === socket) this.send(message); }, this.free - now);
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  wait(patience) {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.hangUp(), patience);
  }

  lose(socket, code) {
    if (this.socket !== socket) return;
    this.socket = null;
    clearTimeout(this.patience);
    if (this.isClosed) return;
    if (code === TOO_OLD) {
      this.renew();
      return;
    }
    if (code === ELSEWHERE || code === UNREADABLE) {
      this.isResting = true;
      this.change("resting");
      return;
    }
    if (code === LATER) this.attempts = PAUSES.length;
    const pause = PAUSES[Math.min(this.attempts, PAUSES.length - 1)];
    this.attempts += 1;
    this.change(navigator.onLine === false ? "offline" : "broken");
    this.timer = setTimeout(() => this.connect(), pause * (0.7 + Math.random() * 0.6));
  }
}
