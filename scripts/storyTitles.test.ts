import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { guides } from '../.storybook/guide/guides/index.js';

const root = path.join(import.meta.dirname, '..');
const files = ['packages/ui/src', 'packages/console/src', '.storybook']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.stories.tsx'))
  .toSorted();

/** What things are for, in the order of the sidebar. */
const roles = ['Foundations', 'Chat', 'Documents', 'Lists', 'Forms', 'Shell', 'States', 'Screens'];

const titleIn = (file: string): string =>
  /^(?: {2}|const meta = \{ )title: '([^']+)',/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1] ?? '';

it.each(files)('%s stands under what it is for: title "Role/Name"', (file) => {
  const [role, ...names] = titleIn(file).split('/');
  if (file.includes('/guide/') && role === 'Start here') return;
  expect(roles).toContain(role);
  expect(names.length).toBe(role === 'Screens' ? 2 : 1);
  if (file.startsWith('packages/console')) expect(role).toBe('Screens');
});

it('gives no two files of stories one title', () => {
  const titles = files.map(titleIn);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

it('lists the roles in this order', () => {
  const preview = readFileSync(path.join(root, '.storybook/preview.tsx'), 'utf8');
  expect(preview).toContain(`order: ['Start here', ${roles.map((role) => `'${role}'`).join(', ')}]`);
});

const widgets = files.filter((file) => file.startsWith('packages/ui')).map(titleIn);

it('tells of every widget when to use it and when not (.storybook/guide/guides), and of nothing else', () => {
  expect(Object.keys(guides).toSorted()).toEqual(widgets.toSorted());
});
