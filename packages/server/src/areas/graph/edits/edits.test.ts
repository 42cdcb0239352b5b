import {
  addTripleRelationship,
  keepEntitiesApart,
  listTripleEvidence,
  mergeTripleEntities,
  modifyTripleEntity,
  modifyTripleRelationship,
  pageLikelySame,
  pageTripleRelationships,
  readTripleEntity,
  removeTripleEntities,
  removeTripleRelationships,
  undoGraphChange,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GraphApp, said, startGraph } from '../testing/startGraph.js';

let graph: GraphApp;
beforeAll(async () => {
  graph = await startGraph();
}, 120_000);
afterAll(() => graph.app.close());

const call: GraphApp['app']['call'] = (endpoint, input, options) =>
  graph.app.call(endpoint, input, { as: graph.user, ...options });
const paging = { current: 1, size: 20 } as const;

let bases = 0;
/** A base in which two names of one association say partly the same. */
const startTwins = async () => {
  bases += 1;
  const base = await graph.addBase(`协会 ${bases}`);
  await graph.put(base, [
    said(['中国篮协', '机构', '主办', '全国联赛', '赛事']),
    said(['中国篮球协会', '机构', '主办', '全国联赛', '赛事']),
    said(['中国篮球协会', '机构', '颁发', '裁判证', '文件']),
    said(['中国篮球协会', '机构', '简称', '中国篮协', '机构']),
    said(['省篮协', '机构', '隶属', '中国篮球协会', '机构']),
  ]);
  const [short, long, league] = await Promise.all(
    ['中国篮协', '中国篮球协会', '全国联赛'].map((name) => graph.idOf(base, name)),
  );
  return { base, short: short ?? '', long: long ?? '', league: league ?? '' };
};

const degreesOf = (base: string) =>
  graph.app.db.query<{ name: string; degree: number; counted: number }>(sql`
    select e.name, e.degree, (
      select count(*)::int from graph_triples t where t.state = 'current' and e.id in (t.subject_id, t.object_id)
    ) as counted from graph_entities e where e.knowledge_base_id = ${base} order by e.name`);

const expectCounted = async (base: string) => {
  for (const { degree, counted, name } of await degreesOf(base)) expect([name, degree]).toEqual([name, counted]);
};

/** Does what can be taken back, takes it back, and holds what is there against what was. */
const expectUndone = async (base: string, change: () => Promise<{ changeId: string }>) => {
  const before = await graph.everything(base);
  const { changeId } = await change();
  expect(await graph.everything(base)).not.toEqual(before);
  await call(undoGraphChange, { changeId });
  expect(await graph.everything(base)).toEqual(before);
  await expectCounted(base);
};

it('takes no name of which nothing is left to compare, and says so beside it', async () => {
  const { base, short } = await startTwins();
  const end = { name: '《 》', entityType: '机构' };
  const said = expect.stringMatching(/[名N]/);
  await expect(call(modifyTripleEntity, { id: short, name: '“”' })).rejects.toMatchObject({ fields: { name: said } });
  await expect(
    call(addTripleRelationship, { knowBaseId: base, subject: end, predicate: '是', object: end }),
  ).rejects.toMatchObject({ status: 400, fields: { 'subject.name': said, 'object.name': said } });
});

