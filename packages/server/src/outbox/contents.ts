import * as z from 'zod/mini';
import type { AppContent } from '../channels/app/appContent.js';
import type { SmsContent } from '../channels/sms/smsContent.js';
import type { WeComContent } from '../channels/weCom/weComChannel.js';
import type { WechatContent } from '../channels/wechat/officialAccount.js';

const Sms = z.object({
  signName: z.string(),
  content: z.string(),
  templateCode: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.string())),
});
const Wechat = z.object({
  templateId: z.string(),
  fields: z.array(z.object({ keyword: z.string(), value: z.string() })),
  url: z.string(),
});
const App = z.object({
  title: z.string(),
  content: z.string(),
  imageUrl: z.string(),
  action: z.enum(['open', 'page', 'url']),
  target: z.string(),
});
const WeCom = z.object({ sender: z.string(), content: z.string(), chatType: z.optional(z.literal('group')) });

/** Fills in what differs from message to message: its addresses. */
type Fill = (text: string) => string;

const inValues = (values: Readonly<Record<string, string>>, fill: Fill) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fill(value)]));

/** What a stored message says; undefined: it is none of its channel. */
export const readSms = (stored: unknown, fill: Fill): SmsContent | undefined => {
  const { data } = z.safeParse(Sms, stored);
  return data && { ...data, content: fill(data.content), params: data.params && inValues(data.params, fill) };
};

export const readWechat = (stored: unknown, fill: Fill): WechatContent | undefined => {
  const { data } = z.safeParse(Wechat, stored);
  const fields = data?.fields.map(({ keyword, value }) => ({ keyword, value: fill(value) }));
  return data && { ...data, fields: fields ?? [], url: fill(data.url) };
};

export const readApp = (stored: unknown, fill: Fill): AppContent | undefined => {
  const { data } = z.safeParse(App, stored);
  return data && { ...data, content: fill(data.content), target: fill(data.target) };
};

export const readWeCom = (stored: unknown, fill: Fill): WeComContent | undefined => {
  const { data } = z.safeParse(WeCom, stored);
  return data && { ...data, content: fill(data.content) };
};
