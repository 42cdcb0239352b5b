import { vi } from 'vitest';

/** A busy machine is slow, not wrong: conditions are given time; what holds is seen at once all the same. */
const patience = 15_000;

const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, { timeout: patience, ...(typeof options === 'number' ? { timeout: options } : options) });
