/** Whether a step of a run takes more work than it may, on whatever machine. */

/** Milliseconds of processor that the reference takes where the budgets were measured. */
const REFERENCE = 400;
/** A step may take this much more than its budget: runs differ. */
const SLACK = 1.5;
const ROUNDS = 3;

/** Bytes never touched before that the reference asks for, and those of a page. */
const FRESH = 160 * 1024 * 1024;
const PAGE = 4096;

/** Takes memory as new processes do: a machine that has lent its own elsewhere gives each page back slowly. */
const takeMemory = () => {
  const memory = Buffer.allocUnsafeSlow(FRESH);
  for (let at = 0; at < FRESH; at += PAGE) memory[at] = 1;
  return memory.length;
};

/** Work as it comes in a run, of numbers, of objects and of fresh memory: milliseconds of processor. */
const reference = () => {
  const before = process.cpuUsage();
  let state = 7;
  const counts = new Map();
  for (let turn = 0; turn < 3_000_000; turn += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const key = `key ${state % 997}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  takeMemory();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** How many times slower this machine is than the one that the budgets were measured on; at least 1. */
export const slowness = () => Math.max(1, Math.min(...Array.from({ length: ROUNDS }, reference)) / REFERENCE);

/**
 * What is to be said of a step that used so many seconds of processor, against its budget; nothing where it kept it, has
 * none, or no system told what it used.
 */
export const overBudget = ({ name, budget, work, slow }) => {
  if (budget === undefined || work <= budget * SLACK * slow) return [];
  const machine = slow > 1 ? ` on a machine ${slow.toFixed(1)} times slower than usual` : '';
  return [`${name} used ${work.toFixed(0)} s of processor${machine}; its budget is ${budget} s`];
};
