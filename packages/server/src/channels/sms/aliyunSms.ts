import { randomId } from '@console/base';
import * as z from 'zod/mini';
import { spoken } from '../../text/spoken.js';
import { storable } from '../../text/storable.js';
import { callVendor, isFailure, type VendorLine } from '../callVendor.js';
import type { Channel, Outgoing, Receipt, Refusal, SendOutcome } from '../channel.js';
import { aliyunHeaders, aliyunQuery } from './aliyunSignature.js';

/** A text message of Alibaba Cloud: a template that was approved there, filled. */
export interface AliyunSmsContent {
  readonly signName: string;
  readonly templateCode: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface AliyunSmsSettings extends VendorLine {
  /** Where it is reached. Default: the service's own address. */
  readonly endpoint?: string;
  readonly accessKeyId: string;
  readonly secret: string;
}

const ENDPOINT = 'https://dysmsapi.aliyuncs.com';
const VERSION = '2017-05-25';
const AGAIN = 60_000;

const Reply = z.looseObject({ Code: z.string(), Message: z.optional(z.string()), BizId: z.optional(z.string()) });

const refusals: readonly (readonly [RegExp, Refusal])[] = [
  [/^isv\.MOBILE_(NUMBER_ILLEGAL|COUNT_OVER_LIMIT)/, 'address'],
  [/^isv\.(BUSINESS_LIMIT_CONTROL|DAY_LIMIT_CONTROL|MONTH_LIMIT_CONTROL)/, 'limit'],
  [/^isv\.(BLACK_KEY|BLACKLIST)/, 'optedOut'],
  [/^isv\.(SMS_|TEMPLATE_|PARAM_|INVALID_|SMS_CONTENT)/, 'content'],
  [
    /^(isv\.(OUT_OF_SERVICE|AMOUNT_NOT_ENOUGH|PRODUCT_|ACCOUNT_|DENY_IP|SECURITY_)|InvalidAccessKeyId|SignatureDoesNotMatch|Forbidden|InvalidTimeStamp|SignatureNonceUsed)/,
    'account',
  ],
];

const outcomeOf = (body: unknown, status: number, said: string): SendOutcome => {
  const reply = z.safeParse(Reply, body);
  if (!reply.success) return { state: 'unknown', said };
  const { Code, Message = '', BizId = '' } = reply.data;
  if (Code === 'OK') return { state: 'taken', receiptId: BizId };
  const words = spoken(`${Code} ${Message}`.trim());
  if (Code.startsWith('Throttling')) return { state: 'later', after: AGAIN, said: words };
  // Its own trouble: the message may be on its way all the same.
  if (status >= 500 || /^(isp\.|ServiceUnavailable|InternalError)/.test(Code)) return { state: 'unknown', said: words };
  const reason = refusals.find(([pattern]) => pattern.test(Code))?.[1] ?? 'other';
  return { state: 'refused', reason, said: words };
};

/** Text messages through Alibaba Cloud, one a call: each has values of its own. */
export const aliyunSms = (
  { endpoint = ENDPOINT, accessKeyId, secret, allowed, patience }: AliyunSmsSettings,
  now: () => Date = () => new Date(),
): Channel<AliyunSmsContent> => {
  const sendOne = async (
    { key, to, content }: Outgoing<AliyunSmsContent>,
    signal?: AbortSignal,
  ): Promise<SendOutcome> => {
    const query = {
      PhoneNumbers: to,
      SignName: content.signName,
      TemplateCode: content.templateCode,
      TemplateParam: JSON.stringify(content.params),
      OutId: key,
    };
    const url = new URL(endpoint);
    url.search = aliyunQuery(query);
    const request = { method: 'POST', host: url.host, query, body: '', action: 'SendSms', version: VERSION } as const;
    const date = now()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z');
    const headers = aliyunHeaders({ ...request, date, nonce: randomId() }, { accessKeyId, secret });
    const reply = await callVendor({ url, headers, body: '', allowed, ...(patience && { patience }), signal });
    return isFailure(reply) ? reply : outcomeOf(reply.body, reply.status, reply.said);
  };
  return { batch: 1, send: (batch, signal) => Promise.all(batch.map((one) => sendOne(one, signal))) };
};

const Reports = z.array(
  z.looseObject({
    phone_number: z.string(),
    success: z.boolean(),
    biz_id: z.string(),
    err_code: z.optional(z.string()),
    err_msg: z.optional(z.string()),
  }),
);

/** What Alibaba Cloud says of messages on its own: null where it is something else. */
export const readAliyunReports = (body: unknown): Receipt[] | null => {
  const reports = z.safeParse(Reports, body);
  if (!reports.success) return null;
  return reports.data.map(({ phone_number: to, success, biz_id: receiptId, err_code = '', err_msg = '' }) => ({
    receiptId: storable(receiptId),
    to: storable(to),
    state: success ? 'delivered' : 'failed',
    said: success ? '' : spoken(`${err_code} ${err_msg}`.trim()),
  }));
};
