import {
  askInsurance,
  type InsuranceStep,
  pageInsurance,
  readInsurance,
  readInsuranceEvidence,
  readInsuranceEvidencePage,
  type Reference,
  removeInsurance,
  startInsurance,
  stopInsurance,
  streamInsurance,
} from '@console/api/contract';
import { languageOf } from '../../../analysis/semantics/index.js';
import { citedDocument, citedPage } from '../../../citedDocuments/index.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { type Actor, type Route, serve, type StreamEvent } from '../../../http/serve.js';
import { readerOf } from '../../../visibility/index.js';
import type { InsuranceStore } from './insurance.store.js';
import type { InsuranceDeps } from './insuranceDeps.js';
import type { InsuranceWork } from './insuranceWork.js';
import { openToReader } from './openToReader.js';

/** Questions of one person in a minute: more is a program. */
const PER_MINUTE = 10;

const isStep = (data: unknown): data is InsuranceStep => typeof data === 'object' && data !== null && 'found' in data;
const isReferences = (data: unknown): data is Reference[] => Array.isArray(data);

export const insuranceRoutes = ({
  db,
  store,
  work,
  documents,
  limiter,
  log,
}: InsuranceDeps & { readonly store: InsuranceStore; readonly work: InsuranceWork }): Route[] => {
  const limited = async ({ userId }: Actor): Promise<void> => {
    const wait = await limiter.take(`insurance:${userId}`, { points: PER_MINUTE, window: 60 });
    if (wait !== null) throw fail('too_many_questions', { retryAfter: Math.ceil(wait) });
  };
  const kept = async (id: string, { userId }: Actor) => {
    const question = await store.read(id, userId);
    if (question === null) throw fail('insurance_question_not_found');
    return question;
  };
  /** An own question as it may be seen now. */
  const own = async (id: string, actor: Actor, language: Language) => {
    const question = await kept(id, actor);
    const open = await openToReader(db, readerOf(actor), language, question);
    return { ...question, references: open.references(question.references), steps: question.steps.map(open.step) };
  };
  const ask = async (question: string, actor: Actor) => {
    await limited(actor);
    const asked = { question: question.trim(), userId: actor.userId, language: languageOf(question) } as const;
    return work.ask(asked, readerOf(actor));
  };
  /** The passages of a document that are still open to the reader. */
  const found = async (id: string, documentId: string, actor: Actor, language: Language) => {
    const { references } = await own(id, actor, language);
    return references.filter((one) => one.documentId === documentId && one.call === undefined);
  };
  const openEvents = async function* (
    events: AsyncIterable<StreamEvent>,
    id: string,
    actor: Actor,
    language: Language,
  ): AsyncGenerator<StreamEvent> {
    for await (const told of events) {
      const { event, data } = told;
      if (event !== 'step' && event !== 'references') yield told;
      else {
        const open = await openToReader(db, readerOf(actor), language, await kept(id, actor));
        if (event === 'step' && isStep(data)) yield { ...told, data: open.step(data) };
        else if (isReferences(data)) yield { ...told, data: open.references(data) };
      }
    }
  };

  return [
    serve(askInsurance, async ({ query, request }, actor) => {
      const { id, ended } = await ask(query.question, actor);
      await ended;
      const { answer, failure, steps } = await own(id, actor, request.language);
      return {
        answer: answer === '' ? (failure ?? '') : answer,
        steps: steps.map(({ thought, name, arguments: values, observation, reason = '' }) => ({
          thought,
          action: `${name}(${values.map((one) => `${one.name}: ${one.value}`).join(', ')})`,
          observation: observation === '' ? reason : observation,
        })),
      };
    }),

    serve(startInsurance, async ({ body }, actor) => {
      const { id } = await ask(body.question, actor);
      return { id };
    }),

    serve(streamInsurance, async ({ query, request }, actor) => {
      await kept(query.id, actor);
      const after = Number(request.header('last-event-id') ?? 0) || 0;
      return openEvents(work.stream(query.id, after, request.signal), query.id, actor, request.language);
    }),

    serve(readInsurance, ({ params, request }, actor) => own(params.id, actor, request.language)),

    serve(stopInsurance, async ({ params }, actor) => {
      await kept(params.id, actor);
      await work.stop(params.id);
      return null;
    }),

    serve(pageInsurance, ({ body }, { userId }) => store.page(body, userId)),

    serve(removeInsurance, async ({ query }, { userId }) => {
      work.forget(await store.remove(query.idList, userId));
      return null;
    }),

    serve(readInsuranceEvidence, async ({ params: { id, documentId }, request }, actor) =>
      citedDocument(documents, documentId, await found(id, documentId, actor, request.language)),
    ),

    serve(readInsuranceEvidencePage, async ({ params: { id, documentId, page }, query: { width }, request }, actor) =>
      citedPage({ documents, log }, { documentId, page, width }, await found(id, documentId, actor, request.language)),
    ),
  ];
};
