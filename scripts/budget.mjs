/** Whether a step of a run takes more work than it may, on whatever machine. */

/** Milliseconds of processor that the reference takes where the budgets were measured. */
const REFERENCE = 360;
/** A step may take this much more than its budget: runs differ. */
const SLACK = 1.5;
const ROUNDS = 3;

/** Work as it comes in a run, of numbers and of objects: milliseconds of processor. */
const reference = () => {
  const before = process.cpuUsage();
  let state = 7;
  const counts = new Map();
  for (let turn = 0; turn < 3_000_000; turn += 1) {
    state = (state * 48_271) % 2_147_483_647;
    const key = `key ${state % 997}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
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
