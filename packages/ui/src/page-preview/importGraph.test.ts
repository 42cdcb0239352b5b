import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const imports = /^(?:import|export)\s(?!type\s)[^;]*?from\s'([^']+)'/gm;

/** Every package that is loaded with a module, through all modules of ours. */
const packagesOf = (entry: string): Set<string> => {
  const seen = new Set<string>([entry]);
  const found = new Set<string>();
  for (const file of seen) {
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      if (!target.startsWith('.')) {
        found.add(target);
        continue;
      }
      const bare = path.join(path.dirname(file), target).replace(/\.js$/, '');
      const next = [`${bare}.ts`, `${bare}.tsx`].find((one) => existsSync(one));
      if (next !== undefined) seen.add(next);
    }
  }
  return found;
};

it.each(['index.ts', 'page-preview/index.ts', 'pdf-source/index.ts'])(
  '%s loads no pdf.js by being imported',
  (entry) => {
    const packages = packagesOf(path.join(source, entry));
    expect(packages.has('react')).toBe(true);
    expect(Array.from(packages).filter((name) => name.startsWith('pdfjs-dist'))).toEqual([]);
  },
);
