import type { OperatePlanDetail } from '@console/api/contract';
import { useAddOperatePlan, useModifyOperatePlan } from '@console/api/hooks/marketing/operatePlan';
import { useMessage } from '@console/ui/provider';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { PlanFields, type PlanSaid } from './PlanFields.js';
import { blankPlan, saidOf, toPlan } from './planSaid.js';
import { usePlanWords } from './planWords.js';

interface PlanDialogProps {
  open: boolean;
  /** Left out: a new one. */
  plan?: OperatePlanDetail;
  /** `2026-11-21`, on which a new one begins. */
  day: string;
  /** A new one has this id. */
  onSaved?: (id: string) => void;
  onClose: () => void;
}

/** Says what a plan is about: to whom, when, and at which cost. */
export default function PlanDialog({ open, plan, day, onSaved, onClose }: PlanDialogProps) {
  const words = usePlanWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(plan === undefined ? 'new operate plan' : `operate plan:${plan.id}`);
  const { run: add } = useAddOperatePlan();
  const { run: modify } = useModifyOperatePlan();
  const isNew = plan === undefined;
  return (
    <FormDialog<PlanSaid>
      recordKey={open ? (plan?.id ?? 'new') : undefined}
      title={isNew ? words.add : words.edit}
      verb={isNew ? form.create : form.save}
      initial={isNew ? blankPlan(day) : saidOf(plan)}
      edit={edit}
      staysOpen={isNew}
      onSubmit={async (said) => {
        if (isNew) {
          const { id } = await add(toPlan(said), { quiet: true });
          message.success(words.created);
          onSaved?.(id);
        } else {
          await modify({ ...toPlan(said), id: plan.id, version: plan.version }, { quiet: true });
          message.success(words.saved);
        }
      }}
      onClose={onClose}
    >
      <PlanFields
        {...(plan && { id: plan.id })}
        {...(plan && plan.crowdPackId !== null && { known: [{ id: plan.crowdPackId, name: plan.crowdPackName }] })}
      />
    </FormDialog>
  );
}
