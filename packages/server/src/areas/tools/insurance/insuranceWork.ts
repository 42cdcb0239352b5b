import { EventEmitter, once } from 'node:events';
import type { InsuranceStep, Reference } from '@console/api/contract';
import { randomId } from '@console/base';
import { fail } from '../../../http/failure.js';
import type { StreamEvent } from '../../../http/serve.js';
import { shanghaiDay } from '../../../text/moment.js';
import type { Reader } from '../../../visibility/index.js';
import { failureWords } from './failureWords.js';
import { INSURANCE_GREW, type InsuranceStore } from './insurance.store.js';
import type { InsuranceDeps } from './insuranceDeps.js';
import { LIMITS } from './limits.js';
import { reactLoop } from './reactLoop.js';
import { seenPassages } from './seenPassages.js';
import { toolbox } from './toolbox.js';

/** Milliseconds between two signs of life. */
const BEAT = 5_000;
/** Milliseconds without one after which another process is taken for dead. */
const SILENT = 60_000;
/** Milliseconds after which a stream looks by itself. */
const LOOK = 1_000;

export interface InsuranceAsked {
  readonly question: string;
  readonly userId: string;
  readonly language: 'zh' | 'en';
}

export type InsuranceWork = ReturnType<typeof insuranceWork>;

/** Works on questions to the insurance tool, and tells how far they are. */
export const insuranceWork = (deps: InsuranceDeps & { readonly store: InsuranceStore }) => {
  const { db, store, model, documents, functions, log, alone } = deps;
  const atWork = new Map<string, AbortController>();
  const settled = new Set<Promise<void>>();
  const grew = new EventEmitter().setMaxListeners(0);
  let unlisten: (() => Promise<void>) | undefined;
  let closing = false;

  const beating = setInterval(() => {
    void Promise.all([
      alone ? undefined : store.interrupt({ silentMs: SILENT }),
      atWork.size === 0 ? [] : store.beat([...atWork.keys()]),
    ])
      .then(([, stopped]) => {
        for (const id of stopped ?? []) atWork.get(id)?.abort();
      })
      .catch((error: unknown) => log.warn({ err: error }, 'questions to the insurance tool: no sign of life'));
  }, BEAT);
  beating.unref();

  const workOn = async (
    id: string,
    { question }: InsuranceAsked,
    reader: Reader,
    controller: AbortController,
  ): Promise<void> => {
    const { signal } = controller;
    const writer = await model();
    if (writer === null) throw fail('model_not_configured');
    const scope = await store.scope(reader);
    const all = await functions.offered(scope.bases.map((base) => base.id));
    const offered = scope.functionIds === null ? all : all.filter((one) => scope.functionIds?.includes(one.id));
    const seen = seenPassages(documents);
    const tools = toolbox({ documents, functions, scope, offered, seen, positions: store.positions });
    const steps: InsuranceStep[] = [];
    const goOn = (goesOn: boolean): void => {
      if (!goesOn) controller.abort();
    };
    const onStep = async (step: InsuranceStep): Promise<void> => {
      steps[step.n - 1] = step;
      goOn(await store.tell(id, 'step', step, { steps }));
    };
    const onReferences = async (references: readonly Reference[]): Promise<void> =>
      goOn(await store.tell(id, 'references', references, { references: [...references] }));
    const answered = await reactLoop({
      model: writer,
      question,
      today: shanghaiDay(new Date()),
      bases: scope.bases.map(({ name }) => name),
      toolbox: tools,
      seen,
      limits: LIMITS,
      signal,
      onStep,
      onReferences,
    });
    await store.tell(id, 'answer', answered, answered);
  };

  const run = async (id: string, asked: InsuranceAsked, reader: Reader): Promise<void> => {
    const controller = new AbortController();
    const began = performance.now();
    atWork.set(id, controller);
    const end = (status: 'done' | 'stopped' | 'interrupted' | 'failed') => {
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      return store.tell(id, 'done', { status, seconds }, { status, seconds });
    };
    try {
      await workOn(id, asked, reader, controller);
      await end('done');
    } catch (error) {
      if (closing) await end('interrupted');
      else if (controller.signal.aborted) await end('stopped');
      else {
        const message = failureWords(error, asked.language);
        log.warn({ err: error, id }, 'a question to the insurance tool failed');
        await store.tell(id, 'error', { message }, { failure: message });
        await end('failed');
      }
    } finally {
      atWork.delete(id);
    }
  };

  return {
    /** Stores a question and begins with it. `ended` resolves when there is no more to come. Throws `model_not_configured`. */
    ask: async (asked: InsuranceAsked, reader: Reader): Promise<{ id: string; ended: Promise<void> }> => {
      if ((await model()) === null) throw fail('model_not_configured');
      const id = randomId();
      await store.add({ id, ...asked });
      const working = run(id, asked, reader).catch((error: unknown) => {
        log.error({ err: error, id }, 'a question to the insurance tool was lost');
      });
      settled.add(working);
      void working.finally(() => settled.delete(working));
      return { id, ended: working };
    },

    /** Ends the work on a question, wherever it is done. */
    stop: async (id: string): Promise<void> => {
      await store.requestStop(id);
      atWork.get(id)?.abort();
    },

    /** Ends the work on questions that are gone. */
    forget: (ids: readonly string[]): void => {
      for (const id of ids) atWork.get(id)?.abort();
    },

    /** What is told of a question after an event, until no more comes. */
    stream: async function* (id: string, after: number, signal: AbortSignal): AsyncGenerator<StreamEvent, void> {
      for (let last = after; !signal.aborted; ) {
        const { events, open } = await store.news(id, last);
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
      await store.interrupt(alone ? 'all' : { silentMs: SILENT });
      unlisten = await db.listen(INSURANCE_GREW, (id) => grew.emit(id));
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
