/** What there is already: areas, pages, folders of the menu, names. Read from the sources as they stand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CONTRACT = 'packages/api/src/contract';
const MIGRATIONS = 'packages/server/src/db/migrations';

const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

export const readKnown = (root) => {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const list = (folder) => (existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : []);

  const contract = readdirSync(path.join(root, CONTRACT), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file: `${CONTRACT}/${file.replaceAll(path.sep, '/')}`, text: read(`${CONTRACT}/${file}`) }));
  const routeFiles = contract.filter(({ file }) => /[rR]outes\.ts$/.test(file));
  const pages = routeFiles.flatMap(({ file, text }) =>
    [...text.matchAll(/^ {2}(\w+): \{([^}]*)\}/gm)].map(([, route, body]) => ({
      file,
      route,
      path: /path: '([^']*)'/.exec(body)?.[1] ?? '',
      title: /title: '([^']*)'/.exec(body)?.[1] ?? '',
      area: (/area: '(\w+)'/.exec(body) ?? /^const shared = \{ area: '(\w+)'/m.exec(text))?.[1],
    })),
  );

  const plan = read('packages/server/src/areas/account/menuPlan.ts');
  const folders = new Map(
    [
      ...plan.matchAll(
        /^ {2}(\w+): \{\s*name: '[^']*',\s*href: '([^']*)',[^}]*?orderNum: (\d+),\s*parent: '?(\w+)'?/gm,
      ),
    ].map(([, key, href, orderNum, parent]) => [key, { href, orderNum: Number(orderNum), parent }]),
  );
  const places = [...plan.matchAll(/^ {2}(\w+): \{ folder: '(\w+)', orderNum: (\d+)/gm)].map(
    ([, route, folder, orderNum]) => ({ route, folder, orderNum: Number(orderNum) }),
  );

  const migrations = list(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  const menuNames = read('packages/console/src/locale/menuNames.ts');
  return {
    read,
    exists: (file) => existsSync(path.join(root, file)),
    areas: all(/^export type Area =([^;]*);/m.exec(read(`${CONTRACT}/route.ts`))?.[1] ?? '', /'(\w+)'/g),
    permissions: all(read(`${CONTRACT}/permissions.ts`), /^ {2}\| '([\w.]+)'/gm),
    exported: new Set(contract.flatMap(({ text }) => all(text, /^export (?:const|interface|type|function) (\w+)/gm))),
    auditKinds: all(
      /^export const auditKinds = \[([^\]]*)\]/m.exec(read(`${CONTRACT}/auditLog.ts`))?.[1] ?? '',
      /'(\w+)'/g,
    ),
    tables: new Set(
      migrations.flatMap((file) =>
        all(read(`${MIGRATIONS}/${file}`), /^create (?:table|view)(?: if not exists)? (\w+)/gm),
      ),
    ),
    lastMigration: Math.max(0, ...migrations.map((file) => Number.parseInt(file, 10))),
    titles: new Set([...pages.map(({ title }) => title), ...all(menuNames, /^ {2}\['([^']*)'/gm)]),
    pages,
    folders,
    places,
  };
};
