import type { RuleSet } from '@console/api/contract';
import { useListUserBehaviourTags } from '@console/api/hooks/marketing/tagSelectors';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { type EditedRules, RuleEditor, rulesProblem } from '@console/ui/rule-editor';
import { useMessage } from '@console/ui/provider';
import { useState } from 'react';
import { toRules } from './customerRules.js';
import { useCareWords } from './careWords.js';

export interface RulesDrawerProps {
  open: boolean;
  /** Those that the list is filtered by; undefined: none. */
  rules: RuleSet | undefined;
  /** Undefined: the list is filtered by none. */
  onApply: (rules: RuleSet | undefined) => void;
  onClose: () => void;
}

const blank: EditedRules = { match: 'all', rules: [] };

/** Rules that the list is filtered by, while they are edited. */
export default function RulesDrawer({ open, rules, onApply, onClose }: RulesDrawerProps) {
  const words = useCareWords();
  const message = useMessage();
  const tags = useListUserBehaviourTags(open ? {} : null);
  const [edited, setEdited] = useState<EditedRules>();
  const [checked, setChecked] = useState(false);
  const shown = edited ?? rules ?? blank;
  const fields = tags.data ?? [];
  const forget = () => {
    setEdited(undefined);
    setChecked(false);
  };
  const apply = (): boolean => {
    const isBlank = shown.rules.length === 0 && (shown.exclude ?? []).length === 0;
    const chosen = isBlank ? undefined : toRules(shown);
    if (!isBlank && (rulesProblem(fields, shown) !== undefined || chosen === undefined)) {
      setChecked(true);
      message.warning(words.rulesMissing);
      return false;
    }
    forget();
    onApply(chosen);
    return true;
  };
  return (
    <DetailDrawer
      open={open}
      title={words.rulesTitle}
      what={words.fields}
      width={720}
      record={tags.state}
      dirty={edited !== undefined}
      verb={words.apply}
      onSubmit={apply}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <RuleEditor rules={shown} fields={fields} checked={checked} onChange={setEdited} />
    </DetailDrawer>
  );
}
