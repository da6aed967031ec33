// A form of the bot, over everything else.

import { make, write } from "./dom.js";
import { word } from "./words.js";

/** One form at a time. */
export class Form {
  /** `say` sends a message and returns its number. */
  constructor(dialog, say) {
    Object.assign(this, { dialog, say, sent: 0 });
    this.title = make("h2", { id: "form-title" });
    this.fields = make("div", { class: "fields" });
    this.refusal = make("p", { class: "refusal", role: "alert" });
    this.sender = make("button", { type: "submit", class: "button primary" });
    this.canceller = make("button", { type: "button", class: "button secondary", onclick: () => dialog.close() });
    const row = make("div", { class: "row" }, this.sender, this.canceller);
    const form = make("form", { method: "dialog" }, this.title, this.fields, this.refusal, row);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    dialog.replaceChildren(form);
  }

  show(form, at) {
    Object.assign(this, { id: form.id, at, sent: 0 });
    write(this.title, form.title);
    write(this.refusal, "");
    write(this.sender, word("send"));
    write(this.canceller, word("cancel"));
    this.inputs = form.fields.map((field, index) => {
      const tag = field.kind === "text" ? "textarea" : "input";
      const input = make(tag, { id: `field-${index}`, placeholder: field.example, maxlength: field.most, autocomplete: "off", dir: "auto" });
      input.value = field.value ?? "";
      return input;
    });
    const labelled = (input, index) => make("label", { for: input.id }, form.fields[index].label, input);
    this.fields.replaceChildren(...this.inputs.map(labelled));
    if (!this.dialog.open) this.dialog.showModal();
    this.inputs[0]?.focus();
  }

  submit() {
    const texts = this.inputs.map((input) => input.value);
    this.sent = this.say({ fill: { id: this.id, texts }, ...(this.at && { at: this.at }) });
  }

  /** Takes an answer. A refusal is shown here, so that nothing that was written is lost. */
  answer(n, refusal) {
    if (n === undefined || n !== this.sent || !this.dialog.open) return false;
    this.sent = 0;
    if (refusal) write(this.refusal, refusal);
    else this.dialog.close();
    return true;
  }
}
