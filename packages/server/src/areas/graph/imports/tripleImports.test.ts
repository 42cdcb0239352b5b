import {
  checkTripleRows,
  decideTripleCandidates,
  decideTriplesOfRelation,
  downloadTripleTemplate,
  pageTripleCandidates,
  pageTripleImports,
  passTripleImport,
  readTripleImport,
  removeTripleImports,
  uploadTriples,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeXlsx } from '../../../spreadsheets/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { putTriples } from '../../../graph/index.js';
import { importing, triplesCsv } from '../testing/importing.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let steps: ReturnType<typeof importing>;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['graph', 'knowledge', 'users', 'roles'] });
  steps = importing(app, as);
  await app.startWork();
}, 120_000);
afterAll(() => app.close());

const candidatesOf = async (importId: string) =>
  (await app.call(pageTripleCandidates, { importId, current: 1, size: 200 }, { as })).list;
const count = async (table: 'graph_triples' | 'graph_entities' | 'graph_evidence', base: string): Promise<number> => {
  const where = {
    graph_triples: sql`select count(*)::int as n from graph_triples where knowledge_base_id = ${base}`,
    graph_entities: sql`select count(*)::int as n from graph_entities where knowledge_base_id = ${base}`,
    graph_evidence: sql`
      select count(*)::int as n from graph_evidence e join graph_triples t on t.id = e.triple_id
      where t.knowledge_base_id = ${base}`,
  };
  return (await app.db.query<{ n: number }>(where[table]))[0]?.n ?? 0;
};

const clause = (name: string) => ({ name, entityType: '条款' });
const value = (name: string) => ({ name, entityType: '数值' });

