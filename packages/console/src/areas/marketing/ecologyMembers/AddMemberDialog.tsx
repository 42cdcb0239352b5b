import { useAddEcologyMember } from '@console/api/hooks/marketing/ecologyMember';
import { useMessage } from '@console/ui/provider';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import type { OpenRecord } from '../../../navigation/useRecord.js';
import { MemberFields, type MemberValues, noMember } from './MemberFields.js';
import { useMemberWords } from './memberWords.js';

interface AddMemberDialogProps {
  /** Open while a new one is being made. */
  record: OpenRecord;
}

/** Adds a member, and what it asks. */
export default function AddMemberDialog({ record }: AddMemberDialogProps) {
  const words = useMemberWords();
  const { form } = useDictionary();
  const message = useMessage();
  const { run: add } = useAddEcologyMember();
  return (
    <FormDialog<MemberValues>
      recordKey={record.isNew ? 'new' : undefined}
      title={words.add}
      verb={form.create}
      initial={noMember}
      edit={record}
      onSubmit={async ({ memberName, memberType, contactName, phoneNumber, email, message: asked }) => {
        const address = email.trim();
        await add(
          {
            memberName: memberName.trim(),
            memberType,
            contactName: contactName.trim(),
            phoneNumber: phoneNumber.trim(),
            message: asked.trim(),
            ...(address !== '' && { email: address }),
          },
          { quiet: true },
        );
        message.success(words.added);
      }}
      onClose={record.close}
    >
      <MemberFields />
    </FormDialog>
  );
}
