import { type Model, type ModelKind, modelKinds } from '@console/api/contract';
import { useActivateModel, usePageModels, useRemoveModels } from '@console/api/hooks/models';
import { ifKnown } from '@console/base';
import { Status } from '@console/ui/states';
import { useAction } from '../../actions/useAction.js';
import { useRemove } from '../../actions/useRemove.js';
import { columnsOf } from '../../lists/columns.js';
import { useUpdatedColumn } from '../../lists/enabled.js';
import { enumFilter } from '../../lists/recordFilters.js';
import { RecordListPage } from '../../lists/RecordListPage.js';
import { recordListHook } from '../../lists/recordListHook.js';
import { ModelDrawer } from './ModelDrawer.js';
import { useModelWords } from './modelWords.js';
import { TryModel } from './TryModel.js';
import { useModelTrial } from './useModelTrial.js';

const column = columnsOf<Model>();

const useModelList = recordListHook({
  kind: 'model',
  usePage: usePageModels,
  one: (id) => ({ idList: [id] }),
});

const nameOf = ({ name }: Model): string => name;
const kindOf = ({ kind }: Model): ModelKind => ifKnown(modelKinds, kind, 'chat');

/** The models that answers are written, found and put in order by. */
export default function ModelsPage() {
  const words = useModelWords();
  const updated = useUpdatedColumn();
  const act = useAction();
  const ask = useRemove();
  const remove = useRemoveModels();
  const activate = useActivateModel();
  const { trial, begin, cancel, close } = useModelTrial();
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
      column.status(
        'active',
        words.state,
        ({ active }) => <Status tone={active ? 'ok' : 'off'}>{active ? words.active : words.spare}</Status>,
        { width: 112 },
      ),
      updated,
    ],
  });

  const onUse = ({ id, name }: Model) => act({ run: () => activate.run({ id, active: true }), done: words.used(name) });
  const onStop = (model: Model) =>
    act({
      ask: { title: words.stopTitle(model.name), text: words.stopText[kindOf(model)], verb: words.stop },
      run: () => activate.run({ id: model.id, active: false }),
      done: words.stopped(model.name),
    });
  const onRemove = ({ id, name }: Model) =>
    ask({
      title: words.removeTitle(name),
      text: words.removeText,
      run: () => remove.run({ idList: [id] }),
      done: words.removed,
    });

  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.create, onClick: () => void list.record.show('new') }}
      rowName={nameOf}
      searchHint={words.search}
      actions={(model) => {
        const fixed = model.fromEnvironment && { unavailable: words.fixed };
        return [
          { key: 'edit', label: words.edit, onClick: () => void list.record.show(model.id), ...fixed },
          { key: 'test', label: words.test, onClick: () => void begin(model) },
          model.active
            ? { key: 'stop', label: words.stop, onClick: () => void onStop(model), ...fixed }
            : { key: 'use', label: words.use, onClick: () => void onUse(model), ...fixed },
          {
            key: 'remove',
            label: words.remove,
            danger: true,
            onClick: () => void onRemove(model),
            ...(model.active && { unavailable: words.inUse }),
            ...fixed,
          },
        ];
      }}
      empty={{ picture: 'talk', title: words.emptyTitle, description: words.emptyText }}
    >
      <ModelDrawer list={list} />
      <TryModel trial={trial} onAgain={(model) => void begin(model)} onCancel={cancel} onClose={close} />
    </RecordListPage>
  );
}
