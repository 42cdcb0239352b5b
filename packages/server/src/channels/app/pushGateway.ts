import * as z from 'zod/mini';
import { spoken } from '../../text/spoken.js';
import { callVendor, isFailure, type VendorLine } from '../callVendor.js';
import { allOf, type Channel, type SendOutcome } from '../channel.js';
import { signedHeaders } from '../signedHeaders.js';
import type { AppContent } from './appContent.js';

export interface PushGatewaySettings extends VendorLine {
  readonly gatewayUrl: string;
  readonly accessKey: string;
  readonly secret: string;
}

const BATCH = 100;

const Result = z.looseObject({
  key: z.string(),
  taken: z.boolean(),
  id: z.optional(z.string()),
  reason: z.optional(z.enum(['address', 'content', 'optedOut', 'account', 'limit', 'other'])),
  message: z.optional(z.string()),
});
const Reply = z.looseObject({ results: z.array(Result) });

const outcomeOf = (result: z.infer<typeof Result> | undefined): SendOutcome => {
  if (result === undefined) return { state: 'unknown', said: '' };
  const { key, taken, id = key, reason = 'other', message = '' } = result;
  return taken ? { state: 'taken', receiptId: id } : { state: 'refused', reason, said: spoken(message) };
};

/** Push messages through a gateway of the association's own, which answers for each of a batch by its key. */
export const pushGateway = ({
  gatewayUrl,
  accessKey,
  secret,
  allowed,
  patience,
}: PushGatewaySettings): Channel<AppContent> => ({
  batch: BATCH,
  send: async (batch, signal) => {
    const messages = batch.map(({ key, to, content }) => ({ key, device: to, ...content }));
    const body = JSON.stringify({ messages });
    const headers = signedHeaders({ accessKey, secret }, body);
    const url = new URL(gatewayUrl);
    const reply = await callVendor({ url, headers, body, allowed, ...(patience && { patience }), signal });
    if (isFailure(reply)) return allOf(batch, reply);
    const { status, said } = reply;
    // Also 503, which whatever stands before a gateway says where a call broke off half-way.
    if (status >= 500) return allOf(batch, { state: 'unknown', said });
    if (status >= 300) return allOf(batch, { state: 'refused', reason: status < 405 ? 'account' : 'other', said });
    const answer = z.safeParse(Reply, reply.body);
    // Of one that is told of twice, that it was taken counts, in whichever order the two stand.
    const told = answer.success ? answer.data.results.toSorted((a, b) => Number(a.taken) - Number(b.taken)) : [];
    const results = new Map(told.map((one) => [one.key, one]));
    return batch.map(({ key }) => outcomeOf(results.get(key)));
  },
});
