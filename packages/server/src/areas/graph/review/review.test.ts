import {
  compareTripleCandidate,
  decideTripleCandidates,
  decideTriplesOfRelation,
  modifyTripleCandidate,
  pageTripleCandidates,
  passTripleImport,
  readTripleImport,
  renameTripleRelation,
  undoTripleDecision,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putTriples } from '../../../graph/index.js';
import { enqueue } from '../../../jobs/index.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { importing } from '../testing/importing.js';
import { PASS_TRIPLES } from './beginPassing.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let other: TestUser;
let steps: ReturnType<typeof importing>;

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['graph', 'knowledge'] });
  other = await app.user({ permissions: ['graph'] });
  steps = importing(app, as);
  await app.startWork();
}, 120_000);
afterAll(() => app.close());

const candidatesOf = async (importId: string, filter: object = {}) =>
  (await app.call(pageTripleCandidates, { importId, current: 1, size: 200, ...filter }, { as })).list;
const summaryOf = async (importId: string) =>
  (await app.call(pageTripleCandidates, { importId, current: 1, size: 1 }, { as })).summary;
const idAt = async (importId: string, number: number): Promise<string> =>
  (await candidatesOf(importId)).find((one) => one.number === number)?.id ?? '';
const decide = (idList: string[], decision: 'waiting' | 'accepted' | 'refused' | 'later', more: object = {}) =>
  app.call(decideTripleCandidates, { idList, decision, ...more }, { as });
const undo = (decisionId: string, user = as) => app.call(undoTripleDecision, { decisionId }, { as: user });

/** What the graph of a base says before anything is reviewed. */
const known = (base: string, rows: readonly (readonly [string, string, string, string?])[]) =>
  app.db.transaction((tx) =>
    putTriples(
      tx,
      base,
      rows.map(([subject, predicate, object, condition = '']) => ({
        subject: { name: subject, entityType: '条款' },
        predicate,
        object: { name: object, entityType: '数值' },
        condition,
        evidence: null,
      })),
      { userId: as.userId },
    ),
  );
const statesOf = async (base: string): Promise<string[]> => {
  const rows = await app.db.query<{ said: string }>(sql`
    select o.name || ' ' || t.state as said from graph_triples t join graph_entities o on o.id = t.object_id
    where t.knowledge_base_id = ${base} order by 1`);
  return rows.map(({ said }) => said);
};
const pass = async (id: string, ...statuses: string[]) => {
  await app.call(passTripleImport, { id }, { as });
  await steps.settled(id, ...statuses);
};

describe('what waits to be reviewed', () => {
  it('is listed in the order of its source, narrowed down, and found again on its page', async () => {
    const id = await steps.imported(await steps.base(), [
      ['甲', '复位至', '14 秒', '', '一'],
      ['乙', '适用于', '8 秒', '', '二'],
      ['丙', '复位至', '24 秒', '', '三'],
      ['丁', '丁', '丁', '', '四'],
    ]);
    const numbers = async (filter: object) => (await candidatesOf(id, filter)).map(({ number }) => number);
    expect(await numbers({})).toEqual([1, 2, 3, 4]);
    expect(await numbers({ predicate: '复位至' })).toEqual([1, 3]);
    expect(await numbers({ keyword: '二' })).toEqual([2]);
    expect(await numbers({ marked: true })).toEqual([4]);
    await decide([await idAt(id, 3)], 'later');
    expect(await numbers({ decision: 'waiting' })).toEqual([1, 2, 4]);
    const at = await idAt(id, 3);
    const page = await app.call(pageTripleCandidates, { importId: id, current: 1, size: 2, at }, { as });
    expect(page).toMatchObject({ current: 2, total: 4, list: [{ number: 3 }, { number: 4 }] });
    expect(page.summary).toEqual({
      total: 4,
      seenCount: 1,
      acceptedCount: 0,
      passedCount: 0,
      markedCount: 1,
      returnedCount: 0,
      predicates: [
        { predicate: '复位至', total: 2, waiting: 1, safe: 1 },
        { predicate: '丁', total: 1, waiting: 1, safe: 0 },
        { predicate: '适用于', total: 1, waiting: 1, safe: 1 },
      ],
    });
  });

  it('is of a task or of an import, one of the two', async () => {
    await expect(app.call(pageTripleCandidates, { current: 1, size: 20 }, { as })).rejects.toMatchObject({
      status: 400,
    });
    await expect(
      app.call(pageTripleCandidates, { taskId: 'none', current: 1, size: 20 }, { as }),
    ).rejects.toMatchObject({ reason: 'triple_task_not_found' });
  });
});

