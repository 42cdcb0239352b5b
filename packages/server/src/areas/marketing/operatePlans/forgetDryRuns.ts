import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';

/** Rows that are deleted at once. */
const PAGE = 1000;

/** What dry runs noted, and by what rows of it are told apart. */
interface Noted {
  readonly table: Sql;
  readonly key: Sql;
}

const people: Noted = { table: sql`pd_dry_run_people`, key: sql`run_id, reason, customer_id` };
const addresses: Noted = { table: sql`pd_dry_run_addresses`, key: sql`run_id, address_hash` };

/** The next rows of some dry runs, by their ids; what somebody else holds is left. Answers whether there may be more. */
const forgetPage = async (tx: Queryable, { table, key }: Noted, runs: Sql): Promise<boolean> => {
  const rows = await tx.query(sql`
    with page as materialized (
      select ${key} from ${table} where run_id in (${runs}) order by ${key} limit ${PAGE} for update skip locked
    )
    delete from ${table} where (${key}) in (select ${key} from page) returning 1 as one`);
  return rows.length === PAGE;
};

/** Some of the addresses that the dry run of a task met, once it is known who would get it. Answers whether there may be more. */
export const forgetAddresses = (tx: Queryable, taskId: string): Promise<boolean> =>
  forgetPage(tx, addresses, sql`select id from pd_dry_runs where task_id = ${taskId} and state <> 'running'`);

/** Dry runs whose task is deleted or was tried again, little by little. */
export const forgetLeftDryRuns = async (db: Queryable): Promise<void> => {
  const left = sql`select id from pd_dry_runs where task_id is null`;
  for (const noted of [people, addresses]) for (let more = true; more; ) more = await forgetPage(db, noted, left);
  await db.query(sql`
    delete from pd_dry_runs d where d.task_id is null
      and not exists (select 1 from pd_dry_run_people p where p.run_id = d.id)
      and not exists (select 1 from pd_dry_run_addresses a where a.run_id = d.id)`);
};
