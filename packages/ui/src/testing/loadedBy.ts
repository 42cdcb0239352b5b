import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '..');
const imports = /^(?:import|export)\s(?!type\s)[^;]*?from\s'([^']+)'/gm;

/** Every module of ours, by its place in the package, and every package that is loaded together with a module. */
export const loadedBy = (entry: string): string[] => {
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
  return [...found];
};
