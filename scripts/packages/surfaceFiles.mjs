/** The surfaces of all entries, as they are and as they were accepted. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entriesOf, published, root } from './entries.mjs';
import { surfaceOf } from './surface.mjs';

const home = (folder) => path.join(root, 'packages', folder, 'surface');
const fileOf = (folder, { name }) => {
  const [, , ...rest] = name.split('/');
  return path.join(home(folder), `${rest.join('.') || 'index'}.txt`);
};

/** Every surface as it is now, by the file that it belongs into. */
const surfaces = () =>
  new Map(
    published.flatMap((folder) => {
      const entries = entriesOf(folder);
      return entries.map((entry) => [fileOf(folder, entry), surfaceOf(entry, entries)]);
    }),
  );

const accepted = () =>
  published
    .map(home)
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));

/** Writes them all. */
export const acceptSurfaces = () => {
  for (const folder of published) {
    rmSync(home(folder), { recursive: true, force: true });
    mkdirSync(home(folder));
  }
  const all = surfaces();
  for (const [file, text] of all) writeFileSync(file, text);
  return all.size;
};

/** The first line that differs, of either. */
const difference = (was, is) => {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const at = before.findIndex((line, index) => line !== after[index]);
  const line = at === -1 ? before.length : at;
  return `line ${line + 1}\n  - ${before[line] ?? ''}\n  + ${after[line] ?? ''}`;
};

/** Where what is exported is not what was accepted, a sentence each. */
export const surfaceFaults = () => {
  const all = surfaces();
  const named = (file) => path.relative(root, file);
  const gone = accepted()
    .filter((file) => !all.has(file))
    .map((file) => `${named(file)}: the entry is gone`);
  const changed = [...all].flatMap(([file, text]) => {
    if (!existsSync(file)) return [`${named(file)}: a new entry`];
    const was = readFileSync(file, 'utf8');
    return was === text ? [] : [`${named(file)}: ${difference(was, text)}`];
  });
  const faults = [...gone, ...changed];
  return faults.length === 0
    ? faults
    : [
        ...faults,
        'What the packages export has changed. Where it is meant: pnpm api:accept, and commit what it writes',
      ];
};
