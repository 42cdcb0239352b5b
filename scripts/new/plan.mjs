/** Everything that a new area or page writes, worked out before anything is written. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clashIn, says } from './clashes.mjs';
import { readKnown } from './known.mjs';
import { checkName, namesOf, Refused, singular } from './names.mjs';
import { areaLines, consoleArea, linesOf, routeTable } from './registrations.mjs';

const templates = path.join(import.meta.dirname, 'templates');

const API = 'packages/api/src';
const CONSOLE = 'packages/console/src';
const SERVER = 'packages/server/src';

/** What a template says with the names in it. */
export const fill = (text, names) =>
  text.replaceAll(/%(\w+)%/g, (slot, name) => {
    if (names[name] === undefined) throw new Error(`A template asks for ${slot}, which there is not`);
    return names[name];
  });

/** True for two names that people would take for one another: chat and Chats. */
const same = (one) => (other) => singular(one).toLowerCase() === singular(other).toLowerCase();

/** What `linesOf` makes known in files that have names of their own. */
const wordsAdded = ({ record, records, Record, Records }) => [
  [`${SERVER}/messages.ts`, `${record}Messages`],
  [`${SERVER}/app.ts`, `${record}Routes`],
  [`${SERVER}/contractTests/scenarios/index.ts`, records],
  [`${SERVER}/demo/parts/index.ts`, records],
  [`${CONSOLE}/areas/permissions/actionNames.ts`, Record],
  [`${CONSOLE}/areas/permissions/actionNames.ts`, Records],
];

/** Throws where something of that name is there. */
const checkFree = (known, names, { route, permission, title }) => {
  const taken = [
    [known.pages.some((page) => page.route === route), `a page is called ${route}`],
    [known.pages.some((page) => page.path === names.path), `a page stands at ${names.path}`],
    [[...known.folders.values()].some(({ href }) => href === names.path), `a folder stands at ${names.path}`],
    [known.titles.has(title), `the title ${title} is that of another page`],
    [known.permissions.includes(permission), `a permission is called ${permission}`],
    [known.tables.has(names.table), `a table is called ${names.table}`],
    ...[
      names.Record,
      `page${names.Records}`,
      `add${names.Record}`,
      `modify${names.Record}`,
      `remove${names.Records}`,
    ].map((name) => [known.exported.has(name), `the contract exports ${name}`]),
    ...wordsAdded(names).map(([file, word]) => [says(known.read(file), word), `${file} has ${word}`]),
    [known.auditKinds.includes(names.record), `the audit log has ${names.record}`],
  ];
  const reasons = taken.flatMap(([is, why]) => (is ? [why] : []));
  if (reasons.length > 0) {
    throw new Refused(
      `"${names.records}" is taken: ${reasons.join(', ')}. Choose another name, or other words with --zh.`,
    );
  }
};

/** The folder of the menu that a page goes into: the one named, else that of the area's other pages. */
const folderFor = (known, area, wanted) => {
  if (wanted !== undefined && !known.folders.has(wanted)) {
    throw new Refused(
      `There is no folder "${wanted}" in the menu. There are: ${[...known.folders.keys()].join(', ')}.`,
    );
  }
  const own = known.pages.filter((page) => page.area === area).map(({ route }) => route);
  const key = wanted ?? known.places.find(({ route }) => own.includes(route))?.folder ?? 'platform';
  const inside = [
    ...known.places.filter(({ folder }) => folder === key),
    ...[...known.folders.values()].filter(({ parent }) => parent === key),
  ];
  return {
    key,
    href: known.folders.get(key).href,
    orderNum: Math.max(0, ...inside.map(({ orderNum }) => orderNum)) + 1,
  };
};

const byName = (one, other) => (one < other ? -1 : 1);

/** New files by their template. */
const filesOf = ({ area, record, records, Record, Records, table }, number) => {
  const screen = `${CONSOLE}/areas/${area}`;
  const backend = `${SERVER}/areas/${area}`;
  return {
    'contract.ts': `${API}/contract/${records}.ts`,
    'hooks.ts': `${API}/hooks/${records}.ts`,
    'migration.sql': `${SERVER}/db/migrations/${String(number).padStart(4, '0')}_${table.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase())}.sql`,
    'store.ts': `${backend}/${records}.store.ts`,
    'routes.ts': `${backend}/${records}.routes.ts`,
    'messages.ts': `${backend}/${records}.messages.ts`,
    'server.test.ts': `${backend}/${records}.test.ts`,
    'scenario.ts': `${SERVER}/contractTests/scenarios/${records}.ts`,
    'demo.ts': `${SERVER}/demo/parts/${records}.ts`,
    'words.ts': `${screen}/${record}Words.ts`,
    'page.tsx': `${screen}/${Records}Page.tsx`,
    'drawer.tsx': `${screen}/${Record}Drawer.tsx`,
    'fixtures.ts': `${screen}/${record}.fixtures.ts`,
    'stories.tsx': `${screen}/${Records}Page.stories.tsx`,
    'page.test.tsx': `${screen}/${records}.test.tsx`,
  };
};

/**
 * Works out what is written for a page, and for its area where that is new. Answers the texts by file. Throws `Refused`
 * where it cannot be, without having written anything.
 *
 * @param {{ root: string, kind: string, area: string, page?: string, zh?: string, en?: string, menu?: string }} wanted
 */
export const planOf = ({ root, kind, area, page, zh, en, menu }) => {
  checkName(area, 'an area');
  const known = readKnown(root);
  const isKnown = known.areas.find(same(area));
  if (kind === 'area' && isKnown !== undefined) {
    throw new Refused(`The area "${isKnown}" is there already. One more page of it: pnpm new:page ${isKnown} <page>`);
  }
  if (kind === 'page' && !known.areas.includes(area)) {
    throw new Refused(`There is no area "${area}". A new one with its first page: pnpm new:area ${area}`);
  }
  const own = namesOf({ typed: page ?? (kind === 'area' ? area : undefined), zh, en });
  const folder = folderFor(known, area, menu);
  const first = kind === 'area' && [own.record, own.records].includes(area);
  const permission = first ? area : `${area}.${own.records}`;
  const names = {
    ...own,
    area,
    Area: area.charAt(0).toUpperCase() + area.slice(1),
    permission,
    path: `${folder.href}/${own.records}`,
    call: `/aiapi/qa/${area}/${own.record}`,
  };
  checkFree(known, names, { route: names.records, permission, title: names.zh });

  const table = routeTable(known, names);
  const screens = consoleArea(known, names);
  const files = { ...table.files, ...screens.files, ...filesOf(names, known.lastMigration + 1) };
  const texts = new Map();
  for (const [template, file] of Object.entries(files)) {
    if (known.exists(file)) throw new Refused(`${file} is there already. Choose another name.`);
    const text = readFileSync(path.join(templates, `${template}.tpl`), 'utf8');
    const clash = template.endsWith('.sql') ? undefined : clashIn(text, (part) => fill(part, names));
    if (clash !== undefined) {
      throw new Refused(`"${names.records}" cannot be a page: ${file} needs ${clash} itself. Choose another name.`);
    }
    texts.set(file, fill(text, names));
  }
  const edits = [
    ...table.edits,
    ...screens.edits,
    ...(kind === 'area' ? areaLines(names) : []),
    ...linesOf(names, folder),
  ];
  for (const [file, edit] of edits) texts.set(file, edit(texts.get(file) ?? known.read(file), file));
  const made = new Set(Object.values(files));
  return {
    names,
    texts,
    made: [...made].toSorted(byName),
    changed: [...texts.keys()].filter((file) => !made.has(file)).toSorted(byName),
  };
};
