import { sampleUser } from '@console/api/fake';
import { expect, it } from 'vitest';
import { leadBack } from './leadBack.js';
import { toItems } from '../shell/toItems.js';

const { menus } = sampleUser;
const items = toItems(menus, (name) => name);
const platform = menus.find(({ href }) => href === '/assistantAI')?.permissionId;
const hrefAfter = (last: string, addressOf = (path: string) => path) =>
  leadBack(items, menus, new Map([['/assistantAI', last]]), addressOf).find(({ key }) => key === platform)?.href;

it('leads a top entry to the page that was opened last below it, where that was left', () => {
  expect(hrefAfter('/assistantAI/chatAI')).toBe('#/assistantAI/chatAI');
  expect(hrefAfter('/assistantAI/chatAI', (path) => `${path}?topic=t1`)).toBe('#/assistantAI/chatAI?topic=t1');
});

it('leaves an entry alone whose last page is gone, or lies elsewhere', () => {
  for (const last of ['/assistantAI/gone', '/configManagement/permissionSet/labelSystem/index', '//evil.example', ''])
    expect(hrefAfter(last)).toBeUndefined();
});
