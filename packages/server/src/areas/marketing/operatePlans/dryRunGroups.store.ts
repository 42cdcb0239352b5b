import type { SkipReason } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { pageOf } from '../../../db/sqlParts.js';

/** Which groups would get nothing by the dry run of a task, for a reason. They are people to nobody. */
export const pageOfGroups = async (
  db: Database,
  { id, reason, current, size }: { id: string; reason: SkipReason; current: number; size: number },
) => {
  const from = sql`
    pd_dry_run_groups g join private_domains d on d.id = g.domain_id
    where g.run_id = (select r.id from pd_dry_runs r where r.task_id = ${id}) and g.reason = ${reason}`;
  const { rows, total } = await pageWithTotal(
    db,
    { current, size, searched: false, count: sql`select count(*)::int as total from ${from}` },
    () =>
      db.query<{ id: string; name: string }>(sql`
        select d.id, d.name from ${from} order by d.name, d.id ${pageOf({ current, size })}`),
  );
  const list = rows.map((privateDomain) => ({
    customerId: null,
    customerName: '',
    phoneNumber: '',
    privateDomain,
    reason,
  }));
  return { list, total, current, size };
};
