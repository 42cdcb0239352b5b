import { EventEmitter, once } from 'node:events';
import type { DataStage } from '@console/api/contract';
import { randomId } from '@console/base';
import { readBack } from '../../../analysis/readback/index.js';
import {
  changeChip,
  ChipError,
  type Choices,
  type PartialReading,
  type QueryPlan,
  readQuestion,
  type Reading,
  renewedPlan,
  resolveDoubts,
  UnknownAnswer,
} from '../../../analysis/semantics/index.js';
import { DATA_ANSWER_GREW, type DataAnswerStore, type WorkedAnswer } from '../dataAnswers.store.js';
import { fail } from '../../../http/failure.js';
import type { StreamEvent } from '../../../http/serve.js';
import type { Logger } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import type { Reader } from '../../../visibility/index.js';
import { shanghaiDay } from '../../../text/moment.js';
import { answerByModel } from './byModel.js';
import { answerPlan, type Found } from './byPlan.js';
import { runQuery } from './byQuery.js';
import type { KeptWay, VerifiedExamples } from './kept.js';
import { type Askable, checkSources, openSources, type SourceDeps } from './sources.js';
import { failureWords, notUnderstoodWords } from './words.js';

/** Milliseconds between two signs of life. */
const BEAT = 5_000;
/** Milliseconds without one after which another process is taken for dead. */
const SILENT = 60_000;
/** Milliseconds after which a stream looks by itself. */
const LOOK = 1_000;

export interface DataAnswersDeps extends SourceDeps {
  readonly answers: DataAnswerStore;
  readonly examples: VerifiedExamples;
  /** The model that writes queries; null: there is none. */
  readonly model: () => Promise<ChatModel | null>;
  readonly log: Logger;
  /** No other process works on this database. */
  readonly alone: boolean;
}

/** Questions that are offered in the place of one that nobody understood. */
const MOST_OFFERED = 4;

interface Context {
  readonly askable: Askable;
  readonly today: string;
  readonly signal: AbortSignal;
}

/** What is to be done with a question. */
type Wish =
  | { readonly kind: 'read' }
  | { readonly kind: 'plan'; readonly plan: QueryPlan }
  | { readonly kind: 'reading'; readonly reading: Reading }
  | { readonly kind: 'kept'; readonly kept: KeptWay };

export interface Asked {
  readonly question: string;
  readonly sourceIds: readonly string[];
  readonly previousId?: string;
  readonly userId: string;
  readonly language: 'zh' | 'en';
  /** How it is answered. Left out: as its words are read. */
  readonly kept?: KeptWay;
}

export type DataAnswers = ReturnType<typeof createDataAnswers>;

const isPartial = (value: unknown): value is PartialReading =>
  typeof value === 'object' && value !== null && 'question' in value && 'choices' in value;

const wishOf = ({ basis }: WorkedAnswer): Wish =>
  basis?.kept === undefined ? { kind: 'read' } : { kind: 'kept', kept: basis.kept };

