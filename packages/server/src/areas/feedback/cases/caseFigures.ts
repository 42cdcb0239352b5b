import type { CaseCause } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { during } from '../sqlParts.js';

export interface CaseSpan {
  readonly from: Date | null;
  readonly to: Date | null;
}

interface Figures {
  opened: number;
  closed: number;
  open: number;
  overdue: number;
  reopened: number;
  medianHours: number | null;
}

const isOpen = sql`h.status in ('pending', 'processing')`;

/** How cases of a span went, and why they came. */
export const caseFigures = async (db: Queryable, span: CaseSpan) => {
  const opened = sql`h.number is not null ${during('h.opened_at', span)}`;
  const closed = sql`h.number is not null and h.status = 'done' and h.closed_at is not null ${during('h.closed_at', span)}`;
  const [figures] = await db.query<Figures>(sql`
    select
      (select count(*)::int from answer_handling h where ${opened}) as opened,
      (select count(*)::int from answer_handling h where ${closed}) as closed,
      (select count(*)::int from answer_handling h where ${opened} and ${isOpen}) as open,
      (select count(*)::int from answer_handling h where ${opened} and ${isOpen} and h.due_at < now()) as overdue,
      (select count(*)::int from case_events e where e.kind = 'reopened' ${during('e.at', span)}) as reopened,
      (select percentile_cont(0.5) within group (order by extract(epoch from h.closed_at - h.opened_at) / 3600)
        from answer_handling h where ${closed})::float8 as "medianHours"`);
  const causes = await db.query<{ cause: CaseCause | null; count: number; reopened: number }>(sql`
    select h.cause, count(*)::int as count, sum(h.reopened)::int as reopened
    from answer_handling h where ${opened} group by h.cause order by count(*) desc, h.cause`);
  const none: Figures = { opened: 0, closed: 0, open: 0, overdue: 0, reopened: 0, medianHours: null };
  return { ...(figures ?? none), causes };
};
