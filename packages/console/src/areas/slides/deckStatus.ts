import type { SlideDeck } from '@console/api/contract';
import type { StatusTone } from '@console/ui/states';

/** Milliseconds between two looks while one is being made. */
export const INTERVAL = 1500;

/** It is being made, or waits for it. */
export const isGoing = ({ status }: Pick<SlideDeck, 'status'>): boolean => status === 'waiting' || status === 'running';

/** It has pages to be looked at. */
export const hasPages = ({ status, slideCount }: Pick<SlideDeck, 'status' | 'slideCount'>): boolean =>
  status !== 'outlined' && slideCount > 0;

export const statusTones: Readonly<Record<string, StatusTone>> = {
  waiting: 'off',
  running: 'running',
  outlined: 'warning',
  done: 'ok',
  failed: 'error',
  cancelled: 'off',
};
