import * as z from 'zod/mini';
import { spoken } from '../../text/spoken.js';
import { type AccessToken, keptToken } from '../accessToken.js';
import { callVendor, isFailure, type VendorFailure, type VendorLine } from '../callVendor.js';
import type { Channel, Outgoing, Refusal, SendOutcome } from '../channel.js';
import type { AppContent } from './appContent.js';
import { signedJwt } from './serviceAccountToken.js';

export interface FcmSettings extends VendorLine {
  /** Where it is reached. Default: the service's own address. */
  readonly endpoint?: string;
  readonly projectId: string;
  readonly clientEmail: string;
  /** PEM. */
  readonly privateKey: string;
  /** Where tokens come from. Default: the service's own address. */
  readonly tokenUri?: string;
}

const ENDPOINT = 'https://fcm.googleapis.com';
const TOKEN_URI = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** Seconds that a token is asked for: the most there is. */
const HOUR = 3600;
const AGAIN = 60_000;
const UNAUTHORISED = 401;

const TokenReply = z.looseObject({ access_token: z.string(), expires_in: z.number() });
const TokenProblem = z.looseObject({ error: z.string(), error_description: z.optional(z.string()) });
const Sent = z.looseObject({ name: z.string() });
const Problem = z.looseObject({
  error: z.looseObject({
    status: z.optional(z.string()),
    message: z.optional(z.string()),
    details: z.optional(z.array(z.looseObject({ errorCode: z.optional(z.string()) }))),
  }),
});

const refusals: ReadonlyMap<string, Refusal> = new Map([
  ['UNREGISTERED', 'address'],
  ['NOT_FOUND', 'address'],
  ['INVALID_ARGUMENT', 'content'],
  // A device of another project: the others go through.
  ['SENDER_ID_MISMATCH', 'address'],
  ['THIRD_PARTY_AUTH_ERROR', 'account'],
  ['PERMISSION_DENIED', 'account'],
  ['UNAUTHENTICATED', 'account'],
]);

const outcomeOf = (body: unknown, said: string): SendOutcome => {
  const sent = z.safeParse(Sent, body);
  if (sent.success) return { state: 'taken', receiptId: sent.data.name };
  const problem = z.safeParse(Problem, body);
  if (!problem.success) return { state: 'unknown', said };
  const { status = '', message = '', details = [] } = problem.data.error;
  const code = details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? status;
  const words = spoken(`${code} ${message}`.trim());
  // Too many: it says so before it takes one. `UNAVAILABLE` is that it was not done in time, which is no such word.
  if (code === 'QUOTA_EXCEEDED') return { state: 'later', after: AGAIN, said: words };
  const reason = refusals.get(code);
  return reason === undefined ? { state: 'unknown', said: words } : { state: 'refused', reason, said: words };
};

/** Push messages through Firebase Cloud Messaging, by its HTTP v1. */
export const fcm = (settings: FcmSettings, now: () => number = Date.now): Channel<AppContent> => {
  const { endpoint = ENDPOINT, tokenUri = TOKEN_URI, projectId, clientEmail, privateKey, allowed, patience } = settings;
  const line = { allowed, ...(patience && { patience }) };
  const assertion = (): string => {
    const issued = Math.floor(now() / 1000);
    const claims = { iss: clientEmail, scope: SCOPE, aud: tokenUri, iat: issued, exp: issued + HOUR };
    return signedJwt(claims, privateKey);
  };
  const askToken = async (): Promise<AccessToken | VendorFailure> => {
    let signed: string;
    try {
      signed = assertion();
    } catch {
      return { state: 'refused', reason: 'account', said: 'private key' };
    }
    const reply = await callVendor({
      ...line,
      url: new URL(tokenUri),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: GRANT, assertion: signed }).toString(),
      secrets: [signed],
    });
    // No message was in it: whatever came of it, nothing was taken.
    if (isFailure(reply)) return reply.state === 'unknown' ? { ...reply, state: 'later', after: AGAIN } : reply;
    const token = z.safeParse(TokenReply, reply.body);
    if (token.success) return { token: token.data.access_token, seconds: token.data.expires_in };
    // Of a reply that may hold a token nothing else is told.
    const { data: problem } = z.safeParse(TokenProblem, reply.body);
    const said = spoken(`token ${reply.status} ${problem?.error ?? ''} ${problem?.error_description ?? ''}`.trim());
    const isRefused = reply.status >= 400 && reply.status < 500;
    return isRefused ? { state: 'refused', reason: 'account', said } : { state: 'later', after: AGAIN, said };
  };
  const token = keptToken(askToken, now);

  const post = (held: string, { key, to, content }: Outgoing<AppContent>, signal?: AbortSignal) => {
    const { title, content: body, imageUrl, action, target } = content;
    const notification = { title, body, ...(imageUrl !== '' && { image: imageUrl }) };
    return callVendor({
      ...line,
      url: new URL(`/v1/projects/${encodeURIComponent(projectId)}/messages:send`, endpoint),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${held}` },
      body: JSON.stringify({ message: { token: to, notification, data: { key, action, target } } }),
      secrets: [held],
      signal,
    });
  };
  const sendOne = async (message: Outgoing<AppContent>, signal?: AbortSignal): Promise<SendOutcome> => {
    const held = await token.get();
    if (typeof held !== 'string') return held;
    let reply = await post(held, message, signal);
    if (!isFailure(reply) && reply.status === UNAUTHORISED) {
      const renewed = await token.renew(held);
      if (typeof renewed !== 'string') return renewed;
      reply = await post(renewed, message, signal);
    }
    return isFailure(reply) ? reply : outcomeOf(reply.body, reply.said);
  };
  return { batch: 1, send: (batch, signal) => Promise.all(batch.map((one) => sendOne(one, signal))) };
};