describe('joining two', () => {
  it('takes names, relationships and their sentences over, and leaves nothing between the two', async () => {
    const { base, short, long } = await startTwins();
    await call(mergeTripleEntities, { id: short, otherId: long });
    const { aliases, groups } = await call(readTripleEntity, { id: short });
    expect(aliases).toEqual(['中国篮球协会']);
    expect(groups.map(({ predicate, total }) => `${predicate} ${total}`).toSorted()).toEqual([
      '主办 1',
      '隶属 1',
      '颁发 1',
    ]);
    const { list } = await call(pageTripleRelationships, { ...paging, entityId: short, predicate: '主办' });
    expect(list[0]?.evidenceCount).toBe(2);
    await expect(call(readTripleEntity, { id: long })).rejects.toMatchObject({ reason: 'entity_not_found' });
    await expectCounted(base);
    await graph.put(base, [said(['中国篮球协会', '机构', '成立于', '1956 年', '时间'])]);
    expect(await graph.idOf(base, '中国篮球协会')).toBe('');
  });

  it('can be taken back whole', async () => {
    const { base, short, long } = await startTwins();
    await expectUndone(base, () => call(mergeTripleEntities, { id: short, otherId: long }));
  });

  it('is refused for one entity and for two of different bases', async () => {
    const [one, other] = [await startTwins(), await startTwins()];
    const refused = { reason: 'entities_apart', status: 400 };
    await expect(call(mergeTripleEntities, { id: one.short, otherId: one.short })).rejects.toMatchObject(refused);
    await expect(call(mergeTripleEntities, { id: one.short, otherId: other.long })).rejects.toMatchObject(refused);
  });
});

describe('correcting an entity', () => {
  it('changes its name, kind, other names and properties, and can be taken back', async () => {
    const { base, short } = await startTwins();
    await expectUndone(base, () =>
      call(modifyTripleEntity, {
        id: short,
        name: '中国篮球协会（官方）',
        entityType: '协会',
        aliases: ['CBA', 'ＣＢＡ', ''].slice(0, 2),
        properties: [{ name: '成立', value: '1956' }],
      }),
    );
  });

  it('to a name that is there joins the two only where that is wanted', async () => {
    const { base, short } = await startTwins();
    const change = { id: short, name: '中国 篮球协会' };
    await expect(call(modifyTripleEntity, change)).rejects.toMatchObject({ reason: 'entity_exists', status: 409 });
    await expectUndone(base, () => call(modifyTripleEntity, { ...change, merge: true }));
    await call(modifyTripleEntity, { ...change, merge: true });
    expect(await call(readTripleEntity, { id: short })).toMatchObject({ name: '中国 篮球协会', aliases: [] });
  });
});

it('offers a pair no more once somebody keeps it apart, until that is taken back', async () => {
  const { base, short, long } = await startTwins();
  await graph.put(base, [said(['中国篮球协会会', '机构', '主办', '全国联赛', '赛事'])]);
  const total = async () => (await call(pageLikelySame, { ...paging, knowBaseId: base })).total;
  const before = await total();
  const twin = await graph.idOf(base, '中国篮球协会会');
  const { changeId } = await call(keepEntitiesApart, { id: long, otherId: twin });
  expect(await total()).toBe(before - 1);
  await call(undoGraphChange, { changeId });
  expect(await total()).toBe(before);
  expect(short).not.toBe('');
});

describe('relationships by hand', () => {
  const added = (knowBaseId: string) => ({
    knowBaseId,
    subject: { name: '教练员', entityType: '角色' },
    predicate: '须持有',
    object: { name: '教练证', entityType: '文件' },
  });

  it('are added with the word of a person, once', async () => {
    const { base } = await startTwins();
    await expectUndone(base, () => call(addTripleRelationship, added(base)));
    const { id } = await call(addTripleRelationship, { ...added(base), sentence: '教练员须持有教练证。' });
    const [evidence] = await call(listTripleEvidence, { id });
    expect(evidence).toMatchObject({ content: '教练员须持有教练证。', state: 'given', documentId: null });
    await expect(call(addTripleRelationship, added(base))).rejects.toMatchObject({ reason: 'relationship_exists' });
  });

  it('are not taken back once something else rests on them', async () => {
    const { base } = await startTwins();
    const { changeId } = await call(addTripleRelationship, added(base));
    await graph.put(base, [said(['教练员', '角色', '须持有', '教练证', '文件'])]);
    await expect(call(undoGraphChange, { changeId })).rejects.toMatchObject({ reason: 'changed_meanwhile' });
  });

  it('are changed and deleted, and that is taken back', async () => {
    const { base, short } = await startTwins();
    const { list } = await call(pageTripleRelationships, { ...paging, entityId: short, predicate: '主办' });
    const id = list[0]?.id ?? '';
    await expectUndone(base, () => call(modifyTripleRelationship, { id, predicate: '承办', condition: '2026 年' }));
    await expectUndone(base, () => call(modifyTripleRelationship, { id, state: 'superseded' }));
    await expectUndone(base, () => call(removeTripleRelationships, { idList: [id] }));
  });

  it('are not changed to what another one says', async () => {
    const { base, short, league } = await startTwins();
    await graph.put(base, [said(['中国篮协', '机构', '承办', '全国联赛', '赛事'])]);
    const { list } = await call(pageTripleRelationships, { ...paging, between: [short, league], predicate: '承办' });
    await expect(call(modifyTripleRelationship, { id: list[0]?.id ?? '', predicate: '主办' })).rejects.toMatchObject({
      reason: 'relationship_exists',
    });
  });
});

