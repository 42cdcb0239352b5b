import sql from 'sql-template-tag';
import type { Database } from '../../packages/server/src/db/database.js';
import { noteConversations } from '../lists/fill.js';

/** Turns of conversations, four to each. */
export const TURNS = Number(process.env.BENCH_TURNS ?? 1_000_000);
const PER_TOPIC = 4;
/** Words of the made-up answers: the first ones are common, the last ones rare. */
const WORDS = 4000;
/** In a single statement. */
const BATCH = 50_000;

/** A word that stands in one of a few thousand answers, and one that stands in most of them. */
export const RARE = '稀有之词';
export const COMMON = '常用';

/** Assistants that nearly all are asked of, and one in 2000. */
export const OFTEN = 'general';
export const SELDOM = 'finance';

/** What is counted of the answers: each that rests on something cites one to three of 2000 documents in 20 bases. */
const noteAnswers = async (db: Database): Promise<void> => {
  await db.query(sql`
    insert into knowledge_bases (id, name) select 'k' || n, '知识库' || n from generate_series(1, 20) n`);
  await db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    select 'd' || n, 'k' || n % 20 + 1, '文件' || n || '.pdf', 'pdf', 1, '', '', 'ready' from generate_series(0, 1999) n`);
  await db.query(sql`
    insert into answer_log
      (session_id, user_id, assistant_id, question, asked_at, first_word_at, ended_at, status, documents, used, is_like, judged_at)
    select s.id, t.user_id, t.assistant_id, s.question, s.created_at, s.first_word_at, s.created_at, s.status,
      case when s.passages = '[]' then '{}' else array(
        select 'd' || (abs(hashtext(s.id || k)) % 2000) from generate_series(1, abs(hashtext(s.id)) % 3 + 1) k) end,
      jsonb_array_length(s.passages), l.is_like, l.updated_at
    from sessions s join topics t on t.id = s.topic_id left join likes l on l.session_id = s.id
    on conflict do nothing`);
};

/**
 * Conversations of 900 people with two assistants over a year, their answers judged, slow or without evidence now and
 * then. Answers are sentences of words that are common and rare as in a language.
 */
export const fillTurns = async (db: Database): Promise<void> => {
  await db.query(sql`
    insert into users (id, account, username, password_hash)
    select 'p' || n, 'p' || n, '队员' || n, '' from generate_series(1, 900) n`);
  await db.query(sql`
    create temporary table words as
    select n, chr(19968 + (n * 7919) % 6000) || chr(19968 + (n * 104729) % 6000) as word from generate_series(0, ${WORDS - 1}) n`);
  await db.query(sql`alter table topics disable trigger user`);
  await db.query(sql`alter table sessions disable trigger user`);
  for (let from = 0; from < TURNS; from += BATCH) {
    await db.query(sql`
      insert into topics (id, user_id, assistant_id, title, created_at, updated_at)
      select 't' || n, 'p' || n % 900 + 1, case when n % 2000 = 9 then ${SELDOM}::text else ${OFTEN}::text end, '第' || n || '次咨询', at, at
      from (
        select n, now() - make_interval(secs => n * ${(365 * 86_400 * PER_TOPIC) / TURNS}::float8) as at
        from generate_series(${from / PER_TOPIC}::int, ${(from + BATCH) / PER_TOPIC - 1}::int) n
      ) made`);
    await db.query(sql`
      insert into sessions (id, topic_id, place, assistant_id, question, answer, language, status, passages, created_at, first_word_at)
      select 's' || n, 't' || n / ${PER_TOPIC}::int, n % ${PER_TOPIC}::int + 1, t.assistant_id, '第' || n || '个问题：' || said.some || '？',
        said.more || case when n % 3000 = 7 then ${RARE}::text else '' end || case when n % 5 > 0 then ${COMMON}::text else '' end || '。',
        'zh', case when n % 400 = 3 then 'interrupted' else 'done' end,
        case when n % 60 = 1 then '[]' else '[{"n": 1}]' end::jsonb,
        t.updated_at, t.updated_at + make_interval(secs => case when n % 300 = 5 then 4 else 0.8 end)
      from generate_series(${from}::int, ${from + BATCH - 1}::int) n
      join topics t on t.id = 't' || n / ${PER_TOPIC}::int
      cross join lateral (
        select string_agg(word, '' order by k) filter (where k <= 4) as some, string_agg(word, '' order by k) as more
        from generate_series(1, 24) k
        join words on words.n = floor(${WORDS}::float8 ^ (abs(hashint8(n::int8 * 31 + k)) / 2147483648.0))::int - 1
      ) said`);
  }
  await db.query(sql`alter table sessions enable trigger user`);
  await db.query(sql`alter table topics enable trigger user`);
  await db.query(sql`
    insert into likes (session_id, user_id, is_like)
    select id, 'p1', hashint4(place) % 2 = 0 from sessions where right(id, 2) = '11'`);
  await noteConversations(db);
  await noteAnswers(db);
  await db.query(sql`vacuum analyze`);
};
