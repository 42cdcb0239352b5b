import type { CustomerDetail } from '@console/api/contract';
import { useModifyCustomer } from '@console/api/hooks/customers';
import { FormField } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { Radio } from 'antd';
import { TextField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { useCustomerWords } from './customerWords.js';

const genders = ['male', 'female', 'unknown'] as const;

interface Fields {
  customerName: string;
  email: string;
  memberNumber: string;
  gender: (typeof genders)[number];
  birthday: string;
  city: string;
  level: string;
  staffName: string;
}

interface EditCustomerDialogProps {
  customer: CustomerDetail;
  open: boolean;
  onClose: () => void;
}

/** Changes what is known of somebody. The number, which is shown masked, is left as it is. */
export default function EditCustomerDialog({ customer, open, onClose }: EditCustomerDialogProps) {
  const words = useCustomerWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`customer ${customer.id}`);
  const { run: modify } = useModifyCustomer();
  const { customerName, email, memberNumber, city, level, staffName } = customer;
  return (
    <FormDialog<Fields>
      recordKey={open ? customer.id : undefined}
      title={words.editTitle}
      verb={form.save}
      initial={{
        customerName,
        email,
        memberNumber,
        gender: genders.find((one) => one === customer.gender) ?? 'unknown',
        birthday: customer.birthday ?? '',
        city,
        level,
        staffName,
      }}
      edit={edit}
      onSubmit={async ({ birthday, ...fields }) => {
        await modify({ id: customer.id, ...fields, birthday: birthday.trim() || null }, { quiet: true });
        message.success(words.saved);
      }}
      onClose={onClose}
    >
      <TextField name="customerName" label={words.name} />
      <TextField name="memberNumber" label={words.member} max={60} />
      <TextField name="email" label={words.email} max={254} />
      <FormField name="gender" label={words.gender}>
        <Radio.Group options={genders.map((value) => ({ value, label: words.genders[value] }))} />
      </FormField>
      <TextField
        name="birthday"
        label={words.birthday}
        help={words.birthdayHelp}
        max={10}
        rules={[{ pattern: /^\d{4}-\d{2}-\d{2}$/, message: words.notDay }]}
      />
      <TextField name="city" label={words.city} />
      <TextField name="level" label={words.level} />
      <TextField name="staffName" label={words.staff} />
    </FormDialog>
  );
}
