import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = path.join(import.meta.dirname, '..');
const imports = /^(?:import|export)\s(?!type\s)[^;]*?from\s'([^']+)'/gm;

/** Every module of ours, and every package, that is loaded with a module. */
const loadedBy = (entry: string): Set<string> => {
  const files = new Set([path.join(source, entry)]);
  const found = new Set<string>();
  for (const file of files) {
    found.add(path.relative(source, file));
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      if (!target.startsWith('.')) {
        found.add(target);
        continue;
      }
      const bare = path.join(path.dirname(file), target).replace(/\.js$/, '');
      const next = [`${bare}.ts`, `${bare}.tsx`].find((one) => existsSync(one));
      if (next !== undefined) files.add(next);
    }
  }
  return found;
};

it.each(['index.ts', 'chat/index.ts', 'embed/index.ts', 'graph-kinds/index.ts'])(
  '%s loads nothing that arranges or draws a graph',
  (entry) => {
    const loaded = [...loadedBy(entry)];
    expect(loaded.length).toBeGreaterThan(3);
    // Its words belong to those of all widgets.
    const heavy = loaded.filter(
      (name) => /^graph-view\/|^graphology|^sigma/.test(name) && !name.endsWith('/locale.ts'),
    );
    expect(heavy).toEqual([]);
  },
);
