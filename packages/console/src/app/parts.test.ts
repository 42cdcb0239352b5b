import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const packages = path.resolve(import.meta.dirname, '../../..');

const sources = ['ui', 'console'].flatMap((name) => {
  const folder = path.join(packages, name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|fixtures|test-d)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
});

/** `import(…)` of the running program: no type, and no example in a comment. */
const dynamicImport = /(?<!typeof )(?<!`\(\) => )\bimport\(/g;
/** What gives up after 120 s, and says so in its own place. */
const loader = /\b(loadPart|part|lazyPart|lazyPage|lazyModule)(<[^>]*>)?\(\s*\(\) =>\s*$/;

it('loads every part of the program by a loader that gives up after 120 s', () => {
  const bare = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(dynamicImport)]
      .filter(({ index }) => !loader.test(text.slice(0, index)))
      .map(({ index }) => `${path.relative(packages, file)}:${text.slice(0, index).split('\n').length}`);
  });
  expect(bare).toEqual([]);
});
