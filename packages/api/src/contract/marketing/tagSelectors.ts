import * as z from 'zod/mini';
import { endpoint } from '../endpoint.js';
import { Id, known, named } from '../fields.js';
import { ruleOperators } from './rules.js';

const TagGroup = z.looseObject({
  id: Id,
  name: z.string(),
  tags: z.array(z.looseObject({ id: Id, name: z.string() })),
});
export interface TagGroup extends z.infer<typeof TagGroup> {}

export const ruleValueTypes = ['text', 'number', 'date', 'boolean', 'choice', 'label', 'crowdPack'] as const;
export type RuleValueType = (typeof ruleValueTypes)[number];

const asked = {
  name: z.string(),
  /** `label`: ids of labels; `crowdPack`: ids of crowd packs. */
  valueType: known(ruleValueTypes),
  operators: z.array(known(ruleOperators)),
  /** What may be chosen, for `choice`; for `text` what is frequent, to be proposed. */
  options: z.array(z.looseObject({ value: z.string(), label: z.string() })),
  /** What is counted in; empty: nothing. */
  unit: z.string(),
};

const BehaviourTag = z.looseObject({
  ...asked,
  /** What a rule names as its `field`. */
  code: z.string(),
  /** Heading it is shown under. */
  category: z.string(),
  /** Whether a rule may say `days`. */
  spansTime: z.boolean(),
  /** What a rule may say of the orders or events that count. */
  details: z.array(z.looseObject({ ...asked, code: z.string() })),
});
export interface BehaviourTag extends z.infer<typeof BehaviourTag> {}

/** Tags that say through which channel a person came, by group. */
export const listAddChannelTags = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/tag/addChannelTagSelector',
  reply: z.array(named<TagGroup>(TagGroup)),
  needs: 'marketing.tags.look',
  origin: 'reading',
});

/** What rules about people can ask for. */
export const listUserBehaviourTags = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/tag/userBehaviourTags',
  reply: z.array(named<BehaviourTag>(BehaviourTag)),
  needs: 'marketing.tags.look',
  origin: 'reading',
});
