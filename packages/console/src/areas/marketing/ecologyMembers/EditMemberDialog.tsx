import { type EcologyMemberDetail, ecologyMemberTypes } from '@console/api/contract';
import { useModifyEcologyMember } from '@console/api/hooks/marketing/ecologyMember';
import { ifKnown } from '@console/base';
import { useMessage } from '@console/ui/provider';
import { SwitchField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { changesOf, type EditedMember } from './memberChanges.js';
import { memberText } from './memberText.js';
import { MemberFields } from './MemberFields.js';
import { useMemberWords } from './memberWords.js';

const fieldsOf = ({
  memberName,
  memberType,
  contactName,
  email,
  message,
  version,
}: EcologyMemberDetail): EditedMember => ({
  memberName,
  memberType: ifKnown(ecologyMemberTypes, memberType, 'partner'),
  contactName,
  phoneNumber: '',
  email: '',
  message,
  version,
  ...(email !== '' && { dropEmail: false }),
});

interface EditMemberDialogProps {
  member: EcologyMemberDetail;
  open: boolean;
  onClose: () => void;
}

/** Changes what is known of a member. Whoever was overtaken compares both; what is sent is what differs then. */
export default function EditMemberDialog({ member, open, onClose }: EditMemberDialogProps) {
  const words = useMemberWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`ecology member edited:${member.id}`);
  const { run: modify } = useModifyEcologyMember();
  const present = fieldsOf(member);
  return (
    <FormDialog<EditedMember>
      recordKey={open ? member.id : undefined}
      title={words.editTitle}
      verb={form.save}
      initial={present}
      edit={edit}
      merging={{
        versionOf: ({ version }) => version,
        describe: (fields) => memberText(fields, member, words),
      }}
      onSubmit={async ({ version, ...fields }) => {
        await modify({ id: member.id, version, ...changesOf(present, fields) }, { quiet: true });
        message.success(words.saved);
      }}
      onClose={onClose}
    >
      <MemberFields
        kept={{
          phone: words.keptPhone(member.phoneNumber),
          email: member.email === '' ? words.noEmail : words.keptPhone(member.email),
        }}
      />
      {member.email !== '' && <SwitchField name="dropEmail" label={words.dropEmail} />}
    </FormDialog>
  );
}
