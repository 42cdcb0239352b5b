import type { OperatePlanDetail } from '@console/api/contract';
import { useCopyOperatePlan } from '@console/api/hooks/marketing/operatePlan';
import { useMessage } from '@console/ui/provider';
import { DatePicker, Form } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { NameField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { momentOf } from './moments.js';
import { usePlanWords } from './planWords.js';

interface CopySaid {
  planName: string;
  /** ISO 8601. */
  startTime: string | null;
}

interface CopyPlanDialogProps {
  open: boolean;
  plan: OperatePlanDetail;
  onCopied: (id: string) => void;
  onClose: () => void;
}

/** Makes another plan with the same tasks, at a time of its own. */
export default function CopyPlanDialog({ open, plan, onCopied, onClose }: CopyPlanDialogProps) {
  const words = usePlanWords();
  const message = useMessage();
  const edit = useEdit(`copy of operate plan:${plan.id}`);
  const { run: copy } = useCopyOperatePlan();
  return (
    <FormDialog<CopySaid>
      recordKey={open ? plan.id : undefined}
      title={words.copyTitle}
      verb={words.copy}
      initial={{ planName: words.copyName(plan.planName), startTime: plan.startTime }}
      edit={edit}
      staysOpen
      onSubmit={async ({ planName, startTime }) => {
        const moved = startTime !== null && { startTime: momentOf(startTime) };
        const { id } = await copy({ id: plan.id, planName: planName.trim(), ...moved }, { quiet: true });
        message.success(words.copied);
        onCopied(id);
      }}
      onClose={onClose}
    >
      <NameField name="planName" label={words.name} />
      <Form.Item
        name="startTime"
        label={words.copyStart}
        extra={words.copyHelp}
        getValueProps={(value: string | null) => ({ value: value === null ? null : dayjs(value) })}
        getValueFromEvent={(time: Dayjs | null) => time?.toISOString() ?? null}
      >
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" style={{ width: '100%' }} />
      </Form.Item>
    </FormDialog>
  );
}
