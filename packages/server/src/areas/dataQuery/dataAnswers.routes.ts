import {
  askData,
  changeDataAnswer,
  chatWithData,
  downloadDataAnswer,
  listDataSuggestions,
  pageDataThreads,
  rateDataAnswer,
  readDataAnswer,
  readDataThread,
  removeDataThreads,
  repeatDataAnswer,
  resolveDataAnswer,
  stopDataAnswer,
  streamDataAnswer,
} from '@console/api/contract';
import { languageOf } from '../../analysis/semantics/index.js';
import { fail } from '../../http/failure.js';
import { languageCode } from '../../http/messages.js';
import type { RateLimiter } from '../../http/rateLimit.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { readerOf } from '../../visibility/index.js';
import type { DataAnswers } from './answering/dataAnswers.js';
import { limitedQuestions, seesSql } from './askingRules.js';
import { namedSources, openSources, type SourceDeps } from './answering/sources.js';
import { suggestionsOf } from './answering/suggestions.js';
import type { DataAnswerStore } from './dataAnswers.store.js';
import { fileOfTable } from './dataFile.js';

export interface DataAnswerRoutesDeps extends SourceDeps {
  readonly answers: DataAnswerStore;
  readonly work: DataAnswers;
  readonly limiter: RateLimiter;
}

export const dataAnswerRoutes = (deps: DataAnswerRoutesDeps): Route[] => {
  const { answers, work, limiter } = deps;
  const limited = limitedQuestions(limiter);
  const own = async (id: string, actor: Actor) => {
    const answer = await answers.read(id, actor.userId, seesSql(actor));
    if (answer === null) throw fail('data_answer_not_found');
    return answer;
  };

  return [
    serve(chatWithData, async ({ query }, actor) => {
      await limited(actor);
      const { userId } = actor;
      const question = query.question.trim();
      const asked = { question, sourceIds: namedSources(undefined), userId, language: languageOf(question) } as const;
      const { id, ended } = await work.ask(asked, readerOf(actor));
      await ended;
      const answer = await answers.read(id, userId, seesSql(actor));
      if (answer === null) return fail('no_query_found');
      const { lastEventId: _, ...told } = answer;
      return told;
    }),
    serve(askData, async ({ body }, actor) => {
      await limited(actor);
      const { id } = await work.ask(
        {
          question: body.question.trim(),
          sourceIds: namedSources(body.sourceIds),
          userId: actor.userId,
          language: languageOf(body.question),
          ...(body.previousId !== undefined && { previousId: body.previousId }),
        },
        readerOf(actor),
      );
      return { id };
    }),
    serve(changeDataAnswer, async ({ params, body }, actor) => {
      await limited(actor);
      await work.change(params.id, actor.userId, readerOf(actor), body.chip, body.values);
      return null;
    }),
    serve(resolveDataAnswer, async ({ params, body }, actor) => {
      await limited(actor);
      const choices = Object.fromEntries(body.choices.map(({ doubt, value }) => [doubt, value]));
      await work.resolve(params.id, actor.userId, readerOf(actor), { choices, remember: body.remember === true });
      return null;
    }),
    serve(repeatDataAnswer, async ({ params }, actor) => {
      await limited(actor);
      await work.repeat(params.id, actor.userId, readerOf(actor));
      return null;
    }),
    serve(rateDataAnswer, async ({ params, body }, actor) =>
      (await answers.rate(params.id, actor.userId, body.liked)) ? null : fail('data_answer_not_found'),
    ),
    serve(streamDataAnswer, async ({ query, request }, actor) => {
      const answer = await answers.read(query.id, actor.userId, false);
      if (answer === null) return fail('data_answer_not_found');
      const told = work.stream(query.id, Number(request.header('last-event-id') ?? 0) || 0, request.signal);
      return seesSql(actor) ? told : withoutSql(told);
    }),
    serve(readDataAnswer, ({ params }, actor) => own(params.id, actor)),
    serve(stopDataAnswer, async ({ params }, actor) => {
      await work.stop(params.id, actor.userId);
      return null;
    }),
    serve(pageDataThreads, ({ body }, { userId }) => answers.pageThreads(body, userId)),
    serve(
      readDataThread,
      async ({ params }, actor) =>
        (await answers.readThread(params.id, actor.userId, seesSql(actor))) ?? fail('data_answer_not_found'),
    ),
    serve(removeDataThreads, async ({ query }, { userId }) => {
      await answers.removeThreads(query.idList, userId);
      return null;
    }),
    serve(listDataSuggestions, async ({ body, request }, actor) => {
      const { vocabulary } = await openSources(deps, namedSources(body.sourceIds), readerOf(actor), {
        wordsOnly: true,
      });
      return suggestionsOf(vocabulary, languageCode(request.language));
    }),
    serve(downloadDataAnswer, async ({ params, query }, actor) => {
      const answer = await own(params.id, actor);
      const { table, question } = answer;
      if (table === null) return fail('no_query_found');
      return fileOfTable(table, { format: query.format, name: query.fileName ?? question.slice(0, 50) });
    }),
  ];
};

async function* withoutSql(told: AsyncIterable<{ event: string; data: unknown; id?: number }>) {
  for await (const event of told) yield event.event === 'sql' ? { ...event, data: { sql: '', tables: [] } } : event;
}
