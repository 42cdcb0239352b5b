import sql from 'sql-template-tag';
import { titleOf } from '../../areas/chat/ask/title.js';
import { json, type Queryable } from '../../db/database.js';
import type { DemoPart, DemoTurn, DemoWorld } from '../demoWorld.js';
import { type Allowed, type Visit, visitsOf } from './visits.js';

/** Turns written by one statement. */
const PIECE = 250;
const SECOND = 1000;

const allowedOf = async ({ db, roles }: DemoWorld): Promise<Allowed> => {
  const rows = await db.query<{ roleId: string; slug: string }>(sql`
    select rm.role_id as "roleId", a.id as slug from role_menus rm join menus m on m.id = rm.menu_id
    join assistants a on m.href = '/assistantAI/assistant/' || a.id where not a.removed order by m.order_num`);
  return new Map(
    [...roles].map(([name, id]) => [name, new Set(rows.filter(({ roleId }) => roleId === id).map(({ slug }) => slug))]),
  );
};

const writeTopics = (tx: Queryable, visits: readonly Visit[]) => {
  const rows = visits.map(({ id, person, assistantId, turns }) => ({
    id,
    userId: person.id,
    assistantId,
    title: titleOf(turns[0]?.asked.question ?? ''),
    begin: turns[0]?.at,
    end: turns.at(-1)?.at,
  }));
  return tx.query(sql`
    insert into topics (id, user_id, assistant_id, title, created_at, updated_at)
    select id, "userId", "assistantId", title, "begin", "end" from jsonb_to_recordset(${json(rows)})
      as t(id text, "userId" text, "assistantId" text, title text, "begin" timestamptz, "end" timestamptz)`);
};

/** The answers that were really written, with all that belongs to them, as given to others at their time. */
const writeTurns = async (tx: Queryable, { chance }: DemoWorld, turns: readonly DemoTurn[]): Promise<void> => {
  const rows = turns.map(({ id, topicId, place, asked, at }) => {
    const first = at.getTime() + (0.25 + chance.next() ** 2 * 1.6) * SECOND;
    return {
      id,
      topicId,
      place,
      template: asked.sessionId,
      at,
      first: new Date(first),
      end: new Date(first + (0.2 + chance.next() * 1.5) * SECOND),
    };
  });
  const plan = sql`jsonb_to_recordset(${json(rows)}) as p(
    id text, "topicId" text, place int, template text, at timestamptz, first timestamptz, "end" timestamptz)`;
  await tx.query(sql`
    insert into sessions (id, topic_id, place, question, answer, language, status, notice, stage, passages, questions,
      last_event_id, heartbeat_at, first_word_at, created_at)
    select p.id, p."topicId", p.place, s.question, s.answer, s.language, s.status, s.notice, s.stage, s.passages,
      s.questions, s.last_event_id, p."end", p.first, p.at
    from ${plan} join sessions s on s.id = p.template`);
  await tx.query(sql`
    insert into answer_events (session_id, number, event, data)
    select p.id, e.number, e.event, e.data from ${plan} join answer_events e on e.session_id = p.template`);
  await tx.query(sql`
    update answer_log l set first_word_at = p.first, ended_at = p."end" from ${plan} where l.session_id = p.id`);
};

/** What was asked only to have the answers goes again, as if it had never been. */
const forgetTemplates = async (tx: Queryable, { questions }: DemoWorld): Promise<void> => {
  const ids = questions.map(({ sessionId }) => sessionId);
  await tx.query(sql`
    delete from topics where id in (select topic_id from sessions where id = any(${ids}::text[]))`);
  await tx.query(sql`delete from answer_log where session_id = any(${ids}::text[])`);
  await tx.query(sql`delete from questions_asked`);
};

/** How often each passage and FAQ has been cited. */
const countHits = async (tx: Queryable): Promise<void> => {
  await tx.query(sql`update chunks set hits = 0 where hits > 0`);
  await tx.query(sql`update faqs set hits = 0 where hits > 0`);
  const cited = sql`
    select coalesce(one ->> 'faqId', one ->> 'chunkId') as id, count(*)::int as hits
    from sessions s cross join jsonb_array_elements(s.passages) one group by 1`;
  await tx.query(sql`update chunks c set hits = h.hits from (${cited}) h where h.id = c.id`);
  await tx.query(sql`update faqs f set hits = h.hits from (${cited}) h where h.id = f.id`);
};

/** Half a year of conversations: more each month, on workdays, in office hours. */
export const conversations: DemoPart = {
  title: { zh: '六个月的对话', en: 'six months of conversations' },
  add: async (world) => {
    const { db, report } = world;
    const visits = visitsOf(world, await allowedOf(world));
    const turns = visits.flatMap((visit) => visit.turns);
    await db.transaction((tx) => writeTopics(tx, visits));
    for (let done = 0; done < turns.length; done += PIECE) {
      await db.transaction((tx) => writeTurns(tx, world, turns.slice(done, done + PIECE)));
      report(Math.min(turns.length, done + PIECE), turns.length);
    }
    await db.transaction(async (tx) => {
      await forgetTemplates(tx, world);
      await countHits(tx);
    });
    world.turns.push(...turns);
  },
};
