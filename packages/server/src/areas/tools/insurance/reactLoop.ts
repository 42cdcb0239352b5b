import type { InsuranceNotice, InsuranceStep, Reference } from '@console/api/contract';
import {
  type ChatMessage,
  type ChatModel,
  type Ending,
  KNOWS_NO_TOOLS,
  ModelError,
  type ToolCall,
} from '../../../models/index.js';
import { citedOnly } from './citedOnly.js';
import type { Limits } from './limits.js';
import { beginning, LAST_WORD, LOOK_FIRST } from './prompt.js';
import { type Calculation, provenFigures, withWorkedOut } from './provenFigures.js';
import { readArguments } from './readArguments.js';
import { readReply } from './readReply.js';
import type { SeenPassages } from './seenPassages.js';
import { type Performed, refused, type Toolbox } from './toolbox.js';

/** Characters of one reply, of a thought, of what the model is told of a step, and of what a reader is shown of it. */
const LONGEST_REPLY = 20_000;
const LONGEST_THOUGHT = 1_000;
const LONGEST_TOLD = 8_000;
const LONGEST_SHOWN = 3_000;
const LONGEST_ARGUMENT = 500;

/** `took_too_long`: no answer in time · `no_answer`: the model went on wanting steps, or said nothing that can be shown. */
export class InsuranceFailure extends Error {
  override readonly name = 'InsuranceFailure';
  readonly failure: 'took_too_long' | 'no_answer';

  constructor(failure: 'took_too_long' | 'no_answer') {
    super(`the insurance tool has no answer: ${failure}`);
    this.failure = failure;
  }
}

export interface LoopWanted {
  readonly model: ChatModel;
  readonly question: string;
  readonly today: string;
  readonly bases: readonly string[];
  readonly toolbox: Toolbox;
  readonly seen: SeenPassages;
  readonly limits: Limits;
  readonly signal: AbortSignal;
  /** Told of each step as it begins, and as it ends. What it throws ends the loop. */
  readonly onStep: (step: InsuranceStep) => Promise<void>;
  readonly onReferences: (references: readonly Reference[]) => Promise<void>;
}

export interface LoopAnswer {
  readonly answer: string;
  readonly notice: InsuranceNotice | null;
  readonly leftOut: number;
}

interface Wish {
  readonly name: string;
  readonly arguments: string;
  /** Left out where the model wrote its wish as text. */
  readonly call?: ToolCall;
}

interface Said {
  readonly words: string;
  readonly thought: string;
  readonly calls: readonly ToolCall[];
  readonly ending: Ending;
}

const isWithoutTools = (error: unknown): boolean =>
  error instanceof ModelError && error.failure !== 'context_too_long' && KNOWS_NO_TOOLS.has(error.status ?? 0);

/** `signal` until `milliseconds` have gone. */
const limited = (signal: AbortSignal, milliseconds: number) => {
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  const timer = setTimeout(() => controller.abort(new InsuranceFailure('took_too_long')), milliseconds);
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const end = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, end };
};

