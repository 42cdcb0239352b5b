import * as contract from '@console/api/contract';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';

const entries: Iterable<[string, unknown]> = Object.entries(contract);
const failsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('fails' in value)) return [];
  return Object.keys(value.fails ?? {});
};
const reasons = [...entries].flatMap(([name, value]) => failsOf(value).map((reason) => [reason, name] as const));

it.each(reasons)('has words in both languages for %s of %s', (reason) => {
  expect(messages[reason]?.zh).toMatch(/\p{Script=Han}/u);
  expect(messages[reason]?.en).toMatch(/^[A-Z].*[.?]$/);
});
