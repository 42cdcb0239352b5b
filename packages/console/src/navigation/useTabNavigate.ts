import { href, type RouteName } from '@console/api/contract';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens a page of the route table by its name. */
export const useTabNavigate = () => {
  const navigate = useNavigate();
  return useCallback(
    (name: RouteName, values?: Parameters<typeof href>[1]) => void navigate(href(name, values)),
    [navigate],
  );
};
