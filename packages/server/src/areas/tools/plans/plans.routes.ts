import {
  addBusinessPlan,
  addPlanSection,
  draftPlanSection,
  duplicateBusinessPlan,
  findPlanEvidence,
  listPlanBases,
  modifyBusinessPlan,
  modifyPlanSection,
  pageBusinessPlans,
  pagePlanVersions,
  readBusinessPlan,
  readPlanSource,
  readPlanSourcePage,
  readPlanVersion,
  type Reference,
  removeBusinessPlans,
  removePlanSection,
  restorePlanVersion,
  shareBusinessPlan,
} from '@console/api/contract';
import { citedDocument, citedPage, type DocumentPages } from '../../../citedDocuments/index.js';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import type { RateLimiter } from '../../../http/rateLimit.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import type { Logger } from '../../../log.js';
import { type ChatModel, ModelError } from '../../../models/index.js';
import { hiddenSources, type Reader, readerOf, withheldReferences } from '../../../visibility/index.js';
import { seenPlan } from './access.js';
import { draftSection } from './draftSection.js';
import { citedPlaces, type Evidence, listBases, referenceOf, seenBases } from './evidence.js';
import { planStore } from './plans.store.js';
import { planVersionStore } from './planVersions.store.js';
import { sectionStore } from './sections.store.js';
import { usualSections } from './usualSections.js';

export interface PlanRoutesDeps {
  readonly db: Database;
  readonly model: () => Promise<ChatModel | null>;
  readonly evidence: Evidence;
  readonly documents: DocumentPages;
  readonly limiter: RateLimiter;
  readonly log: Logger;
}

/** Passages that are shown for a question, and that a model is given. */
const SHOWN = 8;
const GIVEN = 6;
/** Calls of one person in a minute: more is a program. */
const PER_MINUTE = { drafts: 20, evidence: 60, sharing: 20 } as const;