describe('an upload', () => {
  it('says in a dry run what is new, there already, contradicting or hanging in the air, and stores nothing', async () => {
    const base = await steps.base();
    await app.db.transaction((tx) =>
      putTriples(
        tx,
        base,
        [
          {
            subject: clause('前场掷球入界'),
            predicate: '复位至',
            object: value('14 秒'),
            condition: '',
            evidence: null,
          },
          {
            subject: clause('后场掷球入界'),
            predicate: '复位至',
            object: value('24 秒'),
            condition: '',
            evidence: null,
          },
        ],
        { userId: as.userId },
      ),
    );
    const rows = [
      '主体,主体类型,关系,客体,客体类型',
      '前场掷球入界,条款,复位至,14秒,数值',
      '后场 掷球入界,条款,复位至,14 秒,数值',
      '触圈后对方控球,条款,复位至,24 秒,数值',
      '篮板,,高度,3.05 米,数值',
      '前场掷球入界,,适用于,触圈后对方控球,',
      ',条款,复位至,14 秒,数值',
      '触圈后对方控球,条款,复位至,24  秒,数值',
    ];
    const reply = await steps.upload(base, rows.join('\n'), { dryRun: true });
    expect(reply).toMatchObject({
      id: null,
      tripleCount: 5,
      duplicateCount: 1,
      contradictingCount: 1,
      danglingCount: 1,
      problemCount: 2,
      problems: [
        { row: 7, message: '缺少主体' },
        { row: 8, message: '与第 4 行相同' },
      ],
    });
    const { total } = await app.call(pageTripleImports, { current: 1, size: 1, knowBaseId: base }, { as });
    expect(total).toBe(0);
  });

  it('reads xlsx, csv in Chinese encodings, and json alike', async () => {
    const base = await steps.base();
    const row = ['前场掷球入界', '条款', '复位至', '14 秒', '数值', '显示 13 秒或以下', '复位至 14 秒钟。'];
    const titles = ['主体', '主体类型', '关系', '客体', '客体类型', '条件', '原句'];
    const columns = titles.map((title) => ({ title, width: 10 }));
    const gbk = Uint8Array.from(
      // 主体,关系,客体 / 甲,属于,乙
      [
        0xd6, 0xf7, 0xcc, 0xe5, 0x2c, 0xb9, 0xd8, 0xcf, 0xb5, 0x2c, 0xbf, 0xcd, 0xcc, 0xe5, 0x0a, 0xbc, 0xd7, 0x2c,
      ].concat([0xca, 0xf4, 0xd3, 0xda, 0x2c, 0xd2, 0xd2, 0x0a]),
    );
    const list = JSON.stringify({
      triples: [
        {
          subject: { name: row[0], entityType: row[1] },
          predicate: row[2],
          object: row[3],
          object_type: row[4],
          condition: row[5],
          sentence: row[6],
        },
      ],
    });
    const expected = {
      subject: { name: row[0], entityType: row[1] },
      predicate: row[2],
      object: { name: row[3], entityType: row[4] },
      condition: row[5],
      sentence: row[6],
      decision: 'waiting',
      confidence: 1,
      marks: [],
      source: null,
    };
    const files: [BlobPart, string][] = [
      [new Uint8Array(writeXlsx([{ name: '表', columns, rows: [row] }])), '三元组.xlsx'],
      [[titles.join(','), row.join(',')].join('\r\n'), '三元组.csv'],
      [list, '三元组.json'],
    ];
    for (const [content, name] of files) {
      const { id } = await steps.upload(base, content, { name });
      expect(await candidatesOf(id ?? ''), name).toMatchObject([expected]);
    }
    const { id } = await steps.upload(base, gbk);
    expect(await candidatesOf(id ?? '')).toMatchObject([
      { subject: { name: '甲', entityType: '' }, predicate: '属于', object: { name: '乙' }, marks: ['dangling'] },
    ]);
  });

  it('takes its own template', async () => {
    const response = await app.send(downloadTripleTemplate, {}, { as });
    const template = new Uint8Array(await response.arrayBuffer());
    const reply = await steps.upload(await steps.base(), template, { name: '三元组模板.xlsx', dryRun: true });
    expect(reply).toMatchObject({ tripleCount: 1, problemCount: 0, danglingCount: 0 });
  });

  it('keeps formulas and markup as the text they are, and nothing that cannot be seen', async () => {
    const base = await steps.base();
    const list = [
      { subject: '=HYPERLINK("http://x","点")', predicate: '@SUM(1)', object: '<img src=x onerror=alert(1)>甲' },
      { subject: '\u202e文\u0000件\u200b', predicate: '属\n于', object: "'; drop table users; --" },
    ];
    const { id } = await steps.upload(base, JSON.stringify(list), { name: '坏.json' });
    expect(await candidatesOf(id ?? '')).toMatchObject([
      { subject: { name: '=HYPERLINK("http://x","点")' }, predicate: '@SUM(1)', object: { name: '甲' } },
      { subject: { name: '文 件' }, predicate: '属 于', object: { name: "'; drop table users; --" } },
    ]);
  });

  it('names what is wrong with a file or a row', async () => {
    const base = await steps.base();
    const upload = (content: BlobPart, name: string) => steps.upload(base, content, { name, dryRun: true });
    await expect(upload('', '空.csv')).rejects.toMatchObject({ reason: 'empty_file' });
    await expect(upload('{"a": 1}', '坏.json')).rejects.toMatchObject({ reason: 'unreadable_triples' });
    await expect(upload('[{"subject"', '坏.json')).rejects.toMatchObject({ reason: 'unreadable_triples' });
    await expect(upload('主体,关系\n甲,属于', '缺列.csv')).rejects.toMatchObject({ reason: 'unsupported_spreadsheet' });
    const long = JSON.stringify([{ subject: '甲', predicate: '属于', object: '乙'.repeat(101) }, 5, null]);
    expect((await upload(long, '长.json')).problems).toEqual([
      { row: 1, message: '客体超过 100 个字符' },
      { row: 2, message: '缺少主体' },
      { row: 3, message: '缺少主体' },
    ]);
    const english = await app.send(
      uploadTriples,
      { knowBaseId: base, taskName: '英', dryRun: true, file: new File([long], 'a.json') },
      { as, headers: { 'accept-language': 'en' } },
    );
    expect(await english.text()).toContain('The object is longer than 100 characters.');
  });

  it('has a name of its own in its base, and a base that is seen', async () => {
    const base = await steps.base();
    const content = triplesCsv([['甲', '属于', '乙', '', '']]);
    await steps.upload(base, content, { taskName: '同名' });
    await expect(steps.upload(base, content, { taskName: '同名' })).rejects.toMatchObject({ reason: 'name_taken' });
    await steps.upload(await steps.base(), content, { taskName: '同名' });
    await expect(steps.upload('nowhere', content)).rejects.toMatchObject({ reason: 'knowledge_base_not_found' });
  });

  it('of few rows is stored whole or not at all', async () => {
    const base = await steps.base();
    await app.db.query(sql`alter table triple_candidates add constraint broken check (subject <> '断电')`);
    const rows = Array.from({ length: 300 }, (_, n) => [
      n === 299 ? '断电' : `第 ${n} 条`,
      '复位至',
      `${n} 秒`,
      '',
      '',
    ]);
    try {
      await expect(steps.upload(base, triplesCsv(rows))).rejects.toMatchObject({ status: 500 });
    } finally {
      await app.db.query(sql`alter table triple_candidates drop constraint broken`);
    }
    const { total } = await app.call(pageTripleImports, { current: 1, size: 1, knowBaseId: base }, { as });
    expect(total).toBe(0);
  });

  it('of many rows is stored in the background, each once', async () => {
    const base = await steps.base();
    const rows = Array.from({ length: 6000 }, (_, n) => [`第 ${n} 条`, '复位至', `${n} 秒`, '', '']);
    const { id, tripleCount } = await steps.upload(base, triplesCsv(rows));
    expect(tripleCount).toBe(6000);
    await steps.settled(id ?? '', 'toReview');
    const { list, total, summary } = await app.call(
      pageTripleCandidates,
      { importId: id ?? '', current: 30, size: 200 },
      { as },
    );
    expect([total, list[0]?.number, list[0]?.subject.name]).toEqual([6000, 5801, '第 5800 条']);
    expect(summary).toMatchObject({ total: 6000, predicates: [{ predicate: '复位至', waiting: 6000, safe: 6000 }] });
    const [left] = await app.db.query<{ key: string | null }>(
      sql`select file_key as key from triple_imports where id = ${id}`,
    );
    expect(left).toEqual({ key: null });
  });
});

