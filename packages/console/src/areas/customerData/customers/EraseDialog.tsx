import type { CustomerDetail } from '@console/api/contract';
import { useEraseCustomer } from '@console/api/hooks/customers';
import { useMessage } from '@console/ui/provider';
import { Notice } from '@console/ui/states';
import { TextField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useCustomerWords } from './customerWords.js';

interface EraseDialogProps {
  customer: CustomerDetail;
  open: boolean;
  /** Nothing of them is left. */
  onErased: () => void;
  onClose: () => void;
}

/** A confirmation is given anew. */
const secret = ['confirmation'];

/** Erases somebody everywhere, once their name was typed. */
export default function EraseDialog({ customer, open, onErased, onClose }: EraseDialogProps) {
  const words = useCustomerWords();
  const message = useMessage();
  const edit = useEdit(`erase customer ${customer.id}`);
  const { run: erase } = useEraseCustomer();
  // As the server asks for it.
  const asked = customer.customerName.trim() || customer.memberNumber || customer.id;
  return (
    <FormDialog<{ confirmation: string }>
      recordKey={open ? customer.id : undefined}
      title={words.eraseTitle(asked)}
      verb={words.erase}
      initial={{ confirmation: '' }}
      secret={secret}
      edit={edit}
      staysOpen
      onSubmit={async ({ confirmation }) => {
        const { orderCount, eventCount, uploadRowCount, conversationCount } = await erase(
          { id: customer.id, confirmation: confirmation.trim() },
          { quiet: true },
        );
        message.success(words.erased(orderCount, eventCount, uploadRowCount, conversationCount));
        onErased();
      }}
      onClose={onClose}
    >
      <Notice tone="warning">{words.eraseText}</Notice>
      <TextField
        name="confirmation"
        label={words.confirmName(asked)}
        max={64}
        required
        rules={[
          {
            validator: (_rule, value: unknown) =>
              typeof value === 'string' && value !== '' && value.trim() !== asked
                ? Promise.reject(new Error(words.wrongName))
                : Promise.resolve(),
          },
        ]}
      />
    </FormDialog>
  );
}
