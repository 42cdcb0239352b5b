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

const spans = [
  { startTime: '2026-03-10 00:00:00', endTime: '2026-03-10 23:59:59' },
  { startTime: '2026-03-09 23:59:00', endTime: '2026-03-10 00:00:59' },
  { startTime: '2026-03-08 13:37:11', endTime: '2026-03-10 13:37:10' },
  { startTime: '2026-03-08 13:37:11', endTime: '2026-03-10 13:37:11' },
  { startTime: '2026-03-05 13:37:11', endTime: '2026-03-14 02:20:20' },
  { startTime: '2025-06-01 00:00:00', endTime: '2026-06-01 23:59:59' },
  { startTime: '2026-03-10 00:00:00', endTime: '2027-03-10 23:59:59' },
  { startTime: '2026-03-10T00:00:00.000Z', endTime: '2026-03-10T23:59:59.999Z' },
];
const filterOf = (by: string, id: string | null) =>
  by === 'assistant' ? { assistantId: id } : by === 'role' ? { roleId: id } : { knowledgeBaseId: id ?? '' };

for (const span of spans)
  for (const who of ['full', 'limited'] as const)
    it(`consistent ${span.startTime} ${span.endTime} ${who}`, async () => {
      const as = who === 'full' ? full : limited;
      const bad: unknown[] = [];
      for (const by of usageGroupings) {
        const groups = await app.call(analyseUsageBy, { ...span, by }, { as });
        if (groups.length >= 50) console.log(by, 'rows', groups.length);
        for (const { id, count, grounded, satisfaction, name } of groups.slice(0, 20)) {
          if (id === hidden && who === 'limited') bad.push('hidden named');
          const c = await app.call(countUsageAnswers, { ...span, ...filterOf(by, id) }, { as });
          if (c.questions !== count) bad.push([by, id, count, c]);
          const e = c.grounded + c.ungrounded;
          const j = c.liked + c.disliked;
          if (grounded !== (e ? c.grounded / e : null) || satisfaction !== (j ? c.liked / j : null))
            bad.push([by, id, name, grounded, satisfaction, c]);
        }
      }
      const all = await app.call(countUsageAnswers, span, { as });
      for (const set of usageSets) {
        const p = await app.call(pageUsageAnswers, { ...page, ...span, set }, { as });
        if (p.total !== all[set]) bad.push([set, p.total, all[set]]);
        if (p.list.length !== Math.min(200, p.total)) bad.push(['len', set]);
        if (who === 'limited' && p.list.some(({ question }) => question.includes('13812342671'))) bad.push('phone');
      }
      const figs = await app.call(analyseUsage, span, { as });
      const of = (m: string) => figs.find(({ measure }) => measure === m)!;
      if (of('questions').value !== all.questions) bad.push('questions');
      if (of('faq').value !== (all.answers ? all.faq / all.answers : null)) bad.push('faq');
      for (const m of ['questions', 'citations']) {
        const f = of(m);
        for (const k of ['value', 'previous'] as const)
          if (f.trend.reduce((s, t) => s + (t[k] ?? 0), 0) !== f[k])
            bad.push([m, k, f[k], f.trend.reduce((s, t) => s + (t[k] ?? 0), 0)]);
      }
      // steps as the client narrows
      const shape = (d: Date) => new Date(d.getTime() + 8 * 3600000).toISOString().slice(0, 19).replace('T', ' ');
      if (!span.startTime.includes('T')) {
        const byHour =
          Date.parse(span.endTime.replace(' ', 'T') + 'Z') - Date.parse(span.startTime.replace(' ', 'T') + 'Z') <
          2 * 86400000;
        const f = of('questions');
        const g = of('satisfaction');
        let n = 0;
        for (let i = 0; i < f.trend.length; i += 1) {
          const t = f.trend[i]!;
          if (!t.value && n > 5) continue;
          n += 1;
          const from = new Date(t.time);
          const last = new Date(from.getTime() + (byHour ? 3600000 : 86400000) - 1000);
          const st = span.startTime > shape(from) ? span.startTime : shape(from);
          const en = span.endTime < shape(last) ? span.endTime : shape(last);
          try {
            const c = await app.call(countUsageAnswers, { startTime: st, endTime: en }, { as });
            if (c.questions !== t.value) bad.push(['step', t, c.questions, st, en]);
            const j = c.liked + c.disliked;
            if (g.trend[i]!.value !== (j ? c.liked / j : null)) bad.push(['sat', i]);
          } catch (e) {
            bad.push(['step fails', st, en, String(e)]);
          }
        }
      }
      const hours = await app.call(analyseUsageHours, span, { as });
      if (hours.flat().reduce((a, b) => a + b, 0) !== all.questions) bad.push('hours sum');
      for (let w = 0; w < 7; w += 1)
        for (let h = 0; h < 24; h += 5) {
          const c = await app.call(countUsageAnswers, { ...span, weekday: w, hour: h }, { as });
          if (c.questions !== hours[w]![h]) bad.push(['cell', w, h]);
        }
      const cited = await app.call(
        pageUsedDocuments,
        { ...page, ...span, cited: true, orders: [{ column: 'name; drop', asc: true }] },
        { as },
      );
      for (const d of cited.list) {
        const c = await app.call(countUsageAnswers, { ...span, documentId: d.id }, { as });
        if (c.citing !== d.count) bad.push(['doc', d, c.citing]);
        if (who === 'limited' && d.knowledgeBaseId === hidden) bad.push('hidden doc');
      }
      const past = await app.call(
        pageUsageAnswers,
        { current: 1_000_000, size: 200, ...span, set: 'answers' as UsageSet },
        { as },
      );
      if (past.total !== all.answers || past.list.length) bad.push('past');
      expect(bad).toEqual([]);
    }, 120_000);

