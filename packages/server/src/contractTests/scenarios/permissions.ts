import {
  addMenu,
  addRole,
  addUser,
  changeRoleMembers,
  deleteRole,
  deleteUser,
  downloadUserTemplate,
  importUsers,
  listMenus,
  listMenusByRole,
  listRoles,
  listUserNames,
  modifyMenu,
  pageAuditLog,
  pageBackgroundJobs,
  pageRoleMembers,
  pageRoles,
  pageUsers,
  previewRole,
  removeBackgroundJobs,
  removeMenus,
  resetPassword,
  retryBackgroundJob,
  stopOrStartRole,
  stopOrStartUser,
  updateRole,
  updateUser,
  viewAsRole,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect, vi } from 'vitest';
import type { Scenario } from '../walk.js';

const paging = { current: 1, size: 20 };

const accountOf = (at: number) => ({
  account: `staff${at}`,
  username: '王芳',
  phoneNumber: `1390013900${at}`,
  email: `staff${at}@example.com`,
  department: '竞赛部',
});

export const permissions: Scenario = async ({ app, as, call, file }) => {
  const { id: menuId } = await call(addMenu, { name: '外部链接', href: '/links', icon: 'link', orderNum: 900 });
  const { id: childId } = await call(addMenu, { name: '赛程', href: '/links/fixtures', parentId: menuId });
  await call(modifyMenu, { permissionId: childId, name: '赛程表', orderNum: 2 });
  await call(listMenus, {});

  const { id: roleId } = await call(addRole, { name: '裁判员', description: '临场裁判', permissionIds: [childId] });
  const { id: spareRole } = await call(addRole, { name: '记录员' });
  await call(updateRole, { id: roleId, description: '临场裁判与记录台' });
  await call(stopOrStartRole, { id: roleId, enabled: false });
  await call(stopOrStartRole, { id: roleId, enabled: true });
  await call(pageRoles, paging);
  await call(listRoles, {});
  await call(listMenusByRole, { roleId });
  await call(deleteRole, { id: spareRole });

  const { id: userId } = await call(addUser, { ...accountOf(1), roleIds: [roleId] });
  const { id: spareUser } = await call(addUser, { ...accountOf(2), roleIds: [roleId] });
  await call(updateUser, { id: userId, username: '王芳芳' });
  await call(stopOrStartUser, { id: userId, enabled: false });
  await call(stopOrStartUser, { id: userId, enabled: true });
  await call(resetPassword, { id: userId });
  await call(pageUsers, paging);
  await call(listUserNames, { idList: [userId, as.userId] });
  await call(changeRoleMembers, { roleId, addIds: [as.userId] });
  await call(pageRoleMembers, { ...paging, roleId });
  await call(viewAsRole, { roleId });
  await call(previewRole, { id: roleId, permissionIds: [menuId] });
  await call(deleteUser, { id: spareUser });
  const sheet = await file(downloadUserTemplate, {});
  await call(importUsers, { dryRun: true, file: new File([new Uint8Array(sheet)], '用户.xlsx') });

  const { id: spareMenu } = await call(addMenu, { name: '临时', href: '/links/temporary', parentId: menuId });
  await call(removeMenus, { idList: [spareMenu] });

  await app.db.query(sql`
    insert into jobs (id, kind, subject, status) values ('dead1', 'sendMessage', 'm', 'failed'), ('dead2', 'sendMessage', 'm', 'failed')`);
  await call(pageBackgroundJobs, paging);
  await call(retryBackgroundJob, { id: 'dead1' });
  await call(removeBackgroundJobs, { idList: ['dead2'] });

  await vi.waitFor(async () => expect(await call(pageAuditLog, paging)).not.toMatchObject({ total: 0 }));
};
