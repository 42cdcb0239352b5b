import { lazyPage } from '../../pages/lazyPage.js';
import type { Pages } from '../../pages/pages.js';

const users = lazyPage(() => import('./UsersPage.js'));
const userDetails = lazyPage(() => import('./UserDetailsPage.js'));
const roles = lazyPage(() => import('./RolesPage.js'));
const roleDetails = lazyPage(() => import('./RoleDetailsPage.js'));
const labelSystems = lazyPage(() => import('./LabelSystemsPage.js'));
const backgroundJobs = lazyPage(() => import('./BackgroundJobsPage.js'));
const labelSystemDetails = lazyPage(() => import('./LabelSystemDetailsPage.js'));

export const permissionPages: Pages = {
  users,
  configUsers: users,
  userDetails,
  configUserDetails: userDetails,
  roles,
  configRoles: roles,
  roleDetails,
  configRoleDetails: roleDetails,
  labelSystems,
  backgroundJobs,
  labelSystemDetails,
};
