import type { CrowdPackDetail } from '@console/api/contract';
import { useWords } from '@console/ui/locale';
import { lazyPart } from '@console/ui/on-demand';
import { useMessage } from '@console/ui/provider';
import { type RuleField, ruleWords } from '@console/ui/rule-editor';
import { Notice } from '@console/ui/states';
import { useState } from 'react';
import { useMergeWords } from '../../../forms/mergeWords.js';
import { describeRules, mergedRules, valuesOfRules } from './mergeRules.js';
import type { PackSaving } from './usePackSaving.js';
import type { RulesDraft } from './useRulesDraft.js';

const MergeDialog = lazyPart(() => import('../../../forms/MergeDialog.js'));

interface RulesMergeProps {
  /** As it is saved now. */
  pack: CrowdPackDetail;
  fields: readonly RuleField[];
  draft: RulesDraft;
  saving: Pick<PackSaving, 'refused' | 'forgetRefusal'>;
}

/** Says that somebody else has saved the same rules meanwhile: both are compared then, and merged condition by condition. */
export const RulesMerge = ({ pack, fields, draft, saving: { refused, forgetRefusal } }: RulesMergeProps) => {
  const words = useMergeWords();
  const named = useWords(ruleWords);
  const message = useMessage();
  const [asked, setAsked] = useState(false);
  const [putAway, setPutAway] = useState<object>();
  const { rules: mine, began } = draft;
  const theirs = draft.dirty && draft.version < pack.version ? pack.rules : null;
  if (theirs === null && refused === undefined) return null;
  const isOpen = asked || (refused !== undefined && refused !== putAway);
  const close = () => {
    setAsked(false);
    setPutAway(refused);
  };
  return (
    <>
      <Notice tone="warning" {...(theirs !== null && { action: { label: words.open, onClick: () => setAsked(true) } })}>
        {words.notice('')}
      </Notice>
      {theirs !== null && isOpen && (
        <MergeDialog
          key={pack.version}
          theirs={valuesOfRules(theirs)}
          mine={valuesOfRules(mine)}
          began={began && valuesOfRules(began)}
          describe={describeRules(named, fields, [theirs, mine])}
          onMerge={(merged) => {
            draft.goOn(mergedRules(theirs, mine, merged));
            close();
            forgetRefusal();
            message.success(words.merged);
          }}
          onClose={close}
        />
      )}
    </>
  );
};