it('deletes entities with their relationships, and puts them back', async () => {
  const { base, long, league } = await startTwins();
  await expectUndone(base, () => call(removeTripleEntities, { idList: [long, league] }));
});

describe('taking back', () => {
  it('is refused once somebody has changed the same since', async () => {
    const { short } = await startTwins();
    const { changeId } = await call(modifyTripleEntity, { id: short, entityType: '协会' });
    await call(modifyTripleEntity, { id: short, entityType: '组织' });
    await expect(call(undoGraphChange, { changeId })).rejects.toMatchObject({
      reason: 'changed_meanwhile',
      status: 409,
    });
  });

  it('is refused where the place was taken meanwhile', async () => {
    const { base, short } = await startTwins();
    const { changeId } = await call(removeTripleEntities, { idList: [short] });
    await graph.put(base, [said(['中国篮协', '机构', '主办', '全国联赛', '赛事'])]);
    await expect(call(undoGraphChange, { changeId })).rejects.toMatchObject({ reason: 'changed_meanwhile' });
  });

  it('is refused once more is known of what it would rename or reword', async () => {
    const { base, short, long, league } = await startTwins();
    const { changeId: renaming } = await call(modifyTripleEntity, { id: league, name: '全国锦标赛' });
    await graph.put(base, [said(['全国锦标赛', '赛事', '举办于', '北京', '地点'])]);
    await expect(call(undoGraphChange, { changeId: renaming })).rejects.toMatchObject({ reason: 'changed_meanwhile' });

    const { changeId: merging } = await call(mergeTripleEntities, { id: short, otherId: long });
    await graph.put(base, [said(['中国篮球协会', '机构', '主办', '全国锦标赛', '赛事'])], 'another');
    await expect(call(undoGraphChange, { changeId: merging })).rejects.toMatchObject({ reason: 'changed_meanwhile' });

    const { list } = await call(pageTripleRelationships, { ...paging, entityId: short, predicate: '颁发' });
    const { changeId: rewording } = await call(modifyTripleRelationship, { id: list[0]?.id ?? '', predicate: '核发' });
    await graph.put(base, [said(['中国篮协', '机构', '核发', '裁判证', '文件'])], 'another');
    await expect(call(undoGraphChange, { changeId: rewording })).rejects.toMatchObject({ reason: 'changed_meanwhile' });
  });

  it('is for whoever made the change, and for a day', async () => {
    const { short } = await startTwins();
    const { changeId } = await call(modifyTripleEntity, { id: short, entityType: '协会' });
    const other = await graph.app.user({ permissions: ['graph'] });
    const gone = { reason: 'graph_change_not_found', status: 404 };
    await expect(graph.app.call(undoGraphChange, { changeId }, { as: other })).rejects.toMatchObject(gone);
    await graph.app.db.query(
      sql`update graph_changes set created_at = now() - interval '25 hours' where id = ${changeId}`,
    );
    await expect(call(undoGraphChange, { changeId })).rejects.toMatchObject(gone);
  });
});
