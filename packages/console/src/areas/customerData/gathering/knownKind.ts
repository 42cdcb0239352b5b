import { type GatherSourceKind, gatherSourceKinds } from '@console/api/contract';

/** The kind of a source; `server` for one that only a later server knows, which cannot be changed anyway. */
export const knownKind = (kind: string | undefined): GatherSourceKind =>
  kind === undefined ? 'web' : (gatherSourceKinds.find((one) => one === kind) ?? 'server');
