import { useSyncExternalStore } from 'react';

export type ThemeMode = 'light' | 'dark' | 'system';

const query = '(prefers-color-scheme: dark)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

const fromDevice = (): 'light' | 'dark' => (matchMedia(query).matches ? 'dark' : 'light');
const onServer = (): 'light' | 'dark' => 'light';

/** `system` turned into what the device wants just now. */
export const useResolvedTheme = (theme: ThemeMode): 'light' | 'dark' => {
  const device = useSyncExternalStore(subscribe, fromDevice, onServer);
  return theme === 'system' ? device : theme;
};
