import { ApiError } from '@console/api';
import { type EcologyMemberDetail, ecologyMemberTypes } from '@console/api/contract';
import { useModifyEcologyMember } from '@console/api/hooks/marketing/ecologyMember';
import { ifKnown } from '@console/base';
import { useMessage } from '@console/ui/provider';
import { useState } from 'react';
import { SwitchField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { FormNotice } from '../../../forms/FormNotice.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { changesOf, type EditedMember } from './memberChanges.js';
import { MemberFields } from './MemberFields.js';
import { useMemberWords } from './memberWords.js';

const fieldsOf = ({ memberName, memberType, contactName, email, message }: EcologyMemberDetail): EditedMember => ({
  memberName,
  memberType: ifKnown(ecologyMemberTypes, memberType, 'partner'),
  contactName,
  phoneNumber: '',
  email: '',
  message,
  ...(email !== '' && { dropEmail: false }),
});

interface EditMemberDialogProps {
  member: EcologyMemberDetail;
  open: boolean;
  onClose: () => void;
}

/** Changes what is known of a member. What is sent is what was changed since it was opened. */
export default function EditMemberDialog({ member, open, onClose }: EditMemberDialogProps) {
  const words = useMemberWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`ecology member edited:${member.id}`);
  const { run: modify } = useModifyEcologyMember();
  // As it was when the form was opened: it is read again meanwhile.
  const [begun, setBegun] = useState<EcologyMemberDetail>();
  const [overtaken, setOvertaken] = useState(false);
  if (open !== (begun?.id === member.id)) {
    setBegun(open ? member : undefined);
    setOvertaken(false);
  }
  const shown = begun ?? member;
  const before = fieldsOf(shown);
  return (
    <FormDialog<EditedMember>
      recordKey={open ? member.id : undefined}
      title={words.editTitle}
      verb={form.save}
      initial={before}
      edit={edit}
      onSubmit={async (fields) => {
        try {
          const version = overtaken ? {} : { version: shown.version };
          await modify({ id: member.id, ...version, ...changesOf(before, fields) }, { quiet: true });
        } catch (error) {
          setOvertaken(error instanceof ApiError && error.reason === 'changed_meanwhile');
          throw error;
        }
        message.success(words.saved);
      }}
      onClose={onClose}
    >
      {overtaken && <FormNotice tone="info">{words.overtaken}</FormNotice>}
      <MemberFields
        kept={{
          phone: words.keptPhone(shown.phoneNumber),
          email: shown.email === '' ? words.noEmail : words.keptPhone(shown.email),
        }}
      />
      {shown.email !== '' && <SwitchField name="dropEmail" label={words.dropEmail} />}
    </FormDialog>
  );
}
