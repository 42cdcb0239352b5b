import { ModelError } from '../../../models/index.js';
import { InsuranceFailure } from './reactLoop.js';

type Language = 'zh' | 'en';

const words: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  took_too_long: {
    zh: '超过 90 秒没有得出回答，已停止。已完成的步骤保留在下面，可以把问题拆小再问',
    en: 'There was no answer in 90 seconds. The steps made are kept. Ask about less at once.',
  },
  no_answer: {
    zh: '模型没有给出可用的回答，可以换个说法再问',
    en: 'The model gave no answer that can be shown. Put the question another way.',
  },
  model_not_configured: { zh: '尚未配置模型，请联系管理员', en: 'No model is configured. Ask an administrator.' },
  unauthorised: {
    zh: '模型服务拒绝了访问密钥，请联系管理员',
    en: 'The model service refused its key. Ask an administrator.',
  },
  context_too_long: {
    zh: '查到的内容超出了模型的长度限制，请把问题拆小再问',
    en: 'What was found is more than the model can read. Ask about less at once.',
  },
  rate_limited: {
    zh: '模型服务请求过多或额度不足，请稍后重试',
    en: 'The model service takes no more requests for now. Try again later.',
  },
  model: { zh: '模型没有回答，请稍后重试', en: 'The model did not answer. Try again later.' },
  internal: { zh: '解答时出错，请稍后重试', en: 'Something went wrong. Try again later.' },
};

/** What is said of a question that failed. Nothing of the inside is told. */
export const failureWords = (error: unknown, language: Language): string => {
  const known =
    error instanceof InsuranceFailure
      ? words[error.failure]
      : error instanceof ModelError
        ? (words[error.failure] ?? words.model)
        : words.internal;
  return known?.[language] ?? '';
};
