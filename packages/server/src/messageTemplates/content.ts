import type { TemplateChannel, TemplateContent } from '@console/api/contract';
import { filledTemplate, isWayOut, templateVariables } from '@console/base';
import * as z from 'zod/mini';
import type { AppContent, SmsContent, WechatContent } from '../channels/messageChannels.js';

const Sms = z.strictObject({
  smsKind: z.enum(['notice', 'marketing']),
  signName: z.string(),
  signFileId: z.nullable(z.string()),
  content: z.string(),
  vendorCode: z.string(),
});
const Wechat = z.strictObject({
  wechatTemplateId: z.string(),
  title: z.string(),
  fields: z.array(z.strictObject({ keyword: z.string(), value: z.string(), label: z.optional(z.string()) })),
  url: z.string(),
});
const App = z.strictObject({
  title: z.string(),
  content: z.string(),
  imageUrl: z.string(),
  appAction: z.enum(['open', 'page', 'url']),
  target: z.string(),
});

/** What a version says, as it is stored. */
export interface Contents {
  readonly sms: z.infer<typeof Sms>;
  readonly wechat: z.infer<typeof Wechat>;
  readonly app: z.infer<typeof App>;
}

const readers: { readonly [C in TemplateChannel]: (column: unknown) => Contents[C] } = {
  sms: (column) => Sms.parse(column),
  wechat: (column) => Wechat.parse(column),
  app: (column) => App.parse(column),
};

/** What a version of a channel's template says, out of its column. */
export const readContent = <C extends TemplateChannel>(channel: C, column: unknown): Contents[C] =>
  readers[channel](column);

/** The same with its channel, as lists of all channels tell it. */
export const contentOf = (channel: TemplateChannel, column: unknown): TemplateContent => {
  if (channel === 'sms') return { channel, ...readContent(channel, column) };
  if (channel === 'wechat') return { channel, ...readContent(channel, column) };
  return { channel, ...readContent(channel, column) };
};

/** Every text of a content that may hold variables. */
export const textsOf = (content: TemplateContent): string[] => {
  if (content.channel === 'sms') return [content.content];
  if (content.channel === 'wechat') return [content.title, ...content.fields.map(({ value }) => value), content.url];
  return [content.title, content.content, content.imageUrl, content.target];
};

/** Values by the names of their variables. */
export type Values = Readonly<Record<string, string>>;

/** A text to one person. What nothing is known for stays empty: nobody reads the name of a variable. */
const filled = (text: string, values: Values): string =>
  filledTemplate(
    text,
    Object.fromEntries(
      templateVariables(text).map((name) => [name, Object.hasOwn(values, name) ? (values[name] ?? '') : '']),
    ),
  );

/** In an address a value is a part of it, whatever signs it has; where its reader opts out is an address by itself. */
const filledAddress = (text: string, values: Values): string =>
  isWayOut(text)
    ? filled(text.trim(), values)
    : filled(
        text,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeURIComponent(value)])),
      );

/** A text message to one person. */
export const filledSms = ({ signName, content, vendorCode }: Contents['sms'], values: Values): SmsContent => ({
  signName,
  content: filled(content, values),
  ...(vendorCode !== '' && {
    templateCode: vendorCode,
    params: Object.fromEntries(templateVariables(content).map((name) => [name, filled(`\${${name}}`, values)])),
  }),
});

/** A WeChat message to one person. */
export const filledWechat = ({ wechatTemplateId, fields, url }: Contents['wechat'], values: Values): WechatContent => ({
  templateId: wechatTemplateId,
  fields: fields.map(({ keyword, value }) => ({ keyword, value: filled(value, values) })),
  url: filledAddress(url, values),
});

/** A push message to one person. */
export const filledApp = (
  { title, content, imageUrl, appAction, target }: Contents['app'],
  values: Values,
): AppContent => ({
  title: filled(title, values),
  content: filled(content, values),
  imageUrl: filledAddress(imageUrl, values),
  action: appAction,
  target: filledAddress(target, values),
});
