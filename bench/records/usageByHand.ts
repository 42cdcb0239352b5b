import sql, { type Sql } from 'sql-template-tag';

/** The last month, and the month before it. */
const DAY = 86_400_000;
const now = Date.now();
export const month = { from: new Date(now - 30 * DAY), to: new Date(now) };
const before = { from: new Date(now - 60 * DAY), to: month.from };

const within = ({ from, to }: { from: Date; to: Date }): Sql => sql`l.asked_at >= ${from} and l.asked_at < ${to}`;

const figures = ({ from, to }: { from: Date; to: Date }): Sql => sql`
  select floor(extract(epoch from l.asked_at) / 86400)::int as day, count(*) filter (where l.again_of is null)::int as n,
    count(*) filter (where l.faq_id is not null) as faq, sum(cardinality(l.documents)) as citations,
    count(*) filter (where l.used > 0) as grounded, avg(extract(epoch from l.first_word_at - l.asked_at)) as first_word
  from answer_log l where ${within({ from, to })} group by 1`;

const judged = ({ from, to }: { from: Date; to: Date }): Sql => sql`
  select floor(extract(epoch from l.judged_at) / 86400)::int as day, count(*) filter (where l.is_like)::int as n, count(*) as of
  from answer_log l where l.judged_at >= ${from} and l.judged_at < ${to} group by 1`;

/** What one would ask the database for by hand, each statement once. The first one's `n` add up to what is checked. */
export const usageByHand = {
  figures: [figures(month), figures(before), judged(month), judged(before)],
  assistants: [
    sql`
      select l.assistant_id, count(*)::int as n, count(*) filter (where l.used > 0) as grounded from answer_log l
      where ${within(month)} and l.again_of is null group by 1`,
    sql`
      select l.assistant_id, count(*)::int as n from answer_log l
      where ${within(before)} and l.again_of is null group by 1`,
  ],
  bases: [
    sql`
      select d.knowledge_base_id, count(distinct l.session_id)::int as n from answer_log l
      cross join unnest(l.documents) as cited join documents d on d.id = cited where ${within(month)} group by 1`,
    sql`
      select d.knowledge_base_id, count(distinct l.session_id)::int as n from answer_log l
      cross join unnest(l.documents) as cited join documents d on d.id = cited where ${within(before)} group by 1`,
  ],
  hours: [
    sql`
      select extract(isodow from l.asked_at at time zone 'Asia/Shanghai') as day,
        extract(hour from l.asked_at at time zone 'Asia/Shanghai') as hour, count(*)::int as n
      from answer_log l where ${within(month)} and l.again_of is null group by 1, 2`,
  ],
  documents: [
    sql`
      select cited, count(distinct l.session_id)::int as n from answer_log l cross join unnest(l.documents) as cited
      where ${within(month)} group by 1 order by 2 desc limit 8`,
    sql`
      select cited, count(distinct l.session_id)::int as n from answer_log l cross join unnest(l.documents) as cited
      where ${within(before)} group by 1`,
  ],
  answers: [
    sql`
      select l.session_id as id, 1 as n from answer_log l
      where ${within(month)} and l.used = 0 and l.status <> 'running' order by l.asked_at desc limit 20`,
    sql`
      select count(*) from answer_log l where ${within(month)} and l.used = 0 and l.status <> 'running'`,
  ],
} satisfies Record<string, readonly Sql[]>;
