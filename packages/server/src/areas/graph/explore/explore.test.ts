import {
  exportGraph,
  findGraphPaths,
  listGraphCategories,
  listGraphNeighbours,
  modifyKnowledgeBase,
  pageLikelySame,
  pageTripleEntities,
  pageTripleRelationships,
  readGraph,
  readGraphKinds,
  readTripleEntity,
} from '@console/api/contract';
import { randomId } from '@console/base';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GraphApp, type Said, said, startGraph } from '../testing/startGraph.js';

let graph: GraphApp;
let base: string;

const triples: readonly Said[] = [
  ['一级裁判员', '资格', '执裁', '全国联赛', '赛事'],
  ['一级裁判员', '资格', '发证机构', '中国篮协', '机构'],
  ['二级裁判员', '资格', '晋升为', '一级裁判员', '资格'],
  ['二级裁判员', '资格', '执裁', '省级联赛', '赛事'],
  ['三级裁判员', '资格', '晋升为', '二级裁判员', '资格'],
  ['中国篮协', '机构', '主办', '全国联赛', '赛事'],
];

beforeAll(async () => {
  graph = await startGraph();
  base = await graph.addBase('裁判规则');
  await graph.put(
    base,
    triples.map((one) => said(one)),
  );
}, 120_000);
afterAll(() => graph.app.close());

const call: GraphApp['app']['call'] = (endpoint, input, options) =>
  graph.app.call(endpoint, input, { as: graph.user, ...options });
/** The texts of a well-formed file; throws for another one. */
const textsOf = (xml: string): string[] => {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('text', (text) => texts.push(text.trim()));
  parser.write(xml).close();
  return texts.filter((text) => text !== '');
};

const paging = { current: 1, size: 20 } as const;
const id = (name: string, of = base) => graph.idOf(of, name);
const namesOf = (nodes: readonly { readonly name: string }[]) => nodes.map(({ name }) => name);

it('counts what the graph knows of each base', async () => {
  const [row] = await call(listGraphCategories, { keyword: '裁判规则' });
  expect(row).toMatchObject({ id: base, entityCount: 6, relationCount: 6, fileCount: 0 });
  const kinds = await call(readGraphKinds, { knowBaseId: base });
  expect(kinds.entityTypes[0]).toEqual({ name: '资格', count: 3 });
  expect(kinds).toMatchObject({ entityCount: 6, relationCount: 6 });
});

describe('entities', () => {
  it('come best connected first, and by what was typed and their kind', async () => {
    const all = await call(pageTripleEntities, { ...paging, knowBaseId: base });
    expect(all.list[0]).toMatchObject({ relationCount: 3, knowBaseName: '裁判规则' });
    expect(all).toMatchObject({ total: 6, entityTypes: ['资格', '赛事', '机构'] });
    const some = await call(pageTripleEntities, { ...paging, knowBaseId: base, keyword: '联赛', entityType: '赛事' });
    expect(namesOf(some.list).toSorted()).toEqual(['全国联赛', '省级联赛']);
    expect(some.entityTypes).toHaveLength(3);
  });

  it('are read with their relationships by what those say', async () => {
    const { groups } = await call(readTripleEntity, { id: await id('一级裁判员') });
    expect(groups.map(({ predicate, direction, total }) => [predicate, direction, total])).toEqual(
      expect.arrayContaining([
        ['执裁', 'out', 1],
        ['发证机构', 'out', 1],
        ['晋升为', 'in', 1],
      ]),
    );
    expect(groups.find(({ direction }) => direction === 'in')?.ends[0]).toMatchObject({ name: '二级裁判员' });
  });
});

it('pages relationships by relation, entity, and what a picture shows, with what they rest on', async () => {
  const page = await call(pageTripleRelationships, { ...paging, knowBaseId: base, predicate: '执裁' });
  expect(page.total).toBe(2);
  expect(page.list[0]?.evidence).toMatchObject({ state: 'given', documentName: '名单.xlsx' });
  const ofOne = await call(pageTripleRelationships, { ...paging, entityId: await id('中国篮协') });
  expect(ofOne.total).toBe(2);
  const between = [await id('一级裁判员'), await id('中国篮协'), await id('全国联赛')];
  expect((await call(pageTripleRelationships, { ...paging, between })).total).toBe(3);
});

