import type { AnswerNotice, Reference } from '@console/api/contract';
import type { Logger } from '../../../log.js';
import {
  type ChatMessage,
  type ChatModel,
  type Ending,
  KNOWS_NO_TOOLS,
  ModelError,
  type ToolCall,
  type WritingOptions,
} from '../../../models/index.js';
import { AnswerFailure } from '../answer/failures.js';
import type { Draft } from '../answer/writing.js';
import { citationFilter } from '../evidence/citations.js';
import { argumentsOf, asTools, resultText, toolName } from './asTools.js';
import { callReference, type Functions, type OfferedFunction } from './functions.js';

/** Replies with calls in one answer, calls in all, and milliseconds after which no more is called. */
const MOST_ROUNDS = 4;
const MOST_CALLS = 6;
const TIME = 90_000;
const LONGEST_ANSWER = 100_000;

export interface CallingWanted {
  readonly model: ChatModel;
  readonly messages: readonly ChatMessage[];
  /** The passages that the answer may cite, numbered from 1. */
  readonly references: readonly Reference[];
  readonly functions: Functions;
  readonly offered: readonly OfferedFunction[];
  readonly knowledgeBaseIds: readonly string[];
  /** What is said, and told, where there are no passages and nothing was called; null: what the model says by itself. */
  readonly otherwise: { readonly text: string; readonly notice: AnswerNotice } | null;
  /** Told where the model answers by itself without having called anything. */
  readonly alone: AnswerNotice | null;
  readonly options: WritingOptions;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Whether the service knows no tools, which it says of every request that offers some. */
const isWithoutTools = (error: unknown): boolean =>
  error instanceof ModelError && error.failure !== 'context_too_long' && KNOWS_NO_TOOLS.has(error.status ?? 0);

/** A draft that a model writes, calling functions as it goes: each call becomes evidence. */
export const callingDraft = (
  wanted: CallingWanted,
): Draft & { readonly calls: () => readonly Reference[] } & {
  readonly cited: () => ReadonlySet<number>;
} => {
  const { model, messages, references, functions, offered, knowledgeBaseIds, signal, options, log } = wanted;
  const numbers = new Set(references.map(({ n }) => n));
  const citations = citationFilter(numbers);
  const calls: Reference[] = [];
  const began = performance.now();
  const next = (): number => Math.max(0, ...numbers) + 1;

  /** One call that the model wants; answers what it is told of it. */
  const perform = async (call: ToolCall): Promise<string> => {
    const found = offered[offered.findIndex((_one, at) => toolName(at) === call.name)];
    if (found === undefined) return 'error: there is no function of this name';
    const values = argumentsOf(call);
    if (values === null) return 'error: the arguments have to be a JSON object of plain values';
    if (calls.length >= MOST_CALLS || performance.now() - began > TIME)
      return 'error: no more calls in this answer; answer from what there is';
    const made = await functions.call({ id: found.id, knowledgeBaseIds, values, signal });
    signal.throwIfAborted();
    if ('refused' in made) {
      log.info({ function: found.id }, 'a call wanted by the model was refused');
      return `error: ${made.refused}`;
    }
    log.info({ function: found.id, outcome: made.outcome, ms: made.duration }, 'function called for an answer');
    const n = next();
    numbers.add(n);
    calls.push(callReference(found, values, made, n));
    return resultText(n, found, made);
  };

  const write: Draft['write'] = async (say, tell) => {
    const conversation = [...messages];
    const tools = asTools(offered);
    let length = 0;
    let isOffered = true;
    let ending: Ending = 'whole';
    let isOther = false;
    /** Words said before anything was called, where they may not be shown by themselves. */
    const isHeld = (): boolean => wanted.otherwise !== null && calls.length === 0;
    const show = (words: string): void => {
      if (words !== '') say(words);
    };

    for (let round = 0; ; round += 1) {
      let said = '';
      let asked: readonly ToolCall[] = [];
      const take = (piece: string): void => {
        length += piece.length;
        if (length > LONGEST_ANSWER) throw new AnswerFailure('too_long');
        said += piece;
        if (!isHeld()) show(numbers.size === 0 ? piece : citations.push(piece));
      };
      const mayCall = round < MOST_ROUNDS && calls.length < MOST_CALLS;
      try {
        ending = await model.answer(conversation, signal, take, {
          ...options,
          onOther: () => {
            isOther = true;
          },
          ...(isOffered && {
            tools,
            mayCall,
            onCalls: (these: readonly ToolCall[]) => {
              asked = mayCall ? these : [];
            },
          }),
        });
      } catch (error) {
        if (round > 0 || said !== '' || !isOffered || !isWithoutTools(error)) throw error;
        log.warn('the model service refuses tools: this answer calls no functions');
        isOffered = false;
        continue;
      } finally {
        show(citations.end());
      }
      if (asked.length === 0) {
        if (calls.length === 0 && wanted.otherwise !== null) {
          say(wanted.otherwise.text);
          return wanted.otherwise.notice;
        }
        if (length === 0) throw new ModelError('bad_reply');
        if (ending === 'cut') return 'cut_short';
        return (calls.length === 0 ? wanted.alone : null) ?? (isOther ? 'other_model' : null);
      }
      if (said.trim() !== '' && !isHeld()) say('\n\n');
      const before = calls.length;
      conversation.push({ role: 'assistant', content: said, toolCalls: asked });
      for (const call of asked) conversation.push({ role: 'tool', toolCallId: call.id, content: await perform(call) });
      if (calls.length > before) tell([...references, ...calls]);
    }
  };
  return { notice: null, references, write, calls: () => calls, cited: () => citations.cited };
};