export const planRoutes = ({ db, model, evidence, documents, limiter, log }: PlanRoutesDeps): Route[] => {
  const limited = async (what: keyof typeof PER_MINUTE, { userId }: Actor) => {
    const wait = await limiter.take(`plans:${what}:${userId}`, { points: PER_MINUTE[what], window: 60 });
    if (wait !== null) throw fail('too_many_questions', { retryAfter: Math.ceil(wait) });
  };
  const sections = <T>(actor: Actor, work: (store: ReturnType<typeof sectionStore>) => Promise<T>) =>
    db.transaction((tx) => work(sectionStore(tx, actor.userId, readerOf(actor))));
  /** With nothing of bases that are hidden from this reader. */
  const shown = async <S extends { references: Reference[] }>(
    all: readonly S[],
    reader: Reader,
    language: Language,
  ) => {
    const hidden = await hiddenSources(
      db,
      reader,
      all.flatMap(({ references }) => references),
    );
    return all.map((one) => ({ ...one, references: withheldReferences(one.references, hidden, language) }));
  };
  const readPlan = async (id: string, actor: Actor, language: Language) => {
    const plan = await planStore(db, actor.userId).read(id);
    if (plan === null) throw fail('business_plan_not_found');
    return { ...plan, sections: await shown(plan.sections, readerOf(actor), language) };
  };
  const placesIn = async (
    id: string,
    wanted: { readonly documentId: string; readonly chunkId: string | undefined },
    actor: Actor,
  ) => {
    const plan = await planStore(db, actor.userId).read(id);
    if (plan === null) throw fail('business_plan_not_found');
    return citedPlaces(
      db,
      readerOf(actor),
      plan.sections.flatMap(({ references }) => references),
      wanted,
    );
  };
  const passages = (question: string, knowledgeBaseIds: readonly string[], limit: number, signal: AbortSignal) =>
    knowledgeBaseIds.length === 0
      ? Promise.resolve([])
      : evidence.retrieve({ question, knowledgeBaseIds, limit, signal });
  /** What is found for the first of these questions that anything is found for: a longer one is met by less. */
  const firstFound = async (questions: readonly string[], knowledgeBaseIds: readonly string[], signal: AbortSignal) => {
    for (const question of questions) {
      const found = question.trim() === '' ? [] : await passages(question, knowledgeBaseIds, GIVEN, signal);
      if (found.length > 0) return found;
    }
    return [];
  };

  return [
    serve(pageBusinessPlans, ({ body }, { userId }) => planStore(db, userId).page(body)),
    serve(readBusinessPlan, ({ params, request }, actor) => readPlan(params.id, actor, request.language)),
    serve(addBusinessPlan, async ({ body, request }, { userId }) => {
      const given = body.sections?.map((one) => ({ ...one, hint: '' }));
      const plan = { ...body, sections: given ?? usualSections(request.language) };
      return { id: await db.transaction((tx) => planStore(tx, userId).add(plan)) };
    }),
    serve(duplicateBusinessPlan, async ({ body: { id, title } }, actor) => ({
      id: await db.transaction((tx) => planStore(tx, actor.userId).duplicate(id, title)),
    })),
    serve(modifyBusinessPlan, async ({ body: { id, ...wish } }, { userId }) => ({
      settingsVersion: await db.transaction((tx) => planStore(tx, userId).modify(id, wish)),
    })),
    serve(addPlanSection, async ({ body: { planId, ...one } }, actor) => ({
      id: await sections(actor, (store) => store.add(planId, one)),
    })),
    serve(modifyPlanSection, async ({ body: { planId, id, ...wish } }, actor) => ({
      version: await sections(actor, (store) => store.modify(planId, id, wish)),
    })),
    serve(removePlanSection, async ({ body: { planId, id, version } }, actor) => {
      await sections(actor, (store) => store.remove(planId, id, version));
      return null;
    }),
    serve(listPlanBases, (_, actor) => listBases(db, readerOf(actor))),
    serve(findPlanEvidence, async ({ body: { id, question, knowledgeBaseIds }, request }, actor) => {
      await seenPlan(db, id, actor.userId);
      await seenBases(db, readerOf(actor), knowledgeBaseIds);
      await limited('evidence', actor);
      const found = await passages(question, knowledgeBaseIds, SHOWN, request.signal);
      return found.map((passage, at) => referenceOf(passage, at + 1, evidence.bestQuote(passage, question)));
    }),
    serve(readPlanSource, async ({ params: { id, documentId }, query: { chunkId } }, actor) =>
      citedDocument(documents, documentId, await placesIn(id, { documentId, chunkId }, actor)),
    ),
    serve(readPlanSourcePage, async ({ params: { id, documentId, page }, query: { chunkId, width } }, actor) =>
      citedPage({ documents, log }, { documentId, page, width }, await placesIn(id, { documentId, chunkId }, actor)),
    ),
    serve(draftPlanSection, async ({ body, request }, actor) => {
      const { planId, id, wish = '', knowledgeBaseIds = [] } = body;
      const { language, signal } = request;
      const plan = await readPlan(planId, actor, language);
      const section = plan.sections.find((one) => one.id === id);
      if (section === undefined) return fail('plan_section_not_found');
      await seenBases(db, readerOf(actor), knowledgeBaseIds);
      const writer = await model();
      if (writer === null) return fail('model_not_configured');
      await limited('drafts', actor);
      const found = await firstFound([`${section.title} ${wish}`, wish, section.title], knowledgeBaseIds, signal);
      const had = section.references.filter((one) => one.withheld !== true);
      const from = Math.max(0, ...section.references.map(({ n }) => n)) + 1;
      const fresh = found
        .filter((passage) => !had.some((one) => one.chunkId === passage.chunkId))
        .map((passage, at) => referenceOf(passage, from + at, { start: 0, end: passage.content.length }));
      try {
        const references = [...had, ...fresh];
        return (
          (await draftSection(writer, { plan, section, wish, references, language }, signal)) ?? fail('model_failed')
        );
      } catch (error) {
        if (signal.aborted || !(error instanceof ModelError)) throw error;
        return fail('model_failed');
      }
    }),
    serve(shareBusinessPlan, async ({ body: { id, accounts } }, actor) => {
      await limited('sharing', actor);
      await db.transaction((tx) => planStore(tx, actor.userId).share(id, accounts));
      return null;
    }),
    serve(pagePlanVersions, ({ body }, { userId }) => planVersionStore(db, userId).page(body)),
    serve(readPlanVersion, ({ params, query }, { userId }) =>
      planVersionStore(db, userId).read(params.id, query.version),
    ),
    serve(restorePlanVersion, async ({ body: { id, version } }, { userId }) => ({
      version: await db.transaction((tx) => planVersionStore(tx, userId).restore(id, version)),
    })),
    serve(removeBusinessPlans, async ({ query }, { userId }) => {
      await planStore(db, userId).remove(query.idList);
      return null;
    }),
  ];
};
