import { inLanguage, type Language, type Words } from '../../../http/messages.js';

const words: Readonly<Record<string, Words>> = {
  no_model: { zh: '没有可用的模型', en: 'There is no model to ask.' },
  unreachable: { zh: '连接不上模型服务', en: 'The model service cannot be reached.' },
  timed_out: { zh: '模型没有及时回答', en: 'The model did not answer in time.' },
  unauthorised: { zh: '模型服务拒绝了密钥', en: 'The model service refused the key.' },
  key_lost: {
    zh: '模型服务的密钥已无法读取，请重新填写',
    en: 'The key of the model service cannot be read any more. Enter it again.',
  },
  not_found: { zh: '模型服务没有这个模型', en: 'The service does not have this model.' },
  rate_limited: { zh: '模型服务忙，或额度已用完', en: 'The model service is busy, or its quota is used up.' },
  context_too_long: { zh: '文字超过模型能读的长度', en: 'The text is longer than the model can read.' },
  bad_reply: { zh: '模型的回复不能识别为三元组', en: 'The reply of the model could not be read as triples.' },
};

const other: Words = { zh: '抽取没有成功，请稍后重试', en: 'It could not be extracted. Please try again later.' };

/** Why an extraction or a chunk of it failed, for people; null where nothing did. */
export const failureWords = (failure: string, language: Language): string | null =>
  failure === '' ? null : inLanguage((Object.hasOwn(words, failure) ? words[failure] : undefined) ?? other, language);
