import { ModelError } from '../../../../models/index.js';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The ends of the outermost object that begins here; -1 where it never ends. */
const endOf = (text: string, start: number): number => {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return -1;
};

/**
 * The object of a model's reply, whatever stands around it: a fence, words before and behind. Throws `ModelError` where
 * there is none.
 */
export const readObject = (reply: string): unknown => {
  for (let start = reply.indexOf('{'); start >= 0; start = reply.indexOf('{', start + 1)) {
    const end = endOf(reply, start);
    if (end < 0) break;
    const read = parsed(reply.slice(start, end + 1));
    if (typeof read === 'object' && read !== null) return read;
  }
  throw new ModelError('bad_reply');
};
