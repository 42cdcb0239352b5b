import { failed, loading, ready } from '@console/base';
import { expect, it } from 'vitest';
import { kinds } from '../graph.fixtures.js';
import { wantedOf } from './wanted.js';

const all = { withoutKinds: [], withoutRelations: [] };

it('asks for everything where nothing is left out, also before the kinds are known', () => {
  expect(wantedOf(loading, all)).toEqual({ state: 'some', filter: {} });
});

it('names what is left once something is left out', () => {
  const { state, filter } = wantedOf(ready(kinds), { ...all, withoutKinds: ['条款', '文件'] });
  expect(state).toBe('some');
  expect(filter).toEqual({ entityTypes: ['角色', '机构', '资格', '赛事'] });
});

it('asks for nothing where all kinds are left out', () => {
  const withoutKinds = kinds.entityTypes.map(({ name }) => name);
  expect(wantedOf(ready(kinds), { ...all, withoutKinds }).state).toBe('none');
});

it('waits for the kinds, but not for ever', () => {
  const some = { ...all, withoutKinds: ['条款'] };
  expect(wantedOf(loading, some).state).toBe('waiting');
  expect(wantedOf(failed({ code: 500, message: '' }), some).state).toBe('some');
});
