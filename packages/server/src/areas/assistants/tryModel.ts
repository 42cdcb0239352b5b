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

/** Resolves with the first words of a model, or where it says none without fault. */
const heard = async (model: ChatModel, signal: AbortSignal): Promise<void> => {
  const enough = new AbortController();
  const giveUp = () => enough.abort(signal.reason);
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  let spoke = false;
  const listen = () => {
    spoke = true;
    enough.abort();
  };
  try {
    await model.answer([{ role: 'user', content: '请只回复：好' }], enough.signal, listen, { maxTokens: 64 });
  } catch (error) {
    if (!spoke) throw error;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
};

/** Asks a model one short thing. What is wrong with it is an answer, not a failure. */
export const tryModel = async ({
  kind,
  connection,
  language,
  signal,
}: Trial): Promise<{ problem: string | null; duration: number }> => {
  const patient = { ...connection, firstByteMs: PATIENCE, idleMs: PATIENCE, pauses: [] };
  const began = performance.now();
  const ended = (problem: string | null) => ({ problem, duration: Math.round(performance.now() - began) });
  try {
    if (kind === 'embedding') {
      await createEmbedder(patient).embed(['你好'], signal);
      return ended(null);
    }
    if (kind === 'rerank') {
      await createReranker(patient).score('你好', ['你好', '再见'], signal);
      return ended(null);
    }
    await heard(createChatModel(patient), signal);
    return ended(null);
  } catch (error) {
    if (error instanceof ModelError) return ended(problems[error.failure][language]);
    throw error;
  }
};
