/** What a page of another origin loads before a custom element can be used, gzipped, against its budget. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'console', 'dist', 'embed');

const budgets = [
  { element: 'console-chat', widget: 'ConsoleChat', kilobytes: 308 },
  { element: 'console-page-preview', widget: 'PagePreview', kilobytes: 220 },
  { element: 'console-floating-chat', widget: 'FloatingChat', kilobytes: 180 },
];

/** Sizes in kilobytes, and what is over its budget, a sentence each. */
export const elementSizes = () => {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  const keyOf = (name) => {
    const key = Object.keys(manifest).find((one) => name.test(manifest[one].file));
    if (key === undefined) throw new Error(`${name} is not in the build of the elements`);
    return key;
  };
  const collect = (key, files = new Set()) => {
    const { file, imports = [] } = manifest[key];
    if (files.has(file)) return files;
    files.add(file);
    for (const next of imports) collect(next, files);
    return files;
  };
  const size = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1000;
  return budgets.map(({ element, widget, kilobytes }) => {
    const files = [...new Set([...collect(keyOf(/^elements\.js$/)), ...collect(keyOf(new RegExp(`/${widget}-`)))])];
    const rows = files.map((file) => ({ file, kB: size(file) })).toSorted((a, b) => b.kB - a.kB);
    return { element, kilobytes, rows, total: rows.reduce((sum, { kB }) => sum + kB, 0) };
  });
};
