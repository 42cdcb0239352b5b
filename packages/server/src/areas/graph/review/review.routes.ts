import {
  compareTripleCandidate,
  decideTripleCandidates,
  decideTriplesOfRelation,
  modifyTripleCandidate,
  pageTripleCandidates,
  passTripleTask,
  renameTripleRelation,
  undoTripleDecision,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { andSeenBase, type Reader, readerOf } from '../../../visibility/index.js';
import { expectNames } from '../expectNames.js';
import { beginPassing } from './beginPassing.js';
import { candidatePage } from './candidates.store.js';
import { modifyCandidate, renameRelation } from './changeCandidates.js';
import { compareCandidate } from './compareCandidate.js';
import { decideCandidates, decideRelation } from './decide.js';
import { findDecision } from './decisions.js';
import { findReviewed, type ReviewOf, reviewOf, seenReview } from './reviewOf.js';
import { undoDecision } from './undoDecision.js';

interface Owner {
  readonly taskId: string | null;
  readonly importId: string | null;
  readonly knowledgeBaseId: string;
}

/** The one task or import that all of these are of. Throws `triple_candidate_not_found`. */
const ownerOf = async (db: Queryable, ids: readonly string[], reader: Reader) => {
  const owners = await db.query<Owner>(sql`
    select distinct c.task_id as "taskId", c.import_id as "importId", c.knowledge_base_id as "knowledgeBaseId"
    from triple_candidates c join knowledge_bases b on b.id = c.knowledge_base_id
    where c.id = any(${[...ids]}::text[]) ${andSeenBase(reader, 'c.knowledge_base_id')}`);
  const [owner] = owners;
  if (owner === undefined || owners.length > 1) throw fail('triple_candidate_not_found');
  return { of: ofOwner(owner), knowledgeBaseId: owner.knowledgeBaseId };
};

const ofOwner = ({ taskId, importId }: Pick<Owner, 'taskId' | 'importId'>): ReviewOf =>
  reviewOf({ ...(taskId !== null && { taskId }), ...(importId !== null && { importId }) });

const tidy = ({ name, entityType }: { readonly name: string; readonly entityType: string }) => ({
  name: name.trim(),
  entityType: entityType.trim(),
});

/** What was found or imported is looked at and decided on, before it joins the graph. */
export const reviewRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const named = async (body: { taskId?: string; importId?: string }, reader: Reader): Promise<ReviewOf> => {
    const of = reviewOf(body);
    await findReviewed(db, of, reader);
    return of;
  };

  return [
    serve(pageTripleCandidates, async ({ body }, actor) => {
      const of = await named(body, readerOf(actor));
      return candidatePage(db, of, body, body);
    }),

    serve(compareTripleCandidate, async ({ params: { id } }, actor) => {
      const owner = await ownerOf(db, [id], readerOf(actor));
      return (await compareCandidate(db, { ...owner, id })) ?? fail('triple_candidate_not_found');
    }),

    serve(decideTripleCandidates, async ({ body: { idList, decision, resolution } }, actor) => {
      const ids = [...new Set(idList)];
      const { of } = await ownerOf(db, ids, readerOf(actor));
      return decideCandidates(db, { of, ids, decision, resolution, userId: actor.userId });
    }),

    serve(decideTriplesOfRelation, async ({ body }, actor) => {
      const of = await named(body, readerOf(actor));
      const { predicate, which, decision } = body;
      return decideRelation(db, { of, predicate, which, decision, userId: actor.userId });
    }),

    serve(renameTripleRelation, async ({ body }, actor) => {
      const of = await named(body, readerOf(actor));
      const { predicate, name } = body;
      return renameRelation(db, { of, predicate, name: name.trim(), userId: actor.userId });
    }),

    serve(modifyTripleCandidate, async ({ body, request: { language } }, actor) => {
      const { id, subject, predicate, object, condition = '', resolution } = body;
      expectNames({ 'subject.name': subject.name, 'object.name': object.name }, language);
      const { of } = await ownerOf(db, [id], readerOf(actor));
      return modifyCandidate(db, of, {
        id,
        subject: tidy(subject),
        predicate: predicate.trim(),
        object: tidy(object),
        condition: condition.trim(),
        resolution,
        userId: actor.userId,
      });
    }),

    serve(undoTripleDecision, async ({ body: { decisionId } }, actor) => {
      const found = await findDecision(db, { id: decisionId, userId: actor.userId });
      if (found === undefined) return fail('triple_decision_not_found');
      const of = ofOwner(found);
      if ((await seenReview(db, of, readerOf(actor))) === undefined) return fail('triple_decision_not_found');
      await undoDecision(db, of, { id: decisionId, ...found });
      return null;
    }),

    serve(passTripleTask, async ({ params: { id } }, actor) =>
      beginPassing(db, await named({ taskId: id }, readerOf(actor))),
    ),
  ];
};
