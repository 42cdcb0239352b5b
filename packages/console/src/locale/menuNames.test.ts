import { readFileSync } from 'node:fs';
import { type Route, routes } from '@console/api/contract';
import { sampleUser } from '@console/api/fake';
import { expect, it } from 'vitest';
import { coreEn } from './coreEn.js';
import { coreZh } from './coreZh.js';

const han = /\p{Script=Han}/u;
const isChinese = (name: string): boolean => han.test(name);

/** What a file of the server that sets up an installation calls things. */
const namesIn = (file: string): string[] => {
  const text = readFileSync(new URL(`../../../server/src/areas/${file}`, import.meta.url), 'utf8');
  return [...text.matchAll(/\bname: '([^']+)'/g)].flatMap(([, name]) => name ?? []);
};

const menuNamesOf = (menus: typeof sampleUser.menus): string[] =>
  menus.flatMap(({ name, directorys }) => [name, ...menuNamesOf(directorys)]);

const all: readonly Route[] = Object.values(routes);

it.each([
  ['each page of the route table', all.map(({ title }) => title)],
  ['each entry that an installation begins with', namesIn('account/menuPlan.ts')],
  ['each domain that an installation begins with', namesIn('assistants/domains.ts')],
  ['each assistant that an installation begins with', namesIn('assistants/domains.ts').map((name) => `${name}助手`)],
])('has an English name for %s', (_what, names) => {
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => isChinese(coreEn.menuName(name)))).toEqual([]);
  expect(names.map(coreZh.menuName)).toEqual(names);
});

it('has an English name for each folder and page of a whole menu', () => {
  const own = menuNamesOf(sampleUser.menus);
  expect(own.filter((name) => isChinese(coreEn.menuName(name)))).toEqual([]);
});

it('leaves what people named as they named it', () => {
  for (const name of ['我的看板', '财务部', '知识库 2', '', 'constructor', '__proto__', 'toString'])
    expect(coreEn.menuName(name)).toBe(name);
});
