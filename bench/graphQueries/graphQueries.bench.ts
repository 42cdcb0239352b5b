/**
 * Neighbours of an entity, pictures and ways between two over a large graph, with everything that a call does:
 * `pnpm bench graphQueries`. On the embedded database; BENCH_TRIPLES=1000000 fills it with more.
 */
import {
  addKnowledgeBase,
  findGraphPaths,
  listGraphNeighbours,
  pageLikelySame,
  readGraph,
  readTripleEntity,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { startApp } from '../../packages/server/src/testing/startApp.js';
import { report } from '../report.js';
import { fillGraph, TRIPLES } from './fillGraph.js';

const ROUNDS = 200;
const FEW = 20;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** The value that 95 of 100 stay under. */
const p95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN;

it(`looks around in ${TRIPLES} triples`, { timeout: 3_600_000 }, async () => {
  await using app = await startApp();
  const as = await app.signIn();
  const { id: base } = await app.call(addKnowledgeBase, { name: '大图' }, { as });
  process.stdout.write(`filled in ${((await timed(() => fillGraph(app.db, base))) / 1000).toFixed(0)} s\n`);

  const ids = (
    await app.db.query<{ id: string }>(sql`
      select subject_id as id from graph_triples where knowledge_base_id = ${base} order by md5(id) limit ${ROUNDS}`)
  ).map(({ id }) => id);
  const call: typeof app.call = (endpoint, input) => app.call(endpoint, input, { as });
  const bare = (id: string) =>
    app.db.query(sql`
      select e.id, e.name, e.entity_type, e.degree from (
        select object_id as id from graph_triples where subject_id = ${id} and state = 'current'
        union select subject_id from graph_triples where object_id = ${id} and state = 'current'
      ) n join graph_entities e on e.id = n.id order by e.degree desc limit 12`);

  const [own, byHand]: [number[], number[]] = [[], []];
  for (const id of ids) {
    own.push(await timed(() => call(listGraphNeighbours, { id })));
    byHand.push(await timed(() => bare(id)));
  }
  report({
    what: `${TRIPLES} triples, neighbours of an entity, p95`,
    ours: p95(own),
    peer: { name: 'the bare query', value: p95(byHand) },
    aim: 5,
  });

  const others = ids.slice(0, FEW);
  const measured: readonly [string, () => Promise<number[]>][] = [
    ['a picture of two steps', () => inTurn(others, (id) => call(readGraph, { entityId: id }))],
    ['the best connected part', () => inTurn(others.slice(0, 5), () => call(readGraph, { knowBaseId: base }))],
    ['an entity with its relations', () => inTurn(others, (id) => call(readTripleEntity, { id }))],
    [
      'ways between two',
      () =>
        inTurn(others, async (id, at) => {
          const paths = await call(findGraphPaths, { fromId: id, toId: ids[ids.length - 1 - at] ?? '' });
          expect(paths.every(({ nodes, edges }) => edges.length >= nodes.length - 1)).toBe(true);
        }),
    ],
    [
      'pairs that are likely the same',
      () => inTurn(others.slice(0, 3), () => call(pageLikelySame, { current: 1, size: 20, knowBaseId: base })),
    ],
  ];
  for (const [what, measure] of measured)
    report({ what: `${TRIPLES} triples, ${what}, p95`, ours: p95(await measure()) });
});

const inTurn = async (
  ids: readonly string[],
  work: (id: string, at: number) => Promise<unknown>,
): Promise<number[]> => {
  const times: number[] = [];
  for (const [at, id] of ids.entries()) times.push(await timed(() => work(id, at)));
  return times;
};
