import { type Endpoint, routes } from '@console/api/contract';
import { isGranted } from './menus.js';
import { useUser } from './UserContext.js';

/** Whether one of the reader's pages grants what a call needs. Only what offers the call asks: the server decides. */
export const usePermitted = ({ needs }: Pick<Endpoint, 'needs'>): boolean => {
  const { menus } = useUser();
  return Object.values<{ path: string; grants?: readonly string[] }>(routes).some(
    ({ path, grants = [] }) => grants.includes(needs) && isGranted(path, menus),
  );
};
