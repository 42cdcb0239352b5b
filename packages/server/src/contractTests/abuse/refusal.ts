import * as z from 'zod/mini';
import type { App } from '../walk.js';
import { changes, digestOf } from './digest.js';
import type { Prepared } from './requests.js';

/** One hostile request and what has to come of it. */
export interface Attempt extends Prepared {
  /** The call, by method and path. */
  readonly call: string;
  /** What is wrong with it. */
  readonly what: string;
  /** Null: without a token. */
  readonly token: string | null;
  /** Left out: every 4xx will do. */
  readonly status?: number;
  readonly reason?: string;
  /** A field that the reply has to name, or one below it. */
  readonly field?: string;
  /** True where an answer is as good as a refusal, as long as nothing changes. */
  readonly mayAnswer?: boolean;
  /** Words that no reply may hold. */
  readonly secrets?: readonly string[];
}

const Refusal = z.strictObject({
  code: z.int(),
  message: z.string().check(z.regex(/\p{Script=Han}/u), z.maxLength(300)),
  data: z.null(),
  reason: z.string().check(z.minLength(1)),
  requestId: z.string().check(z.minLength(8)),
  fields: z.optional(z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(1000)))),
});

/** What only the inside of a server says. */
const inside =
  /node_modules|\.[jt]s:\d|\bat [\w.]+ \(|\b(?:select|insert|update|delete) .*\b(?:from|into|set|where)\b|(?:Syntax|Type|Range)Error|SqlError|ENOENT|\/work\/|\/tmp\//i;
/** More would send back what was sent. */
const LONGEST_REPLY = 20_000;

const named = (fields: Readonly<Record<string, string>> | undefined, field: string): boolean =>
  Object.keys(fields ?? {}).some(
    (name) => name === field || name.startsWith(`${field}.`) || field.startsWith(`${name}.`) || name === '',
  );

/** What is wrong with a reply, or null. */
const problemOf = async (response: Response, attempt: Attempt): Promise<string | null> => {
  const { status, reason, field, mayAnswer = false, token, secrets = [] } = attempt;
  const text = await response.text();
  if (inside.test(text) && response.status !== 200) return `tells about the inside: ${text.slice(0, 300)}`;
  const told = [...secrets, ...(token === null ? [] : [token])].find((secret) => text.includes(secret));
  if (told !== undefined) return `tells a secret: ${told}`;
  if (mayAnswer && response.status === 200) return null;
  if (response.status < 400 || response.status > 499) {
    if (response.status !== status) return `answers ${response.status}: ${text.slice(0, 300)}`;
  }
  if (status !== undefined && response.status !== status) {
    return `answers ${response.status} instead of ${status}: ${text.slice(0, 300)}`;
  }
  if (text.length > LONGEST_REPLY) return `answers ${text.length} characters`;
  const parsed = z.safeParse(
    z.pipe(
      z.string(),
      z.transform((value: string): unknown => JSON.parse(value)),
    ),
    text,
  );
  const refusal = z.safeParse(Refusal, parsed.data);
  if (!refusal.success) return `answers no envelope of a failure: ${text.slice(0, 300)}`;
  if (reason !== undefined && refusal.data.reason !== reason) return `says ${refusal.data.reason} instead of ${reason}`;
  if (field !== undefined && !named(refusal.data.fields, field)) {
    return `does not name ${field}: ${JSON.stringify(refusal.data.fields)}`;
  }
  return null;
};

const AT_ONCE = 8;

const send = async ({ request }: App, attempt: Attempt): Promise<string | null> => {
  const headers = new Headers(attempt.init.headers);
  if (attempt.token !== null) headers.set('authorization', attempt.token);
  const response = await request(attempt.address, { ...attempt.init, headers });
  const problem = await problemOf(response, attempt);
  return problem === null ? null : `${attempt.call} with ${attempt.what}: ${problem}`;
};

const sendAll = async (app: App, attempts: readonly Attempt[]): Promise<string[]> => {
  const problems: string[] = [];
  const waiting = [...attempts];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const problem = await send(app, next);
      if (problem !== null) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems;
};

/** Makes them once more, one group after the other, to name the calls that change something. */
const culprits = async (app: App, attempts: readonly Attempt[]): Promise<string[]> => {
  const found: string[] = [];
  let last = await digestOf(app);
  for (const name of new Set(attempts.map(({ call }) => call))) {
    const group = attempts.filter(({ call }) => call === name);
    await sendAll(app, group);
    const now = await digestOf(app);
    if (changes(last, now).length > 0) found.push(`${name} changes ${changes(last, now).join(', ')}`);
    last = now;
  }
  return found;
};

/** Makes all of them, and answers what is wrong with how the server took them. */
export const problemsOf = async (app: App, attempts: readonly Attempt[]): Promise<string[]> => {
  const before = await digestOf(app);
  const problems = await sendAll(app, attempts);
  const changed = changes(before, await digestOf(app));
  if (changed.length === 0) return problems;
  return [...problems, `something changes ${changed.join(', ')}`, ...(await culprits(app, attempts))];
};
