import { login, logout, pageKnowledgeBases, readAppConfig, readUser } from '@console/api/contract';
import { expect, it } from 'vitest';
import { startApp } from '../../testing/startApp.js';

it('lets the administrator in and shows every menu', async () => {
  await using app = await startApp();
  const admin = await app.signIn();
  const user = await app.call(readUser, {}, { as: admin });
  expect(user).toMatchObject({ account: 'admin', roles: [{ name: '系统管理员' }] });
  expect(user.menus.map(({ name }) => name)).toEqual(['AI 平台']);
  expect(user.menus[0]?.directorys.map(({ name, directorys }) => [name, directorys.length])).toEqual([
    ['AI 对话', 0],
    ['AI 助手', 12],
    ['知识库', 1],
    ['助手管理', 1],
  ]);
});
