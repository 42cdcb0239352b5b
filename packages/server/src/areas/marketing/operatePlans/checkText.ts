import { OPT_OUT_VARIABLE } from '@console/base';
import type { Queryable } from '../../../db/database.js';
import { sampleOptOut } from '../../../outbox/index.js';
import type { PlanDeps } from './planDeps.js';

/**
 * Throws `content_has_problems` where something keeps a text of WeCom from going out. To people it may name a way out of their own;
 * nobody takes a whole group off.
 */
export const checkText = (
  { checks, publicUrl }: Pick<PlanDeps, 'checks' | 'publicUrl'>,
  tx: Queryable,
  { content, toGroups }: { readonly content: string; readonly toGroups: boolean },
): Promise<void> => {
  const wayOut = toGroups ? undefined : sampleOptOut(publicUrl);
  return checks.text(tx, content, wayOut === undefined ? {} : { [OPT_OUT_VARIABLE]: wayOut });
};
