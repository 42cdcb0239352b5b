import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '../packages/ui/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test|fixtures|styles)\.tsx?$/.test(file))
  .toSorted();

/** Every name that an entry of the package gives away. */
const given = new Set(
  files
    .filter((file) => /(?:^|\/)index\.ts$/.test(file))
    .flatMap((file) => readFileSync(path.join(source, file), 'utf8').match(/\b[A-Z]\w+/g) ?? []),
);

const BEGIN = /^export interface (\w+Props)\b/;
const MEMBER = /^ {2}(?:readonly )?(\w+)\??[:(]/;

const isGiven = (owner: string): boolean => given.has(owner) || given.has(owner.replace(/Props$/, ''));

/** Properties without a comment over them, of the exported interfaces of one formatted file. */
const undescribed = (text: string): string[] => {
  const found: string[] = [];
  let owner: string | undefined;
  let before = '';
  for (const line of text.split('\n')) {
    owner = BEGIN.exec(line)?.[1] ?? (line === '}' ? undefined : owner);
    const name = MEMBER.exec(line)?.[1];
    if (owner !== undefined && name !== undefined && !before.endsWith('*/')) found.push(`${owner}.${name}`);
    before = line;
  }
  return found;
};

it('sees a property without a description', () => {
  const text =
    'export interface AProps {\n  /** Why. */\n  a: string;\n  b?: {\n    c: string;\n  };\n}\ninterface Own {\n  d: string;\n}';
  expect(undescribed(text)).toEqual(['AProps.b']);
});

it('says of every property of a widget what it is for', () => {
  const found = files.flatMap((file) =>
    undescribed(readFileSync(path.join(source, file), 'utf8'))
      .filter((name) => isGiven(name.replace(/\..*/, '')))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
