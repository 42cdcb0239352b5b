import * as z from 'zod/mini';
import type { VendorLine } from '../callVendor.js';
import type { Channel, Outgoing, Refusal, SendOutcome } from '../channel.js';
import { isNothing, tencentCalls } from '../tencent.js';

/** A template message of an official account. */
export interface WechatContent {
  readonly templateId: string;
  /** What the template leaves open, by its keyword. */
  readonly fields: readonly { readonly keyword: string; readonly value: string }[];
  /** Opened by a tap; empty: nothing is. */
  readonly url: string;
}

export interface OfficialAccountSettings extends VendorLine {
  /** Where it is reached. Default: the service's own address. */
  readonly endpoint?: string;
  readonly appId: string;
  readonly secret: string;
}

const ENDPOINT = 'https://api.weixin.qq.com';

const refusals: ReadonlyMap<number, Refusal> = new Map([
  [40003, 'address'],
  // Who does not follow the account cannot be reached until they do, and has refused nothing.
  [43004, 'address'],
  [40037, 'content'],
  [41028, 'content'],
  [47001, 'content'],
  [47003, 'content'],
  [43019, 'optedOut'],
  [43101, 'optedOut'],
  [40013, 'account'],
  [40125, 'account'],
  [40164, 'account'],
  [48001, 'account'],
  [50002, 'account'],
]);

const Sent = z.looseObject({ msgid: z.union([z.number(), z.string()]) });

/** Template messages of a WeChat official account. */
export const officialAccount = (
  { endpoint = ENDPOINT, appId, secret, allowed, patience }: OfficialAccountSettings,
  now?: () => number,
): Channel<WechatContent> => {
  const call = tencentCalls({
    endpoint,
    tokenCall: {
      method: 'POST',
      url: new URL('/cgi-bin/stable_token', endpoint),
      body: JSON.stringify({ grant_type: 'client_credential', appid: appId, secret }),
    },
    secret,
    refusals,
    allowed,
    ...(patience && { patience }),
    now,
  });
  const sendOne = async (
    { key, to, content: { templateId, fields, url } }: Outgoing<WechatContent>,
    signal?: AbortSignal,
  ): Promise<SendOutcome> => {
    const result = await call({
      path: '/cgi-bin/message/template/send',
      body: {
        touser: to,
        template_id: templateId,
        ...(url !== '' && { url }),
        // WeChat takes a message of one key once.
        client_msg_id: key,
        data: Object.fromEntries(fields.map(({ keyword, value }) => [keyword, { value }])),
      },
      answer: Sent,
      signal,
    });
    return isNothing(result) ? result : { state: 'taken', receiptId: String(result.answer.msgid) };
  };
  return { batch: 1, send: (batch, signal) => Promise.all(batch.map((one) => sendOne(one, signal))) };
};
