import { type Menu, type Route, routes } from '@console/api/contract';
import { describe, expect, it } from 'vitest';
import {
  firstPermitted,
  foldersAbove,
  isFirstHidden,
  isGranted,
  landing,
  leavesOf,
  permittedMenus,
  placeOf,
  trailTo,
} from './menus.js';
import { isOpen } from './openPaths.js';
import { litEntry, routeOf } from './routeOf.js';

const menu = (href: string, orderNum: number, directorys: Menu[] = [], more: Partial<Menu> = {}): Menu => ({
  name: href,
  href,
  icon: '',
  orderNum,
  permissionId: `${href.replaceAll('/', '_')}${orderNum}`,
  directorys,
  ...more,
});

const menus = permittedMenus([
  menu('/assistantAI', 2, [
    menu('/assistantAI/chatAI', 5),
    menu('/assistantAI/knowledgeBase', 1, [menu('/assistantAI/knowledgeBase/index', 9)]),
  ]),
  menu('/elsewhere', 1, [menu('/elsewhere/unknown', 1)]),
]);

const hrefsOf = (list: readonly Menu[]) => leavesOf(list).map(({ href }) => href);

describe('what the server granted', () => {
  it('is ordered by orderNum, on every level', () => {
    expect(menus.map(({ href }) => href)).toEqual(['/elsewhere', '/assistantAI']);
    expect(hrefsOf(menus)).toEqual(['/elsewhere/unknown', '/assistantAI/knowledgeBase/index', '/assistantAI/chatAI']);
  });

  it('is stripped of duplicate child paths: the first in order stays', () => {
    const twice = permittedMenus([
      menu('/assistantAI', 1, [
        menu('/assistantAI/chatAI', 3, [], { name: '后来的' }),
        menu('/assistantAI/chatAI', 1, [], { name: '先来的' }),
        menu('/assistantAI/deepseek', 2),
      ]),
    ]);
    expect(leavesOf(twice).map(({ name }) => name)).toEqual(['先来的', '/assistantAI/deepseek']);
  });

  it('is filtered by platform: only what belongs to ours or to all remains', () => {
    const mixed = permittedMenus([
      menu('/assistantAI', 1, [
        menu('/assistantAI/chatAI', 1, [], { platform: 'CDP' }),
        menu('/assistantAI/deepseek', 2, [], { platform: 'AICDP' }),
        menu('/assistantAI/knowledgeBase/index', 3, [], { platform: '' }),
      ]),
    ]);
    expect(hrefsOf(mixed)).toEqual(['/assistantAI/deepseek', '/assistantAI/knowledgeBase/index']);
    expect(isGranted('/assistantAI/chatAI', mixed)).toBe(false);
  });

  it('loses a folder that holds nothing of ours, which else would open a page', () => {
    const foreign = permittedMenus([
      menu('/assistantAI/chatAI', 1, [menu('/assistantAI/deepseek', 1, [], { platform: 'CDP' })]),
    ]);
    expect(foreign).toEqual([]);
    expect(isGranted('/assistantAI/chatAI', foreign)).toBe(false);
  });

  it('opens pages by its leaves alone', () => {
    expect(firstPermitted(menus)).toBe('/assistantAI/knowledgeBase/index');
    expect(isGranted('/assistantAI/knowledgeBase', menus)).toBe(false);
    expect(isGranted('/assistantAI/aiManage/configuration', menus)).toBe(false);
  });

  it('opens a hidden page with the one it is a detail of, and nothing else', () => {
    expect(isGranted('/assistantAI/knowledgeBase/chunks', menus)).toBe(true);
    expect(isGranted('/assistantAI/knowledgeBase/chunks', [menu('/assistantAI/chatAI', 1)])).toBe(false);
  });

  it('names one route for each assistant', () => {
    expect(routeOf('/assistantAI/assistant/finance')?.title).toBe('AI助手');
    expect(routeOf('/assistantAI/assistant/finance/x')).toBeUndefined();
    expect(isGranted('/assistantAI/assistant/finance', [menu('/assistantAI/assistant/finance', 1)])).toBe(true);
    expect(isGranted('/assistantAI/assistant/sale', [menu('/assistantAI/assistant/finance', 1)])).toBe(false);
  });

  it('leads from the first level down to a page', () => {
    expect(trailTo('/assistantAI/knowledgeBase/index', menus).map(({ href }) => href)).toEqual([
      '/assistantAI',
      '/assistantAI/knowledgeBase',
      '/assistantAI/knowledgeBase/index',
    ]);
    expect(trailTo('/404', menus)).toEqual([]);
  });
});

