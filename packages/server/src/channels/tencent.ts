import * as z from 'zod/mini';
import { spoken } from '../text/spoken.js';
import { type AccessToken, keptToken } from './accessToken.js';
import { callVendor, isFailure, type VendorFailure, type VendorLine } from './callVendor.js';
import type { Refusal } from './channel.js';

const AGAIN = 60_000;
const OK = 0;

const TokenReply = z.looseObject({ access_token: z.string(), expires_in: z.number() });
const Reply = z.looseObject({ errcode: z.optional(z.number()), errmsg: z.optional(z.string()) });

/** The token has ended, or was given to somebody else. */
const stale: ReadonlySet<number> = new Set([40001, 40014, 42001]);
/** Too many calls, of a day, of a minute, or at once: this one was not done. */
const tooMany: ReadonlySet<number> = new Set([45009, 45011, 45033]);
/** The service is busy, which does not say that it has done nothing. */
const BUSY = -1;

/** What a reply that is no success means. */
const failureOf = (errcode: number, errmsg: string, refusals: ReadonlyMap<number, Refusal>): VendorFailure => {
  const said = spoken(`${errcode} ${errmsg}`.trim());
  if (tooMany.has(errcode)) return { state: 'later', after: AGAIN, said };
  if (errcode === BUSY) return { state: 'unknown', said };
  return { state: 'refused', reason: refusals.get(errcode) ?? 'other', said };
};

export interface TencentSettings extends VendorLine {
  readonly endpoint: string;
  /** The call that answers a token, and the secret in it. */
  readonly tokenCall: { readonly method: 'GET' | 'POST'; readonly url: URL; readonly body?: string };
  readonly secret: string;
  /** What the codes of the service mean, beside those that mean the same everywhere. */
  readonly refusals: ReadonlyMap<number, Refusal>;
  readonly now?: (() => number) | undefined;
}

export interface TencentCall<Answer extends z.ZodMiniType> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. Left out: the call is a GET. */
  readonly body?: object;
  readonly answer: Answer;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls to a service of WeChat or WeCom: with its token, which is kept, renewed before it ends and once where the service
 * refuses it, and with its codes read. Answers what came, or what a message in the call has come to.
 */
export const tencentCalls = ({ endpoint, tokenCall, secret, refusals, allowed, patience, now }: TencentSettings) => {
  const line = { allowed, ...(patience && { patience }) };
  const headers = { 'content-type': 'application/json' };

  const askToken = async (): Promise<AccessToken | VendorFailure> => {
    const reply = await callVendor({ ...line, ...tokenCall, headers, secrets: [secret] });
    // No message was in it: whatever came of it, nothing was taken.
    if (isFailure(reply)) return reply.state === 'unknown' ? { ...reply, state: 'later', after: AGAIN } : reply;
    const token = z.safeParse(TokenReply, reply.body);
    if (token.success) return { token: token.data.access_token, seconds: token.data.expires_in };
    const { errcode = OK, errmsg = '' } = z.safeParse(Reply, reply.body).data ?? {};
    // Of a reply that may hold a token nothing but its code is told.
    if (errcode === OK) return { state: 'later', after: AGAIN, said: `token ${reply.status}` };
    const failure = failureOf(errcode, errmsg, refusals);
    if (failure.state === 'refused') return { ...failure, reason: 'account' };
    return { ...failure, state: 'later', after: AGAIN };
  };
  const token = keptToken(askToken, now);

  const callWith = async <Answer extends z.ZodMiniType>(
    held: string,
    { path, query = {}, body, answer, signal }: TencentCall<Answer>,
  ): Promise<{ answer: z.infer<Answer> } | VendorFailure | 'stale'> => {
    const url = new URL(path, endpoint);
    for (const [name, value] of Object.entries({ access_token: held, ...query })) url.searchParams.set(name, value);
    const method = body === undefined ? 'GET' : 'POST';
    const sent = body !== undefined && { body: JSON.stringify(body) };
    const reply = await callVendor({ ...line, url, method, headers, ...sent, secrets: [held], signal });
    if (isFailure(reply)) return reply;
    const told = z.safeParse(Reply, reply.body);
    if (!told.success) return { state: 'unknown', said: reply.said };
    const { errcode = OK, errmsg = '' } = told.data;
    if (stale.has(errcode)) return 'stale';
    if (errcode !== OK) return failureOf(errcode, errmsg, refusals);
    const found = z.safeParse(answer, reply.body);
    return found.success ? { answer: found.data } : { state: 'unknown', said: reply.said };
  };

  return async <Answer extends z.ZodMiniType>(
    call: TencentCall<Answer>,
  ): Promise<{ answer: z.infer<Answer> } | VendorFailure> => {
    const held = await token.get();
    if (typeof held !== 'string') return held;
    const first = await callWith(held, call);
    if (first !== 'stale') return first;
    const renewed = await token.renew(held);
    if (typeof renewed !== 'string') return renewed;
    const second = await callWith(renewed, call);
    return second === 'stale' ? { state: 'refused', reason: 'account', said: 'access_token' } : second;
  };
};

export type TencentCalls = ReturnType<typeof tencentCalls>;

/** Whether a call came to nothing. */
export const isNothing = (result: object): result is VendorFailure => 'state' in result;
