import { expect, it } from 'vitest';
import { toItems } from './toItems.js';

const entry = (icon: string) => ({
  name: '用户管理',
  href: '/assistantAI/permission/user/index',
  icon,
  orderNum: 1,
  permissionId: 'users',
  directorys: [],
});

it('draws the icon that the server gave an entry, else that of its page', () => {
  const iconOf = (icon: string) => toItems([entry(icon)], (name) => name)[0]?.icon;
  expect(iconOf('Crown')).toBe('Crown');
  expect(iconOf('')).toBe('User');
});
