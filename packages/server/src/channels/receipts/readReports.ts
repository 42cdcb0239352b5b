import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { signatureOf } from '../../sms/gateway.js';
import { spoken } from '../../text/spoken.js';
import { storable } from '../../text/storable.js';
import { readAliyunReports } from '../sms/aliyunSms.js';
import { type Reported, reportStates } from './report.js';

const MOST = 10_000;
const Id = z.string().check(z.minLength(1), z.maxLength(200));

const Own = z.looseObject({
  receipts: z.optional(
    z
      .array(
        z.looseObject({
          id: Id,
          state: z.enum(reportStates),
          message: z.optional(z.string()),
        }),
      )
      .check(z.maxLength(MOST)),
  ),
  replies: z.optional(
    z.array(z.looseObject({ phoneNumber: z.string(), content: z.string() })).check(z.maxLength(MOST)),
  ),
});

/** What people write who want no more, as the operators have it. */
const LEAVING = /^\s*(?:R|T|TD|N|0{2,4}|STOP|退订|拒收|取消|不要)\s*$/i;

const leaving = (replies: readonly { readonly from: string; readonly text: string }[]): string[] =>
  replies.flatMap(({ from, text }) => (LEAVING.test(text) && /\d{5,}/.test(from) ? [storable(from)] : []));

const ofOwn = (body: unknown): Reported | null => {
  const parsed = z.safeParse(Own, body);
  if (!parsed.success) return null;
  const { receipts = [], replies = [] } = parsed.data;
  return {
    reports: receipts.map(({ id, state, message = '' }) => ({
      receiptId: storable(id),
      to: '',
      state,
      said: spoken(message),
    })),
    optedOut: leaving(replies.map(({ phoneNumber: from, content: text }) => ({ from, text }))),
  };
};

/** Seconds that a signature of a gateway is good for. */
const FRESH = 300;

/** A gateway of the association's own signs what it reports as it is signed to. Null: it is somebody else, or nonsense. */
export const readOwnReports = (
  text: string,
  headers: Headers,
  { account, secret }: { readonly account: string; readonly secret: string },
  now: Date,
): Reported | null => {
  const [timestamp, nonce] = [headers.get('x-timestamp') ?? '', headers.get('x-nonce') ?? ''];
  const fresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= FRESH;
  const expected = createHash('sha256')
    .update(signatureOf(secret, timestamp, nonce, text))
    .digest();
  const given = createHash('sha256')
    .update(headers.get('x-signature') ?? '')
    .digest();
  if (!fresh || headers.get('x-access-key') !== account || !expected.equals(given)) return null;
  try {
    return ofOwn(JSON.parse(text));
  } catch {
    return null;
  }
};

const AliyunReplies = z
  .array(z.looseObject({ phone_number: z.string(), content: z.string() }))
  .check(z.minLength(1), z.maxLength(MOST));

/** What Alibaba Cloud pushes: reports, or what people wrote back. It signs neither; that it knows the address has to do. */
export const readAliyun = (text: string): Reported | null => {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null;
  }
  const replies = z.safeParse(AliyunReplies, body);
  if (replies.success)
    return {
      reports: [],
      optedOut: leaving(replies.data.map(({ phone_number: from, content }) => ({ from, text: content }))),
    };
  const reports = readAliyunReports(body);
  return reports && { reports: reports.map((one) => ({ ...one, to: one.to ?? '' })), optedOut: [] };
};
