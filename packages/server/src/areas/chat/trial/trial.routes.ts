import {
  askRecordedAgain,
  type AssistantTrial,
  type KbSettings,
  type KbTrial,
  tryAssistant,
  tryKbParams,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { type Failure, fail } from '../../../http/failure.js';
import { languageCode } from '../../../http/messages.js';
import { type Route, serve } from '../../../http/serve.js';
import type { Logger } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import { andSeenBase, readableTo, readerOf, seesAllOf } from '../../../visibility/index.js';
import type { ReadyAnswers } from '../answer/faq.js';
import { usualPolicy } from '../ask/answerPolicy.js';
import type { Retrieval } from '../evidence/retrieval.js';
import type { Functions } from '../functions/functions.js';
import type { AnswerAgain } from './answerAgain.js';
import { type Tried, tryAnswer } from './tryAnswer.js';

export interface TrialDeps {
  readonly db: Queryable;
  /** The model of this id, or the one in use; null: answers quote the passages found. */
  readonly model: (id?: string | null) => Promise<ChatModel | null>;
  readonly retrieval: Retrieval;
  readonly faq: Pick<ReadyAnswers, 'match'>;
  readonly functions: Functions;
  readonly again: AnswerAgain;
  /** Why settings could not be saved either; null: they could. */
  readonly faultOf: (settings: KbSettings) => Failure | null;
  /** Whether there is a chat model of this id. */
  readonly hasModel: (id: string) => Promise<boolean>;
  readonly log: Logger;
}

const ofBase = ({ passages, answer, failure, faq, byModel, seconds }: Tried): KbTrial => ({
  passages: passages.map(({ chunkId, documentName, heading, content, cited }) => ({
    chunkId,
    documentName,
    heading: [...heading],
    content,
    cited,
  })),
  answer,
  failure,
  faq,
  byModel,
  seconds,
});

const ofAssistant = ({ passages, questions, references: _references, ...tried }: Tried): AssistantTrial => ({
  ...tried,
  questions: [...questions],
  passages: passages.map(({ chunkId, documentName, knowledgeBaseName, heading, content, cited }) => ({
    chunkId,
    documentName,
    knowledgeBaseName,
    heading: [...heading],
    content,
    cited,
  })),
});

/** Questions answered by settings that are not saved. */
export const trialRoutes = ({
  db,
  model,
  retrieval,
  faq,
  functions,
  again,
  faultOf,
  hasModel,
  log,
}: TrialDeps): Route[] => [
  serve(tryKbParams, async ({ body: { knowledgeBaseId, question, settings, turns = [] }, request }, actor) => {
    const fault = settings === undefined ? null : faultOf(settings);
    if (fault !== null) return fault;
    const there = await db.query(sql`
      select id from knowledge_bases where id = ${knowledgeBaseId} ${andSeenBase(readerOf(actor), 'id')}`);
    if (there.length === 0) return fail('knowledge_base_not_found');
    const tried = await tryAnswer(
      { model: await model(), retrieval, faq, log },
      {
        knowledgeBaseIds: [knowledgeBaseId],
        question,
        turns,
        language: languageCode(request.language),
        policy: { ...usualPolicy, followUps: false },
        settings,
        signal: request.signal,
      },
    );
    return ofBase(tried);
  }),

  serve(tryAssistant, async ({ body, request }, actor) => {
    const { question, knowledgeBaseIds, baseWeights = [], answersAlone, answering } = body;
    if (!(await seesAllOf(db, readerOf(actor), 'knowledgeBase', knowledgeBaseIds))) {
      return fail('knowledge_base_not_found');
    }
    if (answering.modelId !== null && !(await hasModel(answering.modelId))) return fail('model_not_found');
    const tried = await tryAnswer(
      { model: await model(answering.modelId), retrieval, faq, functions, log },
      {
        knowledgeBaseIds,
        question,
        turns: [],
        language: languageCode(request.language),
        policy: { ...answering, answersAlone, baseWeights: new Map(baseWeights.map(({ id, weight }) => [id, weight])) },
        signal: request.signal,
      },
    );
    return ofAssistant(tried);
  }),

  serve(askRecordedAgain, async ({ body: { id }, request }, actor) => {
    const { answer, ...rest } = ofAssistant(await again(id, [readerOf(actor)], request.signal));
    return { ...rest, answer: readableTo(actor)(answer) };
  }),
];