describe('a contradiction', () => {
  it('is the same subject and relation with another object, unless their conditions differ', async () => {
    const base = await steps.base();
    await known(base, [
      ['前场', '复位至', '24 秒', '防守犯规'],
      ['后场', '复位至', '24 秒'],
    ]);
    const id = await steps.imported(base, [
      ['前场', '复位至', '14 秒', '防守犯规', ''],
      ['前场', '复位至', '14 秒', '显示 13 秒或以下', ''],
      ['前场', '复位至', '14 秒', '', ''],
      ['后场', '复位至', '14 秒', '停表', ''],
      ['后场', '复位至', '24秒', '', ''],
    ]);
    expect((await candidatesOf(id)).map(({ marks }) => marks.join())).toEqual([
      'contradicting',
      '',
      'contradicting',
      'contradicting',
      'duplicate',
    ]);
    const compared = await app.call(compareTripleCandidate, { id: await idAt(id, 1) }, { as });
    expect(compared).toMatchObject({
      contradicting: [{ predicate: '复位至', object: { name: '24 秒' }, condition: '防守犯规' }],
      duplicate: null,
      alike: [],
      neighbours: 1,
    });
    expect(compared.subjectId).toBe(compared.contradicting[0]?.subject.id);
    const same = await app.call(compareTripleCandidate, { id: await idAt(id, 5) }, { as });
    expect(same).toMatchObject({ contradicting: [], duplicate: { object: { name: '24 秒' } } });
  });

  it('is none where a relation plainly holds many values', async () => {
    const base = await steps.base();
    const teams = ['一队', '二队', '三队', '四队', '五队'];
    await known(
      base,
      teams.flatMap((team): [string, string, string][] => [
        [team, '队员', `${team} 1 号`],
        [team, '队员', `${team} 2 号`],
        [team, '主场', `${team} 馆`],
      ]),
    );
    const id = await steps.imported(base, [
      ['一队', '队员', '一队 3 号', '', ''],
      ['一队', '主场', '另一馆', '', ''],
    ]);
    expect((await candidatesOf(id)).map(({ marks }) => marks)).toEqual([[], ['contradicting']]);
  });

  it('is none where one sentence lists the objects', async () => {
    const base = await steps.base();
    await known(base, [['裁判组', '包括', '主裁判']]);
    const listed = '裁判组包括主裁判和副裁判';
    const id = await steps.imported(base, [
      ['裁判组', '包括', '主裁判', '', listed],
      ['裁判组', '包括', '副裁判', '', listed],
    ]);
    expect((await candidatesOf(id)).map(({ marks }) => marks.join())).toEqual(['duplicate', '']);
  });

  it('has to be resolved: replaced, kept beside, or left as it was', async () => {
    const base = await steps.base();
    await known(base, [
      ['甲', '复位至', '24 秒'],
      ['乙', '复位至', '25 秒'],
      ['丙', '复位至', '26 秒'],
    ]);
    const id = await steps.imported(base, [
      ['甲', '复位至', '1 秒', '', ''],
      ['乙', '复位至', '2 秒', '', ''],
      ['丙', '复位至', '3 秒', '', ''],
      ['丁', '复位至', '4 秒', '', ''],
    ]);
    const all = (await candidatesOf(id)).map((one) => one.id);
    const [first = '', second = '', third = ''] = all;
    await expect(decide([first], 'accepted')).rejects.toMatchObject({ reason: 'triple_unresolved' });
    expect(await decide(all, 'accepted')).toMatchObject({ count: 1, unresolved: 3 });
    await decide([first], 'accepted', { resolution: 'replace' });
    await decide([second], 'accepted', { resolution: 'both' });
    await decide([third], 'accepted', { resolution: 'keep' });
    expect((await candidatesOf(id)).map(({ decision, resolution }) => [decision, resolution])).toEqual([
      ['accepted', 'replace'],
      ['accepted', 'both'],
      ['refused', 'keep'],
      ['accepted', null],
    ]);
    await pass(id, 'passed');
    expect(await statesOf(base)).toEqual([
      '1 秒 current',
      '2 秒 current',
      '24 秒 superseded',
      '25 秒 current',
      '26 秒 current',
      '4 秒 current',
    ]);
  });

  it('that came up between review and passing goes back to be looked at', async () => {
    const base = await steps.base();
    const one = await steps.imported(base, [
      ['甲', '复位至', '14 秒', '', ''],
      ['乙', '复位至', '14 秒', '', ''],
    ]);
    const two = await steps.imported(base, [
      ['甲', '复位至', '24 秒', '', ''],
      ['丙', '复位至', '24 秒', '', ''],
    ]);
    for (const importId of [one, two]) {
      await app.call(decideTriplesOfRelation, { importId, which: 'safe', decision: 'accepted' }, { as });
    }
    await pass(one, 'passed');
    await pass(two, 'toReview');
    expect(await summaryOf(two)).toMatchObject({ returnedCount: 1, passedCount: 1, acceptedCount: 0, seenCount: 1 });
    expect((await candidatesOf(two))[0]).toMatchObject({
      decision: 'waiting',
      marks: ['contradicting'],
      passed: false,
    });
    expect(await statesOf(base)).toEqual(['14 秒 current', '14 秒 current', '24 秒 current']);

    // What somebody chose about one relationship says nothing about another that has come since.
    const [again] = await candidatesOf(two);
    await decide([again?.id ?? ''], 'accepted', { resolution: 'replace' });
    expect(await summaryOf(two)).toMatchObject({ returnedCount: 0 });
    await known(base, [['甲', '复位至', '8 秒']]);
    await pass(two, 'toReview');
    expect(await summaryOf(two)).toMatchObject({ returnedCount: 1 });
  });
});

