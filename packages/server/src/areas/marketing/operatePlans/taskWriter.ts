import type { Channel } from '@console/api/contract';
import { filledTemplate, OPT_OUT_VARIABLE, templateVariables } from '@console/base';
import type { Ready, WeComContent } from '../../../channels/messageChannels.js';
import type { Queryable } from '../../../db/database.js';
import {
  type Contents,
  contentOf,
  filledApp,
  filledSms,
  filledWechat,
  readContent,
  textsOf,
  type Values,
} from '../../../messageTemplates/index.js';
import {
  LINK_MARK,
  markLinks,
  OPT_OUT_MARK,
  type PublicUrl,
  sampleOptOut,
  withShortAddresses,
} from '../../../outbox/index.js';
import { withoutOpenAddresses } from './addresses.js';
import type { PlanDeps } from './planDeps.js';

/** What one person is sent. */
export interface Written {
  readonly content: object;
  /** Thousandths of a yuan. */
  readonly cost: number;
}

/** What somebody is written, and by whom where that makes a difference. */
export type Write = (values: Values, sender: string) => Written;

/** Writes the messages of a task, through a channel that is set up. */
export interface TaskWriter {
  readonly quiet: { readonly from: string; readonly to: string };
  /** For a cause the addresses of the web become short ones, whose clicks count; null: nothing will be sent. */
  readonly begin: (tx: Queryable, cause: string | null) => Promise<Write>;
}

/**
 * Why messages of a task cannot be written, a reason of the contract: the channel is not set up or switched off, the text names
 * a way out and there is none, since nobody outside reaches this installation, or the vendor sends by templates of its own and the
 * task's names none.
 */
export type WriterFault = 'channel_not_configured' | 'public_url_missing' | 'vendor_code_missing';

interface Kind<Template, Content extends object> {
  readonly template: Template;
  readonly fill: (template: Template, values: Values, sender: string) => Content;
  /** The template with all texts changed that may hold addresses. */
  readonly changed: (template: Template, change: (text: string) => string) => Template;
}

/** The same with short addresses. Each text is looked up once, whoever reads it. */
const marked = async <Template>(
  { template, changed }: Pick<Kind<Template, object>, 'template' | 'changed'>,
  mark: (text: string) => Promise<string>,
): Promise<Template> => {
  const parts = new Set<string>();
  const inParts = (change: (part: string) => string) => changed(template, (text) => withoutOpenAddresses(text, change));
  inParts((part) => {
    parts.add(part);
    return part;
  });
  const short = new Map<string, string>();
  for (const part of parts) short.set(part, await mark(part));
  return inParts((part) => short.get(part) ?? part);
};

/** What is known of a person never reads as an address that is filled in when their message goes. */
const withoutMarks = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll(LINK_MARK, '')]));

const writerOf = <Template, Content extends object>(
  ready: Ready<Content> | null,
  kind: Kind<Template, Content>,
  publicUrl: PublicUrl,
): TaskWriter | WriterFault =>
  ready === null
    ? 'channel_not_configured'
    : {
        quiet: ready.quiet,
        begin: async (tx, cause) => {
          const { template, fill, changed } = kind;
          const long = changed(template, (text) =>
            withoutOpenAddresses(text, (part) => withShortAddresses(part, publicUrl)),
          );
          const sent =
            cause === null || publicUrl === undefined
              ? template
              : await marked(kind, (text) => markLinks(tx, cause, text));
          // Each message has a way out of its own, filled in when it goes.
          const mark = { [OPT_OUT_VARIABLE]: OPT_OUT_MARK };
          const sample = { [OPT_OUT_VARIABLE]: sampleOptOut(publicUrl) ?? '' };
          return (values, sender) => {
            const plain = withoutMarks(values);
            return {
              content: fill(sent, { ...plain, ...mark }, sender),
              cost: ready.costOf(fill(long, { ...plain, ...sample }, sender)),
            };
          };
        },
      };

const sms = (template: Contents['sms']): Kind<Contents['sms'], ReturnType<typeof filledSms>> => ({
  template,
  fill: filledSms,
  changed: (one, change) => ({ ...one, content: change(one.content) }),
});

/** Whether a text of a task names the way out, and there is none. Nobody takes a whole group off, so that its text has none. */
const lacksWayOut = (
  { channel, content, templateContent, toGroups = false }: WrittenTask,
  publicUrl: PublicUrl,
): boolean =>
  publicUrl === undefined &&
  !toGroups &&
  (channel === 'qyWechat' ? [content] : textsOf(contentOf(channel, templateContent))).some((text) =>
    templateVariables(text).includes(OPT_OUT_VARIABLE),
  );

const wechat = (template: Contents['wechat']): Kind<Contents['wechat'], ReturnType<typeof filledWechat>> => ({
  template,
  fill: filledWechat,
  changed: (one, change) => ({
    ...one,
    url: change(one.url),
    fields: one.fields.map((field) => ({ ...field, value: change(field.value) })),
  }),
});

const app = (template: Contents['app']): Kind<Contents['app'], ReturnType<typeof filledApp>> => ({
  template,
  fill: filledApp,
  changed: (one, change) => ({ ...one, content: change(one.content), target: change(one.target) }),
});

/** Of WeCom: the same text to everybody, but for a way out of their own, each from the member of staff whose contact they are. */
const weCom = (content: string): Kind<WeComContent, WeComContent> => ({
  template: { sender: '', content },
  fill: (template, { [OPT_OUT_VARIABLE]: wayOut = '' }, sender) => ({
    sender,
    content: filledTemplate(template.content, { [OPT_OUT_VARIABLE]: wayOut }),
  }),
  changed: (one, change) => ({ ...one, content: change(one.content) }),
});

/** To groups: the same text to each, from its owner. */
const weComGroups = (content: string): Kind<WeComContent, WeComContent> => ({
  template: { sender: '', content, chatType: 'group' },
  fill: (template, _values, sender) => ({ ...template, sender }),
  changed: (one, change) => ({ ...one, content: change(one.content) }),
});

/** Whether the vendor sends by templates of its own, and this one names none: it would refuse every message. */
const lacksVendorCode = (ready: Pick<Ready<unknown>, 'vendor'> | null, { vendorCode }: Contents['sms']): boolean =>
  ready?.vendor === 'aliyun' && vendorCode.trim() === '';

export interface WrittenTask {
  readonly channel: Channel;
  readonly content: string;
  /** It goes to groups, of WeCom. Left out: to people. */
  readonly toGroups?: boolean;
  /** What its version of the template says, as it is stored; null: it has no template. */
  readonly templateContent: unknown;
}

/** Asks the database by itself, so it is not for a transaction. */
export const taskWriter = async (
  { channels, publicUrl }: Pick<PlanDeps, 'channels' | 'publicUrl'>,
  task: WrittenTask,
): Promise<TaskWriter | WriterFault> => {
  const { channel, content, templateContent, toGroups = false } = task;
  if (lacksWayOut(task, publicUrl)) return 'public_url_missing';
  if (channel === 'sms') {
    const template = readContent('sms', templateContent);
    const ready = await channels.sms();
    return lacksVendorCode(ready, template) ? 'vendor_code_missing' : writerOf(ready, sms(template), publicUrl);
  }
  if (channel === 'wechat')
    return writerOf(await channels.wechat(), wechat(readContent('wechat', templateContent)), publicUrl);
  if (channel === 'app') return writerOf(await channels.app(), app(readContent('app', templateContent)), publicUrl);
  return writerOf(await channels.qyWechat(), toGroups ? weComGroups(content) : weCom(content), publicUrl);
};
