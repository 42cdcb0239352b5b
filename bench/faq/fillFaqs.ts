import sql from 'sql-template-tag';
import type { Queryable } from '../../packages/server/src/db/database.js';

/** FAQ of one base; two thirds of them are enabled. */
export const fillFaqs = (db: Queryable, kbId: string, rows = 100_000): Promise<unknown> =>
  db.query(sql`
    insert into faqs (id, knowledge_base_id, question, normal, answer, search, enabled, hits)
    select 'f' || n, ${kbId}, '第' || n || '届比赛的门票多少钱', '第' || n || '届比赛的门票多少钱',
      '<p>' || repeat('答案文字', 40) || n || '</p>', '第' || n || '届比赛的门票多少钱' || repeat('答案文字', 40) || n,
      n % 3 > 0, n % 40
    from generate_series(1, ${rows}::int) n`);
