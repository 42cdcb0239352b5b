import { inLanguage, type Language, type Words } from '../../../http/messages.js';

const words: Readonly<Record<string, Words>> = {
  no_model: {
    zh: '没有可用的模型。只有标题时需要模型，也可以改为提供内容',
    en: 'There is no model to ask. A title alone needs one; content does not.',
  },
  source_gone: {
    zh: '用来生成的内容已不存在，或不再对你开放',
    en: 'What the deck is made of is gone, or is no longer open to you.',
  },
  unreachable: { zh: '连接不上模型服务', en: 'The model service cannot be reached.' },
  timed_out: { zh: '模型没有及时回答', en: 'The model did not answer in time.' },
  unauthorised: { zh: '模型服务拒绝了密钥', en: 'The model service refused the key.' },
  key_lost: {
    zh: '模型服务的密钥已无法读取，请重新填写',
    en: 'The key of the model service cannot be read any more. Enter it again.',
  },
  not_found: { zh: '模型服务没有这个模型', en: 'The service does not have this model.' },
  rate_limited: { zh: '模型服务忙，或额度已用完', en: 'The model service is busy, or its quota is used up.' },
  context_too_long: { zh: '内容超过模型能读的长度', en: 'The content is longer than the model can read.' },
  bad_reply: { zh: '模型没有写出可用的大纲', en: 'The model wrote no outline that could be used.' },
};

const other: Words = { zh: '生成没有成功，请稍后重试', en: 'The deck could not be made. Please try again later.' };

/** Why a deck was not made, for people; null where nothing failed. */
export const failureWords = (failure: string, language: Language): string | null =>
  failure === '' ? null : inLanguage((Object.hasOwn(words, failure) ? words[failure] : undefined) ?? other, language);