describe('a picture', () => {
  it('of an entity reaches as many steps as asked for', async () => {
    const entityId = await id('一级裁判员');
    const near = await call(readGraph, { entityId, depth: 1 });
    expect(namesOf(near.nodes).toSorted()).toEqual(['一级裁判员', '中国篮协', '二级裁判员', '全国联赛'].toSorted());
    expect(near.edges).toHaveLength(4);
    expect((await call(readGraph, { entityId, depth: 2 })).nodes).toHaveLength(6);
  });

  it('says that there is more than it shows', async () => {
    const small = await call(readGraph, { knowBaseId: base, limit: 2 });
    expect(small).toMatchObject({ cut: true, nodes: [{}, {}] });
    expect((await call(readGraph, { knowBaseId: base })).cut).toBe(false);
  });

  it('shows no relationship that another one has taken the place of', async () => {
    const own = await graph.addBase('旧规则');
    const [old = ''] = await graph.put(own, [said(['回合', '规则', '时间', '30 秒', '数值'])]);
    await graph.put(own, [said(['回合', '规则', '时间', '24 秒', '数值'], { supersedes: [old] })]);
    const { edges } = await call(readGraph, { entityId: await graph.idOf(own, '回合') });
    expect(edges).toHaveLength(1);
    const rows = (await call(pageTripleRelationships, { ...paging, knowBaseId: own })).list;
    expect(rows.map(({ state }) => state)).toEqual(['current', 'superseded']);
    const alone = await call(pageTripleRelationships, { ...paging, id: old });
    expect(alone).toMatchObject({ total: 1, list: [{ id: old, state: 'superseded' }] });
  });
});

it('adds neighbours of an entity to those shown, with what joins them to those', async () => {
  const [one, known] = [await id('一级裁判员'), await id('中国篮协')];
  const more = await call(listGraphNeighbours, { id: one, known: [one, known], limit: 1 });
  expect(more).toMatchObject({ total: 3, shown: 2, cut: true });
  expect(more.nodes).toHaveLength(1);
  const rest = await call(listGraphNeighbours, { id: one, known: [one, known], predicates: ['执裁'] });
  expect(namesOf(rest.nodes)).toEqual(['全国联赛']);
  const all = await call(listGraphNeighbours, { id: one, known: [one, known] });
  expect(all.edges.map(({ predicate }) => predicate)).toContain('主办');
});

describe('ways between two', () => {
  it('are the shortest ones, whichever way relationships point', async () => {
    const paths = await call(findGraphPaths, { fromId: await id('三级裁判员'), toId: await id('全国联赛') });
    expect(paths.map(({ nodes }) => namesOf(nodes))).toEqual([['三级裁判员', '二级裁判员', '一级裁判员', '全国联赛']]);
    expect(paths[0]?.edges).toHaveLength(3);
  });

  it('are several where several are as short', async () => {
    const own = await graph.addBase('两条路');
    await graph.put(own, [
      said(['甲', '队', '对', '乙', '队']),
      said(['甲', '队', '对', '丙', '队']),
      said(['乙', '队', '对', '丁', '队']),
      said(['丙', '队', '对', '丁', '队']),
    ]);
    const ends = { fromId: await graph.idOf(own, '甲'), toId: await graph.idOf(own, '丁') };
    const paths = await call(findGraphPaths, ends);
    expect(paths.map(({ nodes }) => nodes[1]?.name ?? '').toSorted()).toEqual(['丙', '乙']);
    expect(await call(findGraphPaths, { ...ends, predicates: ['负'] })).toEqual([]);
  });

  it('are none beyond six steps, and lead past an entity that thousands are related to', async () => {
    const own = await graph.addBase('长路');
    const chain = Array.from({ length: 7 }, (_, at): Said => [`站${at}`, '站', '通往', `站${at + 1}`, '站']);
    const crowd = Array.from({ length: 2500 }, (_, at): Said => ['总站', '站', '管理', `小站${at}`, '站']);
    await graph.put(
      own,
      [...chain, ...crowd, ['小站2499', '站', '通往', '站0', '站'] as const].map((one) => said(one)),
    );
    const [first, sixth, seventh, hub] = await Promise.all(
      ['站0', '站6', '站7', '总站'].map((name) => graph.idOf(own, name)),
    );
    expect(await call(findGraphPaths, { fromId: first ?? '', toId: seventh ?? '' })).toEqual([]);
    expect((await call(findGraphPaths, { fromId: first ?? '', toId: sixth ?? '' }))[0]?.nodes).toHaveLength(7);
    expect((await call(findGraphPaths, { fromId: hub ?? '', toId: first ?? '' }))[0]?.nodes).toHaveLength(3);
  });
});

describe('what a task has found', () => {
  it('is looked at like the graph, without what was refused', async () => {
    const taskId = randomId();
    await graph.app.db.query(sql`
      insert into triple_tasks (id, name, knowledge_base_id, method, status)
      values (${taskId}, ${taskId}, ${base}, 'text', 'toReview')`);
    const rows = [
      ['队 员', '违例', 'waiting'],
      ['队员', '犯规', 'accepted'],
      ['队员', '罚球', 'refused'],
    ];
    for (const [at, [subject = '', object = '', decision]] of rows.entries()) {
      await graph.app.db.query(sql`
        insert into triple_candidates (
          id, task_id, number, knowledge_base_id, subject, subject_type, predicate, object, object_type, subject_key, triple_key,
          decision, sentence
        ) values (
          ${randomId()}, ${taskId}, ${at + 1}, ${base}, ${subject}, '角色', '可能', ${object}, '概念', 's', 't', ${decision}, '原句'
        )`);
    }
    const { nodes, edges } = await call(readGraph, { taskId });
    expect(nodes.map(({ relationCount }) => relationCount)).toEqual([2, 1, 1]);
    expect(edges).toHaveLength(2);
    const entities = await call(pageTripleEntities, { ...paging, taskId });
    expect(entities.total).toBe(3);
    const page = await call(pageTripleRelationships, { ...paging, taskId, entityId: nodes[0]?.id });
    expect(page.list.map(({ object }) => object.name)).toEqual(['违例', '犯规']);
    expect((await call(readGraphKinds, { taskId })).relationCount).toBe(2);
    const file = await graph.app.send(exportGraph, { taskId, format: 'graphml' }, { as: graph.user });
    expect(textsOf(await file.text())).toContain('犯规');
  });
});