describe('a decision', () => {
  it('on what is safe of a relation reaches that alone; all that nobody has seen cannot be accepted', async () => {
    const base = await steps.base();
    await known(base, [['甲', '复位至', '24 秒']]);
    const importId = await steps.imported(base, [
      ['甲', '复位至', '14 秒', '', ''],
      ['乙', '复位至', '14 秒', '', ''],
      ['丙', '适用于', '14 秒', '', ''],
    ]);
    const wanted = { importId, predicate: '复位至', decision: 'accepted' } as const;
    await expect(app.call(decideTriplesOfRelation, { ...wanted, which: 'waiting' }, { as })).rejects.toMatchObject({
      reason: 'triples_unseen',
    });
    const { count, decisionId } = await app.call(decideTriplesOfRelation, { ...wanted, which: 'safe' }, { as });
    expect(count).toBe(1);
    const decisions = async () => (await candidatesOf(importId)).map(({ decision }) => decision);
    expect(await decisions()).toEqual(['waiting', 'accepted', 'waiting']);
    await undo(decisionId);
    expect(await decisions()).toEqual(['waiting', 'waiting', 'waiting']);
    await expect(undo(decisionId)).rejects.toMatchObject({ reason: 'triple_decision_not_found' });
    await app.call(decideTriplesOfRelation, { importId, which: 'waiting', decision: 'refused' }, { as });
    expect(await decisions()).toEqual(['refused', 'refused', 'refused']);
  });

  it('is taken back by whoever made it, unless somebody has decided since', async () => {
    const importId = await steps.imported(await steps.base(), [
      ['甲', '复位至', '14 秒', '', ''],
      ['乙', '复位至', '14 秒', '', ''],
    ]);
    const first = await idAt(importId, 1);
    const mine = await decide([first], 'accepted');
    await expect(undo(mine.decisionId, other)).rejects.toMatchObject({ reason: 'triple_decision_not_found' });
    const theirs = await app.call(decideTripleCandidates, { idList: [first], decision: 'refused' }, { as: other });
    await expect(undo(mine.decisionId)).rejects.toMatchObject({ reason: 'changed_meanwhile' });
    await undo(theirs.decisionId, other);
    expect(await candidatesOf(importId)).toMatchObject([{ decision: 'accepted', decidedBy: as.account }, {}]);
    await undo(mine.decisionId);
    expect(await candidatesOf(importId)).toMatchObject([{ decision: 'waiting', decidedBy: '' }, {}]);
  });

  it('does not reach what is in the graph, nor what is on its way there', async () => {
    const importId = await steps.imported(await steps.base(), [
      ['甲', '复位至', '14 秒', '', ''],
      ['乙', '复位至', '14 秒', '', ''],
    ]);
    const ids = (await candidatesOf(importId)).map(({ id }) => id);
    const [first = '', second = ''] = ids;
    const { decisionId } = await decide([first], 'accepted');
    await pass(importId, 'toReview');
    await expect(decide([first], 'refused')).rejects.toMatchObject({ reason: 'already_reviewed' });
    await expect(undo(decisionId)).rejects.toMatchObject({ reason: 'already_reviewed' });
    expect(await decide(ids, 'refused')).toMatchObject({ count: 1 });
    await app.db.query(sql`update triple_imports set status = 'passing' where id = ${importId}`);
    await expect(decide([second], 'accepted')).rejects.toMatchObject({ reason: 'triples_passing' });
    await expect(app.call(passTripleImport, { id: importId }, { as })).rejects.toMatchObject({
      reason: 'triple_import_busy',
    });
    await app.db.query(sql`update triple_imports set status = 'passed' where id = ${importId}`);
    await decide([second], 'accepted');
    expect((await app.call(readTripleImport, { id: importId }, { as })).status).toBe('toReview');
  });

  it('is refused for what is not there or not seen', async () => {
    const base = await steps.base();
    const importId = await steps.imported(base, [['甲', '复位至', '14 秒', '', '']]);
    const id = await idAt(importId, 1);
    const gone = { reason: 'triple_candidate_not_found' };
    await expect(decide([id, 'none'], 'accepted')).rejects.toMatchObject(gone);
    await app.db.query(sql`update knowledge_bases set for_roles = true where id = ${base}`);
    await expect(decide([id], 'accepted')).rejects.toMatchObject(gone);
    await expect(app.call(compareTripleCandidate, { id }, { as })).rejects.toMatchObject(gone);
  });
});

