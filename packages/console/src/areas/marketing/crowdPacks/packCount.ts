import type { CrowdPack } from '@console/api/contract';

/** Milliseconds between looks while a pack is being counted. */
export const LOOK = 3000;

export const tones = { counting: 'running', ready: 'ok', failed: 'error' } as const;

/** Milliseconds until a pack is looked at again; 0: it does not change by itself. */
export const whileCounting = (pack: Pick<CrowdPack, 'status'> | undefined): number =>
  pack?.status === 'counting' ? LOOK : 0;
