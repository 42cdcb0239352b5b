import {
  addSavedQuestion,
  exportVerifiedQuestions,
  importVerifiedQuestions,
  listPinnedQuestions,
  modifySavedQuestion,
  pageSavedQuestions,
  removeSavedQuestions,
  runSavedQuestion,
  verifySavedQuestion,
} from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import { type Actor, FORM_OVERHEAD, type Route, serve } from '../../../http/serve.js';
import { readMoment } from '../../../text/moment.js';
import { readerOf } from '../../../visibility/index.js';
import type { SourceDeps } from '../answering/sources.js';
import { seesSql } from '../askingRules.js';
import type { DataAnswerStore } from '../dataAnswers.store.js';
import { importVerified } from './importVerified.js';
import { refusalWords } from './importWords.js';
import { savingOf } from './saving.js';
import { shownQuestion } from './savedRow.js';
import type { Asker, SavedQuestionStore } from './savedQuestions.store.js';
import type { SavedRuns } from './savedRuns.js';
import { LARGEST_FILE, writeVerified } from './verifiedFile.js';

export interface SavedQuestionRoutesDeps extends SourceDeps {
  readonly saved: SavedQuestionStore;
  readonly answers: DataAnswerStore;
  readonly runs: SavedRuns;
  /** Throws `too_many_questions` where somebody asks more than people do. */
  readonly limited: (actor: Actor) => Promise<void>;
}

const askerOf = (actor: Actor): Asker => ({ userId: actor.userId, reader: readerOf(actor) });

export const savedQuestionRoutes = (deps: SavedQuestionRoutesDeps): Route[] => {
  const { saved, answers, runs, limited } = deps;
  const saving = savingOf(deps);
  const seen = async (id: string, asker: Asker) => {
    const found = await saved.find(id, asker);
    if (found === null) throw fail('saved_question_not_found');
    return found;
  };

  return [
    serve(pageSavedQuestions, ({ body }, actor) => saved.page(body, askerOf(actor))),
    serve(addSavedQuestion, async ({ body }, actor) => ({
      id: await saving.add({ ...body, question: body.question.trim() }, askerOf(actor)),
    })),
    serve(modifySavedQuestion, async ({ body: { id, ...wish } }, actor) => {
      const question = wish.question?.trim();
      await saving.modify(id, { ...wish, ...(question !== undefined && { question }) }, askerOf(actor));
      return null;
    }),
    serve(verifySavedQuestion, async ({ params: { id }, body: { verified, updateTime } }, actor) => {
      const found = await seen(id, askerOf(actor));
      if (verified && !saving.isRepeatable(found)) return fail('saved_question_unrepeatable');
      const read = updateTime === undefined ? undefined : readMoment(updateTime);
      const isMeant = read !== null && (await saved.verify(id, { verified, read, userId: actor.userId }));
      return isMeant ? null : fail('changed_meanwhile');
    }),
    serve(runSavedQuestion, async ({ params: { id } }, actor) => {
      const asker = askerOf(actor);
      const found = await seen(id, asker);
      await limited(actor);
      return { id: await runs.run(found, asker) };
    }),
    serve(listPinnedQuestions, async (_, actor) => {
      const shownAnswer = async (id: string) => {
        const found = await answers.read(id, actor.userId, seesSql(actor));
        if (found === null) return null;
        const { lastEventId: _id, ...answer } = found;
        return answer;
      };
      const rows = await saved.pinned(askerOf(actor));
      return Promise.all(
        rows.map(async (row) => ({
          ...shownQuestion(row),
          answer: row.pinAnswerId === null ? null : await shownAnswer(row.pinAnswerId),
          stale: row.stale ?? false,
        })),
      );
    }),
    serve(removeSavedQuestions, async ({ query }, { userId }) => {
      await saving.remove(query.idList, userId);
      return null;
    }),
    serve(exportVerifiedQuestions, async ({ query }, actor) => ({
      body: writeVerified(await saved.verified(askerOf(actor))),
      // Not as JSON: that is how the console tells what went wrong from a file.
      type: 'application/octet-stream',
      name: `${query.fileName ?? '已验证的提问'}.json`,
    })),
    serve(
      importVerifiedQuestions,
      async ({ body, request }, actor) => {
        if (body.file.size > LARGEST_FILE) return fail('file_too_large', { values: { limit: '2 MB' } });
        const outcome = await importVerified(deps, await body.file.text(), askerOf(actor), request.signal);
        if (outcome === null) return fail('unreadable_questions');
        const refused = outcome.refused.map(({ number, question, why }) => ({
          number,
          question,
          message: refusalWords(why, request.language),
        }));
        return { ...outcome, refused };
      },
      { bodyLimit: LARGEST_FILE + FORM_OVERHEAD },
    ),
  ];
};
