import type { Menu } from '@console/api/contract';
import { describe, expect, it } from 'vitest';
import { firstPermitted, isGranted, leavesOf, routeOf, safeRedirect } from './redirect.js';

const menu = (href: string, orderNum: number, directorys: Menu[] = []): Menu => ({
  name: href,
  href,
  icon: '',
  orderNum,
  permissionId: href.replaceAll('/', '_'),
  directorys,
});

const menus = [
  menu('/assistantAI', 2, [
    menu('/assistantAI/chatAI', 5),
    menu('/assistantAI/knowledgeBase', 1, [menu('/assistantAI/knowledgeBase/index', 9)]),
  ]),
  menu('/elsewhere', 1, [menu('/elsewhere/unknown', 1)]),
];

describe('a wanted path', () => {
  it.each([
    '/assistantAI/chatAI',
    '/assistantAI/knowledgeBase/chunks?id=a&chunk=b',
    '/assistantAI/assistant/finance?topic=1',
  ])('%s is followed', (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    null,
    '',
    '/',
    '/login',
    '/login?redirect=%2Flogin',
    '/nowhere',
    'assistantAI/chatAI',
    '//evil.example/assistantAI/chatAI',
    '///evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/assistantAI/chatAI\\@evil.example',
    'https://evil.example/assistantAI/chatAI',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '/assistantAI/../../login',
    '/./login',
    '\u0000/assistantAI/chatAI',
    '/assistantAI/chatAI\n//evil.example',
  ])('%j is not', (path) => {
    expect(safeRedirect(path)).toBeNull();
  });
});

describe('the menus', () => {
  it('open pages by their leaves alone, in their order', () => {
    expect(leavesOf(menus).map(({ href }) => href)).toEqual([
      '/elsewhere/unknown',
      '/assistantAI/knowledgeBase/index',
      '/assistantAI/chatAI',
    ]);
    expect(firstPermitted(menus)).toBe('/assistantAI/knowledgeBase/index');
  });

  it('open a hidden page with the one it is a detail of, and nothing else', () => {
    expect(isGranted('/assistantAI/knowledgeBase/chunks', menus)).toBe(true);
    expect(isGranted('/assistantAI/aiManage/configuration', menus)).toBe(false);
    expect(isGranted('/assistantAI/knowledgeBase', menus)).toBe(false);
    expect(isGranted('/assistantAI/knowledgeBase/chunks', [menu('/assistantAI/chatAI', 1)])).toBe(false);
  });

  it('name one route for each assistant', () => {
    expect(routeOf('/assistantAI/assistant/finance')?.title).toBe('AI助手');
    expect(routeOf('/assistantAI/assistant/finance/x')).toBeUndefined();
    expect(isGranted('/assistantAI/assistant/finance', [menu('/assistantAI/assistant/finance', 1)])).toBe(true);
    expect(isGranted('/assistantAI/assistant/sale', [menu('/assistantAI/assistant/finance', 1)])).toBe(false);
  });
});
