import { type Model, modelKinds } from '@console/api/contract';
import { usePageModels } from '@console/api/hooks/models';
import { Status } from '@console/ui/states';
import { columnsOf } from '../../lists/columns.js';
import { useUpdatedColumn } from '../../lists/enabled.js';
import { enumFilter } from '../../lists/recordFilters.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { ModelDrawer } from './ModelDrawer.js';
import { kindOf } from './modelKind.js';
import { useModelWords } from './modelWords.js';
import { TryModel } from './TryModel.js';
import { useModelActions } from './useModelActions.js';
import { useModelTrial } from './useModelTrial.js';

const column = columnsOf<Model>();

const useModelList = recordListHook({
  kind: 'model',
  usePage: usePageModels,
  one: (id) => ({ idList: [id] }),
});

const nameOf = ({ name }: Model): string => name;

/** The models that answers are written, found and put in order by. */
export default function ModelsPage() {
  const words = useModelWords();
  const updated = useUpdatedColumn();
  const { trial, begin, cancel, close } = useModelTrial();
  const stateOf = ({ active, standby = null }: Model) => {
    if (active) return <Status tone="ok">{words.active}</Status>;
    return <Status tone="off">{standby === null ? words.spare : words.standby(standby)}</Status>;
  };
  const keyOf = ({ keyLost, hasApiKey }: Model) =>
    (keyLost === true && words.keyLost) || (hasApiKey ? words.keySet : words.noKey);
  const list = useModelList({
    filters: [
      enumFilter({
        key: 'kind',
        label: words.kind,
        values: modelKinds,
        words: words.kinds,
        toInput: (kind) => ({ kind }),
      }),
    ],
    columns: [
      column.text('name', words.name, nameOf, { width: 160, mobile: 'first' }),
      column.text('kind', words.kind, (model) => words.kinds[kindOf(model)], { width: 104 }),
      column.text('model', words.model, ({ model }) => model, { width: 160, mobile: 'second' }),
      column.text('address', words.address, ({ baseUrl }) => baseUrl, { quiet: true }),
      column.text('key', words.key, keyOf, { width: 104, quiet: true }),
      column.status('active', words.state, stateOf, { width: 112 }),
      updated,
    ],
  });

  const rowActions = useModelActions({
    onEdit: ({ id }) => void list.record.show(id),
    onTest: (model) => void begin(model),
  });

  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.create, onClick: () => void list.record.show('new') }}
      rowName={nameOf}
      searchHint={words.search}
      actions={rowActions}
      empty={{ picture: 'talk', title: words.emptyTitle, description: words.emptyText }}
    >
      <ModelDrawer list={list} />
      <TryModel trial={trial} onAgain={(model) => void begin(model)} onCancel={cancel} onClose={close} />
    </RecordListPage>
  );
}
