import { layout } from '@console/ui/theme';
import { createStore, useStore } from './store.js';

export type Device = 'desktop' | 'mobile';

const narrow = typeof matchMedia === 'undefined' ? undefined : matchMedia(`(max-width: ${layout.mobile - 0.02}px)`);

const now = (): Device => (narrow?.matches === true ? 'mobile' : 'desktop');

/** Which form the console takes: it follows the width of the window. */
export const device = createStore<Device>(now());

narrow?.addEventListener('change', () => device.set(now()));

export const useIsMobile = (): boolean => useStore(device) === 'mobile';
