import { useAllowErasedCustomer } from '@console/api/hooks/customers';
import { useRules } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { TextField } from '../../../../forms/fields.js';
import { FormDialog } from '../../../../forms/FormDialog.js';
import { FormNotice } from '../../../../forms/FormNotice.js';
import { useEdit } from '../../../../forms/useEdit.js';
import { useCareWords } from './careWords.js';

interface AllowFields {
  phoneNumber: string;
  memberNumber: string;
  email: string;
}

export interface AllowDialogProps {
  open: boolean;
  onClose: () => void;
}

const initial: AllowFields = { phoneNumber: '', memberNumber: '', email: '' };

/** Whoever was erased is not kept in this browser. */
const secret = ['phoneNumber', 'memberNumber', 'email'];

/** What somebody typed, without what was left empty. */
const filled = (fields: AllowFields): Partial<AllowFields> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (value.trim() === '' ? [] : [[key, value.trim()]])),
  );

/** Lets somebody be taken in again whose data was erased on their request. */
export default function AllowDialog({ open, onClose }: AllowDialogProps) {
  const words = useCareWords();
  const message = useMessage();
  const { email, phone } = useRules();
  const edit = useEdit('allow an erased customer');
  const { run: allow } = useAllowErasedCustomer();
  return (
    <FormDialog<AllowFields>
      recordKey={open ? 'allow' : undefined}
      title={words.allowTitle}
      verb={words.allow}
      initial={initial}
      secret={secret}
      edit={edit}
      onSubmit={async (fields) => {
        const { wasErased } = await allow(filled(fields), { quiet: true });
        if (wasErased) message.success(words.allowed);
        else message.info(words.notErased);
      }}
      onClose={onClose}
    >
      <FormNotice tone="warning">{words.allowHelp}</FormNotice>
      <TextField
        name="phoneNumber"
        label={words.phone}
        inputMode="tel"
        rules={[
          phone,
          ({ getFieldsValue }) => ({
            validator: () =>
              Object.keys(filled({ ...initial, ...getFieldsValue() })).length > 0
                ? Promise.resolve()
                : Promise.reject(new Error(words.allowMissing)),
          }),
        ]}
      />
      <TextField name="memberNumber" label={words.memberNumber} max={60} />
      <TextField name="email" label={words.email} max={254} rules={[email]} />
    </FormDialog>
  );
}
