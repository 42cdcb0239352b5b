import { useCallback, useSyncExternalStore } from 'react';
import { layout } from '../theme/layout.js';

/** Whether a media query holds now. Follows changes. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
};

/** True where everything takes its mobile form: under 992 px. */
export const useMobile = (): boolean => useMedia(`(max-width: ${layout.mobile - 0.02}px)`);
