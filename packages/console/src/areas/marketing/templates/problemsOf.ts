import type { TemplateContent, TemplateParam, TemplateRules } from '@console/api/contract';
import { appProblems, type MessageProblem, type MessageRules, smsProblems, wechatProblems } from '@console/base';

/** Samples of parameters by their names. */
export const samplesOf = (params: readonly TemplateParam[]): Record<string, string> =>
  Object.fromEntries(params.map(({ name, sample }) => [name, sample]));

export const labelsOf = (params: readonly TemplateParam[]): Record<string, string> =>
  Object.fromEntries(params.map(({ name, label }) => [name, label]));

/** What the message itself brings, whoever it is for. */
export const isOfMessage = ({ source }: TemplateParam): boolean => source === 'message';

type CheckedBy = Pick<TemplateRules, 'forbiddenWords' | 'linkHosts' | 'variants' | 'channels'>;

/** What the server will find as well. */
export const problemsOf = (
  content: TemplateContent,
  params: readonly TemplateParam[],
  { forbiddenWords, linkHosts, variants, channels }: CheckedBy,
): MessageProblem[] => {
  const rules: MessageRules = { samples: samplesOf(params), forbiddenWords, linkHosts, variants };
  const vendor = channels.find(({ channel }) => channel === 'sms')?.vendor ?? undefined;
  if (content.channel === 'sms') return smsProblems(content, { ...rules, vendor });
  return content.channel === 'wechat' ? wechatProblems(content, rules) : appProblems(content, rules);
};

/** Every text of a content that may hold variables. */
export const textsOf = (content: TemplateContent): string[] => {
  if (content.channel === 'sms') return [content.content];
  if (content.channel === 'wechat') return [content.title, ...content.fields.map(({ value }) => value), content.url];
  return [content.title, content.content, content.imageUrl, content.target];
};
