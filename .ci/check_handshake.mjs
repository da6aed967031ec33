// Compares what our page and Discord's package say to Discord: node .ci/check_handshake.mjs FOLDER, where the package is installed.

import { deepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setImmediate } from "node:timers/promises";

const PACKAGE = resolve(process.argv[2], "node_modules/@discord/embedded-app-sdk/output/index.mjs");
const OURS = readFileSync(new URL("../bot/activity/page/handshake.js", import.meta.url), "utf8");

const READY = { v: 1, config: { cdn_host: "", api_endpoint: "", environment: "" } };
const ASKED = { client_id: "42", response_type: "code", state: "", prompt: "none", scope: ["identify"] };
const EVENT = "ACTIVITY_LAYOUT_MODE_UPDATE";
const URL_OUTSIDE = "https://example.org/";

/** Plays Discord's side, and returns what was said to it and the code that was taken from it. */
async function record(talk) {
  const said = [];
  let hear;
  const answers = { AUTHORIZE: { code: "c" }, SUBSCRIBE: { evt: EVENT }, OPEN_EXTERNAL_LINK: { opened: true } };
  const parent = {
    postMessage([opcode, payload]) {
      const { nonce, ...rest } = JSON.parse(JSON.stringify(payload));
      said.push([opcode, rest]);
      const answer = opcode === 0
        ? { cmd: "DISPATCH", evt: "READY", data: READY, nonce: null }
        : { cmd: rest.cmd, evt: null, data: answers[rest.cmd], nonce };
      queueMicrotask(() => hear({ origin: "https://discord.com", source: parent, data: [1, answer] }));
    },
  };
  const location = { search: "?instance_id=i&frame_id=f&platform=desktop&client_id=42", hostname: "42.discordsays.com" };
  const addEventListener = (kind, listener) => { if (kind === "message") hear = listener; };
  const window = { location, parent, addEventListener, removeEventListener() {} };
  Object.assign(globalThis, { window, location, addEventListener, document: { referrer: "https://discord.com" } });
  const code = await talk();
  for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  return { said, code };
}

const theirs = await record(async () => {
  const { DiscordSDK } = await import(PACKAGE);
  const client = new DiscordSDK("42", { disableConsoleLogOverride: true });
  await client.ready();
  const { code } = await client.commands.authorize(ASKED);
  await client.subscribe(EVENT, () => {});
  await client.commands.openExternalLink({ url: URL_OUTSIDE });
  return code;
});
const ours = await record(async () => {
  const { Client } = await import(`data:text/javascript,${encodeURIComponent(OURS)}`);
  const client = new Client();
  await client.greet();
  const code = await client.authorise();
  client.subscribe(EVENT, () => {});
  client.openLink(URL_OUTSIDE);
  return code;
});
// We are no version of the package.
delete theirs.said[0][1].sdk_version;
deepStrictEqual(ours, theirs);
console.log(`the same ${ours.said.length} messages`);
