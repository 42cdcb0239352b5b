import { ApiError } from '@console/api';
import type { BehaviourTag, CrowdPackDetail } from '@console/api/contract';
import { useModifyCrowdPack } from '@console/api/hooks/marketing/crowdPack';
import { useMessage } from '@console/ui/provider';
import { rulesProblem } from '@console/ui/rule-editor';
import { useState } from 'react';
import { useCrowdPackWords } from './crowdPackWords.js';
import { toRuleSet } from './toRuleSet.js';
import type { RulesDraft } from './useRulesDraft.js';

interface SavingOptions {
  pack: CrowdPackDetail | undefined;
  fields: readonly BehaviourTag[];
  draft: RulesDraft;
}

/** Saves the rules that are edited. What is missing is said before; whoever was overtaken is told, and loses nothing. */
export const usePackSaving = ({ pack, fields, draft }: SavingOptions) => {
  const words = useCrowdPackWords();
  const message = useMessage();
  const { run: modify } = useModifyCrowdPack();
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<ApiError>();
  const [naming, setNaming] = useState(false);

  const isComplete = (): boolean => {
    const complete = rulesProblem(fields, draft.rules) === undefined;
    setChecked(!complete);
    if (!complete) message.warning(words.incomplete);
    return complete;
  };
  const save = async () => {
    if (!isComplete()) return false;
    if (pack === undefined) {
      setNaming(true);
      return true;
    }
    setRefused(undefined);
    try {
      await modify({ id: pack.id, rules: toRuleSet(draft.rules), version: draft.version });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason === 'changed_meanwhile') setRefused(error);
      return false;
    }
    draft.forget();
    message.success(words.saved);
    return true;
  };
  return {
    checked,
    /** That saving was refused, because somebody else had saved: both are to be compared. */
    refused: draft.dirty ? refused : undefined,
    forgetRefusal: () => setRefused(undefined),
    naming,
    save,
    saveAs: () => {
      if (isComplete()) setNaming(true);
    },
    stopNaming: () => setNaming(false),
  };
};

export type PackSaving = ReturnType<typeof usePackSaving>;
