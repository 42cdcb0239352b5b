import type { UsageGrouping } from '@console/api/contract';
import { useAnalyseUsageBy, usePageUsedDocuments } from '@console/api/hooks/usage';
import { formatDateTime } from '@console/base';
import type { Span } from '@console/ui/range-picker';
import { inShanghai } from '../../time/inShanghai.js';
import type { Behind } from './behind.js';
import { MOST, STEP } from './MoreRows.js';
import { useStatisticsWords } from './statisticsWords.js';
import { useGroupName } from './useGroupName.js';

const groupingOf = ({ kind }: Behind): UsageGrouping =>
  kind === 'role' || kind === 'knowledgeBase' ? kind : 'assistant';

/** What the number is called whose answers are looked at. `steps`: when the steps of the trend begin. */
export const useBehindName = (behind: Behind, { startTime, endTime }: Span, byTheHour: boolean): string => {
  const words = useStatisticsWords();
  const by = groupingOf(behind);
  const nameOf = useGroupName(by);
  const groups = useAnalyseUsageBy({ startTime, endTime, by });
  const documentId = behind.kind === 'document' ? behind.id : undefined;
  const cited = { startTime, endTime, cited: true, current: 1 };
  const first = usePageUsedDocuments(documentId === undefined ? null : { ...cited, size: STEP });
  const shown = first.data?.list.find(({ id }) => id === documentId);
  // It may be one of those that were asked for later.
  const more = usePageUsedDocuments(first.data && !shown ? { ...cited, size: MOST } : null);
  switch (behind.kind) {
    case 'all':
      return words.behind.all;
    case 'hour':
      return words.behind.hour(words.behind.weekdays[behind.weekday] ?? '', String(behind.hour));
    case 'step': {
      const clock = formatDateTime(inShanghai(new Date(behind.time)));
      return byTheHour ? clock.slice(5, 16) : clock.slice(0, 10);
    }
    case 'document':
      return (shown ?? more.data?.list.find(({ id }) => id === documentId))?.name ?? words.behind.document;
    case 'assistant':
    case 'role':
    case 'knowledgeBase': {
      const group = groups.data?.find(({ id }) => id === behind.id);
      // Not among those that are told apart, or not loaded.
      if (group === undefined && behind.id !== null) return words.by[by].name;
      return nameOf(group ?? { id: null, name: '' });
    }
  }
};
