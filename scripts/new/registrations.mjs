/** Lines in the files that know of every page or area. */
import { atEnd, sorted } from './edit.mjs';

const API = 'packages/api/src';
const CONSOLE = 'packages/console/src';
const SERVER = 'packages/server/src';

const route = ({ path: at, zh, area, permission }) =>
  `{ path: '${at}', title: '${zh}', icon: 'Appstore', area: '${area}', access: 'menu', grants: ['${permission}'] },`;

/** Lines of a page in the files that know of every page. */
export const linesOf = (names, folder) => {
  const { area, record, records, Record, Records, permission, zh, Names } = names;
  return [
    [
      `${API}/contract/index.ts`,
      sorted(/^export \* from '\.\/\w+(?:\/index)?\.js';$/, `export * from './${records}.js';`),
    ],
    [`${API}/contract/permissions.ts`, sorted(/^ {2}\| '[\w.]+'/, `  | '${permission}'`)],
    [`${API}/contract/auditLog.ts`, atEnd(/^export const auditKinds = \[/, /^\] as const;/, `  '${record}',`)],
    [
      `${SERVER}/areas/account/menuPlan.ts`,
      atEnd(/^const places: /, /^\};/, `  ${records}: { folder: '${folder.key}', orderNum: ${folder.orderNum} },`),
    ],
    [
      `${SERVER}/contractTests/scenarios/index.ts`,
      sorted(/^import \{ \w+ \} from '\.\/\w+\.js';$/, `import { ${records} } from './${records}.js';`),
    ],
    [`${SERVER}/contractTests/scenarios/index.ts`, atEnd(/^export const scenarios/, /^\};/, `  ${records},`)],
    [
      `${SERVER}/demo/parts/index.ts`,
      sorted(/^import \{ \w+ \} from '\.\/\w+\.js';$/, `import { ${records} } from './${records}.js';`),
    ],
    [`${SERVER}/demo/parts/index.ts`, atEnd(/^export const demoParts/, /^ {2}lastTouches,/, `  ${records},`)],
    [
      `${SERVER}/messages.ts`,
      sorted(
        /^import \{.*\} from '\.\/areas\//,
        `import { ${record}Messages } from './areas/${area}/${records}.messages.js';`,
      ),
    ],
    [
      `${SERVER}/app.ts`,
      sorted(
        /^import \{.*\} from '\.\/areas\//,
        `import { ${record}Routes } from './areas/${area}/${records}.routes.js';`,
      ),
    ],
    [`${SERVER}/messages.ts`, atEnd(/^export const messages: Messages = \{/, /^\};/, `  ...${record}Messages,`)],
    [`${SERVER}/app.ts`, atEnd(/^ {2}const routes = \[/, /^ {2}\];/, `    ...${record}Routes({ db }),`)],
    [
      `${CONSOLE}/locale/menuNames.ts`,
      atEnd(/^export const menuNames/, /^ {2}\.\.\.domains,/, `  ['${zh}', '${Names}'],`),
    ],
    [
      `${CONSOLE}/areas/permissions/actionNames.ts`,
      atEnd(/^const zhNouns/, /^\};/, [...new Set([Record, Records])].map((noun) => `  ${noun}: '${zh}',`).join('\n')),
    ],
    [
      `${CONSOLE}/areas/permissions/AuditSubjects.tsx`,
      atEnd(
        /^const pageOf = /,
        /^ {4}default:/,
        `    case '${record}':\n      return linkTo('${records}', { open: id });`,
      ),
    ],
    [
      'packages/console/e2e/support/screens.ts',
      atEnd(/^export const screens/, /^\];/, `  screen('${records}', heading),`),
    ],
  ];
};

/** Where the area's routes are written down, and what is new where they are nowhere. */
export const routeTable = (known, names) => {
  const line = `  ${names.records}: ${route(names)}`;
  const file = known.pages.find((page) => page.area === names.area)?.file;
  if (file !== undefined) {
    return { edits: [[file, atEnd(/^export const \w+ = \{/, /^\} as const satisfies/, line)]], files: {} };
  }
  const { area } = names;
  return {
    files: { 'areaRoutes.ts': `${API}/contract/${area}Routes.ts` },
    edits: [
      [`${API}/contract/${area}Routes.ts`, atEnd(/^export const \w+ = \{/, /^\} as const satisfies/, line)],
      [
        `${API}/contract/routes.ts`,
        sorted(/^import \{ \w+Routes \}/, `import { ${area}Routes } from './${area}Routes.js';`),
      ],
      [
        `${API}/contract/routes.ts`,
        atEnd(/^export const routes = \{/, /^\} as const satisfies/, `  ...${area}Routes,`),
      ],
    ],
  };
};

/** The console's part of an area, new where it has none. */
export const consoleArea = (known, { area, records, Records }) => {
  const file = `${CONSOLE}/areas/${area}/routes.ts`;
  const page = [
    file,
    atEnd(/^export const \w+: Pages = \{/, /^\};/, `  ${records}: lazyPage(() => import('./${Records}Page.js')),`),
  ];
  if (known.exists(file)) return { files: {}, edits: [page] };
  const registry = `${CONSOLE}/app/registry.ts`;
  return {
    files: { 'consoleRoutes.ts': file },
    edits: [
      page,
      [registry, sorted(/^import \{ \w+Pages \}/, `import { ${area}Pages } from '../areas/${area}/routes.js';`)],
      [registry, sorted(/^ {2}\.\.\.\w+Pages,/, `  ...${area}Pages,`)],
    ],
  };
};

/** What an area is besides its pages. */
export const areaLines = ({ area, zh, Names }) => [
  [`${API}/contract/route.ts`, sorted(/^ {2}\| '\w+'/, `  | '${area}'`)],
  [
    `${SERVER}/apiDocs/callAreas.ts`,
    atEnd(
      /^const areas/,
      /^\];/,
      `  { id: '${area}', zh: '${zh}', en: '${Names}', paths: /^\\/aiapi\\/qa\\/${area}\\// },`,
    ),
  ],
];
