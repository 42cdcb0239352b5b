import {
  addFaq,
  addKnowledgeBase,
  analyseUsage,
  analyseUsageBy,
  analyseUsageHours,
  countUsageAnswers,
  exportUsageReport,
  exportStatistics,
  listReportRecipients,
  setReportRecipients,
  pageUsageAnswers,
  pageUsedDocuments,
  usageGroupings,
  usageSets,
  type UsageSet,
  pageNotificationRecords,
  listUserNames,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { writeFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';
import { sendServerMessage } from '../messages/index.js';
import { weeklyReportJob } from './report/weeklyReport.job.js';

let app: Awaited<ReturnType<typeof startApp>>;
let full: TestUser, limited: TestUser, homeOnly: TestUser;
const users: string[] = [];
const page = { current: 1, size: 200 };
const bases: string[] = [];
let hidden = '';
const docs: string[] = [];
const faqs: string[] = [];
const assistants: (string | null)[] = ['general', null];
let seed = 7;
const rnd = () => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed / 2147483648;
};
const pick = <T>(list: readonly T[]): T => list[Math.floor(rnd() * list.length)] as T;
const doc = (id: string, kb: string, name: string) =>
  app.db.query(sql`
    insert into documents (id, knowledge_base_id, name, type, size, file_hash, file_key, status)
    values (${id}, ${kb}, ${name}, 'pdf', 1, '', '', 'ready')`);
const nasty = [
  'a<b>&"\'c',
  '😀🇨🇳👨‍👩‍👧',
  '长'.repeat(300),
  'line\nbreak\r\ntab\t',
  'bell\u0007\u0001\u001f',
  'fffe\ufffe\uffff',
  'ctl\u0085\u009f',
  ' lead and trail ',
  ']]>',
  '&amp;amp;',
  '‮rtl',
  '\u2028sep',
  '$& $1 $$ $`',
];

beforeAll(async () => {
  app = await startApp();
  full = await app.user({
    permissions: ['statistics', 'statistics.answers', 'faq', 'knowledge', 'chat', 'users', 'roles'],
  });
  limited = await app.user({ permissions: ['statistics', 'statistics.answers', 'faq', 'knowledge'] });
  homeOnly = await app.user({ permissions: ['home'] });
  for (let i = 0; i < nasty.length; i += 1) {
    const id = (await app.call(addKnowledgeBase, { name: `库${i}` }, { as: full })).id;
    bases.push(id);
    await app.db
      .query(sql`update knowledge_bases set name = ${nasty[i]} where id = ${id}`)
      .catch((e) => console.log('kb name', i, String(e)));
  }
  hidden = bases[3] ?? '';
  await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${hidden}`);
  for (let i = 0; i < nasty.length; i += 1) {
    const id = randomId();
    docs.push(id);
    await doc(id, bases[i] ?? '', nasty[i] ?? '');
  }
  for (let i = 0; i < 4; i += 1)
    faqs.push((await app.call(addFaq, { kbId: bases[i] ?? '', question: `几秒${i}`, answer: '24' }, { as: full })).id);
  for (let i = 0; i < 58; i += 1) {
    const id = `zz-a${i}`;
    assistants.push(id);
  }
  const cols = await app.db.query<{
    column_name: string;
    is_nullable: string;
    column_default: string | null;
    data_type: string;
  }>(
    sql`select column_name, is_nullable, column_default, data_type from information_schema.columns where table_name in ('assistants') order by 1`,
  );
  const need = cols
    .filter((c) => c.is_nullable === 'NO' && c.column_default === null)
    .map((c) => `${c.column_name}:${c.data_type}`);
  console.log('assistants needs', need);
  for (let i = 0; i < 58; i += 1) {
    await app.db
      .query(
        sql`insert into assistants select * from jsonb_populate_record(null::assistants, (select to_jsonb(a) from assistants a where id = 'general') || ${JSON.stringify({ id: `zz-a${i}`, name: nasty[i % nasty.length] + String(i), seq: null })}::jsonb)`,
      )
      .catch((e) => {
        if (i === 0) console.log('assistant', String(e));
      });
  }
  const roles = (await app.db.query<{ id: string }>(sql`select id from roles`)).map(({ id }) => id);
  console.log('roles', roles.length);
  for (let i = 0; i < 8; i += 1) {
    const u = await app.user({ permissions: ['chat'] });
    users.push(u.userId);
    if (i % 2)
      await app.db
        .query(
          sql`insert into user_roles (user_id, role_id) select ${u.userId}, unnest(${roles.slice(0, 2 + (i % 3))}::text[]) on conflict do nothing`,
        )
        .catch((e) => console.log(String(e)));
  }
  await app.db.query(sql`update roles set name = ${nasty[0] + '\u0007'} where id = ${roles[0]}`);
  const firsts: string[] = [];
  const base = Date.parse('2026-03-01T00:00:00Z');
  for (let i = 0; i < 500; i += 1) {
    const [id, topicId] = [randomId(), randomId()];
    const at = new Date(
      i < 20
        ? Date.parse(
            pick([
              '2026-03-09T16:00:00.000Z',
              '2026-03-09T15:59:59.999Z',
              '2026-03-10T15:59:59.999Z',
              '2026-03-10T16:00:00.000Z',
            ]),
          )
        : base + Math.floor(rnd() * 20 * 86400000),
    ).toISOString();
    const again = firsts.length > 5 && rnd() < 0.2 ? pick(firsts) : '';
    if (again === '') firsts.push(id);
    await app.db.query(
      sql`insert into topics (id, user_id, assistant_id) values (${topicId}, ${pick(users)}, ${pick(assistants)})`,
    );
    await app.db.query(
      sql`insert into sessions (id, topic_id, place, question, language, created_at, again_of) values (${id}, ${topicId}, 1, ${'问' + i + ' 13812342671'}, 'zh', ${at}::timestamptz, nullif(${again}, ''))`,
    );
    const passages =
      rnd() < 0.2
        ? [{ n: 1, documentId: 'x', faqId: pick(faqs) }]
        : Array.from({ length: Math.floor(rnd() * 4) }, (_, n) => ({ n: n + 1, documentId: pick(docs) }));
    await app.db.query(
      sql`update sessions set status = ${pick(['done', 'done', 'done', 'running', 'failed', 'interrupted', 'stopped'])}, answer = '答', passages = ${JSON.stringify(passages)}::jsonb, first_word_at = ${at}::timestamptz + interval '2 seconds' where id = ${id}`,
    );
    if (rnd() < 0.3) {
      const judged = new Date(Date.parse(at) + Math.floor(rnd() * 5 * 86400000)).toISOString();
      await app.db.query(
        sql`update answer_log set is_like = ${rnd() < 0.5}, judged_at = ${judged}::timestamptz where session_id = ${id}`,
      );
    }
  }
  await app.db.query(sql`delete from users where id = ${users[7]}`).catch((e) => console.log('del user', String(e)));
  await app.db.query(sql`delete from assistants where id = 'zz-a3'`).catch((e) => console.log('del as', String(e)));
  await app.db.query(sql`delete from documents where id = ${docs[5]}`);
  await app.db.query(sql`delete from roles where id = ${roles[1]}`).catch((e) => console.log('del role', String(e)));
}, 240_000);
afterAll(() => app.close());


const spans = [ { startTime: '2026-03-10 00:00:00', endTime: '2026-03-10 23:59:59' },{ startTime: '2025-06-01 00:00:00', endTime: '2026-06-01 23:59:59' }];
it('names through the real calls', async () => {
  const kb = (await app.call(addKnowledgeBase, { name: '真\u000b库\u0007' }, { as: full })).id;
  const id = randomId(); await doc(id, kb, 'x'); 
  const { modifyDocument } = await import('@console/api/contract');
  await app.call(modifyDocument, { id, name: 'a\uffffb\u0001.pdf' }, { as: full }).then(() => console.log('renamed'), (e) => console.log('rename', String(e)));
  console.log(JSON.stringify(await app.db.query(sql`select name from documents where id = ${id}`)), JSON.stringify(await app.db.query(sql`select name from knowledge_bases where id = ${kb}`)));
  const [sid, topicId] = [randomId(), randomId()];
  await app.db.query(sql`insert into topics (id, user_id, assistant_id) values (${topicId}, ${full.userId}, 'general')`);
  await app.db.query(sql`insert into sessions (id, topic_id, place, question, language, created_at) values (${sid}, ${topicId}, 1, 'q', 'zh', '2024-03-10T03:00:00Z')`);
  await app.db.query(sql`update sessions set status = 'done', answer = '答', passages = ${JSON.stringify([{ n: 1, documentId: id }])}::jsonb where id = ${sid}`);
  const r = await app.send(exportUsageReport, { startTime: '2024-03-10 00:00:00', endTime: '2024-03-10 23:59:59', fileName: 'r' }, { as: full });
  const bytes = new Uint8Array(await r.arrayBuffer()); writeFileSync('/tmp/zz_real.docx', bytes);
  for (const [name, part] of Object.entries(unzipSync(bytes))) if (/\.(xml|rels)$/.test(name)) { try { new SaxesParser({ xmlns: true }).write(strFromU8(part)).close(); } catch (e) { console.log('BAD XML real', name, String(e)); } }
  await app.db.query(sql`delete from topics where id = ${topicId}`);
  console.log('deleted topic', await app.call(pageUsageAnswers, { ...page, startTime: '2024-03-10 00:00:00', endTime: '2024-03-10 23:59:59', set: 'answers' }, { as: limited }));
});
it('recipients races', async () => {
  await Promise.all([app.call(setReportRecipients, { userIds: [full.userId] }, { as: full }), app.call(setReportRecipients, { userIds: [limited.userId] }, { as: full })]).catch((e) => console.log('race', String(e)));
  console.log('race list', await app.call(listReportRecipients, {}, { as: full }));
  await app.call(setReportRecipients, { userIds: [full.userId, limited.userId] }, { as: full });
  await app.db.query(sql`update users set stopped = true where id = ${limited.userId}`);
  const list = await app.call(listReportRecipients, {}, { as: full });
  console.log('stopped listed', list.length, 'setting stopped', await app.call(setReportRecipients, { userIds: [full.userId, limited.userId] }, { as: full }).then(() => 'ok', (e) => e.reason));
  await app.db.query(sql`update users set stopped = false where id = ${limited.userId}`);
  for (const id of ['nobody', users[0]!]) console.log('probe', id.length, await app.call(setReportRecipients, { userIds: [id] }, { as: homeOnly }).catch((e) => e.reason));
  console.log('home lists', (await app.call(listReportRecipients, {}, { as: homeOnly })).length, await app.call(setReportRecipients, { userIds: [] }, { as: homeOnly }).then(() => 'home cleared'));
  const r = await app.send(exportUsageReport, { ...spans[0]!, fileName: 'r' }, { as: homeOnly }); console.log('home report', r.status);
  console.log('home by role', (await app.call(analyseUsageBy, { ...spans[0]!, by: 'role' }, { as: homeOnly })).length);
});
it('dead job of monday', async () => {
  const { analyseQaCalls } = await import('@console/api/contract');
  console.log('homeOnly may', await app.call(analyseQaCalls, spans[0]!, { as: homeOnly }).then(() => 'qa ok', (e) => e.reason));
});
it('figures', async () => {
  const span = spans[1]!; const all = await app.call(countUsageAnswers, span, { as: full });
  const figs = await app.call(analyseUsage, span, { as: full });
  console.log('behind', JSON.stringify(figs.map((f) => [f.measure, f.value])), JSON.stringify(all));
  const nofirst = await app.db.query(sql`select count(*)::int as n from answer_log where first_word_at is null`); console.log('no first word', nofirst);
});