it('puts nothing into the graph that is on its way out', async () => {
  const base = await steps.base();
  const id = await steps.imported(base, [['甲', '复位至', '14 秒', '', '']]);
  await decide([await idAt(id, 1)], 'accepted');
  await app.db.query(sql`update triple_imports set status = 'removing' where id = ${id}`);
  // As it was queued by somebody at the same moment.
  const job = await enqueue(app.db, { kind: PASS_TRIPLES, subject: id, payload: { of: 'import' } });
  await expect
    .poll(() => app.db.query(sql`select status from jobs where id = ${job}`), { timeout: 10_000 })
    .toMatchObject([{ status: 'done' }]);
  expect(await statesOf(base)).toEqual([]);
});

describe('a correction', () => {
  it('accepts the triple, keeps how it was found, and is taken back', async () => {
    const base = await steps.base();
    await known(base, [['甲', '复位至', '24 秒']]);
    const importId = await steps.imported(base, [['乙', '复位', '14 秒', '', '原句']]);
    const id = await idAt(importId, 1);
    const end = (name: string, entityType: string) => ({ name, entityType });
    const right = { id, subject: end('甲', '条款'), predicate: '复位至', object: end(' 8 秒 ', '数值') };
    await expect(app.call(modifyTripleCandidate, right, { as })).rejects.toMatchObject({ reason: 'triple_unresolved' });
    const unnamed = app.call(modifyTripleCandidate, { ...right, object: end('《》', '数值') }, { as });
    await expect(unnamed).rejects.toMatchObject({ status: 400, fields: { 'object.name': expect.any(String) } });
    expect((await candidatesOf(importId))[0]).toMatchObject({ predicate: '复位', found: null, decision: 'waiting' });
    const { decisionId } = await app.call(modifyTripleCandidate, { ...right, resolution: 'both' }, { as });
    expect((await candidatesOf(importId))[0]).toMatchObject({
      subject: { name: '甲' },
      object: { name: '8 秒' },
      decision: 'accepted',
      resolution: 'both',
      marks: ['contradicting'],
      found: { subject: end('乙', '条款'), predicate: '复位', object: end('14 秒', '数值'), condition: '' },
    });
    await undo(decisionId);
    expect((await candidatesOf(importId))[0]).toMatchObject({
      subject: { name: '乙' },
      predicate: '复位',
      decision: 'waiting',
      marks: [],
      found: null,
    });
  });

  it('of a relation reaches all of it, and is taken back', async () => {
    const base = await steps.base();
    await known(base, [['甲', '复位至', '14 秒']]);
    const importId = await steps.imported(base, [
      ['甲', '复位', '14 秒', '', ''],
      ['乙', '复位', '14 秒', '', ''],
      ['丙', '适用于', '14 秒', '', ''],
    ]);
    const renaming = { importId, predicate: '复位', name: '复位至' };
    const { decisionId, count } = await app.call(renameTripleRelation, renaming, { as });
    const shown = async () =>
      (await candidatesOf(importId)).map(({ predicate, marks, found }) => [predicate, marks.join(), found?.predicate]);
    expect(count).toBe(2);
    expect(await shown()).toEqual([
      ['复位至', 'duplicate', '复位'],
      ['复位至', '', '复位'],
      ['适用于', '', undefined],
    ]);
    await undo(decisionId);
    expect(await shown()).toEqual([
      ['复位', '', undefined],
      ['复位', '', undefined],
      ['适用于', '', undefined],
    ]);
  });
});
