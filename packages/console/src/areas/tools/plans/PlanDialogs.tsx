import type { BusinessPlanDetail } from '@console/api/contract';
import { useModifyBusinessPlan, useShareBusinessPlan } from '@console/api/hooks/businessPlans';
import { useMessage } from '@console/ui/provider';
import { FormField } from '@console/ui/forms';
import { Select } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { fieldsOf, inputOf, type PlanFields, PlanInputs } from './planFields.js';
import { usePlanWords } from './planWords.js';

const MOST_EDITORS = 20;

interface PlanDialogProps {
  plan: BusinessPlanDetail;
  open: boolean;
  onClose: () => void;
}

/** What a plan is called and whom it is about. */
export const PlanBasics = ({ plan, open, onClose }: PlanDialogProps) => {
  const words = usePlanWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`plan basics:${plan.id}`);
  const { run: modify } = useModifyBusinessPlan();
  // What colleagues change while it is open is not overwritten by what it was opened with.
  const [begun, setBegun] = useState(plan);
  if (!open && begun !== plan) setBegun(plan);
  return (
    <FormDialog<PlanFields>
      recordKey={open ? plan.id : undefined}
      title={words.settings}
      verb={form.save}
      initial={fieldsOf(begun)}
      edit={edit}
      onSubmit={async (fields) => {
        await modify({ id: plan.id, ...inputOf(fields), version: begun.settingsVersion }, { quiet: true });
        edit.setDirty(false);
        message.success(words.saved);
      }}
      onClose={onClose}
    >
      <PlanInputs />
    </FormDialog>
  );
};

/** The colleagues who may write a plan as well. */
export const PlanSharing = ({ plan, open, onClose }: PlanDialogProps) => {
  const words = usePlanWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`plan editors:${plan.id}`);
  const { run: share } = useShareBusinessPlan();
  return (
    <FormDialog<{ accounts: string[] }>
      recordKey={open ? plan.id : undefined}
      title={words.shareTitle}
      verb={form.save}
      initial={{ accounts: plan.editors.map(({ account }) => account) }}
      edit={edit}
      onSubmit={async ({ accounts }) => {
        await share({ id: plan.id, accounts }, { quiet: true });
        edit.setDirty(false);
        message.success(words.saved);
      }}
      onClose={onClose}
    >
      <FormField name="accounts" label={words.accounts} extra={words.accountsHelp}>
        <Select mode="tags" open={false} maxCount={MOST_EDITORS} tokenSeparators={[',', '，', ' ']} />
      </FormField>
    </FormDialog>
  );
};
