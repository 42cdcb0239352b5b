import type { TemplateContent } from '@console/api/contract';
import {
  appProblems,
  type MessageProblem,
  type MessageRules,
  plainProblems,
  smsProblems,
  templateVariables,
  wechatProblems,
} from '@console/base';
import type { Queryable } from '../db/database.js';
import { fail } from '../http/failure.js';
import { textsOf, type Values } from './content.js';
import type { TemplateParams } from './params.js';
import { readStoredRules } from './rules.store.js';
import { variantsOf } from './variants.js';

const problemsOf = (content: TemplateContent, rules: MessageRules): MessageProblem[] => {
  if (content.channel === 'sms') return smsProblems(content, rules);
  return content.channel === 'wechat' ? wechatProblems(content, rules) : appProblems(content, rules);
};

/** The same checks that the page makes while somebody writes. */
export const templateChecks = (params: TemplateParams) => ({
  /** Throws `unknown_template_param` where a text holds a variable that nothing fills. */
  variables: async (content: TemplateContent): Promise<void> => {
    const samples: Values = await params.samples('zh-CN');
    const unknown = textsOf(content)
      .flatMap(templateVariables)
      .find((name) => !Object.hasOwn(samples, name));
    if (unknown !== undefined) throw fail('unknown_template_param', { values: { name: unknown } });
  },

  /**
   * Throws `template_has_problems` where something keeps it from going out; `values`: also for whom they are of. Default:
   * for a sample person.
   */
  all: async (db: Queryable, content: TemplateContent, values: Values = {}): Promise<void> => {
    const { forbiddenWords, linkHosts } = await readStoredRules(db);
    const samples = { ...(await params.samples('zh-CN')), ...values };
    const rules = { samples, forbiddenWords, linkHosts, variants: variantsOf(forbiddenWords) };
    const errors = problemsOf(content, rules).filter(({ level }) => level === 'error');
    if (errors.length > 0) throw fail('template_has_problems', { values: { count: errors.length } });
  },

  /** The same of a text that has no template, with samples of what may fill it; throws `content_has_problems`. */
  text: async (tx: Queryable, content: string, samples: Values): Promise<void> => {
    const { forbiddenWords, linkHosts } = await readStoredRules(tx);
    const errors = plainProblems(content, {
      samples,
      forbiddenWords,
      linkHosts,
      variants: variantsOf(forbiddenWords),
    });
    if (errors.length > 0) throw fail('content_has_problems', { values: { count: errors.length } });
  },
});

export type TemplateChecks = ReturnType<typeof templateChecks>;
