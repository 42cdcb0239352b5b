import { type KbSettings, tryKbParams } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import type { ReadyAnswers } from '../answer/faq.js';
import { type Failure, fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import type { Logger } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import { andSeenBase, readerOf } from '../../../visibility/index.js';
import type { Retrieval } from '../evidence/retrieval.js';
import { tryAnswer } from './tryAnswer.js';

export interface TrialDeps {
  readonly db: Queryable;
  /** The model in use; null: answers quote the passages found. */
  readonly model: () => Promise<ChatModel | null>;
  readonly retrieval: Retrieval;
  readonly faq: Pick<ReadyAnswers, 'match'>;
  /** Why settings could not be saved either; null: they could. */
  readonly faultOf: (settings: KbSettings) => Failure | null;
  readonly log: Logger;
}

/** Questions answered by settings that are not saved. */
export const trialRoutes = ({ db, model, retrieval, faq, faultOf, log }: TrialDeps): Route[] => [
  serve(tryKbParams, async ({ body: { knowledgeBaseId, question, settings, turns = [] }, request }, actor) => {
    const fault = settings === undefined ? null : faultOf(settings);
    if (fault !== null) return fault;
    const there = await db.query(sql`
      select id from knowledge_bases where id = ${knowledgeBaseId} ${andSeenBase(readerOf(actor), 'id')}`);
    if (there.length === 0) return fail('knowledge_base_not_found');
    return tryAnswer(
      { model: await model(), retrieval, faq, log },
      {
        knowledgeBaseId,
        question,
        turns,
        language: request.language === 'en-US' ? 'en' : 'zh',
        settings,
        signal: request.signal,
      },
    );
  }),
];
