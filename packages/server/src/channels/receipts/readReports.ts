import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { signatureOf } from '../../sms/gateway.js';
import { spoken } from '../../text/spoken.js';
import { storable } from '../../text/storable.js';
import { readAliyunReports } from '../sms/aliyunSms.js';
import { type Report, reportStates } from './report.js';

/** What a vendor said in one call. */
export interface Reported {
  readonly reports: readonly Report[];
  /** Numbers whose owners wrote back that they want no more. */
  readonly optedOut: readonly string[];
}

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

/** Whether a call comes from WeChat, by the token that was agreed with it. */
export const isFromWechat = (query: URLSearchParams, token: string): boolean => {
  const parts = [token, query.get('timestamp') ?? '', query.get('nonce') ?? ''].toSorted();
  return createHash('sha1').update(parts.join('')).digest('hex') === query.get('signature');
};

const field = (xml: string, name: string): string =>
  new RegExp(`<${name}>\\s*(?:<!\\[CDATA\\[)?([^\\]<]*)(?:\\]\\]>)?\\s*</${name}>`).exec(xml)?.[1]?.trim() ?? '';

/** What WeChat says of a template message; other events are nothing to us. */
export const readWechatReport = (xml: string): Reported => {
  const receiptId = storable(field(xml, 'MsgID'));
  if (field(xml, 'Event') !== 'TEMPLATESENDJOBFINISH' || receiptId === '') return { reports: [], optedOut: [] };
  const status = field(xml, 'Status');
  const state = status === 'success' ? 'delivered' : /user ?block/i.test(status) ? 'optedOut' : 'failed';
  const report: Report = { receiptId, to: '', state, said: status === 'success' ? '' : spoken(status) };
  // Who wants no messages did not get this one either.
  return { reports: state === 'optedOut' ? [report, { ...report, state: 'failed' }] : [report], optedOut: [] };
};
