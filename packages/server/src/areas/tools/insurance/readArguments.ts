import type { Argument } from './toolbox.js';

const LONGEST = 100_000;
const LONGEST_VALUE = 2_000;
const MOST = 30;

/** The arguments that a model wants something done with; null where they are no JSON object of plain values. */
export const readArguments = (given: string): Argument[] | null => {
  let value: unknown;
  try {
    if (given.length > LONGEST) return null;
    value = JSON.parse(given.trim() === '' ? '{}' : given);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const read: Argument[] = [];
  for (const [name, one] of Object.entries(value)) {
    if (one === null) continue;
    if (typeof one !== 'string' && typeof one !== 'number' && typeof one !== 'boolean') return null;
    const text = String(one);
    if (text.length > LONGEST_VALUE || read.length === MOST) return null;
    read.push({ name, value: text });
  }
  return read;
};
