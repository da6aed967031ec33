// A position, and what the events of a move do to it.

/** The place of a side in a pair. */
export function sideIndex(side) {
  return side === "north" ? 1 : 0;
}

/** The other side. */
export function otherSide(side) {
  return side === "north" ? "south" : "north";
}

/** A copy that may be changed. */
export function copyPosition(position) {
  const { pits, stores, castles = [], marks = [], excluded = [], direction } = position;
  return { pits: [...pits], stores: [...stores], castles: [...castles], marks: [...marks], excluded: [...excluded], direction };
}

/** The side in whose row a pit is. */
export function ownerOf(position, pit) {
  return pit < position.pits.length / 2 ? "south" : "north";
}

/** What kind of event it is: the name of its first field. */
export function kindOf(event) {
  return Object.keys(event)[0];
}

const EFFECTS = {
  lift: (at, { lift }) => { at.pits[lift] = 0; },
  sow: (at, { sow }) => {
    if (sow.store) at.stores[sideIndex(sow.store)] += 1;
    else at.pits[sow.pit] += 1;
  },
  castle: (at, { to }) => { at.stores[sideIndex(to)] += 1; },
  keep: (at, { keep, by }) => { at.stores[sideIndex(by)] += keep; },
  capture: (at, { capture, seeds, by }) => move(at, capture, by, seeds),
  sweep: (at, { sweep, seeds, to }) => move(at, sweep, to, seeds),
  fill: (at, { fill, seeds }) => move(at, fill, ownerOf(at, fill), -seeds),
  withdraw: (at, { withdraw, seeds }) => move(at, withdraw, ownerOf(at, withdraw), seeds),
  build: (at, { build, owner }) => { at.castles.push({ pit: build, owner }); },
  mark: (at, { mark, as, owner }) => { at.marks.push({ pit: mark, mark: as, owner }); },
  exclude: (at, { exclude }) => { at.excluded.push(exclude); },
  round: (at) => Object.assign(at, { pits: at.pits.map(() => 0), castles: [], marks: [], excluded: [], direction: null }),
  way: (at, { way }) => { at.direction = way; },
};

function move(at, pit, side, seeds) {
  at.pits[pit] -= seeds;
  at.stores[sideIndex(side)] += seeds;
}

/** Changes a position by an event. */
export function applyEvent(position, event) {
  EFFECTS[kindOf(event)]?.(position, event);
}

/** Whether two positions hold the same seeds. */
export function isSame(one, other) {
  return one.pits.length === other.pits.length && [...one.pits, ...one.stores].join() === [...other.pits, ...other.stores].join();
}

/** Moves as turns, each of one player. */
export function turnsOf(steps) {
  const turns = [];
  for (const step of steps) {
    if (turns.at(-1)?.[0].mover === step.mover) turns.at(-1).push(step);
    else turns.push([step]);
  }
  return turns;
}

/** What turns changed, up to the position after them: for each hole how much, and who moved. */
export function changesOf(turns, after) {
  return turns.map(([{ mover, before }], index) => {
    const then = turns[index + 1]?.[0].before ?? after;
    const change = (list) => list(then).map((held, at) => held - list(before)[at]);
    return { mover, pits: change(({ pits }) => pits), stores: change(({ stores }) => stores) };
  });
}

/** What is marked after moves: where the last began, where it ended, what was captured. */
export function tracesOf(steps) {
  const traces = { from: new Set(), to: null, captured: new Set() };
  steps.forEach(({ events }, index) => {
    const isLast = index === steps.length - 1;
    const first = events.find((event) => "lift" in event);
    if (isLast && first) traces.from.add(first.lift);
    for (const event of events) {
      if ("round" in event) Object.assign(traces, { from: new Set(), to: null, captured: new Set() });
      if ("capture" in event) traces.captured.add(event.capture);
      if (isLast && "sow" in event) traces.to = event.sow;
      if (isLast && "castle" in event) traces.to = { pit: event.castle };
    }
  });
  return traces;
}

/** No marks. */
export function noTraces() {
  return tracesOf([]);
}
