import sql from 'sql-template-tag';
import type { Database } from '../../packages/server/src/db/database.js';
import { fillFaqs } from '../faq/fillFaqs.js';

/** Rows of each list. */
export const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);

const minutesAgo = sql`now() - make_interval(mins => n)`;
const numbers = sql`generate_series(1, ${ROWS}::int) n`;

const fillUsers = async (db: Database): Promise<void> => {
  await db.query(sql`
    insert into roles (id, name) select 'role' || n, '角色' || n from generate_series(1, 8) n`);
  await db.query(sql`
    insert into users
      (id, account, username, password_hash, phone_number, email, department, stopped, created_at, last_sign_in_at)
    select 'u' || n, 'person' || n, substr('王李张刘陈杨黄赵吴周', n % 10 + 1, 1) || '队员' || n, '', (13800000000 + n)::text,
      'person' || n || '@example.com', '部门' || n % 40, n % 50 = 0, ${minutesAgo},
      case when n % 3 > 0 then now() - make_interval(mins => n % 50000) end
    from ${numbers}`);
  await db.query(sql`
    insert into user_roles (user_id, role_id)
    select 'u' || n, 'role' || n % 8 + 1 from ${numbers}
    union all select 'u' || n, 'role' || (n + 3) % 8 + 1 from ${numbers} where n % 5 = 0`);
};

const fillAuditLog = (db: Database) =>
  db.query(sql`
    insert into audit_log (id, user_id, username, account, action, target, failure, address, request_id, happened_at)
    select 'a' || n, 'u' || n % 900 + 1, '队员' || n % 900 + 1, 'person' || n % 900 + 1,
      (array['login', 'updateUser', 'addUser', 'addRole', 'modifyFaq', 'deleteUser', 'addMessage'])[n % 7 + 1],
      'id=u' || n || ' roleIds=role' || n % 8 + 1, case when n % 11 = 0 then 'invalid_request' end,
      '10.0.' || n % 200 || '.' || n % 250, 'r' || n, ${minutesAgo}
    from ${numbers}`);

/** The newest wait to be sent; all others were sent, each to the one who reads. */
const fillMessages = async (db: Database, readerId: string): Promise<void> => {
  await db.query(sql`
    insert into messages (id, subject, content, notification_time, scope, status, created_by, created_at)
    select 'm' || n, '第' || n || '号通知：' || (array['赛程', '培训', '门票', '裁判'])[n % 4 + 1], '<p>' || repeat('请注意。', 20) || n || '</p>',
      case when n > 500 then ${minutesAgo} end, (array['all', 'roles', 'users'])[n % 3 + 1], case when n > 500 then 'sent' else 'draft' end,
      'u' || n % 30 + 1, ${minutesAgo}
    from ${numbers}`);
  await db.query(sql`
    insert into message_roles (message_id, role_id)
    select 'm' || n, 'role' || n % 8 + 1 from ${numbers} where n % 3 = 1`);
  await db.query(sql`
    insert into message_users (message_id, user_id)
    select 'm' || n, 'u' || n from ${numbers} where n % 3 = 2`);
  await db.query(sql`
    insert into notification_records (id, message_id, user_id, notification_time, read_flag)
    select 'n' || n, 'm' || n, ${readerId}, ${minutesAgo}, n % 4 > 0 from ${numbers}`);
};

/** What is noted of each answer as it ends. */
export const noteConversations = async (db: Database): Promise<void> => {
  await db.query(sql`
    insert into spoken (session_id, topic_id, pairs)
    select id, topic_id, pairs_of(question || E'\n' || answer) from sessions on conflict do nothing`);
  await db.query(sql`
    insert into topic_facts (topic_id, disliked, unsupported, slow, cut_off)
    select topic_id, disliked, unsupported, slow, cut_off from facts_of_topics on conflict do nothing`);
};

const fillConversations = async (db: Database): Promise<void> => {
  await db.query(sql`
    insert into topics (id, user_id, assistant_id, title, created_at, updated_at)
    select 't' || n, 'u' || n % 900 + 1, (select min(id) from assistants), '第' || n || '次咨询', ${minutesAgo}, ${minutesAgo}
    from ${numbers}`);
  // What they log is for statistics.
  await db.query(sql`alter table sessions disable trigger user`);
  await db.query(sql`
    insert into sessions (id, topic_id, place, assistant_id, question, answer, language, status, created_at)
    select 's' || n, 't' || n, 1, (select min(id) from assistants), '比赛第' || n || '节打几分钟？', '根据规则，每节' || repeat('十分钟。', 10), 'zh-CN', 'done', ${minutesAgo}
    from ${numbers}`);
  await db.query(sql`alter table sessions enable trigger user`);
  await noteConversations(db);
  await db.query(sql`
    insert into likes (session_id, user_id, is_like)
    select 's' || n, 'u' || n % 900 + 1, n % 3 > 0 from ${numbers} where n % 6 = 0`);
};

/** As many rows in each list. */
export const fill = async (db: Database, { kbId, readerId }: { kbId: string; readerId: string }): Promise<void> => {
  await fillUsers(db);
  await fillFaqs(db, kbId, ROWS);
  await fillAuditLog(db);
  await fillMessages(db, readerId);
  await fillConversations(db);
  await db.query(sql`vacuum analyze`);
};
