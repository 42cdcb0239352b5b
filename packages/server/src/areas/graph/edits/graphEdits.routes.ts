import {
  addTripleRelationship,
  keepEntitiesApart,
  mergeTripleEntities,
  modifyTripleEntity,
  modifyTripleRelationship,
  removeTripleEntities,
  removeTripleRelationships,
  undoGraphChange,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import { readerOf } from '../../../visibility/index.js';
import { expectNames } from '../expectNames.js';
import { seenBases, seenEntities, seenRelationships } from '../seen.js';
import { undoChange } from './changes.store.js';
import { keepApart, modifyEntity, removeEntities } from './editEntities.js';
import { addRelationship, modifyRelationship, removeRelationships } from './editRelationships.js';
import { mergeEntities } from './mergeEntities.js';

/** Corrections of the graph by hand, each of which can be taken back. */
export const graphEditRoutes = (db: Database): Route[] => {
  /** Throws `entity_not_found` where one of them is not there for the caller. */
  const expectEntities = async (actor: Actor, ids: readonly string[]): Promise<void> => {
    const seen = await seenEntities(db, readerOf(actor), ids);
    if (ids.some((id) => !seen.includes(id))) throw fail('entity_not_found');
  };

  return [
    serve(modifyTripleEntity, async ({ body, request: { language } }, actor) => {
      expectNames({ name: body.name }, language);
      await expectEntities(actor, [body.id]);
      return { changeId: await modifyEntity(db, actor.userId, body) };
    }),

    serve(mergeTripleEntities, async ({ body: { id, otherId } }, actor) => {
      await expectEntities(actor, [id, otherId]);
      return { changeId: await mergeEntities(db, actor.userId, id, otherId) };
    }),

    serve(keepEntitiesApart, async ({ body: { id, otherId } }, actor) => {
      await expectEntities(actor, [id, otherId]);
      return { changeId: await keepApart(db, actor.userId, id, otherId) };
    }),

    serve(removeTripleEntities, async ({ query: { idList } }, actor) => {
      const ids = await seenEntities(db, readerOf(actor), idList);
      return { changeId: await removeEntities(db, actor.userId, ids) };
    }),

    serve(addTripleRelationship, async ({ body, request: { language } }, actor) => {
      const { knowBaseId, subject, predicate, object, condition = '', sentence = '' } = body;
      expectNames({ 'subject.name': subject.name, 'object.name': object.name }, language);
      const [base] = await seenBases(db, readerOf(actor), [knowBaseId]);
      if (base === undefined) return fail('knowledge_base_not_found');
      return addRelationship(db, actor.userId, {
        knowledgeBaseId: base,
        subject: { name: subject.name.trim(), entityType: subject.entityType.trim() },
        predicate: predicate.trim(),
        object: { name: object.name.trim(), entityType: object.entityType.trim() },
        condition: condition.trim(),
        sentence: sentence.trim(),
      });
    }),

    serve(modifyTripleRelationship, async ({ body }, actor) => {
      const [id] = await seenRelationships(db, readerOf(actor), [body.id]);
      if (id === undefined) return fail('relationship_not_found');
      return { changeId: await modifyRelationship(db, actor.userId, body) };
    }),

    serve(removeTripleRelationships, async ({ query: { idList } }, actor) => {
      const ids = await seenRelationships(db, readerOf(actor), idList);
      return { changeId: await removeRelationships(db, actor.userId, ids) };
    }),

    serve(undoGraphChange, async ({ body: { changeId } }, actor) => {
      await undoChange(db, actor.userId, changeId, async (tx, bases) => {
        const seen = await seenBases(tx, readerOf(actor), bases);
        return bases.every((base) => seen.includes(base));
      });
      return null;
    }),
  ];
};
