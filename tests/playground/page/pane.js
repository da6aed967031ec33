// A pane: one person in one channel. The program draws everything; this puts it in its place and says what people do.

/** A message that comes so soon after a press, in milliseconds, is the answer to it, and is brought into view. */
const ANSWERS_WITHIN = 5000;

class Pane {
  constructor(root) {
    this.root = root;
    this.number = root.dataset.pane;
    this.log = root.querySelector(".log");
    this.messages = root.querySelector(".messages");
    this.popup = root.querySelector(".popup");
    this.dialog = root.querySelector("dialog");
    this.questions = 0;
    this.lastTyped = 0;
    this.pressedAt = 0;
    this.listen();
    this.connect();
  }

  slot(name) { return this.root.querySelector(`[data-slot="${name}"]`); }
  get locale() { return this.root.querySelector('[data-set="locale"]')?.value || "en-US"; }

  connect() {
    this.socket = new WebSocket(`ws://${location.host}/pane/${this.number}`);
    this.socket.onmessage = (event) => {
      document.getElementById("connection").hidden = true;
      const patches = JSON.parse(event.data);
      whenReleased(() => patches.forEach((patch) => this.take(patch)));
    };
    this.socket.onclose = () => {
      document.getElementById("connection").hidden = false;
      setTimeout(() => this.connect(), 1000);
    };
  }

