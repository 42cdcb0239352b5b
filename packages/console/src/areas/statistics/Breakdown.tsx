import { MOST_GROUPS, type UsageGroup, type UsageGrouping } from '@console/api/contract';
import { useAnalyseUsageBy } from '@console/api/hooks/usage';
import { BarList } from '@console/ui/bar-list';
import { Panel } from '@console/ui/panel';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { useFigureWords } from '../../figures/figureWords.js';
import { type Behind, writeBehind } from './behind.js';
import { changeOf, percent } from './measureReading.js';
import { useStatisticsWords } from './statisticsWords.js';
import { useGroupName } from './useGroupName.js';
import type { StatisticsView } from './useView.js';

interface BreakdownProps {
  by: UsageGrouping;
  view: StatisticsView;
  /** Whether the answers behind a row may be looked at. */
  opens: boolean;
}

const behindOf = (by: UsageGrouping, { id }: UsageGroup): Behind =>
  by === 'knowledgeBase' ? { kind: by, id: id ?? '' } : { kind: by, id };

/** Questions told apart by who was asked, who asked, or what answered. */
export const Breakdown = ({ by, view: { span, compared, behind, open }, opens }: BreakdownProps) => {
  const words = useStatisticsWords();
  const shared = useFigureWords();
  const { title, name, note } = words.by[by];
  const nameOf = useGroupName(by);
  const { startTime, endTime } = span;
  const groups = useAnalyseUsageBy({ startTime, endTime, by }, { keepPrevious: true });
  const nothing = <EmptyState picture="talk" title={words.nothingBy} />;
  const notes = [...(note ? [note] : []), ...(groups.data?.length === MOST_GROUPS ? [words.most(MOST_GROUPS)] : [])];
  const keyOf = (group: UsageGroup) => writeBehind(behindOf(by, group));
  return (
    <Panel title={title} note={notes.length > 0 ? notes.join(' · ') : undefined}>
      <AsyncView
        value={groups.state}
        what={title}
        skeleton={<Skeletons shape="rows" count={5} />}
        empty={(list) => (list.length === 0 ? nothing : null)}
      >
        {(list) => (
          <BarList
            title={title}
            rows={list}
            rowKey={keyOf}
            name={{ title: name, cell: nameOf, full: nameOf }}
            value={{
              title: words.count,
              of: ({ count }) => count,
              ...(compared && { before: ({ previous }: UsageGroup) => previous }),
            }}
            more={[
              ...(compared
                ? [
                    {
                      key: 'change',
                      title: shared.than(shared.before[span.name]),
                      cell: ({ count, previous }: UsageGroup) => changeOf(count, previous),
                    },
                  ]
                : []),
              { key: 'grounded', title: words.groundedShare, cell: ({ grounded }) => percent(grounded) },
              {
                key: 'satisfaction',
                title: words.satisfactionShare,
                cell: ({ satisfaction }) => percent(satisfaction),
              },
            ]}
            {...(behind && { selected: writeBehind(behind) })}
            {...(opens && { onSelect: (group: UsageGroup) => open(behindOf(by, group), 'questions') })}
          />
        )}
      </AsyncView>
    </Panel>
  );
};
