import type { TemplateParam } from '@console/api/contract';
import { OPT_OUT_VARIABLE } from '@console/base';
import type { TemplateWords } from './templateWords.js';

/** Where the reader of a message opts out, as it is written in one; undefined: nobody could reach it. */
export const wayOutIn = (params: readonly TemplateParam[]): string | undefined =>
  params.some(({ name }) => name === OPT_OUT_VARIABLE) ? `\${${OPT_OUT_VARIABLE}}` : undefined;

/** An address that a tap opens may be that alone: offered as long as there is none. */
export const wayOutAddress = (params: readonly TemplateParam[], words: TemplateWords) => {
  const text = wayOutIn(params);
  return text === undefined ? [] : [{ label: words.wayOutLink, text, whole: true }];
};
