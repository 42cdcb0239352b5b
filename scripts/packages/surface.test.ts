import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { surfaceOf } from './surface.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The surface of an entry whose declarations stand in these files, the first being its own. */
const surface = (files: Record<string, string>): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-surface-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return surfaceOf({ name: '@console/ui/card', types: path.join(folder, 'index.d.ts') }, []);
};

const card = {
  'index.d.ts': "export { Card, type CardProps } from './Card.js';",
  'Card.d.ts': `import type { Tone } from './tone.js';
/** What a card shows. */
export interface CardProps {
    /** Default plain. */
    tone?: Tone;
}
export declare const Card: ({ tone }: CardProps) => null;
declare const inside: number;`,
  'tone.d.ts': "export type Tone = 'plain' | 'loud';",
};

it('says what is exported and what that rests on, and nothing of the rest', () => {
  expect(surface(card)).toBe(`// What @console/ui/card exports. Written by \`pnpm api:accept\`.

Card
  const Card: ({ tone }: CardProps) => null;

CardProps
  interface CardProps {
      tone?: Tone;
  }

(behind) Tone
  type Tone = 'plain' | 'loud';
`);
});

it('stays as it is where only words about it change', () => {
  const reworded = card['Card.d.ts'].replace('Default plain.', 'How loud it is. Default plain.');
  expect(surface({ ...card, 'Card.d.ts': reworded })).toBe(surface(card));
});

it.each([
  ['a prop is renamed', { ...card, 'Card.d.ts': card['Card.d.ts'].replace('tone?:', 'mood?:') }],
  ['a type that is not exported changes', { ...card, 'tone.d.ts': "export type Tone = 'plain';" }],
  ['a name is not exported any more', { ...card, 'index.d.ts': "export { Card } from './Card.js';" }],
])('changes where %s', (_, changed) => {
  expect(surface(changed)).not.toBe(surface(card));
});
