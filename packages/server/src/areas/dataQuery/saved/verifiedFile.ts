import * as z from 'zod/mini';
import { QueryPlan } from '../../../analysis/semantics/index.js';

/** Bytes of a file of verified questions at most. */
export const LARGEST_FILE = 2 * 1024 * 1024;
/** Questions of one file. */
const MOST_QUESTIONS = 500;

const FORMAT = 'verified-data-questions';

const VerifiedQuestion = z.strictObject({
  question: z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/\S/)),
  language: z.enum(['zh', 'en']),
  /** By their names: ids are another installation's. */
  sources: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(10)),
  /** One of them: what it is answered by. */
  plan: z.nullable(QueryPlan),
  query: z.string().check(z.maxLength(20_000)),
});
export type VerifiedQuestion = z.infer<typeof VerifiedQuestion>;

const File = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  questions: z.array(z.unknown()).check(z.maxLength(MOST_QUESTIONS)),
});

export const writeVerified = (questions: readonly VerifiedQuestion[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify({ format: FORMAT, version: 1, questions }, null, 2)}\n`);

/** One entry of a file; a string where it is none, as far as its question can be read. */
export type ReadEntry = VerifiedQuestion | string;

/** The entries of a file, each read for itself; null where it is no such file. */
export const readVerified = (text: string): ReadEntry[] | null => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
  const file = File.safeParse(parsed);
  if (!file.success) return null;
  return file.data.questions.map((one) => {
    const entry = VerifiedQuestion.safeParse(one);
    if (entry.success && (entry.data.plan !== null) !== (entry.data.query !== '')) return entry.data;
    const named = z.looseObject({ question: z.string() }).safeParse(one);
    return named.success ? named.data.question.slice(0, 200) : '';
  });
};
