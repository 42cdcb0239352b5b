import type { Permission } from './permissions.js';
import type { Route } from './route.js';

const users: readonly Permission[] = ['users', 'users.look', 'roles.look'];
const roles: readonly Permission[] = ['roles', 'roles.look', 'menus', 'users.look', 'labelSystems.look'];

const shared = { area: 'permissions', access: 'menu' } as const;

/** Who may do what, and what everyone is told. Users and roles stand in two menus, each with its details. */
export const adminRoutes = {
  labelSystems: {
    ...shared,
    path: '/configManagement/permissionSet/labelSystem/index',
    title: '标签体系',
    icon: 'Tags',
    platforms: ['CDP', 'AICDP'],
    grants: ['labelSystems', 'labelSystems.look', 'roles.look'],
  },
  labelSystemDetails: {
    ...shared,
    path: '/configManagement/permissionSet/labelSystem/labelSystemDetails',
    title: '标签体系详情',
    hidden: true,
    detailOf: '/configManagement/permissionSet/labelSystem/index',
    platforms: ['CDP', 'AICDP'],
  },
  configUsers: {
    ...shared,
    path: '/configManagement/permissionSet/userManagement/index',
    title: '用户管理',
    icon: 'User',
    grants: users,
  },
  configUserDetails: {
    ...shared,
    path: '/configManagement/permissionSet/userManagement/userManagementDetails',
    title: '用户详情',
    hidden: true,
    detailOf: '/configManagement/permissionSet/userManagement/index',
  },
  configRoles: {
    ...shared,
    path: '/configManagement/permissionSet/roleManagement/index',
    title: '角色管理',
    icon: 'Team',
    grants: roles,
  },
  configRoleDetails: {
    ...shared,
    path: '/configManagement/permissionSet/roleManagement/roleManagementDetails',
    title: '角色详情',
    hidden: true,
    detailOf: '/configManagement/permissionSet/roleManagement/index',
  },
  backgroundJobs: {
    ...shared,
    path: '/configManagement/permissionSet/backgroundJobs/index',
    title: '后台任务',
    icon: 'Dashboard',
    grants: ['jobs'],
  },
  users: { ...shared, path: '/assistantAI/permission/user/index', title: '用户管理', icon: 'User', grants: users },
  userDetails: {
    ...shared,
    path: '/assistantAI/permission/user/userManagementDetails',
    title: '用户详情',
    hidden: true,
    detailOf: '/assistantAI/permission/user/index',
  },
  roles: { ...shared, path: '/assistantAI/permission/role/index', title: '角色管理', icon: 'Team', grants: roles },
  roleDetails: {
    ...shared,
    path: '/assistantAI/permission/role/roleManagementDetails',
    title: '角色详情',
    hidden: true,
    detailOf: '/assistantAI/permission/role/index',
  },
  sysMessages: {
    path: '/assistantAI/permission/sysMessage',
    title: '消息管理',
    icon: 'Bell',
    area: 'messages',
    access: 'menu',
    grants: ['messages', 'roles.look', 'users.look'],
  },
  sysMessageDetail: {
    path: '/assistantAI/permission/sysMessageDetail',
    title: '消息详情',
    area: 'messages',
    access: 'menu',
    hidden: true,
    detailOf: '/assistantAI/permission/sysMessage',
  },
  userFeedback: {
    path: '/assistantAI/permission/feed',
    title: '用户反馈',
    icon: 'Form',
    area: 'feedback',
    access: 'menu',
    grants: ['feedback'],
  },
} as const satisfies Record<string, Route>;
