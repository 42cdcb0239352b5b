import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, note, text } from './fields.js';
import { Changed, graphLimits, relationshipStates } from './graphParts.js';

const Name = text(graphLimits.name);
const Kind = text(graphLimits.kind);
const Predicate = text(graphLimits.predicate);
const Condition = z.optional(note(graphLimits.condition));

/** Corrects an entity. Where one of that name and kind is there, `merge` joins the two; without it nothing is changed. */
export const modifyTripleEntity = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/triplesEntity/modify',
  body: z.strictObject({
    id: Id,
    name: z.optional(Name),
    entityType: z.optional(Kind),
    aliases: z.optional(z.array(Name).check(z.maxLength(50))),
    properties: z.optional(z.array(z.strictObject({ name: text(50), value: note(500) })).check(z.maxLength(50))),
    merge: z.optional(z.boolean()),
  }),
  reply: Changed,
  needs: 'graph',
  fails: { entity_not_found: 404, entity_exists: 409 },
  origin: 'ours',
});

/** Makes two entities of a base one: `otherId` goes, its names become other names of `id`, which takes its relationships over. */
export const mergeTripleEntities = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/triplesEntity/merge',
  body: z.strictObject({ id: Id, otherId: Id }),
  reply: Changed,
  needs: 'graph',
  fails: { entity_not_found: 404, entities_apart: 400 },
  origin: 'ours',
});

/** Says that two entities are not the same: they are not offered as likely the same again. */
export const keepEntitiesApart = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/triplesEntity/apart',
  body: z.strictObject({ id: Id, otherId: Id }),
  reply: Changed,
  needs: 'graph',
  fails: { entity_not_found: 404, entities_apart: 400 },
  origin: 'ours',
});

/** Deletes entities with their relationships. */
export const removeTripleEntities = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/triplesEntity/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Changed,
  needs: 'graph',
  origin: 'ours',
});

/** Adds a relationship by hand. Ends that are not there are made; `sentence` is what it rests on. */
export const addTripleRelationship = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/tripleRelationship/add',
  body: z.strictObject({
    knowBaseId: Id,
    subject: z.strictObject({ name: Name, entityType: Kind }),
    predicate: Predicate,
    object: z.strictObject({ name: Name, entityType: Kind }),
    condition: Condition,
    sentence: z.optional(note(graphLimits.sentence)),
  }),
  reply: z.looseObject({ id: Id, changeId: Id }),
  needs: 'graph',
  fails: { knowledge_base_not_found: 404, relationship_exists: 409 },
  origin: 'ours',
});

/** Changes a relationship. */
export const modifyTripleRelationship = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/rag/tripleRelationship/modify',
  body: z.strictObject({
    id: Id,
    predicate: z.optional(Predicate),
    condition: Condition,
    state: z.optional(z.enum(relationshipStates)),
  }),
  reply: Changed,
  needs: 'graph',
  fails: { relationship_not_found: 404, relationship_exists: 409 },
  origin: 'ours',
});

/** Deletes relationships. */
export const removeTripleRelationships = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/rag/tripleRelationship/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Changed,
  needs: 'graph',
  origin: 'ours',
});

/** Takes a change back that the caller made within the last day, unless somebody has changed the same since. */
export const undoGraphChange = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/rag/triplesEntity/undo',
  body: z.strictObject({ changeId: Id }),
  reply: Done,
  needs: 'graph',
  fails: { graph_change_not_found: 404, changed_meanwhile: 409 },
  origin: 'ours',
});
