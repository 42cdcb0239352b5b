import type { KbFunction } from '@console/api/contract';
import {
  useModifyKbFunction,
  usePageKbFunctions,
  useReadKbFunction,
  useRemoveKbFunctions,
} from '@console/api/hooks/kbFunctions';
import { Button } from 'antd';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { useEnabledList, useUpdatedColumn } from '../../lists/enabled.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { FunctionDrawer } from './FunctionDrawer.js';
import { useFunctionWords } from './functionWords.js';
import { TryFunction } from './TryFunction.js';
import { useBaseFilter } from './useBaseFilter.js';
import { useSwitchColumn } from './useSwitchColumn.js';

const column = columnsOf<KbFunction>();

const useFunctionList = recordListHook({
  kind: 'function',
  usePage: usePageKbFunctions,
  useOne: (id) => {
    const one = useReadKbFunction(id === undefined ? null : { id });
    return id === undefined ? undefined : one.state;
  },
});

const nameOf = ({ name }: KbFunction): string => name;
const callOf = ({ method, url }: KbFunction): string => `${method} ${url}`;

/** The functions that answers may call, of all knowledge bases. */
export default function FunctionsPage() {
  const words = useFunctionWords();
  const open = useTabNavigate();
  const onOff = useEnabledList();
  const updated = useUpdatedColumn();
  const ask = useRemove();
  const remove = useRemoveKbFunctions();
  const modify = useModifyKbFunction();
  const [get, set] = useQueryState();
  const base = useBaseFilter(words.base);
  const enabled = useSwitchColumn<KbFunction>(words, (change) => modify.run(change));
  const list = useFunctionList({
    filters: [base, onOff.filter],
    columns: [
      column.text('name', words.name, nameOf, { width: 180, mobile: 'first' }),
      column.text('description', words.description, ({ description }) => description, { quiet: true }),
      column.text('address', words.address, callOf, { quiet: true, mobile: 'second' }),
      column.text('knowledgeBaseName', words.base, ({ knowledgeBaseName }) => knowledgeBaseName, { width: 140 }),
      enabled,
      updated,
    ],
  });

  const onRemove = (row: KbFunction) =>
    ask({
      title: words.removeTitle(row.name),
      text: words.removeText,
      run: () => remove.run({ idList: [row.id] }),
      done: words.removed,
    });

  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.create, onClick: () => void list.record.show('new') }}
      more={<Button onClick={() => open('configSetResource')}>{words.toSets}</Button>}
      rowName={nameOf}
      searchHint={words.search}
      actions={(row) => [
        { key: 'edit', label: words.edit, onClick: () => void list.record.show(row.id) },
        { key: 'try', label: words.tryIt, onClick: () => set({ try: row.id }, { push: true }) },
        { key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(row) },
      ]}
      empty={{ picture: 'search', title: words.emptyTitle, description: words.emptyText }}
    >
      <FunctionDrawer list={list} knowledgeBaseId={list.query.filters?.['base']} />
      <TryFunction id={get('try')} onClose={() => set({ try: undefined })} />
    </RecordListPage>
  );
}
