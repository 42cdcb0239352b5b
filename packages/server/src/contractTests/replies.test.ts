import { afterAll, beforeAll, expect, it } from 'vitest';
import { scenarios } from './scenarios/index.js';
import { nameOf, startWalk, type Walk } from './walk.js';

let walk: Walk;
beforeAll(async () => {
  walk = await startWalk();
});
afterAll(() => walk.close());

it.each(Object.entries(scenarios))('answers what the contract says: %s', (_area, scenario) => scenario(walk));

it('has answered every call that is served', () => {
  expect(walk.app.served.map(nameOf).filter((name) => !walk.answered.has(name))).toEqual([]);
});
