import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../db/database.js';

/**
 * The same database, with how PostgreSQL goes about the pages that are asked of it: a line for each step. What is only
 * counted has no page.
 */
export const explaining = (db: Database): { readonly db: Database; readonly plans: string[] } => {
  const plans: string[] = [];
  const query = async <Row>(statement: Sql): Promise<Row[]> => {
    const lines = await db.query<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${statement}`);
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    if (plan.startsWith('Limit')) plans.push(plan);
    return db.query<Row>(statement);
  };
  return { db: { ...db, query }, plans };
};
