import type { PlanToApprove } from '@console/api/contract';
import { useReadOperatePlan } from '@console/api/hooks/marketing/operatePlan';
import { useDecidePlanApproval } from '@console/api/hooks/marketing/planApproval';
import { lookUp, ready } from '@console/base';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { useMessage } from '@console/ui/provider';
import { Status } from '@console/ui/states';
import { Form } from 'antd';
import { NoteField } from '../../../forms/fields.js';
import { KeptFields } from '../../../forms/KeptFields.js';
import { useSubmission } from '../../../forms/useSubmission.js';
import type { RecordList } from '../../../lists/recordListHook.js';
import { PlanToDecide } from './PlanToDecide.js';
import { approvalTones } from './planStates.js';
import { usePlanWords } from './planWords.js';

interface DecisionSaid {
  words: string;
}

const blank: DecisionSaid = { words: '' };

/** One plan that waits: to whom it goes, what it says in every task, what it costs, and the decision. */
export default function ApprovalDrawer({ list }: { list: RecordList<PlanToApprove> }) {
  const { record, opened, place, onPrevious, onNext } = list;
  const words = usePlanWords();
  const message = useMessage();
  const [form] = Form.useForm<DecisionSaid>();
  const { run: decide } = useDecidePlanApproval();
  const { problem, submit, forget } = useSubmission();
  const row = opened?.state === 'ready' ? opened.data : undefined;
  const read = useReadOperatePlan(row === undefined ? null : { id: row.id });
  // Nothing is decided about that has not been seen: the version that stands there.
  const plan = read.data;
  const isOpen = plan?.approval === 'waiting' && !plan.own;
  const close = () => {
    forget();
    record.setDirty(false);
    record.close();
  };
  const send = async (approved: boolean): Promise<boolean> => {
    if (plan === undefined) return false;
    const said = (form.getFieldValue('words') ?? '').trim();
    if (!approved && said === '') {
      form.setFields([{ name: 'words', errors: [words.decisionMissing] }]);
      form.focusField('words');
      return false;
    }
    return submit(async () => {
      await decide({ id: plan.id, version: plan.version, approved, words: said }, { quiet: true });
      message.success(approved ? words.approvedDone : words.rejectedDone);
      close();
    });
  };
  return (
    <DetailDrawer
      {...(place && { place })}
      {...(onPrevious && { onPrevious })}
      {...(onNext && { onNext })}
      open={record.id !== undefined && opened !== undefined}
      recordKey={record.id ?? ''}
      title={row?.planName ?? words.what}
      what={words.what}
      width={720}
      record={row === undefined ? (opened ?? ready(null)) : read.state}
      dirty={record.dirty}
      {...(plan && {
        tags: (
          <Status tone={lookUp(approvalTones, plan.approval, 'off')}>
            {lookUp(words.approvalStates, plan.approval, plan.approval)}
          </Status>
        ),
      })}
      {...(isOpen && {
        verb: words.approve,
        onSubmit: () => send(true),
        danger: { label: words.reject, onClick: () => void send(false) },
      })}
      {...(problem && { problem })}
      onClose={close}
    >
      {plan && <PlanToDecide plan={plan} />}
      {isOpen && (
        <Form<DecisionSaid>
          form={form}
          name="planDecision"
          layout="vertical"
          initialValues={blank}
          onValuesChange={() => record.setDirty(true)}
        >
          <KeptFields key={plan.id} edit={record} fill={() => form.setFieldsValue(blank)} />
          <NoteField name="words" label={words.decisionWords} help={words.decisionHelp} />
        </Form>
      )}
    </DetailDrawer>
  );
}
