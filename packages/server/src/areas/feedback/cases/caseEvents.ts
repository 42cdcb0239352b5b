import type { CaseEventKind, Mend } from '@console/api/contract';
import sql from 'sql-template-tag';
import { json, type Queryable } from '../../../db/database.js';

export interface NewCaseEvent {
  readonly ids: readonly string[];
  readonly kind: CaseEventKind;
  readonly userId: string;
  readonly text?: string;
  readonly mend?: Mend;
}

/** Notes that the same has happened to these cases. */
export const addCaseEvent = async (
  tx: Queryable,
  { ids, kind, userId, text = '', mend }: NewCaseEvent,
): Promise<void> => {
  await tx.query(sql`
    insert into case_events (session_id, kind, user_id, text, mend)
    select id, ${kind}, ${userId}, ${text}, ${mend === undefined ? sql`null` : json(mend)}
    from unnest(${[...ids]}::text[]) as c (id)`);
};