describe('an import', () => {
  it('passes what was accepted, and leaves the graph as it was when it is deleted', async () => {
    const base = await steps.base();
    const first = await steps.imported(base, [
      ['甲', '复位至', '14 秒', '', '一'],
      ['乙', '复位至', '24 秒', '', '二'],
    ]);
    const accept = (importId: string) =>
      app.call(decideTriplesOfRelation, { importId, which: 'safe', decision: 'accepted' }, { as });
    await expect(app.call(passTripleImport, { id: first }, { as })).rejects.toMatchObject({
      reason: 'nothing_to_pass',
    });
    expect((await accept(first)).count).toBe(2);
    expect(await app.call(passTripleImport, { id: first }, { as })).toEqual({
      seenCount: 2,
      acceptedCount: 2,
      passedCount: 0,
    });
    await steps.settled(first, 'passed');
    await expect(app.call(passTripleImport, { id: first }, { as })).rejects.toMatchObject({
      reason: 'already_reviewed',
    });
    expect(await count('graph_triples', base)).toBe(2);

    const second = await steps.imported(base, [
      ['甲', '复位至', '14 秒', '', '三'],
      ['丙', '复位至', '8 秒', '', '四'],
    ]);
    const [same] = await candidatesOf(second);
    expect(same?.marks).toEqual(['duplicate']);
    await app.call(
      decideTripleCandidates,
      { idList: (await candidatesOf(second)).map(({ id }) => id), decision: 'accepted' },
      { as },
    );
    await app.call(passTripleImport, { id: second }, { as });
    await steps.settled(second, 'passed');
    expect([await count('graph_triples', base), await count('graph_evidence', base)]).toEqual([3, 4]);

    await app.call(removeTripleImports, { idList: [first] }, { as });
    await expect
      .poll(
        () => app.call(readTripleImport, { id: first }, { as }).catch((error: { reason: string }) => error.reason),
        {
          timeout: 60_000,
        },
      )
      .toBe('triple_import_not_found');
    expect([await count('graph_triples', base), await count('graph_evidence', base)]).toEqual([2, 2]);
    expect(await count('graph_entities', base)).toBe(4);
  });
});

it('rows are checked against the graph before they are sent', async () => {
  const base = await steps.base();
  await app.db.transaction((tx) =>
    putTriples(
      tx,
      base,
      [{ subject: clause('前场掷球入界'), predicate: '复位至', object: value('14 秒'), condition: '', evidence: null }],
      { userId: as.userId },
    ),
  );
  const checked = await app.call(
    checkTripleRows,
    {
      knowBaseId: base,
      rows: [
        { row: 2, subject: '前场掷球入界', predicate: '复位至', object: '24 秒', objectType: '数值' },
        { row: 3, subject: '前场掷球入界', predicate: '复位至', object: '14秒' },
        { row: 4, subject: '篮板', subjectType: '器材', predicate: '高度', object: '3 米', objectType: '数值' },
        { row: 5, subject: '篮板', predicate: '高度', object: '14 秒' },
      ],
    },
    { as },
  );
  expect(checked).toMatchObject([
    { row: 2, marks: ['contradicting'], contradicting: [{ object: '14 秒', condition: '' }] },
    { row: 3, marks: ['duplicate'], contradicting: [] },
    { row: 5, marks: ['dangling'] },
  ]);
});

it('belongs to a base: who does not see that finds nothing', async () => {
  const base = await steps.base();
  const id = await steps.imported(base, [['甲', '复位至', '14 秒', '', '']]);
  const other = await app.user({ permissions: ['graph'] });
  await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${base}`);
  const gone = { reason: 'triple_import_not_found' };
  await expect(app.call(readTripleImport, { id }, { as: other })).rejects.toMatchObject(gone);
  await expect(app.call(passTripleImport, { id }, { as: other })).rejects.toMatchObject(gone);
  await expect(
    app.call(pageTripleCandidates, { importId: id, current: 1, size: 20 }, { as: other }),
  ).rejects.toMatchObject(gone);
  await app.call(removeTripleImports, { idList: [id] }, { as: other });
  expect((await app.call(readTripleImport, { id }, { as })).status).toBe('toReview');
  const { list } = await app.call(pageTripleImports, { current: 1, size: 200 }, { as: other });
  expect(list.map((one) => one.id)).not.toContain(id);
});
