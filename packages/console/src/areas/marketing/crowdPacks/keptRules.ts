import { RuleSetReply } from '@console/api/contract';
import type { EditedRules } from '@console/ui/rule-editor';
import type { Fields } from '../../../session/formDrafts.js';

/** Rules that an earlier visit left, with the version that they were made from. */
export interface KeptRules {
  readonly rules: EditedRules;
  readonly version: number;
}

/** Of what the browser kept, which may be whatever: the rules; undefined where they are none. */
export const keptRules = (fields: Fields | undefined): KeptRules | undefined => {
  const read = RuleSetReply.safeParse(fields?.['rules']);
  const version = fields?.['version'];
  return read.success && typeof version === 'number' ? { rules: read.data, version } : undefined;
};
