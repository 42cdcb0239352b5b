import path from 'node:path';
import { expect, it } from 'vitest';
import { clashIn } from './clashes.mjs';
import { atEnd, sorted } from './edit.mjs';
import { namesOf, plural, Refused, singular } from './names.mjs';
import { fill, planOf } from './plan.mjs';

const root = path.join(import.meta.dirname, '..', '..');

const plan = (kind: string, area: string, page?: string, more: { zh?: string; menu?: string } = {}) =>
  planOf({ root, kind, area, page, ...more });

it('makes one of several, and several of one', () => {
  for (const [one, several] of [
    ['venue', 'venues'],
    ['trainingCamp', 'trainingCamps'],
    ['facility', 'facilities'],
    ['coach', 'coaches'],
    ['day', 'days'],
    ['status', 'statuses'],
    ['course', 'courses'],
    ['license', 'licenses'],
    ['prize', 'prizes'],
    ['expense', 'expenses'],
    ['release', 'releases'],
    ['warehouse', 'warehouses'],
    ['cause', 'causes'],
    ['size', 'sizes'],
    ['bonus', 'bonuses'],
    ['address', 'addresses'],
    ['box', 'boxes'],
    ['quiz', 'quizzes'],
    ['courtLens', 'courtLenses'],
    ['person', 'people'],
    ['rookie', 'rookies'],
    ['series', 'series'],
    ['finalSeries', 'finalSeries'],
  ] as const) {
    expect(plural(one)).toBe(several);
    expect(singular(several)).toBe(one);
    expect(namesOf({ typed: one })).toEqual(namesOf({ typed: several }));
  }
});

it.each([
  ['an area that is there', 'area', 'knowledge', undefined, {}, 'there already'],
  ['an area that would be taken for another', 'area', 'chats', undefined, {}, 'there already'],
  ['an area with a capital letter', 'area', 'Venues', undefined, {}, 'cannot be the name'],
  ['an area that is a path', 'area', '../venues', undefined, {}, 'cannot be the name'],
  ['a name that is too long', 'area', 'v'.repeat(31), undefined, {}, 'cannot be the name'],
  ['a word of the language', 'area', 'class', undefined, {}, 'a word of the language'],
  ['the title of another page', 'area', 'venues', undefined, { zh: '用户管理' }, 'the title 用户管理'],
  ['words with signs', 'area', 'venues', undefined, { zh: "'<b>" }, 'cannot stand on the page'],
  ['a folder that is not in the menu', 'area', 'venues', undefined, { menu: 'nowhere' }, 'no folder "nowhere"'],
  ['a page of no area', 'page', 'nowhere', 'venues', {}, 'no area "nowhere"'],
  ['a page that is there', 'page', 'permissions', 'users', {}, 'a page is called users'],
  ['records that the contract has', 'page', 'permissions', 'faqs', {}, 'the contract exports Faq'],
  ['a word of what the server adds up', 'page', 'permissions', 'commons', {}, 'commonMessages'],
  ['a word that the audit log knows', 'page', 'permissions', 'documents', {}, 'the audit log has document'],
  ['a name that the database has', 'page', 'permissions', 'values', {}, 'a word of the language'],
  ['a page without a name', 'page', 'permissions', '', {}, 'needs a name'],
])('refuses %s', (_what, kind, area, page, more, why) => {
  expect(() => plan(kind, area, page, more)).toThrow(Refused);
  expect(() => plan(kind, area, page, more)).toThrow(why);
});

it.each([
  ['settings', 'settings.routes.ts needs settings'],
  ['names', 'demo/parts/names.ts needs names'],
  ['descriptions', 'DescriptionsPage.tsx needs description'],
  ['enableds', 'EnabledsPage.tsx needs useEnabledList'],
  ['calls', 'demo/parts/calls.ts needs calls'],
  ['columns', 'ColumnsPage.tsx needs column'],
  ['databases', 'databases.store.ts needs Database'],
])('refuses %s, which a file would take for a name of its own', (page, why) => {
  expect(() => plan('page', 'permissions', page)).toThrow(Refused);
  expect(() => plan('page', 'permissions', page)).toThrow(why);
});

it.each(['courses', 'teams', 'referees', 'titles', 'sizes', 'notices', 'trainingKinds', 'children', 'finalSeries'])(
  'makes a page of %s',
  (page) => {
    expect(plan('page', 'permissions', page).made).toHaveLength(15);
  },
);

it('names what is one and several alike only once', () => {
  const { texts } = plan('page', 'permissions', 'series');
  const nouns = texts.get('packages/console/src/areas/permissions/actionNames.ts') ?? '';
  expect(nouns.match(/^ {2}Series: /gm)).toHaveLength(1);
});

it('tells members and attributes from names', () => {
  const fillIn = (text: string) => fill(text, { record: 'title' });
  expect(
    clashIn('f(({ %record% }) => <A title={%record%.title} b={{ title: 1 }} />); // title', fillIn),
  ).toBeUndefined();
  expect(clashIn('f((%record%, ...title) => 1)', fillIn)).toBe('title');
  expect(clashIn('const use%record%Words = 1; const usetitleWords = 2;', fillIn)).toBe('usetitleWords');
});

it('gives a new page the next number of a migration, a place of its own and the folder of its area', () => {
  const { texts, made } = plan('page', 'permissions', 'trainingCamps');
  const migration = made.find((file: string) => file.endsWith('_trainingCamps.sql'));
  expect(migration).toMatch(/migrations\/\d{4}_trainingCamps\.sql$/);
  expect(texts.get(migration ?? '')).toContain('create table training_camps');
  expect(texts.get('packages/server/src/areas/account/menuPlan.ts')).toMatch(
    / {2}trainingCamps: \{ folder: 'permission', orderNum: \d+ \},\n\};/,
  );
});

it('shows a new page among the screens, as it is wide and as it is on a phone', () => {
  const { texts } = plan('page', 'permissions', 'trainingCamps');
  const stories = texts.get('packages/console/src/areas/permissions/TrainingCampsPage.stories.tsx') ?? '';
  expect(stories).toContain("title: 'Screens/Permissions/TrainingCampsPage',");
  for (const state of ['Loads', 'Phone', 'Loading', 'Empty', 'Failed']) {
    expect(stories).toContain(`export const ${state}: Story = {`);
  }
});

it('leaves nothing of a template unsaid', () => {
  expect(() => fill('%nobody%', {})).toThrow('%nobody%');
});

it('puts a line where it belongs, also at the end of a statement', () => {
  const union = "type A =\n  | 'a'\n  | 'c';";
  expect(sorted(/^ {2}\| '/, "  | 'b'")(union, 'a.ts')).toBe("type A =\n  | 'a'\n  | 'b'\n  | 'c';");
  expect(sorted(/^ {2}\| '/, "  | 'd'")(union, 'a.ts')).toBe("type A =\n  | 'a'\n  | 'c'\n  | 'd';");
  expect(atEnd(/^x/, /^\}/, '  b,')('x {\n  a,\n}', 'a.ts')).toBe('x {\n  a,\n  b,\n}');
});

it('says which file it does not know any more', () => {
  expect(() => sorted(/^never/, 'never')('a', 'a.ts')).toThrow('a.ts has changed its shape');
  expect(() => atEnd(/^x/, /^\}/, 'b')('x {', 'a.ts')).toThrow('nothing was written');
});