  wish(wish) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
  }

  /* What the program tells. */

  take(patch) {
    const takes = {
      put: () => this.put(patch.slot, patch.html),
      top: () => drawBot(patch.html),
      message: () => this.message(patch),
      gone: () => this.element(patch.id)?.remove(),
      clear: () => { this.messages.replaceChildren(); this.isAtEnd = true; this.closePlaces(); },
      find: () => this.find(patch.id),
      pressed: () => this.pressed(patch),
      choices: () => this.choices(patch),
      commands: () => this.commands(patch.html),
      form: () => this.form(patch.html),
      menu: () => this.menu(patch.html),
      trouble: () => this.trouble(patch.text),
      activity: () => { this.activity?.close(); this.activity = new Activity(this, patch); },
      authorized: () => this.activity?.authorized(patch.code),
    };
    takes[patch.do]?.();
  }

  put(name, html) {
    const slot = this.slot(name);
    const focused = slot.contains(document.activeElement) && document.activeElement;
    const mark = focused && ["id", "data-look", "data-server", "data-person", "data-compose"].map((key) => [key, focused.getAttribute(key)]).find(([, value]) => value);
    slot.innerHTML = html;
    if (name === "places") this.arrive();
    if (name === "composer") this.composed(Boolean(focused));
    else if (mark) slot.querySelector(`[${mark[0]}="${CSS.escape(mark[1])}"]`)?.focus();
  }

  /** The channel that is looked at. */
  get channel() { return this.slot("places").querySelector(".place[aria-current]")?.dataset.look; }

  /** Looks at a channel, if there is such a one for whoever is here. */
  goTo(channel) {
    this.goal = channel;
    if (this.channel) this.arrive();
  }

  arrive() {
    const place = this.goal && this.slot("places").querySelector(`[data-look="${CSS.escape(this.goal)}"]`);
    this.goal = null;
    if (place && !place.ariaCurrent) this.wish({ do: "look", channel: place.dataset.look });
  }

  element(id) { return document.getElementById(`m${this.number}-${id}`); }

  message({ id, after, html, is_news: isNews }) {
    const holder = document.createElement("ol");
    holder.innerHTML = html;
    const message = holder.firstElementChild;
    writeTimes(message, this.locale);
    const wasAtEnd = this.isAtEnd ?? true;
    const old = this.element(id);
    const focus = old && this.focusWithin(old);
    if (old) { this.keepPictures(old, message); old.replaceWith(message); }
    else if (after) this.element(after)?.after(message);
    else this.messages.prepend(message);
    if (focus) this.focusAgain(message, focus);
    if (isNews) announce(`${message.dataset.author}: ${message.querySelector(".said, .thinking")?.innerText ?? ""}`);
    const answers = !old && isNews && Date.now() - this.pressedAt < ANSWERS_WITHIN;
    if (wasAtEnd || answers) this.toEnd();
  }

  /** Pictures that have come stay when the message around them changes. */
  keepPictures(old, message) {
    const come = all("img", old).filter((image) => image.complete);
    for (const image of all("img", message)) {
      const at = come.findIndex((other) => other.src === image.src && other.className.startsWith(image.className));
      if (at >= 0) image.replaceWith(...come.splice(at, 1));
    }
  }

  /** What has the focus within a message that is about to change. */
  focusWithin(old) {
    const focused = document.activeElement;
    if (!old.contains(focused)) return null;
    const buttons = all("button, a", old);
    return { press: focused.dataset?.press, index: buttons.indexOf(focused) };
  }

  /** The same button, or the one in its place, or the message itself. */
  focusAgain(message, { press, index }) {
    const buttons = all("button, a", message);
    const same = press && buttons.find((button) => button.dataset.press === press && !button.disabled);
    const inPlace = buttons[index]?.disabled ? null : buttons[index];
    (same || inPlace || message).focus({ preventScroll: true });
  }

  find(id) {
    const message = this.element(id);
    message?.scrollIntoView({ block: "center" });
    message?.focus({ preventScroll: true });
  }

  pressed({ custom_id: customId, message, is_over: isOver }) {
    const within = this.element(message);
    const target = within && all("[data-press], [data-select]", within).find((one) => [one.dataset.press, one.dataset.select].includes(customId));
    target?.classList.toggle("waits", !isOver);
    if (!isOver) this.pressedAt = Date.now();
  }

  trouble(text) {
    const slot = this.slot("trouble");
    slot.hidden = !text;
    slot.textContent = text ?? "";
  }

  /** How much the log shows and how much there is. */
  get sizes() { return `${this.log.clientWidth} ${this.log.clientHeight} ${this.log.scrollHeight}`; }

  toEnd() { this.log.scrollTop = this.log.scrollHeight; this.isAtEnd = true; }

  /* What people do. */

  listen() {
    this.root.addEventListener("click", (event) => this.click(event));
    this.root.addEventListener("contextmenu", (event) => {
      const opener = event.target.closest("[data-person], [data-message-menu]");
      if (opener) { event.preventDefault(); opener.click(); }
    });
    this.root.addEventListener("submit", (event) => { event.preventDefault(); this.submit(event.target); });
    this.root.addEventListener("input", (event) => this.input(event.target));
    this.root.addEventListener("change", (event) => this.change(event.target));
    this.root.addEventListener("keydown", (event) => this.key(event));
    this.root.addEventListener("focusout", (event) => {
      const input = event.target.closest('[role="combobox"]');
      if (input) this.picker(input)?.close(input);
    });
    this.log.addEventListener("scroll", () => {
      // Only people leave the end: what grows or shrinks moves the log as well, and is followed.
      const isByPeople = this.sizes === this.measured;
      this.measured = this.sizes;
      if (isByPeople) this.isAtEnd = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 40;
    });
    this.messages.addEventListener("load", (event) => event.target.classList.add("here"), true);
    const follow = new ResizeObserver(() => {
      this.measured = this.sizes;
      if (this.isAtEnd ?? true) this.toEnd();
    });
    follow.observe(this.log);
    follow.observe(this.messages);
    this.dialog.addEventListener("close", () => this.dialog.replaceChildren());
  }

  click(event) {
    const target = event.target.closest("button, a, .option");
    if (!this.popup.contains(event.target)) this.closeMenu();
    if (!event.target.closest(".select")) this.closeSelects();
    // A click beside the open list closes it, and presses nothing.
    if (this.root.matches(".shows-places") && event.target.closest(".channel")) { event.preventDefault(); this.closePlaces(); return; }
    if (!target) return;
    const link = target.href?.match(/^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/);
    if (link) { event.preventDefault(); this.wish({ do: "look", channel: link[2] ?? link[1] }); return; }
    const data = target.dataset;
    const message = target.closest(".message")?.dataset.message;
    if (data.press) target.classList.contains("waits") || this.wish({ do: "press", message, custom_id: data.press });
    else if (data.look) { this.wish({ do: "look", channel: data.look }); this.closeMenu(); }
    else if (data.server) this.wish({ do: "visit", guild: data.server });
    else if (data.be) { this.wish({ do: "be", person: data.be }); this.closeMenu(); }
    else if (data.person) this.openMenu(target, { do: "person", person: data.person });
    else if (data.messageMenu) this.openMenu(target, { do: "message", message: data.messageMenu });
    else if (data.app) { this.wish({ do: "app", command: data.app, target: data.target }); this.closeMenu(); this.closePlaces(); }
    else if (data.compose && target.getAttribute("role") !== "option") { this.wantsFocus = true; this.wish({ do: "compose", text: data.compose }); this.closePlaces(); }
    else if (data.dismiss) this.wish({ do: "dismiss", message: data.dismiss });
    else if (data.add) this.openField(data.add, true);
    else if (data.remove) this.openField(data.remove, false);
    else if ("cancel" in data) { this.wantsFocus = true; this.wish({ do: "rest" }); }
    else if ("close" in data) this.dialog.close();
    else if ("leave" in data) { this.activity?.close(); this.activity = null; }
    else if ("second" in data) showPanes(2);
    else if ("boards" in data) this.wish({ do: "boards" });
    else if (target.matches(".spoiler")) target.classList.toggle("open");
    else if (target.matches(".selected")) this.toggleSelect(target.parentElement);
    else if (target.matches(".select .option")) this.pick(target);
    else if (target.matches(".opens, .who")) this.togglePlaces();
  }

  key(event) {
    const input = event.target;
    // Whoever has put the commands aside does not want those that come late.
    this.isAside = event.key === "Escape" || (this.isAside && event.key === "Enter");
    if (input.matches?.('[role="combobox"]') && this.picker(input)?.key(event, input)) return;
    const select = input.closest?.(".select");
    if (select && this.selectKey(event, select)) return;
    if (this.popup.contains(input) && this.menuKey(event)) return;
    if (event.key === "Escape") {
      if (input.closest(".command")) { this.wantsFocus = true; this.wish({ do: "rest" }); }
      this.closePlaces();
    }
  }

  change(target) {
    const { set, guild } = target.dataset;
    if (set === "person") this.wish({ do: "be", person: target.value });
    if (set === "locale") this.wish({ do: "locale", locale: target.value });
    if (set === "server-locale") this.wish({ do: "server-locale", guild, locale: target.value });
    if (set === "manages") this.wish({ do: "manages", yes: target.checked });
  }

  submit(form) {
    const values = [...new FormData(form)].filter(([, value]) => typeof value === "string");
    if (form.dataset.form) this.wish({ do: "submit", opened_by: form.dataset.form, fields: values });
    else if (form.matches(".command")) { this.wantsFocus = true; this.toEnd(); this.wish({ do: "send", ...this.filled(form) }); }
    else if (form.matches(".writing")) this.write(form.elements.text.value);
  }

  write(text) {
    this.wantsFocus = true;
    if (!text.startsWith("/")) this.toEnd();
    this.wish(text.startsWith("/") ? { do: "compose", text } : { do: "say", text });
  }

  input(target) {
    if (target.matches(".line")) {
      const isCommand = target.value.startsWith("/");
      if (isCommand && !target.value.includes(":")) this.wish({ do: "commands", text: target.value });
      else this.picker(target)?.close(target);
      if (!isCommand && target.value && Date.now() - this.lastTyped > 5000) {
        this.lastTyped = Date.now();
        this.wish({ do: "type" });
      }
    } else if ("complete" in target.dataset) {
      delete target.dataset.value;
      this.complete(target);
    }
  }

  /* The box at the end: a line, or a command with its options. */

  composed(hadFocus) {
    this.pickers = new WeakMap();
    for (const input of all("[data-complete]", this.root)) input.addEventListener("focus", () => this.complete(input));
    const fields = all(".command .field:not([hidden]) :is(input, select)", this.root);
    const first = fields.find((field) => !field.value) ?? this.root.querySelector('.command [type="submit"]') ?? this.root.querySelector(".line");
    if (this.wantsFocus || hadFocus) {
      (this.root.querySelector(".command") && fields.every((field) => field.value) ? this.root.querySelector('.command [type="submit"]') : first)?.focus();
    }
    this.wantsFocus = false;
  }

  /** Types a slash into the line, if it is there and no command is being filled in. */
  beginCommand() {
    const line = this.root.querySelector(".line");
    if (!line) return false;
    this.closePlaces();
    line.focus();
    line.setRangeText("/", line.selectionStart, line.selectionEnd, "end");
    line.dispatchEvent(new Event("input", { bubbles: true }));
    return true;
  }

  picker(input) {
    if (!this.pickers) return null;
    if (!this.pickers.has(input)) {
      const list = document.getElementById(input.getAttribute("aria-controls"));
      if (!list) return null;
      this.pickers.set(input, new Picker(list, (option) => {
        if (option.dataset.compose) this.write(option.dataset.compose);
        else { input.value = option.dataset.name; input.dataset.value = option.dataset.value; }
        this.picker(input).close(input);
      }));
    }
    return this.pickers.get(input);
  }

  commands(html) {
    const input = this.root.querySelector(".line");
    const picker = input && this.picker(input);
    if (!picker || this.isAside || !input.value.startsWith("/")) return;
    picker.list.innerHTML = html;
    picker.open(input);
    picker.mark(picker.options[0] ?? null, input);
  }

  openField(name, isOpen) {
    const field = this.root.querySelector(`.command [data-option="${CSS.escape(name)}"]`);
    const chip = this.root.querySelector(`.command [data-add="${CSS.escape(name)}"]`);
    field.hidden = !isOpen;
    chip.hidden = isOpen;
    const input = field.querySelector("input, select");
    if (isOpen) input.focus();
    else { input.value = ""; chip.focus(); }
  }

  filled(form, focused) {
    const options = {};
    for (const field of all(".field:not([hidden])", form)) {
      const input = field.querySelector("input, select");
      const value = input.dataset.value ?? input.value;
      if (value !== "" || input === focused) options[input.name] = input === focused ? input.value : value;
    }
    return { command: form.dataset.command, path: form.dataset.path.split(" ").filter(Boolean), options };
  }

  complete(input) {
    this.completing = input;
    this.questions += 1;
    this.wish({ do: "complete", number: this.questions, focused: input.name, ...this.filled(input.form, input) });
  }

  choices({ number, html }) {
    const input = this.completing;
    if (number !== this.questions || document.activeElement !== input) return;
    const picker = this.picker(input);
    picker.list.innerHTML = html;
    picker.open(input);
  }

  /* Forms. */

  form(html) {
    if (html === null) { if (this.dialog.open) this.dialog.close(); return; }
    this.dialog.innerHTML = html;
    if (!this.dialog.open) this.dialog.showModal();
    this.dialog.querySelector("input, textarea")?.focus();
  }

  /* Menus of people and messages. */

  openMenu(opener, wish) {
    this.opener = opener;
    this.wish(wish);
  }

  menu(html) {
    this.popup.innerHTML = html;
    this.popup.hidden = false;
    const box = this.root.getBoundingClientRect();
    const at = this.opener.getBoundingClientRect();
    this.popup.style.top = `${Math.max(4, Math.min(at.bottom - box.top + 4, box.height - this.popup.offsetHeight - 8))}px`;
    this.popup.style.left = `${Math.max(4, Math.min(at.left - box.left, box.width - this.popup.offsetWidth - 8))}px`;
    this.popup.querySelector("button")?.focus();
  }

  closeMenu() { this.popup.hidden = true; }

  menuKey(event) {
    const entries = all("button", this.popup);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") { this.closeMenu(); this.opener?.focus(); }
    else if (step) entries[(entries.indexOf(document.activeElement) + step + entries.length) % entries.length]?.focus();
    else return false;
    event.preventDefault();
    return true;
  }

  /* Menus under messages. */

  toggleSelect(select) {
    const list = select.querySelector(".options");
    const isOpen = list.hidden;
    this.closeSelects();
    if (!isOpen) return;
    list.hidden = false;
    select.querySelector(".selected").setAttribute("aria-expanded", "true");
    select.dataset.before = this.picked(select).join("\n");
    (list.querySelector('[aria-selected="true"]') ?? list.querySelector(".option"))?.focus();
    list.scrollIntoView({ block: "nearest" });
  }

  picked(select) { return all('.option[aria-selected="true"]', select).map((option) => option.dataset.value); }

  /** Closes open menus; one that takes several is sent then. */
  closeSelects() {
    for (const list of all(".select .options:not([hidden])", this.root)) {
      const select = list.parentElement;
      list.hidden = true;
      select.querySelector(".selected").setAttribute("aria-expanded", "false");
      const values = this.picked(select);
      if (Number(select.dataset.most) > 1 && values.join("\n") !== select.dataset.before && values.length >= Number(select.dataset.least)) this.sendPicked(select, values);
    }
  }

  pick(option) {
    const select = option.closest(".select");
    const most = Number(select.dataset.most);
    if (most === 1) {
      select.querySelector(".selected").focus();
      select.querySelector(".options").hidden = true;
      this.sendPicked(select, [option.dataset.value]);
      return;
    }
    const isChosen = option.getAttribute("aria-selected") !== "true";
    if (!isChosen || this.picked(select).length < most) option.setAttribute("aria-selected", String(isChosen));
  }

  sendPicked(select, values) {
    select.querySelector(".selected").setAttribute("aria-expanded", "false");
    this.wish({ do: "press", message: select.closest(".message").dataset.message, custom_id: select.dataset.select, values });
  }

  selectKey(event, select) {
    const list = select.querySelector(".options");
    if (list.hidden) return false;
    const options = all(".option", list);
    const at = options.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 }[event.key];
    if (to !== undefined) options[Math.max(0, Math.min(options.length - 1, to))].focus();
    else if (event.key === "Enter" || event.key === " ") { if (at >= 0) this.pick(options[at]); }
    else if (event.key === "Escape" || event.key === "Tab") { this.closeSelects(); select.querySelector(".selected").focus(); }
    else return false;
    event.preventDefault();
    return true;
  }

  /* The list of channels, where there is no room for it beside the messages. */

  togglePlaces() {
    const isOpen = this.root.classList.toggle("shows-places");
    this.root.querySelector(".opens").setAttribute("aria-expanded", String(isOpen));
    if (isOpen) this.slot("places").querySelector("select, button")?.focus();
  }

  closePlaces() {
    if (!this.root.classList.contains("shows-places")) return;
    this.root.classList.remove("shows-places");
    this.root.querySelector(".opens").setAttribute("aria-expanded", "false");
  }
}
