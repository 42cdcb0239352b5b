import {
  addTag,
  listMenus,
  listRoles,
  listTags,
  modifyTag,
  pageRoleMembers,
  pageRoles,
  pageTagSystems,
  pageUsers,
  previewRole,
  readTagSystem,
} from '@console/api/contract';
import { type Fake, fake } from '@console/api/fake';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { serveFakes } from '../../testing/fakeServer.js';
import { openPage } from '../../testing/openPage.js';
import LabelSystemDetailsPage from './LabelSystemDetailsPage.js';
import LabelSystemsPage from './LabelSystemsPage.js';
import { alexandra, linxiao } from './permission.fixtures.js';
import RoleDetailsPage from './RoleDetailsPage.js';
import UsersPage from './UsersPage.js';

const users = '/assistantAI/permission/user/index';
const labels = '/assistantAI/permission/labelSystem/index';
const label = '/assistantAI/permission/labelSystem/labelSystemDetails?id=7';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(cleanup);

const pageOf = <Row,>(...list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });
const again = (name: string | RegExp = '重试') => page.getByRole('button', { name }).click();
const drawer = page.getByRole('dialog');

/** Only `linxiao` is on the page shown. */
const listed = fake(pageUsers, {
  dataFor: ({ userId }) =>
    pageOf(...(userId === undefined ? [linxiao] : [alexandra].filter(({ id }) => id === userId))),
});

it('says in its place that the role filter did not load, and draws it once it did', async () => {
  const roles = fake(listRoles, { data: [{ id: '3', name: '裁判管理', enabled: true }] });
  await serveFakes([listed, fake(listRoles, { fails: 'internal', message: '角色服务没有响应' })]);
  await openPage(UsersPage, `${users}?role=3`);
  await expect.element(page.getByText('角色没有加载出来')).toBeVisible();
  expect(page.getByRole('combobox', { name: '角色' }).query()).toBeNull();
  await serveFakes([listed, roles]);
  await again('重试 角色');
  await expect.element(page.getByRole('combobox', { name: '角色' })).toBeVisible();
  await expect.element(page.getByText('裁判管理', { exact: true })).toBeVisible();
});

it('says that a role did not load while its members are shown', async () => {
  await serveFakes([fake(pageRoles, { fails: 'internal' }), fake(pageRoleMembers, { data: pageOf() })]);
  await openPage(RoleDetailsPage, '/assistantAI/permission/role/roleManagementDetails?id=7&tab=members');
  await expect.element(page.getByText(/^基本信息没有加载出来/)).toBeVisible();
});

const system = {
  id: '7',
  name: '规则标签',
  code: 'rules',
  description: '',
  enabled: true,
  tagCount: 1,
  roles: [],
  createTime: '2026-11-20T10:00:00+08:00',
  updateTime: '2026-11-20T10:00:00+08:00',
};
const tag = {
  id: '71',
  tagSystemId: '7',
  parentId: null,
  name: '犯规',
  description: '',
  orderNum: 1,
  enabled: true,
  updateTime: system.updateTime,
};

it('says that a label to change is not there', async () => {
  await serveFakes([fake(readTagSystem, { data: system }), fake(listTags, { data: [tag] })]);
  await openPage(LabelSystemDetailsPage, `${label}&open=99`);
  await expect.element(page.getByText('要打开的标签不在这里，或已删除')).toBeVisible();
});

const withoutOurs = (...fakes: Fake[]) => serveFakes([fake(pageTagSystems, { data: pageOf(system) }), ...fakes]);

it('leads to no labels where the backend keeps none, once that is known', async () => {
  await withoutOurs(fake(listTags, { fails: 'not_found' }), fake(readTagSystem, { fails: 'not_found' }));
  const Pages = () => (useLocation().search.includes('id=') ? <LabelSystemDetailsPage /> : <LabelSystemsPage />);
  await openPage(Pages, label);
  await expect.element(page.getByText('当前后端不提供这项功能')).toBeVisible();
  expect(page.getByRole('button', { name: '新建标签' }).query()).toBeNull();
  expect(page.getByText(/没有加载出来/).query()).toBeNull();
  await page.getByRole('button', { name: '返回标签体系列表' }).click();
  await expect.element(page.getByText('规则标签')).toBeVisible();
  expect(page.getByRole('link', { name: '规则标签' }).query()).toBeNull();
  expect(page.getByRole('button', { name: '管理标签' }).query()).toBeNull();
});

it('shows the labels of a system that the backend does not tell of by itself', async () => {
  await withoutOurs(
    fake(readTagSystem, { fails: 'not_found' }),
    fake(listTags, { data: [tag] }),
    fake(modifyTag, { fails: 'not_found' }),
    fake(addTag, { fails: 'not_found' }),
  );
  await openPage(LabelSystemDetailsPage, label);
  await expect.element(page.getByText('犯规')).toBeVisible();
  await page.getByRole('button', { name: '编辑' }).click();
  await drawer.getByLabelText('名称').fill('技术犯规');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByRole('tree').getByRole('button', { name: '编辑' })).not.toBeInTheDocument();
});

it('leads from the list of systems to their labels while the backend may have them', async () => {
  await withoutOurs();
  await openPage(LabelSystemsPage, labels);
  await expect.element(page.getByRole('link', { name: '规则标签' })).toBeVisible();
});

it('lets a role be saved where the backend cannot say beforehand whom it concerns', async () => {
  await serveFakes([fake(listMenus, { data: [] }), fake(previewRole, { fails: 'not_found' })]);
  await openPage(RoleDetailsPage, '/assistantAI/permission/role/roleManagementDetails?id=7');
  await page.getByRole('button', { name: '查看影响并保存' }).click();
  await expect.element(drawer.getByText(/不能预先算出/)).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: '保存' })).toBeEnabled();
});