/** Works on questions to data, one after another in each conversation, and tells how far they are. */
export const createDataAnswers = (deps: DataAnswersDeps) => {
  const { db, analysis, answers, examples, model, log, alone } = deps;
  const atWork = new Map<string, AbortController>();
  const settled = new Set<Promise<void>>();
  const grew = new EventEmitter().setMaxListeners(0);
  let unlisten: (() => Promise<void>) | undefined;
  let closing = false;

  const beating = setInterval(() => {
    void Promise.all([
      alone ? undefined : answers.interrupt({ silentMs: SILENT }),
      atWork.size === 0 ? [] : answers.beat([...atWork.keys()]),
    ])
      .then(([, stopped]) => {
        for (const id of stopped ?? []) atWork.get(id)?.abort();
      })
      .catch((error: unknown) => log.warn({ err: error }, 'questions to data: no sign of life'));
  }, BEAT);
  beating.unref();

  const tellFound = async ({ id, basis }: WorkedAnswer, plan: QueryPlan | null, found: Found): Promise<void> => {
    const { finding, sql, tables, seconds, table, chart, checks, words, total } = found;
    const kept = basis?.kept;
    await answers.tell(id, 'finding', finding, {
      finding,
      basis: { plan, total, ...(kept !== undefined && { kept }) },
    });
    await answers.tell(id, 'sql', { sql, tables }, { sql, tables });
    await answers.tell(id, 'table', table, { result: table });
    await answers.tell(id, 'chart', chart, { chart });
    await answers.tell(id, 'checks', { checks, seconds }, { checks, seconds });
    await answers.tell(id, 'delta', { text: words }, { answer: words });
  };

  const stageOf =
    (id: string, signal: AbortSignal) =>
    async (stage: DataStage): Promise<void> => {
      const goesOn = await answers.tell(id, 'stage', { stage }, { stage });
      if (!goesOn) atWork.get(id)?.abort();
      signal.throwIfAborted();
    };

  const planned = async (answer: WorkedAnswer, plan: QueryPlan, { askable, today, signal }: Context): Promise<void> => {
    const { id, language, question, userId } = answer;
    await stageOf(id, signal)('querying');
    const last = await answers.lastTotal(userId, question, id);
    const found = await answerPlan({ analysis, askable, plan, language, today, last, signal });
    signal.throwIfAborted();
    await tellFound(answer, plan, found);
  };

  const answerKept = async (answer: WorkedAnswer, kept: KeptWay, context: Context): Promise<void> => {
    if (kept.plan !== null) return planned(answer, renewedPlan(kept.plan, context.today), context);
    const { id, language } = answer;
    const onChecked = () => stageOf(id, context.signal)('querying');
    const { found } = await runQuery({ ...context, analysis, query: kept.query, language, onChecked });
    await tellFound(answer, null, found);
  };

  /** Answers how it ended. */
  const workOn = async (
    answer: WorkedAnswer,
    reader: Reader,
    wish: Wish,
    signal: AbortSignal,
  ): Promise<'done' | 'asking'> => {
    const { id, question, language, previousId, userId, sourceIds } = answer;
    const onStage = stageOf(id, signal);
    await onStage('reading');
    const askable = await openSources(deps, sourceIds, reader, { signal });
    const today = shanghaiDay(new Date());
    signal.throwIfAborted();
    const context = { askable, today, signal };
    if (wish.kind === 'plan') {
      await planned(answer, wish.plan, context);
      return 'done';
    }
    if (wish.kind === 'kept') {
      await answerKept(answer, wish.kept, context);
      return 'done';
    }
    const previous = previousId === null ? null : ((await answers.find(previousId, userId))?.basis?.plan ?? null);
    const { vocabulary } = askable;
    const reading =
      wish.kind === 'reading'
        ? wish.reading
        : readQuestion(question, vocabulary, { today, previous, choices: await answers.choices(userId) });
    if (reading.kind === 'plan') {
      await planned(answer, reading.plan, context);
      return 'done';
    }
    if (reading.kind === 'doubts') {
      const doubts = reading.doubts.map((doubt) => ({ ...doubt, options: doubt.options.map((one) => ({ ...one })) }));
      const finding = { understood: '', byDefinition: true, chips: [], doubts, followUps: [] };
      await answers.tell(id, 'finding', finding, { finding, basis: { plan: null, partial: reading.partial } });
      return 'asking';
    }
    const asked = { question, sourceIds, askable, today };
    const same = await examples.same(asked);
    if (same !== null) {
      await answerKept(answer, same, context);
      return 'done';
    }
    const like = await examples.like(asked);
    const writer = await model();
    if (writer !== null) {
      const run = { analysis, model: writer, askable, question, examples: like, language, today, signal, onStage };
      await tellFound(answer, null, await answerByModel(run));
      return 'done';
    }
    const words = notUnderstoodWords(reading, language);
    const metrics = reading.suggestions.filter(({ kind }) => kind === 'metric').map(({ name }) => name);
    const followUps = [...new Set([...like.map((one) => one.question), ...metrics])].slice(0, MOST_OFFERED);
    const finding = { understood: '', byDefinition: true, chips: [], doubts: [], followUps };
    await answers.tell(id, 'finding', finding, { finding, basis: { plan: null } });
    await answers.tell(id, 'delta', { text: words }, { answer: words });
    return 'asking';
  };

  const endOf = (error: unknown, stopped: boolean, language: 'zh' | 'en') => {
    if (closing) return { status: 'interrupted' as const, failure: null };
    if (stopped) return { status: 'stopped' as const, failure: null };
    return { status: 'failed' as const, failure: failureWords(error, language) };
  };

  const run = async (answer: WorkedAnswer, reader: Reader, wish: Wish): Promise<void> => {
    const { id, language } = answer;
    const controller = new AbortController();
    atWork.set(id, controller);
    try {
      const status = await workOn(answer, reader, wish, controller.signal);
      await answers.tell(id, 'done', { status }, { status, stage: null });
    } catch (error) {
      const { status, failure } = endOf(error, controller.signal.aborted, language);
      if (status === 'failed') {
        log.warn({ err: error, id }, 'a question to data failed');
        await answers.tell(id, 'error', { message: failure }, { failure });
      }
      await answers.tell(id, 'done', { status }, { status, stage: null });
    } finally {
      atWork.delete(id);
    }
  };

  /** Goes on in the background; whatever happens is told by events. */
  const begin = (answer: WorkedAnswer, reader: Reader, wish: Wish): Promise<void> => {
    const working = run(answer, reader, wish).catch((error: unknown) => {
      log.error({ err: error, id: answer.id }, 'a question to data was lost');
    });
    settled.add(working);
    void working.finally(() => settled.delete(working));
    return working;
  };

  const taken = async (id: string, userId: string): Promise<WorkedAnswer> => {
    const answer = await answers.find(id, userId);
    if (answer === null) throw fail('data_answer_not_found');
    return answer;
  };
  /** Takes an answer up again: what was said of it before goes, its figures stay until there are others. */
  const again = async (answer: WorkedAnswer, reader: Reader, wish: Wish): Promise<void> => {
    await checkSources(deps.sources, answer.sourceIds, reader);
    if (!(await answers.begin(answer.id))) throw fail('data_answer_running');
    await answers.tell(answer.id, 'begin', {}, { answer: '' });
    void begin(answer, reader, wish);
  };

  return {
    /** Stores a question and begins its answer. `ended` resolves when there is no more to come. */
    ask: async (asked: Asked, reader: Reader): Promise<{ id: string; ended: Promise<void> }> => {
      const { question, sourceIds, previousId = null, userId, language, kept } = asked;
      await checkSources(deps.sources, sourceIds, reader);
      const previous = previousId === null ? null : await taken(previousId, userId);
      const id = randomId();
      const one = { id, threadId: previous?.threadId ?? id, previousId, userId, language, question, sourceIds };
      const basis = kept === undefined ? null : { plan: null, kept };
      await answers.add(one, basis);
      const worked = { ...one, status: 'running' as const, sql: '', basis, finding: {}, createTime: new Date() };
      return { id, ended: begin(worked, reader, wishOf(worked)) };
    },

    /** Changes what a query rests on and runs it again. Throws `data_chip_unknown`. */
    change: async (
      id: string,
      userId: string,
      reader: Reader,
      chip: string,
      values: readonly string[],
    ): Promise<void> => {
      const answer = await taken(id, userId);
      const plan = answer.basis?.plan ?? null;
      const { language, sql } = answer;
      if (plan === null && sql === '') throw fail('data_chip_unknown');
      const { vocabulary } = await openSources(deps, answer.sourceIds, reader, { wordsOnly: true });
      const today = shanghaiDay(new Date());
      try {
        const way: KeptWay =
          plan === null
            ? {
                plan,
                query: await (await readBack(sql, { analysis, vocabulary, language, today })).change(chip, values),
              }
            : { plan: changeChip(plan, chip, values, vocabulary, today), query: '' };
        const kept = answer.basis?.kept === undefined ? {} : { kept: way };
        const wish: Wish = way.plan === null ? { kind: 'kept', kept: way } : { kind: 'plan', plan: way.plan };
        await again({ ...answer, basis: { plan, ...kept } }, reader, wish);
      } catch (error) {
        throw error instanceof ChipError ? fail('data_chip_unknown') : error;
      }
    },

    /** Says what was in doubt, from now on where it is to be remembered, and queries. Throws `data_doubt_unknown`. */
    resolve: async (
      id: string,
      userId: string,
      reader: Reader,
      { choices, remember }: { choices: Choices; remember: boolean },
    ): Promise<void> => {
      const answer = await taken(id, userId);
      const partial = answer.basis?.partial;
      if (answer.status !== 'asking' || !isPartial(partial)) throw fail('data_doubt_unknown');
      const { vocabulary } = await openSources(deps, answer.sourceIds, reader, { wordsOnly: true });
      try {
        const reading = resolveDoubts(partial, choices, vocabulary, { today: shanghaiDay(new Date()) });
        if (remember) await answers.remember(userId, choices);
        await again(answer, reader, { kind: 'reading', reading });
      } catch (error) {
        throw error instanceof UnknownAnswer ? fail('data_doubt_unknown') : error;
      }
    },

    repeat: async (id: string, userId: string, reader: Reader): Promise<void> => {
      const answer = await taken(id, userId);
      await again(answer, reader, wishOf(answer));
    },

    stop: async (id: string, userId: string): Promise<void> => {
      await taken(id, userId);
      await answers.requestStop(id);
      atWork.get(id)?.abort();
    },

    /** What is told of an answer after an event, until no more comes. */
    stream: async function* (id: string, after: number, signal: AbortSignal): AsyncGenerator<StreamEvent, void> {
      for (let last = after; !signal.aborted; ) {
        const { events, open } = await answers.news(id, last);
        for (const event of events) {
          last = event.id;
          yield event;
        }
        if (!open) return;
        if (events.length > 0) continue;
        const woken = AbortSignal.any([signal, AbortSignal.timeout(LOOK)]);
        await once(grew, id, { signal: woken }).catch(() => undefined);
      }
    },

    start: async (): Promise<void> => {
      await answers.interrupt(alone ? 'all' : { silentMs: SILENT });
      unlisten = await db.listen(DATA_ANSWER_GREW, (id) => grew.emit(id));
    },

    close: async (): Promise<void> => {
      clearInterval(beating);
      closing = true;
      for (const controller of atWork.values()) controller.abort();
      await Promise.all(settled);
      await unlisten?.();
    },
  };
};