/** Thinks, acts and observes until there is an answer. Throws `ModelError`, `InsuranceFailure`, and the signal's reason. */
export const reactLoop = async (wanted: LoopWanted): Promise<LoopAnswer> => {
  const { model, toolbox, seen, limits, question, onStep, onReferences } = wanted;
  const began = performance.now();
  const time = limited(wanted.signal, limits.milliseconds);
  const { signal } = time;
  const observed: string[] = [question];
  const calculations: Calculation[] = [];
  const done = new Map<string, number>();
  let steps = 0;
  let asText = false;

  const listen = async (conversation: readonly ChatMessage[], mayCall: boolean): Promise<Said> => {
    let words = '';
    let thought = '';
    let calls: readonly ToolCall[] = [];
    const ending = await model.answer(
      conversation,
      signal,
      (piece) => {
        words += piece;
        if (words.length > LONGEST_REPLY) throw new ModelError('bad_reply');
      },
      {
        onThought: (piece) => {
          thought = (thought + piece).slice(0, LONGEST_THOUGHT);
        },
        ...(!asText && {
          tools: toolbox.tools,
          mayCall,
          onCalls: (these: readonly ToolCall[]) => {
            calls = these;
          },
        }),
      },
    );
    signal.throwIfAborted();
    return { words, thought, calls: mayCall ? calls : [], ending };
  };

  const perform = async (wish: Wish, thought: string): Promise<string> => {
    steps += 1;
    const values = readArguments(wish.arguments);
    const { kind, name } = toolbox.nameOf(wish.name);
    const shownValues = (values ?? []).map((one) => ({
      name: one.name.slice(0, 64),
      value: one.value.slice(0, LONGEST_ARGUMENT),
    }));
    const step: InsuranceStep = {
      n: steps,
      thought: thought.slice(0, LONGEST_THOUGHT),
      tool: kind,
      name,
      arguments: shownValues,
      state: 'running',
      observation: '',
      cut: false,
      found: [],
      seconds: null,
    };
    const startedAt = performance.now();
    const ended = (made: Omit<Performed, 'told'>): InsuranceStep => ({
      ...step,
      state: made.state,
      ...(made.reason !== undefined && { reason: made.reason }),
      observation: made.shown.slice(0, LONGEST_SHOWN),
      cut: made.shown.length > LONGEST_SHOWN,
      found: [...made.found],
      ...((made.leftOut ?? 0) > 0 && { leftOut: made.leftOut }),
      seconds: Math.round((performance.now() - startedAt) / 100) / 10,
    });
    await onStep(step);
    const key = JSON.stringify([wish.name, values]);
    const before = done.get(key);
    try {
      const made =
        values === null
          ? refused('unreadable_arguments', 'the arguments have to be a JSON object of plain values')
          : before === undefined
            ? await toolbox.perform(wish.name, values, signal)
            : refused(
                'done_before',
                `this was done in step ${before}; use what it brought, do something else, or answer`,
              );
      signal.throwIfAborted();
      if (before === undefined) done.set(key, step.n);
      if (made.state !== 'refused' && wish.name === 'calculate') {
        calculations.push({ expression: values?.map(({ value }) => value).join(' ') ?? '', told: made.told });
      } else if (made.state !== 'refused') observed.push(made.told);
      if (made.found.length > 0) await onReferences(seen.references());
      await onStep(ended(made));
      return made.told.slice(0, LONGEST_TOLD);
    } catch (error) {
      await onStep(ended({ state: signal.aborted ? 'stopped' : 'failed', shown: '', found: [] })).catch(
        () => undefined,
      );
      throw error;
    }
  };

  const settle = (words: string, notice: InsuranceNotice | null): LoopAnswer => {
    const cited = citedOnly(words, new Set(seen.references().map(({ n }) => n)));
    const { answer, leftOut } = provenFigures(cited, withWorkedOut(observed, calculations));
    if (answer === '' && leftOut === 0) throw new InsuranceFailure('no_answer');
    return { answer, notice: notice ?? (steps === 0 ? 'nothing_looked_up' : null), leftOut };
  };

  const run = async (): Promise<LoopAnswer> => {
    let conversation = beginning({ ...wanted, asText });
    let reminded = false;
    for (;;) {
      const outOfSteps = steps >= limits.steps;
      const outOfTime = performance.now() - began > limits.actingMilliseconds;
      const isLast = outOfSteps || outOfTime;
      let said: Said;
      try {
        said = await listen(isLast ? [...conversation, { role: 'user', content: LAST_WORD }] : conversation, !isLast);
      } catch (error) {
        if (asText || steps > 0 || !isWithoutTools(error)) throw error;
        asText = true;
        conversation = beginning({ ...wanted, asText });
        continue;
      }
      const reply = readReply(said.words);
      const wishes: Wish[] =
        said.calls.length > 0
          ? said.calls.map((call) => ({ name: call.name, arguments: call.arguments, call }))
          : reply.kind === 'action'
            ? [{ name: reply.name, arguments: reply.arguments }]
            : [];
      if (isLast && wishes.length > 0) throw new InsuranceFailure('no_answer');
      if (wishes.length === 0) {
        const text = reply.kind === 'answer' ? reply.text : '';
        if (text === '') throw new ModelError('bad_reply');
        if (isLast) return settle(text, outOfSteps ? 'no_steps_left' : 'no_time_left');
        if (steps === 0 && !reminded && toolbox.tools.length > 1) {
          reminded = true;
          conversation.push({ role: 'assistant', content: text }, { role: 'user', content: LOOK_FIRST });
          continue;
        }
        return settle(text, said.ending === 'cut' ? 'cut_short' : null);
      }
      const spoken = said.calls.length > 0 ? said.words.trim() : reply.kind === 'action' ? reply.thought : '';
      conversation.push({
        role: 'assistant',
        content: said.words,
        ...(said.calls.length > 0 && { toolCalls: said.calls }),
      });
      for (const [at, wish] of wishes.entries()) {
        const thought = at === 0 ? spoken || said.thought.trim() : '';
        const told = steps < limits.steps ? await perform(wish, thought) : 'error: no more steps';
        conversation.push(
          wish.call === undefined
            ? { role: 'user', content: `Observation: ${told}` }
            : { role: 'tool', toolCallId: wish.call.id, content: told },
        );
      }
    }
  };

  try {
    return await run();
  } finally {
    time.end();
  }
};
