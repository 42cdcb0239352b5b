import { href, type RouteName } from '@console/api/contract';
import { useCallback } from 'react';
import { useAddress } from './useAddress.js';

/** Opens a page of the route table by its name. */
export const useTabNavigate = () => {
  const { open } = useAddress();
  return useCallback((name: RouteName, values?: Parameters<typeof href>[1]) => open(href(name, values)), [open]);
};