describe('likely the same', () => {
  const pairsIn = async (of: string) => {
    const { list } = await call(pageLikelySame, { ...paging, knowBaseId: of });
    return list.map(({ one, other, why }) => [[one.name, other.name].toSorted().join(' = '), why.join()]);
  };

  it('are names that read alike, other names, and things that are known of both', async () => {
    const own = await graph.addBase('重名');
    await graph.put(own, [
      said(['国际篮球联合会', '机构', '发布', '竞赛规则', '文件']),
      said(['国际篮球联会', '机构', '发布', '竞赛规则', '文件']),
      said(['篮管中心', '机构', '主管', '青年队', '队伍']),
      said(['中心', '机构', '主管', '少年队', '队伍']),
      said(['一级裁判员', '资格', '执裁', '省级联赛', '赛事']),
      said(['二级裁判员', '资格', '执裁', '省级联赛', '赛事']),
      said(['3x3 篮球', '赛事', '有', '规则一', '文件']),
      said(['三人制篮球', '赛事', '有', '规则一', '文件']),
      ...['规则二', '规则三'].flatMap((rule) =>
        ['3x3 篮球', '三人制篮球'].map((name) => said([name, '赛事', '有', rule, '文件'])),
      ),
    ]);
    await graph.app.db.query(sql`
      update graph_entities set aliases = array['中心'], normal_aliases = array['中心'] where name = '篮管中心'`);
    const pairs = await pairsIn(own);
    expect(pairs).toContainEqual(['国际篮球联会 = 国际篮球联合会'.split(' = ').toSorted().join(' = '), 'name']);
    expect(pairs).toContainEqual([['中心', '篮管中心'].toSorted().join(' = '), 'alias']);
    expect(pairs).toContainEqual([['3x3 篮球', '三人制篮球'].toSorted().join(' = '), 'neighbours']);
    expect(pairs.map(([names]) => names)).not.toContain(['一级裁判员', '二级裁判员'].toSorted().join(' = '));
  });
});

describe('a file', () => {
  it('in GraphML is well-formed whatever stands in names', async () => {
    const own = await graph.addBase('符号');
    await graph.put(own, [said(['<甲> & "乙"', '队', '胜\u0007', ']]>', '队'])]);
    const response = await graph.app.send(exportGraph, { knowBaseId: own, format: 'graphml' }, { as: graph.user });
    expect(textsOf(await response.text())).toEqual(expect.arrayContaining(['<甲> & "乙"', '胜', ']]>']));
    expect(response.headers.get('content-disposition')).toContain('.graphml');
  });

  it('in xlsx has a sheet of entities and one of relationships', async () => {
    const response = await graph.app.send(
      exportGraph,
      { knowBaseId: base, format: 'xlsx', fileName: '图' },
      { as: graph.user },
    );
    const book = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const sheet = (number: number) => textsOf(strFromU8(book[`xl/worksheets/sheet${number}.xml`] ?? new Uint8Array()));
    expect(sheet(1)).toEqual(expect.arrayContaining(['名称', '中国篮协', '裁判规则']));
    expect(sheet(2)).toEqual(expect.arrayContaining(['主语', '一级裁判员执裁全国联赛。', '有效', '名单.xlsx']));
  });
});

it('hides everything of a base that the reader does not see, and of one that is gone', async () => {
  const own = await graph.addBase('隐藏');
  await graph.put(own, [said(['暗号', '词', '是', '天王盖地虎', '词'])]);
  const entityId = await graph.idOf(own, '暗号');
  const role = await graph.roleOfAdmin();
  await graph.app.call(modifyKnowledgeBase, { id: own, roleIds: [role] }, { as: graph.admin });
  const refused = async (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ status: 404 });
  const check = async () => {
    await refused(call(readTripleEntity, { id: entityId }));
    await refused(call(readGraph, { knowBaseId: own }));
    await refused(call(readGraph, { entityId }));
    await refused(call(listGraphNeighbours, { id: entityId }));
    await refused(call(findGraphPaths, { fromId: entityId, toId: entityId }));
    await refused(call(pageLikelySame, { ...paging, knowBaseId: own }));
    expect((await call(pageTripleEntities, { ...paging, keyword: '暗号' })).total).toBe(0);
    expect((await call(pageTripleRelationships, { ...paging, keyword: '暗号' })).total).toBe(0);
    expect((await call(listGraphCategories, { keyword: '隐藏' })).length).toBe(0);
  };
  await check();
  await graph.app.db.query(sql`delete from knowledge_bases where id = ${own}`);
  await check();
});
