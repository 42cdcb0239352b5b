import type { UsageGrouping } from '@console/api/contract';
import { useAnalyseUsageBy, usePageUsedDocuments } from '@console/api/hooks/usage';
import { formatDateTime } from '@console/base';
import type { Span } from '@console/ui/range-picker';
import { inShanghai } from '../../time/inShanghai.js';
import type { Behind } from './behind.js';
import { STEP } from './MoreRows.js';
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
  const documents = usePageUsedDocuments(
    behind.kind === 'document' ? { startTime, endTime, cited: true, current: 1, size: STEP } : null,
  );
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
      return documents.data?.list.find(({ id }) => id === behind.id)?.name ?? words.behind.document;
    case 'assistant':
    case 'role':
    case 'knowledgeBase': {
      const group = groups.data?.find(({ id }) => id === behind.id);
      return nameOf(group ?? { id: behind.id, name: '' }) || words.by[by].name;
    }
  }
};
