import type { PlanClash } from '@console/api/contract';
import { useListPlanClashes } from '@console/api/hooks/marketing/operatePlan';
import { Notice } from '@console/ui/states';
import { momentOf } from './moments.js';
import { usePlanWords } from './planWords.js';

export interface ClashNoticeProps {
  plan: {
    /** Left out: it is not saved yet. */
    id?: string;
    crowdPackId: string | null;
    /** ISO 8601. */
    startTime: string;
    endTime: string;
    executeStatus?: string;
  };
}

/** Other plans of the same time for the same people; nothing where there are none. */
export const ClashNotice = ({ plan }: ClashNoticeProps) => {
  const words = usePlanWords();
  const { id, crowdPackId, startTime, endTime, executeStatus } = plan;
  const found = useListPlanClashes(
    crowdPackId === null || executeStatus === 'finished' || Date.parse(endTime) <= Date.parse(startTime)
      ? null
      : { crowdPackId, startTime: momentOf(startTime), endTime: momentOf(endTime), ...(id !== undefined && { id }) },
    { keepPrevious: true },
  );
  const clashes = found.data ?? [];
  if (clashes.length === 0) return null;
  const told = ({ planName, sharedCount, sharedDays }: PlanClash): string =>
    words.clash(
      planName,
      [
        sharedCount === null ? words.sharedUnknown : words.shared(sharedCount),
        ...(sharedDays.length === 0 ? [] : [words.sameDays(sharedDays.map((day) => day.slice(5)).join(' '))]),
      ].join(words.join),
    );
  return (
    <Notice tone="warning" title={words.clashes(clashes.length)}>
      {clashes.map((clash) => (
        <div key={clash.id}>{told(clash)}</div>
      ))}
    </Notice>
  );
};
