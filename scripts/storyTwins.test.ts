import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { twinsIn } from './storyTwins.js';

const root = path.join(import.meta.dirname, '..');
const files = ['packages/ui/src', 'packages/console/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => `${folder}/${file}`),
);

const phone = "globals: { viewport: { value: 'phone' } }";

it.each([
  [
    'a language of its own',
    "export const English: Story = { globals: { language: 'en-US' }, play: () => look() };",
    true,
  ],
  ['a theme of its own', "export const Dark: Story = { args: { theme: 'dark' } };", true],
  ['another story at another width', `export const UsualOnAPhone: Story = { ${phone} };`, true],
  [
    'another story, spread, at another width',
    `export const Small: Story = { ...Full, ${phone}, play: undefined };`,
    true,
  ],
  ['the narrow state', `export const Phone: Story = { ...Full, ${phone} };`, false],
  ['a width with something of its own to do', `export const Opens: Story = { ${phone}, play: () => look() };`, false],
  ['a width with something of its own to draw', `export const Long: Story = { args: { rows: 99 }, ${phone} };`, false],
  ['the same drawn, and something done', 'export const Acts: Story = { play: () => act() };', false],
])('%s', (_, story, isTwin) => {
  const text = `export const Usual: Story = {};\nexport const Full: Story = { args: { rows: 3 }, play: () => count() };\n${story}`;
  expect(twinsIn(text)).toHaveLength(isTwin ? 1 : 0);
});

it('leaves theme, language and width to the toolbar: no story is another one in the dark, in English or on a phone', () => {
  const twins = files.flatMap((file) =>
    twinsIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(twins).toEqual([]);
});
