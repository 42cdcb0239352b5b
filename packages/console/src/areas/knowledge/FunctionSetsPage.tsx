import type { KbFunctionSet } from '@console/api/contract';
import {
  useModifyKbFunctionSet,
  usePageKbFunctionSets,
  useReadKbFunctionSet,
  useRemoveKbFunctionSets,
} from '@console/api/hooks/kbFunctions';
import { Button } from 'antd';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { useEnabledList, useUpdatedColumn } from '../../lists/enabled.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { useSeparator } from '../../locale/useSeparator.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { FunctionSetDrawer } from './FunctionSetDrawer.js';
import { useFunctionSetWords } from './functionSetWords.js';
import { useBaseFilter } from './useBaseFilter.js';
import { useSwitchColumn } from './useSwitchColumn.js';

const column = columnsOf<KbFunctionSet>();

const useSetList = recordListHook({
  kind: 'functionSet',
  usePage: usePageKbFunctionSets,
  useOne: (id) => {
    const one = useReadKbFunctionSet(id === undefined ? null : { id });
    return id === undefined ? undefined : one.state;
  },
});

const nameOf = ({ name }: { name: string }): string => name;

/** Functions put together, for knowledge bases besides their own. */
export default function FunctionSetsPage() {
  const words = useFunctionSetWords();
  const separator = useSeparator();
  const open = useTabNavigate();
  const onOff = useEnabledList();
  const updated = useUpdatedColumn();
  const ask = useRemove();
  const remove = useRemoveKbFunctionSets();
  const modify = useModifyKbFunctionSet();
  const base = useBaseFilter(words.bases);
  const enabled = useSwitchColumn<KbFunctionSet>(words, (change) => modify.run(change));
  const namesOf = (rows: readonly { name: string }[]) => rows.map(nameOf).join(separator) || words.none;
  const list = useSetList({
    filters: [base, onOff.filter],
    columns: [
      column.text('name', words.name, nameOf, { width: 180, mobile: 'first' }),
      column.text('functions', words.functions, ({ functions }) => namesOf(functions), { mobile: 'second' }),
      column.text('bases', words.bases, ({ knowledgeBases }) => namesOf(knowledgeBases)),
      column.text('description', words.description, ({ description }) => description, { quiet: true }),
      enabled,
      updated,
    ],
  });

  const onRemove = (set: KbFunctionSet) =>
    ask({
      title: words.removeTitle(set.name),
      text: words.removeText,
      run: () => remove.run({ idList: [set.id] }),
      done: words.removed,
    });

  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.create, onClick: () => void list.record.show('new') }}
      more={<Button onClick={() => open('configTable')}>{words.toFunctions}</Button>}
      rowName={nameOf}
      searchHint={words.search}
      actions={(set) => [
        { key: 'edit', label: words.edit, onClick: () => void list.record.show(set.id) },
        { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(set) },
      ]}
      empty={{ picture: 'search', title: words.emptyTitle, description: words.emptyText }}
    >
      <FunctionSetDrawer list={list} />
    </RecordListPage>
  );
}