it('report is well-formed', async () => {
  for (const [i, span] of spans.entries())
    for (const lang of ['zh-CN', 'en-US']) {
      const r = await app.send(
        exportUsageReport,
        { ...span, fileName: 'r' },
        { as: full, headers: { 'accept-language': lang } },
      );
      expect(r.status).toBe(200);
      const bytes = new Uint8Array(await r.arrayBuffer());
      writeFileSync(`/tmp/zz_report_${i}_${lang}.docx`, bytes);
      for (const [name, part] of Object.entries(unzipSync(bytes)))
        if (/\.(xml|rels)$/.test(name)) {
          try {
            new SaxesParser({ xmlns: true }).write(strFromU8(part)).close();
          } catch (e) {
            console.log('BAD XML', i, lang, name, String(e));
          }
        }
    }
  const x = await app.send(exportStatistics, { ...spans[4]!, fileName: 'r' }, { as: full });
  writeFileSync('/tmp/zz.xlsx', new Uint8Array(await x.arrayBuffer()));
}, 120_000);

it('home only reads and sets recipients', async () => {
  const all = await app.call(listReportRecipients, {}, { as: homeOnly }).then(
    (l) => l.length,
    (e) => String(e.reason ?? e),
  );
  const set = await app.call(setReportRecipients, { userIds: [full.userId] }, { as: homeOnly }).then(
    () => 'SET',
    (e) => String(e.reason ?? e),
  );
  console.log('home only', all, set);
});

it('recipients', async () => {
  await app.call(setReportRecipients, { userIds: [full.userId, limited.userId] }, { as: full });
  await app.db.query(sql`delete from user_roles where user_id = ${limited.userId}`);
  const list = await app.call(listReportRecipients, {}, { as: full });
  const again = await app.call(setReportRecipients, { userIds: list.map(({ id }) => id) }, { as: full }).then(
    () => 'ok',
    (e) => JSON.stringify({ r: e.reason, m: e.message }),
  );
  console.log('after right taken', list.length, again);
  await app.db.query(sql`update users set stopped = true where id = ${full.userId}`);
  await app.db.query(sql`update users set stopped = false where id = ${full.userId}`);
  await Promise.all(
    [[full.userId], []].map((userIds) => app.call(setReportRecipients, { userIds }, { as: full }).catch(() => 0)),
  );
});

it('job', async () => {
  const now = new Date('2026-12-07T00:00:30Z');
  let n = 0;
  let fails = true;
  await app.db.query(sql`delete from report_recipients`);
  await app.db.query(sql`insert into report_recipients values (${full.userId})`);
  const job = () =>
    weeklyReportJob({
      tell: async (tx, m) => {
        await sendServerMessage(tx, m);
        n += 1;
        if (fails) throw new Error('x');
      },
      mayRead: async () => true,
      now: () => now,
    }).run({
      id: 'j',
      subject: 's',
      payload: {},
      attempt: 1,
      fence: 1,
      signal: new AbortController().signal,
      write: (w) => app.db.transaction(w),
      report: () => undefined,
    });
  await expect(job()).rejects.toThrow();
  fails = false;
  await Promise.all([job(), job(), job()]);
  const bell = (await app.call(pageNotificationRecords, { current: 1, size: 50 }, { as: full })).list.filter(
    ({ href }) => href.includes('report=weekly'),
  );
  console.log('told', n, bell.length);
});

it('never cited: disabled', async () => {
  const id = randomId();
  await doc(id, bases[0]!, 'off.pdf');
  await app.db.query(sql`update documents set enabled = false where id = ${id}`);
  const p = await app.call(pageUsedDocuments, { ...page, ...spans[0]!, cited: false }, { as: full });
  console.log(
    'disabled listed',
    p.list.some((d) => d.id === id),
  );
});

it('edges', async () => {
  const tries = [
    ['1000-01-01 00:00:00', '1000-12-31 23:59:59'],
    ['9998-01-01 00:00:00', '9998-12-31 23:59:59'],
    ['1900-12-31 00:00:00', '1901-01-02 00:00:00'],
    ['1986-05-04 00:00:00', '1986-05-10 00:00:00'],
    ['2026-03-10T00:00:00.123456789Z', '2026-03-10T00:00:00.123456789Z'],
    ['1000-01-01T00:00:00+14:00', '1000-01-01T00:00:00+14:00'],
    ['9998-12-31T23:59:59-14:00', '9998-12-31T23:59:59-14:00'],
  ];
  for (const [startTime, endTime] of tries)
    for (const [name, call] of [
      ['fig', () => app.call(analyseUsage, { startTime: startTime!, endTime: endTime! }, { as: full })],
      [
        'by',
        () => app.call(analyseUsageBy, { startTime: startTime!, endTime: endTime!, by: 'knowledgeBase' }, { as: full }),
      ],
      [
        'docs',
        () =>
          app.call(pageUsedDocuments, { ...page, startTime: startTime!, endTime: endTime!, cited: true }, { as: full }),
      ],
      [
        'rep',
        () =>
          app
            .send(exportUsageReport, { startTime: startTime!, endTime: endTime!, fileName: 'x' }, { as: full })
            .then((r) => {
              if (!r.ok) throw new Error(String(r.status));
            }),
      ],
    ] as const)
      await call().catch((e: unknown) => console.log('EDGE', startTime, endTime, name, String(e)));
});
