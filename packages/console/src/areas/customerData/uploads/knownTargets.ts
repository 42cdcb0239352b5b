import { type UploadTarget, uploadTargets } from '@console/api/contract';

const every: readonly UploadTarget[] = Object.values(uploadTargets).flat();

/** What the columns are, as the call takes it: one that is not known here is left out of what is taken in. */
export const knownTargets = (targets: readonly string[]): UploadTarget[] =>
  targets.map((target) => every.find((one) => one === target) ?? 'none');
