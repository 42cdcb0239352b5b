import { type BehaviourTag, type RuleSet, RuleSetReply } from '@console/api/contract';
import { useCountCrowd } from '@console/api/hooks/marketing/crowdPack';
import type { Problem } from '@console/base';
import type { CountedPeople } from '@console/ui/audience-count';
import { completeRules, type EditedRules, type RuleCounts } from '@console/ui/rule-editor';
import { useMemo } from 'react';
import { useSettled } from '../../../forms/useSettled.js';
import { toRuleSet } from './toRuleSet.js';

/** Milliseconds without a change after which is counted. */
const PAUSE = 600;

/** What was counted last, of rules while they are edited. */
export interface CrowdFigures {
  counted: CountedPeople | null;
  counts: RuleCounts;
  counting: boolean;
  problem: Problem | undefined;
  /** What was counted, or is being counted: those that are complete. Undefined: there are none. */
  rules: RuleSet | undefined;
  retry: () => void;
}

const readPlaces = (text: string): Readonly<Record<string, string>> => {
  const places: unknown = JSON.parse(text);
  return typeof places === 'object' && places !== null
    ? Object.fromEntries(Object.entries(places).map(([key, value]) => [key, String(value)]))
    : {};
};

/**
 * Counts those rules that are complete: by a sample at once, and then everybody. A change gives up what was asked before;
 * the last figure stays meanwhile.
 */
export const useCrowdCount = (fields: readonly BehaviourTag[], edited: EditedRules): CrowdFigures => {
  const complete = useMemo(() => completeRules(fields, edited), [fields, edited]);
  const wanted = useMemo(
    () => ({
      rules: complete === undefined ? '' : JSON.stringify(toRuleSet(complete.rules)),
      places: JSON.stringify(complete?.places ?? {}),
    }),
    [complete],
  );
  const settled = useSettled(wanted, PAUSE);
  const isCurrent = settled.rules === wanted.rules;
  const input = useMemo(() => {
    if (settled.rules === '') return null;
    const rules: unknown = JSON.parse(settled.rules);
    return { rules: toRuleSet(RuleSetReply.parse(rules)) };
  }, [settled.rules]);
  const sample = useCountCrowd(input, { keepPrevious: input !== null });
  const bySample = sample.state.state === 'ready' && !sample.state.refreshing && !sample.state.data.exact;
  const exact = useCountCrowd(input !== null && bySample ? { ...input, exact: true } : null);
  const found = exact.data ?? sample.data;
  const counts = useMemo((): RuleCounts => {
    if (found === undefined) return {};
    const places = readPlaces(settled.places);
    const all: Record<string, number> = {};
    for (const { path, count } of found.rules) all[path === '' ? 'rules' : (places[path] ?? path)] = count;
    const whole = all['rules'];
    if (whole !== undefined) all['exclude'] = Math.max(0, whole - found.count);
    return all;
  }, [found, settled.places]);
  const { state } = sample;
  const isFailed = state.state === 'error' || (state.state === 'ready' && state.stale !== undefined);
  const isBusy = state.state === 'loading' || (state.state === 'ready' && state.refreshing);
  const isExactBusy = bySample && exact.state.state === 'loading';
  return {
    counted:
      input === null || found === undefined
        ? null
        : { count: found.count, total: found.total, margin: found.exact ? 0 : found.margin },
    counts: input === null ? {} : counts,
    counting: wanted.rules !== '' && (!isCurrent || (!isFailed && (isBusy || isExactBusy))),
    problem: state.state === 'error' ? state.error : state.state === 'ready' ? state.stale?.error : undefined,
    rules: input?.rules,
    retry: sample.refresh,
  };
};
