/** What the browser loads before a page can be used, gzipped, against its budget. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { elementSizes } from './elementBudget.mjs';

const dist = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'packages', 'console', 'dist');
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));

// Icons of menus come one by one, as the menus name them: the end-to-end test of the first load counts those as well.
const budgets = [
  { page: 'sign-in', sources: ['index.html', 'src/areas/account/SignInPage.tsx'], kilobytes: 200 },
  {
    page: 'overview',
    sources: ['index.html', 'src/app/SignedIn.tsx', 'src/areas/home/OverviewPage.tsx'],
    kilobytes: 280,
  },
];

/** How many files are named where a page is over its budget. */
const LARGEST = 12;

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

/** Other sites load it with each of their pages. */
const SCRIPTS = [
  { file: 'embed/v1.js', kilobytes: 5 },
  { file: 'embed/tracker.js', kilobytes: 3 },
];
for (const { file, kilobytes } of SCRIPTS) {
  const script = size(file);
  console.log(`${file} for other sites: ${script.toFixed(1)} of ${kilobytes} kB gzipped`);
  if (script <= kilobytes) continue;
  over = true;
  console.error(`${file} is over its budget`);
}

for (const { page, sources, kilobytes } of budgets) {
  const files = new Set(sources.flatMap((source) => [...collect(source)]));
  const rows = [...files].filter((file) => file.endsWith('.js')).map((file) => ({ file, kB: size(file) }));
  const total = rows.reduce((sum, { kB }) => sum + kB, 0);
  console.log(`${page}: ${total.toFixed(1)} of ${kilobytes} kB of JavaScript gzipped, in ${rows.length} files`);
  if (total <= kilobytes) continue;
  over = true;
  console.error(`${page} is ${(total - kilobytes).toFixed(1)} kB over its budget. Its largest files:`);
  for (const { file, kB } of rows.toSorted((a, b) => b.kB - a.kB).slice(0, LARGEST))
    console.error(`  ${kB.toFixed(1).padStart(7)}  ${file}`);
}
for (const { element, kilobytes, rows, total } of elementSizes()) {
  console.log(`${element}: ${total.toFixed(1)} of ${kilobytes} kB of JavaScript gzipped, in ${rows.length} files`);
  if (total <= kilobytes) continue;
  over = true;
  console.error(`${element} is ${(total - kilobytes).toFixed(1)} kB over its budget. Its largest files:`);
  for (const { file, kB } of rows.slice(0, LARGEST)) console.error(`  ${kB.toFixed(1).padStart(7)}  ${file}`);
}
if (over) {
  console.error('What is in a file: npx vite build packages/console --sourcemap --outDir <a folder>');
  process.exit(1);
}
