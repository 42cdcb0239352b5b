import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTab } from './TabContext.js';

/**
 * Goes to a path of this app that isn't known by name, such as one that a person was sent away from. A page in a hidden
 * tab goes nowhere.
 */
export const useAddress = () => {
  const navigate = useNavigate();
  const tab = useTab();
  return useMemo(() => {
    const go = (path: string, replace: boolean) => {
      if (tab.isShown()) void navigate(path, { replace });
    };
    return {
      /** A link inside the product was clicked. */
      follow: (href: string) => go(href.slice(1), false),
      open: (path: string) => go(path, false),
      replace: (path: string) => go(path, true),
    };
  }, [navigate, tab]);
};
