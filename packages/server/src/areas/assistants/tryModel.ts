import { performance } from 'node:perf_hooks';
import type { ModelKind } from '@console/api/contract';
import type { Language } from '../../http/messages.js';
import {
  type ChatModel,
  type Connection,
  createChatModel,
  createEmbedder,
  createReranker,
  ModelError,
  type ModelFailure,
} from '../../models/index.js';

/** Milliseconds that a model may be silent. */
const PATIENCE = 20_000;

const problems: Readonly<Record<ModelFailure, Readonly<Record<Language, string>>>> = {
  unreachable: {
    'zh-CN': '连接不上模型服务，请检查地址',
    'en-US': 'The service cannot be reached. Check the address.',
  },
  timed_out: { 'zh-CN': '模型服务长时间没有响应', 'en-US': 'The service does not answer in time.' },
  unauthorised: { 'zh-CN': '模型服务拒绝了访问密钥', 'en-US': 'The service refused the key.' },
  key_lost: {
    'zh-CN': '密钥需要重新填写：它是用另一把主密钥加密的',
    'en-US': 'Enter the key again: it was encrypted with a key that is not here.',
  },
  not_found: {
    'zh-CN': '模型服务上没有该模型，或地址不正确',
    'en-US': 'There is no such model, or the address is wrong.',
  },
  rate_limited: { 'zh-CN': '模型服务请求过多或额度不足', 'en-US': 'The service takes no more requests for now.' },
  context_too_long: { 'zh-CN': '模型能接受的内容太短', 'en-US': 'The model takes too little text.' },
  bad_reply: {
    'zh-CN': '模型服务返回的内容不符合协议',
    'en-US': 'What the service answers is not what the protocol says.',
  },
};

export interface Trial {
  readonly kind: ModelKind;
  readonly connection: Connection;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/** Characters of a reply that are enough to see what a model is like. */
const ENOUGH = 100;

interface Heard {
  /** What it said first; empty where it says nothing without fault. */
  readonly words: string;
  /** When it began; null: it said nothing. */
  readonly at: number | null;
}

/** Listens to the first words of a model. */
const listen = async (model: ChatModel, signal: AbortSignal): Promise<Heard> => {
  const enough = new AbortController();
  let words = '';
  let at: number | null = null;
  const hear = (more: string) => {
    at ??= performance.now();
    words += more;
    if (words.length >= ENOUGH) enough.abort();
  };
  try {
    const any = AbortSignal.any([signal, enough.signal]);
    await model.answer([{ role: 'user', content: '请用一句话介绍自己' }], any, hear, { maxTokens: 64 });
  } catch (error) {
    if (!enough.signal.aborted) throw error;
  }
  return { words: [...words].slice(0, ENOUGH).join(''), at };
};

/** Asks a model one short thing. What is wrong with it is an answer, not a failure. */
export const tryModel = async ({
  kind,
  connection,
  language,
  signal,
}: Trial): Promise<{ problem: string | null; duration: number; words: string }> => {
  const patient = { ...connection, firstByteMs: PATIENCE, idleMs: PATIENCE, pauses: [] };
  const began = performance.now();
  const ended = (problem: string | null, { words, at }: Heard = { words: '', at: null }) => ({
    problem,
    duration: Math.round((at ?? performance.now()) - began),
    words,
  });
  try {
    if (kind === 'embedding') {
      await createEmbedder(patient).embed(['你好'], signal);
      return ended(null);
    }
    if (kind === 'rerank') {
      await createReranker(patient).score('你好', ['你好', '再见'], signal);
      return ended(null);
    }
    return ended(null, await listen(createChatModel(patient), signal));
  } catch (error) {
    if (error instanceof ModelError) return ended(problems[error.failure][language]);
    throw error;
  }
};
