/** The table of sizes in the README of @console/ui, against what a bundler makes of the packages now. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundles } from './bundles.mjs';
import { root } from './entries.mjs';
import { must } from './must.mjs';

const readme = path.join(root, 'packages', 'ui', 'README.md');
const TABLE = /(<!-- sizes: written by pnpm sizes:accept -->\n\n)([\s\S]*?)(\n\n<!-- \/sizes -->)/;

/** A size may be off its row by this share of it, or by so many kilobytes. */
const SLACK = 0.02;
const LEAST = 0.5;

/** What an entry may weigh at once, in kilobytes; it is what pages are built of. */
const budgets = {
  '@console/ui/provider': 75,
  '@console/ui/page-preview': 135,
  '@console/ui/pdf-source': 150,
  '@console/ui/chat': 280,
  '@console/ui/floating-chat': 80,
  '@console/ui/data-list': 215,
  '@console/ui/rich-text': 45,
  '@console/api': 50,
  '@console/api/hooks/*': 42,
};

/** Of the many entries of calls, one a resource, the heaviest stands for all. */
const resources = /^(@console\/api\/(?:hooks|contract))\/./;

const rowsOf = (found) => {
  const heaviest = new Map();
  for (const { name, ...sizes } of found) {
    const [, group] = resources.exec(name) ?? [];
    const key = group === undefined ? name : `${group}/*`;
    // Every call at once: for servers and tests.
    if (name === '@console/api/contract/all') continue;
    if (sizes.whole > (heaviest.get(key)?.whole ?? -1)) heaviest.set(key, sizes);
  }
  return [...heaviest].map(([name, sizes]) => ({ name, ...sizes })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
};

/** Nothing at all weighs a little when it is gzipped. */
const NOTHING = 0.05;
const written = (size) => (size < NOTHING ? '' : size.toFixed(1));

const tableOf = (rows) =>
  [
    ['Entry', 'At once', 'Beside the provider', 'Later', 'At most'],
    ['---', '--:', '--:', '--:', '--:'],
    ...rows.map(({ name, whole, beside, later }) => [
      `\`${name}\``,
      written(whole),
      written(beside),
      written(later),
      budgets[name] ?? '',
    ]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const accepted = () => {
  const [, , table] = TABLE.exec(readFileSync(readme, 'utf8')) ?? [];
  if (table === undefined) throw new Error(`${readme} has no place for the sizes`);
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows
      .filter(([, name = '']) => name.startsWith('`'))
      .map(([, name, ...sizes]) => [name.replaceAll('`', ''), sizes.slice(0, 3).map(Number)]),
  );
};

/** Writes the table. */
export const acceptSizes = async () => {
  const rows = rowsOf(await bundles());
  writeFileSync(
    readme,
    readFileSync(readme, 'utf8').replace(TABLE, (_, before, _table, after) => `${before}${tableOf(rows)}${after}`),
  );
  must('Formatting the table', path.join(root, 'node_modules/.bin/biome'), ['format', '--write', readme], {
    cwd: root,
  });
  return rows.length;
};

/** Where the table is off, and what is over its budget, a sentence each. */
export const sizeFaults = async () => {
  const rows = rowsOf(await bundles());
  const before = accepted();
  const over = rows
    .filter(({ name, whole }) => whole > (budgets[name] ?? Infinity))
    .map(({ name, whole }) => `${name} is ${whole.toFixed(1)} kB gzipped; its budget is ${budgets[name]}`);
  const off = rows.flatMap(({ name, whole, beside, later }) => {
    const was = before.get(name);
    if (was === undefined) return [`${name} is not in the table of sizes`];
    const isOff = [whole, beside, later].some((now, at) => Math.abs(now - was[at]) > Math.max(LEAST, was[at] * SLACK));
    return isOff ? [`${name} was ${was.join(', ')} kB, and is ${[whole, beside, later].map(written).join(', ')}`] : [];
  });
  const gone = [...before.keys()]
    .filter((name) => !rows.some((row) => row.name === name))
    .map((name) => `${name} is in the table of sizes, and is gone`);
  const faults = [...over, ...off, ...gone];
  return off.length + gone.length === 0
    ? faults
    : [
        ...faults,
        'The table of sizes in packages/ui/README.md is not as it was: pnpm sizes:accept, and commit what it writes',
      ];
};
