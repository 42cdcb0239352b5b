import {
  listGraphCategories,
  pageLikelySame,
  pageTripleEntities,
  pageTripleRelationships,
  readGraph,
  readGraphKinds,
  readTripleEntity,
} from '../contract/graph.js';
import { listTripleEvidence } from '../contract/graphEvidence.js';

/** Reads that say otherwise once something joins the graph, is changed in it, or leaves it. */
export const graphReads = [
  listGraphCategories,
  readGraphKinds,
  pageTripleEntities,
  readTripleEntity,
  pageTripleRelationships,
  readGraph,
  pageLikelySame,
  listTripleEvidence,
];
