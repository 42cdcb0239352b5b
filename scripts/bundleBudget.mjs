/** What the browser loads before a page can be used, gzipped, against its budget. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'console', 'dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));

const budgets = [
  { page: 'sign-in', sources: ['index.html', 'src/areas/account/SignInPage.tsx'], kilobytes: 260 },
  {
    page: 'overview',
    sources: ['index.html', 'src/app/SignedIn.tsx', 'src/areas/home/OverviewPage.tsx'],
    kilobytes: 414,
  },
];

const collect = (source, files = new Set()) => {
  const entry = manifest[source];
  if (entry === undefined) throw new Error(`${source} is not in the manifest of the build`);
  if (files.has(entry.file)) return files;
  files.add(entry.file);
  for (const next of entry.imports ?? []) collect(next, files);
  return files;
};

const size = (file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1000;

let over = false;
for (const { page, sources, kilobytes } of budgets) {
  const files = new Set(sources.flatMap((source) => [...collect(source)]));
  const rows = [...files].filter((file) => file.endsWith('.js')).map((file) => ({ file, kB: size(file) }));
  const total = rows.reduce((sum, { kB }) => sum + kB, 0);
  console.log(`${page}: ${total.toFixed(1)} kB of JavaScript gzipped, budget ${kilobytes} kB`);
  for (const { file, kB } of rows.toSorted((a, b) => b.kB - a.kB))
    console.log(`  ${kB.toFixed(1).padStart(7)}  ${file}`);
  over ||= total > kilobytes;
}
if (over) {
  console.error('Over budget.');
  process.exit(1);
}
