import {
  exportGraph,
  findGraphPaths,
  listGraphCategories,
  listGraphNeighbours,
  pageLikelySame,
  pageTripleEntities,
  pageTripleRelationships,
  readGraph,
  readGraphKinds,
  readTripleEntity,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import { XLSX_TYPE } from '../../../spreadsheets/index.js';
import { readerOf } from '../../../visibility/index.js';
import { seenBases } from '../seen.js';
import { listCategories, readKinds } from './categories.store.js';
import { pageEntities, readEntity } from './entities.store.js';
import { exportedGraph } from './exportGraph.js';
import { pageLikely } from './likelySame.js';
import { graphAround, neighboursOf } from './neighbourhood.js';
import { findPaths } from './paths.js';
import { baseOfEntities } from './baseOfEntities.js';
import { pageRelationships } from './relationships.store.js';
import { graphOf, type ScopeWanted, sourceOf } from './scope.js';

const DEPTH = 2;
const NODES = 60;
const NEIGHBOURS = 12;

const GRAPHML_TYPE = 'application/graphml+xml';

/** An empty kind or relation is none that was asked for. */
const wantedKinds = (one: string | undefined, several: readonly string[] | undefined): readonly string[] | undefined =>
  one === undefined || one === '' ? several : [one];

/** Looking at the graph: its kinds, entities and relationships, pictures of it, ways through it, and files of it. */
export const exploreRoutes = (db: Database): Route[] => {
  const sourceFor = (actor: Actor, wanted: ScopeWanted) => sourceOf(db, readerOf(actor), wanted);
  /** The graph of the base that all these entities belong to; null where the caller does not see them all in one. */
  const sourceOfEntities = async (actor: Actor, ids: readonly string[]) => {
    const base = await baseOfEntities(db, readerOf(actor), ids);
    return base === null ? null : graphOf([base]);
  };

  return [
    serve(listGraphCategories, ({ body: { keyword = '' } }, actor) => listCategories(db, readerOf(actor), keyword)),

    serve(readGraphKinds, async ({ body }, actor) => readKinds(db, await sourceFor(actor, body))),

    serve(pageTripleEntities, async ({ body }, actor) => {
      const { current, size, orders, keyword = '' } = body;
      const entityTypes = wantedKinds(body.entityType, body.entityTypes);
      return pageEntities(db, await sourceFor(actor, body), { current, size, orders, keyword, entityTypes });
    }),

    serve(readTripleEntity, async ({ params: { id } }, actor) => {
      const source = await sourceOfEntities(actor, [id]);
      return (source && (await readEntity(db, source, id))) ?? fail('entity_not_found');
    }),

    serve(pageTripleRelationships, async ({ body }, actor) =>
      pageRelationships(db, await sourceFor(actor, body), body),
    ),

    serve(readGraph, async ({ body }, actor) => {
      const { depth = DEPTH, limit = NODES, ...wanted } = body;
      const graph = await graphAround(db, await sourceFor(actor, body), { ...wanted, depth, limit });
      return graph ?? fail('entity_not_found');
    }),

    serve(listGraphNeighbours, async ({ body }, actor) => {
      const { known = [], limit = NEIGHBOURS, ...wanted } = body;
      const source = await sourceOfEntities(actor, [body.id]);
      return source === null ? fail('entity_not_found') : neighboursOf(db, source, { ...wanted, known, limit });
    }),

    serve(findGraphPaths, async ({ body: { fromId, toId, ...filter } }, actor) => {
      const [from, to] = await Promise.all([sourceOfEntities(actor, [fromId]), sourceOfEntities(actor, [toId])]);
      if (from === null || to === null) return fail('entity_not_found');
      // Relationships never lead from one base to another.
      const both = await sourceOfEntities(actor, [fromId, toId]);
      return both === null ? [] : findPaths(db, both, filter, [fromId, toId]);
    }),

    serve(exportGraph, async ({ body, request: { language } }, actor) => {
      const file = await exportedGraph(db, await sourceFor(actor, body), body, language);
      const usual = language === 'en-US' ? 'Knowledge graph' : '知识图谱';
      const name = body.fileName?.trim() || usual;
      return {
        body: file,
        type: body.format === 'xlsx' ? XLSX_TYPE : GRAPHML_TYPE,
        name: name.toLowerCase().endsWith(`.${body.format}`) ? name : `${name}.${body.format}`,
      };
    }),

    serve(pageLikelySame, async ({ body: { knowBaseId, current, size } }, actor) => {
      const bases = await seenBases(db, readerOf(actor), knowBaseId === undefined ? undefined : [knowBaseId]);
      if (knowBaseId !== undefined && bases.length === 0) return fail('knowledge_base_not_found');
      return pageLikely(db, bases, { current, size });
    }),
  ];
};
