import { use, useCallback, useSyncExternalStore } from 'react';
import { RoomContext } from '../room/RoomContext.js';
import { layout } from '../theme/layout.js';

const NARROW_WINDOW = `(max-width: ${layout.mobile - 0.02}px)`;

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
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
};

/** True where everything takes its mobile form: in a window under 992 px, and in a widget that has little room. */
export const useMobile = (): boolean => {
  const window = useMedia(NARROW_WINDOW);
  const room = use(RoomContext);
  return window || room;
};
