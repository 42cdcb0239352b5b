export { lockGraph } from './lockGraph.js';
export { type NamedEnd, normalName, subjectKey, tripleKey, type TripleWords } from './names.js';
export type { NewEvidence, NewTriple, PutBy } from './newTriples.types.js';
export { entityIdsOf } from './putEntities.js';
export { putTriples } from './putTriples.js';
export { type RecognisedEntity, recogniseEntities } from './recogniseEntities.js';
export {
  evidenceJson,
  isShown,
  relationshipColumns,
  type RelationshipRow,
  relationshipTables,
  toRelationship,
} from './relationships.js';
export { type EvidenceOf, letHoldAgain, removeEvidence } from './removeEvidence.js';
export { removeGraphOf } from './removeGraphOf.js';
