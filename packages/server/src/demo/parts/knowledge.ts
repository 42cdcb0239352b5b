import { setTimeout as pause } from 'node:timers/promises';
import { addKnowledgeBase, uploadDocument } from '@console/api/contract';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { json } from '../../db/database.js';
import { BaseEntry, Facts, readData } from '../dataFiles.js';
import type { DemoPart, DemoPerson, DemoWorld } from '../demoWorld.js';
import { papersOf } from '../papers/papersOf.js';

/** Roles that have the page of the knowledge bases. */
const keepers = ['知识库管理员', '竞赛管理', '裁判管理', '系统管理员'];

const keeperOf = (people: readonly DemoPerson[], department: string): DemoPerson => {
  const able = people.filter(({ role, stopped }) => keepers.includes(role) && !stopped);
  const found = able.find((person) => person.department === department) ?? able.find(({ role }) => role === keepers[0]);
  if (found === undefined) throw new Error('nobody can look after a knowledge base');
  return found;
};

/** Milliseconds between two looks at how far the documents have come, and for how long at most. */
const LOOK = 150;
const PATIENCE = 300_000;

const untilParsed = async ({ db, report }: DemoWorld, ids: readonly string[]): Promise<void> => {
  const begin = Date.now();
  for (;;) {
    const [row] = await db.query<{ ready: number; failed: string[] | null }>(sql`
      select (count(*) filter (where status = 'ready'))::int as ready,
        jsonb_agg(name || ': ' || coalesce(failure, status)) filter (where status in ('failed', 'cancelled')) as failed
      from documents where id = any(${[...ids]}::text[])`);
    if (row?.failed) throw new Error(`could not be parsed: ${row.failed.join(', ')}`);
    report(row?.ready ?? 0, ids.length);
    if (row?.ready === ids.length) return;
    if (Date.now() - begin > PATIENCE) throw new Error('the documents were not parsed in time');
    await pause(LOOK);
  }
};

/** Moves everything that came with the documents to the time at which they were uploaded. */
const dateDocuments = async ({ db }: DemoWorld, uploads: readonly { id: string; at: Date }[]): Promise<void> => {
  const times = sql`jsonb_to_recordset(${json(uploads)}) as t(id text, at timestamptz)`;
  await db.transaction(async (tx) => {
    await tx.query(sql`
      update documents d set created_at = t.at, updated_at = t.at + interval '7 seconds' from ${times} where d.id = t.id`);
    await tx.query(sql`
      update chunks c set created_at = t.at + interval '6 seconds', updated_at = t.at + interval '6 seconds'
      from ${times} where c.document_id = t.id`);
    await tx.query(sql`
      update jobs j set created_at = t.at, run_at = t.at, updated_at = t.at + interval '7 seconds'
      from ${times} where j.subject = t.id`);
    await tx.query(sql`
      update knowledge_bases k set updated_at = d.last, created_at = least(k.created_at, d.first) from (
        select knowledge_base_id, min(created_at) as first, max(updated_at) as last from documents group by 1
      ) d where d.knowledge_base_id = k.id`);
  });
};

/** Knowledge bases with their documents, uploaded and parsed as everybody's are. */
export const knowledge: DemoPart = {
  title: { zh: '知识库与文档', en: 'knowledge bases and documents' },
  add: async (world) => {
    const { calls, calendar, bases, people, db } = world;
    for (const { key, name, description, department } of await readData('bases.json', z.array(BaseEntry))) {
      const keeper = keeperOf(people, department);
      const at = calendar.workdayAgo(189);
      const { id } = await calls.call(addKnowledgeBase, { name, description }, { as: keeper, at });
      await db.query(sql`update knowledge_bases set created_at = ${at} where id = ${id}`);
      bases.set(key, { id, name, keeper });
    }
    // The guide to the product was there before anybody.
    const guide = await db.query<{ id: string }>(sql`select id from documents`);
    const uploads = guide.map(({ id }) => ({ id, at: calendar.workdayAgo(190) }));
    for (const { file, base: key, at, questions } of await papersOf(world, await readData('facts.json', Facts))) {
      const base = bases.get(key);
      if (base === undefined) throw new Error(`there is no base ${key}`);
      const { id } = await calls.call(uploadDocument, { knowledgeBaseId: base.id, file }, { as: base.keeper, at });
      uploads.push({ id, at });
      world.asked.push(...questions.map((question) => ({ question, base: key, since: at })));
    }
    await untilParsed(
      world,
      uploads.map(({ id }) => id),
    );
    await dateDocuments(world, uploads);
  },
};