describe('the product begins', () => {
  it('at the first permitted page', () => {
    expect(landing(menus)).toBe('/assistantAI/knowledgeBase/index');
  });

  it.each([
    ['the settings, which no menu shows', menu('/configManagement', 1, [menu('/configManagement/permissionSet', 1)])],
    ['a page that no menu shows', menu('/configManagement/functionSet/noteSet', 1)],
  ])('at a page that says so, where the first entry is %s', (_what, first) => {
    const granted = permittedMenus([menu('/assistantAI', 2, [menu('/assistantAI/chatAI', 1)]), first]);
    expect(isFirstHidden(granted)).toBe(true);
    expect(landing(granted)).toBe('/airport');
    expect(isGranted('/assistantAI/chatAI', granted)).toBe(true);
  });
});

describe('a path', () => {
  it.each([
    '/',
    '/login',
    '/auth-redirect',
    '/expAI',
    '/expAITool',
    '/expAITool/index',
    '/expAITool/tool',
    '/expKnowledgeBase',
  ])('%s opens without a token', (path) => expect(isOpen(path)).toBe(true));

  it('of the table opens without a token where the table says so, and nowhere else', () => {
    const table: readonly Route[] = Object.values(routes);
    const tokenless = table.filter(({ access }) => access === 'open').map(({ path }) => path);
    expect(table.map(({ path }) => path).filter(isOpen)).toEqual(tokenless);
  });

  it.each([
    '/404',
    '/airport',
    '/assistantAI',
    '/assistantAI/chatAI',
    '/nowhere',
    '/expAI/more',
    '/expAITool/x',
    '/Login',
  ])('%s needs one', (path) => expect(isOpen(path)).toBe(false));

  it('of a folder leads to the first page in it', () => {
    expect(placeOf('/assistantAI', menus)).toEqual({ kind: 'elsewhere', path: '/assistantAI/knowledgeBase/index' });
    expect(placeOf('/assistantAI/knowledgeBase', menus)).toEqual({
      kind: 'elsewhere',
      path: '/assistantAI/knowledgeBase/index',
    });
    expect(placeOf('/configManagement', menus)).toEqual({ kind: 'notFound' });
  });

  it('of the assistants shows a page of its own while there is none', () => {
    const without = [menu('/assistantAI', 1, [menu('/assistantAI/assistant', 1)])];
    expect(placeOf('/assistantAI/assistant', without)).toEqual({ kind: 'noAssistants' });
    expect(placeOf('/assistantAI/assistant', menus)).toEqual({ kind: 'notFound' });
  });

  it.each(['/nowhere', '/assistantAI/chatAI/x', '/assistantAI/knowledgeBase/index/', '', '/__proto__', '/constructor'])(
    '%j that nobody planned is not found',
    (path) => expect(placeOf(path, menus)).toEqual({ kind: 'notFound' }),
  );
});

describe('what a page says about its place', () => {
  const placed = [
    menu('/assistantAI', 1, [
      menu('/folder', 1, [menu('/assistantAI/overview', 1), menu('/assistantAI/permission/user/index', 2)]),
    ]),
  ];

  it('names the folders above a page and above its details, and none above one that wants none', () => {
    const hrefs = (path: string) => foldersAbove(path, placed).map(({ href }) => href);
    expect(hrefs('/assistantAI/permission/user/index')).toEqual(['/folder']);
    expect(hrefs('/assistantAI/permission/user/userManagementDetails')).toEqual(['/folder']);
    expect(hrefs('/assistantAI/overview')).toEqual([]);
  });

  it('lights the entry that a hidden page names, else that of the page it is a detail of, else its own', () => {
    expect(litEntry({ activeMenu: '/lit', detailOf: '/granting' }, '/own')).toBe('/lit');
    expect(litEntry({ detailOf: '/granting' }, '/own')).toBe('/granting');
    expect(litEntry({}, '/own')).toBe('/own');
  });
});
