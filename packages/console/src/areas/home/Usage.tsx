import type { Async } from '@console/base';
import type { QaCalls } from '@console/api/contract';
import { Panel } from '@console/ui/panel';
import { type SimpleColumn, SimpleTable } from '@console/ui/simple-table';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { useDictionary } from '../../locale/useDictionary.js';
import { useFigureWords } from '../../figures/figureWords.js';
import { inPercent } from '../../figures/readings.js';
import { useHomeWords } from './homeWords.js';

const percent = (share: number | null): string => (share === null ? '—' : `${inPercent(share)}%`);

/** Which assistants were asked how often, and how well that went. */
export const Usage = ({ calls }: { calls: Async<QaCalls> }) => {
  const { usage: words } = useHomeWords();
  const { menuName } = useDictionary();
  const { nothing } = useFigureWords();
  const none = <EmptyState picture="talk" title={nothing} />;
  const columns: SimpleColumn<QaCalls['assistants'][number]>[] = [
    {
      key: 'name',
      title: words.assistant,
      cell: ({ id, assistantName }) => (id === null ? words.modelOnly : menuName(assistantName)),
    },
    { key: 'count', title: words.count, cell: ({ count }) => count.toLocaleString(), bar: ({ count }) => count },
    {
      key: 'satisfaction',
      title: words.satisfaction,
      cell: ({ satisfaction }) => percent(satisfaction),
      number: true,
    },
    { key: 'ungrounded', title: words.ungrounded, cell: ({ ungrounded }) => percent(ungrounded), number: true },
  ];
  return (
    <Panel title={words.title}>
      <AsyncView
        value={calls}
        what={words.title}
        skeleton={<Skeletons shape="rows" count={5} />}
        empty={({ assistants }) => (assistants.length === 0 ? none : null)}
      >
        {({ assistants }) => <SimpleTable columns={columns} rows={assistants} rowKey={({ id }) => id ?? 'model'} />}
      </AsyncView>
    </Panel>
  );
};
