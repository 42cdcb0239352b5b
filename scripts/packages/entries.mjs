/** The packages that others install, and what they may import of them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..', '..');
export const published = ['base', 'api', 'ui'];

const slashed = (file) => file.split(path.sep).join('/');

/** Every file below a folder, by its path from there. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name))));

/** What stands for the star of `./dist/*\/index.js` in each file that fits it; a built one, not one of its parts' names. */
const starsOf = (pattern, files) => {
  const [before, after] = pattern.replace('./', '').split('*');
  return files
    .filter((file) => file.length > before.length + after.length && file.startsWith(before) && file.endsWith(after))
    .map((file) => file.slice(before.length, -after.length))
    .filter((star) => !after.startsWith('/') || !star.includes('/'));
};

/** The entries of a built package: `{ name: '@console/ui/chat', module, types }`, files by their full path. */
export const entriesOf = (folder) => {
  const home = path.join(root, 'packages', folder);
  const { name, exports } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const files = filesIn(path.join(home, 'dist')).map((file) => `dist/${file}`);
  return Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .flatMap(([key, { types, default: built }]) => {
      const stars = key.includes('*') ? starsOf(built, files) : [''];
      return stars.map((star) => ({
        name: path.posix.join(name, key.replace('*', star)),
        module: path.join(home, built.replace('*', star)),
        types: path.join(home, types.replace('*', star)),
      }));
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
};
