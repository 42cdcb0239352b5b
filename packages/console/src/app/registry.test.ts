import { type Route, routes } from '@console/api/contract';
import { expect, it } from 'vitest';
import { builtRoutes } from './registry.js';

const table: readonly Route[] = Object.values(routes);
const built = new Set(builtRoutes.map(({ route }) => route.path));

it('has a page for every route that is not planned, and the table calls no page planned that is there', () => {
  const promised = table.filter(({ planned }) => planned !== true).map(({ path }) => path);
  expect([...built].toSorted()).toEqual(promised.toSorted());
});
