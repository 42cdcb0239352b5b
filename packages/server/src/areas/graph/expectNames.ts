import { normalName } from '../../graph/index.js';
import { fail } from '../../http/failure.js';
import { inLanguage, type Language, type Words } from '../../http/messages.js';

const unnamed: Words = { zh: '名称中没有可供比较的文字', en: 'A name needs more than quotes and blanks' };

/** Throws `invalid_request` with the fields of names by which nothing could be told apart: all of them would be one thing. */
export const expectNames = (names: Readonly<Record<string, string | undefined>>, language: Language): void => {
  const wrong = Object.entries(names).filter(([, name]) => name !== undefined && normalName(name) === '');
  if (wrong.length === 0) return;
  const message = inLanguage(unnamed, language);
  throw fail('invalid_request', { fields: Object.fromEntries(wrong.map(([field]) => [field, message])) });
};
