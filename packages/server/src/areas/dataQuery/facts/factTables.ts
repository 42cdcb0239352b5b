import sql, { type Sql } from 'sql-template-tag';
import type { Cell, GivenColumn } from '../../../analysis/index.js';
import { VALUES_TABLE } from '../../../metrics/index.js';

/** One table of what the product counts, and how its rows are read. No text that a person wrote is in any of them but the parts of typed-in metrics. */
export interface FactTable {
  readonly name: string;
  readonly label: string;
  readonly columns: readonly GivenColumn[];
  /** The next rows after a key, in the order of their keys, each as `{ key, cells }`. */
  readonly after: (key: string, most: number) => Sql;
}

export interface FactRow {
  readonly key: string;
  readonly cells: readonly Cell[];
}

const typed = (type: GivenColumn['type'], names: string): GivenColumn[] =>
  names.split(' ').map((name) => ({ name, type }));

const clock = (moment: Sql): Sql => sql`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;

const roleOf = (user: Sql): Sql => sql`(
  select min(r.name) from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = ${user})`;

/** Tells people apart, and not who they are. */
const keyOf = (id: Sql): Sql => sql`substr(md5(${id}), 1, 12)`;

const seconds = (from: Sql, to: Sql): Sql => sql`round(extract(epoch from ${to} - ${from})::numeric, 3)::float8`;

export const factTables: readonly FactTable[] = [
  {
    name: 'answers',
    label: '问答记录',
    columns: [
      ...typed('text', 'id'),
      ...typed('date', 'asked_at judged_at'),
      ...typed('text', 'assistant base role channel'),
      ...typed('boolean', 'repeated finished stopped failed grounded from_faq liked disliked'),
      ...typed('number', 'first_token_seconds seconds citations'),
      ...typed('text', 'asker'),
    ],
    after: (key, most) => sql`
      select l.session_id as key, jsonb_build_array(
        l.session_id, ${clock(sql`l.asked_at`)}, ${clock(sql`l.judged_at`)}, a.name, k.name, ${roleOf(sql`l.user_id`)},
        case when u.embed_key_id is null then 'console' else 'embed' end,
        l.again_of is not null, l.status = 'done', l.status in ('stopped', 'interrupted'), l.status = 'failed',
        l.used > 0, l.faq_id is not null, coalesce(l.is_like, false), coalesce(not l.is_like, false),
        ${seconds(sql`l.asked_at`, sql`l.first_word_at`)}, ${seconds(sql`l.asked_at`, sql`l.ended_at`)},
        cardinality(l.documents), ${keyOf(sql`l.user_id`)}
      ) as cells
      from answer_log l
      left join users u on u.id = l.user_id left join assistants a on a.id = l.assistant_id
      left join documents d on d.id = l.documents[1] left join faqs f on f.id = l.faq_id
      left join knowledge_bases k on k.id = coalesce(d.knowledge_base_id, f.knowledge_base_id)
      where l.session_id > ${key} and l.status <> 'running' order by l.session_id limit ${most}`,
  },
  {
    name: 'documents',
    label: '文档',
    columns: [
      ...typed('text', 'id base type status'),
      ...typed('number', 'pages chunks'),
      ...typed('date', 'uploaded_at'),
    ],
    after: (key, most) => sql`
      select d.id as key, jsonb_build_array(
        d.id, k.name, d.type, d.status, d.page_count, d.chunk_count, ${clock(sql`d.created_at`)}
      ) as cells
      from documents d join knowledge_bases k on k.id = d.knowledge_base_id
      where d.id > ${key} order by d.id limit ${most}`,
  },
  {
    name: 'faq_hits',
    label: 'FAQ 命中',
    columns: [...typed('text', 'faq base'), ...typed('date', 'hit_at')],
    after: (key, most) => sql`
      select min(h.key) as key, jsonb_build_array(h.faq, h.base, h.at) as cells
      from (
        select f.id || ' ' || h.day || ' ' || lpad(n::text, 9, '0') as key, f.id as faq, k.name as base, h.day::text as at
        from faq_hits h join faqs f on f.seq = h.faq_seq join knowledge_bases k on k.id = f.knowledge_base_id
          cross join generate_series(1, h.hits) as n
      ) h where h.key > ${key} group by h.key, h.faq, h.base, h.at order by h.key limit ${most}`,
  },
  {
    name: 'users',
    label: '用户',
    columns: [
      ...typed('text', 'key role'),
      ...typed('boolean', 'enabled'),
      ...typed('date', 'created_at last_seen_at'),
    ],
    after: (key, most) => sql`
      select u.id as key, jsonb_build_array(
        ${keyOf(sql`u.id`)}, ${roleOf(sql`u.id`)}, not u.stopped, ${clock(sql`u.created_at`)},
        ${clock(sql`(select max(s.last_used_at) from sign_ins s where s.user_id = u.id)`)}
      ) as cells
      from staff u where u.id > ${key} order by u.id limit ${most}`,
  },
  {
    name: 'feedback_cases',
    label: '反馈处理',
    columns: [...typed('text', 'id assistant state'), ...typed('date', 'opened_at closed_at')],
    after: (key, most) => sql`
      select h.session_id as key, jsonb_build_array(
        h.number::text, a.name, h.status, ${clock(sql`h.opened_at`)}, ${clock(sql`h.closed_at`)}
      ) as cells
      from answer_handling h left join answer_log l on l.session_id = h.session_id
      left join assistants a on a.id = l.assistant_id
      where h.number is not null and h.session_id > ${key} order by h.session_id limit ${most}`,
  },
  {
    name: VALUES_TABLE,
    label: '填报的指标数据',
    columns: [
      ...typed('text', 'metric'),
      ...typed('date', 'valued_at'),
      ...typed('text', 'part'),
      ...typed('number', 'value'),
    ],
    after: (key, most) => sql`
      select v.id as key, jsonb_build_array(m.code, ${clock(sql`v.at`)}, nullif(v.dimension, ''), v.value) as cells
      from metric_values v join metrics m on m.id = v.metric_id
      where m.formula is null and m.enabled and v.id > ${key} order by v.id limit ${most}`,
  },
];
