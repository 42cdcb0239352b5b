import { expect, it } from 'vitest';
import { absent } from './states.js';
import { stateNames, stateTable } from './stateTable.js';

const missing = stateTable.flatMap(({ title, cells }) =>
  stateNames.filter((state) => cells[state].kind === 'missing').map((state) => `${title}: ${state}`),
);

it('draws every widget and screen in each state that it can be in', () => {
  expect(missing).toEqual([]);
});

it('says of no state that there is none where a story shows it, and nothing of what does not exist', () => {
  const shown = stateTable.flatMap(({ title, cells }) =>
    stateNames
      .filter((state) => absent[title]?.[state] !== undefined && cells[state].kind === 'story')
      .map((state) => `${title}: ${state}`),
  );
  expect(shown).toEqual([]);
  const titles = stateTable.map(({ title }) => title);
  expect(Object.keys(absent).filter((title) => !titles.includes(title))).toEqual([]);
});
