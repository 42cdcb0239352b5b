import { useAddBusinessPlan } from '@console/api/hooks/businessPlans';
import { PageFrame } from '@console/ui/page-frame';
import { EmptyState } from '@console/ui/states';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { fieldsOf, inputOf, type PlanFields, PlanInputs } from './planFields.js';
import { usePlanWords } from './planWords.js';

/** Makes a business plan, and goes on with writing it. */
export default function AddPlanPage() {
  const words = usePlanWords();
  const go = useTabNavigate();
  const edit = useEdit('new plan');
  const { run: add } = useAddBusinessPlan();
  const back = () => go('tool', { id: 'bp' });
  return (
    <PageFrame title={words.add}>
      <EmptyState picture="first" title={words.add} description={words.addHelp} />
      <FormDialog<PlanFields>
        recordKey="new"
        title={words.add}
        verb={words.create}
        initial={fieldsOf(undefined)}
        edit={edit}
        staysOpen
        onSubmit={async (fields) => {
          const { id } = await add(inputOf(fields), { quiet: true });
          edit.setDirty(false);
          go('editBusinessPlan', { id });
        }}
        onClose={back}
      >
        <PlanInputs />
      </FormDialog>
    </PageFrame>
  );
}
