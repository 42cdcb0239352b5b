import { type RouteName, routes } from '@console/api/contract';
import { useLocation } from 'react-router-dom';

export interface Section {
  users: RouteName;
  userDetails: RouteName;
  roles: RouteName;
  roleDetails: RouteName;
}

const config: Section = {
  users: 'configUsers',
  userDetails: 'configUserDetails',
  roles: 'configRoles',
  roleDetails: 'configRoleDetails',
};

const platform: Section = { users: 'users', userDetails: 'userDetails', roles: 'roles', roleDetails: 'roleDetails' };

const root = routes.configUsers.path.split('/').slice(0, 2).join('/');

/** Users and roles stand in two menus: links stay in the one that the reader came by. */
export const useSection = (): Section => (useLocation().pathname.startsWith(root) ? config : platform);
