import { pageGaps, readGapEvidence, settleGaps } from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { htmlToText } from '../../../html/index.js';
import { fail } from '../../../http/failure.js';
import { type Actor, type Route, serve } from '../../../http/serve.js';
import { notHidden, readerOf, seesAllOf } from '../../../visibility/index.js';
import type { FaqDeps } from '../faqDeps.js';
import { matchFaq } from '../matchFaq.js';
import { faqCandidates } from '../nearFaq.js';
import { gapStore } from './gaps.store.js';
import { settleGaps as settle } from './settleGaps.js';

/** How much of what a base holds on a question is shown. */
const SHOWN = 3;
const LONGEST = 2000;

export interface GapDeps extends Pick<FaqDeps, 'passages'> {
  readonly db: Database;
  /** Throws `knowledge_base_not_found` where the base is not there for whoever asks. */
  readonly checkBase: (kbId: string, actor: Actor) => Promise<void>;
}

const share = (score: number): number => Math.max(0, Math.min(1, score));

/** The questions that wait for an answer. */
export const gapRoutes = ({ db, passages, checkBase }: GapDeps): Route[] => {
  const gaps = gapStore(db);
  return [
    serve(pageGaps, async ({ body }, actor) => {
      if (body.kbId !== undefined) await checkBase(body.kbId, actor);
      return gaps.page(body, readerOf(actor));
    }),

    serve(readGapEvidence, async ({ body: { id }, request: { signal } }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'gap', [id]))) return fail('gap_not_found');
      const gap = await gaps.find(id);
      if (gap === null) return fail('gap_not_found');
      const { kbId, question } = gap;
      const asked = { knowledgeBaseIds: [kbId], question };
      const hit = await matchFaq({ db }, asked);
      // No model is asked what the question means: which FAQ answers is decided by words alone.
      const near = (await faqCandidates({ db, embedder: null }, { kbId, question }, signal)).slice(0, SHOWN);
      const answers = await gaps.answersOf(near.map((one) => one.id));
      const found = await passages({ ...asked, limit: SHOWN, signal });
      return {
        answeredBy: hit?.id ?? null,
        faqs: near.map(({ id: faqId, number, question: title, score, enabled }) => ({
          id: faqId,
          number,
          question: title,
          answer: htmlToText(answers.get(faqId) ?? '').slice(0, LONGEST),
          score,
          enabled,
        })),
        passages: found.map(({ chunkId, documentId, documentName, heading, content, score, relevance }) => ({
          chunkId,
          documentId,
          documentName,
          heading: [...heading],
          content: content.slice(0, LONGEST),
          score: share(relevance ?? score),
        })),
      };
    }),

    serve(settleGaps, async ({ body: { idList, state } }, actor) => {
      const ids = await notHidden(db, readerOf(actor), 'gap', idList);
      await db.transaction((tx) => settle(tx, { ids, state, userId: actor.userId }));
      return null;
    }),
  ];
};
