import type { Async } from '@console/base';
import type { QaCalls } from '@console/api/contract';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { useDictionary } from '../../locale/useDictionary.js';
import { Bar, Panel, Table } from './home.styles.js';
import { useHomeWords } from './homeWords.js';

const percent = (share: number | null): string =>
  share === null ? '—' : `${(share * 100).toLocaleString(undefined, { maximumFractionDigits: 1 })}%`;

/** Which assistants were asked how often, and how well that went. */
export const Usage = ({ calls }: { calls: Async<QaCalls> }) => {
  const { usage: words } = useHomeWords();
  const { menuName } = useDictionary();
  const nothing = <EmptyState picture="talk" title={words.nothing} />;
  return (
    <Panel>
      <h2>{words.title}</h2>
      <AsyncView
        value={calls}
        what={words.title}
        skeleton={<Skeletons shape="rows" count={5} />}
        empty={({ assistants }) => (assistants.length === 0 ? nothing : null)}
      >
        {({ assistants }) => {
          const most = Math.max(1, ...assistants.map(({ count }) => count));
          return (
            <Table>
              <thead>
                <tr>
                  <th scope="col">{words.assistant}</th>
                  <th scope="col" colSpan={2}>
                    {words.count}
                  </th>
                  <th scope="col" data-number="">
                    {words.satisfaction}
                  </th>
                  <th scope="col" data-number="">
                    {words.ungrounded}
                  </th>
                </tr>
              </thead>
              <tbody>
                {assistants.map(({ id, assistantName, count, satisfaction, ungrounded }) => (
                  <tr key={id ?? 'model'}>
                    <th scope="row">{id === null ? words.modelOnly : menuName(assistantName)}</th>
                    <td data-bar="">
                      <Bar style={{ width: `${(count / most) * 100}%` }} />
                    </td>
                    <td data-number="">{count.toLocaleString()}</td>
                    <td data-number="">{percent(satisfaction)}</td>
                    <td data-number="">{percent(ungrounded)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          );
        }}
      </AsyncView>
    </Panel>
  );
};
