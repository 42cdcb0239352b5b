import type { BusinessPlan } from '@console/api/contract';
import {
  useAddBusinessPlan,
  useDuplicateBusinessPlan,
  usePageBusinessPlans,
  useRemoveBusinessPlans,
} from '@console/api/hooks/businessPlans';
import { useAction } from '../../../actions/useAction.js';
import { useRemove } from '../../../actions/useRemove.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { columnsOf } from '../../../lists/columns.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { RecordListPage } from '../../../lists/RecordListPage.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { fieldsOf, inputOf, type PlanFields, PlanInputs } from './planFields.js';
import { usePlanWords } from './planWords.js';

const column = columnsOf<BusinessPlan>();

const useList = recordListHook({ kind: 'businessPlan', usePage: usePageBusinessPlans });

/** Own plans and those of colleagues, with the way to make another one. */
export const PlanList = () => {
  const words = usePlanWords();
  const [, set] = useQueryState();
  const act = useAction();
  const remove = useRemove();
  const { run: add } = useAddBusinessPlan();
  const { run: duplicate } = useDuplicateBusinessPlan();
  const { run: removePlans } = useRemoveBusinessPlans();
  const list = useList({
    columns: [
      column.text('title', words.name, ({ title }) => title, { mobile: 'first', sortable: true }),
      column.text('company', words.company, ({ company }) => company, { sortable: true }),
      column.text('length', words.length, (one) => words.lengthOf(one.sectionCount, one.characterCount), {
        mobile: 'second',
      }),
      column.text('owner', words.owner, ({ ownerName }) => ownerName, { width: 112, quiet: true }),
      column.time('updateTime', words.updated, ({ updateTime }) => updateTime, { sortable: true }),
    ],
  });
  const open = (id: string) => set({ plan: id, open: undefined }, { push: true });
  const onDuplicate = ({ id, title }: BusinessPlan) =>
    act({ run: () => duplicate({ id, title: words.copyOf(title).slice(0, 100) }), done: words.duplicated });
  const onRemove = ({ id, title }: BusinessPlan) =>
    remove({
      title: words.removeTitle(title),
      text: words.removeText,
      run: () => removePlans({ idList: [id] }),
      done: words.removed,
    });
  return (
    <RecordListPage
      list={list}
      title={words.title}
      create={{ label: words.add, onClick: () => void list.record.show('new') }}
      rowName={({ title }) => title}
      searchHint={words.search}
      actions={(plan) => [
        { key: 'open', label: words.open, onClick: () => open(plan.id) },
        { key: 'duplicate', label: words.duplicate, onClick: () => void onDuplicate(plan) },
        ...(plan.own ? [{ key: 'remove', label: words.remove, danger: true, onClick: () => void onRemove(plan) }] : []),
      ]}
      empty={{ title: words.emptyTitle, description: words.emptyText }}
    >
      <FormDialog<PlanFields>
        recordKey={list.record.id === 'new' ? 'new' : undefined}
        title={words.add}
        verb={words.create}
        initial={fieldsOf(undefined)}
        edit={list.record}
        staysOpen
        onSubmit={async (fields) => {
          const { id } = await add(inputOf(fields), { quiet: true });
          list.record.setDirty(false);
          open(id);
        }}
        onClose={list.record.close}
      >
        <PlanInputs />
      </FormDialog>
    </RecordListPage>
  );
};
