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
  const [overtaken, setOvertaken] = useState(false);
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
    try {
      await modify({ id: pack.id, rules: toRuleSet(draft.rules), version: draft.version });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason === 'changed_meanwhile') setOvertaken(true);
      return false;
    }
    draft.forget();
    setOvertaken(false);
    message.success(words.saved);
    return true;
  };
  return {
    checked,
    overtaken: overtaken && draft.dirty,
    naming,
    save,
    saveAs: () => {
      if (isComplete()) setNaming(true);
    },
    stopNaming: () => setNaming(false),
  };
};

export type PackSaving = ReturnType<typeof usePackSaving>;
