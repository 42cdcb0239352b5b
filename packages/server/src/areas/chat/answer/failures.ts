import { ModelError, type ModelFailure } from '../../../models/index.js';
import type { AnswerLanguage } from './words.js';

type Failure = ModelFailure | 'search' | 'too_long' | 'internal';

const words: Readonly<Record<Failure, Readonly<Record<AnswerLanguage, string>>>> = {
  unreachable: {
    zh: '连接不上模型服务，请稍后重试或联系管理员',
    en: 'The model service cannot be reached. Try again later, or ask an administrator.',
  },
  timed_out: {
    zh: '模型服务长时间没有响应，请稍后重试',
    en: 'The model service has not answered for too long. Try again later.',
  },
  unauthorised: {
    zh: '模型服务拒绝了访问密钥，请联系管理员',
    en: 'The model service refused its key. Ask an administrator.',
  },
  key_lost: {
    zh: '模型的密钥需要重新填写，请联系管理员',
    en: 'The key of the model has to be entered again. Ask an administrator.',
  },
  not_found: {
    zh: '模型服务上没有所配置的模型，请联系管理员',
    en: 'The model service does not have the configured model. Ask an administrator.',
  },
  rate_limited: {
    zh: '模型服务请求过多或额度不足，请稍后重试',
    en: 'The model service takes no more requests for now. Try again later.',
  },
  context_too_long: {
    zh: '内容超出了模型的长度限制，请新建会话或缩短问题',
    en: 'This is more than the model can read. Start a new conversation or shorten the question.',
  },
  bad_reply: { zh: '模型服务返回异常，请稍后重试', en: 'The model service failed. Try again later.' },
  search: { zh: '检索知识库时出错，请稍后重试', en: 'The knowledge bases could not be searched. Try again later.' },
  too_long: { zh: '回答过长，已停止生成', en: 'The answer grew too long and was stopped.' },
  internal: { zh: '回答时出错，请稍后重试', en: 'The answer failed. Try again later.' },
};

/** A failure of ours with words for the reader. */
export class AnswerFailure extends Error {
  override readonly name = 'AnswerFailure';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`the answer failed: ${failure}`, options);
    this.failure = failure;
  }
}

/** What the reader is told about an error. Says nothing about the inside. */
export const failureWords = (error: unknown, language: AnswerLanguage): string => {
  const known = error instanceof ModelError || error instanceof AnswerFailure;
  return words[known ? error.failure : 'internal'][language];
};
