import * as z from 'zod';
import { ModelError } from '../../../models/index.js';
import { type FoundTriple, plainTriple } from './foundTriple.js';

/** Triples of one chunk at most. */
export const MOST_TRIPLES = 60;
/** How sure a model is that does not say so. */
const USUAL_CONFIDENCE = 0.8;

const words = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));
const share = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    const number = value === '' ? Number.NaN : Number(value ?? Number.NaN);
    if (!Number.isFinite(number)) return USUAL_CONFIDENCE;
    return number > 1 && number <= 100 ? number / 100 : number;
  });
const Triple = z.object({
  subject: words,
  subjectType: words,
  predicate: words,
  object: words,
  objectType: words,
  condition: words,
  sentence: words,
  confidence: share,
});

/** The objects of a text that hold no other ones, whatever stands around them and though the text end in the middle. */
const innermostObjects = function* (text: string): Generator<string> {
  let open = -1;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isText = false;
    } else if (sign === '"' && open >= 0) isText = true;
    else if (sign === '{') open = at;
    else if (sign === '}' && open >= 0) {
      yield text.slice(open, at + 1);
      open = -1;
    }
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The triples of a model's reply, as far as it can be read: with a fence around it, words before and behind, or its end missing.
 * Throws `ModelError` where it is no such thing at all.
 */
export const readReply = (reply: string): FoundTriple[] => {
  const found: FoundTriple[] = [];
  let isOurs = /"triples"\s*:\s*\[|^\s*(?:```\w*\s*)?\[\s*\]/.test(reply);
  for (const text of innermostObjects(reply)) {
    const read = Triple.safeParse(parsed(text));
    if (!read.success) continue;
    const triple = plainTriple(read.data);
    if (triple === null) continue;
    isOurs = true;
    found.push(triple);
    if (found.length === MOST_TRIPLES) break;
  }
  if (!isOurs) throw new ModelError('bad_reply');
  return found;
};
