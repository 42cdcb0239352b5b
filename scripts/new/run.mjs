/**
 * Writes a new page of the console, from the table in the database to its story, and registers it: `area NAME` begins an
 * area with its first page, `page AREA NAME` adds one to an area.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Refused } from './names.mjs';
import { planOf } from './plan.mjs';

const root = path.join(import.meta.dirname, '..', '..');

const usage = `
  pnpm new:area <area> [<page>] [--zh=场馆] [--en=venue] [--menu=platform]
  pnpm new:page <area> <page>   [--zh=场馆] [--en=venue] [--menu=platform]

  <area>, <page>  such as venues or trainingCamps; a page is named after its records
  --zh, --en      what one of them is called on the page; left out, its name
  --menu          folder of the menu, as packages/server/src/areas/account/menuPlan.ts has them
`;

const ordered = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { zh: { type: 'string' }, en: { type: 'string' }, menu: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [kind, area, page, ...more] = positionals;
  if (values.help || (kind !== 'area' && kind !== 'page') || area === undefined) throw new Refused(usage);
  if ((kind === 'page' && page === undefined) || more.length > 0) throw new Refused(usage);
  return { root, kind, area, page, ...values };
};

const format = (files) => {
  const biome = path.join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const { status, stderr } = spawnSync(
    process.execPath,
    [biome, 'format', '--write', '--vcs-enabled=false', ...files],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0) process.stderr.write(`Written, but not formatted:\n${stderr}\n`);
};

const say = (text) => process.stdout.write(`${text}\n`);

try {
  const { names, texts, made, changed } = planOf(ordered());
  for (const [file, text] of texts) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  format([...texts.keys()].filter((file) => !file.endsWith('.sql')));
  for (const file of made) say(`+ ${file}`);
  for (const file of changed) say(`~ ${file}`);
  const { area, record, records, zh } = names;
  say(`
1. Say what ${names.names} are: fields in contract/${records}.ts, the migration, ${records}.store.ts, the page and its drawer.
2. Choose the words (${zh}) in areas/${area}/${record}Words.ts, and icon and place in contract and menuPlan.ts.
3. See it: npx -y pnpm@12 start, and its story: npx -y pnpm@12 storybook. Test it: npx vitest run ${records} ${names.Records}`);
} catch (error) {
  if (!(error instanceof Refused) && !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
