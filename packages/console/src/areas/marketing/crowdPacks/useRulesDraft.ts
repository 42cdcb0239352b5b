import type { CrowdPackDetail } from '@console/api/contract';
import { useUnsaved } from '@console/ui/kept-pages';
import type { EditedRules } from '@console/ui/rule-editor';
import { useEffect, useState } from 'react';
import { useEdit } from '../../../forms/useEdit.js';
import { type KeptRules, keptRules } from './keptRules.js';

/** What a new pack begins with. */
export const blankRules: EditedRules = { match: 'all', rules: [] };

export interface RulesDraft {
  rules: EditedRules;
  dirty: boolean;
  /** They were kept by an earlier visit. */
  restored: boolean;
  /** The version that was read when the first change was made; what is saved over. */
  version: number;
  /** What that version said; undefined: nobody knows any more. */
  began: EditedRules | undefined;
  change: (rules: EditedRules) => void;
  /** They hold what somebody else has saved meanwhile as well, and are saved over that. */
  goOn: (rules: EditedRules) => void;
  /** They were saved, or are given up. */
  forget: () => void;
}

/**
 * The rules of one pack while they are edited: kept through reloads, and the page's tab says that they are not saved.
 * Without an id they are those of a new pack.
 */
export const useRulesDraft = (id: string | undefined, pack: CrowdPackDetail | undefined): RulesDraft => {
  const edit = useEdit(`crowd pack rules:${id ?? 'new'}`);
  const saved = pack?.rules ?? blankRules;
  const now = pack?.version ?? 0;
  const [own, setOwn] = useState(() => keptRules(edit.draft.read()));
  const [restored, setRestored] = useState(own !== undefined);
  useUnsaved(own !== undefined);
  useEffect(() => {
    const { flush } = edit.draft;
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [edit.draft]);
  const keep = (next: KeptRules) => {
    setOwn(next);
    setRestored(false);
    edit.draft.begin();
    edit.draft.write({ ...next });
  };
  const forget = () => {
    setOwn(undefined);
    setRestored(false);
    edit.setDirty(false);
  };
  return {
    rules: own?.rules ?? saved,
    dirty: own !== undefined,
    restored,
    version: own?.version ?? now,
    began: own === undefined ? saved : own.began,
    change: (rules) => {
      if (rules === saved) forget();
      else keep(own === undefined ? { rules, version: now, began: saved } : { ...own, rules });
    },
    goOn: (rules) => keep({ rules, version: now, began: saved }),
    forget,
  };
};
