import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';

/**
 * Holds others off the graph of these bases until the transaction ends: whoever writes there takes this first, so that two
 * writers neither make a thing twice nor wait for each other for ever.
 */
export const lockGraph = async (tx: Queryable, knowledgeBaseIds: readonly string[]): Promise<void> => {
  for (const id of [...new Set(knowledgeBaseIds)].toSorted((one, other) => (one < other ? -1 : 1))) {
    await tx.query(sql`select pg_advisory_xact_lock(hashtext('graph'), hashtext(${id}))`);
  }
};
